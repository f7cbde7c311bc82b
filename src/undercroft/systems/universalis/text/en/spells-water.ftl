### Spells of Water.

universalis-spell-bank-of-fog = Bank of Fog
    .the = the Bank of Fog
    .text = Whoever stands in the area, friend or foe, shoots at −2 and is shot at with −2.
universalis-spell-drowning-bubble = Drowning Bubble
    .the = the Drowning Bubble
    .text = Water closes over the target’s head: 2 damage dice against Natural Armor; then an endurance test at the start of each activation, or 1 Vitality is lost.
universalis-spell-ice-lance = Ice Lance
    .the = the Ice Lance
    .text = 4 dice of cold. Ice stays on the target’s legs: Movement −3 and Agility −1.
universalis-spell-shape-of-water = Shape of Water
    .the = the Shape of Water
    .text = The target swims without penalties, flows through other characters and disengages at +3.
universalis-spell-undertow = Undertow
    .the = the Undertow
    .text = The target is dragged 3 squares towards the caster, unless it is larger; and an Agility test or Knocked Down.
universalis-spell-wellspring = Wellspring
    .the = the Wellspring
    .text = An ally recovers 2 Vitality and 2 Mana.
