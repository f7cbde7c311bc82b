"""How each game of a campaign changes its ledger: a stay in a settlement, a journey, a fight on the way, a quest.

LE-0034 to LE-0036, LE-0049, LE-0108, LE-0109, LE-0298
"""

from __future__ import annotations

import msgspec

from undercroft.crawl.campaign import closed, won_so_far
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.world import SETTLEMENTS
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.experience import earn
from undercroft.systems.league.heroes.kept import kept
from undercroft.systems.league.heroes.ledger import End, Ledger, Line, open_ledger, who_of
from undercroft.systems.league.maps.games_between import ROAD, SKIRMISH, TOWN
from undercroft.systems.league.state import Left, Trip

MOST_LINES = 400
"""So many lines of the journal are kept."""


def close_ledger(game: League, left: Left | None = None) -> bytes:
    """The ledger after a game of a campaign; `left` is the dungeon as it was left, if it was."""
    before = open_ledger(game.setup.ledger)
    if game.setup.quest == TOWN:
        return closed(after_town(game, before))
    if game.setup.quest in (ROAD, SKIRMISH):
        return closed(after_road(game, before))
    return closed(after_quest(game, before, left))


def written_down(game: League, before: Ledger) -> Ledger:
    """The heroes as they are, and what they carry together; the dead are no longer of the party."""
    state = game.state
    heroes = dict(before.heroes)
    dead = list(before.dead)
    for entry, hero in zip(game.setup.party, state.party):
        who = who_of(entry)
        known = before.heroes.get(who)
        if hero.dead:
            heroes.pop(who, None)
            dead.append(who)
        else:
            heroes[who] = kept(hero, who, known.quests if known else 0)
    return msgspec.structs.replace(
        before,
        heroes=heroes,
        dead=tuple(dict.fromkeys(dead)),
        hired=tuple(kept(one) for one in state.party if one.hired and not (one.dead or one.dismissed)),
        rations=state.rations,
        over=not heroes,
    )


def noted(ledger: Ledger, what: str, quest: str = "", n: int = 0) -> Ledger:
    """A line more in the journal."""
    trip = ledger.trip
    line = Line(trip.day if trip else 1, what, trip.home if trip else "", quest, n)
    return msgspec.structs.replace(ledger, journal=(*ledger.journal, line)[-MOST_LINES:])


def after_town(game: League, before: Ledger) -> Ledger:
    """The party has taken a quest: it lies in the settlement itself, or a journey comes first.  LE-0034, LE-0035"""
    trip = game.state.trip
    assert trip is not None
    after = written_down(game, before)
    quest = library()[QUESTS].get(trip.quest)
    there = quest is None or quest.lies in (0, trip.at)
    goes = msgspec.structs.replace(trip, goal=0 if there or quest is None else quest.lies, done=(), stock={})
    after = msgspec.structs.replace(after, trip=goes, next=trip.quest if there else ROAD, due=0, end="")
    return noted(after, "took-quest", trip.quest)


def after_road(game: League, before: Ledger) -> Ledger:
    """On the way enemies are fought in the open; at its end lies the dungeon, or home."""
    trip = game.state.trip
    assert trip is not None
    if game.setup.quest == SKIRMISH:
        earn([one for one in game.state.party if not one.dead], sum(game.state.rewards))
    after = msgspec.structs.replace(written_down(game, before), trip=trip)
    if game.setup.quest == SKIRMISH:
        return msgspec.structs.replace(after, trip=msgspec.structs.replace(trip, foes=""), next=ROAD)
    if trip.foes:
        return msgspec.structs.replace(after, next=SKIRMISH)
    arrived = msgspec.structs.replace(after, next=TOWN if trip.back else trip.quest)
    return noted(arrived, "came-home" if trip.back else "reached", trip.quest)


def after_quest(game: League, before: Ledger, left: Left | None) -> Ledger:
    """A quest is over.  Its reward is collected in the settlement; a dungeon that was left stays as it is; on the way
    home there is a road again, unless it lay in the settlement.

    LE-0036, LE-0049, LE-0108, LE-0109, LE-0298
    """
    quest, trip = game.setup.quest, _trip(before)
    card = library()[QUESTS][quest]
    end = ended(game)
    living = [one for one in game.state.party if not one.dead]
    earn(living, sum(game.state.rewards) + (card.xp if end == "won" else 0))
    after = written_down(game, before)
    kept_dungeons = {name: one for name, one in before.left.items() if name != quest}
    if left is not None and end in ("left", "broken"):
        kept_dungeons[quest] = left
    near = card.lies in (0, settlement_of(trip))
    home = msgspec.structs.replace(
        trip, goal=settlement_of(trip), back=True, quest="", at=trip.at if card.lies == 0 else card.lies, foraged=False
    )
    after = msgspec.structs.replace(
        after,
        trip=home,
        end=end,
        due=before.due + (card.coins if end == "won" else 0),
        won=won_so_far(before.won, quest, end == "won"),
        left=kept_dungeons,
        next=TOWN if near else ROAD,
    )
    return noted(after, f"quest-{end or 'left'}", quest)


def settlement_of(trip: Trip) -> int:
    """The territory of the settlement that is home just now."""
    return library()[SETTLEMENTS][trip.home].at


def ended(game: League) -> End:
    """How a quest ended.  LE-0048, LE-0049, LE-0108, LE-0539"""
    outcome = game.state.outcome
    if outcome is None:
        return "left"
    if outcome.won:
        return "won"
    if outcome.why == "league-morale-broken":
        return "broken"
    return "left" if outcome.why == "league-abandoned" else "lost"


def _trip(ledger: Ledger) -> Trip:
    """Where the party was when it went to the quest."""
    assert ledger.trip is not None
    return ledger.trip
