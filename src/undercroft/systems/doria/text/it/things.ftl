### Oggetti: dove vanno, che cosa se ne fa, che cosa dicono le loro parole.

act-use = Usa { $what } su { $who }
    .nobody = Usa { $what } in { $at }
act-equip-from-belt = Prendi { $what-the } dalla Cintura
act-equip-from-pack = Prendi { $what-the } dallo Zaino
act-stow-belt = Metti { $what-the } nella Cintura
act-stow-pack = Metti { $what-the } nello Zaino
act-stow-from-belt = Metti { $what-the } dalla Cintura nello Zaino
act-to-head = { $what } sulla testa
act-to-torso = { $what } sul torso
act-to-arms = { $what } sulle braccia
act-to-legs = { $what } sulle gambe
act-to-feet = { $what } ai piedi
act-to-accessory = { $what } come accessorio
act-to-hand = { $what } in mano
act-to-belt = { $what } nella Cintura
act-to-pack = { $what } nello Zaino
act-gives-way = { $what } fa posto
act-repair = Ripara: { $what } ({ $who })
    .verb = Ripara
act-repair-in-pack = Ripara nello Zaino: { $what } ({ $who })
    .verb = Ripara nello Zaino
act-repair-set = Ripara la serie { $what } sul Corpo ({ $who })
    .verb = Ripara una serie
act-repair-set-and-belt = Ripara la serie { $what }, anche nella Cintura ({ $who })
    .verb = Ripara una serie, Cintura compresa
act-throw = Lancia { $what }
act-throw-from-body = Lancia qualcosa dal Corpo: riceve { $who }
    .verb = Lancia dal Corpo
act-throw-from-belt = Lancia qualcosa dalla Cintura: riceve { $who }
    .verb = Lancia dalla Cintura
act-throw-from-pack = Lancia qualcosa dallo Zaino: riceve { $who }
    .verb = Lancia dallo Zaino
act-take = Prendi { $what }
act-take-from-body = Prendi qualcosa dal Corpo: cede { $who }
act-take-from-belt = Prendi qualcosa dalla Cintura: cede { $who }
act-take-from-pack = Prendi qualcosa dallo Zaino: cede { $who }
act-keep = Tienilo

ask-receive = { $who } ha: { $about }. Dove va?
ask-put-away = { $about } deve fare posto. Dove finisce? Sceglie { $who }.
ask-gives-way = Non c’è posto per { $about }. Che cosa toglie { $who }?
ask-throw-what = Che cosa lancia { $who }?
ask-take-what = Che cosa prende { $who }?
ask-give-up = { $who } accetta di cedere { $about }?
ask-use-taken = { $who } ha preso: { $about }. Si usa subito?

event-changed-uses = { $who } usa { $detail-the }.
    .alone = Si usa: { $detail }.
event-changed-spell-failed = { $who } non riesce a lanciare { $detail-the }.
    .alone = Non riesce: { $detail }.
event-changed-received = { $who } riceve { $detail-the }.
    .alone = Si riceve: { $detail }.
event-changed-equipped = { $who } prepara { $detail-the }.
    .alone = Si prepara: { $detail }.
event-changed-stowed = { $who } mette via { $detail-the }.
    .alone = Si mette via: { $detail }.
event-changed-threw = { $who } lancia { $detail-the }.
    .alone = Si lancia: { $detail }.
event-changed-took = { $who } prende { $detail-the }.
    .alone = Si prende: { $detail }.
event-changed-damaged = { $who }: { $detail-the } { $now ->
        [0] { $detail-form ->
            [f] è riparata
            [mp] sono riparati
            [fp] sono riparate
           *[m] è riparato
        }
       *[other] { $detail-form ->
            [f] è danneggiata
            [mp] sono danneggiati
            [fp] sono danneggiate
           *[m] è danneggiato
        }
    }.
    .alone = { $detail-the } { $now ->
        [0] { $detail-form ->
            [f] è riparata
            [mp] sono riparati
            [fp] sono riparate
           *[m] è riparato
        }
       *[other] { $detail-form ->
            [f] è danneggiata
            [mp] sono danneggiati
            [fp] sono danneggiate
           *[m] è danneggiato
        }
    }.
mark-damaged = danneggiato
roll-spell = incantesimo

doria-set-tri-anon = Tri-Anon
doria-set-bark = Corteccia
doria-set-hunting = Caccia
doria-set-moon = Luna
doria-set-travel = Viaggio
doria-set-full-metal = Metallo pieno
doria-set-segmented-metal = Metallo segmentato
doria-set-chain = Maglia
doria-set-leather = Cuoio
doria-set-padded = Imbottito
doria-set-woolen = Lana
doria-set-stargazer = Astrologo
doria-set-stalker = Cacciatore
doria-set-bone = Osso
doria-set-dragonscale = Scaglie di drago

doria-word-melee = mischia { SIGNED($n) }
doria-word-ranged = distanza { SIGNED($n) }
doria-word-magic = magia { SIGNED($n) }
doria-word-defence = difesa { SIGNED($n) }
doria-word-resistance = resistenza psi { SIGNED($n) }
doria-word-hp = PF { SIGNED($n) }
doria-word-pp = PP { SIGNED($n) }
doria-word-ip = PI { SIGNED($n) }
doria-word-tn = NB di incantesimi e oggetti { SIGNED($n) }
doria-word-belt = Cintura { SIGNED($n) }
doria-word-jump = salti { SIGNED($n) }
doria-word-trap = contro le trappole { SIGNED($n) }
doria-word-strength = Forza per l’armatura { SIGNED($n) }
doria-word-tough = ogni colpo infligge { $n } in meno
doria-word-might = danni in mischia { SIGNED($n) }
doria-word-healing = incantesimi curativi { SIGNED($n) } PF
doria-word-antitoxin = prove contro il veleno { SIGNED($n) }
doria-word-reach = portata di archi e incantesimi { SIGNED($n) }
doria-word-draw = la Cintura costa { $n } PA in meno
doria-word-mending = le riparazioni costano { $n } PA in meno
doria-word-element-fire = danni da fuoco
doria-word-element-water = danni da acqua
doria-word-element-earth = danni da terra
doria-word-element-air = danni da aria
doria-word-dice = { $n ->
        [one] un dado in più
       *[other] { $n } dadi in più
    }
doria-word-plus = { SIGNED($n) } al tiro
doria-word-force = danni { SIGNED($n) }
doria-word-pierce = ignora ogni armatura
doria-word-poison = { $n ->
        [one] un segnalino veleno
       *[other] { $n } segnalini veleno
    }
doria-word-disarm = disarmo
doria-word-hold = non può muoversi fino alla fine del round
doria-word-stun = un mostro che deve ancora agire nel round non agisce
doria-word-drain = chi attacca recupera fino a { $n } PF di quelli persi
doria-word-siphon = chi attacca recupera { $n } PP
doria-word-push = spinta di { $n ->
        [one] una casella
       *[other] { $n } caselle
    }
doria-word-heal = { $n } PF
doria-word-psi = { $n } PP
doria-word-antidote = toglie { $n ->
        [one] un segnalino veleno
       *[other] { $n } segnalini veleno
    }
doria-word-lasts = in vigore fino alla fine del round
doria-word-haste = { $n } PA in più in questo round
doria-word-free = libero e di nuovo in armi
doria-word-mend = ripara { $n ->
        [one] una carta
       *[other] { $n } carte
    } sul Corpo
doria-word-blink = svanisce e ricompare su una casella libera in vista
doria-word-harm = { $n } danni

doria-fact-spread = Raggiunge
doria-fact-friends = Colpisce anche gli amici
doria-fact-aim = Si usa su
doria-fact-load = Conta per la prova di forza
doria-fact-power-after = Dopo un colpo, per { $n } PP
doria-fact-power-defence = In difesa, per { $n } PP
doria-spread-burst = chiunque entro { $n ->
        [one] una casella
       *[other] { $n } caselle
    } dal bersaglio
doria-spread-sweep = tutto ciò che è a portata
doria-spread-chain = da bersaglio a bersaglio, al massimo { $n ->
        [one] una casella
       *[other] { $n } caselle
    }
doria-aim-self = sé stessi
doria-aim-friend = un personaggio
doria-aim-friends = tutti i personaggi a portata
doria-aim-foe = un mostro
doria-aim-square = una casella libera
