## The Artificial Dark Player: decks, the Scenario Die, Leaders.

pile-obstacles = Obstacle cards
universalis-pile-obstacles = Obstacle cards
pile-powers = Power cards
universalis-pile-powers = Power cards
pile-spent = Dark Player cards used
universalis-pile-spent = Dark Player cards used

option-entered-before = Somebody has been here before
    .help = 2 more Reserve Points for each hero if one of the group has entered this scenario before.
    .no = No
    .yes = Yes

roll-scenario-power = a Power card
roll-extra-skills = extra skills
roll-random-section = a section at random
rule-source-challenge = increased challenge
event-changed-learnt = { $who } has { $detail } besides, for { $now } Reserve Points.
roll-random-bearer = a creature at random
event-changed-waits = { $detail } lies face up and waits.

option-plays-alone = The hero is made to play alone
    .help = A hero who will go without other heroes begins with 30 coins.
    .no = No
    .yes = Yes
roll-random-hero = a hero at random
