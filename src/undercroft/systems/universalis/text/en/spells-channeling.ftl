### Spells of Channeling.

universalis-spell-breath-of-iron = Breath of Iron
    .the = the Breath of Iron
    .text = Even in a Melee Range. The caster can be neither Stunned, Knocked Down nor Frightened, and on 3+ loses 1 Vitality less to a blow or a shot.
universalis-spell-candle-at-both-ends = Candle at Both Ends
    .the = the Candle at Both Ends
    .text = Costs 1 Vitality as well, even in a Melee Range. The caster makes one more attack and has Strength +1 and Movement +1.
universalis-spell-far-fist = Far Fist
    .the = the Far Fist
    .text = A blow that need not touch, even in a Melee Range: 4 damage dice against Natural Armor, and the target is driven back one square.
universalis-spell-pressure-point = Pressure Point
    .the = the Pressure Point
    .text = One finger on an adjacent enemy, even in its Melee Range: Strength −2 and Dexterity −2 while the spell lasts; and an endurance test, or it loses its next activation.
universalis-spell-take-the-wound = Take the Wound
    .the = the Take the Wound
    .text = Costs 2 Vitality as well. An ally recovers 4 Vitality and is no longer Stunned or Poisoned.
universalis-spell-dam-breaks = The Dam Breaks
    .the = the Dam Breaks
    .text = Costs 2 Vitality as well, even in a Melee Range. All that was held back breaks loose: enemies within 2 squares take 5 damage dice against Natural Armor.

universalis-fact-vitality = Vitality
event-harmed-spell-price = { $who } { $who-number ->
        [many] pay
       *[one] pays
    } for the spell with { $amount } Vitality.
    .alone = { $who } { $who-number ->
        [many] pay
       *[one] pays
    } for the spell with { $amount } Vitality.
