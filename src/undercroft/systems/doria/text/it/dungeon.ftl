### Movimento, porte, tessere, segnalini.

act-walk = Vai in { $at }
act-jump = Salta in { $at } ({ $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    })
    .verb = Salta
act-jump-past = Salta oltre { $who } in { $at } ({ $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    })
    .verb = Salta oltre qualcuno
act-jump-swap = Salta al posto occupato: { $who } si sposta in { $at } ({ $n ->
        [one] { $n } casella
       *[other] { $n } caselle
    })
    .verb = Salta al posto di qualcuno
act-swap = Cambia posto: { $who }
act-pick-up = Prendi in spalla { $who }
act-put-down = Metti giù { $who }
act-combine = Salta, o combina passi, salti e scambi di posto
act-stop = Fermati qui
act-open = Apri la porta verso { $at }
    .nowhere = Apri la porta
act-search = Cerca il tesoro
    .cost = 1 PA
act-search-with-care = Cerca con cura: pesca due carte, tienine una
    .cost = 5 PA
act-lay = Posa { $what }
    .verb = Posa la tessera
    .told = Posa { $what } – { $text }
act-secret-door = Una Porta Segreta in { $at }

ask-move = { $who } si muove. PA rimasti: { $about }. E poi?
ask-lay = Come si posa { $about }?
    .help = Contro la porta aperta va posata una porta, contro un lato aperto un lato aperto. Le porte che toccano un Muro sono perdute.
ask-swap = { $who } accetta di cambiare posto?
ask-secret-door = In quale Muro si apre la Porta Segreta?
    .alone = In quale Muro si apre la Porta Segreta?
ask-discard-one = { $who } ha cercato con cura: quale carta si scarta?

roll-jump = salto
rule-source-jump-bonus = bonus al salto
number-needed = occorre

event-moved-walk = { $who } { $who-number ->
        [many] vanno
       *[one] va
    } in { $at }.
event-harmed-jump = { $who } cade e perde { $amount } PF.
    .alone = { $who } cade e perde { $amount } PF.
event-changed-door = { $who } apre una porta.
    .alone = Si apre una porta.
event-changed-blocked-door = { $who }: la porta in { $at } è { $now ->
        [0] di nuovo libera
       *[other] bloccata
    }.
    .alone = La porta in { $at } è { $now ->
        [0] di nuovo libera
       *[other] bloccata
    }.
event-changed-carried = { $who } viene { $now ->
        [0] messo giù
       *[other] preso in spalla
    }.
    .alone = Qualcuno viene { $now ->
        [0] messo giù
       *[other] preso in spalla
    }.
event-revealed = { $what } viene posata.
    .figure = { $who } rivela { $what }.
    .nowhere = { $what } viene posata.
event-revealed-secret-door = Si apre una Porta Segreta in { $at }.
    .figure = { $who } trova una Porta Segreta in { $at }.
    .nowhere = Si apre una Porta Segreta.
event-removed-searched = Il tesoro in { $at } è stato cercato.
    .figure = { $who } cerca il tesoro.
    .nowhere = Un tesoro è stato cercato.

doria-loot = segnalino Bottino
doria-hole = Buca
doria-rubble = Macerie
doria-door = porta
doria-blocked-door = Porta Bloccata
doria-carried = in spalla
doria-secret-door = Porta Segreta

doria-event-secret-door = Porta Segreta
    .story = Uno spiffero dove non dovrebbe esserci, e una pietra che cede sotto la mano.

doria-lies-doors = porte
doria-lies-open = aperta a
