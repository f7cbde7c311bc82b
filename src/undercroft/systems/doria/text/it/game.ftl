### Cosa dice Dungeons of Doria al tavolo: il round, i tracciati, il negozio, il passaggio di livello.

system-doria = Dungeons of Doria
system-doria-pitch = La tua iniziativa è ciò con cui agisci: chi è più veloce agisce finché ne ha. Ogni porta posa un’altra tessera del dungeon, ogni round ozioso avvicina la rovina di una casella, e ogni dieci può continuare a rotolare senza fine.
doria = Dungeons of Doria

# I generi dei nomi: un nome nudo si cerca come doria-<genere>-<nome>. Uguale in ogni lingua.
doria-names = item trap event monster modifier boss door-event room-event thing tile quest hero bonus token pile mark phase attribute set

## Opzioni della preparazione

option-door-events = Eventi delle Porte
    .help = Quando una porta rivela una tessera, prima si pesca un Evento della Porta.
option-room-events = Eventi delle Stanze
    .help = Ogni tessera ha un evento suo, che accade quando è stata posata.
option-bosses = Mostri Boss
    .help = In una partita di esplorazione una carta del mazzo dei Mostri Boss dice come finisce.
option-traps-leave-shop = Le Trappole devono lasciare il negozio
    .help = Ogni Trappola nel negozio va pagata, scambiata con una casella di rovina o fatta scattare su qualcuno.
option-sight-throws = Lanciare solo a chi si vede
    .help = Un oggetto si lancia solo a chi il lanciatore vede.
option-stop-after-trap = Fermarsi dopo una Trappola
    .help = Chi ha fatto scattare una Trappola fra più carte Bottino può lasciare le altre.
option-average-dice = Dadi medi dei mostri
    .help = Ogni dado di un mostro vale 6 e non si tira; i mostri non fanno mai un passo falso.
setup-doria-points = Un personaggio ha 50 punti per i suoi sei attributi, ciascuno almeno 1 e al massimo 13.

## Round, fasi, tracciati, mazzi

doria-round = Round
doria-doom = Segnalino Rovina
doria-monster-level = Livello dei Mostri
doria-group-xp = PE del gruppo
doria-shop = nel negozio
doria-phase-a = A: Segnalino Round
doria-phase-b = B: si riempie il negozio
doria-phase-c = C: Iniziativa
doria-phase-d = D: Azioni
doria-phase-e = E: Veleno
doria-phase-f = F: Azioni speciali
doria-phase-g = G: Segnalino Rovina
doria-phase-h = H: Passaggio di livello
doria-phase-i = I: Negozio
initiative = Plancia dell’Iniziativa
doria-pile-loot-1 = Bottino, prima pila
    .the = la prima pila del bottino
doria-pile-loot-2 = Bottino, seconda pila
    .the = la seconda pila del bottino
doria-pile-loot-3 = Bottino, terza pila
    .the = la terza pila del bottino
doria-pile-loot = Bottino, scarti
    .the = gli scarti del bottino
doria-pile-lost = Bottino, perso per questo scenario
    .the = il bottino perso
doria-pile-standard = Oggetti Standard
    .the = gli Oggetti Standard
doria-pile-monsters = Mostri
    .the = il mazzo dei mostri
doria-pile-tiles = Tessere Stanza
    .the = le Tessere Stanza
doria-pile-bosses = Mostri Boss
    .the = i Mostri Boss
doria-pile-door-events = Eventi delle Porte
    .the = gli Eventi delle Porte
doria-goal-tiles = tessere ancora nascoste
doria-goal-monsters = mostri sul tavolo

## Numeri e condizioni

hp = PF
pp = PP
ip = PI
ap = PA
points = punti attributo
hero-level = livello dell’eroe
ar = CA
range = gittata
damage = danno
poison = veleno
doria-attribute-str = Forza
attribute-str = { doria-attribute-str }
doria-attribute-con = Costituzione
attribute-con = { doria-attribute-con }
doria-attribute-agi = Agilità
attribute-agi = { doria-attribute-agi }
doria-attribute-per = Percezione
attribute-per = { doria-attribute-per }
doria-attribute-wis = Saggezza
attribute-wis = { doria-attribute-wis }
doria-attribute-psi = Psi
attribute-psi = { doria-attribute-psi }
unconscious = privo di sensi
carrying = porta qualcuno
outside = ancora fuori
held = non può muoversi
disarmed = Disarmato
doria-unconscious = privo di sensi
number-initiative = iniziativa
number-doom-fields = caselle di rovina
summary-level = Livello dei Mostri
summary-tiles = tessere posate
roll-initiative = iniziativa
rule-source-dice = dadi
rule-source-ip = PI
rule-source-negative-hp = PF negativi
rule-source-negative-pp = PP negativi
rule-source-most-ap = al massimo 40
rule-source-tiles-with-characters = tessere con personaggi
rule-source-no-door-opened = nessuna porta aperta
rule-source-xp-spent = PE spesi
odds-hit = colpisce
odds-dealt = PF persi
    .counts = { $n }
odds-felled = cade

## Bonus dell’eroe

doria-bonus-melee = Mischia
    .text = Un dado in più in ogni attacco in mischia.
doria-bonus-ranged = Distanza
    .text = Un dado in più in ogni attacco a distanza.
doria-bonus-magic = Magia
    .text = Un dado in più in ogni attacco magico.
doria-bonus-damage = Danno
    .text = Un danno in più con ogni arma e incantesimo.
doria-bonus-defence = Difesa
    .text = Un dado in più in ogni difesa e resistenza psi.
doria-bonus-regeneration = Rigenerazione
    .text = Un PF e un PP in ogni Fase H.
doria-bonus-initiative = Iniziativa
    .text = Un dado in più in ogni tiro di iniziativa.
doria-bonus-quickness = Rapidità
    .text = Usare, riparare e prendere oggetti costa 3 PA in meno.
doria-bonus-range = Gittata
    .text = Gittata doppia per ogni arma e incantesimo.

## Agire

act-wait = Aspetta { $n } PA
    .verb = Aspetta
act-first = { $who } va per primo
ask-act = Tocca a { $who }, con { $about } PA. Cosa fa?
    .help = Ogni azione costa PA sulla Plancia dell’Iniziativa; dopo prosegue chi è più in alto. Con almeno 1 PA si può fare qualunque azione, tranne camminare, anche se costa di più.
ask-who-first = Chi su questa casella va per primo?
event-began-phase-b = Si riempie il negozio.
event-began-phase-c = Si tira l’iniziativa.
event-began-phase-d = Cominciano le azioni.
event-began-phase-e = Il veleno agisce.
event-began-phase-f = Azioni speciali.
event-began-phase-g = Il Segnalino Rovina avanza.
event-began-phase-h = Passaggio di livello.
event-began-phase-i = Il negozio è aperto.
event-began-extra-activation = Un’Attivazione Extra: agiscono tutti i mostri.
event-changed-ap = { $who } passa da { $was } a { $now } PA.
    .alone = Da { $was } a { $now } PA.
event-changed-unconscious = { $who } { $now ->
        [0] rinviene
       *[other] perde i sensi
    }.
    .alone = Qualcuno { $now ->
        [0] rinviene
       *[other] perde i sensi
    }.
act-wake-at = Rialzati in { $at }
ask-wake-where = Qualcuno sta sopra { $who }. Dove si rialza { $who }?
event-moved-wake = { $who } si rialza in { $at }.

## Rovina

event-changed-doom = Il Segnalino Rovina va su { $now }.
    .alone = Il Segnalino Rovina va su { $now }.
event-changed-monster-level = Il Livello dei Mostri sale a { $now }.
    .alone = Il Livello dei Mostri sale a { $now }.
turning-monster-level = Ogni mostro, sul tavolo e ancora da venire, ha ora i valori del Livello dei Mostri { $n }.
turning-killed = Quando uno del gruppo muore, lo scenario è perso per tutti.
ask-xp-against-doom = In questo round non si è aperta alcuna porta. Spendere 1 PE contro quella casella di rovina?

## Passaggio di livello

act-bonus = { $what }
act-raise = Aumenta { $what }
act-save = Conserva il punto
act-rest = { $n } ai PF, il resto ai PP
    .verb = Recupera
ask-hero-bonus = { $who } sale di livello e sceglie per sempre un bonus dell’eroe.
ask-redeem-xp = Riscattare { $about } PE del gruppo per un punto attributo a testa?
ask-spend-point = { $who } ha punti attributo: { $about }. Quale attributo aumenta?
ask-rest = { $who } giace senza sensi e recupera 3 punti. Come si dividono?
ask-wake-up = { $who } tirerà l’iniziativa nel prossimo round?
    .help = Chi resta senza sensi recupera di nuovo 3 punti; i mostri lo ignorano, e non muove il Segnalino Rovina nella Fase C.
event-changed-group-xp = PE del gruppo: { $was } → { $now }.
    .alone = PE del gruppo: { $was } → { $now }.
event-changed-points = { $who } riceve un punto attributo.
    .alone = Tutti ricevono un punto attributo.
event-changed-hero-bonus = { $who } ora è un eroe di livello { $now } e sceglie { $detail }.
    .alone = Un eroe di livello { $now }: { $detail }.
event-changed-attribute-str = { $who }: Forza { $now }.
    .alone = Forza { $now }.
event-changed-attribute-con = { $who }: Costituzione { $now }.
    .alone = Costituzione { $now }.
event-changed-attribute-agi = { $who }: Agilità { $now }.
    .alone = Agilità { $now }.
event-changed-attribute-per = { $who }: Percezione { $now }.
    .alone = Percezione { $now }.
event-changed-attribute-wis = { $who }: Saggezza { $now }.
    .alone = Saggezza { $now }.
event-changed-attribute-psi = { $who }: Psi { $now }.
    .alone = Psi { $now }.

## Carte iniziali

act-exchange = Rimetti { $what } e pescane un’altra
ask-standard-items = { $who } può prendere altri Oggetti Standard al posto di carte Bottino.
ask-exchange-cards = { $who } può scambiare Oggetti Standard e Trappole con altre carte Bottino.
ask-outfit = { $who } si prepara.
    .help = Le carte si possono indossare o riporre, dare ad altri o gettare. Ora si distribuiscono i punti di un personaggio proprio.
ask-which-stack = Da quale pila pesca { $who }?
    .alone = Da quale pila si pesca una carta?
act-draw-from = Da { $what }

## Il negozio

act-sell = { $who } paga con { $what } ({ $n } oro)
    .verb = Paga
act-buy = { $who } riceve { $what }
    .verb = Compra
act-pay-off = Paga la Trappola: { $what }
act-clear = Metti { $what } negli scarti
act-doom-away = Una casella di rovina contro la Trappola { $what }
act-spring = { $who } fa scattare la Trappola { $what }
ask-shop = Il negozio è aperto. Oro in mano: { $about }.
    .alone = Il negozio è aperto. Oro in mano: { $about }.
    .help = Le carte si pagano con carte. L’oro che avanza quando tutti hanno finito è perso.
event-changed-sold = { $who } paga con { $detail } ({ $now } oro).
    .alone = { $detail } paga { $now } oro.
event-changed-bought = { $who } riceve { $detail } dal negozio.
    .alone = { $detail } viene comprato.
event-changed-pay-off = La Trappola { $detail } è pagata.
    .alone = La Trappola { $detail } è pagata.
event-changed-clear = { $detail } viene tolto.
    .alone = { $detail } viene tolto.
event-changed-doom-away = Una casella di rovina toglie { $detail }.
    .alone = Una casella di rovina toglie { $detail }.

## Finali

end-doria-death = uno del gruppo è morto
end-doria-all-unconscious = tutti giacciono senza sensi, e i mostri si avvicinano
end-doria-too-late = il tempo è scaduto
end-doria-cleared = l’ultimo dei mostri se n’è andato

## Cosa dicono le carte

doria-fact-category = Genere
doria-fact-set = Set
doria-fact-zone = Si porta
doria-fact-melee = Mischia
doria-fact-ranged = Distanza
doria-fact-magic = Magia
doria-fact-defence = Difesa
doria-fact-resistance = Resistenza Psi
doria-fact-damage = Danno
doria-fact-ar = CA
doria-fact-hp = PF
doria-fact-tn = NB
doria-fact-pp = PP
doria-fact-ap = PA
doria-fact-gold = Oro
doria-fact-range = Gittata
doria-fact-element = Elemento
doria-fact-vulnerable = Vulnerabile a
doria-fact-piercing = Perforante
doria-fact-enchanted = Oggetto magico
doria-fact-gives = Dà
doria-fact-hits = Quando ferisce
doria-fact-use = Quando si usa
doria-fact-power = Per { $n } PP
doria-fact-trap = Trappola
doria-fact-check = Prova
doria-fact-trap-does = Chi fallisce
doria-fact-trap-holds = Finché dura
doria-fact-xp = PE
doria-fact-loot = Bottino
doria-attack-melee = Mischia
doria-attack-ranged = Distanza
doria-attack-magic = Magia
doria-trap-person = una persona
doria-trap-area = un’area
doria-trap-room = l’intera stanza
doria-element-fire = fuoco
doria-element-water = acqua
doria-element-earth = terra
doria-element-air = aria
doria-zone-head = testa
doria-zone-torso = torso
doria-zone-arms = braccia
doria-zone-legs = gambe
doria-zone-feet = piedi
doria-zone-accessory = accessorio
doria-zone-one-hand = una mano
doria-zone-two-hands = due mani
doria-zone-body = ovunque sul Corpo
slot-head = testa
slot-torso = torso
slot-arms = braccia
slot-legs = gambe
slot-feet = piedi
slot-accessory = accessorio
slot-hand = mano
slot-belt = Cintura
slot-backpack = Zaino
doria-category-heavy-weapons = Armi pesanti
doria-category-swords = Spade
doria-category-shields = Scudi
doria-category-pole-weapons = Armi in asta
doria-category-chain-weapons = Armi a catena
doria-category-fencing-weapons = Armi da scherma
doria-category-bows = Archi
doria-category-crossbows = Balestre
doria-category-throwing-weapons = Armi da lancio
doria-category-elemental-magic = Magia degli elementi
doria-category-healing-magic = Magia della guarigione
doria-category-protective-magic = Magia della protezione
doria-category-psi-magic = Magia psi
doria-door-blocked = Porta Bloccata
doria-token-red = casella bordata di rosso
doria-token-hole = Buca
doria-token-rubble = Macerie
doria-token-loot = Segnalino Bottino
doria-token-fire = Fuoco
doria-token-ice = Ghiaccio
doria-token-air = Aria
doria-token-entrance = entrata
doria-token-rune-blue = runa blu
doria-token-rune-purple = runa viola
doria-token-rune-orange = runa arancione
doria-token-rune-green = runa verde
doria-token-icon-white = icona mostro bianca
doria-token-icon-green = icona mostro verde
doria-token-icon-yellow = icona mostro gialla
doria-token-icon-red = icona mostro rossa
act-give = Dai { $what } a { $who }
act-discard = Getta { $what }
option-g41 = Riscattare i PE del gruppo
    .help = Quante volte si possono riscattare PE in una Fase H?
    .many = tutte le volte che bastano
    .once = una volta
option-g63 = Attributo più alto
    .help = Quanto può salire un attributo dopo la creazione?
    .twenty = 20
    .fifteen = 15

## Giocatori che vanno e vengono

option-open-table = I giocatori vanno e vengono
    .help = Fra due round i giocatori possono andarsene o unirsi.
ask-come-and-go = Il round è finito. Qualcuno se ne va o si unisce?
act-leave-table = { $who } lascia la partita
act-join-table = Si unisce { $what }
event-removed-left-table = { $what-the } lascia il gruppo.
    .figure = { $who } lascia il gruppo.
    .nowhere = { $what-the } lascia il gruppo.
event-changed-joined = { $who } si unisce; ora giocano { $now } personaggi.
    .alone = Qualcuno si unisce; ora giocano { $now } personaggi.

doria-fact-dice = Dadi
doria-skill-dodge = Schivata
    .text = Contro attacchi in mischia e a distanza, senza rischiare una carta.
doria-skill-psi-resistance = Resistenza Psi
    .text = Contro gli attacchi magici.

doria-kept-level = livello dell’eroe { $n }
doria-kept-monster-level = Livello dei Mostri { $n }
doria-door-opened = nuova tessera da una porta
option-g24 = Chi attaccano i mostri a pari distanza e attributo
    .help = Al quarto criterio dei mostri manca una parola: meno o più punti di armatura attiva?
    .fewer = chi ha meno armatura
    .more = chi ha più armatura
option-g82 = Quando i mostri si spingono via
    .help = Un mostro ne spinge via un altro per arrivare al più vicino mentre un altro più lontano si può attaccare liberamente?
    .free = no: prima chi si può attaccare liberamente
    .nearest = sì: prima il più vicino
event-began-camp = Il gruppo si accampa.
