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
