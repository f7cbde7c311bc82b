"""What a spell does once it is cast and not dispelled: to the ground, and to each character it concerns.

UN-0427, UN-0431, UN-0448 to UN-0462, UN-C543, UN-C567, UN-C568
"""

from __future__ import annotations

import msgspec

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.content.vocabulary import Effects
from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed, Placed
from undercroft.kernel.requests import NOBODY, NOWHERE, Ask, FigureId, Option, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Damage, SpellEnds, SpellOnTarget, SpellTakesEffect, TakeWounds
from undercroft.systems.universalis.cards import words
from undercroft.systems.universalis.cards.definitions import SPELLS, Spell
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import person
from undercroft.systems.universalis.cards.sizes import LARGE
from undercroft.systems.universalis.combat.pushing import thrust
from undercroft.systems.universalis.combat.ranged import guarded
from undercroft.systems.universalis.combat.shields import break_shield, breaks, reaches, usable_shield
from undercroft.systems.universalis.dungeon.revealing import new_creature
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.sight import line_of
from undercroft.systems.universalis.ground.walking import turned_to
from undercroft.systems.universalis.magic.spells import area_of, concerned, free_floor
from undercroft.systems.universalis.maps.terrain import MARSH
from undercroft.systems.universalis.party.companions import giant
from undercroft.systems.universalis.rolls.dice import ONE
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Casting, Character, Hit, Lasting
from undercroft.systems.universalis.status.conditions import suffer
from undercroft.systems.universalis.status.lasting_spells import begin, end, of_caster, replace

NEGATES = 4
"""Magic Resistance undoes a spell on this result or higher.  UN-C543"""

ONCE = frozenset(
    word.name
    for word in (
        words.BLAST,
        words.HEAL,
        words.CURE,
        words.GAIN_FORTUNE,
        words.GAIN_MANA,
        words.SUFFER,
        words.PUSH,
        words.PULL,
        words.TRIAL,
        words.SUMMON,
        words.CONTROL,
        words.LOSE_TURN,
        words.ROUGH_GROUND,
        words.WALL,
    )
)
"""Effects that happen once; all others are in force while the spell lasts."""


def stands(spell: Spell) -> bool:
    """Does the effect change the character for as long as the spell lasts?"""
    return spell.permanent and any(effect.name not in ONCE for effect in spell.effects)


# the spell as a whole


@step(SpellTakesEffect, attack=True)
def spell_takes_effect(game: Universalis, entry: SpellTakesEffect) -> Script[None]:
    """The spell takes effect: a caster's second permanent spell ends the first, then it comes to everybody in its
    area.  UN-0428, UN-0431, UN-0439, UN-0448, UN-0451, UN-0455, UN-0458, UN-0735"""
    casting, who = game.casting, game.character(entry.who)
    if not casting.cast or casting.dispelled:
        return
    spell = library()[SPELLS][casting.spell]
    if spell.permanent:
        keeps_many = not who.hero and who.seat == NOBODY
        end(game, [one for one in of_caster(game, who) if one.spell == spell.id or not keeps_many])
        begin(game, _lasting(game, who, spell, casting))
    area = area_of(game, casting)
    if words.SUMMON.of(spell.effects):
        yield from _summon(game, who, spell, casting)
    elif not _on_squares(spell):
        game.push(*(SpellOnTarget(one.id) for one in victims(game, who, spell, casting, area)))


def _on_squares(spell: Spell) -> bool:
    """Does the spell lie on the ground rather than on characters?  UN-0458"""
    laid = words.ROUGH_GROUND.of(spell.effects) or words.WALL.of(spell.effects)
    return bool(laid) or (spell.permanent and spell.nature == "protecting" and spell.area > 0)


def victims(game: Universalis, who: Character, spell: Spell, casting: Casting, area: Bits) -> list[Character]:
    """The characters a spell comes to: its target first, its caster last; without an area, its target alone.

    UN-0448, UN-0449
    """
    found = concerned(game, who, spell, [one for one in game.present() if game.cover(one) & area])
    if not spell.area:
        found = [one for one in game.present() if one.id == casting.target]
    return sorted(found, key=lambda one: (one.id == who.id, one.id != casting.target))


def _lasting(game: Universalis, who: Character, spell: Spell, casting: Casting) -> Lasting:
    """A permanent spell as it begins; protection and bad ground stay where they were cast.  UN-0428, UN-0458"""
    laid = ""
    there: tuple[int, ...] = ()
    if words.ROUGH_GROUND.of(spell.effects):
        laid, there = MARSH, _marsh(game, area_of(game, casting))
    elif walls := words.WALL.of(spell.effects):
        laid, there = spell.lays, wall_squares(game, casting.at, casting.way, walls[0])
    elif spell.nature == "protecting" and spell.area:
        there = tuple(int(square) for square in squares(area_of(game, casting)))
    return Lasting(spell=spell.id, caster=who.id, squares=there, turns=casting.turns, laid=laid)


def _marsh(game: Universalis, area: Bits) -> tuple[int, ...]:
    """The squares of an area that turn to marsh: bare floor, whether or not a character stands there."""
    terrain = game.terrain
    covered = terrain.holes | terrain.deep | terrain.obstacles.barred | terrain.plinths | terrain.rough
    return tuple(int(square) for square in squares(area & game.plan.board.floor & ~covered))


def wall_squares(game: Universalis, at: int, way: int, length: int) -> tuple[int, ...]:
    """The squares of a wall in a row through a square, in one of four directions; it stops at what is in its way."""
    board, free = game.plan.board, free_floor(game)
    step = Facing(way)
    by = step.row * board.stride + step.column
    found = [at]
    for sign in (1, -1):
        for n in range(1, length // 2 + 1):
            square = at + sign * n * by
            if square < 0 or not free >> square & 1:
                break
            found.append(square)
    return tuple(sorted(found))


@step(SpellEnds, between=True)
def spell_ends(game: Universalis, entry: SpellEnds) -> None:
    """A permanent spell that holds nobody and nothing is over.  UN-0428"""
    for spell in game.state.lasting:
        if spell.caster == entry.who and not (spell.targets or spell.squares or spell.held or spell.summoned):
            end(game, (spell,))


def _summon(game: Universalis, who: Character, spell: Spell, casting: Casting) -> Script[None]:
    """Creatures appear on and around the square for the caster's side, and act from its next turn on.  UN-0455"""
    (wanted,) = words.SUMMON.of(spell.effects)
    spell_on = next(one for one in game.state.lasting if one.caster == who.id and one.spell == spell.id)
    found: list[FigureId] = []
    for _ in range(wanted.n):
        at = _room_for(game, wanted.creature, casting.at)
        if at is not None:
            creature = new_creature(game, wanted.creature, 0, at)
            creature.facing, creature.seat = turned_to(game, creature, who.at), who.seat
            found.append(creature.id)
            game.tell(
                Placed, f"universalis-creature-{wanted.creature}", at, creature.id, creature.letter, rules=("UN-0455",)
            )
    swayed = tuple(found) if game.bright(who) else ()
    replace(game, spell_on, msgspec.structs.replace(spell_on, summoned=tuple(found), swayed=swayed))
    yield from ()


def _room_for(game: Universalis, creature: str, at: int) -> int | None:
    """The free place nearest to a square where a creature fits."""
    card = person(creature)
    shape = game.terrain.base(*card.base)
    free = game.terrain.standable[card.size] & ~game.occupied() & game.plan.inside(game.state.revealed)
    free &= ~game.plan.reserved
    fits = shape.fits(free, game.terrain.walking)
    for far in range(4):
        near = within(game, 1 << at, far)
        for place in squares(fits):
            if shape.at(place) & near:
                return int(place)
    return None


# one character


@step(SpellOnTarget, attack=True)
def spell_on_target(game: Universalis, entry: SpellOnTarget) -> Script[None]:
    """The effects of a spell on one character, unless it resists.  UN-0455, UN-C543, UN-C567, UN-C568"""
    casting, victim = game.casting, game.character(entry.who)
    spell = library()[SPELLS][casting.spell]
    if entry.rest:
        if not game.hit.over:
            yield from _take_hold(game, victim, spell, entry.rest)
        return
    if immune(game, victim, spell, casting):
        game.tell(Changed, "spell-immune", victim.id, detail=spell.id, now=1)
        return
    if spell.nature != "projectile" and game.kit(victim).has(words.MAGIC_RESISTANCE) and victim.id != casting.caster:
        negated: bool = yield Roll((ONE,), reaches(NEGATES), victim.seat, victim.id, "magic-resistance")
        if negated:
            game.tell(Changed, "spell-resisted", victim.id, detail=spell.id, now=1, rules=("UN-C543",))
            return
    yield from _take_hold(game, victim, spell)


def _take_hold(game: Universalis, victim: Character, spell: Spell, start: int = 0) -> Script[None]:
    """The spell takes hold of the character and its effects come; damage comes before anything that lasts.  UN-0428"""
    if stands(spell) and (start or not words.BLAST.of(spell.effects)):
        _hold(game, game.casting, targets=(victim.id,))
    yield from _apply(game, victim, spell.effects, start)


def immune(game: Universalis, victim: Character, spell: Spell, casting: Casting) -> bool:
    """Is the character immune to the spell?  The Large and Champions are controlled only by a critical; some never are.

    Giants cannot be healed by spells.  UN-0455, UN-1399, UN-C567, UN-C568, UN-D106
    """
    kit = game.kit(victim)
    if spell.nature == "healing" and giant(victim):
        return True
    for source in kit.speakers.get(words.SPELL_IMMUNE.name, ()):
        if any(spell.id in spells for spells in words.SPELL_IMMUNE.of(source.effects)):
            return True
    if spell.nature != "control" or game.bright(victim) is game.bright(game.character(casting.caster)):
        return False
    great = victim.size >= LARGE or person(victim.card).level == "champion"
    return kit.has(words.CONTROL_IMMUNE) or (great and not casting.criticals)


def _hold(
    game: Universalis,
    casting: Casting,
    *,
    targets: tuple[FigureId, ...] = (),
    held: tuple[tuple[FigureId, str], ...] = (),
    swayed: tuple[FigureId, ...] = (),
) -> None:
    """A permanent spell takes hold of a character; an immediate one leaves only its effects."""
    for spell in game.state.lasting:
        if spell.caster == casting.caster and spell.spell == casting.spell:
            new = msgspec.structs.replace(
                spell,
                targets=(*spell.targets, *targets),
                held=(*spell.held, *held),
                swayed=(*spell.swayed, *swayed),
            )
            replace(game, spell, new)
            return


def _apply(game: Universalis, victim: Character, effects: Effects, start: int = 0) -> Script[None]:
    """Let effects come to one character in the order written; after damage, the rest comes in a step of its own."""
    for n, effect in enumerate(effects[start:], start):
        if words.BLAST.names(effect):
            yield from _blast(game, victim, n + 1)
            return
        if words.TRIAL.names(effect):
            yield from _test(game, victim, effect.args)
        elif words.SUFFER.names(effect):
            _afflict(game, victim, effect.args)
        elif words.PUSH.names(effect):
            yield from thrust(game, game.character(game.casting.caster), victim, effect.args)
        elif words.PULL.names(effect):
            yield from thrust(game, game.character(game.casting.caster), victim, effect.args, nearer=True)
        elif words.CONTROL.names(effect):
            _control(game, victim)
        elif effect.name in ONCE:
            cause = Cause(game.casting.spell, game.casting.caster, magic=True)
            yield from apply_all(game, victim, Effects((effect,)), cause)


def _blast(game: Universalis, victim: Character, rest: int) -> Script[None]:
    """Damage dice: a hit of its own, with cover against projectiles; the other effects follow it.

    Another character may become the target of a projectile.  UN-0444, UN-0453, UN-0454, UN-0512, UN-C434
    """
    casting = game.casting
    spell = library()[SPELLS][casting.spell]
    game.state.hit = hit = strike_of(game, casting, victim)
    for deed in moments.STRUCK_AT.deeds(game.kit(victim).names + game.quest):
        yield from deed(game, victim, hit)
    if spell.nature == "projectile":
        for ally in game.allies(victim) if not hit.beside else ():
            for deed in moments.STRUCK_AT.deeds(game.kit(ally).names):
                yield from deed(game, ally, hit)
        victim = game.character(hit.target)
        yield from _shield(game, victim, hit)
    more = (SpellOnTarget(victim.id, rest=rest),) if rest < len(spell.effects) or stands(spell) else ()
    game.push(Damage(), TakeWounds(), *more)


def strike_of(game: Universalis, casting: Casting, victim: Character) -> Hit:
    """The hit that a spell deals to one character."""
    caster = game.character(casting.caster)
    spell = library()[SPELLS][casting.spell]
    line = line_of(game, caster, victim) if victim.id != caster.id else (0, 0, 0)
    cover = HIDDEN if line is None else line[0] or int(guarded(game, victim))
    return Hit(
        attacker=caster.id,
        target=victim.id,
        kind="magic",
        weapon=spell.id,
        place=tuple(int(square) for square in squares(game.cover(victim))),
        landed=True,
        criticals=casting.criticals,
        cover=cover if spell.nature == "projectile" else 0,
        beside=victim.id != casting.target and victim.id != _on_square(game, casting),
    )


HIDDEN = 2
"""A character out of the caster's sight has heavy cover against an area."""


def _on_square(game: Universalis, casting: Casting) -> FigureId:
    """The character on the square a spell is cast at, which takes its full force.  UN-0451"""
    if casting.at == NOWHERE:
        return FigureId(0)
    return next((one.id for one in game.present() if game.cover(one) >> casting.at & 1), FigureId(0))


def _shield(game: Universalis, victim: Character, hit: Hit) -> Script[None]:
    """A shield is light cover against a magic projectile, and may break if its bearer is the target.

    UN-0512, UN-0522, UN-0524, UN-0728, UN-G18
    """
    shield = usable_shield(game, victim, hit)
    if shield is None or not shield.covers or hit.cover or victim.id == hit.attacker:
        return
    if victim.seat != NOBODY:
        option: Option = yield Ask("shield-magic", victim.seat, (BEHIND, OPENLY), who=victim.id)
        if option.act == "take-it":
            return
    hit.cover = 1
    if not hit.beside and (yield from breaks(game, victim, shield.breaks, bool(shield.magic))):
        break_shield(game, victim)


BEHIND, OPENLY = Option("take-cover"), Option("take-it")


def _test(game: Universalis, victim: Character, wanted: words.Trial) -> Script[None]:
    """The character takes a test, and the effects of passing or failing it follow."""
    extra = ((wanted.n, game.casting.spell, ""),) if wanted.n else ()
    result = yield from trial(game, victim, wanted.attribute, "resist", target=wanted.target, extra=extra)
    yield from _apply(game, victim, wanted.success if result.passed else wanted.fail)


def _afflict(game: Universalis, victim: Character, conditions: tuple[words.Condition, ...]) -> None:
    """The character suffers conditions, for as long as a permanent spell lasts.  UN-0452, UN-0492"""
    for condition in conditions:
        if suffer(game, victim, condition):
            _hold(game, game.casting, held=((victim.id, condition),))


def _control(game: Universalis, victim: Character) -> None:
    """The character fights for the caster's side while the spell lasts.  UN-0456"""
    if victim.id not in game.state.swayed:
        _hold(game, game.casting, targets=(victim.id,), swayed=(victim.id,))
        if not victim.hero:
            victim.seat = game.character(game.casting.caster).seat
        game.tell(Changed, "controlled", victim.id, now=1, rules=("UN-0456",))
