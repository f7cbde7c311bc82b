"""Magic: which spells a character knows, and which it may cast at whom.  UN-0421 to UN-0451, UN-0463, UN-0464"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import NOBODY, NOWHERE, FigureId
from undercroft.systems.universalis.cards.definitions import CLASSES, SPELLS, Spell
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import GIFTS, gear_cards, hero_card, person
from undercroft.systems.universalis.cards.sizes import HUGE
from undercroft.systems.universalis.cards.words import ARMED_CASTER, ROUGH_GROUND, SUMMON, WALL
from undercroft.systems.universalis.combat.blasts import OFFENSIVE, apprentice, archmage
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.engagement import adjacent, melee_range, pressed
from undercroft.systems.universalis.ground.sight import gap, line_to, sees
from undercroft.systems.universalis.state import Casting, Character
from undercroft.systems.universalis.status.improved_creatures import extra_actions

CASTS, FEWER, MORE, ALONE = 3, 2, 4, 2
"""How often a spell may be cast in a quest: normally, by Apprentices, by Archmages; and how much more by a solo
hero."""

HANDS = 2


# what it knows and may cast


@remembered(4096)
def lore_spells(lore: str) -> tuple[str, ...]:
    """All spells of a lore."""
    return tuple(id for id, spell in library()[SPELLS].items() if spell.lore == lore)


@remembered(256)
def spells_of_lores(lores: tuple[str, ...]) -> tuple[str, ...]:
    """All spells of some lores."""
    return tuple(id for lore in lores for id in lore_spells(lore))


def known_spells(who: Character) -> tuple[str, ...]:
    """The spells a character has learnt; a creature knows all of its lore, or of all its lores before it has cast
    any.  UN-0421, UN-0733"""
    card = person(who.card)
    if card.spells or not card.lores:
        return card.spells
    return lore_spells(who.lore) if who.lore else spells_of_lores(card.lores)


@remembered(4096)
def gifts_of(card: str, extra: tuple[str, ...]) -> tuple[str, ...]:
    """The spells it casts as a Champion of the Gods: those of the gift it has learnt that its own Mana is not for.

    A creature has the first one named.  UN-C471, UN-C472
    """
    skills = (*person(card).skills, *extra)
    named = [spell for skill, spells in GIFTS.items() if skill in skills for spell in spells]
    if not named or person(card).level != "hero":
        return tuple(named[:1])
    sheet = hero_card(card)
    lores = library()[CLASSES][sheet.klass].lores if sheet.stats.mana else ()
    return tuple(id for id in sheet.spells if id in named and library()[SPELLS][id].lore not in lores)


def is_caster(who: Character) -> bool:
    """Is it a spellcaster, with spells and Mana of its own?  UN-0421"""
    return bool(person(who.card).stats.mana) and bool(known_spells(who))


def _usual_casts(game: Universalis, who: Character) -> int:
    """How often it may cast each of its spells in a quest.  UN-0433, UN-0463, UN-0464, UN-0765"""
    most = FEWER if apprentice(who) else MORE if archmage(who) else CASTS
    return most + ALONE if who.hero and game.alone() else most


def may_cast(game: Universalis, who: Character) -> bool:
    """Is it in a state to cast: an Action, a free hand, armor it can cast in, not in deep water?

    UN-0148, UN-0423, UN-0752, UN-C470
    """
    active = game.active
    if not (active.action or _one_more(game, who)) or active.over or active.running or active.guarded:
        return False
    if who.conditions and who.down:
        return False
    if who.seat != NOBODY and not _free_hand(who):
        return False
    if who.hero and not _unencumbered(game, who):
        return False
    deep = game.terrain.deep
    return not (deep and deep & game.cover(who))


def _one_more(game: Universalis, who: Character) -> bool:
    """Has the creature an extra Action left?  UN-0742, UN-0752"""
    return not who.hero and 0 < game.active.attacks <= extra_actions(game, who)


def _free_hand(who: Character) -> bool:
    """Has the caster a free hand?  Creatures of the Artificial Dark Player simply put away what they hold.

    UN-0423, UN-0732
    """
    return _hands_taken(who.hands) < HANDS


@remembered(4096)
def _hands_taken(held: tuple[str, ...]) -> int:
    cards = gear_cards()
    return sum(getattr(cards[item], "hands", 1) for item in held)


def _unencumbered(game: Universalis, who: Character) -> bool:
    """Does no armor keep it from casting?  A hero cannot cast in armor its class does not know, except a Battle
    Wizard.  UN-C470"""
    kit = game.kit(who)
    if not (kit.light or kit.heavy) or kit.has(ARMED_CASTER) or kit.person.level != "hero":
        return True
    most = _most_armor(who.card)
    return most == "heavy" or (most == "light" and not kit.heavy)


@remembered(1024)
def _most_armor(card: str) -> str:
    """The heaviest armor that a hero's class knows."""
    return library()[CLASSES][hero_card(card).klass].armor


def threatened(game: Universalis, who: Character) -> bool:
    """Is it adjacent to an enemy or in an enemy's Melee Range?  UN-0165, UN-0426, UN-0441

    Only a Huge character, which reaches down from heights, can be in the Melee Range of an enemy that is not adjacent.
    """
    return pressed(game, who) or (who.size >= HUGE and in_melee_range(game, who))


def in_melee_range(game: Universalis, who: Character) -> bool:
    """Is it in an enemy's Melee Range?  UN-0441"""
    cover = game.cover(who)
    return any(melee_range(game, enemy) & cover for enemy in game.enemies(who))


def castable(game: Universalis, who: Character) -> tuple[Spell, ...]:
    """The spells it has Mana and casts left for, and Vitality to live on; superior ones only before it has moved, most
    only away from enemies.  UN-0165, UN-0426, UN-0433, UN-0436, UN-C471"""
    known, gifts = known_spells(who), gifts_of(who.card, who.extra)
    mana = who.mana if known and person(who.card).stats.mana else 0
    if not gifts and not mana:
        return ()
    most = FEWER if len(who.cast) < FEWER else _usual_casts(game, who)
    left = game.left(who)
    return _castable(known, gifts, mana, left, who.cast, most, threatened(game, who), game.active.walked > 0)


@remembered(4096)
def _castable(
    known: tuple[str, ...],
    gifts: tuple[str, ...],
    mana: int,
    left: int,
    cast: tuple[str, ...],
    most: int,
    near: bool,
    walked: bool,
) -> tuple[Spell, ...]:
    """The spells that can be cast, of those learnt and then of those the gods have given; its own `most` times each."""
    found: list[Spell] = []
    for id in dict.fromkeys(known + gifts):
        spell = library()[SPELLS][id]
        if (near and not spell.close) or (walked and spell.superior):
            continue
        within = spell.mana <= mana and spell.vitality < left and cast.count(id) < most
        if id not in cast if id in gifts else within:
            found.append(spell)
    return tuple(found)


# whom it can reach


def on_ground(spell: Spell) -> bool:
    """Is it cast at a square: a wall, bad ground, creatures that appear?  UN-0451"""
    return _on_ground(spell.id)


@remembered(1024)
def _on_ground(spell: str) -> bool:
    effects = library()[SPELLS][spell].effects
    return bool(WALL.of(effects) or ROUGH_GROUND.of(effects) or SUMMON.of(effects))


def figures_for(game: Universalis, who: Character, spell: Spell) -> list[Character]:
    """The characters it may cast a spell at: enemies for offensive spells, its own side for others.

    Range 0 is the caster alone; otherwise the caster is included only where the card says so.  From a pit, only enemies
    beside it.  UN-0302, UN-0437, UN-0450, UN-0460, UN-G25
    """
    return Circle(game, who).figures(spell)


Aim = tuple[bool, int, bool]


@remembered(1024)
def _aim(spell: str) -> Aim | None:
    """Is a spell for enemies, how far does it reach, is it for the caster too?  Nothing if it is cast at a square."""
    card = library()[SPELLS][spell]
    return None if _on_ground(spell) else (card.nature in OFFENSIVE, card.range, card.anyone)


class Circle:
    """The characters whom a caster's spells may reach, looked up once for all spells that are aimed alike."""

    __slots__ = ("_known", "_seen", "cover", "game", "who")

    def __init__(self, game: Universalis, who: Character) -> None:
        self.game = game
        self.who = who
        self.cover = game.cover(who)
        self._known: dict[Aim, list[Character]] = {}
        self._seen: dict[FigureId, bool] = {}

    def figures(self, spell: Spell) -> list[Character]:
        """The characters a spell may be cast at, as in `figures_for`."""
        aim = _aim(spell.id)
        if aim is None:
            return []
        found = self._known.get(aim)
        if found is None:
            found = self._known[aim] = self._within(*aim)
        return found

    def _within(self, offensive: bool, far: int, anyone: bool) -> list[Character]:
        game, who = self.game, self.who
        if not offensive and game.terrain.holes & self.cover:
            return []
        if far == 0:
            return [who]
        found = [who] if anyone and not offensive else []
        for other in game.enemies(who) if offensive else game.allies(who):
            if self._reaches(far, other):
                found.append(other)
        return found

    def _reaches(self, far: int, other: Character) -> bool:
        """Is a character near enough and in sight?  Rider and mount touch each other.  UN-0437, UN-0450, UN-1366"""
        game, there = self.game, self.game.cover(other)
        if far == 1:
            return adjacent(game, self.who, other) or bool(self.cover & there)
        if gap(game, self.cover, there) > far:
            return False
        seen = self._seen.get(other.id)
        if seen is None:
            seen = self._seen[other.id] = sees(game, self.who, other)
        return seen


@remembered(1024)
def at_squares(spell: str) -> bool:
    """Is it a spell that may be cast at a square of the caster's choice?  UN-0451"""
    card = library()[SPELLS][spell]
    return card.range > 1 and (card.area > 0 or _on_ground(spell))


def squares_for(game: Universalis, who: Character, spell: Spell, *, first: bool = False) -> Bits:
    """The squares it may cast a spell at: in range and in sight, and where it would concern a character.

    Walls and creatures need free squares.  With `first`, one square is enough.  UN-0437, UN-0449, UN-0450, UN-0451
    """
    if not at_squares(spell.id) or game.terrain.holes & game.cover(who):
        return 0
    near = (
        game.plan.board.spread(game.cover(who), spell.range)
        & game.plan.inside(game.state.revealed)
        & game.plan.board.floor
    )
    if WALL.of(spell.effects) or SUMMON.of(spell.effects):
        near &= free_floor(game)
    elif not ROUGH_GROUND.of(spell.effects):
        wanted = 0
        for other in concerned(game, who, spell, game.present()):
            wanted |= within(game, game.cover(other), spell.area)
        near &= wanted
    found = 0
    for at in squares(near):
        if line_to(game, who, int(at)) is not None:
            found |= 1 << at
            if first:
                break
    return found


def free_floor(game: Universalis) -> Bits:
    """The floor on which no character or thing stands."""
    terrain = game.terrain
    taken = game.occupied() | terrain.holes | terrain.deep | terrain.obstacles.barred | terrain.plinths
    return game.plan.board.floor & ~taken


def concerned(game: Universalis, who: Character, spell: Spell, among: list[Character]) -> list[Character]:
    """Of some characters, those whom a spell with an area concerns.  UN-0449, UN-D37"""
    if spell.targets == "all":
        return among
    side = game.bright(who)
    return [one for one in among if (game.bright(one) is side) is (spell.targets == "allies")]


def area_of(game: Universalis, casting: Casting) -> Bits:
    """The squares a spell covers: its target's, and those within the radius of its area.  UN-0448, UN-0451"""
    spell = library()[SPELLS][casting.spell]
    if casting.at != NOWHERE:
        cover = 1 << casting.at
    else:
        target = game.find(casting.target)
        cover = game.cover(target) if target is not None and target.at != NOWHERE else 0
    return within(game, cover, spell.area) if spell.area and cover else cover
