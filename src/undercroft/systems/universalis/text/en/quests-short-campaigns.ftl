### Two short campaigns: the false light (quests 11 to 14) and the thane in the mine (15 to 17).

universalis-drowned = Hands reach over the bank: the drowned are climbing out.
universalis-pursuers = Orc horns on the track behind you!
rule-source-weak-rivets = the rivets the smith told you of

## Marks

universalis-mark-fire-basket = a fire basket
    .the = the fire basket
universalis-mark-cog-pilot = the chained pilot
    .the = the chained pilot
universalis-mark-logbook = the logbook
    .the = the logbook
universalis-mark-abbots-lantern = the abbot’s lantern
    .the = the abbot’s lantern
universalis-mark-accused-guide = the accused guide
    .the = the accused guide
universalis-mark-accused-smith = the accused smith
    .the = the accused smith

## Sections

universalis-section-cliff-path = the cliff path
universalis-section-light-cliff = the cliff
universalis-section-wreck-beach = the wreckers’ beach
universalis-section-reef-ledge = the ledge above the reef
universalis-section-lighthouse = the lighthouse
universalis-section-lamp-room = the lamp room
universalis-section-longboat = the longboat
universalis-section-plank = the boarding plank
universalis-section-cog-waist = the waist of the cog
universalis-section-forecastle = the forecastle
universalis-section-cog-hold = the hold
universalis-section-poop = the poop
universalis-section-captains-cabin = the captain’s cabin
universalis-section-flooded-stair = the flooded stair
universalis-section-drowned-cistern = the cistern
universalis-section-monks-ossuary = the monks’ ossuary
universalis-section-sunken-vault = the sunken vault
universalis-section-black-culvert = the black culvert
universalis-section-abbots-choir = the abbot’s choir
universalis-section-river-landing = the landing
universalis-section-customs-camp = the customs camp
universalis-section-willows = the willows
universalis-section-boathouse = the boathouse
universalis-section-jetty = the jetty
universalis-section-powder-store = the powder store
universalis-section-stope = the great stope
universalis-section-miners-crawl = the crawl
universalis-section-ore-drift = the ore drift
universalis-section-frozen-vein = the frozen vein
universalis-section-mead-hall = the mead hall
universalis-section-thanes-larder = the larder
universalis-section-barrow-way = the barrow way
universalis-section-burial-vault = the burial vault
universalis-section-thanes-oratory = the oratory
universalis-section-raven-stones = the raven stones
universalis-section-snow-hollow = the snowy hollow
universalis-section-bridge-gate = the bridge gate
universalis-section-raven-bridge = the Bridge of Ravens
universalis-section-watch-cave = the watchman’s cave

## The drowned abbey

universalis-quest-the-false-light = The False Light
    .story = Four ships have run on the reef off Saltmouth since the new moon, each of them sure that she was steering for the harbour. The lighthouse is dark. Something else is burning on the cliff, and raiders from the north are waiting below with axes and sacks. Tonight the herring fleet comes home.
    .goal = Break the three fire baskets before turn 36 is over.
    .rules = A hero beside a fire basket tips it into the sea with an Action; the one in the lamp room is bolted down and also takes a Strength test, which may be tried again. If you stop the wreckers, you will learn whose ship carries off the plunder. If not, the plunder and the crews go down to the drowned abbey, and you will have to go down after them.
universalis-note-the-false-light-light-cliff = A basket of burning pitch stands on the edge of the cliff, exactly as high as the old light.
universalis-note-the-false-light-lighthouse = The keeper sits at his table with an axe in his back. The man who put it there is climbing up the stair, and hears you.
universalis-note-the-false-light-lamp-room = They have turned the great mirror round, so that it shows the sailors the reef instead of the harbour.

universalis-quest-the-black-cog = The Black Cog
    .story = The wreckers only break the ships. A black cog with corsairs from the Dune Coast fetches what they break off, and tonight she lies in the lee of the cape with her lanterns out. You have a longboat, a plank, and one chance to be quiet.
    .goal = Knock out the captain of the corsairs on the poop.
    .rules = In the hold lies a pilot in chains, in the cabin a logbook. The first of the two that you see to decides what follows, if you win: the logbook says where the drowned lie and what they guard; the pilot takes you straight up the smugglers’ river, and knows where the watch stands. Without either you follow the wreckage to the abbey. If you fail, the cog escapes upstream, and so does the story.
universalis-note-the-black-cog-cog-waist = Nobody on deck but the man at the rail, who is asleep, and the man beside him, who is not.
universalis-note-the-black-cog-cog-hold = Bilge water to the knee, stolen amphoras, and a voice in the dark: “If you have come to drown me, the others were quicker.”
universalis-note-the-black-cog-captains-cabin = Everything here is nailed down except the logbook.

universalis-quest-the-drowned-crypt = The Drowned Crypt
    .story = The abbey went under in a single night, with the monks still singing. Whoever drowns on this coast is called down to them, and the choir has grown large this winter. As long as the abbot’s lantern burns below the water, nobody who drowned will lie still.
    .goal = Take the abbot’s lantern from the choir and carry it out over the starting squares.
    .rules = Lifting the lantern takes an Action and a Courage test, which may be tried again. The sunken vault is locked; the south wall of the cistern is worth a second look. If you bring the lantern home, the drowned will stay in the river when you go there. If not, they will not.
universalis-note-the-drowned-crypt-drowned-cistern = Under the black water faces drift past, all turned the same way.
universalis-note-the-drowned-crypt-sunken-vault = The monks kept their silver in the only room with a lock. The sea does not mind locks.
universalis-note-the-drowned-crypt-abbots-choir = Somebody is singing the evening office, very beautifully and without drawing breath. Behind the altar burns a light that throws no shadow.

universalis-quest-the-smugglers-river = The Smugglers’ River
    .story = So this is where the plunder goes: up the river by night, past customs men of the Empire who have been paid to count the stars. You have the proof in your pack. The inquisitor in the boathouse would rather you had it in your pack at the bottom.
    .goal = At least half of the heroes must leave over the end of the jetty before turn 40 is over.
    .rules = Every fifth turn of the Dark Player drowned sailors climb out of the river: one for every two heroes, as long as there are Reserve Points for them. They stay below if the abbot’s lantern was carried out of the crypt. If the pilot of the black cog is with you, the Dark Player has 2 Reserve Points less for each hero.
universalis-note-the-smugglers-river-ford = Two soldiers stand at the ford and look at the sky. One of them makes the mistake of looking down.
universalis-note-the-smugglers-river-boathouse = The floor is full of holes, and the air is full of incense. “I forgive you,” says the man in the red coat, and cocks his pistol.

## The thane in the mine

universalis-quest-the-cold-vein = The Cold Vein
    .story = The thane went into the mine on midwinter’s eve to see a vein of silver, and did not come to supper. They say that his guide led him wrong; they also say that the smith forged him a lamp that would not burn. The snow keeps everybody in, the guilty too. Find him before the mine does.
    .goal = A hero must reach the place behind the ice where the thane lies.
    .rules = The crawl on the north side is short, dark and propped with rotten wood; the drift on the south side is longer and has a door. If you find the thane, you come to his wake with what he holds in his hand. If not, you hear of the murderer only when he is at the bridge.
universalis-note-the-cold-vein-stope = A chasm runs through the great stope. On the rock bridge lies a glove with three fingers’ worth of ice in it.
universalis-note-the-cold-vein-frozen-vein = A sheet of new ice closes the far end of the vein. Behind it sits the thane, quite upright. In front of it stands somebody who has been told to keep it closed.

universalis-quest-the-thanes-wake = The Thane’s Wake
    .story = In his frozen hand the thane held the badge of his own steward, and the steward has read the faces around the table faster than you. He has named two culprits, locked them up and left for the border. At dawn they hang. And a murdered man does not lie still while the wrong people pay for him.
    .goal = Free one of the two accused before turn 30 is over.
    .rules = The guide lies in the cells south of the burial vault, the smith in the locked oratory to the east. There is time for one; the first you free comes with you to the bridge. The guide’s kin will hold the track behind you; the smith made the steward’s armor, and the Leader’s Armor will be 1 lower against your blows. If you fail, nobody comes.
universalis-note-the-thanes-wake-mead-hall = The table is laid for forty. The fire is out, and the high seat has been turned to the wall.
universalis-note-the-thanes-wake-burial-vault = The lid of the new tomb stands open. The thane is standing beside it, and it is not you he has been waiting for, but you will do.
universalis-note-the-thanes-wake-cells = “I told him the left-hand way,” says the guide in the last cell. “He took the right. Somebody had told him something else.”
universalis-note-the-thanes-wake-thanes-oratory = The smith is chained to the shrine with a chain of his own making. He looks at it with professional regret.

universalis-quest-the-bridge-of-ravens = The Bridge of Ravens
    .story = On the far side of the bridge the law of the holds ends, and the steward has nearly reached it. With him go renegades to whom he sold the silver and orcs to whom he sold the renegades. The ravens on the stones have seen many of these quarrels, and are always fed.
    .goal = Knock out the steward on the bridge.
    .rules = Every fifth turn of the Dark Player orcs come up the track behind you: one for every two heroes, as long as there are Reserve Points for them. They do not come if you freed the guide at the wake. If you freed the smith, the Leader’s Armor is 1 lower against the blows of heroes.
universalis-note-the-bridge-of-ravens-raven-stones = A raven on every stone. They do not fly up; they move over, to make room.
universalis-note-the-bridge-of-ravens-raven-bridge = Two squares of stone over nothing at all, and the steward in the middle of his new friends. “You could have had the guide,” he calls. “I paid for a very good rope.”
