### The Holds of Khumund.

universalis-faction-holds-of-khumund = Holds of Khumund
    .the = the Holds of Khumund
    .form = mp
    .text = Dwarves who stayed: gates, hammers, runes, long memories and a bear in the cellar.
universalis-creature-khumund-clansman = Clansman of Khumund
    .the = the Clansman of Khumund
    .text = You knocked it down. It is writing that in the book, standing.
universalis-creature-khumund-crossbow = Crossbowman of Khumund
    .the = the Crossbowman of Khumund
    .text = It has held this corridor for nine years and knows where you will stand.
universalis-creature-gallery-trapper = Gallery Trapper
    .the = the Gallery Trapper
    .text = Mind the third slab. And the one you jump to.
universalis-creature-keg-bearer = Keg-Bearer
    .the = the Keg-Bearer
    .text = Closes wounds with beer, from either side.
universalis-creature-reckoner-of-khumund = Reckoner of Khumund
    .the = the Reckoner of Khumund
    .text = Your grandfather borrowed a rope. With interest it is a sword.
universalis-creature-vow-bearer = Vow-Bearer
    .the = the Vow-Bearer
    .text = It shaved, swore, took an axe for each hand and left the shield at home.
universalis-creature-hammerer-of-khumund = Hammerer of Khumund
    .the = the Hammerer of Khumund
    .text = Armor is only metal that nobody has finished yet.
universalis-creature-gate-warden = Warden of the Gate
    .the = the Warden of the Gate
    .text = The hold has been taken once: by its builders.
universalis-creature-ram-rider = Ram Rider
    .the = the Ram Rider
    .text = Dwarf and ram agree about doors.
universalis-creature-bolt-thrower = Bolt-Thrower
    .the = the Bolt-Thrower
    .text = Two dwarves turn the crank, and a third apologises.
universalis-creature-runemaster-of-khumund = Runemaster of Khumund
    .the = the Runemaster of Khumund
    .text = What it carves stays true, also when you read it too late.
universalis-creature-cave-bear = Cave Bear
    .the = the Cave Bear
    .text = It hugs in pairs.
universalis-creature-thane-of-khumund = Thane of Khumund
    .the = the Thane of Khumund
    .text = The throne is stone, because nothing else lasts under her.
universalis-creature-khumund-iron-giant = Iron Giant of Khumund
    .the = the Iron Giant of Khumund
    .text = Somebody lit it before the runes for stopping were found.

## Sworn hatred

universalis-skill-hatred-holds-of-khumund = Hatred towards the Holds of Khumund
    .the = Hatred towards the Holds of Khumund
    .text = While you fight anybody of the Holds of Khumund: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
