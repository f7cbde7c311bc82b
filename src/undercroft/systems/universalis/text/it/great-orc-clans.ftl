### I Clan dei Grandi Orchi.

universalis-creature-orc-warrior = Guerriero orco
    .the = il guerriero orco
    .form = m
universalis-creature-orc-archer = Arciere orco
    .the = l’arciere orco
    .form = m
universalis-creature-goblin = Goblin
    .the = il goblin
    .form = m
universalis-creature-dire-wolf = Lupo feroce
    .the = il lupo feroce
    .form = m
universalis-creature-black-orc = Orco nero
    .the = l’orco nero
    .form = m
universalis-creature-troll = Troll
    .the = il troll
    .form = m
universalis-creature-orc-boss = Capo orco
    .the = il capo orco
    .form = m
universalis-creature-orc-warlord = Signore della guerra orco
    .the = il signore della guerra orco
    .form = m
