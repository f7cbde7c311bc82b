### Cosa dicono sulle carte le parole di Trappole ed eventi.

doria-word-damage = { $n } danni
doria-word-lose-ap = { $n } PA persi
doria-word-lose-pp = { $n } PP persi
doria-word-hole = una Buca si apre sotto i piedi
doria-word-freeze = congelato: niente movimento in questo round, e Disarmato
doria-word-break = { $n ->
        [one] una carta sul Corpo si danneggia
       *[other] { $n } carte sul Corpo si danneggiano
    }
doria-word-spill = { $n ->
        [one] una carta della Cintura va persa
       *[other] { $n } carte della Cintura vanno perse
    }
doria-word-sweep-back = trascinato all’entrata
doria-word-rubble = sepolto sotto le Macerie
doria-word-unbind = gli incantesimi attivi finiscono
doria-word-alarm = tutti i mostri agiscono subito
doria-word-ambush = { $n ->
        [one] appare un mostro
       *[other] appaiono { $n } mostri
    }
doria-word-doom = { $n ->
        [one] la rovina avanza di una casella
       *[other] la rovina avanza di { $n } caselle
    }
doria-word-held-fast = tenuto fermo finché non è libero
doria-word-blocked-doors = le porte sono bloccate
doria-word-each-round = { $n } danni in ogni Fase F
doria-word-rounds = { $n ->
        [one] per un round
       *[other] per { $n } round
    }
doria-word-disarmed-for = si disarma per { $n } PA
doria-word-freed-for = ci si libera per { $n } PA
doria-word-secret-door = si apre una Porta Segreta, con una tessera dietro
doria-word-test = prova contro { $n } e LM
doria-word-passed = chi riesce
doria-word-failed = chi fallisce
doria-word-everybody-room = tutti nella stanza
doria-word-everybody-anywhere = tutti ovunque
doria-word-find = { $n ->
        [one] una carta Bottino
       *[other] { $n } carte Bottino
    }
doria-word-xp = { $n } PE del gruppo
doria-word-gold = { $n } oro per il negozio
doria-word-rush = { $n } PA in più
doria-word-patch = tutte le carte danneggiate sul Corpo sono riparate
doria-word-calm = { $n ->
        [one] la rovina arretra di una casella
       *[other] la rovina arretra di { $n } caselle
    }
doria-word-jammed = la porta resta chiusa
doria-word-detour = si posa un’altra tessera
doria-word-quiet = non arrivano mostri con essa
doria-word-more-guards = { $n ->
        [one] un mostro in più
       *[other] { $n } mostri in più
    }
doria-word-marked-by = i suoi mostri hanno
doria-word-hoard = { $n ->
        [one] un Segnalino Bottino in più
       *[other] { $n } Segnalini Bottino in più
    }
doria-word-fresh-shop = nuove carte nel negozio
doria-word-arrive-here = arrivano { $n }
doria-word-arrive-entrance = all’entrata arrivano { $n }
doria-word-level = il Livello dei Mostri sale di { $n }
doria-word-grant = un Oggetto di Campagna
