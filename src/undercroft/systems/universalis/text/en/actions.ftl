### Actions of heroes: doors, chests, jumps, searches.

act-unlock = Open the lock (Dexterity)
    .cost = Action
act-solve = Solve the riddle (Intelligence)
    .cost = Action
act-open-chest = Open the chest (Dexterity)
    .cost = Action
act-break-door = Hit the door: { $what }
    .cost = Action
act-break = Hit the object: { $what }
    .cost = Action
roll-open-lock = opening a lock
roll-open-lock-again = opening a lock, 1s again
roll-riddle = solving a riddle
roll-riddle-again = solving a riddle, 1s again
number-open-lock = Opening a lock
number-riddle = Solving a riddle
event-changed-found-lock = It is locked.
event-changed-found-riddle = A riddle keeps it shut.
event-changed-unlocked = { $who } opens the door.
event-changed-chest-opened = { $who } opens the chest.
event-changed-stays-shut = { $who } fails: the door stays shut.
event-changed-chest-stays-shut = { $who } fails: the chest stays shut.
event-changed-battered = { $who } hits { $detail-the }: { $now } Vitality left.
event-changed-door-battered = { $who } hits the door: { $now } Vitality left.
event-changed-broken-open = { $who } breaks { $detail-the }.
event-changed-door-broken = { $who } breaks the door down.
event-changed-coins = { $who } has { $now ->
        [one] 1 coin
       *[other] { $now } coins
    }.

## Jumping, climbing, swimming

act-jump = Jump to { $at }
    .cost = Action
act-climb = Climb out of the pit
    .cost = Action
act-climb-to = Climb out at { $at }
act-rope = { $who } helps with the Rope
act-no-help = Nobody helps
act-swim = Swim (Agility instead of Movement)
ask-rope-help = { $who } fails. Who helps with a Rope?
ask-short-rope-help = the help of a Rope
ask-climb-out = Where does { $who } climb out?
ask-short-climb-out = the way out of the pit
roll-jump = great jump
roll-jump-again = great jump, 1s again
roll-climb = climbing out
roll-climb-again = climbing out, 1s again
roll-rope-help = pulling the Rope
roll-rope-help-again = pulling the Rope, 1s again
roll-swim = swimming
roll-footbridge = will the footbridge hold
number-jump = Great jump
number-climb = Climbing out
number-rope-help = Pulling the Rope
number-swim = Squares to swim
rule-source-wide = more than one square wide
rule-source-enemy-adjacent = an enemy adjacent
rule-source-enemy-at-pit = an enemy at the pit
rule-source-large = a Large character
rule-source-heavy-armor = heavy armor
rule-source-deep-water = deep water
event-changed-hangs-on = There is no room below: { $who } hangs on to the edge.
event-changed-swimming = { $who } swims: up to { $now } squares.
event-changed-bridge-gone = The footbridge is gone.
event-moved-jump = { $who } { $who-number ->
        [many] jump
       *[one] jumps
    } to { $at }.
event-moved-fall = { $who } { $who-number ->
        [many] fall
       *[one] falls
    } at { $at }.
event-moved-climb = { $who } { $who-number ->
        [many] climb
       *[one] climbs
    } out at { $at }.
universalis-furniture-footbridge = Footbridge
    .the = the Footbridge

## Searching

act-search-secret = Search for secret doors (Perception, no move)
    .cost = Action
act-search-room = Search the room (Perception, no move)
    .cost = Action
act-search = Search { $what-the }
    .cost = Action
act-share = { $what } goes to { $who }
ask-share = Treasure! Who takes it?
ask-short-share = sharing the treasure
roll-search-secret = searching for secret doors
roll-search-secret-again = searching for secret doors again
roll-search-room = searching the room
roll-search-room-again = searching the room again
roll-search-element = search
roll-search-element-again = search again
number-search-secret = Searching for secret doors
number-search-room = Searching the room
number-search-element = Search
rule-source-search = search
event-changed-secret-door = { $who } finds a secret door!
event-changed-found-nothing = { $who } finds nothing.
event-changed-shared = { $who } takes { $detail-the }.
universalis-access-secret-door = secret door

## Quick Actions

act-give = Hand over to { $who }
    .cost = Quick Action
    .verb = Give something
act-drop = Leave something
    .cost = Quick Action
act-drop-at = Leave it at { $at }
act-item = { $what }
act-stow = Put { $what-the } away
    .cost = Quick Action
act-pull = Pull the lever
    .cost = Quick Action
ask-give-what = What does { $who } hand over?
ask-short-give-what = what is handed over
ask-drop-what = What does { $who } leave here?
ask-short-drop-what = what is left
ask-drop-where = Where does { $who } leave it?
ask-short-drop-where = where it is left
event-changed-given = { $who } is given { $detail-the }.
event-changed-left-behind = { $who } leaves { $detail-the }.
event-changed-stowed = { $who } puts { $detail-the } away.

## Recovery

ask-stand-up = { $who } lies on the ground. Stand up?
ask-short-stand-up = standing up

## Advanced rules

option-jumping-from-heights = Jumping from heights
    .help = Characters may jump down onto enemies.
    .off = No
    .on = Yes
option-climbing-surfaces = Climbing other surfaces
    .help = Characters may climb walls and furniture as high as themselves.
    .off = No
    .on = Yes
option-long-range-weapons = Long range weapons
    .help = The basic rules, or the advanced ones with a Melee Range of two squares.
    .basic = Basic rules
    .advanced = Advanced rules
act-jump-at = Jump down onto { $who }
    .verb = Jump down
act-beside = Land beside it and strike
act-cling = Cling to it
act-land = Land at { $at }
act-scale = Climb to { $at }
act-advance = Advance to { $at }
ask-come-down = { $who } comes down on a larger enemy. How?
ask-short-come-down = how one comes down
ask-land-where = Where does { $who } land?
ask-short-land-where = the landing
ask-fall-where = { $who } misses. Where does it fall?
ask-short-fall-where = where one falls
ask-advance = { $who } may advance a square. Where to?
ask-short-advance = the advance
roll-cling = clinging
roll-cling-again = clinging, 1s again
number-cling = Clinging
rule-source-jumped-from-above = jumped from above
event-changed-clings = { $who } clings to the enemy.
event-changed-hangs-on-wall = { $who } hangs on the wall.
event-moved-advance = { $who } { $who-number ->
        [many] advance
       *[one] advances
    } to { $at }.
act-turn-to = Move to { $at } and turn
