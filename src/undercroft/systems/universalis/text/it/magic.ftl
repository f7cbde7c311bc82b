### Lanciare, annullare, incantesimi attivi.

## Segni e pezzi

universalis-condition-keeps-spell = mantiene un incantesimo
universalis-condition-controlled = controllato
universalis-condition-summoned = evocato
universalis-furniture-marsh = terreno paludoso
    .the = il terreno paludoso
universalis-furniture-flames = muro di fuoco
    .the = il muro di fuoco

## Da dove vengono i numeri

rule-source-spell-active = altro incantesimo attivo
rule-source-apprentice = Apprendista
rule-source-beside-target = accanto al bersaglio
rule-source-stationary = Immobile
number-cast = Lancio
number-dispel = Annullamento
number-resist = Resistenza

## Dadi

roll-cast = lancio dell’incantesimo
roll-cast-again = lancio dell’incantesimo, di nuovo
roll-dispel = annullamento
roll-dispel-again = annullamento, di nuovo
roll-backlash = fallimento critico nel lancio
roll-resist = resistenza
roll-resist-again = resistenza, 1 ripetuti
roll-magic-resistance = Resistenza alla magia
roll-random-lore = scuola di magia a caso
roll-random-spell = incantesimo a caso
roll-support = aiuto o attacco
odds-cast = ha effetto

## Domande

ask-spell-aid = { $who } lancia un incantesimo. Usare una pergamena o dei componenti?
ask-spell-square = { $who }: dove?
ask-spell-wall = { $who }: in che direzione corre?
ask-declare-cast = { $who } lancia un incantesimo. Dichiarare un’abilità?
ask-dispel = { $about } è stato lanciato. Annullarlo?
ask-fortune-cast = Il lancio è andato contro { $who }. Spendere Fortuna?
ask-shield-magic = Un Proiettile Magico colpisce { $who }. Ripararsi dietro lo scudo?
ask-mana-marker = { $who }: da quale incantesimo si toglie un segnalino?
ask-short-spell-aid = pergamena o componenti
ask-short-declare-cast = abilità di chi lancia
ask-short-dispel = annullamento
ask-short-fortune-cast = Fortuna sul lancio
ask-short-shield-magic = lo scudo
ask-short-spell-square = la casella
ask-short-spell-wall = la direzione

## Scelte

act-cast = Lancia { $what }, bersaglio: { $who }
    .cost = Azione
    .verb = Lancia un incantesimo
act-cast-at = Lancia { $what } su una casella
    .cost = Azione
act-aim = Lancialo in { $at }
act-wall = Verso { $what }
act-end-spell = Termina { $what-the }
act-aid = Usa { $what-the }
act-dispel = { $who } annulla: { $what }
    .nothing = { $who } annulla
act-let-be = Lascia che sia
act-take-cover = Riparati
act-marker = { $what }

## Che cosa è successo

universalis-casting = { $who } { $who-number ->
        [many] lanciano
       *[one] lancia
    } { $spell }.
event-changed-spell-cast = { $detail }: lancio riuscito con { $now }.
event-changed-spell-failed = { $detail }: il lancio fallisce.
event-changed-spell-over = { $detail }: l’effetto finisce.
event-changed-spell-immune = { $who } è immune: { $detail } non ha effetto.
event-changed-spell-resisted = { $who } resiste: { $detail } non ha effetto.
event-changed-dispelled = { $who } annulla { $detail }.
event-changed-mana = { $who } ha ancora { $now } Mana.
event-changed-marker-off = { $who } toglie un segnalino: { $detail }.
event-changed-controlled = { $who } cambia schieramento.
event-removed-spell-over = { $who } svanisce.

## Altro sulle scelte

universalis-explain-cast = lancio { SIGNED($n) }, riesce con 10
universalis-explain-against = da raggiungere { $n }

## Carte Incantesimo

universalis-fact-lore = Scuola di magia
universalis-fact-nature = Natura
universalis-fact-mana = Mana
universalis-fact-range = Raggio
universalis-fact-area = Area di Effetto
universalis-fact-permanent = continuativo
universalis-fact-cast = Lanciato finora
universalis-range-self = solo su se stesso
universalis-range-anyone = { $n }, o se stesso
universalis-nature-projectile = Proiettile Magico
universalis-nature-control = Controllo
universalis-nature-damage = Danno
universalis-nature-protecting = Protezione
universalis-nature-enhancing = Miglioramento
universalis-nature-healing = Cura
