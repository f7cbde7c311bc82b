### Le parole del gioco di prova.

system-proving = Il gioco di prova
system-proving-pitch = Quattro eroi, un pugno di nemici e regole per tutto ciò che un gioco può fare. È breve, si può perdere, ed è stato scritto con la sola documentazione.
proving = Il gioco di prova
proving-names = quest

option-armed = Un’ascia per cominciare
    .help = Il primo eroe comincia con un’ascia in mano, che si può lanciare.

## Missioni

proving-quest-cellar = La cantina
    .story = Qualcosa di grosso si è sistemato sotto la locanda, e non paga.
    .goal = Uccidete l’orco prima che passino dieci round.
proving-quest-vigil = La veglia
    .story = Il pilastro deve reggere fino al mattino, e tutto ciò che striscia vorrebbe abbatterlo.
    .goal = Tenete intero il pilastro fino alla fine del sesto round.
proving-quest-warren = La tana
    .story = Nessuno è mai tornato con una mappa, perché la tana non è mai la stessa.
    .goal = Trovate il covo e uccidete l’orco prima che passino quattordici round.
proving-quest-gatehouse = Il corpo di guardia
    .story = Due stanze, nessuno di guardia, e un rumore dietro la porta. Un buon posto per imparare il mestiere.
    .goal = Vedete le due stanze e non lasciatevi nessun nemico.

## Figure

proving-knight = cavaliere
    .the = il cavaliere
proving-archer = arciera
    .the = l’arciera
    .form = f
proving-rogue = ladra
    .the = la ladra
    .form = f
proving-priest = sacerdote
    .the = il sacerdote
proving-rat = ratto
    .the = il ratto
proving-goblin = goblin
    .the = il goblin
proving-slinger = fromboliere
    .the = il fromboliere
proving-ogre = orco
    .the = l’orco
proving-pillar = pilastro
    .the = il pilastro

## Cose

proving-shield = scudo
    .the = lo scudo
proving-blade = lama
    .the = la lama
    .form = f
proving-potion = pozione
    .the = la pozione
    .form = f
proving-charm = amuleto
    .the = l’amuleto
proving-cloak = mantello
    .the = il mantello
proving-purse = borsa
    .the = la borsa
    .form = f
proving-cobweb = ragnatela
    .the = la ragnatela
    .form = f
proving-bone = osso
    .the = l’osso
proving-mirror = specchio
    .the = lo specchio
proving-axe = ascia
    .the = l’ascia
    .form = f
proving-snare = laccio
    .the = il laccio
proving-bell = campanello
    .the = il campanello
proving-fog = nebbia
    .the = la nebbia
    .form = f
proving-guard = Guardia
    .text = Chi sta accanto al bersaglio di un tiro può prenderlo su di sé.
proving-shove = Spinta
    .text = Un nemico piccolo può essere spinto via di una casella.
proving-backstab = Pugnalata
    .text = Un dado in più alle spalle.
proving-rats = ratti
    .form = mp
proving-goblins = goblin
    .form = mp
proving-slingers = frombolieri
    .form = mp
proving-quiet = nessuno
proving-bend = curva
    .form = f
proving-cross = incrocio
proving-hall = sala
    .form = f
proving-bridge = ponte
proving-cell = cella
    .form = f
proving-den = covo
proving-mouth = imbocco
proving-secret-door = una porta segreta
    .form = f
proving-room = stanza
    .form = f
proving-doubtful = terreno incerto
proving-pit = fossa
    .form = f
proving-rubble = macerie
    .form = fp
proving-chest = forziere
proving-hero = eroe
proving-foe = nemico
mark-rooted = impigliato
mark-damaged = danneggiato
proving-from-behind = alle spalle
proving-defence = difesa

## Ciò che si conta

proving-health = salute
proving-points = fortuna
proving-attack = attacco
proving-aim = mira
proving-slain = Nemici uccisi
proving-turns = Azioni rimaste
proving-order = Nel sacchetto
proving-traps = Trappole
proving-loot = Bottino
proving-brood = Chi vi abita
proving-tiles = Tessere
proving-scried = Visto nello specchio
die-hit = colpo
die-location = dove
roll-hurl = ascia
roll-detect = accorgersi
roll-shield = scudo
roll-initiative = sorpresa
roll-attack = attacco

## Scelte

act-turn = Agisce { $who }
act-end = Termina il turno
act-face = Guarda a { $n ->
        [2] est
        [4] sud
        [6] ovest
       *[other] nord
    }
act-move = Muoviti
act-go = Va’ in { $at }
act-charge = Carica { $who }
act-melee = Colpisci { $who }
act-shot = Tira: { $who }
act-hurl = Lancia l’ascia: { $who }
act-shove = Spingi { $who } in { $at }
act-open = Apri la porta
act-search = Fruga nel forziere
act-clear = Sgombra le macerie in { $at }
act-drink = Bevi la pozione
act-scry = Guarda nello specchio
act-ready = Impugna o indossa: { $what }
act-stow = Riponi: { $what }
act-mend = Ripara: { $what }
act-trade = Scambia
act-give = Da’: { $what } ({ $who })
act-guard = { $who } prende il tiro su di sé
act-stay = { $who } resta al suo posto
act-trap = Gioca { $what-the }
act-lay = Posa la tessera in { $at }, { $n ->
        [1] così com’è
        [2] girata a destra
        [3] capovolta
       *[other] girata a sinistra
    }

ask-act = Che cosa fa { $who }?
ask-next-hero = Chi agisce ora?
ask-where = Dove va { $who }?
ask-face = Dove guarda { $who }?
ask-shield = { $who }: alzare lo scudo?
ask-step-in = Qualcuno protegge { $who }?
ask-trade = Chi consegna qualcosa?
ask-ambush = Una trappola: { $who }?
ask-lay = Come si posa la tessera?
ask-target = Chi attacca { $who }?
ask-reroll = { $who }: spendere un punto fortuna e ritirare i dadi?
ask-short-reroll = fortuna
ask-short-shield = scudo
ask-short-step-in = protezione
ask-short-ambush = trappola
barred-rooted = impigliato fino alla fine del turno

## Che cosa è successo

event-changed-points = { $who } ha { $now } punti fortuna.
    .alone = { $now } punti fortuna.
event-changed-shield = { $who } perde lo scudo, che si rompe.
    .alone = Uno scudo si rompe.
event-changed-target = { $who } si fa avanti.
    .alone = Qualcuno si fa avanti.
event-changed-damaged = { $who }: si danneggia { $detail }.
    .alone = Si danneggia: { $detail }.
event-changed-readied = { $who } prende: { $detail }.
    .alone = Presa: { $detail }.
event-changed-stowed = { $who } ripone: { $detail }.
    .alone = Riposta: { $detail }.
event-changed-mended = { $who } ripara: { $detail }.
    .alone = Riparata: { $detail }.
event-changed-card = { $who } riceve: { $detail }.
    .alone = Consegnata: { $detail }.
event-changed-door = { $who } apre una porta.
    .alone = Si apre una porta.
event-changed-rubble = { $who }: { $now ->
        [0] le macerie sono sgombrate.
       *[other] crolla il soffitto.
    }
    .alone = { $now ->
        [0] Le macerie sono sgombrate.
       *[other] Crolla il soffitto.
    }
event-removed-slain = { $what-the } va in pezzi.
    .figure = { $who } { $who-form ->
        [f] è uccisa
       *[m] è ucciso
    }.
    .nowhere = { $what-the } va in pezzi.
event-moved-shove = { $who } { $who-form ->
        [f] è spinta
       *[m] è spinto
    } in { $at }.
surprised = { $who } { $who-form ->
        [f] è colta
       *[m] è colto
    } di sorpresa.
scried = { $who } guarda nello specchio.
end-party-slain = tutti gli eroi sono caduti
end-too-late = il tempo è scaduto
end-pillar-fallen = il pilastro è caduto
end-dawn = sorge il sole, e il pilastro è in piedi
end-ogre-slain = l’orco è morto
end-swept = le due stanze sono sicure
summary-deaths = Eroi perduti
summary-slain = Nemici uccisi
summary-rounds = Round
odds-wounds = ferite
    .counts = sì
odds-slain = ucciso
odds-shield = scudo intero
odds-own-wounds = ferite proprie
    .counts = sì

## La lezione del corpo di guardia

proving-lesson-gatehouse-turn = Scegli chi comincia
    .say = Ogni eroe agisce una volta per round. Scegline uno.
    .why = Gli eroi agiscono nell’ordine che vuoi, anche diverso a ogni round.
proving-lesson-gatehouse-strike = Colpisci
    .say = C’è un nemico vicino. Colpiscilo, tira o carica.
    .why = Le due parti tirano i dadi insieme: 4 o più colpisce, 5 o più para.
proving-lesson-gatehouse-again = Fortuna
    .say = Puoi spendere un punto fortuna per ritirare i dadi. Di’ sì o no.
    .why = La fortuna non torna, se non con un amuleto.
proving-lesson-gatehouse-open = Apri la porta
    .say = Accanto a questo eroe c’è una porta chiusa. Aprila.
    .why = Chi vi abita dietro viene alla luce, e può sorprenderti.
proving-lesson-gatehouse-move = Mettiti in cammino
    .say = Qui non c’è nulla da fare. Spendi un’azione per muoverti.
    .why = Hai tre azioni in un turno; una ti porta fino a tre caselle più in là.
proving-lesson-gatehouse-go = Scegli una casella
    .say = Ogni casella che puoi raggiungere è segnata. Va’ verso la porta.
    .why = Le porte si aprono dalle caselle accanto.
proving-lesson-gatehouse-face = Guardati intorno
    .say = Scegli dove guarda questo eroe, meglio se verso la porta.
    .why = Un eroe colpisce davanti e ai lati, e alle spalle è più facile colpirlo.
proving-lesson-gatehouse-search = Fruga nel forziere
    .say = Su questa casella c’è un forziere. Frugaci.
    .why = Quello che contiene è tuo.
proving-lesson-gatehouse-end = Termina il turno
    .say = Non c’è altro da fare. Termina il turno.
    .why = Quando tutti gli eroi hanno agito, tocca alla parte oscura.
