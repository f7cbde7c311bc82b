### Movement, doors, tiles, markers.

act-walk = Walk to { $at }
act-jump = Jump to { $at } ({ $n ->
        [one] { $n } square
       *[other] { $n } squares
    })
    .verb = Jump
act-jump-past = Jump past { $who } to { $at } ({ $n ->
        [one] { $n } square
       *[other] { $n } squares
    })
    .verb = Jump past somebody
act-jump-swap = Jump into the place of { $who }, who steps to { $at } ({ $n ->
        [one] { $n } square
       *[other] { $n } squares
    })
    .verb = Jump into somebody’s place
act-swap = Change places with { $who }
act-pick-up = Pick up { $who }
act-put-down = Put down { $who }
act-combine = Jump, or combine walking, jumping and changing places
act-stop = Stop here
act-open = Open the door to { $at }
    .nowhere = Open the door
act-search = Search for treasure
    .cost = 1 AP
act-search-with-care = Search with care: draw two cards, keep one
    .cost = 5 AP
act-lay = Lay { $what }
    .verb = Lay the tile
    .told = Lay { $what } – { $text }
act-secret-door = A Secret Door at { $at }

ask-move = { $who } is moving. AP left: { $about }. What next?
ask-lay = How is { $about } laid?
    .help = A door must lie against the door that was opened, an open side against an open side. Doors that meet a Wall are lost.
ask-swap = Does { $who } agree to change places?
ask-secret-door = In which Wall does the Secret Door open?
    .alone = In which Wall does the Secret Door open?
ask-discard-one = { $who } searched with care: which card is discarded?

roll-jump = jump
rule-source-jump-bonus = jump bonus
number-needed = needed

event-moved-walk = { $who } { $who-number ->
        [many] go
       *[one] goes
    } to { $at }.
event-harmed-jump = { $who } falls and loses { $amount } HP.
    .alone = { $who } falls and loses { $amount } HP.
event-changed-door = { $who } opens a door.
    .alone = A door opens.
event-changed-blocked-door = { $who }: the door at { $at } { $now ->
        [0] is free again
       *[other] is blocked
    }.
    .alone = The door at { $at } { $now ->
        [0] is free again
       *[other] is blocked
    }.
event-changed-carried = { $who } { $now ->
        [0] is put down
       *[other] is picked up
    }.
    .alone = Somebody { $now ->
        [0] is put down
       *[other] is picked up
    }.
event-revealed = { $what } is laid.
    .figure = { $who } reveals { $what }.
    .nowhere = { $what } is laid.
event-revealed-secret-door = A Secret Door opens at { $at }.
    .figure = { $who } finds a Secret Door at { $at }.
    .nowhere = A Secret Door opens.
event-removed-searched = The treasure at { $at } has been searched.
    .figure = { $who } searches for treasure.
    .nowhere = A treasure has been searched.

doria-loot = Loot Marker
doria-hole = Hole
doria-rubble = Rubble
doria-door = door
doria-blocked-door = Blocked Door
doria-carried = carried
doria-secret-door = Secret Door

doria-event-secret-door = Secret Door
    .story = A draught where there should be none, and a stone that gives way under the hand.

doria-lies-doors = doors
doria-lies-open = open
