### The words of the proving game.

system-proving = The Proving Game
system-proving-pitch = Four heroes, a handful of foes, and rules for everything a game can do. It is short, it can be lost, and it was written from the documentation alone.
proving = The Proving Game
proving-names = quest

option-armed = An axe to begin with
    .help = The first hero begins with an axe in hand, which can be hurled.

## Quests

proving-quest-cellar = The Cellar
    .story = Something large has moved in under the inn, and it does not pay.
    .goal = Slay the ogre before ten rounds have passed.
proving-quest-vigil = The Vigil
    .story = The pillar must stand until morning, and everything that crawls would have it down.
    .goal = Keep the pillar whole until the sixth round has ended.
proving-quest-warren = The Warren
    .story = Nobody has come back with a map, for the warren never looks the same twice.
    .goal = Find the den and slay the ogre before fourteen rounds have passed.
proving-quest-gatehouse = The Gatehouse
    .story = Two rooms, nobody on guard, and a noise behind the door. A good place to learn the trade.
    .goal = See both rooms and leave no foe in them.

## Figures

proving-knight = knight
    .the = the knight
proving-archer = archer
    .the = the archer
proving-rogue = rogue
    .the = the rogue
proving-priest = priest
    .the = the priest
proving-rat = rat
    .the = the rat
proving-goblin = goblin
    .the = the goblin
proving-slinger = slinger
    .the = the slinger
proving-ogre = ogre
    .the = the ogre
proving-pillar = pillar
    .the = the pillar

## Things

proving-shield = shield
proving-blade = blade
proving-potion = potion
proving-charm = charm
proving-cloak = cloak
proving-purse = purse
proving-cobweb = cobweb
proving-bone = bone
proving-mirror = mirror
proving-axe = axe
proving-snare = snare
proving-bell = bell
proving-fog = fog
proving-guard = Guard
    .text = Somebody beside the target of a shot may take it.
proving-shove = Shove
    .text = A small foe can be pushed one square away.
proving-backstab = Backstab
    .text = One die more from behind.
proving-rats = rats
proving-goblins = goblins
proving-slingers = slingers
proving-quiet = nobody
proving-bend = bend
proving-cross = crossing
proving-hall = hall
proving-bridge = bridge
proving-cell = cell
proving-den = den
proving-mouth = mouth
proving-secret-door = a secret door
proving-room = room
proving-doubtful = doubtful ground
proving-pit = pit
proving-rubble = rubble
proving-chest = chest
proving-hero = hero
proving-foe = foe
mark-rooted = rooted
mark-damaged = damaged
proving-from-behind = from behind
proving-defence = defence

## What is counted

proving-health = health
proving-points = luck
proving-attack = attack
proving-aim = aim
proving-slain = Foes slain
proving-turns = Actions left
proving-order = In the bag
proving-traps = Traps
proving-loot = Loot
proving-brood = Who lives there
proving-tiles = Tiles
proving-scried = Seen in the mirror
die-hit = hit
die-location = location
roll-hurl = axe
roll-detect = noticing
roll-shield = shield
roll-initiative = surprise
roll-attack = attack

## Choices

act-turn = { $who } acts
act-end = End the turn
act-face = Look { $n ->
        [2] east
        [4] south
        [6] west
       *[other] north
    }
act-move = Move
act-go = Go to { $at }
act-charge = Charge { $who }
act-melee = Strike { $who }
act-shot = Shoot at { $who }
act-hurl = Hurl the axe at { $who }
act-shove = Push { $who } to { $at }
act-open = Open the door
act-search = Search the chest
act-clear = Clear the rubble at { $at }
act-drink = Drink the potion
act-scry = Look into the mirror
act-ready = Ready: { $what }
act-stow = Stow: { $what }
act-mend = Mend: { $what }
act-trade = Trade
act-give = Give { $who }: { $what }
act-guard = { $who } takes the shot
act-stay = { $who } stays
act-trap = Play { $what-the }
act-lay = Lay the tile at { $at }, turned { $n ->
        [1] as it is
        [2] to the right
        [3] upside down
       *[other] to the left
    }

ask-act = What does { $who } do?
ask-next-hero = Who acts next?
ask-where = Where does { $who } go?
ask-face = Where does { $who } look?
ask-shield = { $who }: raise the shield?
ask-step-in = Does somebody step in for { $who }?
ask-trade = Who hands something over?
ask-ambush = A trap for { $who }?
ask-lay = How does the tile lie?
ask-target = Whom does { $who } attack?
ask-reroll = { $who }: spend a point of luck and have it thrown again?
ask-short-reroll = luck
ask-short-shield = shield
ask-short-step-in = stepping in
ask-short-ambush = trap
barred-rooted = stuck fast until the turn ends

## What happened

event-changed-points = { $who } has { $now } points of luck.
    .alone = { $now } points of luck.
event-changed-shield = The shield of { $who } breaks.
    .alone = A shield breaks.
event-changed-target = { $who } steps in.
    .alone = Somebody steps in.
event-changed-damaged = { $who }: { $detail } damaged.
    .alone = { $detail }: damaged.
event-changed-readied = { $who } readies: { $detail }.
    .alone = Readied: { $detail }.
event-changed-stowed = { $who } stows: { $detail }.
    .alone = Stowed: { $detail }.
event-changed-mended = { $who } mends: { $detail }.
    .alone = Mended: { $detail }.
event-changed-card = { $who } receives: { $detail }.
    .alone = Handed over: { $detail }.
event-changed-door = { $who } opens a door.
    .alone = A door opens.
event-changed-rubble = { $who }: { $now ->
        [0] the rubble is cleared.
       *[other] the roof comes down.
    }
    .alone = { $now ->
        [0] The rubble is cleared.
       *[other] The roof comes down.
    }
event-removed-slain = { $what-the } is destroyed.
    .figure = { $who } is slain.
    .nowhere = { $what-the } is destroyed.
event-moved-shove = { $who } is pushed to { $at }.
surprised = { $who } is taken by surprise.
scried = { $who } looks into the mirror.
end-party-slain = all heroes have fallen
end-too-late = time has run out
end-pillar-fallen = the pillar has fallen
end-dawn = the sun rises, and the pillar stands
end-ogre-slain = the ogre is slain
end-swept = both rooms are safe
summary-deaths = Heroes lost
summary-slain = Foes slain
summary-rounds = Rounds
odds-wounds = wounds
    .counts = yes
odds-slain = slain
odds-shield = shield whole
odds-own-wounds = own wounds
    .counts = yes

## The lesson of the gatehouse

proving-lesson-gatehouse-turn = Choose who goes first
    .say = Each hero acts once in a round. Choose one of them.
    .why = The heroes act in any order, and another one every round if you like.
proving-lesson-gatehouse-strike = Strike
    .say = A foe is near. Strike at it, shoot at it, or charge.
    .why = Both sides throw their dice: 4 and more hits, 5 and more blocks.
proving-lesson-gatehouse-again = Luck
    .say = You may spend a point of luck to have the dice thrown again. Say yes or no.
    .why = Luck does not come back, except with a charm.
proving-lesson-gatehouse-open = Open the door
    .say = There is a closed door beside this hero. Open it.
    .why = What lives behind it comes to light, and may surprise you.
proving-lesson-gatehouse-move = Set out
    .say = Nothing can be done here. Spend an action on moving.
    .why = You have three actions in a turn; one of them takes you up to three squares.
proving-lesson-gatehouse-go = Choose a square
    .say = Every square you can reach is marked. Go towards the door.
    .why = Doors are opened from the squares beside them.
proving-lesson-gatehouse-face = Look around
    .say = Choose where this hero looks, best of all towards the door.
    .why = A hero strikes forward and to the sides, and is hit more easily from behind.
proving-lesson-gatehouse-search = Search the chest
    .say = There is a chest on this square. Search it.
    .why = Whatever is in it is yours.
proving-lesson-gatehouse-end = End the turn
    .say = There is nothing left to do. End the turn.
    .why = When all heroes have acted, the dark side acts.
