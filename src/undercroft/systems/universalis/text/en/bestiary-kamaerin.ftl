### The Kamaerin.

universalis-faction-kamaerin = Kamaerin
    .the = the Kamaerin
    .form = mp
    .text = The Ancients of the ice city of Menon, few and patient; sworn humans, bound spirits and made things do the rest.
universalis-creature-sworn-blade = Sworn Blade
    .the = the Sworn Blade
    .text = It bowed first; that was the warning.
universalis-creature-lake-crossbow = Crossbowman of the Lake
    .the = the Crossbowman of the Lake
    .text = The second bolt is for wherever you jump.
universalis-creature-silver-hand = Silver-Hand
    .the = the Silver-Hand
    .text = Menon collects knowledge. This one collects the notes.
universalis-creature-prentice-mage = Prentice Mage
    .the = the Prentice Mage
    .text = It knows one lore, half of it by heart, and the wrong half.
universalis-creature-frost-wisp = Frost Wisp
    .the = the Frost Wisp
    .text = It only wants to sit beside you until you are cold.
universalis-creature-ice-servant = Servant of Ice
    .the = the Servant of Ice
    .text = Hit it a hundred times or once very well.
universalis-creature-mirror-guard = Mirror Guard
    .the = the Mirror Guard
    .text = Arrows come back embarrassed.
universalis-creature-bound-shade = Bound Shade
    .the = the Bound Shade
    .text = It keeps asking your name; do not waste a turn on the answer.
universalis-creature-duellist-of-menon = Duellist of Menon
    .the = the Duellist of Menon
    .text = Your best cut is how he begins his.
universalis-creature-war-mage = War Mage
    .the = the War Mage
    .text = Sword in one hand, weather in the other, and the weather is fire.
universalis-creature-watcher-of-the-ice = Watcher of the Ice
    .the = the Watcher of the Ice
    .text = It saw you leave home and has been aiming since.
universalis-creature-glass-golem = Glass Golem
    .the = the Glass Golem
    .text = Do not stand close; do not let it stand close.
universalis-creature-sword-of-kamaer = Sword of Kāmaer
    .the = the Sword of Kāmaer
    .text = An angel once, and still the last thing some have seen.
universalis-creature-archmage-of-menon = Archmage of Menon
    .the = the Archmage of Menon
    .text = She drowned one city to freeze another, and would again.

## Sworn hatred

universalis-skill-hatred-kamaerin = Hatred towards the Kamaerin
    .the = Hatred towards the Kamaerin
    .text = While you fight anybody of the Kamaerin: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
