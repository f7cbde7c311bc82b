### Le dieci missioni personali degli eroi (201–210), ciò che le riguarda e il premio.

universalis-not-alone = Questa è la storia di { $hero }: senza { $hero } nessuno può partire. Porta con te { $hero }.
event-changed-own-prize = { $who } ha ciò per cui questa missione si è fatta.

## Segnalini

universalis-mark-unbroken-rune = la runa mai spezzata
    .the = la runa mai spezzata
    .form = f
universalis-mark-old-banner = un vecchio stendardo
    .the = il vecchio stendardo
    .form = m
universalis-mark-silk-cocoon = un bozzolo di seta
    .the = il bozzolo di seta
    .form = m
universalis-mark-frozen-wolf = il lupo nel ghiaccio
    .the = il lupo nel ghiaccio
    .form = m
universalis-mark-debt-stone = una pietra dei debiti
    .the = la pietra dei debiti
    .form = f
universalis-mark-furnace-valve = la valvola della fornace
    .the = la valvola della fornace
    .form = f

## Sezioni

universalis-section-runestair = la scala delle rune
universalis-section-prentice-hall = la sala degli apprendisti
universalis-section-prentice-bunks = le cuccette degli apprendisti
universalis-section-slag-crawl = il cunicolo delle scorie
universalis-section-singing-gallery = la galleria che canta
universalis-section-rune-chasm = la voragine della runa
universalis-section-orchard-road = la strada del frutteto
universalis-section-wild-orchard = il frutteto inselvatichito
universalis-section-manor-court = la corte del maniero
universalis-section-manor-stable = la stalla
universalis-section-manor-kitchen = la cucina del maniero
universalis-section-manor-hall = la sala del maniero
universalis-section-moss-path = il sentiero muscoso
universalis-section-silent-wood = il bosco silenzioso
universalis-section-hollow-oak = la quercia cava
universalis-section-webbed-glade = la radura delle ragnatele
universalis-section-root-way = il passaggio fra le radici
universalis-section-silk-stones = le pietre di seta
universalis-section-sledge-track = la pista delle slitte
universalis-section-ice-ford = il guado di ghiaccio
universalis-section-trophy-walk = il corridoio dei trofei
universalis-section-mages-kennels = i canili dei maghi
universalis-section-star-tower = la torre delle stelle
universalis-section-mirror-cage = la gabbia di specchi
universalis-section-pilgrims-stair = la scala dei pellegrini
universalis-section-vigil-chapel = la cappella della veglia
universalis-section-smoke-porch = il portico fumante
universalis-section-debtors-crypt = la cripta dei debitori
universalis-section-angels-walk = il passaggio degli angeli
universalis-section-goat-gully = la gola delle capre
universalis-section-tent-ring = il cerchio di tende
universalis-section-reckoners-tent = la tenda del contabile
universalis-section-cook-pit = la fossa della cucina
universalis-section-kroggs-cave = la caverna di Krogg
universalis-section-harbour-steps = i gradini del porto
universalis-section-spice-store = il magazzino delle spezie
universalis-section-roof-slit = la fessura sotto il tetto
universalis-section-counting-hall = la sala dei conti
universalis-section-trellis-walk = il pergolato
universalis-section-guard-nook = la nicchia della guardia
universalis-section-old-mans-room = la camera del vecchio
universalis-section-beer-cellar = la cantina della birra
universalis-section-cellar-sewer = la fogna
universalis-section-rats-pantry = la dispensa dei ratti
universalis-section-parliament-of-rats = il parlamento dei ratti
universalis-section-rain-drain = lo scolo della pioggia
universalis-section-fighters-gate = la porta dei combattenti
universalis-section-red-sand = la sabbia rossa
universalis-section-beast-pens = i recinti delle belve
universalis-section-betting-box = il palco delle scommesse
universalis-section-porters-lodge = la portineria
universalis-section-lecture-hall = l’aula magna
universalis-section-burnt-library = la biblioteca bruciata
universalis-section-furnace-stair = la scala della fornace
universalis-section-examiners-closet = lo sgabuzzino dell’esaminatore
universalis-section-furnace-room = la fornace

## Le missioni

universalis-quest-the-rune-that-would-not-break = La runa che non voleva spezzarsi
    .story = A Khumund ogni apprendista impara a incidere le rune e, un pomeriggio, a spezzarne una. Quella di Borgron l’aveva incisa il vecchio Ulfar in persona, e resistette. Quella notte la galleria dietro di essa prese vita, e quattro suoi compagni di banco erano dalla parte sbagliata. La galleria fu murata, e Borgron mandato via. Quarant’anni dopo il muro ha cominciato a ronzare.
    .goal = Borgron deve spezzare la runa oltre la voragine.
    .rules = Missione personale di Borgron: senza di lui nessuno può partire. Spezzare la runa richiede un’Azione e un test di Intelligenza, che si può ritentare; nessun altro ne è capace. Gli apprendisti hanno sempre conosciuto un’altra via per la galleria, bassa, sul lato est della loro sala. Se alla fine Borgron è in piedi, ha in più l’anello di Ulfar e 2 XP.
universalis-note-the-rune-that-would-not-break-prentice-bunks = Cinque cuccette, quattro rifatte. Sulla parete qualcuno ha contato i giorni, con una calligrafia che Borgron conosce, e si è fermato a nove.
universalis-note-the-rune-that-would-not-break-rune-chasm = La runa arde sulla parete opposta, nitida come il giorno in cui fu incisa. Davanti a lei la pietra si alza in piedi, e ha quattro volti.

universalis-quest-the-banner-of-a-small-house = Lo stendardo di una piccola casata
    .story = Quando Shara aveva nove anni, un cavaliere venne a cena con quaranta amici e rimase. Lei uscì dal frutteto con la spada; per lo stendardo nessuno aveva una mano libera. Poi ha saputo che fine ha fatto. È una buona tovaglia, dicono: il vino quasi non si vede.
    .goal = Prendete lo stendardo dalla pedana e portatelo fuori dalle caselle di partenza.
    .rules = Missione personale di Shara: senza di lei nessuno può partire. Sganciare lo stendardo richiede un’Azione e un test di Agilità, che si può ritentare; può farlo chiunque, e lo stendardo resta dove cade chi lo porta. Nella stalla c’è un cavallo che si ricorda di Shara. Se alla fine Shara è in piedi, ha in più 2 XP e un punto di Fortuna per sempre.
universalis-note-the-banner-of-a-small-house-manor-court = La corte è fango fino al ginocchio. Ai tempi di suo padre ci si poteva mangiare per terra; adesso lo fa il cane.
universalis-note-the-banner-of-a-small-house-manor-hall = La sedia di suo padre, i candelabri di sua madre e un uomo in un’armatura migliore di come la ricordava. “Sei cresciuta”, dice. “Accomodati.”

universalis-quest-one-arrow-short = Una freccia in meno
    .story = Taeral conta le frecce in canzoni, e in una canzone ne è sempre mancata una. Quattro arcieri entrarono nel bosco silenzioso; lui fu mandato indietro a prendere la faretra dimenticata. Quando tornò, non c’era più nessuno a cui darla. Questa primavera un cacciatore ha sentito cantare fra le ragnatele. Tre voci; manca la quarta.
    .goal = Liberate i tre arcieri dai bozzoli.
    .rules = Missione personale di Taeral: senza di lui nessuno può partire. Un eroe accanto a un bozzolo lo apre con un’Azione; per quello fra le pietre erette serve anche un test di Agilità, che si può ritentare. Uno pende nella quercia cava a sud del bosco, uno nella radura, uno dalla matrona. Se alla fine Taeral è in piedi, ha in più la faretra dimenticata e 2 XP.
universalis-note-one-arrow-short-silent-wood = Né un uccello né un grillo. Fra gli alberi è teso qualcosa che vibra a ogni respiro.
universalis-note-one-arrow-short-hollow-oak = La quercia è cava fino alle radici. Ciò che pende là in fondo canta, pianissimo, la seconda voce.
universalis-note-one-arrow-short-silk-stones = Tende grigie da pietra a pietra. Una donna ne esce su troppi piedi. “Sei in ritardo”, dice. “Erano così sicuri di te.”

universalis-quest-the-wolf-in-the-ice = Il lupo nel ghiaccio
    .story = Il lupo non veniva mai quando Aki chiamava. Veniva quando serviva, dal giorno in cui il mare la gettò a riva, e lei non gli ha mai dato un nome, perché non si dà un nome a ciò che non si possiede. Al nord non è venuto. I maghi di Menon collezionano la pazienza, si dice, e finora ne avevano trovata solo in piccole dosi.
    .goal = Liberate il lupo dalla gabbia di specchi.
    .rules = Missione personale di Aki: senza di lei nessuno può partire. Rompere il ghiaccio richiede un’Azione e un test di Coraggio, che si può ritentare; può provarci chiunque, sotto quello sguardo. La via dei trofei è chiusa a chiave e silenziosa; quella dei canili non è né l’una né l’altra cosa. Se alla fine Aki è in piedi, ha in più l’Occhio del falco, di cui i maghi non sentiranno la mancanza prima di primavera, e 2 XP.
universalis-note-the-wolf-in-the-ice-ice-ford = Tracce di slitta attraversano il guado e, in mezzo, le orme di un solo lupo. Non camminava. Tirava all’indietro.
universalis-note-the-wolf-in-the-ice-star-tower = Il signore della torre non alza l’occhio dalla lente. “Non batte ciglio da undici giorni”, dice. “Avrei tanto voluto pubblicarlo.”
universalis-note-the-wolf-in-the-ice-mirror-cage = Ghiaccio dal pavimento al soffitto, e dentro una sagoma grigia, in piedi. Si muovono solo gli occhi. Sono fissi sulla porta da molto tempo.

universalis-quest-the-vigil-on-the-stair = La veglia sulla scala
    .story = Prima di essere Nariant era un numero, la nona delle nove che custodivano la cappella sulla scala, perché ciò che sta sotto ci restasse. Chiese il permesso di vedere che cosa stava difendendo, e lo ebbe. Ora le altre otto tacciono, una per notte. Stanotte è la nona notte, e qualcuno deve essere la nona.
    .goal = Tenete la cappella finché siano passati 8 turni con un eroe al suo interno.
    .rules = Missione personale di Nariant: senza di lei nessuno può partire. Tutto è esplorato dall’inizio, e gli Inferi sono già su tre dei quattro lati. L’avvocato nella cappella vorrà parlare del suo contratto; non ce n’è nessuno. Se alla fine Nariant è in piedi, ha in più 1 XP e un punto di Fortuna per sempre.

universalis-quest-her-fathers-debts = I debiti di suo padre
    .story = Il padre di Ghurza perdeva ai dadi, e a Krogg un debito si incide nella pietra, dove non muore con nessuno. Andandosene lei prese l’ascia; i debiti le sono venuti dietro. Restano tre pietre con il marchio del clan e il suo. Un’orchessa può pagare, oppure può non esserci più la pietra. L’ascia l’ha portata.
    .goal = Rompete le tre pietre dei debiti.
    .rules = Missione personale di Ghurza: senza di lei nessuno può partire. Rompere una pietra richiede un’Azione e un test di Forza, che si può ritentare. Una sta nella tenda del contabile a nord del cerchio, una è finita nella fossa della cucina a sud, e la più grande sta dietro il seggio di Krogg: quella può romperla solo Ghurza, altrimenti non vale. Se alla fine Ghurza è in piedi, ha in più 1 XP e le 30 monete che erano puntate contro di lei.
universalis-note-her-fathers-debts-tent-ring = Accanto al fuoco la partita a dadi si ferma. Qualcuno dice il nome di suo padre, qualcuno ride, e qualcuno mette la posta sul tavolo: monete, questa volta, non pietre.
universalis-note-her-fathers-debts-reckoners-tent = Nodi, tacche, teschi numerati. È la tenda più ordinata di Krogg.
universalis-note-her-fathers-debts-kroggs-cave = “Sei venuta a pagare”, dice il capo. Dietro di lui c’è una pietra con più tacche degli anni di suo padre.

universalis-quest-the-name-she-kept-back = Il nome taciuto
    .story = Vessith ha portato a termine ogni incarico tranne uno. Un vecchio mercante di spezie le offrì il tè mentre lei aspettava che si voltasse, non chiese nulla e non si voltò. Lei lo diede per morto. Alla fine la sua Casata ha scoperto la bugia, e ha mandato un boia perché stanotte diventi vera.
    .goal = Un eroe deve raggiungere il letto del vecchio prima che finisca il turno 26.
    .rules = Missione personale di Vessith: senza di lei nessuno può partire. L’altra volta passò da una fessura sotto il tetto, dietro la parete est del magazzino delle spezie; nessun altro l’ha mai trovata. La scala per la sala dei conti è più larga, e sorvegliata. Se alla fine Vessith è in piedi, ha in più un mantello che l’aspettava, già piegato, e 1 XP.
universalis-note-the-name-she-kept-back-spice-store = Cannella, pepe e, sotto, l’odore dell’olio della Casata, che serve a una cosa sola.
universalis-note-the-name-she-kept-back-old-mans-room = Il vecchio è seduto sul letto con due tazze accanto. Fra lui e voi sta il boia. “Pensavo che saresti venuta”, dice il vecchio, e non al boia.

universalis-quest-the-second-verse = La seconda strofa
    .story = Dal Porco Dorato hanno buttato fuori Tobbin undici volte, sempre dalla porta. La dodicesima era arrivato alla seconda strofa di “Le due cantine del sindaco”, e si è scoperto che era vera. Sopra di voi la botola è sprangata; c’è birra per un’ora. Sotto, qualcuno applaude con mani piccolissime.
    .goal = Almeno metà degli eroi deve uscire dal fondo dello scolo prima che finisca il turno 30.
    .rules = Missione personale di Tobbin: senza di lui nessuno può partire. La fogna è buia, e dei due ingressi alla sala dei ratti quello a nord è più vicino allo scolo. Se alla fine Tobbin è in piedi, ha in più una terza strofa, che per lui vale 2 XP e un punto di Fortuna per sempre.
universalis-note-the-second-verse-cellar-sewer = Centinaia di occhi lungo le pareti. Sono venuti per la musica, o per il musicista.
universalis-note-the-second-verse-parliament-of-rats = Il signore dei roditori siede sopra il pavimento allagato con la catena del sindaco al collo. “La prima strofa la sappiamo”, dice. “L’abbiamo scritta noi. Ora canta la seconda.”

universalis-quest-the-fortieth-bout = Il quarantesimo incontro
    .story = Quaranta incontri, trentanove vittorie. Di quell’uno Dagna non parla mai, e l’arena non parla d’altro: di quando lo teneva sulla sabbia con il tridente alla gola e alzò gli occhi ai palchi per il segnale, come vuole la regola. Lui non li alzò. Lo chiamano ancora l’Imbattuto. Il maestro dei giochi offre la rivincita, amici compresi.
    .goal = Mettete fuori combattimento l’Imbattuto.
    .rules = Missione personale di Dagna: senza di lei nessuno può partire. La sabbia è esplorata dall’inizio. Nei recinti aspetta un cane, nel palco un allibratore che ha puntato sull’altro; si possono visitare entrambi. Se alla fine Dagna è in piedi, ha in più 1 XP e l’abilità Robusto.

universalis-quest-the-fourth-year = Il quarto anno
    .story = Maeliss ha la lode del terzo anno di Fuoco. Un quarto non c’è stato, per via della biblioteca; quello fu un incidente. L’uovo nella fornace dell’accademia no: teneva così bene al caldo le aule. Si è schiuso. Il culto del drago si è iscritto in massa, e la lettera dell’ultimo professore dice soltanto: “Esame giovedì. Non portare fuoco.”
    .goal = Mettete fuori combattimento il dracone della fornace.
    .rules = Missione personale di Maeliss: senza di lei nessuno può partire. A un dracone di fornace il fuoco non dispiace. Nell’angolo sud-ovest della fornace c’è una valvola; solo Maeliss sa da che parte gira. Con un’Azione può aprirla una volta: la cisterna si svuota sul dracone, che perde 2 punti di Vitalità. Se alla fine Maeliss è in piedi, ha in più la bacchetta del professore e 2 XP.
universalis-note-the-fourth-year-lecture-hall = Sulla lavagna qualcuno ha disegnato un drago, e sotto ha scritto: “Domande?” In prima fila gli adepti alzano la mano, e arrivano.
universalis-note-the-fourth-year-examiners-closet = Nello sgabuzzino siede l’ultimo professore con un asciugamano bagnato sulla testa. “Ah, terzo anno”, dice. “Può cominciare.”
universalis-note-the-fourth-year-furnace-room = È cresciuto. Sta acciambellato intorno alla caldaia come un gatto, ed è chiaramente felice di vedere la madre. Altrettanto chiaramente ha fame.
