### Due campagne brevi: la falsa luce (missioni 11–14) e il thane nella miniera (15–17).

universalis-drowned = Mani spuntano dalla riva: gli annegati stanno uscendo dall’acqua.
universalis-pursuers = Corni di orchi sulla pista alle vostre spalle!
rule-source-weak-rivets = i rivetti di cui vi ha detto il fabbro

## Segnalini

universalis-mark-fire-basket = un braciere
    .the = il braciere
    .form = m
universalis-mark-cog-pilot = il pilota in catene
    .the = il pilota in catene
    .form = m
universalis-mark-logbook = il giornale di bordo
    .the = il giornale di bordo
    .form = m
universalis-mark-abbots-lantern = la lanterna dell’abate
    .the = la lanterna dell’abate
    .form = f
universalis-mark-accused-guide = la guida accusata
    .the = la guida accusata
    .form = f
universalis-mark-accused-smith = il fabbro accusato
    .the = il fabbro accusato
    .form = m

## Sezioni

universalis-section-cliff-path = il sentiero della scogliera
universalis-section-light-cliff = la scogliera
universalis-section-wreck-beach = la spiaggia dei naufragi
universalis-section-reef-ledge = la cengia sopra gli scogli
universalis-section-lighthouse = il faro
universalis-section-lamp-room = la camera della lanterna
universalis-section-longboat = la scialuppa
universalis-section-plank = la passerella d’arrembaggio
universalis-section-cog-waist = il ponte della cocca
universalis-section-forecastle = il castello di prua
universalis-section-cog-hold = la stiva
universalis-section-poop = il cassero
universalis-section-captains-cabin = la cabina del capitano
universalis-section-flooded-stair = la scala allagata
universalis-section-drowned-cistern = la cisterna
universalis-section-monks-ossuary = l’ossario dei monaci
universalis-section-sunken-vault = il sotterraneo sommerso
universalis-section-black-culvert = il condotto nero
universalis-section-abbots-choir = il coro dell’abate
universalis-section-river-landing = l’approdo
universalis-section-customs-camp = il campo dei doganieri
universalis-section-willows = i salici
universalis-section-boathouse = la rimessa delle barche
universalis-section-jetty = il pontile
universalis-section-powder-store = la polveriera
universalis-section-stope = il grande scavo
universalis-section-miners-crawl = il cunicolo basso
universalis-section-ore-drift = la galleria del minerale
universalis-section-frozen-vein = il filone gelato
universalis-section-mead-hall = la sala dell’idromele
universalis-section-thanes-larder = la dispensa
universalis-section-barrow-way = la via dei tumuli
universalis-section-burial-vault = la cripta funebre
universalis-section-thanes-oratory = l’oratorio
universalis-section-raven-stones = le pietre dei corvi
universalis-section-snow-hollow = la conca innevata
universalis-section-bridge-gate = la porta del ponte
universalis-section-raven-bridge = il Ponte dei Corvi
universalis-section-watch-cave = la grotta della vedetta

## L’abbazia sommersa

universalis-quest-the-false-light = La Falsa Luce
    .story = Dal novilunio quattro navi sono finite sugli scogli davanti a Saltmouth, tutte sicure di puntare sul porto. Il faro è spento. Qualcos’altro arde sulla scogliera, e sotto aspettano predoni del nord con asce e sacchi. Stanotte torna la flotta delle aringhe.
    .goal = Rompere i tre bracieri prima della fine del turno 36.
    .rules = Un eroe accanto a un braciere lo rovescia in mare con un’Azione; quello nella camera della lanterna è imbullonato e richiede anche un Test di Forza, che si può ritentare. Se fermate i predoni, saprete di chi è la nave che porta via il bottino. Se no, bottino ed equipaggi scendono nell’abbazia sommersa, e dovrete scendere a cercarli.
universalis-note-the-false-light-light-cliff = Sull’orlo della scogliera arde un braciere di pece, alto esattamente quanto la vecchia luce.
universalis-note-the-false-light-lighthouse = Il guardiano siede al tavolo con un’ascia nella schiena. L’uomo che ce l’ha messa sta salendo la scala, e vi sente.
universalis-note-the-false-light-lamp-room = Hanno girato il grande specchio, così che ai marinai indichi gli scogli invece del porto.

universalis-quest-the-black-cog = La Cocca Nera
    .story = I predoni si limitano a spaccare le navi. Una cocca nera di corsari della Costa delle Dune viene a prendere quel che resta, e stanotte è alla fonda dietro il capo, a fanali spenti. Avete una scialuppa, una passerella e una sola occasione di non farvi sentire.
    .goal = Mettere Ko il capitano dei corsari sul cassero.
    .rules = Nella stiva c’è un pilota in catene, nella cabina un giornale di bordo. Il primo dei due di cui vi occupate decide il seguito, se vincete: il giornale dice dove giacciono gli annegati e che cosa custodiscono; il pilota vi porta dritti su per il fiume dei contrabbandieri, e sa dove stanno le guardie. Senza né l’uno né l’altro seguite i relitti fino all’abbazia. Se fallite, la cocca fugge a monte, e la storia con lei.
universalis-note-the-black-cog-cog-waist = In coperta non c’è nessuno, tranne l’uomo alla murata, che dorme, e quello accanto, che non dorme.
universalis-note-the-black-cog-cog-hold = Acqua di sentina al ginocchio, anfore rubate e una voce nel buio: «Se siete qui per annegarmi, gli altri erano più svelti.»
universalis-note-the-black-cog-captains-cabin = Qui è tutto inchiodato, tranne il giornale di bordo.

universalis-quest-the-drowned-crypt = La Cripta Sommersa
    .story = L’abbazia andò sotto in una notte sola, con i monaci che ancora cantavano. Chi annega su questa costa è chiamato laggiù, e quest’inverno il coro si è fatto numeroso. Finché la lanterna dell’abate arde sott’acqua, nessun annegato avrà pace.
    .goal = Prendere la lanterna dell’abate nel coro e portarla fuori dalle caselle di partenza.
    .rules = Per sollevare la lanterna servono un’Azione e un Test di Coraggio, che si può ritentare. Il sotterraneo sommerso è chiuso a chiave; la parete sud della cisterna merita un secondo sguardo. Se portate via la lanterna, gli annegati resteranno nel fiume quando ci andrete. Se no, no.
universalis-note-the-drowned-crypt-drowned-cistern = Sotto l’acqua nera passano volti, tutti rivolti dalla stessa parte.
universalis-note-the-drowned-crypt-sunken-vault = I monaci tenevano l’argento nell’unica stanza con una serratura. Al mare le serrature non importano.
universalis-note-the-drowned-crypt-abbots-choir = Qualcuno canta il vespro, benissimo e senza mai prendere fiato. Dietro l’altare arde una luce che non fa ombra.

universalis-quest-the-smugglers-river = Il Fiume dei Contrabbandieri
    .story = Ecco dove va il bottino: su per il fiume, di notte, davanti a doganieri dell’Impero pagati per contare le stelle. Le prove le avete nello zaino. L’inquisitore nella rimessa preferirebbe lo zaino in fondo al fiume, e voi con lui.
    .goal = Almeno metà degli eroi deve uscire dalla fine del pontile prima della fine del turno 40.
    .rules = Ogni cinque turni del Dark Player marinai annegati escono dal fiume: uno ogni due eroi, finché ci sono Punti Riserva per pagarli. Restano sotto se la lanterna dell’abate è stata portata fuori dalla cripta. Se con voi c’è il pilota della cocca nera, il Dark Player ha 2 Punti Riserva in meno per eroe.
universalis-note-the-smugglers-river-ford = Due soldati al guado guardano il cielo. Uno fa l’errore di abbassare gli occhi.
universalis-note-the-smugglers-river-boathouse = Il pavimento è pieno di buchi e l’aria d’incenso. «Vi perdono», dice l’uomo dal mantello rosso, e arma la pistola.

## Il thane nella miniera

universalis-quest-the-cold-vein = Il Filone Gelato
    .story = Alla vigilia del solstizio il thane è sceso in miniera a vedere un filone d’argento, e a cena non si è presentato. Dicono che la guida l’abbia portato fuori strada; dicono anche che il fabbro gli abbia forgiato una lampada che non ardeva. La neve chiude dentro tutti, anche i colpevoli. Trovatelo prima che lo trovi la miniera.
    .goal = Un eroe deve raggiungere il punto dietro il ghiaccio dove giace il thane.
    .rules = Il cunicolo a nord è breve, buio e puntellato con legno marcio; la galleria a sud è più lunga e ha una porta. Se trovate il thane, arrivate alla sua veglia con ciò che stringe in mano. Se no, sentirete parlare dell’assassino solo quando sarà al ponte.
universalis-note-the-cold-vein-stope = Un crepaccio taglia il grande scavo. Sul ponte di roccia c’è un guanto, con dentro tre dita di ghiaccio.
universalis-note-the-cold-vein-frozen-vein = Una lastra di ghiaccio nuovo chiude il fondo del filone. Dietro siede il thane, dritto. Davanti sta qualcuno cui hanno detto di tenerla chiusa.

universalis-quest-the-thanes-wake = La Veglia del Thane
    .story = Nella mano gelata il thane stringeva lo stemma del suo intendente, e l’intendente ha letto le facce intorno al tavolo più in fretta di voi. Ha indicato due colpevoli, li ha fatti rinchiudere ed è partito per il confine. All’alba li impiccano. E un uomo assassinato non riposa, se a pagare è chi non c’entra.
    .goal = Liberare uno dei due accusati prima della fine del turno 30.
    .rules = La guida è nelle celle a sud della cripta funebre, il fabbro nell’oratorio chiuso a chiave a est. C’è tempo per uno solo; il primo che liberate viene con voi al ponte. I parenti della guida terranno la pista alle vostre spalle; il fabbro ha forgiato l’armatura dell’intendente, e contro i vostri colpi l’Armatura del Leader varrà 1 in meno. Se fallite, non viene nessuno.
universalis-note-the-thanes-wake-mead-hall = La tavola è apparecchiata per quaranta. Il fuoco è spento, e il seggio del thane è girato verso il muro.
universalis-note-the-thanes-wake-burial-vault = Il coperchio della tomba nuova è aperto. Accanto, in piedi, c’è il thane. Non è voi che aspettava, ma si accontenterà.
universalis-note-the-thanes-wake-cells = «Gli avevo detto di andare a sinistra», dice la guida dall’ultima cella. «È andato a destra. Qualcuno gli aveva detto altro.»
universalis-note-the-thanes-wake-thanes-oratory = Il fabbro è legato all’altare con una catena fatta da lui. La guarda con rammarico professionale.

universalis-quest-the-bridge-of-ravens = Il Ponte dei Corvi
    .story = Oltre il ponte finisce la legge dei clan di montagna, e l’intendente ci è quasi arrivato. Con lui vanno i rinnegati a cui ha venduto l’argento e gli orchi a cui ha venduto i rinnegati. I corvi sulle pietre ne hanno viste tante, di queste liti, e ne escono sempre sazi.
    .goal = Mettere Ko l’intendente sul ponte.
    .rules = Ogni cinque turni del Dark Player orchi salgono dalla pista alle vostre spalle: uno ogni due eroi, finché ci sono Punti Riserva per pagarli. Non vengono se alla veglia avete liberato la guida. Se avete liberato il fabbro, contro i colpi degli eroi l’Armatura del Leader vale 1 in meno.
universalis-note-the-bridge-of-ravens-raven-stones = Un corvo su ogni pietra. Non si alzano in volo: si spostano, per farvi posto.
universalis-note-the-bridge-of-ravens-raven-bridge = Due caselle di pietra sopra il nulla, e l’intendente in mezzo ai suoi nuovi amici. «Potevate tenervi la guida», grida. «La corda l’ho pagata di tasca mia.»
