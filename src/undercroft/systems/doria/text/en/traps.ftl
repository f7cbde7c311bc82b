### Traps: their names, what they say, and what is told of them.

doria-trap-pit = Pit
    .the = the Pit
    .story = One flagstone sounds hollow. You hear it on the way down.
doria-trap-log-trap = Log Trap
    .the = the Log Trap
    .story = A trunk on two chains, patient since the day it was hung there.
doria-trap-dart-wall = Dart Wall
    .the = the Dart Wall
    .story = The carved faces along the wall are all whistling.
doria-trap-needle-lock = Needle Lock
    .the = the Needle Lock
    .story = The key was never the dangerous part.
doria-trap-water-pit = Water Pit
    .the = the Water Pit
    .story = Still, black, and deeper than a cloak is long.
doria-trap-snare = Snare
    .the = the Snare
    .story = A loop of wire as thin as a hair, and an old weight in the ceiling.
doria-trap-thought-thorn = Thought Thorn
    .the = the Thought Thorn
    .story = Someone left a thought here, point upwards.
doria-trap-rust-cloud = Rust Cloud
    .the = the Rust Cloud
    .story = A jar breaks. Everything you own turns a hundred years old.
doria-trap-magpie-claw = Magpie Claw
    .the = the Magpie Claw
    .story = A brass hand on a spring. It takes what glitters and is gone.
doria-trap-chute = Chute
    .the = the Chute
    .story = Smooth as soap, and it ends where you came in.
doria-trap-biting-chest = Biting Chest
    .the = the Biting Chest
    .story = Chests do not usually breathe.
doria-trap-alarm-bell = Alarm Bell
    .the = the Alarm Bell
    .story = One clear note, and then the answers, from every side.
doria-trap-boulder-trap = Boulder Trap
    .the = the Boulder Trap
    .story = First the dust, then the rumble, then everybody at once.
doria-trap-fire-jet = Fire Jet
    .the = the Fire Jet
    .story = The soot on the opposite wall should have been a hint.
doria-trap-frost-burst = Frost Burst
    .the = the Frost Burst
    .story = The air turns to glass and stays that way.
doria-trap-choking-spores = Choking Spores
    .the = the Choking Spores
    .form = p
    .story = Soft underfoot, and suddenly everywhere.
doria-trap-storm-plate = Storm Plate
    .the = the Storm Plate
    .story = A copper floor tile that hums in A flat.
doria-trap-caltrops = Caltrops
    .the = the Caltrops
    .form = p
    .story = Someone emptied a whole sack, and swept straw over it.
doria-trap-cave-in = Cave-In
    .the = the Cave-In
    .story = The beam was the only thing in this room that was tired of standing.
doria-trap-spiked-walls = Spiked Walls
    .the = the Spiked Walls
    .form = p
    .story = The doors fall shut. The room begins to breathe in.
doria-trap-pitfall = Pitfall
    .the = the Pitfall
    .story = The whole floor was only painted on.
doria-trap-vine-tendrils = Vine Tendrils
    .the = the Vine Tendrils
    .form = p
    .story = They have not been watered in a long time, and you are mostly water.
doria-trap-flooding-room = Flooding Room
    .the = the Flooding Room
    .story = A grating slides, and somewhere above a river has been waiting.
doria-trap-silence-ward = Silence Ward
    .the = the Silence Ward
    .story = Every word you know is suddenly on the tip of your tongue.
doria-trap-doom-idol = Doom Idol
    .the = the Doom Idol
    .story = It looks up, sees you, and tells somebody.

event-changed-trap-sprung = { $who } springs a Trap: { $detail }.
    .alone = A Trap springs: { $detail }.
event-changed-trap-escaped = { $who } escapes { $detail-the }.
event-changed-trap-caught = { $detail-the } { $detail-number ->
        [many] catch
       *[one] catches
    } { $who }.
event-changed-spilled = { $who } loses { $detail-the } from the Belt.
event-placed-trap = { $what-the } { $what-number ->
        [many] stay
       *[one] stays
    } in force.
event-removed-trap-over = { $what-the } { $what-number ->
        [many] are
       *[one] is
    } over.
event-removed-cleared = { $who } clears the Rubble at { $at }.
event-moved-swept-back = { $who } is swept back to the entrance.

act-disarm = Disarm { $what-the }
act-get-free = Get free of { $what-the }
act-clear-rubble = Clear the Rubble at { $at }
    .cost = 10 AP
act-break = { $what } breaks
act-spill = { $what } is lost
ask-break-card = Which card of { $who } breaks?
ask-spill-card = Which card does { $who } lose from the Belt?
roll-trap = against the Trap
rule-source-trap-bonus = trap bonus
mark-buried = buried
