"""Rolling again, and what may be done to blank dice then.  DA-0278, DA-0279, DA-C81 to DA-C83, DA-C101 to DA-C109"""

from __future__ import annotations

from typing import Literal, NamedTuple

from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.steps import step
from undercroft.kernel.dice import Pool, Reading
from undercroft.kernel.requests import DONE, Ask, Option, Roll, Script
from undercroft.systems.darkness.agenda import Reroll
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.combat.outcome import add_hits, change
from undercroft.systems.darkness.combat.powers import (
    AFTER_REROLL,
    REROLLING,
    InForce,
    Stage,
    Watch,
    arms,
    in_force,
    looks,
)
from undercroft.systems.darkness.combat.stakes import stakes_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import (
    COLOURS,
    DICE,
    MEANS,
    SHOWN,
    Colour,
    Shown,
    as_seen,
    kept_of,
    left_of,
    minus,
    one_side,
    plus,
    pools,
    unblank,
)
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Fight, Result, Side, SideName

# which dice

Which = Literal["all", "any", "blanks"]


class Again(NamedTuple):
    """A re-roll that a side may make: the key of its skill, whose dice, and which of them."""

    key: str
    whose: words.Whose
    which: Which


WHOSE: dict[words.Whose, tuple[SideName, ...]] = {
    words.Whose.ATTACK: (ATTACK,),
    words.Whose.DEFENSE: (DEFENSE,),
    words.Whose.EITHER: (ATTACK, DEFENSE),
}

REROLLS: Stage[Fight, Owned, [], Again] = Stage("when dice are rolled again")
"""The words that let dice be thrown again."""


def _result(watch: Watch, user: Side, whose: words.Whose) -> None:
    for side in WHOSE[whose]:
        watch[side].apart = True
        watch[side].rolled_again += 1


@REROLLS.looking(words.REROLL, at=_result)
def all_dice(fight: Fight, one: Owned, whose: words.Whose) -> Again:
    """All dice of a side; their Hits or Shields tell whether it is worth it.  DA-C81 to DA-C83"""
    return Again(one.key, whose, "all")


def _each_die(watch: Watch, user: Side, whose: words.Whose) -> None:
    """Every die is looked at; of the other side's it matters only whether they are blank, if nothing else lets them be
    rolled again and people answer by default."""
    for side in WHOSE[whose]:
        watch[side].apart = watch[side].picked = True
        watch[side].rolled_again += 1 + (side == user.name)


@REROLLS.looking(words.REROLL_ANY, at=_each_die)
def any_dice(fight: Fight, one: Owned, whose: words.Whose) -> Again:
    """Any number of dice of a side, one by one.  DA-C32"""
    return Again(one.key, whose, "any")


def _blanks(watch: Watch, user: Side, whose: words.Whose) -> None:
    """The number of blank dice is looked at; Hits or Shields tell whether a re-roll is worth it, but for a Hero's own
    blanks it always is."""
    for side in WHOSE[whose]:
        watch[side].blanks = True
        watch[side].rolled_again += 1
        watch[side].apart |= side != user.name or user.who >= FIRST_FOE


@REROLLS.looking(words.REROLL_BLANKS, at=_blanks)
def blank_dice(fight: Fight, one: Owned, whose: words.Whose) -> Again:
    """The blank dice of a side.  DA-0279"""
    return Again(one.key, whose, "blanks")


REROLLING.update(REROLLS.words)


def rerolls(fight: Fight, side: Side, skills: tuple[Owned, ...]) -> list[Again]:
    """The re-rolls a side may still make; those of blanks come last.  DA-0278, DA-0279"""
    found = [
        REROLLS.do(fight, one, effect)
        for one in skills
        if one.key not in side.rerolls
        for effect in one.power.do
        if effect.name in REROLLING
    ]
    found.sort(key=lambda again: again.which == "blanks")
    return found


def following(known: InForce) -> list[Reroll]:
    """The windows for re-rolls, where there are any, the Defender's first: for a side that may roll again, or that may
    see to blank dice after a re-roll."""
    found = {DEFENSE: known.defense.skills, ATTACK: known.attack.skills}
    words_ = {side: {effect.name for one in skills for effect in one.power.do} for side, skills in found.items()}
    return [Reroll(side=side) for side, names in words_.items() if names & (REROLLING | AFTER_REROLL)]


# rolling again


@step(Reroll, attack=True)
def reroll(game: Darkness, entry: Reroll) -> Script[None]:
    """A side may roll again, as often as its effects allow; choosing and throwing are steps of their own, and only the
    last result counts.  When it is done, blank dice may be mended.

    DA-0278, DA-0279, DA-C32, DA-C81 to DA-C83, DA-C101, DA-G74, DA-G75
    """
    fight = game.state.fight
    assert fight is not None
    if entry.whose:
        yield from _throw_again(game, fight, fight.attack if entry.whose == ATTACK else fight.defense)
        return
    side = fight.attack if entry.side == ATTACK else fight.defense
    skills = arms(game, fight, side).skills
    found = rerolls(fight, side, skills)
    if not found:
        if fight.rerolled:
            yield from _after_reroll(game, fight, side, skills)
        return
    again = found[0]
    side.rerolls += (again.key,)
    if any(other.key != again.key for other in found) or _blanks_to_see_to(skills):
        game.push(Reroll(side=side.name))
    sides = [fight.attack if name == ATTACK else fight.defense for name in WHOSE[again.whose]]
    targets = [target for target in sides if _dice_to_reroll(target, again.which)]
    if again.which == "any":
        yield from _reroll_any(game, fight, side, targets)
        return
    chosen = yield from _dice_chosen(game, fight, side, again.which, targets)
    if chosen is not None:
        _set_aside(fight, chosen, again.which)
        game.push(Reroll(side=side.name, whose=chosen.name))


def _blanks_to_see_to(skills: tuple[Owned, ...]) -> bool:
    """May anything be done to blank dice after a re-roll?"""
    return any(effect.name in AFTER_REROLL for one in skills for effect in one.power.do)


def _dice_to_reroll(side: Side, which: Which) -> bool:
    if which == "blanks":
        return side.shown.better_blanks + side.shown.plainer_blanks > 0
    return side.better + side.plainer > 0


def _dice_chosen(game: Darkness, fight: Fight, side: Side, which: Which, targets: list[Side]) -> Script[Side | None]:
    """The side whose dice are rolled again, if any: a Hero's player decides, an Enemy does what is worthwhile."""
    wanted = [target for target in targets if _worthwhile(side, target)]
    if side.who >= FIRST_FOE:
        return wanted[0] if wanted else None
    if which == "blanks" and side in targets:
        wanted = [side]
    options = [Option("keep")] + [Option("reroll", what=target.name) for target in targets]
    best = 1 + targets.index(wanted[0]) if wanted else 0
    seat, stakes = game.hero(side.who).seat, stakes_of(fight, side)
    option: Option = yield Ask(f"reroll-{which}", seat, options, best, who=side.who, stakes=stakes)
    return next((target for target in targets if target.name == option.what), None)


def _worthwhile(side: Side, target: Side) -> bool:
    """An Enemy rolls its own dice again below their mean, the other side's above it; so do people, who also roll their
    own blanks again, unless they say otherwise.  DA-G74"""
    better, plainer = COLOURS[target.name]
    mean = target.better * MEANS[better] + target.plainer * MEANS[plainer]
    return target.shown.value < mean if target is side else target.shown.value > mean


def _reroll_any(game: Darkness, fight: Fight, side: Side, targets: list[Side]) -> Script[None]:
    """A Hero picks dice to roll again one by one, as many as it likes; unless told otherwise, the other side's that
    show something and its own that do not.  DA-C32"""
    hero = game.hero(side.who)
    for target in targets:
        lying = dice_of(target)
        picked: list[tuple[Colour, int]] = []
        while left := list(dict.fromkeys(reversed(_without(lying, picked)))):
            wanted = [bool(DICE[colour].symbols[face - 1]) == (target is not side) for colour, face in left]
            options = [Option("reroll-die", what=colour, n=face) for colour, face in left]
            default = wanted.index(True) if True in wanted else len(options)
            option: Option = yield Ask("reroll-any", hero.seat, (*options, DONE), default, hero.id)
            if option.act == "done":
                break
            picked += [(colour, face) for colour, face in left if (colour, face) == (option.what, option.n)]
        if picked:
            _pick_up(fight, target, picked)
            game.push(Reroll(side=side.name, whose=target.name))


def dice_of(side: Side) -> list[tuple[Colour, int]]:
    """The dice of a side at which somebody looks one by one, each with its colour and its face."""
    better, plainer = COLOURS[side.name]
    return [(better, face) for face in side.better_faces] + [(plainer, face) for face in side.plainer_faces]


def _without(dice: list[tuple[Colour, int]], taken: list[tuple[Colour, int]]) -> list[tuple[Colour, int]]:
    left = list(dice)
    for die in taken:
        left.remove(die)
    return left


def _pick_up(fight: Fight, side: Side, picked: list[tuple[Colour, int]]) -> None:
    """Take up some dice of a side that will be thrown again; until then they show nothing."""
    fight.rerolled = True
    better, plainer = COLOURS[side.name]
    left = _without(dice_of(side), picked)
    side.better_faces = tuple(face for colour, face in left if colour == better)
    side.plainer_faces = tuple(face for colour, face in left if colour == plainer)
    side.better_again = sum(colour == better for colour, _ in picked)
    side.plainer_again = len(picked) - side.better_again
    for colour, face in picked:
        side.shown = minus(side.shown, SHOWN[colour][face - 1])


def _set_aside(fight: Fight, side: Side, which: Which) -> None:
    """Take up the dice that will be thrown again, all or the blank ones."""
    fight.rerolled = True
    better, plainer = COLOURS[side.name]
    if which == "all":
        side.better_again, side.plainer_again = side.better, side.plainer
        side.shown, side.better_faces, side.plainer_faces = Result(), (), ()
    else:
        side.better_again, side.plainer_again = side.shown.better_blanks, side.shown.plainer_blanks
        side.shown = unblank(side.shown)
        side.better_faces = tuple(face for face in side.better_faces if DICE[better].symbols[face - 1])
        side.plainer_faces = tuple(face for face in side.plainer_faces if DICE[plainer].symbols[face - 1])


def _throw_again(game: Darkness, fight: Fight, side: Side) -> Script[None]:
    """Throw the dice set aside once more, all of a side or some; what they show now is the result.

    DA-0278, DA-0279, DA-C32, DA-C81 to DA-C83, DA-C104, DA-C109
    """
    more, less = side.better_again, side.plainer_again
    dice = pools(more, less, more, less)[side.name == DEFENSE]
    reads, coarse = game.once("readings", lambda: _readings(game, fight, side, dice))
    new, better, plainer, look = yield Roll((dice,), reads, game.thrower(fight), side.who, "reroll", coarse=coarse)
    side.better_again = side.plainer_again = 0
    side.shown = as_seen(plus(side.shown, new), look)
    side.better_faces, side.plainer_faces = kept_of(
        side.name, side.better_faces + better, side.plainer_faces + plainer, look
    )
    if look.against:
        fight.attack.shown, fight.defense.shown = left_of(fight.attack.shown, fight.defense.shown)


def _readings(game: Darkness, fight: Fight, side: Side, dice: Pool) -> tuple[Reading[Shown], Reading[Shown]]:
    """How a throw of one side is read by people, and how by odds."""
    known = in_force(game, fight)
    usual = looks(known, fight, defaults=True)
    look = (usual.attack if side.name == ATTACK else usual.defense)._replace(against=not usual.apart)
    coarse = one_side(dice, look)
    if game.reckoning:
        return coarse, coarse
    people = looks(known, fight, defaults=False)
    return one_side(dice, people.attack if side.name == ATTACK else people.defense), coarse


# after a re-roll

SEEN_TO: Stage[Darkness, Side, [Fight, Owned], Script[None]] = Stage("after a re-roll")
"""What may be done to blank dice once dice have been rolled again."""


def _after_reroll(game: Darkness, fight: Fight, side: Side, skills: tuple[Owned, ...]) -> Script[None]:
    """After a re-roll blank dice may be turned over or get a symbol.  DA-C38, DA-C101, DA-C102, DA-C104"""
    for one in skills:
        if one.key in side.mended:
            continue
        side.mended += (one.key,)
        for effect in one.power.do:
            if effect.name in SEEN_TO:
                yield from SEEN_TO.do(game, side, effect, fight, one)


def _undersides(watch: Watch, user: Side, most: int) -> None:
    watch[user.name].undersides = True


@SEEN_TO.looking(words.FLIP_BLANKS, at=_undersides)
def flip(game: Darkness, side: Side, most: int, fight: Fight, one: Owned) -> Script[None]:
    """Turn blank dice over, those with the best face underneath first.  DA-C101, DA-C104"""
    lying = dice_of(side)
    blank = [die for die in lying if not DICE[die[0]].symbols[die[1] - 1]]
    blank.sort(key=lambda die: -len(DICE[die[0]].symbols[DICE[die[0]].opposite(die[1]) - 1]))
    better, plainer = list(side.better_faces), list(side.plainer_faces)
    for colour, face in blank[:most]:
        under = DICE[colour].opposite(face)
        faces = better if colour == COLOURS[side.name][0] else plainer
        faces[faces.index(face)] = under
        side.shown = plus(minus(side.shown, SHOWN[colour][face - 1]), SHOWN[colour][under - 1])
    side.better_faces, side.plainer_faces = tuple(sorted(better)), tuple(sorted(plainer))
    yield from ()


def _attack_blanks(watch: Watch, user: Side, most: int) -> None:
    watch[ATTACK].blanks = True


@SEEN_TO.looking(words.MEND_BLANK, at=_attack_blanks)
def mend(game: Darkness, side: Side, most: int, fight: Fight, one: Owned) -> Script[None]:
    """Blank Attack dice get a Hit or a Bam, as their user likes.  DA-C38, DA-C102"""
    shown = fight.attack.shown
    for _ in range(min(most, shown.better_blanks + shown.plainer_blanks)):
        what = "hit"
        if side.who < FIRST_FOE:
            options = (Option("mend", what="hit"), Option("mend", what="bam"))
            seat, stakes = game.hero(side.who).seat, stakes_of(fight, side)
            option: Option = yield Ask("mend-blank", seat, options, who=side.who, stakes=stakes)
            what = option.what
        if what == "hit":
            add_hits(fight, side, 1, one.name)
        else:
            change(side, bams=1)


AFTER_REROLL.update(SEEN_TO.words)
