### What the browser client says by itself; the games' own words are in their files.

## Everywhere
web-close = Close
web-loading = One moment …
web-again = Try again
web-part-failed = { $what }: this part could not be drawn. The rest of the table goes on.
web-part-odds = The odds
web-part-sheet = The sheet
web-part-head = The head of the table
web-part-page = This page
web-error-offline = The server cannot be reached.
web-error-token = That name, password or link is not right.
web-error-forbidden = You may not do that here.
web-error-missing = There is no such thing on this server.
web-error-conflict = Somebody was there before you: it is taken, or still being played.
web-error-setup = It cannot be done like that.
web-error-campaign = This campaign cannot go on like that.
web-error-record = This record cannot be read.
web-error-large = That is too large.
web-error-often = That was too often in too short a time. Wait a little.
web-error-internal = The server stumbled. Try again.
web-error-stopping = The server is stopping. Try again in a moment.
web-now = Now
web-never = never
web-on = on
web-off = off
web-of = of { $n }
web-skip-to-content = Go to the content
web-to-front = To the front page
web-not-found = There is no such page
web-no-such-game = There is no such game on this server
web-games-here = These can be played here:
web-pages = Pages
web-copy-link = Copy the link
web-copied = Copied
web-at-most = at most { $n }
web-why = why
web-why-number = { $name } { $value }: why?
web-rule = Rule { $id }
web-rule-missing = This rule is not in the catalogue of this server.
web-tally-total = Together
web-against = against
web-you = you
web-me = Me
web-bot = bot
web-guest = Guest
web-heroes = heroes
web-foes = Foes
web-others = Others
web-key-enter = Enter
web-key-space = Space

## Front page
web-tagline = a table by candlelight
web-what-this-is = Tabletop dungeon crawls, complete, at one table. Play alone or with friends; the game keeps the rules, rolls the dice or lets you roll yours, and explains every number.
web-candle-burns = Your candle still burns
web-go-on = Go on
web-forget-game = Forget { $name }
web-crawls = Crawls
web-quests-n = { $n ->
        [one] quest
       *[other] quests
    }
web-about-minutes = about { $n } min
web-no-server = The server does not answer
web-no-systems = No game is installed on this server.
web-invitation = Invitation
web-invitation-placeholder = Paste an invitation to sit down
web-join = Join
web-join-wrong = That is not an invitation. It looks like an address with a long word after #.
web-watch-replay = Watch a replay
web-watch-replay-help = any record, step by step
web-shelf = Heroes and campaigns
web-shelf-help = what you keep between games
web-replays = Replays
web-credits = Credits

## New game
web-new-game = A new game
web-new-game-help = Choose the quest, then who goes and who holds which hero.
web-quest = Quest
web-quests = Quests
web-difficulty = difficulty on the sheet
web-difficulty-n = difficulty { $n } of 5
web-won-by-bots = won by bots
web-card-turned = A card is turned
web-card-fall = Fallen
web-card-level-up = A new level
web-card-level = Level { $n }
web-cards-shown = Cards that are turned
web-cards-shown-help = Show them before they become a line of the log, and wait until you go on.
web-lesson = Lesson
web-lesson-n = Lesson, { $step } of { $steps }
web-lesson-help = A quest that teaches tells one idea at a time and points at what it is about.
web-lesson-back = What came before
web-lesson-now = Back to now
web-lesson-skip = Skip the lesson
web-teaches = a lesson
web-minutes-n = { $n } min
web-minutes-short = { $n } min
web-length = length
web-first-rooms = The first rooms; the rest is unexplored
web-measured = won in { $games } games, { $heroes } heroes
web-not-measured = not yet measured
web-errand = The errand
web-who-goes = Who goes
web-heroes-of = { $n } of { $most }
web-hero-n = Hero { $n }
web-friend-n = Friend { $n }
web-who-me = me
web-who-friend = friend
web-who-bot = bot
web-who-game = game
web-who-plays = Who plays { $who }
web-leave-behind = Leave { $who } behind
web-take-along = Take { $who } along
web-plays-itself = the game plays this side
web-bench = On the bench
web-bench-help = press to take along
web-party-size = How many go
web-party-size-help = the game makes its heroes itself
web-packs = Packs
web-packs-help = what this table offers besides the box
web-pack-holds = Version { $version }: { $quests ->
    [0] no quests
    [one] one quest
   *[other] { $quests } quests
}, { $heroes ->
    [0] no heroes
    [one] one hero
   *[other] { $heroes } heroes
}, and whatever cards it brings.
web-how = How it is played
web-more-rules = Rules of the table
web-rules-usual = as the book says
web-rules-changed = { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
web-your-name = Your name
web-dice = Dice
web-dice-seeded = the program rolls; anyone can check it afterwards
    .short = rolled
web-dice-typed = you roll your own dice and type them
    .short = mine typed
web-dice-typed-all = every die is rolled on the table and typed
    .short = all typed
web-cards = Cards
web-cards-shuffled = shuffled and drawn by the program
    .short = drawn
web-cards-named = drawn from a real deck and named by hand
    .short = named
web-undo-free = until dice were rolled, a card drawn or something revealed
    .short = gentle
web-undo-any = anything may be taken back
    .short = any
web-absent = Absent players
web-absent-help = after this long without a connection a bot plays the seat
web-seats-empty = { $n ->
        [one] One seat waits for its player.
       *[other] { $n } seats wait for their players.
    } You may begin; the links are at the table.
web-ready-to-go = Everybody is seated.
web-open-table = Open the table

## Invitation
web-invited = You are invited
web-invite-seat = A seat is kept for you: { $name }.
web-invite-taken = Somebody has already taken this seat. Ask for a new invitation.
web-sit-down = Sit down
web-link-wrong = This link opens nothing
web-sitting-down = Sitting down …

## The table
web-board = Board
web-board-keys = Board. Arrow keys look around, Enter chooses
web-map = Map
web-map-keys = Map: arrows move from territory to territory, digits go to a number, Enter chooses
web-map-key = What the signs mean
web-town-offers = What { $town } offers
web-no-board = There is no board now.
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-show-all = Show everything
web-centre-on = Centre on { $who }
web-bar = { $name } { $now } of { $most }
web-looks = looks { $where }
web-may-be-target = may be chosen
web-may-go = may be chosen
web-height-n = height { $n }
web-ground-difficult = difficult ground
web-ground-shallow = shallow water
web-ground-deep = deep water
web-ground-pit = pit
web-ground-abyss = abyss
web-ground-stairs = stairs
web-door = { $state ->
        [open] open door
        [locked] locked door
       *[closed] closed door
    }
web-party = The party
web-at-the-table = { $n } at the table
web-open-sheet = Open the sheet of { $who }
web-has-acted = acted
web-is-down = down
web-bot-for = bot for { $name }
web-open-seat = empty seat
web-rank = { $rank ->
        [boss] leader
        [elite] elite
        [hero] hero
       *[grunt] common
    }
web-members = { $n } together
web-who-is-here = Who is here
web-next-zone = next zone
web-nobody-here = Nobody is here.
web-type-to-find = Type to find
web-sheet-follows = the sheet follows
web-party-back = party and log come back
web-none-found = Nothing is called so.
web-order-of-play = Order of play
web-order-lands = { $who } goes down to { $n }.
web-order-before = { $who } { $n ->
    [one] acts
   *[other] act
} first.
web-order-again = Nobody acts before then.
web-order-done = That is all for this round.
web-order-coin = { $who }, { $field }, number { $n } in the order of play
web-order-acted = { $who }, { $field }, has acted
web-order-to = to { $n }
web-round = round
web-round-n = round { $n }
web-turn-of = { $who }’s turn
web-acts-now = { $who } acts
web-foes-n = { $n ->
        [one] 1 foe
       *[other] { $n } foes
    }
web-undo = Undo
web-redo = Redo
web-seats = Seats and links
web-settings = Settings
web-keys = Keys
web-track = { $name } { $most ->
        [0] { $now }
       *[other] { $now } of { $most }
    }
web-track-bites = It bites at { $n }.
web-actions = Actions
web-watching-it-happen = See what happens …
web-skip = Skip
web-waiting-for = Waiting for { $who }
web-nothing-asked = Nothing is asked of you
web-seat-open = the seat is still empty
web-let-bot-play = Let a bot play
web-targets = { $n ->
        [one] 1 target
       *[other] { $n } targets
    }
web-squares-n = { $n ->
        [one] 1 marked square
       *[other] { $n } marked squares
    }
web-territories-n = { $n ->
        [one] 1 marked territory
       *[other] { $n } marked territories
    }
web-zones-n = { $n ->
        [one] 1 zone
       *[other] { $n } zones
    }
web-choices-n = { $n } choices

## Odds
web-odds-of = Odds: { $what }
web-odds-mean = { $n } { $what } on average
web-odds-back = On your own side
web-odds-exact = exact
web-odds-sampled = sampled, ± { $error } %
web-odds-assumed = { $ask }: { $answer }
web-odds-waiting = Reckoning …

## Log and talk
web-log = What happened
web-log-shows = The log shows
web-log-story = story
web-log-numbers = numbers
web-log-empty = Nothing yet.
web-older = Earlier
web-fold = fold
web-typed = typed
web-dice-n = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
web-talk = Talk
web-say = Say something
web-say-placeholder = Say something to the table
web-watcher = A watcher
web-hint = Ask a bot for a hint
web-advice = Advice
web-advice-thinking = A bot thinks it over …

## Questions
web-question = A question
web-or-more = { $n } or more
web-or-less = { $n } or less
web-needed-least = The dice needed { $n } or more.
web-needed-most = The dice could have shown { $n } at most.
web-short-by = short by { $n }
web-left-of = { $name }: { $now } of { $most } left
web-goal-hit = hits
    .not = misses
web-goal-escape = is missed
    .not = is hit
web-goal-pass = succeeds
    .not = fails
web-goal-win = wins
    .not = loses
web-goal-cast = the spell works
    .not = the spell fails
web-goal-escape-spell = the spell fails
    .not = the spell works
web-goal-dispel = the spell is dispelled
    .not = the spell stays
web-goal-block = blocks
    .not = does not block
web-goal-live = stays up
    .not = falls
web-goal-more-wounds = more wounds
    .not = stays as it is
web-goal-fewer-wounds = fewer wounds
    .not = stays as it is
web-goal-find = finds something
    .not = finds nothing
web-goal-wound = wounds
    .not = does not wound
web-goal-no-wound = is not wounded
    .not = is wounded
web-never-ask = Always answer like this, do not ask again
web-roll-away = { $what } Put the dice away

## Dice and cards of the real table
web-your-dice = Your dice
web-throw-and-tap = Throw and tap what you see.
web-side-n = Side { $n }
web-dice-of = { $n ->
        [one] One die
       *[other] { $n } dice
    }
web-die-n = Die { $n }, { $die }
web-type-a-face = or type it
web-retype = Those dice were wrong
web-take-back-die = Take back the last die
web-roll-for-me = Roll the rest for me
web-thats-it = That is it
web-name-cards = Your cards
web-draw-and-name = { $n ->
        [one] Draw a card and name it.
       *[other] Draw { $n } cards and name them.
    }
web-find-card = Find a card
web-named = Named: { $cards }
web-take-back = Take back

## Cards in hand
web-cards-n = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
web-discards-n = { $n } discarded
web-not-now = not now

## Sheet
web-sheet-is = What they are
web-sheet-carries = What they carry
web-sheet-spots = Where blows land
web-sheet-pack = In the backpack
web-sheet-knows = What they know
web-sheet-ails = What ails them
web-nothing-worn = Nothing in hand, nothing worn.
web-nothing-carried = The backpack is empty.
web-knows-nothing = Nothing yet.
web-ails-nothing = Nothing, for now.
web-level-n = level { $n }
web-no-sheet = There is no sheet to see.
web-can-be-lifted = press to lift
web-lay-where = { $what }: where to?
web-nowhere-to-lay = It must stay where it is just now.
web-put-back = Put it back

## Undo
web-undo-title = Take back?
web-undo-nothing = There is nothing to take back.
web-undo-vote = Dice were rolled or somebody else has acted since: the others must agree.
web-undo-do = Take it back
web-undo-ask = Ask the others
web-keep-it = Leave it
web-vote-undo = { $who } would like to take the last choice back
web-vote-open = The table is asked
web-vote-waiting = Waiting for { $who }
web-agree = Agree
web-disagree = No

## Settings
web-language = Language
web-theme = Light
web-theme-help = the study by night or by day
web-theme-auto = as the device
web-theme-dark = night
web-theme-light = day
web-motion = Motion
web-motion-help = walking figures, tumbling dice
web-motion-auto = as the device
web-motion-full = full
web-motion-still = still
web-text-board = Board in words
web-text-board-help = for screen readers and typed moves
web-standing = Answers given for you
web-standing-none = You are asked everything. Tick “do not ask again” at a question to change that.
web-routine = Routine questions
web-routine-help = Questions that hardly matter, such as which of two equal enemies moves first, are answered for you.
web-routine-offer = Answer routine questions for me
web-ask-again = Ask again
web-correct = Set the state right
web-correct-help = when the table played differently
web-correct-open = Correct
web-correct-long = Change what differs from your table. It is done at once, for everybody, and the record says so.
web-correct-find = Find
web-correct-why = What happened at the table
web-correct-default = The table played differently
web-correct-do = Set right

## Keys
web-keys-acts = choose an action or an answer
web-keys-end = end, pass, done
web-keys-tab = from target to target
web-keys-board = to the board
web-keys-arrows = look around on the board
web-keys-enter = choose, do
web-keys-esc = let go
web-keys-space = skip what is moving
web-keys-undo = undo, with what will be undone
web-keys-redo = redo
web-keys-hint = hint from a bot
web-keys-sheet = sheet of the hero
web-keys-log = log
web-keys-centre = centre on who acts
web-keys-zone = who is in which zone
web-keys-zoom = nearer, farther, everything
web-keys-text = board in words
web-keys-say = say something
web-keys-help = this list

## Seats
web-here = here
web-away = away
web-is-asked = is asked
web-give-back = Give the seat back
web-new-invite = New invitation
web-mute = Mute
web-unmute = Let speak
web-muted = muted
web-new-watch-link = New link, the old one ends
web-give-to-bot = Give it to a bot
web-watch-link = To watch
web-watch-help = sees what everybody may see
web-screen-link = Big screen
web-screen-help = the table without secrets; hands stay on the phones
web-commitment = Sealed dice
web-commitment-help = This mark was set before the first throw. When the game is over the seed is shown, and anyone can check it.

## Notices
web-offline = You are offline
web-offline-again = The table is kept. Trying again in { $n } s.
web-offline-now = The table is kept. Trying now …
web-gone = This table cannot be opened
web-gone-help = The link is old or was taken back. Ask the host for a new one.
web-refused = That was not taken
web-refused-stale = That came too late
web-refused-illegal = That cannot be done now
web-refused-seat = It is not your choice
web-refused-over = The game is over
web-refused-dice = These dice are not asked for
web-refused-faces = No such face
web-refused-cards = These cards cannot be drawn
web-refused-late = It is too late to change that
web-refused-undo = That cannot be taken back
web-refused-redo = There is nothing to do again
web-refused-vote = There is no such vote
web-refused-host = Only the host may do that
web-refused-often = A little slower
web-refused-busy = The server is busy
web-refused-muted = The host has muted you
web-refused-conflict = Somebody else was faster
web-refused-stopping = The server is stopping; it will be back
web-all-right = All right
web-bot-plays-you = A bot plays your seat
web-bot-plays-help = You were away.
web-take-back-seat = Play myself
web-closed = The host has ended this game.
web-paused = The game has gone on by itself for too long.
web-paused-help = Answers given for you, and bots, may be undoing each other. Answer yourself, or take one of these answers back, and the game goes on.

## A game that the rules here cannot play
web-kept-game = This game was begun under other rules, and cannot go on under those installed here. Nothing of it is lost: here is its story, and where its rules are installed again it goes on.
web-kept-over = This game is over, and was played under other rules. Here is its story.
web-kept-why = Why it cannot go on
web-kept-seats = At the table: { $names }
web-kept-save = Save the story
web-kept-close = End it and make a record
web-kept-close-help = A record can be watched and kept by everybody. It shows what was secret, and the game does not go on after that.
web-kept-forget = Forget it on this device

## Text board
web-off-board = not on the board
web-has-turn = has the turn
web-doors = Doors
web-can-do = What can be done
web-nothing-to-do = Nothing just now.
web-type-move = Type a move: its number, its words, or a place
web-do-it = Do it
web-doing = { $what }.
web-which-one = { $n } moves fit: { $some }
web-not-understood = No move fits these words.

## Phone
web-views = Views
web-tab-board = Board
web-tab-party = Party
web-tab-hero = Hero
web-tab-log = Log
web-tab-talk = Talk

## End
web-won = Won
web-lost = Lost
web-won-short = won
web-lost-short = lost
web-end-facts = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $answers } choices, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
web-who-did-what = Who did what
web-who = Who
web-dealt = dealt
web-suffered = suffered
web-healed = healed
web-felled = felled
web-steps = steps
web-luck = Luck against expectation
web-luck-help = Right of the line: attacks did more than was to be expected when they were chosen.
web-luck-help-dice = Right of the line: the dice were kinder than chance.
web-dice-luck = dice luckier than { $n } in 100 fair throws
web-share-record = Share the record
web-watch-again = Watch it again
web-download-record = Download the record
web-play-again = Play again
web-look-at-sheet = Look at the sheet
web-to-a-quest = Choose a quest

## Replay
web-replay = replay
web-replay-wrong = This record cannot be watched
web-replay-true = It replays to the bit.
web-replay-unproved = It replays, but for what replaying cannot prove: { $what }.
web-unproved-corrected = { $n ->
        [one] one correction by hand
       *[other] { $n } corrections by hand
    }
web-unproved-taken-back = { $n ->
        [one] one way taken back
       *[other] { $n } ways taken back
    }
web-unproved-typed = { $n ->
        [one] one throw of real dice or cards
       *[other] { $n } throws of real dice or cards
    }
web-unproved-branched = { $n ->
        [one] a branch with dice of its own
       *[other] { $n } branches with dice of their own
    }
web-unproved-no-digest = { $n ->
        [one] one position that was not written down
       *[other] { $n } positions that were not written down
    }
web-unproved-begun = a start from another game’s position
web-replay-other = Made under other rules; shown as it was told.
web-link-moment = Link to this moment
web-branch = Play on from here
web-to-start = To the start
web-step-back = One step back
web-step-on = One step on
web-to-end = To the end
web-play = Play
web-pause = Pause
web-moment = Moment
web-moment-n = { $n } of { $most }, round { $round }
web-eyes-of = Seen by
web-everybody = everybody
web-replays-lead = A record holds a whole game. Watch it step by step, look through anybody’s eyes, and play on from any moment.
web-open-record = Open a record
web-record-help = a file that a game gave you
web-your-ended = Your finished games
web-record-secret = The record is kept until the game is over.

## Shelf
web-shelf-lead = What lasts from one game to the next is kept on this server, for this device. Take it out as one file, and bring it in anywhere.
web-shelf-lead-account = What lasts from one game to the next is kept on this server, behind your account. Take it out as one file, and bring it in anywhere.
web-shelf-account = With an account it waits for you on every device.
web-campaigns = Campaigns
web-campaigns-none = No campaign yet.
web-campaign-title = What is it called?
web-campaign-default = A campaign
web-begin-campaign = Begin a campaign
web-day-n = day { $n }
web-games-n = { $n ->
        [one] 1 game
       *[other] { $n } games
    }
web-journal = Journal
web-journal-empty = Nothing is written yet.
web-next-game = Next game
web-next = Next
web-campaign-over = This campaign has come to its end.
web-go-to-game = Go on
web-campaign-goes-on = The campaign goes on: what your heroes have won and learnt comes with them.
web-is-playing = being played
web-heroes-kept = Heroes
web-make-hero = A hero of your own
web-make-hero-help = Make one with the rules of the book; kept on your shelf, ready for any party.
web-make-hero-do = Make a hero
web-make-hero-of = Make a hero: { $system }
web-heroes-were-kept = Kept on your shelf: { $names }.
web-heroes-none = No hero yet. Make one, or bring one in a file; heroes of a campaign are kept with it.
## Account
web-account = Account
web-account-help = the same shelf on every device
web-account-lead = You can play without one. An account puts a name and a password in front of your shelf, so that your campaigns, heroes and games wait for you on every device. It asks for nothing else, not even an address.
web-account-name = Name
web-password = Password
web-password-old = Present password
web-password-new = New password
web-password-change = Change it
web-password-changed = The password is changed; other devices are signed out.
web-sign-in = Sign in
web-sign-in-help = Nobody can send you a forgotten password: there is no address to send it to.
web-register = New account
web-register-help = Eight letters or more, and none of those that everybody tries first.
web-register-help-shelf = Eight letters or more, and none of those that everybody tries first. What this device keeps comes along.
web-signed-in = You are signed in here.
web-sign-out = Sign out
web-sign-out-there = Sign out there
web-devices = Where you are signed in
web-this-device = This device
web-another-device = Another device
web-since = since { $when }
web-bring-along = This device keeps something of its own
web-bring-along-help = Campaigns and heroes from before you signed in.
web-bring-along-do = Put it on my shelf
web-account-drop = Delete the account
web-account-drop-help = Everything on its shelf goes with it. Take it out as a file first, if you want to keep it.
web-account-drop-sure = Delete it for good
web-let-go = Let go
web-export = Take everything out as a file
web-import = Bring a file in
web-imported = Added: { $heroes } heroes, { $campaigns } campaigns.

## Credits
web-credits-lead = Undercroft stands on the work of others.
web-credits-icons = Icons
web-credits-icons-text = The signs for figures, items and conditions are from
web-credits-missing = The list is not on this server.
web-credits-type = Letters
web-credits-type-text = IM Fell English, revived by Igino Marini; Literata by TypeTogether; Atkinson Hyperlegible Next by the Braille Institute. All under the SIL Open Font License.
web-credits-games = The games
web-credits-games-text = Rules belong to nobody, their words and pictures to their publishers. Texts and drawings here are our own. If a game pleases you, buy the box.

## Rules, speed, leaving
web-rules = Rules
web-rules-help = Words of the game and its rules, beside the board.
web-rules-open = Open the rules
web-rules-search = Search words and rules
web-glossary = What it means
web-rules-catalogue = The rules, one by one
web-rules-english = Some of these rules are written in English only.
web-rules-all = ‹ all chapters
web-rules-none = Nothing says that.
web-and-more = and { $n } more
web-speed = Speed
web-speed-help = How fast walks and dice are shown.
web-speed-slow = slow
web-speed-usual = usual
web-speed-fast = fast
web-leave-table = Leave the table
web-leave-table-help = The game stays where it is; the front page leads back to it.
web-ended-won = won
web-ended-lost = lost
web-about-hero = About { $who }
web-about-hero-short = more
web-party-full = the quest takes { $n } at most
