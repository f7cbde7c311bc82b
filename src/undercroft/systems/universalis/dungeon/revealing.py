"""Sections revealed, and the creatures the Artificial Dark Player finds in them.

UN-0011, UN-0170 to UN-0173, UN-0663 to UN-0670, UN-0680 to UN-0684, UN-0749, UN-0750
"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.crawl.letters import next_letter
from undercroft.crawl.steps import step
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed, Placed, Revealed, Said
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, FigureId, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import WATCH, Encounter, Initiative, Populate, Reveal
from undercroft.systems.universalis.cards.definitions import DARK_CARDS, FACTIONS, Posse, SpawnRow
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Placement, person
from undercroft.systems.universalis.cards.quests import Post, SectionPlan
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.dungeon.leaders import (
    learn_more,
    place_of_leader,
    strengthen,
    strengthen_in_the_open,
)
from undercroft.systems.universalis.dungeon.placing import places_for, water_corners
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import in_combat, nearest
from undercroft.systems.universalis.ground.walking import squeezed, turned_to
from undercroft.systems.universalis.heroes.echoes import echoes_in
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import LOTS, ONE, SCENARIO, SYMBOL
from undercroft.systems.universalis.setup.decks import SPENT
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.improved_creatures import improved, price

MOST_MODIFIER = 4
MOST_CARDS = 2
IN_LARGE = ("wandering", "spotted", "special")
"""The columns that a large section makes worse.  UN-0665"""


@step(Reveal, after=True)
def reveal(game: Universalis, entry: Reveal) -> None:
    """Place the section behind an access with everything in it.  UN-0170 to UN-0175, UN-0237, UN-0251, UN-0663

    Where an arrow leads on to a section already known by another way, nothing lies between the two any more.
    """
    state, plan = game.state, game.plan
    one, other = plan.accesses[entry.access].sections
    section = other if state.revealed >> one & 1 else one
    known = state.revealed | 1 << section
    ground = state.ground.opened(entry.access)
    for number, access in enumerate(plan.accesses):
        if access.arrow and all(known >> side & 1 for side in access.sections):
            ground = ground.opened(number)
    for feature in plan.features[section]:
        ground = ground.with_feature(feature)
    game.lay(ground)
    if plan.sections[section].plan.main and not state.main_seen:
        state.main_seen, state.before_main = True, state.revealed
    state.revealed = known
    leave_behind(game)
    game.revealed()
    game.tell(Revealed, f"universalis-section-{plan.sections[section].title}", who=entry.who, rules=("UN-0170",))
    if plan.sections[section].plan.note:
        game.tell(Said, f"universalis-note-{plan.id}-{plan.sections[section].name}", rules=("UN-1187",))
    game.push(Encounter(entry.who, section=section, access=entry.access, broken=entry.broken))
    for deed in moments.REVEALED.deeds(game.quest):
        deed(game, section)


def posted(game: Universalis, plan: SectionPlan) -> list[Post]:
    """The creatures that the sheet has in a section from the first for a group of this size.  UN-1175"""
    return [post for post in plan.creatures if game.party() >= post.heroes and not post.turn]


def encounter(game: Universalis, entry: Encounter) -> Script[None]:
    """Place the creatures of the sheet, the Main Room, large sections and the Scenario Die; then roll Initiative.

    UN-0663, UN-0664, UN-0666 to UN-0669, UN-0670, UN-0757, UN-1175
    """
    plan = game.plan.sections[entry.section]
    before = in_combat(game)
    newcomers: list[FigureId] = []
    for post in posted(game, plan.plan):
        at = game.plan.board.parse(post.at)
        newcomers += yield from place(game, entry, (post.creature, post.set), at, free=post.free)
    if plan.plan.main:
        newcomers += yield from spawn(game, entry, "wandering" if game.alone() else "spotted")
        newcomers += yield from place_leader(game, entry)
    elif plan.large and plan.plan.encounters:
        newcomers += yield from _card(game, entry)
    if plan.plan.encounters and game.state.round > 1 and (yield from _symbol(game, entry)) == "encounter":
        newcomers += yield from _card(game, entry)
    game.state.lulls = 0 if newcomers else game.state.lulls + 1
    if plan.plan.main:
        strengthen(game)
    if newcomers:
        opener = game.find(entry.who)
        why = "reveal" if opener is None or opener.hero else WATCH
        game.push(Initiative(newcomers=tuple(newcomers), why=why, combat=before, surprise=not entry.broken))


def _symbol(game: Universalis, entry: Encounter) -> Script[str]:
    """Roll the Scenario Die, again where a door was broken or two sections in a row were empty; for strong groups,
    again where the last section was empty.  UN-0663, UN-0667, UN-0740"""
    symbol: str = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-encounter", stream="monsters")
    empty = 1 if improved(game, "encounter-again") else 2
    if symbol != "encounter" and (entry.broken or game.state.lulls >= empty):
        symbol = yield Roll(((SCENARIO,),), SYMBOL, NOBODY, why="scenario-encounter", stream="monsters")
    return symbol


def _card(game: Universalis, entry: Encounter) -> Script[list[FigureId]]:
    """Draw an Encounter card and place its creatures, or discard it for its points.  UN-0664, UN-0670, UN-0677"""
    pile = game.state.piles.get("encounters")
    if pile is None or not pile.cards:
        return []
    (card,) = yield from draw(game, "encounters", why="encounter")
    placed = yield from spawn(game, entry, library()[DARK_CARDS][card].column)
    throw_away(game, card, used=bool(placed))
    if placed:
        note_encounter(game, entry.section)
    return placed


def note_encounter(game: Universalis, section: int) -> None:
    """An Encounter card was activated in a section.  UN-0622"""
    game.state.tried = (*game.state.tried, f"encounter {section}")


def full(game: Universalis, section: int) -> bool:
    """Have two Encounter cards been activated in a section?  UN-0622"""
    return game.state.tried.count(f"encounter {section}") >= MOST_CARDS


def throw_away(game: Universalis, card: str, *, used: bool) -> None:
    """A revealed card leaves the game; one that had no effect adds its points to the Reserve.

    UN-0645, UN-0647, UN-0677
    """
    game.discard(SPENT, card)
    if not used and game.plan.quest.counter:
        points = library()[DARK_CARDS][card].discard
        game.state.reserve += points
        game.tell(Changed, "discarded", now=points, detail=card, rules=("UN-0677",))
        game.tell(Changed, "reserve", now=game.state.reserve, rules=("UN-0677",))


# the Creature Spawn Table


def spawn(game: Universalis, entry: Encounter, column: str, card: str = "") -> Script[list[FigureId]]:
    """Roll on a column of the Spawn Table, for a card of another name if one is given; a group that costs too much
    gives way to the one before it.  UN-0664, UN-0665, UN-0670, UN-0681, UN-0692, UN-1172"""
    rows = list((yield from spawn_table(game)).items())
    face: int = yield Roll((ONE,), TOTAL, NOBODY, why="spawn", stream="monsters")
    total = face + spawn_modifier(game, entry.section, card or column)
    at = max(n for n, (row, _) in enumerate(rows) if int(row.partition("-")[0]) <= total)
    for _, row in rows[at::-1]:
        group = listed(column, row)
        if not game.plan.quest.counter or sum(price(game, one) for one in group) <= game.state.reserve:
            return (yield from place_group(game, entry, group))
    return []


def spawn_table(game: Universalis) -> Script[dict[str, SpawnRow]]:
    """The sheet's own Spawn Table, or that of its faction; where factions are mixed, that of one of them at random.

    UN-1172
    """
    quest = game.plan.quest
    if quest.faction is None:
        return quest.spawn
    names = (quest.faction, *quest.allies)
    name = names[0]
    if len(names) > 1:
        lot: int = yield Roll(((LOTS[len(names)],),), TOTAL, NOBODY, why="random-faction", stream="monsters")
        name = names[lot - 1]
    return library()[FACTIONS][name].spawn


def spawn_modifier(game: Universalis, section: int, column: str = "spotted") -> int:
    """+1 in a large section that is looked into, +1 per 30 Value Points of the group, at most +4.  UN-0665"""
    large = int(game.plan.sections[section].large and column in IN_LARGE)
    return min(MOST_MODIFIER, large + game.state.group // 30)


def listed(column: str, row: SpawnRow) -> list[Placement]:
    """The creatures of a column in a row of the Spawn Table.  UN-0664"""
    groups: dict[str, tuple[Posse, ...]] = {"wandering": row.wandering, "special": row.special}
    posses = groups.get(column, row.spotted)
    return [(posse.creature, posse.set) for posse in posses for _ in range(posse.n)]


def place_group(game: Universalis, entry: Encounter, group: list[Placement]) -> Script[list[FigureId]]:
    """Place creatures one by one where the pattern has room, and pay for those placed; creatures of the water come up
    in a random corner of it.  UN-0666, UN-0680, UN-0692, UN-C519"""
    placed: list[FigureId] = []
    for one, at in places_for(game, entry, group):
        corners = water_corners(game, entry.section, one[0])
        spot = (yield from pick(game, corners, "corner")) if corners else at
        placed += yield from place(game, entry, one, spot)
    return placed


def place(
    game: Universalis, entry: Encounter, one: Placement, at: int, *, free: bool = False, owed: bool = False
) -> Script[list[FigureId]]:
    """Pay for a creature and put it on the board; Large and Huge ones may bring more skills.

    A creature that cannot be paid for does not come, unless its price may be `owed`.

    UN-0646, UN-0680 to UN-0684, UN-1175 to UN-1177, UN-1179
    """
    paid = game.plan.quest.counter and not free and not game.plan.quest.adapted
    cost = price(game, one)
    if paid and cost > game.state.reserve and not owed:
        return []
    if paid:
        game.state.reserve -= cost
    creature = _put(game, entry, one, at)
    if creature.size >= LARGE:
        yield from learn_more(game, creature)
    return [creature.id]


def _put(game: Universalis, entry: Encounter, one: Placement, at: int) -> Character:
    """A creature stands on the board, facing the nearest hero.  UN-0680"""
    card, number = one
    creature = new_creature(game, card, number, at)
    creature.home = entry.section
    heroes = [hero for hero in game.state.heroes if hero.here]
    if heroes:
        creature.facing = turned_to(game, creature, nearest(game, heroes, game.cover(creature))[0].at)
    creature.squeezed = squeezed(game, creature)
    game.tell(Placed, f"universalis-creature-{card}", at, creature.id, creature.letter, rules=("UN-0170",))
    return creature


def new_creature(game: Universalis, card: str, number: int, at: int) -> Character:
    """A creature with one of its equipment sets, last in the order of appearance."""
    carried = person(card).sets[number]
    creature = Character(
        id=FigureId(game.state.next_id), card=card, at=at, hands=carried.hands, pack=carried.pack, activated=True
    )
    creature.seat = game.dark
    creature.mana = game.kit(creature).mana
    creature.letter = next_letter(game.state.placed, card)
    game.state.next_id += 1
    game.state.creatures.append(creature)
    return creature


@step(Populate)
def populate(game: Universalis, entry: Populate) -> Script[None]:
    """A scenario that lies open: the sheet's creatures stand in it from the start, whatever is in the Reserve, and so
    does the Leader if it has a square.  UN-1164, UN-1175, UN-1179"""
    leader = game.plan.quest.leader
    for number, section in enumerate(game.plan.sections):
        where = Encounter(section=number)
        for post in posted(game, section.plan):
            at = game.plan.board.parse(post.at)
            yield from place(game, where, (post.creature, post.set), at, free=post.free, owed=True)
        if section.plan.main and leader is not None and leader.at and not leader.turn:
            yield from place_leader(game, where)


def place_leader(game: Universalis, entry: Encounter) -> Script[list[FigureId]]:
    """The Leader stands where the sheet says, otherwise behind the others, and is given more skills.

    UN-0626, UN-0749 to UN-0751, UN-0753, UN-1181
    """
    plan = game.plan.quest.leader
    if plan is None:
        return []
    at = _own_place(game, plan.at, plan.creature) if plan.at else place_of_leader(game, entry, plan.creature)
    if at is None:
        return []
    base = game.terrain.base(*person(plan.creature).base).at(at)
    for creature in game.creatures():
        if game.cover(creature) & base:
            _give_way(game, creature, base)
    leader = _put(game, entry, (plan.creature, plan.set), int(at))
    leader.leader, leader.extra = True, plan.skills
    for echo in echoes_in(game.setup, game.plan.quest):
        leader.extra = (*leader.extra, *echo.skills)
        leader.wounds += echo.hurt
    yield from learn_more(game, leader)
    if game.plan.quest.explored:
        strengthen_in_the_open(game)
    return [leader.id]


def _own_place(game: Universalis, at: str, leader: str) -> int | None:
    """The place where the sheet puts the Leader; if a hero stands there, the nearest one with room."""
    square = int(game.plan.board.parse(at))
    base = game.terrain.base(*person(leader).base).at(square)
    if not any(game.cover(hero) & base for hero in game.state.heroes if hero.here):
        return square
    return nearest_room(game, leader, square, game.plan.inside(game.state.revealed) & ~game.occupied())


def _give_way(game: Universalis, creature: Character, base: Bits) -> None:
    """A creature placed on the Leader's square steps aside: within its section, otherwise wherever there is room."""
    free = ~game.occupied(creature.id) & ~base
    for where in (game.plan.sections[creature.home].squares, game.plan.inside(game.state.revealed)):
        spot = nearest_room(game, creature.card, creature.at, where & free)
        if spot is not None:
            creature.at = spot
            return


def nearest_room(game: Universalis, card: str, to: int, where: Bits) -> int | None:
    """The place nearest to a square where a creature has room, never on a starting or goal square.  UN-1190, UN-0749"""
    free = where & game.terrain.standable[2] & ~game.plan.reserved
    shape = game.terrain.base(*person(card).base)
    spots = shape.fits(free, game.terrain.walking) if not person(card).small else free
    board = game.plan.board
    return min(((board.distance(to, at), int(at)) for at in squares(spots)), default=(0, None))[1]


def leave_behind(game: Universalis) -> None:
    """Nothing of the last combat is left to search, and having fought in it gives no claim on the next one's spoils.

    UN-0251, UN-0250
    """
    game.state.corpses = game.state.spoils = ()
    for who in game.state.heroes:
        who.fought = False
