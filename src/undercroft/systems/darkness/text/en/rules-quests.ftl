### What the Quests ask, count and tell, and how they end.

## Questions

ask-chosen-one = Who is the Chosen One?
ask-which-firework = The Immortal sees several Fireworks. Which one draws it?
ask-crushing-darkness = The darkness crushes you: { $about } more to suffer. Who takes the next Wound?
ask-which-pillar = Which Pillar does the switch bring down?

## Choices

act-choose-hero = { $who }
    .nobody = A Hero
    .verb = Choose
act-place-firework = Place a Firework here
act-lure = The one in { $at }
    .nowhere = A Firework
act-suffer = { $who }
    .nobody = A Hero
    .verb = Take the Wound
act-flip-switch = Flip the switch
act-bring-down = The Pillar in { $at }
    .nowhere = A Pillar

## What the Quests count

darkness-goal-exit = The way out (1: open)
darkness-goal-key = Keys found (of 1)
darkness-goal-artifacts = Artifacts found (of 2)
darkness-goal-way = Zones between the Giant Spider and the Exit
darkness-goal-pieces = Pieces of the Artifact found (of 3)
darkness-goal-sentry = Monster Sentries killed (of 1)
darkness-goal-drums = Wound tokens left on the next tile to fall
darkness-goal-pillars = Pillars that hold the Bridge
darkness-goal-keys = Keys found (of 2)
darkness-goal-levers = Levers held at the start of the Round
darkness-goal-enforcers = Enforcers killed (of 3)
darkness-goal-waves = Waves still to come
darkness-goal-emissaries = Emissaries defeated (of 3)
darkness-goal-stage = Deepest Stage reached

chosen-one = the Chosen One

## What happens

darkness-tell-key = { $who } has the Key. Now to the Exit!
darkness-tell-artifacts = { $who } lifts an Artifact: { $n } of 2.
darkness-tell-pieces = { $who } finds a piece of the Artifact: { $n } of 3.
darkness-tell-chosen = { $who } is the Chosen One.
darkness-tell-sentry-called = { $who } passes between the Pillars, and something large stands up.
darkness-tell-sentry = The Monster Sentry is dead. The Exit is open!
darkness-tell-crumbled = The ground gives way: { $tile } is gone.
darkness-tell-fireworks = { $who } finds { $n ->
        [one] a Firework
       *[other] { $n } Fireworks
    }.
darkness-tell-keys = { $who } finds a Key: { $n } of 2.
darkness-tell-unlocked = Far away a lock turns. The way to the Exit is open.
darkness-tell-enforcers = An Enforcer is dead: { $n } of 3.
darkness-tell-wave = They are coming! Waves after this one: { $n }.
darkness-tell-emissaries = The Dark Emissary is defeated: { $n } of 3.
darkness-tell-stage = { $who } has come down to Stage { $n }. The darkness grows heavy.

event-moved-dragged = { $who } { $who-number ->
        [many] are
       *[one] is
    } dragged along to { $at }.
event-harmed-darkness = The darkness wounds { $who }: Health { $left }.
    .alone = The darkness wounds { $who }: Health { $left }.
event-harmed-pillar = { $by } { $by-number ->
        [many] strike
       *[one] strikes
    } a Pillar: Health { $left }.
    .alone = A Pillar is struck: Health { $left }.
event-changed-bridge-fallen = { $who }: the Dark Bridges fall, and all who stand on them.
    .alone = The Dark Bridges fall, and all who stand on them.
event-removed-trodden-out = The Firework in { $at } is trodden out.
    .figure = The Firework in { $at } is trodden out.
    .nowhere = A Firework is trodden out.

## How it ends

end-darkness-scorched = the two relics meet at the altar, and the nest burns. For a while there is daylight down here
end-darkness-spider-dead = the Black Widow lies on her back. Tonight the valley sleeps
end-darkness-spider-gone = the Giant Spider has slipped out into the next valley, and nobody down there has been warned
end-darkness-chosen-out = the Chosen One steps into the open with the Artifact, and the caves stay behind with their sentries
end-darkness-chosen-dead = the Chosen One is dead, and the Artifact knows no other hand
end-darkness-artifact-lost = the Artifact has been melted down. There is nothing left to carry out
end-darkness-crumbled = the ground has fallen from under a Hero. You were to leave nobody behind
end-darkness-immortal-fell = the Bridge goes, and the Immortal with it. You listen for a long time and never hear it land
end-darkness-bridge-lost = the Bridge lies in the abyss, and the Immortal looks down after it from the edge
end-darkness-immortal-arrived = the Immortal has come to where you came in. Nothing stands between it and the market now
end-darkness-hellhound-dead = the Hellhound will guard nothing more, and its treasure is yours
end-darkness-enforcers-dead = all three thrones are empty. The province belongs to nobody’s friends now
end-darkness-artifact-taken = an Enemy stands on the Artifact. The old light goes out
end-darkness-maze-held = the last of them is dead, and the light in the shrine still burns
end-darkness-emissary-dead = the Dark Emissary dies a third time, and this time stays dead. The mountain breathes out
