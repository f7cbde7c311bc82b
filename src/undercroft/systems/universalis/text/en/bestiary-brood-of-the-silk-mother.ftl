### Brood of the Silk Mother.

universalis-faction-brood-of-the-silk-mother = Brood of the Silk Mother
    .the = the Brood of the Silk Mother
    .text = Spiders, their weavers and their larder; the larder walks, too.
universalis-creature-silk-thrall = Silk Thrall
    .the = the Silk Thrall
    .text = Wrapped for later. Blows sink in; fire does not.
universalis-creature-brood-spider = Brood Spider
    .the = the Brood Spider
    .text = The eldest of nine hundred.
universalis-creature-spiderling-swarm = Swarm of Spiderlings
    .the = the Swarm of Spiderlings
    .text = They only want to hold you until Mother comes.
universalis-creature-thread-archer = Thread Archer
    .the = the Thread Archer
    .text = Its bowstring is its own, and so is the venom.
universalis-creature-cobweb-thief = Cobweb Thief
    .the = the Cobweb Thief
    .text = A prick, a numb hand, an empty purse.
universalis-creature-leaping-spider = Leaping Spider
    .the = the Leaping Spider
    .text = Six squares away is near enough.
universalis-creature-blood-moths = Swarm of Blood Moths
    .the = the Swarm of Blood Moths
    .text = They come to the light, then to the warmth.
universalis-creature-trapdoor-spider = Trapdoor Spider
    .the = the Trapdoor Spider
    .text = The floor was always a lid.
universalis-creature-half-spider-huntress = Half-Spider Huntress
    .the = the Half-Spider Huntress
    .text = Eight legs to keep her distance, two arms to use it.
universalis-creature-web-weaver = Web Weaver
    .the = the Web Weaver
    .text = She pulls one thread, and your spell comes undone.
universalis-creature-orb-weaver = Orb Weaver
    .the = the Orb Weaver
    .text = Three parcels at a time, and you are the third.
universalis-creature-reaper-mantis = Reaper Mantis
    .the = the Reaper Mantis
    .text = It looks as if it prayed. You should.
universalis-creature-matron-of-silk = Matron of Silk
    .the = the Matron of Silk
    .text = She had a name and a loom; she kept the loom.
universalis-creature-silk-mother = Silk Mother
    .the = the Silk Mother
    .text = You have walked on her for an hour.

## Sworn hatred: of the faction that killed a relative

universalis-skill-hatred-brood-of-the-silk-mother = Hatred towards the Brood of the Silk Mother
    .the = Hatred towards the Brood of the Silk Mother
    .text = While you fight anybody of the Brood of the Silk Mother: Courage +1, and 1s of melee hitting rolls are thrown again, but not those of a critical failure.
