### Actions of heroes: doors, chests, jumps, searches.

act-unlock = Open the lock (Dexterity)
act-solve = Solve the riddle (Intelligence)
act-open-chest = Open the chest (Dexterity)
act-break-door = Hit the door: { $what }
act-break = Hit the object: { $what }
roll-open-lock = opening a lock
roll-open-lock-again = opening a lock, 1s again
roll-riddle = solving a riddle
roll-riddle-again = solving a riddle, 1s again
number-open-lock = Opening a lock
number-riddle = Solving a riddle
event-changed-found-lock = It is locked.
event-changed-found-riddle = A riddle keeps it shut.
event-changed-unlocked = { $who } opens the { $detail ->
        [chest] chest
       *[door] door
    }.
event-changed-stays-shut = { $who } fails: the { $detail ->
        [chest] chest
       *[door] door
    } stays shut.
event-changed-battered = { $who } hits it: { $now } Vitality left.
event-changed-broken-open = { $who } breaks it.
event-changed-coins = { $who } has { $now } coins.
