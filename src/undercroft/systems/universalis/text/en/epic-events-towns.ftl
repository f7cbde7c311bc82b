### Epic Events on water, on roads and in settlements.

## What they say

universalis-planks = The arms tighten. { $n ->
    [0] The last plank breaks.
    [one] One plank still holds.
   *[other] { $n } planks still hold.
}
universalis-host-stabbed = { $n ->
    [1] A dagger finds the host for the first time.
   *[other] A dagger finds the host. That is wound number { $n }.
}
end-universalis-ship-lost = the ship has been crushed
end-universalis-host-dead = the host is dead

## Marks

universalis-mark-grapnel = a grapnel
    .the = the grapnel
universalis-mark-kraken-arm = an arm of the kraken
    .the = the arm of the kraken
universalis-mark-knotted-rope = the knotted rope
    .the = the knotted rope
universalis-mark-host-of-the-feast = the host of the feast
    .the = the host of the feast
universalis-mark-egg-crate = a crate of eggs
    .the = the crate of eggs
universalis-mark-trapped-child = a trapped child
    .the = the trapped child

## At sea

universalis-quest-boarders-by-moonlight = Boarders by Moonlight
    .story = The galley carries no lantern. The first you hear of her is five small sounds, iron on wood, and then the planks come down. Her crew is larger than yours and rested. But a ship that nothing holds drifts apart from another, whatever is standing on it.
    .goal = Break all five grapnels, three on your own rail and two on the galley’s, before turn 16 is over.
    .rules = Each grapnel asks for a Strength test.
universalis-section-galley = the galley
universalis-section-own-deck = your own deck

universalis-quest-arms-round-the-deck = Arms round the Deck
    .story = One arm was only feeling for the rail. It has told the others. Four of them lie over the ship now, each as thick as the mast, and between them something looks in at the hole where your cargo was. It is not angry. It is opening you.
    .goal = Hew through all four arms before the ship breaks.
    .rules = Each arm asks for a Strength test. At the beginning of each turn of the Dark Player every arm that still holds the ship breaks a plank; when 40 are broken, all is lost.
universalis-section-foredeck = the foredeck
universalis-section-ships-waist = the waist of the ship
universalis-section-stern-castle = the stern castle

universalis-quest-the-knot-of-winds = The Knot of Winds
    .story = There has been no wind for three days, and yet a ship has come nearer. Her hull is open to the sea, her crew does not breathe, and in her cabin hangs a rope with three knots. The old hands whisper that you untie the first for a breeze and the second for a gale. All the wind of this sea is in there.
    .goal = Take the knotted rope from the cabin and carry it out over the starting squares before turn 22 is over.
universalis-section-ships-boat = the ship’s boat
universalis-section-open-hull = the open hull
universalis-section-hulk-cabin = the cabin of the hulk

## On rivers

universalis-quest-the-ferry-cut-loose = The Ferry Cut Loose
    .story = The ferry stops in the middle of the river, turns half round, and goes where the water goes. The rope has not been cut: it has been gnawed. On the rafts in the reeds somebody squeaks with laughter and lights a fuse, and downstream you can hear the weir.
    .goal = At least half of the heroes must get off over the far end of the towing bank before turn 17 is over.
universalis-section-drifting-ferry = the drifting ferry
universalis-section-jammed-raft = the jammed raft
universalis-section-reed-bank = the reed bank
universalis-section-towing-bank = the towing bank

universalis-quest-the-log-with-eyes = The Log with Eyes
    .story = It was a good log to tie up to. Then it blinked. So did the one beside it, and so, a little later and much higher up, did the bank.
    .goal = Knock out the great toad on the mud bank, whom the river folk feed with travellers.
universalis-section-beached-boat = the beached boat
universalis-section-log-jam = the log jam
universalis-section-upper-shallows = the upper shallows
universalis-section-mud-bank = the mud bank

## On roads

universalis-quest-hold-the-toll-bridge = Hold the Toll Bridge
    .story = Their captain is almost polite. He wants no fight; he wants the bridge, for half an hour, until the pilgrims are on it. You can hear them already, a mile behind you, singing badly. They are slow, they think that the road is open, and some of his people have already slipped past them.
    .goal = Hold the bridge for 8 turns: after each turn of the Dark Player but the first, a hero must stand in its section.
universalis-section-near-road = the near road
universalis-section-toll-bridge = the toll bridge
universalis-section-felled-tree = the felled tree
universalis-section-ambush-wood = the wood of the ambush

universalis-quest-midnight-at-the-crossroads = Midnight at the Crossroads
    .story = He has counted to the last of you and shut the book. Somewhere you have all said that you would give anything for something; he has it in writing. What he holds ends where the lamp of the wayside shrine begins, and he has put his people in the lane between.
    .goal = One hero must reach the light of the wayside shrine before turn 18 is over.
universalis-section-hedge-road = the road between hedges
universalis-section-gallows-crossing = the crossroads under the gallows
universalis-section-sunken-lane = the sunken lane
universalis-section-wayside-shrine = the wayside shrine

## In castles

universalis-quest-poison-at-the-high-table = Poison at the High Table
    .story = The man at the low end of the table puts down his cup at last. That is the sign: the minstrels let go of their lutes, and what was in the lutes is sharp. They do not look at you at all. They look at the old host up there, who is still laughing at the last song.
    .goal = Knock out the prince of the murderers before turn 16 is over, and keep the host alive.
    .rules = The murderers make for the host as long as nobody engages them. Each turn of the Dark Player that ends with one of them beside him costs him a wound; the fourth kills him. A hero beside him may bind one wound with an Action, each hero once. Two stairs lead up to him, and no other way.
universalis-section-low-table = the low table
universalis-section-feasting-hall = the feasting hall
universalis-section-minstrels-room = the minstrels’ room

universalis-quest-the-duel-on-the-walls = The Duel on the Walls
    .story = The castellan’s nephew has been knocked off his horse before the ladies, and by you. He demands satisfaction at dawn, on the wall, where it is narrow. Naturally he will not come himself. He has bought somebody who has never lost, and some friends to see that he does not.
    .goal = Knock out the Undefeated on the bastion before turn 20 is over.
    .rules = Beyond the bastion the wall has lost its parapet. Mind who stands with the yard behind him.
universalis-section-stair-turret = the stair turret
universalis-section-wall-walk = the wall walk
universalis-section-bastion = the bastion
universalis-section-breached-walk = the breached walk

## In cities

universalis-quest-the-false-watch = The False Watch
    .story = They took everybody who was still standing, and you were. Now you sit in a cell and look at the boots of the watch. No two of them match. The real watch lies bound in the coal cellar, and by morning these people will have sold you to somebody who counts in heads.
    .goal = At least half of the heroes must get out by the street gate before turn 20 is over.
universalis-section-holding-cells = the cells for the night
universalis-section-watch-room = the watch room
universalis-section-guard-walk = the guards’ walk
universalis-section-kennel-yard = the kennel yard
universalis-section-street-gate = the gate to the street

universalis-quest-lot-nineteen = Lot Nineteen
    .story = All you had to do was walk about the auction store and look tall. Lot nineteen is listed as silk, raw, three crates, warm. Two of the porters have become part of the display. The third comes towards you, very slowly, with something in his face that wants to be carried out into the city.
    .goal = Break the three crates of eggs before turn 20 is over.
universalis-section-loading-gate = the loading gate
universalis-section-auction-store = the auction store
universalis-section-strong-room = the strong room

## In towns

universalis-quest-the-burning-market = The Burning Market
    .story = The two children never went for mushrooms. They went to look at the lamp seller’s prettiest lamp, the one that talked, and let out what talked in it. Now the market burns from three sides, and a third child has gone in to look for them.
    .goal = Free all three children from the fire before turn 14 is over.
universalis-section-well-corner = the corner by the well
universalis-section-market-stalls = the market stalls
universalis-section-cloth-hall = the cloth hall
universalis-section-dyers-loft = the dyers’ loft

universalis-quest-the-eve-of-the-fair = The Eve of the Fair
    .story = The stranger they wanted to hang is the new gravedigger, and all he had said was: they are awake. On the eve of the fair the dead of the town used to have a dance of their own, until somebody forgot to leave the floor to them. The fiddler is already here. At cock-crow they must go home.
    .goal = Hold the dancing floor for 8 turns: after each turn of the Dark Player but the first, a hero must stand on it.
universalis-section-wine-lane = the wine lane
universalis-section-dancing-floor = the dancing floor
universalis-section-churchyard = the churchyard
universalis-section-show-wagons = the wagons of the showmen
