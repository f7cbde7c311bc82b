### Azioni degli eroi: porte, forzieri, salti, ispezioni.

act-unlock = Apri la serratura (Destrezza)
    .cost = Azione
act-solve = Risolvi l’indovinello (Intelligenza)
    .cost = Azione
act-open-chest = Apri il forziere (Destrezza)
    .cost = Azione
act-break-door = Colpisci la porta: { $what }
    .cost = Azione
act-break = Colpisci l’elemento: { $what }
    .cost = Azione
roll-open-lock = aprire una serratura
roll-open-lock-again = aprire una serratura, 1 ripetuti
roll-riddle = risolvere un indovinello
roll-riddle-again = risolvere un indovinello, 1 ripetuti
number-open-lock = Aprire una serratura
number-riddle = Risolvere un indovinello
event-changed-found-lock = La serratura è chiusa a chiave.
event-changed-found-riddle = Solo la soluzione di un indovinello apre la serratura.
event-changed-unlocked = { $who } apre la porta.
event-changed-chest-opened = { $who } apre il forziere.
event-changed-stays-shut = { $who } fallisce: la porta resta chiusa.
event-changed-chest-stays-shut = { $who } fallisce: il forziere resta chiuso.
event-changed-battered = { $who } colpisce { $detail-the }: Vigore rimasto { $now }.
event-changed-door-battered = { $who } colpisce la porta: Vigore rimasto { $now }.
event-changed-broken-open = { $who } rompe { $detail-the }.
event-changed-door-broken = { $who } sfonda la porta.
event-changed-coins = { $who } ha { $now ->
        [one] 1 moneta
       *[other] { $now } monete
    }.

## Saltare, arrampicarsi, nuotare

act-jump = Salta in { $at }
    .cost = Azione
act-climb = Arrampicati fuori dal fossato
    .cost = Azione
act-climb-to = Esci in { $at }
act-rope = { $who } aiuta con la Corda
act-no-help = Nessuno aiuta
act-swim = Nuota (Agilità invece di Movimento)
ask-rope-help = { $who } fallisce. Chi aiuta con una Corda?
ask-short-rope-help = l’aiuto di una Corda
ask-climb-out = Dove esce { $who }?
ask-short-climb-out = l’uscita dal fossato
roll-jump = salto
roll-jump-again = salto, 1 ripetuti
roll-climb = arrampicarsi fuori
roll-climb-again = arrampicarsi fuori, 1 ripetuti
roll-rope-help = tirare la Corda
roll-rope-help-again = tirare la Corda, 1 ripetuti
roll-swim = nuotare
roll-footbridge = reggerà la passerella
number-jump = Salto
number-climb = Arrampicarsi fuori
number-rope-help = Tirare la Corda
number-swim = Caselle a nuoto
rule-source-wide = più largo di una casella
rule-source-enemy-adjacent = un nemico adiacente
rule-source-enemy-at-pit = un nemico presso il fossato
rule-source-large = un personaggio Grande
rule-source-heavy-armor = armatura pesante
rule-source-deep-water = acqua profonda
event-changed-hangs-on = Sotto non c’è posto: { $who } resta sul bordo.
event-changed-swimming = { $who } nuota: fino a { $now ->
        [one] 1 casella
       *[other] { $now } caselle
    }.
event-changed-bridge-gone = La passerella non c’è più.
event-moved-jump = { $who } { $who-number ->
        [many] saltano
       *[one] salta
    } in { $at }.
event-moved-fall = { $who } { $who-number ->
        [many] cadono
       *[one] cade
    } in { $at }.
event-moved-climb = { $who } { $who-number ->
        [many] escono
       *[one] esce
    } in { $at }.
universalis-furniture-footbridge = Passerella
    .the = la Passerella

## Ispezionare

act-search-secret = Cerca un passaggio segreto (Percezione, senza muoversi)
    .cost = Azione
act-search-room = Ispeziona la stanza (Percezione, senza muoversi)
    .cost = Azione
act-search = Ispeziona { $what-the }
    .cost = Azione
act-share = { $who } prende { $what-the }
ask-share = Un tesoro! Chi lo prende?
ask-short-share = la divisione del tesoro
roll-search-secret = cercare un passaggio segreto
roll-search-secret-again = cercare di nuovo un passaggio segreto
roll-search-room = ispezionare la stanza
roll-search-room-again = ispezionare di nuovo la stanza
roll-search-element = ispezione
roll-search-element-again = nuova ispezione
number-search-secret = Cercare un passaggio segreto
number-search-room = Ispezionare la stanza
number-search-element = Ispezione
rule-source-search = ispezione
event-changed-secret-door = { $who } trova un passaggio segreto!
event-changed-found-nothing = { $who } non trova nulla.
event-changed-shared = { $who } prende { $detail-the }.
universalis-access-secret-door = passaggio segreto

## Azioni Rapide

act-give = Dai qualcosa: riceve { $who }
    .cost = Azione Rapida
    .verb = Dai qualcosa
act-drop = Lascia qualcosa
    .cost = Azione Rapida
act-drop-at = Lascialo in { $at }
act-item = { $what }
act-stow = Metti via { $what-the }
    .cost = Azione Rapida
act-pull = Attiva la leva
    .cost = Azione Rapida
ask-give-what = Che cosa dà { $who }?
ask-short-give-what = ciò che viene dato
ask-drop-what = Che cosa lascia qui { $who }?
ask-short-drop-what = ciò che viene lasciato
ask-drop-where = Dove lo lascia { $who }?
ask-short-drop-where = dove viene lasciato
event-changed-given = { $who } riceve { $detail-the }.
event-changed-left-behind = { $who } lascia { $detail-the }.
event-changed-stowed = { $who } mette via { $detail-the }.

## Recupero

ask-stand-up = { $who } è a terra. Si rialza?
ask-short-stand-up = rialzarsi

## Regole avanzate

option-jumping-from-heights = Saltare da grandi altezze
    .help = I personaggi possono saltare dall’alto sui nemici.
    .off = No
    .on = Sì
option-climbing-surfaces = Arrampicarsi su altre superfici
    .help = I personaggi possono arrampicarsi su muri e arredi alti quanto loro.
    .off = No
    .on = Sì
option-long-range-weapons = Armi a lungo raggio
    .help = Le regole base, o quelle avanzate con una Zona di Controllo di due caselle.
    .basic = Regole base
    .advanced = Regole avanzate
act-jump-at = Piomba dall’alto, bersaglio: { $who }
    .verb = Piomba dall’alto
act-beside = Atterra accanto e colpisci
act-cling = Aggrappati
act-land = Atterra in { $at }
act-scale = Arrampicati in { $at }
act-advance = Avanza in { $at }
ask-come-down = { $who } piomba su un nemico più grande. Come?
ask-short-come-down = come si piomba giù
ask-land-where = Dove atterra { $who }?
ask-short-land-where = l’atterraggio
ask-fall-where = { $who } manca il bersaglio. Dove cade?
ask-short-fall-where = dove si cade
ask-advance = { $who } può avanzare di una casella. Dove?
ask-short-advance = l’avanzata
roll-cling = aggrapparsi
roll-cling-again = aggrapparsi, 1 ripetuti
number-cling = Aggrapparsi
rule-source-jumped-from-above = salto dall’alto
event-changed-clings = { $who } si aggrappa al nemico.
event-changed-hangs-on-wall = { $who } resta sul muro.
event-moved-advance = { $who } { $who-number ->
        [many] avanzano
       *[one] avanza
    } in { $at }.
act-turn-to = Muoviti in { $at } e girati
