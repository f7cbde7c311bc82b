### Preghiere, e ciò che se ne racconta.

# Livello 1

league-prayer-bringer-of-light = Portatore di luce
    .text = Una luce precede il sacerdote, e i morti distolgono lo sguardo: i non morti che lo attaccano hanno −10 all’Abilità di combattimento.
league-prayer-power-of-iphy = La forza di Iphy
    .text = Un salmo per ginocchia che tremano: +10 Risolutezza contro paura e terrore, e chi si è già perso d’animo può ritrovarsi.
league-prayer-charus-walk-with-us = Charus, cammina con noi
    .text = Cammina accanto a tutti tranne che a chi lo chiama: i tiri di abilità fino a 10 danno agli altri un punto di Energia.
league-prayer-metheias-ward = Scudo di Metheia
    .text = La sua mano è sul sacerdote, che recupera 1 PF ogni volta che inizia la sua attivazione.
league-prayer-power-of-the-gods = Potenza degli dèi
    .text = Ciò che agli dèi avanza viene prestato a chi lancia incantesimi: +10 alle Arti arcane.

# Livello 2

league-prayer-litany-of-metheia = Litania di Metheia
    .text = Verso dopo verso, respiro dopo respiro: chi supera Risolutezza all’inizio della sua attivazione recupera 1 PF.
league-prayer-power-of-faith = Forza della fede
    .text = Niente di ciò che cammina merita paura: il gruppo è immune alla paura, e il terrore vale come paura.
league-prayer-smite-the-heretics = Colpisci gli eretici!
    .text = All’inizio di ogni turno i nemici entro 4 caselle superano Risolutezza o perdono 1 PF.
league-prayer-verse-of-the-sane = Versetto dei sani
    .text = Finché il versetto viene letto, una prova di Risolutezza evita ogni perdita di Sanità.
league-prayer-shield-of-the-gods = Scudo degli dèi
    .text = Il sacerdote può prendere su di sé un lancio disastroso: supera Risolutezza, o ne soffre.

# Livello 3

league-prayer-strengths-of-ohlnir = La forza di Ohlnir
    .text = Le spade pesano quanto piume: il gruppo ha +10 Forza.
league-prayer-warriors-of-ramos = Guerrieri di Ramos
    .text = Ramos conta i colpi: il gruppo ha +5 all’Abilità di combattimento.
league-prayer-stay-thy-hand = Ferma la tua mano!
    .text = All’inizio di ogni turno i nemici entro 4 caselle superano Risolutezza o hanno 1 PA in meno.
league-prayer-be-gone = Andate via!
    .text = Smarriti, tornate a casa: all’inizio del turno le creature eteree entro 4 caselle superano Risolutezza o perdono 1d3 PF.
league-prayer-providence-of-metheia = Provvidenza di Metheia
    .text = Assaggia il calice prima di voi: +10 Costituzione contro veleni e malattie.

# Livello 4

league-prayer-we-shalt-not-falter = Non vacilleremo
    .text = Cinque PF in più per tutti, oltre ciò che un corpo può reggere, finché dura la battaglia.
league-prayer-gods-champion = Campione del dio
    .text = Il sacerdote combatte con +15 all’Abilità di combattimento, e paga a battaglia finita: 1 Energia, o metà della Costituzione fino al riposo.
league-prayer-metheias-open-hand = La mano aperta di Metheia
    .text = Raccoglie chi cade: una prova di Risolutezza riporta a 1 PF l’eroe che è sceso a 0.
league-prayer-break-their-guard = Ramos, spezza la loro guardia
    .text = I nemici entro 4 caselle dal sacerdote si colpiscono come se non avessero valore COLPIRE.
league-prayer-ohlnirs-anvil = L’incudine di Ohlnir
    .text = Ciò che sta sull’incudine si fa più duro, e così i colpi: +1 armatura naturale e +1 danno per il gruppo.

## Pregare

act-pray = Prega: { $what }
    .verb = Prega
ask-disregard-miscast = Un lancio disastroso! { $who } lo prende su di sé con la preghiera?
    .help = Il lancio disastroso non conta. Il sacerdote supera poi una prova di Risolutezza o perde 1d4 PF, qualunque cosa lo protegga.
event-changed-prays = { $who } prega: { $detail }.
    .alone = Qualcuno prega: { $detail }.
event-changed-not-heard = { $detail }: nessuno ascolta.
    .alone = { $detail }: nessuno ascolta.
event-changed-weakened = { $now ->
        [0] { $who } si è ripreso dalla preghiera.
       *[other] { $who } non ha più niente da dare: Costituzione dimezzata fino a un riposo.
    }
    .alone = { $now ->
        [0] La preghiera è smaltita.
       *[other] Costituzione dimezzata fino a un riposo.
    }
roll-prayer = preghiera
roll-shield-of-the-gods = lo Scudo degli dèi
roll-litany = litania
number-prayer = preghiera
league-fact-level = Livello
