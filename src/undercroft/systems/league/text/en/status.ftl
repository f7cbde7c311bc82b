### What is on a model: sanity, morale, fear, poison, fire, what passes with turns.

event-changed-morale = Party morale: { $was } → { $now } ({ $detail }).
    .alone = Party morale: { $was } → { $now } ({ $detail }).
event-changed-sanity = { $who }: SANITY { $was } → { $now } ({ $detail }).
    .alone = SANITY { $was } → { $now } ({ $detail }).
event-changed-condition = The mind of { $who } gives way: { $detail }.
    .alone = A mind gives way: { $detail }.
event-changed-scarred = { $who } will never be quite the same: { $detail } { $was } → { $now }.
    .alone = It leaves a mark for good: { $detail } { $was } → { $now }.
event-changed-down = { $who } goes down and is bleeding out.
    .alone = Somebody goes down and is bleeding out.
event-changed-awake = { $who } comes round.
    .alone = Somebody comes round.
event-changed-time-left = { $who } has { $now ->
        [0] no time left.
        [one] { $now } turn left.
       *[other] { $now } turns left.
    }
    .alone = { $now ->
        [0] There is no time left.
        [one] { $now } turn is left.
       *[other] { $now } turns are left.
    }
event-changed-energy = { $who }: ENERGY { $was } → { $now }.
    .alone = ENERGY { $was } → { $now }.
event-changed-luck = { $who } spends a point of LUCK; { $now } left.
    .alone = A point of LUCK is spent; { $now } left.
event-changed-raised = { $who } gets better: { $detail } { $was } → { $now }.
    .alone = Something gets better: { $detail } { $was } → { $now }.
event-changed-prone = { $who } { $now ->
        [0] stands up
       *[other] falls over
    }.
    .alone = { $now ->
        [0] Somebody stands up
       *[other] Somebody falls over
    }.
event-changed-stunned = { $who } is stunned: { $now } AP less in the next turn.
    .alone = Stunned: { $now } AP less in the next turn.
event-changed-stance = { $who } takes a parry stance.
    .alone = A parry stance.
event-changed-aiming = { $who } takes aim.
    .alone = Somebody takes aim.
event-changed-poison = { $who } { $now ->
        [0] is rid of the poison
       *[other] is poisoned; tests to come: { $now }
    }.
    .alone = { $now ->
        [0] The poison is gone
       *[other] Poisoned; tests to come: { $now }
    }.
event-changed-disease = { $who } { $now ->
        [0] is healthy again
       *[other] is diseased
    }.
    .alone = { $now ->
        [0] Healthy again
       *[other] Diseased
    }.
event-changed-afraid = { $who } { $now ->
        [0] is afraid no more
       *[other] is afraid of { $detail }
    }.
    .alone = { $now ->
        [0] The fear has passed
       *[other] Afraid of { $detail }
    }.
event-changed-fire = { $who } { $now ->
        [0] is not burning any more
       *[other] burns on: { $now } HP next turn
    }.
    .alone = { $now ->
        [0] The fire is out
       *[other] It burns on: { $now } HP next turn
    }.
event-changed-acid = { $now ->
        [0] The acid on { $who } is spent
       *[other] The acid eats on at { $who }: { $now } HP next turn
    }.
    .alone = { $now ->
        [0] The acid is spent
       *[other] The acid eats on: { $now } HP next turn
    }.
event-changed-listless = { $who } cannot bring itself to do much: 1 AP less.
    .alone = Listless: 1 AP less.
event-changed-prayer = { $who } breaks off the prayer: { $detail }.
    .alone = The prayer ends: { $detail }.

league-morale-hero-died = a hero has died
league-morale-hero-down = a hero has gone down
league-morale-demons = demons
league-morale-failed-terror = terror
league-morale-hunger = hunger
league-morale-failed-fear = fear
league-morale-ailing = poison or disease
league-morale-trap-sprung = a trap was sprung
league-morale-miscast = a miscast
league-morale-portcullis = the way back is shut
league-morale-disturbed-rest = a disturbed rest
league-morale-rest = a rest
league-morale-fine-treasure = a fine treasure
league-morale-large-slain = a great enemy has fallen
league-morale-dwarven-ale = Dwarven ale
league-morale-wonderful-treasure = a wonderful treasure
league-morale-event = what befell the party
league-morale-out = out in the open
league-sanity-failed-terror = terror
league-sanity-trap-sprung = a trap was sprung
league-sanity-head-wound = a wound to the head
league-sanity-failed-fear = fear
league-sanity-demons = demons
league-sanity-down = went down
league-sanity-disease = disease
league-sanity-poison = poison
league-sanity-miscast = a miscast
league-sanity-room = what was seen here
league-sanity-cursed-weapon = a cursed weapon
league-sanity-ghostly-touch = a ghostly touch
league-sanity-condition = it has found a hold
league-sanity-rest = rest
league-sanity-carousing = drink and company

roll-sanity = to keep its wits
roll-condition = mental condition
roll-scar = what is lost for good
roll-scar-points = points lost for good
roll-time-left = turns left
roll-fear = against fear
roll-terror = against terror
roll-listless = listlessness

option-bleed-to-death = Bleeding to death
    .help = A hero who bleeds out dies after d6 + 1 turns if nobody helps.
    .true = after some turns
    .false = not by time alone

league-condition-trembling-hands = Trembling Hands
    .text = The hands will not keep still: −10 RS and −10 Pick Locks.
league-condition-dread-of-the-dead = Dread of the Dead
    .text = The dead ought to lie: −20 RES against fear and terror of undead, −5 CS against them.
league-condition-beast-terrors = Beast Terrors
    .text = Fur, claws, breath on the neck: −10 CS and −10 RS against beasts.
league-condition-blood-sickness = Blood Sickness
    .text = Its own blood turns its knees to water: while wounded, −10 CS and −10 Dodge.
league-condition-red-rage = Red Rage
    .text = It sees red and no longer looks to itself: 1 more damage in close combat, but it parries nothing and takes no parry stance.
league-condition-wariness = Wariness
    .text = Everybody means it harm: +5 Perception, but while it is on its feet nobody else may bandage it.
league-condition-listlessness = Listlessness
    .text = What is the use? At the start of each of its turns a d10 of 1 or 2 costs an AP.
league-condition-brittle-mind = Brittle Mind
    .text = Whatever costs it SANITY costs 1 more.
league-condition-fear-of-fire = Fear of Fire
    .text = Whenever fire hurts it, it is stunned.
league-condition-waking-visions = Waking Visions
    .text = It sees what is not there: −15 Perception, −10 Arcane Arts, −10 Battle Prayers.
