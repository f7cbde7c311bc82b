"""The game as the rules of Dungeon Universalis see it: characters, ground and kits, looked up from the state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from undercroft.board.bits import Bits, bits, squares
from undercroft.board.features import Ground
from undercroft.board.footprint import footprint
from undercroft.board.reach import Reach
from undercroft.content.entries import Entry, Section
from undercroft.content.library import Library
from undercroft.crawl.game import FIRST_FOE, Crawl
from undercroft.kernel.chance import Chance
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NO_ONE, NOBODY, NOWHERE, FigureId, SeatId
from undercroft.kernel.setup import Setup
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import SPELLS
from undercroft.systems.universalis.cards.kit import Kit, kit_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import Person, person
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.maps.plans import Plan
from undercroft.systems.universalis.maps.terrain import terrain_of
from undercroft.systems.universalis.seats import dark_seat
from undercroft.systems.universalis.state import Activation, Casting, Character, Hit, Lasting, State

Worn = tuple[object, ...]
"""Everything a kit depends on."""

CHALLENGE = "increase-the-challenge"
"""The name under which a strong group's challenge comes in at every moment.  UN-0738"""

BY_HAND = "dark-player-with-a-hand"
"""The name under which the rules for a Dark Player with a hand come in at moments."""

CLIMBING = ("climbing-surfaces", "jumping-from-heights")
"""The rulings on climbing and jumping, for players who use these rules.  UN-1413, UN-1423"""

HARD_BY_HAND = 100
"""Above this many Value Points of the group, a Dark Player with a hand may improve some creatures.  UN-0566"""

HARD = 150
"""Above this many Value Points of the group, some creatures are improved.  UN-0742"""

WEAK_BELOW = 5
"""A Huge creature is Wounded with less Vitality than this.  UN-0496"""


E = TypeVar("E", bound=Entry)


class Universalis(Crawl[State]):
    """A game of Dungeon Universalis."""

    __slots__ = (
        "_kits",
        "bound",
        "climbs",
        "dark",
        "far_reaching",
        "names",
        "plan",
        "quest",
        "terrain",
        "walk",
    )

    def __init__(self, state: State, setup: Setup, chance: Chance, plan: Plan) -> None:
        super().__init__(state, setup, chance)
        self.plan = plan
        self.dark = dark_seat(setup)
        """The seat of a Dark Player with a hand of cards; nobody where the Artificial Dark Player plays."""
        self.far_reaching = setup.options.get("long-range-weapons") == "advanced"
        """Do long weapons reach farther, by the advanced rules?  UN-1403"""
        self.climbs = any(self.ruling(id) == "on" for id in CLIMBING)
        """Do the players use the rules for climbing surfaces, or for jumping at enemies from above?"""
        self.quest: tuple[str, ...] = (plan.quest.rules,) if plan.quest.rules else ()
        if self.dark != NOBODY:
            self.quest = (*self.quest, BY_HAND)
        if state.group > (HARD if self.dark == NOBODY else HARD_BY_HAND):
            self.quest += (CHALLENGE,)
        self.names = self.quest
        """The names under which the quest's rules come in at moments."""
        self.bound = moments.bound(self.quest)
        """The moments at which the quest's rules come in."""
        self.terrain = terrain_of(plan, state.ground)
        """The ground as it lies now."""
        self.walk: tuple[FigureId, Reach] | None = None
        """The walk whose ends are among the options, with its walker, kept until one of them is chosen."""
        self._kits: dict[FigureId, tuple[Worn, Kit]] = {}

    def cards(self, section: Section[E]) -> Mapping[str, E]:
        """The cards of a section that belong to this game: those of the box and of the packs it names."""
        return library().among(section, self.setup.packs)

    def put(self, state: State) -> None:
        """Look at another state of the same game."""
        self.state = state
        self.terrain = terrain_of(self.plan, state.ground)

    @property
    def box(self) -> Library:
        """The cards the game is played with."""
        return library()

    # characters

    def character(self, id: FigureId) -> Character:
        """A hero, companion or creature by number."""
        for one in self.state.heroes if id < FIRST_FOE else self.state.creatures:
            if one.id == id:
                return one
        raise KeyError(id)

    def find(self, id: FigureId) -> Character | None:
        """A character by number, if it is still in the game."""
        if id < FIRST_FOE:
            group = self.state.heroes
            if 0 < id <= len(group) and (one := group[id - 1]).id == id:
                return one
        else:
            group = self.state.creatures
        for one in group:
            if one.id == id:
                return one
        return None

    def gone(self, who: FigureId) -> bool:
        """Has this character left the game, or is it Knocked Out?"""
        for one in self.state.heroes if who < FIRST_FOE else self.state.creatures:
            if one.id == who:
                return one.out or "knocked-out" in one.conditions
        return True

    def allies(self, who: Character) -> list[Character]:
        """The other characters of its side on the board that are not Knocked Out."""
        if self.state.swayed:
            side = self.bright(who)
            return [one for one in self.present() if one.id != who.id and self.bright(one) is side]
        if who.id >= FIRST_FOE:
            return [one for one in self.creatures() if one.id != who.id]
        heroes = self.state.heroes
        return [one for one in heroes if one.id != who.id and one.at != NOWHERE and "knocked-out" not in one.conditions]

    def enemies(self, who: Character) -> list[Character]:
        """The characters of the other side on the board that are not Knocked Out."""
        if self.state.swayed:
            side = self.bright(who)
            return [one for one in self.present() if self.bright(one) is not side]
        if who.id < FIRST_FOE:
            return self.creatures()
        return [one for one in self.state.heroes if one.at != NOWHERE and "knocked-out" not in one.conditions]

    def bright(self, who: Character) -> bool:
        """Does a character fight for the heroes, by nature or by magic (ruling `controlled-creatures`)?  UN-0456"""
        return (who.id < FIRST_FOE) != (who.id in self.state.swayed)

    def commander(self, who: Character) -> SeatId:
        """The seat that decides for a character: its own, or that of the caster who sways it.  UN-0456"""
        if who.id in self.state.swayed:
            for spell in self.state.lasting:
                caster = self.find(spell.caster) if who.id in spell.swayed else None
                if caster is not None:
                    return caster.seat
        return who.seat

    def present(self) -> list[Character]:
        """The characters on the board that are not Knocked Out: heroes, then creatures."""
        everybody = (*self.state.heroes, *self.state.creatures)
        return [one for one in everybody if one.at != NOWHERE and "knocked-out" not in one.conditions]

    def creatures(self) -> list[Character]:
        """The creatures that stand on the board: one that clings to somebody has no square of its own.  UN-1418"""
        return [one for one in self.state.creatures if one.at != NOWHERE]

    def heroes(self) -> list[Character]:
        """The heroes, without their companions."""
        return [hero for hero in self.state.heroes if not hero.owner]

    def party(self) -> int:
        """How many heroes play, companions not counted."""
        return len([one for one in self.state.heroes if person(one.card).level == "hero"])

    def alone(self) -> bool:
        """Does a single hero play, companions not counted?"""
        found = False
        for one in self.state.heroes:
            if person(one.card).level == "hero":
                if found:
                    return False
                found = True
        return found

    def person(self, who: Character) -> Person:
        """What a character's card says."""
        return person(who.card)

    def kit(self, who: Character) -> Kit:
        """A character's attributes, weapons and skills as they are now; worked out anew whenever these may change."""
        lasting = self.state.lasting
        worn: Worn = (
            who.hands,
            who.conditions,
            who.wounds,
            who.body,
            who.boons,
            lasting,
            who.extra,
            who.card,
            who.powers,
            who.sturdy,
        )
        if lasting and _sheltering(lasting):
            worn += self._whereabouts(who)
        known = self._kits.get(who.id)
        if known is not None and known[0] == worn:
            return known[1]
        spells = self.spells_on(who)
        kit = kit_of(who.card, who.extra, who.body, who.hands, who.conditions, self.wounded(who), spells)
        self._kits[who.id] = (worn, kit)
        return kit

    def _whereabouts(self, who: Character) -> Worn:
        """What decides whether spells on the ground shelter a character: its square, who is there, on which side."""
        state = self.state
        under = self.find(who.mount) if who.mount else None
        stand = (who.at, who.across) if under is None else (under.at, under.across)
        return *stand, len(state.heroes), len(state.creatures), state.next_id, state.swayed

    def spells_on(self, who: Character) -> tuple[str, ...]:
        """What is in force on a character: potions drunk, spells cast on it or on the ground its side stands on, and
        Power cards (each as `power-<card>`).  UN-0458, UN-0459, UN-0674
        """
        lasting = self.state.lasting
        if not lasting and not who.powers:
            return who.boons
        found = who.boons
        for one in lasting:
            if who.id in one.targets or (one.squares and self._shelters(one, who)):
                found += (one.spell,)
        for card in who.powers:
            found += (f"power-{card}",)
        return found

    def _shelters(self, spell: Lasting, who: Character) -> bool:
        if not spell.squares or spell.laid or who.at == NOWHERE:
            return False
        caster = self.find(spell.caster)
        if caster is None or (self.bright(caster) is not self.bright(who) and not _for_all(spell.spell)):
            return False
        return bool(self.cover(who) & _bits(spell.squares))

    def vitality(self, who: Character) -> int:
        """The Vitality a character has when unhurt."""
        return _vitality(who.card, who.extra, who.body, who.hands) + who.sturdy

    def left(self, who: Character) -> int:
        """The Vitality a character has left.  UN-0081"""
        return self.vitality(who) - who.wounds

    def wounded(self, who: Character) -> bool:
        """Is a character Wounded: with 1 Vitality left, or as a Huge creature with fewer than 5?  UN-0495 to UN-0497"""
        if not who.wounds:
            return False
        left = _vitality(who.card, who.extra, who.body, who.hands) + who.sturdy - who.wounds
        return left == 1 or (left < WEAK_BELOW and who.size >= HUGE)

    # the ground

    def lay(self, ground: Ground) -> None:
        """Change the ground: a door, furniture, a pit."""
        self.state.ground = ground
        self.terrain = terrain_of(self.plan, ground)

    def cover(self, who: Character) -> Bits:
        """The squares under a character's base; a rider has those of the mount.  UN-0161, UN-1348"""
        if not (who.wide or who.mount):
            return 1 << who.at
        if who.mount:
            who = self.find(who.mount) or who
        base = person(who.card).base
        return footprint(self.plan.board, *(base[::-1] if who.across else base)).at(who.at)

    def covers(self, those: list[Character]) -> Bits:
        """The squares under the bases of some characters."""
        found = 0
        for one in those:
            found |= self.cover(one) if one.wide or one.mount else 1 << one.at
        return found

    def occupied(self, but: FigureId = NO_ONE) -> Bits:
        """The squares of everybody on the board, leaving out one character and its rider."""
        found = 0
        for one in self.state.heroes:
            if one.at == NOWHERE or one.id == but or "knocked-out" in one.conditions:
                continue
            if not (one.wide or one.mount):
                found |= 1 << one.at
            elif not one.mount or one.mount != but:
                found |= self.cover(one)
        for one in self.creatures():
            if one.id != but:
                found |= self.cover(one) if one.wide or one.mount else 1 << one.at
        return found

    def section(self, who: Character) -> int:
        """The section a character stands in; for a large base squeezed in, that of its first square on the floor."""
        found = self.plan.section_of.get(who.at)
        if found is None:
            found = self.plan.section_of[int(squares(self.cover(who) & self.plan.board.floor)[0])]
        return found

    # whose turn it is

    @property
    def active(self) -> Activation:
        """The activation that is going on."""
        active = self.state.active
        assert active is not None
        return active

    @property
    def hit(self) -> Hit:
        """The attack that is going on."""
        hit = self.state.hit
        assert hit is not None
        return hit

    def attack(self) -> tuple[Hit, Character, Character]:
        """The attack that is going on, with its attacker and its target."""
        hit = self.hit
        return hit, self.character(hit.attacker), self.character(hit.target)

    @property
    def casting(self) -> Casting:
        """The spell that is being cast."""
        casting = self.state.casting
        assert casting is not None
        return casting

    def party_seat(self) -> SeatId:
        """The seat that decides for the group: that of the first hero still in the game, or else of the first hero."""
        heroes = self.state.heroes
        return next(
            (hero.seat for hero in heroes if hero.here or hero.at == NOWHERE), heroes[0].seat if heroes else NOBODY
        )


def _sheltering(lasting: tuple[Lasting, ...]) -> bool:
    """Does any spell in force shelter those who stand on its squares?"""
    found = False
    for spell in lasting:
        found = found or (bool(spell.squares) and not spell.laid)
    return found


@remembered(1024)
def _for_all(spell: str) -> bool:
    """Does a spell on the ground shelter enemies of its caster too?  UN-0449"""
    return library()[SPELLS][spell].targets == "all"


@remembered(1024)
def _bits(there: tuple[int, ...]) -> Bits:
    return bits(there)


@remembered(4096)
def _vitality(card: str, extra: tuple[str, ...], body: tuple[str, ...], hands: tuple[str, ...]) -> int:
    return kit_of(card, extra, body, hands, (), False, ()).vitality
