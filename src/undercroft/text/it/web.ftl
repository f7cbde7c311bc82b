### Ciò che il client del browser dice da sé; le parole dei giochi stanno nei loro file.

## Ovunque
web-close = Chiudi
web-loading = Un momento …
web-again = Riprova
web-part-failed = { $what }: non è stato possibile disegnare questa parte. Il resto del tavolo va avanti.
web-part-odds = Le probabilità
web-part-sheet = La scheda
web-part-head = L’intestazione del tavolo
web-part-page = Questa pagina
web-error-offline = Il server non è raggiungibile.
web-error-token = Nome, password o collegamento non sono giusti.
web-error-forbidden = Questo qui non ti è permesso.
web-error-missing = Su questo server non c’è nulla del genere.
web-error-conflict = Qualcuno è arrivato prima: è già preso, o la partita è ancora in corso.
web-error-setup = Così non si può fare.
web-error-campaign = Questa campagna non può continuare così.
web-error-record = Questa registrazione non si lascia leggere.
web-error-large = È troppo grande.
web-error-often = Troppe volte in poco tempo. Aspetta un po’.
web-error-internal = Il server ha inciampato. Riprova.
web-error-stopping = Il server si sta fermando. Riprova tra un momento.
web-now = Adesso
web-never = mai
web-on = sì
web-off = no
web-of = di { $n }
web-skip-to-content = Vai al contenuto
web-to-front = Alla pagina iniziale
web-not-found = Questa pagina non esiste
web-no-such-game = Su questo server questo gioco non c’è
web-games-here = Qui si può giocare a:
web-pages = Pagine
web-copy-link = Copia il collegamento
web-copied = Copiato
web-at-most = al massimo { $n }
web-why = perché
web-why-number = { $name } { $value }: perché?
web-rule = Regola { $id }
web-rule-missing = Questa regola non è nel catalogo di questo server.
web-tally-total = In tutto
web-against = contro
web-you = tu
web-me = Io
web-bot = bot
web-guest = Ospite
web-heroes = eroi
web-foes = Nemici
web-others = Altri
web-key-enter = Invio
web-key-space = Spazio

## Pagina iniziale
web-tagline = un tavolo a lume di candela
web-what-this-is = Esplorazioni di sotterranei da tavolo, complete, a un solo tavolo. Gioca da solo o con amici; il gioco tiene le regole, tira i dadi o ti lascia tirare i tuoi, e spiega ogni numero.
web-candle-burns = La tua candela arde ancora
web-go-on = Continua
web-forget-game = Dimentica { $name }
web-crawls = Giochi
web-quests-n = { $n ->
        [one] missione
       *[other] missioni
    }
web-about-minutes = circa { $n } min
web-no-server = Il server non risponde
web-no-systems = Su questo server non è installato alcun gioco.
web-invitation = Invito
web-invitation-placeholder = Incolla un invito per sederti
web-join = Siediti
web-join-wrong = Questo non è un invito. Somiglia a un indirizzo con una lunga parola dopo #.
web-watch-replay = Guarda una partita
web-watch-replay-help = qualsiasi verbale, passo per passo
web-shelf = Eroi e campagne
web-shelf-help = ciò che resta tra le partite
web-replays = Partite registrate
web-credits = Riconoscimenti

## Nuova partita
web-new-game = Una nuova partita
web-new-game-help = Scegli la missione, poi chi parte e chi tiene quale eroe.
web-quest = Missione
web-quests = Missioni
web-difficulty = difficoltà sulla scheda
web-difficulty-n = difficoltà { $n } su 5
web-won-by-bots = vinte dai bot
web-card-turned = Si scopre una carta
web-card-fall = Una caduta
web-card-level-up = Un nuovo livello
web-card-level = Livello { $n }
web-cards-shown = Carte scoperte
web-cards-shown-help = Mostrale prima che diventino una riga della cronaca, e aspetta finché non vai avanti.
web-lesson = Lezione
web-lesson-n = Lezione, { $step } di { $steps }
web-lesson-help = Una missione che insegna dice un’idea alla volta e indica di che cosa si tratta.
web-lesson-back = Quello che c’era prima
web-lesson-now = Torna ad adesso
web-lesson-skip = Salta la lezione
web-teaches = una lezione
web-minutes-n = { $n } min
web-minutes-short = { $n } min
web-length = durata
web-first-rooms = Le prime stanze; il resto è inesplorato
web-measured = vinte in { $games } partite, { $heroes } eroi
web-not-measured = non ancora misurata
web-errand = L’incarico
web-who-goes = Chi parte
web-heroes-of = { $n } di { $most }
web-hero-n = Eroe { $n }
web-friend-n = Amico { $n }
web-who-me = io
web-who-friend = amico
web-who-bot = bot
web-who-game = gioco
web-who-plays = Chi gioca { $who }
web-leave-behind = Lascia indietro { $who }
web-take-along = Porta { $who }
web-plays-itself = questa parte la gioca il gioco
web-bench = In panchina
web-bench-help = premi per portarli
web-party-size = Quanti partono
web-party-size-help = gli eroi li crea il gioco
web-packs = Pacchetti
web-packs-help = quel che questo tavolo offre oltre alla scatola
web-pack-holds = Versione { $version }: { $quests ->
    [0] nessuna missione
    [one] una missione
   *[other] { $quests } missioni
}, { $heroes ->
    [0] nessun eroe
    [one] un eroe
   *[other] { $heroes } eroi
}, e le carte che porta.
web-how = Come si gioca
web-more-rules = Regole del tavolo
web-rules-usual = come dice il manuale
web-rules-changed = { $n ->
        [one] 1 cambiata
       *[other] { $n } cambiate
    }
web-your-name = Il tuo nome
web-dice = Dadi
web-dice-seeded = tira il programma; chiunque può verificarlo dopo
    .short = tirati
web-dice-typed = tiri i tuoi dadi e li scrivi
    .short = i miei scritti
web-dice-typed-all = ogni dado si tira sul tavolo e si scrive
    .short = tutti scritti
web-cards = Carte
web-cards-shuffled = mescolate e pescate dal programma
    .short = pescate
web-cards-named = pescate da un mazzo vero e nominate a mano
    .short = nominate
web-undo-free = finché non si tirano dadi, si pescano carte o si rivela qualcosa
    .short = lieve
web-undo-any = tutto si può ritirare
    .short = sempre
web-absent = Giocatori assenti
web-absent-help = dopo questo tempo senza connessione un bot gioca il posto
web-seats-empty = { $n ->
        [one] Un posto aspetta il suo giocatore.
       *[other] { $n } posti aspettano i loro giocatori.
    } Puoi cominciare; i collegamenti sono al tavolo.
web-ready-to-go = Tutti sono seduti.
web-open-table = Apri il tavolo

## Invito
web-invited = Sei invitato
web-invite-seat = C’è un posto per te: { $name }.
web-invite-taken = Qualcuno ha già preso questo posto. Chiedi un nuovo invito.
web-sit-down = Siediti
web-link-wrong = Questo collegamento non apre nulla
web-sitting-down = Ci si siede …

## Il tavolo
web-board = Plancia
web-board-keys = Plancia. Le frecce guardano intorno, Invio sceglie
web-map = Mappa
web-map-keys = Mappa: le frecce passano da un territorio all’altro, le cifre vanno a un numero, Invio sceglie
web-map-key = Che cosa significano i segni
web-town-offers = Che cosa offre { $town }
web-no-board = Ora non c’è plancia.
web-zoom-in = Più vicino
web-zoom-out = Più lontano
web-show-all = Mostra tutto
web-centre-on = Centra su { $who }
web-bar = { $name } { $now } di { $most }
web-looks = guarda a { $where }
web-may-be-target = si può scegliere
web-may-go = si può scegliere
web-height-n = altezza { $n }
web-ground-difficult = terreno difficile
web-ground-shallow = acqua bassa
web-ground-deep = acqua profonda
web-ground-pit = fossa
web-ground-abyss = abisso
web-ground-stairs = scala
web-door = { $state ->
        [open] porta aperta
        [locked] porta serrata
       *[closed] porta chiusa
    }
web-party = La compagnia
web-at-the-table = { $n } al tavolo
web-open-sheet = Apri la scheda di { $who }
web-has-acted = ha agito
web-is-down = a terra
web-bot-for = bot per { $name }
web-open-seat = posto vuoto
web-rank = { $rank ->
        [boss] capo
        [elite] scelto
        [hero] eroe
       *[grunt] comune
    }
web-members = { $n } insieme
web-who-is-here = Chi è qui
web-next-zone = zona seguente
web-nobody-here = Qui non c’è nessuno.
web-type-to-find = Scrivi per cercare
web-sheet-follows = la scheda segue
web-party-back = tornano il gruppo e il racconto
web-none-found = Nulla si chiama così.
web-order-of-play = Ordine di gioco
web-order-lands = { $who } scende a { $n }.
web-order-before = Prima { $n ->
    [one] agisce
   *[other] agiscono
} { $who }.
web-order-again = Prima di allora non agisce nessuno.
web-order-done = Per questo round è tutto.
web-order-coin = { $who }, { $field }, numero { $n } nell’ordine di gioco
web-order-acted = { $who }, { $field }, ha già agito
web-order-to = a { $n }
web-round = turno
web-round-n = turno { $n }
web-turn-of = Tocca a { $who }
web-acts-now = Agisce { $who }
web-foes-n = { $n ->
        [one] 1 nemico
       *[other] { $n } nemici
    }
web-undo = Ritira
web-redo = Rifai
web-seats = Posti e collegamenti
web-settings = Impostazioni
web-keys = Tasti
web-track = { $name } { $most ->
        [0] { $now }
       *[other] { $now } di { $most }
    }
web-track-bites = Morde a { $n }.
web-actions = Azioni
web-watching-it-happen = Guarda che cosa accade …
web-skip = Salta
web-waiting-for = Si aspetta { $who }
web-nothing-asked = Non ti si chiede nulla
web-seat-open = il posto è ancora vuoto
web-let-bot-play = Lascia giocare un bot
web-targets = { $n ->
        [one] 1 bersaglio
       *[other] { $n } bersagli
    }
web-squares-n = { $n ->
        [one] 1 casella segnata
       *[other] { $n } caselle segnate
    }
web-territories-n = { $n ->
        [one] 1 territorio segnato
       *[other] { $n } territori segnati
    }
web-zones-n = { $n ->
        [one] 1 zona
       *[other] { $n } zone
    }
web-choices-n = { $n } scelte

## Probabilità
web-odds-of = Probabilità: { $what }
web-odds-mean = in media { $n } { $what }
web-odds-back = Dalla tua parte
web-odds-exact = esatte
web-odds-sampled = a campione, ± { $error } %
web-odds-assumed = { $ask }: { $answer }
web-odds-waiting = Si fa il conto …

## Racconto e parole
web-log = Che cosa è accaduto
web-log-shows = Il racconto mostra
web-log-story = storia
web-log-numbers = numeri
web-log-empty = Ancora nulla.
web-older = Prima
web-fold = chiudi
web-typed = scritti
web-dice-n = { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    }
web-talk = Parole
web-say = Di’ qualcosa
web-say-placeholder = Di’ qualcosa al tavolo
web-watcher = Uno spettatore
web-hint = Chiedi un consiglio a un bot
web-advice = Consigli
web-advice-thinking = Un bot ci pensa …

## Domande
web-question = Una domanda
web-or-more = { $n } o più
web-or-less = { $n } o meno
web-needed-least = Ai dadi serviva { $n } o più.
web-needed-most = I dadi potevano segnare al massimo { $n }.
web-short-by = mancano { $n }
web-left-of = { $name }: { $now } su { $most }
web-goal-hit = colpisce
    .not = manca
web-goal-escape = scampa al colpo
    .not = è colpito
web-goal-pass = riesce
    .not = fallisce
web-goal-win = vince
    .not = perde
web-goal-cast = l’incantesimo riesce
    .not = l’incantesimo fallisce
web-goal-escape-spell = l’incantesimo fallisce
    .not = l’incantesimo riesce
web-goal-dispel = l’incantesimo è dissolto
    .not = l’incantesimo resta
web-goal-block = para
    .not = non para
web-goal-live = resta in piedi
    .not = cade
web-goal-more-wounds = più ferite
    .not = resta così
web-goal-fewer-wounds = meno ferite
    .not = resta così
web-goal-find = trova qualcosa
    .not = non trova nulla
web-goal-wound = ferisce
    .not = non ferisce
web-goal-no-wound = non è ferito
    .not = è ferito
web-never-ask = Rispondi sempre così, non chiedere più
web-roll-away = { $what } Metti via i dadi

## Dadi e carte del tavolo vero
web-your-dice = I tuoi dadi
web-throw-and-tap = Tira e tocca ciò che vedi.
web-side-n = Parte { $n }
web-dice-of = { $n ->
        [one] Un dado
       *[other] { $n } dadi
    }
web-die-n = Dado { $n }, { $die }
web-type-a-face = o scrivilo
web-retype = Quei dadi erano sbagliati
web-take-back-die = Ritira l’ultimo dado
web-roll-for-me = Tira il resto per me
web-thats-it = Ecco
web-name-cards = Le tue carte
web-draw-and-name = { $n ->
        [one] Pesca una carta e nominala.
       *[other] Pesca { $n } carte e nominale.
    }
web-find-card = Trova una carta
web-named = Nominate: { $cards }
web-take-back = Ritira

## Carte in mano
web-cards-n = { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
web-discards-n = { $n } scartate
web-not-now = non ora

## Scheda
web-sheet-is = Che cosa è
web-sheet-carries = Che cosa porta
web-sheet-spots = Dove arrivano i colpi
web-sheet-pack = Nello zaino
web-sheet-knows = Che cosa sa
web-sheet-ails = Che cosa soffre
web-nothing-worn = Nulla in mano, nulla addosso.
web-nothing-carried = Lo zaino è vuoto.
web-knows-nothing = Ancora nulla.
web-ails-nothing = Nulla, per ora.
web-level-n = livello { $n }
web-no-sheet = Non c’è scheda da vedere.
web-can-be-lifted = premi per sollevare
web-lay-where = { $what }: dove?
web-nowhere-to-lay = Per ora deve restare dov’è.
web-put-back = Rimetti a posto

## Ritirare
web-undo-title = Ritirare?
web-undo-nothing = Non c’è nulla da ritirare.
web-undo-vote = Si sono tirati dadi o qualcun altro ha agito: gli altri devono essere d’accordo.
web-undo-do = Ritira
web-undo-ask = Chiedi agli altri
web-keep-it = Lascia così
web-vote-undo = { $who } vorrebbe ritirare l’ultima scelta
web-vote-open = Si chiede al tavolo
web-vote-waiting = Si aspetta { $who }
web-agree = D’accordo
web-disagree = No

## Impostazioni
web-language = Lingua
web-theme = Luce
web-theme-help = lo studio di notte o di giorno
web-theme-auto = come il dispositivo
web-theme-dark = notte
web-theme-light = giorno
web-motion = Movimento
web-motion-help = figure che camminano, dadi che rotolano
web-motion-auto = come il dispositivo
web-motion-full = pieno
web-motion-still = fermo
web-text-board = Plancia in parole
web-text-board-help = per lettori di schermo e mosse scritte
web-standing = Risposte date per te
web-standing-none = Ti si chiede tutto. Per cambiare, scegli “non chiedere più” a una domanda.
web-routine = Domande di routine
web-routine-help = Le domande che contano poco, come quale di due nemici uguali si muove per primo, ricevono risposta da sé.
web-routine-offer = Rispondi tu alle domande di routine
web-ask-again = Chiedi di nuovo
web-correct = Correggi lo stato
web-correct-help = quando il tavolo ha giocato diversamente
web-correct-open = Correggi
web-correct-long = Cambia ciò che differisce dal vostro tavolo. Vale subito, per tutti, e il verbale lo dice.
web-correct-find = Trova
web-correct-why = Che cosa è accaduto al tavolo
web-correct-default = Il tavolo ha giocato diversamente
web-correct-do = Correggi

## Tasti
web-keys-acts = scegli un’azione o una risposta
web-keys-end = fine, passo, fatto
web-keys-tab = da bersaglio a bersaglio
web-keys-board = alla plancia
web-keys-arrows = guarda intorno sulla plancia
web-keys-enter = scegli, fai
web-keys-esc = lascia
web-keys-space = salta ciò che si muove
web-keys-undo = ritira, con ciò che si ritira
web-keys-redo = rifai
web-keys-hint = consiglio di un bot
web-keys-sheet = scheda dell’eroe
web-keys-log = racconto
web-keys-centre = centra su chi agisce
web-keys-zone = chi è in quale zona
web-keys-zoom = più vicino, più lontano, tutto
web-keys-text = plancia in parole
web-keys-say = di’ qualcosa
web-keys-help = questo elenco

## Posti
web-here = presente
web-away = assente
web-is-asked = tocca a lui
web-give-back = Rendi il posto
web-new-invite = Nuovo invito
web-mute = Silenzia
web-unmute = Lascia parlare
web-muted = silenziato
web-new-watch-link = Nuovo link, il vecchio non vale più
web-give-to-bot = Dallo a un bot
web-watch-link = Per guardare
web-watch-help = vede ciò che tutti possono vedere
web-screen-link = Schermo grande
web-screen-help = il tavolo senza segreti; le mani restano sui telefoni
web-commitment = Dadi sigillati
web-commitment-help = Questo segno è stato posto prima del primo tiro. Alla fine si mostra il seme e chiunque può verificare.

## Avvisi
web-offline = Sei scollegato
web-offline-again = Il tavolo è al sicuro. Si riprova tra { $n } s.
web-offline-now = Il tavolo è al sicuro. Si riprova …
web-gone = Questo tavolo non si può aprire
web-gone-help = Il collegamento è vecchio o è stato ritirato. Chiedine uno nuovo a chi ospita.
web-refused = Non è stato accettato
web-refused-stale = È arrivato troppo tardi
web-refused-illegal = Ora non si può fare
web-refused-seat = Non tocca a te scegliere
web-refused-over = La partita è finita
web-refused-dice = Questi dadi non sono richiesti
web-refused-faces = Questa faccia non esiste
web-refused-cards = Queste carte non si possono pescare
web-refused-late = È troppo tardi per cambiarlo
web-refused-undo = Non si può ritirare
web-refused-redo = Non c’è nulla da rifare
web-refused-vote = Questa votazione non c’è
web-refused-host = Può farlo solo chi ospita
web-refused-often = Un po’ più piano
web-refused-busy = Il server è occupato
web-refused-muted = Chi ospita ti ha tolto la parola
web-refused-conflict = Qualcun altro è stato più veloce
web-refused-stopping = Il server si ferma; tornerà
web-all-right = Va bene
web-bot-plays-you = Un bot gioca il tuo posto
web-bot-plays-help = Eri assente.
web-take-back-seat = Gioco io
web-closed = Chi ospita ha chiuso questa partita.
web-paused = La partita è andata avanti da sola troppo a lungo.
web-paused-help = Forse le risposte date per te e i bot si annullano a vicenda. Rispondi tu, o ritira una di queste risposte, e la partita riprende.

## Una partita che le regole di qui non sanno giocare
web-kept-game = Questa partita è cominciata con altre regole e non può continuare con quelle installate qui. Nulla è perduto: ecco la sua storia, e dove torneranno le sue regole la partita continuerà.
web-kept-over = Questa partita è finita, e fu giocata con altre regole. Ecco la sua storia.
web-kept-why = Perché non può continuare
web-kept-seats = Al tavolo: { $names }
web-kept-save = Salva la storia
web-kept-close = Chiudila e fanne una registrazione
web-kept-close-help = Una registrazione si può rivedere e conservare. Mostra ciò che era segreto, e poi la partita non continua.
web-kept-forget = Dimenticala su questo dispositivo

## Plancia in parole
web-off-board = fuori dalla plancia
web-has-turn = di turno
web-doors = Porte
web-can-do = Che cosa si può fare
web-nothing-to-do = Nulla, per ora.
web-type-move = Scrivi una mossa: il numero, le parole o un luogo
web-do-it = Fai
web-doing = { $what }.
web-which-one = { $n } mosse possibili: { $some }
web-not-understood = Nessuna mossa corrisponde.

## Telefono
web-views = Viste
web-tab-board = Plancia
web-tab-party = Compagnia
web-tab-hero = Eroe
web-tab-log = Racconto
web-tab-talk = Parole

## Fine
web-won = Vittoria
web-lost = Sconfitta
web-won-short = vinta
web-lost-short = persa
web-end-facts = { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turni
    }, { $answers } scelte, { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }.
web-who-did-what = Chi ha fatto che cosa
web-who = Chi
web-dealt = inflitte
web-suffered = subite
web-healed = curate
web-felled = abbattuti
web-steps = passi
web-luck = Fortuna rispetto all’atteso
web-luck-help = A destra della linea: gli attacchi hanno fatto più di quanto ci si aspettava quando sono stati scelti.
web-luck-help-dice = A destra della linea: i dadi sono stati più gentili del caso.
web-dice-luck = dadi più fortunati di { $n } tiri onesti su 100
web-share-record = Condividi il verbale
web-watch-again = Rivedi la partita
web-download-record = Scarica il verbale
web-play-again = Gioca ancora
web-look-at-sheet = Guarda la scheda
web-to-a-quest = Scegli una missione

## Partita registrata
web-replay = registrazione
web-replay-wrong = Questo verbale non si può guardare
web-replay-true = Si ripete esattamente.
web-replay-unproved = Si ripete, salvo ciò che ripetere non può provare: { $what }.
web-unproved-corrected = { $n ->
        [one] una correzione a mano
       *[other] { $n } correzioni a mano
    }
web-unproved-taken-back = { $n ->
        [one] una scelta annullata
       *[other] { $n } scelte annullate
    }
web-unproved-typed = { $n ->
        [one] un lancio di dadi o carte veri
       *[other] { $n } lanci di dadi o carte veri
    }
web-unproved-branched = { $n ->
        [one] una diramazione con dadi propri
       *[other] { $n } diramazioni con dadi propri
    }
web-unproved-no-digest = { $n ->
        [one] una posizione non annotata
       *[other] { $n } posizioni non annotate
    }
web-unproved-begun = un inizio dalla posizione di un’altra partita
web-replay-other = Fatto con altre regole; mostrato com’è stato raccontato.
web-link-moment = Collegamento a questo momento
web-branch = Gioca da qui
web-to-start = All’inizio
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-to-end = Alla fine
web-play = Avvia
web-pause = Pausa
web-moment = Momento
web-moment-n = { $n } di { $most }, turno { $round }
web-eyes-of = Visto da
web-everybody = tutti
web-replays-lead = Un verbale contiene una partita intera. Guardala passo per passo, con gli occhi di chiunque, e gioca da qualsiasi momento.
web-open-record = Apri un verbale
web-record-help = un file che una partita ti ha dato
web-your-ended = Le tue partite finite
web-record-secret = Il verbale è custodito finché la partita non è finita.

## Scaffale
web-shelf-lead = Ciò che dura da una partita all’altra è tenuto su questo server, per questo dispositivo. Portalo via in un solo file e riportalo dove vuoi.
web-shelf-lead-account = Ciò che dura da una partita all’altra resta su questo server, dietro il tuo account. Portalo fuori come un file solo, e rimettilo dentro dove vuoi.
web-shelf-account = Con un account ti aspetta su ogni dispositivo.
web-campaigns = Campagne
web-campaigns-none = Ancora nessuna campagna.
web-campaign-title = Come si chiama?
web-campaign-default = Una campagna
web-begin-campaign = Comincia una campagna
web-day-n = giorno { $n }
web-games-n = { $n ->
        [one] 1 partita
       *[other] { $n } partite
    }
web-journal = Diario
web-journal-empty = Non è scritto ancora nulla.
web-next-game = Prossima partita
web-next = Poi
web-campaign-over = Questa campagna è giunta alla fine.
web-go-to-game = Continua
web-campaign-goes-on = La campagna prosegue: ciò che i vostri eroi hanno vinto e imparato viene con loro.
web-is-playing = in corso
web-heroes-kept = Eroi
web-make-hero = Un eroe tutto tuo
web-make-hero-help = Crealo con le regole del libro; resta sul tuo scaffale, pronto per ogni gruppo.
web-make-hero-do = Crea un eroe
web-make-hero-of = Crea un eroe: { $system }
web-heroes-were-kept = Sul tuo scaffale: { $names }.
web-heroes-none = Ancora nessun eroe. Creane uno, o portalo in un file; gli eroi di una campagna restano con lei.
## Account
web-account = Account
web-account-help = lo stesso scaffale su ogni dispositivo
web-account-lead = Si gioca anche senza. Un account mette un nome e una password davanti al tuo scaffale: campagne, eroi e partite ti aspettano su ogni dispositivo. Non chiede altro, nemmeno un indirizzo.
web-account-name = Nome
web-password = Password
web-password-old = Password attuale
web-password-new = Nuova password
web-password-change = Cambiala
web-password-changed = La password è cambiata; gli altri dispositivi sono stati disconnessi.
web-sign-in = Entra
web-sign-in-help = Nessuno può mandarti una password dimenticata: non c’è un indirizzo a cui mandarla.
web-register = Nuovo account
web-register-help = Otto caratteri o più, e nessuna di quelle che tutti provano per prime.
web-register-help-shelf = Otto caratteri o più, e nessuna di quelle che tutti provano per prime. Ciò che questo dispositivo conserva viene con te.
web-signed-in = Qui sei dentro.
web-sign-out = Esci
web-sign-out-there = Esci di là
web-devices = Dove sei dentro
web-this-device = Questo dispositivo
web-another-device = Un altro dispositivo
web-since = dal { $when }
web-bring-along = Questo dispositivo conserva qualcosa di suo
web-bring-along-help = Campagne ed eroi di prima che tu entrassi.
web-bring-along-do = Mettilo sul mio scaffale
web-account-drop = Cancella l’account
web-account-drop-help = Con lui sparisce tutto ciò che sta sullo scaffale. Se vuoi tenerlo, portalo fuori prima come file.
web-account-drop-sure = Cancella per sempre
web-let-go = Lascia andare
web-export = Porta via tutto in un file
web-import = Riporta un file
web-imported = Aggiunti: { $heroes } eroi, { $campaigns } campagne.

## Riconoscimenti
web-credits-lead = Undercroft poggia sul lavoro di altri.
web-credits-icons = Icone
web-credits-icons-text = I segni di figure, oggetti e condizioni vengono da
web-credits-missing = L’elenco non è su questo server.
web-credits-type = Caratteri
web-credits-type-text = IM Fell English, ripreso da Igino Marini; Literata di TypeTogether; Atkinson Hyperlegible Next del Braille Institute. Tutti sotto la SIL Open Font License.
web-credits-games = I giochi
web-credits-games-text = Le regole non sono di nessuno, le loro parole e figure sono degli editori. Testi e disegni qui sono nostri. Se un gioco ti piace, compra la scatola.

## Regole, velocità, uscita
web-rules = Regole
web-rules-help = Le parole del gioco e le sue regole, accanto al tabellone.
web-rules-open = Apri le regole
web-rules-search = Cerca parole e regole
web-glossary = Che cosa significa
web-rules-catalogue = Le regole, una per una
web-rules-english = Alcune di queste regole sono scritte solo in inglese.
web-rules-all = ‹ tutti i capitoli
web-rules-none = Nessuno lo dice.
web-and-more = e altre { $n }
web-speed = Velocità
web-speed-help = Quanto in fretta si vedono passi e dadi.
web-speed-slow = lenta
web-speed-usual = normale
web-speed-fast = rapida
web-leave-table = Lascia il tavolo
web-leave-table-help = La partita resta dov’è; la pagina iniziale vi riporta qui.
web-ended-won = vinta
web-ended-lost = persa
web-about-hero = Su { $who }
web-about-hero-short = altro
web-party-full = la missione ne ammette al massimo { $n }
