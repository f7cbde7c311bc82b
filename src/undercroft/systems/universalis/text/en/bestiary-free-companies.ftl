### The Free Companies, the bandits of the world.

universalis-faction-free-companies = Free Companies
    .the = the Free Companies
    .form = mp
    .text = Deserters, poachers and knights without a lord: free to leave, once you have paid.
universalis-creature-bandit = Bandit
    .the = the Bandit
    .text = Brave in the dark, and from behind.
universalis-creature-bandit-bowman = Bandit Bowman
    .the = the Bandit Bowman
    .text = The first arrow is the greeting. It has thought about the first arrow a lot.
universalis-creature-deserter = Deserter
    .the = the Deserter
    .text = It kept the helmet, the halberd and the habit of getting up.
universalis-creature-cutpurse = Cutpurse
    .the = the Cutpurse
    .text = It ran before you noticed what was missing.
universalis-creature-company-hound = Hound of the Company
    .the = the Hound of the Company
    .text = It does not bite to kill. It holds you until they come.
universalis-creature-fire-raiser = Fire-Raiser
    .the = the Fire-Raiser
    .text = He used to light streets.
universalis-creature-company-lookout = Lookout
    .the = the Lookout
    .text = Eleven years old, and whistles like the end of the world.
universalis-creature-hedge-witch = Hedge Witch
    .the = the Hedge Witch
    .text = Rust on your blade, mud at your feet, flies in your eyes: good morning.
universalis-creature-kennel-master = Kennel-Master
    .the = the Kennel-Master
    .text = Pay him or pet it.
universalis-creature-highwayman = Highwayman
    .the = the Highwayman
    .text = Your money or your life; he is in a hurry and takes both.
universalis-creature-pit-fighter = Pit-Fighter
    .the = the Pit-Fighter
    .text = Sold for three coins, bought himself back with his fists.
universalis-creature-toll-ogre = Toll Ogre
    .the = the Toll Ogre
    .text = Those who cannot pay at the bridge cross it by air.
universalis-creature-captain-of-the-company = Captain of the Company
    .the = the Captain of the Company
    .text = Sold three cities, two of them to the same buyer.
universalis-creature-robber-knight = Robber Knight
    .the = the Robber Knight
    .text = He still jousts; the other side no longer knows it is a joust.

## Sworn hatred

universalis-skill-hatred-free-companies = Hatred towards the Free Companies
    .the = Hatred towards the Free Companies
    .text = While you fight anybody of the Free Companies: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
