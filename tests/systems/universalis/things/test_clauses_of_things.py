"""Single clauses of what is held, worn and carried.  UN-0086, UN-0087, UN-1042 to UN-1047, UN-1121 to UN-1129"""

from __future__ import annotations

from typing import Any

import pytest

from systems.universalis.build import HALL, Play, hero, orc, position
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import Thing
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.things.burdens import burden, holds, load
from undercroft.systems.universalis.things.slots import (
    free_hands,
    hold,
    magic_type,
    rearrangements,
    usable_by,
    wear,
    wearable,
)


def bearer(**more: Any) -> Play:
    given = {"hands": [], "body": [], "pack": [], **more}
    return position(HALL, turn="S", S=hero(at="b2", **given), k=orc(at="h8"))


@rule("UN-0086", "UN-1045", "UN-1046")
@pytest.mark.parametrize(
    ("hands", "item", "after", "pack"),
    [
        ([], "axe", ("axe",), ()),
        (["broadsword"], "axe", ("broadsword", "axe"), ()),
        (["broadsword", "shield"], "axe", ("shield", "axe"), ("broadsword",)),
        (["broadsword", "shield"], "buckler", ("broadsword", "buckler"), ("shield",)),
        (["broadsword", "axe"], "shield", ("broadsword", "shield"), ("axe",)),
        (["broadsword", "shield"], "halberd", ("halberd",), ("broadsword", "shield")),
        (["sword-of-valor"], "flaming-sword", ("flaming-sword",), ("sword-of-valor",)),
        (["sword-of-valor"], "mirror-shield", ("sword-of-valor", "mirror-shield"), ()),
    ],
)
def test_what_is_taken_in_hand_makes_room_for_itself_by_its_own_kind_first(
    hands: list[str], item: str, after: tuple[str, ...], pack: tuple[str, ...]
) -> None:
    play = bearer(hands=hands)
    hold(play.who("S"), item)
    assert (play.who("S").hands, play.who("S").pack) == (after, pack)


@rule("UN-1045", "UN-1046", "UN-0243")
@pytest.mark.parametrize(
    ("body", "item", "after", "pack"),
    [
        ([], "chainmail", ("chainmail",), ()),
        (["leather-armor", "helmet"], "chainmail", ("helmet", "chainmail"), ("leather-armor",)),
        (["chainmail"], "helmet", ("chainmail", "helmet"), ()),
    ],
)
def test_one_body_armor_is_worn_at_a_time(
    body: list[str], item: str, after: tuple[str, ...], pack: tuple[str, ...]
) -> None:
    play = bearer(body=body)
    wear(play.who("S"), item)
    assert (play.who("S").body, play.who("S").pack) == (after, pack)


@rule("UN-1045", "UN-1046")
def test_magic_of_one_type_is_in_use_once_whether_held_or_worn() -> None:
    worn = next(id for id, card in gear_cards().items() if isinstance(card, Thing) and card.magic and card.worn)
    held = next(
        (
            id
            for id, card in gear_cards().items()
            if isinstance(card, Thing) and card.magic and card.hands and not card.worn
        ),
        None,
    )
    assert held is not None
    play = bearer(hands=[held])
    wear(play.who("S"), worn)
    assert (play.who("S").body, play.who("S").hands, play.who("S").pack) == ((worn,), (), (held,))
    hold(play.who("S"), held)
    assert (play.who("S").body, play.who("S").hands) == ((), (held,))
    assert worn in play.who("S").pack


@rule("UN-0087")
@pytest.mark.parametrize(
    ("body", "item", "may"),
    [
        ([], "chainmail", True),
        (["leather-armor"], "chainmail", False),
        (["helmet"], "chainmail", True),
        (["helmet"], "helmet", False),
        (["helmet"], "greaves", True),
        ([], "rope", False),
        ([], "axe", False),
    ],
)
def test_armor_is_put_on_where_none_of_its_kind_is_worn(body: list[str], item: str, may: bool) -> None:
    assert wearable(bearer(body=body).who("S"), item) is may


@rule("UN-0087")
def test_objects_are_put_on_where_nothing_like_them_is() -> None:
    cards = [card for card in gear_cards().values() if isinstance(card, Thing) and card.worn]
    for card in cards:
        assert wearable(bearer().who("S"), card.id)
        for other in cards:
            assert wearable(bearer(body=[other.id]).who("S"), card.id) is (other.kind != card.kind)
    assert wearable(bearer(body=["chainmail"]).who("S"), cards[0].id)


@rule("UN-1042", "UN-1045", "UN-1046")
@pytest.mark.parametrize(
    ("id", "kind"),
    [
        ("axe", ""),
        ("sword-of-valor", "Weapon"),
        ("bow-of-the-hunter", "ranged"),
        ("returning-javelin", "ranged"),
        ("mirror-shield", "Shield"),
    ],
)
def test_magic_is_of_a_type(id: str, kind: str) -> None:
    assert magic_type(gear_cards()[id]) == kind


@rule("UN-1047", "UN-G86")
@pytest.mark.parametrize(
    ("id", "large", "may"), [("dawn-of-dar", True, False), ("dawn-of-dar", False, True), ("sword-of-valor", True, True)]
)
def test_the_large_use_no_relics(id: str, large: bool, may: bool) -> None:
    assert usable_by(gear_cards()[id], large) is may


@rule("UN-0086", "UN-0087", "UN-0545")
def test_things_are_taken_in_free_hands_or_put_on_between_quests() -> None:
    play = bearer(hands=["broadsword"], pack=["axe", "halberd", "helmet", "rope"])
    assert free_hands(play.who("S")) == 1
    acts = {(option.act, option.what) for option in rearrangements(play.who("S"))}
    assert ("wear", "helmet") in acts
    assert not {act for act, what in acts if what == "rope"} & {"wear", "hold", "take-in-hand"}
    whats = [what for act, what in acts if what in ("axe", "halberd")]
    assert "axe" in whats
    assert "halberd" not in whats


@rule("UN-1128", "UN-1129", "UN-1121")
def test_a_load_beyond_one_limit_is_one_burden_and_beyond_twice_or_two_limits_two() -> None:
    card = bearer().who("S").card
    limits = {name: most for name, (_, most) in load(card, (), 0).items()}
    assert limits
    assert burden(card, (), 0) == 0
    found = set()
    for n in range(40):
        items = ("rope",) * n
        over = [(now, most) for now, most in load(card, items, 0).values() if now > most]
        expected = min(2, sum(1 if now <= 2 * most else 2 for now, most in over))
        assert burden(card, items, 0) == expected
        assert holds(card, items, 0) is (not over)
        found.add(expected)
    assert found == {0, 1, 2}
