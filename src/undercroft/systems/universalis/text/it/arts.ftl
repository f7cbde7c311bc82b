### Le abilità al tavolo: dichiarare, usare, ritirare.

ask-again = { $who } ha fallito. Ritirare?
ask-short-again = il nuovo tiro per un’abilità
act-again = Ritira: { $what }
act-ready = Dichiara per questo turno: { $what }
act-skill = { $what }: { $who }
    .nobody = Usa { $what }
event-changed-skill = { $who } usa { $detail }.
event-changed-berserk = { $who } { $now ->
        [0] si calma
       *[other] va su tutte le furie
    }.
event-changed-flying = { $who } { $now ->
        [0] atterra
       *[other] prende il volo
    }.
roll-damage-ones = danni, di nuovo gli 1
roll-damage-sixes = danni, dadi aggiunti dai 6
roll-soften = un corpo temprato
roll-helps = se aiuta i compagni
