### What happened, one sentence for each kind of event.
### A system says more exactly: event-<kind>-<word>. See docs/extend/texts.md.

# $what part of the game, $n its number, $who whose turn
event-began = { $what }: { $who }.
    .alone =
        { $n ->
            [0] { $what }.
           *[other] { $what } { $n }.
        }
event-began-round = Round { $n } begins.
event-began-turn = It is the turn of { $who }.
    .alone = The next turn begins.
event-began-game = The game begins.
event-began-activation = Now { $who } { $who-number ->
        [many] act
       *[one] acts
    }.
    .alone = The next activation begins.

# $seat who chose, $act the option in words
event-chose = { $seat }: { $act }

event-moved = { $who } { $who-number ->
        [many] move
       *[one] moves
    } to { $at }.
event-moved-walk = { $who } { $who-number ->
        [many] move
       *[one] moves
    } to { $at }.
event-moved-push = { $who } { $who-number ->
        [many] are
       *[one] is
    } pushed to { $at }.
event-moved-flee = { $who } { $who-number ->
        [many] flee
       *[one] flees
    } to { $at }.
event-moved-jump = { $who } { $who-number ->
        [many] jump
       *[one] jumps
    } to { $at }.
event-moved-swap = { $who } { $who-number ->
        [many] change
       *[one] changes
    } places and { $who-number ->
        [many] stand
       *[one] stands
    } at { $at }.

event-turned = { $who } { $who-number ->
        [many] turn
       *[one] turns
    } { $facing }.
facing-0 = north
facing-1 = north-east
facing-2 = east
facing-3 = south-east
facing-4 = south
facing-5 = south-west
facing-6 = west
facing-7 = north-west

# $dice thrown, $why the purpose, $faces what they show
event-rolled = { $who } { $who-number ->
        [many] roll
       *[one] rolls
    } { DICE($dice) } ({ $why }): { $faces }.
    .alone = { DICE($dice) } ({ $why }): { $faces }.
# $label what a die is for, $face what it shows
die-labelled = { $label } { $face }
faces-result = { $faces } → { $result }

# $what number, $total its value, $terms the reasons
event-summed = { $who }: { $what } { $total } ({ $terms }).
    .alone = { $what }: { $total } ({ $terms }).
    .bare = { $what }: { $total }.

# $by who did it, $who who suffers, $amount how much, $left what remains, $why the cause
event-harmed = { $by } { $by-number ->
        [many] hit
       *[one] hits
    } { $who } for { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }.
    .alone = { $who } { $who-number ->
        [many] suffer
       *[one] suffers
    } { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }.

event-healed = { $who } { $who-number ->
        [many] recover
       *[one] recovers
    } { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }.

# $what has changed, from $was to $now, which is $by more
event-changed = { $who }: { $what } { $was } → { $now }.
    .alone = { $what }: { $was } → { $now }.

# $seat draws $n $cards from $pile
event-drawn = { $seat } draws from { $pile }: { $cards }.
    .alone = From { $pile }: { $cards }.
    .hidden = { $seat } draws { $n ->
        [one] a card
       *[other] { $n } cards
    } from { $pile }.

event-revealed = { $what } comes to light at { $at }.
    .figure = { $who } { $who-number ->
        [many] come
       *[one] comes
    } to light.
    .nowhere = { $what } comes to light.

event-placed = { $what } appears at { $at }.
    .figure = { $who } { $who-number ->
        [many] appear
       *[one] appears
    } at { $at }.
    .nowhere = { $what } appears.

event-removed = { $what } is gone from { $at }.
    .figure = { $who } { $who-number ->
        [many] leave
       *[one] leaves
    } the board.
    .nowhere = { $what } is gone.
event-removed-killed = { $what-the } is destroyed.
    .figure = { $who } { $who-number ->
        [many] are
       *[one] is
    } slain.
    .nowhere = { $what-the } is destroyed.

event-undone = { $seat } takes the last choice back.
event-corrected = The table was set right: { $what }.

# $won yes or no, $why the reason in words
event-ended = { $won ->
        [yes] Victory: { $why }.
       *[no] Defeat: { $why }.
    }
end-won = the quest is done
end-lost = the quest has failed
end-heroes-dead = all heroes have fallen
end-all-dead = all heroes have fallen
end-escaped = the heroes got out
end-time = time has run out
end-round-limit = time has run out
end-conceded = the heroes give up
