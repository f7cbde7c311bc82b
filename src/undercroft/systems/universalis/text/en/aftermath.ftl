### What becomes of heroes who fell.

roll-fate = the fate of the fallen
roll-injury = injury
roll-random-lost = what is lost
roll-random-amnesia = what is forgotten
ask-resurrect = { $who } is dead. Pay a healer 30 coins to call { $who } back?
ask-ransom = { $who } is a prisoner. Pay a ransom of 10 coins?
ask-injury = { $who } is hurt for good. Which attribute suffers?
act-injury = { $what } −1
event-changed-fate-dead = { $who } is dead.
event-changed-fate-avenged = { $who } is dead, and somebody at home swears revenge.
event-changed-fate-prisoner = { $who } is a prisoner down there.
event-changed-fate-ransomed = { $who } is free again, for money.
event-changed-fate-resurrected = { $who } is called back from the dead.
event-changed-fate-injured = { $who } lives, but not unharmed.
event-changed-fate-maimed = { $who } escapes after much suffering.
event-changed-fate-escaped = { $who } escapes, nobody knows how.
event-changed-lost = { $who } has lost { $detail-the }.
event-changed-injured = { $who } keeps an injury: { $detail }.
universalis-one-armed = one-armed
universalis-one-eyed = one-eyed
universalis-amnesia = amnesia
rule-source-injury = injury
event-changed-fate-fallen = { $who } is dead; the others bring the body to a healer.

## Going back for a prisoner

roll-prison-door = a door to the prisoners
act-free-prisoner = Open the door to the prisoners
event-changed-prison-door = There is a door nobody has seen before: the prisoners must be behind it.
event-changed-freed = { $who } is free again.
universalis-mark-prison-door = the door to the prisoners
    .the = the door to the prisoners

## Relatives

ask-make-origin = Who comes to the group?
act-relative = A relative of { $what }, who has sworn revenge
    .verb = A relative
act-stranger = Somebody new
universalis-kept-dead = dead
universalis-kept-avenged = dead, to be avenged
universalis-kept-prisoner = a prisoner
universalis-kept-fallen = fallen
