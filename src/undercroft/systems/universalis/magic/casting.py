"""Casting: the roll, what helps it, blunders, and dispelling.  UN-0423 to UN-0425, UN-0428 to UN-0447"""

from __future__ import annotations

from functools import partial

from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed, Said, Summed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import DONE, NOBODY, NOWHERE, Ask, Option, Roll, Script
from undercroft.kernel.stakes import Side
from undercroft.kernel.tally import Tally, Term
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Cast, Dispel, SpellEnds, SpellTakesEffect
from undercroft.systems.universalis.cards.definitions import SPELLS, Thing
from undercroft.systems.universalis.cards.kit import Kit
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.cards.words import BLUNDERS_TO, BONUS
from undercroft.systems.universalis.combat.blasts import apprentice
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.combat.melee_tally import fumbles, hampered
from undercroft.systems.universalis.combat.shields import stop_short
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import within
from undercroft.systems.universalis.ground.light import shade
from undercroft.systems.universalis.ground.walking import turned_to
from undercroft.systems.universalis.magic.spells import gifts_of, in_melee_range, is_caster
from undercroft.systems.universalis.party.riding import add_cast
from undercroft.systems.universalis.rolls.dice import DOUBLE_SIX, blunder, criticals, hurts_from, some
from undercroft.systems.universalis.rolls.stakes import Question, side
from undercroft.systems.universalis.rolls.tests import TARGET, add_bonuses, judge
from undercroft.systems.universalis.rolls.two_dice import Attempt, Window, tried
from undercroft.systems.universalis.state import Casting, Character, Dice
from undercroft.systems.universalis.status.conditions import lose, suffer
from undercroft.systems.universalis.status.lasting_spells import of_caster
from undercroft.systems.universalis.status.mana import spend_mana
from undercroft.systems.universalis.status.scores import feat

PASS = Option("let-be")
NEAR = 8
"""A dispeller must be this near to the caster or the target.  UN-0442"""

BACKLASH = 5
"""The dice of a casting blunder.  UN-0446"""


def start_casting(game: Universalis, who: Character, spell: str, option: Option) -> None:
    """Begin to cast: the caster faces the target.  UN-0423"""
    at = option.at if option.at != NOWHERE else game.character(option.who).at
    if at != who.at:
        who.facing = turned_to(game, who, at)
    gift = spell in gifts_of(who.card, who.extra)
    game.state.casting = Casting(caster=who.id, spell=spell, target=option.who, at=option.at, way=option.n, gift=gift)
    target = game.find(option.who)
    if target is not None and game.bright(target) is not game.bright(who):
        target.attacked = True
    game.tell(Said, "universalis-casting", who.id, args={"spell": f"universalis-spell-{spell}"})
    game.push(Cast(who.id), Dispel(who.id), SpellTakesEffect(who.id), SpellEnds(who.id))


def cast_tally(game: Universalis, casting: Casting) -> Tally:
    """What the caster adds to the dice.  UN-0144, UN-0423, UN-0429, UN-C310, UN-C471, UN-C500"""
    who = game.character(casting.caster)
    attribute = "courage" if casting.gift else "intelligence"
    tally = Tally(game.kit(who).attribute(attribute), attribute)
    _add_common(game, who, tally, "cast", casting.aid, casting)
    if who.mount:
        add_cast(game, who, tally)
    if of_caster(game, who):
        tally.add(-1, "spell-active", "UN-0429")
    return tally


def _add_common(game: Universalis, who: Character, tally: Tally, roll: str, aid: str, casting: Casting) -> None:
    """Add what ground, skills and aids contribute to casting and dispelling."""
    kit = game.kit(who)
    if hampered(game, who):
        tally.add(-1, "difficult-terrain", "UN-0144")
    shade(game, who, "intelligence", tally)
    about = [name for name, true in (("scroll", aid == "magic-scroll"), ("control-spell", _controls(casting))) if true]
    if not casting.gift or roll == "dispel":
        declared = casting.skills if roll == "cast" else ()
        add_bonuses(game, who, kit, tally, (roll,), tuple(about), declared=declared)
    if aid:
        card = gear_cards()[aid]
        assert isinstance(card, Thing)
        tally.add(sum(bonus.n for bonus in BONUS.of(card.use) if bonus.roll == roll), aid, "UN-C309")
    for deed in moments.TALLY.at(kit, game):
        deed(game, who, roll, tally)


def _controls(casting: Casting) -> bool:
    return library()[SPELLS][casting.spell].nature == "control"


@step(Cast, attack=True)
def cast(game: Universalis, entry: Cast) -> Script[None]:
    """After aids and skills, 2D6 + Intelligence must reach 10; a success costs Mana, a failure does not.

    UN-0098, UN-0099, UN-0423 to UN-0425, UN-0428, UN-0435, UN-0443 to UN-0445, UN-0447, UN-C489
    """
    casting, who = game.casting, game.character(entry.who)
    if not casting.gift:
        casting.aid = yield from _take_aid(game, who, "cast")
        casting.skills = yield from _declare(game, who)
    tally = cast_tally(game, casting)
    if game.listening:
        game.tell(Summed, "cast", who.id, tally.total, tally.frozen())
    dice = yield from _roll(game, who, casting, tally.total)
    if blunder(dice, _clumsy(game, who, casting)):
        _pay(game, who, casting)
        casting.dice = dice
        yield from _backlash(game, who)
        return
    result = judge(dice, tally.total, TARGET)
    if result.passed:
        _pay(game, who, casting)
        _succeed(game, who, casting, dice, result.total)
    else:
        game.tell(Changed, "spell-failed", who.id, detail=casting.spell, rules=("UN-0425",))


def _take_aid(game: Universalis, who: Character, roll: str) -> Script[str]:
    """The caster may use one magic scroll or one Components for Magic a turn; creatures use what they have.

    UN-0435, UN-0736, UN-C311
    """
    aids = aids_of(who, roll)
    if not aids:
        return ""
    if who.seat == NOBODY:
        aid = max(aids, key=lambda item: gear_cards()[item].cost or 0)
    else:
        options = (DONE, *(Option("aid", what=item) for item in aids))
        option: Option = yield Ask("spell-aid", who.seat, options, who=who.id)
        aid = option.what
    if aid:
        use_aid(game, who, aid)
    return aid


def aids_of(who: Character, roll: str) -> tuple[str, ...]:
    """The things it carries that help to cast or dispel, if it has not used one this turn.

    UN-0435, UN-C309, UN-C310
    """
    return () if who.helped or not who.pack else _aids(who.pack, roll)


@remembered(4096)
def _aids(pack: tuple[str, ...], roll: str) -> tuple[str, ...]:
    cards = gear_cards()
    found: list[str] = []
    for item in dict.fromkeys(pack):
        card = cards[item]
        if isinstance(card, Thing) and any(bonus.roll == roll for bonus in BONUS.of(card.use)):
            found.append(item)
    return tuple(found)


def use_aid(game: Universalis, who: Character, aid: str) -> None:
    """A scroll or Components are used up."""
    who.pack = without(who.pack, aid)
    who.helped = True
    game.tell(Changed, "used", who.id, detail=aid, rules=("UN-0435",))


def _declare(game: Universalis, who: Character) -> Script[tuple[str, ...]]:
    """The caster declares skills that change the casting roll and cost something.  UN-1465, UN-1467, UN-C489"""
    known = _to_declare(game.kit(who)) if who.seat != NOBODY else ()
    if not known:
        return ()
    options = (DONE, *(Option("declare", what=id) for id in known))
    option: Option = yield Ask("declare-cast", who.seat, options, who=who.id)
    return (option.what,) if option.what else ()


@remembered(4096)
def _to_declare(kit: Kit) -> tuple[str, ...]:
    named = [source for source in kit.sources if source.declare]
    return tuple(source.id for source in named if any(bonus.roll == "cast" for bonus in BONUS.of(source.effects)))


def _clumsy(game: Universalis, who: Character, casting: Casting) -> int:
    """The highest double that is a critical failure.  UN-0445, UN-C489"""
    kit = game.kit(who)
    most = fumbles(kit)
    if not casting.skills:
        return most
    sources = [source for source in kit.sources if source.id in casting.skills]
    return max([most, *[n for source in sources for n in BLUNDERS_TO.of(source.effects)]])


def _roll(game: Universalis, who: Character, casting: Casting, bonus: int) -> Script[Dice]:
    """Roll the dice, with skills that reroll them and the Fortune of the caster or of a hero it is cast at.

    UN-0098, UN-0099
    """
    attempt = Attempt(
        who, game.kit(who), "cast", "courage" if casting.gift else "intelligence", casting.skills, more=False
    )
    target = game.find(casting.target)
    hostile = target is not None and target.hero and game.bright(target) is not game.bright(who)
    hero = who if who.hero or target is None or not hostile else target

    def cast(new: Dice) -> bool:
        return judge(new, bonus, TARGET).passed and not blunder(new, _clumsy(game, who, casting))

    def question(dice: Dice) -> Question:
        goal = "cast" if hero is who else "escape-spell"
        sides = partial(_side, game, who, casting, dice)
        return Question(goal, sides, cast, lambda new: not cast(new))

    window = Window("fortune-cast", hero, always=game.ruling("fortune-offers") == "always")
    reached = partial(_reaches, bonus)
    return (yield from tried(game, attempt, reached, question, window, wanted=cast))


def _side(game: Universalis, who: Character, casting: Casting, dice: Dice) -> tuple[Side, ...]:
    return (side(who, "cast", dice, cast_tally(game, casting)),)


def _reaches(bonus: int, dice: Dice) -> bool:
    return judge(dice, bonus, TARGET).passed


def _pay(game: Universalis, who: Character, casting: Casting) -> None:
    """The caster spends Mana, of its own Vitality what the spell asks for, and a marker is laid on the card.

    UN-0424, UN-0445
    """
    who.cast = (*who.cast, casting.spell)
    if not who.hero and not casting.gift:
        who.lore = library()[SPELLS][casting.spell].lore
    if not casting.gift:
        spell = library()[SPELLS][casting.spell]
        spend_mana(game, who, spell.mana)
        lose(game, who, spell.vitality, who.id, "spell-price")


def _succeed(game: Universalis, who: Character, casting: Casting, dice: Dice, total: int) -> None:
    """The spell is cast: this settles how strong it is and how long it will last.

    The total is kept only where a dispeller may try to exceed it.

    UN-0428, UN-0443, UN-0444, UN-0463, UN-C123, UN-C471, UN-C491
    """
    spell = library()[SPELLS][casting.spell]
    casting.cast, casting.criticals = True, criticals(dice)
    if dice != DOUBLE_SIX and not casting.gift and dispellers(game, casting):
        casting.total = total
    if spell.permanent:
        casting.turns = max(1, dice[0] - int(apprentice(who)))
    if who.hero:
        feat(game, "spell", who.id)
    game.tell(Changed, "spell-cast", who.id, detail=casting.spell, now=total, rules=("UN-0424",))


def _backlash(game: Universalis, who: Character) -> Script[None]:
    """A casting blunder: Stunned, 5 dice against Intelligence, and the activation is over.

    UN-0445 to UN-0447, UN-C528
    """
    game.tell(Changed, "blunder", who.id, detail="", rules=("UN-0445",))
    stop_short(game, who.id)
    suffer(game, who, "stunned")
    intelligence = game.kit(who).intelligence
    wounds: int = yield Roll((some(BACKLASH),), hurts_from(intelligence), who.seat, who.id, "backlash")
    if wounds >= game.left(who) and (yield from turned_aside(game, who)):
        return
    for ally in game.allies(who):
        for deed in moments.BACKLASH.deeds(game.kit(ally).names):
            yield from deed(game, ally, who, wounds)
    lose(game, who, wounds, who.id, "backlash")


# dispelling


def dispellers(game: Universalis, casting: Casting) -> list[Character]:
    """The characters of the other side who may try to dispel a spell: spellcasters with Mana, near its caster or
    target.  UN-0438, UN-0440 to UN-0442, UN-0148"""
    who = game.character(casting.caster)
    able = [
        enemy for enemy in game.enemies(who) if enemy.mana > 0 and is_caster(enemy) and not enemy.suffers("stationary")
    ]
    if not able:
        return []
    target = game.find(casting.target)
    there = game.cover(who) | (game.cover(target) if target is not None and target.at != NOWHERE else 0)
    if casting.at != NOWHERE:
        there |= 1 << casting.at
    near = within(game, there, NEAR)
    deep = game.terrain.deep
    return [
        one for one in able if game.cover(one) & near and not game.cover(one) & deep and not in_melee_range(game, one)
    ]


@step(Dispel, attack=True)
def dispel(game: Universalis, entry: Dispel) -> Script[None]:
    """One caster of the other side may try to undo the spell before its effects.  UN-0438 to UN-0443, UN-G27"""
    casting = game.casting
    if not casting.total:
        return
    one, aid = yield from _choose_dispeller(game, dispellers(game, casting))
    if one is not None:
        if aid:
            use_aid(game, one, aid)
        tally = dispel_tally(game, one, casting, aid)
        if game.listening:
            game.tell(Summed, "dispel", one.id, tally.total, tally.frozen())
        yield from _try_to_dispel(game, one, casting, tally.total)
    casting.total = 0


def _choose_dispeller(game: Universalis, able: list[Character]) -> Script[tuple[Character | None, str]]:
    """The players say who tries and whether with a scroll; the Artificial Dark Player sends its most intelligent
    caster.  UN-G27"""
    if not able:
        return None, ""
    asked = [one for one in able if one.seat != NOBODY]
    if not asked:
        best = max(able, key=lambda one: (game.kit(one).intelligence, one.mana, -one.id))
        aids = aids_of(best, "dispel")
        return best, aids[0] if aids else ""
    options = [PASS]
    for one in asked:
        options.append(Option("dispel", one.id, seats=(one.seat,)))
        options += [Option("dispel", one.id, what=aid, seats=(one.seat,)) for aid in aids_of(one, "dispel")]
    option: Option = yield Ask("dispel", asked[0].seat, options, about=game.casting.spell)
    return (None, "") if option.act == "let-be" else (game.character(option.who), option.what)


def dispel_tally(game: Universalis, who: Character, casting: Casting, aid: str = "") -> Tally:
    """What a dispeller adds to the dice.  UN-0144, UN-0438, UN-C310"""
    tally = Tally(game.kit(who).intelligence, "intelligence")
    _add_common(game, who, tally, "dispel", aid, casting)
    return tally


def _try_to_dispel(game: Universalis, who: Character, casting: Casting, bonus: int) -> Script[None]:
    """2D6 + Intelligence must exceed the casting total; only a success costs 1 Mana.  UN-0438 to UN-0440, UN-0091"""

    def exceeds(new: Dice) -> bool:
        return _exceeds(new, bonus, casting.total)

    def question(dice: Dice) -> Question:
        mine = Side(who.id, "dispel", sum(dice), (Term(bonus, "dispel"),), sum(dice) + bonus)
        return Question("dispel", lambda: (mine,), exceeds)

    attempt = Attempt(who, game.kit(who), "dispel", "intelligence", more=False)
    dice = yield from tried(game, attempt, exceeds, question, Window("fortune-test", who, "dispel"))
    if exceeds(dice):
        casting.dispelled = True
        spend_mana(game, who, 1)
        game.tell(Changed, "dispelled", who.id, detail=casting.spell, rules=("UN-0438",))


def _exceeds(dice: Dice, bonus: int, total: int) -> bool:
    """Is the spell dispelled?  A natural double 6 always does it, a double 1 never.  UN-0091, UN-0438, UN-G27"""
    return dice == DOUBLE_SIX or (not blunder(dice) and sum(dice) + bonus > total)
