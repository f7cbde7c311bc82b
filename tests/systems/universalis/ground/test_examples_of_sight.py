"""The book's examples of lines of sight, and of a turn that is won.  UN-X30, UN-X34, UN-X35"""

from __future__ import annotations

import pytest

from systems.universalis.build import Play, hero, orc, position, square, troll
from systems.universalis.rooms import rooms
from undercroft.board.sight import HEAVY, LIGHT
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.ground.sight import line_of, line_to

FIELD = "\n".join(["#" * 17, *["#" + "." * 15 + "#"] * 15, "#" * 17])
NONE, CLEAR = None, 0
SEEN = {"a": CLEAR, "b": LIGHT, "c": LIGHT, "d": HEAVY, "e": NONE, "f": NONE, "g": NONE, "t": LIGHT}


def among_furniture() -> Play:
    """Taeral in the middle, seven orcs and a troll around him behind beds, columns and a cupboard."""
    pieces = {"bed": ["l9", "f10"], "column": ["l7", "g9", "g7"], "cupboard": ["i11"]}
    furniture = [{"kind": kind, "at": at} for kind, places in pieces.items() for at in places]
    at = {"a": "i4", "b": "m9", "c": "f12", "d": "l6", "e": "e9", "f": "f6", "g": "i13"}
    people = {name: orc(at=place) for name, place in at.items()}
    return position(FIELD, T=hero("taeral", at="i9"), t=troll(at="j12"), turn="T", furniture=furniture, **people)


@rule("UN-X34", "UN-0329", "UN-0334", "UN-0335")
@pytest.mark.parametrize(("name", "cover"), list(SEEN.items()))
def test_taeral_sees_over_beds_past_corners_and_over_a_cupboard_only_what_is_higher(name, cover):
    play = among_furniture()
    line = line_of(play.game, play.who("T"), play.who(name))
    assert (None if line is None else line[0]) == cover


@rule("UN-X35", "UN-0338", "UN-0329")
@pytest.mark.parametrize(("orc_at", "sees"), [("b3", True), ("b7", False)])
def test_an_orc_sees_whoever_flies_or_stands_higher_but_not_through_a_tree(orc_at, sees):
    people = {
        "N": hero("nariant", at="k4", conditions=["flying"]),
        "H": hero("herbod", at="l3"),
        "S": hero("shara", at="g3"),
        "k": orc(at=orc_at),
    }
    pieces = [{"kind": "shrine", "at": "k3"}, {"kind": "tree", "at": "c6"}, {"kind": "tree", "at": "c7"}]
    play = position(FIELD, turn="S", furniture=pieces, **people)
    seen = [line_of(play.game, play.who("k"), play.who(name)) is not None for name in "NH"]
    assert seen == [sees, sees]


@rule("UN-X35", "UN-0331")
def test_without_the_shrine_shara_would_hide_him():
    people = {"H": hero("herbod", at="l3"), "S": hero("shara", at="g3"), "k": orc(at="b3")}
    play = position(FIELD, turn="S", **people)
    assert line_of(play.game, play.who("k"), play.who("H")) is None


@rule("UN-0338")
@pytest.mark.parametrize(
    ("viewer", "target", "sees"), [([], ["flying"], True), (["flying"], [], True), ([], [], False)]
)
@pytest.mark.parametrize("between", ["orc-champion", "troll", "dragon-of-the-claw"])
def test_nobody_hides_who_flies_nor_hides_anybody_from_who_flies(viewer, target, sees, between):
    people = {
        "N": hero("nariant", at="l3", conditions=target),
        "k": orc(at="b3", conditions=viewer),
        "m": {"creature": between, "at": "g3"},
    }
    play = position(FIELD, turn="N", **people)
    assert play.see("k and N")["sight"] is sees


@rule("UN-0326", "UN-0338", "UN-0451")
@pytest.mark.parametrize(("viewer", "sees"), [(["flying"], True), ([], False)])
def test_nobody_hides_a_square_from_who_flies(viewer: list[str], sees: bool) -> None:
    people = {"N": hero("nariant", at="b3", conditions=viewer), "m": {"creature": "troll", "at": "g3"}}
    play = position(FIELD, turn="N", **people)
    assert (line_to(play.game, play.who("N"), square(play, "l3")) is not None) is sees


@rule("UN-X30", "UN-0310", "UN-0116")
def test_after_winning_initiative_a_new_heroes_turn_begins_and_two_quick_actions_fit_in_it():
    place = {"reserve": 20, "group": 10, "decks": {"encounters": ["wandering-creature"], "powers": ["fortune"]}}
    people = {
        "B": hero("borgron", at="f3", hands=[]),
        "S": hero(at="e3", hands=["broadsword"], pack=["heroic-potion", "axe"], activated=True),
    }
    board = rooms([6, 6], 5, {0: (3, "=")})
    play = position(board, turn="heroes", dice=[3, 1, 6, 5, 1, 2], **people, **place)
    play.take("B opens g3").on()
    assert [creature.card for creature in play.state.creatures] == ["orc-warrior", "orc-archer"]
    assert (play.state.side, play.state.suffered) == ("heroes", 0)
    assert play.state.piles["powers"].cards == ("fortune",)
    play.take("S acts", "S uses heroic-potion", "S hands something to B", "S chooses axe").on()
    assert "axe" in (*play.who("B").hands, *play.who("B").pack)
    assert play.see("S")["action"] is False
