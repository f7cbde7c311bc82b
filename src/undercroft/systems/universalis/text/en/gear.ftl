### Using, wearing and searching things.

act-use = Use { $what-the }
act-put-on = Put on { $what-the }
act-take-off = Take off { $what-the }
act-search-corpses = Search the corpses
    .cost = Action
act-take-weapon = Take the enemy’s weapon
    .cost = Action
act-strip = Search { $who } for belongings
    .cost = Action
act-take = Take { $what-the }
act-coat = Coat { $what-the }
ask-coat = Which weapon does { $who } poison?
ask-strip = What does { $who } take?
event-changed-put-on = { $who } puts on { $detail-the }.
event-changed-took-off = { $who } takes off { $detail-the }.
event-changed-searched-corpses = { $who } searches the corpses: { $now ->
        [one] 1 coin
       *[other] { $now } coins
    }.
roll-search-corpses = searching corpses
roll-holy-water = Holy Water
roll-holy-water-again = Holy Water, 1s again
number-holy-water = Holy Water
rule-source-darkness = darkness
rule-source-lost-in-the-dark = lost in the dark
rule-source-blast = blast
universalis-thing-strange-weapon = Enemy’s Weapon
    .the = the Enemy’s Weapon
    .text = A weapon taken from an enemy: Combat and Shooting Skill −1 with it, and nobody buys it.

## Equipment cards

universalis-signed = { SIGNED($n) }
universalis-fact-type = Type
universalis-type-ranged-weapon = Ranged Weapon
universalis-type-melee-weapon = Melee Weapon
universalis-type-armor = Armor
universalis-type-shield = Shield
universalis-type-common-object = Common Object
universalis-type-special-object = Special Object
universalis-type-magic-item = Magic Item
universalis-fact-hands = Hands
universalis-fact-value = Value Points
universalis-fact-cost = Cost
universalis-fact-weight = Weight
universalis-fact-uncommon = Uncommon, sought on
universalis-fact-damage = Damage
universalis-damage-strength = Strength
universalis-fact-both = In both hands
universalis-fact-target = Target’s Armor
universalis-fact-attack = Attack
universalis-fact-defense = Defense
universalis-fact-second = Or
universalis-fact-in-melee = In melee
universalis-range-strength = Strength { TIMES($n) }
universalis-fact-shots = Shots
universalis-fact-reload = Reload
universalis-fact-noise = Noise
universalis-fact-long = long range
universalis-fact-breaks-shields = breaks shields
universalis-fact-breaks = Breaks on
universalis-fact-armor = Armor
universalis-fact-light = light
universalis-fact-heavy = heavy
universalis-fact-piece = a piece, no armor of its own
universalis-fact-blocks = Blocks on
universalis-fact-from = { $n }+
universalis-fact-pushes = pushes back
universalis-fact-reusable = reusable
universalis-fact-used-up = used up
