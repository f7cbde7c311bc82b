### Azioni degli eroi: porte, forzieri, salti, ispezioni.

act-unlock = Aprire la serratura (Destrezza)
act-solve = Risolvere l’indovinello (Intelligenza)
act-open-chest = Aprire il forziere (Destrezza)
act-break-door = Colpire la porta: { $what }
act-break = Colpire l’oggetto: { $what }
roll-open-lock = aprire una serratura
roll-open-lock-again = aprire una serratura, ritira gli 1
roll-riddle = risolvere un indovinello
roll-riddle-again = risolvere un indovinello, ritira gli 1
number-open-lock = Aprire una serratura
number-riddle = Risolvere un indovinello
event-changed-found-lock = È chiusa a chiave.
event-changed-found-riddle = Un indovinello la tiene chiusa.
event-changed-unlocked = { $who } apre { $detail ->
        [chest] il forziere
       *[door] la porta
    }.
event-changed-stays-shut = { $who } fallisce: { $detail ->
        [chest] il forziere resta chiuso
       *[door] la porta resta chiusa
    }.
event-changed-battered = { $who } colpisce: Vigore rimasto { $now }.
event-changed-broken-open = { $who } lo sfonda.
event-changed-coins = { $who } ha { $now } monete.
