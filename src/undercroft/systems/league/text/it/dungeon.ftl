### Il dungeon: tessere, arredi, porte, trappole, leve, ricerche, minaccia, mostri erranti, riposo, eventi.

## L’ingresso e gli obiettivi

league-tile-start = Ingresso
    .the = l’Ingresso
league-tile-cellar = Cantina
    .the = la Cantina
    .form = f
league-tile-lords-tomb = Tomba del Signore
    .the = la Tomba del Signore
    .form = f
league-tile-throne-of-bones = Trono d’Ossa
    .the = il Trono d’Ossa
league-tile-great-forge = Grande Fucina
    .the = la Grande Fucina
    .form = f
league-tile-black-altar = Altare Nero
    .the = l’Altare Nero
league-tile-prison-vault = Segrete
    .the = le Segrete
    .form = fp
league-tile-drowned-temple = Tempio Sommerso
    .the = il Tempio Sommerso
league-tile-queens-web = Tela della Regina
    .the = la Tela della Regina
    .form = f
league-tile-sanctum = Sancta Sanctorum
    .the = il Sancta Sanctorum
league-tile-goblin-court = Corte dei Goblin
    .the = la Corte dei Goblin
    .form = f
league-tile-crystal-cave = Grotta dei Cristalli
    .the = la Grotta dei Cristalli
    .form = f
league-tile-chasm-hall = Sala sul Baratro
    .the = la Sala sul Baratro
    .form = f
league-tile-beast-arena = Arena delle Belve
    .the = l’Arena delle Belve
    .form = f
league-tile-hoard-cavern = Caverna del Tesoro
    .the = la Caverna del Tesoro
    .form = f

## Stanze

league-tile-guard-room = Corpo di Guardia
    .the = il Corpo di Guardia
league-tile-barracks = Camerata
    .the = la Camerata
    .form = f
league-tile-store-room = Magazzino
    .the = il Magazzino
league-tile-kitchen = Cucina
    .the = la Cucina
    .form = f
league-tile-dining-hall = Refettorio
    .the = il Refettorio
league-tile-library = Biblioteca
    .the = la Biblioteca
    .form = f
league-tile-study = Studio
    .the = lo Studio
league-tile-chapel = Cappella
    .the = la Cappella
    .form = f
league-tile-crypt = Cripta
    .the = la Cripta
    .form = f
league-tile-ossuary = Ossario
    .the = l’Ossario
league-tile-torture-chamber = Camera delle Torture
    .the = la Camera delle Torture
    .form = f
league-tile-cells = Celle
    .the = le Celle
    .form = fp
league-tile-well-room = Stanza del Pozzo
    .the = la Stanza del Pozzo
    .form = f
league-tile-fountain-court = Corte della Fontana
    .the = la Corte della Fontana
    .form = f
league-tile-dripping-cave = Grotta Gocciolante
    .the = la Grotta Gocciolante
    .form = f
league-tile-mushroom-cavern = Caverna dei Funghi
    .the = la Caverna dei Funghi
    .form = f
league-tile-rope-bridge = Ponte di Corda
    .the = il Ponte di Corda
league-tile-fire-pits = Pozzi di Fuoco
    .the = i Pozzi di Fuoco
    .form = mp
league-tile-pitfall-room = Stanza delle Fosse
    .the = la Stanza delle Fosse
    .form = f
league-tile-gear-room = Stanza degli Ingranaggi
    .the = la Stanza degli Ingranaggi
    .form = f
league-tile-treasury = Camera del Tesoro
    .the = la Camera del Tesoro
    .form = f
league-tile-armoury = Armeria
    .the = l’Armeria
    .form = f
league-tile-audience-hall = Sala delle Udienze
    .the = la Sala delle Udienze
    .form = f
league-tile-laboratory = Laboratorio
    .the = il Laboratorio
league-tile-idol-shrine = Sacello dell’Idolo
    .the = il Sacello dell’Idolo
league-tile-hall-of-mirrors = Sala degli Specchi
    .the = la Sala degli Specchi
    .form = f
league-tile-fallen-hall = Sala Crollata
    .the = la Sala Crollata
    .form = f
league-tile-spider-hole = Tana dei Ragni
    .the = la Tana dei Ragni
    .form = f
league-tile-bedchamber = Camera da Letto
    .the = la Camera da Letto
    .form = f
league-tile-smithy = Bottega del Fabbro
    .the = la Bottega del Fabbro
    .form = f
league-tile-sunken-floor = Pavimento Sfondato
    .the = il Pavimento Sfondato
league-tile-gallery = Galleria
    .the = la Galleria
    .form = f
league-tile-wine-cellar = Cantina dei Vini
    .the = la Cantina dei Vini
    .form = f
league-tile-burial-niches = Loculi
    .the = i Loculi
    .form = mp
league-tile-gong-hall = Sala del Gong
    .the = la Sala del Gong
    .form = f
league-tile-rats-nest = Nido di Ratti
    .the = il Nido di Ratti
league-tile-cutting-room = Macelleria
    .the = la Macelleria
    .form = f
league-tile-bandit-den = Covo dei Banditi
    .the = il Covo dei Banditi
league-tile-ritual-chamber = Camera del Rituale
    .the = la Camera del Rituale
    .form = f
league-tile-sealed-vault = Caveau Sigillato
    .the = il Caveau Sigillato
league-tile-beast-pen = Recinto delle Belve
    .the = il Recinto delle Belve
league-tile-antechamber = Anticamera
    .the = l’Anticamera
    .form = f

## Corridoi

league-tile-long-passage = Corridoio Lungo
    .the = il Corridoio Lungo
league-tile-short-passage = Corridoio Breve
    .the = il Corridoio Breve
league-tile-worn-steps = Gradini Consunti
    .the = i Gradini Consunti
    .form = mp
league-tile-pillared-way = Colonnato
    .the = il Colonnato
league-tile-bent-passage = Corridoio a Gomito
    .the = il Corridoio a Gomito
league-tile-crossroads = Crocevia
    .the = il Crocevia
league-tile-fork = Biforcazione
    .the = la Biforcazione
    .form = f
league-tile-blind-alley = Vicolo Cieco
    .the = il Vicolo Cieco
league-tile-pitted-passage = Corridoio delle Fosse
    .the = il Corridoio delle Fosse
league-tile-narrow-bridge = Ponte Stretto
    .the = il Ponte Stretto
league-tile-webbed-passage = Corridoio delle Ragnatele
    .the = il Corridoio delle Ragnatele
league-tile-winding-passage = Corridoio Tortuoso
    .the = il Corridoio Tortuoso
league-tile-rubble-passage = Corridoio delle Macerie
    .the = il Corridoio delle Macerie
league-tile-row-of-statues = Fila di Statue
    .the = la Fila di Statue
    .form = f
league-tile-old-gate = Vecchio Cancello
    .the = il Vecchio Cancello
league-tile-lever-niche = Nicchia della Leva
    .the = la Nicchia della Leva
    .form = f
league-tile-causeway = Passerella
    .the = la Passerella
    .form = f
league-tile-watch-post = Posto di Vedetta
    .the = il Posto di Vedetta
league-tile-parting-ways = Bivio
    .the = il Bivio
league-tile-fire-run = Passo del Fuoco
    .the = il Passo del Fuoco
league-tile-turn-about = Giravolta
    .the = la Giravolta
    .form = f
league-tile-sagging-passage = Corridoio Cedevole
    .the = il Corridoio Cedevole
league-tile-fungus-passage = Corridoio dei Funghi
    .the = il Corridoio dei Funghi
league-tile-drain = Fognolo
    .the = il Fognolo

## Gli arredi e ciò che sta sulle caselle

league-furniture-table = tavolo
    .the = il tavolo
league-furniture-bench = panca
    .the = la panca
    .form = f
league-furniture-bed = letto
    .the = il letto
league-furniture-straw = paglia
    .the = la paglia
    .form = f
league-furniture-desk = scrivania
    .the = la scrivania
    .form = f
league-furniture-wardrobe = armadio
    .the = l’armadio
league-furniture-bookcase = libreria
    .the = la libreria
    .form = f
league-furniture-hearth = camino
    .the = il camino
league-furniture-mirror = specchio
    .the = lo specchio
league-furniture-throne = trono
    .the = il trono
league-furniture-barrels = botti
    .the = le botti
    .form = fp
league-furniture-crates = casse
    .the = le casse
    .form = fp
league-furniture-urns = urne
    .the = le urne
    .form = fp
league-furniture-weapon-rack = rastrelliera
    .the = la rastrelliera
    .form = f
league-furniture-training-dummy = manichino da allenamento
    .the = il manichino da allenamento
league-furniture-forge = fucina
    .the = la fucina
    .form = f
league-furniture-alchemists-table = banco d’alchimista
    .the = il banco d’alchimista
league-furniture-cauldron = calderone
    .the = il calderone
league-furniture-altar = altare
    .the = l’altare
league-furniture-sarcophagus = sarcofago
    .the = il sarcofago
league-furniture-bone-pile = mucchio d’ossa
    .the = il mucchio d’ossa
league-furniture-remains = resti
    .the = i resti
    .form = mp
league-furniture-statue = statua
    .the = la statua
    .form = f
league-furniture-idol = idolo
    .the = l’idolo
league-furniture-rack = ruota di tortura
    .the = la ruota di tortura
    .form = f
league-furniture-fountain = fontana
    .the = la fontana
    .form = f
league-furniture-well = pozzo
    .the = il pozzo
league-furniture-pillar = pilastro
    .the = il pilastro
league-furniture-stalagmite = stalagmite
    .the = la stalagmite
    .form = f
league-furniture-rubble = macerie
    .the = le macerie
    .form = fp
league-furniture-mushrooms = funghi giganti
    .the = i funghi giganti
    .form = mp
league-furniture-brazier = braciere
    .the = il braciere
league-furniture-gong = gong
    .the = il gong
league-furniture-chest = forziere
    .the = il forziere
league-furniture-pit = fossa
    .the = la fossa
    .form = f
league-furniture-chasm = baratro
    .the = il baratro
league-furniture-lava = lava
    .the = la lava
    .form = f
league-furniture-lever = leve
    .the = le leve
    .form = fp

## Trappole

league-trap-dart-volley = Raffica di Dardi
    .the = la Raffica di Dardi
    .form = f
    .text = 2d4 danni; l’armatura del busto conta.
league-trap-flame-jet = Getto di Fiamma
    .the = il Getto di Fiamma
    .text = d8 danni da fuoco.
league-trap-acid-spray = Spruzzo d’Acido
    .the = lo Spruzzo d’Acido
    .text = d6 danni da acido, e ciò che si ha in mano perde un punto di durata.
league-trap-frost-rune = Runa di Gelo
    .the = la Runa di Gelo
    .form = f
    .text = d8 danni da gelo.
league-trap-sleeping-gas = Gas Soporifero
    .the = il Gas Soporifero
    .text = Chiunque sia sulla tessera prova la COS o resta stordito per un turno intero.
league-trap-poison-cloud = Nube Velenosa
    .the = la Nube Velenosa
    .form = f
    .text = Chiunque sia sulla tessera prova la COS o è avvelenato.
league-trap-alarm-bell = Campana d’Allarme
    .the = la Campana d’Allarme
    .form = f
    .text = Il livello di minaccia sale di 3.
league-trap-whispering-glyph = Glifo Sussurrante
    .the = il Glifo Sussurrante
    .text = Una prova di RIS, o si perdono 2 di SANITÀ.
league-trap-rust-mist = Nebbia Arrugginente
    .the = la Nebbia Arrugginente
    .form = f
    .text = Tre oggetti in mano o indossati perdono un punto di durata ciascuno.
league-trap-call-of-the-dead = Richiamo dei Morti
    .the = il Richiamo dei Morti
    .text = Sulla tessera si levano d3 scheletri.
league-trap-slamming-doors = Porte Sbattenti
    .the = le Porte Sbattenti
    .form = fp
    .text = d4 danni; le porte aperte della tessera si richiudono, e la minaccia sale di 1.
league-trap-poisoned-needle = Ago Avvelenato
    .the = l’Ago Avvelenato
    .text = 1 danno, e una prova di COS a −10 contro il veleno.
league-trap-mimic = Mimic
    .the = il Mimic
    .text = Non è mai stato una porta, né un forziere. Se lo si lascia in pace non si muove.
league-trap-exploding-lock = Serratura Esplosiva
    .the = la Serratura Esplosiva
    .form = f
    .text = d6 danni a chiunque sia sulla tessera; un forziere perde il contenuto, e la minaccia sale di 2.
league-trap-pit-trap = Botola
    .the = la Botola
    .form = f
    .text = Si apre una fossa: d8 danni sul fondo.
league-trap-swinging-log = Tronco Oscillante
    .the = il Tronco Oscillante
    .text = 2d6 danni, e si finisce a terra.
league-trap-falling-net = Rete Cadente
    .the = la Rete Cadente
    .form = f
    .text = Imprigiona chi ci sta sotto.
league-trap-scything-blade = Lama Falciante
    .the = la Lama Falciante
    .form = f
    .text = 2d8 danni; l’armatura del busto conta.
league-trap-falling-portcullis = Saracinesca Cadente
    .the = la Saracinesca Cadente
    .form = f
    .text = Blocca il passaggio; il morale del gruppo scende di 1.
league-trap-falling-ceiling = Crollo del Soffitto
    .the = il Crollo del Soffitto
    .text = Chiunque sia sulla tessera prova la DES o subisce d8 danni; l’armatura del busto conta.

## Ricerche

league-search-loose-flagstone = Lastra Smossa
    .story = Cede un poco. Poi fa clic.
league-search-dust-and-cobwebs = Polvere e Ragnatele
    .story = Molta dell’una, molte delle altre.
league-search-forgotten-purse = Borsello Dimenticato
    .story = Qualcuno l’ha contato due volte e nascosto una volta di troppo.
league-search-hidden-drawer = Cassetto Nascosto
    .story = Qui il legno suona diverso.
league-search-scratched-marks = Segni Graffiati
    .story = Quattro tratti, una croce, una freccia. Qualcosa vorrà dire.
league-search-walled-up-cache = Nascondiglio Murato
    .story = La malta è più giovane del muro.
league-search-stale-provisions = Provviste Stantie
    .story = Si è mangiato di peggio.
league-search-draught-behind-the-wall = Spiffero dietro il Muro
    .story = La fiamma si piega, e nessuna porta è aperta.
league-search-jewelled-casket = Cofanetto Ingioiellato
    .story = Sotto l’ultima asse, naturalmente.
league-search-heirloom = Cimelio di Famiglia
    .story = Avvolto nella seta, e la seta nella tela cerata.
league-search-trip-wire = Filo Teso
    .story = Trovato con il piede.
league-search-bare-stone = Nuda Pietra
    .story = E altra pietra.
league-search-dropped-coins = Monete Perdute
    .story = Un buco in una tasca, molto tempo fa.
league-search-lost-pack = Zaino Smarrito
    .story = Il proprietario aveva fretta.
league-search-chalk-signs = Segni di Gesso
    .story = Di qui è passato un altro gruppo, così gentile da scrivere.
league-search-listening-post = Punto d’Ascolto
    .story = Con l’orecchio a questa crepa si sentono tre stanze insieme.
league-search-hollow-sound = Suono Vuoto
    .story = Toc. Toc. Toc-toc.
league-search-couriers-bag = Borsa del Corriere
    .story = Il sigillo è rotto, il meglio c’è ancora.

## Leve

league-lever-grinding-teeth = Denti d’Ingranaggio
    .story = La fessura si stringe attorno al braccio.
league-lever-hidden-spring = Molla Nascosta
    .story = Dietro il muro qualcosa si srotola.
league-lever-distant-bell = Campana Lontana
    .story = Dalle grida si capisce per chi suonava.
league-lever-falling-gate = Cancello che Cade
    .story = La catena corre via con un rombo.
league-lever-opened-kennel = Gabbia Aperta
    .story = Si alza uno sportello, ed escono zampe piccole.
league-lever-slamming-shutters = Imposte che Sbattono
    .story = Tutte insieme, come una sentenza.
league-lever-nothing-at-all = Proprio Niente
    .story = La leva è molto soddisfatta di sé.
league-lever-waking-guard = Guardia Svegliata
    .story = Da qualche parte qualcuno s’infila gli stivali.
league-lever-opened-grave = Tomba Aperta
    .story = La lastra scivola via, dall’interno.
league-lever-bolts-drawn-back = Catenacci Tirati
    .story = Uno dopo l’altro, tutt’intorno.
league-lever-secret-shelf = Ripiano Segreto
    .story = Un mattone si gira e mostra la schiena.
league-lever-sliding-wall = Parete Scorrevole
    .story = Il muro aspettava solo che glielo si chiedesse.
league-lever-silent-machines = Macchine Ammutolite
    .story = Ciò che ronzava da sempre smette di ronzare.
league-lever-strongroom = Camera Blindata
    .story = Tre catenacci, due piastre, un fiato d’aria chiusa, e oro.

## Eventi del dungeon

league-dungeon-event-cold-draught = Corrente Gelida
    .story = Porta lontano l’odore delle torce.
league-dungeon-event-weeping = Pianto
    .story = Dietro il muro, e tace quando si ascolta.
league-dungeon-event-rats-in-the-packs = Ratti negli Zaini
    .story = Hanno cominciato dal pane.
league-dungeon-event-loose-stair = Gradino Malfermo
    .story = Ha retto duecento anni.
league-dungeon-event-footsteps-above = Passi di Sopra
    .story = Si fermano dove vi fermate voi.
league-dungeon-event-foul-air = Aria Guasta
    .story = Le torce bruciano azzurre, e basse.
league-dungeon-event-old-campfire = Vecchio Bivacco
    .story = Da un lato le pietre sono ancora tiepide.
league-dungeon-event-writing-on-the-wall = Scritta sul Muro
    .story = Sinistra, sinistra, mai destra.
league-dungeon-event-whispered-name = Nome Sussurrato
    .story = È il tuo.
league-dungeon-event-silence = Silenzio
    .story = Per una volta nessuno vi sta cercando.
league-dungeon-event-spiders-thread = Filo di Ragno
    .story = Un attimo fa non c’era.
league-dungeon-event-lucky-find = Colpo di Fortuna
    .story = Era lì, nel bel mezzo del pavimento.
league-dungeon-event-cracking-beams = Travi che Scricchiolano
    .story = Prima la polvere, poi la trave.
league-dungeon-event-merry-tune = Motivetto Allegro
    .story = Uno lo fischietta, un altro gli va dietro.
league-dungeon-event-dead-comrade = Compagno Caduto
    .story = Avevate bevuto insieme, tre città fa.
league-dungeon-event-damp = Umidità
    .story = Entra nel cuoio, e poi nell’acciaio.
league-dungeon-event-map-scrap = Brandello di Mappa
    .story = Arriva esattamente al prossimo angolo.
league-dungeon-event-moonbeam = Raggio di Luna
    .story = Da quanto in alto, nessuno lo sa.
league-dungeon-event-fever-chill = Brivido di Febbre
    .story = L’acqua, qui, non era buona.
league-dungeon-event-something-shiny = Qualcosa che Brilla
    .story = Fra due pietre, dove guarderebbe solo uno piccolo.

## Minaccia

league-threat-wandering-monster = Un mostro errante
league-threat-deeper-dungeon = Il dungeon si fa più profondo
league-threat-more-encounters = Le sale si riempiono
league-threat-sprung-trap = Scatta una trappola
league-threat-restless-dungeon = Il dungeon sta in guardia
league-threat-stifled-magic = Magia soffocata
league-threat-poisoned-blades = Lame avvelenate
league-threat-champion = Un campione
league-threat-second-wind = Nuovo vigore
league-threat-frenzy = Frenesia
league-threat-slippery-grip = Presa scivolosa
league-threat-dread = Terrore
league-threat-reinforcements = Rinforzi
league-threat-war-cry = Un grido di guerra

## Serrature e mazzi

league-lock-unlocked = non chiuso a chiave
league-lock-plain-lock = serratura semplice
league-lock-good-lock = buona serratura
league-lock-master-lock = serratura magistrale
league-pile-traps = Carte Trappola
    .the = le carte Trappola
    .form = fp
league-pile-dungeon = Carte del dungeon
    .the = le carte del dungeon
    .form = fp
league-pile-levers = Carte delle leve
    .the = le carte delle leve
    .form = fp
league-pile-rooms = Carte Stanza
    .the = le carte Stanza
    .form = fp
league-pile-corridors = Carte Corridoio
    .the = le carte Corridoio
    .form = fp
card-red = rossa
card-black = nera
league-token-trap = trappola
league-token-pit = fossa
league-token-wanderer = mostro errante
league-token-corpse = corpo
wanderer = un mostro errante
    .the = il mostro errante
trap = una trappola
    .the = la trappola
    .form = f
corpse = un corpo
    .the = il corpo
secret-door = una porta segreta
    .the = la porta segreta
    .form = f

## Che cosa si può fare

act-open = { $n ->
        [0] Apri il forziere in { $at }
       *[other] Apri la porta verso { $at }
    }
    .verb = Apri
act-force = { $n ->
        [0] Sfonda il forziere in { $at }: { $what }
       *[other] Sfonda la porta verso { $at }: { $what }
    }
    .nothing = { $n ->
        [0] Sfonda il forziere in { $at } a mani nude
       *[other] Sfonda la porta verso { $at } a mani nude
    }
    .verb = Sfonda
act-pry = { $n ->
        [0] Fai leva sul forziere in { $at } col piede di porco
       *[other] Fai leva sulla porta verso { $at } col piede di porco
    }
    .verb = Usa il piede di porco
act-pick-lock = { $n ->
        [0] Scassina il forziere in { $at }
       *[other] Scassina la porta verso { $at }
    }
    .verb = Scassina
act-disarm = Disinnesca { $what-the } in { $at }
    .verb = Disinnesca
act-set-off = Fai scattare apposta { $what-the } in { $at }
    .verb = Fai scattare la trappola
act-lift = Solleva la saracinesca verso { $at }
    .verb = Solleva la saracinesca
act-clear-cobweb = Taglia la ragnatela verso { $at }
    .verb = Taglia la ragnatela
act-pull = Tira una leva in { $at }
    .verb = Tira una leva
act-climb-out = Esci dalla fossa in { $at }
    .verb = Esci dalla fossa
act-climb-down = Calati nella fossa in { $at }
    .verb = Calati
act-search = Perquisisci il luogo
act-search-furniture = Fruga { $what-the } in { $at }
    .verb = Fruga un arredo
act-use-furniture = Prova a servirti di ciò che c’è in { $at }: { $what }
    .verb = Serviti di un arredo
act-search-corpse = Perquisisci il corpo in { $at }: { $what }
    .verb = Perquisisci il corpo
act-rest = Fate un breve riposo
act-lay = Posa { $what }
    .verb = Posa la tessera
    .told = Posa { $what } – { $text }
act-door = Prima la porta in { $at }
    .verb = Prima questa porta
act-secret-door = Una porta segreta in { $at }
    .verb = Una porta segreta qui
act-place = Mettiti in { $at }
    .verb = Mettiti qui
act-takes-loot = Lo prende { $who }

ask-lay = Come si posa { $about }?
    .help = Una delle sue porte combacia, casella per casella, con la porta che è stata aperta.
ask-first-door = Da quale porta si comincia a distribuire?
    .help = Le carte del dungeon si distribuiscono dal fondo fra le nuove porte; a questa va la più bassa.
ask-secret-door = In quale muro si trova la porta segreta?
    .alone = In quale muro si trova la porta segreta?
    .help = Dietro ci sono tutte le carte rimaste.
ask-join-search = { $who } aiuta a perquisire?
    .help = Costa l’intero turno. Il primo aiutante aggiunge 10, ogni altro 5.
ask-use-clue = { $who } usa un indizio, così che la carta rossa non faccia nulla?
ask-share-loot = { $about }: chi prende il bottino?
    .alone = { $about }: chi prende il bottino?
ask-arrange = Dove si sistema { $who } per il riposo?
ask-camp = Il gruppo riposa. { $who } riordina l’equipaggiamento?
ask-rest = { $who } è d’accordo per un breve riposo?
    .help = La minaccia scende di 5, si fa un tiro minaccia, i mostri erranti muovono tre volte, si mangia una razione.

option-hardcore = Bottino spietato
    .help = Dopo la battaglia ogni corpo va perquisito da qualcuno che gli sta accanto, con un’azione ciascuno.
option-dungeon-events = Eventi del dungeon
    .help = La prima attivazione che un eroe comincia in una stanza nuova senza nemici può portare un evento.

## Che cosa si tira

roll-open = serratura e trappola
die-lock = serratura
die-trap = trappola
roll-notice-trap = accorgersi della trappola
roll-disarm-trap = disinnesco
roll-pick-lock = scasso
roll-force = sfondamento
roll-lift = sollevamento
roll-cobweb = chi vive nella ragnatela?
roll-spiders = quanti ragni
roll-levers = quante leve
roll-lever-red = che cosa fa la leva, rossa
roll-lever-black = che cosa fa la leva, nera
roll-trap-damage = danni
roll-room-test = prova
roll-search = ricerca
roll-search-room = che cosa nasconde la stanza
roll-search-corridor = che cosa nasconde il corridoio
roll-use-furniture = che cosa ne viene
roll-threat = tiro minaccia
roll-threat-event = che cosa porta la minaccia
roll-encounter = c’è qualcuno?
roll-encounter-table = chi c’è
roll-wanderer = dove va il mostro errante
roll-dungeon-event = succede qualcosa?
roll-which-event = che cosa succede
roll-climb-out = uscire dalla fossa
roll-rest = riposo
roll-rest-energy = recupero di ENERGIA
roll-random-hero = quale eroe
roll-random-tile = quale tessera
roll-random-door = quale porta

rule-source-trap-eye = quanto è ben nascosta
rule-source-trap-cogs = quanto è ben fatta
rule-source-lock = quanto è buona la serratura
rule-source-crowbar = piede di porco
rule-source-helpers = chi aiuta
rule-source-second-searcher = secondo a cercare
rule-source-further-searchers = altri a cercare
rule-source-talents-and-gear = talenti ed equipaggiamento
rule-source-quiet = tutto tranquillo da troppo tempo
rule-source-room = una stanza
rule-source-corridor = un corridoio
rule-source-objective = l’obiettivo
number-encounter-chance = probabilità di nemici

threat-opening = si apre una porta o un forziere
threat-missed = il tiro è andato a vuoto

## Che cosa è successo

event-began-rest = Il gruppo fa un breve riposo.
event-summed-encounter-chance = Probabilità di nemici: { $total } %.
    .alone = Probabilità di nemici: { $total } %.
event-changed-door = { $now ->
        [0] Una porta si richiude.
       *[other] { $who } apre la porta.
    }
    .alone = { $now ->
        [0] Una porta si richiude.
       *[other] Si apre una porta.
    }
event-changed-chest = { $now ->
        [0] Nel forziere non è rimasto niente.
       *[other] { $who } apre il forziere.
    }
    .alone = { $now ->
        [0] Nel forziere non è rimasto niente.
       *[other] Il forziere è aperto.
    }
event-changed-locked = { $who } trova chiuso a chiave{ $now ->
        [0] .
       *[other] , e bene: scassinare è più difficile di { $now }.
    }
event-changed-forced = { $who } assesta un colpo: { $was } → { $now }.
event-changed-portcullis = { $who } si vede cadere davanti una saracinesca!
    .alone = Cade una saracinesca!
event-changed-disarmed = { $who } ha reso innocua la trappola: { $detail }.
event-changed-used-up = { $who } non ha più { $detail }.
event-changed-walled-up = Dietro la porta c’è soltanto roccia.
    .alone = Dietro la porta c’è soltanto roccia.
event-changed-spiders = { $now ->
        [one] Dalla ragnatela esce un ragno gigante!
       *[other] Dalla ragnatela escono ragni giganti: { $now }!
    }
    .alone = { $now ->
        [one] Dalla ragnatela esce un ragno gigante!
       *[other] Dalla ragnatela escono ragni giganti: { $now }!
    }
event-changed-levers = Qui ci sono { $now } leve.
    .alone = Qui ci sono { $now } leve.
event-changed-rations = Razioni: { $was } → { $now }.
    .alone = Razioni: { $was } → { $now }.
event-changed-unlocked = Tutt’intorno scattano i catenacci: { $who } li ha aperti.
    .alone = Tutt’intorno scattano i catenacci.
event-changed-searched = { $who } fruga: { $detail }.
event-changed-made-use = { $who } prova: { $detail }.
event-changed-pit = { $now ->
        [0] { $who } è fuori dalla fossa.
       *[other] { $who } è in fondo a una fossa!
    }
event-changed-netted = { $who } resta nella rete.
event-changed-deeper = Il dungeon si fa più profondo: { $now ->
        [one] 1 carta in più
       *[other] { $now } carte in più
    }.
    .alone = Il dungeon si fa più profondo: { $now ->
        [one] 1 carta in più
       *[other] { $now } carte in più
    }.
event-changed-encounters = D’ora in poi la probabilità di nemici è dappertutto più alta di { $now }.
    .alone = D’ora in poi la probabilità di nemici è dappertutto più alta di { $now }.
event-changed-scenario-die = D’ora in poi il dado scenario conta 1 in più.
    .alone = D’ora in poi il dado scenario conta 1 in più.
event-changed-waits-door = Il mostro errante si ferma davanti a una porta chiusa.
    .alone = Il mostro errante si ferma davanti a una porta chiusa.
event-changed-waits-chasm = Il mostro errante si ferma davanti a un baratro.
    .alone = Il mostro errante si ferma davanti a un baratro.
event-changed-rested = Il gruppo ha riposato.
    .alone = Il gruppo ha riposato.
event-moved-wanderer = Il mostro errante arriva in { $at }.
    .alone = Il mostro errante arriva in { $at }.
event-moved-climb-down = { $who } si cala in una fossa.
event-moved-climb-out = { $who } esce dalla fossa in { $at }.
event-moved-arrange = { $who } si sistema in { $at }.
event-removed-revealed = Il mostro errante si mostra!
    .nowhere = Il mostro errante si mostra!
event-removed-sprung = È scattata: { $what }.
event-removed-disarmed = Non c’è più: { $what }.
event-removed-searched = È stato perquisito: { $what }.
event-harmed-trap = { $who } perde { $amount } PF per una trappola.
    .alone = { $who } perde { $amount } PF per una trappola.
event-harmed-pit = { $who } cade e perde { $amount } PF.
    .alone = { $who } cade e perde { $amount } PF.
event-healed-room = { $who } recupera { $amount } PF.
event-healed-rest = { $who } ha riposato e recupera { $amount } PF.
event-drawn-dungeon = Si gira una carta del dungeon: { $cards }.
    .hidden = Si gira una carta del dungeon.
    .quiet = yes
event-drawn-traps = Si pesca una carta Trappola: { $cards }.
    .alone = Si pesca una carta Trappola: { $cards }.
    .hidden = Si pesca una carta Trappola.
