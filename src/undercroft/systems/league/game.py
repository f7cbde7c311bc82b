"""The game as League's rules see it: heroes, enemies, the dungeon as it lies, looked up from the state."""

from __future__ import annotations

from operator import is_
from typing import TypeVar

from undercroft.board.bits import Bits
from undercroft.board.facing import FOUR, Facing, towards
from undercroft.board.footprint import Footprint, footprint
from undercroft.content.library import Library
from undercroft.content.vocabulary import Effects, Word
from undercroft.crawl.game import FIRST_FOE, Crawl, is_hero, numbered
from undercroft.crawl.things import Item
from undercroft.kernel.chance import Chance
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOWHERE, FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.systems.league import moments
from undercroft.systems.league.cards import monster_words, words
from undercroft.systems.league.cards.kit import Kit, Source, kit_of, weapon_sources, worn_sources
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.monsters import MONSTERS, MonsterCard
from undercroft.systems.league.maps.ground import Ground, ground_of
from undercroft.systems.league.state import PIT, Enemy, Hero, Model, State

T = TypeVar("T")

BODY = (
    "head",
    "arms",
    "torso",
    "legs",
    "cloak",
    "belt",
    "ring",
    "necklace",
    "relic-ring",
    "relic-necklace",
    "charm",
    "hand",
)
"""The slots in which a thing gives what it gives; in a quick slot it does not."""

X_LARGE = 3
"""The longer side of the largest bases.  LE-0781"""

PRIEST = "warrior-priest"
"""The only profession that relics help.  LE-0624"""


@remembered(1024)
def size_of(card: str) -> int:
    """How many squares a monster is long.  LE-0781"""
    special = library()[MONSTERS][card].special
    return X_LARGE if monster_words.X_LARGE.of(special) else 2 if monster_words.LARGE.of(special) else 1


class League(Crawl[State]):
    """A game of League of Dungeoneers."""

    __slots__ = ("_ground", "_ground_of", "_kits", "rules")

    def __init__(self, state: State, setup: Setup, chance: Chance, rules: tuple[str, ...]) -> None:
        super().__init__(state, setup, chance)
        self.rules = (moments.ALWAYS, *rules)
        """What comes in at moments: the book itself, and the rules of the quest by name."""
        self._ground: Ground
        self._ground_of: tuple[object, object, object] = (None, None, None)
        self._kits: dict[FigureId, tuple[tuple[object, ...], Kit]] = {}

    @property
    def box(self) -> Library:
        """The cards it is played with."""
        return library()

    @property
    def ground(self) -> Ground:
        """The dungeon as it lies now; looked up anew whenever tiles, doors or tokens have changed."""
        state = self.state
        plan, locks, tokens = self._ground_of
        if plan is not state.plan or locks is not state.locks or tokens is not state.tokens:
            opened = tuple(sorted(lock.door for lock in state.locks if lock.open and lock.door >= 0))
            pits = tuple(sorted(token.at for token in state.tokens if token.kind == PIT))
            self._ground = ground_of(state.plan, opened, pits)
            self._ground_of = (state.plan, state.locks, state.tokens)
        return self._ground

    # models

    def hero(self, id: FigureId) -> Hero:
        """A hero by number."""
        return self.state.party[id - 1]

    def enemy(self, id: FigureId) -> Enemy:
        """An enemy by number."""
        found = numbered(self.state.enemies, id)
        if found is None:
            raise KeyError(id)
        return found

    def model(self, id: FigureId) -> Hero | Enemy:
        """A hero or an enemy by number."""
        return self.hero(id) if is_hero(id) else self.enemy(id)

    def gone(self, who: FigureId) -> bool:
        """Has this model left the game?"""
        if who < FIRST_FOE:
            return not self.state.party[who - 1].here
        return numbered(self.state.enemies, who) is None

    def standing(self) -> list[Hero]:
        """Heroes on the board who are on their feet as far as hit points go, in seat order."""
        return [one for one in self.state.party if one.able and one.at != NOWHERE]

    def models(self) -> list[Hero | Enemy]:
        """Everybody on the board, heroes first; heroes who are down are there, too."""
        heroes = [one for one in self.state.party if one.here and one.at != NOWHERE]
        return [*heroes, *(one for one in self.state.enemies if one.at != NOWHERE)]

    def foes_of(self, model: Model) -> list[Hero] | list[Enemy]:
        """Those on the board whom a model fights: heroes on their feet, or enemies."""
        if is_hero(model.id):
            return [one for one in self.state.enemies if one.at != NOWHERE]
        return self.standing()

    def special(self, card: str) -> Effects:
        """The special rules of a monster card.  LE-0734"""
        return library()[MONSTERS][card].special

    def card(self, enemy: Enemy) -> MonsterCard:
        """The monster card of an enemy."""
        return library()[MONSTERS][enemy.card]

    # bases

    def base(self, model: Model) -> Footprint:
        """The squares a model takes, from its north-west one: 1, 2 by 2, or 2 by 3 along its facing.  LE-0781"""
        board = self.ground.board
        size = 1 if is_hero(model.id) else size_of(model.card)
        if size == X_LARGE:
            return footprint(board, 3, 2) if model.facing in (Facing.EAST, Facing.WEST) else footprint(board, 2, 3)
        return footprint(board, size, size)

    def cover(self, model: Model) -> Bits:
        """The squares a model stands on."""
        if model.at == NOWHERE:
            return 0
        if is_hero(model.id) or size_of(model.card) == 1:
            return 1 << model.at
        return self.base(model).at(model.at)

    def occupied(self, but: Model | None = None) -> Bits:
        """The squares on which somebody stands or lies.  LE-0148"""
        found = 0
        for one in self.models():
            if one is not but:
                found |= self.cover(one)
        return found

    def facing_to(self, model: Model, at: int) -> Facing:
        """The side that looks most directly at a square.  LE-0144"""
        return towards(self.ground.board, model.at, at, FOUR)

    # what is in force

    def sources(self, model: Model) -> tuple[Source, ...]:
        """What gives a model something: species, talents, things on its body; of an enemy its card."""
        lasting = tuple(Source(one.kind, one.card) for one in model.lasting)
        if isinstance(model, Enemy):
            return (Source("monster", model.card), *lasting)
        assert isinstance(model, Hero)
        priest = model.profession == PRIEST
        worn = (found for one in model.outfit.on if one.slot in BODY for found in worn_sources(one.item, priest))
        talents = (Source("talent", talent) for talent in model.talents)
        origin = (Source("background", model.background),) if model.background else ()
        minds = (Source("condition", condition) for condition in model.conditions)
        return (Source("species", model.species), *origin, *talents, *worn, *minds, *lasting, *self.prayed(model))

    def prayed(self, hero: Hero) -> tuple[Source, ...]:
        """What the prayer in force gives to a hero, to the priest and to the others.  LE-0619, LE-0621, LE-0630"""
        state = self.state
        if not state.prayer:
            return ()
        own = "own-prayer" if hero.id == state.praying else "others-prayer"
        return (Source("prayer", state.prayer), Source(own, state.prayer))

    def kit(self, model: Model) -> Kit:
        """What is in force on a model, together; looked up anew whenever anything it has has changed."""
        has = self._has(model)
        known = self._kits.get(model.id)
        if known is not None and all(map(is_, known[0], has)):
            return known[1]
        kit = kit_of(self.sources(model))
        self._kits[model.id] = (has, kit)
        return kit

    def _has(self, model: Model) -> tuple[object, ...]:
        """Everything on which the sources of a model depend; each of these is a value that never changes in place."""
        if isinstance(model, Hero):
            state = self.state
            own = (model.outfit, model.talents, model.conditions, model.lasting, model.background, model.species)
            return (*own, state.prayer, state.praying == model.id)
        return (model.card, model.lasting)

    def armed(self, model: Model, weapon: Item | None) -> Kit:
        """What is in force on a model while it strikes, shoots or parries with a weapon.  LE-0436"""
        return kit_of((*self.sources(model), *weapon_sources(weapon)))

    def most_hp(self, model: Hero | Enemy) -> int:
        """The hit points of a model that has lost none.  LE-0498, LE-G27"""
        if isinstance(model, Enemy):
            return self.card(model).hp
        return max(1, model.max_hp + self.kit(model).sum(words.MAX_HP))

    def wounded(self, model: Hero | Enemy) -> bool:
        """Has it lost half its hit points, rounded up?  LE-0510"""
        most = self.most_hp(model)
        return most - model.hp >= (most + 1) // 2

    def has(self, enemy: Enemy, rule: Word[T]) -> bool:
        """Does an enemy have a special rule, printed or gained?  LE-0734"""
        return rule.name in enemy.gained or self.kit(enemy).says(rule)

    def degree(self, enemy: Enemy, rule: Word[int], gained: int = 0) -> int:
        """The number of a special rule, `gained` where an enemy has only gained it.  LE-0734, LE-G74"""
        return next(iter(self.kit(enemy).of(rule)), gained)

    def party_seat(self) -> SeatId:
        """The seat that decides for the party where the players decide: the first of those who are here."""
        return next((one.seat for one in self.state.party if one.here), SeatId(0))
