### What League of Dungeoneers says at the table: turns, the bag, moving, plain actions, sheets, tracks, endings.

system-league = League of Dungeoneers
system-league-pitch = Percentile dice, a bag of tokens that says who acts, and a dungeon that listens. Every door raises the threat, every blow wears the steel, and what you have seen down there comes up with you.
league = League of Dungeoneers

# The kinds of names: a bare name is looked for as league-<kind>-<name>. The same in every language.
league-names = hero monster thing talent perk species profession background condition spell prayer potion enchantment ingredient part treasure tile furniture trap encounter token goal pile quest door special behaviour

## Turns and tracks

league-turn = Turn
league-threat = Threat
    .help = How much the dungeon has noticed you. Doors, forced locks and won battles raise it; what it brings, and a rest, lower it.
league-threat-when = Scenario die { $n } or more
league-threat-strikes = roll a d20; { $n ->
        [one] on a { $n } something happens
       *[other] on { $n } or less something happens
    }, above it the threat rises by 1
league-threat-relief = the threat falls by { $n }
league-threat-table-battle = What it brings in battle (d10):
league-threat-table-dungeon = What it brings outside battle (d20):
league-morale = Party morale
    .help = The heart of the whole party. Wounded minds, fallen friends, traps and hunger cost it; rest and treasure give it back.
league-morale-at = At { $n }{ $n ->
        [0] {""}
       *[other] { " " }or less
    }
league-morale-low = every hero has { $n } less Resolve
league-morale-gone = the party loses heart and leaves the dungeon
league-rations = Rations
    .help = What the party has to eat. A rest costs one, and so does each evening on the road.
league-phase-battle = battle
league-phase-dungeon = in the dungeon
initiative = Bag of initiative tokens
hero = hero
enemy = enemy
league-token-hero = hero token
league-token-enemy = monster token
league-token-dropped = dropped weapon
league-goal-task = task done
event-began-turn = Turn { $n } begins.
event-began-battle-turn = Battle turn { $n } begins.
event-began-battle = Battle! What the heroes still had to do in this turn is lost.
event-began-battle-won = The battle is won. The heroes who have yet to act go on.
event-changed-threat = The threat level goes from { $was } to { $now }.
    .alone = The threat level goes from { $was } to { $now }.
event-summed-scenario = The scenario die shows { $total }.
    .alone = The scenario die shows { $total }.
number-scenario = scenario die
roll-scenario = scenario die
rule-source-scenario-die = scenario die
rule-source-die-bonus = the dungeon is on its guard
event-drawn-order = A token comes out of the bag: { $cards }.
    .hidden = A token comes out of the bag.
league-task-done = The task is done: “{ $quest }”. The party may leave at once.
option-g47 = Who acts in battle
    .help = Does the bag of tokens decide who acts, or do all heroes act before all enemies?
    .bag = the bag decides
    .heroes-first = all heroes before all enemies

## Choosing what to do

ask-act = { $who } has { $about } AP. What does { $who } do?
    .alone = What now?
    .help = The number on a button is what it costs in AP, action points. End by choosing which way the hero looks; AP that are left are lost.
ask-who-first = Which hero acts now?
ask-overwatch = Does anybody go on overwatch for this turn?
    .help = A hero on overwatch adds no token to the bag. For 1 ENERGY it may shoot at an enemy that moves in its sight, or strike one that moves in its zone of control.
ask-overwatch-now = { $who } watches. Shoot or strike now?
ask-load-again = Does { $who } load again with the other action?
ask-charge-where = Where does the charge of { $who } end?
ask-rearrange = { $who } has the backpack open. What goes where?
ask-trade = Does { $who } spend an AP on exchanging gear?
ask-trade-what = What changes hands?
act-first = { $who } acts
act-end = { $n ->
        [0] End, looking north
        [2] End, looking east
        [4] End, looking south
       *[6] End, looking west
    }
    .verb = End the activation
act-walk = Walk to { $at }
    .nowhere = Walk
act-dare = Walk to { $at }, through the trap
    .nowhere = Walk through the trap
act-strike = Strike { $who } with { $what }
    .nothing = Strike { $who } with bare hands
    .verb = Strike
act-shoot = Shoot at { $who } with { $what }
    .verb = Shoot
act-power = Power attack: { $who }, { $what }
    .nothing = Power attack: { $who }
    .verb = Power attack
act-charge = Charge { $who } with { $what }
    .nothing = Charge { $who }
    .verb = Charge
act-charge-to = To { $at }
act-aim = Aim at { $who }
    .verb = Aim
act-shove = Shove { $who }
    .verb = Shove
act-stance = Parry stance
act-load = Load { $what }
    .verb = Load
act-stand-up = Stand up
act-watch = { $who } goes on overwatch
act-watch-shot = Shoot at { $who } with { $what }
    .verb = Shoot
act-watch-strike = Strike { $who } with { $what }
    .verb = Strike
act-ready = Take { $what } in hand
    .verb = Take in hand
act-put-away = Put { $what } into a quick slot
    .verb = Put away
act-rearrange = { $who } opens the backpack
    .nobody = Open the backpack
    .verb = Open the backpack
act-to-hand = { $what } into the hands
    .verb = Into the hands
act-to-quick = { $what } into a quick slot
    .verb = Into a quick slot
act-to-pack = { $what } into the backpack
    .verb = Into the backpack
act-to-head = Put on { $what }
act-to-arms = Put on { $what }
act-to-torso = Put on { $what }
act-to-legs = Put on { $what }
act-to-cloak = Put on { $what }
act-to-belt = Put on { $what }
act-to-ring = Put on { $what }
act-to-necklace = Put on { $what }
act-to-relic-ring = Put on { $what }
act-to-relic-necklace = Put on { $what }
act-to-charm = Wear { $what }
act-trade = Exchange gear with { $who }
act-give = Give { $what } to { $who }
act-take = Take { $what } from { $who }
    .nothing = Take something
act-pick-up = Pick up { $what }
    .verb = Pick up
act-leave = The party leaves the dungeon
act-walk-off = Leave the dungeon over the grass

## What happens

event-changed-ap = { $who } has { $now } AP left.
    .alone = { $now } AP are left.
    .quiet = yes
event-changed-watching = { $who } { $now ->
        [0] is no longer on overwatch
       *[other] goes on overwatch
    }.
    .alone = Somebody { $now ->
        [0] is no longer on overwatch
       *[other] goes on overwatch
    }.
event-changed-loaded = { $who } has loaded.
    .alone = The weapon is loaded.
event-changed-to-hand = { $who } takes { $detail } in hand.
    .alone = { $detail }: in hand.
event-changed-to-quick = { $who } puts { $detail } into a quick slot.
    .alone = { $detail }: in a quick slot.
event-changed-to-pack = { $who } puts { $detail } into the backpack.
    .alone = { $detail }: in the backpack.
event-changed-to-head = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-arms = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-torso = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-legs = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-cloak = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-belt = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-ring = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-necklace = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-relic-ring = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-relic-necklace = { $who } puts on { $detail }.
    .alone = { $detail } is put on.
event-changed-to-charm = { $who } wears { $detail }.
    .alone = { $detail } is worn.
event-changed-received = { $who } now has: { $detail }.
    .alone = { $detail } changes hands.
event-moved-shoved = { $who } is shoved to { $at }.
event-removed-left = { $what-the } leaves the dungeon.
    .figure = { $who } leaves the dungeon.
    .nowhere = { $what-the } leaves the dungeon.
event-revealed = { $what } comes to light.
    .figure = Before { $who }: { $what }.
    .nowhere = { $what }.
roll-climb = climbing
roll-pick-up = picking up

## Numbers, marks, places

hp = HP
energy = Energy
luck = Luck
sanity = Sanity
mana = Mana
movement = Movement
level = Level
xp = XP
coins = Coins
encumbrance = Encumbrance
ap = AP
to-hit = to hit
number-to-hit = to hit
natural-armour = natural armour
armour = armour
damage-bonus = damage bonus
value-strength = Strength
value-constitution = Constitution
value-dexterity = Dexterity
value-wisdom = Wisdom
value-resolve = Resolve
value-combat-skill = Combat skill
value-ranged-skill = Ranged skill
value-dodge = Dodge
value-arcane-arts = Arcane arts
value-barter = Barter
value-heal = Heal
value-foraging = Foraging
value-pick-locks = Pick locks
value-alchemy = Alchemy
value-perception = Perception
value-battle-prayers = Battle prayers
wounded = wounded
prone = lying down
stunned = stunned
poison = poisoned
fire = burning
acid = acid
netted = caught in a net
stance = in a parry stance
power = open after a power attack
aim = aiming
bleeding = bleeding out
wearing-out = gear about to break
watching = on overwatch
afraid = afraid
diseased = diseased
pit = in a pit
slot-head = head
slot-arms = arms
slot-torso = torso
slot-legs = legs
slot-cloak = cloak
slot-belt = belt
slot-ring = ring
slot-necklace = necklace
slot-relic-ring = relic ring
slot-relic-necklace = relic necklace
slot-charm = charm
slot-hand = hands
slot-quick = quick slot
slot-backpack = backpack
league-location-head = head
league-location-arms = arms
league-location-torso = torso
league-location-legs = legs
league-fact-damage = Damage
league-fact-range = Range
league-fact-defence = Defence
league-fact-covers = Covers
durability = Durability
stops = stops
number-stops = stopped by armour
league-of = of { $n }
league-now = { $n } now
league-for-level = for heroes of level { $n }
league-if-avoided = nothing gets through
league-if-shielded = the shield catches it
league-struck-head = the head is struck
league-struck-arms = the arms are struck
league-struck-torso = the torso is struck
league-struck-legs = the legs are struck
league-stopped = { $n } of the damage is stopped
league-fact-encumbrance = Encumbrance
league-fact-energy = Energy
league-door-door = door
league-door-cobweb = cobweb
league-door-portcullis = portcullis
league-door-dead = door to nowhere
league-door-secret = secret door
odds-landed = hits
odds-dealt = HP lost
    .counts = { $n }
odds-felled = falls
summary-deaths = deaths
summary-tiles = tiles laid
summary-slain = enemies slain
turning-killed = Whoever dies down here stays down here.

## Endings

end-league-won = the task is done, and the party is out
end-league-abandoned = the party has left the dungeon before its task was done
end-league-morale-broken = the party has lost heart and leaves
end-league-all-bleeding = nobody is left on their feet
end-league-too-late = time has run out

## Quests

league-quest-the-cellar = The Cellar
    .story = The brewer of Caelkirk has sold the same barrel twice, and both buyers heard it laugh.
    .goal = Drive out whoever is in the cellar.
