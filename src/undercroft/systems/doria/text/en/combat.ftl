### Attacks, defence, damage, armor, what wounds bring.

act-melee = Strike { $who } with { $what-the }
    .verb = Strike
act-ranged = Shoot at { $who } with { $what-the }
    .verb = Shoot
act-magic = Cast { $what-the } at { $who }
    .verb = Cast at a monster
act-defend = Defend with { $what-the }{ $n ->
        [0] {""}
       *[other] {" "}({ $n } PP)
    }
act-dodge = Dodge
act-psi-resistance = Resist with the bare mind
act-undefended = No defence
act-power = Use the power of { $what-the } ({ $n } PP)
    .verb = Use a power
    .told = { $text } ({ $n } PP)
act-spend = { $n ->
        [0] Spend no PP
       *[other] Spend { $n } PP
    }
act-armor = { $what } stops { $n }
    .verb = Use armor
act-no-armor = Use no armor
act-loots = { $who } draws the loot

doria-resisted = resists

ask-powers-attack = Does { $who } pay PP for what the weapon can do besides?
    .help = Effects are paid for before the roll. Of several elements one can be active in an attack.
ask-powers-defence = Does { $who } pay PP for a better defence?
ask-powers-after = The attack has hit. Does { $who } pay PP for more?
ask-defend-melee = { $who } is attacked in melee. What does { $who } defend with?
    .help = One card on the Body, or Dodge. A fumble damages the card, but never the skill.
ask-defend-ranged = { $who } is shot at. What does { $who } defend with?
    .help = One card on the Body, or Dodge. A fumble damages the card, but never the skill.
ask-defend-magic = { $who } is attacked by magic. What does { $who } resist with?
    .help = A card with psi resistance on the Body, or the bare mind. After the roll PP may raise it.
ask-raise-resistance = The magic attack is { $about } above the resistance of { $who }. Spend PP?
    .help = Each PP raises the result by 1. It must be higher than the attack; short of that, it may still take off a critical hit.
ask-use-armor = { $who } is hit for { $about }. Which armor is used?
    .help = One armor card may stop as much as its AR. It is damaged then, whatever it stopped.
ask-who-loots = Nobody defeated this monster. Who draws its loot?
    .alone = Nobody defeated this monster. Who draws its loot?

event-began-melee-attack = { $who } attacks in melee.
    .alone = A melee attack.
event-began-ranged-attack = { $who } makes a ranged attack.
    .alone = A ranged attack.
event-began-magic-attack = { $who } attacks by magic.
    .alone = A magic attack.
event-changed-hit = { $who } is hit{ $now ->
        [0] .
        [one] , with a critical hit.
       *[other] , with { $now } critical hits.
    }
    .alone = A hit{ $now ->
        [0] .
        [one] , with a critical hit.
       *[other] , with { $now } critical hits.
    }
event-changed-parried = { $who } wards the attack off.
    .alone = The attack is warded off.
event-changed-fumble = { $who } fumbles!
    .alone = A fumble!
event-changed-dodge = { $who } dodges.
    .alone = Somebody dodges.
event-changed-psi-resistance = { $who } resists with the bare mind.
    .alone = The bare mind resists.
event-changed-undefended = { $who } has nothing to defend with.
    .alone = There is nothing to defend with.
event-changed-stunned = { $who } will not act any more in this round.
    .alone = It will not act any more in this round.
event-harmed = { $by } takes { $amount } HP from { $who }, who has { $left } left.
    .alone = { $who } loses { $amount } HP and has { $left } left.
event-harmed-poison = The poison costs { $who } { $amount } HP; { $left } left.
    .alone = The poison costs { $who } { $amount } HP; { $left } left.
event-healed = { $who } regains { $amount } HP and has { $left }.
event-removed-defeated = { $what-the } is defeated.
    .figure = { $who } is defeated.
    .nowhere = { $what-the } is defeated.
event-changed-xp = Group XP: { $was } → { $now }.
    .alone = Group XP: { $was } → { $now }.
event-changed-pp = { $who }: PP { $was } → { $now }.
    .alone = PP { $was } → { $now }.
event-changed-hp-maximum = { $who }: HP { $was } → { $now }, with the maximum.
    .alone = HP { $was } → { $now }, with the maximum.
event-changed-pp-maximum = { $who }: PP { $was } → { $now }, with the maximum.
    .alone = PP { $was } → { $now }, with the maximum.
event-changed-poison = { $who }: Poison Markers { $was } → { $now }.
    .alone = Poison Markers { $was } → { $now }.
event-changed-disarmed = { $who } is { $now ->
        [0] armed again
       *[other] Disarmed
    }.
    .alone = { $now ->
        [0] Armed again
       *[other] Disarmed
    }.
event-changed-held = { $who } { $now ->
        [0] can move again
       *[other] cannot move
    }.
    .alone = { $now ->
        [0] Free to move again
       *[other] Immobilized
    }.
event-changed-in-force = { $now ->
        [0] What was in force on { $who } has passed.
       *[other] { $detail } is in force on { $who }.
    }
    .alone = { $now ->
        [0] What was in force has passed.
       *[other] { $detail } is in force.
    }
event-moved-blink = { $who } vanishes and stands at { $at }.

roll-melee-attack = melee attack
roll-ranged-attack = ranged attack
roll-magic-attack = magic attack
roll-poison = poison
number-attack-dice = attack dice
number-defence-dice = defence dice
number-resistance-dice = psi resistance dice
number-attack-bonus = attack bonus
number-defence-bonus = defence bonus
number-resistance-bonus = psi resistance bonus
number-attack-total = attack
number-defence-total = defence
number-damage = damage
rule-source-disarmed = Disarmed
rule-source-average-dice = monster dice not rolled
rule-source-bonus-melee = hero bonus Melee
rule-source-bonus-ranged = hero bonus Ranged
rule-source-bonus-magic = hero bonus Magic
rule-source-bonus-damage = hero bonus Damage
rule-source-bonus-defence = hero bonus Defence
rule-source-dodge = Dodge
rule-source-psi-resistance = Psi Resistance
rule-source-psi-points = PP spent
rule-source-critical-hits = critical hits
rule-source-immune = immune to the element
rule-source-least-damage = never below 0
rule-source-least-armor = never below 0
rule-source-target-number = Target Number

## Words of the game

gloss-ap = AP
    .text = Action Points: the field of a character’s marker on the Initiative Board. Every action costs some; whoever is highest acts.
gloss-critical = Critical
    .text = Each full 10 points above the Target Number or the other’s total. Of an attack each adds 1 damage; of a spell with a Target Number each gives back 1 PP.
gloss-fumble = Fumble
    .text = Two natural ones in one roll. The roll fails; whoever fumbles an attack or a defence damages the card it was made with.
gloss-ar = AR
    .text = Armor Rating. One undamaged armor card may stop that much of one hit and is damaged then. A monster’s armor stops it every time.
gloss-vulnerable = Vulnerable
    .text = Damage of that element passes through the armor as if it were not there.
gloss-disarmed = Disarmed
    .text = One die less on every attack and defence.
gloss-damaged = Damaged
    .text = Armor protects no more, weapons and spells cannot be used until they are repaired. All armor of one set is repaired together.
doria-word-attackable = can be attacked like a monster
