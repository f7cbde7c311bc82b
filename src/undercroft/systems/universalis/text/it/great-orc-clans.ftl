### I Clan dei Grandi Orchi.

universalis-creature-orc-warrior = Guerriero Orco
    .the = il Guerriero Orco
    .form = m
universalis-creature-orc-archer = Arciere Orco
    .the = l’Arciere Orco
    .form = m
universalis-creature-goblin = Goblin
    .the = il Goblin
    .form = m
universalis-creature-dire-wolf = Lupo feroce
    .the = il Lupo feroce
    .form = m
universalis-creature-black-orc = Orco Nero
    .the = l’Orco Nero
    .form = m
universalis-creature-troll = Troll
    .the = il Troll
    .form = m
universalis-creature-orc-boss = Capo Orco
    .the = il Capo Orco
    .form = m
universalis-creature-orc-warlord = Signore della guerra Orco
    .the = il Signore della guerra Orco
    .form = m
