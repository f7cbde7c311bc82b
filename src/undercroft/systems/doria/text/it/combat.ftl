### Attacchi, difesa, danni, armature, effetti delle ferite.

act-melee = Colpisci { $who } ({ $what })
    .verb = Colpisci
act-ranged = Tira contro { $who } ({ $what })
    .verb = Tira
act-magic = Lancia { $what-the } contro { $who }
    .verb = Lancia un incantesimo
act-defend = Difenditi: { $what }{ $n ->
        [0] {""}
       *[other] {" "}({ $n } PP)
    }
act-dodge = Schiva
act-psi-resistance = Resisti con la sola mente
act-undefended = Nessuna difesa
act-power = Usa il potere: { $what } ({ $n } PP)
    .verb = Usa un potere
    .told = { $text } ({ $n } PP)
act-spend = { $n ->
        [0] Non spendere PP
       *[other] Spendi { $n } PP
    }
act-armor = { $what } ferma { $n }
    .verb = Usa un’armatura
act-no-armor = Non usare armature
act-loots = Il bottino va a { $who }

doria-resisted = resiste

ask-powers-attack = { $who } paga PP per ciò che l’arma sa fare in più?
    .help = Gli effetti si pagano prima del tiro. Di più elementi uno solo può essere attivo in un attacco.
ask-powers-defence = { $who } paga PP per una difesa migliore?
ask-powers-after = L’attacco è andato a segno. { $who } paga PP per avere di più?
ask-defend-melee = { $who } subisce un attacco in mischia. Con che cosa si difende?
    .help = Una carta sul Corpo, o la Schivata. Un disastro danneggia la carta, mai l’abilità.
ask-defend-ranged = { $who } subisce un tiro a distanza. Con che cosa si difende?
    .help = Una carta sul Corpo, o la Schivata. Un disastro danneggia la carta, mai l’abilità.
ask-defend-magic = { $who } subisce un attacco magico. Con che cosa resiste?
    .help = Una carta con resistenza psi sul Corpo, o la sola mente. Dopo il tiro i PP possono aumentarla.
ask-raise-resistance = L’attacco magico supera di { $about } la resistenza. { $who } spende PP?
    .help = Ogni PP aumenta il risultato di 1. Deve essere più alto dell’attacco; se non basta, può togliere un colpo critico.
ask-use-armor = { $who } subisce un colpo da { $about }. Quale armatura si usa?
    .help = Una carta armatura può fermare quanto il suo CA. Poi è danneggiata, qualunque cosa abbia fermato.
ask-who-loots = Nessuno ha sconfitto questo mostro. Chi pesca il bottino?
    .alone = Nessuno ha sconfitto questo mostro. Chi pesca il bottino?

event-began-melee-attack = { $who } attacca in mischia.
    .alone = Un attacco in mischia.
event-began-ranged-attack = { $who } attacca a distanza.
    .alone = Un attacco a distanza.
event-began-magic-attack = { $who } attacca con la magia.
    .alone = Un attacco magico.
event-changed-hit = L’attacco colpisce { $who }{ $now ->
        [0] .
        [one] , con un critico.
       *[other] , con { $now } critici.
    }
    .alone = L’attacco colpisce{ $now ->
        [0] .
        [one] , con un critico.
       *[other] , con { $now } critici.
    }
event-changed-parried = { $who } respinge l’attacco.
    .alone = L’attacco è respinto.
event-changed-fumble = { $who } fa un disastro!
    .alone = Un disastro!
event-changed-dodge = { $who } schiva.
    .alone = Qualcuno schiva.
event-changed-psi-resistance = { $who } resiste con la sola mente.
    .alone = La sola mente resiste.
event-changed-undefended = { $who } non ha nulla con cui difendersi.
    .alone = Non c’è nulla con cui difendersi.
event-changed-stunned = { $who } non agirà più in questo round.
    .alone = Non agirà più in questo round.
event-harmed = { $by } colpisce { $who }: { $amount } PF persi, ne restano { $left }.
    .alone = { $who } perde { $amount } PF, ne restano { $left }.
event-harmed-poison = Il veleno indebolisce { $who }: { $amount } PF persi, ne restano { $left }.
    .alone = Il veleno indebolisce { $who }: { $amount } PF persi, ne restano { $left }.
event-healed = { $who } recupera { $amount } PF: ora ne ha { $left }.
event-removed-defeated = { $what-the }: sconfitta o sconfitto.
    .figure = { $who } { $who-form ->
        [f] è sconfitta
       *[m] è sconfitto
    }.
    .nowhere = { $what-the }: fuori combattimento.
event-changed-xp = XP del gruppo: { $was } → { $now }.
    .alone = XP del gruppo: { $was } → { $now }.
event-changed-pp = { $who }: PP { $was } → { $now }.
    .alone = PP { $was } → { $now }.
event-changed-hp-maximum = { $who }: PF { $was } → { $now }, insieme al massimo.
    .alone = PF { $was } → { $now }, insieme al massimo.
event-changed-pp-maximum = { $who }: PP { $was } → { $now }, insieme al massimo.
    .alone = PP { $was } → { $now }, insieme al massimo.
event-changed-poison = { $who }: segnalini veleno { $was } → { $now }.
    .alone = Segnalini veleno { $was } → { $now }.
event-changed-disarmed = { $who }: { $now ->
        [0] di nuovo in armi
       *[other] disarmo
    }.
    .alone = { $now ->
        [0] Di nuovo in armi
       *[other] Disarmo
    }.
event-changed-held = { $who } { $now ->
        [0] può di nuovo muoversi
       *[other] non può muoversi
    }.
    .alone = { $now ->
        [0] Di nuovo libertà di movimento
       *[other] Immobilità
    }.
event-changed-in-force = { $now ->
        [0] Gli effetti che proteggevano { $who } sono passati.
       *[other] { $detail } è in vigore: { $who }.
    }
    .alone = { $now ->
        [0] Gli effetti in vigore sono passati.
       *[other] { $detail } è in vigore.
    }
event-moved-blink = { $who } svanisce e ricompare in { $at }.

roll-melee-attack = attacco in mischia
roll-ranged-attack = attacco a distanza
roll-magic-attack = attacco magico
roll-poison = veleno
number-attack-dice = dadi d’attacco
number-defence-dice = dadi di difesa
number-resistance-dice = dadi di resistenza psi
number-attack-bonus = bonus d’attacco
number-defence-bonus = bonus di difesa
number-resistance-bonus = bonus di resistenza psi
number-attack-total = attacco
number-defence-total = difesa
number-damage = danni
rule-source-disarmed = disarmo
rule-source-average-dice = dadi dei mostri non tirati
rule-source-bonus-melee = bonus eroe Mischia
rule-source-bonus-ranged = bonus eroe Distanza
rule-source-bonus-magic = bonus eroe Magia
rule-source-bonus-damage = bonus eroe Danni
rule-source-bonus-defence = bonus eroe Difesa
rule-source-dodge = Schivata
rule-source-psi-resistance = Resistenza Psi
rule-source-psi-points = PP spesi
rule-source-critical-hits = colpi critici
rule-source-immune = immune all’elemento
rule-source-least-damage = mai sotto 0
rule-source-least-armor = mai sotto 0
rule-source-target-number = numero bersaglio

## Parole del gioco

gloss-ap = PA
    .text = Punti Azione: la casella del segnalino sul tabellone dell’iniziativa. Ogni azione ne costa; agisce chi è più in alto.
gloss-critical = Critico
    .text = Ogni 10 punti interi sopra il numero bersaglio o il totale dell’altro. In un attacco ciascuno aggiunge 1 danno; in un incantesimo con numero bersaglio ciascuno restituisce 1 PP.
gloss-fumble = Disastro
    .text = Due 1 naturali nello stesso tiro. Il tiro fallisce; un disastro in attacco o in difesa danneggia la carta usata.
gloss-ar = CA
    .text = Valore di armatura. Una carta armatura intatta può fermare tanto di un colpo, poi è danneggiata. L’armatura di un mostro lo ferma ogni volta.
gloss-vulnerable = Vulnerabile
    .text = I danni di quell’elemento passano attraverso l’armatura come se non ci fosse.
gloss-disarmed = Disarmo
    .text = Un dado in meno in ogni attacco e difesa.
gloss-damaged = Danneggiato
    .text = L’armatura non protegge più, armi e incantesimi non si possono usare finché non sono riparati. Le armature di una serie si riparano insieme.
doria-word-attackable = si può attaccare come un mostro
