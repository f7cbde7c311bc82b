### Independent quests: some of their own, and those near Norkefall, which are good for practice.

universalis-raid = Orcs are coming for the well!
universalis-beacon-spent = Orcs see the beacon and turn back. It burns down.

## Marks

universalis-mark-beacon = a beacon
    .the = the beacon
universalis-mark-moon-lotus = a moon lotus
    .the = the moon lotus
universalis-mark-sluice-bar = a sluice bar
    .the = the sluice bar
universalis-mark-cow = a stolen cow
    .the = the stolen cow

## Sections

universalis-section-drove-road = the drove road
universalis-section-well-yard = the well yard
universalis-section-north-gate = the north gate
universalis-section-salt-track = the salt track
universalis-section-south-knoll = the south knoll
universalis-section-swamp-dyke = the dyke
universalis-section-lotus-thicket = the thicket
universalis-section-alder-wood = the alder wood
universalis-section-lily-pond = the lily pond
universalis-section-scarab-shaft = the shaft
universalis-section-scarab-antechamber = the antechamber
universalis-section-crawl-of-the-sun = the crawl of the sun
universalis-section-crawl-of-the-moon = the crawl of the moon
universalis-section-round-chamber = the round chamber
universalis-section-scarab-treasury = the treasury
universalis-section-well-of-beetles = the well of beetles
universalis-section-burrow-of-the-sun = the burrow of the sun
universalis-section-maze-turning = the turning
universalis-section-burrow-of-the-moon = the burrow of the moon
universalis-section-maze-dead-end = the dead end
universalis-section-maze-heart = the heart of the maze
universalis-section-mill-lane = the mill lane
universalis-section-millyard = the millyard
universalis-section-mill-loft = the loft
universalis-section-grinding-floor = the grinding floor
universalis-section-wheel-pit = the wheel pit
universalis-section-hollow-lane = the hollow lane
universalis-section-bandits-camp = the bandits’ camp
universalis-section-robbers-hall = the robbers’ hall
universalis-section-loot-cellar = the loot cellar
universalis-section-cow-path = the cow path
universalis-section-cow-pasture = the pasture
universalis-section-byre = the byre
universalis-section-troll-cave = the trolls’ cave

## The quests

universalis-quest-the-last-well = The Last Well
    .story = Three hundred oxen have walked nine days over the steppe to this well, and will need until morning to drink it. The orcs need the well as well, and the oxen even more. The drovers have piled wood on three hills, and are looking at you.
    .goal = Keep a hero in the well yard until nine turns have passed.
    .rules = The place lies open from the start. In every odd turn of the Dark Player orcs come by the north gate, the salt track or the south knoll, by lot. A hero beside a beacon lights it with an Action: the next group that comes that way turns back, and the beacon burns down and may be lit anew by any hero. If after a turn of the Dark Player, the first aside, no hero is in the well yard, the well is lost.

universalis-quest-the-toad-kings-garden = The Toad King’s Garden
    .story = The fever in the river villages yields to one thing only, the flower of the moon lotus, and the moon lotus grows where the followers of the Claw keep what they pray to. It is large, it is old, and it swallows.
    .goal = Take a moon lotus and carry it out over the starting squares.
    .rules = One lotus grows in the alder wood, another in the lily pond. Picking one takes an Action and an Agility test, which may be tried again.
universalis-note-the-toad-kings-garden-alder-wood = Something the size of a fallen trunk lies in the stream. The stream runs around it. Then it blinks.
universalis-note-the-toad-kings-garden-lily-pond = Lilies as wide as shields, and on the widest sits a king who has never been hungry for long.

universalis-quest-the-scarab-maze = The Scarab Maze
    .story = The architect of the tomb was walled in with his plans, so that nobody should find the way to the heart of it. His descendants have found a letter of his. It says: “Left for the sun, right for the moon. I would not go.”
    .goal = A hero must reach the far side of the heart of the maze.
    .rules = Most ways are one square wide, and there are things in the floor. The way of the sun is shut by a riddle, that of the moon by nothing that one sees. There is said to be a treasury.
universalis-note-the-scarab-maze-scarab-antechamber = Two holes at the height of the knee. Over the one a sun is carved, over the other a moon, and under both the same beetle.
universalis-note-the-scarab-maze-scarab-treasury = The robbers who came before you were clever enough to find this room. They are still here.
universalis-note-the-scarab-maze-maze-heart = Half the floor has fallen in. A priest in bandages is counting the holes and does not like to be interrupted.

universalis-quest-the-sunken-mill = The Sunken Mill
    .story = Somebody has dropped the sluices of the old mill, and the water rises in four villages. The miller says that it was lizards. The miller also says that they talk, and that one of them is now the miller.
    .goal = Break the three sluice bars.
    .rules = A hero beside a sluice bar breaks it with an Action and a Strength test, which may be tried again. One bar is in the loft, one in the wheel pit under the trapdoor, one at the end of the mill race.
universalis-note-the-sunken-mill-millyard = The yard is a pond with a cart in it. Three-toed prints go up to the mill door, and none come back.
universalis-note-the-sunken-mill-mill-loft = Under the roof a bar as thick as a leg holds up the first chain.
universalis-note-the-sunken-mill-mill-race = The race roars between two walks. At its end stands the new miller with a halberd, and he has flour on his snout.

universalis-quest-the-bandits-den = The Bandits’ Den
    .story = They wear what is left of the Empire’s colours and call what they take a toll. On the road from Norkefall to the Troll Forest nobody argues twice. A charcoal burner has followed their smoke to a hollow lane, and has drawn you a map in charcoal, naturally.
    .goal = Knock out the sergeant of the deserters in the robbers’ hall.
    .rules = A quest for practice. The loot cellar behind the hall is locked.
universalis-note-the-bandits-den-bandits-camp = A fire, a pot, and a scout with his mouth full.
universalis-note-the-bandits-den-robbers-hall = Maps of the road on the wall, with a cross for every cart. The sergeant puts down his quill and takes up a sword longer than the table.

universalis-quest-cattle-thief-trolls = Cattle-Thief Trolls
    .story = First a calf was missing at the farms below the forest, then a cow, then the cow with the bell, and then the dog that had gone to look. The tracks are as long as a cradle. Three cows are still alive, for trolls like to count on a full larder, though they cannot count.
    .goal = Free the three stolen cows.
    .rules = A quest for practice. A hero beside a cow unties it with an Action, even in a combat turn, unless an enemy threatens the hero; the cow knows the way home. One stands in the pasture, one in the byre, one in the trolls’ cave.
universalis-note-cattle-thief-trolls-cow-pasture = A cow is tied to a tree on the far side of the stream, and chews as if all this had nothing to do with her.
universalis-note-cattle-thief-trolls-troll-cave = It smells of dung, smoke and troll. Beyond a bridge of rock somebody large is asking a cow, slowly and kindly, whether it would like to be soup.
