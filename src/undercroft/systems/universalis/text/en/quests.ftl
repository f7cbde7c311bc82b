### What quests have in common: goals, marks, rewards, options of the game.

universalis-clock = Minutes for this turn
universalis-token-goal = goal square
mark-bearer = carries what the quest is about
act-call-time = Time! took too long
act-mark-take = Take { $what-the }
    .cost = Action
act-mark-free = Free { $what-the }
    .cost = Action
act-mark-break = Break { $what-the }
    .cost = Action
act-mark-use = Use { $what-the }
    .cost = Action
event-changed-mark-take = { $who } takes { $detail-the }.
event-changed-mark-free = { $who } frees { $detail-the }.
event-changed-mark-break = { $who } breaks { $detail-the }.
event-changed-mark-use = { $who } uses { $detail-the }.
event-changed-experience = { $who } gains { $now } XP.
event-changed-overtime = { $who } took too long: the Dark Player scores.
number-handle = The quest’s own task
roll-handle = the quest’s own task
roll-handle-again = the quest’s own task, 1s again
roll-random-faction = which faction comes
end-universalis-overrun = what was to be held is lost
end-universalis-thief-gone = the thief is away with the Eye
roll-random-way = which way they come
universalis-hounds = Far behind, hounds have found your trail.
universalis-wave = More soldiers are coming!
universalis-candle = Candle { $n } of seven burns.

## Marks

universalis-mark-resting-place = a resting place
    .the = the resting place
universalis-mark-clapper = the clapper of the bell
    .the = the clapper of the bell
universalis-mark-prisoner = a prisoner
    .the = the prisoner
universalis-mark-seal = a seal
    .the = the seal
universalis-mark-gong = a bronze gong
    .the = the bronze gong

## Sections

universalis-section-porch = the porch
universalis-section-nave = the nave
universalis-section-sacristy = the sacristy
universalis-section-crypt = the crypt
universalis-section-belfry = the foot of the belfry
universalis-section-lane = the lane
universalis-section-copse = the copse
universalis-section-track = the track
universalis-section-wood = the wood
universalis-section-farmyard = the farmyard
universalis-section-path = the path
universalis-section-gorge = the gorge
universalis-section-pass = the pass
universalis-section-stones = the standing stones
universalis-section-oasis = the oasis
universalis-section-brook = the brook
universalis-section-knoll = the knoll
universalis-section-drowned-town = the drowned town
universalis-section-adit = the adit
universalis-section-guard-post = the guard post
universalis-section-gallery = the gallery
universalis-section-cells = the cells
universalis-section-oubliette = the oubliette
universalis-section-store = the store
universalis-section-shaft = the shaft
universalis-section-forge-hall = the forge hall
universalis-section-postern = the postern
universalis-section-toll-hall = the toll hall
universalis-section-north-walk = the north walk
universalis-section-drain = the drain
universalis-section-yard = the yard
universalis-section-road = the road
universalis-section-descent = the descent
universalis-section-burial-hall = the burial hall
universalis-section-cave = the cave
universalis-section-bath = the bath
universalis-section-pitfall = the passage of pits
universalis-section-throne-hall = the throne hall
universalis-section-street = the street
universalis-section-market = the market
universalis-section-glade = the glade
universalis-section-back-lane = the back lane
universalis-section-temple = the temple
universalis-section-baths = the baths
universalis-section-entrance = the entrance
universalis-section-corridor = a corridor
universalis-section-room = a room
universalis-section-great-room = a great room
universalis-section-main-room = the main room

## The quests

universalis-quest-risen-out-of-the-swamp = Risen out of the Swamp
    .story = The king with the rope around his neck was not buried alone. As you bend over his purse the peat opens left and right of the causeway, and what served him once gets up to serve him again.
    .goal = Knock out the drowned king’s captain at the ford.
universalis-section-causeway = the causeway
universalis-section-mire = the mire
universalis-section-ford = the ford
universalis-quest-the-silent-bell = The Silent Bell
    .story = For three nights the bell of the lonely chapel has rung by itself, and for three nights somebody in the village has not woken up. On the fourth day the ringing stopped: something has wrenched the clapper out and keeps it below the tower. Without it the bell can never be blessed again.
    .goal = Take the clapper from the foot of the belfry and carry it out over the starting squares.
    .rules = The sacristy is locked. It pays to look for secret doors in the nave.
universalis-note-the-silent-bell-nave = The pews have been dragged against the sacristy door, and the dust along the south wall has been swept away in a single stroke.
universalis-note-the-silent-bell-belfry = The bell rope hangs still. Something tall in rusted mail stands under it, and the clapper lies in the far corner like a severed tongue.

universalis-quest-the-winter-road = The Winter Road
    .story = The pass closes tonight. Behind you lie a burnt village and the raiders who burnt it; ahead lies the bridge over the gorge, and beyond it the lights of the garrison. There is no going back, and no waiting for spring.
    .goal = At least half of the heroes must leave over the far end of the bridge before turn 36 is over.
    .rules = From the Dark Player’s turn 7 on, hounds come up the lane every fourth turn: one for every two heroes, as long as there are Reserve Points for them.
universalis-note-the-winter-road-farmyard = Somebody has lived here until this morning. The stove is warm, and the strongbox was too heavy to carry.
universalis-note-the-winter-road-gorge = A guard in black iron leans on his halberd in the middle of the bridge, as if it had been built for him.

universalis-quest-the-worm-of-the-dunes = The Worm of the Dunes
    .story = Once the caravans rang the bronze gongs of the town to tell the worm that it had been fed. Nobody has fed it since the sand took the town, and now it comes to the caravans instead. The tribes who should warn travellers have begun to lead them to it.
    .goal = Knock out the great worm in the drowned town.
    .rules = A hero beside a gong may strike it with an Action: the worm is Stunned and loses 3 Vitality. Each gong cracks at the first stroke.
universalis-note-the-worm-of-the-dunes-oasis = A quiet place. Whoever camped here last left in the middle of a meal, and did not take the box.
universalis-note-the-worm-of-the-dunes-drowned-town = Roofs stand out of the sand like teeth. Between them the ground begins to move.

universalis-quest-the-pits-of-black-anvil = The Pits of Black Anvil
    .story = The renegades do not dig any more; they have others dig for them. Three of the people they took from the valley are still alive: a smith, a miller’s daughter and a boy who counts the hammer strokes so as not to lose the days.
    .goal = Free all three prisoners.
    .rules = A hero beside a prisoner frees him with an Action, even in a combat turn, unless an enemy threatens the hero. Each freed prisoner is worth 2 Achievement points to the heroes and 2 Reserve Points to the Dark Player, who hears the chain fall.
universalis-note-the-pits-of-black-anvil-cells = Chains hang from the wall, most of them empty. One is not.
universalis-note-the-pits-of-black-anvil-oubliette = Two shafts without a rail, and behind them somebody who has stopped calling.
universalis-note-the-pits-of-black-anvil-forge-hall = The floor falls away into a shaft red with fire. On its far side a guard in black plate looks up from the boy at his feet.

universalis-quest-the-toll-house = The Toll House
    .story = The envoy must be over the border by dawn, and whoever holds the toll house holds the road. You hold it. The Empire would like it back, and is polite enough to come in small groups.
    .goal = Keep a hero in the toll hall until ten turns have passed.
    .rules = The place lies open from the start. In every odd turn of the Dark Player soldiers come over the north walk, through the drain or up the road; in the fifth turn their captain comes with them. If after a turn of the Dark Player, the first aside, no hero is in the toll hall, the house is lost.

universalis-quest-the-seventh-candle = The Seventh Candle
    .story = Six candles were lit at the king’s burial and the seventh was kept back, so that he should sleep. His priests have found it. Three seals still hold the rite together, and what holds it together can break it.
    .goal = Break the three seals before turn 28 is over.
    .rules = A hero beside a seal breaks it with an Action and an Intelligence test, even in a combat turn, unless an enemy threatens the hero; if he fails he may try again. Every fourth turn a candle is lit, which brings the Dark Player 1 Reserve Point; with the seventh the king wakes.
universalis-note-the-seventh-candle-cave = Someone has painted the seal over with fresh blood. Under it the stone hisses.
universalis-note-the-seventh-candle-bath = The water is black and does not reflect the light. On the other side the second seal is let into the wall.
universalis-note-the-seventh-candle-throne-hall = Candles before an empty throne, and a guard with a jackal’s head between you and the steps. The last seal is above him.

universalis-quest-the-kings-eye = The King’s Eye
    .story = The Eye of the lizard king is a ruby as large as a fist, and a very small thief has it under a very small coat. The thief knows every hole in the temple quarter. So do the guards, who think that you took it.
    .goal = Knock out the thief before it slips away through the drain of the baths.
    .rules = The place lies open from the start. In odd turns the thief runs from hideout to hideout and at last to the drain; in even turns it lies low. Every sixth turn guards come out of the temple.

universalis-quest-made = A dungeon of your own
    .story = Nobody has told this story yet.
    .goal = Knock out the Leader in the main room.

## Odds and ends

rule-source-natural = Natural Armor
