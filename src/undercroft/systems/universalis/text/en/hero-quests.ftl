### The ten heroes' own quests (201 to 210), what bears on them, and the prize.

universalis-not-alone = This is the story of { $hero }: nobody sets out on it without { $hero }. Take { $hero } along.
event-changed-own-prize = { $who } has what this quest was about.

## Marks

universalis-mark-unbroken-rune = the unbroken rune
    .the = the unbroken rune
universalis-mark-old-banner = an old banner
    .the = the old banner
universalis-mark-silk-cocoon = a silk cocoon
    .the = the silk cocoon
universalis-mark-frozen-wolf = the wolf in the ice
    .the = the wolf in the ice
universalis-mark-debt-stone = a debt stone
    .the = the debt stone
universalis-mark-furnace-valve = the furnace valve
    .the = the furnace valve

## Sections

universalis-section-runestair = the rune stair
universalis-section-prentice-hall = the apprentices’ hall
universalis-section-prentice-bunks = the apprentices’ bunks
universalis-section-slag-crawl = the slag crawl
universalis-section-singing-gallery = the singing gallery
universalis-section-rune-chasm = the chasm of the rune
universalis-section-orchard-road = the orchard road
universalis-section-wild-orchard = the overgrown orchard
universalis-section-manor-court = the manor court
universalis-section-manor-stable = the stable
universalis-section-manor-kitchen = the manor kitchen
universalis-section-manor-hall = the manor hall
universalis-section-moss-path = the mossy path
universalis-section-silent-wood = the silent wood
universalis-section-hollow-oak = the hollow oak
universalis-section-webbed-glade = the webbed glade
universalis-section-root-way = the way between the roots
universalis-section-silk-stones = the silk stones
universalis-section-sledge-track = the sledge track
universalis-section-ice-ford = the ice ford
universalis-section-trophy-walk = the trophy walk
universalis-section-mages-kennels = the mages’ kennels
universalis-section-star-tower = the star tower
universalis-section-mirror-cage = the mirror cage
universalis-section-pilgrims-stair = the pilgrims’ stair
universalis-section-vigil-chapel = the chapel of the vigil
universalis-section-smoke-porch = the smoking porch
universalis-section-debtors-crypt = the debtors’ crypt
universalis-section-angels-walk = the angels’ walk
universalis-section-goat-gully = the goat gully
universalis-section-tent-ring = the ring of tents
universalis-section-reckoners-tent = the reckoner’s tent
universalis-section-cook-pit = the cooking pit
universalis-section-kroggs-cave = Krogg’s cave
universalis-section-harbour-steps = the harbour steps
universalis-section-spice-store = the spice store
universalis-section-roof-slit = the slit under the roof
universalis-section-counting-hall = the counting hall
universalis-section-trellis-walk = the trellised walk
universalis-section-guard-nook = the guard’s nook
universalis-section-old-mans-room = the old man’s room
universalis-section-beer-cellar = the beer cellar
universalis-section-cellar-sewer = the sewer
universalis-section-rats-pantry = the rats’ pantry
universalis-section-parliament-of-rats = the parliament of rats
universalis-section-rain-drain = the rain drain
universalis-section-fighters-gate = the fighters’ gate
universalis-section-red-sand = the red sand
universalis-section-beast-pens = the beast pens
universalis-section-betting-box = the betting box
universalis-section-porters-lodge = the porter’s lodge
universalis-section-lecture-hall = the lecture hall
universalis-section-burnt-library = the burnt library
universalis-section-furnace-stair = the furnace stair
universalis-section-examiners-closet = the examiner’s closet
universalis-section-furnace-room = the furnace

## The quests

universalis-quest-the-rune-that-would-not-break = The Rune That Would Not Break
    .story = Every apprentice of Khumund learns to cut runes and, one afternoon, to break one. Borgron’s was set by old Ulfar himself, and held. That night the gallery behind it came alive, and four of his bench-mates were on the wrong side. The gallery was walled up, and Borgron sent away. Forty years later the wall has begun to hum.
    .goal = Borgron must break the rune on the far side of the chasm.
    .rules = Borgron’s own quest: nobody sets out on it without him. Breaking the rune takes an Action and an Intelligence test, which may be tried again; nobody else can do it. The apprentices always knew another way into the gallery, low and on the east side of their hall. If Borgron is standing at the end, he has Ulfar’s ring and 2 XP besides.
universalis-note-the-rune-that-would-not-break-prentice-bunks = Five bunks, four of them made. On the wall somebody keeps count of days, in a hand Borgron knows, and stops at nine.
universalis-note-the-rune-that-would-not-break-rune-chasm = The rune burns on the far wall, as sharp as on the day it was cut. In front of it the stone stands up, and has four faces.

universalis-quest-the-banner-of-a-small-house = The Banner of a Small House
    .story = When Shara was nine, a knight came to dinner with forty friends and stayed. She left by the orchard, with the sword; nobody had a hand free for the banner. She has since heard what became of it. It is a good tablecloth, they say: the wine hardly shows.
    .goal = Take the banner from the dais and carry it out over the starting squares.
    .rules = Shara’s own quest: nobody sets out on it without her. Unhooking the banner takes an Action and an Agility test, which may be tried again; anybody may do it, and it lies where its bearer falls. There is a horse in the stable that remembers Shara. If she is standing at the end, she has 2 XP and a point of Fortune for good besides.
universalis-note-the-banner-of-a-small-house-manor-court = The court is knee-deep in mire. In her father’s time one could have eaten off it; now the dog does.
universalis-note-the-banner-of-a-small-house-manor-hall = Her father’s chair, her mother’s candlesticks, and a man in better armor than she remembers. “You have grown,” he says. “Do sit down.”

universalis-quest-one-arrow-short = One Arrow Short
    .story = Taeral counts his arrows in songs, and one song has always been one arrow short. Four archers went into the silent wood; he was sent back for the quiver they had forgotten. When he came with it, there was nobody to give it to. This spring a hunter has heard singing among the webs. Three voices; the fourth part is missing.
    .goal = Free the three archers from their cocoons.
    .rules = Taeral’s own quest: nobody sets out on it without him. A hero beside a cocoon cuts it open with an Action; the one among the standing stones also takes an Agility test, which may be tried again. One hangs in the hollow oak south of the wood, one in the glade, one with the matron. If Taeral is standing at the end, he has the forgotten quiver and 2 XP besides.
universalis-note-one-arrow-short-silent-wood = No bird, no cricket. Between the trees something is strung that hums when one breathes.
universalis-note-one-arrow-short-hollow-oak = The oak is hollow down to its roots. What hangs at the back of it is singing, very softly, the second part.
universalis-note-one-arrow-short-silk-stones = Grey curtains from stone to stone. A woman steps out from between them on too many feet. “You are late,” she says. “They were so sure of you.”

universalis-quest-the-wolf-in-the-ice = The Wolf in the Ice
    .story = The wolf never came when Aki called. It came when she needed it, from the day when she was washed ashore, and she never gave it a name, for one does not name what one does not own. In the north it did not come. The mages of Menon collect patience, it is said, and had only found it in small amounts so far.
    .goal = Free the wolf from the mirror cage.
    .rules = Aki’s own quest: nobody sets out on it without her. Breaking the ice takes an Action and a Courage test, which may be tried again; anybody may try, under that stare. The way by the trophies is locked and quiet; the way through the kennels is neither. If Aki is standing at the end, she has the Eye of the Hawk, which the mages will not miss before spring, and 2 XP besides.
universalis-note-the-wolf-in-the-ice-ice-ford = Sledge tracks go over the ford, and between them the tracks of one wolf. It did not walk. It was pulling backwards.
universalis-note-the-wolf-in-the-ice-star-tower = The master of the tower does not look up from his eyepiece. “It has not blinked for eleven days,” he says. “I would have so liked to publish.”
universalis-note-the-wolf-in-the-ice-mirror-cage = Ice from floor to ceiling, and in it a grey shape, standing. Only the eyes move. They have been on the door for a long time.

universalis-quest-the-vigil-on-the-stair = The Vigil on the Stair
    .story = Before she was Nariant she was a number, the ninth of nine who kept the chapel on the stair, so that what is below would stay there. She asked leave to see what she was guarding, and got it. Now the other eight have gone silent, one a night. Tonight is the ninth night, and somebody has to be the ninth.
    .goal = Hold the chapel until 8 turns have passed with a hero in it.
    .rules = Nariant’s own quest: nobody sets out on it without her. Everything lies open from the start, and the Underworld is already on three of the four sides. The advocate in the chapel will wish to talk about her contract; there is none. If Nariant is standing at the end, she has 1 XP and a point of Fortune for good besides.

universalis-quest-her-fathers-debts = Her Father’s Debts
    .story = Ghurza’s father lost at dice, and in Krogg a debt is cut into stone, where it does not die with anybody. She took the axe when she left; the debts walked behind her. Three stones are left with the clan’s mark and his. An orc can pay, or there can be no stone. She has brought the axe along.
    .goal = Break the three debt stones.
    .rules = Ghurza’s own quest: nobody sets out on it without her. Breaking a stone takes an Action and a Strength test, which may be tried again. One stands in the reckoner’s tent north of the ring, one has become part of the cooking pit south of it, and the largest stands behind Krogg’s chair: that one only Ghurza can break, or it does not count. If she is standing at the end, she has 1 XP and the 30 coins that were staked against her besides.
universalis-note-her-fathers-debts-tent-ring = The dice game by the fire stops. Somebody says her father’s name, and somebody laughs, and somebody puts his stake on the table: coins, this time, not stones.
universalis-note-her-fathers-debts-reckoners-tent = Knots, tallies, skulls with numbers. It is the tidiest tent in Krogg.
universalis-note-her-fathers-debts-kroggs-cave = “You have come to pay,” says the boss. Behind him stands a stone with more notches than her father had years.

universalis-quest-the-name-she-kept-back = The Name She Kept Back
    .story = Vessith has carried out every commission but one. An old spice merchant gave her tea while she waited for him to turn his back, asked nothing, and did not turn it. She reported him dead. Her House has found the lie at last, and has sent a headsman to make it true by tonight.
    .goal = A hero must reach the old man’s bedside before turn 26 is over.
    .rules = Vessith’s own quest: nobody sets out on it without her. Last time she came by a slit under the roof, behind the east wall of the spice store; nobody else has ever found it. The stairs through the counting hall are wider and guarded. If Vessith is standing at the end, she has a cloak that was folded and ready for her, and 1 XP besides.
universalis-note-the-name-she-kept-back-spice-store = Cinnamon, pepper, and under it the smell of the House’s own oil, which is used for one thing only.
universalis-note-the-name-she-kept-back-old-mans-room = The old man sits up in bed with two cups beside him. Between him and you stands the headsman. “I thought that you might come,” says the old man, not to the headsman.

universalis-quest-the-second-verse = The Second Verse
    .story = Tobbin has been thrown out of the Gilded Pig eleven times, always by the door. The twelfth time he had reached the second verse of “The Mayor’s Two Cellars”, and it turned out to be true. The trapdoor has been bolted above you; there is beer for an hour. Below somebody is applauding with very small hands.
    .goal = At least half of the heroes must leave over the end of the rain drain before turn 30 is over.
    .rules = Tobbin’s own quest: nobody sets out on it without him. The sewer is dark, and of the two ways into the hall of the rats the north one is nearer to the drain. If Tobbin is standing at the end, he has a third verse, which is worth 2 XP and a point of Fortune for good to him besides.
universalis-note-the-second-verse-cellar-sewer = Hundreds of eyes along the walls. They have come for the music, or for the musician.
universalis-note-the-second-verse-parliament-of-rats = The lord of the gnawers sits above the flooded floor in the mayor’s chain. “We know the first verse,” he says. “We wrote it. Now sing the second.”

universalis-quest-the-fortieth-bout = The Fortieth Bout
    .story = Forty bouts, thirty-nine wins. Dagna never speaks about the one, and the arena speaks about nothing else: how she had him on the sand with her trident at his throat, and looked up to the boxes for the sign, as the rules demand. He did not look up. He is still called the Undefeated. The master of the games offers a return bout, with friends.
    .goal = Knock out the Undefeated.
    .rules = Dagna’s own quest: nobody sets out on it without her. The sand lies open from the start. In the pens a dog is waiting, in the box a bookmaker who has bet on the other side; both can be visited. If Dagna is standing at the end, she has 1 XP and the skill Tough besides.

universalis-quest-the-fourth-year = The Fourth Year
    .story = Maeliss has honours for the third year of Fire. There was no fourth, because of the library; that part was an accident. The egg in the academy’s furnace was not: it kept the lecture rooms so nicely warm. It has hatched. The wyrm cult has enrolled in large numbers, and the letter of the last professor says only: “Examination on Thursday. Bring no fire.”
    .goal = Knock out the drake in the furnace.
    .rules = Maeliss’s own quest: nobody sets out on it without her. A furnace drake does not mind fire. In the south-west corner of the furnace is a valve; only Maeliss knows which way it turns. With an Action she can open it once: the cistern empties itself over the drake, which loses 2 Vitality. If Maeliss is standing at the end, she has the professor’s wand and 2 XP besides.
universalis-note-the-fourth-year-lecture-hall = On the blackboard somebody has drawn a dragon, and written beneath it: “Questions?” The cultists in the front row put up their hands, and come.
universalis-note-the-fourth-year-examiners-closet = In the closet sits the last professor with a wet towel around his head. “Ah, third year,” he says. “You may begin.”
universalis-note-the-fourth-year-furnace-room = It has grown. It lies curled around the boiler like a cat, and is plainly pleased to see its mother. It is just as plainly hungry.
