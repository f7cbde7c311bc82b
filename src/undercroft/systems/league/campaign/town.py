"""A stay in a settlement: what it offers, what is learnt and hired there, the quests one hears of.

LE-0031 to LE-0036, LE-0088, LE-0299, LE-0661, LE-C23 to LE-C36, LE-G30, LE-G119
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.steps import step
from undercroft.kernel.events import Began, Changed, Said
from undercroft.kernel.game import roll
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Script
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import AtCounter, ComeToTown, InTown, LevelUp, Rearrange, Trade
from undercroft.systems.league.campaign.market import PAGES
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS, Quest
from undercroft.systems.league.cards.world import SERVICES, SETTLEMENTS, Service, SettlementCard
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.experience import may_rise
from undercroft.systems.league.heroes.hiring import keep_on
from undercroft.systems.league.heroes.ledger import open_ledger
from undercroft.systems.league.state import Trip

STARTS = "d8"
"""The die for the settlement in which a campaign starts; on the last number it is rolled again.  LE-0031, LE-G119"""
MOST_VISITS = 200
"""So often a party turns to something in one stay."""


def settlement(game: League) -> SettlementCard:
    """The settlement in which the party stays."""
    trip = game.state.trip
    assert trip is not None
    return library()[SETTLEMENTS][trip.home]


@step(ComeToTown)
def come_to_town(game: League, entry: ComeToTown) -> Script[None]:
    """A campaign starts in a settlement that a d8 names.  LUCK is whole again, what perfect rolls may raise may be
    raised anew, and the reward of a quest that lay outside is paid out.

    LE-0031, LE-0036, LE-0110, LE-0661, LE-G50, LE-G119
    """
    state = game.state
    if state.trip is None:
        state.trip = yield from first_settlement(game)
    trip = state.trip
    trip.back, trip.foraged, trip.goal = False, False, 0
    game.tell(Began, "town", n=trip.day, rules=("LE-0031",))
    for hero in state.party:
        hero.at = trip.at
        hero.raised = ()
        if hero.luck < hero.max_luck:
            was, hero.luck = hero.luck, hero.max_luck
            game.tell(Changed, "luck-back", hero.id, now=hero.luck, was=was, rules=("LE-0661",))
    pay_out(game, open_ledger(game.setup.ledger).due)
    keep_on(game)
    game.push(InTown())


def first_settlement(game: League) -> Script[Trip]:
    """The settlement that the d8 names.  LE-0031, LE-G119"""
    while True:
        number: int = yield from roll(STARTS, why="starting-settlement", seat=game.party_seat())
        found = next((one for one in library()[SETTLEMENTS].values() if one.starts == number), None)
        if found is not None:
            return Trip(at=found.at, home=found.id)


def pay_out(game: League, due: int) -> None:
    """A reward is shared out evenly; what cannot be shared goes to the first.  LE-0026, LE-0036"""
    heroes = [one for one in game.state.party if one.here and not one.hired]
    if not due or not heroes:
        return
    share, rest = divmod(due, len(heroes))
    for hero in heroes:
        n = share + (rest if hero is heroes[0] else 0)
        was, hero.coins = hero.coins, hero.coins + n
        game.tell(Changed, "coins", hero.id, now=hero.coins, was=was, rules=("LE-0036",))


@step(InTown)
def in_town(game: League, entry: InTown) -> Script[None]:
    """The party goes to a counter, rises a level, exchanges gear, or takes a quest and sets out.

    LE-0032, LE-0033, LE-0289, LE-0299, LE-G30
    """
    quests = [Option("take-quest", what=one.id) for one in heard_of(game)]
    options = [*(_errands(game) if entry.n < MOST_VISITS else ()), *quests]
    option: Option = yield Ask("town", game.party_seat(), options, len(options) - len(quests))
    if option.act == "take-quest":
        set_out(game, option.what)
        return
    game.push(InTown(n=entry.n + 1))
    if option.act == "visit":
        game.push(AtCounter(service=service_of(option)))
    elif option.act == "rise":
        game.push(LevelUp(option.who))
    elif option.act == "rearrange":
        game.push(Rearrange(option.who))
    elif option.act == "trade":
        game.push(Trade(FigureId(option.n), target=option.who))
    else:
        for deed in moments.WORK.deeds(game.rules):
            yield from deed(game, game.hero(option.who), option)


def service_of(option: Option) -> Service:
    """The service of which an option is a visit."""
    return next(one for one in SERVICES if option.what == f"service-{one}")


def _errands(game: League) -> Iterator[Option]:
    """Counters at which there is something to be had, levels, gear."""
    heroes = [one for one in game.state.party if one.here]
    for service in settlement(game).services:
        if service in PAGES and next(iter(PAGES[service].offers(game, AtCounter(service=service))), None) is not None:
            yield Option("visit", what=f"service-{service}")
    for hero in heroes:
        if may_rise(hero):
            yield Option("rise", hero.id, seats=(hero.seat,))
        for deed in moments.WORKS.deeds(game.rules):
            yield from deed(game, hero)
    for hero in heroes:
        yield Option("rearrange", hero.id, seats=(hero.seat,))
    for hero in heroes:
        others = (one for one in heroes if one.id > hero.id)
        yield from (Option("trade", one.id, n=hero.id, seats=(hero.seat,)) for one in others)


def heard_of(game: League) -> list[Quest]:
    """The quests one hears of: those that are offered here, those that were left, each once what comes before it has
    been won; those not yet won first.  There is always one.  LE-0032, LE-0033, LE-0049"""
    ledger, home = open_ledger(game.setup.ledger), settlement(game)
    quests = [one for one in library()[QUESTS].values() if all(before in ledger.won for before in one.after)]
    here = [one for one in quests if not one.offered or home.id in one.offered or one.id in ledger.left]
    return sorted(here, key=lambda one: (one.id in ledger.won, one.number))


def set_out(game: League, quest: str) -> None:
    """A quest is taken.  LE-0032, LE-0034, LE-0035"""
    trip = game.state.trip
    assert trip is not None
    trip.quest = quest
    game.tell(Said, "league-sets-out", args={"quest": f"league-quest-{quest}"})
    game.end(True, "league-set-out")


@step(AtCounter)
def at_counter(game: League, entry: AtCounter) -> Script[None]:
    """Somebody wants something at a counter.  LE-G30"""
    page = PAGES[entry.service]
    options = [*page.offers(game, entry), DONE]
    option: Option = yield Ask(
        "counter", game.party_seat(), options, len(options) - 1, who=entry.who, about=f"service-{entry.service}"
    )
    if option == DONE:
        return
    game.push(entry)
    yield from page.deed(game, entry, option)
