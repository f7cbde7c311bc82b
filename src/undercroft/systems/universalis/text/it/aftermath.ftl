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
event-changed-fate-fallen = { $who } è morto; gli altri portano il corpo da un guaritore.

## Tornare per un prigioniero

roll-prison-door = una porta verso i prigionieri
act-free-prisoner = Aprire la porta dei prigionieri
event-changed-prison-door = C'è una porta che nessuno aveva visto: i prigionieri devono essere là dietro.
event-changed-freed = { $who } è di nuovo libero.
universalis-mark-prison-door = la porta dei prigionieri
    .the = la porta dei prigionieri
    .form = f

## Parenti

ask-make-origin = Chi si unisce al gruppo?
act-relative = Un parente di { $what }, che ha giurato vendetta
act-stranger = Qualcuno di nuovo
universalis-kept-dead = morto
universalis-kept-avenged = morto, da vendicare
universalis-kept-prisoner = prigioniero
universalis-kept-fallen = caduto
