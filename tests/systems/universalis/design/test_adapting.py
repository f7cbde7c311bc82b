"""Adventures of other games, and bare maps furnished.  UN-1455 to UN-1461, UN-X129"""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.workshop import like
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.quest_files import as_setup, as_yaml
from undercroft.systems.universalis.cards.quests import QUESTS, LeaderPlan, Piece, Post, Quest
from undercroft.systems.universalis.design.adapting import furnished, in_hand, level
from undercroft.systems.universalis.design.designing import Wish, design
from undercroft.systems.universalis.design.quest_checks import faults

BELL = BOX[QUESTS]["the-silent-bell"]
NAVE = next(name for name, section in BELL.sections.items() if section.main)


def foreign() -> Quest:
    """A map of another game with two skeletons, a minotaur, a stake and boxes, drawn over the chapel of the bell."""
    plan = BELL.sections[NAVE]
    bare = {name: msgspec.structs.replace(one, creatures=(), traps={}) for name, one in BELL.sections.items()}
    bare[NAVE] = msgspec.structs.replace(
        plan,
        creatures=(Post(creature="skeleton-warrior", at="k2"), Post(creature="skeleton-warrior", at="k3")),
        traps={"k4": "stake"},
    )
    return msgspec.structs.replace(
        BELL,
        sections=bare,
        adapted=True,
        reserve=None,
        leader=LeaderPlan(creature="minotaur"),
        rules="",
    )


@rule("UN-1455", "UN-1456", "UN-X129")
def test_the_level_is_what_creatures_and_traps_cost_together():
    assert level(foreign(), 1) == 1 + 1 + 9 + 2
    assert level(msgspec.structs.replace(foreign(), leader=None), 1) == 4


@rule("UN-1457", "UN-X129")
@pytest.mark.parametrize(("vp", "points"), [(15, 2), (13, 0), (10, -3)])
def test_the_dark_player_has_what_the_group_is_worth_beyond_the_level(vp, points):
    setup = SYSTEM.default_setup(as_setup(foreign()), 1, "foreign")
    party = (like("shara", vp=vp, body=(), hands=("broadsword",), pack=()),)
    assert SYSTEM.start(msgspec.structs.replace(setup, party=party)).reserve == points


@rule("UN-1458", "UN-1459")
def test_the_hand_begins_with_a_card_of_each_kind_the_adventure_includes():
    quest = foreign()
    assert set(in_hand(quest)) == {"stake", "wandering-creature", "special-creature"}
    seats = (SeatPlan("us"), SeatPlan("them", role="dark", controller="person"))
    setup = Setup(system="universalis", quest=as_setup(quest), party=("shara",), seats=seats, seed="hand")
    table = Table(SYSTEM, setup)
    while table.ask is not None and not table.game.state.player.hand:
        table.choose(table.ask.options[table.ask.default])
    player = table.state.player
    assert player is not None
    assert set(in_hand(quest)) < set(player.hand)
    assert len(player.hand) == len(in_hand(quest)) + 1


def test_the_boxes_of_a_map_cost_nothing():
    plan = foreign().sections[NAVE]
    boxes = msgspec.structs.replace(plan, furniture=(Piece(kind="barrels-and-boxes", at="k2"),))
    with_boxes = msgspec.structs.replace(foreign(), sections={**foreign().sections, NAVE: boxes})
    assert level(with_boxes, 1) == level(foreign(), 1)


def bare(rooms: int = 0) -> Quest:
    """A dungeon by the design rules out of which everything was carried; with so many pairs of rooms too many."""
    quest = design(Wish(heroes=3, vp=40, seed="bare", faction="great-orc-clans", more=rooms))
    emptied = {
        name: msgspec.structs.replace(section, furniture=(), elements=()) for name, section in quest.sections.items()
    }
    return msgspec.structs.replace(quest, sections=emptied)


def stands(quest: Quest) -> tuple[int, int]:
    """How many pieces of furniture and how many special elements."""
    sections = quest.sections.values()
    return sum(len(one.furniture) for one in sections), sum(len(one.elements) for one in sections)


@rule("UN-1461")
@pytest.mark.parametrize(("heroes", "rooms", "n"), [(3, 0, 3), (4, 0, 4), (3, 1, 4)])
def test_a_bare_map_is_furnished_as_far_as_the_design_rules_allow(heroes, rooms, n):
    full = furnished(bare(rooms), Wish(heroes=heroes, vp=40, seed="full"))
    assert stands(bare(rooms)) == (0, 0)
    assert stands(full) == (n, n)
    assert faults(full) == []


@rule("UN-1461")
def test_what_a_map_has_already_counts():
    once = furnished(bare(), Wish(heroes=3, vp=40, seed="once"))
    assert furnished(once, Wish(heroes=3, vp=40, seed="twice")) == once
    more = furnished(once, Wish(heroes=4, vp=40, seed="more"))
    kinds = [piece.kind for section in more.sections.values() for piece in section.furniture]
    assert stands(more) == (4, 4)
    assert len(kinds) == len(set(kinds))


def test_a_sheet_in_a_file_is_furnished_for_so_many_heroes_and_not_for_a_crowd():
    text = as_yaml(bare())
    full = SYSTEM.furnished(text, "bare", heroes=3, points=40, seed="file")
    assert full.count("kind:") > text.count("kind:")
    assert SYSTEM.quest_from(full, "bare").id
    with pytest.raises(SetupError, match="1 to 5 heroes"):
        SYSTEM.furnished(text, "bare", heroes=6, points=40, seed="file")
    with pytest.raises(SetupError, match="unknown"):
        SYSTEM.furnished(text.replace("great-orc-clans", "great-ork-clans"), "bare", heroes=3, points=40, seed="file")
