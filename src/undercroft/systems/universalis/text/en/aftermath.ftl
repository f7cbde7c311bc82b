### What becomes of heroes who fell.

roll-fate = the fate of the fallen
roll-injury = injury
roll-random-lost = what is lost
roll-random-amnesia = what is forgotten
ask-resurrect = { $who } is dead. Pay a healer 30 coins to call { $who } back?
ask-ransom = { $who } is a prisoner. Pay a ransom of 10 coins?
ask-injury = { $who } is hurt for good. Which attribute suffers?
act-injury = { $what } -1
event-changed-fate-dead = { $who } is dead.
event-changed-fate-avenged = { $who } is dead, and somebody at home swears revenge.
event-changed-fate-prisoner = { $who } is a prisoner down there.
event-changed-fate-ransomed = { $who } is free again, for money.
event-changed-fate-resurrected = { $who } is called back from the dead.
event-changed-fate-injured = { $who } lives, but not unharmed.
event-changed-fate-maimed = { $who } escapes after much suffering.
event-changed-fate-escaped = { $who } escapes, nobody knows how.
event-changed-lost = { $who } has lost { $detail }.
event-changed-injured = { $who } keeps an injury: { $detail }.
universalis-one-armed = one-armed
universalis-one-eyed = one-eyed
universalis-amnesia = amnesia
rule-source-injury = injury
