### Ciò che le missioni hanno in comune: obiettivi, segnalini, ricompense, opzioni di gioco.

universalis-token-goal = casella obiettivo
mark-bearer = porta ciò che la missione richiede
act-mark-take = Prendere { $what-the }
act-mark-free = Liberare { $what-the }
act-mark-break = Rompere { $what-the }
act-mark-use = Usare { $what-the }
event-changed-mark-take = { $who } prende { $detail }.
event-changed-mark-free = { $who } libera { $detail }.
event-changed-mark-break = { $who } rompe { $detail }.
<<<<<<< HEAD
=======
event-changed-mark-use = { $who } usa { $detail }.
event-changed-coins = { $who } ha { $now } monete.
>>>>>>> 266ac4a (Universalis: eight quest sheets and what is wrong with a sheet)
event-changed-experience = { $who } guadagna { $now } PX.
event-changed-overtime = { $who } ci ha messo troppo: il Dark Player segna.
number-handle = Compito della missione
roll-handle = compito della missione
roll-handle-again = compito della missione, di nuovo gli 1
roll-random-faction = quale fazione arriva
end-universalis-overrun = ciò che si doveva tenere è perduto
