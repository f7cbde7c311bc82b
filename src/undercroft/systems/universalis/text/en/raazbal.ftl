### The campaign "The Return of Raazbal": its ten quests, its people, its behaviour cards.

## Its people

universalis-creature-rorg = Rorg
    .the = Rorg
    .form = m
    .text = He cannot count past twenty, so he sells people in twenties.
universalis-creature-raazbal = Raazbal
    .the = Raazbal
    .form = m
    .text = He has been dead for three hundred years, and forgives none of them.
universalis-behavior-raazbal = Raazbal
    .the = Raazbal
    .form = m
    .text = He keeps away and casts where most enemies stand; whoever hurt him last he hunts before all others. Half of his Vitality gone, he turns to his other card.
universalis-behavior-raazbal-at-bay = Raazbal at Bay
    .the = Raazbal at bay
    .form = m
    .text = He comes forward, sword in hand, for the enemy with the least Vitality left, then for the worst armored.

## Marks

universalis-mark-merchant = a merchant
    .the = the merchant
universalis-mark-account-book = Rorg’s account book
    .the = Rorg’s account book
universalis-mark-winch = a winch
    .the = the winch
universalis-mark-iron-hand = the Iron Hand
    .the = the Iron Hand
universalis-mark-true-name = the wall with the name
    .the = the wall with the name
universalis-mark-toll-stone = the toll stone
    .the = the toll stone
universalis-mark-mountain-fire = the mountain fire
    .the = the mountain fire
universalis-mark-sea-fire = the sea fire
    .the = the sea fire
universalis-mark-storm-bell = the storm bell
    .the = the storm bell
universalis-mark-castellan = the castellan
    .the = the castellan
universalis-mark-grave-lamp = a grave lamp
    .the = the grave lamp

## Sections

universalis-section-cart-track = the cart track
universalis-section-burnt-farm = the burnt farm
universalis-section-empty-sheepfold = the empty sheepfold
universalis-section-tithe-barn = the tithe barn
universalis-section-rock-throat = the throat of the rock
universalis-section-sleeping-cave = the sleeping cave
universalis-section-wolf-shaft = the wolf shaft
universalis-section-smoke-kitchen = the smoky kitchen
universalis-section-orc-crawl = the propped crawl
universalis-section-ransom-store = the ransom store
universalis-section-split-hall = the split hall
universalis-section-towpath = the towpath
universalis-section-ferry-landing = the ferry landing
universalis-section-alder-thicket = the alder thicket
universalis-section-ferry-house = the ferry house
universalis-section-ferry-jetty = the jetty
universalis-section-far-bank = the far bank
universalis-section-hedge-lane = the lane between hedges
universalis-section-standing-stones = the leaning stones
universalis-section-grass-sea = the sea of grass
universalis-section-steppe-well = the well of the steppe
universalis-section-wheel-ruts = the wheel ruts
universalis-section-wagon-ring = the ring of wagons
universalis-section-sunken-stair = the sunken stair
universalis-section-painted-antechamber = the painted antechamber
universalis-section-blind-cistern = the blind cistern
universalis-section-mirror-cell = the mirror cell
universalis-section-trapped-way = the trapped way
universalis-section-hall-of-niches = the hall of niches
universalis-section-twin-shafts = the twin shafts
universalis-section-house-of-the-hand = the house of the Hand
universalis-section-forest-trail = the forest trail
universalis-section-deep-brambles = the deep brambles
universalis-section-charcoal-clearing = the charcoal burners’ clearing
universalis-section-stepping-stones = the stepping stones
universalis-section-ring-of-tolls = the ring of tolls
universalis-section-mossy-knoll = the mossy knoll
universalis-section-troll-den = the troll den
universalis-section-frozen-path = the frozen path
universalis-section-frozen-mere = the frozen mere
universalis-section-goat-track = the goat track
universalis-section-rope-bridge = the ice bridge
universalis-section-mountain-beacon = the mountain beacon
universalis-section-shingle-path = the shingle path
universalis-section-ice-shore = the ice shore
universalis-section-sea-beacon = the sea beacon
universalis-section-wet-causeway = the wet causeway
universalis-section-ruined-chapel = the ruined chapel
universalis-section-upper-ford = the upper ford
universalis-section-mill-race = the mill race
universalis-section-reed-track = the reed track
universalis-section-sally-port = the sally port
universalis-section-lower-guardroom = the lower guardroom
universalis-section-arms-closet = the arms closet
universalis-section-outer-ward = the outer ward
universalis-section-curtain-wall = the curtain wall
universalis-section-cell-row = the row of cells
universalis-section-pass-gatehouse = the gatehouse of the pass
universalis-section-pass-road = the road over the pass
universalis-section-landslip = the landslip
universalis-section-stacked-ossuary = the ossuary
universalis-section-broken-vault = the broken vault
universalis-section-washing-place = the washing place of the dead
universalis-section-narrow-way = the narrow way
universalis-section-barracks-of-the-dead = the barracks of the dead
universalis-section-well-chamber = the well chamber
universalis-section-hall-of-the-return = the hall of the return

## 1

universalis-quest-free-the-merchants = Free the Merchants
    .story = Three merchants left Norkefall with a cart of salt and did not arrive. The cart stands in the yard of a burnt farm, an hour off the road. The salt is still on it. Since when do orcs leave the cargo and take the carters?
    .goal = Free the three merchants.
    .rules = The place lies open from the start, and there are no decks. A hero beside a merchant frees him with an Action, unless an enemy threatens the hero.

## 2

universalis-quest-rorgs-lair = Rorg’s Lair
    .story = “Not for ransom,” says the oldest of the merchants. “They counted us. Twenty to a lot, and a woman in grey paid for each lot in old silver, with a dead man’s face on it.” The orc who did the counting is called Rorg, and he lives in the hill.
    .goal = Knock out Rorg in the split hall.
    .rules = Behind Rorg lies his account book; a hero beside it may read it with an Action. Whoever has read it will know when the next lot is shipped.
universalis-note-rorgs-lair-sleeping-cave = Furs, gnawed boots, and on the wall a tally: twenty strokes, a line, twenty strokes, a line. The last row has three.
universalis-note-rorgs-lair-ransom-store = So this is why the wall sounded hollow. Cloaks, rings, a child’s shoe: everything that was of no use to the buyer.
universalis-note-rorgs-lair-split-hall = A chasm runs through the hall, and on the far side of it an orc looks up from a book. He closes it with care, and marks the page.
universalis-echo-rorgs-lair-free-the-merchants-lost = The merchants were sold, and Rorg has spent the silver on blades: he has 1 Reserve Point more for each hero.

## 3

universalis-quest-the-chained-ferry = The Chained Ferry
    .story = The lots go down to the river. Renegade dwarves run the ferry there, on chains as thick as a wrist, and what they carry by night does not stand in any book but Rorg’s. Without its winches the ferry is a raft, and the river takes rafts.
    .goal = Break the three winches before turn 28 is over.
    .rules = A hero beside a winch breaks it with an Action and a Strength test, even in a combat turn, unless an enemy threatens the hero; a hero who fails may try again.
universalis-note-the-chained-ferry-alder-thicket = They have hidden the first winch in the alders and hung nets over it. The nets are full of leaves of last year.
universalis-note-the-chained-ferry-far-bank = A slave driver on the terrace shades his eyes, sees who it is, and reaches for the whip instead of the horn. He would rather not share the bounty.
universalis-echo-the-chained-ferry-rorgs-lair-account-book = Rorg’s book gave the hour of the watch: the Dark Player has 1 Reserve Point less for each hero.

## 4

universalis-quest-the-slave-road = The Slave Road
    .story = Too late. The lots have been sold on to a desert clan that wanders where it has no business, and its wagons are rolling east through the grass with forty people in them. Wagons are slow. You are not.
    .goal = A hero must get to the wagon behind the ring before turn 24 is over.
universalis-note-the-slave-road-grass-sea = Grass to the shoulder, a stream, and a wheel mark so fresh that the stalks are still getting up.
universalis-note-the-slave-road-wagon-ring = They have drawn up the wagons in the mire, and somebody is singing inside to keep the others awake. A dervish steps out between the wheels and bows.

## 5

universalis-quest-the-house-of-the-iron-hand = The House of the Iron Hand
    .story = Those you freed all say the same: the woman in grey asked them for nothing but years. A life pays for a year, and she buys back somebody who has been dead for three hundred. She has bones enough. What she lacks is the hand that held the sword; it was cut off, cast in iron, and given to the kings of the dunes to keep.
    .goal = Take the Iron Hand and carry it out over the starting squares.
    .rules = Once the Hand is lifted, sand runs out of the walls: at the start of the Dark Player’s thirteenth turn after that the house is full, and the mission has failed. Somewhere in the antechamber a door does not want to be found. A hero who reads the wall behind it (an Action and an Intelligence test) knows Raazbal’s true name.
universalis-note-the-house-of-the-iron-hand-mirror-cell = A cell for one prisoner, with a mirror so that he should have company. He has scratched a name into the wall, over and over, so that somebody should know it: the name that Raazbal had before he took this one.
universalis-note-the-house-of-the-iron-hand-house-of-the-hand = On the step stands a fist of black iron, and over it a giant of stone, who has been told not to move before somebody else does.
universalis-echo-the-house-of-the-iron-hand-the-slave-road-lost = Forty years were paid out on the slave road: the dead of the dunes sleep badly. The Dark Player has 1 Reserve Point more for each hero.
universalis-sand-runs = Behind the walls something starts to trickle.
universalis-sand-rises = Sand pours in: { $n } of thirteen.

## 6

universalis-quest-the-troll-mothers-toll = The Troll Mother’s Toll
    .story = The grey woman went north through the Troll Forest, and nobody goes through the Troll Forest without paying. The toll is old, and was never gold. The Mother remembers Raazbal: he went through once, with an army, and did not pay.
    .goal = Pay the toll, or knock out the Troll Mother.
    .rules = A hero beside the toll stone in her den may pay with an Action, once, even in a combat turn, unless an enemy threatens the hero: the stone takes 2 Vitality. Once every hero who stands has paid, the trolls go, and the mission is accomplished. The Mother forgets neither who paid nor who did not.
universalis-note-the-troll-mothers-toll-charcoal-clearing = The charcoal burners have built their huts without doors: nobody here has anything a troll could want, and they wish it to be seen.
universalis-note-the-troll-mothers-toll-ring-of-tolls = Each of these stones wears a cord of plaited hair, one strand for every traveller who has paid. One is three hundred years older than the others, and bare.
universalis-note-the-troll-mothers-toll-troll-den = She fills the cave like a second hill. “Army?” she asks, sniffs, and answers herself: “No. Toll, then,” and points at a stone worn hollow by hands.
universalis-toll-paid = “Paid,” says the Troll Mother, and the forest behind her gets up and makes way.

## 7

universalis-quest-the-two-fires = The Two Fires
    .story = On the ice under the Bone Mountains two green fires burn. One is seen from the sea: it calls the rowers of the Claw. The other is seen from the pass: it calls the captain who was to hold it. Put one out, and one army will wait in vain. You will not have the time for both.
    .goal = Put out one of the two fires before turn 32 is over.
    .rules = A hero beside a fire puts it out with an Action and an Agility test, even in a combat turn, unless an enemy threatens the hero. If it is the sea fire, only the traitors of the pass come: quest 9 follows. If it is the mountain fire, only those come who row: quest 8 follows. If both burn on, the rowers come first.
universalis-note-the-two-fires-frozen-mere = From here you see both: a green star over the ice bridge, and another low above the shore. Each is guarded, and each guard can see the other.
universalis-note-the-two-fires-mountain-beacon = The stair is slippery with tallow. A guard in black iron stands before the basin and does not take his eyes off the pass.
universalis-note-the-two-fires-sea-beacon = Round the foot of the tower, something with horns walks its round, and where it has trodden the ice is open water.
universalis-echo-the-two-fires-the-troll-mothers-toll-lost = The trolls have driven you round by the long way, and you are expected: the Dark Player has 1 Reserve Point more for each hero.

## 8

universalis-quest-the-drowned-causeway = The Drowned Causeway
    .story = They row at night and beach at dawn, and there is one place where boats can be beached: the chapel on the causeway, which had a roof until last winter. As long as you stand in it, they do not come through.
    .goal = Keep a hero in the ruined chapel until nine turns have passed.
    .rules = The place lies open from the start. In every even turn of the Dark Player you hear from where they will come, and in the odd one after it they come from there: over the upper ford, through the mill race or up the reed track. From the fifth turn on a priest is with them. A hero beside the storm bell may ring it with an Action: those who come next turn back, and the bell cracks. If after a turn of the Dark Player, the first aside, no hero is in the chapel, the causeway is lost.
universalis-heard-upper-ford = Oars, and then no oars: they are at the upper ford.
universalis-heard-mill-race = Something heavy slides into the mill race.
universalis-heard-reed-track = Out on the reed track the frogs have stopped.
universalis-turned-back = The bell calls up a wind, and the boats turn back.
universalis-claw-comes = The rowers of the Claw come ashore!

## 9

universalis-quest-the-traitors-pass = The Traitors’ Pass
    .story = The fortress in the Sharp Mountains was built against Raazbal and has never been taken. It was bought. The old castellan sits in his own cell, an inquisitor holds the gate, and over the pass one can already see the hall where lamps are being lit.
    .goal = At least half of the heroes must leave by the road over the pass before turn 38 is over.
    .rules = The castellan sits behind a locked door. A hero beside him frees him with an Action, unless an enemy threatens the hero; his men have only waited for it.
universalis-note-the-traitors-pass-curtain-wall = Crossbows on the gallery, pointing inwards.
universalis-note-the-traitors-pass-cell-row = “You took your time,” says an old man who has been chained in a row of empty cells. “My people are in the stables. They will come if it is I who calls.”
universalis-note-the-traitors-pass-pass-gatehouse = The inquisitor has had the gate closed from within. “Nobody leaves,” he says kindly. “He would like you to be there.”
universalis-echo-the-traitors-pass-the-drowned-causeway-lost = The rowers have come through and sit in the fortress: the Dark Player has 1 Reserve Point more for each hero.

## 10

universalis-quest-the-return-of-raazbal = The Return of Raazbal
    .story = Three hundred years have been paid. In the hall under the Bone Mountains the lamps that were lit at his burial are burning again, the woman in grey is gone, to the last hair, and on the throne somebody opens and closes the fingers of one hand. He has not got up yet. He is waiting for an audience.
    .goal = Knock out Raazbal.
    .rules = At the start of each of his activations Raazbal recovers 1 Vitality for every grave lamp that burns; there are three, and a hero beside one breaks it with an Action, unless an enemy threatens the hero. When half of his Vitality is gone, he calls his guard out of the tombs, once. What you did on the way here counts.
universalis-note-the-return-of-raazbal-broken-vault = A lamp of bronze in a fallen vault. It burns without oil, and the flame leans towards the east, as if something there were breathing in.
universalis-note-the-return-of-raazbal-hall-of-the-return = “Three hundred,” says the man on the throne, “and you are the first to come without being brought.” He gets up. It takes him no effort at all.
universalis-tombs-open = Raazbal staggers and strikes the floor with his heel: the tombs open.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-won = He lacks the Iron Hand: Raazbal comes with 2 Vitality lost.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-lost = He has the Iron Hand back: Raazbal strikes twice.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-true-name = You know the name he had first: as it is spoken, Raazbal loses 2 Vitality.
universalis-echo-the-return-of-raazbal-the-troll-mothers-toll-toll-stone = The Troll Mother has come to collect an old debt at the back door: the Dark Player has 1 Reserve Point less for each hero.
universalis-echo-the-return-of-raazbal-the-traitors-pass-castellan = The castellan and his men hold the stairs behind you: the Dark Player has 1 Reserve Point less for each hero.
universalis-echo-the-return-of-raazbal-the-traitors-pass-lost = The traitors have come down from the pass: the Dark Player has 1 Reserve Point more for each hero.
