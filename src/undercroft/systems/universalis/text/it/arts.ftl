### Le abilità al tavolo: dichiarare, usare, ripetere i tiri.

ask-again = { $who } ha fallito. Ripetere il tiro?
ask-short-again = il nuovo tiro per un’abilità
act-again = Ripeti il tiro: { $what }
act-ready = Dichiara per questo turno: { $what }
act-skill = { $what }: { $who }
    .nobody = Usa { $what }
event-changed-skill = { $who } usa { $detail }.
event-changed-berserk = { $who } { $now ->
        [0] si calma
       *[other] va su tutte le furie
    }.
event-changed-flying = { $who } { $now ->
        [0] atterra
       *[other] prende il volo
    }.
roll-damage-ones = danno, 1 ripetuti
roll-damage-sixes = danno, dadi aggiunti dai 6
roll-soften = un corpo temprato
roll-helps = se aiuta i compagni
ask-parry = { $who } subisce un colpo. Bloccare con la spada?
ask-short-parry = il blocco con la spada
ask-martial-arts = { $who } ha in mano l’avversario. Stordirlo o atterrarlo?
ask-short-martial-arts = la presa delle Arti Marziali
ask-step-in = { $who } può farsi avanti e prendere il colpo.
ask-short-step-in = la guardia del corpo
ask-spinning-blow = { $who } rotea l’arma. Chi altro ne subisce un colpo?
ask-short-spinning-blow = il Colpo Rotante
act-stun = Stordisci, con tutti i dadi danno
act-throw-down = Atterra, con un solo dado
act-step-in = Fatti avanti
act-spin = Colpisci anche { $who }
event-changed-another-attack = { $who } può attaccare ancora.
event-changed-foreseen = { $who } prevede il colpo e colpisce per primo.
event-changed-stepped-in = { $who } si fa avanti e prende il colpo.
roll-onslaught = Assalto
roll-onslaught-again = di nuovo l’Assalto
number-onslaught = Assalto
ask-dodge = { $who } schiva. Verso dove?
ask-short-dodge = la schivata del soffio
ask-trapper = Un nemico è vicino a { $who }. Far scattare la trappola?
ask-short-trapper = la trappola del trappolatore
act-dodge = Schiva verso { $at }
act-spring = Fai scattare la trappola
roll-grab = una presa
roll-grab-again = di nuovo una presa
number-grab = Presa
roll-sweep = una spazzata
roll-sweep-again = di nuovo una spazzata
number-sweep = Spazzata
roll-hypnotic = una prova di volontà
roll-hypnotic-again = di nuovo una prova di volontà
number-hypnotic = Volontà
roll-breath = schivare il soffio
roll-breath-again = di nuovo schivare il soffio
number-breath = Schivata
roll-lethal-gaze = uno Sguardo letale
roll-lethal-gaze-again = di nuovo uno Sguardo letale
number-lethal-gaze = Sguardo letale
roll-trapper = vedere la trappola
roll-trapper-again = di nuovo vedere la trappola
number-trapper = Vedere la trappola
roll-trampling = Calpestare
roll-leech-mana = il risucchio di Mana
roll-random-throw = verso dove vola la vittima
event-changed-ensnared = { $who } finisce in trappola.
ask-combat-instructor = { $who } può istruire un alleato per questa missione. Chi?
ask-short-combat-instructor = l’allievo dell’Istruttore
act-instruct = Istruisci { $who }
ask-free-potion = Quale pozione gratuita porta con sé { $who }?
ask-short-free-potion = la pozione gratuita
ask-flying-jump = { $who } salta. Dove finisce il salto?
ask-short-flying-jump = la fine del salto
ask-spring-up = { $who } è a terra. Provare a balzare subito in piedi?
ask-short-spring-up = balzare in piedi
ask-fly = { $who } vola in questo turno?
ask-short-fly = il volo
ask-lucky = { $who } ha fortuna. Pescare un’altra carta Tesoro?
ask-short-lucky = un’altra carta Tesoro
ask-lucky-choice = Quale carta Tesoro tiene { $who }?
ask-short-lucky-choice = quale carta Tesoro si tiene
act-keep-treasure = Tieni { $what-the }
event-changed-tracked = { $who } legge le tracce: { $detail }.
event-changed-werewolf = { $who } { $now ->
        [0] torna in sé
       *[other] si trasforma in lupo mannaro
    }.
roll-recovering-mana = recuperare Mana
roll-lycanthropy = se il lupo torna uomo
roll-mislead = ingannare
roll-mislead-again = ingannare di nuovo
number-mislead = Inganno
roll-inspiring-music = la musica
roll-inspiring-music-again = di nuovo la musica
number-inspiring-music = Musica
roll-flying-jump = un Salto volante
roll-flying-jump-again = di nuovo un Salto volante
number-flying-jump = Salto volante
roll-spring-up = balzare in piedi
roll-spring-up-again = di nuovo balzare in piedi
number-spring-up = Balzo in piedi
rule-source-mimetism = Mimetismo
roll-giant-tamer = comandare il gigante
roll-giant-tamer-again = di nuovo comandare il gigante
number-giant-tamer = Comandare il gigante
ask-extorted = { $who } ha saputo qualcosa dai caduti. Ripetere il tiro di Iniziativa?
ask-short-extorted = quel che ha saputo il torturatore
