### Ciò che tutti i giochi dicono al tavolo: scelte, domande, posti, numeri, probabilità, rifiuti.

someone = qualcuno
seat-game = Il gioco
seat-heroes = gli eroi
seat-dark = il signore oscuro
list-and = { $first } e { $last }
place-zone = zona { $n }
place-region = territorio { $n }
place-number = posizione { $n }

## Parole comuni a molti giochi

round = Round
level = Livello
health = salute
wounds = ferite
mana = mana
luck = fortuna
gold = oro
attack = attacco
defence = difesa

# $thing a copy of a card, $marks what is true of it alone
thing-marked = { $thing } ({ $marks })

## Scelte comuni: act-<act>. $who una figura, $at un luogo, $what una cosa, $n un numero

act-pass = Passa
act-yes = Sì
act-no = No
act-done = Fatto
act-stop = Fermati qui
act-end-turn = Termina il turno
act-move = Vai in { $at }
    .nowhere = Muoviti
act-attack = Attacca { $who }
    .nobody = Attacca
act-shoot = Tira contro { $who }
    .nobody = Tira
act-rest = Riposa
act-wait = Aspetta
act-search = Cerca
act-open = Apri la porta
act-close = Chiudi la porta
act-take = Prendi: { $what }
    .nothing = Prendi qualcosa
act-drop = Lascia: { $what }
    .nothing = Lascia qualcosa
act-use = Usa: { $what }
    .nothing = Usa qualcosa
act-equip = Equipaggia: { $what }
    .nothing = Equipaggia qualcosa

## Domande: ask-<prompt>. $who la figura di cui si parla, $about una cosa

ask = { $who }: { $what }?
    .alone = { $what }?
ask-act = Che cosa { $who-number ->
        [many] fanno
       *[one] fa
    } { $who }?
    .alone = E adesso?
ask-action = Che cosa { $who-number ->
        [many] fanno
       *[one] fa
    } { $who }?
    .alone = E adesso?
ask-move = Dove { $who-number ->
        [many] vanno
       *[one] va
    } { $who }?
    .alone = Dove?
ask-target = { $who }: chi attaccare?
    .alone = Quale bersaglio?
ask-hero = Quale eroe è il prossimo?
ask-reroll = { $who }: ritirare i dadi?
    .alone = Ritirare i dadi?
ask-in-secret = { $seat } sceglie in segreto
ask-confirm = Procedere?
ask-throw = { $who } { $who-number ->
        [many] tirano
       *[one] tira
    } { DICE($dice) } ({ $why }). Che cosa mostrano i dadi?
    .alone = Tira { DICE($dice) } ({ $why }). Che cosa mostrano i dadi?
ask-draw = Pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    } ({ $about }). Quali?

## Che cosa non si può fare. $act la scelta, $why la ragione: barred-<why>

cannot = { $act } – non si può: { $why }
barred-no-target = non c’è alcun bersaglio
barred-no-actions = non restano azioni
barred-acted = è già stato fatto in questo turno
barred-enemies = ci sono nemici vicini
barred-out-of-reach = è fuori portata
barred-no-sight = da qui non si vede nulla
barred-dead = la figura è caduta

## Risposte non accettate: refused-<code>

refused-stale = Nel frattempo la partita è andata avanti; guarda di nuovo.
refused-over = La partita è finita.
refused-dice = Ora si aspetta qualcos’altro.
refused-illegal = Questo ora non si può scegliere.
refused-seat = Questo lo decide qualcun altro.
refused-faces = Questi dadi non possono mostrare ciò.
refused-late = Quei dadi hanno già avuto effetto e non si possono più correggere.
refused-cards = Quelle carte ora non possono uscire da quel mazzo.
refused-undo = Non si può tornare indietro: dopo sono venuti dadi, carte, qualcosa di rivelato o la risposta di un altro.
refused-redo = Non c’è nulla da rifare.

## Numeri e ragioni

term = { SIGNED($value) } { $source }
term-rule = { SIGNED($value) } { $source } ({ $rule })
term-total = = { $total }
count-of = { $name } { TIMES($n) }
# Fonti che ogni gioco può nominare: rule-source-<source>
rule-source-base = valore di base
rule-source-quest = la missione
rule-source-terrain = il terreno
rule-source-cover = copertura
rule-source-limit = limite

## Probabilità: odds-<fatto>; chi ha l’attributo counts è un numero, il resto accade o no

odds-wounds = ferite
    .counts = yes
odds-damage = danni
    .counts = yes
odds-hit = colpito
odds-killed = ucciso
odds-dead = morto
odds-chance = { $fact } { PERCENT($chance) }
odds-mean = { $fact } { $mean } in media
odds-spread = { $fact }: { $cases }  (media { $mean })
odds-case = { $value }: { PERCENT($chance) }
odds-about = circa { $text }
odds-exact = Queste cifre sono esatte.
odds-sampled = Cifre stimate; ciascuna può sbagliare di circa { PERCENT($error) }.
odds-assumed = Supponendo che a “{ $ask }” si risponda “{ $answer }”.

## Lezioni delle missioni che insegnano

lesson-between = Continua
    .say = È indicato che cosa farebbe ora un giocatore accorto; fallo, o fa’ quello che preferisci.
    .why = La prossima idea arriva quando il tavolo la chiede.
lesson-over = Ora tocca a voi
    .say = Sapete tutto. È ancora indicato che cosa farebbe un giocatore accorto.
    .why = Le regole stanno accanto al tavolo, se ne volete una parola per parola.
lesson-step = Lezione, { $step } di { $steps }: { $title }
lesson-rules = Regole: { $rules }

## Consigli: che cosa viene dalle opzioni migliori entro il prossimo round

advice-clear = nettamente meglio del resto
advice-wins = la partita è vinta nel { PERCENT($value) } dei casi
advice-fails = la partita è persa nel { PERCENT($value) } dei casi
advice-fells = un nemico cade nel { PERCENT($value) } dei casi
advice-falls = uno dei vostri cade nel { PERCENT($value) } dei casi
advice-deals = in media { $value } di vita tolta ai nemici
advice-loses = in media { $value } della vostra vita perduta
advice-nothing = nessuno si ferisce entro il prossimo round
advice-untold = è mancato il tempo per vedere che cosa ne viene

## Una partita che non si può preparare

setup-heroes = Possono giocare da uno a { $most } eroi, non { $n }.
setup-hero-twice = Ogni eroe può stare nel gruppo una volta sola.
setup-no-quest = Non c’è nessuna missione “{ $name }”.
setup-no-hero = Non c’è nessun eroe “{ $name }”.
setup-no-class = Non c’è nessuna classe “{ $name }”.
lesson-later = più avanti in questa lezione

## Il terreno di una mappa

land-forest = foresta
land-mountain = montagne
land-plain = pianura
land-swamp = palude
land-desert = deserto
land-volcanic = terra vulcanica
land-glacier = ghiacciaio
land-sea = mare
align-light = dalla parte della luce
align-neutral = neutrale
align-dark = dalla parte delle tenebre
settlement-town = paese
settlement-city = città
settlement-castle = castello
