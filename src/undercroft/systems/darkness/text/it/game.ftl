### Che cosa dice Massive Darkness al tavolo. Le carte stanno in cards.ftl, le missioni in quests.ftl.

system-darkness = Massive Darkness
system-darkness-pitch = Gli eroi scendono nel buio, dove bande, guardiani e mostri erranti usano contro di loro i tesori che portano. Nascondetevi nell’ombra, crescete a ogni scontro e uscite prima che la luce si spenga.
darkness = Massive Darkness

# I generi dei nomi: un nome nudo si cerca come darkness-<genere>-<nome>. Uguale in ogni lingua.
darkness-names = gear foe foe-card door event quest hero class token pile mark line-battle-wizard line-bloodmoon-nightrunner line-nightshade-ranger line-paladin-of-fury line-pit-fighter-berserker line-shadow-barbarian

## Opzioni della partita

option-lifebringer = Segnalini Portavita
    .help = Quante volte un Eroe ucciso può tornare: meno sono, più è difficile.
option-mode = Modalità
    .help = Nella modalità storia gli Eroi tengono carte e abilità da una missione all’altra e crescono più piano.
    .standard = Standard: una sola missione
    .story = Storia: una campagna
option-g25 = Miniature
    .help = Quando le figure di un tipo finiscono, quelle sul tabellone agiscono un’altra volta.
    .limited = quante ne ha la scatola
    .unlimited = quante ne chiedono le carte
option-g63 = Raccogliere accanto a Nemici storditi
    .help = Un Eroe può raccogliere dove tutti i Nemici sono storditi?
    .refused = no
    .allowed = sì
option-g130 = Ferite del buio nello Stadio 3
    .help = Solo per Il cuore dell’oscurità: le Ferite degli Stadi 2 e 3 si sommano?
    .replaced = due per ogni Eroe iniziale
    .added = tre per ogni Eroe iniziale

## Round, fasi, tracciati

darkness-round = Round
darkness-level = Livello
darkness-lifebringer = Portavita
darkness-phase-setup = Preparazione
darkness-phase-heroes = Fase degli Eroi
darkness-phase-enemies = Fase dei Nemici
darkness-phase-experience = Fase Esperienza
darkness-phase-events = Fase Evento
darkness-phase-end = Fase Finale
darkness-phase-town-market = Mercato
darkness-phase-camp = Accampamento
darkness-quest-town-market = Mercato
    .story = Un giorno solo tra una discesa e l’altra: una piazza che sa d’olio da lampada e di voci, e un banco che non chiede da dove venga il sangue sulla lama. Ciò che a voi non serve più è la prima spada di qualcun altro.
    .goal = Vendete, barattate e dividete finché ogni Eroe è pronto per la prossima Missione.
    .rules = Ogni Eroe vende una carta e fa uno scambio; alla fine ciascuno tiene sei carte, tra cui un solo Artefatto.
darkness-quest-camp = Accampamento
    .story = Stavolta niente città. Fasciate ciò che sanguina, buttate ciò che pesa e guardate il buco nel terreno che ieri vi ha battuti.
    .goal = Preparatevi a ritentare la stessa Missione.
    .rules = Qui non c’è mercato; le carte si possono cambiare con Equipaggiamento Iniziale.
darkness-market = in vendita al mercato

darkness-role-mob = Banda: un Capo con i suoi Sgherri
darkness-role-agent = Agente: chiama una Guardia a ogni Round
darkness-role-roamer = Mostro Errante
darkness-nature = Per natura
darkness-own = potere naturale

## Mazzi

darkness-pile-treasure-1 = Tesori di Livello 1
    .the = i Tesori di Livello 1
    .form = mp
darkness-pile-treasure-2 = Tesori di Livello 2
    .the = i Tesori di Livello 2
    .form = mp
darkness-pile-treasure-3 = Tesori di Livello 3
    .the = i Tesori di Livello 3
    .form = mp
darkness-pile-treasure-4 = Tesori di Livello 4
    .the = i Tesori di Livello 4
    .form = mp
darkness-pile-treasure-5 = Tesori di Livello 5
    .the = i Tesori di Livello 5
    .form = mp
darkness-pile-guard-1 = Guardie di Livello 1
    .the = le Guardie di Livello 1
    .form = fp
darkness-pile-guard-2 = Guardie di Livello 2
    .the = le Guardie di Livello 2
    .form = fp
darkness-pile-guard-3 = Guardie di Livello 3
    .the = le Guardie di Livello 3
    .form = fp
darkness-pile-guard-4 = Guardie di Livello 4
    .the = le Guardie di Livello 4
    .form = fp
darkness-pile-guard-5 = Guardie di Livello 5
    .the = le Guardie di Livello 5
    .form = fp
darkness-pile-lesser = Mostri Erranti minori
    .the = i Mostri Erranti minori
    .form = mp
darkness-pile-greater = Mostri Erranti maggiori
    .the = i Mostri Erranti maggiori
    .form = mp
darkness-pile-artifact = Artefatti
    .the = gli Artefatti
    .form = mp
darkness-pile-start = Equipaggiamento iniziale
    .the = l’Equipaggiamento iniziale
darkness-pile-door = carte Porta
    .the = le carte Porta
    .form = fp
darkness-pile-event = carte Evento
    .the = le carte Evento
    .form = fp

## Numeri delle figure e delle schede

xp = PE
micro = Micro-PE
actions = Azioni rimaste
minions = Sgherri
health-each = Salute di ogni figura (di un Agente o Mostro Errante: per ogni Eroe)
melee-red = dadi rossi in Mischia
melee-yellow = dadi gialli in Mischia
ranged-red = dadi rossi a Distanza
ranged-yellow = dadi gialli a Distanza
magic-red = dadi rossi in Magia
magic-yellow = dadi gialli in Magia
defense-green = dadi verdi in Difesa
defense-blue = dadi blu in Difesa
summary-level = Livello raggiunto

## Condizioni e segni

stunned = stordimento
asleep = nel sonno
shadow = nell’ombra
led = con il Capo
leaderless = il Capo è morto

## Generi di combattimento, posti, simboli, dadi

darkness-melee = Mischia
    .form = f
darkness-ranged = Distanza
    .form = f
darkness-magic = Magia
    .form = f
darkness-defense = Difesa
    .form = f
darkness-attack = Attacco
darkness-red = rosso
darkness-yellow = giallo
darkness-green = verde
darkness-blue = blu
darkness-hit = Colpo
darkness-bam = Bam
slot-body = corpo
slot-hand = una mano
slot-two-handed = due mani
slot-none = nello zaino

symbol-hit = Colpo
symbol-shield = Scudo
symbol-bam = Bam
symbol-diamond = Diamante
die-red = rosso
die-yellow = giallo
die-green = verde
die-blue = blu
dice-red = { $n ->
        [one] { $n } rosso
       *[other] { $n } rossi
    }
dice-yellow = { $n ->
        [one] { $n } giallo
       *[other] { $n } gialli
    }
dice-green = { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
dice-blue = { $n } blu
die-red-1 = rosso vuoto
die-red-2 = rosso 3 Colpi
die-red-3 = rosso Colpo+Bam
die-red-4 = rosso 2 Colpi+Diamante
die-red-5 = rosso 2 Colpi
die-red-6 = rosso 2 Colpi
die-yellow-1 = giallo vuoto
die-yellow-2 = giallo Colpo+Bam
die-yellow-3 = giallo vuoto
die-yellow-4 = giallo 2 Colpi
die-yellow-5 = giallo Colpo
die-yellow-6 = giallo Colpo
die-green-1 = verde vuoto
die-green-2 = verde 2 Scudi
die-green-3 = verde Scudo+Bam
die-green-4 = verde Scudo+Diamante
die-green-5 = verde Scudo
die-green-6 = verde 2 Scudi
die-blue-1 = blu vuoto
die-blue-2 = blu Scudo+Bam
die-blue-3 = blu vuoto
die-blue-4 = blu Scudo
die-blue-5 = blu vuoto
die-blue-6 = blu Scudo

roll-melee-attack = attacco in Mischia
roll-ranged-attack = attacco a Distanza
roll-magic-attack = attacco di Magia
roll-reroll = nuovo tiro

## Che cosa dicono le carte: quando vale un potere, che cosa richiede, quanto costa

darkness-when-attack = Attacco
darkness-when-melee = Mischia
darkness-when-ranged = Distanza
darkness-when-magic = Magia
darkness-when-defense = Difesa
darkness-when-melee-defense = Difesa dalla Mischia
darkness-when-ranged-defense = Difesa dalla Distanza
darkness-when-magic-defense = Difesa dalla Magia
darkness-rush-charge = nella Carica
darkness-rush-safe-shot = nel Tiro sicuro
darkness-need-shadow = nell’ombra
darkness-need-wounded = con almeno { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-need-bloodlust = subendo { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-need-blood-tribute = tu o un Alleato in vista subite { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-need-dual-wielding = con un’arma in ogni mano
darkness-need-mace-or-hammer = con una mazza o un martello
darkness-need-no-armor = senza armatura
darkness-need-shield = con uno scudo
darkness-need-sword = con una spada
darkness-need-two-handed = con un’arma a due mani
darkness-pay-bam = { $n } Bam
darkness-pay-diamond = { $n ->
        [one] { $n } Diamante
       *[other] { $n } Diamanti
    }
darkness-repeat = fino a { $n } volte
darkness-for-allies = anche per gli Alleati nella tua Zona
darkness-behind-ambush = Imboscata: il primo Nemico è accanto a chi ha aperto
darkness-behind-zone = Zona { $n }
darkness-behind-spawn = un Nemico
darkness-behind-treasure = { $n ->
        [one] un segnalino Tesoro
       *[other] { $n } segnalini Tesoro
    }
darkness-behind-special = un segnalino Tesoro Speciale
darkness-behind-nothing = niente
darkness-use-once = si usa una volta, poi si scarta
darkness-use-trap = Trappola
darkness-use-luck = Fortuna
darkness-use-signature = quando si usa
darkness-signature-cost = Abilità distintiva: 1 PE, una volta per Attivazione
darkness-skill-next = poi dal Livello { $n }
darkness-skill-level = dal Livello { $n }
darkness-skill-cost = { $n } PE
darkness-against-green = contro { $n ->
        [one] { $n } verde
       *[other] { $n } verdi
    }
darkness-against-blue = contro { $n } blu
darkness-against-nothing = contro nessun dado
darkness-dice-none = nessun dado
darkness-term-red = { $n ->
        [1] +1 rosso
        [-1] −1 rosso
       *[other] { SIGNED($n) } rossi
    }
darkness-term-yellow = { $n ->
        [1] +1 giallo
        [-1] −1 giallo
       *[other] { SIGNED($n) } gialli
    }
darkness-term-green = { $n ->
        [1] +1 verde
        [-1] −1 verde
       *[other] { SIGNED($n) } verdi
    }
darkness-term-blue = { SIGNED($n) } blu
darkness-left-bam = { $n } Bam
darkness-left-diamond = { $n ->
        [one] { $n } Diamante
       *[other] { $n } Diamanti
    }
darkness-so-far-hits = finora { $n ->
        [one] { $n } Colpo
       *[other] { $n } Colpi
    }
darkness-so-far-shields = contro { $n ->
        [one] { $n } Scudo
       *[other] { $n } Scudi
    }

## Che cosa fanno le carte in combattimento

darkness-word-hits = { SIGNED($n) } { $n ->
        [one] Colpo
       *[other] Colpi
    }
darkness-word-attacker-hits = Attaccante { SIGNED($n) } { $n ->
        [one] Colpo
       *[other] Colpi
    }
darkness-word-shields = { SIGNED($n) } { $n ->
        [one] Scudo
       *[other] Scudi
    }
darkness-word-defender-shields = Difensore { SIGNED($n) } { $n ->
        [one] Scudo
       *[other] Scudi
    }
darkness-word-bams = { SIGNED($n) } Bam
darkness-word-diamonds = { SIGNED($n) } { $n ->
        [one] Diamante
       *[other] Diamanti
    }
darkness-word-wounds = { SIGNED($n) } { $n ->
        [one] Ferita
       *[other] Ferite
    } oltre ogni Scudo
darkness-word-red = { SIGNED($n) } { $n ->
        [one] dado rosso
       *[other] dadi rossi
    }
darkness-word-yellow = { SIGNED($n) } { $n ->
        [one] dado giallo
       *[other] dadi gialli
    }
darkness-word-green = { SIGNED($n) } { $n ->
        [one] dado verde
       *[other] dadi verdi
    }
darkness-word-blue = { SIGNED($n) } { $n ->
        [one] dado blu
       *[other] dadi blu
    }
darkness-word-attacker-red = Attaccante { SIGNED($n) } { $n ->
        [one] dado rosso
       *[other] dadi rossi
    }
darkness-word-attacker-yellow = Attaccante { SIGNED($n) } { $n ->
        [one] dado giallo
       *[other] dadi gialli
    }
darkness-word-attack-dice = { SIGNED($n) } { $n ->
        [one] dado Attacco
       *[other] dadi Attacco
    }, rosso o giallo
darkness-word-attacker-dice = Attaccante { SIGNED($n) } { $n ->
        [one] dado
       *[other] dadi
    } di qualsiasi colore
darkness-word-defender-green = Difensore { SIGNED($n) } { $n ->
        [one] dado verde
       *[other] dadi verdi
    }
darkness-word-defender-blue = Difensore { SIGNED($n) } { $n ->
        [one] dado blu
       *[other] dadi blu
    }
darkness-word-defense-dice = { SIGNED($n) } { $n ->
        [one] dado Difesa
       *[other] dadi Difesa
    }, verde o blu
darkness-word-defender-dice = Difensore { SIGNED($n) } { $n ->
        [one] dado
       *[other] dadi
    } di qualsiasi colore
darkness-word-defender-no-dice = il Difensore non tira dadi
darkness-word-reroll-attack = ritira tutti i dadi Attacco
darkness-word-reroll-defense = ritira tutti i dadi Difesa
darkness-word-reroll-either = ritira tutti i dadi Attacco o tutti i dadi Difesa
darkness-word-reroll-any-attack = ritira quanti dadi Attacco vuoi
darkness-word-reroll-any-defense = ritira quanti dadi Difesa vuoi
darkness-word-reroll-any-either = ritira quanti dadi Attacco o Difesa vuoi
darkness-word-reroll-blanks-attack = ritira i dadi Attacco vuoti
darkness-word-reroll-blanks-defense = ritira i dadi Difesa vuoti
darkness-word-reroll-blanks-either = ritira i dadi vuoti di Attacco o di Difesa
darkness-word-cancel-attack-bam = l’Attaccante perde un Bam
darkness-word-cancel-attack-diamond = l’Attaccante perde un Diamante
darkness-word-cancel-defense-bam = il Difensore perde un Bam
darkness-word-cancel-defense-diamond = il Difensore perde un Diamante
darkness-word-cancel-attack-all = l’Attaccante perde tutti i Bam e i Diamanti
darkness-word-cancel-defense-all = il Difensore perde tutti i Bam e i Diamanti
darkness-word-flip-blanks = dopo un nuovo tiro rovescia fino a { $n ->
        [one] { $n } dado vuoto
       *[other] { $n } dadi vuoti
    }
darkness-word-mend-blank = dopo un nuovo tiro un Colpo o un Bam per { $n ->
        [one] { $n } dado vuoto
       *[other] { $n } dadi vuoti
    }
darkness-word-double-hits = i Colpi sui dadi contano doppio
darkness-word-if-no-wound = se l’attacco non ferisce, { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-stun = stordisce l’avversario
darkness-word-strike-boss = le Ferite possono andare al Capo nonostante gli Sgherri
darkness-word-kill = una figura del Difensore muore all’istante
darkness-word-sweep = ogni altro avversario nella Zona del bersaglio subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-drain = se l’attacco ferisce, cura { $n }
darkness-word-trophy = { SIGNED($n) } PE per ogni figura uccisa
darkness-word-step-after = poi muoviti fino a { $n ->
        [one] { $n } Zona
       *[other] { $n } Zone
    } malgrado i Nemici

## Che cosa danno le carte

darkness-word-slippery = Sfuggente: i Nemici non ti trattengono in una Zona
darkness-word-taunt = Provocazione: i Nemici scelgono te prima di tutti
darkness-word-regeneration = cura { $n } all’inizio dell’Attivazione
darkness-word-payback = un Attaccante con meno Colpi che Scudi subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-halve-wounds = le Ferite di un attacco si dimezzano, per eccesso
darkness-word-max-health = { SIGNED($n) } alla Salute massima
darkness-word-movement = { SIGNED($n) } { $n ->
        [one] Punto Movimento
       *[other] Punti Movimento
    } in ogni Azione di Movimento
darkness-word-sword-and-spell = attacchi di Magia con armi da Mischia, nella propria Zona
darkness-word-command = una volta per Attivazione, con un’Azione, un altro Eroe agisce subito gratis
darkness-word-teleport = con un’Azione muoviti fino a { $n ->
        [one] { $n } Zona
       *[other] { $n } Zone
    } malgrado i Nemici
darkness-word-long-reach = la Magia arriva { $n ->
        [one] { $n } Zona
       *[other] { $n } Zone
    } più lontano
darkness-word-bulwark = una volta per Round, un attacco a un Alleato nella tua Zona può colpire te
darkness-word-actions-any = { $n ->
        [one] { $n } Azione in più
       *[other] { $n } Azioni in più
    } a ogni Attivazione
darkness-word-actions-melee = { $n ->
        [one] { $n } Azione di Mischia gratis
       *[other] { $n } Azioni di Mischia gratis
    } a ogni Attivazione
darkness-word-actions-ranged = { $n ->
        [one] { $n } Azione a Distanza gratis
       *[other] { $n } Azioni a Distanza gratis
    } a ogni Attivazione
darkness-word-actions-magic = { $n ->
        [one] { $n } Azione di Magia gratis
       *[other] { $n } Azioni di Magia gratis
    } a ogni Attivazione
darkness-word-actions-movement = { $n ->
        [one] { $n } Azione di Movimento gratis
       *[other] { $n } Azioni di Movimento gratis
    } a ogni Attivazione
darkness-word-actions-combat = { $n ->
        [one] { $n } Azione di Combattimento gratis
       *[other] { $n } Azioni di Combattimento gratis
    } a ogni Attivazione
darkness-word-charge = Carica: muoviti di 1 o 2 Zone fino a un Nemico e colpisci, con una sola Azione
darkness-word-safe-shot = Tiro sicuro: muoviti di 1 Zona malgrado i Nemici e tira, con una sola Azione

## Che cosa fanno le carte usate, trovate o pescate

darkness-word-heal = cura { $n }
darkness-word-heal-fully = cura tutto
darkness-word-heal-zone = ogni Eroe nella Zona cura { $n }
darkness-word-heal-all = ogni Eroe cura { $n }
darkness-word-hurt = subisci { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-hurt-zone = ogni Eroe nella Zona subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-hurt-foes = ogni Nemico nella Zona subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    }
darkness-word-stun-self = cadi a terra per lo stordimento
darkness-word-stun-foes = stordisce ogni Nemico nella Zona
darkness-word-gain-xp = guadagna { $n } PE
darkness-word-gain-xp-all = ogni Eroe guadagna { $n } PE
darkness-word-find = pesca { $n ->
        [one] una carta Tesoro
       *[other] { $n } carte Tesoro
    } del Livello attuale
darkness-word-extra-action = { SIGNED($n) } { $n ->
        [one] Azione
       *[other] Azioni
    } adesso
darkness-word-free-steps = muoviti fino a { $n ->
        [one] { $n } Zona
       *[other] { $n } Zone
    } malgrado i Nemici
darkness-word-call-guard = compaiono Guardie nella tua Zona
darkness-word-spill = perdi la carta migliore tra quelle non indossate
darkness-word-patrol-below = compaiono Guardie al Livello inferiore
darkness-word-patrol-here = compaiono Guardie al Livello attuale
darkness-word-patrol-above = compaiono Guardie al Livello superiore
darkness-word-roamer-below = compare un Mostro Errante al Livello inferiore; se ce n’è già uno, agiscono tutti
darkness-word-roamer-here = compare un Mostro Errante al Livello attuale; se ce n’è già uno, agiscono tutti
darkness-word-roamer-above = compare un Mostro Errante al Livello superiore; se ce n’è già uno, agiscono tutti
darkness-word-rally-foes = ogni Nemico agisce una volta
darkness-word-wake-stunned = i Nemici storditi si rialzano
darkness-word-treasure-on-level = { $n ->
        [one] un segnalino Tesoro
       *[other] { $n } segnalini Tesoro
    } presso il segnalino del Livello attuale
darkness-word-hunt-richest = agisce il Nemico più vicino all’Eroe con più PE
darkness-word-next-signature-free = la prossima abilità distintiva di ogni Eroe non costa nulla

## Domande

ask-starting-weapon = Con quale arma comincia { $who }?
ask-hero-action = { $who }: quale Azione? Rimaste: { $about }.
ask-commanded = { $who } può agire subito, gratis. Che cosa fa?
ask-walk = { $who } è in movimento. Punti Movimento rimasti: { $about }. E adesso?
ask-leave = { $who } lascia il tabellone dall’Uscita?
ask-rush-target = Chi colpisce { $who }?
ask-trade = Riordino e scambio nella Zona di { $who }: ogni carta può muoversi una volta.
ask-reorganise = { $who } cambia ciò che indossa? Adesso è gratis.
ask-transmute = Trasmutazione: quale carta dà { $who }? Ancora da dare: { $about }.
ask-share-card = { $about }: chi la prende?
ask-before-attack = { $who } attacca. Usare qualcosa prima dei dadi?
ask-before-defense = { $who } subisce un attacco. Usare qualcosa prima dei dadi?
ask-bulwark = { $who } può prendere questo attacco su di sé. Si fa avanti?
ask-bodyguard = { $who } può proteggere l’Alleato attaccato, per 1 PE. Lo fa?
ask-reroll-all = { $who } può ritirare tutti i dadi di una parte. Lo fa?
ask-reroll-any = { $who } può ritirare quali di questi dadi vuole. Quali?
ask-rescue = { $about } Ferite ucciderebbero un Eroe. Che cosa usa prima { $who }?
ask-fend-off = Un Nemico sta per attaccare. { $who } usa prima qualcosa?
ask-reroll-blanks = { $who } può ritirare i dadi vuoti. Lo fa?
ask-mend-blank = { $who }: che cosa diventa il dado vuoto?
ask-enchant-attack = { $who }: per quale incantamento spende Bam e Diamanti?
ask-enchant-defense = { $who }: per quale incantamento spende Bam e Diamanti in difesa?
ask-remove-die = { $who } toglie un dado tirato. Quale?
ask-assign-wounds = { $who }: chi ne soffre? Ferite rimaste: { $about }.
ask-next-counter = Quale Nemico contrattacca per primo?
ask-next-foe = Quale Nemico agisce adesso?
ask-attack-target = Più Eroi hanno gli stessi PE. Chi { $who-number ->
        [many] attaccano { $who }?
       *[one] attacca { $who }?
    }
ask-move-target = Più Eroi hanno gli stessi PE. Chi { $who-number ->
        [many] inseguono { $who }?
       *[one] insegue { $who }?
    }
ask-foe-way = Da che parte { $who-number ->
        [many] vanno { $who }?
       *[one] va { $who }?
    }
ask-level-zone = Più Zone hanno questo segnalino Livello. Dove accade?
ask-next-room = Una Camera di più stanze: quale viene dopo sulla carta Porta?
ask-learn-skill = Esperienza: quale abilità impara { $who }?
ask-market = { $who } al mercato: può vendere una carta e fare uno scambio.
ask-barter-take = Che cosa vuole { $who } dal mercato?
ask-barter-give = Che cosa dà in cambio { $who }? Deve valere almeno altrettanti Livelli.
ask-keep-six = { $who } ha troppo: al massimo sei carte e un Artefatto. Quale si scarta?
ask-restock = { $who } cambia una carta con Equipaggiamento iniziale?
ask-restock-take = Quale Equipaggiamento iniziale prende { $who }?

ask-short-reroll-all = ritirare
ask-short-reroll-any = ritirare dei dadi
ask-short-rescue = salvare una vita
ask-short-fend-off = tenere lontano il Nemico
ask-short-reroll-blanks = ritirare i dadi vuoti
ask-short-enchant-attack = spendere Bam e Diamanti
ask-short-enchant-defense = spendere Bam e Diamanti in difesa
ask-short-before-attack = usare qualcosa prima dei dadi
ask-short-before-defense = usare qualcosa prima dei dadi
ask-short-bulwark = farsi avanti
ask-short-bodyguard = proteggere l’Alleato
ask-short-assign-wounds = chi ne soffre
ask-short-mend-blank = il dado vuoto
ask-short-remove-die = il dado tolto
ask-short-rush-target = chi colpire
ask-short-walk = il prossimo passo

## Scelte

act-take = Prendi { $what-the }
    .told = Prendi { $what-the } ({ $text })
    .nothing = Prendi qualcosa
act-move = Movimento: camminare, aprire porte, raccogliere
    .verb = Movimento
    .cost = 1 Azione
act-step = Vai in { $at }
    .nowhere = Lascia la Zona
    .verb = Vai
act-open = Apri la porta verso { $at }
    .nowhere = Apri una porta
    .verb = Apri la porta
act-pick-up = Raccogli tutto ciò che c’è qui
act-stop = Fermati qui
act-teleport = Teletrasportati in { $at }
    .nowhere = Teletrasporto
    .cost = 1 Azione
act-melee = Attacca { $who } (Mischia)
    .told = Attacca { $who }: Mischia, { $text }
    .nobody = Attacco in Mischia
    .verb = Mischia
    .cost = 1 Azione
act-ranged = Tira contro { $who } (Distanza)
    .told = Tira contro { $who }: Distanza, { $text }
    .nobody = Attacco a Distanza
    .verb = Distanza
    .cost = 1 Azione
act-magic = Attacca { $who } (Magia)
    .told = Incanta { $who }: Magia, { $text }
    .nobody = Attacco di Magia
    .verb = Magia
    .cost = 1 Azione
act-blade = Colpisci { $who } con lama e incanto (Magia)
    .told = Colpisci { $who } con lama e incanto: Magia, { $text }
    .nobody = Colpo con lama e incanto
    .verb = Spada e incanto
    .cost = 1 Azione
act-charge = Carica in { $at }
    .nowhere = Carica
    .cost = 1 Azione
act-safe-shot = Tiro sicuro: vai in { $at } e tira
    .nowhere = Tiro sicuro
    .cost = 1 Azione
act-command = Fai agire subito { $who }
    .nobody = Comando
    .cost = 1 Azione
act-trade = Riordina e scambia
    .cost = 1 Azione
act-transmute = Trasmuta: tre carte per una migliore
    .cost = gratis
act-sign = Usa l’abilità distintiva (1 PE)
    .told = Usa l’abilità distintiva (1 PE): { $text }
    .verb = Abilità distintiva
    .cost = 1 PE
act-use = Usa { $what-the }
    .told = Usa { $what-the } ({ $text })
    .nothing = Usa qualcosa
    .cost = gratis
act-get-up = Rialzati
    .cost = 1 Azione
act-end = Termina il turno
act-done = Fatto
    .told = Fatto ({ $text })
act-keep = Tieni { $what-the }
    .told = Tieni { $what-the } ({ $text })
    .nothing = Lascia i dadi come sono
act-give = Dai { $what-the } a { $who }
act-wear = { $who }: equipaggia { $what-the }{ $n ->
        [0] {""}
        [1] , al posto della carta nella prima mano
       *[other] , al posto della carta nella seconda mano
    }
    .told = { $who }: equipaggia { $what-the }{ $n ->
        [0] {""}
        [1] , al posto della carta nella prima mano
       *[other] , al posto della carta nella seconda mano
    } ({ $text })
    .verb = Equipaggia
act-stow = { $who }: riponi { $what-the }
    .verb = Riponi
act-hand = Dai { $what-the } a { $who }
    .verb = Dai
act-hand-token = Dai { $what-the } a { $who }
    .verb = Dai
act-throw-in = Metti { $what-the }
    .verb = Metti
act-decline = No
act-step-in = Fatti avanti per { $who }
    .nobody = Fatti avanti
act-bleed = { $who } subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    } per { $what }
    .told = { $who } subisce { $n ->
        [one] { $n } Ferita
       *[other] { $n } Ferite
    } per { $what }: { $text }
    .verb = Paga con Ferite
act-enchant = Usa { $what }
    .told = { $what } – { $text }
    .verb = Incantamento
act-remove = Togli un dado { $what }
    .told = Togli: { $text }
    .verb = Togli
act-reroll-die = Ritira un dado { $what }
    .told = Ritira: { $text }
    .verb = Ritira
act-reroll = Ritira i dadi di { $what }
    .told = Ritira i dadi di { $what } ({ $text })
    .verb = Ritira
act-mend = Diventa un { $what }
    .verb = Cambia
act-activate = { $who }
    .nobody = Attiva
act-target = { $who }
    .nobody = Bersaglio
act-way = Verso { $at }
    .nowhere = Verso
act-place = In { $at }
    .nowhere = Qui
act-learn = Impara { $what } ({ $n } PE)
    .told = Impara { $what } per { $n } PE – { $text }
    .nothing = Impara un’abilità
    .verb = Impara
act-wound = { $what-the }
    .verb = Ferisci
act-barter = Scambia carte
act-sell = Vendi { $what-the } per { $n } PE
    .nothing = Vendi una carta
    .verb = Vendi
act-give-up = Dai { $what-the }
    .verb = Dai
act-swap = Consegna { $what-the }
    .told = Consegna { $what-the } ({ $text })
    .verb = Consegna
act-discard = Scarta { $what-the }
    .verb = Scarta
darkness-boss = Capo
    .the = il Capo
darkness-minion = Sgherro
    .the = uno Sgherro
darkness-charge = Carica
    .form = f
darkness-safe-shot = Tiro sicuro
darkness-signature = abilità distintiva
    .form = f
darkness-special = abilità speciale
    .form = f
darkness-free = abilità della classe
    .form = f

## Che cosa non si può fare

darkness-why-stunned = è a terra: prima deve rialzarsi, con un’Azione
darkness-why-no-actions = non restano Azioni
darkness-why-pinned = un Nemico nella Zona ti trattiene: uccidilo o stordiscilo prima
darkness-why-no-melee-weapon = nessuna arma da Mischia in mano
darkness-why-no-ranged-weapon = nessuna arma a Distanza in mano
darkness-why-no-magic-weapon = nessuna arma di Magia in mano
darkness-why-no-melee-target = nessun Nemico nella tua Zona
darkness-why-no-ranged-target = nessun Nemico in linea di vista, ad almeno una Zona
darkness-why-no-magic-target = nessun Nemico in linea di vista, a una o due Zone
darkness-why-guarded = la Zona è presidiata dai Nemici: prima vanno battuti
darkness-why-three-cards = servono tre carte
darkness-why-signed = già usata in questa Attivazione
darkness-why-no-xp = costa 1 PE e non ce ne sono

## Che cosa è accaduto

event-began-hero-turn = { $who-number ->
        [many] Agiscono { $who }.
       *[one] Agisce { $who }: tre Azioni.
    }
    .alone = Agisce il prossimo Eroe.
event-began-foe-turn = { $who-number ->
        [many] Agiscono { $who }.
       *[one] Agisce { $who }.
    }
    .alone = Agisce il prossimo Nemico.
event-began-enemies-phase = Agiscono i Nemici.
event-began-event-phase = Un Evento.
event-began-melee-attack = { $who } { $who-number ->
        [many] attaccano in Mischia.
       *[one] attacca in Mischia.
    }
    .alone = Un attacco in Mischia.
event-began-ranged-attack = { $who } { $who-number ->
        [many] tirano.
       *[one] tira.
    }
    .alone = Un attacco a Distanza.
event-began-magic-attack = { $who } { $who-number ->
        [many] lanciano un incanto.
       *[one] lancia un incanto.
    }
    .alone = Un attacco di Magia.
event-began-town-market = Gli Eroi arrivano in città e il mercato apre.
event-began-camp = Gli Eroi si accampano prima di riprovare.

event-moved-teleport = { $who } { $who-number ->
        [many] svaniscono e ricompaiono
       *[one] svanisce e ricompare
    } in { $at }.

event-rolled-melee-attack = Dadi: { $faces }.
    .alone = Dadi: { $faces }.
event-rolled-ranged-attack = Dadi: { $faces }.
    .alone = Dadi: { $faces }.
event-rolled-magic-attack = Dadi: { $faces }.
    .alone = Dadi: { $faces }.
event-rolled-reroll = Nuovo tiro: { $faces }.
    .alone = Nuovo tiro: { $faces }.

event-summed-hits = { $who } – Colpi: { $total }.
    .bare = Colpi: { $total }.
event-summed-shields = { $who } – Scudi: { $total }.
    .bare = Scudi: { $total }.
event-summed-wounds = { $who } – Ferite: { $total }.
    .bare = Ferite: { $total }.
event-summed-red-dice = { $who } – dadi rossi: { $total } ({ $terms }).
    .quiet = sì
event-summed-yellow-dice = { $who } – dadi gialli: { $total } ({ $terms }).
    .quiet = sì
event-summed-green-dice = { $who } – dadi verdi: { $total } ({ $terms }).
    .quiet = sì
event-summed-blue-dice = { $who } – dadi blu: { $total } ({ $terms }).
    .quiet = sì
number-red-dice = dadi rossi
number-yellow-dice = dadi gialli
number-green-dice = dadi verdi
number-blue-dice = dadi blu
number-hits = Colpi
number-shields = Scudi
number-wounds = Ferite
roll-attack = attacco
roll-defense = difesa
rule-source-attack-dice = dadi Attacco
rule-source-defense-dice = dadi Difesa
rule-source-charge = Carica
rule-source-safe-shot = Tiro sicuro
rule-source-three-of-a-colour = al massimo tre di un colore
darkness-three-of-a-colour = { rule-source-three-of-a-colour }
rule-source-never-below-nothing = mai sotto 0
rule-source-hits-past-shields = Colpi oltre gli Scudi
rule-source-did-not-wound = perché l’attacco non ha ferito

event-harmed-trap = Una trappola ferisce { $who }: { $amount ->
        [one] { $amount } Ferita
       *[other] { $amount } Ferite
    }, Salute { $left }.
event-harmed-bloodlust = { $who } { $who-number ->
        [many] pagano
       *[one] paga
    } con { $amount ->
        [one] { $amount } Ferita
       *[other] { $amount } Ferite
    }, Salute { $left }.
event-harmed-payback = Il colpo si ritorce: { $who } { $who-number ->
        [many] subiscono
       *[one] subisce
    } { $amount ->
        [one] { $amount } Ferita
       *[other] { $amount } Ferite
    }.
event-harmed-sweep = La spazzata colpisce anche { $who }: { $amount ->
        [one] { $amount } Ferita
       *[other] { $amount } Ferite
    }.
event-harmed-all-in-zone = { $who }: ogni figura subisce { $amount ->
        [one] { $amount } Ferita
       *[other] { $amount } Ferite
    }.
event-healed-regeneration = { $who } rigenera { $amount }, Salute { $left }.
event-healed-drain = { $who } risucchia { $amount }, Salute { $left }.
event-healed-resurrection = Il Portavita rialza { $who }: Salute { $left }.

event-changed-stunned = { $now ->
        [0] { $who } { $who-number ->
            [many] si rialzano.
           *[one] si rialza.
        }
       *[other] { $who } { $who-form ->
            [f] è stordita.
            [mp] sono storditi.
            [fp] sono stordite.
           *[m] è stordito.
        }
    }
event-changed-xp = { $who } guadagna { $was } PE e ne ha { $now }.
event-changed-lifebringer = { $who }: segnalini Portavita rimasti: { $now }.
    .alone = Segnalini Portavita rimasti: { $now }.
turning-level = Ora valgono i segnalini di questo Livello, e si possono usare le Abilità fino a questo Livello. Non scende più.
turning-killed = Fino al round seguente nulla tocca un Eroe caduto, se non uno Scambio. Poi il Lifebringer lo rialza per un segnalino; se non ce n’è, la partita è persa.
    .foe = Uno dei grandi se n’è andato per sempre.
event-changed-level = { $who }: il Livello attuale è ora { $now }.
    .alone = Il Livello attuale è ora { $now }.
event-changed-learned = { $who } impara { $detail }.
event-changed-received = { $who } ottiene { $detail-the }.
event-changed-worn = { $who } equipaggia { $detail-the }.
event-changed-stowed = { $who } ripone { $detail-the }.
event-changed-used = { $who } usa { $detail-the }.
event-changed-lost = { $who } perde { $detail-the }.
event-changed-sold = { $who } vende { $detail-the } e ha { $now } PE.
event-changed-signature = { $who } usa l’abilità distintiva; PE rimasti: { $now }.
event-changed-bulwark = { $who } si fa avanti e prende l’attacco.
event-changed-enchantment = { $who } { $who-number ->
        [many] usano
       *[one] usa
    } un incantamento: { $detail }.
event-changed-armed = { $who } { $who-number ->
        [many] tengono
       *[one] tiene
    } { $detail-the }.
event-changed-minions = { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $by ->
        [-1] uno Sgherro
       *[other] Sgherri
    }; rimasti: { $now }.
event-changed-boss = { $who }: il Capo cade.
event-changed-no-miniatures = Non ci sono più figure per { $detail-the }: quelle sul tabellone agiscono un’altra volta.
    .alone = Non ci sono più figure per { $detail-the }: quelle sul tabellone agiscono un’altra volta.
event-changed-on-offer = In vendita: { $detail }.
    .alone = In vendita: { $detail }.
event-changed-door-opened = { $who } apre la porta verso { $at }.
    .alone = Si apre la porta verso { $at }.
event-changed-pillar-destroyed = { $who }: crolla il Pilastro in { $at }.
    .alone = Crolla il Pilastro in { $at }.

event-drawn = { $pile }: { $cards }.
    .alone = { $pile }: { $cards }.
    .hidden = { $seat } pesca: { $pile }.

event-placed-treasure = Un segnalino Tesoro va in { $at }.
    .figure = Un segnalino Tesoro va in { $at }.
    .nowhere = Compare un segnalino Tesoro.
event-placed-special = Un segnalino Tesoro Speciale va in { $at }.
    .figure = Un segnalino Tesoro Speciale va in { $at }.
    .nowhere = Compare un segnalino Tesoro Speciale.
event-removed-picked-up = Raccolto in { $at }: { $what }.
    .figure = { $who } raccoglie in { $at }: { $what }.
    .nowhere = Raccolto: { $what }.
event-removed-left = { $what }: fuori dall’Uscita.
    .figure = { $who } lascia il tabellone dall’Uscita.
    .nowhere = { $what }: fuori dall’Uscita.

darkness-used = { $who } – { $what }!

## Come finisce

darkness-escaped = tutti gli Eroi sono fuori
darkness-no-lifebringer = un Eroe giace morto e il Portavita non ha più segnalini
darkness-too-late = il tempo è scaduto
darkness-market-closed = il mercato è finito e la prossima missione attende
darkness-camp-struck = l’accampamento è smontato e la missione ricomincia

odds-mean = ⌀ { $mean } { $fact }
odds-slain = fuori gioco
odds-killed = figure uccise
    .counts = yes
