### Items: where they go, what is done with them, what their words say.

act-use = Use { $what } on { $who }
    .nobody = Use { $what } at { $at }
act-equip-from-belt = Take { $what-the } from the Belt
act-equip-from-pack = Take { $what-the } from the Backpack
act-stow-belt = Put { $what-the } into the Belt
act-stow-pack = Put { $what-the } into the Backpack
act-stow-from-belt = Put { $what-the } from the Belt into the Backpack
act-to-head = { $what } on the head
act-to-torso = { $what } on the torso
act-to-arms = { $what } on the arms
act-to-legs = { $what } on the legs
act-to-feet = { $what } on the feet
act-to-accessory = { $what } as an accessory
act-to-hand = { $what } into the hand
act-to-belt = { $what } into the Belt
act-to-pack = { $what } into the Backpack
act-gives-way = { $what } gives way
act-repair = Repair { $what } of { $who }
    .verb = Repair
act-repair-in-pack = Repair { $what } in the Backpack of { $who }
    .verb = Repair in the Backpack
act-repair-set = Repair the set { $what } on the Body of { $who }
    .verb = Repair a set
act-repair-set-and-belt = Repair the set { $what } of { $who }, in the Belt too
    .verb = Repair a set, the Belt too
act-throw = Throw { $what }
act-throw-from-body = Throw { $who } something from the Body
    .verb = Throw from the Body
act-throw-from-belt = Throw { $who } something from the Belt
    .verb = Throw from the Belt
act-throw-from-pack = Throw { $who } something from the Backpack
    .verb = Throw from the Backpack
act-take = Take { $what }
act-take-from-body = Take something from the Body of { $who }
act-take-from-belt = Take something from the Belt of { $who }
act-take-from-pack = Take something from the Backpack of { $who }
act-keep = Keep it

ask-receive = { $who } has { $about }. Where does it go?
ask-put-away = { $about } has to give way. Where does { $who } put it?
ask-gives-way = { $who } has no room for { $about }. What gives way?
ask-throw-what = What does { $who } throw?
ask-take-what = What does { $who } take?
ask-give-up = Does { $who } agree to give up { $about }?
ask-use-taken = { $who } has taken { $about }. Is it used at once?

event-changed-uses = { $who } uses { $detail-the }.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } used.
event-changed-spell-failed = { $who } fails to cast { $detail-the }.
    .alone = { $detail-the } { $detail-number ->
        [many] fail
       *[one] fails
    }.
event-changed-received = { $who } receives { $detail-the }.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } received.
event-changed-equipped = { $who } has { $detail-the } ready.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } ready.
event-changed-stowed = { $who } puts { $detail-the } away.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } put away.
event-changed-threw = { $who } throws { $detail-the }.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } thrown.
event-changed-took = { $who } takes { $detail-the }.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } taken.
event-changed-damaged = { $who }: { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } { $now ->
        [0] repaired
       *[other] damaged
    }.
    .alone = { $detail-the } { $detail-number ->
        [many] are
       *[one] is
    } { $now ->
        [0] repaired
       *[other] damaged
    }.
mark-damaged = damaged
roll-spell = spell

doria-set-tri-anon = Tri-Anon
doria-set-bark = Bark
doria-set-hunting = Hunting
doria-set-moon = Moon
doria-set-travel = Travel
doria-set-full-metal = Full-Metal
doria-set-segmented-metal = Segmented-Metal
doria-set-chain = Chain
doria-set-leather = Leather
doria-set-padded = Padded
doria-set-woolen = Woolen
doria-set-stargazer = Stargazer
doria-set-stalker = Stalker
doria-set-bone = Bone
doria-set-dragonscale = Dragonscale

doria-word-melee = melee { SIGNED($n) }
doria-word-ranged = ranged { SIGNED($n) }
doria-word-magic = magic { SIGNED($n) }
doria-word-defence = defence { SIGNED($n) }
doria-word-resistance = psi resistance { SIGNED($n) }
doria-word-hp = HP { SIGNED($n) }
doria-word-pp = PP { SIGNED($n) }
doria-word-ip = IP { SIGNED($n) }
doria-word-tn = TN of spells and items { SIGNED($n) }
doria-word-belt = Belt { SIGNED($n) }
doria-word-jump = jumps { SIGNED($n) }
doria-word-trap = against Traps { SIGNED($n) }
doria-word-strength = Strength for armor { SIGNED($n) }
doria-word-tough = each hit deals { $n } less
doria-word-might = melee damage { SIGNED($n) }
doria-word-healing = healing spells { SIGNED($n) } HP
doria-word-antitoxin = poison checks { SIGNED($n) }
doria-word-reach = range of bows and spells { SIGNED($n) }
doria-word-draw = the Belt costs { $n } AP less
doria-word-mending = repairs cost { $n } AP less
doria-word-element-fire = damage of fire
doria-word-element-water = damage of water
doria-word-element-earth = damage of earth
doria-word-element-air = damage of air
doria-word-dice = { $n ->
        [one] one die more
       *[other] { $n } dice more
    }
doria-word-plus = { SIGNED($n) } on the roll
doria-word-force = damage { SIGNED($n) }
doria-word-pierce = ignores all armor
doria-word-poison = { $n ->
        [one] one Poison Marker
       *[other] { $n } Poison Markers
    }
doria-word-disarm = Disarmed
doria-word-hold = cannot move until the end of the round
doria-word-stun = a monster that has yet to act in the round does not
doria-word-drain = the attacker regains up to { $n } HP of those lost
doria-word-siphon = the attacker regains { $n } PP
doria-word-push = pushed back { $n ->
        [one] a square
       *[other] { $n } squares
    }
doria-word-heal = { $n } HP
doria-word-psi = { $n } PP
doria-word-antidote = removes { $n ->
        [one] a Poison Marker
       *[other] { $n } Poison Markers
    }
doria-word-lasts = in force until the end of the round
doria-word-haste = { $n } more AP in this round
doria-word-free = neither held nor Disarmed any more
doria-word-mend = repairs { $n ->
        [one] a card
       *[other] { $n } cards
    } on the Body
doria-word-blink = vanish and stand on a free square in sight
doria-word-harm = { $n } damage

doria-fact-spread = Reaches
doria-fact-friends = Affects friends
doria-fact-aim = Used on
doria-fact-load = Counts for the strength check
doria-fact-power-after = After a hit, for { $n } PP
doria-fact-power-defence = In defence, for { $n } PP
doria-spread-burst = all within { $n ->
        [one] a square
       *[other] { $n } squares
    } of the target
doria-spread-sweep = everything in range
doria-spread-chain = on from target to target, { $n ->
        [one] a square
       *[other] { $n } squares
    } at most
doria-aim-self = oneself
doria-aim-friend = one character
doria-aim-friends = all characters in range
doria-aim-foe = a monster
doria-aim-square = a free square
