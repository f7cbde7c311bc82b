## What is left of an activation

universalis-action = Action
universalis-squares = Movement
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
