### Gli altri eroi predefiniti: nomi, `.the` dentro una frase, `.form` genere, `.text` chi sono.

## Combattenti

universalis-hero-nimrael = Nimrael
    .the = Nimrael
    .form = f
    .text = La presero nella Foresta Verde e la vendettero alla sabbia. Al centesimo incontro vinse la libertà, al centounesimo le orecchie del padrone.
universalis-hero-hollin = Hollin
    .the = Hollin
    .form = m
    .text = Per trecento inverni è rimasto fermo ad ascoltare. Poi qualcuno è venuto con una sega.
universalis-hero-galatha = Galatha
    .the = Galatha
    .form = f
    .text = Un ciclope non sa danzare, le dicevano tutti. Nessuno gliel’ha detto due volte.
universalis-hero-ossgor = Ossgor
    .the = Ossgor
    .form = m
    .text = Era il mostro nel labirinto di qualcuno, finché non ha perso la pazienza con gli angoli. Se n’è andato in linea retta.
universalis-hero-kazreth = Kazreth
    .the = Kazreth
    .form = m
    .text = Evocato per sbaglio da un garzone di fornaio che voleva il forno più caldo. Il contratto dice finché il pane è cotto, e nessuno ha osato guardare.
universalis-hero-thurgan = Thurgan
    .the = Thurgan
    .form = m
    .text = Il suo re ha venduto le anime del clan per un ferro che nessun incantesimo morde. Thurgan conta di riprendersele, un demone alla volta.
universalis-hero-ysolde = Ysolde
    .the = Ysolde
    .form = f
    .text = Giurò di tenere il ponte fino alla morte, e nessuno pensò di chiedere quale. Dopo duecento anni si è concessa una licenza.

## Esploratori

universalis-hero-hreda = Hreda
    .the = Hreda
    .form = f
    .text = Ha costruito i forzieri di mezza nobiltà, senza mai far pagare la seconda chiave. Da allora riscuote.
universalis-hero-ouloo = Ouloo
    .the = Ouloo
    .form = m
    .text = Sa trattenere il fiato per un’ora e la lingua per una settimana. Il suo tridente è meno paziente.
universalis-hero-krii = Krii
    .the = Krii
    .form = f
    .text = Per ogni incarico si strappa due piume dall’ala. Quando non ne avrà più, dice, camminerà e sarà onesta.
universalis-hero-hippara = Hippara
    .the = Hippara
    .form = f
    .text = Ha portato la notizia di tre sconfitte, correndo più forte di tutte. Una volta vorrebbe portarne una dell’altro tipo.
universalis-hero-mugg = Mugg
    .the = Mugg
    .form = m
    .text = Gli amici lo mandano avanti, tanto ciò che gli mordono via ricresce. Lui crede sia un onore, e ormai lo è.
universalis-hero-ansgar = Ansgar
    .the = Ansgar
    .form = m
    .text = Sulla sua lista ci sono ventisei nomi, venticinque cancellati. L’ultimo è quello di sua figlia.

## Incantatori

universalis-hero-cernach = Cernach
    .the = Cernach
    .form = m
    .text = Tamburella sugli alberi cavi, e la mandria dei suoi padri morti risponde. Non sempre con gentilezza.
universalis-hero-fenra = Fenra
    .the = Fenra
    .form = f
    .text = Il branco l’ha scacciata perché parlava con le volpi. Ora ha un branco suo, che viene quando ulula.
universalis-hero-ottoline = Ottoline
    .the = Ottoline
    .form = f
    .text = Vedova di un becchino, mente ordinata e cantina piena. Non sveglia mai nessuno senza chiedere alla famiglia.
universalis-hero-casimir = Casimir
    .the = Casimir
    .form = m
    .text = Un notaio che ha letto ciò che gli altri firmano e basta. Gli Inferi lo hanno assunto: è l’unico che ne abbia mai corretto gli errori.
universalis-hero-skrivva = Skrivva
    .the = Skrivva
    .form = f
    .text = Tiene la peste di Vell in un vasetto, con i buchi nel coperchio perché respiri. Il giorno del suo compleanno la fa uscire un poco.
universalis-hero-tezka = Tezka
    .the = Tezka
    .form = m
    .text = Sacerdote di un sole che la sua palude non vede da quarant’anni. Ne porta un po’ con sé, per ricordargli la strada.
universalis-hero-tessera = Tessera
    .the = Tessera
    .form = f
    .text = Si è staccata da una mente più grande e ricorda un terzo di ogni cosa. Cerca gli altri pezzi; uno le deve un nome.
