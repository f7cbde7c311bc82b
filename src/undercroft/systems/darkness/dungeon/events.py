"""The Event Phase: one card each Round, its effects in reading order.  DA-0263 to DA-0265, DA-G31, DA-G80, DA-G81"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.crawl.steps import step
from undercroft.kernel.events import Began
from undercroft.kernel.game import draw
from undercroft.kernel.requests import Script
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.agenda import ActAll, EventPhase, Resolve, SpawnGuard, SpawnRoamer
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.definitions import EVENTS
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.cards.words import Patrol
from undercroft.systems.darkness.dungeon.spawn import choose_level_zone, put_treasure
from undercroft.systems.darkness.effects import WHEN_USED
from undercroft.systems.darkness.game import Darkness

HAPPENINGS: Deeds[Darkness, Resolve, [], Script[None]] = Deeds("when an Event is resolved")
"""What each word of an Event card does to the whole board."""


@step(EventPhase)
def event_phase(game: Darkness, entry: EventPhase) -> Script[None]:
    """The First Player draws an Event card, unless the Quest says otherwise.  DA-0074, DA-0263, DA-G50"""
    game.settle_level()
    game.state.phase = "events"
    game.tell(Began, "event-phase")
    if not all(deed(game) for deed in moments.EVENTS_DRAWN.deeds(game.quest)):
        return
    cards = yield from draw(game, "event", 1, seat=game.party_seat(), why="event", refill="monsters")
    for card in cards:
        game.discard("event", card)
        game.push(Resolve(card=card))


@step(Resolve)
def resolve(game: Darkness, entry: Resolve) -> Script[None]:
    """Do the next effect of an Event card; one that concerns a single Hero befalls the first who is there.  DA-0263"""
    effects = library()[EVENTS][entry.card].do
    if entry.part >= len(effects):
        return
    effect = effects[entry.part]
    game.push(Resolve(card=entry.card, part=entry.part + 1))
    if effect.name in HAPPENINGS:
        yield from HAPPENINGS.do(game, entry, effect)
        return
    first = next((hero for hero in game.in_turn_order() if hero.here), None)
    if first is not None:
        WHEN_USED.do(game, first, effect)


def event_level(game: Darkness) -> int:
    """The Current Level for an Event: in Story Mode the highest Level token on a tile with a Hero.  DA-0325"""
    if not game.story:
        return game.state.level
    return max((game.tile_level(hero.at) for hero in game.living()), default=game.state.level) or game.state.level


@HAPPENINGS.does(words.PATROL)
def patrol(game: Darkness, entry: Resolve, args: Patrol) -> Script[None]:
    """A Guard card of the Current Level on a Level token.  DA-0081, DA-0082, DA-0264"""
    zone = yield from choose_level_zone(game, event_level(game) + args.at)
    game.push(SpawnGuard(at=zone, level=game.state.level, why="patrol"))


@HAPPENINGS.does(words.ROAMER)
def roamer(game: Darkness, entry: Resolve, args: Patrol) -> Script[None]:
    """A Roaming Monster appears; if one is on the board already, all of them act instead.

    DA-0084, DA-0264, DA-0374, DA-G31
    """
    roaming = tuple(foe.id for foe in game.state.foes if game.card(foe).role == "roamer" and foe.counts)
    if roaming:
        game.push(ActAll(foes=roaming))
        return
    zone = yield from choose_level_zone(game, event_level(game) + args.at)
    game.push(SpawnRoamer(at=zone))


@HAPPENINGS.does(words.RALLY_FOES)
def rally(game: Darkness, entry: Resolve, _: None) -> Script[None]:
    """Every Enemy on the board is activated once."""
    game.push(ActAll(foes=tuple(foe.id for foe in game.state.foes)))
    yield from ()


@HAPPENINGS.does(words.WAKE_STUNNED)
def wake(game: Darkness, entry: Resolve, _: None) -> Script[None]:
    """Every Stunned Enemy gets up."""
    for foe in game.state.foes:
        foe.stunned = False
    yield from ()


@HAPPENINGS.does(words.TREASURE_ON_LEVEL)
def treasure(game: Darkness, entry: Resolve, number: int) -> Script[None]:
    """Treasure tokens are put on the Zone of the Current Level token."""
    zone = yield from choose_level_zone(game, event_level(game))
    for _ in range(number):
        put_treasure(game, "treasure", zone)


@HAPPENINGS.does(words.HUNT_RICHEST)
def hunt(game: Darkness, entry: Resolve, _: None) -> Script[None]:
    """The Enemy nearest to the richest Hero is activated."""
    living = game.living()
    foes = [foe for foe in game.state.foes if not foe.asleep]
    if living and foes:
        prey = max(living, key=lambda hero: (hero.xp, hero.micro, -hero.id))
        row = game.view.distances(prey.at)
        nearest = min(foes, key=lambda foe: (row[foe.at], foe.id))
        game.push(ActAll(foes=(nearest.id,)))
    yield from ()


@HAPPENINGS.does(words.NEXT_SIGNATURE_FREE)
def free_signatures(game: Darkness, entry: Resolve, _: None) -> Script[None]:
    """Each living Hero's next Signature costs nothing."""
    for hero in game.living():
        hero.gratis = True
    yield from ()
