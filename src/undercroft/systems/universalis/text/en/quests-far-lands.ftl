### Independent quests in far lands: fire, ice, sand and sea.

universalis-cocoon-alive = The cocoon coughs: somebody is alive. That makes { $n } of three.
universalis-cocoon-spider = The cocoon was let. The lodger is out before the knife.
universalis-tide-rises = The sea has taken another place.
universalis-roses = Quick work! Roses rain on the sand, and the heroes recover 3 Vitality each.
universalis-applause = Thin applause. The heroes recover 1 Vitality each.
universalis-bored = Whistles, cushions, half a melon: the crowd is bored.
universalis-bout-1 = “The beasts!” The east gate goes up.
universalis-bout-2 = “The fighters!” The south gate goes up.
universalis-bout-last = The crowd is very quiet. Then it whispers a single word: “Undefeated.”
roll-cocoon = what is in the cocoon
event-harmed-tide = { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } Vitality in the rising water.
    .alone = { $who } { $who-number ->
        [many] lose
       *[one] loses
    } { $amount } Vitality in the rising water.

## Marks

universalis-mark-honoured-guest = a guest of honour
    .the = the guest of honour
universalis-mark-prentice = the prentice
    .the = the prentice
universalis-mark-reflection = the prentice’s reflection
    .the = the prentice’s reflection
universalis-mark-cocoon = a cocoon
    .the = the cocoon
universalis-mark-stove-fire = the fire of the stove
    .the = the fire of the stove
universalis-mark-fuse = a fuse
    .the = the fuse
universalis-mark-clause = a clause of the contract
    .the = the clause of the contract

## Sections

universalis-section-ash-stair = the ash stair
universalis-section-banquet-hall = the banquet hall
universalis-section-guest-rooms = the guest rooms
universalis-section-great-kitchen = the great kitchen
universalis-section-ember-passage = the ember passage
universalis-section-feeding-ledge = the feeding ledge
universalis-section-ice-quay = the ice quay
universalis-section-mirror-rotunda = the rotunda of mirrors
universalis-section-east-gallery = the east gallery
universalis-section-east-gallery-again = the east gallery, again
universalis-section-glass-walk = the glass walk
universalis-section-glass-walk-again = the glass walk, again
universalis-section-prentices-room = the prentice’s room
universalis-section-prentices-room-again = the prentice’s room, again
universalis-section-hall-between = the hall between
universalis-section-deer-path = the deer path
universalis-section-grey-grove = the grey grove
universalis-section-stone-thicket = the stone thicket
universalis-section-root-tunnel = the tunnel of roots
universalis-section-hollow-trunk = the hollow trunk
universalis-section-silk-hall = the hall of silk
universalis-section-hold-of-the-hulk = the hold of the hulk
universalis-section-wreckers-sand = the wreckers’ sand
universalis-section-tide-pool = the tide pool
universalis-section-ebb-channel = the ebb channel
universalis-section-mud-flat = the mud flat
universalis-section-weed-causeway = the weed-grown causeway
universalis-section-lighthouse-rock = the lighthouse rock
universalis-section-gate-of-the-condemned = the gate of the condemned
universalis-section-last-armoury = the last armoury
universalis-section-gate-of-beasts = the gate of beasts
universalis-section-gate-of-fighters = the gate of fighters
universalis-section-blue-crevasse = the blue crevasse
universalis-section-blue-cave = the blue cave
universalis-section-ice-chimney = the ice chimney
universalis-section-meltwater-cave = the meltwater cave
universalis-section-glass-gallery = the glass gallery
universalis-section-winter-court = the court of winter
universalis-section-shepherds-path = the shepherds’ path
universalis-section-windy-bridge = the windy bridge
universalis-section-shepherds-hut = the shepherd’s hut
universalis-section-wet-ledge = the wet ledge
universalis-section-feather-terrace = the feather terrace
universalis-section-picked-bones-cave = the cave of picked bones
universalis-section-stair-of-winds = the stair of winds
universalis-section-high-nest = the high nest
universalis-section-cellar-steps = the cellar steps
universalis-section-cheese-cellar = the cheese cellar
universalis-section-market-sewer = the sewer below the market
universalis-section-overflow = the overflow
universalis-section-powder-cellar = the powder cellar
universalis-section-gnawed-vault = the gnawed vault
universalis-section-gnawed-hole = the gnawed hole
universalis-section-under-the-market = the vault under the market
universalis-section-gate-of-brass = the gate of brass
universalis-section-hall-of-waiting = the hall of waiting
universalis-section-archive-of-debts = the archive of debts
universalis-section-vault-of-pledges = the vault of pledges
universalis-section-bridge-of-sighs = the bridge of sighs
universalis-section-court-of-ash = the court of ash

## The quests

universalis-quest-the-guests-of-honour = The Guests of Honour
    .story = Three villagers have been invited to dine on the mountain, with gilt on the edge of the cards and a drake to carry the luggage. They went with their best shoes on. You have found the menu. They are on it, under “Mains”.
    .goal = Free all three guests of honour.
    .rules = The guests do not want to be saved: to persuade one, a hero beside them needs an Action and an Intelligence test, even in a combat turn, unless an enemy threatens the hero. If it fails it may be tried again.
universalis-note-the-guests-of-honour-banquet-hall = Silver for forty, and one guest at the high table, who waves: “You are late for the soup!”
universalis-note-the-guests-of-honour-guest-rooms = Warm baths, fresh sheets, and on every pillow a bunch of rosemary. Somebody is being rubbed with butter and thinks it is for the skin.
universalis-note-the-guests-of-honour-feeding-ledge = On the far side of the chasm a gentleman in a paper crown is seated on the altar, facing the dark, with his eyes shut: he has been promised a surprise. The preacher lifts a small bell.

universalis-quest-the-girl-in-the-glass = The Girl in the Glass
    .story = The prentice was told to polish the great mirror and never to wink at it. She winked. The girl who winked back did not stop, and now there are two of her, and the house in the ice has everything twice. The Kamaerin mean to keep both. Her mother would like her back whole.
    .goal = Free the prentice and her reflection.
    .rules = Freeing either takes an Action, even in a combat turn, unless an enemy threatens the hero. With only one of them free she casts no reflection, or is one.
universalis-note-the-girl-in-the-glass-mirror-rotunda = One door to the left, one to the right, and in the mirrors between them your own faces, a moment late.
universalis-note-the-girl-in-the-glass-prentices-room = A girl sits on the floor and combs her hair with her right hand. “Have you been to me already?” she asks.
universalis-note-the-girl-in-the-glass-prentices-room-again = A girl sits on the floor and combs her hair with her left hand. “?ydaerla em ot neeb uoy evaH” she asks.
universalis-note-the-girl-in-the-glass-hall-between = A guard in mirror plate takes a step forward. In his breastplate you see yourselves take a step back.

universalis-quest-the-hanging-larder = The Hanging Larder
    .story = The wedding party left the ford with two fiddlers and a cake, and took the short way through the Stone Forest. The cake was found. In the trees beyond it hang six long bundles, and some of them hum a wedding tune.
    .goal = Cut three people alive out of the cocoons.
    .rules = A hero beside a cocoon cuts it open with an Action, even in a combat turn, unless an enemy threatens the hero. Of the six cocoons four hold somebody alive. Out of the other two comes a leaping spider, which costs the Dark Player nothing.
universalis-note-the-hanging-larder-grey-grove = Not a leaf moves, for every leaf is tied to every other. A bundle turns slowly on its thread. It is wearing dancing shoes.
universalis-note-the-hanging-larder-silk-hall = White walls, white floor, white ceiling, and at a loom of ribs somebody with too many elbows, who asks you not to pull at the threads: this was to be the veil.

universalis-quest-low-tide = Low Tide
    .story = Once in nine years the sea goes out as far as the wreck of the Patience, and for some hours one may walk where the Drowned Court is at home. You have what you came for, a dead captain’s last letter. Now you hear the sea turn round.
    .goal = At least half of the heroes must leave over the far end of the lighthouse rock.
    .rules = The tide comes in from the hulk. From the Dark Player’s turn 12 on the hold lies under water, from 16 on the wreckers’ sand and the tide pool, from 20 on the channel, from 24 on the mud flat and from 28 on the causeway: each turn, all of the group who stand in the water lose 1 Vitality. The lighthouse rock stays dry.
universalis-note-low-tide-wreckers-sand = Masts stand in the sand like a dead wood. Between them somebody has laid out places for a dinner: plates, forks, and chains.
universalis-note-low-tide-tide-pool = A chest on the bottom of the pool, not deep at all. Sand is trickling back into your own footprints. One would have to be quick.
universalis-note-low-tide-lighthouse-rock = The lamp burns, the stair is dry, and on the lowest step a man with an anchor on a chain is waiting for his ship. Any ship.

universalis-quest-roses-of-the-red-arena = Roses of the Red Arena
    .story = Whoever is caught in the Dry Desert without water belongs to whoever has some. That was the Red Arena. You have drunk their water; now you owe them an afternoon. Three bouts, they say, and the gate is open. They say it the way one says it to cattle.
    .goal = Knock out the Undefeated, who comes for the third bout.
    .rules = The place lies open from the start. Each bout begins in a turn of the Dark Player in which nobody is left against the heroes: first beasts and their keepers through the east gate, then fighters through the south gate, then the Undefeated, with company. After a bout the crowd gives applause, and the heroes recover 1 Vitality each; after a bout that took no more than 4 turns it throws roses, and they recover 3. After ten turns of one bout the crowd is bored, and the next gate opens all the same.

universalis-quest-the-stolen-stove = The Stolen Stove
    .story = In the coldest week of the year something carried off Grandmother Ingrid’s kitchen stove, alight, with the soup on it. The trail of soot leads into the glacier. There the lords of winter sit around it, hands held out: nobody had ever told them about warm. They are not giving it back.
    .goal = Take the fire out of the stove and carry it out over the starting squares. Grandmother has another stove.
universalis-note-the-stolen-stove-blue-cave = Drops fall from the roof, one by one. It has not dripped here for ten thousand years. It smells of leek.
universalis-note-the-stolen-stove-winter-court = Black water under glass-thin walks, pillars of ice, and in the far corner a small iron stove, cherry red. On the chair in front of it somebody has laid a crown to dry.

universalis-quest-the-egg-goes-home = The Egg Goes Home
    .story = A fool from the village has stolen an egg from the High Nests on a bet. Since then the eagles have carried off eleven goats, one roof and the fool. The egg is in your pack, in a woollen sock, and you are to put it back. Nobody has told the eagles that you are the ones who are bringing it.
    .goal = A hero must reach the nest at the far end of the high nest.
universalis-note-the-egg-goes-home-windy-bridge = The wind blows across the gorge so hard that the stones lean. Something knocks in the sock, once, from the inside.
universalis-note-the-egg-goes-home-picked-bones-cave = Eleven small bells, each on a clean collar. A shepherd’s whole year hangs here on a thorn.
universalis-note-the-egg-goes-home-high-nest = At the top of the steps, a nest as large as a barn, and before it its mother with her wings half open. She looks at the sock. She looks at you.

universalis-quest-market-day = Market Day
    .story = At noon, when the square is full, the ratfolk mean to lift the market of the river town by three feet, and then let it fall. The kegs are in place. The fuses were cut by somebody who cannot count, and that gives you a little time. Above you, the fishwives are setting up.
    .goal = Break the three fuses before turn 34 is over.
    .rules = A hero beside a fuse pinches it out with an Action and an Agility test, even in a combat turn, unless an enemy threatens the hero; if it fails it may be tried again. The powder cellar is locked.
universalis-note-market-day-cheese-cellar = The wheels have been gnawed into towers, with windows, and a small flag on each. Somebody has been playing siege.
universalis-note-market-day-powder-cellar = Nine kegs, and a fuse that smokes. On the wall a plan of the market in cheese rind, with a cross on every stall.
universalis-note-market-day-under-the-market = Wheels rumble overhead, and dust falls from the vault. An old rat in a necklace of knuckles is counting backwards, and has lost his place.

universalis-quest-the-small-print = The Small Print
    .story = The elders of the Smoking Plain signed for rain, and rain fell. They did not read on. By the third clause the village belongs to the Underworld, by the second their children, by the first whoever comes to complain. That is you. But a contract with two clauses struck out is void: it says so in clause four, very small.
    .goal = Strike out two of the three clauses.
    .rules = A hero beside a clause strikes it out with an Action and an Intelligence test, even in a combat turn, unless an enemy threatens the hero; if it fails it may be tried again. One clause is filed in the archive behind a riddle, one lies in the vault behind the shafts, one above the Advocate’s bench. Any two will do.
universalis-note-the-small-print-hall-of-waiting = Rows of chairs, and on each a number burnt into the wood. The number that is being served is four. You have drawn nine hundred and six.
universalis-note-the-small-print-archive-of-debts = Shelves to the ceiling, and every spine has a name. Yours are there. They are thin, so far.
universalis-note-the-small-print-vault-of-pledges = Wedding rings, milk teeth, a jar with a laugh in it. In the corner behind the shafts the clause is nailed to the wall with a silver nail.
universalis-note-the-small-print-court-of-ash = “The complainants are in arrears,” says the Advocate, without looking up, “and in range.”
