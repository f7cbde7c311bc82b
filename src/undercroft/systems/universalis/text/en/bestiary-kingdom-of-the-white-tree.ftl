### The Kingdom of the White Tree.

universalis-faction-kingdom-of-the-white-tree = Kingdom of the White Tree
    .the = the Kingdom of the White Tree
    .text = Elves, knights on elks and trees that walk, sworn to the one tree that Evil could not grow.
universalis-creature-white-tree-archer = Archer of the White Tree
    .the = the Archer of the White Tree
    .text = It walks, you duck, and neither of you misses a step.
universalis-creature-white-tree-blade = Blade of the White Tree
    .the = the Blade of the White Tree
    .text = Three hundred years of fencing, and a dislike of breastplates.
universalis-creature-pixie = Pixie
    .the = the Pixie
    .text = First the sting, then the nap, then the missing purse.
universalis-creature-strangleroot = Strangleroot
    .the = the Strangleroot
    .text = That was not a root you stepped over.
universalis-creature-white-bees = Swarm of White Bees
    .the = the Swarm of White Bees
    .text = The hive is in the treefolk’s beard, and you have pulled it.
universalis-creature-white-tree-hart = Hart of the White Tree
    .the = the Hart of the White Tree
    .text = Nobody has ever hunted it twice.
universalis-creature-moth-dancer = Moth-Dancer
    .the = the Moth-Dancer
    .text = You strike where she was, and she thanks you for the step.
universalis-creature-white-tree-ranger = Ranger of the White Tree
    .the = the Ranger of the White Tree
    .text = Two arrows for those who stop, a snare for those who run.
universalis-creature-leafsinger = Leafsinger
    .the = the Leafsinger
    .text = The song has no words, and the forest knows all of them.
universalis-creature-oak-warden = Oak Warden
    .the = the Oak Warden
    .text = It puts intruders outside, over the wall if need be.
universalis-creature-forest-knight = Knight of the Forest
    .the = the Knight of the Forest
    .text = The banner is for show; the elk is not.
universalis-creature-unicorn = Unicorn
    .the = the Unicorn
    .text = What it touches with the horn heals, or does not get up again.
universalis-creature-warden-of-the-white-tree = Warden of the White Tree
    .the = the Warden of the White Tree
    .text = He was there when it was planted and has not sat down since.
universalis-creature-elder-of-the-grove = Elder of the Grove
    .the = the Elder of the Grove
    .text = It holds three of you at once and is still making up its mind.

## Sworn hatred

universalis-skill-hatred-kingdom-of-the-white-tree = Hatred towards the Kingdom of the White Tree
    .the = Hatred towards the Kingdom of the White Tree
    .text = While you fight anybody of the Kingdom of the White Tree: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
