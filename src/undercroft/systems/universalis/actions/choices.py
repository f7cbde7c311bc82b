"""Everything a hero may choose to do now: the families of Actions in order, each asked only where it can apply.

`everything` asks every family; `offers` looks first at what is there (an Action left, enemies, doors and furniture at
hand, water, heights, somebody fallen) and leaves out the families that need what is not.  Both give the same options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from undercroft.board.bits import Bits
from undercroft.board.features import Feature
from undercroft.kernel.requests import Option
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions import (
    break_open,
    carry_the_fallen,
    cast,
    climb_walls,
    clock,
    draw_and_pick_up,
    explore,
    furniture_and_bridges,
    hand_over,
    identify,
    jump_and_climb,
    jump_on_enemies,
    locks,
    melee,
    move,
    quest_marks,
    ride,
    search,
    search_corpses,
    shoot,
    swim,
    talk,
    use_skills,
    use_things,
)
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.dungeon import prison, traps
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.fixtures import breaks, contacts
from undercroft.systems.universalis.ground.walking import FACINGS
from undercroft.systems.universalis.heroes import secondary_skills
from undercroft.systems.universalis.magic.spells import gifts_of
from undercroft.systems.universalis.maps.plans import Plan
from undercroft.systems.universalis.maps.terrain import CHEST, Terrain, piece_card
from undercroft.systems.universalis.state import Activation, Character

Offers = Callable[[Universalis, Character, Activation], Sequence[Option]]
"""What a family offers to somebody in his activation while it is not over.  He stands, but for the families of `LYING`.
"""

NARROWS = moments.NARROWS.name
END = Option("end")
FACES = tuple(Option("face", what=name) for name in FACINGS)
TURNS = tuple((*FACES[:now], *FACES[now + 1 :]) for now in range(len(FACES)))
"""The ways to turn, by where one looks."""

STRIKE, RANGED, ARTS, MAGIC, STEPS, QUICK, LOOSE, GEAR, CLOCK, FALLEN, COMPANIONS = (1 << n for n in range(11))
DOORS, EXITS, LIGHTS, LOCKS, TOUGH, TRAPS, PRACTICE, MARKS, EDGES, WATER, LEVERS = (1 << n for n in range(11, 22))
SLOPES, ELEMENTS, SEARCH, BODIES, RIDDLES, PEOPLE, GROUND, CAPTIVES, SPELLS = (1 << n for n in range(22, 31))
WITH_ACTION = SPELLS | LOCKS | TOUGH | TRAPS | PRACTICE | MARKS | EDGES | WATER | SLOPES | SEARCH | BODIES | RIDDLES
WITH_ACTION |= PEOPLE | GROUND | CAPTIVES
"""What is of use only to who has his Action left."""

WITH_TIME = WITH_ACTION | DOORS | LEVERS | LIGHTS
"""What is of use only to who has a Quick Action or the Action left."""

MOVING, HANDY = STEPS | GEAR, QUICK | LOOSE | GEAR
"""What there may be for who can still move, and for who has time."""

FAMILIES: tuple[tuple[Offers, int], ...] = (
    (melee.offers, STRIKE),
    (shoot.offers, RANGED),
    (use_skills.offers, ARTS),
    (cast.offers, SPELLS | MAGIC),
    (move.offers, STEPS),
    (explore.offers, DOORS | EXITS),
    (locks.offers, LOCKS),
    (break_open.offers, TOUGH),
    (traps.offers, TRAPS),
    (secondary_skills.offers, PRACTICE),
    (clock.offers, CLOCK),
    (quest_marks.offers, MARKS),
    (jump_and_climb.offers, EDGES),
    (swim.offers, WATER),
    (jump_on_enemies.offers, SLOPES),
    (climb_walls.offers, SLOPES),
    (search.offers, SEARCH),
    (hand_over.offers, QUICK),
    (hand_over.levers, LEVERS),
    (draw_and_pick_up.offers, LOOSE),
    (use_things.offers, GEAR),
    (search_corpses.offers, BODIES),
    (carry_the_fallen.offers, FALLEN),
    (identify.offers, RIDDLES),
    (talk.offers, PEOPLE),
    (furniture_and_bridges.offers, GROUND | LIGHTS),
    (prison.offers, CAPTIVES),
    (ride.offers, COMPANIONS),
)
"""What a hero may do, family by family in this order, with what each needs (one of these)."""

MOUNTED: tuple[Offers, ...] = (
    melee.offers,
    shoot.offers,
    use_skills.offers,
    cast.offers,
    ride.offers,
    explore.ride_out,
    hand_over.offers,
    draw_and_pick_up.offers,
    use_things.offers,
    carry_the_fallen.offers,
    talk.offers,
)
"""What a rider may do: nothing that must be searched, handled or climbed.  UN-1382, UN-1385"""


LYING: tuple[Offers, ...] = (shoot.offers, cast.offers, secondary_skills.offers, clock.offers, carry_the_fallen.offers)
"""What is left of it to who lies on the floor.  UN-0113"""


def offers(game: Universalis, who: Character) -> list[Option]:
    """Everything a hero may do now; the end of the activation comes last."""
    active, kit = game.state.active, game.hold(who)
    assert active is not None
    try:
        return _ask(game, who, active, MOUNTED if who.mount else _families(_at_hand(game, who, active, kit)))
    finally:
        game.let_go()


def everything(game: Universalis, who: Character) -> list[Option]:
    """The same, with every family asked."""
    return _ask(game, who, game.active, MOUNTED if who.mount else tuple(family for family, _ in FAMILIES))


def _ask(game: Universalis, who: Character, active: Activation, families: tuple[Offers, ...]) -> list[Option]:
    if who.scaling:
        return [*climb_walls.offers(game, who, active), END]
    if who.conditions and who.down:
        if who.lay:
            return [*shoot.offers(game, who, active), END]
        families = tuple(family for family in families if family in LYING)
    found: list[Option] = []
    for family in families:
        found += family(game, who, active)
    found += facings(game, who, active)
    found.append(END)
    if (who.conditions or game.state.lasting) and NARROWS in game.kit(who).bound:
        for narrow in moments.NARROWS.deeds(game.kit(who).names):
            found = narrow(game, who, found)
    return found


@lru_cache(maxsize=8192)
def _families(have: int) -> tuple[Offers, ...]:
    """The families that may have something to offer."""
    return tuple(family for family, needs in FAMILIES if needs & have)


def _at_hand(game: Universalis, who: Character, active: Activation, kit: Kit) -> int:
    """What there is for him to act with and upon."""
    state, terrain = game.state, game.terrain
    cover = game.cover(who) if who.wide else 1 << who.at
    have = terrain.lie.get(cover)
    if have is None:
        have = terrain.lie[cover] = _lie(terrain, cover)
    have |= _able(kit, who.card, who.extra)
    if have & SPELLS and (state.lasting or not who.hero):
        have |= MAGIC
    if state.creatures or state.swayed:
        if active.action or active.attacks:
            have |= STRIKE
        if kit.shoots:
            have |= RANGED
    if who.shot:
        have |= RANGED
    if who.carries:
        have |= FALLEN
    for hero in state.heroes:
        if hero.owner:
            have |= COMPANIONS
        if hero.conditions and hero.suffers("knocked-out"):
            have |= FALLEN | BODIES
    if clock.TIMED in game.setup.options:
        have |= CLOCK
    if active.points or active.momentum:
        have |= MOVING
    if not (active.quick or active.action):
        return have & ~WITH_TIME
    have |= HANDY
    if state.dark or state.pitch:
        have |= LIGHTS
    return _to_act_upon(game, active, cover, have) if active.action else have & ~WITH_ACTION


def _to_act_upon(game: Universalis, active: Activation, cover: Bits, have: int) -> int:
    """The same with what there is for his Action."""
    state, terrain = game.state, game.terrain
    if have & ELEMENTS or not active.walked:
        have |= SEARCH
    if state.fixtures and cover & contacts(terrain.plan.id):
        have |= LOCKS | TOUGH
    if state.obstacles:
        have |= TRAPS
    if state.captives:
        have |= CAPTIVES
    if state.corpses:
        have |= BODIES
    if state.quest and terrain.plan.marks:
        have |= MARKS
    if terrain.sloped and game.climbs:
        have |= SLOPES
    if terrain.deep and active.quick and not active.walked:
        have |= WATER
    return have


@lru_cache(maxsize=8192)
def _able(kit: Kit, card: str, extra: tuple[str, ...]) -> int:
    """What somebody's card and skills and everything else in force for him let him do."""
    who = person(card)
    have = SPELLS if who.spells or who.lores or gifts_of(card, extra) else 0
    if kit.actions or use_skills.declarable(kit.arts):
        have |= ARTS
    if secondary_skills.learnt(card):
        have |= PRACTICE
    if identify.ALCHEMIST in kit.names or identify.SECRETS in kit.names:
        have |= RIDDLES
    return have


def _lie(terrain: Terrain, cover: Bits) -> int:
    """What there is on a ground for who stands somewhere, as long as the marks of the quest lie where they were."""
    plan, near = terrain.plan, terrain.open.from_(cover) | cover
    have = LIGHTS if plan.dark else 0
    if terrain.accesses_at(cover):
        have |= DOORS
    if cover & plan.exits:
        have |= EXITS
    if cover & terrain.edges:
        have |= EDGES | GROUND
    if near & terrain.bridges:
        have |= GROUND
    if any((near | terrain.pit_of(near)) >> at & 1 for at in plan.marks):
        have |= MARKS
    for piece in terrain.pieces_beside(cover):
        have |= _piece(plan, piece)
    return have


def _piece(plan: Plan, piece: Feature) -> int:
    """What a piece of furniture or an element at hand is good for."""
    card, have = piece_card(piece.kind), 0
    if card.search:
        have |= LEVERS if piece.kind == search.LEVER else ELEMENTS
    if card.movable:
        have |= GROUND
    if card.npc is not None:
        have |= PEOPLE
    if piece.kind == CHEST:
        have |= LOCKS | TOUGH
    elif breaks(plan, piece):
        have |= TOUGH
    return have


def facings(game: Universalis, who: Character, active: Activation) -> tuple[Option, ...]:
    """He may turn at any time; not away from an adjacent opponent he attacked.  UN-0121, UN-0123, UN-0124

    To keep the game going it is offered once between moves and Actions.
    """
    if active.faced or not (active.walked or active.target or not active.action):
        return ()
    struck = game.find(active.target) if active.target else None
    if struck is not None and struck.here and adjacent(game, who, struck):
        return ()
    return TURNS[who.facing]
