### Spells of Witchcraft.

universalis-spell-bitter-draught = Bitter Draught
    .the = the Bitter Draught
    .text = An ally touched, or the caster, recovers 3 Vitality and is no longer Poisoned or Diseased; an endurance test of 9 to keep it down, or Stunned.
universalis-spell-cats-skin = Cat’s Skin
    .the = the Cat’s Skin
    .text = The target borrows the shape of a cat: Movement +2, Agility +2, Strength −2. No enemy’s Melee Range holds it, and its paws fail every Dexterity test.
universalis-spell-masks-of-dread = Masks of Dread
    .the = the Masks of Dread
    .form = mp
    .text = The caster and allies who stay beside him wear faces nobody likes to strike: they are Fearsome.
universalis-spell-murder-of-crows = Murder of Crows
    .the = the Murder of Crows
    .text = 4 damage dice; and the crows stay at the target’s face: it shoots, throws and casts at −2 while the spell lasts.
universalis-spell-pins-in-the-doll = Pins in the Doll
    .the = the Pins in the Doll
    .form = fp
    .text = 3 damage dice against Natural Armor; and while the pins stay in, whatever else hits the target deals 1 die more.
universalis-spell-two-left-hands = Two Left Hands
    .the = the Two Left Hands
    .form = fp
    .text = The target stumbles through the fight: a double 1, 2 or 3 of its attacks, defenses, shots and castings is a critical failure, and it cannot run, swim or make great jumps.
