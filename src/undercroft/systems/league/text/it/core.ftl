### Cosa dice League of Dungeoneers al tavolo: turni, sacchetto, movimento, azioni semplici, schede, tracciati, finali.

system-league = League of Dungeoneers
system-league-pitch = Dadi percentuali, un sacchetto di segnalini che dice chi agisce, e un dungeon che ascolta. Ogni porta alza la minaccia, ogni colpo consuma l’acciaio, e ciò che hai visto laggiù risale con te.
league = League of Dungeoneers

# I generi dei nomi: un nome nudo si cerca come league-<genere>-<nome>. Uguale in ogni lingua.
league-names = hero monster thing talent perk species profession background condition spell prayer potion enchantment ingredient part treasure tile furniture trap encounter token goal pile quest door special behaviour

## Turni e tracciati

league-turn = Turno
league-threat = Minaccia
    .help = Quanto il dungeon si è accorto di voi. Porte, serrature forzate e battaglie vinte la alzano; ciò che porta, e un riposo, la abbassano.
league-threat-when = Dado scenario { $n } o più
league-threat-strikes = si tira un d20; { $n ->
        [one] con { $n } succede qualcosa
       *[other] con { $n } o meno succede qualcosa
    }, sopra la minaccia sale di 1
league-threat-relief = la minaccia scende di { $n }
league-threat-table-battle = Che cosa porta in battaglia (d10):
league-threat-table-dungeon = Che cosa porta fuori dalla battaglia (d20):
league-morale = Morale del gruppo
    .help = Il coraggio di tutta la compagnia. Menti ferite, amici caduti, trappole e fame lo consumano; il riposo e i tesori lo rendono.
league-morale-at = A { $n }{ $n ->
        [0] {""}
       *[other] { " " }o meno
    }
league-morale-low = ogni eroe ha { $n } di Risolutezza in meno
league-morale-gone = la compagnia si perde d’animo e lascia il dungeon
league-rations = Razioni
    .help = Che cosa ha da mangiare la compagnia. Un riposo ne costa una, e così ogni sera per strada.
league-phase-battle = battaglia
league-phase-dungeon = nel dungeon
initiative = Sacchetto dei segnalini iniziativa
hero = eroe
enemy = nemico
league-token-hero = segnalino eroe
league-token-enemy = segnalino mostro
league-token-dropped = arma caduta
league-goal-task = compito svolto
event-began-turn = Comincia il turno { $n }.
event-began-battle-turn = Comincia il turno di battaglia { $n }.
event-began-battle = Battaglia! Quello che gli eroi avevano ancora da fare in questo turno è perso.
event-began-battle-won = La battaglia è vinta. Gli eroi che non hanno ancora agito vanno avanti.
event-changed-threat = Il livello di minaccia passa da { $was } a { $now }.
    .alone = Il livello di minaccia passa da { $was } a { $now }.
event-summed-scenario = Il dado scenario mostra { $total }.
    .alone = Il dado scenario mostra { $total }.
number-scenario = dado scenario
roll-scenario = dado scenario
rule-source-scenario-die = dado scenario
rule-source-die-bonus = il dungeon sta in guardia
event-drawn-order = Dal sacchetto esce un segnalino: { $cards }.
    .hidden = Dal sacchetto esce un segnalino.
league-task-done = Il compito è svolto: «{ $quest }». Il gruppo può andarsene subito.
option-g47 = Chi agisce in battaglia
    .help = Decide il sacchetto dei segnalini, o tutti gli eroi agiscono prima di tutti i nemici?
    .bag = decide il sacchetto
    .heroes-first = tutti gli eroi prima di tutti i nemici

## Scegliere che cosa fare

ask-act = { $who } ha { $about } PA. Che cosa fa { $who }?
    .alone = E adesso?
    .help = Il numero su un pulsante dice quanto costa in PA, punti azione. Si finisce scegliendo da che parte guarda l’eroe; i PA avanzati sono persi.
ask-who-first = Quale eroe agisce adesso?
ask-overwatch = Qualcuno resta di guardia in questo turno?
    .help = Un eroe di guardia non aggiunge segnalini al sacchetto. Con 1 ENERGIA può tirare a un nemico che si muove in vista, o colpirne uno che si muove nella sua zona di controllo.
ask-overwatch-now = { $who } è di guardia. Tira o colpisce adesso?
ask-load-again = { $who } ricarica con l’altra azione?
ask-charge-where = { $who } carica: dove finisce?
ask-rearrange = { $who } ha aperto lo zaino. Che cosa va dove?
ask-trade = { $who } spende un PA per scambiare equipaggiamento?
ask-trade-what = Che cosa passa di mano?
act-first = Agisce { $who }
act-end = { $n ->
        [0] Finisci guardando a nord
        [2] Finisci guardando a est
        [4] Finisci guardando a sud
       *[6] Finisci guardando a ovest
    }
    .verb = Finisci l’attivazione
act-walk = Vai a { $at }
    .nowhere = Vai
act-dare = Vai a { $at } attraverso la trappola
    .nowhere = Vai attraverso la trappola
act-strike = Colpisci { $who } con { $what }
    .nothing = Colpisci { $who } a mani nude
    .verb = Colpisci
act-shoot = Tira contro { $who } con { $what }
    .verb = Tira
act-power = Attacco potente: { $who }, { $what }
    .nothing = Attacco potente: { $who }
    .verb = Attacco potente
act-charge = Carica { $who } con { $what }
    .nothing = Carica { $who }
    .verb = Carica
act-charge-to = In { $at }
act-aim = Prendi di mira { $who }
    .verb = Mira
act-shove = Spingi { $who }
    .verb = Spingi
act-stance = In guardia
act-load = Carica l’arma: { $what }
    .verb = Carica l’arma
act-stand-up = Alzati
act-watch = { $who } resta di guardia
act-watch-shot = Tira contro { $who } con { $what }
    .verb = Tira
act-watch-strike = Colpisci { $who } con { $what }
    .verb = Colpisci
act-ready = Impugna: { $what }
    .verb = Impugna
act-put-away = Metti in uno spazio rapido: { $what }
    .verb = Riponi
act-rearrange = { $who } apre lo zaino
    .nobody = Apri lo zaino
    .verb = Apri lo zaino
act-to-hand = { $what }: nelle mani
    .verb = Nelle mani
act-to-quick = { $what }: in uno spazio rapido
    .verb = In uno spazio rapido
act-to-pack = { $what }: nello zaino
    .verb = Nello zaino
act-to-head = Indossa: { $what }
act-to-arms = Indossa: { $what }
act-to-torso = Indossa: { $what }
act-to-legs = Indossa: { $what }
act-to-cloak = Indossa: { $what }
act-to-belt = Indossa: { $what }
act-to-ring = Indossa: { $what }
act-to-necklace = Indossa: { $what }
act-to-relic-ring = Indossa: { $what }
act-to-relic-necklace = Indossa: { $what }
act-to-charm = Porta addosso: { $what }
act-trade = Scambia qualcosa con { $who }
act-give = Dai { $what } a { $who }
act-take = Prendi { $what } da { $who }
    .nothing = Prendi qualcosa
act-pick-up = Raccogli: { $what }
    .verb = Raccogli
act-leave = Il gruppo lascia il dungeon
act-walk-off = Lascia il dungeon passando per l’erba

## Che cosa succede

event-changed-ap = PA di { $who }: { $now }.
    .alone = PA: { $now }.
    .quiet = yes
event-changed-watching = { $who } { $now ->
        [0] non è più di guardia
       *[other] resta di guardia
    }.
    .alone = Qualcuno { $now ->
        [0] non è più di guardia
       *[other] resta di guardia
    }.
event-changed-loaded = { $who } ha caricato l’arma.
    .alone = L’arma è carica.
event-changed-to-hand = { $who } impugna { $detail }.
    .alone = { $detail }: impugnato.
event-changed-to-quick = { $who } mette in uno spazio rapido: { $detail }.
    .alone = In uno spazio rapido: { $detail }.
event-changed-to-pack = { $who } mette nello zaino: { $detail }.
    .alone = Nello zaino: { $detail }.
event-changed-to-head = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-arms = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-torso = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-legs = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-cloak = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-belt = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-ring = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-necklace = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-relic-ring = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-relic-necklace = { $who } indossa { $detail }.
    .alone = Indossato: { $detail }.
event-changed-to-charm = { $who } porta addosso { $detail }.
    .alone = Portato addosso: { $detail }.
event-changed-received = Ora { $who } ha { $detail }.
    .alone = Passa di mano: { $detail }.
event-moved-shoved = { $who } viene spinto in { $at }.
event-removed-left = { $what-the } lascia il dungeon.
    .figure = { $who } lascia il dungeon.
    .nowhere = { $what-the } lascia il dungeon.
event-revealed = Viene alla luce: { $what }.
    .figure = Davanti a { $who }: { $what }.
    .nowhere = { $what }.
roll-climb = arrampicata
roll-pick-up = raccogliere

## Numeri, condizioni, posti

hp = PF
energy = Energia
luck = Fortuna
sanity = Sanità
mana = Mana
movement = Movimento
level = Livello
xp = PE
coins = Monete
encumbrance = Ingombro
ap = PA
to-hit = per colpire
number-to-hit = per colpire
natural-armour = armatura naturale
armour = armatura
damage-bonus = bonus al danno
value-strength = Forza
value-constitution = Costituzione
value-dexterity = Destrezza
value-wisdom = Saggezza
value-resolve = Risolutezza
value-combat-skill = Combattimento
value-ranged-skill = Tiro
value-dodge = Schivata
value-arcane-arts = Arti arcane
value-barter = Contrattazione
value-heal = Guarigione
value-foraging = Foraggiamento
value-pick-locks = Scasso
value-alchemy = Alchimia
value-perception = Percezione
value-battle-prayers = Preghiere di battaglia
wounded = ferito
prone = a terra
stunned = stordito
poison = avvelenato
fire = in fiamme
acid = acido
netted = preso in una rete
stance = in guardia
power = scoperto dopo un attacco potente
aim = prende la mira
bleeding = si dissangua
wearing-out = equipaggiamento quasi rotto
watching = di guardia
afraid = impaurito
diseased = malato
pit = in una fossa
slot-head = testa
slot-arms = braccia
slot-torso = torso
slot-legs = gambe
slot-cloak = mantello
slot-belt = cintura
slot-ring = anello
slot-necklace = collana
slot-relic-ring = anello reliquia
slot-relic-necklace = collana reliquia
slot-charm = talismano
slot-hand = mani
slot-quick = spazio rapido
slot-backpack = zaino
league-location-head = testa
league-location-arms = braccia
league-location-torso = torso
league-location-legs = gambe
league-fact-damage = Danno
league-fact-range = Gittata
league-fact-defence = Difesa
league-fact-covers = Copre
durability = Durata
stops = ferma
number-stops = fermato dall’armatura
league-of = di { $n }
league-now = ora { $n }
league-for-level = per eroi di livello { $n }
league-if-avoided = non passa nulla
league-if-shielded = lo prende lo scudo
league-struck-head = colpita la testa
league-struck-arms = colpite le braccia
league-struck-torso = colpito il torso
league-struck-legs = colpite le gambe
league-stopped = { $n ->
        [one] { $n } danno fermato
       *[other] { $n } danni fermati
    }
league-fact-encumbrance = Ingombro
league-fact-energy = Energia
league-door-door = porta
league-door-cobweb = ragnatela
league-door-portcullis = saracinesca
league-door-dead = porta cieca
league-door-secret = porta segreta
odds-landed = colpisce
odds-dealt = PF persi
    .counts = { $n }
odds-felled = cade
summary-deaths = morti
summary-tiles = tessere posate
summary-slain = nemici uccisi
turning-killed = Chi muore quaggiù, quaggiù resta.

## Finali

end-league-won = il compito è svolto e il gruppo è fuori
end-league-abandoned = il gruppo ha lasciato il dungeon prima di aver svolto il compito
end-league-morale-broken = il gruppo si è perso d’animo e se ne va
end-league-all-bleeding = nessuno è rimasto in piedi
end-league-too-late = il tempo è scaduto

## Missioni

league-quest-the-cellar = La Cantina
    .story = Il birraio di Caelkirk ha venduto due volte la stessa botte, e tutti e due i compratori l’hanno sentita ridere.
    .goal = Scacciate chiunque sia in cantina.
