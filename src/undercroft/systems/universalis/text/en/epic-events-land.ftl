### Epic Events on land: stories, goals, rules, sections, marks.

universalis-late-comers = More are coming!
universalis-front-fire = The fire has come as far as column { $at }.
universalis-front-snow = The snow has come as far as column { $at }.
universalis-driven-off = It has had enough and goes.

universalis-mark-snare = a snare
    .the = the snare
universalis-mark-false-lantern = a false lantern
    .the = the false lantern
universalis-mark-villager = a villager
    .the = the villager
universalis-mark-kings-blade = the king’s blade
    .the = the king’s blade
universalis-mark-shrine-lamp = the lamp of the shrine
    .the = the lamp of the shrine
universalis-mark-frozen-fisher = a frozen fisher
    .the = the frozen fisher

## Forest

universalis-quest-the-snared-stag = The Snared Stag
    .story = The snare around your boot was laid for something larger. It hangs between the trees with three nooses about it, white as a birch, and looks at you. Panthers cough in the ferns, and someone whistles them up in the tongue of the dark houses.
    .goal = Cut the stag out of all three snares before turn 20 is over.
    .rules = A hero beside a snare may cut it with an Action and a Strength test. Nobody has to be slain.
universalis-section-hunted-wood = the hunted wood
universalis-section-snare-thicket = the thicket of snares
universalis-quest-a-night-of-yellow-eyes = A Night of Yellow Eyes
    .story = They do not howl, and that is the worst of it. One pair of eyes after the other opens beyond the firelight, low down, in no hurry. Then, far behind them, one pair opens at the height of a man.
    .goal = Hold the camp for eight turns: after each turn of the Dark Player a hero must still be there.
    .rules = Wolves come from every side, turn by turn. In turn 4 the one comes that walks upright.
universalis-section-firelit-camp = the firelit camp
universalis-section-night-west = the dark in the west
universalis-section-night-north = the dark in the north
universalis-section-night-east = the dark in the east
universalis-section-night-south = the dark in the south
universalis-quest-between-two-banks = Between Two Banks
    .story = The six men in the ferns were only there to count you. You stand in the middle of a brook when you understand it. Bowstrings creak on the bank you came from. On the bank you were going to, a rider with a very good hat touches its brim.
    .goal = At least half of the heroes must leave over the goal squares, on the one bank or on the other, before turn 12 is over.
    .rules = Bows wait in the west, the rider in the east. It may be wiser not to do both.
universalis-section-west-bank = the west bank
universalis-section-east-bank = the east bank

## Swamp

universalis-quest-lanterns-over-the-moor = Lanterns over the Moor
    .story = The lights are no marsh gas. Small things with wings hold them up, and a gentleman in black, dry to the knees, keeps a list of those who followed them. Under the black water the earlier entries begin to move.
    .goal = Put out all three lanterns before turn 18 is over.
    .rules = A hero beside a lantern may put it out with an Action and a Courage test. As the turns pass, more and more of the drowned get up.
universalis-section-lantern-mire = the mire of lanterns
universalis-section-dry-island = the dry island
universalis-section-black-mere = the black mere

## Plain

universalis-quest-the-thatch-burns = The Thatch Burns
    .story = The smoke was not the grass alone. Where the fire goes, goblins run before it with sacks, and in a village that has only one street left somebody beats on a door from the inside.
    .goal = Get four of the five villagers out before turn 15 is over.
    .rules = A hero beside a villager brings them to safety with an Action. The fire comes from the west: from turn 3 on it takes one column more at the beginning of each turn of the Dark Player. Everybody whom it has overtaken, friend or foe, then takes 3 damage dice of fire.
universalis-section-cow-byre = the cow byre
universalis-section-burning-village = the burning village
universalis-section-village-lane = the village lane
universalis-quest-wagons-in-a-ring = Wagons in a Ring
    .story = The axle was not broken, it was sawn. The merchant has stopped joking. He has pushed what he owns on to the only rise for miles, and out in the grass something with four legs and a bow begins to ride round it.
    .goal = Hold the rise for eight turns: after each turn of the Dark Player a hero must still be there.
    .rules = The herd comes from three sides, turn by turn, and its best lance in turn 4.
universalis-section-wheel-track = the wheel track
universalis-section-wagon-rise = the rise with the wagons
universalis-section-north-grass = the grass to the north
universalis-section-south-grass = the grass to the south

## Mountains

universalis-quest-the-kings-step = The King’s Step
    .story = Behind the milestone the road becomes a ledge, and on the ledge stands a thane in his grandfather’s mail. By an old right he may ask of strangers the one thing he never gets at home: a decent fight. Arrows, he adds, would be rude. His sons have asked to go first, the youngest in front.
    .goal = Knock out the thane of the step before turn 24 is over. He will thank you afterwards.
    .rules = The ledge is one square wide. Arrows, bolts and stones do not harm the thane.
universalis-section-goat-stair = the goats’ stair
universalis-section-ledge = the ledge
universalis-section-kings-step = the King’s Step
universalis-quest-the-shadow-on-the-scree = The Shadow on the Scree
    .story = The shadow comes back, and this time it stays. What throws it comes down on the flat stones where it usually eats, folds wings like two mainsails, and looks from one of you to the next as one looks along a counter.
    .goal = Drive the roc away before turn 18 is over.
    .rules = When the Dark Player’s turn begins and the roc has lost half its Vitality, it flies off.
universalis-section-rocs-table = the roc’s table
universalis-section-scree = the scree

## Desert

universalis-quest-what-the-sand-holds = What the Sand Holds
    .story = The bronze hand is shut around a hilt, and the arm goes on, down into the sand. Beside it lies a statue of the kind that is set up to watch. You could swear that a moment ago it was looking the other way.
    .goal = Pull the king’s blade out of the sand and carry it out over the starting squares before turn 18 is over.
    .rules = A hero beside the blade may pull it out with an Action and a Strength test. The guardian is strong and slow. From turn 2 on the sand gives up those who were buried with the king.
universalis-section-dune-path = the path between dunes
universalis-section-thorn-hollow = the thorn hollow
universalis-section-kings-circle = the king’s circle
universalis-quest-the-gap-of-knives = The Gap of Knives
    .story = The blue gates were never there, but those who wait for people who follow them are. The wadi runs into a gap, bows look down from the height, and where the way out turns north a man in white lets two curved blades go round like mill wheels.
    .goal = At least half of the heroes must leave by the northern way before turn 14 is over.
    .rules = More of the tribe come down the way out, turn by turn.
universalis-section-wadi = the wadi
universalis-section-gap-of-knives = the Gap of Knives
universalis-section-way-out = the way out

## Volcanic land

universalis-quest-the-lamp-under-the-smoke = The Lamp under the Smoke
    .story = An old man sits in the ash rain at the side of the track. The lamp of the shrine up there has burnt for four hundred years, he says, and his legs no longer carry him. He does not mention the river of fire. He thinks you have seen it.
    .goal = Fetch the lamp and carry it out over the starting squares before turn 18 is over.
    .rules = The fire comes from the west: in turn 6 it reaches the lamp, and then it takes one column more at the beginning of each turn of the Dark Player. Everybody whom it has overtaken, friend or foe, then takes 3 damage dice of fire.
universalis-section-smoking-shrine = the smoking shrine
universalis-section-cinder-slope = the cinder slope
universalis-section-ash-track = the track through the ash
universalis-quest-wings-over-the-ash = Wings over the Ash
    .story = They are eggs, and no salamander laid them. You know it from the size of the shell, and from the hymn that starts up ahead, glad and out of tune: they are calling it home. On the far side there is a hole in the rock, too small for anything that has hatched from these.
    .goal = At least half of the heroes must get away through the lava tube before turn 18 is over.
    .rules = In turn 7 the dragon comes home.
universalis-section-ash-circle = the circle in the ash
universalis-section-broken-road = the broken road
universalis-section-lava-tube = the lava tube

## Ice

universalis-quest-the-white-hand = The White Hand
    .story = First the wind stops. Then the mountain behind you lets go, without haste, like a hand opening. There is a hollow under the rocks ahead that it has never filled, and others have run there before you, with their dogs.
    .goal = At least half of the heroes must leave through the sheltered hollow before turn 14 is over.
    .rules = The snow comes from the west, two columns further at the beginning of each turn of the Dark Player. Everybody whom it has overtaken, friend or foe, then takes 3 damage dice.
universalis-section-snow-lane = the snowed-up lane
universalis-section-snowfield = the snowfield
universalis-section-ice-gate = the gate of ice
universalis-section-sheltered-hollow = the sheltered hollow
universalis-quest-the-fishers-in-the-ice = The Fishers in the Ice
    .story = The man with the smile of frost is dead. The one behind him, in the ice, is not: his eyes follow you. Three fishers stand like that along the shore, in the middle of a gesture, and a mage in a good blue coat walks from one to the next with a notebook.
    .goal = Free all three fishers before turn 20 is over.
    .rules = A hero beside a fisher may break the ice with an Action and a Strength test.
universalis-section-snow-path = the path in the snow
universalis-section-lake-shore = the shore of the lake
universalis-section-smoke-huts = the smokehouses
