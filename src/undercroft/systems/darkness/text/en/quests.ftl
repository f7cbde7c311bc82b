### The Quests: title, `.story` to read aloud, `.goal` in one sentence, `.rules` for what is special.

darkness-quest-walking-in-the-dark = Walking in the Dark
    .story = The hatch was under the hay, as the miller swore. Below it a ladder, a smell of wet stone, and somebody’s supper going cold. Whoever keeps watch down here writes everything down, and keeps the book behind a locked gate. Take the Key, learn what they know, and be gone before the next watch comes down the ladder.
    .goal = Pick up the Key, then leave by the Exit with every Hero.
    .rules = The Library token is the Key: whoever picks it up gains 3 XP, and from then on the Exit is open. A Hero who ends an Activation in the Exit Zone, with no Enemy standing there, may leave; all of you must. A Hero who has left does not come back.

darkness-quest-scorched-earth = Scorched Earth
    .story = The watch book named a temple below the temple, where two relics were left when the old war ended. Brought together at its altar they will burn everything that does not breathe light. Nobody wrote down which of the three caches holds nothing but bones. The roots above you are already smoking.
    .goal = Find both Artifacts, then end a Round with them in the Library’s Zone and no Enemy there.
    .rules = Two Artifacts and a Lair lie facedown, one in each cache: an Artifact is kept and may be traded like a card, the Lair gives 5 XP to its finder. The Library stays where it is. When its Chamber is opened, one Guard appears in its Zone besides what the Door card brings. One Hero may carry both Artifacts; what counts is the end of the Round, and even a Stunned Enemy in the Library’s Zone spoils it.

darkness-quest-black-widow = Black Widow
    .story = Eleven shepherds and a tax collector, all in one week, all wrapped like bread. Her larder is full and her eggs are laid; tonight she leaves for the next valley. She does not hurry. She has never met anything that made her hurry.
    .goal = Kill the Giant Spider before she leaves through the Exit.
    .rules = The Giant Spider is a Greater Monster and nobody holds her in a Zone. Each Enemies’ Phase she attacks a Hero in Range if there is one, and then, whether she did or not, crawls one Zone towards the Exit; whoever lies Stunned or dead in her Zone is dragged along. In a Counter-Attack she does not move. Once she stands at the Exit, her next move loses the game. She does not count as a Roaming Monster for Events. Each Lair is a Nest and gives 5 XP to every Hero.

darkness-quest-the-chosen-one = The Chosen One
    .story = The crown was broken in three so that no one hand could wear it. The caves remember the hand it was made for, and now they have seen one that looks like it. Gather the pieces and set them on the right head; every stone in this place will turn to look. After that there is one thing left to do, and that is run.
    .goal = Collect the three pieces, then let the Chosen One carry the Artifact out of the Exit.
    .rules = Choose the Chosen One at the start: if that Hero dies all is lost, at once. The two Artifact tokens and the Library are the pieces, whoever picks them up. With the third the Chosen One receives a random Artifact card, the Exit opens, and at each Lair a Roaming Monster appears (Greater from Level 4 on), which does not count for Events. Only the Chosen One leaves, at the end of an Activation in the Exit Zone with no Enemy standing there, and only with that card; melt it down and you have lost.

darkness-quest-goblin-war-drums = Goblin War Drums
    .story = You feel the drums in your teeth before you hear them. With every beat a little more of the roof lets go, and the goblins think it is applause. Something large is keeping time at the far end. Behind you the first hall is already sagging.
    .goal = Kill the Monster Sentry, then leave by the Exit with every Hero before the ground falls away.
    .rules = Wound tokens hold the tiles: 4 on the first, 2 on each of the others. Whenever the First Player token is passed, at the end of the Round, one is taken from the tile of the lowest Level; with its last token a tile is gone for good, with every Enemy, token and door on it, and if a Hero, even a dead one, is on it the game is lost. Nobody gains XP for this. The first Hero who crosses between the two Pillars calls the Monster Sentry: a Greater Roaming Monster in the Zone of the Level 4 token, which does not count for Events. With the Sentry dead the Exit opens: leave at the end of an Activation there, with no Enemy standing in the Zone.

darkness-quest-the-immortals-downfall = The Immortal’s Downfall
    .story = They have shot it, burned it, drowned it and prayed over it, and it still comes to market every seventh day. It cannot die; very well. It is also vain, and cannot pass a bright light without looking. There is an old gallery over a hole that has no floor, and two pillars that are not what they were.
    .goal = Lure the Immortal onto the Bridge with Fireworks and bring down both Pillars while it stands there.
    .rules = The Immortal can be neither attacked nor Wounded. Each Enemies’ Phase it moves two Zones towards your Starting Zone, and if it gets there you have lost. In a Zone with Heroes it kills them all and stops; other Enemies it kills and goes on. A Firework in its sight draws it instead; where it treads one out it stops, and goes again if it sees another. Each Artifact token hides 1 Firework, the Library 3. A Firework is carried and traded like a card, placed in your own Zone for 1 Movement Point, and burns out at the end of the Round. The Archers of the Library (Level 4) never move. The two Pillars (Health 5, no Defense) hold up both Dark Bridges and are attacked like Enemies. When the second falls, the Bridges go with everybody on them: with the Immortal you have won, without it you have lost. It does not count as a Roaming Monster for Events.

darkness-quest-the-fiends-treasure = The Fiend’s Treasure
    .story = A vault with two locks, two keys, and a hound that has not been fed since the war. One key hangs in a guarded cell, for the jailers are tidy folk. The other was swallowed up by the tunnels together with those who carried it. What sleeps behind the door can smell you already.
    .goal = Find both Keys, open the last Chamber, and kill the Hellhound.
    .rules = The Artifact tokens are the Keys: one lies in a guarded room, the other facedown among three Lairs, which give 5 XP to their finder. The rooms of that Key and of the Library have a Guard instead of a Door card. The Library gives a random Artifact. Once both Keys are found any Hero may open the Special door; only then does the Hellhound, a Greater Monster with Level 5 Treasure, begin to act. Its Chamber has a Door card as well. It does not count as a Roaming Monster for Events.

darkness-quest-sparks-in-the-dark = Sparks in the Dark
    .story = The door behind you has no handle on this side. The door you need has two Levers, and whoever built it made sure that no two friends could see each other while they pulled. Between them lie seven halls, some treasure, and a keeper who has been paid to be patient. Split up, then. What could go wrong?
    .goal = Hold both Levers at the start of a Round to open the Locked door, then leave by the Exit with every Hero.
    .rules = The Lairs are the Levers and stay where they are. If at the start of a Round a Hero stands at each, the Locked door opens and with it the Exit; a Hero just risen from the dead counts. In a game of one Hero one Lever is enough. Behind the door waits a Greater Roaming Monster instead of a Door card; it does not count for Events. Each Artifact token gives a random Artifact. You leave at the end of an Activation in the Exit Zone, with no Enemy standing there.

darkness-quest-big-game-hunting = Big Game Hunting
    .story = Three thrones, three Enforcers, and each of them promised the province to somebody else. They sit behind carved Pillars and sleep, as great ones do when the small work is going well. Break the stone and you break the sleep. Bring something heavy, and decide beforehand which of them to disappoint first.
    .goal = Break the Pillars and kill all three Enforcers.
    .rules = The Enforcers are three random Greater Monsters with Level 4 Treasure; they count as Roaming Monsters for Events. Heroes neither move nor attack past a standing Pillar. A Pillar (Health 5, no Defense) is attacked like an Enemy, from its own Zone or the next. An Enforcer sleeps until both its Pillars are down. Besides its Equipment its killer draws 3 Level 4 Treasures and an Artifact. The Exit is only for Enemies that wander.

darkness-quest-maze-of-darkness = Maze of Darkness
    .story = The light in the shrine is older than the hill above it, and no hand has ever lifted it. Tonight everything that hates it is coming, from four sides, in good order, with drums. The Pillars will hold a while. You will have to hold a little longer.
    .goal = Keep every Enemy off the Artifact until no more come, then kill the last of them.
    .rules = There are no Events and no reinforcements, and tiles do not raise the Level. Four Guards come at once, on the tokens of Levels 2 to 5. Even Rounds bring a Roaming Monster, on the Level 1 token in Round 2, the Level 2 token in Round 4 and so on; odd Rounds from the third on raise the Level by 1 and bring four Guards more. After Round 10 nothing comes: kill the last Enemy and you have won. You lose if an Enemy stands on the Artifact when an Enemies’ Phase begins. Enemies go for the Artifact, whoever is in sight. A Pillar (Health 3) holds every Enemy in its Zone, and an Enemy that can attack one does so rather than a Hero: no dice, 1 Wound. Heroes cannot attack Pillars. With every wave of Guards the Treasure in each Zone of the shrine is filled up to 2; there it is of the Current Level.

darkness-quest-the-heart-of-darkness = The Heart of Darkness
    .story = Down, and down again, and the air gets older at every stair. The Emissary waits on each landing and will not mind being killed; it has done that before. Something below it is breathing for the whole mountain. When the torches start to bow towards the floor, you are close.
    .goal = Kill the Dark Emissary in all three Stages.
    .rules = The Dark Emissary is an Abyssal Demon, Lesser in Stage 1 and Greater below, and appears when the first Hero enters its Stage. It acts once its Chamber is open, for which no Door card is drawn; the last one only when both Pillars are down as well. The last has no Treasure but the dice and Enchantments of another Greater Monster. Heroes go down a staircase when the Emissary of their Stage is dead, and back at any time; nobody sees along a staircase. Once a Hero has been in Stage 2, every Round begins with as many Wounds as there were Heroes at the start, divided as you like; from Stage 3 on with twice as many. Heroes neither move nor attack past a Pillar: with an Action at a Lair, which is a switch, you bring one down; each switch works once. The Artifact token gives a random Artifact. The Emissary does not count as a Roaming Monster for Events, and the Exit is only for Enemies that wander.

## What lies on the maps

darkness-token-artifact = Artifact
darkness-token-lair = Lair
darkness-token-library = Library
darkness-token-treasure = Treasure
darkness-token-special = Special Treasure
darkness-token-pillar = Pillar
darkness-token-bridge = Dark Bridge
darkness-token-facedown = Facedown objective
darkness-token-firework = Firework
darkness-token-level = Level { $n }
darkness-token-start = Hero Starting Zone
darkness-token-exit = Exit
darkness-token-stairs = Staircase

## Zones the Quests name

darkness-mark-spider = The Spider’s Lair
darkness-mark-gate = The Passage between the Pillars
darkness-mark-sentry = The Sentry’s Post
darkness-mark-immortal = Where the Immortal wakes
darkness-mark-archers = The Archers’ Nest
darkness-mark-hellhound = The Hellhound’s Kennel
darkness-mark-keeper = The Keeper’s Room
darkness-mark-enforcer-1 = The first Enforcer’s Throne
darkness-mark-enforcer-2 = The second Enforcer’s Throne
darkness-mark-enforcer-3 = The third Enforcer’s Throne
darkness-mark-emissary-1 = The first Landing
darkness-mark-emissary-2 = The second Landing
darkness-mark-emissary-3 = The Heart
darkness-mark-stairs-a = Staircase A
darkness-mark-stairs-b = Staircase B

## The faces of the tiles

darkness-tile-1v = The Vault
darkness-tile-1r = The Guard Post
darkness-tile-2v = The Two Ways
darkness-tile-2r = The Forge
darkness-tile-3v = The Long Hall
darkness-tile-3r = The Shrine
darkness-tile-4v = The Ring
darkness-tile-4r = The Barracks
darkness-tile-5v = The Horseshoe
darkness-tile-5r = The Pinwheel
darkness-tile-6v = The Outpost
darkness-tile-6r = The Divide
darkness-tile-7v = The Cave
darkness-tile-7r = The Hooked Hall
darkness-tile-8v = The Twins
darkness-tile-8r = The Gatehouse
darkness-tile-9v = The Temple
darkness-tile-9r = The Two Cells
