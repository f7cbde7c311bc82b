### Che ne è degli eroi caduti.

roll-fate = il destino dei caduti
roll-injury = lesione
roll-random-lost = che cosa va perso
roll-random-amnesia = che cosa si dimentica
ask-resurrect = { $who } è morto. Pagare 30 monete a un guaritore per riportarlo in vita?
ask-ransom = { $who } è prigioniero. Pagare un riscatto di 10 monete?
ask-injury = { $who } resta leso. Quale attributo ne soffre?
act-injury = { $what } -1
event-changed-fate-dead = { $who } è morto.
event-changed-fate-avenged = { $who } è morto, e a casa qualcuno giura vendetta.
event-changed-fate-prisoner = { $who } resta prigioniero laggiù.
event-changed-fate-ransomed = { $who } è di nuovo libero, a pagamento.
event-changed-fate-resurrected = { $who } torna dal regno dei morti.
event-changed-fate-injured = { $who } è vivo, ma non illeso.
event-changed-fate-maimed = { $who } fugge dopo molte sofferenze.
event-changed-fate-escaped = { $who } fugge, nessuno sa come.
event-changed-lost = { $who } ha perso { $detail }.
event-changed-injured = { $who } conserva una lesione: { $detail }.
universalis-one-armed = monco
universalis-one-eyed = orbo
universalis-amnesia = amnesia
rule-source-injury = lesione
