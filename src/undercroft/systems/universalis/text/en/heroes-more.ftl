### The other predesigned heroes: names, `.the` inside a sentence, `.form` gender, `.text` who they are.

## Fighters

universalis-hero-nimrael = Nimrael
    .the = Nimrael
    .form = f
    .text = They took her in the Green Forest and sold her to the sand. She won her freedom in her hundredth bout, and the owner’s ears in her hundred and first.
universalis-hero-hollin = Hollin
    .the = Hollin
    .form = m
    .text = Three hundred winters he stood still and listened. Then somebody came with a saw.
universalis-hero-galatha = Galatha
    .the = Galatha
    .form = f
    .text = A cyclops cannot dance, everybody told her. Nobody has told her twice.
universalis-hero-ossgor = Ossgor
    .the = Ossgor
    .form = m
    .text = He was the monster in somebody’s maze until he lost his patience with corners. He left in a straight line.
universalis-hero-kazreth = Kazreth
    .the = Kazreth
    .form = m
    .text = Summoned by mistake by a baker’s apprentice who wanted a warmer oven. The contract says until the bread is done, and nobody has dared to look.
universalis-hero-thurgan = Thurgan
    .the = Thurgan
    .form = m
    .text = His king sold the clan’s souls for iron that no spell can bite. Thurgan means to collect them, one demon at a time.
universalis-hero-ysolde = Ysolde
    .the = Ysolde
    .form = f
    .text = She swore to hold the bridge until death, and nobody thought of asking which. After two hundred years she has given herself leave.

## Explorers

universalis-hero-hreda = Hreda
    .the = Hreda
    .form = f
    .text = She built the vaults of half the nobility, and never charged for the second key. She has been collecting since.
universalis-hero-ouloo = Ouloo
    .the = Ouloo
    .form = m
    .text = He can hold his breath for an hour and his tongue for a week. His trident is less patient.
universalis-hero-krii = Krii
    .the = Krii
    .form = f
    .text = She takes two feathers from her own wing for every commission. When she has none left, she says, she will walk and be honest.
universalis-hero-hippara = Hippara
    .the = Hippara
    .form = f
    .text = She carried the news of three defeats and outran them all. She would like to bring the other kind once.
universalis-hero-mugg = Mugg
    .the = Mugg
    .form = m
    .text = His friends send him ahead, because whatever bites him off grows back. He thinks it is an honour, and by now it is one.
universalis-hero-ansgar = Ansgar
    .the = Ansgar
    .form = m
    .text = Twenty-six names stand on his list, twenty-five of them crossed out. The last is his daughter’s.

## Spellcasters

universalis-hero-cernach = Cernach
    .the = Cernach
    .form = m
    .text = He drums on hollow trees, and the herd of his dead fathers answers. It does not always answer kindly.
universalis-hero-fenra = Fenra
    .the = Fenra
    .form = f
    .text = The pack cast her out for talking to foxes. She has a pack of her own now, and it comes when she howls.
universalis-hero-ottoline = Ottoline
    .the = Ottoline
    .form = f
    .text = An undertaker’s widow with a tidy mind and a full cellar. She never wakes anybody without asking the family.
universalis-hero-casimir = Casimir
    .the = Casimir
    .form = m
    .text = A notary who read what others only sign. The Underworld employs him, for he is the only one who ever corrected its spelling.
universalis-hero-skrivva = Skrivva
    .the = Skrivva
    .form = f
    .text = She keeps the plague of Vell in a jar, with holes in the lid so that it can breathe. On her birthday she lets it out for a little.
universalis-hero-tezka = Tezka
    .the = Tezka
    .form = m
    .text = Priest of a sun that his swamp has not seen for forty years. He carries a little of it about, to remind it of the way.
universalis-hero-tessera = Tessera
    .the = Tessera
    .form = f
    .text = She broke off from a greater mind and remembers a third of everything. She is looking for the others; one of them owes her a name.
