### Che cosa dice Dungeon Universalis al tavolo.

## Il gioco

system-universalis = Dungeon Universalis
system-universalis-pitch = Gli eroi scendono casella dopo casella, e ogni colpo è un duello di dadi. Contano il fronte, gli scudi e i passi; l’oscurità ha i suoi piani, e nella Stanza Principale aspetta un Leader.
system-universalis-terms = Ogni partita è un altro sotterraneo secondo le regole di progettazione (`undercroft quest new`), di misura normale per il numero degli eroi e i loro Punti Valore; la missione è eliminare il Leader. Gli eroi sono quelli pronti, con chi e con ciò che le monete delle missioni passate hanno comprato; il Dark Player ha tanti Punti Riserva quanti Punti Valore ha il gruppo, e con questi paga il Leader: il grado di difficoltà normale, qualunque sia la fazione.
universalis = Dungeon Universalis
universalis-names = weapon armor shield thing skill creature companion spell dark-card furniture element treasure race class hero condition
option-fortune-offers = Quando si offre la Fortuna
    .help = Dopo i tiri andati contro un eroe, o dopo ogni tiro.
    .losing = Quando un tiro è andato contro l’eroe
    .always = Dopo ogni tiro
option-card-limit = Carte degli oggetti
    .help = Solo tanti oggetti quante sono le carte della scatola, o sempre un altro.
    .kept = Tanti quante sono le carte
    .waived = Sempre un altro
option-competitive-play = Gioco competitivo
    .help = Ogni eroe conta i propri punti Achievement; il migliore guadagna esperienza, l’ultimo ne perde.
    .off = No
    .on = Sì
option-timed-games = Partita a tempo
    .help = Chi tiene il tempo può dire che un eroe ha superato il suo minuto; il Dark Player segna un punto.
    .off = No
    .on = Sì

## Turni e contatori

universalis-turn = Turno
    .help = Il turno, e l’ultimo che resta agli eroi.
universalis-turn-heroes = Turno degli eroi
universalis-turn-dark = Turno del Dark Player
part-heroes-turn = Turno degli eroi
part-dark-turn = Turno del Dark Player
universalis-reserve = Punti Riserva
    .help = Quanto resta al Dark Player per pagare creature e carte.
universalis-achieved = Achievement degli eroi
    .help = Ciò che gli eroi hanno compiuto. Finire con più del Dark Player porta esperienza.
universalis-suffered = Achievement del Dark Player
    .help = Ciò che il Dark Player ha compiuto. Finire con di più porta esperienza agli eroi.
universalis-accomplished = Missione compiuta
pile-encounters = carte Incontro
universalis-pile-encounters = carte Incontro
    .the = le carte Incontro
universalis-token-start = casella di partenza
universalis-token-arrow = freccia esplorazione
universalis-access-door = porta
universalis-access-double-door = porta doppia
universalis-access-gate = cancello
universalis-access-portcullis = saracinesca
universalis-access-trapdoor = botola
universalis-furniture-chest = Forziere
    .the = il Forziere
universalis-level-grunt = Semplice
universalis-level-elite = Elite
universalis-level-champion = Campione

## Attributi

universalis-movement = Movimento
universalis-combat = Abilità in Combattimento
universalis-strength = Forza
universalis-shooting = Abilità di Tiro
universalis-armor = Armatura
universalis-agility = Agilità
universalis-intelligence = Intelligenza
universalis-courage = Coraggio
universalis-dexterity = Destrezza
universalis-perception = Percezione
universalis-vitality = Vigore
universalis-fortune = Fortuna
universalis-mana = Mana

## Condizioni

universalis-condition-stunned = Stordito
universalis-condition-knocked-down = Atterrato
universalis-condition-frightened = Spaventato
universalis-condition-diseased = Ammalato
universalis-condition-poisoned = Avvelenato
universalis-condition-stationary = Immobile
universalis-condition-berserk = berserker
universalis-condition-flying = in volo
universalis-condition-knocked-out = Ko
universalis-condition-wounded = Ferito
universalis-condition-shielding = difeso dallo scudo
universalis-condition-leader = Leader

## Da dove vengono i numeri

rule-source-card = scheda
rule-source-natural-armor = Armatura Naturale
rule-source-armor-worn = armatura indossata
rule-source-critical = critico
rule-source-difficult-terrain = terreno accidentato
rule-source-drew-weapon = arma estratta sotto minaccia
rule-source-elevated = posizione elevata
rule-source-from-behind = alle spalle
rule-source-target-down = bersaglio Atterrato
rule-source-obstacle = ostacolo in mezzo
rule-source-long-weapon-adjacent = arma lunga, bersaglio adiacente
rule-source-distance = distanza
rule-source-cover = copertura
rule-source-moved = movimento prima del tiro
rule-source-target-small = bersaglio Piccolo
rule-source-target-large = bersaglio Grande
rule-source-target-stationary = bersaglio Immobile
rule-source-target-nimbler = bersaglio più agile
rule-source-defensive-shot = Tiro Difensivo
rule-source-target-flying = bersaglio in volo
rule-source-most-from-skills = massimo dalle abilità
rule-source-most-armor = massimo di Armatura
rule-source-least-dice = almeno un dado
rule-source-broken-shield = scudo rotto
rule-source-both-hands = tenuta a due mani
rule-source-running = corsa
rule-source-noise = rumore
number-attack = Attacco
number-defense = Difesa
number-shot = Tiro
number-throw = Lancio
number-damage = Dadi danno
number-armor = Armatura da raggiungere
number-against = Attributo da raggiungere
number-wounds = ferite
number-block = Blocco
number-initiative = Iniziativa
number-disengage = Disimpegno
number-stand-up = Rialzarsi
number-recover-weapon = Recuperare un’arma

## Dadi

roll-attack = attacco
roll-attack-again = attacco, 1 ripetuti
roll-defense = difesa
roll-defense-again = difesa, 1 ripetuti
roll-shot = tiro
roll-shot-again = tiro, 1 ripetuti
roll-throw = lancio
roll-throw-again = lancio, 1 ripetuti
roll-random-stray = chi prende il tiro deviato
roll-damage = danno
roll-damage-again = danno, 6 ripetuti
roll-block = blocco
roll-block-again = blocco ripetuto
roll-armor = armatura
roll-break = Tiro Integrità
roll-run = corsa
roll-recovery = tiro recupero
roll-stand-up = rialzarsi
roll-disengage = disimpegno
roll-recover-weapon = recuperare un’arma
roll-initiative = iniziativa
roll-initiative-again = iniziativa, 1 ripetuti
roll-fatal-blow = colpo fatale
roll-leader = chi vuole il Leader
roll-random-target = un bersaglio a caso
roll-random-initiative = chi tira, a caso
roll-scenario-encounter = che cosa attende nella sezione
roll-spawn = Tabella di Generazione
roll-stand-up-again = rialzarsi, 1 ripetuti
roll-disengage-again = disimpegno, 1 ripetuti
dice-scenario = il Dado Scenario
die-scenario-1 = Ostacoli
die-scenario-2 = Ostacoli
die-scenario-3 = Incontro
die-scenario-4 = Incontro
die-scenario-5 = Potere
die-scenario-6 = Potere
symbol-obstacles = Ostacoli
symbol-encounter = Incontro
symbol-power = Potere

## Che cosa può portare un attacco

odds-hit = colpisce
odds-wounds = ferite
    .counts = ferite
odds-down = atterra
odds-slain = mette Ko
odds-own-hit = viene colpito
odds-own-wounds = ferite proprie
    .counts = ferite
odds-own-down = viene atterrato
odds-own-slain = va Ko
odds-friends-wounds = ferite agli amici
    .counts = ferite
odds-friends-down = un amico viene atterrato
odds-friends-slain = un amico va Ko
odds-slips = si disimpegna

## Domande

ask-next-hero = Quale eroe si attiva ora?
ask-enter = Da quale casella di partenza comincia { $who }?
ask-act = { $who }: e adesso?
ask-declare-attack = { $who } attacca. Dichiarare un’abilità?
ask-declare-shot = { $who } prende la mira. Dichiarare un’abilità?
ask-defensive-shot = Un nemico avanza verso { $who }. Un Tiro Difensivo?
ask-declare-defense = { $who } subisce un attacco. Dichiarare un’abilità?
ask-block = { $who } subisce un colpo. Bloccare con lo scudo?
ask-fortune-melee = Il tiro è andato contro { $who }. Spendere Fortuna?
ask-fortune-shot = Il tiro è andato contro { $who }. Spendere Fortuna?
ask-fortune-test = { $who } ha fallito. Spendere Fortuna?
ask-fortune-damage = { $who }: spendere Fortuna per ripetere il tiro del danno?
ask-fortune-block = { $who } non ha bloccato. Spendere Fortuna?
ask-fortune-initiative = { $who } perde l’Iniziativa. Spendere Fortuna?
ask-fatal-blow = { $who } finirebbe Ko. Spendere Fortuna?
ask-push = { $who } può spingere l’avversario. Dove?
ask-occupy = { $who } può occupare la posizione lasciata. Farlo?
ask-surprise-place = Di sorpresa! Dove vuole { $who } che stia { $about-the }?
ask-surprise-face = Di sorpresa! Da che parte deve guardare { $about-the }?
ask-leave-now = La missione è compiuta. Andarsene subito, senza più esplorare?
ask-short-fortune-melee = Fortuna sul tiro
ask-short-fortune-shot = Fortuna sul tiro a distanza
ask-short-fortune-test = Fortuna sul test
ask-short-fortune-damage = Fortuna sul danno
ask-short-fortune-block = Fortuna sul blocco
ask-short-fortune-initiative = Fortuna sull’Iniziativa
ask-short-fatal-blow = Fortuna contro il colpo fatale
ask-short-block = il blocco
ask-short-declare-attack = abilità di chi attacca
ask-short-declare-shot = abilità di chi tira
ask-short-defensive-shot = il Tiro Difensivo
ask-short-declare-defense = abilità di chi difende
ask-short-push = la spinta
ask-short-occupy = occupare la posizione

## Scelte

act-activate = Attiva { $who }
act-enter = Comincia in { $at }
act-shift = Spostati in { $at } e attacca
act-disengage = Disimpegnati
act-run = Corri
    .cost = Azione
act-face = Guarda a { $what }
    .cost = gratis
act-attack = Attacca { $who }: { $what }
    .cost = Azione
act-shoot = Tira con { $what-the } contro { $who }
    .cost = Azione
act-throw = Lancia { $what-the } contro { $who }
    .cost = Azione
act-two-at-once = Lancia due insieme, ciascuno con −1: { $what }
event-changed-two-at-once = { $who } ne lancia due insieme: { $detail }.
act-reload = Ricarica { $what-the }
    .cost = Azione
act-hold-fire = Non tirare
act-declare = Dichiara { $what }
act-keep = Tieni il tiro
act-fortune = Spendi Fortuna: { $what }
    .nothing = Spendi Fortuna
act-fall = Cadi
act-block = Blocca
act-shielding = Riparati dietro lo scudo: ripeti i blocchi, niente attacco la prossima volta
act-take-it = Non bloccare
act-push = Spingi in { $at }
act-slam = Sbatti contro il muro: un dado in più
act-stay = Lascia stare
act-occupy = Occupa la posizione
act-reveal = Rivela la sezione
    .cost = Azione
act-open = Apri la porta
    .cost = Azione
act-open-again = Riapri la porta
    .cost = Azione Rapida
act-close = Chiudi la porta
    .cost = Azione Rapida
act-draw = Estrai { $what-the }
    .nothing = Estrai
    .cost = Azione Rapida
act-pick-up = Raccogli { $what-the }
    .cost = Azione Rapida
act-snatch = Afferra { $what-the } sotto minaccia
act-leave = Lascia lo scenario
act-place = Metti { $who } in { $at }
act-turn = Gira { $who } verso { $what }
act-end = Termina l’attivazione
universalis-north = nord
universalis-north-east = nord-est
universalis-east = est
universalis-south-east = sud-est
universalis-south = sud
universalis-south-west = sud-ovest
universalis-west = ovest
universalis-north-west = nord-ovest
universalis-own = ripeti il proprio tiro
universalis-enemy = fai ripetere il tiro al nemico

## Che cosa è accaduto

event-began-heroes-turn = Turno { $n } degli eroi.
event-began-dark-turn = Turno del Dark Player.
universalis-attack = { $who } { $who-number ->
        [many] attaccano
       *[one] attacca
    } { $target }.
universalis-shot = { $who } { $who-number ->
        [many] tirano
       *[one] tira
    }: il bersaglio è { $target }.
universalis-throw = { $who } { $who-number ->
        [many] lanciano
       *[one] lancia
    } un’arma: il bersaglio è { $target }.
event-changed-fended-off = { $who } { $who-number ->
        [many] respingono
       *[one] respinge
    } il colpo.
event-changed-unhurt = { $who } resta senza ferite.
event-healed = { $who } recupera { $amount } Vigore.
event-changed-missed = Il tiro manca { $who }.
event-changed-stray-shot = Il tiro devia e colpisce { $who }!
event-changed-reloaded = { $who } ricarica { $detail-the }.
event-changed-halted = Il tiro ferma { $who }.
event-changed-stunned = { $who } { $now ->
        [0] si riprende
       *[other] è { $who-form ->
            [f] Stordita
            [mp] Storditi
            [fp] Stordite
           *[m] Stordito
        }
    }.
event-changed-knocked-down = { $who } { $now ->
        [0] si rialza
       *[other] finisce a terra
    }.
event-changed-frightened = { $who } { $now ->
        [0] non è più { $who-form ->
            [f] Spaventata
            [mp] Spaventati
            [fp] Spaventate
           *[m] Spaventato
        }
       *[other] è { $who-form ->
            [f] Spaventata
            [mp] Spaventati
            [fp] Spaventate
           *[m] Spaventato
        }
    }.
event-changed-diseased = { $who } { $now ->
        [0] non è più { $who-form ->
            [f] Ammalata
            [mp] Ammalati
            [fp] Ammalate
           *[m] Ammalato
        }
       *[other] è { $who-form ->
            [f] Ammalata
            [mp] Ammalati
            [fp] Ammalate
           *[m] Ammalato
        }
    }.
event-changed-poisoned = { $who } { $now ->
        [0] non è più { $who-form ->
            [f] Avvelenata
            [mp] Avvelenati
            [fp] Avvelenate
           *[m] Avvelenato
        }
       *[other] è { $who-form ->
            [f] Avvelenata
            [mp] Avvelenati
            [fp] Avvelenate
           *[m] Avvelenato
        }
    }.
event-changed-stationary = { $who } { $now ->
        [0] non è più Immobile
       *[other] è Immobile
    }.
event-changed-knocked-out = { $who } finisce Ko.
turning-knocked-out = KO: a faccia in giù e fuori gioco fino alla fine della missione. Gli altri possono portarne fuori il corpo.
    .foe = Un Capo non c’è più, e chi lo seguiva può perdersi d’animo.
event-removed-knocked-out = { $what-the } { $what-number ->
        [many] cadono
       *[one] cade
    }.
    .figure = { $who } { $who-number ->
        [many] cadono
       *[one] cade
    }.
event-changed-fortune = { $by ->
        [-1] { $who } spende Fortuna: { $now ->
            [0] era l’ultimo Punto
            [one] resta 1 Punto
           *[other] restano { $now } Punti
        }.
       *[other] { $who } ha { $now ->
            [one] 1 Punto Fortuna
           *[other] { $now } Punti Fortuna
        }.
    }
event-changed-turned-aside = La Fortuna devia il colpo: { $who } si salva.
event-changed-blocked = { $who } blocca il colpo.
event-changed-shielding = { $who } si ripara dietro lo scudo.
event-changed-blunder = Fallimento critico: { $who }!
event-changed-broken = { $who }: { $detail-the } { $detail-number ->
        [many] si rompono
       *[one] si rompe
    }.
event-changed-dropped = { $who } lascia cadere { $detail-the }.
event-changed-drew = { $who } estrae { $detail-the }.
event-changed-picked-up = { $who } raccoglie { $detail-the }.
event-changed-used = { $who } usa { $detail-the }.
event-changed-disengaged = { $who } si disimpegna.
event-changed-running = { $who } corre: fino a { $now ->
        [one] 1 casella
       *[other] { $now } caselle
    }.
event-changed-activated = { $who } ha finito.
    .quiet = sì
event-began-activation = Ora agisce { $who }.
    .alone = Comincia l’attivazione successiva.
    .quiet = sì
event-drawn = { $seat } pesca ({ $pile }): “{ $cards }”.
    .alone = Pesca ({ $pile }): “{ $cards }”.
    .hidden = { $seat } pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    } ({ $pile }).
event-placed-hero = In { $at } comincia: { $what }.
    .figure = { $who } comincia in { $at }.
    .nowhere = Comincia: { $what }.
event-revealed = In { $at } si scopre: { $what }.
    .figure = { $who } scopre { $what-the }.
    .nowhere = Il Dark Player rivela { $what-the }.
event-changed-invulnerable = Solo un critico ferisce { $who }.
event-changed-initiative-won = { $who } vince l’Iniziativa: comincia un nuovo turno degli eroi.
event-changed-initiative-lost = { $who } perde l’Iniziativa: il turno degli eroi è finito.
event-changed-newcomers-wait = { $who } vince l’Iniziativa: chi è appena arrivato aspetta il prossimo turno.
event-changed-newcomers-act = { $who } perde l’Iniziativa: chi è appena arrivato agisce subito.
event-changed-reserve = Il Dark Player ha { $now ->
        [one] 1 Punto Riserva
       *[other] { $now } Punti Riserva
    }.
event-changed-sturdy = Il Leader, { $who }, guadagna { $now } Vigore.
event-changed-accomplished = La missione è compiuta!
event-changed-door-open = { $who } apre la porta.
event-changed-door-closed = { $who } chiude la porta.
event-moved-run = { $who } { $who-number ->
        [many] corrono
       *[one] corre
    } in { $at }.
event-moved-occupy = { $who } { $who-number ->
        [many] occupano
       *[one] occupa
    } la posizione in { $at }.
event-moved-surprise = Sorpresa: { $who } si ritrova in { $at }.

## La fine

end-universalis-done = la missione è compiuta e gli eroi sono fuori
end-universalis-fled = gli eroi se ne sono andati senza compiere la missione
end-universalis-all-down = tutti gli eroi sono Ko
end-universalis-too-late = il tempo è scaduto
summary-slain = creature eliminate
summary-achieved = Achievement degli eroi
summary-suffered = Achievement del Dark Player

## Altro sulle scelte

universalis-explain-attack = attacco { SIGNED($n) }
universalis-explain-defense = difesa { SIGNED($n) }
universalis-explain-shot = tiro { SIGNED($n) }, colpisce con 10
universalis-explain-dice = { $n ->
        [one] 1 dado danno
       *[other] { $n } dadi danno
    }
universalis-explain-armor = contro Armatura { $n }
universalis-explain-second-use = secondo uso
universalis-explain-walk = { $n ->
        [one] costa 1 casella di Movimento
       *[other] costa { $n } caselle di Movimento
    }
universalis-explain-rough = { $n } in più per terreno accidentato
universalis-explain-slowed = { $n } in più per salire o passare un alleato
universalis-ladder = Scala verticale
