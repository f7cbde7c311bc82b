"""From options and a quest to a first state.  DA-0012 to DA-0035, DA-0322 to DA-0326"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from undercroft.crawl.campaign import brought, mapped
from undercroft.crawl.setup import must_be_played_by, must_be_there, must_differ, ready
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Pile
from undercroft.kernel.system import SetupError
from undercroft.systems.darkness.agenda import BeginGame, OpenMarket
from undercroft.systems.darkness.cards.definitions import (
    ARTIFACTS,
    CLASSES,
    DOORS,
    EVENTS,
    GUARDS,
    HEROES,
    QUESTS,
    ROAMERS,
    START,
    TREASURES,
    Gear,
)
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.heroes.experience import hero_level
from undercroft.systems.darkness.heroes.ledger import BETWEEN, Ledger, Traveller
from undercroft.systems.darkness.maps.charts import Chart, chart
from undercroft.systems.darkness.state import Hero, State, Token

MOST_HEROES = 6
LEATHER = "leather-armor"
OBJECTIVES = ("artifact", "lair", "library", "treasure", "special", "facedown", "bridge")


def ready_setup(quest: str, heroes: int, seed: str) -> Setup:
    """A quest for so many heroes: the first of the box, each in the class that suits, one seat each."""
    must_be_played_by(heroes, MOST_HEROES)
    return ready("darkness", quest, list(library()[HEROES])[:heroes], seed)


def first_state(setup: Setup) -> State:
    """The table before the first card is shuffled."""
    if setup.quest not in BETWEEN and "\n" not in setup.quest:
        quests = library().among(QUESTS, setup.packs)
        must_be_there("quest", setup.quest, quests, quests)
    plan = plan_of(setup)
    ledger = brought(Ledger, setup) if setup.ledger else None
    heroes = _party(setup, plan, ledger)
    level = max((hero_level(hero.klass, hero.skills) for hero in heroes), default=1) if ledger else 1
    state = State(
        agenda=[BeginGame()],
        heroes=heroes,
        piles=piles_of(heroes, setup.packs),
        closed=plan.closed,
        locked=plan.locked,
        opened=plan.open_at_start,
        levels=_levels(plan, level),
        level=level,
        lifebringer=_lifebringer(setup),
        starting=len(heroes),
        tokens=[Token(kind=kind, at=zone, name=name) for kind, zone, name in plan.tokens if kind in OBJECTIVES],
    )
    if setup.quest in BETWEEN:
        if ledger is None:
            raise SetupError("the market and the camp are for campaigns: there is no ledger")
        state.agenda = [OpenMarket()]
        state.tokens = []
        state.noted = {"lost": int(ledger.lost)}
    return state


def plan_of(setup: Setup) -> Chart:
    """The map of a Quest; between Quests nobody looks at one, and the first serves."""
    return chart(mapped(setup, BETWEEN, library()[QUESTS]))


def _lifebringer(setup: Setup) -> int:
    """2 tokens, or as many as players agreed on.  DA-0031, DA-0032"""
    tokens = setup.option("lifebringer", 2)
    if isinstance(tokens, bool) or not isinstance(tokens, int) or not 0 <= tokens <= 9:
        raise SetupError(f"the Lifebringer takes 0 to 9 tokens, not {tokens}")
    return tokens


def _party(setup: Setup, plan: Chart, ledger: Ledger | None) -> list[Hero]:
    """The Heroes in seat order; one seat may play several.  DA-0022 to DA-0025, DA-0033, DA-G45"""
    must_be_played_by(len(setup.party), MOST_HEROES)
    must_differ(name.partition(":")[0] for name in setup.party)
    seats = max(1, len(setup.seats))
    heroes = []
    for n, entry in enumerate(setup.party):
        card, klass = _person(entry, setup)
        hero = Hero(id=FigureId(n + 1), seat=SeatId(n % seats), card=card, klass=klass, at=plan.start)
        traveller = ledger.heroes.get(card) if ledger else None
        if traveller is None:
            hero.body = LEATHER
        else:
            _return(hero, traveller)
        heroes.append(hero)
    return heroes


def _person(entry: str, setup: Setup) -> tuple[str, str]:
    """A member of the party: `bjorn`, or `bjorn:battle-wizard` in another class."""
    heroes, classes = library().among(HEROES, setup.packs), library().among(CLASSES, setup.packs)
    card, _, klass = entry.partition(":")
    must_be_there("hero", card, library()[HEROES], heroes)
    klass = klass or library()[HEROES][card].best
    must_be_there("class", klass, library()[CLASSES], classes)
    return card, klass


def _return(hero: Hero, traveller: Traveller) -> None:
    """A Hero comes back from earlier Quests.  DA-0024, DA-0319, DA-0320"""
    hero.klass = traveller.klass
    hero.xp, hero.micro, hero.skills = traveller.xp, traveller.micro, traveller.skills
    hero.body, hero.hands, hero.pack = traveller.body, traveller.hands, traveller.pack


def piles_of(heroes: list[Hero], packs: tuple[PackPlan, ...] = ()) -> dict[str, Pile]:
    """Every deck of the box, with the cards of packs and without those Heroes hold, in a stated order.

    DA-0015 to DA-0021, DA-G100
    """
    held = Counter(card for hero in heroes for card in hero.cards())
    return {name: Pile(cards) for name, cards in _decks(tuple(sorted(held.items())), packs).items()}


@remembered(256)
def _decks(taken: tuple[tuple[str, int], ...], packs: tuple[PackPlan, ...]) -> dict[str, tuple[str, ...]]:
    """The decks without some cards."""
    box, held = library(), Counter(dict(taken))
    treasures, guards, roamers = box.among(TREASURES, packs), box.among(GUARDS, packs), box.among(ROAMERS, packs)
    piles = {f"treasure-{level}": _gear(treasures, held, level) for level in range(1, 6)}
    piles["artifact"] = _gear(box.among(ARTIFACTS, packs), held)
    piles["start"] = _gear(box.among(START, packs), held)
    for level in range(1, 6):
        piles[f"guard-{level}"] = tuple(id for id, card in guards.items() if card.level == level)
    piles["lesser"] = tuple(id for id, card in roamers.items() if not card.greater)
    piles["greater"] = tuple(id for id, card in roamers.items() if card.greater)
    piles["door"] = tuple(box.among(DOORS, packs))
    piles["event"] = tuple(box.among(EVENTS, packs))
    return piles


def _gear(cards: Mapping[str, Gear], held: Counter[str], level: int = 0) -> tuple[str, ...]:
    found: list[str] = []
    for id, card in cards.items():
        if not level or card.level == level:
            found += [id] * (card.copies - held.get(id, 0))
    return tuple(found)


def _levels(plan: Chart, level: int) -> tuple[tuple[int, int], ...]:
    """The Level tokens; those a Hero's Level asks for beyond the highest are added in its Zone.  DA-0324"""
    if not plan.levels:
        return ()
    highest, at = max(plan.levels)
    return plan.levels + tuple((more, at) for more in range(highest + 1, level + 1))
