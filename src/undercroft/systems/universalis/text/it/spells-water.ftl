### Incantesimi: Acqua.

universalis-spell-bank-of-fog = Banco di nebbia
    .the = il banco di nebbia
    .form = m
    .text = Chi sta nell’area, amico o nemico, tira a −2, e a −2 si tira contro di lui.
universalis-spell-drowning-bubble = Bolla dell’annegato
    .the = la bolla dell’annegato
    .form = f
    .text = L’acqua si chiude sulla testa del bersaglio: 2 dadi danno contro l’Armatura Naturale; poi un Test di Resistenza all’inizio di ogni attivazione, o perde 1 Vigore.
universalis-spell-ice-lance = Lancia di ghiaccio
    .the = la lancia di ghiaccio
    .form = f
    .text = 4 dadi di freddo. Il ghiaccio resta sulle gambe del bersaglio: Movimento −3 e Agilità −1.
universalis-spell-shape-of-water = Forma d’acqua
    .the = la forma d’acqua
    .form = f
    .text = Il bersaglio nuota senza penalità, scivola attraverso gli altri personaggi e si disimpegna a +3.
universalis-spell-undertow = Risacca
    .the = la risacca
    .form = f
    .text = Il bersaglio, se non è più grande dell’incantatore, è trascinato di 3 caselle verso di lui; e un Test di Agilità o è Atterrato.
universalis-spell-wellspring = Sorgente
    .the = la sorgente
    .form = f
    .text = Un alleato recupera 2 Vigore e 2 Mana.
