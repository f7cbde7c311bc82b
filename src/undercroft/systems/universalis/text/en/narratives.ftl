### Narrative cards of heroes: names, `.the` inside a sentence, `.text` the past, the aim and the prize.

universalis-narrative-a-beast-that-stayed = A Beast That Stayed
    .the = “A Beast That Stayed”
    .text = You fed it once, and it followed you through three winters until the cold took it. Come out of three quests won with a companion still beside you, and you will have learnt what it knew: Taming Animals.
universalis-narrative-an-heirloom-stolen = An Heirloom Stolen
    .the = “An Heirloom Stolen”
    .text = It hung over your mother’s hearth, and the thief left his glove. Come home from a quest with something magic in your bags, and the old debt is squared: 2 XP and 10 coins.
universalis-narrative-a-grave-already-dug = A Grave Already Dug
    .the = “A Grave Already Dug”
    .text = Somebody in your village has paid for a stone with your name, and left the year open. Be Knocked Out in a quest and live all the same, and nothing will frighten your bones again: Tough.
universalis-narrative-a-list-of-the-burnt = A List of the Burnt
    .the = “A List of the Burnt”
    .text = Eleven names, in your handwriting, in the order in which the roofs fell. Win three quests against evil, and your blood runs as cold as theirs: Cold-Blooded.
universalis-narrative-a-map-in-four-pieces = A Map in Four Pieces
    .the = “A Map in Four Pieces”
    .text = You have the corner with the compass rose, and three strangers have the rest. Accomplish four quests to find them: 30 coins and the cartographer’s spyglass.
universalis-narrative-a-master-hard-to-please = A Master Hard to Please
    .the = “A Master Hard to Please”
    .text = He never said well done, only again. Come out of two quests won without a wound, and he nods: Swift Drawing.
universalis-narrative-a-name-to-clear = A Name to Clear
    .the = “A Name to Clear”
    .text = There is a bill with your face on it in every town, and the face is well drawn. Accomplish three quests, and the bills come down: 4 XP.
universalis-narrative-a-promise-at-the-gallows = A Promise at the Gallows
    .the = “A Promise at the Gallows”
    .text = The rope broke, and you promised whoever was listening. Win two quests against evil to keep your word: 1 point of Fortune for good.
universalis-narrative-a-song-half-written = A Song Half Written
    .the = “A Song Half Written”
    .text = It has three verses and no ending, because somebody always died in the fourth. Win three quests in which nobody of the group is Knocked Out: 3 XP and a lute to sing it to.
universalis-narrative-a-wager-with-fate = A Wager with Fate
    .the = “A Wager with Fate”
    .text = You bet a blind man that you could do without luck. Win two quests and come out with all your Fortune: 1 point of Fortune for good. He pays with a smile.
universalis-narrative-the-dowry = The Dowry
    .the = “The Dowry”
    .text = Her father named a sum and laughed. Come out of a quest with 60 coins in your purse, and nobody laughs: 3 XP and her Lucky Charm.
universalis-narrative-the-drunken-prophecy = The Drunken Prophecy
    .the = “The Drunken Prophecy”
    .text = “All will lie, and you will stand,” said the soothsayer, and fell off her stool. Win a quest in which all the others are Knocked Out: 5 XP and 1 point of Fortune for good.
universalis-narrative-the-flight-at-the-bridge = The Flight at the Bridge
    .the = “The Flight at the Bridge”
    .text = You ran, the others did not, and you alone know it. Lose a quest and stay on your feet to the end, and shame has nothing more to say: Impassible.
universalis-narrative-the-guild-fee = The Guild Fee
    .the = “The Guild Fee”
    .text = They would take anybody, said the clerk, who could count to forty. Come out of a quest with 40 coins in your purse: 2 XP and a Healing Potion from the guild’s shelf.
universalis-narrative-the-seven-who-swore = The Seven Who Swore
    .the = “The Seven Who Swore”
    .text = Seven put their hands on the blade, and six hands are cold. Win two quests in which nobody of the group is Knocked Out, and the oath is kept at last: 1 point of Fortune for good.

## What happens

event-changed-narrative = { $who } comes nearer to the end of { $detail-the }: { $now }.
event-changed-narrative-ends = { $who } has come to the end of { $detail-the }.
universalis-fact-chapters = Aim reached

## Playing without them

option-narrative-cards = Narrative cards
    .help = In a campaign every hero has a story of its own to end, or none has.
    .dealt = Every hero has one
    .none = Without them
