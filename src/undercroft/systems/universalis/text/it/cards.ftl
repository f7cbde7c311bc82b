## What is left of an activation

universalis-action = Azione
universalis-squares = Movimento
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
