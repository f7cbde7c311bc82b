### What all games say at the table: choices, questions, seats, numbers, odds, refusals.

someone = somebody
seat-game = The game
seat-heroes = the heroes
seat-dark = the dark side
list-and = { $first } and { $last }
place-zone = zone { $n }
place-region = territory { $n }
place-number = place { $n }

## Words many games use

round = Round
level = Level
health = health
wounds = wounds
mana = mana
luck = luck
gold = gold
attack = attack
defence = defence

# $thing a copy of a card, $marks what is true of it alone
thing-marked = { $thing } ({ $marks })

## Choices every game has: act-<act>. $who a figure, $at a place, $what a thing, $n a number

act-pass = Pass
act-yes = Yes
act-no = No
act-done = Done
act-stop = Stop here
act-end-turn = End the turn
act-move = Move to { $at }
    .nowhere = Move
act-attack = Attack { $who }
    .nobody = Attack
act-shoot = Shoot at { $who }
    .nobody = Shoot
act-rest = Rest
act-wait = Wait
act-search = Search
act-open = Open the door
act-close = Close the door
act-take = Take: { $what }
    .nothing = Take something
act-drop = Drop: { $what }
    .nothing = Drop something
act-use = Use: { $what }
    .nothing = Use something
act-equip = Equip: { $what }
    .nothing = Equip something

## Questions: ask-<prompt>. $who the figure it is about, $about a thing

ask = { $who }: { $what }?
    .alone = { $what }?
ask-act = What { $who-number ->
        [many] do
       *[one] does
    } { $who } do?
    .alone = What now?
ask-action = What { $who-number ->
        [many] do
       *[one] does
    } { $who } do?
    .alone = What now?
ask-move = Where { $who-number ->
        [many] do
       *[one] does
    } { $who } go?
    .alone = Where to?
ask-target = Whom { $who-number ->
        [many] do
       *[one] does
    } { $who } attack?
    .alone = Which target?
ask-hero = Which hero is next?
ask-reroll = { $who }: roll again?
    .alone = Roll again?
ask-in-secret = { $seat } chooses in secret
ask-confirm = Do it?
ask-throw = { $who } { $who-number ->
        [many] throw
       *[one] throws
    } { DICE($dice) } ({ $why }). What do the dice show?
    .alone = Throw { DICE($dice) } ({ $why }). What do the dice show?
ask-draw = Draw { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $about }. Which?

## What cannot be done. $act the choice, $why the reason: barred-<why>

cannot = { $act } – not possible: { $why }
barred-no-target = there is no target
barred-no-actions = no actions are left
barred-acted = it has been done this turn
barred-enemies = enemies are near
barred-out-of-reach = it is out of reach
barred-no-sight = nothing to see from here
barred-dead = the figure has fallen

## Answers that were not taken: refused-<code>

refused-stale = The table has moved on in the meantime; please look again.
refused-over = The game is over.
refused-dice = Something else is expected now.
refused-illegal = That cannot be chosen now.
refused-seat = That is for somebody else to decide.
refused-faces = These dice cannot show that.
refused-late = Those dice have been acted upon and can no longer be corrected.
refused-cards = Those cards cannot come off that pile now.
refused-undo = This cannot be taken back: dice, cards, something revealed or another’s answer came after it.
refused-redo = Nothing was taken back.

## Numbers and their reasons

term = { SIGNED($value) } { $source }
term-rule = { SIGNED($value) } { $source } ({ $rule })
term-total = = { $total }
count-of = { $name } { TIMES($n) }
# Sources every game may name: rule-source-<source>
rule-source-base = base value
rule-source-quest = the quest
rule-source-terrain = the ground
rule-source-cover = cover
rule-source-limit = limit

## Odds: odds-<fact>; what has an attribute counts is a number, all else happens or not

odds-wounds = wounds
    .counts = yes
odds-damage = damage
    .counts = yes
odds-hit = hit
odds-killed = killed
odds-dead = dead
odds-chance = { $fact } { PERCENT($chance) }
odds-mean = { $fact } { $mean } on average
odds-spread = { $fact }: { $cases }  (average { $mean })
odds-case = { $value }: { PERCENT($chance) }
odds-about = about { $text }
odds-exact = These figures are exact.
odds-sampled = Sampled; each figure may be off by { PERCENT($error) } or so.
odds-assumed = Assuming “{ $ask }” is answered “{ $answer }”.

## Lessons of quests that teach

lesson-between = Go on
    .say = What is pointed at is what a sensible player would do now; do that, or what you like better.
    .why = The next idea comes when the board asks for it.
lesson-over = Go on by yourselves
    .say = You know all of it now. What a sensible player would do is still pointed at.
    .why = The rules stand beside the board whenever you want one of them word for word.
lesson-step = Lesson, { $step } of { $steps }: { $title }
lesson-rules = Rules: { $rules }

## Hints: what comes of the best options by the next round

advice-clear = clearly better than the rest
advice-wins = the game is won in { PERCENT($value) }
advice-fails = the game is lost in { PERCENT($value) }
advice-fells = an enemy falls in { PERCENT($value) }
advice-falls = one of yours falls in { PERCENT($value) }
advice-deals = { $value } life taken from enemies on average
advice-loses = { $value } life of yours lost on average
advice-nothing = nobody is hurt by the next round
advice-untold = there was no time to see what comes of it

## A game that cannot be set up

setup-heroes = One to { $most } heroes can play, not { $n }.
setup-hero-twice = Each hero can be in the party only once.
setup-no-quest = There is no quest “{ $name }”.
setup-no-hero = There is no hero “{ $name }”.
setup-no-class = There is no class “{ $name }”.
lesson-later = later in this lesson

## The ground of a map

land-forest = forest
land-mountain = mountains
land-plain = plain
land-swamp = swamp
land-desert = desert
land-volcanic = volcanic land
land-glacier = glacier
land-sea = sea
align-light = holds with the light
align-neutral = neutral
align-dark = holds with the dark
settlement-town = town
settlement-city = city
settlement-castle = castle
