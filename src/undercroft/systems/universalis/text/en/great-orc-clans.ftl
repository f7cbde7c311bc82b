### The Clans of the Great Orcs.

universalis-creature-orc-warrior = Orc Warrior
    .the = the Orc Warrior
universalis-creature-orc-archer = Orc Archer
    .the = the Orc Archer
universalis-creature-goblin = Goblin
    .the = the Goblin
universalis-creature-dire-wolf = Dire Wolf
    .the = the Dire Wolf
universalis-creature-black-orc = Black Orc
    .the = the Black Orc
universalis-creature-troll = Troll
    .the = the Troll
universalis-creature-orc-boss = Orc Boss
    .the = the Orc Boss
universalis-creature-orc-warlord = Orc Warlord
    .the = the Orc Warlord
