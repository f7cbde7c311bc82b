"""What everybody at the table watches: the threat and what it may bring, party morale, provisions, the turn, the bag.

LE-0058, LE-0106, LE-0218 to LE-0227, LE-0288, LE-0319
"""

from __future__ import annotations

from itertools import pairwise

from undercroft.kernel import scene as s
from undercroft.kernel.remembering import remembered
from undercroft.systems.league.cards.dungeon import THREATS
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.dungeon.initiative import HERO, ORDER, bag_is_used
from undercroft.systems.league.dungeon.scenario_die import threshold
from undercroft.systems.league.dungeon.threat_roll import RELIEF, RELIEVED
from undercroft.systems.league.game import League
from undercroft.systems.league.status.morale import LOW

BAG = "initiative"
MOST_THREAT = 20
"""The greatest number of the die that is rolled against the threat level.  LE-0220"""

Facts = tuple[tuple[str, str], ...]


def tracks(game: League) -> tuple[s.Track, ...]:
    """Threat with what it may bring, morale with the half below which it is low, rations, the turn.

    LE-0058, LE-0106, LE-0218, LE-0226, LE-0227
    """
    state = game.state
    quest = library()[QUESTS].get(game.setup.quest)
    most = quest.most_threat if quest is not None else 0
    threat = s.Track("league-threat", "death-skull", state.threat, most or MOST_THREAT, (most,) if most else ())
    return (
        s.Track(threat.name, threat.icon, threat.now, threat.most, threat.bites, facts=threatens(game)),
        morale(game),
        rations_of(game),
        s.Track("league-turn", "hourglass", state.round, kind="round"),
    )


def threatens(game: League) -> Facts:
    """When the threat may strike, with what die, and what each number of the table brings now.

    LE-0056, LE-0059, LE-0220 to LE-0222, LE-G71
    """
    needed = max(1, threshold(game) - game.state.die_bonus)
    return (
        (f"league-threat-when:{needed}", f"league-threat-strikes:{min(RELIEF - 1, game.state.threat)}"),
        (f"{RELIEF}", f"league-threat-relief:{RELIEVED}"),
        *_table(bool(game.state.battle)),
    )


@remembered(2)
def _table(battle: bool) -> Facts:
    """The rows of one of the threat tables, with the numbers that bring them.  LE-0222, LE-G71, LE-G72"""
    rows = sorted((card for card in library()[THREATS].values() if card.battle == battle), key=lambda card: card.to)
    lowest = (1, *(before.to + 1 for before, _ in pairwise(rows)))
    heading = ("", f"league-threat-table-{'battle' if battle else 'dungeon'}")
    return (heading, *((_numbers(low, card.to), f"league-threat-{card.id}") for low, card in zip(lowest, rows)))


def _numbers(low: int, high: int) -> str:
    return f"{low}" if low == high else f"{low}–{high}"


def morale(game: League) -> s.Track:
    """Party morale, and the most at which it is low.  LE-0106, LE-0107, LE-0108, LE-G55"""
    state = game.state
    low = max(0, (state.starting_morale + 1) // 2 - 1)
    facts = ((f"league-morale-at:{low}", f"league-morale-low:{-LOW}"), ("league-morale-at:0", "league-morale-gone"))
    return s.Track(
        "league-morale",
        "laurel-crown",
        state.morale,
        max(state.morale, state.starting_morale),
        (low,) if low else (),
        facts=facts if low else facts[1:],
        falling=True,
    )


def rations_of(game: League) -> s.Track:
    """The provisions of the party.  LE-0288"""
    return s.Track("league-rations", icon="meat", now=game.state.rations)


def order(game: League) -> s.Order | None:
    """The bag with the tokens that are left in it; everybody knows what is in it and nobody what comes out next.

    LE-0319, LE-0326
    """
    if not game.state.battle:
        return None
    acted = tuple(s.Place(one.id, acted=one.acted) for one in game.models())
    if not bag_is_used(game):
        return s.Order(BAG, "row", acted)
    tokens = ORDER.content(game)
    return s.Order(
        BAG, "bag", tuple(s.Place(token=token, n=n, side="hero" if token == HERO else "foe") for token, n in tokens)
    )
