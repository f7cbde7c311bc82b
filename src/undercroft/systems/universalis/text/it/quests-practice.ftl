### Missioni indipendenti: alcune per conto loro, e quelle vicino a Norkefall, buone per fare pratica.

universalis-raid = Gli orchi vengono a prendersi il pozzo!
universalis-beacon-spent = Gli orchi vedono il falò e tornano indietro. Il falò si consuma.

## Segnalini

universalis-mark-beacon = un falò di segnalazione
    .the = il falò di segnalazione
    .form = m
universalis-mark-moon-lotus = un loto di luna
    .the = il loto di luna
    .form = m
universalis-mark-sluice-bar = una sbarra della chiusa
    .the = la sbarra della chiusa
    .form = f
universalis-mark-cow = una mucca rubata
    .the = la mucca rubata
    .form = f

## Sezioni

universalis-section-drove-road = il tratturo
universalis-section-well-yard = il cortile del pozzo
universalis-section-north-gate = la porta nord
universalis-section-salt-track = la pista del sale
universalis-section-south-knoll = il poggio sud
universalis-section-swamp-dyke = l’argine della palude
universalis-section-lotus-thicket = la macchia
universalis-section-alder-wood = il bosco di ontani
universalis-section-lily-pond = lo stagno delle ninfee
universalis-section-scarab-shaft = il pozzo d’accesso
universalis-section-scarab-antechamber = l’anticamera
universalis-section-crawl-of-the-sun = il cunicolo del sole
universalis-section-crawl-of-the-moon = il cunicolo della luna
universalis-section-round-chamber = la camera rotonda
universalis-section-scarab-treasury = la camera del tesoro
universalis-section-well-of-beetles = il pozzo degli scarabei
universalis-section-burrow-of-the-sun = la tana del sole
universalis-section-maze-turning = la svolta
universalis-section-burrow-of-the-moon = la tana della luna
universalis-section-maze-dead-end = il vicolo cieco
universalis-section-maze-heart = il cuore del labirinto
universalis-section-mill-lane = la stradina del mulino
universalis-section-millyard = l’aia del mulino
universalis-section-mill-loft = il solaio
universalis-section-grinding-floor = la sala delle macine
universalis-section-wheel-pit = la fossa della ruota
universalis-section-hollow-lane = la strada incassata
universalis-section-bandits-camp = il campo dei banditi
universalis-section-robbers-hall = la sala dei banditi
universalis-section-loot-cellar = la cantina del bottino
universalis-section-cow-path = il sentiero delle mucche
universalis-section-cow-pasture = il pascolo
universalis-section-byre = la stalla
universalis-section-troll-cave = la caverna dei troll

## Le missioni

universalis-quest-the-last-well = L’Ultimo Pozzo
    .story = Trecento buoi hanno camminato nove giorni nella steppa fino a questo pozzo, e per berlo ci metteranno fino al mattino. Il pozzo serve anche agli orchi, e i buoi ancora di più. I mandriani hanno accatastato legna su tre alture, e guardano voi.
    .goal = Tenere un eroe nel cortile del pozzo finché non sono passati nove turni.
    .rules = Il luogo è aperto fin dall’inizio. In ogni turno dispari del Dark Player arrivano orchi dalla porta nord, dalla pista del sale o dal poggio sud, a sorte. Un eroe accanto a un falò lo accende con un’Azione: il prossimo gruppo che arriva da quella parte torna indietro, e il falò si consuma e può essere riacceso da qualsiasi eroe. Se dopo un turno del Dark Player, tranne il primo, nel cortile non c’è nessun eroe, il pozzo è perduto.

universalis-quest-the-toad-kings-garden = Il Giardino del Re Rospo
    .story = La febbre nei villaggi del fiume cede a una cosa sola, il fiore del loto di luna, e il loto di luna cresce dove i seguaci dell’Artiglio tengono ciò che pregano. È grande, è vecchio, e inghiotte.
    .goal = Prendere un loto di luna e portarlo fuori dalle caselle di partenza.
    .rules = Un loto cresce nel bosco di ontani, un altro nello stagno delle ninfee. Per coglierlo servono un’Azione e un Test di Agilità, che si può ritentare.
universalis-note-the-toad-kings-garden-alder-wood = Nel ruscello c’è qualcosa di grosso come un tronco caduto. L’acqua gli gira intorno. Poi il tronco sbatte una palpebra.
universalis-note-the-toad-kings-garden-lily-pond = Ninfee larghe come scudi, e sulla più larga siede un re che non ha mai avuto fame a lungo.

universalis-quest-the-scarab-maze = Il Labirinto degli Scarabei
    .story = L’architetto della tomba fu murato con i suoi disegni, perché nessuno trovasse la via per il cuore. I suoi discendenti hanno trovato una lettera. Dice: «A sinistra il sole, a destra la luna. Io non ci andrei.»
    .goal = Un eroe deve raggiungere il lato opposto del cuore del labirinto.
    .rules = Quasi tutte le vie sono larghe una casella, e nel pavimento c’è qualcosa. La via del sole è chiusa da un enigma, quella della luna da nulla che si veda. Si dice che ci sia un tesoro.
universalis-note-the-scarab-maze-scarab-antechamber = Due buchi all’altezza del ginocchio. Sopra l’uno è inciso un sole, sopra l’altro una luna, e sotto entrambi lo stesso scarabeo.
universalis-note-the-scarab-maze-scarab-treasury = I predoni venuti prima di voi erano abbastanza furbi da trovare questa stanza. Sono ancora qui.
universalis-note-the-scarab-maze-maze-heart = Metà del pavimento è crollata. Un sacerdote in bende conta i buchi, e non ama essere interrotto.

universalis-quest-the-sunken-mill = Il Mulino Sommerso
    .story = Qualcuno ha calato le chiuse del vecchio mulino, e l’acqua sale in quattro villaggi. Il mugnaio dice che sono state le lucertole. Dice anche che parlano, e che adesso il mugnaio è una di loro.
    .goal = Rompere le tre sbarre della chiusa.
    .rules = Un eroe accanto a una sbarra la rompe con un’Azione e un Test di Forza, che si può ritentare. Una sbarra è nel solaio, una nella fossa della ruota sotto la botola, una in fondo alla gora.
universalis-note-the-sunken-mill-millyard = L’aia è uno stagno con dentro un carro. Impronte a tre dita vanno fino alla porta del mulino, e nessuna torna.
universalis-note-the-sunken-mill-mill-loft = Sotto il tetto, una sbarra grossa come una gamba regge la prima catena.
universalis-note-the-sunken-mill-mill-race = La gora ruggisce tra due camminamenti. In fondo c’è il nuovo mugnaio con un’alabarda, e ha la farina sul muso.

universalis-quest-the-bandits-den = Il Covo dei Banditi
    .story = Portano quel che resta dei colori dell’Impero e chiamano pedaggio quello che prendono. Sulla strada da Norkefall alla Foresta dei Troll nessuno discute due volte. Un carbonaio ha seguito il loro fumo fino a una strada incassata e vi ha disegnato una mappa, a carboncino, naturalmente.
    .goal = Mettere Ko il sergente dei disertori nella sala dei banditi.
    .rules = Una missione per fare pratica. La cantina del bottino dietro la sala è chiusa a chiave.
universalis-note-the-bandits-den-bandits-camp = Un fuoco, una pentola, e una vedetta con la bocca piena.
universalis-note-the-bandits-den-robbers-hall = Alla parete le mappe della strada, con una croce per ogni carro. Il sergente posa la penna e prende una spada più lunga del tavolo.

universalis-quest-cattle-thief-trolls = Troll Ladri di Bestiame
    .story = Alle fattorie sotto la foresta è sparito prima un vitello, poi una mucca, poi la mucca col campanaccio, e poi il cane andato a cercarla. Le orme sono lunghe come una culla. Tre mucche sono ancora vive, perché ai troll piace contare su una dispensa piena, anche se contare non sanno.
    .goal = Liberare le tre mucche rubate.
    .rules = Una missione per fare pratica. Un eroe accanto a una mucca la slega con un’Azione, anche in un turno combattimento, se nessun nemico lo minaccia; la strada di casa la mucca la sa. Una è nel pascolo, una nella stalla, una nella caverna dei troll.
universalis-note-cattle-thief-trolls-cow-pasture = Una mucca è legata a un albero oltre il ruscello, e rumina come se la cosa non la riguardasse.
universalis-note-cattle-thief-trolls-troll-cave = C’è odore di letame, fumo e troll. Oltre un ponte di roccia qualcuno di grosso chiede a una mucca, piano e con gentilezza, se le piacerebbe diventare brodo.
