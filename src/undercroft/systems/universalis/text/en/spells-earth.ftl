### Spells of Earth.

universalis-spell-boulder = Boulder
    .the = the Boulder
    .text = A rock rolls at the target: 5 damage dice, and an Agility test of 9 or Knocked Down.
universalis-spell-earthquake = Earthquake
    .the = the Earthquake
    .text = The ground heaves under everybody in the area: 2 damage dice against Natural Armor, and an Agility test or Knocked Down.
universalis-spell-embrace-of-the-earth = Embrace of the Earth
    .the = the Embrace of the Earth
    .text = The earth takes an ally in its arms: it recovers 3 Vitality, is no longer Poisoned or Stunned, and must get up again.
universalis-spell-open-the-earth = Open the Earth
    .the = the Open the Earth
    .text = A rift gapes over three free squares in a row, a pit to jump or be pushed into. It closes with the spell and gives back whoever is in it.
universalis-spell-stoneskin = Stoneskin
    .the = the Stoneskin
    .text = The target has Armor +2, Movement −2 and Agility −1: stone is hard, and heavy.
universalis-spell-wall-of-stone = Wall of Stone
    .the = the Wall of Stone
    .text = A wall rises on up to five free squares in a row: nobody passes it or sees through it while it stands.

## What it leaves on the ground

universalis-furniture-rift = rift
    .the = the rift
universalis-furniture-conjured-wall = wall of stone
    .the = the wall of stone
