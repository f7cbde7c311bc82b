"""The threat roll, and what happens outside battle because of the threat.  LE-0220 to LE-0224, LE-0232 to LE-0236"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.systems.league.agenda import BattleThreat, ThreatEvent, ThreatRoll
from undercroft.systems.league.cards.dungeon import THREATS, ThreatCard, row_at
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.dungeon.deck import add_card, pile_behind, routes
from undercroft.systems.league.dungeon.threat import lower_threat, new_wanderer, raise_threat
from undercroft.systems.league.dungeon.traps import somebody_meets_trap
from undercroft.systems.league.game import League

RELIEF, RELIEVED = 20, 5
"""On a natural 20 the threat level falls by so much and nothing else happens.  LE-0221, LE-G70"""
MISSED = 1
"""A roll above the threat level raises it.  LE-0224, LE-0230"""
MORE = 10
"""LE-0234, LE-G82"""
STREAM = "monsters"


@step(ThreatRoll)
def threat_roll(game: League, entry: ThreatRoll) -> Script[None]:
    """A d20: 20 lowers the threat level by 5; up to the threat level an event occurs, of the table for battle or the
    other; above it the threat level rises by 1.  LE-0220 to LE-0224, LE-0230, LE-G70, LE-G71"""
    number: int = yield from roll("d20", seat=game.party_seat(), why="threat", stream=STREAM)
    if number == RELIEF:
        lower_threat(game, RELIEVED, "natural-20", "LE-0221")
    elif number <= game.state.threat:
        game.push(BattleThreat() if game.state.battle else ThreatEvent())
    else:
        raise_threat(game, MISSED, "threat-missed", "LE-0224", "LE-0230")


def row_of(number: int, *, battle: bool) -> ThreatCard:
    """The row of one of the threat tables that a number falls on.  LE-0222, LE-G71"""
    return row_at(tuple(card for card in library()[THREATS].values() if card.battle == battle), number)


def settle(game: League, card: ThreatCard) -> None:
    """After the event the threat level falls by the number listed with it.  LE-0223, LE-G72, LE-G74"""
    lower_threat(game, card.falls, f"threat-{card.id}", "LE-0223")


@step(ThreatEvent)
def threat_event(game: League, entry: ThreatEvent) -> Script[None]:
    """A new roll, a d20 on the table for a party that is not in battle.  LE-0222, LE-0223, LE-0232, LE-G71"""
    number: int = yield from roll("d20", seat=game.party_seat(), why="threat-event", stream=STREAM)
    card = row_of(number, battle=False)
    game.tell(Revealed, f"league-threat-{card.id}", rules=("LE-0222",))
    settle(game, card)
    yield from EVENTS[card.id](game)


def wandering_monster(game: League) -> Script[None]:
    """A wandering monster appears.  LE-0232, LE-0248"""
    new_wanderer(game, "LE-0232")
    yield from ()


def deeper_dungeon(game: League) -> Script[None]:
    """Every pile of exploration cards gets one more on its top.  LE-0233, LE-G75"""
    grown = sum(add_card(game, pile_behind(game, door)) for door in routes(game))
    game.tell(Changed, "deeper", now=grown, rules=("LE-0233",))
    yield from ()


def more_encounters(game: League) -> Script[None]:
    """The chance of encounters rises by 10 everywhere.  LE-0234, LE-G82"""
    game.state.more_encounters += MORE
    game.tell(Changed, "encounters", now=game.state.more_encounters, rules=("LE-0234",))
    yield from ()


def sprung_trap(game: League) -> Script[None]:
    """A hero has sprung a trap.  LE-0235, LE-0264"""
    yield from somebody_meets_trap(game)


def restless_dungeon(game: League) -> Script[None]:
    """All scenario die rolls are 1 higher from now on; once in a quest.  LE-0236"""
    if not game.state.die_bonus:
        game.state.die_bonus = 1
        game.tell(Changed, "scenario-die", now=1, rules=("LE-0236",))
    yield from ()


EVENTS: dict[str, Callable[[League], Script[None]]] = {
    "wandering-monster": wandering_monster,
    "deeper-dungeon": deeper_dungeon,
    "more-encounters": more_encounters,
    "sprung-trap": sprung_trap,
    "restless-dungeon": restless_dungeon,
}
"""What each row of the table for a party that is not in battle does.  LE-0232 to LE-0236"""
