### Prayers, and what is told of them.

# Level 1

league-prayer-bringer-of-light = Bringer of Light
    .text = A light goes before the priest, and the dead look away: undead who attack the priest do so at −10 Combat Skill.
league-prayer-power-of-iphy = The Power of Iphy
    .text = A psalm for shaking knees: +10 Resolve against fear and terror, and whoever has lost heart already may find it again.
league-prayer-charus-walk-with-us = Charus, Walk with Us
    .text = He walks beside everybody except the one who keeps calling: skill rolls up to 10 give the others a point of Energy.
league-prayer-metheias-ward = Metheia’s Ward
    .text = Her hand lies on the priest, who heals 1 HP whenever its activation begins.
league-prayer-power-of-the-gods = Power of the Gods
    .text = What the gods have to spare is lent to those who cast: +10 Arcane Arts.

# Level 2

league-prayer-litany-of-metheia = Litany of Metheia
    .text = Line by line, breath by breath: whoever passes Resolve as its activation begins heals 1 HP.
league-prayer-power-of-faith = Power of Faith
    .text = Nothing that walks is worth fearing: the party is immune to fear, and terror is no more than fear.
league-prayer-smite-the-heretics = Smite the Heretics!
    .text = At the start of each turn enemies within 4 squares pass Resolve or lose 1 HP.
league-prayer-verse-of-the-sane = Verse of the Sane
    .text = As long as the verse is read, a Resolve test wards off each loss of Sanity.
league-prayer-shield-of-the-gods = Shield of the Gods
    .text = A miscast may be taken upon the priest, who tests Resolve or suffers for it.

# Level 3

league-prayer-strengths-of-ohlnir = Strengths of Ohlnir
    .text = Swords weigh what feathers weigh: the party has +10 Strength.
league-prayer-warriors-of-ramos = Warriors of Ramos
    .text = Ramos counts the strokes: the party has +5 Combat Skill.
league-prayer-stay-thy-hand = Stay Thy Hand!
    .text = At the start of each turn enemies within 4 squares pass Resolve or have 1 AP less.
league-prayer-be-gone = Be Gone!
    .text = Lost ones, go home: ethereal creatures within 4 squares pass Resolve as a turn starts or lose 1d3 HP.
league-prayer-providence-of-metheia = Providence of Metheia
    .text = She tastes the cup before you do: +10 Constitution against poison and disease.

# Level 4

league-prayer-we-shalt-not-falter = We Shalt Not Falter
    .text = Five HP more for everybody, above what a body can hold, until the battle is over.
league-prayer-gods-champion = God’s Champion
    .text = The priest fights at +15 Combat Skill, and pays for it when the battle is over: 1 Energy, or half its Constitution until a rest.
league-prayer-metheias-open-hand = Metheia’s Open Hand
    .text = She catches whoever falls: a Resolve test brings a hero back to 1 HP who has been brought to 0.
league-prayer-break-their-guard = Ramos, Break Their Guard
    .text = Enemies within 4 squares of the priest are hit as if they had no TO HIT value.
league-prayer-ohlnirs-anvil = Ohlnir’s Anvil
    .text = What lies on the anvil gets harder, and so do the blows: +1 natural armour and +1 damage for the party.

## Praying

act-pray = Pray: { $what }
    .verb = Pray
ask-disregard-miscast = A miscast! Does { $who } take it upon the prayer?
    .help = The miscast is disregarded. The priest then passes a Resolve test or loses 1d4 HP, whatever protects it.
event-changed-prays = { $who } prays: { $detail }.
    .alone = Somebody prays: { $detail }.
event-changed-not-heard = { $detail }: nobody listens.
    .alone = { $detail }: nobody listens.
event-changed-weakened = { $now ->
        [0] { $who } has got over the prayer.
       *[other] { $who } has nothing left to give: Constitution is halved until a rest.
    }
    .alone = { $now ->
        [0] The prayer has been got over.
       *[other] Constitution is halved until a rest.
    }
roll-prayer = prayer
roll-shield-of-the-gods = the Shield of the Gods
roll-litany = litany
number-prayer = prayer
league-fact-level = Level
