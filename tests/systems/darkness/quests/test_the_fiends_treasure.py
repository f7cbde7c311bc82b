"""Quest 6: The Fiend's Treasure."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    dice,
    enemy,
    finish,
    first,
    hero,
    named,
    offered,
    pick_up,
    position,
    take,
    tokens,
    won,
    zone,
)
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import ARTIFACTS
from undercroft.systems.darkness.cards.library import gear_cards, library
from undercroft.systems.darkness.game import Darkness

QUEST = "the-fiends-treasure"
CACHES = ("5r:7", "3r:9", "7r:2", "1v:7")
KENNEL, BEFORE_THE_DOOR, BEHIND_IT = "1v:9", "1v:5", "1v:6"
CELLS = {"9r:3": "9r:2", "9r:7": "9r:8"}


def at_cache(kind: str) -> DarknessTable:
    def under(game: Darkness) -> None:
        facedown = [token for token in game.state.tokens if token.kind == "facedown"]
        others = [token.under for token in facedown]
        others.remove(kind)
        for token, lies in zip(facedown, [kind, *others]):
            token.under = lies

    return position(QUEST, heroes=[hero("bjorn", CACHES[0]), "sibyl"], before=under)


def at_the_door(keys: int) -> DarknessTable:
    table = position(QUEST, heroes=[hero("bjorn", BEFORE_THE_DOOR)], quest={"keys": keys})
    return take(table, "move")


@rule("DA-0421")
def test_the_greater_hellhound_starts_in_its_zone_with_level_5_treasure() -> None:
    table = position(QUEST)
    hellhound = enemy(table, "hellhound")
    assert (hellhound.card, named(table, hellhound.at)) == ("hellhound-greater", KENNEL)
    assert gear_cards()[hellhound.gear].level == 5


@rule("DA-0422")
def test_an_artifact_and_three_lairs_lie_facedown_in_the_four_caches() -> None:
    table = position(QUEST)
    facedown = tokens(table, "facedown")
    assert sorted(token.under for token in facedown) == ["artifact", "lair", "lair", "lair"]
    assert sorted(token.at for token in facedown) == sorted(zone(table, cache) for cache in CACHES)


@rule("DA-0422")
def test_they_are_shuffled() -> None:
    orders = {tuple(token.under for token in tokens(position(QUEST, seed=str(n)), "facedown")) for n in range(24)}
    assert len(orders) == 4


@rule("DA-0423")
def test_the_hellhound_does_not_count_as_a_roaming_monster_for_events() -> None:
    assert not enemy(position(QUEST), "hellhound").counts


@rule("DA-0424")
def test_the_hellhound_does_nothing_until_its_door_is_opened() -> None:
    def awake_otherwise(game: Darkness) -> None:
        game.state.foes[0].acted = False
        game.state.closed = 0

    table = finish(position(QUEST, heroes=[hero("bjorn", "1v:4")], do="enemies", before=awake_otherwise))
    assert named(table, enemy(table, "hellhound").at) == KENNEL


@rule("DA-0424", "DA-0419")
def test_opening_the_door_to_its_room_wakes_it() -> None:
    table = take(at_the_door(2), "open", at=BEHIND_IT)
    assert not enemy(table, "hellhound").asleep


@rule("DA-G121")
def test_a_door_card_is_drawn_for_its_chamber_as_for_any() -> None:
    table = at_the_door(2)
    doors = len(table.state.piles["door"].cards)
    finish(take(table, "open", at=BEHIND_IT))
    assert len(table.state.piles["door"].cards) == doors - 1


@rule("DA-0425", "DA-0422")
def test_a_lair_gives_its_finder_5_xp_and_is_gone() -> None:
    table = pick_up(at_cache("lair"))
    assert [one.xp for one in table.state.heroes] == [5, 0]
    assert table.state.quest["keys"] == 0


@rule("DA-0426", "DA-0418")
def test_the_facedown_artifact_token_is_a_key_and_is_discarded() -> None:
    table = pick_up(at_cache("artifact"))
    assert table.state.quest["keys"] == 1
    assert not first(table).tokens


@rule("DA-0426", "DA-0418")
def test_the_artifact_token_of_the_guarded_room_is_the_other_key() -> None:
    assert pick_up(position(QUEST, heroes=[hero("bjorn", "9r:3")])).state.quest["keys"] == 1


@rule("DA-0426", "DA-0419", "DA-0304")
@pytest.mark.parametrize("keys", [0, 1])
def test_without_both_keys_the_special_door_cannot_be_opened(keys: int) -> None:
    assert not offered(at_the_door(keys), "open")


@rule("DA-0011", "DA-0426", "DA-0419")
def test_with_both_keys_any_hero_may_open_it() -> None:
    table = at_the_door(2)
    assert [option.at for option in offered(table, "open")] == [zone(table, BEHIND_IT)]


@rule("DA-0427")
@pytest.mark.parametrize("cell", list(CELLS))
def test_a_guarded_room_has_one_guard_in_place_of_its_door_card(cell: str) -> None:
    table = position(QUEST, heroes=[hero("bjorn", CELLS[cell])])
    doors = len(table.state.piles["door"].cards)
    finish(take(take(table, "move"), "open", at=cell))
    assert len(table.state.piles["door"].cards) == doors
    assert [one.at for one in table.state.foes if not one.role] == [zone(table, cell)]


@rule("DA-0427")
def test_other_rooms_have_their_door_card() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "5r:8")])
    doors = len(table.state.piles["door"].cards)
    finish(take(take(table, "move"), "open", at="5r:9"))
    assert len(table.state.piles["door"].cards) == doors - 1


@rule("DA-0428", "DA-0301")
def test_the_library_token_is_discarded_for_a_random_artifact() -> None:
    table = finish(pick_up(position(QUEST, heroes=[hero("bjorn", "9r:7")])))
    assert [card in library()[ARTIFACTS] for card in first(table).cards()].count(True) == 1
    assert not tokens(table, "library")


@rule("DA-0420")
def test_killing_the_hellhound_wins() -> None:
    def weak(game: Darkness) -> None:
        game.state.foes[0].boss_hurt = game.state.foes[0].most - 1

    table = position(QUEST, heroes=[hero("bjorn", KENNEL, hands=("mace",))], before=weak)
    dice(table, "h")
    assert won(finish(take(table, "melee"))) is True


@rule("DA-G122")
def test_nobody_leaves_by_the_exit_of_this_quest() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "1v:4")], quest={"keys": 2})
    assert won(finish(table)) is None
    assert not first(table).left
