### La prima missione.

universalis-quest-the-broken-tusk = La Zanna Spezzata
    .story = Un orco con una zanna sola si è preso le vecchie cantine e si fa chiamare signore della strada. I mercanti della valle pagano per l’altra zanna.
    .goal = Mettere Ko il capo orco nella sala in fondo alle cantine.
universalis-section-gate = l’ingresso
universalis-section-cellar = la cantina
universalis-section-passage = il passaggio
universalis-section-hall = la sala
