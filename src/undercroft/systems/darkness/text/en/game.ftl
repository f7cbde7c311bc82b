### What Massive Darkness says at the table. Cards are in cards.ftl, quests in quests.ftl.

system-darkness = Massive Darkness
system-darkness-pitch = Heroes go down into the dark, where mobs, guardians and roaming monsters carry the treasure they will use on you. Hide in the shadows, grow with every fight, and leave before the light runs out.
darkness = Massive Darkness

# The kinds of names: a bare name is looked for as darkness-<kind>-<name>. The same in every language.
darkness-names = gear foe foe-card door event quest hero class token pile mark line-battle-wizard line-bloodmoon-nightrunner line-nightshade-ranger line-paladin-of-fury line-pit-fighter-berserker line-shadow-barbarian

## Options of the setup

option-lifebringer = Lifebringer tokens
    .help = How many times a killed Hero may come back: fewer are harder.
option-mode = Mode
    .help = In story mode Heroes keep cards and skills from Quest to Quest and grow more slowly.
    .standard = Standard: one Quest by itself
    .story = Story: a campaign
option-g25 = Miniatures
    .help = When the figures of a kind run out, those on the board act once more instead.
    .limited = as many as the box holds
    .unlimited = as many as the cards ask for
option-g63 = Picking up beside Stunned Enemies
    .help = May a Hero pick things up where all Enemies are Stunned?
    .refused = not allowed
    .allowed = allowed
option-g130 = Wounds of the dark in Stage 3
    .help = Only for The Heart of Darkness: do the Wounds of Stage 2 and Stage 3 add up?
    .replaced = two for each starting Hero
    .added = three for each starting Hero

## Rounds, phases, tracks

darkness-round = Round
darkness-level = Level
darkness-lifebringer = Lifebringer
darkness-phase-setup = Setup
darkness-phase-heroes = Heroes’ Phase
darkness-phase-enemies = Enemies’ Phase
darkness-phase-experience = Experience Phase
darkness-phase-events = Event Phase
darkness-phase-end = End Phase
darkness-phase-town-market = Town Market
darkness-phase-camp = Camp
darkness-quest-town-market = Town Market
    .story = One day between two descents: a square full of lamp oil and rumours, and a stall that asks no questions about blood on a blade. Whatever you no longer need is somebody's first sword.
    .goal = Sell, barter and share until every Hero is ready for the next Quest.
    .rules = Each Hero sells one card and makes one exchange; at the end everybody keeps six cards, one Artifact among them.
darkness-quest-camp = Camp
    .story = No town this time. You bind what bleeds, throw away what weighs, and look at the hole in the ground that beat you yesterday.
    .goal = Make ready for another attempt at the same Quest.
    .rules = There is no market here; cards may be swapped for Starting Equipment.
darkness-market = on offer in the market

darkness-role-mob = Mob: a Boss with Minions
darkness-role-agent = Agent: calls a Guard every Round
darkness-role-roamer = Roaming Monster
darkness-nature = By nature
darkness-own = natural power

## Piles

darkness-pile-treasure-1 = Treasure, Level 1
    .the = the Level 1 Treasures
darkness-pile-treasure-2 = Treasure, Level 2
    .the = the Level 2 Treasures
darkness-pile-treasure-3 = Treasure, Level 3
    .the = the Level 3 Treasures
darkness-pile-treasure-4 = Treasure, Level 4
    .the = the Level 4 Treasures
darkness-pile-treasure-5 = Treasure, Level 5
    .the = the Level 5 Treasures
darkness-pile-guard-1 = Guards, Level 1
    .the = the Level 1 Guards
darkness-pile-guard-2 = Guards, Level 2
    .the = the Level 2 Guards
darkness-pile-guard-3 = Guards, Level 3
    .the = the Level 3 Guards
darkness-pile-guard-4 = Guards, Level 4
    .the = the Level 4 Guards
darkness-pile-guard-5 = Guards, Level 5
    .the = the Level 5 Guards
darkness-pile-lesser = Lesser Roaming Monsters
    .the = the Lesser Roaming Monsters
darkness-pile-greater = Greater Roaming Monsters
    .the = the Greater Roaming Monsters
darkness-pile-artifact = Artifacts
    .the = the Artifacts
darkness-pile-start = Starting Equipment
    .the = the Starting Equipment
darkness-pile-door = Door cards
    .the = the Door cards
darkness-pile-event = Event cards
    .the = the Event cards

## Numbers of figures and sheets

xp = XP
micro = Micro-XP
actions = Actions left
minions = minions
health-each = Health of each figure (of an Agent or Roaming Monster: for each Hero)
melee-red = red Melee dice
melee-yellow = yellow Melee dice
ranged-red = red Ranged dice
ranged-yellow = yellow Ranged dice
magic-red = red Magic dice
magic-yellow = yellow Magic dice
defense-green = green Defense dice
defense-blue = blue Defense dice
summary-level = Level reached

## Conditions and marks

stunned = Stunned
asleep = asleep
shadow = in shadow
led = with its Boss
leaderless = its Boss is dead

## Kinds of combat, slots, symbols, dice

darkness-melee = Melee
darkness-ranged = Ranged
darkness-magic = Magic
darkness-defense = Defense
darkness-attack = Attack
darkness-red = red
darkness-yellow = yellow
darkness-green = green
darkness-blue = blue
darkness-hit = Hit
darkness-bam = Bam
slot-body = body
slot-hand = one hand
slot-two-handed = two hands
slot-none = carried

symbol-hit = Hit
symbol-shield = Shield
symbol-bam = Bam
symbol-diamond = Diamond
die-red = red
die-yellow = yellow
die-green = green
die-blue = blue
dice-red = { $n } red
dice-yellow = { $n } yellow
dice-green = { $n } green
dice-blue = { $n } blue
die-red-1 = red blank
die-red-2 = red 3 Hits
die-red-3 = red Hit+Bam
die-red-4 = red 2 Hits+Diamond
die-red-5 = red 2 Hits
die-red-6 = red 2 Hits
die-yellow-1 = yellow blank
die-yellow-2 = yellow Hit+Bam
die-yellow-3 = yellow blank
die-yellow-4 = yellow 2 Hits
die-yellow-5 = yellow Hit
die-yellow-6 = yellow Hit
die-green-1 = green blank
die-green-2 = green 2 Shields
die-green-3 = green Shield+Bam
die-green-4 = green Shield+Diamond
die-green-5 = green Shield
die-green-6 = green 2 Shields
die-blue-1 = blue blank
die-blue-2 = blue Shield+Bam
die-blue-3 = blue blank
die-blue-4 = blue Shield
die-blue-5 = blue blank
die-blue-6 = blue Shield

roll-melee-attack = Melee attack
roll-ranged-attack = Ranged attack
roll-magic-attack = Magic attack
roll-reroll = rolled again

## What cards say: when a power works, what it needs, what it costs

darkness-when-attack = Attack
darkness-when-melee = Melee
darkness-when-ranged = Ranged
darkness-when-magic = Magic
darkness-when-defense = Defense
darkness-when-melee-defense = Defense against Melee
darkness-when-ranged-defense = Defense against Ranged
darkness-when-magic-defense = Defense against Magic
darkness-rush-charge = in the Charge
darkness-rush-safe-shot = in the Safe Shot
darkness-need-shadow = in shadow
darkness-need-wounded = with { $n } or more Wounds
darkness-need-bloodlust = suffer { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-need-blood-tribute = you or an Ally in sight suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-need-dual-wielding = with a weapon in each hand
darkness-need-mace-or-hammer = with a mace or hammer
darkness-need-no-armor = without armor
darkness-need-shield = with a shield
darkness-need-sword = with a sword
darkness-need-two-handed = with a two-handed weapon
darkness-pay-bam = { $n ->
        [one] { $n } Bam
       *[other] { $n } Bams
    }
darkness-pay-diamond = { $n ->
        [one] { $n } Diamond
       *[other] { $n } Diamonds
    }
darkness-repeat = up to { $n } times
darkness-for-allies = also for Allies in your Zone
darkness-behind-ambush = Ambush: the first Enemy stands beside whoever opened
darkness-behind-zone = Zone { $n }
darkness-behind-spawn = an Enemy
darkness-behind-treasure = { $n ->
        [one] a Treasure token
       *[other] { $n } Treasure tokens
    }
darkness-behind-special = a Special Treasure token
darkness-behind-nothing = nothing
darkness-use-once = used once, then discarded
darkness-use-trap = Trap
darkness-use-luck = Luck
darkness-use-signature = when used
darkness-signature-cost = Signature: 1 XP, once in each Activation
darkness-skill-next = next from Level { $n }
darkness-skill-level = from Level { $n }
darkness-skill-cost = { $n } XP
darkness-against-green = against { $n } green
darkness-against-blue = against { $n } blue
darkness-against-nothing = against no dice
darkness-dice-none = no dice
darkness-term-red = { SIGNED($n) } red
darkness-term-yellow = { SIGNED($n) } yellow
darkness-term-green = { SIGNED($n) } green
darkness-term-blue = { SIGNED($n) } blue
darkness-left-bam = { $n ->
        [one] { $n } Bam
       *[other] { $n } Bams
    }
darkness-left-diamond = { $n ->
        [one] { $n } Diamond
       *[other] { $n } Diamonds
    }
darkness-so-far-hits = so far { $n ->
        [one] { $n } Hit
       *[other] { $n } Hits
    }
darkness-so-far-shields = against { $n ->
        [one] { $n } Shield
       *[other] { $n } Shields
    }

## What cards do, in combat

darkness-word-hits = { SIGNED($n) } { $n ->
        [one] Hit
       *[other] Hits
    }
darkness-word-attacker-hits = Attacker { SIGNED($n) } { $n ->
        [one] Hit
       *[other] Hits
    }
darkness-word-shields = { SIGNED($n) } { $n ->
        [one] Shield
       *[other] Shields
    }
darkness-word-defender-shields = Defender { SIGNED($n) } { $n ->
        [one] Shield
       *[other] Shields
    }
darkness-word-bams = { SIGNED($n) } { $n ->
        [one] Bam
       *[other] Bams
    }
darkness-word-diamonds = { SIGNED($n) } { $n ->
        [one] Diamond
       *[other] Diamonds
    }
darkness-word-wounds = { SIGNED($n) } { $n ->
        [one] Wound
       *[other] Wounds
    } past all Shields
darkness-word-red = { SIGNED($n) } red { $n ->
        [one] die
       *[other] dice
    }
darkness-word-yellow = { SIGNED($n) } yellow { $n ->
        [one] die
       *[other] dice
    }
darkness-word-green = { SIGNED($n) } green { $n ->
        [one] die
       *[other] dice
    }
darkness-word-blue = { SIGNED($n) } blue { $n ->
        [one] die
       *[other] dice
    }
darkness-word-attacker-red = Attacker { SIGNED($n) } red { $n ->
        [one] die
       *[other] dice
    }
darkness-word-attacker-yellow = Attacker { SIGNED($n) } yellow { $n ->
        [one] die
       *[other] dice
    }
darkness-word-attack-dice = { SIGNED($n) } Attack { $n ->
        [one] die
       *[other] dice
    }, red or yellow
darkness-word-attacker-dice = Attacker { SIGNED($n) } { $n ->
        [one] die
       *[other] dice
    } of any colour
darkness-word-defender-green = Defender { SIGNED($n) } green { $n ->
        [one] die
       *[other] dice
    }
darkness-word-defender-blue = Defender { SIGNED($n) } blue { $n ->
        [one] die
       *[other] dice
    }
darkness-word-defense-dice = { SIGNED($n) } Defense { $n ->
        [one] die
       *[other] dice
    }, green or blue
darkness-word-defender-dice = Defender { SIGNED($n) } { $n ->
        [one] die
       *[other] dice
    } of any colour
darkness-word-defender-no-dice = the Defender rolls no dice
darkness-word-reroll-attack = roll all Attack dice again
darkness-word-reroll-defense = roll all Defense dice again
darkness-word-reroll-either = roll all Attack or all Defense dice again
darkness-word-reroll-any-attack = roll any number of Attack dice again
darkness-word-reroll-any-defense = roll any number of Defense dice again
darkness-word-reroll-any-either = roll any number of Attack or Defense dice again
darkness-word-reroll-blanks-attack = roll blank Attack dice again
darkness-word-reroll-blanks-defense = roll blank Defense dice again
darkness-word-reroll-blanks-either = roll blank Attack or blank Defense dice again
darkness-word-cancel-attack-bam = the Attacker loses a Bam
darkness-word-cancel-attack-diamond = the Attacker loses a Diamond
darkness-word-cancel-defense-bam = the Defender loses a Bam
darkness-word-cancel-defense-diamond = the Defender loses a Diamond
darkness-word-cancel-attack-all = the Attacker loses all Bams and Diamonds
darkness-word-cancel-defense-all = the Defender loses all Bams and Diamonds
darkness-word-flip-blanks = after a re-roll turn over up to { $n ->
        [one] { $n } blank die
       *[other] { $n } blank dice
    }
darkness-word-mend-blank = after a re-roll a Hit or a Bam for { $n ->
        [one] { $n } blank die
       *[other] { $n } blank dice
    }
darkness-word-double-hits = Hits on the dice count twice
darkness-word-if-no-wound = if the attack does not wound, { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-stun = the opponent is Stunned
darkness-word-strike-boss = Wounds may go to the Boss past its Minions
darkness-word-kill = one figure of the Defender dies at once
darkness-word-sweep = every other opponent in the target’s Zone suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-drain = if the attack wounds, heal { $n }
darkness-word-trophy = { SIGNED($n) } XP for each figure killed
darkness-word-step-after = then move up to { $n ->
        [one] { $n } Zone
       *[other] { $n } Zones
    } past Enemies

## What cards give

darkness-word-slippery = Slippery: Enemies do not hold you in a Zone
darkness-word-taunt = Taunt: Enemies choose you before all others
darkness-word-regeneration = heal { $n } when the Activation begins
darkness-word-payback = an Attacker with fewer Hits than Shields suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-halve-wounds = Wounds of an attack are halved, rounded up
darkness-word-max-health = { SIGNED($n) } to maximum Health
darkness-word-movement = { SIGNED($n) } Movement { $n ->
        [one] Point
       *[other] Points
    } in each Movement Action
darkness-word-sword-and-spell = Magic attacks with Melee weapons, in your own Zone
darkness-word-command = once in each Activation, for an Action, another Hero acts at once for free
darkness-word-teleport = for an Action, move up to { $n ->
        [one] { $n } Zone
       *[other] { $n } Zones
    } past Enemies
darkness-word-long-reach = Magic reaches { $n ->
        [one] { $n } Zone
       *[other] { $n } Zones
    } farther
darkness-word-bulwark = once a Round, an attack on an Ally in your Zone may hit you instead
darkness-word-actions-any = { $n ->
        [one] { $n } more Action
       *[other] { $n } more Actions
    } in each Activation
darkness-word-actions-melee = { $n ->
        [one] { $n } free Melee Action
       *[other] { $n } free Melee Actions
    } in each Activation
darkness-word-actions-ranged = { $n ->
        [one] { $n } free Ranged Action
       *[other] { $n } free Ranged Actions
    } in each Activation
darkness-word-actions-magic = { $n ->
        [one] { $n } free Magic Action
       *[other] { $n } free Magic Actions
    } in each Activation
darkness-word-actions-movement = { $n ->
        [one] { $n } free Movement Action
       *[other] { $n } free Movement Actions
    } in each Activation
darkness-word-actions-combat = { $n ->
        [one] { $n } free Combat Action
       *[other] { $n } free Combat Actions
    } in each Activation
darkness-word-charge = Charge: move 1 or 2 Zones to an Enemy and strike, for one Action
darkness-word-safe-shot = Safe Shot: move 1 Zone past Enemies and shoot, for one Action

## What cards do when used, found or drawn

darkness-word-heal = heal { $n }
darkness-word-heal-fully = heal fully
darkness-word-heal-zone = every Hero in the Zone heals { $n }
darkness-word-heal-all = every Hero heals { $n }
darkness-word-hurt = suffer { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-hurt-zone = every Hero in the Zone suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-hurt-foes = every Enemy in the Zone suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    }
darkness-word-stun-self = be Stunned
darkness-word-stun-foes = every Enemy in the Zone is Stunned
darkness-word-gain-xp = gain { $n } XP
darkness-word-gain-xp-all = every Hero gains { $n } XP
darkness-word-find = draw { $n ->
        [one] a Treasure card
       *[other] { $n } Treasure cards
    } of the Current Level
darkness-word-extra-action = { SIGNED($n) } { $n ->
        [one] Action
       *[other] Actions
    } now
darkness-word-free-steps = move up to { $n ->
        [one] { $n } Zone
       *[other] { $n } Zones
    } past Enemies
darkness-word-call-guard = Guards appear in your Zone
darkness-word-spill = lose the best card you carry but do not wear
darkness-word-patrol-below = Guards appear at the Level below
darkness-word-patrol-here = Guards appear at the Current Level
darkness-word-patrol-above = Guards appear at the Level above
darkness-word-roamer-below = a Roaming Monster appears at the Level below; if one is about, all of them act
darkness-word-roamer-here = a Roaming Monster appears at the Current Level; if one is about, all of them act
darkness-word-roamer-above = a Roaming Monster appears at the Level above; if one is about, all of them act
darkness-word-rally-foes = every Enemy acts once
darkness-word-wake-stunned = Stunned Enemies get up
darkness-word-treasure-on-level = { $n ->
        [one] a Treasure token
       *[other] { $n } Treasure tokens
    } at the Current Level token
darkness-word-hunt-richest = the Enemy nearest to the Hero with the most XP acts
darkness-word-next-signature-free = each Hero’s next Signature costs nothing

## Questions

ask-starting-weapon = Which weapon does { $who } start with?
ask-hero-action = { $who }: which Action? Left: { $about }.
ask-commanded = { $who } may act at once, for free. What will it be?
ask-walk = { $who } is moving. Movement Points left: { $about }. What next?
ask-leave = Does { $who } leave by the Exit?
ask-rush-target = Whom does { $who } strike?
ask-trade = Reorganise and trade in the Zone of { $who }: each card may move once.
ask-reorganise = Does { $who } change what is worn? It is free now.
ask-transmute = Transmute: which card does { $who } throw in? Still to give: { $about }.
ask-share-card = { $about }: who gets it?
ask-before-attack = { $who } attacks. Use something before the dice?
ask-before-defense = { $who } is attacked. Use something before the dice?
ask-bulwark = { $who } may take this attack upon { $who-form ->
        [f] herself
       *[m] himself
    }. Step in?
ask-bodyguard = { $who } may protect the Ally who is attacked, for 1 XP. Do it?
ask-reroll-all = { $who } may roll all dice of one side again. Do it?
ask-reroll-any = { $who } may roll any of these dice again. Which?
ask-rescue = { $about } Wounds would kill a Hero. What does { $who } use first?
ask-fend-off = An Enemy is about to attack. Does { $who } use something first?
ask-reroll-blanks = { $who } may roll blank dice again. Do it?
ask-mend-blank = { $who }: what does the blank die become?
ask-enchant-attack = { $who }: spend Bams and Diamonds on which enchantment?
ask-enchant-defense = { $who }: spend Bams and Diamonds in defense on which enchantment?
ask-remove-die = { $who } takes a rolled die away. Which?
ask-assign-wounds = { $who }: who suffers? Wounds left: { $about }.
ask-next-counter = Which Enemy strikes back next?
ask-next-foe = Which Enemy acts next?
ask-attack-target = Several Heroes have equally many XP. Whom { $who-number ->
        [many] do { $who } attack?
       *[one] does { $who } attack?
    }
ask-move-target = Several Heroes have equally many XP. Whom { $who-number ->
        [many] do { $who } pursue?
       *[one] does { $who } pursue?
    }
ask-foe-way = Which way { $who-number ->
        [many] do { $who } go?
       *[one] does { $who } go?
    }
ask-level-zone = Several Zones have this Level token. Where does it happen?
ask-next-room = A Chamber of several Rooms: which one comes next on the Door card?
ask-learn-skill = Experience: which skill does { $who } learn?
ask-market = { $who } at the market: sell one card, make one exchange.
ask-barter-take = What does { $who } want from the market?
ask-barter-give = What does { $who } give for it? It must be worth as many Levels.
ask-keep-six = { $who } has too much: at most six cards and one Artifact. Which one goes?
ask-restock = Does { $who } swap a card for Starting Equipment?
ask-restock-take = Which Starting Equipment does { $who } take?

ask-short-reroll-all = roll again
ask-short-reroll-any = roll dice again
ask-short-rescue = save a life
ask-short-fend-off = keep the Enemy off
ask-short-reroll-blanks = roll blanks again
ask-short-enchant-attack = spend Bams and Diamonds
ask-short-enchant-defense = spend Bams and Diamonds in defense
ask-short-before-attack = use something before the dice
ask-short-before-defense = use something before the dice
ask-short-bulwark = step in
ask-short-bodyguard = protect the Ally
ask-short-assign-wounds = who suffers
ask-short-mend-blank = the blank die
ask-short-remove-die = the die taken away
ask-short-rush-target = whom to strike
ask-short-walk = the next step

## Choices

act-take = Take { $what-the }
    .told = Take { $what-the } ({ $text })
    .nothing = Take something
act-move = Move: walk, open doors, pick things up
    .verb = Move
    .cost = 1 Action
act-step = Go to { $at }
    .nowhere = Leave the Zone
    .verb = Go
act-open = Open the door to { $at }
    .nowhere = Open a door
    .verb = Open the door
act-pick-up = Pick up everything here
act-stop = Stop here
act-teleport = Teleport to { $at }
    .nowhere = Teleport
    .cost = 1 Action
act-melee = Attack { $who } (Melee)
    .told = Attack { $who }: Melee, { $text }
    .nobody = Melee attack
    .verb = Melee
    .cost = 1 Action
act-ranged = Shoot { $who } (Ranged)
    .told = Shoot { $who }: Ranged, { $text }
    .nobody = Ranged attack
    .verb = Ranged
    .cost = 1 Action
act-magic = Attack { $who } (Magic)
    .told = Cast at { $who }: Magic, { $text }
    .nobody = Magic attack
    .verb = Magic
    .cost = 1 Action
act-blade = Strike { $who } with blade and spell (Magic)
    .told = Strike { $who } with blade and spell: Magic, { $text }
    .nobody = Strike with blade and spell
    .verb = Sword and Spell
    .cost = 1 Action
act-charge = Charge into { $at }
    .nowhere = Charge
    .cost = 1 Action
act-safe-shot = Safe Shot: go to { $at } and shoot
    .nowhere = Safe Shot
    .cost = 1 Action
act-command = Let { $who } act at once
    .nobody = Command
    .cost = 1 Action
act-trade = Reorganise and trade
    .cost = 1 Action
act-transmute = Transmute: three cards for a better one
    .cost = free
act-sign = Use the Signature (1 XP)
    .told = Use the Signature (1 XP): { $text }
    .verb = Signature
    .cost = 1 XP
act-use = Use { $what-the }
    .told = Use { $what-the } ({ $text })
    .nothing = Use something
    .cost = free
act-get-up = Get up
    .cost = 1 Action
act-end = End the turn
act-done = Done
    .told = Done ({ $text })
act-keep = Keep { $what-the }
    .told = Keep { $what-the } ({ $text })
    .nothing = Leave the dice as they are
act-give = Give { $what-the } to { $who }
act-wear = { $who }: equip { $what-the }{ $n ->
        [0] {""}
        [1] , in place of the card in the first hand
       *[other] , in place of the card in the second hand
    }
    .told = { $who }: equip { $what-the }{ $n ->
        [0] {""}
        [1] , in place of the card in the first hand
       *[other] , in place of the card in the second hand
    } ({ $text })
    .verb = Equip
act-stow = { $who }: take { $what-the } off
    .verb = Take off
act-hand = Give { $what-the } to { $who }
    .verb = Give
act-hand-token = Give { $what-the } to { $who }
    .verb = Give
act-throw-in = Throw in { $what-the }
    .verb = Throw in
act-decline = No
act-step-in = Step in for { $who }
    .nobody = Step in
act-bleed = { $who } suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    } for { $what }
    .told = { $who } suffers { $n ->
        [one] { $n } Wound
       *[other] { $n } Wounds
    } for { $what }: { $text }
    .verb = Pay with Wounds
act-enchant = Use { $what }
    .told = { $what } – { $text }
    .verb = Enchantment
act-remove = Take away a { $what } die
    .told = Take away: { $text }
    .verb = Take away
act-reroll-die = Roll a { $what } die again
    .told = Roll again: { $text }
    .verb = Roll again
act-reroll = Roll the { $what } dice again
    .told = Roll the { $what } dice again ({ $text })
    .verb = Roll again
act-mend = Make it a { $what }
    .verb = Mend
act-activate = { $who }
    .nobody = Activate
act-target = { $who }
    .nobody = Target
act-way = Go to { $at }
    .nowhere = Go
act-place = In { $at }
    .nowhere = Here
act-learn = Learn { $what } ({ $n } XP)
    .told = Learn { $what } for { $n } XP – { $text }
    .nothing = Learn a skill
    .verb = Learn
act-wound = The { $what }
    .verb = Wound
act-barter = Exchange cards
act-sell = Sell { $what-the } for { $n } XP
    .nothing = Sell a card
    .verb = Sell
act-give-up = Give { $what-the }
    .verb = Give
act-swap = Hand in { $what-the }
    .told = Hand in { $what-the } ({ $text })
    .verb = Hand in
act-discard = Discard { $what-the }
    .verb = Discard
darkness-boss = Boss
darkness-minion = Minion
darkness-charge = Charge
darkness-safe-shot = Safe Shot
darkness-signature = Signature
darkness-special = special skill
darkness-free = skill of the class

## What cannot be done

darkness-why-stunned = Stunned: first get up, for one Action
darkness-why-no-actions = no Actions are left
darkness-why-pinned = an Enemy in the Zone holds you; kill or stun it first
darkness-why-no-melee-weapon = no Melee weapon is equipped
darkness-why-no-ranged-weapon = no Ranged weapon is equipped
darkness-why-no-magic-weapon = no Magic weapon is equipped
darkness-why-no-melee-target = no Enemy is in your own Zone
darkness-why-no-ranged-target = no Enemy is in a straight line of sight, at least one Zone away
darkness-why-no-magic-target = no Enemy is in a straight line of sight, one or two Zones away
darkness-why-guarded = Enemies guard the Zone; beat them first
darkness-why-three-cards = it takes three cards
darkness-why-signed = it has been used in this Activation
darkness-why-no-xp = it costs 1 XP, and there is none

## What happened

event-began-hero-turn = { $who } { $who-number ->
        [many] act.
       *[one] acts: three Actions.
    }
    .alone = The next Hero acts.
event-began-foe-turn = { $who } { $who-number ->
        [many] act.
       *[one] acts.
    }
    .alone = The next Enemy acts.
event-began-enemies-phase = The Enemies act.
event-began-event-phase = An Event.
event-began-melee-attack = { $who } { $who-number ->
        [many] attack in Melee.
       *[one] attacks in Melee.
    }
    .alone = A Melee attack.
event-began-ranged-attack = { $who } { $who-number ->
        [many] shoot.
       *[one] shoots.
    }
    .alone = A Ranged attack.
event-began-magic-attack = { $who } { $who-number ->
        [many] cast a spell.
       *[one] casts a spell.
    }
    .alone = A Magic attack.
event-began-town-market = The Heroes come to town, and the market opens.
event-began-camp = The Heroes make camp before they try again.

event-moved-teleport = { $who } { $who-number ->
        [many] vanish
       *[one] vanishes
    } and { $who-number ->
        [many] stand
       *[one] stands
    } in { $at }.

event-rolled-melee-attack = Dice: { $faces }.
    .alone = Dice: { $faces }.
event-rolled-ranged-attack = Dice: { $faces }.
    .alone = Dice: { $faces }.
event-rolled-magic-attack = Dice: { $faces }.
    .alone = Dice: { $faces }.
event-rolled-reroll = Rolled again: { $faces }.
    .alone = Rolled again: { $faces }.

event-summed-hits = { $who } – Hits: { $total }.
    .bare = Hits: { $total }.
event-summed-shields = { $who } – Shields: { $total }.
    .bare = Shields: { $total }.
event-summed-wounds = { $who } – Wounds: { $total }.
    .bare = Wounds: { $total }.
event-summed-red-dice = { $who } – red dice: { $total } ({ $terms }).
    .quiet = yes
event-summed-yellow-dice = { $who } – yellow dice: { $total } ({ $terms }).
    .quiet = yes
event-summed-green-dice = { $who } – green dice: { $total } ({ $terms }).
    .quiet = yes
event-summed-blue-dice = { $who } – blue dice: { $total } ({ $terms }).
    .quiet = yes
number-red-dice = red dice
number-yellow-dice = yellow dice
number-green-dice = green dice
number-blue-dice = blue dice
number-hits = Hits
number-shields = Shields
number-wounds = Wounds
roll-attack = attack
roll-defense = defense
rule-source-attack-dice = Attack dice
rule-source-defense-dice = Defense dice
rule-source-charge = Charge
rule-source-safe-shot = Safe Shot
rule-source-three-of-a-colour = at most three of a colour
darkness-three-of-a-colour = { rule-source-three-of-a-colour }
rule-source-never-below-nothing = never below 0
rule-source-hits-past-shields = Hits past the Shields
rule-source-did-not-wound = because the attack did not wound

event-harmed-trap = A trap wounds { $who }: { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }, Health { $left }.
event-harmed-bloodlust = { $who } { $who-number ->
        [many] pay
       *[one] pays
    } with { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }, Health { $left }.
event-harmed-payback = The blow is paid back: { $who } { $who-number ->
        [many] suffer
       *[one] suffers
    } { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
event-harmed-sweep = The sweep reaches { $who } too: { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
event-harmed-all-in-zone = Every figure of { $who } suffers { $amount ->
        [one] { $amount } Wound
       *[other] { $amount } Wounds
    }.
event-healed-regeneration = { $who } regenerates { $amount }, Health { $left }.
event-healed-drain = { $who } drains { $amount }, Health { $left }.
event-healed-resurrection = The Lifebringer raises { $who }: Health { $left }.

event-changed-stunned = { $now ->
        [0] { $who } { $who-number ->
            [many] get
           *[one] gets
        } up.
       *[other] { $who } { $who-number ->
            [many] are
           *[one] is
        } Stunned.
    }
event-changed-xp = { $who } gains { $was } XP and has { $now }.
event-changed-lifebringer = { $who }: Lifebringer tokens left: { $now }.
    .alone = Lifebringer tokens left: { $now }.
turning-level = Tokens of this Level are in force now, and Skills up to it can be used. It never falls again.
turning-killed = Until the next round nothing touches a fallen Hero but a Trade. Then the Lifebringer raises them for one token; without one the game is lost.
    .foe = One of the great ones is gone for good.
event-changed-level = { $who }: the Current Level is now { $now }.
    .alone = The Current Level is now { $now }.
event-changed-learned = { $who } learns { $detail }.
event-changed-received = { $who } gets { $detail-the }.
event-changed-worn = { $who } equips { $detail-the }.
event-changed-stowed = { $who } takes { $detail-the } off.
event-changed-used = { $who } uses { $detail-the }.
event-changed-lost = { $who } loses { $detail-the }.
event-changed-sold = { $who } sells { $detail-the } and has { $now } XP.
event-changed-signature = { $who } uses the Signature; XP left: { $now }.
event-changed-bulwark = { $who } steps in and takes the attack.
event-changed-enchantment = { $who } { $who-number ->
        [many] use
       *[one] uses
    } an enchantment: { $detail }.
event-changed-armed = { $who } { $who-number ->
        [many] hold
       *[one] holds
    } { $detail-the }.
event-changed-minions = { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $by ->
        [-1] a Minion
       *[other] Minions
    }; left: { $now }.
event-changed-boss = The Boss of { $who } falls.
event-changed-no-miniatures = There are no more figures for { $detail-the }: those on the board act once more.
    .alone = There are no more figures for { $detail-the }: those on the board act once more.
event-changed-on-offer = On offer: { $detail }.
    .alone = On offer: { $detail }.
event-changed-door-opened = { $who } opens the door to { $at }.
    .alone = The door to { $at } opens.
event-changed-pillar-destroyed = { $who }: the Pillar in { $at } comes down.
    .alone = The Pillar in { $at } comes down.

event-drawn = { $pile }: { $cards }.
    .alone = { $pile }: { $cards }.
    .hidden = { $seat } draws from { $pile-the }.

event-placed-treasure = A Treasure token is put in { $at }.
    .figure = A Treasure token is put in { $at }.
    .nowhere = A Treasure token appears.
event-placed-special = A Special Treasure token is put in { $at }.
    .figure = A Special Treasure token is put in { $at }.
    .nowhere = A Special Treasure token appears.
event-removed-picked-up = { $what } is picked up in { $at }.
    .figure = { $who } picks up in { $at }: { $what }.
    .nowhere = { $what } is picked up.
event-removed-left = { $what } leaves by the Exit.
    .figure = { $who } leaves by the Exit.
    .nowhere = { $what } leaves by the Exit.

darkness-used = { $who } – { $what }!

## How it ends

darkness-escaped = all Heroes are out
darkness-no-lifebringer = a Hero lies dead and the Lifebringer has no token left
darkness-too-late = time has run out
darkness-market-closed = the market is over and the next Quest waits
darkness-camp-struck = the camp is struck and the Quest begins anew

odds-mean = ⌀ { $mean } { $fact }
odds-slain = gone
odds-killed = figures killed
    .counts = yes
