"""Sections revealed, and the creatures the Artificial Dark Player finds in them.

UN-0011, UN-0170 to UN-0173, UN-0663 to UN-0670, UN-0681, UN-0749, UN-0750
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Placed, Revealed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, FigureId, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Encounter, Initiative, Reveal
from undercroft.systems.universalis.cards import DARK_CARDS, FACTIONS, Posse, SpawnRow
from undercroft.systems.universalis.decks import SPENT, group_vp
from undercroft.systems.universalis.distances import in_combat
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import person
from undercroft.systems.universalis.placing import places_for
from undercroft.systems.universalis.rolls import ONE, SCENARIO, SYMBOL
from undercroft.systems.universalis.sheets import library
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.walking import squeezed, turned_to

MOST_MODIFIER = 4
KEPT_RESERVE = 10
"""What the counter falls to when the Main Room is seen.  UN-0750"""

Placement = tuple[str, int]
"""A creature to be placed and its equipment set."""


def reveal(game: Universalis, entry: Reveal) -> None:
    """The section behind an access is placed with everything in it.  UN-0170 to UN-0175"""
    state, plan = game.state, game.plan
    one, other = plan.accesses[entry.access].sections
    section = other if state.revealed >> one & 1 else one
    ground = state.ground.opened(entry.access)
    for feature in plan.features[section]:
        ground = ground.with_feature(feature)
    state.ground = ground
    state.revealed |= 1 << section
    game.revealed()
    state.main_seen = state.main_seen or plan.sections[section].plan.main
    game.tell(Revealed, f"universalis-section-{plan.sections[section].name}", who=entry.who, rules=("UN-0170",))
    game.push(Encounter(entry.who, section=section, access=entry.access, broken=entry.broken))
    for deed in moments.REVEALED.deeds(game.quest):
        deed(game, section)


def encounter(game: Universalis, entry: Encounter) -> Script[None]:
    """Creatures of the sheet, of the Main Room, of large sections and of the Scenario Die; then Initiative.

    UN-0663, UN-0666 to UN-0669, UN-1175
    """
    plan = game.plan.sections[entry.section]
    before = in_combat(game)
    newcomers: list[FigureId] = []
    for post in plan.plan.creatures:
        at = game.plan.board.parse(post.at)
        newcomers += place(game, entry, (post.creature, post.set), at, free=post.free)
    if plan.plan.main:
        newcomers += yield from _column(game, entry, "spotted")
        newcomers += _place_leader(game, entry)
    elif plan.large and plan.plan.encounters:
        newcomers += yield from _card(game, entry)
    if plan.plan.encounters and game.state.round > 1 and (yield from _symbol(game, entry)) == "encounter":
        newcomers += yield from _card(game, entry)
    game.state.lulls = 0 if newcomers else game.state.lulls + 1
    if plan.plan.main:
        _strengthen_leader(game)
    if newcomers:
        surprise = not entry.broken
        game.push(Initiative(newcomers=tuple(newcomers), combat=before, surprise=surprise))


def _symbol(game: Universalis, entry: Encounter) -> Script[str]:
    """The Scenario Die, rolled again where a door was broken or two sections in a row were empty.  UN-0663, UN-0667"""
    symbol: str = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-encounter", stream="monsters")
    if symbol != "encounter" and (entry.broken or game.state.lulls >= 2):
        symbol = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-encounter", stream="monsters")
    return symbol


def _card(game: Universalis, entry: Encounter) -> Script[list[FigureId]]:
    """Draw an Encounter card and place its creatures, or discard it for its points.  UN-0664, UN-0670, UN-0677"""
    pile = game.state.piles.get("encounters")
    if pile is None or not pile.cards:
        return []
    (card,) = yield from draw(game, "encounters", why="encounter")
    game.discard(SPENT, card)
    placed = yield from _column(game, entry, library()[DARK_CARDS][card].column)
    if not placed:
        game.state.reserve += library()[DARK_CARDS][card].discard
        game.tell(Changed, "reserve", now=game.state.reserve)
    return placed


def _column(game: Universalis, entry: Encounter, column: str) -> Script[list[FigureId]]:
    """Roll on a column of the Spawn Table; a group too dear gives way to the one before it.  UN-0664, UN-0670"""
    face: int = yield Roll((ONE,), TOTAL, NOBODY, why="spawn", stream="monsters")
    rows = list(library()[FACTIONS][game.plan.quest.faction].spawn.items())
    total = face + spawn_modifier(game, entry.section)
    at = max(n for n, (row, _) in enumerate(rows) if int(row.partition("-")[0]) <= total)
    for _, row in rows[at::-1]:
        group = listed(column, row)
        if not game.plan.quest.counter or cost_of(group) <= game.state.reserve:
            return _place_group(game, entry, group)
    return []


def spawn_modifier(game: Universalis, section: int) -> int:
    """+1 in a large section, +1 per 30 Value Points of the group, at most +4.  UN-0665"""
    large = int(game.plan.sections[section].large)
    return min(MOST_MODIFIER, large + group_vp(game) // 30)


def listed(column: str, row: SpawnRow) -> list[Placement]:
    """The creatures of a column in a row of the Spawn Table.  UN-0664"""
    groups: dict[str, tuple[Posse, ...]] = {"wandering": row.wandering, "special": row.special}
    posses = groups.get(column, row.spotted)
    return [(posse.creature, posse.set) for posse in posses for _ in range(posse.n)]


def cost_of(group: list[Placement]) -> int:
    """What creatures cost: their Value Points.  UN-0615, UN-0646"""
    return sum(person(creature).vp + person(creature).sets[number].vp for creature, number in group)


def _place_group(game: Universalis, entry: Encounter, group: list[Placement]) -> list[FigureId]:
    """Place creatures one by one where the pattern has room, and pay for those that are placed.  UN-0666, UN-0692"""
    placed: list[FigureId] = []
    for one, at in places_for(game, entry, group):
        placed += place(game, entry, one, at)
    return placed


def place(
    game: Universalis, entry: Encounter, one: Placement, at: int, *, free: bool = False, leader: bool = False
) -> list[FigureId]:
    """Put a creature on the board, facing whoever revealed the section.  UN-0680, UN-0681, UN-1175 to UN-1177"""
    card, number = one
    cost = cost_of([one])
    paid = game.plan.quest.counter and not free
    if paid and cost > game.state.reserve:
        return []
    if paid:
        game.state.reserve -= cost
    creature = new_creature(game, card, number, at)
    creature.leader = leader
    hero = game.find(entry.who)
    if hero is not None and hero.at >= 0:
        creature.facing = turned_to(game, creature, hero.at)
    creature.squeezed = squeezed(game, creature)
    game.tell(Placed, f"universalis-creature-{card}", at, creature.id, rules=("UN-0170",))
    return [creature.id]


def new_creature(game: Universalis, card: str, number: int, at: int) -> Character:
    """A creature with one of its equipment sets, last in the order of appearance."""
    carried = person(card).sets[number]
    creature = Character(
        id=FigureId(game.state.next_id), card=card, at=at, hands=carried.hands, pack=carried.pack, activated=True
    )
    creature.mana = game.kit(creature).mana
    game.state.next_id += 1
    game.state.creatures.append(creature)
    return creature


def _place_leader(game: Universalis, entry: Encounter) -> list[FigureId]:
    """The Leader stands where the sheet says, else as a creature alone would.  UN-0626, UN-0749"""
    plan = game.plan.quest.leader
    if plan is None:
        return []
    one = (plan.creature, plan.set)
    at = game.plan.board.parse(plan.at) if plan.at else next((at for _, at in places_for(game, entry, [one])), -1)
    if at < 0:
        return []
    if game.occupied() >> at & 1:
        _give_way(game, at)
    placed = place(game, entry, one, at, free=True, leader=True)
    game.character(placed[0]).extra = plan.skills
    return placed


def _give_way(game: Universalis, at: int) -> None:
    """Whoever was placed on the Leader's square steps aside."""
    for creature in game.state.creatures:
        if game.cover(creature) >> at & 1:
            free = game.terrain.standable(2) & ~game.occupied() & game.terrain.around(1 << at)
            creature.at = (free & -free).bit_length() - 1


def _strengthen_leader(game: Universalis) -> None:
    """Points above 10 become Vitality of the Leader: +1 for 2, or for 3 if it is hard to hurt.  UN-0750, UN-0751"""
    for creature in game.state.creatures:
        if creature.leader and not creature.sturdy:
            kit = game.kit(creature)
            tough = kit.has("invulnerable") or kit.armor >= 6
            if game.plan.quest.counter:
                spare = max(0, game.state.reserve - KEPT_RESERVE)
                game.state.reserve -= spare
                creature.sturdy = spare // (3 if tough else 2)
            else:
                creature.sturdy = group_vp(game) // (20 if tough else 10)
            game.tell(Changed, "sturdy", creature.id, now=creature.sturdy, rules=("UN-0750",))
