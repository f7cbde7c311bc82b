### Che cosa chiedono, contano e raccontano le Imprese, e come finiscono.

## Domande

ask-chosen-one = Chi è il Prescelto?
ask-which-firework = L’Immortale vede più Fuochi d’artificio. Quale lo attira?
ask-crushing-darkness = Le tenebre vi schiacciano: ancora { $about } da subire. Chi prende la prossima Ferita?
ask-which-pillar = Quale Pilastro fa crollare l’interruttore?

## Scelte

act-choose-hero = { $who }
    .nobody = Un Eroe
    .verb = Scegli
act-place-firework = Piazza qui un Fuoco d’artificio
act-lure = Quello in { $at }
    .nowhere = Un Fuoco d’artificio
act-suffer = { $who }
    .nobody = Un Eroe
    .verb = Prendi la Ferita
act-flip-switch = Aziona l’interruttore
act-bring-down = Il Pilastro in { $at }
    .nowhere = Un Pilastro

## Che cosa contano le Imprese

darkness-goal-exit = La via d’uscita (1: aperta)
darkness-goal-key = Chiavi trovate (su 1)
darkness-goal-artifacts = Artefatti trovati (su 2)
darkness-goal-way = Zone tra il Ragno gigante e l’Uscita
darkness-goal-pieces = Pezzi dell’Artefatto trovati (su 3)
darkness-goal-sentry = Sentinelle uccise (su 1)
darkness-goal-drums = Segnalini Ferita sulla prossima tessera a cadere
darkness-goal-pillars = Pilastri che reggono il Ponte
darkness-goal-keys = Chiavi trovate (su 2)
darkness-goal-levers = Leve tenute a inizio Round
darkness-goal-enforcers = Castigatori uccisi (su 3)
darkness-goal-waves = Ondate ancora in arrivo
darkness-goal-emissaries = Emissari sconfitti (su 3)
darkness-goal-stage = Stadio più profondo raggiunto

chosen-one = il Prescelto

## Che cosa accade

darkness-tell-key = { $who } ha la Chiave. E ora all’Uscita!
darkness-tell-artifacts = { $who } solleva un Artefatto: { $n } su 2.
darkness-tell-pieces = { $who } trova un pezzo dell’Artefatto: { $n } su 3.
darkness-tell-chosen = Il Prescelto è { $who }.
darkness-tell-sentry-called = { $who } passa tra i Pilastri, e qualcosa di grosso si alza in piedi.
darkness-tell-sentry = La Sentinella è morta. L’Uscita è aperta!
darkness-tell-crumbled = Il suolo cede: addio a { $tile }.
darkness-tell-fireworks = { $who } trova { $n ->
        [one] un Fuoco d’artificio
       *[other] { $n } Fuochi d’artificio
    }.
darkness-tell-keys = { $who } trova una Chiave: { $n } su 2.
darkness-tell-unlocked = Lontano scatta una serratura. La via per l’Uscita è aperta.
darkness-tell-enforcers = Un Castigatore è morto: { $n } su 3.
darkness-tell-wave = Arrivano! Ondate dopo questa: { $n }.
darkness-tell-emissaries = L’Emissario oscuro è sconfitto: { $n } su 3.
darkness-tell-stage = { $who } scende allo Stadio { $n }. Le tenebre si fanno pesanti.

event-moved-dragged = Qualcosa trascina { $who } con sé fino a { $at }.
event-harmed-darkness = Le tenebre feriscono { $who }: Salute { $left }.
    .alone = Le tenebre feriscono { $who }: Salute { $left }.
event-harmed-pillar = { $by } { $by-number ->
        [many] colpiscono
       *[one] colpisce
    } un Pilastro: Salute { $left }.
    .alone = Un Pilastro è colpito: Salute { $left }.
event-changed-bridge-fallen = { $who }: i Ponti oscuri crollano, con tutti quelli che ci stanno sopra.
    .alone = I Ponti oscuri crollano, con tutti quelli che ci stanno sopra.
event-removed-trodden-out = Il Fuoco d’artificio in { $at } finisce sotto i piedi dell’Immortale.
    .figure = Il Fuoco d’artificio in { $at } finisce sotto i piedi dell’Immortale.
    .nowhere = Un Fuoco d’artificio finisce sotto i piedi dell’Immortale.

## Come finisce

end-darkness-scorched = le due reliquie si incontrano all’altare e il nido brucia. Per un poco, quaggiù, è giorno
end-darkness-spider-dead = la Vedova nera giace sul dorso. Stanotte la valle dorme
end-darkness-spider-gone = il Ragno gigante è sgusciato nella valle accanto, e laggiù nessuno è stato avvertito
end-darkness-chosen-out = il Prescelto esce all’aperto con l’Artefatto, e le caverne restano indietro con le loro sentinelle
end-darkness-chosen-dead = il Prescelto è morto, e l’Artefatto non conosce altra mano
end-darkness-artifact-lost = l’Artefatto è stato fuso. Non c’è più nulla da portare fuori
end-darkness-crumbled = la terra è mancata sotto i piedi di un Eroe. Non dovevate lasciare indietro nessuno
end-darkness-immortal-fell = il Ponte cede, e l’Immortale con lui. Restate a lungo in ascolto e non lo sentite mai toccare il fondo
end-darkness-bridge-lost = il Ponte è nell’abisso, e dall’orlo l’Immortale lo guarda cadere
end-darkness-immortal-arrived = l’Immortale è arrivato da dove siete entrati. Ormai nulla lo separa dal mercato
end-darkness-hellhound-dead = il Segugio infernale non farà più la guardia a nulla, e il suo tesoro è vostro
end-darkness-enforcers-dead = tutti e tre i troni sono vuoti. La provincia non è più degli amici di nessuno
end-darkness-artifact-taken = un Nemico calpesta l’Artefatto. L’antica luce si spegne
end-darkness-maze-held = l’ultimo di loro è morto, e nel santuario la luce arde ancora
end-darkness-emissary-dead = l’Emissario oscuro muore per la terza volta, e questa volta resta morto. La montagna tira il fiato
