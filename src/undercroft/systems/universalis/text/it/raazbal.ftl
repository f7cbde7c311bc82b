### La campagna «Il ritorno di Raazbal»: le sue dieci missioni, i suoi personaggi, le sue carte comportamento.

## I personaggi

universalis-creature-rorg = Rorg
    .the = Rorg
    .form = m
    .text = Non sa contare oltre il venti, perciò vende la gente a ventine.
universalis-creature-raazbal = Raazbal
    .the = Raazbal
    .form = m
    .text = È morto da trecento anni, e non ne perdona nemmeno uno.
universalis-behavior-raazbal = Raazbal
    .the = Raazbal
    .form = m
    .text = Sta lontano e lancia dove ci sono più nemici; chi l’ha ferito per ultimo, lo caccia prima di tutti gli altri. Perso metà del Vigore, passa all’altra carta.
universalis-behavior-raazbal-at-bay = Raazbal alle strette
    .the = Raazbal alle strette
    .form = m
    .text = Si fa avanti con la spada in pugno: prima chi ha meno Vigore, poi i meno corazzati.

## Segnalini

universalis-mark-merchant = un mercante
    .the = il mercante
    .form = m
universalis-mark-account-book = il libro dei conti di Rorg
    .the = il libro dei conti di Rorg
    .form = m
universalis-mark-winch = un argano
    .the = l’argano
    .form = m
universalis-mark-iron-hand = la Mano di Ferro
    .the = la Mano di Ferro
    .form = f
universalis-mark-true-name = la parete con il nome
    .the = la parete con il nome
    .form = f
universalis-mark-toll-stone = la pietra del pedaggio
    .the = la pietra del pedaggio
    .form = f
universalis-mark-mountain-fire = il fuoco del monte
    .the = il fuoco del monte
    .form = m
universalis-mark-sea-fire = il fuoco del mare
    .the = il fuoco del mare
    .form = m
universalis-mark-storm-bell = la campana delle tempeste
    .the = la campana delle tempeste
    .form = f
universalis-mark-castellan = il castellano
    .the = il castellano
    .form = m
universalis-mark-grave-lamp = una lampada funebre
    .the = la lampada funebre
    .form = f

## Sezioni

universalis-section-cart-track = la carraia
universalis-section-burnt-farm = la fattoria bruciata
universalis-section-empty-sheepfold = l’ovile vuoto
universalis-section-tithe-barn = il granaio delle decime
universalis-section-rock-throat = la gola nella roccia
universalis-section-sleeping-cave = la grotta dei giacigli
universalis-section-wolf-shaft = il pozzo dei lupi
universalis-section-smoke-kitchen = la cucina affumicata
universalis-section-orc-crawl = il cunicolo puntellato
universalis-section-ransom-store = il deposito dei riscatti
universalis-section-split-hall = la sala spaccata
universalis-section-towpath = l’alzaia
universalis-section-ferry-landing = l’approdo del traghetto
universalis-section-alder-thicket = la macchia di ontani
universalis-section-ferry-house = la casa del traghetto
universalis-section-ferry-jetty = il pontile
universalis-section-far-bank = l’altra riva
universalis-section-hedge-lane = il viottolo tra le siepi
universalis-section-standing-stones = le pietre inclinate
universalis-section-grass-sea = il mare d’erba
universalis-section-steppe-well = il pozzo della steppa
universalis-section-wheel-ruts = i solchi delle ruote
universalis-section-wagon-ring = il cerchio dei carri
universalis-section-sunken-stair = la scala sprofondata
universalis-section-painted-antechamber = l’anticamera dipinta
universalis-section-blind-cistern = la cisterna cieca
universalis-section-mirror-cell = la cella dello specchio
universalis-section-trapped-way = il passaggio insidioso
universalis-section-hall-of-niches = la sala delle nicchie
universalis-section-twin-shafts = i pozzi gemelli
universalis-section-house-of-the-hand = la casa della Mano
universalis-section-forest-trail = la pista nel bosco
universalis-section-deep-brambles = il roveto
universalis-section-charcoal-clearing = la radura dei carbonai
universalis-section-stepping-stones = le pietre del guado
universalis-section-ring-of-tolls = il cerchio dei pedaggi
universalis-section-mossy-knoll = il poggio muschioso
universalis-section-troll-den = la tana dei troll
universalis-section-frozen-path = il sentiero gelato
universalis-section-frozen-mere = lo stagno gelato
universalis-section-goat-track = la pista delle capre
universalis-section-rope-bridge = il ponte di ghiaccio
universalis-section-mountain-beacon = il faro del monte
universalis-section-shingle-path = il sentiero di ghiaia
universalis-section-ice-shore = la riva ghiacciata
universalis-section-sea-beacon = il faro del mare
universalis-section-wet-causeway = l’argine bagnato
universalis-section-ruined-chapel = la cappella in rovina
universalis-section-upper-ford = il guado alto
universalis-section-mill-race = la gora del mulino
universalis-section-reed-track = la pista tra le canne
universalis-section-sally-port = la porta di sortita
universalis-section-lower-guardroom = il corpo di guardia basso
universalis-section-arms-closet = il ripostiglio delle armi
universalis-section-outer-ward = la corte esterna
universalis-section-curtain-wall = la cortina
universalis-section-cell-row = la fila delle celle
universalis-section-pass-gatehouse = la torre portaia del passo
universalis-section-pass-road = la strada del passo
universalis-section-landslip = la frana
universalis-section-stacked-ossuary = l’ossario
universalis-section-broken-vault = la volta crollata
universalis-section-washing-place = il lavatoio dei morti
universalis-section-narrow-way = la via stretta
universalis-section-barracks-of-the-dead = la caserma dei morti
universalis-section-well-chamber = la camera del pozzo
universalis-section-hall-of-the-return = la sala del ritorno

## 1

universalis-quest-free-the-merchants = Liberate i mercanti
    .story = Tre mercanti sono partiti da Norkefall con un carro di sale e non sono mai arrivati. Il carro è nell’aia di una fattoria bruciata, a un’ora dalla strada. Il sale c’è ancora tutto. Da quando gli orchi lasciano il carico e si prendono i carrettieri?
    .goal = Liberare i tre mercanti.
    .rules = Il luogo è aperto fin dall’inizio, e non ci sono mazzi. Un eroe accanto a un mercante lo libera con un’Azione, se nessun nemico minaccia l’eroe.

## 2

universalis-quest-rorgs-lair = La tana di Rorg
    .story = «Non per il riscatto» dice il più anziano dei mercanti. «Ci hanno contati. Venti per lotto, e una donna in grigio pagava ogni lotto in argento vecchio, con sopra la faccia di un morto.» L’orco che contava si chiama Rorg, e abita dentro la collina.
    .goal = Mettere Ko Rorg nella sala spaccata.
    .rules = Alle spalle di Rorg c’è il suo libro dei conti; un eroe accanto può leggerlo con un’Azione. Chi lo ha letto saprà quando parte il prossimo lotto.
universalis-note-rorgs-lair-sleeping-cave = Pellicce, stivali rosicchiati, e sul muro un conto: venti tacche, una riga, venti tacche, una riga. L’ultima fila ne ha tre.
universalis-note-rorgs-lair-ransom-store = Ecco perché il muro suonava vuoto. Mantelli, anelli, una scarpa da bambino: tutto quello che al compratore non serviva.
universalis-note-rorgs-lair-split-hall = Una spaccatura attraversa la sala, e dall’altra parte un orco alza gli occhi da un libro. Lo chiude con cura, e tiene il segno.
universalis-echo-rorgs-lair-free-the-merchants-lost = I mercanti sono stati venduti, e Rorg ha speso l’argento in lame: ha 1 Punto Riserva in più per ogni eroe.

## 3

universalis-quest-the-chained-ferry = Il traghetto incatenato
    .story = I lotti scendono al fiume. Là i nani rinnegati tengono il traghetto, su catene grosse come un polso, e quello che trasportano di notte non sta scritto in nessun libro, se non in quello di Rorg. Senza argani il traghetto è una zattera, e le zattere se le prende il fiume.
    .goal = Rompere i tre argani prima della fine del turno 28.
    .rules = Un eroe accanto a un argano lo rompe con un’Azione e un Test di Forza, anche in un turno combattimento, se nessun nemico lo minaccia; se fallisce può riprovare.
universalis-note-the-chained-ferry-alder-thicket = Hanno nascosto il primo argano tra gli ontani e ci hanno steso sopra delle reti. Le reti sono piene di foglie dell’anno scorso.
universalis-note-the-chained-ferry-far-bank = Sul terrazzo un aguzzino si fa schermo con la mano, vede chi siete e prende la frusta invece del corno. La taglia preferisce non dividerla.
universalis-echo-the-chained-ferry-rorgs-lair-account-book = Il libro di Rorg diceva l’ora della guardia: il Dark Player ha 1 Punto Riserva in meno per ogni eroe.

## 4

universalis-quest-the-slave-road = La via degli schiavi
    .story = Troppo tardi. I lotti sono stati rivenduti a un clan del deserto che vaga dove non ha niente da fare, e i suoi carri vanno verso est tra l’erba con dentro quaranta persone. I carri sono lenti. Voi no.
    .goal = Un eroe deve raggiungere il carro dietro il cerchio prima della fine del turno 24.
universalis-note-the-slave-road-grass-sea = Erba fino alle spalle, un ruscello, e un solco di ruota così fresco che gli steli si stanno ancora rialzando.
universalis-note-the-slave-road-wagon-ring = Hanno messo i carri in cerchio nel fango, e dentro qualcuno canta per tenere svegli gli altri. Un derviscio esce tra le ruote e s’inchina.

## 5

universalis-quest-the-house-of-the-iron-hand = La casa della Mano di Ferro
    .story = Quelli che avete liberato dicono tutti la stessa cosa: la donna in grigio non voleva da loro che anni. Una vita paga un anno, e lei sta ricomprando qualcuno che è morto da trecento. Di ossa ne ha abbastanza. Le manca la mano che teneva la spada: fu mozzata, fusa nel ferro e data da custodire ai re delle dune.
    .goal = Prendere la Mano di Ferro e portarla fuori dalle caselle di partenza.
    .rules = Appena la Mano viene sollevata, dai muri comincia a scendere sabbia: all’inizio del tredicesimo turno successivo del Dark Player la casa è piena, e la missione è fallita. Da qualche parte nell’anticamera c’è una porta che non vuole farsi trovare. L’eroe che legge la parete oltre la porta (un’Azione e un Test di Intelligenza) conosce il vero nome di Raazbal.
universalis-note-the-house-of-the-iron-hand-mirror-cell = Una cella per un solo prigioniero, con uno specchio perché avesse compagnia. Sul muro ha graffiato un nome, mille volte, perché qualcuno lo sapesse: quello che Raazbal portava prima di prendersi questo.
universalis-note-the-house-of-the-iron-hand-house-of-the-hand = Sul gradino c’è un pugno di ferro nero, e sopra il pugno un gigante di pietra a cui è stato detto di non muoversi prima che lo faccia qualcun altro.
universalis-echo-the-house-of-the-iron-hand-the-slave-road-lost = Sulla via degli schiavi sono stati pagati quaranta anni: i morti delle dune dormono male. Il Dark Player ha 1 Punto Riserva in più per ogni eroe.
universalis-sand-runs = Dietro i muri qualcosa comincia a scorrere.
universalis-sand-rises = La sabbia entra a fiotti: { $n } di tredici.

## 6

universalis-quest-the-troll-mothers-toll = Il pedaggio della Madre dei Troll
    .story = La donna in grigio è andata a nord per la Foresta dei Troll, e nessuno passa per la Foresta dei Troll senza pagare. Il pedaggio è antico, e non è mai stato oro. La Madre si ricorda di Raazbal: passò una volta, con un esercito, e non pagò.
    .goal = Pagare il pedaggio, o mettere Ko la Madre dei Troll.
    .rules = Un eroe accanto alla pietra del pedaggio, nella tana, può pagare con un’Azione, una volta sola, anche in un turno combattimento, se nessun nemico lo minaccia: la pietra prende 2 Vigore. Quando ogni eroe in piedi ha pagato, i troll se ne vanno e la missione è completata. La Madre non dimentica né chi ha pagato né chi non l’ha fatto.
universalis-note-the-troll-mothers-toll-charcoal-clearing = I carbonai hanno costruito le capanne senza porte: qui nessuno ha niente che un troll possa volere, e ci tengono che si veda.
universalis-note-the-troll-mothers-toll-ring-of-tolls = Ognuna di queste pietre porta un cordone di capelli intrecciati, una ciocca per ogni viandante che ha pagato. Una è più vecchia delle altre di trecento anni, e nuda.
universalis-note-the-troll-mothers-toll-troll-den = Riempie la grotta come una seconda collina. «Esercito?» chiede, annusa e si risponde da sola: «No. Allora pedaggio», e indica una pietra scavata dalle mani.
universalis-toll-paid = «Pagato» dice la Madre dei Troll, e dietro di lei la foresta si alza e fa largo.

## 7

universalis-quest-the-two-fires = I due fuochi
    .story = Sul ghiaccio sotto i Monti delle Ossa ardono due fuochi verdi. Uno si vede dal mare: chiama i rematori dell’Artiglio. L’altro si vede dal passo: chiama il capitano che doveva difenderlo. Spegnetene uno, e un esercito aspetterà invano. Per tutti e due non avrete il tempo.
    .goal = Spegnere uno dei due fuochi prima della fine del turno 32.
    .rules = Un eroe accanto a un fuoco lo spegne con un’Azione e un Test di Agilità, anche in un turno combattimento, se nessun nemico lo minaccia. Se è il fuoco del mare, verranno solo i traditori del passo: segue la missione 9. Se è il fuoco del monte, verranno solo i rematori: segue la missione 8. Se ardono tutti e due, i rematori arrivano per primi.
universalis-note-the-two-fires-frozen-mere = Da qui si vedono tutti e due: una stella verde sopra il ponte di ghiaccio, e un’altra bassa sulla riva. Ognuna ha la sua guardia, e ogni guardia vede l’altra.
universalis-note-the-two-fires-mountain-beacon = La scala è scivolosa di sego. Davanti al braciere una guardia in ferro nero non stacca gli occhi dal passo.
universalis-note-the-two-fires-sea-beacon = Intorno alla base della torre qualcosa con le corna fa la ronda, e dove ha messo il piede il ghiaccio è acqua.
universalis-echo-the-two-fires-the-troll-mothers-toll-lost = I troll vi hanno costretti al giro lungo, e siete attesi: il Dark Player ha 1 Punto Riserva in più per ogni eroe.

## 8

universalis-quest-the-drowned-causeway = L’argine sommerso
    .story = Remano di notte e approdano all’alba, e c’è un solo posto dove tirare in secco le barche: la cappella sull’argine, che fino all’inverno scorso aveva un tetto. Finché ci state dentro voi, di lì non passano.
    .goal = Tenere un eroe nella cappella in rovina finché non sono passati nove turni.
    .rules = Il luogo è aperto fin dall’inizio. In ogni turno pari del Dark Player sentite da dove arriveranno, e in quello dispari che segue arrivano di là: dal guado alto, dalla gora del mulino o dalla pista tra le canne. Dal quinto turno c’è con loro un sacerdote. Un eroe accanto alla campana delle tempeste può suonarla con un’Azione: quelli che stanno per arrivare tornano indietro, e la campana si incrina. Se dopo un turno del Dark Player, tranne il primo, nella cappella non c’è nessun eroe, l’argine è perduto.
universalis-heard-upper-ford = Remi, e poi più niente: sono al guado alto.
universalis-heard-mill-race = Qualcosa di pesante scivola nella gora del mulino.
universalis-heard-reed-track = Sulla pista tra le canne le rane hanno smesso di gracidare.
universalis-turned-back = La campana chiama il vento, e le barche tornano indietro.
universalis-claw-comes = I rematori dell’Artiglio scendono a terra!

## 9

universalis-quest-the-traitors-pass = Il passo dei traditori
    .story = La fortezza sui Monti Aguzzi fu costruita contro Raazbal e non è mai stata presa. È stata comprata. Il vecchio castellano siede nella sua stessa cella, un inquisitore tiene la porta, e oltre il passo si vede già la sala dove si accendono le lampade.
    .goal = Almeno metà degli eroi deve uscire per la strada del passo prima della fine del turno 38.
    .rules = Il castellano è dietro una porta chiusa a chiave. Un eroe accanto a lui lo libera con un’Azione, se nessun nemico minaccia l’eroe; i suoi uomini non aspettano altro.
universalis-note-the-traitors-pass-curtain-wall = Balestre sul camminamento, puntate verso l’interno.
universalis-note-the-traitors-pass-cell-row = «Ve la siete presa comoda» dice un vecchio incatenato in una fila di celle vuote. «La mia gente è nelle stalle. Se sono io a chiamarla, viene.»
universalis-note-the-traitors-pass-pass-gatehouse = L’inquisitore ha fatto chiudere la porta dall’interno. «Non esce nessuno» dice con gentilezza. «Lui ci terrebbe che foste presenti.»
universalis-echo-the-traitors-pass-the-drowned-causeway-lost = I rematori sono passati e stanno nella fortezza: il Dark Player ha 1 Punto Riserva in più per ogni eroe.

## 10

universalis-quest-the-return-of-raazbal = Il ritorno di Raazbal
    .story = Trecento anni sono stati pagati. Nella sala sotto i Monti delle Ossa ardono di nuovo le lampade che furono accese per la sua sepoltura, della donna in grigio non resta un capello, e sul trono qualcuno apre e chiude le dita di una mano. Non si è ancora alzato. Aspetta il suo pubblico.
    .goal = Mettere Ko Raazbal.
    .rules = All’inizio di ogni sua attivazione Raazbal recupera 1 Vigore per ogni lampada funebre accesa; sono tre, e un eroe accanto a una la rompe con un’Azione, se nessun nemico lo minaccia. Quando ha perso metà del Vigore chiama la sua guardia dalle tombe, una volta sola. Conta quello che avete fatto lungo la strada.
universalis-note-the-return-of-raazbal-broken-vault = Una lampada di bronzo in una volta crollata. Arde senz’olio, e la fiamma si piega verso est, come se là qualcosa inspirasse.
universalis-note-the-return-of-raazbal-hall-of-the-return = «Trecento» dice l’uomo sul trono, «e siete i primi a venire senza che vi ci abbiano portati.» Si alza. Non gli costa nessuna fatica.
universalis-tombs-open = Raazbal barcolla e batte il tallone a terra: le tombe si aprono.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-won = Gli manca la Mano di Ferro: Raazbal arriva con 2 Vigore in meno.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-lost = Ha riavuto la Mano di Ferro: Raazbal colpisce due volte.
universalis-echo-the-return-of-raazbal-the-house-of-the-iron-hand-true-name = Conoscete il nome che portava prima: nel sentirlo Raazbal perde 2 Vigore.
universalis-echo-the-return-of-raazbal-the-troll-mothers-toll-toll-stone = La Madre dei Troll è venuta a riscuotere un vecchio debito dalla porta di dietro: il Dark Player ha 1 Punto Riserva in meno per ogni eroe.
universalis-echo-the-return-of-raazbal-the-traitors-pass-castellan = Il castellano e i suoi tengono le scale alle vostre spalle: il Dark Player ha 1 Punto Riserva in meno per ogni eroe.
universalis-echo-the-return-of-raazbal-the-traitors-pass-lost = I traditori sono scesi dal passo: il Dark Player ha 1 Punto Riserva in più per ogni eroe.
