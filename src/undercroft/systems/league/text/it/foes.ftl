### Che cosa fanno e tirano i nemici, e che ne è degli eroi nella loro presa.

# I loro dadi

roll-behaviour = comportamento
roll-attack-table = come attacca
roll-approach-table = come si avvicina
roll-shot-table = mira o tira
roll-shot-target = a chi tira
roll-magic-table = che cosa lancia
roll-pressed-table = alle strette
roll-magic-target = su chi lancia
roll-fetch-weapon = recuperare l’arma
roll-break-free = liberarsi
roll-random-enemy = quale nemico
roll-random-special = quale regola speciale
roll-random-undead = quale dei morti
roll-rend = sbranare
roll-ghostly-touch = tocco spettrale
roll-banishment = esilio
roll-banished = esilio
roll-extra-damage = danni extra
roll-regeneration = rigenerazione
roll-stupid = stupidità
roll-leech = sangue succhiato
roll-seduction = seduzione
roll-swallowed = fuori dalle fauci
roll-petrify = lo sguardo di pietra
roll-petrified-turns = turni di pietra
roll-bellow = il ruggito
roll-master-of-the-dead = signore dei morti
roll-sweep = colpo spazzante
roll-keep-feet = restare in piedi
roll-fire-breath = soffio di fuoco
roll-fear-elves = paura degli elfi
roll-riddle = l’enigma
roll-second-wind = nuove forze

# Che cosa conta

rule-source-hatred = odio
rule-source-stench = fetore
rule-source-ethereal = etereo
rule-source-hard-as-rock = duro come la roccia
rule-source-just-bones = solo ossa
rule-source-leech = sta addosso a un compagno
rule-source-psychic = presenza psichica
rule-source-gust = raffica
rule-source-half-swallowed = mezzo inghiottito
rule-source-swept = gettato indietro
rule-source-helper = una mano d’aiuto
rule-source-grip = la presa si stringe

# Che cosa si può fare e si chiede

act-struggle = Divincolati
act-pull-free = Libera { $who }
act-answer-riddle = Risponde { $who }
ask-riddle = La sfinge propone un enigma. Chi risponde?
    .help = Un solo eroe può rispondere, con una prova di Saggezza. La risposta giusta la manda via e vale 150 PE; quella sbagliata, o nessuna, vuol dire battaglia.
league-riddle-failed = Non era la risposta. Escono gli artigli.

# Che cosa succede

event-changed-wields = { $who } impugna un’altra arma.
event-changed-dropped = { $now ->
        [0] { $who } ha di nuovo in mano l’arma.
       *[other] { $who } perde la presa su un’arma.
    }
event-changed-stares = { $who } resta lì a guardare.
event-changed-fears-elves = { $who } ha paura degli elfi.
event-changed-gains-rule = { $who } ha qualcosa di nuovo: { $detail }.
event-changed-hushed = Nel prossimo turno nessun incantesimo uscirà dalle labbra di nessuno.
event-changed-emboldened = { $who } combatte con nuovo coraggio: Combattimento { SIGNED($now) }.
event-changed-entangled = { $now ->
        [0] { $who } è fuori dalle spire.
       *[other] Le spire si chiudono: { $who } non può più muoversi.
    }
event-changed-leeched = { $now ->
        [0] La sanguisuga si stacca: { $who } respira.
       *[other] { $who } ha addosso una sanguisuga.
    }
event-changed-swallowed = { $now ->
        [0] { $who } è fuori dalle fauci.
       *[other] { $who } è già per metà nelle fauci.
    }
event-changed-seduced = { $now ->
        [0] { $who } torna in sé.
       *[other] { $who } non ha più volontà.
    }
event-changed-petrified = { $now ->
        [0] { $who } si scrolla di dosso la pietra.
       *[other] { $who } diventa di pietra.
    }
event-began-bellow = { $who } ruggisce.
event-began-camouflage = { $who } si confonde con i muri.
event-began-entangle = { $who } allunga le spire.
event-began-fire-breath = { $who } soffia fuoco.
event-began-ghostly-howl = { $who } ulula, e l’ululato attraversa tutti.
event-began-master-of-the-dead = { $who } parla ai morti.
event-began-petrify = { $who } guarda qualcuno negli occhi.
event-began-poisonous-spit = { $who } sputa.
event-began-seduction = { $who } sorride.
event-began-swallow = { $who } spalanca le fauci.
event-began-sweeping-strike = { $who } spazza tutti con un colpo.
event-began-tongue-attack = { $who } fa scattare la lingua.
event-began-web = { $who } lancia una ragnatela.
event-removed-hidden = { $what-the } non si vede più.
    .figure = { $who } non si vede più.
    .nowhere = { $what-the } non si vede più.
event-removed-swallowed = { $what-the }: un boccone solo.
    .figure = { $who }: un boccone solo.
    .nowhere = { $what-the }: un boccone solo.
event-removed-riddle = { $what-the } va per la sua strada, contenta.
    .figure = { $who } va per la sua strada, contenta.
    .nowhere = { $what-the } va per la sua strada, contenta.
event-harmed-rend = { $by } scuote { $who }: altri { $amount } PF; ne restano { $left }.
    .alone = { $who } subisce uno scossone: altri { $amount } PF; ne restano { $left }.
event-harmed-leech = { $by } succhia { $amount } PF: { $who } ne ha ancora { $left }.
    .alone = { $who } perde { $amount } PF di sangue; ne restano { $left }.
event-harmed-entangled = La stretta: { $who } perde { $amount } PF; ne restano { $left }.
    .alone = La stretta: { $who } perde { $amount } PF; ne restano { $left }.
event-harmed-extra-damage = { $who } non lo sopporta: altri { $amount } PF; ne restano { $left }.
    .alone = { $who } non lo sopporta: altri { $amount } PF; ne restano { $left }.
event-harmed-ghostly-touch = Il gelo: { $who } perde { $amount } PF; ne restano { $left }.
    .alone = Il gelo: { $who } perde { $amount } PF; ne restano { $left }.
event-harmed-fire-breath = Il soffio: { $who } perde { $amount } PF; ne restano { $left }.
    .alone = Il soffio: { $who } perde { $amount } PF; ne restano { $left }.
event-healed-regeneration = { $who } si ricompone: { $amount } PF in più, ora { $left }.
event-healed-master-of-the-dead = Parole oscure ricuciono { $who }: { $amount } PF in più, ora { $left }.
event-healed-second-wind = { $who } trova nuove forze: { $amount } PF in più, ora { $left }.

# Segni

entangled = nella stretta
leeched = con una sanguisuga addosso
swallowed = per metà nelle fauci
seduced = senza volontà
petrified = di pietra
