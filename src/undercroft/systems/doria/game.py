"""The game as Doria's rules see it: characters, monsters, the dungeon as it lies, looked up from the state."""

from __future__ import annotations

from undercroft.content.library import Library
from undercroft.crawl.game import FIRST_FOE, Crawl, numbered
from undercroft.kernel.chance import Chance
from undercroft.kernel.events import Began
from undercroft.kernel.requests import NOWHERE, FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.systems.doria.cards.kit import Kit, kit_of
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.stats import Stats, stats_of
from undercroft.systems.doria.maps.ground import Ground, ground_of
from undercroft.systems.doria.state import HOLE, RUBBLE, Character, Monster, State


class Doria(Crawl[State]):
    """A game of Dungeons of Doria."""

    __slots__ = ("_ground", "_ground_of", "rules")

    def __init__(self, state: State, setup: Setup, chance: Chance, rules: tuple[str, ...]) -> None:
        super().__init__(state, setup, chance)
        self.rules = rules
        """The names of the scenario's rules, for moments."""
        self._ground: Ground
        self._ground_of: tuple[object, object, object, object] = (None, None, None, None)

    @property
    def ground(self) -> Ground:
        """The dungeon as it lies now; looked up anew whenever tiles, doors or markers have changed."""
        state = self.state
        plan, opened, barred, tokens = self._ground_of
        if (
            plan is not state.plan
            or opened is not state.opened
            or barred is not state.barred
            or tokens is not state.tokens
        ):
            holes = tuple(sorted(token.at for token in state.tokens if token.kind == HOLE))
            rubble = tuple(sorted(token.at for token in state.tokens if token.kind == RUBBLE))
            self._ground = ground_of(state.plan, state.opened, state.barred, holes, rubble)
            self._ground_of = (state.plan, state.opened, state.barred, state.tokens)
        return self._ground

    @property
    def box(self) -> Library:
        """The cards it is played with."""
        return library()

    # figures

    def character(self, id: FigureId) -> Character:
        """A character by number."""
        return self.state.party[id - 1]

    def monster(self, id: FigureId) -> Monster:
        """A monster by number."""
        found = numbered(self.state.monsters, id)
        if found is None:
            raise KeyError(id)
        return found

    def square_of(self, who: FigureId) -> int:
        """The square of a character, a monster or a Trap."""
        if who < FIRST_FOE:
            return self.character(who).at
        trap = numbered(self.state.traps, who)
        return self.monster(who).at if trap is None else trap.at

    def gone(self, who: FigureId) -> bool:
        """Has this figure left the game?"""
        if who < FIRST_FOE:
            return not self.state.party[who - 1].here
        return numbered(self.state.monsters, who) is None and numbered(self.state.traps, who) is None

    def awake(self) -> list[Character]:
        """Characters who are in the dungeon and conscious, in seat order."""
        return [one for one in self.state.party if one.awake and one.at != NOWHERE]

    def stats(self, monster: Monster) -> Stats:
        """What a monster is worth now: the level card of the Monster Level and its modifiers.  DO-0450"""
        return stats_of(monster.card, self.state.ml, monster.modifiers)

    def initiative(self, monster: Monster) -> int:
        """A monster's field on the Initiative Board: its marker's, else its card's AP.  DO-0119, DO-C127, DO-G26"""
        return monster.marker or self.stats(monster).ap

    def kit(self, character: Character) -> Kit:
        """What a character's attributes, equipment and hero bonuses come to, with the spells in force on it."""
        return kit_of(character.attributes, character.outfit, character.bonuses, character.lasting)

    def begin(self, phase: str) -> None:
        """A phase of the round begins, by its letter.  DO-0131"""
        self.state.phase = phase
        self.tell(Began, f"phase-{phase}", self.state.round)

    def party_seat(self) -> SeatId:
        """The seat that decides for the group where the players decide: the first of those who are here."""
        return next((one.seat for one in self.state.party if one.here), SeatId(0))
