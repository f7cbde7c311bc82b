### The first quest.

universalis-quest-the-broken-tusk = The Broken Tusk
    .story = An orc with one tusk has moved into the old cellars and calls himself lord of the road. The merchants of the valley pay for the other tusk.
    .goal = Knock out the orc boss in the hall at the end of the cellars.
universalis-section-gate = the gate
universalis-section-cellar = the cellar
universalis-section-passage = the passage
universalis-section-hall = the hall
