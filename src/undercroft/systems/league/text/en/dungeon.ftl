### The dungeon: tiles, furniture, doors, traps, levers, searching, threat, wandering monsters, rest, events.

## The start and the objectives

league-tile-start = Way In
    .the = the Way In
league-tile-cellar = Cellar
    .the = the Cellar
league-tile-lords-tomb = Lord’s Tomb
    .the = the Lord’s Tomb
league-tile-throne-of-bones = Throne of Bones
    .the = the Throne of Bones
league-tile-great-forge = Great Forge
    .the = the Great Forge
league-tile-black-altar = Black Altar
    .the = the Black Altar
league-tile-prison-vault = Prison Vault
    .the = the Prison Vault
league-tile-drowned-temple = Drowned Temple
    .the = the Drowned Temple
league-tile-queens-web = Queen’s Web
    .the = the Queen’s Web
league-tile-sanctum = Sanctum
    .the = the Sanctum
league-tile-goblin-court = Goblin Court
    .the = the Goblin Court
league-tile-crystal-cave = Crystal Cave
    .the = the Crystal Cave
league-tile-chasm-hall = Hall over the Chasm
    .the = the Hall over the Chasm
league-tile-beast-arena = Beast Arena
    .the = the Beast Arena
league-tile-hoard-cavern = Hoard Cavern
    .the = the Hoard Cavern

## Rooms

league-tile-guard-room = Guard Room
    .the = the Guard Room
league-tile-barracks = Barracks
    .the = the Barracks
league-tile-store-room = Store Room
    .the = the Store Room
league-tile-kitchen = Kitchen
    .the = the Kitchen
league-tile-dining-hall = Dining Hall
    .the = the Dining Hall
league-tile-library = Library
    .the = the Library
league-tile-study = Study
    .the = the Study
league-tile-chapel = Chapel
    .the = the Chapel
league-tile-crypt = Crypt
    .the = the Crypt
league-tile-ossuary = Ossuary
    .the = the Ossuary
league-tile-torture-chamber = Torture Chamber
    .the = the Torture Chamber
league-tile-cells = Cells
    .the = the Cells
league-tile-well-room = Well Room
    .the = the Well Room
league-tile-fountain-court = Fountain Court
    .the = the Fountain Court
league-tile-dripping-cave = Dripping Cave
    .the = the Dripping Cave
league-tile-mushroom-cavern = Mushroom Cavern
    .the = the Mushroom Cavern
league-tile-rope-bridge = Rope Bridge
    .the = the Rope Bridge
league-tile-fire-pits = Fire Pits
    .the = the Fire Pits
league-tile-pitfall-room = Room of Pits
    .the = the Room of Pits
league-tile-gear-room = Gear Room
    .the = the Gear Room
league-tile-treasury = Treasury
    .the = the Treasury
league-tile-armoury = Armoury
    .the = the Armoury
league-tile-audience-hall = Audience Hall
    .the = the Audience Hall
league-tile-laboratory = Laboratory
    .the = the Laboratory
league-tile-idol-shrine = Shrine of the Idol
    .the = the Shrine of the Idol
league-tile-hall-of-mirrors = Hall of Mirrors
    .the = the Hall of Mirrors
league-tile-fallen-hall = Fallen Hall
    .the = the Fallen Hall
league-tile-spider-hole = Spider Hole
    .the = the Spider Hole
league-tile-bedchamber = Bedchamber
    .the = the Bedchamber
league-tile-smithy = Smithy
    .the = the Smithy
league-tile-sunken-floor = Sunken Floor
    .the = the Sunken Floor
league-tile-gallery = Gallery
    .the = the Gallery
league-tile-wine-cellar = Wine Cellar
    .the = the Wine Cellar
league-tile-burial-niches = Burial Niches
    .the = the Burial Niches
league-tile-gong-hall = Gong Hall
    .the = the Gong Hall
league-tile-rats-nest = Rats’ Nest
    .the = the Rats’ Nest
league-tile-cutting-room = Cutting Room
    .the = the Cutting Room
league-tile-bandit-den = Bandit Den
    .the = the Bandit Den
league-tile-ritual-chamber = Ritual Chamber
    .the = the Ritual Chamber
league-tile-sealed-vault = Sealed Vault
    .the = the Sealed Vault
league-tile-beast-pen = Beast Pen
    .the = the Beast Pen
league-tile-antechamber = Antechamber
    .the = the Antechamber

## Corridors

league-tile-long-passage = Long Passage
    .the = the Long Passage
league-tile-short-passage = Short Passage
    .the = the Short Passage
league-tile-worn-steps = Worn Steps
    .the = the Worn Steps
league-tile-pillared-way = Pillared Way
    .the = the Pillared Way
league-tile-bent-passage = Bent Passage
    .the = the Bent Passage
league-tile-crossroads = Crossroads
    .the = the Crossroads
league-tile-fork = Fork
    .the = the Fork
league-tile-blind-alley = Blind Alley
    .the = the Blind Alley
league-tile-pitted-passage = Pitted Passage
    .the = the Pitted Passage
league-tile-narrow-bridge = Narrow Bridge
    .the = the Narrow Bridge
league-tile-webbed-passage = Webbed Passage
    .the = the Webbed Passage
league-tile-winding-passage = Winding Passage
    .the = the Winding Passage
league-tile-rubble-passage = Rubble Passage
    .the = the Rubble Passage
league-tile-row-of-statues = Row of Statues
    .the = the Row of Statues
league-tile-old-gate = Old Gate
    .the = the Old Gate
league-tile-lever-niche = Lever Niche
    .the = the Lever Niche
league-tile-causeway = Causeway
    .the = the Causeway
league-tile-watch-post = Watch Post
    .the = the Watch Post
league-tile-parting-ways = Parting Ways
    .the = the Parting Ways
league-tile-fire-run = Fire Run
    .the = the Fire Run
league-tile-turn-about = Turn-About
    .the = the Turn-About
league-tile-sagging-passage = Sagging Passage
    .the = the Sagging Passage
league-tile-fungus-passage = Fungus Passage
    .the = the Fungus Passage
league-tile-drain = Drain
    .the = the Drain

## Furniture and what else stands on squares

league-furniture-table = table
    .the = the table
league-furniture-bench = bench
    .the = the bench
league-furniture-bed = bed
    .the = the bed
league-furniture-straw = straw
    .the = the straw
league-furniture-desk = desk
    .the = the desk
league-furniture-wardrobe = wardrobe
    .the = the wardrobe
league-furniture-bookcase = bookcase
    .the = the bookcase
league-furniture-hearth = hearth
    .the = the hearth
league-furniture-mirror = mirror
    .the = the mirror
league-furniture-throne = throne
    .the = the throne
league-furniture-barrels = barrels
    .the = the barrels
league-furniture-crates = crates
    .the = the crates
league-furniture-urns = urns
    .the = the urns
league-furniture-weapon-rack = weapon rack
    .the = the weapon rack
league-furniture-training-dummy = training dummy
    .the = the training dummy
league-furniture-forge = forge
    .the = the forge
league-furniture-alchemists-table = alchemist’s table
    .the = the alchemist’s table
league-furniture-cauldron = cauldron
    .the = the cauldron
league-furniture-altar = altar
    .the = the altar
league-furniture-sarcophagus = sarcophagus
    .the = the sarcophagus
league-furniture-bone-pile = pile of bones
    .the = the pile of bones
league-furniture-remains = remains
    .the = the remains
league-furniture-statue = statue
    .the = the statue
league-furniture-idol = idol
    .the = the idol
league-furniture-rack = rack
    .the = the rack
league-furniture-fountain = fountain
    .the = the fountain
league-furniture-well = well
    .the = the well
league-furniture-pillar = pillar
    .the = the pillar
league-furniture-stalagmite = stalagmite
    .the = the stalagmite
league-furniture-rubble = rubble
    .the = the rubble
league-furniture-mushrooms = giant mushrooms
    .the = the giant mushrooms
league-furniture-brazier = brazier
    .the = the brazier
league-furniture-gong = gong
    .the = the gong
league-furniture-chest = chest
    .the = the chest
league-furniture-pit = pit
    .the = the pit
league-furniture-chasm = chasm
    .the = the chasm
league-furniture-lava = lava
    .the = the lava
league-furniture-lever = levers
    .the = the levers

## Traps

league-trap-dart-volley = Dart Volley
    .the = the Dart Volley
    .text = 2d4 damage; armour on the torso counts.
league-trap-flame-jet = Flame Jet
    .the = the Flame Jet
    .text = d8 fire damage.
league-trap-acid-spray = Acid Spray
    .the = the Acid Spray
    .text = d6 acid damage, and what is in hand loses a point of durability.
league-trap-frost-rune = Frost Rune
    .the = the Frost Rune
    .text = d8 frost damage.
league-trap-sleeping-gas = Sleeping Gas
    .the = the Sleeping Gas
    .text = Everybody on the tile tests CON or is stunned for a whole turn.
league-trap-poison-cloud = Poison Cloud
    .the = the Poison Cloud
    .text = Everybody on the tile tests CON or is poisoned.
league-trap-alarm-bell = Alarm Bell
    .the = the Alarm Bell
    .text = The threat level rises by 3.
league-trap-whispering-glyph = Whispering Glyph
    .the = the Whispering Glyph
    .text = A RES test, or 2 SANITY are lost.
league-trap-rust-mist = Rust Mist
    .the = the Rust Mist
    .text = Three things in hand or worn lose a point of durability each.
league-trap-call-of-the-dead = Call of the Dead
    .the = the Call of the Dead
    .text = d3 skeletons rise on the tile.
league-trap-slamming-doors = Slamming Doors
    .the = the Slamming Doors
    .text = d4 damage; the open doors of the tile fall shut, and the threat level rises by 1.
league-trap-poisoned-needle = Poisoned Needle
    .the = the Poisoned Needle
    .text = 1 damage, and a CON test at −10 against poison.
league-trap-mimic = Mimic
    .the = the Mimic
    .text = It was never a door or a chest. Left alone it keeps still.
league-trap-exploding-lock = Exploding Lock
    .the = the Exploding Lock
    .text = d6 damage to everybody on the tile; a chest loses its contents, and the threat level rises by 2.
league-trap-pit-trap = Pit Trap
    .the = the Pit Trap
    .text = A pit opens: d8 damage at its bottom.
league-trap-swinging-log = Swinging Log
    .the = the Swinging Log
    .text = 2d6 damage, and down one goes.
league-trap-falling-net = Falling Net
    .the = the Falling Net
    .text = It holds whoever stands below.
league-trap-scything-blade = Scything Blade
    .the = the Scything Blade
    .text = 2d8 damage; armour on the torso counts.
league-trap-falling-portcullis = Falling Portcullis
    .the = the Falling Portcullis
    .text = It blocks the doorway; party morale falls by 1.
league-trap-falling-ceiling = Falling Ceiling
    .the = the Falling Ceiling
    .text = Everybody on the tile tests DEX or suffers d8 damage; armour on the torso counts.

## Searching

league-search-loose-flagstone = Loose Flagstone
    .story = It gives a little. Then it clicks.
league-search-dust-and-cobwebs = Dust and Cobwebs
    .story = A great deal of both.
league-search-forgotten-purse = Forgotten Purse
    .story = Somebody counted it twice and hid it once too well.
league-search-hidden-drawer = Hidden Drawer
    .story = The wood sounds different here.
league-search-scratched-marks = Scratched Marks
    .story = Four strokes, a cross, an arrow. It must mean something.
league-search-walled-up-cache = Walled-Up Cache
    .story = The mortar is younger than the wall.
league-search-stale-provisions = Stale Provisions
    .story = One has eaten worse.
league-search-draught-behind-the-wall = Draught behind the Wall
    .story = The flame leans over, though no door is open.
league-search-jewelled-casket = Jewelled Casket
    .story = Under the last board, of course.
league-search-heirloom = Heirloom
    .story = Wrapped in silk, and the silk in oilcloth.
league-search-trip-wire = Trip Wire
    .story = Found with the foot.
league-search-bare-stone = Bare Stone
    .story = And more of it.
league-search-dropped-coins = Dropped Coins
    .story = A hole in somebody’s pocket, a long time ago.
league-search-lost-pack = Lost Pack
    .story = Its owner left in a hurry.
league-search-chalk-signs = Chalk Signs
    .story = Another party has been here, and was kind enough to write.
league-search-listening-post = Listening Post
    .story = With an ear to this crack one hears three rooms at once.
league-search-hollow-sound = Hollow Sound
    .story = Knock. Knock. Knock-knock.
league-search-couriers-bag = Courier’s Bag
    .story = The seal is broken, the best of it is still there.

## Levers

league-lever-grinding-teeth = Grinding Teeth
    .story = The slot closes around the arm.
league-lever-hidden-spring = Hidden Spring
    .story = Something uncoils behind the wall.
league-lever-distant-bell = Distant Bell
    .story = One can hear who it was meant for by the shouting.
league-lever-falling-gate = Falling Gate
    .story = The chain runs out with a roar.
league-lever-opened-kennel = Opened Kennel
    .story = A flap goes up, and small feet come out.
league-lever-slamming-shutters = Slamming Shutters
    .story = All at once, like a sentence.
league-lever-nothing-at-all = Nothing at All
    .story = The lever is very pleased with itself.
league-lever-waking-guard = Waking Guard
    .story = Somewhere, somebody puts on boots.
league-lever-opened-grave = Opened Grave
    .story = The slab slides aside from within.
league-lever-bolts-drawn-back = Bolts Drawn Back
    .story = One after the other, all around.
league-lever-secret-shelf = Secret Shelf
    .story = A brick turns over and shows its back.
league-lever-sliding-wall = Sliding Wall
    .story = The wall was only waiting to be asked.
league-lever-silent-machines = Silent Machines
    .story = What had been humming all the time stops humming.
league-lever-strongroom = Strongroom
    .story = Three bolts, two plates, one breath of stale air, and gold.

## Dungeon events

league-dungeon-event-cold-draught = Cold Draught
    .story = It carries the smell of torches far ahead.
league-dungeon-event-weeping = Weeping
    .story = Behind the wall, and it stops when one listens.
league-dungeon-event-rats-in-the-packs = Rats in the Packs
    .story = They have started on the bread.
league-dungeon-event-loose-stair = Loose Stair
    .story = It held for two hundred years.
league-dungeon-event-footsteps-above = Footsteps Above
    .story = They stop where you stop.
league-dungeon-event-foul-air = Foul Air
    .story = The torches burn blue, and small.
league-dungeon-event-old-campfire = Old Campfire
    .story = The stones are still warm on one side.
league-dungeon-event-writing-on-the-wall = Writing on the Wall
    .story = Left, left, never right.
league-dungeon-event-whispered-name = Whispered Name
    .story = It is yours.
league-dungeon-event-silence = Silence
    .story = For once nobody is looking for you.
league-dungeon-event-spiders-thread = Spider’s Thread
    .story = It was not there a moment ago.
league-dungeon-event-lucky-find = Lucky Find
    .story = It lay right in the middle of the floor.
league-dungeon-event-cracking-beams = Cracking Beams
    .story = First the dust, then the beam.
league-dungeon-event-merry-tune = Merry Tune
    .story = Somebody hums it, somebody joins in.
league-dungeon-event-dead-comrade = Dead Comrade
    .story = You had a drink with him, three towns ago.
league-dungeon-event-damp = Damp
    .story = It gets into the leather, and then into the steel.
league-dungeon-event-map-scrap = Scrap of a Map
    .story = It shows exactly as far as the next corner.
league-dungeon-event-moonbeam = Moonbeam
    .story = From how far up, nobody can say.
league-dungeon-event-fever-chill = Fever Chill
    .story = The water here was not good.
league-dungeon-event-something-shiny = Something Shiny
    .story = Between two stones, where only somebody small would look.

## Threat

league-threat-wandering-monster = A wandering monster
league-threat-deeper-dungeon = The dungeon goes deeper
league-threat-more-encounters = The halls fill up
league-threat-sprung-trap = A trap springs
league-threat-restless-dungeon = The dungeon is on its guard
league-threat-stifled-magic = Magic is stifled
league-threat-poisoned-blades = Poisoned blades
league-threat-champion = A champion
league-threat-second-wind = Second wind
league-threat-frenzy = Frenzy
league-threat-slippery-grip = A slippery grip
league-threat-dread = Dread
league-threat-reinforcements = Reinforcements
league-threat-war-cry = A war cry

## Locks and piles

league-lock-unlocked = not locked
league-lock-plain-lock = plain lock
league-lock-good-lock = good lock
league-lock-master-lock = master lock
league-pile-traps = Trap cards
    .the = the trap cards
league-pile-dungeon = Dungeon cards
    .the = the dungeon cards
league-pile-levers = Lever cards
    .the = the lever cards
league-pile-rooms = Room cards
    .the = the room cards
league-pile-corridors = Corridor cards
    .the = the corridor cards
card-red = red
card-black = black
league-token-trap = trap
league-token-pit = pit
league-token-wanderer = wandering monster
league-token-corpse = body
wanderer = a wandering monster
    .the = the wandering monster
trap = a trap
    .the = the trap
corpse = a body
    .the = the body
secret-door = a secret door
    .the = the secret door

## What may be done

act-open = { $n ->
        [0] Open the chest at { $at }
       *[other] Open the door to { $at }
    }
    .verb = Open
act-force = { $n ->
        [0] Break open the chest at { $at } with { $what }
       *[other] Break down the door to { $at } with { $what }
    }
    .nothing = { $n ->
        [0] Break open the chest at { $at } with bare hands
       *[other] Break down the door to { $at } with bare hands
    }
    .verb = Break open
act-pry = { $n ->
        [0] Prise open the chest at { $at } with the crowbar
       *[other] Prise open the door to { $at } with the crowbar
    }
    .verb = Use the crowbar
act-pick-lock = { $n ->
        [0] Pick the lock of the chest at { $at }
       *[other] Pick the lock of the door to { $at }
    }
    .verb = Pick the lock
act-disarm = Disarm { $what-the } at { $at }
    .verb = Disarm
act-set-off = Set off { $what-the } at { $at } on purpose
    .verb = Set off the trap
act-lift = Lift the portcullis to { $at }
    .verb = Lift the portcullis
act-clear-cobweb = Clear the cobweb to { $at }
    .verb = Clear the cobweb
act-pull = Pull a lever at { $at }
    .verb = Pull a lever
act-climb-out = Climb out of the pit to { $at }
    .verb = Climb out
act-climb-down = Climb down into the pit at { $at }
    .verb = Climb down
act-search = Search the place
act-search-furniture = Search { $what-the } at { $at }
    .verb = Search furniture
act-use-furniture = See what can be done with { $what-the } at { $at }
    .verb = Make use of furniture
act-search-corpse = Search the body at { $at }: { $what }
    .verb = Search the body
act-rest = Take a short rest
act-lay = Lay { $what }
    .verb = Lay the tile
    .told = Lay { $what } – { $text }
act-door = The door at { $at } first
    .verb = This door first
act-secret-door = A secret door at { $at }
    .verb = A secret door here
act-place = Stand at { $at }
    .verb = Stand here
act-takes-loot = { $who } takes it

ask-lay = How is { $about } laid?
    .help = One of its doors lies against the door that was opened, square by square.
ask-first-door = Which door is dealt to first?
    .help = The cards of the dungeon are dealt out among the new doors from the bottom; this door gets the lowest.
ask-secret-door = In which wall is the secret door?
    .alone = In which wall is the secret door?
    .help = All the cards that are left lie behind it.
ask-join-search = Does { $who } join the search?
    .help = It takes the whole turn. The first helper adds 10, each further one 5.
ask-use-clue = Does { $who } use a clue, so that the red card does nothing?
ask-share-loot = { $about }: who takes the loot?
    .alone = { $about }: who takes the loot?
ask-arrange = Where does { $who } settle down for the rest?
ask-camp = The party rests. Does { $who } see to the gear?
ask-rest = Does { $who } agree to a short rest?
    .help = The threat falls by 5, a threat roll is made, wandering monsters move three times, a ration is eaten.

option-hardcore = Hardcore looting
    .help = After a battle every body has to be searched by somebody beside it, for an action each.
option-dungeon-events = Dungeon events
    .help = The first activation that a hero starts in a new room without enemies may bring an event.

## What is rolled

roll-open = lock and trap
die-lock = lock
die-trap = trap
roll-notice-trap = noticing the trap
roll-disarm-trap = disarming
roll-pick-lock = picking the lock
roll-force = breaking open
roll-lift = lifting
roll-cobweb = who lives in the cobweb?
roll-spiders = how many spiders
roll-levers = how many levers
roll-lever-red = what the lever does, red
roll-lever-black = what the lever does, black
roll-trap-damage = damage
roll-room-test = test
roll-search = searching
roll-search-room = what the room hides
roll-search-corridor = what the corridor hides
roll-use-furniture = what comes of it
roll-threat = threat roll
roll-threat-event = what the threat brings
roll-encounter = is somebody there?
roll-encounter-table = who is there
roll-wanderer = where the wandering monster goes
roll-dungeon-event = does something happen?
roll-which-event = what happens
roll-climb-out = climbing out
roll-rest = rest
roll-rest-energy = getting ENERGY back
roll-random-hero = which hero
roll-random-tile = which tile
roll-random-door = which door

rule-source-trap-eye = how well it is hidden
rule-source-trap-cogs = how well it is made
rule-source-lock = how good the lock is
rule-source-crowbar = crowbar
rule-source-helpers = helpers
rule-source-second-searcher = second searcher
rule-source-further-searchers = further searchers
rule-source-talents-and-gear = talents and gear
rule-source-quiet = it has been quiet for too long
rule-source-room = a room
rule-source-corridor = a corridor
rule-source-objective = the objective
number-encounter-chance = chance of enemies

threat-opening = a door or chest is opened
threat-missed = the roll missed

## What happened

event-began-rest = The party takes a short rest.
event-summed-encounter-chance = Chance of enemies: { $total } %.
    .alone = Chance of enemies: { $total } %.
event-changed-door = { $now ->
        [0] A door falls shut.
       *[other] { $who } opens the door.
    }
    .alone = { $now ->
        [0] A door falls shut.
       *[other] A door opens.
    }
event-changed-chest = { $now ->
        [0] There is nothing left in the chest.
       *[other] { $who } opens the chest.
    }
    .alone = { $now ->
        [0] There is nothing left in the chest.
       *[other] The chest is open.
    }
event-changed-locked = { $who } finds it locked{ $now ->
        [0] .
       *[other] , and well: picking it is { $now } harder.
    }
event-changed-forced = { $who } deals a blow to it: { $was } → { $now }.
event-changed-portcullis = A portcullis comes down before { $who }!
    .alone = A portcullis comes down!
event-changed-disarmed = { $who } has made { $detail } harmless.
event-changed-used-up = { $who } has { $detail } no more.
event-changed-walled-up = Behind the door there is nothing but rock.
    .alone = Behind the door there is nothing but rock.
event-changed-spiders = { $now ->
        [one] A giant spider comes out of the cobweb!
       *[other] Giant spiders come out of the cobweb: { $now }!
    }
    .alone = { $now ->
        [one] A giant spider comes out of the cobweb!
       *[other] Giant spiders come out of the cobweb: { $now }!
    }
event-changed-levers = There are { $now } levers here.
    .alone = There are { $now } levers here.
event-changed-rations = Rations: { $was } → { $now }.
    .alone = Rations: { $was } → { $now }.
event-changed-unlocked = All around { $who } bolts are drawn back.
    .alone = All around bolts are drawn back.
event-changed-searched = { $who } searches { $detail }.
event-changed-made-use = { $who } tries { $detail }.
event-changed-pit = { $now ->
        [0] { $who } is out of the pit.
       *[other] { $who } is down in a pit!
    }
event-changed-netted = { $who } is caught in a net.
event-changed-deeper = The dungeon goes deeper: { $now ->
        [one] 1 card more
       *[other] { $now } cards more
    }.
    .alone = The dungeon goes deeper: { $now ->
        [one] 1 card more
       *[other] { $now } cards more
    }.
event-changed-encounters = The chance of enemies is { $now } higher everywhere from now on.
    .alone = The chance of enemies is { $now } higher everywhere from now on.
event-changed-scenario-die = From now on the scenario die counts 1 more.
    .alone = From now on the scenario die counts 1 more.
event-changed-waits-door = The wandering monster stops at a closed door.
    .alone = The wandering monster stops at a closed door.
event-changed-waits-chasm = The wandering monster stops at a chasm.
    .alone = The wandering monster stops at a chasm.
event-changed-rested = The party has rested.
    .alone = The party has rested.
event-moved-wanderer = The wandering monster comes to { $at }.
    .alone = The wandering monster comes to { $at }.
event-moved-climb-down = { $who } climbs down into a pit.
event-moved-climb-out = { $who } climbs out to { $at }.
event-moved-arrange = { $who } settles down at { $at }.
event-removed-revealed = The wandering monster shows itself!
    .nowhere = The wandering monster shows itself!
event-removed-sprung = { $what-the } has gone off.
event-removed-disarmed = { $what-the } is gone.
event-removed-searched = { $what-the } has been searched.
event-harmed-trap = { $who } loses { $amount } HP to a trap.
    .alone = { $who } loses { $amount } HP to a trap.
event-harmed-pit = { $who } falls and loses { $amount } HP.
    .alone = { $who } falls and loses { $amount } HP.
event-healed-room = { $who } regains { $amount } HP.
event-healed-rest = { $who } has rested and regains { $amount } HP.
event-drawn-dungeon = A dungeon card is turned: { $cards }.
    .hidden = A dungeon card is turned.
    .quiet = yes
event-drawn-traps = A trap card is drawn: { $cards }.
    .alone = A trap card is drawn: { $cards }.
    .hidden = A trap card is drawn.
