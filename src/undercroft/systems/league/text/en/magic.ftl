### Magic: spells of wizards and of enemies, casting, dispelling, scrolls.

# Destruction

league-spell-magic-dart = Magic Dart
    .story = It has no weight, no colour and no manners: it simply arrives.
league-spell-ember = Ember
    .story = A spark that remembers being a forest fire.
league-spell-chill-finger = Chill Finger
    .story = Touch, and leave a winter behind.
league-spell-hail-of-stones = Hail of Stones
    .story = The rubble of the whole room, politely asked to move.
league-spell-flame-lance = Flame Lance
    .story = A straight line, drawn by somebody who does not mind the curtains.
league-spell-acid-spit = Acid Spit
    .story = Dragons do it without thinking. You have to think of a dragon.
league-spell-shock-grasp = Shock Grasp
    .story = A firm handshake. It will be remembered.
league-spell-cutting-wind = Cutting Wind
    .story = The draught from under the door, with an edge on it.
league-spell-fireball = Fireball
    .story = Count your friends first, then the squares, then let go.
league-spell-thunderbolt = Thunderbolt
    .story = The ceiling has never seen the sky, and learns of it all at once.
league-spell-winters-breath = Winter’s Breath
    .story = You breathe out, and everybody around you has white eyelashes.
league-spell-leech-life = Leech Life
    .story = What leaves them comes to you, and it is warm.
league-spell-devouring-acid = Devouring Acid
    .story = It begins with the buckles and does not stop at the bones.
league-spell-ice-spear = Ice Spear
    .story = Thrown once, melted twice, never found.
league-spell-thunderclap = Thunderclap
    .story = Clap once. Whoever hears it hears nothing else for a while.
league-spell-wall-of-flame = Wall of Flame
    .story = It is not a wall, it only looks like the end of the way.
league-spell-falling-star = Falling Star
    .story = Nobody asks how it came through the roof.
league-spell-unmake = Unmake
    .story = A thing is only a habit of its parts. Break the habit.
league-spell-storm-chain = Storm Chain
    .story = It leaps from foe to foe and knows your friends by name.
league-spell-send-back = Send Back
    .story = You name the place it came from, and the place answers.
league-spell-dragons-breath = Breath of the Dragon
    .story = Inhale for a hundred years. Exhale.
league-spell-word-of-ruin = Word of Ruin
    .story = It has one syllable, and nobody has ever heard the end of it.
league-spell-dead-of-winter = Dead of Winter
    .story = All hearths within five steps go out, those with legs too.
league-spell-stop-the-heart = Stop the Heart
    .story = A hand on the breast, and the drum inside loses count.

# Restoration

league-spell-close-wounds = Close Wounds
    .story = The skin is told a story in which nothing happened.
league-spell-still-the-venom = Still the Venom
    .story = The poison is asked to wait. It waits for ever.
league-spell-steady-now = Steady Now
    .story = Two words, a look, and the knees do as they should.
league-spell-moss-skin = Moss Skin
    .story = Green, soft, and surprisingly hard to cut.
league-spell-mend-flesh = Mend Flesh
    .story = Thread without a needle, from across the room.
league-spell-cool-the-blood = Cool the Blood
    .story = The fever leaves through the fingertips, grumbling.
league-spell-oxen-heart = Heart of the Ox
    .story = Not clever, not quick, and not to be moved.
league-spell-lions-roar = Lion’s Roar
    .story = You hear yourself shout, and believe it.
league-spell-laying-on = Laying On of Hands
    .story = Old magic, and the first that was ever free of charge.
league-spell-slow-green = Slow Green
    .story = Wounds close as grass closes over a path.
league-spell-clear-the-mind = Clear the Mind
    .story = A window is opened in a room that had none.
league-spell-iron-bark = Iron Bark
    .story = The tree does not parry. It does not have to.
league-spell-knit-bone = Knit Bone
    .story = It cracks again, backwards.
league-spell-circle-of-mending = Circle of Mending
    .story = Stand close. No, closer. Good.
league-spell-second-wind = Second Wind
    .story = Borrowed from the runner you would have been.
league-spell-salamander-coat = Salamander Coat
    .story = Worn over everything, felt by nobody, except by the fire.
league-spell-renewal = Renewal
    .story = As on the morning before all this began.
league-spell-shared-hide = Shared Hide
    .story = One skin for all of you, and it is the thickest one.
league-spell-refuse-the-grave = Refuse the Grave
    .story = The pit is open, the answer is no.
league-spell-borrowed-years = Borrowed Years
    .story = A little of your old age, paid out at once.
league-spell-dawn = Dawn
    .story = It was dark, and you were hurt, and then neither.
league-spell-stone-blood = Stone Blood
    .story = Nothing burns it, nothing freezes it, and it hardly runs.
league-spell-wellspring = Wellspring
    .story = Under every weariness there is water. You know where to dig.
league-spell-unbroken = Unbroken
    .story = As long as you speak, nobody falls. Do not cough.

# Mysticism

league-spell-magic-scribbles = Magic Scribbles
    .story = The hand writes what the tongue would say. In a settlement, a spell you know can be put on fine parchment.
league-spell-lantern-eye = Lantern Eye
    .story = One eye glows. Wink, and you miss half of it.
league-spell-slick-floor = Slick Floor
    .story = The flagstones remember the sea.
league-spell-blur = Blur
    .story = They strike where you were about to be.
league-spell-buffet = Buffet
    .story = A door slams in the air, and they were leaning on it.
league-spell-loosen = Loosen
    .story = Every lock wants to be asked nicely. This is how one asks.
league-spell-seal-the-way = Seal the Way
    .story = The door believes it is a wall.
league-spell-clinging-roots = Clinging Roots
    .story = There has not been a tree here for centuries. It does not know.
league-spell-stumble = Stumble
    .story = Left foot, meet right foot.
league-spell-arcane-edge = Arcane Edge
    .story = The blade hums, and ghosts begin to listen.
league-spell-hush = Hush
    .story = The echo of your steps goes another way.
league-spell-enchant-item = Enchant Item
    .story = Slow work, done in a settlement: a powerstone gives its nature to a thing that suits it, or the thing breaks.
league-spell-step-aside = Step Aside
    .story = One step, which happens to be eight squares long.
league-spell-leaden-limbs = Leaden Limbs
    .story = Every arm weighs what it ought to, twice.
league-spell-turn-the-blade = Turn the Blade
    .story = The weapon looks at its bearer, and lets go.
league-spell-three-of-me = Three of Me
    .story = Two of you are lying, and they do it well.
league-spell-unweave = Unweave
    .story = Pull the right thread, and the whole spell is wool again.
league-spell-quicken = Quicken
    .story = The others seem to wade. It costs you, every turn.
league-spell-dread = Dread
    .story = What they see is not here. That does not help them.
league-spell-fade = Fade
    .story = Not invisible, only never worth a look.
league-spell-to-my-side = To My Side
    .story = You pull a friend towards you by the name.
league-spell-remember-steel = Remember Steel
    .story = It remembers the forge, and the edge comes back.
league-spell-sink-into-sleep = Sink into Sleep
    .story = Eyelids fall first, then swords.
league-spell-quiet-the-halls = Quiet the Halls
    .story = Far away somebody stops sharpening something.
league-spell-stolen-moment = Stolen Moment
    .story = Somebody else will miss it one day.
league-spell-thin-the-veil = Thin the Veil
    .story = All your blades reach a little farther than the world.
league-spell-glass-prison = Glass Prison
    .story = It can see you. It can do nothing else.
league-spell-gather-the-lost = Gather the Lost
    .story = However far they ran, they are here.
league-spell-foresight = Foresight
    .story = You all flinch a moment before there is a reason.
league-spell-borrowed-night = Borrowed Night
    .story = You wear the dark like a coat cut for four.

# What enemies cast

league-spell-withering-touch = Withering Touch
    .story = The hand is dry, and thirsty.
league-spell-burning-palm = Burning Palm
    .story = It leaves five fingers on you, in red.
league-spell-grave-chill = Grave Chill
    .story = The cold of a place where nobody has ever lit a fire.
league-spell-crippling-spasm = Crippling Spasm
    .story = Your legs belong to somebody else for a while.
league-spell-rotting-grasp = Rotting Grasp
    .story = Wash the place. Wash it again.
league-spell-dark-bolt = Dark Bolt
    .story = A piece of night, thrown hard.
league-spell-witch-fire = Witch Fire
    .story = It burns blue, and only those it does not like.
league-spell-ice-shards = Ice Shards
    .story = A window breaks that was never there.
league-spell-bile = Bile
    .story = It has eaten worse than you.
league-spell-stinging-cloud = Stinging Cloud
    .story = Wasps would be kinder.
league-spell-veil-the-eyes = Veil the Eyes
    .story = Somebody draws a curtain, on the inside.
league-spell-nightmare = Nightmare
    .story = You wake from it without having slept.
league-spell-mind-leech = Mind Leech
    .story = The word you needed is gone, and so is what it could do.
league-spell-shadow-web = Shadow Web
    .story = Your own shadow holds on to your ankles.
league-spell-knit-flesh = Knit Flesh
    .story = What you cut closes again while you watch.
league-spell-battle-rage = Battle Rage
    .story = It shouts a name, and the name shouts back.
league-spell-stone-hide = Stone Hide
    .story = Grey spreads over the skin like lichen.
league-spell-cloak-of-night = Cloak of Night
    .story = The torches are as bright as before. It is no use.
league-spell-spur-on = Spur On
    .story = A whip nobody holds.
league-spell-cut-the-threads = Cut the Threads
    .story = All your fine spells lie on the floor in pieces.

## Casting

act-cast = Cast { $what }
    .verb = Cast
act-begin-spell = Begin { $what }, to be cast in the next turn
    .verb = Begin a spell
act-focus = { $n ->
        [0] Do not focus
       *[other] Focus (+{ $n }0 so far)
    }
    .verb = Focus
act-read-scroll = Read { $what }
    .verb = Read a scroll
act-aim-spell = At { $who }
    .nobody = At { $at }
act-power-level = { $n ->
        [0] No more power than usual
        [one] { $n } power level
       *[other] { $n } power levels
    }
ask-spell-target = { $about }: at whom, or where?
    .help = A magic missile reaches whatever is in sight, other spells what is within their range.
ask-power-level = How much power does { $who } put into { $about }?
    .help = Each level costs 2 mana and gives 1 more damage or healing, and makes a miscast likelier by 2.
ask-focus = How long does { $who } focus before { $about }?
    .help = Each step adds 10 to the skill, and makes a miscast likelier by 5.
ask-upkeep = Does { $who } pay to keep { $about } up?
ask-dispel = { $about } has succeeded. Does { $who } try to dispel it?
    .help = It costs neither mana nor AP; but whoever dispels casts no spell of its own in its next turn.
event-began-spell = { $who } casts a spell.
    .alone = A spell is cast.
event-changed-casts = { $who } casts { $detail }{ $now ->
        [0] .
        [one] , with { $now } power level.
       *[other] , with { $now } power levels.
    }
    .alone = { $detail } is cast{ $now ->
        [0] .
        [one] , with { $now } power level.
       *[other] , with { $now } power levels.
    }
event-changed-begins-spell = { $who } begins { $detail }.
    .alone = { $detail } is begun.
event-changed-focus = { $who } focuses.
    .alone = Somebody focuses.
event-changed-focus-lost = { $who } loses the thread of the spell.
    .alone = The thread of a spell is lost.
event-changed-mana = { $who }: mana { $was } → { $now }.
    .alone = Mana { $was } → { $now }.
event-changed-spell-failed = { $detail } fails.
    .alone = { $detail } fails.
event-changed-miscast = A miscast! { $who } loses the turn.
    .alone = A miscast!
event-changed-scroll = The scroll crumbles in the hands of { $who }.
    .alone = The scroll crumbles.
event-changed-dispelled = { $who } dispels { $detail }.
    .alone = { $detail } is dispelled.
event-changed-resisted = { $who } resists { $detail }.
    .alone = { $detail } is resisted.
event-changed-in-force = { $now ->
        [0] { $detail } is no longer in force on { $who }.
       *[other] { $detail } is in force on { $who }.
    }
    .alone = { $now ->
        [0] { $detail } is no longer in force.
       *[other] { $detail } is in force.
    }
event-changed-mended = { $detail } is mended by { $now }.
    .alone = { $detail } is mended by { $now }.
event-changed-sealed = A magic seal lies on the doorway.
    .alone = A magic seal lies on the doorway.
event-changed-stayed = { $who } hesitates: { $now } AP less in this turn.
    .alone = Somebody hesitates: { $now } AP less in this turn.
event-changed-enchanted = { $now ->
        [0] The magic tears { $detail } apart.
       *[other] { $who } has enchanted it: { $detail }.
    }
    .alone = { $now ->
        [0] The magic tears { $detail } apart.
       *[other] It is enchanted: { $detail }.
    }
event-changed-scribed = { $now ->
        [0] { $detail } burns through the parchment.
       *[other] { $who } has written { $detail } on a scroll.
    }
    .alone = { $now ->
        [0] { $detail } burns through the parchment.
       *[other] { $detail } stands on a scroll.
    }
event-moved-blink = { $who } vanishes and stands at { $at }.
event-removed-banished = { $what-the } is sent back to where it came from.
    .figure = { $who } is sent back to where it came from.
    .nowhere = { $what-the } is sent back to where it came from.
roll-casting = casting
roll-dispel = dispelling
roll-resist = resisting
roll-miscast = SANITY lost by the miscast
roll-refuse-death = refusing the grave
roll-random-spell = which spell
roll-random-target = which target
number-casting = casting
rule-source-casting-value = casting value
rule-source-focus = focus
rule-source-touch = only a touch
rule-source-guard = hard to make out
rule-source-power = power levels
rule-source-resisted = half resisted
rule-source-stayed = a prayer stays it
rule-source-weakened = spent after the prayer
sanity-magic = magic
sanity-miscast = miscast
league-fact-school = School
league-fact-difficulty = Difficulty
league-fact-casting-value = Casting value
league-fact-mana = Mana
league-fact-upkeep = Upkeep
league-fact-kind-of-spell = Cast as
league-fact-reaches = Reaches
league-fact-resisted-by = Resisted by
league-fact-does = Does
league-fact-gives = Gives
league-fact-lasts = Lasts
league-school-destruction = destruction
league-school-restoration = restoration
league-school-mysticism = mysticism
league-cast-standard = standard spell, 2 AP
league-cast-quick = quick spell, 1 AP
league-cast-incantation = incantation, in settlements only
league-cast-missile = magic missile
league-cast-touch = touch
league-cast-spell = spell of enemies
league-aim-self = the caster
league-aim-hero = a friend
league-aim-heroes = all friends
league-aim-enemy = an enemy
league-aim-enemies = all enemies
league-aim-square = a square
league-aim-lock = a door or chest
league-aim-none = nobody in particular
league-reach-range = within { $n }
league-reach-spread = { $n } around it
league-reach-spares = friends spared
league-lasts-turns = { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
league-resisted-halves = for half

## What the words of magic say on cards

league-word-hurt = damage
league-word-hurt-fire = fire damage
league-word-hurt-frost = frost damage
league-word-hurt-acid = acid damage
league-word-poisoned = poison
league-word-diseased = disease
league-word-stunned = stunned for { $n } AP
league-word-netted = held as in a net
league-word-knocked-down = knocked down
league-word-horror = { $n } SANITY lost
league-word-peace = { $n } SANITY back
league-word-energy-back = { $n } ENERGY back
league-word-heals = healing
league-word-calms = threat { $n } lower
league-word-courage = no longer afraid
league-word-movement = movement
league-word-max-hp = { $n } HP more
league-word-natural-armour = natural armour +{ $n }
league-word-damage-bonus = damage +{ $n }
league-word-lose = HP lost, whatever protects:
league-word-unholy = to undead, demons and ethereal creatures:
league-word-drain = half of it heals the caster
league-word-cure-poison = cures poison
league-word-cure-disease = cures disease
league-word-stay = { $n } AP less this turn
league-word-thrust = pushed back { $n }
league-word-fumble = drops its weapon
league-word-rouse = up, awake, free and unafraid
league-word-retake = failed tests of courage are retaken
league-word-falter-not = { $n } HP more for the battle
league-word-blink = the caster stands elsewhere
league-word-call = called to the caster’s side
league-word-hasten = { $n } AP more now
league-word-refill = mana back
league-word-burn-mana = mana lost
league-word-mend = what is in its hands mended by { $n }
league-word-banish = sends demons and undead back
league-word-unbind = ends spells in force
league-word-unlock = opens a lock
league-word-seal = seals a doorway
league-word-guard = attackers at −{ $n }
league-word-regains = heals { $n } HP in each activation
league-word-prayed-for = heals { $n } HP in each activation after a Resolve test
league-word-actions = AP in each turn
league-word-unseen = enemies look elsewhere
league-word-proof = immune to
league-word-arcane-edge = strikes as a magic weapon
league-word-fearless = fearless
league-word-sane = keeps its wits
league-word-clean-casting = miscasts may be disregarded
league-word-gives-back-energy = skill rolls up to 10 give ENERGY back
league-word-open-guard = enemies within { $n } have no TO HIT value
league-word-refuses-death = a Resolve test against death
league-word-spent = paid for after the battle
league-element-fire = fire
league-element-frost = frost
league-element-acid = acid
