### Missioni indipendenti in terre lontane: fuoco, ghiaccio, sabbia e mare.

universalis-cocoon-alive = Il bozzolo tossisce: qualcuno è vivo. E fanno { $n } su tre.
universalis-cocoon-spider = Il bozzolo era affittato. L’inquilino esce prima del coltello.
universalis-tide-rises = Il mare si è preso un altro luogo.
universalis-roses = Svelti! Piovono rose sulla sabbia, e ogni eroe recupera 3 Vigore.
universalis-applause = Applausi radi. Ogni eroe recupera 1 Vigore.
universalis-bored = Fischi, cuscini, mezzo melone: la folla si annoia.
universalis-bout-1 = «Le belve!» Si alza la porta orientale.
universalis-bout-2 = «I combattenti!» Si alza la porta meridionale.
universalis-bout-last = La folla ammutolisce. Poi sussurra una sola parola: «Imbattuto».
roll-cocoon = che cosa c’è nel bozzolo
event-harmed-tide = { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } Vigore nell’acqua che sale.
    .alone = { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } Vigore nell’acqua che sale.

## Segnalini

universalis-mark-honoured-guest = un ospite d’onore
    .the = l’ospite d’onore
    .form = m
universalis-mark-prentice = l’apprendista
    .the = l’apprendista
    .form = f
universalis-mark-reflection = il riflesso dell’apprendista
    .the = il riflesso dell’apprendista
    .form = m
universalis-mark-cocoon = un bozzolo
    .the = il bozzolo
    .form = m
universalis-mark-stove-fire = il fuoco della stufa
    .the = il fuoco della stufa
    .form = m
universalis-mark-fuse = una miccia
    .the = la miccia
    .form = f
universalis-mark-clause = una clausola del contratto
    .the = la clausola del contratto
    .form = f

## Sezioni

universalis-section-ash-stair = la scala di cenere
universalis-section-banquet-hall = la sala del banchetto
universalis-section-guest-rooms = le camere degli ospiti
universalis-section-great-kitchen = la grande cucina
universalis-section-ember-passage = il passaggio delle braci
universalis-section-feeding-ledge = il ciglio del pasto
universalis-section-ice-quay = il molo di ghiaccio
universalis-section-mirror-rotunda = la rotonda degli specchi
universalis-section-east-gallery = la galleria est
universalis-section-east-gallery-again = di nuovo la galleria est
universalis-section-glass-walk = il corridoio di vetro
universalis-section-glass-walk-again = di nuovo il corridoio di vetro
universalis-section-prentices-room = la stanza dell’apprendista
universalis-section-prentices-room-again = di nuovo la stanza dell’apprendista
universalis-section-hall-between = la sala di mezzo
universalis-section-deer-path = il sentiero dei cervi
universalis-section-grey-grove = il boschetto grigio
universalis-section-stone-thicket = la macchia di pietra
universalis-section-root-tunnel = la galleria di radici
universalis-section-hollow-trunk = il tronco cavo
universalis-section-silk-hall = la sala di seta
universalis-section-hold-of-the-hulk = la stiva del relitto
universalis-section-wreckers-sand = la sabbia dei naufragatori
universalis-section-tide-pool = la pozza di marea
universalis-section-ebb-channel = il canale della bassa marea
universalis-section-mud-flat = la piana di fango
universalis-section-weed-causeway = la via delle alghe
universalis-section-lighthouse-rock = lo scoglio del faro
universalis-section-gate-of-the-condemned = la porta dei condannati
universalis-section-last-armoury = l’ultima armeria
universalis-section-gate-of-beasts = la porta delle belve
universalis-section-gate-of-fighters = la porta dei combattenti
universalis-section-blue-crevasse = il crepaccio azzurro
universalis-section-blue-cave = la grotta azzurra
universalis-section-ice-chimney = il camino di ghiaccio
universalis-section-meltwater-cave = la grotta dell’acqua di fusione
universalis-section-glass-gallery = la galleria di vetro
universalis-section-winter-court = la corte dell’inverno
universalis-section-shepherds-path = il sentiero dei pastori
universalis-section-windy-bridge = il ponte del vento
universalis-section-shepherds-hut = la capanna del pastore
universalis-section-wet-ledge = la cengia bagnata
universalis-section-feather-terrace = la terrazza delle piume
universalis-section-picked-bones-cave = la grotta delle ossa spolpate
universalis-section-stair-of-winds = la scala dei venti
universalis-section-high-nest = il nido più alto
universalis-section-cellar-steps = la scala della cantina
universalis-section-cheese-cellar = la cantina dei formaggi
universalis-section-market-sewer = la fogna sotto il mercato
universalis-section-overflow = lo sfioratore
universalis-section-powder-cellar = la cantina delle polveri
universalis-section-gnawed-vault = la volta rosicchiata
universalis-section-gnawed-hole = il buco rosicchiato
universalis-section-under-the-market = la volta sotto il mercato
universalis-section-gate-of-brass = la porta d’ottone
universalis-section-hall-of-waiting = la sala d’attesa
universalis-section-archive-of-debts = l’archivio dei debiti
universalis-section-vault-of-pledges = il caveau dei pegni
universalis-section-bridge-of-sighs = il ponte dei sospiri
universalis-section-court-of-ash = la corte di cenere

## Le missioni

universalis-quest-the-guests-of-honour = Gli Ospiti d’Onore
    .story = Tre abitanti del villaggio sono stati invitati a cena sul vulcano: biglietti con il bordo dorato e un draghetto per i bagagli. Sono partiti con le scarpe buone. Voi avete trovato il menu. Ci sono anche loro, tra i secondi.
    .goal = Liberare tutti e tre gli ospiti d’onore.
    .rules = Gli ospiti non vogliono essere salvati: per convincerne uno, un eroe accanto spende un’Azione e supera un Test di Intelligenza, anche in un turno combattimento, se nessun nemico lo minaccia. Se fallisce può riprovare.
universalis-note-the-guests-of-honour-banquet-hall = Argenteria per quaranta e un solo ospite al tavolo d’onore, che saluta con la mano: «Siete in ritardo per la minestra!»
universalis-note-the-guests-of-honour-guest-rooms = Bagni caldi, lenzuola fresche e su ogni cuscino un rametto di rosmarino. Qualcuno si lascia spalmare di burro e crede che faccia bene alla pelle.
universalis-note-the-guests-of-honour-feeding-ledge = Oltre il baratro un signore con una corona di carta siede sull’altare, rivolto al buio, a occhi chiusi: gli hanno promesso una sorpresa. Il predicatore solleva una campanella.

universalis-quest-the-girl-in-the-glass = La Ragazza nello Specchio
    .story = All’apprendista avevano detto di lucidare il grande specchio e di non fargli mai l’occhiolino. Lei gliel’ha fatto. La ragazza che ha risposto non ha più smesso, e ora di lei ce ne sono due, e nella casa di ghiaccio c’è tutto due volte. I Kamaerin vogliono tenersele entrambe. La madre la rivorrebbe intera.
    .goal = Liberare l’apprendista e il suo riflesso.
    .rules = Per liberare l’una o l’altro serve un’Azione, anche in un turno combattimento, se nessun nemico minaccia l’eroe. Finché è libera una sola, o non ha riflesso, o lo è.
universalis-note-the-girl-in-the-glass-mirror-rotunda = Una porta a sinistra, una a destra, e negli specchi in mezzo le vostre facce, un attimo in ritardo.
universalis-note-the-girl-in-the-glass-prentices-room = Una ragazza seduta per terra si pettina con la mano destra. «Siete già stati da me?» chiede.
universalis-note-the-girl-in-the-glass-prentices-room-again = Una ragazza seduta per terra si pettina con la mano sinistra. «?em ad itats àig eteiS» chiede.
universalis-note-the-girl-in-the-glass-hall-between = Una guardia in armatura a specchio fa un passo avanti. Nella sua corazza vi vedete fare un passo indietro.

universalis-quest-the-hanging-larder = La Dispensa Appesa
    .story = Il corteo di nozze ha lasciato il guado con due violinisti e una torta, e ha preso la scorciatoia per la Foresta di Pietra. La torta è stata ritrovata. Tra gli alberi più avanti pendono sei lunghi fagotti, e qualcuno canticchia una marcia nuziale.
    .goal = Tirare fuori vive tre persone dai bozzoli.
    .rules = Un eroe accanto a un bozzolo lo apre con un’Azione, anche in un turno combattimento, se nessun nemico lo minaccia. Dei sei bozzoli, quattro contengono qualcuno di vivo. Dagli altri due esce un ragno saltatore, che al Dark Player non costa nulla.
universalis-note-the-hanging-larder-grey-grove = Non si muove una foglia, perché ogni foglia è legata a tutte le altre. Un fagotto gira piano sul suo filo. Ha ai piedi scarpe da ballo.
universalis-note-the-hanging-larder-silk-hall = Pareti bianche, pavimento bianco, soffitto bianco, e a un telaio di costole qualcuno con troppi gomiti, che vi prega di non tirare i fili: doveva essere il velo.

universalis-quest-low-tide = Bassa Marea
    .story = Una volta ogni nove anni il mare si ritira fino al relitto della Pazienza, e per qualche ora si può camminare dove sta di casa la Corte degli Annegati. Avete quello che cercavate: l’ultima lettera di un capitano morto. E ora sentite il mare che si gira.
    .goal = Almeno metà degli eroi deve uscire dal lato opposto dello scoglio del faro.
    .rules = La marea sale dal relitto. Dal turno 12 del Dark Player la stiva è sott’acqua, dal 16 la sabbia dei naufragatori e la pozza, dal 20 il canale, dal 24 la piana di fango e dal 28 la via delle alghe: a ogni turno chi del gruppo si trova nell’acqua perde 1 Vigore. Lo scoglio del faro resta asciutto.
universalis-note-low-tide-wreckers-sand = Gli alberi delle navi spuntano dalla sabbia come un bosco morto. In mezzo qualcuno ha apparecchiato per cena: piatti, forchette e catene.
universalis-note-low-tide-tide-pool = Un forziere sul fondo della pozza, per niente profonda. La sabbia ricola già nelle vostre impronte. Bisognerebbe fare in fretta.
universalis-note-low-tide-lighthouse-rock = La lampada arde, la scala è asciutta, e sul gradino più basso un uomo con un’ancora alla catena aspetta la sua nave. Una nave qualsiasi.

universalis-quest-roses-of-the-red-arena = Le Rose dell’Arena Rossa
    .story = Chi viene trovato senz’acqua nel Deserto Secco appartiene a chi ne ha. Ne aveva l’Arena Rossa. Avete bevuto la sua acqua, e ora le dovete un pomeriggio. Tre scontri, dicono, e la porta si apre. Lo dicono come lo si dice ai buoi.
    .goal = Mettere Ko l’Imbattuto, che arriva per il terzo scontro.
    .rules = Il luogo è aperto fin dall’inizio. Ogni scontro comincia in un turno del Dark Player in cui contro gli eroi non è rimasto nessuno: prima le belve e i loro guardiani dalla porta est, poi i combattenti dalla porta sud, poi l’Imbattuto, in compagnia. Dopo uno scontro la folla applaude, e ogni eroe recupera 1 Vigore; se è durato al massimo 4 turni lancia rose, e ne recupera 3. Dopo dieci turni di uno stesso scontro la folla si annoia, e la porta successiva si apre comunque.

universalis-quest-the-stolen-stove = La Stufa Rubata
    .story = Nella settimana più fredda dell’anno qualcosa si è portato via la stufa di nonna Ingrid, accesa, con la zuppa sopra. La scia di fuliggine entra nel ghiacciaio. Là dentro i signori dell’inverno le siedono intorno con le mani tese: del caldo, a loro, non aveva mai parlato nessuno. E non la restituiscono.
    .goal = Prendere il fuoco dalla stufa e portarlo fuori dalle caselle di partenza. La nonna ha un’altra stufa.
universalis-note-the-stolen-stove-blue-cave = Dal soffitto cadono gocce, una alla volta. Qui non gocciolava da diecimila anni. C’è odore di porri.
universalis-note-the-stolen-stove-winter-court = Acqua nera sotto passerelle sottili come vetro, pilastri di ghiaccio, e nell’angolo in fondo una piccola stufa di ferro, rossa come una ciliegia. Sulla sedia lì davanti qualcuno ha messo una corona ad asciugare.

universalis-quest-the-egg-goes-home = L’Uovo Torna a Casa
    .story = Per scommessa uno sciocco del villaggio ha rubato un uovo agli Alti Nidi. Da allora le aquile si sono portate via undici capre, un tetto e lo sciocco. L’uovo è nel vostro zaino, in un calzino di lana, e dovete rimetterlo a posto. Alle aquile nessuno ha detto che siete voi a riportarlo.
    .goal = Un eroe deve raggiungere il nido in fondo al nido più alto.
universalis-note-the-egg-goes-home-windy-bridge = Il vento attraversa la gola così forte che le pietre stanno storte. Dentro il calzino qualcosa bussa, una volta sola.
universalis-note-the-egg-goes-home-picked-bones-cave = Undici campanelle, ognuna su un collare pulito. L’annata intera di un pastore, appesa a una spina.
universalis-note-the-egg-goes-home-high-nest = In cima ai gradini un nido grande come un fienile, e davanti la madre con le ali socchiuse. Guarda il calzino. Guarda voi.

universalis-quest-market-day = Giorno di Mercato
    .story = A mezzogiorno, con la piazza piena, gli Uomini-ratto vogliono sollevare di un metro il mercato della città sul fiume e poi lasciarlo ricadere. I barili sono al loro posto. Le micce le ha tagliate qualcuno che non sa contare, e questo vi dà un po’ di tempo. Sopra di voi le pescivendole montano i banchi.
    .goal = Spegnere le tre micce prima della fine del turno 34.
    .rules = Un eroe accanto a una miccia la spegne con un’Azione e un Test di Agilità, anche in un turno combattimento, se nessun nemico lo minaccia; se fallisce può riprovare. La cantina delle polveri è chiusa a chiave.
universalis-note-market-day-cheese-cellar = Le forme sono state rosicchiate a torri, con le finestre e una bandierina su ognuna. Qualcuno ha giocato all’assedio.
universalis-note-market-day-powder-cellar = Nove barili e una miccia che fuma. Alla parete una pianta del mercato in croste di formaggio, con una croce su ogni banco.
universalis-note-market-day-under-the-market = Sopra rombano le ruote, e dalla volta cade polvere. Un vecchio ratto con una collana di nocche conta alla rovescia, e ha perso il segno.

universalis-quest-the-small-print = Le Clausole in Piccolo
    .story = Gli anziani della Pianura Fumante hanno firmato per avere la pioggia, e la pioggia è caduta. Non hanno letto oltre. Per la terza clausola il villaggio appartiene agli Inferi, per la seconda i figli, per la prima chiunque venga a protestare. Cioè voi. Ma un contratto con due clausole cancellate è nullo: sta scritto nella quarta, piccolissimo.
    .goal = Cancellare due delle tre clausole.
    .rules = Un eroe accanto a una clausola la cancella con un’Azione e un Test di Intelligenza, anche in un turno combattimento, se nessun nemico lo minaccia; se fallisce può riprovare. Una è archiviata dietro un indovinello, una sta nel caveau oltre i pozzi, una sopra il banco dell’Avvocato. Ne bastano due qualsiasi.
universalis-note-the-small-print-hall-of-waiting = File di sedie, e su ognuna un numero marchiato a fuoco. Ora si serve il quattro. Voi avete il novecentosei.
universalis-note-the-small-print-archive-of-debts = Scaffali fino al soffitto, e su ogni dorso un nome. Ci sono anche i vostri. Per ora sono sottili.
universalis-note-the-small-print-vault-of-pledges = Fedi nuziali, denti da latte, un vasetto con dentro una risata. Nell’angolo dietro i pozzi la clausola è appesa a un chiodo d’argento.
universalis-note-the-small-print-court-of-ash = «I ricorrenti sono in arretrato», dice l’Avvocato senza alzare gli occhi, «e a portata di tiro».
