### Incantesimi della Natura.

universalis-spell-grasping-roots = Radici che afferrano
    .the = le radici che afferrano
    .form = fp
    .text = Amici e nemici nell’area devono superare un Test di Agilità da 9, o il suolo li tira giù: Atterrati, e Immobili finché non recuperano.
universalis-spell-hail-of-thorns = Grandinata di spine
    .the = la grandinata di spine
    .form = f
    .text = 6 dadi danno contro la pelle nuda, 4 contro un’armatura leggera, 2 contro una pesante.
universalis-spell-nest-of-hornets = Nido di calabroni
    .the = il nido di calabroni
    .form = m
    .text = Nessuna armatura li tiene fuori: tutti nell’area subiscono 2 dadi danno contro l’Armatura Naturale, e devono superare un Test di Coraggio o passano la prossima attivazione a correre in tondo.
universalis-spell-root-and-rest = Radici e riposo
    .the = le radici e il riposo
    .form = fp
    .text = Un alleato o l’incantatore recupera 4 Vigore e non è più Avvelenato, ma ha messo radici: è Immobile finché non recupera.
universalis-spell-sacred-grove = Bosco sacro
    .the = il bosco sacro
    .form = m
    .text = L’incantatore e gli alleati che restano entro 2 caselle non possono essere Avvelenati né Ammalati, e per ogni Vigore perso nel turno precedente ne recuperano uno con 5+.
universalis-spell-skin-of-bark = Pelle di corteccia
    .the = la pelle di corteccia
    .form = f
    .text = Il bersaglio ha Armatura +1, Armatura Naturale +2 e Agilità −1, e brucia come legna: Armatura −1 e Abilità in Combattimento −1 contro il fuoco.
