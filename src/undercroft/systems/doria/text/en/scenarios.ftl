### The scenarios: `.story` before the game, `.goal` what is to be done, `.rules` what is different here.

doria-quest-first-steps = First Steps
    .story = The innkeeper hears them at night: little feet below the cellar, and laughter that stops when he holds his breath. At the bottom of the old stairs there are three doors. He has barred the cellar behind you, and promises to open it again when it is quiet down there.
    .goal = Lay every tile of the dungeon and leave no goblin alive.
    .rules = Only goblins are behind these doors.
