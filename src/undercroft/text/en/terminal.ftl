### What the terminal says.

## Before the game

terminal-welcome = Welcome. Type h at any time to see what you can do.
terminal-resumed = The game goes on where it stood. Type h at any time to see what you can do.
terminal-no-systems = No game is installed.
terminal-no-quest = There is no quest “{ $quest }” here; please choose another.
terminal-no-setup = This game cannot be set up: { $why }
terminal-no-record = This record cannot be used: { $why }
terminal-which-system = Which game?
terminal-which-quest = Which quest?
terminal-quest = { $name } – { $least } to { $most } heroes, about { $minutes } minutes
terminal-difficulty = , difficulty { $signs } ({ $n } of 5)
terminal-workshop = { $name } – about { $minutes } minutes
terminal-teaches = (a good first one)
terminal-how-many = How many heroes ({ $least } to { $most }; Enter for { $least })?{ " " }
terminal-how-many-again = Please type a number from { $least } to { $most }.
terminal-how-many-wrong = { $heroes } heroes cannot play this quest; it is for { $least } to { $most }.
terminal-kept-heroes = Heroes kept here:
terminal-brought-heroes = Heroes of the packs, and those kept here:
terminal-who-goes = Who goes along (numbers, up to { $most }; Enter for the heroes of the box)?{ " " }
terminal-hero-kept = { $name } is kept here.
terminal-pick = Number or name (Enter for the first, q to leave):{ " " }

## The table

# $n the field of the order on which a choice leaves who acts
terminal-leaves = leaves { $n }
terminal-round = Round { $n }
terminal-goal = Goal: { $goal }
terminal-side-hero = Heroes
terminal-side-foe = Foes
terminal-side-other = Others
terminal-active = acts now
terminal-acted = has acted
terminal-down = down
terminal-hand = { $seat }, { $hand }: { $cards }
terminal-spots = Where blows land
terminal-worn = Worn
terminal-carried = Carried
terminal-skills = Skills
terminal-ailments = Ailments
terminal-no-sheets = Nobody has a sheet in this game.
door-closed = closed door
door-open = open door
door-locked = locked door
door-secret = secret door
door-between = { $state } between { $at } and { $to }
ground-difficult = difficult ground
ground-shallow = shallow water
ground-deep = deep water
ground-pit = pit
ground-abyss = abyss
ground-stairs = stairs
ground-height = height { $n }{ $hidden ->
        [0] {""}
       *[other] , also under { $also }
    }
zone-dark = dark
zone-sealed = room not yet opened
zone-empty = nobody
zone-no-way = nowhere
zone-line = { $zone }: { $here }. Leads to: { $ways }.
region-line = { $region } ({ $notes }): { $here }. Borders on: { $ways }.
region-road = road to { $ways }
region-bridge = bridge to { $ways }
terminal-log = What happened
terminal-asked = { $seat }, it is for you to say: { $ask }
terminal-stakes = { $who }, { $roll }: { $dice } → { $total }
terminal-worth = { PERCENT($chance) }
terminal-nothing-to-choose = There is nothing to choose just now.
terminal-thinking = Thinking …
terminal-hint = Type a number or the words; ? and a number for the odds; h for help.
terminal-hint-routine = Type a number or the words; a leaves such questions to the game from now on; h for help.
terminal-prompt = >{ " " }
terminal-several = That could mean several things; which one?
terminal-unknown = “{ $typed }” is not one of the choices. Type a number from 1 to { $most } or the words, or h for help.
terminal-nothing = Type a number from 1 to { $most }, or h for help.
terminal-pass = The next answer is for { $seat }. Please pass the keyboard; everybody else looks away.
terminal-pass-ready = { $seat }, press Enter when only you can see the screen.{ " " }

## Commands: command-<name> is the word for each

command-help = help
command-undo = undo
command-redo = redo
command-why = why
command-odds = odds
command-advice = advice
command-board = board
command-plain = plain
command-cards = sheets
command-log = log
command-fix = fix
command-routine = auto
command-lesson = teach
command-save = save
command-language = language
command-quit = quit
terminal-help = Every choice shown is legal; answer with its number, its place or its first words. Besides:
terminal-help-help = shows this
terminal-help-undo = takes the last choice back, as long as no dice or secrets came after it
terminal-help-redo = takes it again, with the same dice
terminal-help-why = says why the newest number is what it is; w 2 the one before
terminal-help-odds = with a number: what may come of that choice
terminal-help-advice = what a bot would do, and why
terminal-help-board = shows the board again
terminal-help-plain = tells the board in words instead of drawing it (for screen readers), and back
terminal-help-cards = shows the heroes’ sheets
terminal-help-log = tells the whole story so far
terminal-help-fix = corrects dice you have typed
terminal-help-routine = lets the game answer for its own side (which Enemy first, which way), or asks you again
terminal-help-lesson = skips the lesson of a quest that teaches, or takes it up again
terminal-help-save = saves the game
terminal-help-language = passa all’italiano
terminal-help-quit = leaves the table; you may save first
terminal-undone = Taken back.
terminal-redone = Done again.
terminal-lesson-on = The lesson goes on.
terminal-lesson-off = The lesson is skipped; t takes it up again.
terminal-lesson-here = ← here
terminal-routine-on = The game now settles for itself which Enemy acts first, which way it goes and whom it picks; a asks you again.
terminal-routine-off = You will be asked again which Enemy acts first, which way it goes and whom it picks.
terminal-no-numbers = No number has been worked out yet.
terminal-more-numbers = w 1 to w { $most } explain the numbers so far, the newest first.
terminal-rules = Rules: { $rules }
terminal-odds-which = Odds of which choice? Type ? and a number from 1 to { $most }.
terminal-no-odds = Nothing about this choice is left to the dice, or it cannot be foreseen.
terminal-board-words = The board is now told in words; p draws it again.
terminal-board-drawn = The board is now drawn; p tells it in words.
terminal-language = The table speaks English now.
terminal-save-first = Save the game before you leave (yes or no)?{ " " }
terminal-saved = Saved as { $path }
terminal-input-ended = There is no more input.
terminal-bye = Goodbye.

## Dice and cards of one’s own

terminal-dice-hint = Type the faces in order, with spaces between; h for help.
terminal-cards-hint = Type a number or the name; several with commas between.
terminal-fix = What did the dice really show?
dice-not-a-number = “{ $typed }” is not a number. Type only what the dice show, such as: 3 5
dice-count = { $wanted ->
        [one] One die is thrown
       *[other] { $wanted } dice are thrown
    }, you typed { $given ->
        [0] none
        [one] one face
       *[other] { $given } faces
    }. Please type one number for each die.
dice-face = A { $die } cannot show { $face }; it shows 1 to { $sides }. Please look again.
dice-face-on = A { $die } is rolled on after every { $sides }, so it cannot end on { $face }. Type the throws as { $sides }+4, or their sum.

## The end

terminal-summary = { $rounds ->
        [one] One round
       *[other] { $rounds } rounds
    }, { $answers ->
        [one] one choice
       *[other] { $answers } choices
    }, { $throws ->
        [one] one throw of the dice
       *[other] { $throws } throws of the dice
    }.
summary-deaths = Heroes fallen
words-facing = { $who } (facing { $facing })
words-wall = wall on the { $side } side of { $at }
words-wall-along = wall on the { $side } side, from { $at } to { $to }
