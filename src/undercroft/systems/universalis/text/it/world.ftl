### La mappa, le sue settimane, i luoghi, le barche, i pericoli.

universalis-quest-journey = Sulla mappa
    .story = Le strade escono dal foglio da ogni lato. Da qualche parte è aperta una porta che dovrebbe essere chiusa, e nessuno ha detto quanto sia lontana.
    .goal = Viaggiate, riposate, ascoltate; cominciate una missione dove la trovate.
universalis-place-journey = In viaggio
universalis-week = Settimana
universalis-year = Anno
universalis-dangers = Segnalini pericolo
universalis-danger-marker = Pericolo
flag-independent = missione indipendente
flag-campaign = missione della campagna
flag-epic = Evento Epico
danger = pericolo
boat = barca

## Mazzi e barche

universalis-ground-forest = Foresta
universalis-ground-mountain = Montagna
universalis-ground-plain = Pianura
universalis-ground-swamp = Palude
universalis-ground-desert = Deserto
universalis-ground-volcanic = Terra vulcanica
universalis-ground-glacier = Ghiacciaio
universalis-ground-sea = Mare
universalis-ground-river = Fiume
universalis-ground-road = Strada
universalis-ground-castle = Castello
universalis-ground-city = Città
universalis-ground-town = Villaggio
universalis-vessel-rowboat = barca a remi
    .the = la barca a remi
universalis-vessel-merchant-ship = nave mercantile
    .the = la nave mercantile
universalis-vessel-warship = nave da guerra
    .the = la nave da guerra
universalis-shipwreck = L’acqua entra più in fretta di quanto si riesca a svuotarla. La barca va a fondo.

## Luoghi e Servizi

universalis-inn = la locanda
universalis-home = casa vostra
universalis-healer = il guaritore
universalis-oracle = l’oracolo
universalis-governor = le stanze del governatore
universalis-herbalist = l’erborista
universalis-combat-school = la scuola di combattimento
universalis-library = la biblioteca
universalis-pier = il molo
universalis-bridge = il ponte
universalis-temple = il tempio
universalis-alchemist = l’alchimista
universalis-bathhouse = i bagni
universalis-moneylender = il prestasoldi
universalis-gambling-den = la bisca
universalis-barracks = la caserma
universalis-chartmaker = il cartografo
universalis-deal-dressing = una fasciatura
universalis-deal-remedy = un rimedio per malattia e veleno
universalis-deal-setting-of-bones = la cura di una ferita permanente
universalis-deal-round-of-ale = un giro di birra, e due chiacchiere
universalis-deal-vision = una visione
universalis-deal-blessing-of-the-oracle = la benedizione dell’oracolo
universalis-deal-audience = un’udienza
universalis-deal-tribute = un dono al governatore
universalis-deal-bundle-of-herbs = un mazzo d’erbe
universalis-deal-bitter-tea = un infuso amaro
universalis-deal-purge = una purga
universalis-deal-meditation = un’ora di meditazione
universalis-deal-drill = esercizi in cortile
universalis-deal-fencing-lesson = una lezione di scherma
universalis-deal-study = una sera di studio
universalis-deal-prayer = una preghiera
universalis-deal-toll = il pedaggio
universalis-deal-candles = candele per l’altare
universalis-deal-laying-on-of-hands = l’imposizione delle mani
universalis-deal-unlabelled-flask = una boccetta senza etichetta
universalis-deal-tonic = un tonico
universalis-deal-hot-bath = un bagno caldo
universalis-deal-steam-and-oils = vapori e oli
universalis-deal-venture = una quota in un affare
universalis-deal-game-of-bones = una partita ai dadi
universalis-deal-marked-cards = una partita con carte segnate
universalis-deal-old-chart = una vecchia carta

## Insediamenti

universalis-settlement-norkefall = Norkefall
universalis-settlement-sudfall = Sudfall
universalis-settlement-nimfall = Nimfall
universalis-settlement-krazmor = Krazmor
universalis-settlement-verneck = Verneck
universalis-settlement-bibal = Bibal
universalis-settlement-menon = Menon
universalis-settlement-bandmor = Bandmor
universalis-settlement-thamey = Thamey
universalis-settlement-urgash = Urgash
universalis-settlement-saltmouth = Saltmouth
universalis-settlement-greenhall = Greenhall
universalis-settlement-iberra = Iberra
universalis-settlement-corvo = Corvo
universalis-settlement-whitetree = Whitetree
universalis-settlement-dunmarket = Dunmarket
universalis-settlement-khumgard = Khumgard
universalis-settlement-ringhaven = Ringhaven

## Terre e acque

universalis-land-troll-forest = Foresta dei Troll
universalis-land-stone-forest = Foresta di Pietra
universalis-land-torath-forest = Foresta di Torath
universalis-land-green-forest = Foresta Verde
universalis-land-eternal-forest = Foresta Eterna
universalis-land-black-forest = Foresta Nera
universalis-land-smoking-plain = Piana Fumante
universalis-land-mountains-of-damnation = Monti della Dannazione
universalis-land-mountains-of-doom = Monti del Fato
universalis-land-khumund = Khumund
universalis-land-ach = Ach
universalis-land-sharp-mountains = Monti Aguzzi
universalis-land-bone-mountains = Monti delle Ossa
universalis-land-gray-mountains = Monti Grigi
universalis-land-yellow-mountains = Monti Gialli
universalis-land-zigzagging-mountains = Monti Serpeggianti
universalis-land-whispering-swamps = Paludi Sussurranti
universalis-land-red-meadows = Prati Rossi
universalis-land-desert-of-the-worms = Deserto dei Vermi
universalis-land-dry-desert = Deserto Secco
universalis-land-dune-coast = Costa delle Dune
universalis-land-north-ice = Ghiacci del Nord
universalis-land-land-of-the-elementals = Terra degli Elementali
universalis-land-ice-of-menon = Ghiacci di Menon
universalis-land-bay-of-ibram = Baia di Ibram
universalis-land-north-sea = Mare del Nord
universalis-land-white-sea = Mare Bianco
universalis-land-southern-sea = Mare del Sud
universalis-land-gulf-of-the-astray = Golfo degli Smarriti
universalis-land-great-inland-sea = Grande Mare Interno
universalis-land-asdurag-steppe = Steppa dell’Asdurag
universalis-land-shiang-steppe = Steppa degli Shiang
universalis-land-peninsula-of-the-astray = Penisola degli Smarriti

## Domande e risposte

ask-start-month = In che parte dell’anno partono gli eroi?
ask-start-week = In quale settimana?
ask-journey = Che cosa fa questa settimana il gruppo di { $who }?
ask-deck = Quale mazzo decide che cosa succede lungo la via?
ask-offer = { $about }: accettate?
ask-epic-event = { $about }: lo giocate come Evento Epico?
ask-start-mounted = { $who } comincia in sella?
ask-shore = Su quale riva escono i sopravvissuti?
ask-lair = Da quale territorio parte il Dark Player?
ask-danger = Dove va il pericolo che è in { $about }?
ask-at-home = Che cosa lascia a casa { $who }, o che cosa prende?
act-month = Settimane { $n ->
        [1] da 1 a 4 (inverno)
        [2] da 5 a 8 (inverno)
        [3] da 9 a 12 (inverno)
        [4] da 13 a 16
        [5] da 17 a 20
        [6] da 21 a 24
        [7] da 25 a 28
        [8] da 29 a 32
        [9] da 33 a 36
        [10] da 37 a 40
        [11] da 41 a 44
        [12] da 45 a 48
       *[other] da 49 a 52
    }
    .verb = Scegli
act-week = Settimana { $n }
    .verb = Scegli
act-travel = In viaggio: { $at }
    .verb = Viaggia
act-stay-here = Restate qui
act-camp = Accampatevi e riposate
act-leave-settlement = Lasciate l’insediamento
act-enter-settlement = Entrate nell’insediamento
act-end-of-week = La settimana è finita
act-part = { $who } prosegue per conto suo
    .verb = Separatevi
act-board = Salite a bordo{ $n ->
        [0] {""}
        [one] , per 1 moneta
       *[other] , per { $n } monete
    }
act-give-up-boat = Rinunciate alla barca
    .verb = Rinuncia
act-sail = Navigate: { $at }{ $n ->
        [0] {""}
       *[other] , icona del fiume { $n }
    }
    .verb = Naviga
act-go-ashore = Sbarcate: { $at }
    .verb = Sbarca
act-swim-ashore = A nuoto: { $at }
    .verb = Nuota
act-use-on-the-way = { $who } usa { $what-the }
    .verb = Usa
act-heal-on-the-way = { $what } per { $who }
    .verb = Guarisci
act-visit-outside = { $who } visita { $what }
    .verb = Visita
act-begin-quest = Cominciate: { $what }
    .verb = Comincia una missione
act-deck = { $what }
act-take-up = Accettate{ $n ->
        [0] {""}
        [one] , per 1 moneta
       *[other] , per { $n } monete
    }
act-let-pass = Lasciate perdere
act-deal = { $what }{ $n ->
        [0] {""}
        [one] , 1 moneta
       *[other] , { $n } monete
    }
    .verb = Prendi
act-take-boat = Prendete { $what-the }, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Prendi una barca
act-buy-house = Comprate una casa qui, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Compra una casa
act-store = Lascia { $what-the }
act-fetch = Prendi { $what-the }
act-lair = Comincia da { $at }
    .verb = Comincia
act-move-danger = Verso { $at }
    .verb = Muovi

## Che cosa è successo

event-began-week = Settimana { $n }.
event-changed-learnt-of = Qualcuno ne parla, e adesso lo sapete: { $detail }.
event-changed-trudging = Qualcuno porta troppo peso. Per questo tratto ci vogliono due settimane.
event-changed-entered-settlement = Il gruppo arriva a { $detail }.
event-changed-toll-paid = Il ponte costa { $now ->
        [one] 1 moneta
       *[other] { $now } monete
    }.
event-changed-used-on-the-way = { $who } usa { $detail-the }.
event-changed-boat-taken = Il gruppo ha una barca: { $detail }.
event-changed-aboard = Il gruppo sale a bordo: { $detail }.
event-changed-ashore = Il gruppo sbarca; la barca aspetta.
event-changed-boat-lost = La barca è perduta.
event-changed-structure = Struttura della barca: { $now }.
event-changed-drowned = Annega { $detail-the } di { $who }.
event-changed-parted = { $who } prosegue per conto suo.
event-changed-detained = { $who } è bloccato per { $now ->
        [one] 1 settimana
       *[other] { $now } settimane
    }.
event-changed-come-by = { $who } ottiene { $detail-the }.
event-changed-mended = { $who } guarisce da una ferita permanente: { $detail }.
event-changed-dealt = { $who }: { $detail }; monete rimaste: { $now }.
event-changed-house-bought = { $who } compra una casa; monete rimaste: { $now }.
event-changed-stored = { $who } lascia a casa { $detail-the }.
event-changed-fetched = { $who } prende da casa { $detail-the }.
event-changed-danger-placed = Il pericolo si addensa: { $now ->
        [one] 1 nuovo segnalino
       *[other] { $now } nuovi segnalini
    }.
event-changed-danger-moved = Un pericolo si avvicina.
roll-travel-event = Evento di Viaggio
roll-danger = pericolo
roll-coins-lost = monete perse
roll-random-victim = a chi tocca
roll-random-quest = di quale missione si parla
number-travel-event = Evento di Viaggio
rule-source-circumstances = circostanze
rule-source-die = il dado
rule-source-camping = accampati
rule-source-other-alignment = un insediamento di altro allineamento
end-universalis-quest-begun = comincia una missione
    .whole = Il viaggio si ferma per un po’: comincia una missione.
end-universalis-year-over = l’anno è finito
    .whole = L’anno è finito.
end-universalis-nobody-left = non resta nessuno
    .whole = Non resta nessuno per andare avanti.

## Pericoli

universalis-danger-assassin = Un assassino
universalis-danger-assassin-told = Qualcuno ha pagato per uno di voi, e chi è stato pagato è già nella stanza.
universalis-danger-bounty-hunters = Cacciatori di taglie
universalis-danger-bounty-hunters-told = Quattro cacciatori con una rete, un mandato e nessuna voglia di spiegazioni.
universalis-danger-poisoned-well = Un pozzo avvelenato
universalis-danger-poisoned-well-told = L’acqua sa di mandorle. A quel punto avete già bevuto tutti.
universalis-danger-false-pilgrims = Falsi pellegrini
universalis-danger-false-pilgrims-told = I pellegrini pregano alle ore giuste, e di notte pregano sulla vostra borsa.
universalis-danger-fire-by-night = Fuoco nella notte
universalis-danger-fire-by-night-told = Era un tetto asciutto, e qualcuno ci aveva versato l’olio.
universalis-danger-hex = Una fattura
universalis-danger-hex-told = Sulla soglia c’è una bambola di paglia. Indossa un lembo del vostro mantello.
universalis-danger-informer = Una spia prezzolata
universalis-danger-informer-told = L’uomo che vi ha offerto da bere vi ha venduti per il doppio.
universalis-danger-night-raid = Assalto notturno
universalis-danger-night-raid-told = Scavalcano il muro senza un rumore e vogliono una cosa sola.
universalis-danger-wolves-on-a-chain = Lupi alla catena
universalis-danger-wolves-on-a-chain-told = Prima sentite la catena. Poi qualcuno la lascia andare.
universalis-danger-cut-purse = Un borsaiolo su commissione
universalis-danger-cut-purse-told = Questo non vuole monete. Gli hanno detto che cosa prendere.

## Mazzi

pile-travel-forest = il mazzo Foresta
pile-travel-mountain = il mazzo Montagna
pile-travel-plain = il mazzo Pianura
pile-travel-swamp = il mazzo Palude
pile-travel-desert = il mazzo Deserto
pile-travel-volcanic = il mazzo Terra vulcanica
pile-travel-glacier = il mazzo Ghiacciaio
pile-travel-sea = il mazzo Mare
pile-travel-river = il mazzo Fiume
pile-travel-road = il mazzo Strada
pile-travel-castle = il mazzo Castello
pile-travel-city = il mazzo Città
pile-travel-town = il mazzo Villaggio
pile-danger = il mazzo Pericolo Campagna
