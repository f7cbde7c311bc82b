### Casting, dispelling, spells in force.

## Marks and pieces

universalis-condition-keeps-spell = keeps up a spell
universalis-condition-controlled = controlled
universalis-condition-summoned = summoned
universalis-furniture-marsh = marshy ground
    .the = the marshy ground
universalis-furniture-flames = wall of fire
    .the = the wall of fire

## Where numbers come from

rule-source-spell-active = another spell active
rule-source-apprentice = Apprentice
rule-source-beside-target = beside the target
rule-source-stationary = Stationary
number-cast = Casting
number-dispel = Dispelling
number-resist = Resisting

## Dice

roll-cast = casting
roll-cast-again = casting, again
roll-dispel = dispelling
roll-dispel-again = dispelling, again
roll-backlash = casting blunder
roll-resist = resisting
roll-resist-again = resisting, 1s again
roll-magic-resistance = Magic Resistance
roll-random-lore = lore at random
roll-random-spell = spell at random
roll-support = support or attack
odds-cast = takes effect

## Questions

ask-spell-aid = { $who } casts a spell. Use a scroll or Components?
ask-spell-square = { $who }: where to?
ask-spell-wall = { $who }: which way does it run?
ask-declare-cast = { $who } casts a spell. Declare a skill?
ask-dispel = { $about } has been cast. Dispel it?
ask-fortune-cast = The casting went against { $who }. Spend Fortune?
ask-shield-magic = A magic projectile comes at { $who }. Take cover behind the shield?
ask-mana-marker = { $who }: from which spell is a marker taken?
ask-short-spell-aid = scroll or Components
ask-short-declare-cast = skills of the caster
ask-short-dispel = dispelling
ask-short-fortune-cast = Fortune on the casting
ask-short-shield-magic = the shield
ask-short-spell-square = the square
ask-short-spell-wall = the direction

## Options

act-cast = Cast { $what } on { $who }
    .cost = Action
    .verb = Cast a spell
act-cast-at = Cast { $what } on a square
    .cost = Action
act-aim = Cast it at { $at }
act-wall = Running { $what }
act-end-spell = End { $what-the }
act-aid = Use { $what-the }
act-dispel = { $who } dispels: { $what }
    .nothing = { $who } dispels
act-let-be = Let it be
act-take-cover = Take cover
act-marker = { $what }

## What happened

universalis-casting = { $who } { $who-number ->
        [many] cast
       *[one] casts
    } { $spell }.
event-changed-spell-cast = { $detail } is cast with { $now }.
event-changed-spell-failed = { $detail } fails.
event-changed-spell-over = { $detail } is over.
event-changed-spell-immune = { $detail } means nothing to { $who }.
event-changed-spell-resisted = { $who } resists { $detail }.
event-changed-dispelled = { $who } dispels { $detail }.
event-changed-mana = { $who } has { $now } Mana left.
event-changed-marker-off = { $who } takes a marker off { $detail }.
event-changed-controlled = { $who } changes sides.
event-removed-spell-over = { $who } vanishes.

## More about options

universalis-explain-cast = casting { SIGNED($n) }, succeeds on 10
universalis-explain-against = to reach { $n }

## Spell cards

universalis-fact-lore = Lore
universalis-fact-nature = Nature
universalis-fact-mana = Mana
universalis-fact-range = Range
universalis-fact-area = Area of Effect
universalis-fact-permanent = permanent
universalis-fact-cast = Cast so far
universalis-range-self = only oneself
universalis-range-anyone = { $n }, or oneself
universalis-nature-projectile = Magic projectile
universalis-nature-control = Control
universalis-nature-damage = Damage
universalis-nature-protecting = Protecting
universalis-nature-enhancing = Enhancing
universalis-nature-healing = Healing
