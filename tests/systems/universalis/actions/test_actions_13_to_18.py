"""Armor, corpses, lights, furniture, footbridges.  UN-0242, UN-0243, UN-0250 to UN-0265, UN-1475 to UN-1480"""

from __future__ import annotations

import pytest

from systems.staging import Dice
from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.furniture_and_bridges import lend, offers
from undercroft.systems.universalis.actions.search_corpses import corpse_dice
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.ground.fixtures import toughness
from undercroft.systems.universalis.ground.light import gloom, lit
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.state import State, Trophy

ROOM = """
########
#......#
#..S...#
#......#
#......#
########
"""
DOOR = "+-+-+-+-+\n|. S=. .|\n+ + +-+-+\n|. .|. .|\n+-+-+-+-+"


# armor


@rule("UN-0242")
def test_taking_armor_off_costs_the_action_and_the_move():
    play = position(ROOM, S=hero(body=["chainmail"])).take("S takes off chainmail")
    assert (play.see("S")["action"], play.see("S")["points"]) == (False, 0)
    assert play.see("S")["pack"][-1] == "chainmail"


@rule("UN-0242")
def test_armor_comes_off_the_body_though_another_like_it_is_in_hand():
    play = position(ROOM, S=hero(body=["chainmail"], hands=["chainmail"])).take("S takes off chainmail")
    assert play.who("S").body == ()
    assert play.who("S").hands == ("chainmail",)
    assert play.who("S").pack[-1] == "chainmail"


@rule("UN-0242")
def test_armor_is_not_changed_after_a_move():
    play = position(ROOM, S=hero(body=["chainmail"], pack=["leather-armor"])).take("S moves to e3")
    assert not play.offers("S takes off chainmail")
    assert not play.offers("S puts on leather armor")


@rule("UN-0242")
def test_putting_other_armor_on_takes_the_old_one_off():
    play = position(ROOM, S=hero(body=["chainmail"], pack=["leather-armor"])).take("S puts on leather-armor")
    assert (play.see("S")["body"], play.see("S")["pack"]) == (["leather-armor"], ["chainmail"])
    assert play.see("S")["armor"] == 4


@rule("UN-0243")
def test_a_helmet_is_put_on_with_a_quick_action_on_the_way():
    play = position(ROOM, S=hero(body=["chainmail"], pack=["helmet"])).take("S moves to e3", "S puts on helmet")
    assert play.see("S")["action"]
    assert not play.see("S")["quick"]


# corpses


def after_a_fight(corpses: list[str], dice: Dice, *, fought: bool = True, **more: object) -> Play:
    """Shara stands among these corpses."""

    def prepare(state: State) -> None:
        state.corpses = tuple(corpses)
        state.heroes[0].fought = fought
        state.piles["common"] = Pile(("rope", "lantern"))
        state.piles["special"] = Pile(("greek-fire",))
        state.piles["magic"] = Pile(("flaming-sword",))
        state.piles["relic"] = Pile(("dawn-of-dar",))

    return position(ROOM, S=hero(pack=[]), dice=dice, prepare=prepare, **more)


@rule("UN-0252", "UN-1475", "UN-1476")
def test_grunts_give_one_die_elites_two_champions_the_higher_of_strength_and_intelligence():
    boss = person("orc-warlord").stats
    assert corpse_dice(("orc-warrior", "orc-warrior")) == 2
    assert corpse_dice(("orc-boss",)) == 2
    assert corpse_dice(("orc-warlord",)) == max(boss.strength, boss.intelligence) > 2


@rule("UN-0253", "UN-1475")
def test_each_die_of_four_or_more_finds_a_coin():
    play = after_a_fight(["orc-warrior"] * 4, [3, 4, 5, 1])
    before = play.see("S")["coins"]
    play.take("S searches the corpses")
    assert play.see("S")["coins"] == before + 2
    assert not play.see("S")["action"]


@rule("UN-0254", "UN-1477", "UN-1478", "UN-1479", "UN-1480")
@pytest.mark.parametrize(
    ("sixes", "found"),
    [
        (1, []),
        (2, ["lantern"]),
        (3, ["greek-fire"]),
        (4, ["lantern", "greek-fire"]),
        (5, ["unidentified-broadsword"]),
        (6, ["unidentified-broadsword"]),
    ],
)
def test_sixes_among_the_dice_find_objects(sixes, found):
    play = after_a_fight(["orc-warrior"] * 6, [6] * sixes + [1] * (6 - sixes)).take("S searches the corpses")
    assert play.see("S")["pack"] == found


@rule("UN-0250", "UN-0251")
def test_only_who_took_part_in_the_combat_may_search():
    assert after_a_fight(["orc-warrior"], []).offers("S searches the corpses")
    assert not after_a_fight(["orc-warrior"], [], fought=False).offers("S searches the corpses")


@rule("UN-0251")
def test_a_turn_of_combat_counts_as_taking_part_and_need_not_be_next_to_the_corpses():
    def fighting(state: State) -> None:
        state.fighting, state.corpses = True, ("orc-warrior",)

    play = position(ROOM, S=hero(), turn="S", prepare=fighting)
    assert play.offers("S searches the corpses")


@rule("UN-0250")
@pytest.mark.parametrize(("squares", "over"), [(12, False), (13, True)])
def test_corpses_are_not_searched_while_the_combat_goes_on(squares, over):
    def prepare(state: State) -> None:
        state.corpses, state.heroes[0].fought = ("orc-warrior",), True

    lane = "#" * 17 + "\n#S" + "." * (squares - 1) + "k" + "." * (14 - squares) + "#\n" + "#" * 17
    play = position(lane, S=hero(), k=orc(), prepare=prepare)
    assert play.offers("S searches the corpses") is over


def the_last_orc_falls(**more: object) -> Play:
    """Shara kills the only orc there is, in her turn."""
    dice = {"S attack": [6, 5], "k defense": [1, 2], "S damage": [6] * 6, "T search-corpses?": [6]}
    people = {"S": hero(at="c3", pack=[]), "k": orc(at="d3"), **more}
    turn = ["S", *more, "S"]
    fights = position(ROOM, turn=turn, dice=dice, prepare=lambda state: setattr(state, "fighting", True), **people)
    return fights.take("S attacks k").on()


@rule("UN-0250")
def test_who_has_spent_his_action_on_the_last_enemy_searches_the_corpses_with_the_next_one():
    play = the_last_orc_falls()
    assert play.state.corpses == ("orc-warrior",)
    assert not play.offers("S searches the corpses")
    assert play.take("S ends").offers("S searches the corpses")


@rule("UN-0250")
def test_one_hero_searches_the_corpses_and_nobody_after_him():
    play = the_last_orc_falls(T=hero("taeral", at="b2")).take("S ends", "T searches the corpses", "T ends")
    assert play.state.active is not None
    assert play.state.active.who == play.names["S"]
    assert not play.offers("S searches the corpses")


@rule("UN-0250")
def test_a_new_section_leaves_the_corpses_behind_and_what_their_leader_had():
    def prepare(state: State) -> None:
        state.corpses, state.heroes[0].fought, state.spoils = ("orc-warrior",), True, ("flaming-sword",)

    play = position(DOOR, S=hero(), turn=["S", "S"], dice=[1], prepare=prepare)
    assert play.offers("S searches the corpses")
    play.take("S opens c1", "S ends")
    assert not play.offers("S searches the corpses")
    assert play.state.spoils == ()


@rule("UN-0251")
def test_who_fought_other_enemies_before_a_new_section_does_not_search_the_corpses_of_these():
    def prepare(state: State) -> None:
        state.heroes[0].fought = True

    play = position(DOOR, S=hero(), turn=["S", "S"], dice=[1], prepare=prepare).take("S opens c1")
    play.state.corpses = ("orc-warrior",)
    assert not play.take("S ends").offers("S searches the corpses")


@rule("UN-0251")
def test_who_fought_enemies_whose_corpses_were_searched_has_no_part_in_the_next_combat():
    play = the_last_orc_falls(T=hero("taeral", at="b2")).take("S ends", "T searches the corpses")
    play.state.corpses, play.state.fighting = ("orc-warrior",), False
    assert not play.take("T ends").offers("S searches the corpses")


@rule("UN-0255")
def test_a_leaders_magic_objects_are_always_found_and_its_other_things_are_not():
    dice = {"S attack": [6, 5], "k defense": [1, 2], "k block": [1], "S damage": [6] * 6, "S search-corpses": [1]}
    play = position(
        ROOM,
        S=hero(at="c3", pack=[]),
        k=orc(leader=True, at="d3", hands=["flaming-sword", "shield"]),
        turn=["S", "S"],
        dice=dice,
        prepare=lambda state: setattr(state, "fighting", True),
    )
    play.take("S attacks k").on()
    while play.asks() == "act" and not play.offers("S searches the corpses"):
        play.take("S ends")
    play.take("S searches the corpses")
    assert play.see("S")["pack"] == ["flaming-sword"]


@rule("UN-0256")
def test_an_unarmed_hero_takes_the_weapon_of_the_enemy_he_killed_and_is_clumsy_with_it():
    def prepare(state: State) -> None:
        state.corpses, state.heroes[0].fought = ("orc-warrior",), True
        state.heroes[0].trophy = Trophy(2, "axe")

    play = position(HALL, S=hero(at="b2", hands=[], pack=[]), k=orc(at="b3"), turn=["S"], prepare=prepare)
    assert not play.offers("S takes the weapon of the enemy")
    calm = position(ROOM, S=hero(hands=[], pack=[]), prepare=prepare).take("S takes the weapon of the enemy")
    assert calm.see("S")["hands"] == ["axe"]
    armed = position(HALL, S=hero(at="b2", hands=["axe"]), k=orc(at="b3"))
    clumsy = position(
        HALL,
        S=hero(at="b2", hands=["axe"], body=["strange-weapon"]),
        k=orc(at="b3"),
        prepare=lambda state: setattr(state.heroes[0], "strange", ("axe",)),
    )
    assert clumsy.see("S attacking k")["attack"] == armed.see("S attacking k")["attack"] - 1


@rule("UN-0256")
@pytest.mark.parametrize(
    ("trophy", "more", "may"),
    [
        (Trophy(2, "axe"), {}, True),
        (Trophy(3, "axe"), {}, False),
        (Trophy(2, "flaming-sword"), {}, False),
        (Trophy(2, "claws"), {}, False),
        (Trophy(2, "axe"), {"B": hero("borgron", at="b2", hands=["axe"], pack=["dagger"])}, False),
    ],
)
def test_only_a_plain_weapon_of_his_size_and_only_if_nobody_can_spare_one(trophy, more, may):
    def prepare(state: State) -> None:
        state.corpses, state.heroes[0].fought = ("orc-warrior",), True
        state.heroes[0].trophy = trophy

    play = position(ROOM, S=hero(hands=[], pack=[]), prepare=prepare, **more)
    assert play.offers("S takes the weapon of the enemy") is may


@rule("UN-0257")
def test_heroes_take_the_belongings_of_a_fallen_friend_beside_them():
    fallen = hero("borgron", at="e3", conditions=["knocked-out"], wounds=4, hands=["axe"], pack=["rope"], body=[])
    play = position(ROOM, S=hero(pack=[]), B=fallen).take("S strips B", "S takes rope", "S is done")
    assert (play.see("S")["pack"], play.see("B")["pack"]) == (["rope"], [])
    far = position(ROOM, S=hero(pack=[]), B={**fallen, "at": "g5"})
    assert not far.offers("S strips B")


# light


def dark(pitch: bool = False, **more: object) -> Play:
    def prepare(state: State) -> None:
        state.dark, state.pitch = int(not pitch), int(pitch)

    people = {"S": hero(hands=["short-bow"], at="b2"), "k": orc(at="e5"), **more}
    return position(HALL, prepare=prepare, **people)


@rule("UN-0258")
def test_sections_are_lit_unless_a_card_says_otherwise():
    plain = position(HALL, S=hero(hands=["short-bow"], at="b2"), k=orc(at="e5"))
    assert gloom(plain.game, 0) == 0
    lost = [plain.see("S shooting k")["shot"] - dark(pitch).see("S shooting k")["shot"] for pitch in (False, True)]
    assert lost == [1, 2]


@rule("UN-0259", "UN-0260", "UN-C318")
@pytest.mark.parametrize("light", ["torch", "lantern"])
def test_a_light_in_a_hand_avoids_both_darknesses_and_one_in_the_backpack_does_not(light):
    for pitch in (False, True):
        held = dark(pitch, B=hero("borgron", at="c2", hands=[light]))
        stowed = dark(pitch, B=hero("borgron", at="c2", hands=[], pack=[light]))
        assert gloom(held.game, 0) == 0 < gloom(stowed.game, 0)
        assert "darkness -1" not in held.see("S shooting k")["terms"]


@rule("UN-0260")
def test_a_light_may_be_set_down_on_a_square():
    play = dark(S=hero(hands=["torch"], at="b2")).take("S sets down torch")
    assert play.see("table")["dropped"] == ["torch at b2"]
    assert lit(play.game, 0)


@rule("UN-0259")
def test_complete_darkness_weakens_blows_too_unless_there_is_light():
    people = {"S": hero(at="b2"), "k": orc(at="b3")}
    blind, bright = dark(True, **people), position(HALL, **people)
    assert blind.see("S attacking k")["attack"] == bright.see("S attacking k")["attack"] - 1
    assert blind.see("S attacking k")["defense"] == bright.see("S attacking k")["defense"] - 1


# furniture


def beside(kind: str, dice: Dice | None = None, who: str = "shara") -> Play:
    return position(ROOM, S=hero(who), furniture=[{"kind": kind, "at": "e3"}], dice=dice)


@rule("UN-0261", "UN-1059")
def test_a_movable_piece_is_moved_one_square_with_an_action():
    play = beside("chair").take("S moves the chair to f3")
    assert [(one.kind, play.game.plan.board.name(one.at)) for one in play.state.ground.features] == [("chair", "f3")]
    assert not play.see("S")["action"]


@rule("UN-0261")
def test_fixed_pieces_stay_and_nothing_is_moved_onto_somebody():
    assert not beside("bed").offers("S moves the bed to f3")
    assert not beside("chair").offers("S moves the chair to d3")
    assert beside("chair").offers("S moves the chair to f4")
    assert not beside("chair").offers("S moves the chair to g3")


@rule("UN-0262")
def test_a_piece_as_high_as_he_is_takes_a_strength_test_a_lower_one_none_a_higher_one_cannot_be_moved():
    passed = beside("wardrobe", [4, 2]).take("S moves the wardrobe to f3")
    failed = beside("wardrobe", [3, 2]).take("S moves the wardrobe to f3")
    assert passed.game.plan.board.name(passed.state.ground.features[0].at) == "f3"
    assert failed.game.plan.board.name(failed.state.ground.features[0].at) == "e3"
    assert beside("chair", []).offers("S moves the chair to f3")
    small = position(ROOM, S=hero("snik", skills=["small"]), furniture=[{"kind": "wardrobe", "at": "e3"}])
    assert not small.offers("S moves the wardrobe to f3")


@rule("UN-0261")
def test_only_who_stands_beside_a_piece_and_no_enemy_moves_it():
    far = position(ROOM, S=hero(at="b5"), furniture=[{"kind": "chair", "at": "e3"}])
    assert not far.offers("S moves the chair to f3")
    held = position(ROOM, S=hero(), k=orc(at="c2"), furniture=[{"kind": "chair", "at": "e3"}])
    assert not held.offers("S moves the chair to f3")


@rule("UN-0263")
def test_a_piece_moved_into_an_access_can_be_moved_again_or_broken_like_a_door():
    people = {"S": hero(at="a2", hands=["broadsword"])}
    play = position(DOOR, furniture=[{"kind": "barrels-and-boxes", "at": "b2"}], turn=["S", "S"], **people)
    play.take("S moves the barrels-and-boxes to b1")
    feature = play.state.ground.features[0]
    assert toughness(play.game, f"{feature.kind} {feature.at}") == (5, 5)
    play.take("S ends")
    assert play.offers("S moves the barrels-and-boxes to b2")


# footbridges

CHASM = """
#######
#S.o.B#
#..o..#
#######
"""


def at_the_chasm(**more: object) -> Play:
    people = {"S": hero(at="c2", pack=[]), "B": hero("borgron", at="e2", pack=["rope", "pickaxes", "torch"]), **more}
    return position(CHASM, turn=["S", "B"], **people)


@rule("UN-0264")
def test_two_at_opposite_ends_build_a_footbridge_and_spend_rope_and_pickaxes():
    play = at_the_chasm().take("S builds a bridge with B", "B lends a hand")
    assert play.game.terrain.bridges >> play.game.plan.board.parse("d2") & 1
    assert play.see("B")["pack"] == ["torch"]
    assert not play.see("S")["action"]
    play.take("S ends")
    assert not play.see("B")["action"]


@rule("UN-0264")
@pytest.mark.parametrize("pack", [["rope"], ["pickaxes"], []])
def test_without_both_cards_no_footbridge_is_built(pack):
    assert not at_the_chasm(B=hero("borgron", at="e2", pack=pack)).offers("S builds a bridge with B")


@rule("UN-0264")
def test_a_friend_who_has_acted_or_stands_elsewhere_cannot_help_to_build():
    tools = {"pack": ["rope", "pickaxes"]}
    assert not at_the_chasm(B=hero("borgron", at="e2", activated=True, **tools)).offers("S builds a bridge with B")
    assert not at_the_chasm(B=hero("borgron", at="f2", **tools)).offers("S builds a bridge with B")
    lent = at_the_chasm(B=hero("borgron", at="e2", **tools))
    assert lent.offers("S builds a bridge with B")
    lend(lent.who("B"))
    assert not [one for one in offers(Standpoint(lent.game, lent.who("S"))) if one.act == "build-bridge"]


@rule("UN-0265")
def test_a_footbridge_is_destroyed_from_its_end_with_an_action():
    play = at_the_chasm().take("S builds a bridge with B", "B lends a hand").take("S ends", "B ends")
    again = position(
        CHASM,
        S=hero(at="c2"),
        B=hero("borgron", at="f3"),
        furniture=[{"kind": "footbridge", "at": "d2"}],
    ).take("S destroys the bridge at d2")
    assert play.game.terrain.bridges
    assert not again.game.terrain.bridges
    assert not again.see("S")["action"]
