### Creare eroi, l’insediamento fra due missioni, le cavalcature.

## Partite che non sono missioni

universalis-quest-hero-creation = Un nuovo eroe
    .story = Una scheda bianca, un pugno di monete e una strada che comincia domani.
    .goal = Scegli razza e classe, spendi 8 punti sviluppo e 20 monete, e dai un nome all’eroe.
universalis-quest-settlement = Fra due missioni
    .story = Fumo sui tetti, un’insegna che cigola sopra una porta: gli eroi sono tornati dove vive la gente.
    .goal = Riposate alla locanda, visitate fino a tre luoghi, spendete esperienza e monete.
universalis-place-hero-creation = Un nuovo eroe
universalis-place-settlement = In cammino
universalis-place-town = Villaggio
universalis-place-castle = Castello
universalis-place-city = Città
universalis-hero-new-hero = un nuovo eroe
    .the = il nuovo eroe
universalis-points = Punti sviluppo
universalis-value = Punti Valore
universalis-experience = Esperienza (XP)
universalis-coins = Monete
universalis-weight = Peso
universalis-kept-worth = { $n } VP
universalis-kept-xp = { $n } XP
option-combinations = Razza e classe
    .help = Solo le combinazioni usuali, o qualsiasi.
    .usual = Le combinazioni usuali
    .any = Qualsiasi razza con qualsiasi classe
option-group-composition = Chi va insieme
    .help = Le restrizioni su tipi, classi, abilità, incantesimi e allineamento, o nessuna.
    .kept = Le restrizioni valgono
    .free = Chiunque va con chiunque

## Domande

ask-make-race = Di che razza è l’eroe?
ask-make-class = { $about }: quale classe?
ask-make-points = Punti sviluppo rimasti: { $about }. Che cosa aumentare?
ask-make-skill = Un’altra abilità per cominciare: quale?
ask-make-spell = Quale incantesimo conosce l’eroe?
ask-make-shop = Monete rimaste: { $about }. Dove compra l’eroe?
ask-make-buy = Monete rimaste: { $about }. Che cosa compra l’eroe?
ask-make-name = Come si chiama l’eroe?
ask-companion-set = { $about }: con quale equipaggiamento?
ask-learn-skill = Quale abilità impara { $who }?
ask-pay-companion = { $about }: { $who } paga il mantenimento?
ask-town = Che cosa fa { $who } prima della prossima missione?
ask-at-place = { $about }: che cosa vuole { $who }?
act-choose = { $what }
    .told = { $what } – { $text }
act-raise = { $what } +1 ({ $n ->
        [one] 1 punto
       *[other] { $n } punti
    })
    .verb = Aumenta
act-learn = { $what }
    .told = { $what } – { $text }
act-counter = { $what }
act-back = Indietro
act-buy = { $what }, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .told = { $what }, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } – { $text }
    .verb = Compra
universalis-explain-upkeep = { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } a ogni riposo degli eroi
act-hire = { $what }, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .told = { $what }, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    } – { $text }
    .verb = Prendi con te
act-set = { $what }
act-name = { $what }
act-visit = Visita { $what }
act-consult = Fai identificare { $what-the } per { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Chiedi all’erudito
act-train = Spendi { $n } XP: { $what }
    .verb = Spendi esperienza
act-sell = Vendi { $what-the } per { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Vendi
act-hold = Impugna { $what-the }
act-wear = Indossa { $what-the }
ask-freight = { $about }: che cosa affida o riprende { $who }?
act-freight = Il carico: { $what }
act-entrust = Affida { $what-the }
act-take-back = Riprendi { $what-the }
act-entrust-coins = Affida { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Affida monete
act-take-coins = Riprendi { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Riprendi monete
universalis-melee = armi da mischia
universalis-ranged = armi a distanza
universalis-armors = armature
universalis-shields = scudi
universalis-things = oggetti
universalis-companions = compagni
universalis-market = il mercato
universalis-blacksmith = il fabbro
universalis-school-of-magic = la scuola di magia
universalis-kennel = il canile
universalis-tavern = la taverna
universalis-scholar = l’erudito
universalis-sacred-place = il luogo sacro
universalis-skill = una nuova abilità, secondo il dado
universalis-nature = un’abilità naturale

## Che cosa è successo

event-changed-attribute = { $who }: { $detail } { $now }.
event-changed-learned = { $who } impara { $detail }.
event-changed-nothing-for-him = { $detail-the } non ha nulla per { $who }.
event-changed-bought = { $who } compra { $detail-the }; monete rimaste: { $now }.
event-changed-sold = { $who } vende { $detail-the } e ha { $now ->
        [one] 1 moneta
       *[other] { $now } monete
    }.
event-changed-consulted = { $who } chiede all’erudito che cosa sia { $detail-the }; monete rimaste: { $now }.
event-changed-hired = { $who } prende con sé { $detail-the }; monete rimaste: { $now }.
event-changed-lodged = { $who } dorme alla locanda e si riprende; monete rimaste: { $now }.
event-changed-slept-rough = { $who } non può pagare la locanda e non si riprende.
event-changed-companion-left = { $detail-the } lascia { $who }.
event-changed-not-for-sale = { $detail }: qui ora non si vende.
event-changed-entrust-done = { $who } affida { $detail-the }.
event-changed-take-back-done = { $who } riprende { $detail-the }.
event-changed-entrust-coins-done = { $who } affida delle monete; rimaste: { $now }.
event-changed-take-coins-done = { $who } riprende delle monete: ora ne ha { $now }.
event-began-town = Il gruppo arriva in un villaggio.
event-began-castle = Il gruppo arriva a un castello.
event-began-city = Il gruppo arriva in una città.
roll-learn = quali abilità si insegnano
roll-settlement = dove riposa il gruppo
roll-uncommon = la ricerca di qualcosa di raro
end-universalis-hero-made = l’eroe è pronto
    .whole = L’eroe è pronto.
end-universalis-set-out = il gruppo riparte
    .whole = Il gruppo riparte.

## Cavalcature

act-mount = Monta { $who }
    .cost = Azione Rapida
act-dismount = Smonta in { $at }
    .cost = Azione Rapida
act-gallop = Galoppa
act-lead = Prendi le redini: { $who }
    .cost = Azione Rapida
act-unload = Prendi { $what-the }: { $who }
    .cost = Azione Rapida
act-load = Carica { $what-the }: { $who }
    .cost = Azione Rapida
ask-get-off = { $who } scende dalla cavalcatura. Dove?
event-changed-mounted = { $who } monta in sella.
event-changed-leads = { $who } prende le redini.
event-changed-unloaded = { $who } prende { $detail-the } dalle bisacce.
event-changed-loaded = { $who } mette { $detail-the } nelle bisacce.
event-changed-fell-off = { $who } cade di sella!
event-placed-dismounted = { $who } smonta in { $at }.
event-removed-bolted = { $who } fugge!
universalis-bolted = in fuga
universalis-mount = cavalcatura
universalis-dismounted = di nuovo a piedi
roll-stay-mounted = restare in sella
roll-stay-mounted-again = restare in sella, di nuovo
roll-mount-courage = il Coraggio della cavalcatura
roll-mount-courage-again = il Coraggio della cavalcatura, di nuovo
number-stay-mounted = Restare in sella
number-mount-courage = Coraggio della cavalcatura
rule-source-riding = in sella
rule-source-target-riding = bersaglio in sella
rule-source-charge = carica con la lancia
universalis-fell-off = caduta dalla cavalcatura
roll-find-mount = la ricerca della cavalcatura
event-changed-mount-lost = { $who } ha perso { $detail-the }.
act-barding = { $what } per la cavalcatura, { $n ->
        [one] 1 moneta
       *[other] { $n } monete
    }
    .verb = Armatura per la cavalcatura
