### Incantesimi: Aria.

universalis-spell-breath-of-life = Soffio vitale
    .the = il soffio vitale
    .form = m
    .text = Gli alleati nell’area recuperano 1 Vigore, si rimettono in piedi e non sono più Storditi né Spaventati.
universalis-spell-chain-lightning = Catena di fulmini
    .the = la catena di fulmini
    .form = f
    .text = 5 dadi danno contro il bersaglio, 3 contro ogni altro nemico nell’area; gli amici vengono scavalcati.
universalis-spell-gust = Raffica di vento
    .the = la raffica di vento
    .form = f
    .text = Chi è nell’area e non è più grande dell’incantatore viene spinto via di 2 caselle, anche oltre un bordo o in una fossa.
universalis-spell-veil-of-winds = Velo dei venti
    .the = il velo dei venti
    .form = m
    .text = I tiri e i lanci comuni non fanno nulla agli alleati che restano nell’area.
universalis-spell-whirlwind = Turbine
    .the = il turbine
    .form = m
    .text = Solleva il bersaglio e lo lascia cadere: 3 dadi danno contro l’Armatura Naturale; e un Test di Forza da 9 o Atterrato.
universalis-spell-wind-walking = Passo del vento
    .the = il passo del vento
    .form = m
    .text = Il bersaglio ha Movimento +2, nessun nemico lo ingaggia, e non fallisce mai un salto o una scalata.
