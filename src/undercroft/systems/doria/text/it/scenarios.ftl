### Gli scenari: `.story` prima della partita, `.goal` cosa c’è da fare, `.rules` cosa qui è diverso.

doria-quest-first-steps = Primi passi
    .story = L’oste li sente di notte: piccoli piedi sotto la cantina, e risa che cessano quando trattiene il respiro. In fondo alla vecchia scala ci sono tre porte. Ha sbarrato la cantina alle vostre spalle, e promette di riaprirla quando laggiù ci sarà silenzio.
    .goal = Posate ogni tessera del dungeon e non lasciate vivo alcun goblin.
    .rules = Dietro queste porte ci sono solo goblin. Dopo il round 5 è troppo tardi, un round prima per ogni due personaggi.
doria-quest-first-steps-they-heard-you = Qualcuno vi ha sentiti. Piedi scalzi tamburellano sulle scale.

## La scala di sale

doria-quest-the-salt-stair = La scala di sale
    .story = I minatori di Feronde scavavano il sale finché trovarono una scala scavata da qualcun altro. La murarono e ci bevvero sopra una settimana. Ora i mattoni stanno dalla parte sbagliata. Scendete, trovate quella scala prima che ciò che l’ha salita trovi la miniera, e metteteci piede tutti insieme: sei paia di stivali sono un argomento.
    .goal = Posate cinque tessere, poi portate tutti sulla tessera della Scala di sale.
    .rules = Quaggiù ci sono solo goblin, Zombie, Scheletri e Strisciabava, e nessuno ha modificatori. La scala è fra le ultime tessere. Dopo il round 8 è troppo tardi, un round prima per ogni due personaggi.
doria-quest-the-salt-stair-halfway = Odore di mare, dove per quaranta miglia mare non ce n’è. La scala non può essere lontana. Tutti riprendono fiato.
doria-goal-the-salt-stair-1 = tessere da posare
doria-goal-the-salt-stair-2 = personaggi non ancora alla scala
doria-thing-salt-stair = Scala di sale
    .the = la Scala di sale
    .form = f

## Il pozzo sigillato

doria-quest-the-sealed-well = Il pozzo sigillato
    .story = Il pozzo di Tandrur è diventato amaro, e i Portatori di luce sanno perché: molto più in basso tre leve tengono chiuso il suo antico sigillo, e qualcuno ha cominciato a spingere dall’altra parte. Chi le tira tutte e tre può aprire il sigillo dall’alto, e versarci ciò che vi hanno dato i guaritori.
    .goal = Tirate tre leve, poi raggiungete il pozzo.
    .rules = Una leva si muove con FOR e COS. Il pozzo sta su un’isola: bisogna saltare. Dopo il round 22 il sigillo si spezza e lo scenario è perso.
doria-quest-the-sealed-well-first-lever = La leva stride nella sua fessura. Qualcosa l’ha sentita, e non era lontano.
doria-quest-the-sealed-well-rumble = Tre catene corrono insieme, e laggiù l’acqua comincia a girare.
doria-goal-the-sealed-well-1 = leve da tirare
doria-goal-the-sealed-well-2 = personaggi che servono al pozzo
doria-thing-lever = Leva
    .the = la Leva
    .form = f
doria-thing-well = Pozzo
    .the = il Pozzo

## La campana d’argento

doria-quest-the-silver-bell = La campana d’argento
    .story = La campana di Radonia suonava un rintocco per ogni anima smarrita nei boschi, e il numero era sempre giusto. I ladri l’hanno portata sotto la collina. Non pesa; ma suona, comunque la si avvolga, e laggiù a una chiamata non rispondono soltanto le anime.
    .goal = Prendete la Campana d’argento e portatela fuori dalle scale.
    .rules = Chi prende la campana sveglia tutti i mostri. Alla fine di ogni terzo round la campana vuole suonare: AGI e SAG la tengono ferma, altrimenti arrivano Zombie alle scale. Chi sviene la lascia cadere.
doria-quest-the-silver-bell-it-rings = Il batacchio si muove.
doria-goal-the-silver-bell-1 = campane da portare fuori
doria-thing-silver-bell = Campana d’argento
    .the = la Campana d’argento
    .form = f

## Tenete le scale

doria-quest-hold-the-stairs = Tenete le scale
    .story = Alle vostre spalle quattrocento persone escono dalla valle al buio, con le capre. Per raggiungerle gli orchi devono passare da questa cantina, e nessuno gli ha detto che in sei una scala non si tiene. Non diteglielo.
    .goal = Siate vivi alla fine del round 13.
    .rules = Niente Eventi delle porte. I nemici arrivano dalle scale in cinque ondate: dopo i round 2, 4, 6, 8 e 10, tanti di più quanti più siete.
doria-quest-hold-the-stairs-first-wave = Tamburi. Piccoli piedi sulla pietra, molti.
doria-quest-hold-the-stairs-second-wave = La seconda ondata ha le spalle larghe.
doria-quest-hold-the-stairs-a-lull = Per un momento non arriva nulla. Qualcuno fa girare una borraccia.
doria-quest-hold-the-stairs-third-wave = Prima le frecce, poi quelli che vi erano scappati.
doria-quest-hold-the-stairs-fourth-wave = Le scale gemono. Sotto l’arco deve chinarsi.
doria-quest-hold-the-stairs-last-wave = I tamburi tacciono. Gorbag è venuto a vedere che cosa li trattiene.
doria-goal-hold-the-stairs-1 = round a cui sopravvivere

## Il Conte riceve

doria-quest-the-count-at-home = Il Conte riceve
    .story = L’invito era scritto in bella grafia e l’ha consegnato un pipistrello. Tre villaggi hanno già accettato. Voi avete deciso di venire in anticipo, di giorno, dalla cantina, e senza regali.
    .goal = Sconfiggete il Conte.
    .rules = Qui abitano solo i morti e ciò che li tormenta. La sua tessera è l’ultima. Nella cappella c’è uno specchio: chi osa guardarci, con PER e SAG, vede più di quanto il Conte vorrebbe.
doria-quest-the-count-at-home-the-guest-list = Una lista degli invitati, in quella bella grafia. Ci siete anche voi. E una borsa per l’orchestra.
doria-quest-the-count-at-home-he-rises = «Siete in anticipo», dice una voce dalla cassa. «In un pasto è una dote che apprezzo.»
doria-goal-the-count-at-home-1 = Conti in casa
doria-thing-mirror = Specchio velato
    .the = lo Specchio velato

## Tre gabbie

doria-quest-three-cages = Tre gabbie
    .story = Un soffiatore di vetro, una levatrice e un ragazzo che conta le carte: gli schiavisti hanno preso le tre persone di cui Bron può meno fare a meno. Le gabbie sono appese nella vecchia prigione. Serrature, poi scale; e nessuno resta indietro: era la condizione della levatrice, quando le avete parlato attraverso il muro.
    .goal = Aprite tre gabbie, poi portate tutti alle scale.
    .rules = Una gabbia si apre con AGI e PER. Quando l’ultima è aperta, gli schiavisti tornano. Dopo il round 24 i carri sono partiti e lo scenario è perso.
doria-quest-three-cages-the-alarm = Tre gabbie vuote dondolano. Di sopra qualcuno smette di cantare.
doria-quest-three-cages-the-jailers-keys = Alla cintura del carceriere: le chiavi, e ciò che ha preso agli altri.
doria-goal-three-cages-1 = gabbie da aprire
doria-goal-three-cages-2 = personaggi non ancora alle scale
doria-thing-cage = Gabbia
    .the = la Gabbia
    .form = f

## Il coro d’ossa

doria-quest-the-bone-choir = Il coro d’ossa
    .story = Ogni notte le tombe di Wastra mormorano, e ogni notte una di più è vuota. Qualcuno sta mettendo insieme un coro. Zittite due delle sue voci, suonate l’organo prima che lo faccia lui, e almeno conoscerete il direttore.
    .goal = Zittite due voci, suonate l’organo, sconfiggete il direttore.
    .rules = Una voce si zittisce con SAG e PSI, l’organo si suona con FOR e COS. Qui ci sono solo i morti e chi li dirige.
doria-quest-the-bone-choir-a-voice-falls-silent = Manca una voce all’armonia. Le altre si fanno incerte.
doria-quest-the-bone-choir-the-conductor = L’ultimo accordo resta nell’aria, e ne esce qualcuno a cui il tempo non è piaciuto.
doria-goal-the-bone-choir-1 = voci da zittire
doria-goal-the-bone-choir-2 = organi da suonare
doria-goal-the-bone-choir-3 = direttori da sconfiggere
doria-thing-voice-of-bone = Voce d’ossa
    .the = la Voce d’ossa
    .form = f
doria-thing-organ = Organo
    .the = l’Organo

## Cena per due teste

doria-quest-dinner-for-two-heads = Cena per due teste
    .story = A una testa piace arrosto, all’altra crudo, e finora la discussione ha salvato i gemelli del fornaio. Fino al mattino non durerà. Sulla strada c’è una cucina; che cosa finisca nella pentola dipende da voi.
    .goal = Sconfiggete Due Teste.
    .rules = Chi capisce il calderone, con PER e SAG, decide che cosa metterci. Al round 12 suona la campana della cena. Dopo il round 20 la cena è servita e lo scenario è perso.
doria-quest-dinner-for-two-heads-what-goes-into-the-pot = Il brodo sobbolle. Sulla mensola: un mazzo d’erbe del sonno. Accanto: l’argenteria di famiglia.
doria-quest-dinner-for-two-heads-sleeping-herbs = le erbe del sonno in pentola
doria-quest-dinner-for-two-heads-the-silver = prendiamo l’argenteria e via
doria-quest-dinner-for-two-heads-the-dinner-bell = La campana della cena. Dappertutto si spostano sedie.
doria-goal-dinner-for-two-heads-1 = giganti a tavola
doria-thing-cauldron = Calderone
    .the = il Calderone

## Il tesoro rosso

doria-quest-the-red-hoard = Il tesoro rosso
    .story = Un drago non conta il suo tesoro: lo sente, come si sente un dente. Perciò prendete poco, fate presto, e siate sulle scale quando se ne accorge. Oppure fate come nelle canzoni. Le canzoni parlano per lo più di funerali.
    .goal = Frugate nel tesoro, poi portate tutti alle scale.
    .rules = I mostri cominciano al livello 2. Il drago sta sull’ultima tessera. Non occorre sconfiggerlo.
doria-quest-the-red-hoard-the-bargain = Dorme, se i draghi dormono. È il momento di mettersi d’accordo sul modo.
doria-quest-the-red-hoard-fight = come nelle canzoni
doria-quest-the-red-hoard-sneak = in punta di piedi
doria-quest-the-red-hoard-wings-over-the-stairs = Manca un dente. Lo sente tutta la montagna.
doria-goal-the-red-hoard-1 = tesori da frugare
doria-goal-the-red-hoard-2 = personaggi non ancora alle scale
doria-thing-egg = Uovo di drago
    .the = l’Uovo di drago
doria-thing-hoard = Tesoro
    .the = il Tesoro

## Cose e svolte

act-use-thing = Occupati di questo: { $what }
act-take-thing = Prendi { $what-the }
act-way = { $what }
ask-which-way = { $about } Quale via scegliete?
event-changed-thing-used = { $who } provvede: { $detail }.
event-changed-thing-taken = { $who } prende { $detail-the }.
event-changed-thing-failed = { $who } non riesce: { $detail }.
event-changed-brought = { $who } ha portato { $detail-the }.
end-doria-goals = tutto ciò che c’era da fare è fatto
end-doria-limit = il tempo è scaduto
doria-quest-exploration = Esplorazione
    .story = Nessuno vi ha mandati, e nessuno vi aspetta. C’è una scala, una torcia a testa, e una voce su chi vive in fondo.
    .goal = Ciò che dice il mazzo dei Boss: abbattere chi aspetta laggiù, tornare fuori, portare via un tesoro, o non lasciare nulla d’inesplorato.
    .rules = Dodici tessere a sorte. Prima di cominciare si gira una carta del mazzo dei Boss; il boss appare quando metà del dungeon è sul tavolo. Senza boss la partita finisce quando ogni tessera è posata e non resta alcun mostro.
doria-goal-boss = boss ancora da abbattere
doria-goal-hoard = Segnalini Bottino ancora da cercare
end-doria-explored-slain = il signore di questo luogo è morto
end-doria-explored-hoard = il tesoro è vostro
end-doria-explored-slain-and-out = il signore di questo luogo è morto, e tutti sono di nuovo alla scala
end-doria-explored-all-tiles = non resta nulla da esplorare

### Come le storie chiamano singoli mostri.

doria-mark-author = l’autore
doria-mark-bell-warden = il custode della campana
doria-mark-bodyguard = una guardia del corpo
doria-mark-captain = il capitano
doria-mark-conductor = il direttore del coro
doria-mark-count = il Conte
doria-mark-dragon = il drago
doria-mark-drummer = il tamburino
doria-mark-gaoler = il secondino
doria-mark-gardener = il giardiniere
doria-mark-gorbag = Gorbag
doria-mark-hunter = il cacciatore
doria-mark-inkmaster = il maestro d’inchiostro
doria-mark-jailer = il carceriere
doria-mark-judge = il giudice
doria-mark-king = il re
doria-mark-mage = il mago
doria-mark-oath-breaker = uno spergiuro
doria-mark-piper = il pifferaio
doria-mark-reaper = il mietitore
doria-mark-ringer = il campanaro
doria-mark-root-warden = il custode delle radici
doria-mark-storm = la tempesta
doria-mark-thief = il ladro
doria-mark-tunnel-troll = il troll della galleria
doria-mark-two-heads = quello con due teste
