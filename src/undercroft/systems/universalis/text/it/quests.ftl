### Ciò che le missioni hanno in comune: obiettivi, segnalini, ricompense, opzioni di gioco.

universalis-clock = Minuti per questo turno
universalis-token-goal = casella obiettivo
mark-bearer = porta ciò che la missione richiede
act-call-time = Tempo! Ci ha messo troppo
act-mark-take = Prendi { $what-the }
    .cost = Azione
act-mark-free = Libera { $what-the }
    .cost = Azione
act-mark-break = Rompi { $what-the }
    .cost = Azione
act-mark-use = Usa { $what-the }
    .cost = Azione
event-changed-mark-take = { $who } prende { $detail-the }.
event-changed-mark-free = { $who } libera { $detail-the }.
event-changed-mark-break = { $who } rompe { $detail-the }.
event-changed-mark-use = { $who } usa { $detail-the }.
event-changed-experience = { $who } guadagna { $now } XP.
event-changed-overtime = { $who } ci ha messo troppo: il Dark Player segna.
number-handle = Compito della missione
roll-handle = compito della missione
roll-handle-again = compito della missione, 1 ripetuti
roll-random-faction = quale fazione arriva
end-universalis-overrun = ciò che si doveva tenere è perduto
end-universalis-thief-gone = il ladro è fuggito con l’Occhio
roll-random-way = da che parte arrivano
universalis-hounds = Lontano alle vostre spalle i segugi hanno trovato le tracce.
universalis-wave = Arrivano altri soldati!
universalis-candle = Arde la candela { $n } di sette.

## Segnalini

universalis-mark-resting-place = un luogo di riposo
    .the = il luogo di riposo
    .form = m
universalis-mark-clapper = il batacchio della campana
    .the = il batacchio della campana
    .form = m
universalis-mark-prisoner = un prigioniero
    .the = il prigioniero
    .form = m
universalis-mark-seal = un sigillo
    .the = il sigillo
    .form = m
universalis-mark-gong = un gong di bronzo
    .the = il gong di bronzo
    .form = m

## Sezioni

universalis-section-porch = il portico
universalis-section-nave = la navata
universalis-section-sacristy = la sagrestia
universalis-section-crypt = la cripta
universalis-section-belfry = la base del campanile
universalis-section-lane = il viottolo
universalis-section-copse = il boschetto
universalis-section-track = la carrareccia
universalis-section-wood = il bosco
universalis-section-farmyard = l’aia
universalis-section-path = il sentiero
universalis-section-gorge = la gola
universalis-section-pass = il passo
universalis-section-stones = le pietre erette
universalis-section-oasis = l’oasi
universalis-section-brook = il ruscello
universalis-section-knoll = il poggio
universalis-section-drowned-town = la città sommersa
universalis-section-adit = la galleria d’ingresso
universalis-section-guard-post = il posto di guardia
universalis-section-gallery = la galleria
universalis-section-cells = le celle
universalis-section-oubliette = la segreta
universalis-section-store = il magazzino
universalis-section-shaft = il cunicolo
universalis-section-forge-hall = la sala della fucina
universalis-section-postern = la postierla
universalis-section-toll-hall = la sala del pedaggio
universalis-section-north-walk = il camminamento nord
universalis-section-drain = lo scolo
universalis-section-yard = il cortile
universalis-section-road = la strada
universalis-section-descent = la discesa
universalis-section-burial-hall = la sala delle sepolture
universalis-section-cave = la grotta
universalis-section-bath = il bagno
universalis-section-pitfall = il passaggio delle fosse
universalis-section-throne-hall = la sala del trono
universalis-section-street = la via
universalis-section-market = il mercato
universalis-section-glade = la radura
universalis-section-back-lane = il vicolo
universalis-section-temple = il tempio
universalis-section-baths = le terme
universalis-section-entrance = l’entrata
universalis-section-corridor = un corridoio
universalis-section-room = una stanza
universalis-section-great-room = una grande sala
universalis-section-main-room = la Stanza Principale

## Le missioni

universalis-quest-risen-out-of-the-swamp = Sorti dalla palude
    .story = Il re con la corda al collo non fu sepolto da solo. Mentre vi chinate sulla sua borsa, la torba si apre a destra e a sinistra dell’argine, e chi un tempo lo serviva si alza per servirlo ancora.
    .goal = Mettete fuori combattimento il capitano del re annegato, al guado.
universalis-section-causeway = l’argine
universalis-section-mire = il pantano
universalis-section-ford = il guado
universalis-quest-the-silent-bell = La Campana Muta
    .story = Per tre notti la campana della cappella solitaria ha suonato da sola, e per tre notti qualcuno al villaggio non si è più svegliato. Il quarto giorno ha taciuto: qualcosa ha strappato il batacchio e lo tiene sotto la torre. Senza, la campana non potrà più essere benedetta.
    .goal = Prendere il batacchio alla base del campanile e portarlo fuori dalle caselle di partenza.
    .rules = La sagrestia è chiusa a chiave. Nella navata conviene cercare passaggi segreti.
universalis-note-the-silent-bell-nave = I banchi sono stati trascinati contro la porta della sagrestia, e lungo la parete sud la polvere è stata spazzata via in un solo gesto.
universalis-note-the-silent-bell-belfry = La corda pende immobile. Sotto c’è qualcosa di alto in una maglia arrugginita, e il batacchio giace nell’angolo in fondo come una lingua mozzata.

universalis-quest-the-winter-road = La Strada d’Inverno
    .story = Stanotte il valico chiude. Dietro di voi un villaggio bruciato e i predoni che l’hanno bruciato; davanti il ponte sulla gola, e oltre il ponte le luci della guarnigione. Non si torna indietro, e non si aspetta la primavera.
    .goal = Almeno metà degli eroi deve uscire dall’altro capo del ponte prima della fine del turno 36.
    .rules = Dal turno 7 del Dark Player in poi, ogni quattro turni i segugi arrivano dal viottolo: uno ogni due eroi, finché ci sono Punti Riserva per pagarli.
universalis-note-the-winter-road-farmyard = Qualcuno ha vissuto qui fino a stamattina. La stufa è calda, e il forziere era troppo pesante da portare.
universalis-note-the-winter-road-gorge = Una guardia in ferro nero si appoggia all’alabarda in mezzo al ponte, come se fosse stato costruito per lei.

universalis-quest-the-worm-of-the-dunes = Il Verme delle Dune
    .story = Un tempo le carovane suonavano i gong di bronzo della città per dire al verme che aveva mangiato. Nessuno lo nutre più da quando la sabbia ha preso la città, e ora è lui che va dalle carovane. Le tribù che dovrebbero avvertire i viaggiatori hanno cominciato a condurglieli.
    .goal = Mettere Ko il grande verme nella città sommersa.
    .rules = Un eroe accanto a un gong può colpirlo con un’Azione: il verme è Stordito e perde 3 Vigore. Ogni gong si incrina al primo colpo.
universalis-note-the-worm-of-the-dunes-oasis = Un posto tranquillo. Chi si è accampato qui per ultimo se n’è andato a metà pasto, e non ha preso la cassa.
universalis-note-the-worm-of-the-dunes-drowned-town = I tetti spuntano dalla sabbia come denti. In mezzo, il terreno comincia a muoversi.

universalis-quest-the-pits-of-black-anvil = Le Fosse di Incudine Nera
    .story = I rinnegati non scavano più: fanno scavare gli altri. Di quelli che hanno preso nella valle tre sono ancora vivi: un fabbro, la figlia di un mugnaio e un ragazzo che conta i colpi di martello per non perdere i giorni.
    .goal = Liberare tutti e tre i prigionieri.
    .rules = Un eroe accanto a un prigioniero lo libera con un’Azione, anche in un turno combattimento, se nessun nemico lo minaccia. Ogni prigioniero liberato vale 2 punti Achievement per gli eroi e 2 Punti Riserva per il Dark Player, che sente cadere la catena.
universalis-note-the-pits-of-black-anvil-cells = Dal muro pendono catene, quasi tutte vuote. Una no.
universalis-note-the-pits-of-black-anvil-oubliette = Due pozzi senza parapetto, e dietro qualcuno che ha smesso di chiamare.
universalis-note-the-pits-of-black-anvil-forge-hall = Il pavimento sprofonda in un pozzo rosso di fuoco. Dall’altra parte una guardia in piastre nere alza gli occhi dal ragazzo ai suoi piedi.

universalis-quest-the-toll-house = La Casa del Pedaggio
    .story = L’inviato deve passare il confine prima dell’alba, e chi tiene la casa del pedaggio tiene la strada. La tenete voi. L’Impero la rivorrebbe, ed è così cortese da arrivare a piccoli gruppi.
    .goal = Tenere un eroe nella sala del pedaggio finché non sono passati dieci turni.
    .rules = Il luogo è aperto fin dall’inizio. In ogni turno dispari del Dark Player arrivano soldati dal camminamento nord, dallo scolo o dalla strada; nel quinto arriva con loro il capitano. Se dopo un turno del Dark Player, tranne il primo, nella sala non c’è nessun eroe, la casa è perduta.

universalis-quest-the-seventh-candle = La Settima Candela
    .story = Alla sepoltura del re furono accese sei candele e la settima fu tenuta da parte, perché dormisse. I suoi sacerdoti l’hanno trovata. Tre sigilli tengono insieme il rito, e ciò che lo tiene insieme può spezzarlo.
    .goal = Rompere i tre sigilli prima della fine del turno 28.
    .rules = Un eroe accanto a un sigillo lo rompe con un’Azione e un Test di Intelligenza, anche in un turno combattimento, se nessun nemico lo minaccia; se fallisce può riprovare. Ogni quattro turni si accende una candela, che porta al Dark Player 1 Punto Riserva; con la settima il re si sveglia.
universalis-note-the-seventh-candle-cave = Qualcuno ha ripassato il sigillo con sangue fresco. Sotto, la pietra sibila.
universalis-note-the-seventh-candle-bath = L’acqua è nera e non riflette la luce. Dall’altra parte il secondo sigillo è murato nella parete.
universalis-note-the-seventh-candle-throne-hall = Candele davanti a un trono vuoto, e una guardia dalla testa di sciacallo tra voi e i gradini. L’ultimo sigillo è sopra di lei.

universalis-quest-the-kings-eye = L’Occhio del Re
    .story = L’Occhio del re lucertola è un rubino grande come un pugno, e un ladro molto piccolo lo tiene sotto un mantello molto piccolo. Il ladro conosce ogni buco del quartiere del tempio. Le guardie anche, e credono che l’abbiate preso voi.
    .goal = Mettere Ko il ladro prima che sgusci via dallo scolo delle terme.
    .rules = Il luogo è aperto fin dall’inizio. Nei turni dispari il ladro corre di nascondiglio in nascondiglio e infine allo scolo; nei pari sta fermo. Ogni sei turni escono guardie dal tempio.

universalis-quest-made = Un dungeon tutto vostro
    .story = Questa storia non l’ha ancora raccontata nessuno.
    .goal = Mettere Ko il Leader nella Stanza Principale.

## Varie

rule-source-natural = Armatura Naturale
