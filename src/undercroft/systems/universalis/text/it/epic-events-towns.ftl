### Eventi Epici sull’acqua, per strada e negli insediamenti.

## Ciò che dicono

universalis-planks = Le braccia stringono. { $n ->
    [0] Si spezza l’ultima tavola.
    [one] Resiste ancora una tavola.
   *[other] Resistono ancora { $n } tavole.
}
universalis-host-stabbed = { $n ->
    [1] Un pugnale trova l’anfitrione per la prima volta.
   *[other] Un pugnale trova l’anfitrione: è la ferita numero { $n }.
}
end-universalis-ship-lost = la nave è stata stritolata
end-universalis-host-dead = l’anfitrione è morto

## Segnalini

universalis-mark-grapnel = un rampino
    .the = il rampino
    .form = m
universalis-mark-kraken-arm = un braccio del kraken
    .the = il braccio del kraken
    .form = m
universalis-mark-knotted-rope = la corda annodata
    .the = la corda annodata
    .form = f
universalis-mark-host-of-the-feast = l’anfitrione
    .the = l’anfitrione
    .form = m
universalis-mark-egg-crate = una cassa di uova
    .the = la cassa di uova
    .form = f
universalis-mark-trapped-child = un bambino intrappolato
    .the = il bambino intrappolato
    .form = m

## In mare

universalis-quest-boarders-by-moonlight = Arrembaggio al chiaro di luna
    .story = La galea non porta lanterne. Di lei sentite per prima cosa cinque piccoli colpi, ferro su legno, e poi cadono le passerelle. Il suo equipaggio è più numeroso del vostro e ha dormito. Ma una nave che niente trattiene si allontana da un’altra, chiunque ci sia sopra.
    .goal = Rompere tutti e cinque i rampini, tre sulla vostra murata e due su quella della galea, prima della fine del turno 16.
    .rules = Ogni rampino richiede una prova di Forza.
universalis-section-galley = la galea
universalis-section-own-deck = il vostro ponte

universalis-quest-arms-round-the-deck = Braccia intorno al ponte
    .story = Un braccio cercava soltanto la murata, a tentoni. L’ha detto agli altri. Adesso ce ne sono quattro di traverso sulla nave, ognuno grosso come l’albero, e in mezzo qualcosa guarda dal buco dove avevate il carico. Non è in collera. Vi sta aprendo.
    .goal = Troncare tutte e quattro le braccia prima che la nave si spezzi.
    .rules = Ogni braccio richiede una prova di Forza. All’inizio di ogni turno del Dark Player ogni braccio che ancora stringe la nave spezza una tavola; quando se ne sono spezzate 40, tutto è perduto.
universalis-section-foredeck = il ponte di prua
universalis-section-ships-waist = la tolda centrale
universalis-section-stern-castle = il castello di poppa

universalis-quest-the-knot-of-winds = Il nodo dei venti
    .story = Da tre giorni non c’è vento, eppure una nave si è avvicinata. Lo scafo è aperto sul mare, l’equipaggio non respira, e nella cabina pende una corda con tre nodi. I vecchi marinai sussurrano che il primo si scioglie per la brezza e il secondo per la burrasca. Tutto il vento di questo mare è lì dentro.
    .goal = Prendere la corda annodata nella cabina e portarla fuori dalle caselle di partenza prima della fine del turno 22.
universalis-section-ships-boat = la scialuppa
universalis-section-open-hull = lo scafo aperto
universalis-section-hulk-cabin = la cabina del relitto

## Sui fiumi

universalis-quest-the-ferry-cut-loose = Il traghetto alla deriva
    .story = Il traghetto si ferma in mezzo al fiume, fa mezzo giro e va dove va l’acqua. La fune non l’ha tagliata nessuno: è stata rosicchiata. Sulle zattere tra le canne qualcuno squittisce dal ridere e accende una miccia, e più a valle si sente la chiusa.
    .goal = Almeno metà degli eroi deve mettersi in salvo dall’altro capo dell’alzaia prima della fine del turno 17.
universalis-section-drifting-ferry = il traghetto alla deriva
universalis-section-jammed-raft = la zattera incagliata
universalis-section-reed-bank = il canneto
universalis-section-towing-bank = l’alzaia

universalis-quest-the-log-with-eyes = Il tronco con gli occhi
    .story = Era un buon tronco per ormeggiare. Poi ha battuto le palpebre. Lo ha fatto anche quello accanto, e poco dopo, molto più in alto, anche la riva.
    .goal = Mettere Ko il grande rospo sul banco di fango, che la gente del fiume nutre di viandanti.
universalis-section-beached-boat = la barca in secca
universalis-section-log-jam = l’ammasso di tronchi
universalis-section-upper-shallows = le secche a monte
universalis-section-mud-bank = il banco di fango

## Per strada

universalis-quest-hold-the-toll-bridge = Tenere il ponte del pedaggio
    .story = Il loro capitano è quasi cortese. Non vuole battersi: vuole il ponte, per mezz’ora, finché ci saranno sopra i pellegrini. Li sentite già, un miglio dietro di voi, che cantano male. Sono lenti, credono che la strada sia libera, e qualcuno dei suoi è già passato dietro di loro.
    .goal = Tenere il ponte per 8 turni: dopo ogni turno del Dark Player, tranne il primo, un eroe deve trovarsi nella sua sezione.
universalis-section-near-road = la strada di qua
universalis-section-toll-bridge = il ponte del pedaggio
universalis-section-felled-tree = l’albero abbattuto
universalis-section-ambush-wood = il bosco dell’agguato

universalis-quest-midnight-at-the-crossroads = Mezzanotte al crocevia
    .story = Vi ha contati fino all’ultimo e ha chiuso il libro. Da qualche parte ciascuno di voi ha detto che per qualcosa avrebbe dato tutto, e lui ce l’ha per iscritto. Il suo diritto finisce dove comincia la lampada dell’edicola, e nel viottolo in mezzo ha messo la sua gente.
    .goal = Un eroe deve raggiungere la luce dell’edicola prima della fine del turno 18.
universalis-section-hedge-road = la strada fra le siepi
universalis-section-gallows-crossing = il crocevia sotto la forca
universalis-section-sunken-lane = il viottolo incassato
universalis-section-wayside-shrine = l’edicola

## Nei castelli

universalis-quest-poison-at-the-high-table = Veleno alla tavola d’onore
    .story = L’uomo in fondo alla tavola posa finalmente la coppa. È il segnale: i menestrelli lasciano i liuti, e quel che c’era nei liuti è affilato. Voi non vi guardano nemmeno. Guardano il vecchio anfitrione, lassù, che ride ancora dell’ultima canzone.
    .goal = Mettere Ko il principe degli assassini prima della fine del turno 16, e tenere in vita l’anfitrione.
    .rules = Gli assassini puntano all’anfitrione finché nessuno li ingaggia. Ogni turno del Dark Player che finisce con uno di loro accanto a lui gli costa una ferita; la quarta lo uccide. Un eroe accanto a lui può fasciare una ferita con un’Azione, una volta per eroe. Da lui si sale per due scale affiancate, e per nessun’altra via.
universalis-section-low-table = la tavola bassa
universalis-section-feasting-hall = la sala del banchetto
universalis-section-minstrels-room = la stanza dei menestrelli

universalis-quest-the-duel-on-the-walls = Il duello sulle mura
    .story = Il nipote del castellano è stato disarcionato davanti alle dame, e da voi. Pretende soddisfazione all’alba, sulle mura, dove si sta stretti. Lui, s’intende, non verrà. Ha comprato qualcuno che non ha mai perso, e qualche amico che badi che non perda.
    .goal = Mettere Ko l’Imbattuto sul bastione prima della fine del turno 20.
    .rules = Oltre il bastione le mura hanno perso il parapetto. Badate a chi ha il cortile alle spalle.
universalis-section-stair-turret = la torretta delle scale
universalis-section-wall-walk = il camminamento
universalis-section-bastion = il bastione
universalis-section-breached-walk = il camminamento in rovina

## Nelle città

universalis-quest-the-false-watch = La falsa ronda
    .story = Hanno preso tutti quelli ancora in piedi, e voi lo eravate. Ora sedete in una cella e guardate gli stivali della ronda: non ce n’è un paio uguale. La ronda vera è legata in carbonaia, e prima di giorno questa gente vi avrà venduti a qualcuno che conta a teste.
    .goal = Almeno metà degli eroi deve uscire dal portone sulla strada prima della fine del turno 20.
universalis-section-holding-cells = le celle per la notte
universalis-section-watch-room = il corpo di guardia
universalis-section-guard-walk = il corridoio delle guardie
universalis-section-kennel-yard = il cortile dei cani
universalis-section-street-gate = il portone sulla strada

universalis-quest-lot-nineteen = Il lotto diciannove
    .story = Bastava girare per il magazzino delle aste e sembrare alti. Il lotto diciannove è a catalogo come seta, greggia, tre casse, tiepida. Due facchini sono ormai parte dell’allestimento. Il terzo vi viene incontro, lentissimo, con qualcosa nel viso che vuol essere portato fuori, in città.
    .goal = Rompere le tre casse di uova prima della fine del turno 20.
universalis-section-loading-gate = il portone di carico
universalis-section-auction-store = il magazzino delle aste
universalis-section-strong-room = la camera blindata

## Nei villaggi

universalis-quest-the-burning-market = Il mercato in fiamme
    .story = I due bambini non sono mai andati per funghi. Sono andati a vedere la lampada più bella del venditore di lampade, quella che parlava, e hanno fatto uscire chi ci parlava dentro. Ora il mercato brucia da tre lati, e un terzo bambino è entrato a cercarli.
    .goal = Liberare dal fuoco tutti e tre i bambini prima della fine del turno 14.
universalis-section-well-corner = l’angolo del pozzo
universalis-section-market-stalls = i banchi del mercato
universalis-section-cloth-hall = la loggia dei drappi
universalis-section-dyers-loft = la soffitta dei tintori

universalis-quest-the-eve-of-the-fair = La vigilia della fiera
    .story = Il forestiero che volevano impiccare è il nuovo becchino, e aveva detto soltanto: sono svegli. Alla vigilia della fiera i morti del paese avevano un ballo tutto loro, finché qualcuno si è scordato di lasciare libera la pista. Il violinista è già qui. Al canto del gallo dovranno tornare a casa.
    .goal = Tenere la pista da ballo per 8 turni: dopo ogni turno del Dark Player, tranne il primo, un eroe deve trovarsi sulla pista.
universalis-section-wine-lane = il vicolo del vino
universalis-section-dancing-floor = la pista da ballo
universalis-section-churchyard = il cimitero
universalis-section-show-wagons = i carrozzoni
