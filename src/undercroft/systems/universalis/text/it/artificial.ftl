## L’Artificial Dark Player: i mazzi, il Dado Scenario, i Leader.

pile-obstacles = carte Ostacolo
    .the = le carte Ostacolo
universalis-pile-obstacles = carte Ostacolo
    .the = le carte Ostacolo
pile-powers = carte Potere
    .the = le carte Potere
universalis-pile-powers = carte Potere
    .the = le carte Potere
pile-spent = carte del Dark Player usate
    .the = le carte del Dark Player usate
universalis-pile-spent = carte del Dark Player usate
    .the = le carte del Dark Player usate

option-entered-before = Qualcuno è già stato qui
    .help = 2 Punti Riserva in più per ogni eroe se uno del gruppo è già entrato in questo scenario.
    .no = No
    .yes = Sì

roll-scenario-power = una carta Potere
roll-extra-skills = abilità extra
roll-random-section = una sezione a caso
rule-source-challenge = sfida aumentata
event-changed-learnt = { $who } ha in più { $detail }, per { $now ->
        [one] 1 Punto Riserva
       *[other] { $now } Punti Riserva
    }.
roll-random-bearer = una creatura a caso
event-changed-discarded = Il Dark Player scarta { $detail-the }{ $now ->
        [0] {""}
        [one] {" "}e guadagna 1 Punto Riserva
       *[other] {" "}e guadagna { $now } Punti Riserva
    }.
event-changed-waits = La carta { $detail } resta scoperta e attende.

option-plays-alone = L’eroe è creato per giocare da solo
    .help = Un eroe che andrà senza altri eroi comincia con 30 monete.
    .no = No
    .yes = Sì
roll-random-hero = un eroe a caso
