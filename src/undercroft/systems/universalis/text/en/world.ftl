### The map, its weeks, places, boats, dangers.

universalis-quest-journey = On the map
    .story = Roads run out of the paper on every side. Somewhere on it a door is open that should be shut, and nobody has said how far it is.
    .goal = Travel, rest, listen; begin a quest where you find one.
universalis-place-journey = On the road
universalis-week = Week
universalis-year = Year
universalis-dangers = Danger markers
universalis-danger-marker = Danger
flag-independent = independent quest
flag-campaign = campaign quest
flag-epic = Epic Event
danger = danger
boat = boat

## Decks and vessels

universalis-ground-forest = Forest
universalis-ground-mountain = Mountain
universalis-ground-plain = Plain
universalis-ground-swamp = Swamp
universalis-ground-desert = Desert
universalis-ground-volcanic = Volcanic land
universalis-ground-glacier = Glacier
universalis-ground-sea = Sea
universalis-ground-river = River
universalis-ground-road = Road
universalis-ground-castle = Castle
universalis-ground-city = City
universalis-ground-town = Town
universalis-vessel-rowboat = rowboat
    .the = the rowboat
universalis-vessel-merchant-ship = merchant ship
    .the = the merchant ship
universalis-vessel-warship = warship
    .the = the warship
universalis-shipwreck = The water comes in faster than anybody can bail. The boat goes down.

## Places and Services

universalis-inn = the inn
universalis-home = your own house
universalis-healer = the healer
universalis-oracle = the oracle
universalis-governor = the governor’s quarters
universalis-herbalist = the herbalist
universalis-combat-school = the combat school
universalis-library = the library
universalis-pier = the pier
universalis-bridge = the bridge
universalis-temple = the temple
universalis-alchemist = the alchemist
universalis-bathhouse = the bathhouse
universalis-moneylender = the moneylender
universalis-gambling-den = the gambling den
universalis-barracks = the barracks
universalis-chartmaker = the chartmaker
universalis-deal-dressing = a dressing
universalis-deal-remedy = a remedy for disease and poison
universalis-deal-setting-of-bones = an injury mended
universalis-deal-round-of-ale = a round of ale, and talk
universalis-deal-vision = a vision
universalis-deal-blessing-of-the-oracle = the oracle’s blessing
universalis-deal-audience = an audience
universalis-deal-tribute = a gift to the governor
universalis-deal-bundle-of-herbs = a bundle of herbs
universalis-deal-bitter-tea = a bitter tea
universalis-deal-purge = a purge
universalis-deal-meditation = an hour of meditation
universalis-deal-drill = drill in the yard
universalis-deal-fencing-lesson = a fencing lesson
universalis-deal-study = an evening of study
universalis-deal-prayer = a prayer
universalis-deal-toll = the toll
universalis-deal-candles = candles for the altar
universalis-deal-laying-on-of-hands = a laying on of hands
universalis-deal-unlabelled-flask = a flask without a label
universalis-deal-tonic = a tonic
universalis-deal-hot-bath = a hot bath
universalis-deal-steam-and-oils = steam and oils
universalis-deal-venture = a share in a venture
universalis-deal-game-of-bones = a game of bones
universalis-deal-marked-cards = a game with marked cards
universalis-deal-old-chart = an old chart

## Settlements

universalis-settlement-norkefall = Norkefall
universalis-settlement-sudfall = Sudfall
universalis-settlement-nimfall = Nimfall
universalis-settlement-krazmor = Krazmor
universalis-settlement-verneck = Verneck
universalis-settlement-bibal = Bibal
universalis-settlement-menon = Menon
universalis-settlement-bandmor = Bandmor
universalis-settlement-thamey = Thamey
universalis-settlement-urgash = Urgash
universalis-settlement-saltmouth = Saltmouth
universalis-settlement-greenhall = Greenhall
universalis-settlement-iberra = Iberra
universalis-settlement-corvo = Corvo
universalis-settlement-whitetree = Whitetree
universalis-settlement-dunmarket = Dunmarket
universalis-settlement-khumgard = Khumgard
universalis-settlement-ringhaven = Ringhaven

## Lands and waters

universalis-land-troll-forest = Troll Forest
universalis-land-stone-forest = Stone Forest
universalis-land-torath-forest = Torath Forest
universalis-land-green-forest = Green Forest
universalis-land-eternal-forest = Eternal Forest
universalis-land-black-forest = Black Forest
universalis-land-smoking-plain = Smoking Plain
universalis-land-mountains-of-damnation = Mountains of Damnation
universalis-land-mountains-of-doom = Mountains of Doom
universalis-land-khumund = Khumund
universalis-land-ach = Ach
universalis-land-sharp-mountains = Sharp Mountains
universalis-land-bone-mountains = Bone Mountains
universalis-land-gray-mountains = Gray Mountains
universalis-land-yellow-mountains = Yellow Mountains
universalis-land-zigzagging-mountains = Zigzagging Mountains
universalis-land-whispering-swamps = Whispering Swamps
universalis-land-red-meadows = Red Meadows
universalis-land-desert-of-the-worms = Desert of the Worms
universalis-land-dry-desert = Dry Desert
universalis-land-dune-coast = Dune Coast
universalis-land-north-ice = North Ice
universalis-land-land-of-the-elementals = Land of the Elementals
universalis-land-ice-of-menon = Ice of Menon
universalis-land-bay-of-ibram = Bay of Ibram
universalis-land-north-sea = North Sea
universalis-land-white-sea = White Sea
universalis-land-southern-sea = Southern Sea
universalis-land-gulf-of-the-astray = Gulf of the Astray
universalis-land-great-inland-sea = Great Inland Sea
universalis-land-asdurag-steppe = Asdurag Steppe
universalis-land-shiang-steppe = Shiang Steppe
universalis-land-peninsula-of-the-astray = Peninsula of the Astray

## Questions and answers

ask-start-month = In which part of the year do the heroes set out?
ask-start-week = In which week?
ask-journey = What does { $who }’s group do this week?
ask-deck = Which deck decides what happens on the way?
ask-offer = { $about }: take it up?
ask-epic-event = { $about }: play it out as an Epic Event?
ask-start-mounted = Does { $who } begin in the saddle?
ask-shore = On which shore do the survivors come out?
ask-lair = In which territory does the Dark Player begin?
ask-danger = Where does the danger in { $about } go?
ask-at-home = What does { $who } store at home, or take along?
act-month = Weeks { $n ->
        [1] 1 to 4 (winter)
        [2] 5 to 8 (winter)
        [3] 9 to 12 (winter)
        [4] 13 to 16
        [5] 17 to 20
        [6] 21 to 24
        [7] 25 to 28
        [8] 29 to 32
        [9] 33 to 36
        [10] 37 to 40
        [11] 41 to 44
        [12] 45 to 48
       *[other] 49 to 52
    }
    .verb = Choose
act-week = Week { $n }
    .verb = Choose
act-travel = Travel to { $at }
    .verb = Travel
act-stay-here = Stay here
act-camp = Make camp and rest
act-leave-settlement = Leave the settlement
act-enter-settlement = Enter the settlement
act-end-of-week = The week is over
act-part = { $who } goes a way alone
    .verb = Go separate ways
act-board = Go aboard{ $n ->
        [0] {""}
        [one] , for 1 coin
       *[other] , for { $n } coins
    }
act-give-up-boat = Give the boat up
    .verb = Give up
act-sail = Sail to { $at }{ $n ->
        [0] {""}
       *[other] , river icon { $n }
    }
    .verb = Sail
act-go-ashore = Go ashore in { $at }
    .verb = Go ashore
act-swim-ashore = Swim to { $at }
    .verb = Swim
act-use-on-the-way = { $who } uses { $what-the }
    .verb = Use
act-heal-on-the-way = { $what } for { $who }
    .verb = Heal
act-visit-outside = { $who } visits { $what }
    .verb = Visit
act-begin-quest = Begin: { $what }
    .verb = Begin a quest
act-deck = { $what }
act-take-up = Take it up{ $n ->
        [0] {""}
        [one] , for 1 coin
       *[other] , for { $n } coins
    }
act-let-pass = Let it pass
act-deal = { $what }{ $n ->
        [0] {""}
        [one] , 1 coin
       *[other] , { $n } coins
    }
    .verb = Have
act-take-boat = Take { $what-the }, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Take a boat
act-buy-house = Buy a house here, { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
    .verb = Buy a house
act-store = Store { $what-the }
act-fetch = Take along { $what-the }
act-lair = Begin in { $at }
    .verb = Begin
act-move-danger = To { $at }
    .verb = Move

## What happened

event-began-week = Week { $n }.
event-changed-learnt-of = Somebody tells of it, and now you know: { $detail }.
event-changed-trudging = Somebody carries too much. The way takes two weeks.
event-changed-entered-settlement = The group comes to { $detail }.
event-changed-toll-paid = The bridge costs { $now ->
        [one] 1 coin
       *[other] { $now } coins
    }.
event-changed-used-on-the-way = { $who } uses { $detail-the }.
event-changed-boat-taken = The group has a boat: { $detail }.
event-changed-aboard = The group goes aboard: { $detail }.
event-changed-ashore = The group goes ashore; the boat waits.
event-changed-boat-lost = The boat is lost.
event-changed-structure = The boat’s Structure: { $now }.
event-changed-drowned = { $detail-the } of { $who } drowns.
event-changed-parted = { $who } goes a way alone.
event-changed-detained = { $who } is held back for { $now ->
        [one] 1 week
       *[other] { $now } weeks
    }.
event-changed-come-by = { $who } comes by { $detail-the }.
event-changed-mended = { $who } is rid of an injury: { $detail }.
event-changed-dealt = { $who }: { $detail }; coins left: { $now }.
event-changed-house-bought = { $who } buys a house; coins left: { $now }.
event-changed-stored = { $who } leaves { $detail-the } at home.
event-changed-fetched = { $who } takes { $detail-the } from home.
event-changed-danger-placed = Danger gathers: { $now ->
        [one] 1 new marker
       *[other] { $now } new markers
    }.
event-changed-danger-moved = A danger comes nearer.
roll-travel-event = Travel Event
roll-danger = Danger
roll-coins-lost = coins lost
roll-random-victim = whom it befalls
roll-random-quest = which quest is told of
number-travel-event = Travel Event
rule-source-circumstances = circumstances
rule-source-die = the die
rule-source-camping = camping
rule-source-other-alignment = a settlement of another alignment
end-universalis-quest-begun = a quest begins
    .whole = The journey stops here for a while: a quest begins.
end-universalis-year-over = the year is over
    .whole = The year is over.
end-universalis-nobody-left = nobody is left
    .whole = Nobody is left to go on.

## Dangers

universalis-danger-assassin = An assassin
universalis-danger-assassin-told = Somebody has paid for one of you, and the one who was paid is already in the room.
universalis-danger-bounty-hunters = Bounty hunters
universalis-danger-bounty-hunters-told = Four hunters with a net, a warrant and no interest in explanations.
universalis-danger-poisoned-well = A poisoned well
universalis-danger-poisoned-well-told = The water tastes of almonds. By then you have all drunk.
universalis-danger-false-pilgrims = False pilgrims
universalis-danger-false-pilgrims-told = The pilgrims pray at the right hours, and at night they pray over your purse.
universalis-danger-fire-by-night = Fire by night
universalis-danger-fire-by-night-told = It was a dry roof, and somebody had poured oil on it.
universalis-danger-hex = A hex
universalis-danger-hex-told = A doll of straw lies on the threshold. It wears a scrap of your cloak.
universalis-danger-informer = An informer
universalis-danger-informer-told = The man who bought you a drink has sold you for two.
universalis-danger-night-raid = A raid by night
universalis-danger-night-raid-told = They come over the wall without a sound and want one thing only.
universalis-danger-wolves-on-a-chain = Wolves on a chain
universalis-danger-wolves-on-a-chain-told = You hear the chain first. Then somebody lets go of it.
universalis-danger-cut-purse = A cutpurse with orders
universalis-danger-cut-purse-told = This one does not want coins. He has been told what to take.

## Decks

pile-travel-forest = the Forest deck
pile-travel-mountain = the Mountain deck
pile-travel-plain = the Plain deck
pile-travel-swamp = the Swamp deck
pile-travel-desert = the Desert deck
pile-travel-volcanic = the Volcanic deck
pile-travel-glacier = the Glacier deck
pile-travel-sea = the Sea deck
pile-travel-river = the River deck
pile-travel-road = the Road deck
pile-travel-castle = the Castle deck
pile-travel-city = the City deck
pile-travel-town = the Town deck
pile-danger = the Campaign Danger deck
