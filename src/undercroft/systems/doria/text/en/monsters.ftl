### Monsters, Monster Modifiers, bosses: their names, their words, what is told of them.

doria-monster-goblin = goblin
    .the = the goblin
    .story = One goblin is a nuisance. Ask how many there are.
doria-monster-zombie = zombie
    .the = the zombie
    .story = It does not hurry. By tomorrow there will be two.
doria-monster-slimecrawler = Slimecrawler
    .the = the Slimecrawler
    .story = It spits, and the floor decides to keep you.
doria-monster-archer = archer
    .the = the archer
    .story = Looks past the shield in front at whoever is slow behind it.
doria-monster-poltergeist = Poltergeist
    .the = the Poltergeist
    .story = The wall coughs. Steel goes through it, and so does your courage.
doria-monster-orc = orc
    .the = the orc
    .story = A wounded orc is not half an orc. It is one and a half.
doria-monster-mummy = mummy
    .the = the mummy
    .story = Somebody prayed over these bandages for a hundred years: no charm bites.
doria-monster-skeleton = skeleton
    .the = the skeleton
    .story = Count the bones before you turn your back.
doria-monster-gargoyle = gargoyle
    .the = the gargoyle
    .story = It was a statue a moment ago, and would rather have been struck then by nobody.
doria-monster-ghoul = ghoul
    .the = the ghoul
    .story = It smells who is nearly finished, and has time. Yours.
doria-monster-mercenary = mercenary
    .the = the mercenary
    .story = Paid by the blow, and charges double for yours.
doria-monster-shaman = shaman
    .the = the shaman
    .story = The drum is not for dancing.
doria-monster-vampire = vampire
    .the = the vampire
    .story = What you take from it, it takes from you.
doria-monster-black-knight = Black Knight
    .the = the Black Knight
    .story = It has broken better shields than yours, and kept the pieces.
doria-monster-ogre = ogre
    .the = the ogre
    .story = Stand together, it says. Saves time.
doria-monster-troll = troll
    .the = the troll
    .story = By the end of the round the hole you made is a scar, and then nothing.
doria-monster-spear-thrower = Spear Thrower
    .the = the Spear Thrower
    .story = It is waiting until two of you become one line.
doria-monster-dark-mage = Dark Mage
    .the = the Dark Mage
    .story = Lightning likes company.
doria-monster-golem = golem
    .the = the golem
    .story = There is no weak spot. There is only the rest of the afternoon.

doria-modifier-colossal = Colossal
    .the = the Colossal
    .story = It had to bend for the door.
doria-modifier-blocker = Blocker
    .the = the Blocker
    .story = Somebody has hung doors on it.
doria-modifier-fierce = Fierce
    .the = the Fierce
    .story = It was hungry before it saw you.
doria-modifier-swift = Swift
    .the = the Swift
    .story = You saw where it was.
doria-modifier-veteran = Veteran
    .the = the Veteran
    .story = More scars than skin, and remembers each.
doria-modifier-champion = Champion
    .the = the Champion
    .story = The others make room for it.
doria-modifier-far-shooting = Far-Shooting
    .the = the Far-Shooting
    .story = Stepping back will not be enough.
doria-modifier-duelist = Duelist
    .the = the Duelist
    .story = Bows before it starts. You should not.
doria-modifier-stonehide = Stonehide
    .the = the Stonehide
    .story = Let it move first.
doria-modifier-warded = Warded
    .the = the Warded
    .story = Covered in signs that swallow other signs.
doria-modifier-sluggish = Sluggish
    .the = the Sluggish
    .story = Slow, thick, and hard to finish.
doria-modifier-feeble = Feeble
    .the = the Feeble
    .story = Somebody has been here before you.
doria-modifier-hoarder = Hoarder
    .the = the Hoarder
    .story = It rattles when it walks, and likes the look of your pack.
doria-modifier-horde = Horde
    .the = the Horde
    .story = Not one. Look again.
doria-modifier-ambusher = Ambusher
    .the = the Ambusher
    .story = It heard the key.
doria-modifier-watchful = Watchful
    .the = the Watchful
    .story = It sleeps with one eye, and it has three.
doria-modifier-winged = Winged
    .the = the Winged
    .story = Holes are a problem for others.
doria-modifier-ghostly = Ghostly
    .the = the Ghostly
    .story = It died here and has not been told.
doria-modifier-fire-creature = Fire Creature
    .the = the Fire Creature
    .story = Its footprints burn.
doria-modifier-water-creature = Water Creature
    .the = the Water Creature
    .story = It drips, and the drops crawl after it.
doria-modifier-earth-creature = Earth Creature
    .the = the Earth Creature
    .story = The dungeon grew a fist.
doria-modifier-air-creature = Air Creature
    .the = the Air Creature
    .story = Your hair stands on end before you see why.
doria-modifier-poisonous = Poisonous
    .the = the Poisonous
    .story = A scratch will do.
doria-modifier-freezing = Freezing
    .the = the Freezing
    .story = Fingers first.
doria-modifier-stunning = Stunning
    .the = the Stunning
    .story = You will remember the blow, later.
doria-modifier-clinging = Clinging
    .the = the Clinging
    .story = It does not let go. It does not have to.
doria-modifier-mind-eater = Mind-Eater
    .the = the Mind-Eater
    .story = It knows what you were about to think.
doria-modifier-crusher = Crusher
    .the = the Crusher
    .story = Armor is a word.
doria-modifier-needle-toothed = Needle-Toothed
    .the = the Needle-Toothed
    .story = There is always a gap.
doria-modifier-storm-touched = Storm-Touched
    .the = the Storm-Touched
    .story = Do not stand so close together.
doria-modifier-whirling = Whirling
    .the = the Whirling
    .story = Everybody gets a turn.
doria-modifier-bloodthirsty = Bloodthirsty
    .the = the Bloodthirsty
    .story = It starts with whoever is bleeding.
doria-modifier-berserk = Berserk
    .the = the Berserk
    .story = No guard, no doubt, no end.
doria-modifier-explosion = Explosion
    .the = the Explosion
    .story = It glows brighter the less there is of it.
doria-modifier-undying = Undying
    .the = the Undying
    .story = Dead is not the same as finished.
doria-modifier-cursed = Cursed
    .the = the Cursed
    .story = Its last breath is meant for you.
doria-modifier-brood = Brood
    .the = the Brood
    .story = Something moves under its skin.
doria-modifier-necromancer = Necromancer
    .the = the Necromancer
    .story = For it a battlefield is a larder.
doria-modifier-bone-caller = Bone-Caller
    .the = the Bone-Caller
    .story = It whistles, and the ribs on the wall turn round.
doria-modifier-regenerating = Regenerating
    .the = the Regenerating
    .story = Hurry.
doria-modifier-general = General
    .the = the General
    .story = Kill the one that points.
doria-modifier-doomcaller = Doomcaller
    .the = the Doomcaller
    .story = As long as it chants, the days are shorter.

doria-boss-gorbag = Gorbag
    .the = Gorbag
    .story = Chief of the Greenskins by the old law: nobody is left who says otherwise.
doria-boss-goblin-king = Goblin King
    .the = the Goblin King
    .story = His court is small, loud, and never all in one place.
doria-boss-red-dragon = Red Dragon
    .the = the Red Dragon
    .story = It counts its gold by heat. You are standing on some.
doria-boss-bone-dragon = Bone Dragon
    .the = the Bone Dragon
    .story = It has had a long time to forget what mercy was for.
doria-boss-lady-of-worms = Lady of Worms
    .the = the Lady of Worms
    .story = She was buried with her jewels, and has come back for her guests.
doria-boss-the-count = Count
    .the = the Count
    .story = He apologises before every bite.
doria-boss-wailing-king = Wailing King
    .the = the Wailing King
    .story = His crown fell through his head the night he died.
doria-boss-archmage = Archmage
    .the = the Archmage
    .story = He has read your book, and corrected it.
doria-boss-pharaoh = Pharaoh
    .the = the Pharaoh
    .story = Ten thousand built this for one, and the one is awake.
doria-boss-iron-lord = Iron Lord
    .the = the Iron Lord
    .story = Nobody has ever seen him take the helmet off. There is no helmet.
doria-boss-mountain-king = Mountain King
    .the = the Mountain King
    .story = Cut, and cut, and cut, and he yawns.
doria-boss-two-heads = Two-Heads
    .the = Two-Heads
    .story = One wants to eat you, the other wants to play first.
doria-boss-colossus = Colossus
    .the = the Colossus
    .story = When it walks, the counter on the board moves by itself.
doria-boss-slime-mother = Slime Mother
    .the = the Slime Mother
    .story = All the little ones have her eyes. All of them.
doria-boss-captain-of-fortune = Captain of Fortune
    .the = the Captain of Fortune
    .story = Always fights whoever has no time left.
doria-boss-grey-hunter = Grey Hunter
    .the = the Grey Hunter
    .story = You hear the string after the arrow.

doria-boss-blank-1 = Blank
    .the = the blank card
    .story = Nobody came.
doria-boss-blank-2 = Blank
    .the = the blank card
    .story = Nobody came.
doria-boss-blank-3 = Blank
    .the = the blank card
    .story = Nobody came.
doria-boss-blank-4 = Blank
    .the = the blank card
    .story = Nobody came.

doria-word-attack = attack { SIGNED($n) }
doria-word-attack-dice = attack dice { SIGNED($n) }
doria-word-defence-dice = defence dice { SIGNED($n) }
doria-word-resistance-dice = psi resistance dice { SIGNED($n) }
doria-word-more-damage = damage { SIGNED($n) }
doria-word-ar = AR { SIGNED($n) }
doria-word-ap = AP { SIGNED($n) }
doria-word-range = range { SIGNED($n) }
doria-word-initiative = acts at { $n } on the Initiative Board
doria-word-horde = { $n } monsters in place of one
doria-word-at-once = acts as soon as it is revealed
doria-word-flies = flies over Holes and red borders
doria-word-through-walls = goes through Walls and Rubble
doria-word-chain = leaps on to all within { $n } squares of a target
doria-word-sweep = hits everybody within reach
doria-word-burst = hits all within { $n } squares of its target
doria-word-line = goes through everybody in a straight line
doria-word-piercing = ignores all armor
doria-word-gang = attack { SIGNED($n) } for each other of its kind beside the target
doria-word-rage = attack { SIGNED($n) } while it is hurt
doria-word-frenzy = damage { SIGNED($n) } to whoever is below half their HP
doria-word-inspires = attack { SIGNED($n) } for other monsters within 4 squares
doria-word-stone = AR { SIGNED($n) } until it has acted in the round
doria-word-solid = critical hits do no more damage
doria-word-only-magic = only magic weapons and spells harm it
doria-word-no-magic = magic weapons and magic armor are useless against it
doria-word-riposte = whoever it parries in melee beside it loses { $n } HP
doria-word-holds = a wound immobilizes until the end of the round
doria-word-disarms = a wound disarms
doria-word-slows = a wound costs { $n } AP
doria-word-saps = a wound costs { $n } PP
doria-word-feeds = regains up to { $n } HP of those it took
doria-word-breaks = a wound damages the card that defended
doria-word-hurls = a wound throws back { $n } squares; what stops it costs 1 HP
doria-word-rises = stands up again on a die of { $n } or less
doria-word-explodes = when defeated, all within 2 squares lose { $n } HP
doria-word-vengeance = whoever defeats it gets { $n } Poison Markers
doria-word-mends = first heals { $n } HP of the most hurt monster within 4 squares
doria-word-regenerates = regains { $n } HP in Phase F
doria-word-multiplies = one more of its kind in Phase F
doria-word-haunts = in Phase F all within 2 squares lose { $n } PP
doria-word-dooms = the Doom Counter moves { $n } more
doria-word-hunts-str = goes for the lowest STR
doria-word-hunts-agi = goes for the lowest AGI
doria-word-hunts-wis = goes for the lowest WIS
doria-word-hunts-hp = goes for the fewest HP
doria-word-hunts-pp = goes for the fewest PP
doria-word-hunts-ap = goes for the fewest AP
doria-word-hunts-ar = goes for the least armor
doria-word-hunts-wealth = goes for whoever carries most
doria-word-vulnerable-fire = armor vulnerable to fire
doria-word-vulnerable-water = armor vulnerable to water
doria-word-vulnerable-earth = armor vulnerable to earth
doria-word-vulnerable-air = armor vulnerable to air
doria-word-immune-fire = immune to fire
doria-word-immune-water = immune to water
doria-word-immune-earth = immune to earth
doria-word-immune-air = immune to air
doria-word-summons-goblin = brings a goblin in Phase F
doria-word-summons-zombie = brings a zombie in Phase F
doria-word-summons-skeleton = brings a skeleton in Phase F
doria-word-summons-mummy = brings a mummy in Phase F
doria-word-leaves-goblin = a goblin crawls out of it when it falls
doria-word-leaves-slimecrawler = a Slimecrawler is left when it falls

rule-source-gang = others of its kind
rule-source-rage = rage
rule-source-inspires = a leader nearby
rule-source-frenzy = frenzy
rule-source-stone = stone
rule-source-dooms = a doomcaller
rule-source-monster-level = Monster Level

ask-next-monster = Which monster acts next?
    .alone = Which monster acts next?
ask-monster-target = Whom does { $who } attack?
ask-more-loot = A Trap lay among the loot. Does { $who } take the rest?
ask-pushed-where = { $who } pushes another monster away. Where does it go?
act-activate = { $who }
act-target = { $who }
act-push-to = { $who } to { $at }

event-began-monster-turn = { $who } { $who-number ->
        [many] act
       *[one] acts
    }.
event-moved-jump = { $who } { $who-number ->
        [many] jump
       *[one] jumps
    } to { $at }.
event-moved-enter = { $who } { $who-number ->
        [many] come
       *[one] comes
    } in from outside.
event-moved-pushed = { $who } { $who-number ->
        [many] are
       *[one] is
    } pushed to { $at }.
event-moved-hurled = { $who } { $who-number ->
        [many] are
       *[one] is
    } hurled to { $at }.
event-changed-modified = { $who }: { $detail }.
    .alone = { $detail }.
event-changed-no-figure-left = No figure is left: { $who } { $who-number ->
        [many] act
       *[one] acts
    } instead.
    .alone = No figure is left.
event-harmed-riposte = { $by } strikes back: { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } HP.
    .alone = { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } HP.
event-harmed-explodes = An explosion: { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } HP.
    .alone = An explosion: { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } HP.
event-harmed-hurls = { $who } { $who-number ->
        [many] are
       *[one] is
    } stopped hard: { $amount } HP.
    .alone = { $who } { $who-number ->
        [many] are
       *[one] is
    } stopped hard: { $amount } HP.
roll-rises = standing up again
roll-monster = monster
doria-saps = drained
doria-haunts = haunted
doria-slows = slowed
doria-entrance = entrance
