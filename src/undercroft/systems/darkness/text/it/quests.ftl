### Le Imprese: titolo, `.story` da leggere ad alta voce, `.goal` in una frase, `.rules` per ciò che è speciale.

darkness-quest-walking-in-the-dark = Passi nel buio
    .story = La botola era sotto il fieno, come giurava il mugnaio. Sotto, una scala a pioli, odore di pietra bagnata e la cena di qualcuno che si raffredda. Chi fa la guardia quaggiù annota ogni cosa, e tiene il registro dietro un cancello chiuso. Prendete la Chiave, scoprite che cosa sanno e sparite prima che scenda il prossimo turno.
    .goal = Raccogliete la Chiave, poi uscite dall’Uscita con tutti gli Eroi.
    .rules = Il segnalino Biblioteca è la Chiave: chi la prende guadagna 3 PE.

darkness-quest-scorched-earth = Terra bruciata
    .story = Il registro parlava di un tempio sotto il tempio, dove alla fine dell’antica guerra furono lasciate due reliquie. Riunite sul suo altare, bruceranno tutto ciò che non respira luce. Nessuno ha scritto quale dei tre nascondigli custodisca soltanto ossa. Sopra di voi le radici fumano già.
    .goal = Trovate entrambi gli Artefatti, poi chiudete un Round con essi nella Zona della Biblioteca, senza Nemici.
    .rules = Due Artefatti e una Tana stanno a faccia in giù; una Tana dà 5 PE a chi la trova. Aprire l’ultima stanza chiama un’altra Guardia alla Biblioteca.

darkness-quest-black-widow = Vedova nera
    .story = Undici pastori e un esattore, tutti in una settimana, tutti fasciati come pagnotte. La dispensa è piena e le uova sono deposte: stanotte lei passa alla valle accanto. Non ha fretta. Non ha mai incontrato nulla che gliene mettesse.
    .goal = Uccidete il Ragno gigante prima che se ne vada dall’Uscita.
    .rules = A ogni Round il Ragno gigante colpisce se può e poi avanza di una Zona verso l’Uscita, trascinando chi giace Stordito o morto accanto a sé. Ogni Nido dà 5 PE a tutti gli Eroi.

darkness-quest-the-chosen-one = Il Prescelto
    .story = La corona fu spezzata in tre perché nessuna mano potesse portarla da sola. Le grotte ricordano la mano per cui era fatta, e ora ne hanno vista una che le somiglia. Raccogliete i pezzi e posateli sul capo giusto: ogni pietra si volterà a guardare. Dopo, resta una cosa sola da fare: correre.
    .goal = Raccogliete i tre pezzi, poi fate uscire il Prescelto con l’Artefatto.
    .rules = Scegliete il Prescelto all’inizio: se muore, tutto è perduto. Quando l’Artefatto è intero un Mostro Errante si desta a ogni Tana.

darkness-quest-goblin-war-drums = Tamburi di guerra goblin
    .story = I tamburi si sentono nei denti prima che nelle orecchie. A ogni colpo un altro pezzo di volta si stacca, e i goblin credono che sia un applauso. In fondo, qualcosa di grosso batte il tempo. Alle vostre spalle la prima sala sta già cedendo.
    .goal = Uccidete il Mostro Sentinella, poi uscite con tutti gli Eroi prima che il suolo sprofondi.
    .rules = La tessera di Livello più basso si sgretola al passare del segnalino Primo Giocatore, e chi vi sta sopra muore. Passare tra i Pilastri chiama la Sentinella.

darkness-quest-the-immortals-downfall = La caduta dell’Immortale
    .story = Gli hanno tirato frecce, l’hanno bruciato, annegato e benedetto, e ogni settimo giorno torna al mercato. Non può morire: e sia. Ma è anche vanitoso, e non sa passare davanti a una luce senza voltarsi. C’è una vecchia galleria sopra un baratro senza fondo, e due pilastri che hanno visto tempi migliori.
    .goal = Attirate l’Immortale sul Ponte con i Fuochi d’artificio e abbattete entrambi i Pilastri mentre ci sta sopra.
    .rules = L’Immortale avanza di due Zone a Round verso la Zona di Partenza e uccide ciò che trova, a meno che non veda un Fuoco d’artificio. Non si può ferire, e se arriva avete perso.

darkness-quest-the-fiends-treasure = Il tesoro del demonio
    .story = Una cripta con due serrature, due chiavi e un cane digiuno dai tempi della guerra. Una chiave è appesa in una cella sorvegliata, perché i carcerieri sono gente ordinata. L’altra se la sono presa le gallerie, insieme a chi la portava. Ciò che dorme dietro la porta vi ha già fiutati.
    .goal = Trovate entrambe le Chiavi, aprite l’ultima Camera e uccidete il Segugio infernale.
    .rules = Una Chiave è in una stanza sorvegliata, l’altra a faccia in giù fra tre vicoli ciechi da 5 PE l’uno. La porta Speciale si apre quando le avete trovate entrambe, e solo allora il Segugio si muove.

darkness-quest-sparks-in-the-dark = Scintille nel buio
    .story = La porta dietro di voi non ha maniglia da questa parte. Quella che vi serve ha due Leve, e chi l’ha costruita ha fatto in modo che due amici non potessero vedersi mentre le tirano. In mezzo ci sono sette sale, qualche tesoro e un custode pagato per avere pazienza. Dividetevi, dunque: che cosa può andare storto?
    .goal = Occupate entrambe le Leve all’inizio di un Round per aprire la porta Bloccata, poi uscite con tutti gli Eroi.
    .rules = A un Eroe solo basta una Leva. Aprire la porta Bloccata desta un Mostro Errante Maggiore nella stanza oltre; ogni segnalino Artefatto dà un Artefatto a caso.

darkness-quest-big-game-hunting = Caccia grossa
    .story = Tre troni, tre Castigatori, e ciascuno ha promesso la provincia a qualcun altro. Siedono dietro Pilastri scolpiti e dormono, come i grandi quando i piccoli lavorano bene. Spezzate la pietra e spezzerete il sonno. Portate qualcosa di pesante, e decidete prima chi deludere per primo.
    .goal = Spezzate i Pilastri e uccidete tutti e tre i Castigatori.
    .rules = Nessuno passa né attacca oltre un Pilastro in piedi (Salute 5, nessuna Difesa). Un Castigatore dorme finché i suoi due Pilastri reggono; chi lo uccide pesca anche 3 Tesori di Livello 4 e un Artefatto.

darkness-quest-maze-of-darkness = Labirinto delle tenebre
    .story = La luce del santuario è più antica della collina che la copre, e nessuna mano l’ha mai sollevata. Stanotte tutto ciò che la odia sta arrivando, da quattro lati, in buon ordine, coi tamburi. I Pilastri reggeranno un poco. Voi dovrete reggere un poco di più.
    .goal = Tenete ogni Nemico lontano dall’Artefatto finché smettono di arrivare, poi uccideteli tutti.
    .rules = I Nemici arrivano a ogni Round, di Livello più alto a ogni ondata di Guardie, e marciano sull’Artefatto; i Pilastri (Salute 3) li fermano e ne attirano i colpi. Perdete se un Nemico è sull’Artefatto quando comincia una Fase dei Nemici.

darkness-quest-the-heart-of-darkness = Il cuore delle tenebre
    .story = Giù, e ancora giù, e a ogni scala l’aria è più vecchia. L’Emissario aspetta su ogni pianerottolo e non gli dispiacerà farsi uccidere: gli è già successo. Sotto di lui qualcosa respira per tutta la montagna. Quando le torce cominceranno a inchinarsi verso terra, sarete vicini.
    .goal = Uccidete l’Emissario Oscuro in tutti e tre gli Stadi.
    .rules = Le Scale si aprono agli Eroi quando l’Emissario del loro Stadio è morto. Dallo Stadio 2 il buio ferisce il gruppo a ogni Round, nello Stadio 3 il doppio; là due interruttori abbattono i Pilastri.

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
