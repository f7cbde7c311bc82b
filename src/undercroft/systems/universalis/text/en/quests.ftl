### What quests have in common: goals, marks, rewards, options of the game.

universalis-token-goal = goal square
mark-bearer = carries what the quest is about
act-mark-take = Take { $what-the }
act-mark-free = Free { $what-the }
act-mark-break = Break { $what-the }
act-mark-use = Use { $what-the }
event-changed-mark-take = { $who } takes { $detail }.
event-changed-mark-free = { $who } frees { $detail }.
event-changed-mark-break = { $who } breaks { $detail }.
event-changed-mark-use = { $who } uses { $detail }.
event-changed-coins = { $who } has { $now } coins.
event-changed-experience = { $who } gains { $now } XP.
event-changed-overtime = { $who } took too long: the Dark Player scores.
number-handle = The quest’s own task
roll-handle = the quest’s own task
roll-handle-again = the quest’s own task, 1s again
roll-random-faction = which faction comes
end-universalis-overrun = what was to be held is lost
