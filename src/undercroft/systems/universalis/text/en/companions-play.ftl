### Companions on the board.

event-changed-passed-on = { $who } goes with somebody else now.
event-removed-left = { $what } leaves the scenario.
event-removed-deserted = { $what } has nobody to follow, and goes.
rule-source-pet = the pet’s Sharp Senses
