"""How many hands each thing takes: what there is no hand for goes to the backpack.  UN-0086, UN-G52"""

from __future__ import annotations

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, position
from systems.universalis.things.proofs import armed
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import THINGS, WEAPONS

BOTH = {
    *("bastard-sword", "battleaxe", "fausal-sword", "great-flail", "halberd", "katana", "kusarigama", "scythe"),
    *("warhammer", "greatsword", "falx", "arquebus", "composite-bow", "crossbow", "elven-bow", "longbow"),
    *("repeating-crossbow", "short-bow", "bow-of-the-hunter", "crossbow-of-piercing", "hammer-of-thunder"),
    *("bow-of-the-first-elves", "dawn-of-dar", "fraudiels-axe", "reapers-due", "lute", "probing-pole"),
}
OF_THE_BODY = {"claws", "fangs", "horns", "rock", "unarmed"}
IN_HAND = {
    *("book-of-riddles", "crowbar", "grappling-hook", "hand-mirror", "hunting-horn", "lantern", "lute", "picklocks"),
    *("probing-pole", "spyglass", "torch", "trap-tools", "horn-of-panic", "wand-of-fire", "wand-of-healing"),
    *("leaf-of-the-collard",),
}
WORN = {
    *("heavy-cloak", "sturdy-boots", "amulet-against-poison", "amulet-of-life", "belt-of-might", "boots-of-speed"),
    *("boots-of-the-goat", "brooch-of-bravery", "cloak-of-shadows", "cloak-of-the-salamander", "crown-of-command"),
    *("eye-of-the-hawk", "gloves-of-the-thief", "lamp-of-the-deep", "magic-arrows", "ring-of-regeneration"),
    *("ring-of-the-mind", "ring-of-warding", "boots-of-the-four-winds", "cloak-of-the-last-night"),
    *("heart-of-the-titan", "ring-of-radan", "splinter-of-the-crown", "eye-of-the-oracle", "wings-of-ithiel"),
}


@rule("UN-0086", "UN-0294", "UN-G52")
@pytest.mark.parametrize("item", sorted((set(BOX[WEAPONS]) - OF_THE_BODY) | IN_HAND))
def test_what_takes_both_hands_leaves_none_for_a_shield(item):
    play = position(HALL, S=armed("shield", at="d4", pack=[item])).take(f"S draws {item}")
    assert item in play.see("S")["hands"]
    assert ("shield" in play.see("S")["hands"]) is (item not in BOTH)


@rule("UN-0292")
@pytest.mark.parametrize("item", sorted(BOX[THINGS]))
def test_things_are_held_worn_or_used_from_the_backpack(item):
    play = position(HALL, S=armed(at="d4", pack=[item]))
    assert play.offers(f"S draws {item}") is (item in IN_HAND)
    assert play.offers(f"S puts on {item}") is (item in WORN)
