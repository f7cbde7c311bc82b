### The Sons of Jupiter.

universalis-faction-sons-of-jupiter = Sons of Jupiter
    .the = the Sons of Jupiter
    .form = mp
    .text = Legions that lost their way at sea, found the thunder and took it for a welcome.
universalis-creature-legionary = Legionary
    .the = the Legionary
    .text = One shield is a shield; eight are a wall that walks.
universalis-creature-island-slinger = Island Slinger
    .the = the Island Slinger
    .text = His mother set the bread on a post, and he ate when he hit it.
universalis-creature-augur = Augur
    .the = the Augur
    .text = The birds have told it where you will strike.
universalis-creature-lictor = Lictor
    .the = the Lictor
    .text = Lesser hearts lower their swords before the rods.
universalis-creature-runner-of-mercury = Runner of Mercury
    .the = the Runner of Mercury
    .text = The god of couriers is the god of thieves; it saves time.
universalis-creature-geese-of-juno = Flock of Juno’s Geese
    .the = the Flock of Juno’s Geese
    .text = They woke the city once, and now they wake everybody.
universalis-creature-signifer = Signifer
    .the = the Signifer
    .text = As long as the eagle stands, nobody here is tired.
universalis-creature-centurion = Centurion
    .the = the Centurion
    .text = The vine staff hurts more than you do.
universalis-creature-storm-priest = Storm Priest
    .the = the Storm Priest
    .text = He reads the sky aloud, and it answers.
universalis-creature-winged-victory = Winged Victory
    .the = the Winged Victory
    .text = She lands beside the side that wins, and brings it along.
universalis-creature-cyclops-of-the-forge = Cyclops of the Forge
    .the = the Cyclops of the Forge
    .text = One eye, one hammer, and no idea how far you are.
universalis-creature-war-elephant = War Elephant
    .the = the War Elephant
    .text = Whom it meets it moves. It is more afraid than you are, and heavier.
universalis-creature-legate-of-jupiter = Legate of Jupiter
    .the = the Legate of Jupiter
    .text = He has dictated the report already; you lost in the second line.
universalis-creature-thunder-giant = Thunder Giant
    .the = the Thunder Giant
    .text = Count from the flash: you will not reach two.

## Sworn hatred

universalis-skill-hatred-sons-of-jupiter = Hatred towards the Sons of Jupiter
    .the = Hatred towards the Sons of Jupiter
    .text = While you fight anybody of the Sons of Jupiter: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
