### Usare, indossare e cercare oggetti.

act-use = Usa { $what-the }
act-put-on = Indossa { $what-the }
act-take-off = Togli { $what-the }
act-search-corpses = Perquisisci i cadaveri
act-take-weapon = Prendi l’arma del nemico
act-strip = Prendi gli averi di { $who }
act-take = Prendi { $what-the }
act-coat = Avvelena { $what-the }
ask-coat = Quale arma avvelena { $who }?
ask-strip = Che cosa prende { $who }?
event-changed-put-on = { $who } indossa { $detail }.
event-changed-took-off = { $who } si toglie { $detail }.
event-changed-searched-corpses = { $who } perquisisce i cadaveri: { $now } monete.
roll-search-corpses = perquisire i cadaveri
roll-holy-water = Acqua santa
roll-holy-water-again = Acqua santa, gli 1 di nuovo
number-holy-water = Acqua santa
rule-source-darkness = oscurità
rule-source-lost-in-the-dark = perso nel buio
rule-source-blast = esplosione
universalis-thing-strange-weapon = Arma di un nemico
    .the = l’Arma di un nemico
    .form = f
    .text = Un’arma presa a un nemico: Abilità in Combattimento e Tiro -1 con essa, e nessuno la compra.
