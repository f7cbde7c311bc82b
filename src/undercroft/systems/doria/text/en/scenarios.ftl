### The scenarios: `.story` before the game, `.goal` what is to be done, `.rules` what is different here.

doria-quest-first-steps = First Steps
    .story = The innkeeper hears them at night: little feet below the cellar, and laughter that stops when he holds his breath. At the bottom of the old stairs there are three doors. He has barred the cellar behind you, and promises to open it again when it is quiet down there.
    .goal = Lay every tile of the dungeon and leave no goblin alive.
    .rules = Only goblins are behind these doors. After round 5 it is too late, a round sooner for every two characters.
doria-quest-first-steps-they-heard-you = Somebody has heard you. Bare feet patter on the stairs.

## The Salt Stair

doria-quest-the-salt-stair = The Salt Stair
    .story = The miners of Feronde dug for salt until they found a stair that somebody else had dug. They bricked it up and drank on it for a week. Now the bricks lie on the wrong side. Go down, find that stair before whatever came up it finds the mine, and stand on it together: six pairs of boots are an argument.
    .goal = Lay five tiles, then bring everybody to the tile of the Salt Stair.
    .rules = Only goblins, Zombies, Skeletons and Slimecrawlers are down here, and none of them has a modifier. The stair is among the last tiles. After round 8 it is too late, a round sooner for every two characters.
doria-quest-the-salt-stair-halfway = A smell of the sea, where there is none for forty miles. The stair cannot be far. Everybody breathes again.
doria-goal-the-salt-stair-1 = tiles to be laid
doria-goal-the-salt-stair-2 = characters not yet at the stair
doria-thing-salt-stair = Salt Stair
    .the = the Salt Stair

## The Sealed Well

doria-quest-the-sealed-well = The Sealed Well
    .story = The well of Tandrur has gone bitter, and the Lightbringers know why: far below, three levers hold its old seal shut, and somebody has begun to lean on them from the other side. Whoever pulls all three may open the seal from above, and pour in what the healers gave you.
    .goal = Pull three levers, then reach the well.
    .rules = A lever is moved by STR and CON. The well stands on an island: it must be jumped to. After round 22 the seal breaks and the scenario is lost.
doria-quest-the-sealed-well-first-lever = The lever screams in its slot. Something has heard it, and it was not far away.
doria-quest-the-sealed-well-rumble = Three chains run out at once, and the water below begins to turn.
doria-goal-the-sealed-well-1 = levers to be pulled
doria-goal-the-sealed-well-2 = characters needed at the well
doria-thing-lever = Lever
    .the = the Lever
doria-thing-well = Well
    .the = the Well

## The Silver Bell

doria-quest-the-silver-bell = The Silver Bell
    .story = The bell of Radonia rang once for every soul lost in the woods, and it always found the right number. Thieves have carried it under the hill. It is not heavy; but it rings, whatever you wrap it in, and down there more than souls come when they are called.
    .goal = Take the Silver Bell and carry it out by the stairs.
    .rules = Whoever takes the bell wakes every monster. At the end of every third round the bell wants to ring: AGI and WIS keep it still, else Zombies come to the stairs. A bearer who falls unconscious drops it.
doria-quest-the-silver-bell-it-rings = The clapper stirs.
doria-goal-the-silver-bell-1 = bells to be carried out
doria-thing-silver-bell = Silver Bell
    .the = the Silver Bell

## Hold the Stairs

doria-quest-hold-the-stairs = Hold the Stairs
    .story = Behind you, four hundred people are walking out of the valley in the dark, with goats. The orcs must come through this cellar to reach them, and nobody has told the orcs that six people cannot hold a stair. Do not tell them.
    .goal = Be alive at the end of round 13.
    .rules = No Door Events. Enemies come by the stairs in five waves: after rounds 2, 4, 6, 8 and 10, more of them the more you are.
doria-quest-hold-the-stairs-first-wave = Drums. Small feet on stone, many of them.
doria-quest-hold-the-stairs-second-wave = The second wave has shoulders.
doria-quest-hold-the-stairs-a-lull = For a moment nothing comes. Somebody passes a flask round.
doria-quest-hold-the-stairs-third-wave = Arrows first, then the ones who ran from you.
doria-quest-hold-the-stairs-fourth-wave = The stairs groan. It has to duck under the arch.
doria-quest-hold-the-stairs-last-wave = The drums stop. Gorbag has come to see what is keeping them.
doria-goal-hold-the-stairs-1 = rounds to be survived

## The Count at Home

doria-quest-the-count-at-home = The Count at Home
    .story = The invitation was written in a beautiful hand and delivered by a bat. Three villages have accepted so far. You have decided to come early, by daylight, through the cellar, and without presents.
    .goal = Defeat the Count.
    .rules = Only the dead and what haunts them live here. His tile is the last. In the chapel there is a mirror; whoever dares to look into it, by PER and WIS, sees more than the Count would like.
doria-quest-the-count-at-home-the-guest-list = A guest list, in that beautiful hand. Your names are on it. So is a purse for the band.
doria-quest-the-count-at-home-he-rises = “You are early,” says a voice from the box. “I do so like that in a meal.”
doria-goal-the-count-at-home-1 = Counts at home
doria-thing-mirror = Covered Mirror
    .the = the Covered Mirror

## Three Cages

doria-quest-three-cages = Three Cages
    .story = A glass-blower, a midwife and a boy who counts cards: the slavers took the three people Bron could least spare. Their cages hang in the old prison. Locks, then stairs; and nobody stays behind, that was the midwife’s condition when you asked her through the wall.
    .goal = Open three cages, then bring everybody to the stairs.
    .rules = A cage is opened by AGI and PER. When the last one is open, the slavers come back. After round 24 the wagons have left and the scenario is lost.
doria-quest-three-cages-the-alarm = Three empty cages swing. Upstairs, somebody stops singing.
doria-quest-three-cages-the-jailers-keys = On the jailer’s belt: keys, and what he took from the others.
doria-goal-three-cages-1 = cages to be opened
doria-goal-three-cages-2 = characters not yet at the stairs
doria-thing-cage = Cage
    .the = the Cage

## The Bone Choir

doria-quest-the-bone-choir = The Bone Choir
    .story = Every night the graves of Wastra hum, and every night one more of them is empty. Somebody is putting a choir together. Silence two of its voices and play the organ before it does, and you will at least meet the conductor.
    .goal = Silence two voices, play the organ, defeat the conductor.
    .rules = A voice is silenced by WIS and PSI, the organ played by STR and CON. Only the dead and those who conduct them are here.
doria-quest-the-bone-choir-a-voice-falls-silent = One line of the harmony is missing. The others grow uncertain.
doria-quest-the-bone-choir-the-conductor = The last chord hangs in the air, and somebody steps out of it who did not like the tempo.
doria-goal-the-bone-choir-1 = voices to be silenced
doria-goal-the-bone-choir-2 = organs to be played
doria-goal-the-bone-choir-3 = conductors to be defeated
doria-thing-voice-of-bone = Voice of Bone
    .the = the Voice of Bone
doria-thing-organ = Organ
    .the = the Organ

## Dinner for Two Heads

doria-quest-dinner-for-two-heads = Dinner for Two Heads
    .story = One head likes it roasted, the other raw, and so far the argument has saved the baker’s twins. It will not last until morning. There is a kitchen on the way; what goes into the pot is up to you.
    .goal = Defeat Two-Heads.
    .rules = Whoever understands the cauldron, by PER and WIS, decides what goes into it. In round 12 the dinner bell rings. After round 20 dinner is served and the scenario is lost.
doria-quest-dinner-for-two-heads-what-goes-into-the-pot = The broth simmers. On the shelf: a bunch of sleeping herbs. Beside it: the family silver.
doria-quest-dinner-for-two-heads-sleeping-herbs = the sleeping herbs go in
doria-quest-dinner-for-two-heads-the-silver = we take the silver and go
doria-quest-dinner-for-two-heads-the-dinner-bell = The dinner bell. Chairs are moved, everywhere.
doria-goal-dinner-for-two-heads-1 = giants at the table
doria-thing-cauldron = Cauldron
    .the = the Cauldron

## The Red Hoard

doria-quest-the-red-hoard = The Red Hoard
    .story = A dragon does not count its hoard, it feels it, as you feel a tooth. So take little, be quick, and be on the stairs when it notices. Or do it the way of the songs. The songs are mostly about funerals.
    .goal = Search the hoard, then bring everybody to the stairs.
    .rules = Monsters begin at level 2. The dragon lies on the last tile. It need not be defeated.
doria-quest-the-red-hoard-the-bargain = It sleeps, if dragons sleep. Now is the moment to agree how this is done.
doria-quest-the-red-hoard-fight = the way of the songs
doria-quest-the-red-hoard-sneak = on our toes
doria-quest-the-red-hoard-wings-over-the-stairs = A tooth is missing. The whole mountain feels it.
doria-goal-the-red-hoard-1 = hoards to be searched
doria-goal-the-red-hoard-2 = characters not yet at the stairs
doria-thing-egg = Dragon’s Egg
    .the = the Dragon’s Egg
doria-thing-hoard = Hoard
    .the = the Hoard

## Things and turns

act-use-thing = Do something with { $what-the }
act-take-thing = Take { $what-the }
act-way = { $what }
ask-which-way = { $about } Which way do you choose?
event-changed-thing-used = { $who } sees to { $detail-the }.
event-changed-thing-taken = { $who } takes { $detail-the }.
event-changed-thing-failed = { $who } does not manage { $detail-the }.
event-changed-brought = { $who } has brought { $detail-the }.
end-doria-goals = all that was to be done is done
end-doria-limit = time has run out
doria-quest-exploration = Exploration
    .story = Nobody has sent you, and nobody waits. There is a stair, a torch for each of you, and a rumour of whoever lives at the bottom.
    .goal = What the Boss deck says: slay whoever waits below, come back out, carry off a hoard, or leave nothing unexplored.
    .rules = Twelve tiles by lot. A card of the Boss deck is turned over before the start; the boss appears when half of the dungeon lies on the table. Without a boss the game ends when every tile lies and no monster is left.
doria-goal-boss = boss still to be slain
doria-goal-hoard = Loot Markers still to be searched
end-doria-explored-slain = the lord of this place is dead
end-doria-explored-hoard = the hoard is yours
end-doria-explored-slain-and-out = the lord of this place is dead, and all are back at the stairs
end-doria-explored-all-tiles = nothing is left to explore

### What stories call single monsters.

doria-mark-author = the author
doria-mark-bell-warden = the bell-warden
doria-mark-bodyguard = a bodyguard
doria-mark-captain = the captain
doria-mark-conductor = the conductor
doria-mark-count = the Count
doria-mark-dragon = the dragon
doria-mark-drummer = the drummer
doria-mark-gaoler = the gaoler
doria-mark-gardener = the gardener
doria-mark-gorbag = Gorbag
doria-mark-hunter = the hunter
doria-mark-inkmaster = the ink master
doria-mark-jailer = the jailer
doria-mark-judge = the judge
doria-mark-king = the king
doria-mark-mage = the mage
doria-mark-oath-breaker = an oath-breaker
doria-mark-piper = the piper
doria-mark-reaper = the reaper
doria-mark-ringer = the ringer
doria-mark-root-warden = the root-warden
doria-mark-storm = the storm
doria-mark-thief = the thief
doria-mark-tunnel-troll = the troll of the tunnel
doria-mark-two-heads = the one with two heads
