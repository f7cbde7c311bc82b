### Usare, indossare e cercare oggetti.

act-use = Usa { $what-the }
act-put-on = Indossa { $what-the }
act-take-off = Togli { $what-the }
act-search-corpses = Ispeziona i cadaveri
    .cost = Azione
act-take-weapon = Prendi l’arma del nemico
    .cost = Azione
act-strip = Prendi gli averi: { $who }
    .cost = Azione
act-take = Prendi { $what-the }
act-coat = Avvelena { $what-the }
ask-coat = Quale arma avvelena { $who }?
ask-strip = Che cosa prende { $who }?
event-changed-put-on = { $who } indossa { $detail-the }.
event-changed-took-off = { $who } si toglie { $detail-the }.
event-changed-searched-corpses = { $who } ispeziona i cadaveri: { $now ->
        [one] 1 moneta
       *[other] { $now } monete
    }.
roll-search-corpses = ispezionare i cadaveri
roll-holy-water = Acqua santa
roll-holy-water-again = Acqua santa, 1 ripetuti
number-holy-water = Acqua santa
rule-source-darkness = oscurità
rule-source-lost-in-the-dark = al buio
rule-source-blast = esplosione
universalis-thing-strange-weapon = Arma di un nemico
    .the = l’Arma di un nemico
    .form = f
    .text = Un’arma presa a un nemico: Abilità in Combattimento e Tiro −1 con essa, e nessuno la compra.

## Carte equipaggiamento

universalis-signed = { SIGNED($n) }
universalis-fact-type = Tipo
universalis-type-ranged-weapon = Arma a distanza
universalis-type-melee-weapon = Arma da mischia
universalis-type-armor = Armatura
universalis-type-shield = Scudo
universalis-type-common-object = Oggetto Comune
universalis-type-special-object = Oggetto Speciale
universalis-type-magic-item = Elemento Magico
universalis-fact-hands = Mani necessarie
universalis-fact-value = Punti Valore
universalis-fact-cost = Costo di acquisto
universalis-fact-weight = Peso
universalis-fact-uncommon = Non comune, si trova con
universalis-fact-damage = Danno
universalis-damage-strength = Forza
universalis-fact-both = A due mani
universalis-fact-target = Armatura del bersaglio
universalis-fact-attack = Attacco
universalis-fact-defense = Difesa
universalis-fact-second = Oppure
universalis-fact-in-melee = In mischia
universalis-range-strength = Forza { TIMES($n) }
universalis-fact-shots = Tiri
universalis-fact-reload = Ricarica
universalis-fact-noise = Rumore
universalis-fact-long = lungo raggio
universalis-fact-breaks-shields = rompe gli scudi
universalis-fact-breaks = Si rompe con
universalis-fact-armor = Armatura
universalis-fact-light = leggera
universalis-fact-heavy = pesante
universalis-fact-piece = un pezzo, non è un’armatura
universalis-fact-blocks = Blocca con
universalis-fact-from = { $n }+
universalis-fact-pushes = spinge
universalis-fact-reusable = riutilizzabile
universalis-fact-used-up = si consuma
