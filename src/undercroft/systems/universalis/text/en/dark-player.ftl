### What is said where the Dark Player’s cards come in: traps, powers, his hand and his turn.

## Options

option-dark-bot = When the game plays the dark side
    .help = By the rules of the Artificial Dark Player, or as a player with a hand of cards would.
    .rules = Artificial Dark Player
    .cards = A bot with cards
role-dark = Dark Player

## Numbers, dice and their reasons

number-detect-trap = Detecting the trap
number-disarm-trap = Disarming the trap
number-avoid-trap = Withstanding the trap
roll-detect-trap = detecting the trap
roll-detect-trap-again = detecting the trap, 1s again
roll-disarm-trap = disarming the trap
roll-disarm-trap-again = disarming the trap, 1s again
roll-avoid-trap = withstanding the trap
roll-avoid-trap-again = withstanding the trap, 1s again
roll-trap-damage = damage of the trap
roll-scenario-obstacles = what lies in wait
rule-source-detected-well = detected with a double 6
universalis-power-blood-fury = Blood Fury
universalis-power-dark-pact = Dark Pact
universalis-power-dark-shield = Dark Shield
universalis-power-dread-aspect = Dread Aspect
universalis-power-ghost-walk = Ghost Walk
universalis-power-giant-strength = Giant Strength
universalis-power-killing-stroke = Killing Stroke
universalis-power-regeneration = Regeneration
universalis-power-skin-of-the-titan = Skin of the Titan
universalis-power-stone-skin = Stone Skin
universalis-power-uncanny-speed = Uncanny Speed
universalis-power-venomed-blades = Venomed Blades
universalis-power-wall-of-wind = Wall of Wind

## Questions

ask-obstacle = { $who } goes on. Put an Obstacle in the way?
ask-hand-limit = Too many cards in hand: which one goes?
ask-trap-retreat = { $who } has seen the trap. Where to?
ask-pit = Where does the pit go on?
ask-vanish = Where does { $who } appear again?

## Options of the questions

act-play = Activate { $what }
act-discard = Discard { $what } for its points
act-retreat = Step back to { $at }
act-pit = The pit reaches { $at }
act-appear = Appear at { $at }
act-disarm = Disarm { $what-the }
    .cost = Action

## What happened

event-changed-trapped = { $who } sets off { $detail-the }!
event-changed-detected = { $who } detects { $detail-the } in time.
event-changed-disarmed = { $who } disarms { $detail-the }.
event-changed-empowered = { $who } gets { $detail-the }.
    .alone = The Dark Player activates { $detail-the }.
event-changed-lost-turn = { $who } can do nothing this time.
event-moved-back = { $who } { $who-number ->
        [many] step
       *[one] steps
    } back to { $at }.
event-moved-vanish = { $who } { $who-number ->
        [many] vanish and appear
       *[one] vanishes and appears
    } again at { $at }.

## The hand and the turn of a Dark Player with cards

universalis-hand = Dark Player’s hand
pile-plots = Obstacle and Power cards
universalis-pile-plots = Obstacle and Power cards
    .the = the Obstacle and Power cards
universalis-plots = Obstacles and Powers
universalis-encounters = Encounters
universalis-elites = Elites and Champions: +1 to all rolls and one more action
universalis-leader = the Leader: +1 to all rolls and one more action
universalis-traps = traps: 1 harder to detect and disarm, at twice the cost
universalis-grunts = Grunts: +1 to all rolls
ask-choose-leader = Who is the Leader of this quest?
    .help = The quest is lost for you when the Leader is Knocked Out. What it costs is paid out of the Reserve Points, so a cheaper one leaves more for others.
ask-leader-gift = A magic object for the Leader?
    .help = It is paid for out of the Reserve Points, once, and the heroes may take it from the body.
ask-challenge = Increase the challenge?
    .help = For heroes who find it too easy: each choice makes every roll of the creatures better.
ask-dark-draw = Draw a card?
    .help = Cards bring creatures, traps and powers. Those you cannot use now may be discarded later for Reserve Points.
ask-dark-act = The Dark Player’s turn: what now?
    .help = First cards may be played and discarded, then the creatures act one by one in the order you like, then the turn ends.
ask-power-target = Who gets the Power?
ask-discover = A new section is seen. What waits there?
    .help = Cards of encounters and traps may be played into a section at the moment it is seen, and at no other.
ask-bring = Which creature comes?
    .help = Each creature costs its Value Points out of the Reserve. What does not fit or cannot be paid is not offered.
ask-equip = With which equipment does { $about-the } come?
ask-train = Another skill for { $about-the }?
ask-post = Where does { $about-the } stand?
ask-surface = Does { $about } come up from the water?
ask-whence = From where do they come?
act-leader = { $what } leads
act-gift = Buy { $what-the }
act-improve = Improve { $what }
act-draw-card = Draw from { $what }
act-empower = { $who } gets { $what-the }
    .verb = Choose who gets it
act-bring = Bring { $what-the }
act-place-leader = Place the Leader here
act-equip-with = Arms for { $what-the }
    .told = { $text }
    .nothing = The usual equipment
act-teach = Teach { $what }
act-post = Place it at { $at }
act-submerge = Keep it under water
act-surface = Come up at { $at }
act-from = From the section of { $at }
    .verb = From a section
event-changed-leader-gift = The Dark Player has bought something magic for the Leader.
event-changed-challenge = The challenge increases: { $detail }.
universalis-door = the door
act-cross = Jump over the pit into what lies beyond
option-dark-mode = How a person plays the Dark Player
    .help = With two decks and a hand; planning everything beforehand; or improvising within the budget.
    .cards = With a hand of cards
    .classic = Classic Dark Player
    .rpg = RPG mode
option-dark-objects = Objects for creatures
    .help = The Dark Player may buy equipment for the creatures he places.
    .no = No
    .yes = Yes
option-difficulty = Difficulty
    .help = How many Reserve Points more or fewer the Dark Player has at the start.
    .much-easier = 50% fewer
    .easier = 25% fewer
    .normal = As the book says
    .harder = 25% more
    .much-harder = 50% more
ask-plan = What is planned for this quest?
    .help = In the classic game all is laid out beforehand: which cards wait in which section. The heroes see none of it.
ask-plan-section = In which section?
ask-plan-bring = Which creature will { $about } bring?
ask-plan-equip = With which equipment will { $about-the } come?
ask-plan-post = Where will { $about-the } stand?
ask-plan-square = On which square?
ask-outfit = Anything else for { $who }?
act-plan = Plan { $what }
act-plan-section = The section of { $at }
    .verb = A section
act-plan-square = At { $at }
act-plan-anywhere = At a door or chest
act-outfit = Buy { $what-the }
act-practise = Practise { $what }
act-ply = Try { $what }
roll-practise = practising
roll-secondary-skill = a secondary skill
universalis-carving = wood carving
universalis-foraging = foraging
universalis-gambling = gambling
event-changed-outfitted = { $who } is given { $detail-the }.
event-changed-plied = { $who } tries { $detail }: { $now }, done.
event-changed-plied-in-vain = { $who } tries { $detail }: { $now }, in vain.
event-changed-practised = { $who } practises { $detail }: level { $now }.
universalis-explain-cost = costs { $n ->
        [one] 1 Reserve Point
       *[other] { $n } Reserve Points
    }
universalis-explain-returns = gives back { $n ->
        [one] 1 Reserve Point
       *[other] { $n } Reserve Points
    }
universalis-explain-points = { $n ->
        [one] 1 Value Point
       *[other] { $n } Value Points
    }
universalis-token-trap = trap
universalis-hero = hero
    .the = the hero
