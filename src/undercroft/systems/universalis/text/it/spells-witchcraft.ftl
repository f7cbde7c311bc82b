### Incantesimi della Stregoneria.

universalis-spell-bitter-draught = Sorso amaro
    .the = il sorso amaro
    .form = m
    .text = Un alleato toccato, o l’incantatore, recupera 3 Vigore e non è più Avvelenato né Ammalato; Test di Resistenza da 9 per mandarlo giù, o Stordito.
universalis-spell-cats-skin = Pelle di gatto
    .the = la pelle di gatto
    .form = f
    .text = Il bersaglio prende in prestito la forma di un gatto: Movimento +2, Agilità +2, Forza −2. Ignora le Zone di Controllo, e con le zampe fallisce ogni Test di Destrezza.
universalis-spell-masks-of-dread = Maschere del terrore
    .the = le maschere del terrore
    .form = fp
    .text = L’incantatore e gli alleati che gli restano accanto portano volti che nessuno ama colpire: sono Temibili.
universalis-spell-murder-of-crows = Nugolo di corvi
    .the = il nugolo di corvi
    .form = m
    .text = 4 dadi danno; e i corvi restano davanti al viso del bersaglio, che tira, lancia e fa incantesimi a −2 finché dura l’incantesimo.
universalis-spell-pins-in-the-doll = Spilli nella bambola
    .the = gli spilli nella bambola
    .form = mp
    .text = 3 dadi danno contro l’Armatura Naturale; e finché gli spilli restano, tutto ciò che colpisce il bersaglio infligge 1 dado in più.
universalis-spell-two-left-hands = Due mani sinistre
    .the = le due mani sinistre
    .form = fp
    .text = Il bersaglio inciampa in ogni gesto: un doppio 1, 2 o 3 in attacco, in difesa, nei tiri e nei lanci di incantesimi è un fallimento critico, e non può correre, nuotare né effettuare salti.
