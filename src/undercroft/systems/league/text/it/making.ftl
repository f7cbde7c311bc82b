### Eroi creati, conservati, migliorati; le prodezze in gioco.

## Creare un eroe

league-quest-hero-creation = Creare un eroe
    .story = Dadi, punti, una professione e 150 monete da spendere: scende qualcuno di nuovo.
    .goal = Un eroe è pronto a partire.
league-hero-made = l’eroe è pronto
end-league-hero-made = l’eroe è pronto
league-goal-points = punti rimasti
league-profession-none = ancora nessuna professione
new-hero = nuovo eroe
ask-make-species = Di quale specie è l’eroe?
ask-make-points = Restano { $about } punti, al massimo 10 per caratteristica. Che cosa aumentano?
ask-make-profession = Quale professione?
ask-make-talent = Con quale talento comincia l’eroe?
ask-make-skill = Un’abilità che la professione abbassa sale invece di 10. Quale?
ask-make-spell = Quale incantesimo conosce l’eroe?
ask-make-prayer = Quale preghiera conosce l’eroe?
ask-make-background = Tiri per un’origine?
ask-make-shop = Restano { $about } monete. Dove compra l’eroe?
ask-make-buy = Restano { $about } monete. Che cosa compra l’eroe?
ask-make-name = Come si chiama l’eroe?
act-choose = { $what }
act-raise = { $what } +{ $n }
    .verb = Aumenta
act-train = { $what }
act-learn = { $what }
act-roll-background = Tira
act-no-background = Fai senza
act-counter = { $what }
act-back = Indietro
act-name = { $what }
shelf-weapons = Armi
shelf-armour = Armature e scudi
shelf-gear = Equipaggiamento
value-hp = Punti ferita
league-kept-level = livello { $n }
league-kept-xp = { $n } PE
roll-make-strength = Forza, vale il maggiore
roll-make-constitution = Costituzione, vale il maggiore
roll-make-dexterity = Destrezza, vale il maggiore
roll-make-wisdom = Saggezza, vale il maggiore
roll-make-resolve = Risolutezza, vale il maggiore
roll-make-hp = punti ferita, vale il maggiore
roll-make-background = origine
roll-wear = quanto è usurato
event-changed-made-stat = { $detail }: { $now }.
event-changed-made-hp = Punti ferita: { $now }.
event-changed-made-bonus = Bonus al danno per la Forza: { $now }.
event-changed-made-armour = Armatura naturale per la Costituzione: { $now }.
event-changed-made-background = L’origine dell’eroe: { $detail }.
event-changed-bought = { $who } compra { $detail }; monete rimaste: { $now }.
act-buy = { $what }, { $n } monete
    .verb = Compra

## Salire di livello

ask-improve = { $who } ha { $about } punti miglioramento. Che cosa aumentano?
ask-learn-talent = { $who } impara un talento ({ $about })?
ask-learn-perk = { $who } impara una prodezza?
event-changed-level = { $who } sale al livello { $now }.
event-changed-improved = { $who }: { $detail } { $was } → { $now }.
event-changed-learned = { $who } impara { $detail }.
act-improve = { $what } +1 ({ $n } punti)
    .verb = Migliora

## Prodezze in gioco

act-perk = { $what } per { $who }
    .nobody = { $what }
    .verb = Usa una prodezza
event-changed-perk = { $who } paga con ENERGIA: { $detail }.
event-changed-perk-over = { $detail } di { $who } è finita.
roll-heals = quanto guarisce
roll-mana = mana
