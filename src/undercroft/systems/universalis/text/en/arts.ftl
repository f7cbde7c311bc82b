### Skills at the table: declaring, using, throwing again.

ask-again = { $who } failed. Throw again?
ask-short-again = throwing again by a skill
act-again = Throw again: { $what }
act-ready = Declare for this turn: { $what }
act-skill = { $what }: { $who }
    .nobody = Use { $what }
event-changed-skill = { $who } uses { $detail }.
event-changed-berserk = { $who } { $now ->
        [0] calms down
       *[other] goes berserk
    }.
event-changed-flying = { $who } { $now ->
        [0] lands
       *[other] takes wing
    }.
roll-damage-ones = damage, 1s again
roll-damage-sixes = damage, dice added by 6s
roll-soften = a hardened body
roll-helps = whether it helps its friends
ask-parry = { $who } is hit. Block with the sword?
ask-short-parry = blocking with the sword
ask-martial-arts = { $who } has the opponent. Stun it, or throw it down?
ask-short-martial-arts = the hold of Martial Arts
ask-step-in = { $who } may step in and take the shot.
ask-short-step-in = the bodyguard
ask-spinning-blow = { $who } spins. Whom else does the blow strike?
ask-short-spinning-blow = the Spinning Blow
act-stun = Stun, with all damage dice
act-throw-down = Throw down, with a single die
act-step-in = Step in
act-spin = Strike { $who } too
event-changed-another-attack = { $who } may attack again.
event-changed-foreseen = { $who } foresees the blow and strikes first.
event-changed-stepped-in = { $who } steps in and takes the shot.
roll-onslaught = Onslaught
roll-onslaught-again = Onslaught again
number-onslaught = Onslaught
ask-dodge = { $who } dodges. Where to?
ask-short-dodge = dodging the breath
ask-trapper = An enemy is near { $who }. Spring the trap?
ask-short-trapper = the trapper’s trap
act-dodge = Dodge to { $at }
act-spring = Spring the trap
roll-grab = a grab
roll-grab-again = a grab again
number-grab = Grab
roll-sweep = a sweep
roll-sweep-again = a sweep again
number-sweep = Sweep
roll-hypnotic = a contest of wills
roll-hypnotic-again = a contest of wills again
number-hypnotic = Will
roll-breath = dodging the breath
roll-breath-again = dodging the breath again
number-breath = Dodging
roll-lethal-gaze = a Lethal Gaze
roll-lethal-gaze-again = a Lethal Gaze again
number-lethal-gaze = Lethal Gaze
roll-trapper = seeing the trap
roll-trapper-again = seeing the trap again
number-trapper = Seeing the trap
roll-trampling = Trampling
roll-leech-mana = draining Mana
roll-random-throw = which way the victim flies
event-changed-ensnared = { $who } is caught in a trap.
ask-combat-instructor = { $who } may instruct an ally for this quest. Whom?
ask-short-combat-instructor = the Combat Instructor’s pupil
act-instruct = Instruct { $who }
ask-free-potion = Which free potion does { $who } take along?
ask-short-free-potion = the free potion
ask-flying-jump = { $who } jumps. Where does the jump end?
ask-short-flying-jump = the end of the jump
ask-spring-up = { $who } is down. Try to spring up at once?
ask-short-spring-up = springing up
ask-fly = Does { $who } fly this turn?
ask-short-fly = flying
ask-lucky = { $who } is lucky. Draw another Treasure card?
ask-short-lucky = another Treasure card
ask-lucky-choice = Which Treasure card does { $who } keep?
ask-short-lucky-choice = which Treasure card is kept
act-keep-treasure = Keep { $what-the }
event-changed-tracked = { $who } reads the trail: { $detail }.
event-changed-werewolf = { $who } { $now ->
        [0] turns back
       *[other] turns into a werewolf
    }.
roll-recovering-mana = recovering Mana
roll-lycanthropy = whether the wolf turns back
roll-mislead = misleading
roll-mislead-again = misleading again
number-mislead = Misleading
roll-inspiring-music = the music
roll-inspiring-music-again = the music again
number-inspiring-music = Music
roll-flying-jump = a Flying Jump
roll-flying-jump-again = a Flying Jump again
number-flying-jump = Flying Jump
roll-spring-up = springing up
roll-spring-up-again = springing up again
number-spring-up = Springing up
rule-source-mimetism = Mimetism
roll-giant-tamer = commanding the giant
roll-giant-tamer-again = commanding the giant again
number-giant-tamer = Commanding the giant
ask-extorted = { $who } has learnt something from the fallen. Repeat the Initiative roll?
ask-short-extorted = what the torturer learnt
