"""A game against a Dark Player with a hand of cards keeps the contract of every system, and his hand is his secret."""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX
from undercroft.crawl.campaign import closed
from undercroft.kernel.requests import PASS, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.proofs.checklist import rule
from undercroft.proofs.contract import CHECKS, begin, check_all_varied, check_ends, check_invariants, check_secrets
from undercroft.systems.universalis.cards.quests import QUESTS as SHEETS
from undercroft.systems.universalis.heroes.ledger import Ledger
from undercroft.systems.universalis.maps.games_between import JOURNEY
from undercroft.systems.universalis.maps.plans import Sketch
from undercroft.systems.universalis.state import Group, Marker, World
from undercroft.systems.universalis.system import UniversalisSystem

QUESTS = [
    quest.id for quest in sorted(BOX[SHEETS].values(), key=lambda quest: quest.number) if quest.number in range(18, 26)
]
"""The quests that have the decks of the book."""
GAMES = [(quest, 1 + (2 * n + 1) % 4, f"dark {n}") for n, quest in enumerate(QUESTS)]


DRAWING = "a drawing without a Leader of its own"
SKETCH = Sketch(
    board="+-+-+-+-+-+-+-+-+\n|. . .=. . . . .|\n+ + + + + + + + +\n|. . .|. . . . .|\n+-+-+-+-+-+-+-+-+",
    start=("a1", "a2"),
    faction="kingdom-of-the-followers-of-the-claw",
)


class ByHand(UniversalisSystem):
    """The same game with somebody on the Dark Player's seat."""

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        if quest == JOURNEY:
            return on_the_road(seed)
        setup = super().default_setup(QUESTS[0] if quest == DRAWING else quest, heroes, seed)
        if quest == DRAWING:
            setup = msgspec.structs.replace(setup, quest=msgspec.json.encode(SKETCH).decode())
        mode = {"dark-mode": "classic"} if seed.startswith("classic") else {}
        return msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", "dark")), options=mode)


def on_the_road(seed: str) -> Setup:
    """A group on the map, hunted by two Danger markers that somebody moves unseen."""
    party = ("shara", "aki")
    hunted = World(week=20, lair=26, groups=[Group(members=party, at=31)], markers=(Marker(49), Marker(58)))
    return Setup(
        system="universalis",
        quest=JOURNEY,
        party=party,
        seats=(SeatPlan("us"), SeatPlan("dark", "dark")),
        options={"group-composition": "free"},
        seed=seed,
        ledger=closed(Ledger(world=hunted)),
    )


BY_HAND = ByHand()


@pytest.mark.parametrize("game", GAMES[:2], ids=lambda game: f"{game[0]}-{game[1]}")
@pytest.mark.parametrize("check", [check for check in CHECKS if check is not check_secrets], ids=lambda c: c.__name__)
def test_a_game_with_a_hand_of_cards_keeps_the_contract(check, game):
    check(BY_HAND, *game)


@pytest.mark.parametrize("quest", QUESTS)
def test_random_games_with_a_hand_of_cards_end(quest):
    check_ends(BY_HAND, quest, 2, "ends")
    check_ends(BY_HAND, quest, 1, "classic ends")
    check_invariants(BY_HAND, quest, 3, "invariants", answers=600)


@rule("UN-0572", "UN-0561", "UN-1299")
def test_nobody_else_can_tell_what_the_dark_player_holds():
    games = [
        *GAMES,
        (QUESTS[0], 3, "secrets"),
        (DRAWING, 2, "leader"),
        (DRAWING, 3, "more"),
        (DRAWING, 4, "gift"),
        (QUESTS[0], 2, "classic"),
        (JOURNEY, 2, "hunted"),
    ]
    check_all_varied(BY_HAND, frozenset().union(*(check_secrets(BY_HAND, *game, answers=100) for game in games)))


@rule("UN-0572")
def test_the_heroes_see_how_many_cards_he_holds_and_he_sees_which():
    table, _ = begin(BY_HAND, QUESTS[0], 2, "hand")
    table.choose(PASS)
    mine, theirs = table.scene(SeatId(2)).hands[0], table.scene(SeatId(0)).hands[0]
    assert (mine.count, len(mine.cards)) == (2, 2)
    assert (theirs.count, theirs.cards) == (2, ())
