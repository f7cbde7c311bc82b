### Drowned Court.

universalis-faction-drowned-court = Drowned Court
    .the = the Drowned Court
    .text = A queen under the tide, her finned subjects, and every crew the sea ever kept.
universalis-creature-drowned-sailor = Drowned Sailor
    .the = the Drowned Sailor
    .text = It still comes when the bell rings for the watch.
universalis-creature-tide-serf = Tide Serf
    .the = the Tide Serf
    .text = It bows to the moon, and twice a day it rises.
universalis-creature-court-harpooner = Court Harpooner
    .the = the Court Harpooner
    .text = Whales were the practice.
universalis-creature-wrecker = Wrecker
    .the = the Wrecker
    .text = Its lantern promises a harbour, then opens the door to those who live there.
universalis-creature-crab-swarm = Swarm of Crabs
    .the = the Swarm of Crabs
    .text = The beach walks sideways, all of it.
universalis-creature-shock-eel = Shock Eel
    .the = the Shock Eel
    .text = You need not touch it. You need only be near, and wet.
universalis-creature-anchor-swinger = Anchor Swinger
    .the = the Anchor Swinger
    .text = Went down with the anchor and came up with it.
universalis-creature-shell-guard = Shell Guard
    .the = the Shell Guard
    .text = A wall that takes a run at you.
universalis-creature-siren = Siren
    .the = the Siren
    .text = One of you will stop to listen. There is always one.
universalis-creature-tide-witch = Tide Witch
    .the = the Tide Witch
    .text = She drinks the magic out of you and complains of the taste.
universalis-creature-wreck-crab = Wreck Crab
    .the = the Wreck Crab
    .text = It wears the ship that came to hunt it.
universalis-creature-kraken-spawn = Spawn of the Kraken
    .the = the Spawn of the Kraken
    .text = The small one, say those who have seen the other.
universalis-creature-drowned-admiral = Drowned Admiral
    .the = the Drowned Admiral
    .text = His fleet obeyed to the last ship, and obeys still.
universalis-creature-queen-of-the-drowned-court = Queen of the Drowned Court
    .the = the Queen of the Drowned Court
    .text = She was a bride once; the dowry was a coast.

## Sworn hatred: of the faction that killed a relative

universalis-skill-hatred-drowned-court = Hatred towards the Drowned Court
    .the = Hatred towards the Drowned Court
    .text = While you fight anybody of the Drowned Court: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
