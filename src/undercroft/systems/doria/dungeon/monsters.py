"""Monsters come onto the board: drawn for icons, with modifiers, as far as there are figures; refills at the entrance.

DO-0179 to DO-0182, DO-0310 to DO-0324
"""

from __future__ import annotations

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.reach import rings
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.game import draw
from undercroft.kernel.requests import NOBODY, FigureId, Script
from undercroft.systems.doria import moments
from undercroft.systems.doria.agenda import Activate, PlaceIcon, SpawnMonster
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.definitions import MODIFIERS, MONSTERS, AttackKind, Attribute
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.stats import breed, stats_of
from undercroft.systems.doria.dungeon.order import first_of, steps_between
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares, nearest_free
from undercroft.systems.doria.state import MOST_AP, Monster

WORST: dict[AttackKind, Attribute] = {"melee": "str", "ranged": "agi", "magic": "wis"}
"""The attribute that decides between characters against an attack of this kind: the lower is preferred.  DO-0362"""

BOSS_FIGURES = {"dragon": 2, "female-zombie": 1}
"""Figures without level cards, for bosses and scenarios.  DO-C118, DO-C119"""

COLOURS = {
    2: ("black", "blue"),
    3: ("black", "brown", "purple"),
    5: ("black", "blue", "green", "brown", "purple"),
}
OWN_COLOURS = {
    "archer": ("black", "blue", "green"),
    "mummy": ("black", "green"),
    "shaman": ("black", "green"),
    "skeleton": ("black", "brown"),
    "gargoyle": ("black", "purple"),
}
"""The colours of figures of one kind, by how many there are, and where they differ from that.  DO-C15"""


USUAL = 4
"""For so many characters scenarios are written."""


# figures


def figures(kind: str) -> int:
    """How many figures of a kind are in the box.  DO-C14"""
    monsters = library()[MONSTERS]
    return monsters[kind].figures if kind in monsters else BOSS_FIGURES[kind]


def colours(kind: str) -> tuple[str, ...]:
    """The colours of its figures; a single figure is black.  DO-C15"""
    return OWN_COLOURS.get(kind) or COLOURS.get(figures(kind), ("black",))


def same_kind(game: Doria, card: str) -> list[Monster]:
    """The monsters on the board that the same figures stand for."""
    kind = breed(card).figure
    return [one for one in game.state.monsters if breed(one.card).figure == kind]


def figures_left(game: Doria, card: str) -> int:
    """How many more of a kind can be placed.  DO-0319"""
    return figures(breed(card).figure) - len(same_kind(game, card))


# placing


def place(game: Doria, card: str, at: int, modifiers: tuple[str, ...] = (), *, outside: bool = False) -> Monster | None:
    """Put a monster on a square, or as near as possible; None where no figure is left or no square is free.

    DO-0310, DO-0315, DO-0316, DO-0319
    """
    if figures_left(game, card) < 1:
        return None
    square = at if outside else spot(game, card, at)
    if square is None:
        return None
    taken = {one.letter for one in same_kind(game, card)}
    letter = next((colour for colour in colours(breed(card).figure) if colour not in taken), "black")
    state = game.state
    monster = Monster(id=FigureId(state.next_id), card=card, at=square, outside=outside, letter=letter)
    state.next_id += 1
    state.monsters.append(monster)
    game.tell(Placed, card, square, monster.id, monster.sign, rules=("DO-0310",))
    modify(game, monster, modifiers)
    for deed in moments.MONSTER_PLACED.deeds(game.rules):
        deed(game, monster)
    return monster


def tire(game: Doria, monster: Monster, weary: int) -> None:
    """A scenario may spare a small group: a monster has lost HP already for each character fewer than four, yet never
    the last.  DO-0521"""
    missing = max(0, USUAL - game.state.starting)
    monster.hurt = min(game.stats(monster).hp - 1, weary * missing)


def modify(game: Doria, monster: Monster, modifiers: tuple[str, ...]) -> None:
    """Monster Modifiers apply to a monster; one may have its own field on the Initiative Board, or act at once.

    DO-0317, DO-0320, DO-0323, DO-C127, DO-G26
    """
    for modifier in modifiers:
        monster.modifiers += (modifier,)
        game.tell(Changed, "modified", monster.id, now=1, detail=modifier, rules=("DO-0317",))
    monster.marker = own_field(game, monster)
    if any(words.AT_ONCE.of(library()[MODIFIERS][modifier].gives) for modifier in modifiers):
        monster.marker = MOST_AP
        monster.acted = False


def own_field(game: Doria, monster: Monster) -> int:
    """The field that a modifier gives it on the Initiative Board; 0 where its AP say.  DO-G26"""
    return game.stats(monster).last(words.INITIATIVE) or 0


def spot(game: Doria, card: str, at: int) -> int | None:
    """The square itself if it is free, else the nearest; among equals the one nearest to a character, and among
    characters equally near to the one whose attribute against the monster's attack is lowest.

    DO-0315, DO-0316
    """
    places = nearest_free(game, at)
    return min(squares(places), key=lambda square: _towards(game, card, square)) if places else None


def _towards(game: Doria, card: str, square: int) -> tuple[int, int, int]:
    worst = WORST[breed(card).attack]
    near = [(steps_between(game, square, one.at), one.attributes.of(worst), square) for one in game.awake()]
    return min(near, default=(0, 0, square))


# drawing


def draw_monster(game: Doria) -> Script[tuple[str, tuple[str, ...]]]:
    """Cards are drawn until a monster comes; the modifiers drawn before it are its own.  All are discarded.

    DO-0310, DO-0317, DO-G49
    """
    modifiers: tuple[str, ...] = ()
    while True:
        drawn = yield from draw(game, "monsters", seat=NOBODY, why="monster", refill="monsters")
        if not drawn:
            return "", modifiers
        (card,) = drawn
        if card in library()[MODIFIERS]:
            modifiers += (card,)
            continue
        game.discard("monsters", *modifiers, card)
        return card, modifiers


def how_many(card: str, modifiers: tuple[str, ...], alone: int = 1) -> int:
    """How many monsters an icon brings: as its card says, and where a modifier makes one of them a horde, more.

    DO-0315, DO-C99, DO-C123
    """
    horde = words.HORDE.of(stats_of(card, 1, modifiers).effects)
    return alone + sum(n - 1 for n in horde)


@step(PlaceIcon, after=True)
def place_icon(game: Doria, entry: PlaceIcon) -> Script[None]:
    """A monster card is drawn for an icon, with modifiers if they come, and its monsters are placed.

    DO-0310, DO-0315, DO-0317
    """
    card, modifiers = yield from draw_monster(game)
    if card:
        modifiers = (*entry.modifiers, *modifiers)
        n = how_many(card, modifiers, library()[MONSTERS][card].per_icon)
        game.push(*[SpawnMonster(at=entry.at, card=card, modifiers=modifiers)] * n)


@step(SpawnMonster, after=True)
def spawn_monster(game: Doria, entry: SpawnMonster) -> Script[None]:
    """A monster is placed; without a figure for it, one of its kind on the board gets its modifiers and an Extra
    Activation at once.  DO-0315, DO-0319, DO-0320, DO-0322"""
    if place(game, entry.card, entry.at, entry.modifiers) is None:
        yield from activate_instead(game, entry.card, entry.modifiers)


def activate_instead(game: Doria, card: str, modifiers: tuple[str, ...]) -> Script[None]:
    """No figure is left: the first of its kind by the monster order acts at once.  DO-0319, DO-0320"""
    kin = same_kind(game, card)
    if kin:
        monster = yield from first_of(game, kin)
        modify(game, monster, modifiers)
        game.tell(Changed, "no-figure-left", monster.id, detail=card, rules=("DO-0319",))
        game.push(Activate(monster.id, extra=True))


# refilling


def refill(game: Doria) -> Script[None]:
    """While fewer monsters than half the characters are on the board, one is drawn for each that is missing and waits
    outside the entrance.  DO-0178 to DO-0182, DO-G43, DO-G56"""
    missing = (game.state.starting + 1) // 2 - len(game.state.monsters)
    for _ in range(missing):
        card, modifiers = yield from draw_monster(game)
        for _ in range(how_many(card, modifiers) if card else 0):
            yield from enter(game, card, modifiers)


def enter(game: Doria, card: str, modifiers: tuple[str, ...]) -> Script[None]:
    """A monster waits outside the free entrance square nearest to a character; where all are blocked it starts as near
    to the entrance as possible.  DO-0180 to DO-0182, DO-0319"""
    doorstep = entrances(game)
    waiting = bits(one.at for one in game.state.monsters if one.outside)
    free = doorstep & free_squares(game) & ~waiting
    if figures_left(game, card) < 1:
        yield from activate_instead(game, card, modifiers)
    elif free:
        square = min(squares(free), key=lambda one: _towards(game, card, one))
        place(game, card, square, modifiers, outside=True)
    else:
        place(game, card, squares(_nearest_free_to(game, doorstep))[0], modifiers)


def entrances(game: Doria) -> Bits:
    """Where monsters come in: at the stairs, or where a scenario says; else on the tile that was laid first.

    DO-0180, DO-0181
    """
    marked = bits(token.at for token in game.state.tokens if token.kind == "entrance")
    return marked or game.ground.entrances or game.ground.covers[0] & game.ground.enterable


def _nearest_free_to(game: Doria, doorstep: Bits) -> Bits:
    """The free squares nearest to the entrance.  DO-0182"""
    free = free_squares(game)
    for ring in rings(game.ground.steps, doorstep, game.ground.passable):
        if ring & free:
            return ring & free
    return doorstep
