### What enemies do and roll for, and what becomes of heroes in their grip.

# Their dice

roll-behaviour = behaviour
roll-attack-table = how it attacks
roll-approach-table = how it comes
roll-shot-table = aim or shoot
roll-shot-target = at whom it shoots
roll-magic-table = what it casts
roll-pressed-table = hard pressed
roll-magic-target = at whom it casts
roll-fetch-weapon = getting its weapon back
roll-break-free = breaking free
roll-random-enemy = which enemy
roll-random-special = which special rule
roll-random-undead = which of the dead
roll-rend = rending
roll-ghostly-touch = ghostly touch
roll-banishment = banishment
roll-banished = banishment
roll-extra-damage = extra damage
roll-regeneration = regeneration
roll-stupid = stupidity
roll-leech = bloodsucking
roll-seduction = seduction
roll-swallowed = out of the maw
roll-petrify = the stony gaze
roll-petrified-turns = turns as stone
roll-bellow = the bellow
roll-master-of-the-dead = master of the dead
roll-sweep = sweeping strike
roll-keep-feet = keeping one’s feet
roll-fire-breath = fire breath
roll-fear-elves = fear of elves
roll-riddle = the riddle
roll-second-wind = second wind

# What counts

rule-source-hatred = hatred
rule-source-stench = stench
rule-source-ethereal = ethereal
rule-source-hard-as-rock = hard as rock
rule-source-just-bones = just bones
rule-source-leech = it hangs on a companion
rule-source-psychic = psychic presence
rule-source-gust = gust
rule-source-half-swallowed = half swallowed
rule-source-swept = thrown back
rule-source-helper = a helping hand
rule-source-grip = the grip tightens

# What may be done and asked

act-struggle = Struggle free
act-pull-free = Pull { $who } free
act-answer-riddle = { $who } answers
ask-riddle = The sphinx offers a riddle. Who answers?
    .help = One hero may answer with a WIS test. A right answer sends it away and is worth 150 XP; a wrong one, or none, means battle.
league-riddle-failed = That was not the answer. Claws come out.

# What happens

event-changed-wields = { $who } takes up another weapon.
event-changed-dropped = { $now ->
        [0] { $who } has the weapon in hand again.
       *[other] { $who } loses hold of a weapon.
    }
event-changed-stares = { $who } stands and stares.
event-changed-fears-elves = { $who } is afraid of elves.
event-changed-gains-rule = { $who } has gained something: { $detail }.
event-changed-hushed = In the next turn no spell will pass anybody’s lips.
event-changed-emboldened = { $who } fights with new courage: CS { SIGNED($now) }.
event-changed-entangled = { $now ->
        [0] { $who } is free of the coils.
       *[other] Coils close around { $who }.
    }
event-changed-leeched = { $now ->
        [0] The leech lets go of { $who }.
       *[other] A leech fastens on { $who }.
    }
event-changed-swallowed = { $now ->
        [0] { $who } is out of the maw.
       *[other] Half of { $who } is in the maw already.
    }
event-changed-seduced = { $now ->
        [0] { $who } comes to.
       *[other] { $who } has no will left.
    }
event-changed-petrified = { $now ->
        [0] The stone falls off { $who }.
       *[other] { $who } turns to stone.
    }
event-began-bellow = { $who } roars.
event-began-camouflage = { $who } melts into the walls.
event-began-entangle = { $who } reaches with its coils.
event-began-fire-breath = { $who } breathes fire.
event-began-ghostly-howl = { $who } howls, and it goes through everybody.
event-began-master-of-the-dead = { $who } speaks to the dead.
event-began-petrify = { $who } looks somebody in the eyes.
event-began-poisonous-spit = { $who } spits.
event-began-seduction = { $who } smiles.
event-began-swallow = { $who } opens its maw.
event-began-sweeping-strike = { $who } swings at everybody.
event-began-tongue-attack = { $who } shoots out its tongue.
event-began-web = { $who } throws a web.
event-removed-hidden = { $what-the } is out of sight.
    .figure = { $who } is out of sight.
    .nowhere = { $what-the } is out of sight.
event-removed-swallowed = { $what-the } has been swallowed whole.
    .figure = { $who } has been swallowed whole.
    .nowhere = { $what-the } has been swallowed whole.
event-removed-riddle = { $what-the } goes its way, content.
    .figure = { $who } goes its way, content.
    .nowhere = { $what-the } goes its way, content.
event-harmed-rend = { $by } shakes { $who }: { $amount } HP more; { $left } left.
    .alone = { $who } is shaken: { $amount } HP more; { $left } left.
event-harmed-leech = { $by } drains { $amount } HP from { $who }; { $left } left.
    .alone = { $who } is drained of { $amount } HP; { $left } left.
event-harmed-entangled = The grip costs { $who } { $amount } HP; { $left } left.
    .alone = The grip costs { $who } { $amount } HP; { $left } left.
event-harmed-extra-damage = { $who } cannot bear it: { $amount } HP more; { $left } left.
    .alone = { $who } cannot bear it: { $amount } HP more; { $left } left.
event-harmed-ghostly-touch = The cold costs { $who } { $amount } HP; { $left } left.
    .alone = The cold costs { $who } { $amount } HP; { $left } left.
event-harmed-fire-breath = The breath costs { $who } { $amount } HP; { $left } left.
    .alone = The breath costs { $who } { $amount } HP; { $left } left.
event-healed-regeneration = { $who } grows together: { $amount } HP more, { $left } now.
event-healed-master-of-the-dead = { $who } is mended by dark words: { $amount } HP more, { $left } now.
event-healed-second-wind = { $who } gets a second wind: { $amount } HP more, { $left } now.

# Marks

entangled = entangled
leeched = a leech hangs on
swallowed = half swallowed
seduced = seduced
petrified = stone
