"""Everything a hero may choose to do now: the families of Actions in order, each asked only where it can apply.

`everything` asks every family; `offers` looks first at what is there (an Action left, enemies, doors and furniture at
hand, water, heights, somebody fallen) and leaves out the families that need what is not.  Both give the same options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from undercroft.board.bits import Bits
from undercroft.kernel.requests import Option
from undercroft.systems.universalis import moments, prison, secondary, traps
from undercroft.systems.universalis.actions import (
    arts,
    breaking,
    carry,
    cast,
    clock,
    corpses,
    explore,
    fight,
    gear,
    handle,
    heights,
    identify,
    items,
    locks,
    move,
    pits,
    quick,
    ride,
    scale,
    search,
    shoot,
    swim,
    talk,
    works,
)
from undercroft.systems.universalis.engagement import adjacent
from undercroft.systems.universalis.fixtures import contacts
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.kit import Kit
from undercroft.systems.universalis.magic import gifts_of
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.state import Activation, Character
from undercroft.systems.universalis.terrain import Terrain
from undercroft.systems.universalis.walking import FACINGS

Offers = Callable[[Universalis, Character], Sequence[Option]]

END = Option("end")
FACES = tuple(Option("face", what=name) for name in FACINGS)

ACTION, STRIKE, RANGED, ARTS, SPELLS, ACCESS, THINGS, TRAPS, PRACTICE, CLOCK = (1 << n for n in range(10))
MARKS, EDGES, WATER, SLOPES, QUICK, LOOSE, FALLEN, BODIES, PIECES, GROUND = (1 << n for n in range(10, 20))
CAPTIVES, RIDDLES = (1 << n for n in range(20, 22))

FAMILIES: tuple[tuple[Offers, int], ...] = (
    (fight.offers, STRIKE),
    (shoot.offers, RANGED),
    (arts.offers, ARTS),
    (cast.offers, SPELLS),
    (move.offers, 0),
    (explore.offers, ACCESS),
    (locks.offers, ACTION | THINGS),
    (breaking.offers, ACTION | THINGS),
    (traps.offers, ACTION | TRAPS),
    (secondary.offers, PRACTICE),
    (clock.offers, CLOCK),
    (handle.offers, ACTION | MARKS),
    (pits.offers, ACTION | EDGES),
    (swim.offers, ACTION | WATER),
    (heights.offers, ACTION | SLOPES),
    (scale.offers, ACTION | SLOPES),
    (search.offers, ACTION),
    (quick.offers, QUICK),
    (items.offers, LOOSE),
    (gear.offers, 0),
    (corpses.offers, ACTION | BODIES),
    (carry.offers, FALLEN),
    (identify.offers, ACTION | RIDDLES),
    (talk.offers, ACTION | PIECES),
    (works.offers, GROUND),
    (prison.offers, ACTION | CAPTIVES),
)
"""What a hero may do, family by family in this order, with what each needs."""

MOUNTED: tuple[Offers, ...] = (
    fight.offers,
    shoot.offers,
    arts.offers,
    cast.offers,
    ride.offers,
    quick.offers,
    items.offers,
    gear.offers,
    carry.offers,
    talk.offers,
)
"""What a rider may do: nothing that must be searched, handled or climbed.  UN-1382, UN-1385"""


def offers(game: Universalis, who: Character) -> list[Option]:
    """Everything a hero may do now; the end of the activation comes last."""
    game.hold(who)
    try:
        return _ask(game, who, MOUNTED if who.mount else _families(_at_hand(game, who, game.active)))
    finally:
        game.let_go()


def everything(game: Universalis, who: Character) -> list[Option]:
    """The same, with every family asked."""
    return _ask(game, who, MOUNTED if who.mount else tuple(family for family, _ in FAMILIES))


def _ask(game: Universalis, who: Character, families: tuple[Offers, ...]) -> list[Option]:
    found: list[Option] = []
    if who.scaling:
        return [*scale.offers(game, who), END]
    if who.down and who.lay:
        return [*shoot.offers(game, who), END]
    for family in families:
        found += family(game, who)
    if not who.mount:
        for one in game.state.heroes:
            if one.owner:
                found += ride.offers(game, who)
                break
    found += facings(game, who)
    found.append(END)
    if who.conditions or game.state.lasting:
        for narrow in moments.NARROWS.deeds(game.kit(who).names):
            found = narrow(game, who, found)
    return found


@lru_cache(maxsize=8192)
def _families(have: int) -> tuple[Offers, ...]:
    """The families that may have something to offer."""
    return tuple(family for family, needs in FAMILIES if needs & have == needs)


def _at_hand(game: Universalis, who: Character, active: Activation) -> int:
    """What there is for him to act with and upon."""
    state = game.state
    have = ACTION if active.action else 0
    if (state.creatures or state.swayed) and (active.action or active.attacks):
        have |= STRIKE
    kit = game.kit(who)
    if who.shot or (kit.shoots and (state.creatures or state.swayed)):
        have |= RANGED
    have |= _learnt(who.card, who.extra) | _able(kit)
    if clock.TIMED in game.setup.options:
        have |= CLOCK
    if active.quick or active.action:
        have |= QUICK | LOOSE
    if who.carries:
        have |= FALLEN
    return have | _around(game, who, active)


def _around(game: Universalis, who: Character, active: Activation) -> int:
    """What lies or stands about him."""
    state, terrain, cover = game.state, game.terrain, game.cover(who)
    have = terrain.lie.get(cover)
    if have is None:
        have = terrain.lie[cover] = _lie(terrain, cover)
    unlit = GROUND if state.dark or state.pitch or terrain.plan.dark else 0
    if not active.action:
        return have & ACCESS | unlit
    have |= unlit
    if state.fixtures and cover & contacts(terrain.plan.id):
        have |= THINGS
    if state.obstacles:
        have |= TRAPS
    if state.captives:
        have |= CAPTIVES
    if terrain.sloped and game.climbs:
        have |= SLOPES
    if terrain.deep and active.quick and not active.walked:
        have |= WATER
    if state.corpses:
        have |= BODIES
    for hero in state.heroes:
        if "knocked-out" in hero.conditions:
            have |= FALLEN | BODIES
    return have


@lru_cache(maxsize=8192)
def _learnt(card: str, extra: tuple[str, ...]) -> int:
    """What somebody's card and skills let him do."""
    who = person(card)
    have = SPELLS if who.spells or who.lores or gifts_of(card, extra) else 0
    return have | (PRACTICE if secondary.learnt(card) else 0)


@lru_cache(maxsize=8192)
def _able(kit: Kit) -> int:
    """What everything in force for somebody lets him do."""
    have = ARTS if kit.arts or kit.actions else 0
    return have | (RIDDLES if identify.ALCHEMIST in kit.names or identify.SECRETS in kit.names else 0)


def _lie(terrain: Terrain, cover: Bits) -> int:
    """What there is on a ground for who stands somewhere."""
    have = ACCESS if cover & terrain.thresholds else 0
    if terrain.bridges:
        have |= GROUND
    if terrain.plan.marks:
        have |= MARKS
    if terrain.pieces and terrain.pieces_beside(cover):
        have |= PIECES | THINGS | GROUND
    if cover & terrain.edges:
        have |= EDGES | GROUND
    return have


def facings(game: Universalis, who: Character) -> list[Option]:
    """He may turn at any time; not away from an adjacent opponent he attacked.  UN-0121, UN-0123, UN-0124

    To keep the game going it is offered once between moves and Actions.
    """
    active = game.active
    if active.faced or not (active.walked or active.target or not active.action):
        return []
    struck = game.find(active.target) if active.target else None
    if struck is not None and struck.here and adjacent(game, who, struck):
        return []
    return [*FACES[: who.facing], *FACES[who.facing + 1 :]]
