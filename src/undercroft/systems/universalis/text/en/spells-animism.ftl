### Spells of Animism.

universalis-spell-great-bear = Great Bear
    .the = the Great Bear
    .text = A war bear rears up and fights for the caster while the spell lasts.
universalis-spell-lost-soul = Lost Soul
    .the = the Lost Soul
    .text = The soul is called out: 3 damage dice against Intelligence; and a Courage test of 9, or the body stands empty, Stationary until it recovers.
universalis-spell-serpents-fang = Serpent’s Fang
    .the = the Serpent’s Fang
    .text = The target’s hits are venomous: when one costs Vitality and 1D6 reaches the victim’s Natural Armor, it is Poisoned and loses 1 Vitality more.
universalis-spell-stooping-hawk = Stooping Hawk
    .the = the Stooping Hawk
    .text = It goes for the eyes: 4 damage dice against Agility, whatever armor is worn; and a Perception test of 9 or Stunned.
universalis-spell-watching-spirits = Watching Spirits
    .the = the Watching Spirits
    .form = mp
    .text = The caster and allies who stay beside him have eyes at their backs: they throw three dice to defend and keep the best two, and have Perception +2.
universalis-spell-wounded-beast = Wounded Beast
    .the = the Wounded Beast
    .text = An ally recovers 3 Vitality and feels what the wounded beast feels: while the spell lasts it fears nothing and must go for the nearest enemy.
