"""What great beasts do with mouth, arms and eyes.  UN-C521, UN-C524, UN-C531 to UN-C534, UN-C538"""

from __future__ import annotations

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Ask, FigureId, Option, Roll, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.actions.melee import in_sight
from undercroft.systems.universalis.actions.use_skills import names_of
from undercroft.systems.universalis.agenda import NextTarget
from undercroft.systems.universalis.cards.people import skill_card
from undercroft.systems.universalis.cards.sizes import AVERAGE
from undercroft.systems.universalis.cards.words import Action, Blast
from undercroft.systems.universalis.combat.damage import turned_aside
from undercroft.systems.universalis.combat.shields import screen
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.effects.harm import LOSES_TURN
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import close_by
from undercroft.systems.universalis.ground.sight import line_of
from undercroft.systems.universalis.ground.walking import at_back
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.contests import contest
from undercroft.systems.universalis.rolls.dice import hurts_from, some
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.skills.reach import (
    each,
    each_in_turn,
    in_arms,
    in_front,
    number_of,
    once,
    strike_with,
)
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.conditions import knock_out, suffer

MANA_DICE = 3


# Breath


@moments.AIMS.on("breath")
def breathe_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Straight lines with an enemy in them, each named by its last square.  UN-C521"""
    found: dict[int, Option] = {}
    for facing in Facing:
        line = _line(game, who, facing, action.n)
        if line and any(game.cover(enemy) & _bits(line) for enemy in game.enemies(who)):
            found.setdefault(line[-1], Option("skill", at=line[-1], what=skill, n=int(facing)))
    return tuple(found.values())


def _line(game: Universalis, who: Character, facing: Facing, far: int) -> list[int]:
    """The squares before the beast in one direction, as far as walls let the breath go."""
    board, open_ = game.plan.board, game.terrain.open
    mine = game.cover(who)
    step = facing.row * board.stride + facing.column
    starts = [square for square in squares(mine) if not mine >> (square + step) & 1]
    here = int(starts[len(starts) // 2])
    found: list[int] = []
    for _ in range(far):
        if not open_.from_(1 << here) >> (here + step) & 1:
            break
        here += step
        found.append(here)
    return found


def _bits(line: list[int]) -> Bits:
    return sum(1 << square for square in set(line))


@moments.WANTS.on("breath")
def most_of_them(game: Universalis, who: Character, options: tuple[Option, ...]) -> Option | None:
    """The line with the most enemies and no ally in it."""

    def worth(option: Option) -> tuple[int, int]:
        line = _bits(_line(game, who, Facing(option.n), number_of(option.what)))
        return sum(bool(game.cover(enemy) & line) for enemy in game.enemies(who)), -option.n

    clear = [
        option
        for option in options
        if not any(
            game.cover(ally) & _bits(_line(game, who, Facing(option.n), number_of(option.what)))
            for ally in game.allies(who)
        )
    ]
    return max(clear, key=worth, default=None)


@moments.DEED.on("breath")
def breathe(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Each character in the line dodges by an Agility test or takes x dice against Natural Armor, fewer behind
    cover.  UN-C521"""
    line = _bits(_line(game, who, Facing(option.n), number_of(option.what)))
    who.facing = option.n
    reached = tuple(one.id for one in game.present() if one.id != who.id and game.cover(one) & line)
    game.push(NextTarget(who.id, skill=option.what, targets=reached))
    yield from ()


@moments.ALSO.on("breath")
def breathe_on(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The breath reaches the next of those in the line.  A shield is light cover, and adds nothing to other cover.

    UN-0511, UN-0522, UN-C521, UN-G18
    """
    skill = next(id for id, _ in game.kit(who).actions if "breath" in names_of(id))
    dice = number_of(skill)
    line = _bits(_line(game, who, Facing(who.facing), dice))
    for target in each_in_turn(game, who, skill, targets):
        sight = line_of(game, who, target)
        behind = target.id in game.active.stalked and at_back(game, who, target)
        shield = screen(game, target, Hit(attacker=who.id, target=target.id, kind="blast", behind=behind))
        cover = max(0 if sight is None else sight[0], shield)
        free = game.terrain.around[game.cover(target)] & game.terrain.standable[target.size]
        free &= ~(game.occupied() | line) if not target.wide else 0
        result = yield from trial(game, target, "agility", "breath")
        if result.passed and free:
            yield from _dodge(game, target, free)
        else:
            yield from strike_with(game, who, target, Blast(against="natural"), dice - cover, skill)


def _dodge(game: Universalis, who: Character, free: Bits) -> Script[None]:
    """The target steps out of the line: a hero to a square of the player's choice."""
    options = [Option("dodge", at=int(square)) for square in squares(free)]
    option = options[0]
    if who.hero:
        option = yield Ask("dodge", who.seat, options, who=who.id)
    who.at = option.at
    game.tell(Moved, who.id, (who.at,), "push", rules=("UN-C521",))


# Corrosive Vomit


@moments.AIMS.on("corrosive-vomit")
def vomit_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Adjacent enemies in front of the beast.  UN-C524"""
    return each(skill, [enemy for enemy in in_arms(game, who) if in_front(game, who, enemy)])


@moments.DEED.on("corrosive-vomit")
def vomit(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The target passes an Agility test or takes 5 dice with Armor -1.  UN-C524"""
    effects = skill_card(option.what).effects
    yield from apply_all(game, game.character(option.who), effects, Cause(option.what, who.id))


# grabbing


@moments.AIMS.on("grab-and-eat", "grab-and-throw")
def grab_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Small and average enemies within reach of its arms.  UN-C531, UN-C533"""
    return each(skill, [enemy for enemy in in_arms(game, who) if enemy.size <= AVERAGE])


@moments.DEED.on("grab-and-eat")
def eat(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Opposed Agility: a target that loses is swallowed and Knocked Out at once, and lies in the beast until it is
    slain.  UN-C531"""
    target = game.character(option.who)
    if not (yield from contest(game, who, target, "agility", "grab")):
        return
    if (yield from turned_aside(game, target)):
        return
    target.swallowed = who.id
    knock_out(game, target, who.id)


@moments.AIMS.on("grab-and-suffocate")
def suffocate_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Enemies within reach of its arms, of its size or smaller.  UN-C532"""
    return once(skill, [enemy for enemy in in_arms(game, who) if enemy.size <= who.size])


@moments.DEED.on("grab-and-suffocate")
def suffocate(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Up to x enemies take a die against Agility; one that loses Vitality loses its next activation.  UN-C532"""
    near = [enemy for enemy in in_arms(game, who) if enemy.size <= who.size]
    near.sort(key=lambda enemy: (game.kit(enemy).agility, enemy.id))
    for target in near[: number_of(option.what)]:
        if (yield from strike_with(game, who, target, Blast(against="agility"), 1, option.what)) and target.here:
            target.loses_turn = True
            game.tell(Changed, LOSES_TURN, target.id, now=1, rules=("UN-C532",))


@moments.DEED.on("grab-and-throw")
def hurl(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Opposed Agility: a target that loses is thrown.  UN-C533"""
    if (yield from contest(game, who, game.character(option.who), "agility", "grab")):
        game.push(NextTarget(who.id, skill=option.what, targets=(option.who,)))


@moments.ALSO.on("grab-and-throw")
def hurled(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """The target flies Strength squares, takes as many dice and is Knocked Down.  UN-C533

    A step of its own, so that odds need not follow it for every tie before it.
    """
    target = game.character(targets[0])
    facing = yield from pick(game, list(Facing), "throw")
    stopped = _fly(game, target, facing, game.kit(who).strength)
    yield from strike_with(game, who, target, Blast(armor=-int(stopped)), game.kit(who).strength, "grab-and-throw")
    if target.here:
        suffer(game, target, "knocked-down")


def _fly(game: Universalis, target: Character, facing: Facing, far: int) -> bool:
    """The target flies until something impassable stops it; a character in its path is pushed aside and Knocked
    Down.  UN-C533"""
    step = facing.row * game.plan.board.stride + facing.column
    for _ in range(far):
        to = target.at + step
        if not game.terrain.open.from_(1 << target.at) >> to & 1 or not game.terrain.standable[target.size] >> to & 1:
            return True
        hit = next((one for one in game.present() if one.id != target.id and game.cover(one) >> to & 1), None)
        if hit is not None:
            free = game.terrain.around[game.cover(hit)] & game.terrain.standable[hit.size] & ~game.occupied()
            if hit.wide or not free:
                return True
            hit.at = int(squares(free)[0])
            game.tell(Moved, hit.id, (hit.at,), "push", rules=("UN-C533",))
            suffer(game, hit, "knocked-down")
            target.at = to
            break
        target.at = to
    game.tell(Moved, target.id, (target.at,), "push", rules=("UN-C533",))
    return False


# eyes and spirits


@moments.AIMS.on("hypnotic")
def gaze_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Enemies within reach of its arms and in sight.  UN-C534"""
    return each(skill, [enemy for enemy in in_arms(game, who) if in_sight(game, who, enemy)])


@moments.DEED.on("hypnotic")
def hypnotize(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Opposed Intelligence: a target that loses is Stationary now and in its next turn (ruling `hypnotized`).

    UN-C534
    """
    target = game.character(option.who)
    if (yield from contest(game, who, target, "intelligence", "hypnotic")):
        suffer(game, target, "stationary")
        target.loses_turn = True


@moments.AIMS.on("leech-mana")
def drain_at(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """Of the enemies with Mana in sight and range, the one of the lowest Intelligence.  UN-C538"""
    found = [enemy for enemy in game.enemies(who) if enemy.mana > 0 and close_by(game, who, enemy, action.range)]
    found = [enemy for enemy in found if in_sight(game, who, enemy)]
    found.sort(key=lambda enemy: (game.kit(enemy).intelligence, enemy.id))
    return each(skill, found[:1])


@moments.DEED.on("leech-mana")
def drain(game: Universalis, who: Character, option: Option) -> Script[None]:
    """Roll 3 dice: each that reaches the target's Intelligence takes a point of Mana over.  UN-C538"""
    target = game.character(option.who)
    reading = hurts_from(game.kit(target).intelligence)
    won: int = yield Roll((some(MANA_DICE),), reading, who.seat, who.id, "leech-mana")
    won = min(won, target.mana)
    if won:
        target.mana -= won
        who.mana += won
        game.tell(Changed, "mana", target.id, now=target.mana, was=target.mana + won, rules=("UN-C538",))
