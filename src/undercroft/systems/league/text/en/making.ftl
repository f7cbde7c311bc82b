### Making, keeping and improving heroes; perks in play.

## Making a hero

league-quest-hero-creation = Making a hero
    .story = Dice, points, a profession, and 150 coins to spend: somebody new goes down.
    .goal = A hero is ready to set out.
league-hero-made = the hero is ready
end-league-hero-made = the hero is ready
league-goal-points = points left
league-profession-none = no profession yet
new-hero = new hero
ask-make-species = Of which species is the hero?
ask-make-points = { $about } points are left, at most 10 for one stat. What do they raise?
ask-make-profession = Which profession?
ask-make-talent = Which talent does the hero begin with?
ask-make-skill = One skill that the profession lowers is raised by 10 instead. Which?
ask-make-spell = Which spell does the hero know?
ask-make-prayer = Which prayer does the hero know?
ask-make-background = Roll for a background?
ask-make-shop = { $about } coins are left. Where does the hero buy?
ask-make-buy = { $about } coins are left. What does the hero buy?
ask-make-name = What is the hero called?
act-choose = { $what }
act-raise = { $what } +{ $n }
    .verb = Raise
act-train = { $what }
act-learn = { $what }
act-roll-background = Roll for it
act-no-background = Go without
act-counter = { $what }
act-back = Back
act-name = { $what }
shelf-weapons = Weapons
shelf-armour = Armour and shields
shelf-gear = Gear
value-hp = Hit points
league-kept-level = level { $n }
league-kept-xp = { $n } XP
roll-make-strength = Strength, the greater counts
roll-make-constitution = Constitution, the greater counts
roll-make-dexterity = Dexterity, the greater counts
roll-make-wisdom = Wisdom, the greater counts
roll-make-resolve = Resolve, the greater counts
roll-make-hp = hit points, the greater counts
roll-make-background = background
roll-wear = how worn it is
event-changed-made-stat = { $detail }: { $now }.
event-changed-made-hp = Hit points: { $now }.
event-changed-made-bonus = Damage bonus by Strength: { $now }.
event-changed-made-armour = Natural armour by Constitution: { $now }.
event-changed-made-background = The hero’s background: { $detail }.
event-changed-bought = { $who } buys { $detail }; coins left: { $now }.
act-buy = { $what }, { $n } coins
    .verb = Buy

## Rising

ask-improve = { $who } has { $about } improvement points. What do they raise?
ask-learn-talent = Does { $who } learn a talent ({ $about })?
ask-learn-perk = Does { $who } learn a perk?
event-changed-level = { $who } rises to level { $now }.
event-changed-improved = { $who }: { $detail } { $was } → { $now }.
event-changed-learned = { $who } learns { $detail }.
act-improve = { $what } +1 ({ $n } points)
    .verb = Improve

## Perks in play

act-perk = { $what } for { $who }
    .nobody = { $what }
    .verb = Use a perk
event-changed-perk = { $who } pays with ENERGY: { $detail }.
event-changed-perk-over = { $detail } of { $who } is over.
roll-heals = what is healed
roll-mana = mana
