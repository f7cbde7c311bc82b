"""Quest 3: The Chosen One."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    dice,
    end_turn,
    finish,
    first,
    foe,
    hero,
    offered,
    pick_up,
    position,
    prompt,
    take,
    tokens,
    until,
    won,
    zone,
)
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import EndPhase
from undercroft.systems.darkness.cards.definitions import ARTIFACTS
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.quests.the_chosen_one import the_chosen
from undercroft.systems.darkness.setup import ready_setup
from undercroft.systems.darkness.system import DarknessSystem

QUEST = "the-chosen-one"
PIECES, EXIT, LAIRS = ("9v:1", "7v:9", "8v:1"), "5v:9", ("5v:2", "7v:5")
ARTIFACT = next(iter(library()[ARTIFACTS]))


def last_piece(*heroes: Figure, level: int = 1) -> DarknessTable:
    """The first Hero stands on the last of the three pieces."""
    return position(QUEST, heroes=heroes or (hero("bjorn", PIECES[2]), "sibyl"), quest={"pieces": 2}, level=level)


def at_the_exit(*heroes: Figure) -> DarknessTable:
    return end_turn(position(QUEST, heroes=heroes, quest={"pieces": 3, "exit": 1}, noted={ARTIFACT: 1}))


@rule("DA-0011", "DA-0383")
def test_at_the_start_players_choose_any_hero_as_the_chosen_one() -> None:
    table = Table(DarknessSystem(), ready_setup(QUEST, 3, "seed"))
    assert table.ask is not None
    assert table.ask.prompt == "chosen-one"
    assert [option.who for option in table.ask.options] == [1, 2, 3]
    table.answer(1)
    assert the_chosen(table.game).id == 2


@rule("DA-0384")
def test_the_death_of_the_chosen_one_loses_at_once() -> None:
    assert won(attacked(hero("bjorn", "6r:7", health=1), hero("sibyl"))) is False


def attacked(*heroes: Figure) -> DarknessTable:
    """Goblins kill whoever stands at 6r:7."""
    table = position(QUEST, heroes=heroes, foes=[foe("goblin-warriors-1a", "6r:7")], do="turn, enemies")
    dice(table, "h")
    return finish(end_turn(table))


@rule("DA-0384")
def test_the_death_of_another_hero_does_not_lose() -> None:
    table = attacked(hero("bjorn"), hero("sibyl", "6r:7", health=1))
    assert table.state.heroes[1].dead
    assert won(table) is None


@rule("DA-0385", "DA-0381")
@pytest.mark.parametrize("piece", PIECES)
def test_each_of_the_three_pieces_is_discarded_when_any_hero_picks_it_up(piece: str) -> None:
    table = pick_up(position(QUEST, heroes=[hero("bjorn", piece)]))
    assert table.state.quest["pieces"] == 1
    assert not first(table).tokens
    assert len(tokens(table, "artifact") + tokens(table, "library")) == 2


@rule("DA-0386", "DA-0301")
def test_with_the_third_piece_the_chosen_one_receives_a_random_artifact() -> None:
    table = finish(pick_up(last_piece()))
    assert any(card in library()[ARTIFACTS] for card in the_chosen(table.game).cards())


@rule("DA-0386")
def test_the_chosen_one_receives_it_wherever_the_last_piece_was_found() -> None:
    def chosen_elsewhere(game: Darkness) -> None:
        game.state.heroes[0].mark, game.state.heroes[1].mark = "", "chosen-one"

    heroes = [hero("bjorn", PIECES[2]), hero("sibyl", "6r:8")]
    table = finish(pick_up(position(QUEST, heroes=heroes, quest={"pieces": 2}, before=chosen_elsewhere)))
    assert [any(card in library()[ARTIFACTS] for card in one.cards()) for one in table.state.heroes] == [False, True]


@rule("DA-0387")
def test_with_the_artifact_two_roaming_monsters_wake_at_the_lairs() -> None:
    table = finish(pick_up(last_piece()))
    assert sorted(one.at for one in table.state.foes) == sorted(zone(table, lair) for lair in LAIRS)
    assert all(table.game.card(one).role == "roamer" for one in table.state.foes)


@rule("DA-0387")
def test_they_do_not_count_as_roaming_monsters_for_events() -> None:
    assert not any(one.counts for one in finish(pick_up(last_piece())).state.foes)


@rule("DA-G113")
@pytest.mark.parametrize(("level", "greater"), [(3, False), (4, True)])
def test_they_are_lesser_or_greater_by_the_current_level(level: int, greater: bool) -> None:
    table = finish(pick_up(last_piece(level=level)))
    assert all(table.game.card(one).greater == greater for one in table.state.foes)


@rule("DA-0387", "DA-0302")
def test_the_lair_tokens_are_not_picked_up() -> None:
    assert not offered(take(position(QUEST, heroes=[hero("bjorn", LAIRS[1])]), "move"), "pick-up")


@rule("DA-0011", "DA-0382", "DA-G107")
def test_the_chosen_one_leaving_with_the_artifact_wins_alone() -> None:
    table = at_the_exit(hero("bjorn", EXIT, pack=(ARTIFACT,)), hero("sibyl"))
    assert won(take(table, "yes")) is True


@rule("DA-0011", "DA-0382", "DA-G107", "DA-G114")
def test_without_the_artifact_the_chosen_one_does_not_leave() -> None:
    assert prompt(at_the_exit(hero("bjorn", EXIT), hero("sibyl", EXIT, pack=(ARTIFACT,)))) != "leave"


@rule("DA-0005", "DA-0382")
@pytest.mark.parametrize(("pack", "outcome"), [((), False), ((ARTIFACT,), None)])
def test_an_artifact_that_nobody_has_any_more_loses_at_the_end_of_the_round(
    pack: tuple[str, ...], outcome: bool | None
) -> None:
    found = {"pieces": 3, "exit": 1}
    heroes = ["bjorn", hero("sibyl", pack=pack)]
    table = position(QUEST, heroes=heroes, quest=found, noted={ARTIFACT: 1}, do=(EndPhase(),))
    assert won(until(table, "hero-action") if outcome is None else table) is outcome


@rule("DA-0382", "DA-G114")
def test_another_hero_may_carry_the_artifact_but_not_leave_with_it() -> None:
    def other(game: Darkness) -> None:
        game.state.heroes[0].mark, game.state.heroes[1].mark = "", "chosen-one"

    table = position(
        QUEST,
        heroes=[hero("bjorn", EXIT, pack=(ARTIFACT,)), hero("sibyl", EXIT)],
        quest={"pieces": 3, "exit": 1},
        noted={ARTIFACT: 1},
        before=other,
    )
    assert prompt(end_turn(table)) != "leave"


@rule("DA-0011", "DA-0382", "DA-0304")
def test_before_the_artifact_is_whole_nobody_leaves() -> None:
    assert prompt(end_turn(position(QUEST, heroes=[hero("bjorn", EXIT)]))) != "leave"


@rule("DA-0382")
def test_an_artifact_nobody_has_any_more_loses_at_the_end_of_the_round() -> None:
    counters = {"pieces": 3, "exit": 1}
    assert won(position(QUEST, quest=counters, noted={ARTIFACT: 1}, do="end")) is False


@rule("DA-0382")
def test_an_artifact_in_anybodys_hands_is_not_lost() -> None:
    counters = {"pieces": 3, "exit": 1}
    heroes = [hero("bjorn"), hero("sibyl", pack=(ARTIFACT,))]
    assert (
        won(
            position(
                QUEST, heroes=heroes, foes=[foe("goblin-agent-1", EXIT)], quest=counters, noted={ARTIFACT: 1}, do="end"
            )
        )
        is None
    )
