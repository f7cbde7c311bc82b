### Incantesimi dell’Animismo.

universalis-spell-great-bear = Grande orso
    .the = il grande orso
    .form = m
    .text = Un orso da guerra si rizza sulle zampe e combatte per l’incantatore finché dura l’incantesimo.
universalis-spell-lost-soul = Anima smarrita
    .the = l’anima smarrita
    .form = f
    .text = L’anima è chiamata fuori: 3 dadi danno contro l’Intelligenza; e Test di Coraggio da 9, o il corpo resta vuoto, Immobile finché non recupera.
universalis-spell-serpents-fang = Zanna del serpente
    .the = la zanna del serpente
    .form = f
    .text = I colpi del bersaglio sono velenosi: se uno fa perdere Vigore e 1D6 raggiunge l’Armatura Naturale della vittima, questa è Avvelenata e perde 1 altro Vigore.
universalis-spell-stooping-hawk = Falco in picchiata
    .the = il falco in picchiata
    .form = m
    .text = Punta agli occhi: 4 dadi danno contro l’Agilità, qualunque armatura si porti; e Test di Percezione da 9 o Stordito.
universalis-spell-watching-spirits = Spiriti che vegliano
    .the = gli spiriti che vegliano
    .form = mp
    .text = L’incantatore e gli alleati che gli restano accanto hanno occhi anche dietro: in difesa tirano tre dadi e tengono i due migliori, e hanno Percezione +2.
universalis-spell-wounded-beast = Belva ferita
    .the = la belva ferita
    .form = f
    .text = Un alleato recupera 3 Vigore e sente ciò che sente la belva ferita: finché dura l’incantesimo non teme nulla e deve assalire il nemico più vicino.
