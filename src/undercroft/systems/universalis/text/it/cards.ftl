## What equipment cards state

universalis-gear-blow = { $n ->
        [0] Forza in dadi danno
       *[other] Forza { SIGNED($n) } dadi danno
    }
universalis-gear-both = { SIGNED($n) } impugnata a due mani
universalis-gear-dice = { $n } dadi danno
universalis-gear-pierces = Armatura del bersaglio { SIGNED($n) }
universalis-gear-combat = Abilità in Combattimento { SIGNED($n) }
universalis-gear-attack = Abilità in Combattimento { SIGNED($n) } in attacco
universalis-gear-defense = Abilità in Combattimento { SIGNED($n) } in difesa
universalis-gear-shooting = Abilità di Tiro { SIGNED($n) }
universalis-gear-range = gittata { $n }
universalis-gear-two-hands = a due mani
universalis-gear-armor = Armatura { SIGNED($n) }
universalis-gear-blocks = para con { $n }+
universalis-gear-movement = Movimento { SIGNED($n) }
universalis-gear-agility = Agilità { SIGNED($n) }
universalis-gear-perception = Percezione { SIGNED($n) }
universalis-gear-dexterity = Destrezza { SIGNED($n) }
universalis-gear-weight = peso { $n }

## What is left of an activation

universalis-action = Azione
universalis-squares = caselle
universalis-quick-action = Azione Rapida

## Chi non può andare insieme

universalis-clash-group = A un gruppo di tre o più eroi serve { $what }. Prendine uno, oppure scegli “Chiunque va con chiunque” sotto “Chi va insieme”.
universalis-clash-class = { $one } e { $other } sono entrambi della classe { $what }: il manuale vuole classi diverse in un gruppo. Lascia a casa uno dei due, oppure scegli “Chiunque va con chiunque” sotto “Chi va insieme”.
universalis-clash-alignment = { $one } e { $other } sono l’uno buono e l’altro malvagio, e non vanno insieme. Lascia a casa uno dei due, oppure scegli “Chiunque va con chiunque” sotto “Chi va insieme”.
universalis-clash-skill = { $one } e { $other } hanno appreso entrambi { $what }: il manuale la concede a uno solo del gruppo. Lascia a casa uno dei due, oppure scegli “Chiunque va con chiunque” sotto “Chi va insieme”.
universalis-clash-spell = { $one } e { $other } conoscono entrambi { $what }: il manuale lo concede a uno solo del gruppo. Lascia a casa uno dei due, oppure scegli “Chiunque va con chiunque” sotto “Chi va insieme”.
universalis-group-fighter = un combattente
universalis-group-explorer = un esploratore
universalis-group-spellcaster = un incantatore
