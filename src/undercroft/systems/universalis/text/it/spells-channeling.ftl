### Incantesimi della Canalizzazione.

universalis-spell-breath-of-iron = Respiro di ferro
    .the = il respiro di ferro
    .form = m
    .text = Anche in una Zona di Controllo. L’incantatore non può essere Stordito, Atterrato né Spaventato, e con 3+ perde 1 Vigore in meno per un colpo o un tiro.
universalis-spell-candle-at-both-ends = Candela dai due capi
    .the = la candela dai due capi
    .form = f
    .text = Costa anche 1 Vigore; anche in una Zona di Controllo. L’incantatore compie un attacco in più e ha Forza +1 e Movimento +1.
universalis-spell-far-fist = Pugno lontano
    .the = il pugno lontano
    .form = m
    .text = Un colpo che non ha bisogno di toccare, anche in una Zona di Controllo: 4 dadi danno contro l’Armatura Naturale, e il bersaglio è spinto di una casella.
universalis-spell-pressure-point = Punto di pressione
    .the = il punto di pressione
    .form = m
    .text = Un dito su un nemico adiacente, anche nella sua Zona di Controllo: Forza −2 e Destrezza −2 finché dura l’incantesimo; e Test di Resistenza, o perde la prossima attivazione.
universalis-spell-take-the-wound = Ferita condivisa
    .the = la ferita condivisa
    .form = f
    .text = Costa anche 2 Vigore. Un alleato recupera 4 Vigore e non è più Stordito né Avvelenato.
universalis-spell-dam-breaks = La diga si rompe
    .the = la rottura della diga
    .form = f
    .text = Costa anche 2 Vigore; anche in una Zona di Controllo. Tutto ciò che era trattenuto si scatena: i nemici entro 2 caselle subiscono 5 dadi danno contro l’Armatura Naturale.

universalis-fact-vitality = Vigore
event-harmed-spell-price = { $who } { $who-number ->
        [many] pagano
       *[one] paga
    } l’incantesimo con { $amount } Vigore.
    .alone = { $who } { $who-number ->
        [many] pagano
       *[one] paga
    } l’incantesimo con { $amount } Vigore.
