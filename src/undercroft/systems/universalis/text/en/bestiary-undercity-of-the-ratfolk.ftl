### Undercity of the Ratfolk.

universalis-faction-undercity-of-the-ratfolk = Undercity of the Ratfolk
    .the = the Undercity of the Ratfolk
    .text = Clans beyond counting under every street, with powder, plague and needles.
universalis-creature-clan-rat = Clan Rat
    .the = the Clan Rat
    .text = Brave in company, filthy in a fight.
universalis-creature-gutter-slinger = Gutter Slinger
    .the = the Gutter Slinger
    .text = Never where the stone came from.
universalis-creature-purse-gnawer = Purse Gnawer
    .the = the Purse Gnawer
    .text = Knock it down; it is up again, with your ring.
universalis-creature-rat-tide = Rat Tide
    .the = the Rat Tide
    .text = The drain was not blocked. It was full.
universalis-creature-keg-rat = Keg Rat
    .the = the Keg Rat
    .text = Fast, small, and only once.
universalis-creature-censer-bearer = Censer Bearer
    .the = the Censer Bearer
    .text = Do not hit it; do not stand beside it either.
universalis-creature-fume-thrower = Fume Thrower
    .the = the Fume Thrower
    .text = The first flask is for your eyes, the second for your cloak.
universalis-creature-long-gun-pair = Long Gun Pair
    .the = the Long Gun Pair
    .text = One carries the barrel, one the grudge.
universalis-creature-cleaver-guard = Cleaver Guard
    .the = the Cleaver Guard
    .text = It has one blow and puts all of itself into it.
universalis-creature-flesh-stitcher = Flesh Stitcher
    .the = the Flesh Stitcher
    .text = It mends its friends with bits of yours.
universalis-creature-bone-seer = Bone Seer
    .the = the Bone Seer
    .text = It sees how this ends, and hurries it along.
universalis-creature-stitched-abomination = Stitched Abomination
    .the = the Stitched Abomination
    .text = Three clans gave parts. None asks for them back.
universalis-creature-gnaw-lord = Gnaw Lord
    .the = the Gnaw Lord
    .text = The last lord is in the throne, mostly in the cushions.
universalis-creature-knot-of-tails = Knot of Tails
    .the = the Knot of Tails
    .text = Thirty rats, one knot, one scream.

## Sworn hatred: of the faction that killed a relative

universalis-skill-hatred-undercity-of-the-ratfolk = Hatred towards the Undercity of the Ratfolk
    .the = Hatred towards the Undercity of the Ratfolk
    .text = While you fight anybody of the Undercity of the Ratfolk: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
