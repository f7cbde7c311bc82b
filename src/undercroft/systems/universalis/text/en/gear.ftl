### Using, wearing and searching things.

act-use = Use { $what-the }
act-put-on = Put on { $what-the }
act-take-off = Take off { $what-the }
act-search-corpses = Search the corpses
act-take-weapon = Take the enemy’s weapon
act-strip = Search { $who } for belongings
act-take = Take { $what-the }
act-coat = Coat { $what-the }
ask-coat = Which weapon does { $who } poison?
ask-strip = What does { $who } take?
event-changed-put-on = { $who } puts on { $detail }.
event-changed-took-off = { $who } takes off { $detail }.
event-changed-searched-corpses = { $who } searches the corpses: { $now } coins.
roll-search-corpses = searching corpses
roll-holy-water = Holy Water
roll-holy-water-again = Holy Water, 1s again
number-holy-water = Holy Water
rule-source-darkness = darkness
rule-source-lost-in-the-dark = lost in the dark
rule-source-blast = blast
universalis-thing-strange-weapon = Enemy’s Weapon
    .the = the Enemy’s Weapon
    .text = A weapon taken from an enemy: Combat and Shooting Skill -1 with it, and nobody buys it.
