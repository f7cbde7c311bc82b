### Che cosa è accaduto, una frase per ogni genere di evento.
### Un sistema può essere più preciso: event-<genere>-<parola>. Si veda docs/extend/texts.md.

# $what la parte del gioco, $n il suo numero, $who di chi è il turno
event-began = { $what }: { $who }.
    .alone =
        { $n ->
            [0] { $what }.
           *[other] { $what } { $n }.
        }
event-began-round = Comincia il round { $n }.
event-began-turn = Ora è di turno { $who }.
    .alone = Comincia il turno successivo.
event-began-game = La partita comincia.
event-began-activation = Ora { $who-number ->
        [many] agiscono
       *[one] agisce
    } { $who }.
    .alone = Comincia l’attivazione successiva.

# $seat chi ha scelto, $act la scelta in parole
event-chose = { $seat }: { $act }

event-moved = { $who } { $who-number ->
        [many] si spostano
       *[one] si sposta
    } in { $at }.
event-moved-walk = { $who } { $who-number ->
        [many] si spostano
       *[one] si sposta
    } in { $at }.
event-moved-push = { $who } { $who-form ->
        [f] è spinta
        [mp] sono spinti
        [fp] sono spinte
       *[m] è spinto
    } in { $at }.
event-moved-flee = { $who } { $who-number ->
        [many] fuggono
       *[one] fugge
    } in { $at }.
event-moved-jump = { $who } { $who-number ->
        [many] saltano
       *[one] salta
    } in { $at }.
event-moved-swap = { $who } { $who-number ->
        [many] cambiano posto e ora sono
       *[one] cambia posto e ora è
    } in { $at }.

event-turned = { $who } { $who-number ->
        [many] si voltano
       *[one] si volta
    } verso { $facing }.
facing-0 = nord
facing-1 = nord-est
facing-2 = est
facing-3 = sud-est
facing-4 = sud
facing-5 = sud-ovest
facing-6 = ovest
facing-7 = nord-ovest

# $dice i dadi, $why lo scopo, $faces che cosa mostrano
event-rolled = { $who } { $who-number ->
        [many] tirano
       *[one] tira
    } { DICE($dice) } ({ $why }): { $faces }.
    .alone = { DICE($dice) } ({ $why }): { $faces }.
die-labelled = { $label } { $face }
faces-result = { $faces } → { $result }

# $what il numero, $total il valore, $terms le ragioni
event-summed = { $who }: { $what } { $total } ({ $terms }).
    .alone = { $what }: { $total } ({ $terms }).
    .bare = { $what }: { $total }.

# $by chi colpisce, $who chi subisce, $amount quanto, $left quanto resta, $why la causa
event-harmed = { $by } { $by-number ->
        [many] colpiscono
       *[one] colpisce
    } { $who }: { $amount ->
        [one] { $amount } ferita
       *[other] { $amount } ferite
    }.
    .alone = { $who } { $who-number ->
        [many] subiscono
       *[one] subisce
    } { $amount ->
        [one] { $amount } ferita
       *[other] { $amount } ferite
    }.

event-healed = { $who } { $who-number ->
        [many] recuperano
       *[one] recupera
    } { $amount ->
        [one] { $amount } ferita
       *[other] { $amount } ferite
    }.

# $what è cambiato, da $was a $now, cioè di $by
event-changed = { $who }: { $what } { $was } → { $now }.
    .alone = { $what }: { $was } → { $now }.

# $seat pesca $n carte ($cards) dal mazzo $pile
event-drawn = { $seat } pesca ({ $pile }): { $cards }.
    .alone = Pesca ({ $pile }): { $cards }.
    .hidden = { $seat } pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    } ({ $pile }).

event-revealed = In { $at } si scopre: { $what }.
    .figure = Si { $who-number ->
        [many] scoprono
       *[one] scopre
    } { $who }.
    .nowhere = Si scopre: { $what }.

event-placed = In { $at } compare: { $what }.
    .figure = { $who } { $who-number ->
        [many] compaiono
       *[one] compare
    } in { $at }.
    .nowhere = Compare: { $what }.

event-removed = Da { $at } sparisce: { $what }.
    .figure = { $who } { $who-number ->
        [many] lasciano
       *[one] lascia
    } il tabellone.
    .nowhere = Sparisce: { $what }.
event-removed-killed = { $what-the } { $what-form ->
        [f] è distrutta
        [mp] sono distrutti
        [fp] sono distrutte
       *[m] è distrutto
    }.
    .figure = { $who } { $who-form ->
        [f] è uccisa
        [mp] sono uccisi
        [fp] sono uccise
       *[m] è ucciso
    }.
    .nowhere = { $what-the } { $what-form ->
        [f] è distrutta
        [mp] sono distrutti
        [fp] sono distrutte
       *[m] è distrutto
    }.

event-undone = { $seat } ritira l’ultima scelta.
event-corrected = Il tavolo è stato corretto: { $what }.

# $won yes o no, $why la ragione in parole
event-ended = { $won ->
        [yes] Vittoria: { $why }.
       *[no] Sconfitta: { $why }.
    }
end-won = la missione è compiuta
end-lost = la missione è fallita
end-heroes-dead = tutti gli eroi sono caduti
end-all-dead = tutti gli eroi sono caduti
end-escaped = gli eroi sono riusciti a uscire
end-time = il tempo è scaduto
end-round-limit = il tempo è scaduto
end-conceded = gli eroi si arrendono
