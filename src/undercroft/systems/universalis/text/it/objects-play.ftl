### Spostare arredi, costruire passerelle, parlare, identificare, trasportare.

act-move-piece = Sposta { $what-the } in { $at }
    .cost = Azione
act-build-bridge = Costruisci una passerella con { $who } in { $at }
    .cost = Azione
    .verb = Costruisci una passerella
act-destroy-bridge = Distruggi la passerella in { $at }
    .cost = Azione
act-set-down = Posa { $what-the }
act-persuade = Convinci { $what-the }
    .cost = Azione
act-threaten = Minaccia { $what-the }
    .cost = Azione
act-identify = Identifica { $what-the }
    .cost = Azione
act-carry = Trasporta { $who }
    .cost = Azione
act-put-down = Deponi il corpo
ask-lend-hand = { $who }: dai una mano e cedi l’Azione di questo turno?
event-changed-moved-piece = { $who } sposta { $detail-the }.
event-changed-bridge-built = { $who } costruisce una passerella.
event-changed-set-down = { $who } posa { $detail-the }.
event-changed-unmoved = { $who } non convince nessuno.
event-changed-persuaded = { $who } riesce a convincere.
event-changed-identified = { $who } ora lo sa: { $detail }.
event-changed-worthless = { $detail-the } non { $detail-number ->
        [many] valgono
       *[one] vale
    } nulla.
event-changed-carries = { $who } si carica in spalla chi è caduto.
event-changed-puts-down = { $who } depone il corpo.
event-changed-carried-out = I compagni portano fuori { $who }.
event-moved-carried = I compagni portano { $who } in { $at }.
roll-persuade = convincere
roll-threaten = minacciare
roll-identify = identificazione
roll-identify-again = identificazione, 1 ripetuti
roll-potion = quale pozione
roll-random-magic = quale Oggetto Magico
roll-strength-again = Forza, 1 ripetuti
roll-agility-again = Agilità, 1 ripetuti
roll-intelligence-again = Intelligenza, 1 ripetuti
roll-perception-again = Percezione, 1 ripetuti
roll-dexterity-again = Destrezza, 1 ripetuti
number-persuade = Convincere
number-threaten = Minacciare
number-identify = Identificazione
rule-source-opposite-alignment = allineamento opposto
rule-source-same-race = stessa razza
rule-source-attempts-before = tentativi precedenti
rule-source-fearsome = Temibile
universalis-furniture-caltrops = Triboli
    .the = i Triboli
    .form = mp
