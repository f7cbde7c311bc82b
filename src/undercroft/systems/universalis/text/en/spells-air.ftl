### Spells of Air.

universalis-spell-breath-of-life = Breath of Life
    .the = the Breath of Life
    .text = Allies in the area recover 1 Vitality, get back on their feet and are no longer Stunned or Frightened.
universalis-spell-chain-lightning = Chain Lightning
    .the = the Chain Lightning
    .text = 5 damage dice against the target, 3 against every other enemy in the area; it leaps over friends.
universalis-spell-gust = Gust
    .the = the Gust
    .text = Everybody in the area no larger than the caster is blown 2 squares away, over edges and into pits too.
universalis-spell-veil-of-winds = Veil of Winds
    .the = the Veil of Winds
    .text = Plain shots and throws do nothing to allies who stay in the area.
universalis-spell-whirlwind = Whirlwind
    .the = the Whirlwind
    .text = It lifts the target and lets it drop: 3 damage dice against Natural Armor; and a Strength test of 9 or Knocked Down.
universalis-spell-wind-walking = Wind Walking
    .the = the Wind Walking
    .text = The target has Movement +2, no enemy engages it, and it never fails to jump or climb.
