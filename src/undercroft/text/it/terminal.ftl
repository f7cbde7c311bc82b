### Ciò che dice il terminale.

## Prima della partita

terminal-welcome = Benvenuti. Scrivi h in qualsiasi momento per vedere che cosa puoi fare.
terminal-resumed = La partita riprende da dove era rimasta. Scrivi h in qualsiasi momento per vedere che cosa puoi fare.
terminal-no-systems = Nessun gioco è installato.
terminal-no-quest = Qui non c’è nessuna missione “{ $quest }”; scegline un’altra.
terminal-no-setup = Questa partita non si può preparare: { $why }
terminal-no-record = Questa registrazione non si può usare: { $why }
terminal-which-system = Quale gioco?
terminal-which-quest = Quale missione?
terminal-quest = { $name } – da { $least } a { $most } eroi, circa { $minutes } minuti
terminal-difficulty = , difficoltà { $signs } ({ $n } su 5)
terminal-workshop = { $name } – circa { $minutes } minuti
terminal-teaches = (ideale per cominciare)
terminal-how-many = Quanti eroi (da { $least } a { $most }; Invio per { $least })?{ " " }
terminal-how-many-again = Scrivi un numero da { $least } a { $most }.
terminal-how-many-wrong = Questa missione non si gioca con { $heroes } eroi, ma con un numero da { $least } a { $most }.
terminal-kept-heroes = Eroi conservati qui:
terminal-brought-heroes = Eroi dei pacchetti, e quelli conservati qui:
terminal-who-goes = Chi parte (numeri, al massimo { $most }; Invio per gli eroi della scatola)?{ " " }
terminal-hero-kept = { $name } resta conservato qui.
terminal-pick = Numero o nome (Invio per il primo, q per uscire):{ " " }

## Il tavolo

# $n the field of the order on which a choice leaves who acts
terminal-leaves = ne lascia { $n }
terminal-round = Round { $n }
terminal-goal = Obiettivo: { $goal }
terminal-side-hero = Eroi
terminal-side-foe = Nemici
terminal-side-other = Altri
terminal-active = di turno
terminal-acted = ha già agito
terminal-down = a terra
terminal-hand = { $seat }, { $hand }: { $cards }
terminal-spots = Dove arrivano i colpi
terminal-worn = Indossa
terminal-carried = Porta con sé
terminal-skills = Abilità
terminal-ailments = Afflizioni
terminal-no-sheets = In questo gioco nessuno ha una scheda.
door-closed = porta chiusa
door-open = porta aperta
door-locked = porta a chiave
door-secret = porta segreta
door-between = { $state } tra { $at } e { $to }
ground-difficult = terreno difficile
ground-shallow = acqua bassa
ground-deep = acqua profonda
ground-pit = fossa
ground-abyss = abisso
ground-stairs = scala
ground-height = altezza { $n }{ $hidden ->
        [0] {""}
       *[other] , anche sotto { $also }
    }
zone-dark = buio
zone-sealed = stanza non ancora aperta
zone-empty = nessuno
zone-no-way = nessun luogo
zone-line = { $zone }: { $here }. Conduce a: { $ways }.
region-line = { $region } ({ $notes }): { $here }. Confina con: { $ways }.
region-road = strada per { $ways }
region-bridge = ponte per { $ways }
terminal-log = Che cosa è successo
terminal-asked = { $seat }, tocca a te: { $ask }
terminal-stakes = { $who }, { $roll }: { $dice } → { $total }
terminal-worth = { PERCENT($chance) }
terminal-nothing-to-choose = In questo momento non c’è nulla da scegliere.
terminal-thinking = Ci penso …
terminal-hint = Scrivi un numero o le parole; ? e un numero per le probabilità; h per l’aiuto.
terminal-hint-routine = Scrivi un numero o le parole; a lascia al gioco le domande come questa; h per l’aiuto.
terminal-prompt = >{ " " }
terminal-several = Può voler dire più cose; quale?
terminal-unknown = “{ $typed }” non è tra le scelte. Scrivi un numero da 1 a { $most } o le parole, oppure h per l’aiuto.
terminal-nothing = Scrivi un numero da 1 a { $most }, oppure h per l’aiuto.
terminal-pass = La prossima risposta spetta a: { $seat }. Passa la tastiera; tutti gli altri guardano altrove.
terminal-pass-ready = { $seat }, premi Invio quando solo tu vedi lo schermo.{ " " }

## Comandi: command-<nome> è la parola per ciascuno

command-help = aiuto
command-undo = annulla
command-redo = rifai
command-why = perché
command-odds = probabilità
command-advice = consiglio
command-board = tabellone
command-plain = parole
command-cards = schede
command-log = cronaca
command-fix = correggi
command-routine = auto
command-lesson = lezione
command-save = salva
command-language = lingua
command-quit = esci
terminal-help = Ogni scelta mostrata è lecita; rispondi con il numero, il luogo o le prime parole. Inoltre:
terminal-help-help = mostra questo
terminal-help-undo = ritira l’ultima scelta, finché dopo non sono venuti dadi o segreti
terminal-help-redo = la ripete, con gli stessi dadi
terminal-help-why = dice perché l’ultimo numero è quello che è; w 2 quello precedente
terminal-help-odds = con un numero: che cosa può venire da quella scelta
terminal-help-advice = che cosa farebbe un bot, e perché
terminal-help-board = mostra di nuovo il tabellone
terminal-help-plain = racconta il tabellone a parole invece di disegnarlo (per i lettori di schermo), e viceversa
terminal-help-cards = mostra le schede degli eroi
terminal-help-log = racconta tutta la storia finora
terminal-help-fix = corregge i dadi che hai scritto
terminal-help-routine = lascia che il gioco risponda per la sua parte (quale Nemico prima, da che parte), o torna a chiedere
terminal-help-lesson = salta la lezione di una missione che insegna, o la riprende
terminal-help-save = salva la partita
terminal-help-language = switches to English
terminal-help-quit = lascia il tavolo; prima puoi salvare
terminal-undone = Scelta ritirata.
terminal-redone = Scelta ripetuta.
terminal-lesson-on = La lezione continua.
terminal-lesson-off = La lezione è saltata; t la riprende.
terminal-lesson-here = ← qui
terminal-routine-on = Ora il gioco decide da sé quale Nemico agisce prima, da che parte va e chi sceglie; a per tornare a decidere.
terminal-routine-off = Tornerai a decidere quale Nemico agisce prima, da che parte va e chi sceglie.
terminal-no-numbers = Finora non è stato calcolato alcun numero.
terminal-more-numbers = Da w 1 a w { $most } si spiegano i numeri finora calcolati, dal più recente.
terminal-rules = Regole: { $rules }
terminal-odds-which = Le probabilità di quale scelta? Scrivi ? e un numero da 1 a { $most }.
terminal-no-odds = In questa scelta nulla dipende dai dadi, o non si può prevedere.
terminal-board-words = Ora il tabellone è raccontato a parole; p lo disegna di nuovo.
terminal-board-drawn = Ora il tabellone è disegnato; p lo racconta a parole.
terminal-language = Ora il tavolo parla italiano.
terminal-save-first = Salvare la partita prima di uscire (sì o no)?{ " " }
terminal-saved = Salvata in { $path }
terminal-input-ended = Non c’è altro da leggere.
terminal-bye = Arrivederci.

## Dadi e carte propri

terminal-dice-hint = Scrivi le facce nell’ordine, separate da spazi; h per l’aiuto.
terminal-cards-hint = Scrivi un numero o il nome; se sono più carte, separale con virgole.
terminal-fix = Che cosa mostravano davvero i dadi?
dice-not-a-number = “{ $typed }” non è un numero. Scrivi solo ciò che mostrano i dadi, per esempio: 3 5
dice-count = { $wanted ->
        [one] Si tira un dado
       *[other] Si tirano { $wanted } dadi
    }, hai scritto { $given ->
        [0] nulla
        [one] una faccia
       *[other] { $given } facce
    }. Scrivi un numero per ogni dado.
dice-face = Un { $die } non può mostrare { $face }; va da 1 a { $sides }. Guarda di nuovo.
dice-face-on = Un { $die } si ritira dopo ogni { $sides }, quindi non può finire con { $face }. Scrivi i tiri come { $sides }+4, oppure la somma.

## La fine

terminal-summary = { $rounds ->
        [one] Un round
       *[other] { $rounds } round
    }, { $answers ->
        [one] una scelta
       *[other] { $answers } scelte
    }, { $throws ->
        [one] un tiro di dadi
       *[other] { $throws } tiri di dadi
    }.
summary-deaths = Eroi caduti
words-facing = { $who } (rivolto a { $facing })
words-wall = muro sul lato { $side } di { $at }
words-wall-along = muro sul lato { $side }, da { $at } a { $to }
