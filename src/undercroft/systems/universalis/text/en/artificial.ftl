## The Artificial Dark Player: decks, the Scenario Die, Leaders.

pile-obstacles = Obstacle cards
    .the = the Obstacle cards
universalis-pile-obstacles = Obstacle cards
    .the = the Obstacle cards
pile-powers = Power cards
    .the = the Power cards
universalis-pile-powers = Power cards
    .the = the Power cards
pile-spent = Dark Player cards used
    .the = the Dark Player cards used
universalis-pile-spent = Dark Player cards used
    .the = the Dark Player cards used

option-entered-before = Somebody has been here before
    .help = 2 more Reserve Points for each hero if one of the group has entered this scenario before.
    .no = No
    .yes = Yes

roll-scenario-power = a Power card
roll-extra-skills = extra skills
roll-random-section = a section at random
rule-source-challenge = increased challenge
event-changed-learnt = { $who } also has { $detail }, for { $now ->
        [one] 1 Reserve Point
       *[other] { $now } Reserve Points
    }.
roll-random-bearer = a creature at random
event-changed-discarded = The Dark Player discards { $detail-the } for { $now ->
        [0] nothing
        [one] 1 Reserve Point
       *[other] { $now } Reserve Points
    }.
event-changed-waits = { $detail-the } lies face up and waits.

option-plays-alone = The hero is made to play alone
    .help = A hero who will go without other heroes begins with 30 coins.
    .no = No
    .yes = Yes
roll-random-hero = a hero at random
