"""1.3 Decks: discarding, shuffling again, drawing from an empty deck."""

from __future__ import annotations

import pytest

from systems.darkness.build import DarknessTable, dice, end_turn, finish, first, foe, hero, position, take
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Pile
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import (
    AnyEntry,
    EventPhase,
    Find,
    FindArtifact,
    OpenedDoor,
    SpawnGuard,
    SpawnRoamer,
)

ME = FigureId(1)


def drained(pile: str, *doings: AnyEntry, discards: tuple[str, ...] = ()) -> DarknessTable:
    """A position that goes on although a deck is empty but for these discards."""
    before = position(do="turn").state.piles
    piles = {name: Pile(deck.cards, deck.discards) for name, deck in before.items()}
    piles[pile] = Pile((), discards)
    return position(do=doings, piles=piles)


@rule("DA-0036")
def test_a_killed_enemys_card_and_a_used_card_go_to_the_discards_of_their_own_decks() -> None:
    table = position(
        heroes=[hero("bjorn", "b1", pack=("healing-potion",))], foes=[foe("goblin-warriors-1b", "b1", minions=0)]
    )
    take(table, "use", what="healing-potion")
    dice(table, "hh")
    take(table, "melee")
    assert table.state.piles["treasure-1"].discards == ("healing-potion",)
    assert table.state.piles["guard-1"].discards == ("goblin-warriors-1b",)


@rule("DA-0036")
def test_an_event_card_is_discarded_once_it_is_drawn() -> None:
    table = position(do="events", decks={"event": ["holy-spring"]})
    assert table.state.piles["event"].discards == ("holy-spring",)


@rule("DA-0037")
def test_an_exhausted_event_deck_is_made_of_its_discards_again() -> None:
    table = drained("event", EventPhase(), discards=("holy-spring", "breath-of-fresh-air"))
    pile = table.state.piles["event"]
    assert len(pile.cards) == len(pile.discards) == 1


@rule("DA-0037")
def test_an_exhausted_door_deck_is_made_of_its_discards_again() -> None:
    table = drained("door", OpenedDoor(ME, 0), discards=("cold-ashes", "cold-ashes"))
    assert table.state.piles["door"].cards == ("cold-ashes",)


@rule("DA-0037")
@pytest.mark.parametrize(("pile", "greater"), [("lesser", False), ("greater", True)])
def test_an_exhausted_monster_deck_is_made_of_its_discards_again(pile: str, greater: bool) -> None:
    table = drained(pile, SpawnRoamer(at=1, greater=greater), discards=(f"high-troll-{pile}",))
    assert [one.card for one in table.state.foes] == [f"high-troll-{pile}"]


@rule("DA-0037")
def test_the_level_5_decks_are_made_of_their_discards_again() -> None:
    table = drained("treasure-5", Find(ME, (5,)), discards=("soul-sword",))
    assert "soul-sword" in first(table).cards()
    table = drained("guard-5", SpawnGuard(at=1, level=5), discards=("orc-flayers-5a",))
    assert [one.card for one in table.state.foes] == ["orc-flayers-5a"]


@rule("DA-0037")
def test_an_exhausted_artifact_deck_is_made_of_its_discards_again() -> None:
    table = drained("artifact", FindArtifact(ME), discards=("sword-of-dawn",))
    assert first(table).pack == ("sword-of-dawn",)


@rule("DA-0038", "DA-0039")
def test_an_exhausted_treasure_deck_of_level_1_to_4_passes_the_draw_on_and_is_not_shuffled_again() -> None:
    table = drained("treasure-2", Find(ME, (2,)), discards=("plate-armor",))
    assert table.state.piles["treasure-2"] == Pile((), ("plate-armor",))
    drawn = [item for item in table.journal if type(item).__name__ == "Taken"]
    assert len(table.state.piles["treasure-3"].cards) == 19
    assert len(drawn) == 1


@rule("DA-0038", "DA-0039")
def test_an_exhausted_guard_deck_passes_the_draw_on_even_over_two_empty_decks() -> None:
    piles = {name: Pile(deck.cards, deck.discards) for name, deck in position().state.piles.items()}
    piles["guard-1"], piles["guard-2"] = Pile((), ("goblin-warriors-1a",)), Pile()
    table = position(do=(SpawnGuard(at=1, level=1),), piles=piles)
    (one,) = table.state.foes
    assert table.game.card(one).level == 3
    assert table.state.piles["guard-1"] == Pile((), ("goblin-warriors-1a",))


@rule("DA-0036")
def test_cards_are_never_lost_from_the_box() -> None:
    table = position(heroes=[hero("bjorn", "b1")], foes=[foe("goblin-warriors-1b", "b1")])
    dice(table, "hh hh")
    take(table, "melee")
    end_turn(table)
    finish(table)
