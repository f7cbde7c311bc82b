### Ciò che grava su un modello: sanità, morale, paura, veleno, fuoco, ciò che passa coi turni.

event-changed-morale = Morale del gruppo: { $was } → { $now } ({ $detail }).
    .alone = Morale del gruppo: { $was } → { $now } ({ $detail }).
event-changed-sanity = { $who }: SANITÀ { $was } → { $now } ({ $detail }).
    .alone = SANITÀ { $was } → { $now } ({ $detail }).
event-changed-condition = La mente di chi combatte cede: { $who }, { $detail }.
    .alone = Una mente cede: { $detail }.
event-changed-scarred = { $who } non tornerà più come prima: { $detail } { $was } → { $now }.
    .alone = Resta un segno per sempre: { $detail } { $was } → { $now }.
event-changed-down = { $who } crolla e perde sangue.
    .alone = Qualcuno crolla e perde sangue.
event-changed-awake = { $who } riprende i sensi.
    .alone = Qualcuno riprende i sensi.
event-changed-time-left = { $who } { $now ->
        [0] non ha più tempo.
        [one] ha ancora { $now } turno.
       *[other] ha ancora { $now } turni.
    }
    .alone = { $now ->
        [0] Il tempo è finito.
        [one] Resta { $now } turno.
       *[other] Restano { $now } turni.
    }
event-changed-energy = { $who }: ENERGIA { $was } → { $now }.
    .alone = ENERGIA { $was } → { $now }.
event-changed-luck = { $who } spende un punto FORTUNA; ne restano { $now }.
    .alone = Un punto FORTUNA speso; ne restano { $now }.
event-changed-raised = { $who } migliora: { $detail } { $was } → { $now }.
    .alone = Un miglioramento: { $detail } { $was } → { $now }.
event-changed-prone = { $who } { $now ->
        [0] si rialza
       *[other] cade a terra
    }.
    .alone = { $now ->
        [0] Qualcuno si rialza
       *[other] Qualcuno cade a terra
    }.
event-changed-stunned = Uno stordimento coglie { $who }: { $now } PA in meno nel prossimo turno.
    .alone = Stordimento: { $now } PA in meno nel prossimo turno.
event-changed-stance = { $who } si mette in posizione di parata.
    .alone = Posizione di parata.
event-changed-aiming = { $who } prende la mira.
    .alone = Qualcuno prende la mira.
event-changed-poison = { $now ->
        [0] Il veleno lascia { $who }
       *[other] { $who }: veleno, prove rimaste { $now }
    }.
    .alone = { $now ->
        [0] Il veleno è svanito
       *[other] Veleno: prove rimaste { $now }
    }.
event-changed-disease = { $now ->
        [0] La malattia lascia { $who }
       *[other] Una malattia coglie { $who }
    }.
    .alone = { $now ->
        [0] Di nuovo in salute
       *[other] Una malattia
    }.
event-changed-afraid = { $who } { $now ->
        [0] non ha più paura
       *[other] ha paura: { $detail }
    }.
    .alone = { $now ->
        [0] La paura è passata
       *[other] Paura: { $detail }
    }.
event-changed-fire = { $who } { $now ->
        [0] non brucia più
       *[other] brucia ancora: { $now } PF nel prossimo turno
    }.
    .alone = { $now ->
        [0] Il fuoco è spento
       *[other] Brucia ancora: { $now } PF nel prossimo turno
    }.
event-changed-acid = { $now ->
        [0] L’acido lascia { $who }
       *[other] L’acido corrode ancora { $who }: { $now } PF nel prossimo turno
    }.
    .alone = { $now ->
        [0] L’acido è esaurito
       *[other] L’acido corrode ancora: { $now } PF nel prossimo turno
    }.
event-changed-listless = { $who } non trova la voglia di agire: 1 PA in meno.
    .alone = Apatia: 1 PA in meno.
event-changed-prayer = { $who } interrompe la preghiera: { $detail }.
    .alone = La preghiera finisce: { $detail }.

league-morale-hero-died = la morte di un eroe
league-morale-hero-down = un eroe a terra
league-morale-demons = demoni
league-morale-failed-terror = terrore
league-morale-hunger = fame
league-morale-failed-fear = paura
league-morale-ailing = veleno o malattia
league-morale-trap-sprung = una trappola scattata
league-morale-miscast = un incantesimo fallito
league-morale-portcullis = la via è sbarrata
league-morale-disturbed-rest = un riposo disturbato
league-morale-rest = un riposo
league-morale-fine-treasure = un bel tesoro
league-morale-large-slain = un grande nemico abbattuto
league-morale-dwarven-ale = birra dei nani
league-morale-wonderful-treasure = un tesoro meraviglioso
league-morale-event = ciò che è capitato al gruppo
league-morale-out = all’aperto
league-sanity-failed-terror = terrore
league-sanity-trap-sprung = una trappola scattata
league-sanity-head-wound = una ferita alla testa
league-sanity-failed-fear = paura
league-sanity-demons = demoni
league-sanity-down = a terra
league-sanity-disease = malattia
league-sanity-poison = veleno
league-sanity-miscast = un incantesimo fallito
league-sanity-room = ciò che si è visto qui
league-sanity-cursed-weapon = un’arma maledetta
league-sanity-ghostly-touch = un tocco spettrale
league-sanity-condition = trova un appiglio
league-sanity-rest = riposo
league-sanity-carousing = bevute e compagnia

roll-sanity = per restare in sé
roll-condition = disturbo mentale
roll-scar = che cosa si perde per sempre
roll-scar-points = punti persi per sempre
roll-time-left = turni rimasti
roll-fear = contro la paura
roll-terror = contro il terrore
roll-listless = apatia

option-bleed-to-death = Morire dissanguati
    .help = Un eroe che perde sangue muore dopo d6 + 1 turni se nessuno lo aiuta.
    .true = dopo alcuni turni
    .false = non per il solo tempo

league-condition-trembling-hands = Mani tremanti
    .text = Le mani non stanno ferme: −10 Tiro e −10 Scassinare.
league-condition-dread-of-the-dead = Orrore dei morti
    .text = I morti dovrebbero giacere: −20 VOL contro paura e terrore dei non morti, −5 Combattimento contro di loro.
league-condition-beast-terrors = Terrore delle bestie
    .text = Pelo, artigli, fiato sul collo: −10 Combattimento e −10 Tiro contro le bestie.
league-condition-blood-sickness = Mal di sangue
    .text = Il proprio sangue fa cedere le ginocchia: con ferite gravi, −10 Combattimento e −10 Schivare.
league-condition-red-rage = Furia rossa
    .text = Vede rosso e non bada più a sé: 1 danno in più in mischia, ma non para nulla e non si mette in posizione di parata.
league-condition-wariness = Diffidenza
    .text = Tutti gli vogliono male: +5 Percezione, ma finché sta in piedi nessun altro può bendarlo.
league-condition-listlessness = Apatia
    .text = A che serve? All’inizio di ogni suo turno un d10 di 1 o 2 costa un PA.
league-condition-brittle-mind = Mente fragile
    .text = Qualunque perdita di SANITÀ è maggiore di 1.
league-condition-fear-of-fire = Paura del fuoco
    .text = Ogni volta che il fuoco ferisce, resta lo stordimento.
league-condition-waking-visions = Visioni a occhi aperti
    .text = Vede ciò che non c’è: −15 Percezione, −10 Arti arcane, −10 Preghiere di battaglia.
