"""From options and a quest to a first state."""

from __future__ import annotations

from functools import lru_cache

from proving.agenda import Round
from proving.cards.library import BROOD, HEROES, KINDS, LOOT, QUESTS, TRAPS
from proving.heroes import ledger_of
from proving.maps.level import laid, level
from proving.maps.tiles import DECK, START
from proving.state import Figure, Hand, ProvingState
from undercroft.board.bits import squares
from undercroft.crawl.things import Item, Outfit, Worn, without
from undercroft.kernel.chance import Seeded
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError


def check_setup(setup: Setup) -> SeatId:
    """Refuse what cannot be played; the dark seat otherwise."""
    if setup.quest not in QUESTS:
        raise SetupError(f'no quest "{setup.quest}"; one of {", ".join(QUESTS)}')
    wrong = [name for name in setup.party if name not in HEROES]
    if wrong or not 1 <= len(setup.party) <= 4 or len(set(setup.party)) != len(setup.party):
        raise SetupError(f"a party of {list(setup.party)}; expected one to four different of {', '.join(HEROES)}")
    dark = [n for n, seat in enumerate(setup.seats) if seat.role == "dark"]
    if len(dark) != 1 or len(setup.seats) < 2 or len(setup.seats) > 5:
        raise SetupError("expected one to four seats of heroes and one dark seat")
    return SeatId(dark[0])


def first_state(setup: Setup, counters: dict[str, int]) -> ProvingState:
    """The first state: heroes in the light, foes where the quest has them, decks shuffled, pits dug."""
    dark = check_setup(setup)
    quest = QUESTS[setup.quest]
    plan = None if quest.drawing else START
    place = level(quest.drawing) if plan is None else laid(plan)
    luck = Seeded(setup.seed)
    doubtful = tuple(map(int, squares(place.doubtful)))
    pits = luck.shuffled(counters, "map", doubtful)[: quest.pits]
    piles = {
        name: Pile(luck.shuffled(counters, stream, cards))
        for name, stream, cards in (("loot", "loot", LOOT), ("traps", "loot", TRAPS), ("brood", "map", BROOD))
    }
    if plan is not None:
        piles |= {"tiles": Pile(luck.shuffled(counters, "map", DECK)), "order": Pile()}
    piles["traps"].cards, hand = piles["traps"].cards[2:], piles["traps"].cards[:2]
    standing = figures(setup, dark)
    if setup.option("armed", False):
        piles["loot"].cards = without(piles["loot"].cards, "axe")
        standing[0].outfit = Outfit((Worn("hand", Item("axe")),))
    return ProvingState(
        agenda=[Round()],
        counters=counters,
        piles=piles,
        figures=standing,
        hand=Hand(dark, hand),
        closed=place.closed if plan is None else (1 << len(place.board.doors)) - 1,
        doubtful=doubtful,
        pits=tuple(sorted(pits)),
        plan=plan,
    )


def figures(setup: Setup, dark: SeatId) -> list[Figure]:
    """The party, the foes and the things of a quest, in this order."""
    quest = QUESTS[setup.quest]
    place = level(quest.drawing) if quest.drawing else laid(START)
    starts = squares(place.lit)
    seats = [SeatId(n) for n in range(len(setup.seats)) if n != dark]
    blessing = ledger_of(setup.ledger).gold // 10
    found = []
    for n, name in enumerate(setup.party):
        kind = KINDS[name]
        seat = seats[n % len(seats)]
        found.append(Figure(name, starts[n], seat, 2, points=kind.points + blessing, shield=kind.shield))
    foes, things = placed(quest.id)
    found += [Figure(name, at, dark, 6) for name, at in foes]
    return found + [Figure(name, at) for name, at in things]


@lru_cache(maxsize=64)
def placed(quest: str) -> tuple[list[tuple[str, int]], list[tuple[str, int]]]:
    """The foes and things of a quest with their squares."""
    sheet = QUESTS[quest]
    if not sheet.drawing:
        return [], []
    board = level(sheet.drawing).board
    foes, things = ([(one.kind, int(board.parse(one.at))) for one in there] for there in (sheet.foes, sheet.things))
    return foes, things
