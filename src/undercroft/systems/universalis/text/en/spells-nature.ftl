### Spells of Nature.

universalis-spell-grasping-roots = Grasping Roots
    .the = the Grasping Roots
    .form = fp
    .text = Friend and foe in the area pass an Agility test of 9, or the ground pulls them down: Knocked Down, and Stationary until they recover.
universalis-spell-hail-of-thorns = Hail of Thorns
    .the = the Hail of Thorns
    .text = 6 damage dice against bare skin, 4 against light armor, 2 against heavy.
universalis-spell-nest-of-hornets = Nest of Hornets
    .the = the Nest of Hornets
    .text = No armor keeps them out: everybody in the area takes 2 damage dice against Natural Armor, and a Courage test, or the next activation is spent running in circles.
universalis-spell-root-and-rest = Root and Rest
    .the = the Root and Rest
    .text = An ally or the caster recovers 4 Vitality and is no longer Poisoned, but has taken root: Stationary until it recovers.
universalis-spell-sacred-grove = Sacred Grove
    .the = the Sacred Grove
    .text = The caster and allies who stay within 2 squares can be neither Poisoned nor Diseased, and for each Vitality lost in the turn before recover one on 5+.
universalis-spell-skin-of-bark = Skin of Bark
    .the = the Skin of Bark
    .text = The target has Armor +1, Natural Armor +2 and Agility −1, and burns like wood: Armor −1 and Combat Skill −1 against fire.
