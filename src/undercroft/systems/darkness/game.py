"""The game as Massive Darkness's rules see it: heroes, enemies, zones and light, looked up from the state."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.zones import ZoneView
from undercroft.content.library import Library
from undercroft.crawl.game import FIRST_FOE, Crawl, numbered
from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Changed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.systems.darkness import moments
from undercroft.systems.darkness.cards.definitions import FoeCard
from undercroft.systems.darkness.cards.kit import Kit, foe_kit, hero_kit
from undercroft.systems.darkness.cards.library import foe_cards, library
from undercroft.systems.darkness.maps.charts import Chart
from undercroft.systems.darkness.state import START_HEALTH, Fight, Foe, Hero, Pillar, State

HIGHEST = 99
"""Above every Level: nothing is out of reach (Standard Mode)."""


@remembered(256)
def _levels_of(chart: Chart, levels: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """The Level of every Zone's tile: its highest token, 0 without one."""
    tiles = [0] * len(chart.tiles)
    for level, at in levels:
        tile = chart.tile_of[at]
        tiles[tile] = max(tiles[tile], level)
    return tuple(tiles[tile] for tile in chart.tile_of)


class Darkness(Crawl[State]):
    """A game of Massive Darkness."""

    __slots__ = ("chart", "quest", "story")

    def __init__(self, state: State, setup: Setup, chance: Chance, chart: Chart, quest: str) -> None:
        super().__init__(state, setup, chance)
        self.chart = chart
        self.quest = (quest,)
        self.story = bool(setup.ledger) or setup.options.get("mode") == "story"

    @property
    def box(self) -> Library:
        """The cards it is played with."""
        return library()

    # figures

    def hero(self, id: FigureId) -> Hero:
        """A Hero by number."""
        return self.state.heroes[id - 1]

    def foe(self, id: FigureId) -> Foe:
        """An Enemy by number."""
        found = numbered(self.state.foes, id)
        if found is None:
            raise KeyError(id)
        return found

    def foe_or_none(self, id: FigureId) -> Foe | None:
        """An Enemy by number, if it is still on the board."""
        return numbered(self.state.foes, id)

    def pillar(self, id: FigureId) -> Pillar | None:
        """A Pillar by number, if it still stands."""
        return numbered(self.state.pillars, id)

    def gone(self, who: FigureId) -> bool:
        """Has this figure left the game?"""
        if who < FIRST_FOE:
            hero = self.state.heroes[who - 1]
            return hero.dead or hero.left
        return self.foe_or_none(who) is None and self.pillar(who) is None

    def living(self) -> list[Hero]:
        """Heroes who are alive and on the board, in seat order."""
        return [hero for hero in self.state.heroes if not (hero.dead or hero.left)]

    def heroes_at(self, zone: int) -> list[Hero]:
        """Living Heroes in a Zone, in seat order."""
        return [hero for hero in self.state.heroes if hero.at == zone and not (hero.dead or hero.left)]

    def foes_at(self, zone: int) -> list[Foe]:
        """Enemies in a Zone, in order of appearance."""
        return [foe for foe in self.state.foes if foe.at == zone]

    def card(self, foe: Foe) -> FoeCard:
        """The Enemy's card."""
        return foe_cards()[foe.card]

    # what they bring

    def usable(self) -> int:
        """The highest Level of Equipment that may be used.  DA-0087, DA-0327"""
        return self.state.level if self.story else HIGHEST

    def kit(self, hero: Hero) -> Kit:
        """A Hero's dice, powers and gifts."""
        state = self.state
        return hero_kit(
            hero.card,
            hero.klass,
            hero.skills,
            hero.body,
            hero.hands,
            hero.pack,
            state.level,
            state.level if self.story else HIGHEST,
        )

    def foe_kit(self, foe: Foe) -> Kit:
        """An Enemy's dice and powers; a Mob without its Boss has lost the Boss's Equipment.  DA-0170, DA-0300"""
        return foe_kit(foe.card, foe.gear if foe.boss else "", foe.second)

    def max_health(self, hero: Hero) -> int:
        """5, or more through the Enhance Health line.  DA-0099"""
        return START_HEALTH + self.kit(hero).max_health

    # places

    @property
    def view(self) -> ZoneView:
        """The zones with the doors as they are now."""
        state = self.state
        return self.chart.zones.view(state.closed, state.gone)

    def in_shadow(self, zone: int) -> bool:
        """Is the Zone without light?  DA-0053, DA-0055"""
        return bool(self.chart.zones.shadow >> zone & 1)

    def tile_level(self, zone: int) -> int:
        """The Level of the tile a Zone lies on: its highest Level token; 0 without one.  DA-0072, DA-G67"""
        return _levels_of(self.chart, self.state.levels)[zone]

    def tile_levels(self) -> tuple[int, ...]:
        """The Level of every Zone's tile."""
        return _levels_of(self.chart, self.state.levels)

    def raise_level(self, level: int) -> None:
        """The Current Level becomes higher; it never falls.  DA-0074 to DA-0078"""
        state = self.state
        if level <= state.level or not all(deed(self) for deed in moments.LEVEL_RISES.deeds(self.quest)):
            return
        self.set_level(level)

    def settle_level(self) -> None:
        """An Action or a Phase has ended: a Hero on a tile of a higher Level raises the Current Level.  DA-0074"""
        levels = self.tile_levels()
        for hero in self.living():
            self.raise_level(levels[hero.at])

    def set_level(self, level: int) -> None:
        """Set the Current Level; skills bought ahead come into force.  DA-0076, DA-0261, DA-G62"""
        state = self.state
        was, state.level = state.level, level
        self.tell(Changed, "level", now=level, was=was, rules=("DA-0076",))
        for hero in state.heroes:
            self.strengthen(hero)

    def strengthen(self, hero: Hero) -> None:
        """A higher maximum Health heals at once by as much as the skill says.  DA-0347, DA-C42, DA-G62"""
        extra = self.kit(hero).max_health
        if extra > hero.raised:
            hero.raised = extra
            if not hero.dead:
                hero.health = min(START_HEALTH + extra, hero.health + extra)

    # seats

    def seat(self, hero: Hero) -> SeatId:
        """The seat that plays a Hero."""
        return hero.seat

    def thrower(self, fight: Fight) -> SeatId:
        """Whose hand throws the dice of a fight, both sides' at once: its Hero's player.  DA-0272, DA-C109"""
        return self.hero(fight.attack.who if fight.attack.who < FIRST_FOE else fight.defense.who).seat

    def party_seat(self) -> SeatId:
        """The seat that decides for the party: the First Player's.  DA-G90"""
        return self.state.heroes[self.state.first].seat

    def in_turn_order(self) -> Sequence[Hero]:
        """All Heroes from the First Player on, clockwise.  DA-0176"""
        heroes, first = self.state.heroes, self.state.first
        return heroes[first:] + heroes[:first]
