### Incantesimi: Musica.

universalis-spell-heroic-ballad = Ballata dell’eroe
    .the = la ballata dell’eroe
    .form = f
    .text = Un alleato tira tre dadi quando attacca e tiene i due migliori. Un canto continua finché chi lo canta non compie Azioni.
universalis-spell-jarring-note = Nota stridente
    .the = la nota stridente
    .form = f
    .text = 4 dadi danno contro l’Intelligenza: più l’orecchio è rozzo, più la nota taglia.
universalis-spell-lullaby = Ninna nanna
    .the = la ninna nanna
    .form = f
    .text = I nemici nell’area devono superare un Test di Intelligenza da 9 o dormono, Immobili, finché non vengono colpiti o il canto non finisce. Un canto continua finché chi lo canta non compie Azioni.
universalis-spell-resonance = Risonanza
    .the = la risonanza
    .form = f
    .text = Le armature suonano come campane: tutti nell’area subiscono 2 dadi danno, 3 in armatura leggera, 5 in armatura pesante.
universalis-spell-song-of-rest = Canto del riposo
    .the = il canto del riposo
    .form = m
    .text = Un alleato o l’incantatore recupera 1 Vigore, e un altro all’inizio di ogni attivazione finché dura l’incantesimo.
universalis-spell-steadfast-chorus = Coro dei saldi
    .the = il coro dei saldi
    .form = m
    .text = L’incantatore e gli alleati che restano entro 2 caselle non possono essere Atterrati, Storditi né Spaventati. Un canto continua finché chi lo canta non compie Azioni.
