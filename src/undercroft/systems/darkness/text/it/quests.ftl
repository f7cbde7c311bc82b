### Le Imprese: titolo, `.story` da leggere ad alta voce, `.goal` in una frase, `.rules` per ciò che è speciale.

darkness-quest-walking-in-the-dark = Passi nel buio
    .story = La botola era sotto il fieno, come giurava il mugnaio. Sotto, una scala a pioli, odore di pietra bagnata e la cena di qualcuno che si raffredda. Chi fa la guardia quaggiù annota ogni cosa, e tiene il registro dietro un cancello chiuso. Prendete la Chiave, scoprite che cosa sanno e sparite prima che scenda il prossimo turno.
    .goal = Raccogliete la Chiave, poi uscite dall’Uscita con tutti gli Eroi.
    .rules = Il segnalino Biblioteca è la Chiave: chi lo raccoglie guadagna 3 PE, e da quel momento l’Uscita è aperta. Un Eroe che termina la propria Attivazione nella Zona dell’Uscita, senza Nemici in piedi, può andarsene; dovete farlo tutti. Chi è uscito non torna.

darkness-quest-scorched-earth = Terra bruciata
    .story = Il registro parlava di un tempio sotto il tempio, dove alla fine dell’antica guerra furono lasciate due reliquie. Riunite sul suo altare, bruceranno tutto ciò che non respira luce. Nessuno ha scritto quale dei tre nascondigli custodisca soltanto ossa. Sopra di voi le radici fumano già.
    .goal = Trovate entrambi gli Artefatti, poi chiudete un Round con essi nella Zona della Biblioteca, senza Nemici.
    .rules = Due Artefatti e una Tana sono coperti, uno per nascondiglio: un Artefatto si tiene e si scambia come una carta, la Tana dà 5 PE a chi la trova. La Biblioteca resta dov’è. Quando si apre la sua Camera, una Guardia appare nella sua Zona oltre a ciò che porta la carta Porta. Un solo Eroe può portare entrambi gli Artefatti; conta la fine del Round, e anche un Nemico Stordito nella Zona della Biblioteca rovina tutto.

darkness-quest-black-widow = Vedova nera
    .story = Undici pastori e un esattore, tutti in una settimana, tutti fasciati come pagnotte. La dispensa è piena e le uova sono deposte: stanotte lei passa alla valle accanto. Non ha fretta. Non ha mai incontrato nulla che gliene mettesse.
    .goal = Uccidete il Ragno gigante prima che se ne vada dall’Uscita.
    .rules = Il Ragno gigante è un Mostro Errante maggiore e nessuno lo trattiene in una Zona. In ogni Fase dei Nemici attacca un Eroe a Gittata, se c’è, e poi, che l’abbia fatto o no, striscia di una Zona verso l’Uscita; chi giace Stordito o morto nella sua Zona viene trascinato con lui. In un Contrattacco non si muove. Quando è sull’Uscita, la sua mossa seguente fa perdere la partita. Per gli Eventi non conta come Mostro Errante. Ogni Tana è un Nido e dà 5 PE a ciascun Eroe.

darkness-quest-the-chosen-one = Il Prescelto
    .story = La corona fu spezzata in tre perché nessuna mano potesse portarla da sola. Le grotte ricordano la mano per cui era fatta, e ora ne hanno vista una che le somiglia. Raccogliete i pezzi e posateli sul capo giusto: ogni pietra si volterà a guardare. Dopo, resta una cosa sola da fare: correre.
    .goal = Raccogliete i tre pezzi, poi fate uscire il Prescelto con l’Artefatto.
    .rules = Scegliete il Prescelto all’inizio: se quell’Eroe muore tutto è perduto, subito. I due segnalini Artefatto e la Biblioteca sono i pezzi, chiunque li raccolga. Con il terzo il Prescelto riceve una carta Artefatto a caso, l’Uscita si apre e a ogni Tana appare un Mostro Errante (maggiore dal Livello 4), che non conta per gli Eventi. Esce solo il Prescelto, al termine di un’Attivazione nella Zona dell’Uscita senza Nemici in piedi, e solo con quella carta; se la fondete avete perso.

darkness-quest-goblin-war-drums = Tamburi di guerra goblin
    .story = I tamburi si sentono nei denti prima che nelle orecchie. A ogni colpo un altro pezzo di volta si stacca, e i goblin credono che sia un applauso. In fondo, qualcosa di grosso batte il tempo. Alle vostre spalle la prima sala sta già cedendo.
    .goal = Uccidete il Mostro Sentinella, poi uscite con tutti gli Eroi prima che il suolo sprofondi.
    .rules = I segnalini Ferita reggono le tessere: 4 sulla prima, 2 su ciascuna delle altre. Ogni volta che passa il segnalino Primo Giocatore, alla fine del Round, se ne toglie uno dalla tessera di Livello più basso; con l’ultimo la tessera sparisce per sempre, con ogni Nemico, segnalino e porta che vi si trova, e se c’è un Eroe, anche morto, la partita è persa. Nessuno guadagna PE per questo. Il primo Eroe che passa tra i due Pilastri chiama il Mostro Sentinella: un Mostro Errante maggiore nella Zona del segnalino Livello 4, che non conta per gli Eventi. Ucciso il Mostro Sentinella, l’Uscita si apre: si esce al termine di un’Attivazione lì, senza Nemici in piedi nella Zona.

darkness-quest-the-immortals-downfall = La caduta dell’Immortale
    .story = Gli hanno tirato frecce, l’hanno bruciato, annegato e benedetto, e ogni settimo giorno torna al mercato. Non può morire: e sia. Ma è anche vanitoso, e non sa passare davanti a una luce senza voltarsi. C’è una vecchia galleria sopra un baratro senza fondo, e due pilastri che hanno visto tempi migliori.
    .goal = Attirate l’Immortale sul Ponte con i Fuochi d’artificio e abbattete entrambi i Pilastri mentre ci sta sopra.
    .rules = L’Immortale non si può né attaccare né Ferire. In ogni Fase dei Nemici si muove di due Zone verso la vostra Zona di Partenza, e se ci arriva avete perso. In una Zona con Eroi li uccide tutti e si ferma; gli altri Nemici li uccide e prosegue. Un Fuoco d’artificio che vede lo attira; dove ne calpesta uno si ferma, e riparte se ne vede un altro. Ogni segnalino Artefatto nasconde 1 Fuoco d’artificio, la Biblioteca 3. Un Fuoco si porta e si scambia come una carta, si posa nella propria Zona con 1 Punto Movimento e si spegne alla fine del Round. Gli Arcieri della Biblioteca (Livello 4) non si muovono mai. I due Pilastri (Salute 5, nessuna Difesa) reggono entrambi i Ponti Oscuri e si attaccano come Nemici. Quando cade il secondo, i Ponti precipitano con tutti quelli che vi stanno sopra: se c’è l’Immortale avete vinto, se non c’è avete perso. Per gli Eventi non conta come Mostro Errante.

darkness-quest-the-fiends-treasure = Il tesoro del demonio
    .story = Una cripta con due serrature, due chiavi e un cane digiuno dai tempi della guerra. Una chiave è appesa in una cella sorvegliata, perché i carcerieri sono gente ordinata. L’altra se la sono presa le gallerie, insieme a chi la portava. Ciò che dorme dietro la porta vi ha già fiutati.
    .goal = Trovate entrambe le Chiavi, aprite l’ultima Camera e uccidete il Segugio infernale.
    .rules = I segnalini Artefatto sono le Chiavi: una è in una stanza sorvegliata, l’altra coperta fra tre Tane, che danno 5 PE a chi le trova. Le stanze di quella Chiave e della Biblioteca hanno una Guardia al posto della carta Porta. La Biblioteca dà un Artefatto a caso. Trovate entrambe le Chiavi, qualsiasi Eroe può aprire la porta Speciale; solo allora il Segugio infernale, un Mostro Errante maggiore con Tesoro di Livello 5, comincia ad agire. Anche la sua Camera ha una carta Porta. Per gli Eventi non conta come Mostro Errante.

darkness-quest-sparks-in-the-dark = Scintille nel buio
    .story = La porta dietro di voi non ha maniglia da questa parte. Quella che vi serve ha due Leve, e chi l’ha costruita ha fatto in modo che due amici non potessero vedersi mentre le tirano. In mezzo ci sono sette sale, qualche tesoro e un custode pagato per avere pazienza. Dividetevi, dunque: che cosa può andare storto?
    .goal = Occupate entrambe le Leve all’inizio di un Round per aprire la porta Bloccata, poi uscite con tutti gli Eroi.
    .rules = Le Tane sono le Leve e restano dove sono. Se all’inizio di un Round c’è un Eroe a ciascuna, la porta Bloccata si apre e con essa l’Uscita; un Eroe appena risorto conta. In una partita con un solo Eroe basta una Leva. Dietro la porta aspetta un Mostro Errante maggiore al posto della carta Porta; non conta per gli Eventi. Ogni segnalino Artefatto dà un Artefatto a caso. Si esce al termine di un’Attivazione nella Zona dell’Uscita, senza Nemici in piedi.

darkness-quest-big-game-hunting = Caccia grossa
    .story = Tre troni, tre Castigatori, e ciascuno ha promesso la provincia a qualcun altro. Siedono dietro Pilastri scolpiti e dormono, come i grandi quando i piccoli lavorano bene. Spezzate la pietra e spezzerete il sonno. Portate qualcosa di pesante, e decidete prima chi deludere per primo.
    .goal = Spezzate i Pilastri e uccidete tutti e tre i Castigatori.
    .rules = I Castigatori sono tre Mostri Erranti maggiori a caso con Tesoro di Livello 4; per gli Eventi contano come Mostri Erranti. Gli Eroi non si muovono né attaccano oltre un Pilastro in piedi. Un Pilastro (Salute 5, nessuna Difesa) si attacca come un Nemico, dalla sua Zona o da quella accanto. Un Castigatore dorme finché non cadono entrambi i suoi Pilastri. Oltre al suo Equipaggiamento chi lo uccide pesca 3 Tesori di Livello 4 e un Artefatto. L’Uscita serve solo ai Nemici che vagano.

darkness-quest-maze-of-darkness = Labirinto delle tenebre
    .story = La luce del santuario è più antica della collina che la copre, e nessuna mano l’ha mai sollevata. Stanotte tutto ciò che la odia sta arrivando, da quattro lati, in buon ordine, coi tamburi. I Pilastri reggeranno un poco. Voi dovrete reggere un poco di più.
    .goal = Tenete ogni Nemico lontano dall’Artefatto finché smettono di arrivare, poi uccideteli tutti.
    .rules = Non ci sono Eventi né rinforzi, e le tessere non alzano il Livello. Quattro Guardie arrivano subito, sui segnalini dei Livelli da 2 a 5. I Round pari portano un Mostro Errante, sul segnalino Livello 1 nel Round 2, sul Livello 2 nel Round 4 e così via; i Round dispari dal terzo in poi alzano il Livello di 1 e portano altre quattro Guardie. Dopo il Round 10 non arriva più nulla: uccidete l’ultimo Nemico e avete vinto. Perdete se un Nemico è sull’Artefatto quando comincia una Fase dei Nemici. I Nemici puntano all’Artefatto, chiunque vedano. Un Pilastro (Salute 3) trattiene ogni Nemico nella sua Zona, e un Nemico che può attaccarne uno lo fa piuttosto che attaccare un Eroe: niente dadi, 1 Ferita. Gli Eroi non possono attaccare i Pilastri. A ogni ondata di Guardie il Tesoro in ciascuna Zona del santuario torna a 2; lì è del Livello attuale.

darkness-quest-the-heart-of-darkness = Il cuore delle tenebre
    .story = Giù, e ancora giù, e a ogni scala l’aria è più vecchia. L’Emissario aspetta su ogni pianerottolo e non gli dispiacerà farsi uccidere: gli è già successo. Sotto di lui qualcosa respira per tutta la montagna. Quando le torce cominceranno a inchinarsi verso terra, sarete vicini.
    .goal = Uccidete l’Emissario Oscuro in tutti e tre gli Stadi.
    .rules = L’Emissario Oscuro è un Demone abissale, minore nello Stadio 1 e maggiore più sotto, e appare quando il primo Eroe entra nel suo Stadio. Agisce quando la sua Camera è aperta, per la quale non si pesca una carta Porta; l’ultimo solo quando sono caduti anche entrambi i Pilastri. L’ultimo non ha Tesoro ma i dadi e gli Incantamenti di un altro Mostro Errante maggiore. Gli Eroi scendono le Scale quando l’Emissario del loro Stadio è morto, e risalgono sempre; lungo le Scale non si vede. Da quando un Eroe è stato nello Stadio 2, ogni Round comincia con tante Ferite quanti erano gli Eroi all’inizio, divise come volete; dallo Stadio 3 con il doppio. Gli Eroi non si muovono né attaccano oltre un Pilastro: con un’Azione a una Tana, che è un interruttore, ne abbattete uno; ogni interruttore funziona una volta. Il segnalino Artefatto dà un Artefatto a caso. Per gli Eventi l’Emissario non conta come Mostro Errante, e l’Uscita serve solo ai Nemici che vagano.

## Che cosa c’è sulle mappe

darkness-token-artifact = Artefatto
darkness-token-lair = Tana
darkness-token-library = Biblioteca
darkness-token-treasure = Tesoro
darkness-token-special = Tesoro Speciale
darkness-token-pillar = Pilastro
darkness-token-bridge = Ponte Oscuro
darkness-token-facedown = Obiettivo a faccia in giù
darkness-token-firework = Fuoco d’artificio
darkness-token-level = Livello { $n }
darkness-token-start = Zona di Partenza degli Eroi
darkness-token-exit = Uscita
darkness-token-stairs = Scala

## Zone a cui le Imprese danno un nome

darkness-mark-spider = La tana del Ragno
darkness-mark-gate = Il passaggio tra i Pilastri
darkness-mark-sentry = Il posto della Sentinella
darkness-mark-immortal = Dove si desta l’Immortale
darkness-mark-archers = L’appostamento degli Arcieri
darkness-mark-hellhound = Il canile del Segugio infernale
darkness-mark-keeper = La stanza del Custode
darkness-mark-enforcer-1 = Il trono del primo Castigatore
darkness-mark-enforcer-2 = Il trono del secondo Castigatore
darkness-mark-enforcer-3 = Il trono del terzo Castigatore
darkness-mark-emissary-1 = Il primo pianerottolo
darkness-mark-emissary-2 = Il secondo pianerottolo
darkness-mark-emissary-3 = Il Cuore
darkness-mark-stairs-a = Scala A
darkness-mark-stairs-b = Scala B

## Le facce delle tessere

darkness-tile-1v = La Camera blindata
darkness-tile-1r = Il Corpo di guardia
darkness-tile-2v = Le Due vie
darkness-tile-2r = La Fucina
darkness-tile-3v = La Sala lunga
darkness-tile-3r = Il Santuario
darkness-tile-4v = L’Anello
darkness-tile-4r = La Caserma
darkness-tile-5v = Il Ferro di cavallo
darkness-tile-5r = La Girandola
darkness-tile-6v = L’Avamposto
darkness-tile-6r = La Spaccatura
darkness-tile-7v = La Caverna
darkness-tile-7r = La Sala a uncino
darkness-tile-8v = I Gemelli
darkness-tile-8r = Il Casello
darkness-tile-9v = Il Tempio
darkness-tile-9r = Le Due celle
