### Gli scenari: `.story` prima della partita, `.goal` cosa c’è da fare, `.rules` cosa qui è diverso.

doria-quest-first-steps = Primi passi
    .story = L’oste li sente di notte: piccoli piedi sotto la cantina, e risa che cessano quando trattiene il respiro. In fondo alla vecchia scala ci sono tre porte. Ha sbarrato la cantina alle vostre spalle, e promette di riaprirla quando laggiù ci sarà silenzio.
    .goal = Posate ogni tessera del dungeon e non lasciate vivo alcun goblin.
    .rules = Dietro queste porte ci sono solo goblin.
