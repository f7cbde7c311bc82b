### Quel che si dice dove entrano le carte del Dark Player: trappole, poteri, la sua mano e il suo turno.

## Opzioni

option-dark-bot = Quando è il gioco a guidare il lato oscuro
    .help = Secondo le regole dell’Artificial Dark Player, o come un giocatore con una mano di carte.
    .rules = Artificial Dark Player
    .cards = Un bot con le carte
role-dark = Dark Player

## Numeri, dadi e le loro ragioni

number-detect-trap = Individuare la trappola
number-disarm-trap = Disattivare la trappola
number-avoid-trap = Resistere alla trappola
roll-detect-trap = individuare la trappola
roll-detect-trap-again = individuare la trappola, 1 ripetuti
roll-disarm-trap = disattivare la trappola
roll-disarm-trap-again = disattivare la trappola, 1 ripetuti
roll-avoid-trap = resistere alla trappola
roll-avoid-trap-again = resistere alla trappola, 1 ripetuti
roll-trap-damage = danno della trappola
roll-scenario-obstacles = che cosa è in agguato
rule-source-detected-well = individuata con un doppio 6
universalis-power-blood-fury = Furia di sangue
universalis-power-dark-pact = Patto oscuro
universalis-power-dark-shield = Scudo oscuro
universalis-power-dread-aspect = Aspetto terrificante
universalis-power-ghost-walk = Passo spettrale
universalis-power-giant-strength = Forza del gigante
universalis-power-killing-stroke = Colpo mortale
universalis-power-regeneration = Rigenerazione
universalis-power-skin-of-the-titan = Pelle del titano
universalis-power-stone-skin = Pelle di pietra
universalis-power-uncanny-speed = Velocità innaturale
universalis-power-venomed-blades = Lame avvelenate
universalis-power-wall-of-wind = Muro di vento

## Domande

ask-obstacle = { $who } prosegue. Mettere un Ostacolo sulla sua strada?
ask-hand-limit = Troppe carte in mano: quale si scarta?
ask-trap-retreat = { $who } ha visto la trappola. Dove va?
ask-pit = Dove continua il fossato?
ask-vanish = Dove ricompare { $who }?

## Scelte

act-play = Attiva { $what }
act-discard = Scarta { $what } per i suoi punti
act-retreat = Indietreggia in { $at }
act-pit = Il fossato arriva in { $at }
act-appear = Ricompare in { $at }
act-disarm = Disattiva { $what-the }
    .cost = Azione

## Che cosa è successo

event-changed-trapped = { $who } innesca { $detail-the }!
event-changed-detected = { $who } individua in tempo { $detail-the }.
event-changed-disarmed = { $who } disattiva { $detail-the }.
event-changed-empowered = { $who } riceve { $detail-the }.
    .alone = Il Dark Player attiva { $detail-the }.
event-changed-lost-turn = { $who } questa volta non può fare nulla.
event-moved-back = { $who } { $who-number ->
        [many] indietreggiano
       *[one] indietreggia
    } in { $at }.
event-moved-vanish = { $who } { $who-number ->
        [many] svaniscono e ricompaiono
       *[one] svanisce e ricompare
    } in { $at }.

## La mano e il turno di un Dark Player con le carte

universalis-hand = mano del Dark Player
pile-plots = carte Ostacolo e Potere
universalis-pile-plots = carte Ostacolo e Potere
    .the = le carte Ostacolo e Potere
universalis-plots = Ostacoli e Poteri
universalis-encounters = Incontri
universalis-elites = Elite e Campioni: +1 in ogni tiro, e un’Azione in più
universalis-leader = il Leader: +1 in ogni tiro, e un’Azione in più
universalis-traps = trappole: 1 più difficili da individuare e disattivare, al doppio del costo
universalis-grunts = Semplici: +1 in ogni tiro
ask-choose-leader = Chi è il Leader di questa missione?
    .help = Quando il Leader va Ko la missione per te è persa. Il suo prezzo si paga con i Punti Riserva: uno più economico lascia di più per gli altri.
ask-leader-gift = Un Oggetto Magico per il Leader?
    .help = Si paga con i Punti Riserva, una volta sola, e gli eroi possono prenderlo dal corpo.
ask-challenge = Aumentare la sfida?
    .help = Per eroi che la trovano troppo facile: ogni scelta migliora tutti i tiri delle creature.
ask-dark-draw = Pescare una carta?
    .help = Le carte portano creature, trappole e poteri. Quelle che ora non servono si possono scartare più tardi per Punti Riserva.
ask-dark-act = Turno del Dark Player: e ora?
    .help = Prima si giocano e si scartano carte, poi le creature agiscono una a una nell’ordine che vuoi, infine il turno si chiude.
ask-power-target = Chi riceve il Potere?
ask-discover = Si vede una nuova sezione. Che cosa attende gli eroi?
    .help = Le carte di incontri e trappole si giocano in una sezione nel momento in cui viene vista, e in nessun altro.
ask-bring = Quale creatura arriva?
    .help = Ogni creatura costa i suoi Punti Valore dalla Riserva. Chi non ci sta o non si può pagare non viene offerto.
ask-equip = Con quale equipaggiamento arriva { $about-the }?
ask-train = { $about }: un’altra abilità?
ask-post = Dove sta { $about-the }?
ask-surface = { $about } emerge dall’acqua?
ask-whence = Da dove arrivano?
act-leader = Comanda { $what }
act-gift = Compra { $what-the }
act-improve = Migliora { $what }
act-draw-card = Pesca una carta: { $what }
act-empower = { $who } riceve { $what-the }
    .verb = Scegli a chi va
act-bring = Porta { $what-the }
act-place-leader = Piazza qui il Leader
act-equip-with = Armi: { $what }
    .told = { $text }
    .nothing = L’equipaggiamento solito
act-teach = Insegna { $what }
act-post = Piazza in { $at }
act-submerge = Tieni sott’acqua
act-surface = Emerge in { $at }
act-from = Dalla sezione di { $at }
    .verb = Da una sezione
event-changed-leader-gift = Il Dark Player ha comprato qualcosa di magico per il Leader.
event-changed-challenge = La sfida aumenta: { $detail }.
universalis-door = la porta
act-cross = Salta oltre il fossato, in ciò che c’è dopo
option-dark-mode = Come gioca un Dark Player umano
    .help = Con due mazzi e una mano; pianificando tutto prima; o improvvisando nel budget.
    .cards = Con una mano di carte
    .classic = Dark Player Classico
    .rpg = Modalità RPG
option-dark-objects = Oggetti per le creature
    .help = Il Dark Player può comprare equipaggiamento per le creature che piazza.
    .no = No
    .yes = Sì
option-difficulty = Difficoltà
    .help = Quanti Punti Riserva in più o in meno ha il Dark Player all’inizio.
    .much-easier = 50% in meno
    .easier = 25% in meno
    .normal = Come dice il manuale
    .harder = 25% in più
    .much-harder = 50% in più
ask-plan = Che cosa è previsto per questa missione?
    .help = Nel gioco classico tutto si dispone prima: quali carte aspettano in quale sezione. Gli eroi non ne vedono nulla.
ask-plan-section = In quale sezione?
ask-plan-bring = Quale creatura porterà { $about }?
ask-plan-equip = Con quale equipaggiamento arriverà { $about-the }?
ask-plan-post = Dove starà { $about-the }?
ask-plan-square = Su quale casella?
ask-outfit = Qualcos’altro per { $who }?
act-plan = Prevedi { $what }
act-plan-section = La sezione di { $at }
    .verb = Una sezione
act-plan-square = In { $at }
act-plan-anywhere = A una porta o a un forziere
act-outfit = Compra { $what-the }
act-practise = Esercitati: { $what }
act-ply = Prova: { $what }
roll-practise = esercitarsi
roll-secondary-skill = un’abilità secondaria
universalis-carving = intaglio del legno
universalis-foraging = ricerca di cibo
universalis-gambling = gioco d’azzardo
event-changed-outfitted = { $who } riceve { $detail-the }.
event-changed-plied = { $who } ci prova ({ $detail }): { $now }, riesce.
event-changed-plied-in-vain = { $who } ci prova ({ $detail }): { $now }, invano.
event-changed-practised = { $who } si esercita ({ $detail }): livello { $now }.
universalis-explain-cost = costa { $n ->
        [one] 1 Punto Riserva
       *[other] { $n } Punti Riserva
    }
universalis-explain-returns = restituisce { $n ->
        [one] 1 Punto Riserva
       *[other] { $n } Punti Riserva
    }
universalis-explain-points = { $n ->
        [one] 1 Punto Valore
       *[other] { $n } Punti Valore
    }
universalis-token-trap = trappola
universalis-hero = eroe
    .the = l’eroe
    .form = m
