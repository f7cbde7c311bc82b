### The eight premade characters.

doria-hero-warrior = Warrior
    .the = the Warrior
    .story = From the far south of Bron, where three roads are preached: the road of the fist, the road of the book, the road of the open hand. She set out on the first and means to reach the others.
doria-hero-shield-maiden = Shield-Maiden
    .the = the Shield-Maiden
    .story = A sister of a fighting order of Wastra. She learned to sleep in chain mail, and to stand in front.
doria-hero-ranger = Ranger
    .the = the Ranger
    .story = In the rainforest of Vargari you hear your supper before you see it. He throws at what he hears.
doria-hero-huntress = Huntress
    .the = the Huntress
    .story = The forests of Radonia are dark half the year. She needs one look, and very little light.
doria-hero-adventurer = Adventurer
    .the = the Adventurer
    .story = From everywhere and on the way elsewhere: a little steel, a little magic, and an answer to most questions.
doria-hero-scoundrel = Scoundrel
    .the = the Scoundrel
    .story = Feronde made her choose between the gallows and the road south to anywhere else. She keeps her distance from both, at the length of a spear.
doria-hero-mage = Mage
    .the = the Mage
    .story = On the island of Galdana children learn to read by the light they make themselves. He has burnt down two libraries, neither on purpose.
doria-hero-priestess = Priestess
    .the = the Priestess
    .story = Tandrur sends its Lightbringers wherever it is dark. She brings bandages, too.

doria-role-warrior = strong and tough, slow of thought
doria-role-shield-maiden = sword and shield
doria-role-ranger = throws what he has, and hits
doria-role-huntress = bow, sharp eyes, quick feet
doria-role-adventurer = a bit of everything
doria-role-scoundrel = quick, with a long reach
doria-role-mage = magic that breaks things
doria-role-priestess = magic that mends people
