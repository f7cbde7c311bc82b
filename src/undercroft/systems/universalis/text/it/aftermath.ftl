### Che ne è degli eroi caduti.

roll-fate = il destino dei caduti
roll-injury = infortunio
roll-random-lost = che cosa va perso
roll-random-amnesia = che cosa si dimentica
ask-resurrect = { $who } non ce l’ha fatta. Pagare 30 monete a un guaritore perché torni in vita?
ask-ransom = { $who } è nelle mani del nemico. Pagare un riscatto di 10 monete?
ask-injury = { $who } riporta un infortunio. Quale caratteristica ne soffre?
act-injury = { $what } −1
event-changed-fate-dead = { $who } muore.
event-changed-fate-avenged = { $who } muore, e a casa qualcuno giura vendetta.
event-changed-fate-prisoner = { $who } resta laggiù, in prigione.
event-changed-fate-ransomed = { $who } torna in libertà, dietro riscatto.
event-changed-fate-resurrected = { $who } torna dal regno dei morti.
event-changed-fate-injured = { $who } se la cava, ma con un infortunio.
event-changed-fate-maimed = { $who } fugge dopo molte sofferenze.
event-changed-fate-escaped = { $who } fugge, nessuno sa come.
event-changed-lost = { $who } ha perso { $detail-the }.
event-changed-injured = { $who } riporta un infortunio: { $detail }.
universalis-one-armed = monco
universalis-one-eyed = orbo
universalis-amnesia = amnesia
rule-source-injury = infortunio
event-changed-fate-fallen = { $who } muore; gli altri portano il corpo da un guaritore.

## Tornare per un prigioniero

roll-prison-door = una porta verso i prigionieri
act-free-prisoner = Apri la porta dei prigionieri
event-changed-prison-door = C’è una porta che nessuno aveva visto: i prigionieri devono essere là dietro.
event-changed-freed = { $who } torna in libertà.
universalis-mark-prison-door = la porta dei prigionieri
    .the = la porta dei prigionieri
    .form = f

## Parenti

ask-make-origin = Chi si unisce al gruppo?
act-relative = Un parente di { $what }, che ha giurato vendetta
    .verb = Un parente
act-stranger = Qualcuno di nuovo
universalis-kept-dead = morto
universalis-kept-avenged = morto, da vendicare
universalis-kept-prisoner = prigioniero
universalis-kept-fallen = caduto
