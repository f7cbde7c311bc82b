### L’aiuto dei comandi in italiano: un messaggio per comando, un attributo per argomento o opzione.
### `common-…` vale per tutte le opzioni di quel nome che non ne hanno uno proprio.

command = Giochi di esplorazione di sotterranei da tavolo, completi, su un solo motore.
    .epilog = Per cominciare: undercroft play
    .systems = Aggiunge sistemi che non fanno parte del pacchetto.
    .version = Mostra la versione e si ferma.
    .install_completion = Installa il completamento dei comandi per la shell in uso.
    .show_completion = Mostra il completamento per la shell in uso, da copiare o da adattare.
    .help = Mostra questo aiuto e si ferma.

common-system = Il gioco; se ne è installato uno solo non serve nominarlo.
common-quest = Una missione: il suo id, o il file in cui è scritta.
common-heroes = Quanti eroi.
common-seed = Decide tutte le partite: con lo stesso seme si giocano le stesse.
common-language = Inglese o italiano; se non si dice altro, la lingua del terminale.
common-pack = Un pacchetto con cui giocare; si può dare più volte.
common-json = Stampa un solo oggetto JSON, per i programmi.
common-bot = Chi gioca: random, greedy, search:100, un bot del sistema o di un pacchetto, package.module:Class; per singoli posti, secondo il ruolo o il numero: sensible,dark=search:100.
common-workers = Quanti processi; se non si dice altro, uno per core.
common-check = Controlla la posizione dopo ogni risposta.
common-seat = Un posto che il bot occupa oltre a quelli degli eroi: dark.
common-matches = Non le missioni, ma scontri ad armi pari contro ogni avversario.
common-on = Gioca sui worker dello scheduler dask a questo indirizzo.
common-database = postgresql://utente@host/nome per usare PostgreSQL; più processi del server possono condividerlo. Vuoto: il database SQLite incorporato, in --folder.
common-folder = Dove si trova il database incorporato.
common-yes = Non chiede conferma.

command-play = Si gioca nel terminale.
    .seed = Il seme dei dadi: lo stesso seme dà la stessa partita.
    .dice = Tirati dal programma, digitati da te per i tuoi tiri, o digitati per tutti i tiri.
    .resume = Riprende una partita salvata.

command-simulate = Fa giocare molte partite ai bot e conta come finiscono.
    .games = Quante partite in tutto, distribuite a turno fra missioni e numeri di eroi.
    .lots = Tira a sorte le opzioni e gli eroi di ogni partita.
    .game = Gioca solo la partita con questo preciso seme, come lo nomina un errore.
    .trace = Mostra in che punto del programma una partita si è interrotta.
    .rows = Scrive lì una riga per ogni partita, in JSON.
    .records = Conserva lì la registrazione di ogni partita.

command-standings = Fa giocare ai bot le stesse partite e li mette in classifica secondo quante ne vincono.
    .bot = Un bot che partecipa, come per simulate; si nomina ciascuno.
    .games = Quante partite gioca in tutto ogni bot.
    .seed = Decide tutte le partite: ogni bot gioca le stesse.
    .picture = Disegna lì la classifica, in SVG.

command-balance = Misura quanto è difficile ogni missione: quante volte la vince un buon bot.
    .games = Quante partite per ogni missione e numero di eroi.
    .heroes = I numeri di eroi, separati da virgole.
    .write = Scrive lì la pagina da leggere, in Markdown.
    .figures = Scrive lì le cifre per le schede delle missioni.

command-campaigns = Fa giocare campagne ai bot: si creano gli eroi, poi missioni e ciò che sta in mezzo, da registro a registro.
    .count = Quante campagne.
    .quest = Il capitolo da cui cominciano, se ce n’è più d’uno.
    .quests = Dopo quante missioni una campagna può fermarsi; se non si dice altro, alla fine.
    .tries = Dopo quante sconfitte nella stessa missione una campagna si abbandona.
    .bot = Chi gioca.
    .lots = Tira a sorte ogni opzione di ogni partita.
    .trace = Mostra in che punto del programma una campagna si è interrotta.

command-rules = Elenca ogni regola di un gioco con i test che la dimostrano, o mostra una regola con il suo codice e i suoi test.
    .system = Un gioco che ha un catalogo di regole, come darkness; o una regola: DA-0288.
    .missing = Mostra solo le regole senza dimostrazione.

command-vignette = Esegue esempi svolti e mostra dove il risultato è diverso.
    .files = Vignette, o cartelle di vignette.

command-replay = Racconta la storia di una partita registrata.
    .file = La registrazione di una partita.
    .to = Si ferma dopo tante risposte.

command-verify =
    Controlla una registrazione: i dadi sono quelli del seme promesso, le scelte erano lecite, gli stati e la fine sono giusti.

    Ciò che non si può dimostrare (correzioni, dadi digitati a mano, mosse ritirate, diramazioni) viene nominato, e allora la registrazione non passa.
    .file = La registrazione di una partita.
    .commitment = L’hash del seme che il tavolo ha mostrato all’inizio.

command-bench = Misura la velocità, accanto a partite casuali di scacchi nella stessa esecuzione.
    .systems = I giochi da misurare; se non si dice altro, tutti.
    .rounds = Di quanti giri si prende la mediana.
    .seconds = Quanto a lungo un giro gioca ogni gioco.
    .attacks = Di quanti attacchi si calcolano le probabilità.

command-serve =
    Offre partite ai browser.

    Stanze, posti e mosse si conservano in un database incorporato, a meno che --database non nomini un PostgreSQL. I posti sono indirizzi che nessuno indovina; a nessuno serve un account. Una mossa è confermata quando è sul disco. Ci si ferma con Ctrl-C o TERM: ogni partita viene messa via e riprende al prossimo avvio. In docs/host/ si parla di copie di sicurezza, di proxy e del protocollo.
    .host = L’indirizzo su cui ascoltare; 0.0.0.0 per chiunque sia raggiungibile.
    .port = La porta su cui ascoltare; 0 ne prende una libera.
    .origin = Un indirizzo che la gente usa, come https://play.example.org; si può dare più volte.
    .web = Il client per il browser già costruito; dove è costruito, si trova da sé.
    .workers = I processi che pensano: bot, consigli, probabilità, repliche; 0 per nessuno.
    .trust_proxy = Si fida di X-Forwarded-For: solo dietro un proxy che lo imposta.
    .open_metrics = Mostra /metrics a tutti, non solo a questa macchina.
    .secure_cookie = Cookie di accesso solo via HTTPS: da usare dietro TLS.
    .not_durable = SQLite: scrive sul disco solo ai punti di controllo. Più veloce; se manca la corrente si possono perdere le ultime mosse.
    .bot_pause = Quanti secondi un bot aspetta prima di muovere, perché lo si possa seguire.
    .trial = Quanti secondi di processore possono prendere una mossa lenta, una correzione, una diramazione o un gruppo portato da fuori prima di essere rifiutati; da alzare su una macchina lenta.
    .patience = Quanti secondi può impiegare un client a mandare l’intestazione di una richiesta; il triplo per il corpo, sei volte tanto per leggere ciò che gli si manda, dodici volte per caricare un file.
    .pack = Un pacchetto che i giocatori possono scegliere per le loro partite; si può dare più volte.
    .foreign_packs = Accetta registrazioni che portano pacchetti propri, che questo server non ha.
    .show = Apre la pagina in un browser quando il server è pronto.
    .wider_limits = Moltiplica i limiti per indirizzo e per connessione, per prove di carico e tavoli grandi.
    .keep_games = Dopo quanti giorni una partita che nessuno tocca viene tolta; 0 la tiene per sempre.
    .keep_replays = Lo stesso per le repliche.
    .keep_shelves = Lo stesso per gli scaffali di eroi e campagne che non hanno un account.
    .space = Quanti megabyte può occupare il database prima di non accettare più niente di nuovo; 0: nessun limite.

command-backup = Scrive tutto ciò che è nel database in un solo file, mentre il server può continuare.
    .target = Il file da scrivere, come undercroft.backup.

command-restore = Legge una copia di sicurezza in un database vuoto dell’uno o dell’altro tipo; è anche la via da SQLite a PostgreSQL.
    .source = Il file in cui è stata scritta la copia.

command-kept = Dice che cosa conserva un server: quante partite, repliche e scaffali, quanto grandi, quanto vecchi.

command-clear =
    Toglie dal database ciò che è vecchio, mentre il server può continuare: partite, repliche, scaffali.

    `undercroft kept` dice che cosa c’è; fare prima `undercroft backup` è una buona abitudine.
    .games = Le partite che nessuno tocca da tanti giorni; 0: nessuna.
    .replays = Le repliche più vecchie di tanti giorni; 0: nessuna.
    .shelves = Gli scaffali senza account che nessuno usa da tanti giorni; 0: nessuno.
    .game = Questa partita, secondo il suo id; si può dare più volte.

command-export =
    Scrive una partita in un file come registrazione, che le regole di qui sappiano ancora giocarla o no.

    La registrazione contiene anche ciò che nella partita era segreto: si dà ai giocatori quando è finita.
    .game = La partita, secondo il suo id.
    .target = Il file da scrivere, come game.json.gz.

command-load-report = Carica un processo del server tutto suo con molte partite e riferisce quanto impiega una mossa a raggiungere tutti i giocatori.
    .games = Quante partite insieme.
    .seats = Quante persone in ciascuna.
    .rate = Quante mosse al secondo, fra tutte le partite.
    .seconds = Per quanto tempo.
    .system = Quale sistema; il primo, se non se ne nomina uno.
    .quest = Quale missione; la prima, se non se ne nomina una.

command-packs = Pacchetti di missioni e carte.

command-packs-check = Controlla pacchetti: tutto ciò che non va, con file e riga.
    .folders = Le cartelle dei pacchetti.

command-quest = Missioni tue.

command-quest-new = Crea una missione secondo le regole di progettazione di un sistema.
    .system = Il gioco, se ne è installato più d’uno.
    .heroes = Per quanti eroi.
    .vp = Quanto valgono gli eroi in tutto.
    .seed = Lo stesso seme crea la stessa missione.
    .wish = Che altro si desidera, come faction=…
    .write = Scrive lì la missione invece di mostrarla.

command-quest-furnish = Arreda una mappa spoglia secondo le regole di progettazione di un sistema.
    .file = La missione.
    .system = Il gioco, se ne è installato più d’uno.
    .heroes = Per quanti eroi.
    .vp = Quanto valgono gli eroi in tutto.
    .seed = Lo stesso seme arreda allo stesso modo.
    .write = Scrive lì la missione invece di mostrarla.

command-quest-check = Dice se una missione scritta si può giocare e che cosa non va.
    .file = La missione.
    .system = Il gioco, se ne è installato più d’uno.

command-quest-show = Disegna l’intera mappa di una missione, con ciò che vi si trova all’inizio.
    .quest = Il file di una missione, o l’id di una della scatola o di un pacchetto.
    .system = Il gioco, se ne è installato più d’uno.
    .svg = Un disegno, o lettere e linee.
    .heroes = Per quanti eroi.
    .write = Scrive lì la mappa invece di mostrarla.

panel-arguments = Argomenti
panel-options = Opzioni
panel-commands = Comandi
panel-error = Errore
label-required = obbligatorio
label-default = se non si dice altro:
examples = Esempi
example = Esempio
