### What Dungeon Universalis says at the table.

## The game

system-universalis = Dungeon Universalis
system-universalis-pitch = Heroes go down square by square, and every blow is a duel of dice. Facing, shields and steps matter; the dark has its own plans, and a Leader waits in the main room.
system-universalis-terms = Every game is another dungeon by the design rules (`undercroft quest new`), of standard size for the number of heroes and their Value Points; the mission is to eliminate the Leader. The heroes are the ready ones, with whom and what the coins of the quests behind them have bought; the Dark Player has as many Reserve Points as the group has Value Points, out of which the Leader is paid: the normal degree of difficulty, whatever the faction.
universalis = Dungeon Universalis
universalis-names = weapon armor shield thing skill creature companion spell dark-card furniture element treasure race class hero condition
option-fortune-offers = When Fortune is offered
    .help = After rolls that went against a hero, or after every roll.
    .losing = When a roll went against the hero
    .always = After every roll
option-card-limit = Cards of objects
    .help = Only as many objects as the box has cards of them, or always one more.
    .kept = As many as there are cards
    .waived = Always one more
option-competitive-play = Competitive play
    .help = Each hero counts Achievement points of his own; the best gains experience, the last loses some.
    .off = No
    .on = Yes
option-timed-games = Timed game
    .help = Whoever watches the clock may say that a hero took longer than his minute; the Dark Player scores for it.
    .off = No
    .on = Yes

## Turns and tracks

universalis-turn = Turn
    .help = The turn, and the last one the heroes have.
universalis-turn-heroes = Heroes’ turn
universalis-turn-dark = Dark Player’s turn
part-heroes-turn = Heroes’ turn
part-dark-turn = Dark Player’s turn
universalis-reserve = Reserve Points
    .help = What the Dark Player has left to pay for creatures and cards.
universalis-achieved = Heroes’ Achievement
    .help = What the heroes have achieved. To end with more than the Dark Player brings experience.
universalis-suffered = Dark Achievement
    .help = What the Dark Player has achieved. To end with more than that brings the heroes experience.
universalis-accomplished = Mission accomplished
pile-encounters = Encounter cards
universalis-pile-encounters = Encounter cards
    .the = the Encounter cards
universalis-token-start = starting square
universalis-token-arrow = exploration arrow
universalis-access-door = door
universalis-access-double-door = double door
universalis-access-gate = gate
universalis-access-portcullis = portcullis
universalis-access-trapdoor = trapdoor
universalis-furniture-chest = Chest
    .the = the Chest
universalis-level-grunt = Grunt
universalis-level-elite = Elite
universalis-level-champion = Champion

## Attributes

universalis-movement = Movement
universalis-combat = Combat Skill
universalis-strength = Strength
universalis-shooting = Shooting Skill
universalis-armor = Armor
universalis-agility = Agility
universalis-intelligence = Intelligence
universalis-courage = Courage
universalis-dexterity = Dexterity
universalis-perception = Perception
universalis-vitality = Vitality
universalis-fortune = Fortune
universalis-mana = Mana

## Conditions

universalis-condition-stunned = Stunned
universalis-condition-knocked-down = Knocked Down
universalis-condition-frightened = Frightened
universalis-condition-diseased = Diseased
universalis-condition-poisoned = Poisoned
universalis-condition-stationary = Stationary
universalis-condition-berserk = berserk
universalis-condition-flying = flying
universalis-condition-knocked-out = Knocked Out
universalis-condition-wounded = Wounded
universalis-condition-shielding = Shielding
universalis-condition-leader = Leader

## Where numbers come from

rule-source-card = card
rule-source-natural-armor = Natural Armor
rule-source-armor-worn = armor worn
rule-source-critical = critical
rule-source-difficult-terrain = difficult terrain
rule-source-drew-weapon = weapon drawn under threat
rule-source-elevated = elevated position
rule-source-from-behind = from behind
rule-source-target-down = target Knocked Down
rule-source-obstacle = obstacle in the way
rule-source-long-weapon-adjacent = long weapon, adjacent target
rule-source-distance = distance
rule-source-cover = cover
rule-source-moved = moved before
rule-source-target-small = small target
rule-source-target-large = large target
rule-source-target-stationary = stationary target
rule-source-target-nimbler = nimbler target
rule-source-defensive-shot = Defensive Shot
rule-source-target-flying = target in flight
rule-source-most-from-skills = most that skills may add
rule-source-most-armor = most Armor
rule-source-least-dice = at least one die
rule-source-broken-shield = broken shield
rule-source-both-hands = held in both hands
rule-source-running = running
rule-source-noise = noise
number-attack = Attack
number-defense = Defense
number-shot = Shot
number-throw = Throw
number-damage = Damage dice
number-armor = Armor to reach
number-against = Attribute to reach
number-wounds = wounds
number-block = Block
number-initiative = Initiative
number-disengage = Disengaging
number-stand-up = Standing up
number-recover-weapon = Recovering a weapon

## Dice

roll-attack = attack
roll-attack-again = attack, 1s again
roll-defense = defense
roll-defense-again = defense, 1s again
roll-shot = shot
roll-shot-again = shot, 1s again
roll-throw = throw
roll-throw-again = throw, 1s again
roll-random-stray = whom the stray shot hits
roll-damage = damage
roll-damage-again = damage, 6s again
roll-block = block
roll-block-again = block again
roll-armor = armor
roll-break = breaking roll
roll-run = run
roll-recovery = recovery
roll-stand-up = standing up
roll-disengage = disengaging
roll-recover-weapon = recovering a weapon
roll-initiative = initiative
roll-initiative-again = initiative, 1s again
roll-fatal-blow = fatal blow
roll-leader = whom the Leader wants
roll-random-target = a target at random
roll-random-initiative = who rolls, at random
roll-scenario-encounter = what waits in the section
roll-spawn = spawn table
roll-stand-up-again = standing up, 1s again
roll-disengage-again = disengaging, 1s again
dice-scenario = the Scenario Die
die-scenario-1 = Obstacles
die-scenario-2 = Obstacles
die-scenario-3 = Encounter
die-scenario-4 = Encounter
die-scenario-5 = Power
die-scenario-6 = Power
symbol-obstacles = Obstacles
symbol-encounter = Encounter
symbol-power = Power

## What may come of an attack

odds-hit = hits
odds-wounds = wounds
    .counts = wounds
odds-down = knocks down
odds-slain = knocks out
odds-own-hit = takes a hit
odds-own-wounds = own wounds
    .counts = wounds
odds-own-down = is knocked down
odds-own-slain = is knocked out
odds-friends-wounds = friends’ wounds
    .counts = wounds
odds-friends-down = a friend is knocked down
odds-friends-slain = a friend is knocked out
odds-slips = slips away

## Questions

ask-next-hero = Which hero is activated next?
ask-enter = On which starting square does { $who } begin?
ask-act = { $who }: what now?
ask-declare-attack = { $who } attacks. Declare a skill?
ask-declare-shot = { $who } takes aim. Declare a skill?
ask-defensive-shot = An enemy comes at { $who }. A Defensive Shot?
ask-declare-defense = { $who } is attacked. Declare a skill?
ask-block = { $who } is hit. Block with the shield?
ask-fortune-melee = The roll went against { $who }. Spend Fortune?
ask-fortune-shot = The shot went against { $who }. Spend Fortune?
ask-fortune-test = { $who } failed. Spend Fortune?
ask-fortune-damage = { $who }: spend Fortune to roll the damage again?
ask-fortune-block = { $who } failed to block. Spend Fortune?
ask-fortune-initiative = { $who } loses the Initiative. Spend Fortune?
ask-fatal-blow = { $who } would be Knocked Out. Spend Fortune?
ask-push = { $who } may push the opponent. Where to?
ask-occupy = { $who } may take the position left. Do it?
ask-surprise-place = Caught by surprise! Where does { $who } want { $about-the }?
ask-surprise-face = Caught by surprise! Which way must { $about-the } look?
ask-leave-now = The mission is accomplished. Leave at once, exploring no more?
ask-short-fortune-melee = Fortune on the roll
ask-short-fortune-shot = Fortune on the shot
ask-short-fortune-test = Fortune on the test
ask-short-fortune-damage = Fortune on the damage
ask-short-fortune-block = Fortune on the block
ask-short-fortune-initiative = Fortune on the Initiative
ask-short-fatal-blow = Fortune against a fatal blow
ask-short-block = the block
ask-short-declare-attack = skills of the attacker
ask-short-declare-shot = skills of the shooter
ask-short-defensive-shot = the Defensive Shot
ask-short-declare-defense = skills of the defender
ask-short-push = the push
ask-short-occupy = taking the position

## Options

act-activate = Activate { $who }
act-enter = Begin at { $at }
act-shift = Shift to { $at } and attack
act-disengage = Disengage
act-run = Run
    .cost = Action
act-face = Face { $what }
    .cost = free
act-attack = Attack { $who }: { $what }
    .cost = Action
act-shoot = Shoot at { $who }: { $what }
    .cost = Action
act-throw = Throw at { $who }: { $what }
    .cost = Action
act-two-at-once = Throw two at once, each with −1: { $what }
event-changed-two-at-once = { $who } takes two at once: { $detail }.
act-reload = Reload { $what-the }
    .cost = Action
act-hold-fire = Hold fire
act-declare = Declare { $what }
act-keep = Keep the roll
act-fortune = Spend Fortune: { $what }
    .nothing = Spend Fortune
act-fall = Fall
act-block = Block
act-shielding = Block behind the shield: reroll blocks, no attack next time
act-take-it = Do not block
act-push = Push to { $at }
act-slam = Slam against the wall: one more die
act-stay = Leave it
act-occupy = Take the position
act-reveal = Reveal the section beyond
    .cost = Action
act-open = Open the door
    .cost = Action
act-open-again = Open the door again
    .cost = Quick Action
act-close = Close the door
    .cost = Quick Action
act-draw = Draw { $what-the }
    .nothing = Draw
    .cost = Quick Action
act-pick-up = Pick up { $what-the }
    .cost = Quick Action
act-snatch = Snatch up { $what-the } under threat
act-leave = Leave the scenario
act-place = Put { $who } at { $at }
act-turn = Turn { $who } { $what }
act-end = End the activation
universalis-north = north
universalis-north-east = north-east
universalis-east = east
universalis-south-east = south-east
universalis-south = south
universalis-south-west = south-west
universalis-west = west
universalis-north-west = north-west
universalis-own = reroll one’s own dice
universalis-enemy = have the enemy reroll

## What happened

event-began-heroes-turn = Turn { $n } of the heroes.
event-began-dark-turn = The Dark Player’s turn.
universalis-attack = { $who } { $who-number ->
        [many] attack
       *[one] attacks
    } { $target }.
universalis-shot = { $who } { $who-number ->
        [many] shoot
       *[one] shoots
    } at { $target }.
universalis-throw = { $who } { $who-number ->
        [many] throw
       *[one] throws
    } a weapon at { $target }.
event-changed-fended-off = { $who } { $who-number ->
        [many] fend
       *[one] fends
    } the blow off.
event-changed-unhurt = { $who } takes no harm.
event-healed = { $who } recovers { $amount } Vitality.
event-changed-missed = The shot misses { $who }.
event-changed-stray-shot = The shot goes astray and hits { $who }!
event-changed-reloaded = { $who } reloads { $detail-the }.
event-changed-halted = The shot stops { $who }.
event-changed-stunned = { $who } { $now ->
        [0] recovers
       *[other] is Stunned
    }.
event-changed-knocked-down = { $who } { $now ->
        [0] gets up
       *[other] is Knocked Down
    }.
event-changed-frightened = { $who } { $now ->
        [0] is no longer Frightened
       *[other] is Frightened
    }.
event-changed-diseased = { $who } { $now ->
        [0] is no longer Diseased
       *[other] is Diseased
    }.
event-changed-poisoned = { $who } { $now ->
        [0] is no longer Poisoned
       *[other] is Poisoned
    }.
event-changed-stationary = { $who } { $now ->
        [0] is no longer Stationary
       *[other] is Stationary
    }.
event-changed-knocked-out = { $who } is Knocked Out.
turning-knocked-out = Knocked out: face down and out of the game until the quest is over. The others may carry the body out.
    .foe = A Leader is gone, and those who followed may lose heart.
event-removed-knocked-out = { $what-the } { $what-number ->
        [many] fall
       *[one] falls
    }.
    .figure = { $who } { $who-number ->
        [many] fall
       *[one] falls
    }.
event-changed-fortune = { $by ->
        [-1] { $who } spends Fortune and has { $now } left.
       *[other] { $who } has { $now } Fortune.
    }
event-changed-turned-aside = Fortune turns the blow aside: { $who } is spared.
event-changed-blocked = { $who } blocks the blow.
event-changed-shielding = { $who } hides behind the shield.
event-changed-blunder = A blunder of { $who }!
event-changed-broken = { $who }: { $detail-the } { $detail-number ->
        [many] break
       *[one] breaks
    }.
event-changed-dropped = { $who } drops { $detail-the }.
event-changed-drew = { $who } draws { $detail-the }.
event-changed-picked-up = { $who } picks up { $detail-the }.
event-changed-used = { $who } uses { $detail-the }.
event-changed-disengaged = { $who } gets away.
event-changed-running = { $who } runs: up to { $now ->
        [one] 1 square
       *[other] { $now } squares
    }.
event-changed-activated = { $who } is done.
    .quiet = yes
event-began-activation = Now { $who } acts.
    .alone = The next activation begins.
    .quiet = yes
event-drawn = { $seat } draws from { $pile-the }: “{ $cards }”.
    .alone = From { $pile-the }: “{ $cards }”.
    .hidden = { $seat } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $pile-the }.
event-placed-hero = { $what } begins at { $at }.
    .figure = { $who } begins at { $at }.
    .nowhere = { $what } begins.
event-revealed = { $what } comes to light at { $at }.
    .figure = { $who } discovers { $what-the }.
    .nowhere = The Dark Player reveals { $what-the }.
event-changed-invulnerable = Nothing but a critical hurts { $who }.
event-changed-initiative-won = { $who } wins the Initiative: a new turn of the heroes begins.
event-changed-initiative-lost = { $who } loses the Initiative: the heroes’ turn is over.
event-changed-newcomers-wait = { $who } wins the Initiative: those who have just come wait for the next turn.
event-changed-newcomers-act = { $who } loses the Initiative: those who have just come act at once.
event-changed-reserve = The Dark Player has { $now ->
        [one] 1 Reserve Point
       *[other] { $now } Reserve Points
    }.
event-changed-sturdy = The Leader, { $who }, gains { $now } Vitality.
event-changed-accomplished = The mission is accomplished!
event-changed-door-open = { $who } opens the door.
event-changed-door-closed = { $who } closes the door.
event-moved-run = { $who } { $who-number ->
        [many] run
       *[one] runs
    } to { $at }.
event-moved-occupy = { $who } { $who-number ->
        [many] take
       *[one] takes
    } the position at { $at }.
event-moved-surprise = Caught by surprise: { $who } ends up at { $at }.

## The end

end-universalis-done = the mission is accomplished and the heroes are out
end-universalis-fled = the heroes left without accomplishing the mission
end-universalis-all-down = all heroes are Knocked Out
end-universalis-too-late = time has run out
summary-slain = creatures eliminated
summary-achieved = heroes’ Achievement
summary-suffered = Dark Achievement

## More about options

universalis-explain-attack = attack { SIGNED($n) }
universalis-explain-defense = defense { SIGNED($n) }
universalis-explain-shot = shot { SIGNED($n) }, hits on 10
universalis-explain-dice = { $n ->
        [one] 1 damage die
       *[other] { $n } damage dice
    }
universalis-explain-armor = against Armor { $n }
universalis-explain-second-use = second use
universalis-explain-walk = { $n ->
        [one] costs 1 square of Movement
       *[other] costs { $n } squares of Movement
    }
universalis-explain-rough = { $n } more for difficult ground
universalis-explain-slowed = { $n } more for going up, or past an ally
universalis-ladder = Vertical ladder
