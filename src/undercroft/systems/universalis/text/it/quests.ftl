### Ciò che le missioni hanno in comune: obiettivi, segnalini, ricompense, opzioni di gioco.

universalis-token-goal = casella obiettivo
mark-bearer = porta ciò che la missione richiede
act-mark-take = Prendere { $what-the }
act-mark-free = Liberare { $what-the }
act-mark-break = Rompere { $what-the }
event-changed-mark-take = { $who } prende { $detail }.
event-changed-mark-free = { $who } libera { $detail }.
event-changed-mark-break = { $who } rompe { $detail }.
event-changed-experience = { $who } guadagna { $now } PX.
event-changed-overtime = { $who } ci ha messo troppo: il Dark Player segna.
number-handle = Compito della missione
roll-handle = compito della missione
roll-handle-again = compito della missione, di nuovo gli 1
roll-random-faction = quale fazione arriva
end-universalis-overrun = ciò che si doveva tenere è perduto
