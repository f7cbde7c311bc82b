### Mostri, Modificatori, boss: i nomi, le parole, ciò che se ne racconta.

doria-monster-goblin = goblin
    .the = il goblin
    .form = m
    .story = Un goblin è un fastidio. Chiedi quanti sono.
doria-monster-zombie = zombie
    .the = lo zombie
    .form = m
    .story = Non ha fretta. Domani saranno due.
doria-monster-slimecrawler = Striscialimo
    .the = lo Striscialimo
    .form = m
    .story = Sputa, e il pavimento decide di tenerti.
doria-monster-archer = arciere
    .the = l’arciere
    .form = m
    .story = Guarda oltre lo scudo davanti, verso chi dietro è lento.
doria-monster-poltergeist = Poltergeist
    .the = il Poltergeist
    .form = m
    .story = Il muro tossisce. L’acciaio lo attraversa, e anche il tuo coraggio.
doria-monster-orc = orco
    .the = l’orco
    .form = m
    .story = Un orco ferito non è mezzo orco. È un orco e mezzo.
doria-monster-mummy = mummia
    .the = la mummia
    .form = f
    .story = Per cent’anni qualcuno ha pregato su queste bende: nessun incanto le morde.
doria-monster-skeleton = scheletro
    .the = lo scheletro
    .form = m
    .story = Conta le ossa prima di voltargli le spalle.
doria-monster-gargoyle = gargoyle
    .the = il gargoyle
    .form = m
    .story = Un momento fa era una statua, e nessuno osava scalfirla.
doria-monster-ghoul = ghoul
    .the = il ghoul
    .form = m
    .story = Sente chi è quasi finito, e ha tempo. Il tuo.
doria-monster-mercenary = mercenario
    .the = il mercenario
    .form = m
    .story = Pagato a colpo, e i tuoi li fa pagare doppio.
doria-monster-shaman = sciamano
    .the = lo sciamano
    .form = m
    .story = Il tamburo non è per ballare.
doria-monster-vampire = vampiro
    .the = il vampiro
    .form = m
    .story = Quello che gli togli, te lo riprende.
doria-monster-black-knight = Cavaliere Nero
    .the = il Cavaliere Nero
    .form = m
    .story = Ha spezzato scudi migliori del tuo, e ne conserva i pezzi.
doria-monster-ogre = ogre
    .the = l’ogre
    .form = m
    .story = State vicini, dice. Si fa prima.
doria-monster-troll = troll
    .the = il troll
    .form = m
    .story = A fine round il buco che hai fatto è una cicatrice, e poi nulla.
doria-monster-spear-thrower = Lanciere
    .the = il Lanciere
    .form = m
    .story = Aspetta che due di voi diventino una linea.
doria-monster-dark-mage = Mago Oscuro
    .the = il Mago Oscuro
    .form = m
    .story = Il fulmine ama la compagnia.
doria-monster-golem = golem
    .the = il golem
    .form = m
    .story = Non c’è un punto debole. C’è solo il resto del pomeriggio.

doria-modifier-colossal = Colossale
    .the = il Colossale
    .form = m
    .story = Ha dovuto chinarsi per passare dalla porta.
doria-modifier-blocker = Parapetto
    .the = il Parapetto
    .form = m
    .story = Qualcuno gli ha appeso addosso delle porte.
doria-modifier-fierce = Feroce
    .the = il Feroce
    .form = m
    .story = Aveva fame già prima di vederti.
doria-modifier-swift = Veloce
    .the = il Veloce
    .form = m
    .story = Hai visto dov’era.
doria-modifier-veteran = Veterano
    .the = il Veterano
    .form = m
    .story = Più cicatrici che pelle, e le ricorda tutte.
doria-modifier-champion = Campione
    .the = il Campione
    .form = m
    .story = Gli altri gli fanno largo.
doria-modifier-far-shooting = Lungimirante
    .the = il Lungimirante
    .form = m
    .story = Fare un passo indietro non basterà.
doria-modifier-duelist = Duellante
    .the = il Duellante
    .form = m
    .story = S’inchina prima di cominciare. Tu non dovresti.
doria-modifier-stonehide = Pellepietra
    .the = il Pellepietra
    .form = m
    .story = Lascia che si muova per primo.
doria-modifier-warded = Protetto
    .the = il Protetto
    .form = m
    .story = Coperto di segni che inghiottono altri segni.
doria-modifier-sluggish = Pigro
    .the = il Pigro
    .form = m
    .story = Lento, spesso e duro a finire.
doria-modifier-feeble = Debole
    .the = il Debole
    .form = m
    .story = Qualcuno è passato di qui prima di voi.
doria-modifier-hoarder = Accaparratore
    .the = l’Accaparratore
    .form = m
    .story = Tintinna quando cammina, e guarda il tuo zaino.
doria-modifier-horde = Orda
    .the = l’Orda
    .form = f
    .story = Non è uno. Guarda meglio.
doria-modifier-ambusher = Imboscato
    .the = l’Imboscato
    .form = m
    .story = Ha sentito la chiave.
doria-modifier-watchful = Vigile
    .the = il Vigile
    .form = m
    .story = Dorme con un occhio solo, e ne ha tre.
doria-modifier-winged = Alato
    .the = l’Alato
    .form = m
    .story = Le buche sono un problema degli altri.
doria-modifier-ghostly = Spettrale
    .the = lo Spettrale
    .form = m
    .story = È morto qui e nessuno gliel’ha detto.
doria-modifier-fire-creature = Creatura di fuoco
    .the = la Creatura di fuoco
    .form = f
    .story = Le sue orme bruciano.
doria-modifier-water-creature = Creatura d’acqua
    .the = la Creatura d’acqua
    .form = f
    .story = Gocciola, e le gocce la seguono strisciando.
doria-modifier-earth-creature = Creatura di terra
    .the = la Creatura di terra
    .form = f
    .story = Al sotterraneo è cresciuto un pugno.
doria-modifier-air-creature = Creatura d’aria
    .the = la Creatura d’aria
    .form = f
    .story = Ti si rizzano i capelli prima di capire perché.
doria-modifier-poisonous = Velenoso
    .the = il Velenoso
    .form = m
    .story = Basta un graffio.
doria-modifier-freezing = Gelido
    .the = il Gelido
    .form = m
    .story = Prima le dita.
doria-modifier-stunning = Stordente
    .the = lo Stordente
    .form = m
    .story = Il colpo lo ricorderai, più tardi.
doria-modifier-clinging = Appiccicoso
    .the = l’Appiccicoso
    .form = m
    .story = Non molla. Non ne ha bisogno.
doria-modifier-mind-eater = Mangiamente
    .the = il Mangiamente
    .form = m
    .story = Sa quello che stavi per pensare.
doria-modifier-crusher = Frantumatore
    .the = il Frantumatore
    .form = m
    .story = L’armatura è una parola.
doria-modifier-needle-toothed = Dentidago
    .the = il Dentidago
    .form = m
    .story = Una fessura c’è sempre.
doria-modifier-storm-touched = Figlio della tempesta
    .the = il Figlio della tempesta
    .form = m
    .story = Non state così vicini.
doria-modifier-whirling = Turbinante
    .the = il Turbinante
    .form = m
    .story = Ce n’è per tutti.
doria-modifier-bloodthirsty = Assetato di sangue
    .the = l’Assetato di sangue
    .form = m
    .story = Comincia da chi sanguina.
doria-modifier-berserk = Furioso
    .the = il Furioso
    .form = m
    .story = Senza guardia, senza dubbi, senza fine.
doria-modifier-explosion = Esplosione
    .the = l’Esplosione
    .form = f
    .story = Meno ne resta, più brilla.
doria-modifier-undying = Imperituro
    .the = l’Imperituro
    .form = m
    .story = Morto non vuol dire finito.
doria-modifier-cursed = Maledetto
    .the = il Maledetto
    .form = m
    .story = L’ultimo respiro è per te.
doria-modifier-brood = Covata
    .the = la Covata
    .form = f
    .story = Qualcosa gli si muove sotto la pelle.
doria-modifier-necromancer = Negromante
    .the = il Negromante
    .form = m
    .story = Per lui un campo di battaglia è una dispensa.
doria-modifier-bone-caller = Evocatore d’ossa
    .the = l’Evocatore d’ossa
    .form = m
    .story = Fischia, e le costole sul muro si voltano.
doria-modifier-regenerating = Rigenerante
    .the = il Rigenerante
    .form = m
    .story = Fai in fretta.
doria-modifier-general = Generale
    .the = il Generale
    .form = m
    .story = Uccidi quello che indica.
doria-modifier-doomcaller = Araldo della rovina
    .the = l’Araldo della rovina
    .form = m
    .story = Finché salmodia, le giornate sono più corte.

doria-boss-gorbag = Gorbag
    .the = Gorbag
    .form = m
    .story = Capo dei Pelleverde secondo l’antica legge: nessuno è rimasto a dire il contrario.
doria-boss-goblin-king = Re dei Goblin
    .the = il Re dei Goblin
    .form = m
    .story = La sua corte è piccola, chiassosa e mai tutta in un posto.
doria-boss-red-dragon = Drago Rosso
    .the = il Drago Rosso
    .form = m
    .story = Conta l’oro dal calore. Tu ci stai sopra.
doria-boss-bone-dragon = Drago d’Ossa
    .the = il Drago d’Ossa
    .form = m
    .story = Ha avuto molto tempo per dimenticare a cosa servisse la pietà.
doria-boss-lady-of-worms = Signora dei Vermi
    .the = la Signora dei Vermi
    .form = f
    .story = Fu sepolta con i gioielli, ed è tornata per gli ospiti.
doria-boss-the-count = Conte
    .the = il Conte
    .form = m
    .story = Chiede scusa prima di ogni morso.
doria-boss-wailing-king = Re Gemente
    .the = il Re Gemente
    .form = m
    .story = La corona gli passò attraverso la testa la notte in cui morì.
doria-boss-archmage = Arcimago
    .the = l’Arcimago
    .form = m
    .story = Ha letto il tuo libro, e l’ha corretto.
doria-boss-pharaoh = Faraone
    .the = il Faraone
    .form = m
    .story = In diecimila costruirono questo per uno, e quell’uno è sveglio.
doria-boss-iron-lord = Signore di Ferro
    .the = il Signore di Ferro
    .form = m
    .story = Nessuno l’ha mai visto togliersi l’elmo. Non c’è nessun elmo.
doria-boss-mountain-king = Re della Montagna
    .the = il Re della Montagna
    .form = m
    .story = Tagli, e tagli, e tagli, e lui sbadiglia.
doria-boss-two-heads = Duetteste
    .the = Duetteste
    .form = m
    .story = Una vuole mangiarti, l’altra prima vuole giocare.
doria-boss-colossus = Colosso
    .the = il Colosso
    .form = m
    .story = Quando cammina, il segnalino sul tabellone si muove da solo.
doria-boss-slime-mother = Madre del Limo
    .the = la Madre del Limo
    .form = f
    .story = Tutti i piccoli hanno i suoi occhi. Tutti.
doria-boss-captain-of-fortune = Capitano di Ventura
    .the = il Capitano di Ventura
    .form = m
    .story = Combatte sempre con chi non ha più tempo.
doria-boss-grey-hunter = Cacciatore Grigio
    .the = il Cacciatore Grigio
    .form = m
    .story = La corda la senti dopo la freccia.

doria-boss-blank-1 = Bianca
    .the = la carta bianca
    .form = f
    .story = Non è venuto nessuno.
doria-boss-blank-2 = Bianca
    .the = la carta bianca
    .form = f
    .story = Non è venuto nessuno.
doria-boss-blank-3 = Bianca
    .the = la carta bianca
    .form = f
    .story = Non è venuto nessuno.
doria-boss-blank-4 = Bianca
    .the = la carta bianca
    .form = f
    .story = Non è venuto nessuno.

doria-word-attack = attacco { SIGNED($n) }
doria-word-attack-dice = dadi d’attacco { SIGNED($n) }
doria-word-defence-dice = dadi di difesa { SIGNED($n) }
doria-word-resistance-dice = dadi di resistenza psi { SIGNED($n) }
doria-word-more-damage = danno { SIGNED($n) }
doria-word-ar = AR { SIGNED($n) }
doria-word-ap = PA { SIGNED($n) }
doria-word-range = gittata { SIGNED($n) }
doria-word-initiative = agisce alla casella { $n } del tabellone d’iniziativa
doria-word-horde = { $n } mostri al posto di uno
doria-word-at-once = agisce appena rivelato
doria-word-flies = vola sopra Buche e bordi rossi
doria-word-through-walls = attraversa Muri e Macerie
doria-word-chain = balza su tutti entro { $n } caselle da un bersaglio
doria-word-sweep = colpisce tutti quelli a portata
doria-word-burst = colpisce tutti entro { $n } caselle dal bersaglio
doria-word-line = trapassa tutti quelli in linea retta
doria-word-piercing = ignora ogni armatura
doria-word-gang = attacco { SIGNED($n) } per ogni altro simile accanto al bersaglio
doria-word-rage = attacco { SIGNED($n) } finché è ferito
doria-word-frenzy = danno { SIGNED($n) } a chi è sotto la metà dei PF
doria-word-inspires = attacco { SIGNED($n) } per gli altri mostri entro 4 caselle
doria-word-stone = AR { SIGNED($n) } finché non ha agito nel round
doria-word-solid = i colpi critici non fanno più danno
doria-word-only-magic = solo armi magiche e incantesimi lo feriscono
doria-word-no-magic = armi e armature magiche sono inutili contro di lui
doria-word-riposte = chi viene parato in mischia accanto a lui perde { $n } PF
doria-word-holds = una ferita immobilizza fino a fine round
doria-word-disarms = una ferita disarma
doria-word-slows = una ferita costa { $n } PA
doria-word-saps = una ferita costa { $n } PP
doria-word-feeds = recupera fino a { $n } dei PF che ha tolto
doria-word-breaks = una ferita danneggia la carta usata per difendersi
doria-word-hurls = una ferita scaglia indietro di { $n } caselle; ciò che ferma costa 1 PF
doria-word-rises = si rialza con un dado di { $n } o meno
doria-word-explodes = sconfitto, fa perdere { $n } PF a chi è entro 2 caselle
doria-word-vengeance = chi lo sconfigge riceve { $n } segnalini Veleno
doria-word-mends = prima cura { $n } PF al mostro più ferito entro 4 caselle
doria-word-regenerates = recupera { $n } PF nella Fase F
doria-word-multiplies = uno in più della sua specie nella Fase F
doria-word-haunts = nella Fase F chi è entro 2 caselle perde { $n } PP
doria-word-dooms = il segnalino Rovina avanza di { $n } in più
doria-word-hunts-str = punta la FOR più bassa
doria-word-hunts-agi = punta l’AGI più bassa
doria-word-hunts-wis = punta la SAG più bassa
doria-word-hunts-hp = punta chi ha meno PF
doria-word-hunts-pp = punta chi ha meno PP
doria-word-hunts-ap = punta chi ha meno PA
doria-word-hunts-ar = punta chi ha meno armatura
doria-word-hunts-wealth = punta chi porta di più
doria-word-vulnerable-fire = armatura vulnerabile al fuoco
doria-word-vulnerable-water = armatura vulnerabile all’acqua
doria-word-vulnerable-earth = armatura vulnerabile alla terra
doria-word-vulnerable-air = armatura vulnerabile all’aria
doria-word-immune-fire = immune al fuoco
doria-word-immune-water = immune all’acqua
doria-word-immune-earth = immune alla terra
doria-word-immune-air = immune all’aria
doria-word-summons-goblin = porta un goblin nella Fase F
doria-word-summons-zombie = porta uno zombie nella Fase F
doria-word-summons-skeleton = porta uno scheletro nella Fase F
doria-word-summons-mummy = porta una mummia nella Fase F
doria-word-leaves-goblin = quando cade ne striscia fuori un goblin
doria-word-leaves-slimecrawler = quando cade ne resta uno Striscialimo

rule-source-gang = altri della sua specie
rule-source-rage = rabbia
rule-source-inspires = un capo vicino
rule-source-frenzy = frenesia
rule-source-stone = pietra
rule-source-dooms = un araldo della rovina
rule-source-monster-level = Livello dei mostri

ask-next-monster = Quale mostro agisce ora?
    .alone = Quale mostro agisce ora?
ask-monster-target = Chi attacca { $who }?
ask-more-loot = Tra il bottino c’era una Trappola. { $who } prende il resto?
ask-pushed-where = { $who } spinge via un altro mostro. Dove va?
act-activate = { $who }
act-target = { $who }
act-push-to = { $who } in { $at }

event-began-monster-turn = { $who } { $who-number ->
        [many] agiscono
       *[one] agisce
    }.
event-moved-jump = { $who } { $who-number ->
        [many] saltano
       *[one] salta
    } in { $at }.
event-moved-enter = { $who } { $who-number ->
        [many] entrano
       *[one] entra
    } da fuori.
event-moved-pushed = { $who } { $who-form ->
        [f] è spinta
        [mp] sono spinti
        [fp] sono spinte
       *[m] è spinto
    } in { $at }.
event-moved-hurled = { $who } { $who-form ->
        [f] è scagliata
        [mp] sono scagliati
        [fp] sono scagliate
       *[m] è scagliato
    } in { $at }.
event-changed-modified = { $who }: { $detail }.
    .alone = { $detail }.
event-changed-no-figure-left = Non restano miniature: { $who } { $who-number ->
        [many] agiscono
       *[one] agisce
    } invece.
    .alone = Non restano miniature.
event-harmed-riposte = { $by } risponde al colpo: { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } PF.
    .alone = { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } PF.
event-harmed-explodes = Un’esplosione: { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } PF.
    .alone = Un’esplosione: { $who } { $who-number ->
        [many] perdono
       *[one] perde
    } { $amount } PF.
event-harmed-hurls = { $who } { $who-number ->
        [many] vengono fermati
       *[one] viene fermato
    } bruscamente: { $amount } PF.
    .alone = { $who } { $who-number ->
        [many] vengono fermati
       *[one] viene fermato
    } bruscamente: { $amount } PF.
roll-rises = rialzarsi
roll-monster = mostro
doria-saps = prosciugamento
doria-haunts = infestazione
doria-slows = rallentamento
doria-entrance = ingresso
