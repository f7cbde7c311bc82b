"""Circumstances under which a bonus counts: `when: [against-undead]`.  What makes each true is bound in `status`."""

from __future__ import annotations

from undercroft.crawl.circumstances import Circumstance


class When(Circumstance):
    """What must be so for a bonus to count."""

    IN_BATTLE = "in-battle", "a battle is going on"
    AGAINST_UNDEAD = "against-undead", "the other model is undead"
    AGAINST_DEMONS = "against-demons", "the other model is a demon"
    AGAINST_BEASTS = "against-beasts", "the other model is a beast"
    AGAINST_HUMANOIDS = "against-humanoids", "the other model is a humanoid"
    FEAR = "fear", "the test is against fear or terror"
    TRAPS = "traps", "the test is about a trap"
    POISON_OR_DISEASE = "poison-or-disease", "the test is against poison or disease"
    BLADED = "bladed", "the strike is made with a bladed weapon"
    CRUSHING = "crushing", "the strike is made with a crushing weapon"
    BEHIND = "behind", "the attack comes from behind"
    CHARGING = "charging", "the attack is a charge"
    AIMED = "aimed", "the shot was aimed"
    THROWING = "throwing", "something is thrown"
    SHOT_AT = "shot-at", "the other model shoots"
    SEARCHING = "searching", "a room or corridor is searched"
    LOCKS = "locks", "the test is about a lock"
    CLIMBING = "climbing", "the test is about climbing"
    IDENTIFYING = "identifying", "something is being identified"
    DISPELLING = "dispelling", "a spell is to be dispelled"
    MIXING = "mixing", "a potion is mixed"
    HARVESTING = "harvesting", "ingredients are gathered or parts are harvested"
    WOUNDED = "wounded", "it has lost half its hit points"
