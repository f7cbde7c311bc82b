### Carte Narrative degli eroi: nomi, `.the` dentro una frase, `.form` genere e numero, `.text` il passato, lo scopo e il premio.

universalis-narrative-a-beast-that-stayed = Una bestia che è rimasta
    .the = «Una bestia che è rimasta»
    .form = f
    .text = Le desti da mangiare una volta, e ti seguì per tre inverni, finché il freddo non la prese. Esci da tre missioni compiute con un compagno ancora al fianco, e avrai imparato ciò che sapeva lei: Ammaestrare animali.
universalis-narrative-an-heirloom-stolen = Un cimelio rubato
    .the = «Un cimelio rubato»
    .form = m
    .text = Stava sopra il focolare di tua madre, e il ladro lasciò un guanto. Torna da una missione con qualcosa di magico tra le tue cose, e il vecchio conto è pari: 2 XP e 10 monete.
universalis-narrative-a-grave-already-dug = Una tomba già scavata
    .the = «Una tomba già scavata»
    .form = f
    .text = Qualcuno al tuo villaggio ha pagato una lapide con il tuo nome, e ha lasciato in bianco l’anno. Finisci KO in una missione e sopravvivi, e le tue ossa non temeranno più nulla: Robusto.
universalis-narrative-a-list-of-the-burnt = L’elenco dei bruciati
    .the = «L’elenco dei bruciati»
    .form = m
    .text = Undici nomi, di tuo pugno, nell’ordine in cui caddero i tetti. Vinci tre missioni contro il male, e il tuo sangue sarà freddo come il loro: Sangue freddo.
universalis-narrative-a-map-in-four-pieces = Una mappa in quattro pezzi
    .the = «Una mappa in quattro pezzi»
    .form = f
    .text = Tu hai l’angolo con la rosa dei venti, tre sconosciuti hanno il resto. Compi quattro missioni per trovarli: 30 monete e il cannocchiale del cartografo.
universalis-narrative-a-master-hard-to-please = Un maestro incontentabile
    .the = «Un maestro incontentabile»
    .form = m
    .text = Non diceva mai bravo, solo ancora. Esci da due missioni vinte senza una ferita, e farà un cenno: Estrazione fulminea.
universalis-narrative-a-name-to-clear = Un nome da riabilitare
    .the = «Un nome da riabilitare»
    .form = m
    .text = In ogni villaggio c’è un avviso con la tua faccia, e la faccia è disegnata bene. Compi tre missioni, e gli avvisi spariranno: 4 XP.
universalis-narrative-a-promise-at-the-gallows = Una promessa sulla forca
    .the = «Una promessa sulla forca»
    .form = f
    .text = La corda si ruppe, e promettesti a chiunque ascoltasse. Vinci due missioni contro il male per mantenere la parola: 1 punto Fortuna per sempre.
universalis-narrative-a-song-half-written = Una canzone a metà
    .the = «Una canzone a metà»
    .form = f
    .text = Ha tre strofe e nessuna fine, perché nella quarta moriva sempre qualcuno. Vinci tre missioni in cui nessuno del gruppo finisce KO: 3 XP e un liuto per cantarla.
universalis-narrative-a-wager-with-fate = Una scommessa col destino
    .the = «Una scommessa col destino»
    .form = f
    .text = Hai scommesso con un cieco che sapevi fare a meno della fortuna. Vinci due missioni ed esci con tutta la tua Fortuna: 1 punto Fortuna per sempre. Lui paga sorridendo.
universalis-narrative-the-dowry = La dote
    .the = «La dote»
    .form = f
    .text = Suo padre disse una cifra e rise. Esci da una missione con 60 monete nella borsa, e nessuno riderà: 3 XP e il suo Portafortuna.
universalis-narrative-the-drunken-prophecy = La profezia ubriaca
    .the = «La profezia ubriaca»
    .form = f
    .text = «Tutti giaceranno, e tu starai in piedi», disse l’indovina, e cadde dallo sgabello. Vinci una missione in cui tutti gli altri finiscono KO: 5 XP e 1 punto Fortuna per sempre.
universalis-narrative-the-flight-at-the-bridge = La fuga al ponte
    .the = «La fuga al ponte»
    .form = f
    .text = Tu scappasti, gli altri no, e lo sai soltanto tu. Perdi una missione restando in piedi fino all’ultimo, e la vergogna non avrà più nulla da dire: Impassibile.
universalis-narrative-the-guild-fee = La quota della gilda
    .the = «La quota della gilda»
    .form = f
    .text = Prendevano chiunque, disse l’impiegato, sapesse contare fino a quaranta. Esci da una missione con 40 monete nella borsa: 2 XP e una Pozione curativa dallo scaffale della gilda.
universalis-narrative-the-seven-who-swore = I sette che giurarono
    .the = «I sette che giurarono»
    .form = mp
    .text = Sette misero la mano sulla lama, e sei mani sono fredde. Vinci due missioni in cui nessuno del gruppo finisce KO, e il giuramento è mantenuto: 1 punto Fortuna per sempre.

## Che cosa succede

event-changed-narrative = { $who } si avvicina alla fine di { $detail-the }: { $now }.
event-changed-narrative-ends = { $who } è alla fine di { $detail-the }.
universalis-fact-chapters = Scopo raggiunto

## Giocare senza

option-narrative-cards = Carte Narrative
    .help = In una campagna ogni eroe ha una sua storia da portare a termine, oppure nessuno.
    .dealt = Ogni eroe ne ha una
    .none = Senza
