"""Cards as things with a state of their own, in the proving game."""

from __future__ import annotations

from positions import K, board


def fight(stage, bag, dice=(), foe="ogre"):
    here = board("#..Kg...#", "#.......#")
    return stage(here, "K", {"K": K | {"bag": bag}, "g": {"kind": foe, "facing": 6}}, dice)


def test_a_card_is_put_on_where_its_slot_is_free_and_else_carried(stage):
    scene = fight(stage, ["blade", "axe", "cloak"])
    assert (scene.of("K")["worn"], scene.of("K")["bag"]) == (["blade", "cloak"], ["blade", "cloak", "axe"])


def test_readying_a_weapon_puts_the_other_into_the_pack(stage):
    scene = fight(stage, ["blade", "axe"]).does("ready axe")
    assert (scene.of("K")["worn"], scene.of("K")["bag"]) == (["axe"], ["axe", "blade"])


def test_what_is_stowed_helps_no_more(stage):
    scene = fight(stage, ["blade"], [((4, 4), (1,))]).does("stow blade")
    assert scene.of("K")["worn"] == []
    assert scene.does("melee g").of("g")["wounds"] == 2


def test_only_what_is_in_the_hand_helps(stage):
    carried = fight(stage, ["cloak", "axe~1", "blade"], [((4, 4), (1,))], foe="goblin").does("melee g")
    assert carried.of("g")["gone"]
    worn = fight(stage, ["blade"], [((4, 4, 4), (1,))], foe="ogre").does("melee g")
    assert worn.of("g")["wounds"] == 3


def test_a_weapon_wears_with_every_blow_that_lands(stage):
    assert fight(stage, ["blade"], [((4, 1, 1), (1,))]).does("melee g").of("K")["bag"] == ["blade~1"]
    assert fight(stage, ["blade"], [((1, 1, 1), (1,))]).does("melee g").of("K")["bag"] == ["blade"]


def test_a_damaged_weapon_helps_no_more_until_it_is_mended(stage):
    scene = fight(stage, ["blade~1"], [((4, 1, 1), (1,)), ((1, 1), (1,)), ((4, 4, 4), (1,))])
    scene.does("melee g")
    assert scene.of("K")["bag"] == ["blade~2+damaged"]
    assert scene.does("melee g").of("g")["wounds"] == 1
    assert scene.does("mend blade~2+damaged").of("K")["bag"] == ["blade"]


def test_what_is_handed_over_stays_as_it_is(stage):
    figures = {"K": K | {"bag": ["blade~2+damaged"]}, "A": {"kind": "archer"}}
    scene = stage(board("#..KA...#"), "K", figures).does("trade", "give blade~2+damaged A")
    assert (scene.of("K")["bag"], scene.of("A")["bag"]) == ([], ["blade~2+damaged"])


def test_the_sheet_shows_what_is_true_of_the_copy(stage):
    scene = fight(stage, ["blade~2+damaged", "axe"])
    (sheet,) = scene.table.scene(0).sheets
    assert [(card.id, card.slot, card.tags) for card in sheet.worn] == [("blade~2+damaged", "hand", ("damaged",))]
    assert [card.id for card in sheet.carried] == ["axe"]
