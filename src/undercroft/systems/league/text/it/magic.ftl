### Magia: incantesimi dei maghi e dei nemici, lanci, contromagia, pergamene.

# Distruzione

league-spell-magic-dart = Dardo magico
    .story = Non ha peso, né colore, né buone maniere: arriva e basta.
league-spell-ember = Brace
    .story = Una scintilla che si ricorda di quando era un incendio.
league-spell-chill-finger = Dito di gelo
    .story = Tocchi, e lasci dietro di te un inverno.
league-spell-hail-of-stones = Grandine di pietre
    .story = I calcinacci di tutta la stanza, pregati gentilmente di spostarsi.
league-spell-flame-lance = Lancia di fiamma
    .story = Una linea retta, tracciata da chi non si cura delle tende.
league-spell-acid-spit = Sputo acido
    .story = I draghi lo fanno senza pensarci. Tu devi pensare a un drago.
league-spell-shock-grasp = Stretta fulminante
    .story = Una stretta di mano decisa. Se la ricorderanno.
league-spell-cutting-wind = Vento tagliente
    .story = Lo spiffero sotto la porta, ma affilato.
league-spell-fireball = Palla di fuoco
    .story = Prima conta gli amici, poi le caselle, poi lascia andare.
league-spell-thunderbolt = Folgore
    .story = Il soffitto non ha mai visto il cielo, e lo scopre tutto in una volta.
league-spell-winters-breath = Respiro d’inverno
    .story = Espiri, e tutti intorno a te hanno le ciglia bianche.
league-spell-leech-life = Suggivita
    .story = Ciò che esce da loro entra in te, ed è tiepido.
league-spell-devouring-acid = Acido divoratore
    .story = Comincia dalle fibbie e non si ferma alle ossa.
league-spell-ice-spear = Lancia di ghiaccio
    .story = Scagliata una volta, sciolta due, mai ritrovata.
league-spell-thunderclap = Rombo di tuono
    .story = Batti le mani una volta. Chi lo sente, per un po’ non sente altro.
league-spell-wall-of-flame = Muro di fiamme
    .story = Non è un muro: somiglia solo alla fine della strada.
league-spell-falling-star = Stella cadente
    .story = Nessuno chiede come abbia passato il tetto.
league-spell-unmake = Disfare
    .story = Una cosa è solo un’abitudine delle sue parti. Togli l’abitudine.
league-spell-storm-chain = Catena di tempesta
    .story = Salta da nemico a nemico e chiama per nome i tuoi amici.
league-spell-send-back = Rimandare indietro
    .story = Nomini il luogo da cui è venuto, e il luogo risponde.
league-spell-dragons-breath = Soffio del drago
    .story = Inspira per cent’anni. Espira.
league-spell-word-of-ruin = Parola di rovina
    .story = È di una sillaba sola, e nessuno ne ha mai udito la fine.
league-spell-dead-of-winter = Cuore dell’inverno
    .story = Si spengono tutti i focolari entro cinque passi, anche quelli con le gambe.
league-spell-stop-the-heart = Ferma il cuore
    .story = Una mano sul petto, e il tamburo là dentro perde il conto.

# Guarigione

league-spell-close-wounds = Chiudi le ferite
    .story = Si racconta alla pelle una storia in cui non è successo nulla.
league-spell-still-the-venom = Acquieta il veleno
    .story = Si prega il veleno di aspettare. Aspetterà per sempre.
league-spell-steady-now = Saldo adesso
    .story = Due parole, uno sguardo, e le ginocchia fanno il loro dovere.
league-spell-moss-skin = Pelle di muschio
    .story = Verde, morbida e sorprendentemente dura da tagliare.
league-spell-mend-flesh = Ricuci le carni
    .story = Filo senz’ago, dall’altra parte della stanza.
league-spell-cool-the-blood = Rinfresca il sangue
    .story = La febbre esce dalla punta delle dita, brontolando.
league-spell-oxen-heart = Cuore di bue
    .story = Non furbo, non svelto, e impossibile da spostare.
league-spell-lions-roar = Ruggito del leone
    .story = Ti senti gridare, e ci credi.
league-spell-laying-on = Imposizione delle mani
    .story = Magia antica, e la prima che fu mai gratuita.
league-spell-slow-green = Verde lento
    .story = Le ferite si chiudono come l’erba sul sentiero.
league-spell-clear-the-mind = Schiarire la mente
    .story = Si apre una finestra in una stanza che non ne aveva.
league-spell-iron-bark = Corteccia di ferro
    .story = L’albero non para. Non ne ha bisogno.
league-spell-knit-bone = Salda le ossa
    .story = Si rompe di nuovo, al contrario.
league-spell-circle-of-mending = Cerchio di guarigione
    .story = State vicini. No, più vicini. Bene.
league-spell-second-wind = Secondo fiato
    .story = Preso in prestito dal corridore che saresti diventato.
league-spell-salamander-coat = Manto della salamandra
    .story = Si porta sopra tutto e non lo sente nessuno, tranne il fuoco.
league-spell-renewal = Rinnovamento
    .story = Come la mattina prima che tutto questo cominciasse.
league-spell-shared-hide = Pelle comune
    .story = Una pelle per tutti, ed è la più spessa.
league-spell-refuse-the-grave = Rifiuta la fossa
    .story = La fossa è aperta, la risposta è no.
league-spell-borrowed-years = Anni presi in prestito
    .story = Un po’ della tua vecchiaia, pagata subito in contanti.
league-spell-dawn = Alba
    .story = Era buio ed eravate feriti, poi né l’uno né l’altro.
league-spell-stone-blood = Sangue di pietra
    .story = Niente lo brucia, niente lo gela, e scorre a malapena.
league-spell-wellspring = Sorgente
    .story = Sotto ogni stanchezza c’è dell’acqua. Tu sai dove scavare.
league-spell-unbroken = Incrollabili
    .story = Finché parli, nessuno cade. Non tossire.

# Misticismo

league-spell-magic-scribbles = Scarabocchi magici
    .story = La mano scrive ciò che direbbe la lingua. In un insediamento, un incantesimo che conosci va su pergamena pregiata.
league-spell-lantern-eye = Occhio di lanterna
    .story = Un occhio brilla. Se fai l’occhiolino, te ne perdi metà.
league-spell-slick-floor = Pavimento viscido
    .story = Le lastre si ricordano del mare.
league-spell-blur = Sfocatura
    .story = Colpiscono dove stavi per essere.
league-spell-buffet = Spintone
    .story = Sbatte una porta nell’aria, e loro ci stavano appoggiati.
league-spell-loosen = Sciogliserrature
    .story = Ogni serratura vuole essere pregata. Si prega così.
league-spell-seal-the-way = Sigilla il varco
    .story = La porta crede di essere un muro.
league-spell-clinging-roots = Radici tenaci
    .story = Qui non c’è un albero da secoli. Lui non lo sa.
league-spell-stumble = Inciampo
    .story = Piede sinistro, ti presento il piede destro.
league-spell-arcane-edge = Filo arcano
    .story = La lama ronza, e gli spettri cominciano ad ascoltare.
league-spell-hush = Silenzio
    .story = L’eco dei tuoi passi prende un’altra strada.
league-spell-enchant-item = Incanta oggetto
    .story = Lavoro lento, da fare in un insediamento: una pietra del potere dona la sua natura a un oggetto adatto, oppure l’oggetto si spezza.
league-spell-step-aside = Passo di lato
    .story = Un passo solo, lungo per caso otto caselle.
league-spell-leaden-limbs = Membra di piombo
    .story = Ogni braccio pesa il suo peso, due volte.
league-spell-turn-the-blade = Lama ribelle
    .story = L’arma guarda chi la impugna, e lo lascia.
league-spell-three-of-me = Tre di me
    .story = Due di te mentono, e lo fanno bene.
league-spell-unweave = Disfa la trama
    .story = Tira il filo giusto, e tutto l’incantesimo torna lana.
league-spell-quicken = Accelerare
    .story = Gli altri sembrano camminare nell’acqua. Ti costa, a ogni turno.
league-spell-dread = Angoscia
    .story = Ciò che vedono non è qui. La cosa non li aiuta.
league-spell-fade = Svanire
    .story = Non invisibile: solo mai degno di uno sguardo.
league-spell-to-my-side = Al mio fianco
    .story = Tiri a te un amico per il nome.
league-spell-remember-steel = Memoria d’acciaio
    .story = Si ricorda della forgia, e il filo ritorna.
league-spell-sink-into-sleep = Sprofonda nel sonno
    .story = Prima cadono le palpebre, poi le spade.
league-spell-quiet-the-halls = Quiete nelle sale
    .story = Lontano, qualcuno smette di affilare qualcosa.
league-spell-stolen-moment = Attimo rubato
    .story = Un giorno mancherà a qualcun altro.
league-spell-thin-the-veil = Assottiglia il velo
    .story = Tutte le vostre lame arrivano un po’ più in là del mondo.
league-spell-glass-prison = Prigione di vetro
    .story = Può vederti. Non può fare altro.
league-spell-gather-the-lost = Raduna i dispersi
    .story = Per quanto lontano siano corsi, sono qui.
league-spell-foresight = Preveggenza
    .story = Vi scansate tutti un attimo prima che ci sia un motivo.
league-spell-borrowed-night = Notte in prestito
    .story = Indossate il buio come un mantello tagliato per quattro.

# Ciò che lanciano i nemici

league-spell-withering-touch = Tocco avvizzente
    .story = La mano è secca, e ha sete.
league-spell-burning-palm = Palmo ardente
    .story = Ti lascia addosso cinque dita, in rosso.
league-spell-grave-chill = Gelo di tomba
    .story = Il freddo di un luogo dove nessuno ha mai acceso un fuoco.
league-spell-crippling-spasm = Spasmo storpiante
    .story = Per un po’ le tue gambe sono di qualcun altro.
league-spell-rotting-grasp = Presa putrida
    .story = Lava il punto. Lavalo ancora.
league-spell-dark-bolt = Dardo oscuro
    .story = Un pezzo di notte, lanciato forte.
league-spell-witch-fire = Fuoco stregato
    .story = Brucia azzurro, e solo chi non gli piace.
league-spell-ice-shards = Schegge di ghiaccio
    .story = Si rompe una finestra che non c’è mai stata.
league-spell-bile = Bile
    .story = Ha mangiato di peggio.
league-spell-stinging-cloud = Nube pungente
    .story = Le vespe sarebbero più gentili.
league-spell-veil-the-eyes = Vela gli occhi
    .story = Qualcuno tira una tenda, dalla parte di dentro.
league-spell-nightmare = Incubo
    .story = Te ne svegli senza aver dormito.
league-spell-mind-leech = Sanguisuga mentale
    .story = La parola che ti serviva non c’è più, e nemmeno ciò che poteva fare.
league-spell-shadow-web = Ragnatela d’ombra
    .story = La tua stessa ombra ti tiene per le caviglie.
league-spell-knit-flesh = Rammenda carni
    .story = Ciò che hai tagliato si richiude sotto i tuoi occhi.
league-spell-battle-rage = Furia di battaglia
    .story = Grida un nome, e il nome risponde gridando.
league-spell-stone-hide = Pelle di pietra
    .story = Il grigio si stende sulla pelle come un lichene.
league-spell-cloak-of-night = Manto della notte
    .story = Le torce fanno luce come prima. Non serve a niente.
league-spell-spur-on = Sprone
    .story = Una frusta che nessuno impugna.
league-spell-cut-the-threads = Recidi i fili
    .story = Tutti i tuoi begli incantesimi sono a terra, a pezzi.

## Lanciare incantesimi

act-cast = Lancia { $what }
    .verb = Lancia un incantesimo
act-begin-spell = Comincia { $what }, da lanciare al prossimo turno
    .verb = Comincia un incantesimo
act-focus = { $n ->
        [0] Non concentrarti
       *[other] Concentrati (finora +{ $n }0)
    }
    .verb = Concentrati
act-read-scroll = Leggi { $what }
    .verb = Leggi una pergamena
act-aim-spell = Su { $who }
    .nobody = In { $at }
act-power-level = { $n ->
        [0] Non più potenza del solito
        [one] { $n } livello di potenza
       *[other] { $n } livelli di potenza
    }
ask-spell-target = { $about }: su chi, o dove?
    .help = Un dardo magico arriva ovunque si veda, gli altri incantesimi fin dove arriva la loro gittata.
ask-power-level = Quanta potenza mette { $who } in { $about }?
    .help = Ogni livello costa 2 mana e dà 1 danno o 1 cura in più, e rende di 2 più probabile un lancio disastroso.
ask-focus = Quanto si concentra { $who } prima di { $about }?
    .help = Ogni passo aggiunge 10 all’abilità e rende di 5 più probabile un lancio disastroso.
ask-upkeep = { $who } paga per mantenere { $about }?
ask-dispel = { $about } è riuscito. { $who } prova a dissolverlo?
    .help = Non costa né mana né PA; ma chi dissolve non lancia incantesimi propri nel suo prossimo turno.
event-began-spell = { $who } lancia un incantesimo.
    .alone = Si lancia un incantesimo.
event-changed-casts = { $who } lancia { $detail }{ $now ->
        [0] .
        [one] , con { $now } livello di potenza.
       *[other] , con { $now } livelli di potenza.
    }
    .alone = Si lancia { $detail }{ $now ->
        [0] .
        [one] , con { $now } livello di potenza.
       *[other] , con { $now } livelli di potenza.
    }
event-changed-begins-spell = { $who } comincia { $detail }.
    .alone = Comincia { $detail }.
event-changed-focus = { $who } si concentra.
    .alone = Qualcuno si concentra.
event-changed-focus-lost = { $who } perde il filo dell’incantesimo.
    .alone = Il filo di un incantesimo va perso.
event-changed-mana = { $who }: mana { $was } → { $now }.
    .alone = Mana { $was } → { $now }.
event-changed-spell-failed = { $detail } fallisce.
    .alone = { $detail } fallisce.
event-changed-miscast = Un lancio disastroso! { $who } perde il turno.
    .alone = Un lancio disastroso!
event-changed-scroll = La pergamena si sbriciola tra le mani di { $who }.
    .alone = La pergamena si sbriciola.
event-changed-dispelled = { $who } dissolve { $detail }.
    .alone = { $detail } è dissolto.
event-changed-resisted = { $who } resiste a { $detail }.
    .alone = Qualcuno resiste a { $detail }.
event-changed-in-force = { $now ->
        [0] { $who }: { $detail } non ha più effetto.
       *[other] { $who }: { $detail } ha effetto.
    }
    .alone = { $now ->
        [0] { $detail } non ha più effetto.
       *[other] { $detail } ha effetto.
    }
event-changed-mended = { $detail }: riparazione di { $now }.
    .alone = { $detail }: riparazione di { $now }.
event-changed-sealed = Sul passaggio c’è un sigillo magico.
    .alone = Sul passaggio c’è un sigillo magico.
event-changed-stayed = { $who } esita: { $now } PA in meno in questo turno.
    .alone = Qualcuno esita: { $now } PA in meno in questo turno.
event-changed-enchanted = { $now ->
        [0] La magia fa a pezzi { $detail }.
       *[other] Opera di { $who }: ora è { $detail }.
    }
    .alone = { $now ->
        [0] La magia fa a pezzi { $detail }.
       *[other] Ora è { $detail }.
    }
event-changed-scribed = { $now ->
        [0] { $detail } brucia la pergamena.
       *[other] { $who } ha scritto { $detail } su una pergamena.
    }
    .alone = { $now ->
        [0] { $detail } brucia la pergamena.
       *[other] { $detail } è scritto su una pergamena.
    }
event-moved-blink = { $who } svanisce e riappare in { $at }.
event-removed-banished = { $what-the }: rimandato da dove era venuto.
    .figure = { $who } torna da dove era venuto.
    .nowhere = { $what-the }: rimandato da dove era venuto.
roll-casting = lancio
roll-dispel = dissolvere
roll-resist = resistere
roll-miscast = SANITÀ persa per il lancio disastroso
roll-refuse-death = rifiutare la fossa
roll-random-spell = quale incantesimo
roll-random-target = quale bersaglio
number-casting = lancio
rule-source-casting-value = valore di lancio
rule-source-focus = concentrazione
rule-source-touch = basta un tocco
rule-source-guard = difficile da mettere a fuoco
rule-source-power = livelli di potenza
rule-source-resisted = resistito a metà
rule-source-stayed = una preghiera lo trattiene
rule-source-weakened = spossato dopo la preghiera
sanity-magic = magia
sanity-miscast = lancio disastroso
league-fact-school = Scuola
league-fact-difficulty = Difficoltà
league-fact-casting-value = Valore di lancio
league-fact-mana = Mana
league-fact-upkeep = Mantenimento
league-fact-kind-of-spell = Si lancia come
league-fact-reaches = Raggiunge
league-fact-resisted-by = Si resiste con
league-fact-does = Effetto
league-fact-gives = Dà
league-fact-lasts = Dura
league-school-destruction = distruzione
league-school-restoration = guarigione
league-school-mysticism = misticismo
league-cast-standard = incantesimo normale, 2 PA
league-cast-quick = incantesimo rapido, 1 PA
league-cast-incantation = rituale, solo negli insediamenti
league-cast-missile = dardo magico
league-cast-touch = tocco
league-cast-spell = incantesimo dei nemici
league-aim-self = chi lo lancia
league-aim-hero = un amico
league-aim-heroes = tutti gli amici
league-aim-enemy = un nemico
league-aim-enemies = tutti i nemici
league-aim-square = una casella
league-aim-lock = una porta o un forziere
league-aim-none = nessuno in particolare
league-reach-range = entro { $n }
league-reach-spread = { $n } tutt’intorno
league-reach-spares = amici risparmiati
league-lasts-turns = { $n ->
        [one] { $n } turno
       *[other] { $n } turni
    }
league-resisted-halves = per metà

## Ciò che dicono sulle carte le parole della magia

league-word-hurt = danno
league-word-hurt-fire = danno da fuoco
league-word-hurt-frost = danno da gelo
league-word-hurt-acid = danno da acido
league-word-poisoned = veleno
league-word-diseased = malattia
league-word-stunned = stordimento di { $n } PA
league-word-netted = come preso in una rete
league-word-knocked-down = a terra
league-word-horror = { $n } SANITÀ in meno
league-word-peace = { $n } SANITÀ recuperata
league-word-energy-back = { $n } ENERGIA recuperata
league-word-heals = cura
league-word-calms = minaccia { $n } in meno
league-word-courage = passa la paura
league-word-movement = movimento
league-word-max-hp = { $n } PF in più
league-word-natural-armour = armatura naturale +{ $n }
league-word-damage-bonus = danno +{ $n }
league-word-lose = PF persi, qualunque sia la protezione:
league-word-unholy = a non morti, demoni e creature eteree:
league-word-drain = metà cura chi lo lancia
league-word-cure-poison = guarisce dal veleno
league-word-cure-disease = guarisce dalle malattie
league-word-stay = { $n } PA in meno in questo turno
league-word-thrust = spinto indietro di { $n }
league-word-fumble = lascia cadere l’arma
league-word-rouse = in piedi, desto, libero e senza paura
league-word-retake = si ripetono le prove di coraggio fallite
league-word-falter-not = { $n } PF in più per la battaglia
league-word-blink = chi lo lancia sta altrove
league-word-call = chiamato al fianco di chi lo lancia
league-word-hasten = subito { $n } PA in più
league-word-refill = mana recuperato
league-word-burn-mana = mana perso
league-word-mend = ciò che ha in mano è riparato di { $n }
league-word-banish = rimanda indietro demoni e non morti
league-word-unbind = pone fine agli incantesimi in corso
league-word-unlock = apre una serratura
league-word-seal = sigilla un passaggio
league-word-guard = chi attacca ha −{ $n }
league-word-regains = cura { $n } PF a ogni attivazione
league-word-prayed-for = cura { $n } PF a ogni attivazione dopo una prova di Risolutezza
league-word-actions = PA a ogni turno
league-word-unseen = i nemici guardano altrove
league-word-proof = immune:
league-word-arcane-edge = colpisce come un’arma magica
league-word-fearless = senza paura
league-word-sane = conserva la ragione
league-word-clean-casting = i lanci disastrosi si possono ignorare
league-word-gives-back-energy = i tiri di abilità fino a 10 ridanno ENERGIA
league-word-open-guard = i nemici entro { $n } non hanno valore COLPIRE
league-word-refuses-death = una prova di Risolutezza contro la morte
league-word-spent = si paga dopo la battaglia
league-element-fire = fuoco
league-element-frost = gelo
league-element-acid = acido
