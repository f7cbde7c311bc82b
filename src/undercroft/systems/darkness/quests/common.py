"""What several Quests have in common: counters, named monsters, Pillars in the way, tokens that stay.

DA-0301 to DA-0304, DA-G120, DA-G125
"""

from __future__ import annotations

from itertools import pairwise

from undercroft.crawl import quests
from undercroft.kernel.events import Placed
from undercroft.kernel.game import draw
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, FigureId, Script
from undercroft.systems.darkness.agenda import QuestStep
from undercroft.systems.darkness.cards.definitions import FoeCard
from undercroft.systems.darkness.cards.library import foe_cards, foe_deck
from undercroft.systems.darkness.dungeon.spawn import arm, enough_miniatures, place_foe
from undercroft.systems.darkness.foes import reach_of, try_to_attack
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.maps.charts import Chart
from undercroft.systems.darkness.state import Foe, Hero, Pillar

NO_TREASURE = -1
STRIKE_BACK = "strike-back"


def advance(game: Darkness, goal: str, hero: Hero | None = None) -> int:
    """One more of something the Quest counts, said aloud.  DA-0304, DA-G116"""
    return quests.advance(game, goal, f"darkness-tell-{goal}", NO_ONE if hero is None else hero.id)


def stay(game: Darkness, *kinds: str) -> None:
    """Tokens of these kinds are places, not things to pick up.  DA-0302"""
    for token in game.state.tokens:
        if token.kind in kinds:
            token.fixed = True


def set_aside(game: Darkness, card: FoeCard) -> None:
    """Take a card the Quest needs out of its deck, so that nothing else brings it."""
    deck = game.state.piles[foe_deck(card)]
    deck.cards = tuple(id for id in deck.cards if id != card.id)
    deck.discards = tuple(id for id in deck.discards if id != card.id)


def summon(game: Darkness, card: str, at: int, role: str, *, counts: bool = False, treasure: int = 0) -> Script[Foe]:
    """The Quest's own Enemy appears: with a Treasure card of a Level (the Current one unless stated), or none."""
    known = foe_cards()[card]
    set_aside(game, known)
    foe = place_foe(game, known, at, role=role, counts=counts)
    if treasure != NO_TREASURE:
        yield from arm(game, foe, treasure or game.state.level)
    return foe


def summon_greater(game: Darkness, at: int, role: str, *, counts: bool = False, treasure: int = 0) -> Script[Foe]:
    """A random Greater Roaming Monster of which there is a figure left; the Quest cannot do without it."""
    passed: list[str] = []
    card = ""
    while not card:
        cards = yield from draw(game, "greater", 1, seat=game.party_seat(), why="roamer", refill="monsters")
        if not cards:
            card = passed.pop()
        elif enough_miniatures(game, foe_cards()[cards[0]]):
            card = cards[0]
        else:
            passed += cards
    game.discard("greater", *passed)
    foe = place_foe(game, foe_cards()[card], at, role=role, counts=counts)
    yield from arm(game, foe, treasure or game.state.level)
    return foe


def with_role(game: Darkness, role: str) -> Foe | None:
    """The Quest's own Enemy, while it lives."""
    return next((foe for foe in game.state.foes if foe.role == role), None)


def only_strike_back(game: Darkness, foe: Foe, hero: Hero) -> bool:
    """A Counter-Attack by an Enemy that does not leave its place: it attacks if it can, and that is all."""
    if foe.stunned or foe.asleep:
        return False
    if reach_of(game, foe, hero.at):
        game.push(QuestStep(foe.id, STRIKE_BACK, hero.id))
    return True


def strike_back(game: Darkness, entry: QuestStep) -> Script[None]:
    """The Enemy attacks the Hero it strikes back at, after what Heroes beside it throw at it.  DA-0124, DA-G134"""
    yield from try_to_attack(game, game.foe(entry.who), FigureId(entry.n))


# Pillars


def raise_pillars(game: Darkness, health: int, *, target: bool) -> None:
    """Pillars stand where the map shows them.  DA-0303, DA-G120"""
    state = game.state
    for token in game.chart.tokens:
        if token.kind == "pillar":
            pillar = Pillar(id=FigureId(state.next_id), at=token.zone, health=health, name=token.name, target=target)
            state.next_id += 1
            state.pillars.append(pillar)
            game.tell(Placed, "pillar", token.zone, pillar.id, rules=("DA-0303",))


@remembered(64)
def behind(chart: Chart, lair: int) -> int:
    """The Zones shut off by Pillars: those around a monster's Zone up to the Zones of the Pillars.  DA-G125"""
    pillars = sum({1 << token.zone for token in chart.tokens if token.kind == "pillar"})
    return chart.zones.view().spread(1 << lair, ~pillars & ~_ends(chart))


def _ends(chart: Chart) -> int:
    """Staircases lead away from what Pillars shut off."""
    return sum({1 << end for stairs in chart.stairs for end in stairs})


def barred(game: Darkness, lairs: tuple[int, ...], one: int, other: int) -> bool:
    """Does a standing Pillar stop Heroes between two neighbouring Zones?  DA-0440, DA-0478"""
    for pillar in game.state.pillars:
        if pillar.at in (one, other):
            beyond = other if pillar.at == one else one
            if any(behind(game.chart, lair) >> beyond & 1 for lair in lairs):
                return True
    return False


def shielded(game: Darkness, lairs: tuple[int, ...], one: int, other: int) -> bool:
    """Does a standing Pillar stop a Hero's attack along a straight line of Zones?  DA-0440, DA-0478"""
    line = line_between(game.chart, one, other)
    return any(barred(game, lairs, a, b) for a, b in pairwise(line))


@remembered(4096)
def line_between(chart: Chart, one: int, other: int) -> tuple[int, ...]:
    """The Zones on a row or column from one to another, both ends included."""
    (x, y), (to_x, to_y) = chart.xy[one], chart.xy[other]
    if x != to_x and y != to_y:
        return (one, other)
    along = [
        zone
        for zone, (at_x, at_y) in enumerate(chart.xy)
        if min(x, to_x) <= at_x <= max(x, to_x) and min(y, to_y) <= at_y <= max(y, to_y)
    ]
    return tuple(along)
