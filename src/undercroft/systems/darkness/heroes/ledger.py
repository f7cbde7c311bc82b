"""Story Mode: what Heroes carry from Quest to Quest.  DA-0314 to DA-0350"""

from __future__ import annotations

from typing import Annotated

import msgspec

from undercroft.crawl.campaign import closed, opened, won_so_far
from undercroft.kernel.ranges import MANY, Sum, Tag, Tags
from undercroft.systems.darkness.game import Darkness

MARKET = "town-market"
CAMP = "camp"
BETWEEN = (MARKET, CAMP)
"""Games that are no Quests: the market after a Quest, the camp before another attempt."""


class Traveller(msgspec.Struct, kw_only=True):
    """A Hero between Quests."""

    klass: Tag
    xp: Sum = 0
    micro: Sum = 0
    skills: Tags = ()
    body: Tag = ""
    hands: Tags = ()
    pack: Tags = ()


class Ledger(msgspec.Struct, kw_only=True):
    """A campaign: its Heroes, the Quests won, the last one played, whether it was lost, whether the Heroes have been
    to town since, and whether they go at it again."""

    heroes: Annotated[dict[Tag, Traveller], MANY] = {}
    won: Tags = ()
    last: Tag = ""
    lost: bool = False
    rested: bool = True
    again: bool = False
    quests: Sum = 0


def open_ledger(data: bytes) -> Ledger:
    """The ledger from its bytes."""
    return opened(Ledger, data)


def close_ledger(game: Darkness) -> bytes:
    """The ledger after a Quest: experience, skills and cards are kept; after a loss all Micro-XP is gone.

    DA-0319, DA-0320, DA-0332 to DA-0334, DA-G105
    """
    if not game.story:
        return b""
    before = open_ledger(game.setup.ledger)
    if game.setup.quest in BETWEEN:
        after = msgspec.structs.replace(
            before, heroes=_travellers(game, before, True), lost=False, rested=True, again=game.setup.quest == CAMP
        )
        return closed(after)
    outcome = game.state.outcome
    won = outcome is not None and outcome.won
    quest = game.chart.id
    after = Ledger(
        heroes=_travellers(game, before, won),
        won=won_so_far(before.won, quest, won),
        last=quest,
        lost=not won,
        rested=False,
        quests=before.quests + 1,
    )
    return closed(after)


def _travellers(game: Darkness, before: Ledger, won: bool) -> dict[str, Traveller]:
    """The Heroes as they leave the table, beside those of the campaign who stayed away."""
    heroes = dict(before.heroes)
    for hero in game.state.heroes:
        heroes[hero.card] = Traveller(
            klass=hero.klass,
            xp=hero.xp,
            micro=hero.micro if won else 0,
            skills=hero.skills,
            body=hero.body,
            hands=hero.hands,
            pack=hero.pack,
        )
    return heroes


def chapters(ledger: Ledger, printed: tuple[str, ...]) -> tuple[str, ...]:
    """What may be played next: after a Quest the market (after a loss also the camp, to try again); then the next
    Quest in printed order, or any other if players prefer; none once the last Quest is won.

    DA-0331, DA-0332, DA-0334 to DA-0337, DA-G106
    """
    if ledger.last and not ledger.rested:
        return (MARKET, CAMP) if ledger.lost else (MARKET,)
    if printed and printed[-1] in ledger.won:
        return ()
    if ledger.again:
        return (ledger.last,)
    left = tuple(quest for quest in printed if quest not in ledger.won)
    return tuple(quest for quest in left if quest != ledger.last) or left
