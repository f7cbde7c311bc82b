### Legions of the Underworld.

universalis-faction-legions-of-the-underworld = Legions of the Underworld
    .the = the Legions of the Underworld
    .form = fp
    .text = Devils in good order, damned in chains, and a duke who fell the whole way.
universalis-creature-damned-levy = Damned Levy
    .the = the Damned Levy
    .text = It swings the chain it is on, and envies you everything.
universalis-creature-cinder-imp = Cinder Imp
    .the = the Cinder Imp
    .text = It drops the flask first and asks whose it was.
universalis-creature-debt-collector = Debt Collector of the Pit
    .the = the Debt Collector of the Pit
    .text = It takes coin, or whatever you were saving for a spell.
universalis-creature-brimstone-slinger = Brimstone Slinger
    .the = the Brimstone Slinger
    .text = It stands still, for hell has time, and takes aim.
universalis-creature-infernal-legionary = Infernal Legionary
    .the = the Infernal Legionary
    .text = Its oath runs until the stars are out.
universalis-creature-hell-hound = Hell Hound
    .the = the Hell Hound
    .text = It barks, and your sleeve is burning.
universalis-creature-chain-devil = Chain Devil
    .the = the Chain Devil
    .text = Two steps away, and your sword is on the floor.
universalis-creature-pit-fury = Pit Fury
    .the = the Pit Fury
    .text = Somebody swore falsely; she has come about it.
universalis-creature-nightmare-rider = Nightmare Rider
    .the = the Nightmare Rider
    .text = The horse burns, and both of them enjoy it.
universalis-creature-infernal-advocate = Infernal Advocate
    .the = the Infernal Advocate
    .text = You agreed by breathing. See the third page.
universalis-creature-slag-brute = Slag Brute
    .the = the Slag Brute
    .text = What is left of a furnace when the smith is damned with it.
universalis-creature-infernal-centurion = Infernal Centurion
    .the = the Infernal Centurion
    .text = A hundred fell with him, and he counted each.
universalis-creature-oath-eater = Oath Eater
    .the = the Oath Eater
    .text = It swallows whoever broke a promise. Think back.
universalis-creature-fallen-duke = Fallen Duke
    .the = the Fallen Duke
    .text = He remembers the light, and uses it.

## Sworn hatred: of the faction that killed a relative

universalis-skill-hatred-legions-of-the-underworld = Hatred towards the Legions of the Underworld
    .the = Hatred towards the Legions of the Underworld
    .text = While you fight anybody of the Legions of the Underworld: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
