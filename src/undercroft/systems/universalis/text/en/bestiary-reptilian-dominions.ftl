### Reptilian Dominions.

universalis-faction-reptilian-dominions = Reptilian Dominions
    .the = the Reptilian Dominions
    .form = mp
    .text = Legions of scale behind great shields, with riders, wings and beasts like towers.
universalis-creature-scale-legionary = Scale Legionary
    .the = the Scale Legionary
    .text = It does not hurry, and the shield comes first.
universalis-creature-chameleon-hunter = Chameleon Hunter
    .the = the Chameleon Hunter
    .text = The wall breathes out, and there is a dart in your neck.
universalis-creature-tongue-snatcher = Tongue Snatcher
    .the = the Tongue Snatcher
    .text = It has robbed you from two steps away, and swallowed.
universalis-creature-frilled-spitter = Frilled Spitter
    .the = the Frilled Spitter
    .text = When the collar opens, step aside.
universalis-creature-scent-monitor = Scent Monitor
    .the = the Scent Monitor
    .text = They knew you were coming; it has told them since yesterday.
universalis-creature-priests-asp = Priest’s Asp
    .the = the Priest’s Asp
    .text = It lives in the sleeve and prompts.
universalis-creature-saurian-rider = Saurian Rider
    .the = the Saurian Rider
    .text = It strikes first with the beast, then with the spear.
universalis-creature-wing-rider = Wing Rider
    .the = the Wing Rider
    .text = Three javelins, and no interest in your front row.
universalis-creature-ember-salamander = Ember Salamander
    .the = the Ember Salamander
    .text = It sneezes, and three of you stand in the line.
universalis-creature-coil-guard = Coil Guard
    .the = the Coil Guard
    .text = Two blades in front, and the rest of it around you.
universalis-creature-serpent-priest = Serpent Priest
    .the = the Serpent Priest
    .text = It prays to the sun, which answers in straight lines.
universalis-creature-siege-saurian = Siege Saurian
    .the = the Siege Saurian
    .text = The crew shoots, the beast merely walks on.
universalis-creature-tyrant-saurian = Tyrant Saurian
    .the = the Tyrant Saurian
    .text = One bite is one of you.
universalis-creature-dominion-praetor = Praetor of the Dominions
    .the = the Praetor of the Dominions
    .text = It lifts one claw, and the whole line strikes again.

## Sworn hatred: of the faction that killed a relative

universalis-skill-hatred-reptilian-dominions = Hatred towards the Reptilian Dominions
    .the = Hatred towards the Reptilian Dominions
    .text = While you fight anybody of the Reptilian Dominions: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
