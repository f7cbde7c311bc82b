### Making heroes, the settlement between quests, mounts.

## Games that are no quests

universalis-quest-hero-creation = A new hero
    .story = A blank card, a handful of coins, and a road that begins tomorrow.
    .goal = Choose race and class, spend 8 development points and 20 coins, and give the hero a name.
universalis-quest-settlement = Between quests
    .story = Smoke over roofs, a sign that creaks above a door: the heroes have come back to where people live.
    .goal = Rest at the inn, visit up to three places, spend experience and coins.
universalis-place-hero-creation = A new hero
universalis-place-settlement = On the road
universalis-place-town = Town
universalis-place-castle = Castle
universalis-place-city = City
universalis-hero-new-hero = a new hero
    .the = the new hero
universalis-points = Development points
universalis-value = Value Points
universalis-experience = Experience (XP)
universalis-coins = Coins
universalis-weight = Weight
universalis-kept-worth = { $n } VP
universalis-kept-xp = { $n } XP
option-combinations = Race and class
    .help = Only the usual combinations, or any.
    .usual = The usual combinations
    .any = Any race with any class
option-group-composition = Who goes together
    .help = The restrictions on types, classes, skills, spells and alignment, or none.
    .kept = The restrictions hold
    .free = Anybody goes with anybody

## Questions

ask-make-race = Of which race is the hero?
ask-make-class = { $about }: which class?
ask-make-points = { $about } development points are left. What do they raise?
ask-make-skill = One more skill to begin with: which?
ask-make-spell = Which spell does the hero know?
ask-make-shop = { $about } coins are left. Where does the hero buy?
ask-make-buy = { $about } coins are left. What does the hero buy?
ask-make-name = What is the hero called?
ask-companion-set = { $about }: with which equipment?
ask-learn-skill = Which skill does { $who } learn?
ask-pay-companion = { $who }: pay the upkeep of { $about-the }?
ask-town = What does { $who } do before the next quest?
ask-at-place = { $about }: what does { $who } want?
act-choose = { $what }
    .told = { $what } – { $text }
act-raise = { $what } +1 ({ $n ->
        [one] 1 point
       *[other] { $n } points
    })
    .verb = Raise
act-learn = { $what }
    .told = { $what } – { $text }
act-counter = { $what }
act-back = Back
act-buy = { $what }, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .told = { $what }, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } – { $text }
    .verb = Buy
universalis-explain-upkeep = { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } each time the heroes rest
act-hire = { $what }, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .told = { $what }, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    } – { $text }
    .verb = Hire
act-set = { $what }
act-name = { $what }
act-visit = Visit { $what }
act-consult = Have { $what-the } identified for { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Ask the scholar
act-train = Spend { $n } XP: { $what }
    .verb = Spend experience
act-sell = Sell { $what-the } for { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Sell
act-hold = Take { $what-the } in hand
act-wear = Put on { $what-the }
ask-freight = { $about }: what does { $who } hand over or take back?
act-freight = What { $what } carries
act-entrust = Hand over { $what-the }
act-take-back = Take back { $what-the }
act-entrust-coins = Hand over { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Hand over coins
act-take-coins = Take back { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Take coins back
universalis-melee = melee weapons
universalis-ranged = ranged weapons
universalis-armors = armor
universalis-shields = shields
universalis-things = objects
universalis-companions = companions
universalis-market = the market
universalis-blacksmith = the blacksmith
universalis-school-of-magic = the school of magic
universalis-kennel = the kennel
universalis-tavern = the tavern
universalis-scholar = the scholar
universalis-sacred-place = the sacred place
universalis-skill = a new skill, by the die
universalis-nature = a Nature skill

## What happened

event-changed-attribute = { $who }: { $detail } { $now }.
event-changed-learned = { $who } learns { $detail }.
event-changed-nothing-for-him = { $detail-the } has nothing for { $who }.
event-changed-bought = { $who } buys { $detail-the }; coins left: { $now }.
event-changed-sold = { $who } sells { $detail-the } and has { $now ->
        [one] 1 coin
       *[other] { $now } coins
    }.
event-changed-consulted = { $who } asks the scholar about { $detail-the }; coins left: { $now }.
event-changed-hired = { $who } takes on { $detail-the }; coins left: { $now }.
event-changed-lodged = { $who } sleeps at the inn and recovers; coins left: { $now }.
event-changed-slept-rough = { $who } cannot pay the inn and does not recover.
event-changed-companion-left = { $detail-the } leaves { $who }.
event-changed-not-for-sale = { $detail }: not for sale here now.
event-changed-entrust-done = { $who } hands over { $detail-the }.
event-changed-take-back-done = { $who } takes { $detail-the } back.
event-changed-entrust-coins-done = { $who } hands over coins and keeps { $now }.
event-changed-take-coins-done = { $who } takes coins back and has { $now }.
event-began-town = The group comes to a town.
event-began-castle = The group comes to a castle.
event-began-city = The group comes to a city.
roll-learn = which skills are taught
roll-settlement = where the group rests
roll-uncommon = looking for something uncommon
end-universalis-hero-made = the hero is ready
    .whole = The hero is ready.
end-universalis-set-out = the group sets out again
    .whole = The group sets out again.

## Mounts

act-mount = Mount { $who }
    .cost = Quick Action
act-dismount = Get off at { $at }
    .cost = Quick Action
act-gallop = Gallop
act-lead = Take the reins of { $who }
    .cost = Quick Action
act-unload = Take { $what-the } from { $who }
    .cost = Quick Action
act-load = Put { $what-the } on { $who }
    .cost = Quick Action
ask-get-off = { $who } comes off the mount. Where?
event-changed-mounted = { $who } gets on.
event-changed-leads = { $who } takes the reins.
event-changed-unloaded = { $who } takes { $detail-the } from the saddlebags.
event-changed-loaded = { $who } puts { $detail-the } into the saddlebags.
event-changed-fell-off = { $who } falls off!
event-placed-dismounted = { $who } gets off at { $at }.
event-removed-bolted = { $who } bolts!
universalis-bolted = bolted
universalis-mount = mount
universalis-dismounted = on foot again
roll-stay-mounted = staying in the saddle
roll-stay-mounted-again = staying in the saddle, again
roll-mount-courage = the mount’s courage
roll-mount-courage-again = the mount’s courage, again
number-stay-mounted = Staying in the saddle
number-mount-courage = The mount’s Courage
rule-source-riding = riding
rule-source-target-riding = target rides
rule-source-charge = charge with the spear
universalis-fell-off = fall from the mount
roll-find-mount = looking for the mount
event-changed-mount-lost = { $detail-the } is lost to { $who }.
act-barding = { $what } for the mount, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Armor for the mount
