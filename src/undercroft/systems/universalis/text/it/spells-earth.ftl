### Incantesimi: Terra.

universalis-spell-boulder = Macigno
    .the = il macigno
    .form = m
    .text = Una roccia rotola sul bersaglio: 5 dadi danno, e un Test di Agilità da 9 o è Atterrato.
universalis-spell-earthquake = Terremoto
    .the = il terremoto
    .form = m
    .text = Il suolo sussulta sotto tutti quelli nell’area: 2 dadi danno contro l’Armatura Naturale, e un Test di Agilità o sono Atterrati.
universalis-spell-embrace-of-the-earth = Abbraccio della terra
    .the = l’abbraccio della terra
    .form = m
    .text = La terra stringe a sé un alleato: recupera 3 Vigore, non è più Avvelenato né Stordito, e deve rialzarsi.
universalis-spell-open-the-earth = Apertura della terra
    .the = l’apertura della terra
    .form = f
    .text = Un crepaccio si spalanca su tre caselle libere in fila: lo si salta, o ci si finisce dentro. Si chiude con l’incantesimo e restituisce chi vi è caduto.
universalis-spell-stoneskin = Pelle di pietra
    .the = la pelle di pietra
    .form = f
    .text = Il bersaglio ha Armatura +2, Movimento −2 e Agilità −1: la pietra è dura, e pesa.
universalis-spell-wall-of-stone = Muro di pietra
    .the = il muro di pietra
    .form = m
    .text = Un muro sorge su cinque caselle libere in fila, o meno: finché sta in piedi nessuno passa e nessuno vede oltre.

## Che cosa lascia sul terreno

universalis-furniture-rift = crepaccio
    .the = il crepaccio
universalis-furniture-conjured-wall = muro di pietra
    .the = il muro di pietra
