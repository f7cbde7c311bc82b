### Spells of Music.

universalis-spell-heroic-ballad = Heroic Ballad
    .the = the Heroic Ballad
    .text = An ally throws three dice when it attacks and keeps the best two. A song goes on while its singer takes no Action.
universalis-spell-jarring-note = Jarring Note
    .the = the Jarring Note
    .text = 4 damage dice against Intelligence: the duller the ear, the deeper it cuts.
universalis-spell-lullaby = Lullaby
    .the = the Lullaby
    .text = Enemies in the area pass an Intelligence test of 9 or sleep, Stationary, until hit or until the song ends. A song goes on while its singer takes no Action.
universalis-spell-resonance = Resonance
    .the = the Resonance
    .text = Armor rings like a bell: everybody in the area takes 2 damage dice, 3 in light armor, 5 in heavy armor.
universalis-spell-song-of-rest = Song of Rest
    .the = the Song of Rest
    .text = An ally or the caster recovers 1 Vitality, and 1 more at the start of each activation while the spell lasts.
universalis-spell-steadfast-chorus = Steadfast Chorus
    .the = the Steadfast Chorus
    .text = The caster and allies who stay within 2 squares are neither Knocked Down nor Stunned nor Frightened. A song goes on while its singer takes no Action.
