### Eventi Epici di terra: storie, obiettivi, regole, sezioni, segnalini.

universalis-late-comers = Ne arrivano altri!
universalis-front-fire = Il fuoco è arrivato alla colonna { $at }.
universalis-front-snow = La neve è arrivata alla colonna { $at }.
universalis-driven-off = Ne ha avuto abbastanza e se ne va.

universalis-mark-snare = un laccio
    .the = il laccio
universalis-mark-false-lantern = una falsa lanterna
    .the = la falsa lanterna
universalis-mark-villager = un abitante del villaggio
    .the = l’abitante del villaggio
universalis-mark-kings-blade = la lama del re
    .the = la lama del re
universalis-mark-shrine-lamp = la lampada del santuario
    .the = la lampada del santuario
universalis-mark-frozen-fisher = un pescatore congelato
    .the = il pescatore congelato

## Foresta

universalis-quest-the-snared-stag = Il cervo nei lacci
    .story = Il laccio che vi ha preso lo stivale era teso per qualcosa di più grande. È lì tra gli alberi, con tre cappi addosso, bianco come una betulla, e vi guarda. Tra le felci tossiscono le pantere, e qualcuno le aizza nella lingua delle casate oscure.
    .goal = Liberare il cervo da tutti e tre i lacci prima della fine del turno 20.
    .rules = Un eroe accanto a un laccio può tagliarlo con un’Azione e una prova di Forza. Non serve uccidere nessuno.
universalis-section-hunted-wood = il bosco della caccia
universalis-section-snare-thicket = la macchia dei lacci
universalis-quest-a-night-of-yellow-eyes = Una notte di occhi gialli
    .story = Non ululano, ed è questo il peggio. Oltre il cerchio del fuoco si aprono occhi, un paio dopo l’altro, bassi, senza fretta. Poi, molto più indietro, se ne apre un paio ad altezza d’uomo.
    .goal = Tenere il campo per otto turni: dopo ogni turno del Dark Player deve esserci ancora un eroe.
    .rules = I lupi arrivano da ogni lato, turno dopo turno. Nel turno 4 arriva quello che cammina eretto.
universalis-section-firelit-camp = il campo attorno al fuoco
universalis-section-night-west = il buio a ovest
universalis-section-night-north = il buio a nord
universalis-section-night-east = il buio a est
universalis-section-night-south = il buio a sud
universalis-quest-between-two-banks = Tra due rive
    .story = I sei uomini tra le felci erano lì soltanto per contarvi. Lo capite quando siete già in mezzo al ruscello. Sulla riva da cui venite scricchiolano gli archi. Su quella dove andavate, un cavaliere con un gran bel cappello se ne tocca la tesa.
    .goal = Almeno metà degli eroi deve uscire dalle caselle obiettivo, su una riva o sull’altra, prima della fine del turno 12.
    .rules = A ovest aspettano gli archi, a est il cavaliere. Forse è più saggio non affrontarli tutti e due.
universalis-section-west-bank = la riva ovest
universalis-section-east-bank = la riva est

## Palude

universalis-quest-lanterns-over-the-moor = Lanterne sulla brughiera
    .story = Quelle luci non sono gas di palude. Le reggono esserini alati, e un signore in nero, asciutto fino alle ginocchia, tiene l’elenco di chi le ha seguite. Sotto l’acqua nera i primi della lista cominciano a muoversi.
    .goal = Spegnere tutte e tre le lanterne prima della fine del turno 18.
    .rules = Un eroe accanto a una lanterna può spegnerla con un’Azione e una prova di Coraggio. Turno dopo turno si alzano sempre più annegati.
universalis-section-lantern-mire = il pantano delle lanterne
universalis-section-dry-island = l’isolotto asciutto
universalis-section-black-mere = lo stagno nero

## Pianura

universalis-quest-the-thatch-burns = La paglia brucia
    .story = Il fumo non era soltanto dell’erba. Davanti al fuoco corrono goblin carichi di sacchi, e in un villaggio a cui resta una sola strada qualcuno picchia contro una porta, da dentro.
    .goal = Mettere in salvo quattro dei cinque abitanti prima della fine del turno 15.
    .rules = Un eroe accanto a un abitante lo mette in salvo con un’Azione. Il fuoco viene da ovest: dal turno 3 prende una colonna in più all’inizio di ogni turno del Dark Player. Chiunque ne sia stato raggiunto, amico o nemico, subisce allora 3 dadi di danno da fuoco.
universalis-section-cow-byre = la stalla delle mucche
universalis-section-burning-village = il villaggio in fiamme
universalis-section-village-lane = il viottolo del villaggio
universalis-quest-wagons-in-a-ring = Carri in cerchio
    .story = L’asse non si era rotto: era segato. Il mercante non scherza più. Ha spinto tutto quel che possiede sull’unica altura nel raggio di miglia, e fuori, nell’erba, qualcosa con quattro zampe e un arco comincia a girarle intorno.
    .goal = Tenere l’altura per otto turni: dopo ogni turno del Dark Player deve esserci ancora un eroe.
    .rules = Il branco arriva da tre lati, turno dopo turno, e la sua lancia migliore nel turno 4.
universalis-section-wheel-track = la pista dei carri
universalis-section-wagon-rise = l’altura dei carri
universalis-section-north-grass = l’erba a nord
universalis-section-south-grass = l’erba a sud

## Montagna

universalis-quest-the-kings-step = Il Gradino del Re
    .story = Dietro la pietra miliare la strada diventa una cengia, e sulla cengia c’è un thane con la maglia di suo nonno. Per un antico diritto può chiedere ai forestieri l’unica cosa che a casa non trova mai: un bel combattimento. Le frecce, aggiunge, sarebbero scortesi. I figli hanno chiesto di cominciare loro, il più giovane davanti.
    .goal = Mettere fuori combattimento il thane del gradino prima della fine del turno 24. Dopo vi ringrazierà.
    .rules = La cengia è larga una casella. Frecce, dardi e pietre non feriscono il thane.
universalis-section-goat-stair = la scala delle capre
universalis-section-ledge = la cengia
universalis-section-kings-step = il Gradino del Re
universalis-quest-the-shadow-on-the-scree = L’ombra sul ghiaione
    .story = L’ombra torna, e stavolta resta. Chi la getta cala sulle pietre piatte dove mangia di solito, chiude due ali grandi come vele maestre e vi guarda uno dopo l’altro, come si guarda un banco del mercato.
    .goal = Scacciare il roc prima della fine del turno 18.
    .rules = Se all’inizio del turno del Dark Player il roc ha perso metà del suo Vigore, vola via.
universalis-section-rocs-table = la tavola del roc
universalis-section-scree = il ghiaione

## Deserto

universalis-quest-what-the-sand-holds = Quel che tiene la sabbia
    .story = La mano di bronzo è chiusa su un’elsa, e il braccio continua, giù nella sabbia. Accanto giace una statua, di quelle che si mettono a far la guardia. Potreste giurare che un attimo fa guardava dall’altra parte.
    .goal = Estrarre dalla sabbia la lama del re e portarla fuori dalle caselle di partenza prima della fine del turno 18.
    .rules = Un eroe accanto alla lama può estrarla con un’Azione e una prova di Forza. Il guardiano è forte e lento. Dal turno 2 la sabbia restituisce chi fu sepolto con il re.
universalis-section-dune-path = il sentiero tra le dune
universalis-section-thorn-hollow = la conca dei rovi
universalis-section-kings-circle = il cerchio del re
universalis-quest-the-gap-of-knives = La Gola dei Coltelli
    .story = Le porte azzurre non ci sono mai state, ma chi aspetta quelli che le seguono sì. Il letto del torrente entra in una gola, dall’alto guardano gli archi, e dove la via d’uscita piega a nord un uomo in bianco fa girare due lame ricurve come pale di mulino.
    .goal = Almeno metà degli eroi deve uscire dalla via a nord prima della fine del turno 14.
    .rules = Altri della tribù scendono dalla via d’uscita, turno dopo turno.
universalis-section-wadi = l’uadi
universalis-section-gap-of-knives = la Gola dei Coltelli
universalis-section-way-out = la via d’uscita

## Terre vulcaniche

universalis-quest-the-lamp-under-the-smoke = La lampada sotto il fumo
    .story = Un vecchio siede sotto la pioggia di cenere, al bordo della pista. La lampada del santuario lassù arde da quattrocento anni, dice, e le gambe non lo portano più. Del fiume di fuoco non parla. Crede che l’abbiate visto.
    .goal = Prendere la lampada e portarla fuori dalle caselle di partenza prima della fine del turno 18.
    .rules = Il fuoco viene da ovest: nel turno 6 raggiunge la lampada, e da allora prende una colonna in più all’inizio di ogni turno del Dark Player. Chiunque ne sia stato raggiunto, amico o nemico, subisce allora 3 dadi di danno da fuoco.
universalis-section-smoking-shrine = il santuario nel fumo
universalis-section-cinder-slope = il pendio di scorie
universalis-section-ash-track = la pista nella cenere
universalis-quest-wings-over-the-ash = Ali sulla cenere
    .story = Sono uova, e non le ha deposte una salamandra. Lo dice la grandezza del guscio, e lo dice l’inno che si alza più avanti, lieto e stonato: la stanno chiamando a casa. Dall’altra parte c’è un buco nella roccia, troppo stretto per qualunque cosa nasca da queste.
    .goal = Almeno metà degli eroi deve mettersi in salvo per il tunnel di lava prima della fine del turno 18.
    .rules = Nel turno 7 il drago torna a casa.
universalis-section-ash-circle = il cerchio nella cenere
universalis-section-broken-road = la strada spaccata
universalis-section-lava-tube = il tunnel di lava

## Ghiacci

universalis-quest-the-white-hand = La Mano Bianca
    .story = Prima cade il vento. Poi la montagna alle vostre spalle lascia andare, senza fretta, come una mano che si apre. Sotto le rocce più avanti c’è una conca che non ha mai riempito, e altri ci sono corsi prima di voi, con i loro cani.
    .goal = Almeno metà degli eroi deve uscire dalla conca riparata prima della fine del turno 14.
    .rules = La neve viene da ovest, e avanza di due colonne all’inizio di ogni turno del Dark Player. Chiunque ne sia stato raggiunto, amico o nemico, subisce allora 3 dadi di danno.
universalis-section-snow-lane = il viottolo innevato
universalis-section-snowfield = il nevaio
universalis-section-ice-gate = la porta di ghiaccio
universalis-section-sheltered-hollow = la conca riparata
universalis-quest-the-fishers-in-the-ice = I pescatori nel ghiaccio
    .story = L’uomo dal sorriso di brina è morto. Quello dietro di lui, nel ghiaccio, no: i suoi occhi vi seguono. Tre pescatori stanno così lungo la riva, fermi a metà di un gesto, e un mago con un bel cappotto azzurro va dall’uno all’altro con un taccuino.
    .goal = Liberare tutti e tre i pescatori prima della fine del turno 20.
    .rules = Un eroe accanto a un pescatore può rompere il ghiaccio con un’Azione e una prova di Forza.
universalis-section-snow-path = il sentiero nella neve
universalis-section-lake-shore = la riva del lago
universalis-section-smoke-huts = gli affumicatoi
