### Skills at the table: declaring, using, throwing again.

ask-again = { $who } failed. Throw again?
ask-short-again = throwing again by a skill
act-again = Throw again: { $what }
act-ready = Declare for this turn: { $what }
act-skill = { $what }: { $who }
    .nobody = Use { $what }
event-changed-skill = { $who } uses { $detail }.
event-changed-berserk = { $who } { $now ->
        [0] calms down
       *[other] goes berserk
    }.
event-changed-flying = { $who } { $now ->
        [0] lands
       *[other] takes wing
    }.
roll-damage-ones = damage, 1s again
roll-damage-sixes = damage, dice added by 6s
roll-soften = a hardened body
roll-helps = whether it helps its friends
ask-parry = { $who } is hit. Block with the sword?
ask-short-parry = blocking with the sword
ask-martial-arts = { $who } has the opponent. Stun it, or throw it down?
ask-short-martial-arts = the hold of Martial Arts
ask-step-in = { $who } may step in and take the shot.
ask-short-step-in = the bodyguard
ask-spinning-blow = { $who } spins. Whom else does the blow strike?
ask-short-spinning-blow = the Spinning Blow
act-stun = Stun, with all damage dice
act-throw-down = Throw down, with a single die
act-step-in = Step in
act-spin = Strike { $who } too
event-changed-another-attack = { $who } may attack again.
event-changed-foreseen = { $who } foresees the blow and strikes first.
event-changed-stepped-in = { $who } steps in and takes the shot.
roll-onslaught = Onslaught
roll-onslaught-again = Onslaught again
number-onslaught = Onslaught
