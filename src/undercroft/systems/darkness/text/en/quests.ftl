### The Quests: title, `.story` to read aloud, `.goal` in one sentence, `.rules` for what is special.

darkness-quest-walking-in-the-dark = Walking in the Dark
    .story = The hatch was under the hay, as the miller swore. Below it a ladder, a smell of wet stone, and somebody’s supper going cold. Whoever keeps watch down here writes everything down, and keeps the book behind a locked gate. Take the Key, learn what they know, and be gone before the next watch comes down the ladder.
    .goal = Pick up the Key, then leave by the Exit with every Hero.
    .rules = The Library token is the Key: whoever takes it gains 3 XP.

darkness-quest-scorched-earth = Scorched Earth
    .story = The watch book named a temple below the temple, where two relics were left when the old war ended. Brought together at its altar they will burn everything that does not breathe light. Nobody wrote down which of the three caches holds nothing but bones. The roots above you are already smoking.
    .goal = Find both Artifacts, then end a Round with them in the Library’s Zone and no Enemy there.
    .rules = Two Artifacts and a Lair lie facedown; a Lair gives 5 XP to its finder. Opening the last room calls one more Guard to the Library.

darkness-quest-black-widow = Black Widow
    .story = Eleven shepherds and a tax collector, all in one week, all wrapped like bread. Her larder is full and her eggs are laid; tonight she leaves for the next valley. She does not hurry. She has never met anything that made her hurry.
    .goal = Kill the Giant Spider before she leaves through the Exit.
    .rules = Each Round the Giant Spider strikes if she can and then crawls one Zone towards the Exit, dragging along whoever lies Stunned or dead beside her. Each Nest gives 5 XP to every Hero.

darkness-quest-the-chosen-one = The Chosen One
    .story = The crown was broken in three so that no one hand could wear it. The caves remember the hand it was made for, and now they have seen one that looks like it. Gather the pieces and set them on the right head; every stone in this place will turn to look. After that there is one thing left to do, and that is run.
    .goal = Collect the three pieces, then let the Chosen One carry the Artifact out of the Exit.
    .rules = Choose the Chosen One at the start: if that Hero dies all is lost. When the Artifact is whole a Roaming Monster wakes at each Lair.

darkness-quest-goblin-war-drums = Goblin War Drums
    .story = You feel the drums in your teeth before you hear them. With every beat a little more of the roof lets go, and the goblins think it is applause. Something large is keeping time at the far end. Behind you the first hall is already sagging.
    .goal = Kill the Monster Sentry, then leave by the Exit with every Hero before the ground falls away.
    .rules = The tile of the lowest Level crumbles as the First Player token goes round, and all who stand on it die. Passing between the Pillars calls the Sentry.

darkness-quest-the-immortals-downfall = The Immortal’s Downfall
    .story = They have shot it, burned it, drowned it and prayed over it, and it still comes to market every seventh day. It cannot die; very well. It is also vain, and cannot pass a bright light without looking. There is an old gallery over a hole that has no floor, and two pillars that are not what they were.
    .goal = Lure the Immortal onto the Bridge with Fireworks and bring down both Pillars while it stands there.
    .rules = The Immortal walks two Zones a Round towards your Starting Zone and kills whatever it finds, unless it sees a Firework. It cannot be hurt, and if it arrives you have lost.

darkness-quest-the-fiends-treasure = The Fiend’s Treasure
    .story = A vault with two locks, two keys, and a hound that has not been fed since the war. One key hangs in a guarded cell, for the jailers are tidy folk. The other was swallowed up by the tunnels together with those who carried it. What sleeps behind the door can smell you already.
    .goal = Find both Keys, open the last Chamber, and kill the Hellhound.
    .rules = One Key is in a guarded room, the other facedown among three dead ends of 5 XP each. The Special door opens once both are found, and only then does the Hellhound stir.

darkness-quest-sparks-in-the-dark = Sparks in the Dark
    .story = The door behind you has no handle on this side. The door you need has two Levers, and whoever built it made sure that no two friends could see each other while they pulled. Between them lie seven halls, some treasure, and a keeper who has been paid to be patient. Split up, then. What could go wrong?
    .goal = Hold both Levers at the start of a Round to open the Locked door, then leave by the Exit with every Hero.
    .rules = A lone Hero needs only one Lever. Opening the Locked door wakes a Greater Roaming Monster in the room beyond; each Artifact token gives a random Artifact.

darkness-quest-big-game-hunting = Big Game Hunting
    .story = Three thrones, three Enforcers, and each of them promised the province to somebody else. They sit behind carved Pillars and sleep, as great ones do when the small work is going well. Break the stone and you break the sleep. Bring something heavy, and decide beforehand which of them to disappoint first.
    .goal = Break the Pillars and kill all three Enforcers.
    .rules = Nobody moves or attacks past a standing Pillar (Health 5, no Defense). An Enforcer sleeps until both its Pillars are down; its killer also draws 3 Level 4 Treasures and an Artifact.

darkness-quest-maze-of-darkness = Maze of Darkness
    .story = The light in the shrine is older than the hill above it, and no hand has ever lifted it. Tonight everything that hates it is coming, from four sides, in good order, with drums. The Pillars will hold a while. You will have to hold a little longer.
    .goal = Keep every Enemy off the Artifact until no more come, then kill the last of them.
    .rules = Enemies come every Round, the Level rising with each wave of Guards, and march on the Artifact; Pillars (Health 3) stop them and draw their blows. You lose if an Enemy stands on the Artifact when an Enemies’ Phase begins.

darkness-quest-the-heart-of-darkness = The Heart of Darkness
    .story = Down, and down again, and the air gets older at every stair. The Emissary waits on each landing and will not mind being killed; it has done that before. Something below it is breathing for the whole mountain. When the torches start to bow towards the floor, you are close.
    .goal = Kill the Dark Emissary in all three Stages.
    .rules = Stairs open to Heroes when the Emissary of their Stage is dead. From Stage 2 on the dark wounds the party every Round, in Stage 3 twice as hard; there two switches bring down the Pillars.

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
