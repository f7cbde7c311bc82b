"""Every special element: what interacting brings, what it does on entry, its ground.  UN-1049 to UN-1060"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from systems.universalis.box import BOX
from systems.universalis.build import Play, position
from systems.universalis.things.proofs import armed, proves
from systems.universalis.things.searching import (
    FAILED,
    HALL,
    PASSED,
    SEEN,
    Table,
    beside,
    facts,
    found,
    rows_of,
    two,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import ELEMENTS
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS, Piece, SectionPlan
from undercroft.systems.universalis.maps.plans import quieted

ILL = {
    ("bonfire", 12): ("stunned", "frightened", "poisoned"),
    ("fountain", 11): ("poisoned", "diseased", "stunned"),
}
"""What ails who searches these with these totals."""

SEARCHED: Table = {
    "adventurer-equipment": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (5, [], {"pack": ["rope"]}),
        (8, [], {"pack": ["club"]}),
        (11, [], {"coins": 3, "pack": ["rope"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "bone-pile": [
        (4, SEEN, {"enemies": True}),
        (8, [], {}),
        (11, [], {"coins": 3}),
        (12, [], {"pack": ["club"]}),
    ],
    "bonfire": [
        (2, [], {"wounds": 6, "reserve": 1}),
        (12, [], {"state": ["poisoned"]}),
    ],
    "campsite": [
        (3, [], {}),
        (9, [], {"wounds": 3}),
        (12, [], {"wounds": 2, "mana": 2}),
    ],
    "carnivorous-plant": [
        (6, FAILED, {"wounds": 8}),
        (6, PASSED, {}),
        (9, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "cell": [
        (4, SEEN, {"enemies": True}),
        (8, [], {}),
        (11, [], {"coins": 4}),
        (12, [], {"fortune": 1}),
    ],
    "cobwebs": [
        (4, [], {"state": ["poisoned"]}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "crystal-vein": [
        (2, [], {"wounds": 7, "reserve": 1}),
        (6, [], {}),
        (9, [], {"coins": 3}),
        (11, [], {"coins": 6}),
        (12, [], {"mana": 5}),
    ],
    "cursed-idol": [
        (5, FAILED, {"state": ["frightened"], "reserve": 1}),
        (5, PASSED, {}),
        (8, [], {"reserve": 1}),
        (11, [], {"coins": 6}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "dragons-lair": [
        (4, [], {"wounds": 8}),
        (9, [], {"coins": 9}),
        (11, [], {"coins": 9, "pack": ["unidentified-trinket"]}),
        (12, [], {"pack": ["fabled-trinket"]}),
    ],
    "fallen-star": [
        (3, [], {"wounds": 8}),
        (7, [], {}),
        (10, [], {"mana": 4}),
        (12, [], {"pack": ["unidentified-trinket"]}),
    ],
    "fountain": [
        (2, [], {"state": ["diseased"], "reserve": 1}),
        (5, [], {}),
        (9, [], {"wounds": 3}),
        (11, [], {"state": ["stunned"]}),
        (12, [], {"wounds": 0}),
    ],
    "gelatinous-cube": [
        (6, [], {"wounds": 8}),
        (9, [], {"state": ["stationary"]}),
        (11, [], {"pack": ["club"]}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "great-treasure": [
        (12, [], {"coins": 15}),
    ],
    "haunted-portrait": [
        (7, [], {}),
        (11, [], {"coins": 4}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "lamenting-ghost": [
        (5, [6, 6], {"wounds": 6}),
        (9, [], {}),
        (12, [], {"fortune": 1}),
    ],
    "lever": [
        (4, [], {"reserve": 2}),
        (9, [], {}),
        (12, [], {"coins": 6}),
    ],
    "magic-fountain": [
        (2, [], {"state": ["poisoned", "stunned"], "reserve": 1}),
        (4, [], {"state": ["stationary"]}),
        (7, [], {"wounds": 2}),
        (9, [], {"mana": 4}),
        (11, [], {"wounds": 0}),
        (12, [], {"wounds": 2, "fortune": 1}),
    ],
    "magic-portal": [
        (3, SEEN, {"enemies": True}),
        (6, [], {"state": ["stunned"]}),
        (10, [], {"mana": 3}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "mold": [
        (5, [], {"state": ["diseased"]}),
        (9, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "mount": [
        (4, [], {"wounds": 6}),
        (12, [], {"pack": ["rope"]}),
    ],
    "mushrooms": [
        (3, [], {"state": ["poisoned"]}),
        (5, [], {"state": ["stunned"]}),
        (8, [], {}),
        (10, [], {"wounds": 2}),
        (12, [], {"mana": 3}),
    ],
    "mysterious-mist": [
        (5, [], {"idle": True}),
        (9, [], {}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
    "nest-of-snakes": [
        (7, FAILED, {"state": ["poisoned"]}),
        (7, PASSED, {}),
        (10, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "old-traps": [
        (6, FAILED, {"wounds": 7}),
        (6, PASSED, {}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "quicksand": [
        (6, [], {"state": ["stationary"]}),
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "rubble": [
        (10, [], {}),
        (12, [], {"pack": ["rope"]}),
    ],
    "small-prison": [
        (4, SEEN, {"enemies": True}),
        (7, [], {}),
        (10, [], {"coins": 6}),
        (12, [], {"pack": ["rope"], "fortune": 1}),
    ],
    "special-statue": [
        (12, [*FAILED, *[6] * 5], {"wounds": 9}),
        (12, PASSED, {"pack": ["unidentified-trinket"]}),
    ],
    "spider-eggs": [
        (5, [], {"state": ["poisoned"]}),
        (10, [], {}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "symbols": [
        (12, FAILED, {"state": ["stunned"]}),
        (12, PASSED, {"mana": 4, "fortune": 1}),
    ],
    "witch-at-her-potions": [
        (4, FAILED, {"state": ["stunned", "poisoned"]}),
        (4, PASSED, {}),
        (8, [], {"wounds": 2}),
        (12, [], {"pack": ["unidentified-potion"]}),
    ],
    "wounded-pilgrim": [
        (3, SEEN, {"enemies": True}),
        (8, [], {"coins": 3}),
        (11, [], {"fortune": 1}),
        (12, [], {"pack": ["lucky-charm"]}),
    ],
}


@rule("UN-1049", "UN-1052")
@proves(*SEARCHED)
@pytest.mark.parametrize(("piece", "total", "then", "changes"), rows_of(SEARCHED))
def test_interacting_brings_what_the_card_says(piece, total, then, changes):
    assert found(piece, total, *then, ill=ILL.get((piece, total), ())) == changes


# on entry


def enter(piece: str, dice: list[int], **more: Any) -> Play:
    """Shara (Courage 4, Natural Armor 3, Perception 0) walks from a passage into a cellar where an element waits."""
    sheet = BOX[QUESTS]["the-broken-tusk"]
    cellar = msgspec.structs.replace(sheet.sections["cellar"], furniture=(), elements=(Piece(piece, "i2"),))
    changed = msgspec.structs.replace(sheet, sections={**sheet.sections, "cellar": cellar})
    numbers = {"courage": 4, "perception": 0}
    place = {"quest": as_setup(changed), "explored": ["g3", "i7"], "turn": ["heroes", "heroes"], **more}
    return position(S=armed("broadsword", at="i7", attributes=numbers), dice=dice, **place).take("S moves to i5").on()


@rule("UN-1051")
@proves("haunted-portrait", "lamenting-ghost", "mold")
@pytest.mark.parametrize(
    ("piece", "needed", "state"),
    [("haunted-portrait", 8 - 4, "frightened"), ("lamenting-ghost", 9 - 4, "frightened"), ("mold", 7 - 3, "diseased")],
)
def test_who_enters_is_tested(piece, needed, state):
    assert enter(piece, two(needed - 1)).see("S")["conditions"] == [state]
    assert enter(piece, two(needed)).see("S")["conditions"] == []


@rule("UN-1051", "UN-0258")
@proves("mysterious-mist")
def test_in_a_mysterious_mist_it_is_completely_dark():
    def coins(piece: str) -> int:
        play = enter(piece, [6, 5, 1]).take("S ends")
        return int(play.take("S searches the room").see("S")["coins"])

    assert (coins("mysterious-mist"), coins("mushrooms")) == (0, 2)


@rule("UN-1051", "UN-1057", "UN-G87")
@proves("dragons-lair", "nest-of-snakes", "spider-eggs")
@pytest.mark.parametrize("piece", ["dragons-lair", "nest-of-snakes", "spider-eggs"])
def test_what_lurks_comes_out_for_half_its_price_or_not_at_all(piece):
    poor = enter(piece, [1], reserve=0)
    assert poor.state.creatures == []
    rich = enter(piece, [*SEEN, *[1] * 9], reserve=30)
    cost = sum(person(one.card).vp for one in rich.state.creatures)
    assert rich.state.creatures
    assert 30 - rich.state.reserve == max(1, cost // 2)


@rule("UN-1058")
@proves("campsite", "dragons-lair", "witch-at-her-potions", "wounded-pilgrim")
@pytest.mark.parametrize("piece", sorted(BOX[ELEMENTS]))
def test_no_encounter_card_is_played_where_the_card_forbids_it(piece):
    quiet = {"campsite", "dragons-lair", "witch-at-her-potions", "wounded-pilgrim"}
    plan = SectionPlan(tiles=(), elements=(Piece(piece, "a1"),))
    assert quieted(plan).encounters is (piece not in quiet)


# people


@rule("UN-0269", "UN-0270", "UN-0271", "UN-0275")
@proves("small-prison", "witch-at-her-potions", "wounded-pilgrim")
@pytest.mark.parametrize(
    ("piece", "wit", "courage", "gift"),
    [
        ("small-prison", 3, 3, {"coins": 3}),
        ("witch-at-her-potions", 4, 4, {"pack": ["unidentified-potion"]}),
        ("wounded-pilgrim", 3, 3, {"fortune": 1}),
    ],
)
@pytest.mark.parametrize("how", ["persuades", "threatens"])
def test_people_give_what_they_have_to_who_wins_them(piece, wit, courage, gift, how):
    own = {"persuades": {"intelligence": wit}, "threatens": {"strength": courage}}[how]

    def asked(mine: list[int]) -> dict[str, Any]:
        play = beside(piece, [*mine, 4, 3, *[3] * 9], attributes={"vitality": 12, **own})
        before = facts(play)
        play.take(f"S {how} {piece}")
        return {name: value for name, value in facts(play).items() if value != before[name]}

    assert asked([6, 5]) == gift
    assert asked([2, 1]) == {}


# what everybody may enjoy


@rule("UN-0239", "UN-0240")
@proves("bonfire", "campsite", "fountain", "magic-fountain")
@pytest.mark.parametrize("piece", sorted(SEARCHED))
def test_a_second_hero_enjoys_what_the_card_lets_everybody_have(piece):
    shared = {"bonfire", "campsite", "fountain", "magic-fountain"}
    people = {"S": armed(at="d4"), "T": armed(at="e3")}
    play = position(HALL, turn=["S", "T"], furniture=[{"kind": piece, "at": "e4"}], dice=[5, 4, *[6] * 9], **people)
    play.take("S pulls the lever at e4" if piece == "lever" else "S searches e4").on()
    play.take("S ends")
    assert (play.offers("T searches e4") or play.offers("T pulls the lever at e4")) is (piece in shared)


# ground


@rule("UN-C102")
@proves("deep-pool", "pit", "abyss")
@pytest.mark.parametrize(("piece", "act"), [("deep-pool", "swim"), ("pit", "jump"), ("abyss", "jump"), ("rubble", "")])
def test_water_is_swum_and_holes_are_jumped(piece, act):
    wide = "#########\n#.......#\n#########"
    play = position(wide, S=armed(at="c2", facing="east"), furniture=[{"kind": piece, "at": "d2"}])
    found_ = {option.partition(" ")[0] for option in play.acts()}
    assert (act in found_) if act else not found_ & {"swim", "jump"}
