## What equipment cards state

universalis-gear-blow = { $n ->
        [0] Strength in damage dice
       *[other] Strength { SIGNED($n) } damage dice
    }
universalis-gear-both = { SIGNED($n) } held in both hands
universalis-gear-dice = { $n } damage dice
universalis-gear-pierces = the target’s Armor { SIGNED($n) }
universalis-gear-combat = Combat Skill { SIGNED($n) }
universalis-gear-attack = Combat Skill { SIGNED($n) } in attack
universalis-gear-defense = Combat Skill { SIGNED($n) } in defense
universalis-gear-shooting = Shooting Skill { SIGNED($n) }
universalis-gear-range = range { $n }
universalis-gear-two-hands = two-handed
universalis-gear-armor = Armor { SIGNED($n) }
universalis-gear-blocks = blocks on { $n }+
universalis-gear-movement = Movement { SIGNED($n) }
universalis-gear-agility = Agility { SIGNED($n) }
universalis-gear-perception = Perception { SIGNED($n) }
universalis-gear-dexterity = Dexterity { SIGNED($n) }
universalis-gear-weight = weight { $n }

## What is left of an activation

universalis-action = Action
universalis-squares = squares
universalis-quick-action = Quick Action

## Who may not go together

universalis-clash-group = A group of three or more needs { $what }. Take one along, or choose “Anybody goes with anybody” under “Who goes together”.
universalis-clash-class = { $one } and { $other } are both { $what }: the book wants different classes in a group. Leave one behind, or choose “Anybody goes with anybody” under “Who goes together”.
universalis-clash-alignment = { $one } and { $other } are good and evil, and do not go together. Leave one behind, or choose “Anybody goes with anybody” under “Who goes together”.
universalis-clash-skill = { $one } and { $other } have both learnt { $what }: the book allows it to one of a group. Leave one behind, or choose “Anybody goes with anybody” under “Who goes together”.
universalis-clash-spell = { $one } and { $other } both know { $what }: the book allows it to one of a group. Leave one behind, or choose “Anybody goes with anybody” under “Who goes together”.
universalis-group-fighter = a fighter
universalis-group-explorer = an explorer
universalis-group-spellcaster = a spellcaster
