### What Dungeons of Doria says at the table: the round, the tracks, the shop, level up.

system-doria = Dungeons of Doria
system-doria-pitch = Your initiative is what you act with: whoever is fastest acts as long as it lasts. Every door lays another tile of the dungeon, every idle round brings doom a field nearer, and every ten may roll on without end.
doria = Dungeons of Doria

# The kinds of names: a bare name is looked for as doria-<kind>-<name>. The same in every language.
doria-names = item trap event monster modifier boss door-event room-event thing tile quest hero bonus token pile mark phase attribute set

## Options of the setup

option-door-events = Door Events
    .help = Whenever a door reveals a tile, a Door Event is drawn first.
option-room-events = Room Events
    .help = Every tile has an event of its own, which happens when it has been laid.
option-bosses = Boss Monsters
    .help = In an exploration game a card of the Boss Monster deck says how it ends.
option-traps-leave-shop = Traps must leave the shop
    .help = Every Trap in the shop has to be paid off, bought off with a field of doom, or sprung on somebody.
option-sight-throws = Throw only to those in sight
    .help = An item can be thrown only to somebody the thrower sees.
option-stop-after-trap = Stop after a Trap
    .help = Whoever has triggered a Trap among several Loot Cards may leave the others.
option-average-dice = Average monster dice
    .help = Every die of a monster counts 6 and is not rolled; monsters never fumble.
setup-doria-points = A character has 50 points for its six attributes, each of them at least 1 and at most 13.

## Rounds, phases, tracks, piles

doria-round = Round
doria-doom = Doom Counter
doria-monster-level = Monster Level
doria-group-xp = Group XP
doria-shop = in the shop
doria-phase-a = A: Round Marker
doria-phase-b = B: the shop is filled
doria-phase-c = C: Initiative
doria-phase-d = D: Actions
doria-phase-e = E: Poison
doria-phase-f = F: Special actions
doria-phase-g = G: Doom Counter
doria-phase-h = H: Level up
doria-phase-i = I: Shop
initiative = Initiative Board
doria-pile-loot-1 = Loot, first stack
    .the = the first stack of loot
doria-pile-loot-2 = Loot, second stack
    .the = the second stack of loot
doria-pile-loot-3 = Loot, third stack
    .the = the third stack of loot
doria-pile-loot = Loot, discarded
    .the = the discarded loot
doria-pile-lost = Loot, lost for this scenario
    .the = the lost loot
doria-pile-standard = Standard Items
    .the = the Standard Items
doria-pile-monsters = Monsters
    .the = the monster deck
doria-pile-tiles = Room Tiles
    .the = the Room Tiles
doria-pile-bosses = Boss Monsters
    .the = the Boss Monsters
doria-pile-door-events = Door Events
    .the = the Door Events
doria-goal-tiles = tiles still hidden
doria-goal-monsters = monsters on the board

## Numbers and marks

hp = HP
pp = PP
ip = IP
ap = AP
points = attribute points
hero-level = hero level
ar = AR
range = range
damage = damage
poison = poison
doria-attribute-str = Strength
attribute-str = { doria-attribute-str }
doria-attribute-con = Constitution
attribute-con = { doria-attribute-con }
doria-attribute-agi = Agility
attribute-agi = { doria-attribute-agi }
doria-attribute-per = Perception
attribute-per = { doria-attribute-per }
doria-attribute-wis = Wisdom
attribute-wis = { doria-attribute-wis }
doria-attribute-psi = Psi
attribute-psi = { doria-attribute-psi }
unconscious = unconscious
carrying = carries somebody
outside = still outside
held = cannot move
disarmed = Disarmed
doria-unconscious = unconscious
number-initiative = initiative
number-doom-fields = fields of doom
summary-level = Monster Level
summary-tiles = tiles laid
roll-initiative = initiative
rule-source-dice = dice
rule-source-ip = IP
rule-source-negative-hp = negative HP
rule-source-negative-pp = negative PP
rule-source-most-ap = at most 40
rule-source-tiles-with-characters = tiles with characters
rule-source-no-door-opened = no door opened
rule-source-xp-spent = XP spent
odds-hit = hits
odds-dealt = HP lost
    .counts = { $n }
odds-felled = falls

## Hero bonuses

doria-bonus-melee = Melee
    .text = One die more on every melee attack.
doria-bonus-ranged = Ranged
    .text = One die more on every ranged attack.
doria-bonus-magic = Magic
    .text = One die more on every magic attack.
doria-bonus-damage = Damage
    .text = One more damage with every weapon and spell.
doria-bonus-defence = Defence
    .text = One die more on every defence and psi resistance.
doria-bonus-regeneration = Regeneration
    .text = One HP and one PP in every Phase H.
doria-bonus-initiative = Initiative
    .text = One die more on every initiative roll.
doria-bonus-quickness = Quickness
    .text = Items cost 3 AP less to use, to repair and to take out.
doria-bonus-range = Range
    .text = Twice the range for every weapon and spell.

## Acting

act-wait = Wait { $n } AP
    .verb = Wait
act-first = { $who } goes first
ask-act = { $who } is active with { $about } AP. What does { $who } do?
    .help = Every action costs AP on the Initiative Board; after it whoever is highest goes on. With at least 1 AP any action may be taken, walking aside, even if it costs more.
ask-who-first = Who on this field goes first?
event-began-phase-b = The shop is filled.
event-began-phase-c = Initiative is rolled.
event-began-phase-d = The actions begin.
event-began-phase-e = Poison works.
event-began-phase-f = Special actions.
event-began-phase-g = The Doom Counter moves.
event-began-phase-h = Level up.
event-began-phase-i = The shop is open.
event-began-extra-activation = An Extra Activation: all monsters act.
event-changed-ap = { $who } goes from { $was } to { $now } AP.
    .alone = { $was } to { $now } AP.
event-changed-unconscious = { $who } { $now ->
        [0] comes round
       *[other] falls unconscious
    }.
    .alone = Somebody { $now ->
        [0] comes round
       *[other] falls unconscious
    }.
act-wake-at = Wake at { $at }
ask-wake-where = Somebody stands over { $who }. Where does { $who } get up?
event-moved-wake = { $who } gets up at { $at }.

## Doom

event-changed-doom = The Doom Counter moves to { $now }.
    .alone = The Doom Counter moves to { $now }.
event-changed-monster-level = The Monster Level rises to { $now }.
    .alone = The Monster Level rises to { $now }.
turning-monster-level = Every monster, on the board and still to come, now has the values of Monster Level { $n }.
turning-killed = When one of the group dies, the scenario is lost for all.
ask-xp-against-doom = No door was opened in this round. Spend 1 XP against that field of doom?

## Level up

act-bonus = { $what }
act-raise = Raise { $what }
act-save = Save the point
act-rest = { $n } to HP, the rest to PP
    .verb = Recover
ask-hero-bonus = { $who } rises a level and chooses a hero bonus for good.
ask-redeem-xp = Redeem { $about } Group XP for an attribute point for everybody?
ask-spend-point = { $who } has attribute points: { $about }. Which attribute rises?
ask-rest = { $who } lies unconscious and regains 3 points. How are they split?
ask-wake-up = Will { $who } roll initiative in the next round?
    .help = Whoever stays unconscious regains 3 points again; monsters ignore it, and it moves no Doom Counter in Phase C.
event-changed-group-xp = Group XP: { $was } → { $now }.
    .alone = Group XP: { $was } → { $now }.
event-changed-points = { $who } receives an attribute point.
    .alone = Everybody receives an attribute point.
event-changed-hero-bonus = { $who } is a hero of level { $now } and chooses { $detail }.
    .alone = A hero of level { $now }: { $detail }.
event-changed-attribute-str = { $who }: Strength { $now }.
    .alone = Strength { $now }.
event-changed-attribute-con = { $who }: Constitution { $now }.
    .alone = Constitution { $now }.
event-changed-attribute-agi = { $who }: Agility { $now }.
    .alone = Agility { $now }.
event-changed-attribute-per = { $who }: Perception { $now }.
    .alone = Perception { $now }.
event-changed-attribute-wis = { $who }: Wisdom { $now }.
    .alone = Wisdom { $now }.
event-changed-attribute-psi = { $who }: Psi { $now }.
    .alone = Psi { $now }.

## Starting cards

act-exchange = Put { $what } back and draw another
ask-standard-items = { $who } may take further Standard Items in place of Loot Cards.
ask-exchange-cards = { $who } may exchange Standard Items and Traps for other Loot Cards.
ask-outfit = { $who } makes ready.
    .help = Cards may be put on or away, given to others or thrown away. Points of a character of your own are distributed now.
ask-which-stack = From which stack does { $who } draw?
    .alone = From which stack is a card drawn?
act-draw-from = From { $what }

## The shop

act-sell = { $who } pays with { $what } ({ $n } gold)
    .verb = Pay
act-buy = { $who } gets { $what }
    .verb = Buy
act-pay-off = Pay the Trap off: { $what }
act-clear = Put { $what } on the discard pile
act-doom-away = A field of doom against the Trap { $what }
act-spring = { $who } springs the Trap { $what }
ask-shop = The shop is open. Gold in hand: { $about }.
    .alone = The shop is open. Gold in hand: { $about }.
    .help = Cards are paid for with cards. Whatever gold is left when everybody is done is lost.
event-changed-sold = { $who } pays with { $detail } ({ $now } gold).
    .alone = { $detail } pays { $now } gold.
event-changed-bought = { $who } gets { $detail } from the shop.
    .alone = { $detail } is bought.
event-changed-pay-off = The Trap { $detail } is paid off.
    .alone = The Trap { $detail } is paid off.
event-changed-clear = { $detail } is cleared away.
    .alone = { $detail } is cleared away.
event-changed-doom-away = A field of doom removes { $detail }.
    .alone = A field of doom removes { $detail }.

## Endings

end-doria-death = one of the group has died
end-doria-all-unconscious = all lie unconscious, and the monsters close in
end-doria-too-late = time has run out
end-doria-cleared = the last of the monsters is gone

## What cards say

doria-fact-category = Kind
doria-fact-set = Set
doria-fact-zone = Worn
doria-fact-melee = Melee
doria-fact-ranged = Ranged
doria-fact-magic = Magic
doria-fact-defence = Defence
doria-fact-resistance = Psi Resistance
doria-fact-damage = Damage
doria-fact-ar = AR
doria-fact-hp = HP
doria-fact-tn = TN
doria-fact-pp = PP
doria-fact-ap = AP
doria-fact-gold = Gold
doria-fact-range = Range
doria-fact-element = Element
doria-fact-vulnerable = Vulnerable to
doria-fact-piercing = Piercing
doria-fact-enchanted = Magic item
doria-fact-gives = Gives
doria-fact-hits = When it wounds
doria-fact-use = When used
doria-fact-power = For { $n } PP
doria-fact-trap = Trap
doria-fact-check = Check
doria-fact-trap-does = Whoever fails
doria-fact-trap-holds = As long as it lasts
doria-fact-xp = XP
doria-fact-loot = Loot
doria-attack-melee = Melee
doria-attack-ranged = Ranged
doria-attack-magic = Magic
doria-trap-person = one person
doria-trap-area = an area
doria-trap-room = the whole room
doria-element-fire = fire
doria-element-water = water
doria-element-earth = earth
doria-element-air = air
doria-zone-head = head
doria-zone-torso = torso
doria-zone-arms = arms
doria-zone-legs = legs
doria-zone-feet = feet
doria-zone-accessory = accessory
doria-zone-one-hand = one hand
doria-zone-two-hands = two hands
doria-zone-body = anywhere on the Body
slot-head = head
slot-torso = torso
slot-arms = arms
slot-legs = legs
slot-feet = feet
slot-accessory = accessory
slot-hand = hand
slot-belt = Belt
slot-backpack = Backpack
doria-category-heavy-weapons = Heavy Weapons
doria-category-swords = Swords
doria-category-shields = Shields
doria-category-pole-weapons = Pole Weapons
doria-category-chain-weapons = Chain Weapons
doria-category-fencing-weapons = Fencing Weapons
doria-category-bows = Bows
doria-category-crossbows = Crossbows
doria-category-throwing-weapons = Throwing Weapons
doria-category-elemental-magic = Elemental Magic
doria-category-healing-magic = Healing Magic
doria-category-protective-magic = Protective Magic
doria-category-psi-magic = Psi Magic
doria-door-blocked = Blocked Door
doria-token-red = red-bordered square
doria-token-hole = Hole
doria-token-rubble = Rubble
doria-token-loot = Loot Marker
doria-token-fire = Fire
doria-token-ice = Ice
doria-token-air = Air
doria-token-entrance = entrance
doria-token-rune-blue = blue rune
doria-token-rune-purple = purple rune
doria-token-rune-orange = orange rune
doria-token-rune-green = green rune
doria-token-icon-white = white monster icon
doria-token-icon-green = green monster icon
doria-token-icon-yellow = yellow monster icon
doria-token-icon-red = red monster icon
act-give = Give { $what } to { $who }
act-discard = Throw { $what } away
option-g41 = Redeeming Group XP
    .help = How often may Group XP be redeemed in one Phase H?
    .many = as often as they suffice
    .once = once
option-g63 = Highest attribute
    .help = How high may an attribute rise after creation?
    .twenty = 20
    .fifteen = 15

## Players who come and go

option-open-table = Players come and go
    .help = Between two rounds players may leave or join.
ask-come-and-go = The round is over. Does anybody leave or join?
act-leave-table = { $who } leaves the game
act-join-table = { $what } joins
event-removed-left-table = { $what-the } leaves the group.
    .figure = { $who } leaves the group.
    .nowhere = { $what-the } leaves the group.
event-changed-joined = { $who } joins; { $now } characters are in play.
    .alone = Somebody joins; { $now } characters are in play.

doria-fact-dice = Dice
doria-skill-dodge = Dodge
    .text = Against melee and ranged attacks, without risking a card.
doria-skill-psi-resistance = Psi Resistance
    .text = Against magic attacks.

doria-kept-level = hero level { $n }
doria-kept-monster-level = Monster Level { $n }
doria-door-opened = new tile by a door
option-g24 = Whom monsters attack at equal distance and attribute
    .help = The fourth criterion of monsters has lost a word: fewer or more points of active armor?
    .fewer = whoever has less armor
    .more = whoever has more armor
option-g82 = When monsters push each other away
    .help = Does a monster push another away to get at the nearest character while a farther one can be attacked freely?
    .free = no: whoever can be attacked freely comes first
    .nearest = yes: the nearest comes first
event-began-camp = The group makes camp.
