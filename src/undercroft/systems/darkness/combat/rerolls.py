"""Rolling again, and what may be done to blank dice then.  DA-0278, DA-0279, DA-C81 to DA-C83, DA-C101 to DA-C109"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Roll, Script
from undercroft.systems.darkness.agenda import Reroll
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.combat.powers import (
    ATTACK,
    DEFENSE,
    REMOVES,
    add_hits,
    change,
    enchantments,
    mean_of,
    names_of,
    skills,
    the_fight,
    user_of,
)
from undercroft.systems.darkness.combat.stakes import stakes_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import DICE, Look, Result, add, in_order, one_side, pools, side_result
from undercroft.systems.darkness.state import Fight

Skills = dict[str, list[Owned]]
"""The combat skills in force on either side of a fight."""


def looks(game: Darkness, fight: Fight, side: str, known: Skills) -> Look:
    """What matters of a side's dice in this fight: as many symbols as could be paid with or cancelled, blanks if they
    may be rolled again or mended, single dice if they may be turned over or taken away after the roll."""
    ours, theirs = enchantments(game, fight, side), enchantments(game, fight, DEFENSE if side == ATTACK else ATTACK)
    if not (ours or theirs or known[ATTACK] or known[DEFENSE]):
        return NOTHING_MORE
    blanks = faces = False
    cancels = sum(len(words.CANCEL.of(owned.power.do)) * owned.power.repeat for owned in theirs)
    for user in (DEFENSE, ATTACK):
        for owned in known[user]:
            cancels += len(words.CANCEL.of(owned.power.do))
            for effect in owned.power.do:
                blanks |= words.REROLL_BLANKS.names(effect) or words.MEND_BLANK.names(effect)
                faces |= user == side and words.FLIP_BLANKS.names(effect)
                faces |= words.REROLL_ANY.names(effect) and effect.args.value in (side, "either")
    if faces or any(REMOVES.get(effect.name, ("",))[0] == side for one in (*ours, *theirs) for effect in one.power.do):
        return Look(faces=True)
    bams, diamonds = (sum(one.power.pay.count(sign) * one.power.repeat for one in ours) for sign in "BD")
    return Look(bams + cancels if bams else 0, diamonds + cancels if diamonds else 0, blanks)


NOTHING_MORE = Look(0, 0, False)


def rerolls(fight: Fight, known: list[Owned]) -> list[tuple[str, str, str]]:
    """The re-rolls a side may still make, as (key, whose dice, all, any or blanks); those of blanks come last.

    DA-0278, DA-0279
    """
    found: list[tuple[str, str, str]] = []
    for owned in known:
        key = f"reroll {owned.key}"
        if key in fight.spent:
            continue
        for effect in owned.power.do:
            if words.REROLL.names(effect):
                found.append((key, effect.args.value, "all"))
            elif words.REROLL_ANY.names(effect):
                found.append((key, effect.args.value, "any"))
            elif words.REROLL_BLANKS.names(effect):
                found.append((key, effect.args.value, "blanks"))
    found.sort(key=lambda one: one[2] == "blanks")
    return found


@step(Reroll, attack=True)
def reroll(game: Darkness, entry: Reroll) -> Script[None]:
    """A side may roll again, as often as its effects allow; choosing and throwing are steps of their own, and only the
    last result counts.  When it has done, blank dice may be mended.

    DA-0278, DA-0279, DA-C32, DA-C81 to DA-C83, DA-C101, DA-G74, DA-G75
    """
    fight = the_fight(game)
    side = entry.side
    if entry.whose:
        yield from _throw_again(game, fight, entry.whose)
        return
    found = rerolls(fight, skills(game, fight, side))
    if not found:
        if fight.rerolled:
            yield from _after_reroll(game, fight, side)
        return
    key, whose, which = found[0]
    fight.spent += (key,)
    game.push(Reroll(side=side))
    sides = (ATTACK, DEFENSE) if whose == "either" else (whose,)
    targets = [target for target in sides if _dice_to_reroll(fight, target, which)]
    if which == "any":
        yield from _reroll_any(game, fight, side, targets)
        return
    target = yield from _dice_chosen(game, fight, side, which, targets)
    if target:
        _set_aside(fight, target, which)
        game.push(Reroll(side=side, whose=target))


def _dice_chosen(game: Darkness, fight: Fight, side: str, which: str, targets: list[str]) -> Script[str]:
    """Whose dice are rolled again, if any: a Hero's player says so, an Enemy does what is worthwhile."""
    who = user_of(fight, side)
    wanted = [target for target in targets if _worthwhile(fight, side, target)]
    if who >= 100:
        return wanted[0] if wanted else ""
    if which == "blanks" and side in targets:
        wanted = [side]
    options = [Option("keep")] + [Option("reroll", what=target) for target in targets]
    best = 1 + targets.index(wanted[0]) if wanted else 0
    seat = game.hero(who).seat
    stakes = stakes_of(fight, side)
    option: Option = yield Ask(f"reroll-{which}", seat, options, best, who=FigureId(who), stakes=stakes)
    return option.what


def _reroll_any(game: Darkness, fight: Fight, side: str, targets: list[str]) -> Script[None]:
    """A Hero picks dice to roll again one by one, as many as it likes; unless told otherwise, the other side's that
    show something and its own that do not.  DA-C32"""
    hero = game.hero(user_of(fight, side))
    for target in targets:
        names = names_of(fight, target)
        faces = fight.attack_faces if target == ATTACK else fight.defense_faces
        picked: list[int] = []
        while left := {(names[n], faces[n]): n for n in reversed(range(len(names))) if n not in picked}:
            wanted = [bool(DICE[name].symbols[face - 1]) == (target != side) for name, face in left]
            options = [Option("reroll-die", what=name, n=face) for name, face in left]
            default = wanted.index(True) if True in wanted else len(options)
            option: Option = yield Ask("reroll-any", hero.seat, (*options, DONE), default, hero.id)
            if option.act == "done":
                break
            picked.append(left[option.what, option.n])
        if picked:
            _pick_up(fight, target, picked)
            game.push(Reroll(side=side, whose=target))


def _pick_up(fight: Fight, side: str, picked: list[int]) -> None:
    """Take up some dice of a side that will be thrown again; until then they count as blank."""
    fight.rerolled = True
    names = names_of(fight, side)
    faces = fight.attack_faces if side == ATTACK else fight.defense_faces
    strong = sum(names[n] in ("red", "green") for n in picked)
    _show(
        fight,
        side,
        (0, 0, 0, strong, len(picked) - strong),
        tuple(face for n, face in enumerate(faces) if n not in picked),
    )


def _dice_to_reroll(fight: Fight, side: str, which: str) -> bool:
    result = fight.attack if side == ATTACK else fight.defense
    if which == "blanks":
        return result[3] + result[4] > 0
    return bool(names_of(fight, side))


def _worthwhile(fight: Fight, side: str, target: str) -> bool:
    """An Enemy rolls its own dice again below their mean, the other side's above it; so do people, who also roll their
    own blanks again, unless they say otherwise.  DA-G74"""
    shown = (fight.attack if target == ATTACK else fight.defense)[0]
    return shown < mean_of(fight, target) if target == side else shown > mean_of(fight, target)


def _set_aside(fight: Fight, side: str, which: str) -> None:
    """Take up the dice that will be thrown again, all or the blank ones; until then they count as blank."""
    fight.rerolled = True
    names = names_of(fight, side)
    faces = fight.attack_faces if side == ATTACK else fight.defense_faces
    if which == "all":
        strong = fight.red if side == ATTACK else fight.green
        _show(fight, side, (0, 0, 0, strong, len(names) - strong), ())
    else:
        result = fight.attack if side == ATTACK else fight.defense
        _show(fight, side, result, tuple(face for name, face in zip(names, faces) if DICE[name].symbols[face - 1]))


def _show(fight: Fight, side: str, result: Result, faces: tuple[int, ...]) -> None:
    if side == ATTACK:
        fight.attack, fight.attack_faces = result, faces
    else:
        fight.defense, fight.defense_faces = result, faces


def _throw_again(game: Darkness, fight: Fight, side: str) -> Script[None]:
    """Throw the dice set aside once more, all of a side or some; what they show now is the result.

    DA-0278, DA-0279, DA-C32, DA-C81 to DA-C83, DA-C104, DA-C109
    """
    result = fight.attack if side == ATTACK else fight.defense
    kept = fight.attack_faces if side == ATTACK else fight.defense_faces
    strong, plain = result[3], result[4]
    attack_dice, defense_dice = pools(strong, plain, strong, plain)
    dice = attack_dice if side == ATTACK else defense_dice
    look = looks(game, fight, side, {one: skills(game, fight, one) for one in (ATTACK, DEFENSE)})
    seat = game.hero(fight.attacker if fight.attacker < 100 else fight.defender).seat
    new, thrown = yield Roll((dice,), one_side(dice, look), seat, user_of(fight, side), "reroll")
    first = (fight.red if side == ATTACK else fight.green) - strong
    names = names_of(fight, side)
    faces = kept[:first] + thrown[:strong] + kept[first:] + thrown[strong:] if look.faces else ()
    shown = side_result(names, faces) if look.faces else add((*result[:3], 0, 0), new)
    _show(fight, side, shown, in_order(names, faces))


def _after_reroll(game: Darkness, fight: Fight, side: str) -> Script[None]:
    """After a re-roll blank dice may be turned over or get a symbol.  DA-C38, DA-C101, DA-C102, DA-C104"""
    who = user_of(fight, side)
    for owned in skills(game, fight, side):
        key = f"after {owned.key}"
        if key in fight.spent:
            continue
        fight.spent += (key,)
        for effect in owned.power.do:
            if words.FLIP_BLANKS.names(effect):
                _flip(fight, side, effect.args)
            elif words.MEND_BLANK.names(effect):
                for _ in range(min(effect.args, fight.attack[3] + fight.attack[4])):
                    what = "hit"
                    if who < 100:
                        options = (Option("mend", what="hit"), Option("mend", what="bam"))
                        seat, stakes = game.hero(who).seat, stakes_of(fight, side)
                        option: Option = yield Ask("mend-blank", seat, options, who=who, stakes=stakes)
                        what = option.what
                    if what == "hit":
                        add_hits(fight, side, owned.name, 1)
                    else:
                        change(fight, side, bams=1)


def _flip(fight: Fight, side: str, most: int) -> None:
    """Turn blank dice over, those with the best face underneath first."""
    names = names_of(fight, side)
    faces = list(fight.attack_faces if side == ATTACK else fight.defense_faces)
    blanks = [n for n, face in enumerate(faces) if not DICE[names[n]].symbols[face - 1]]
    blanks.sort(key=lambda n: -len(DICE[names[n]].symbols[DICE[names[n]].opposite(faces[n]) - 1]))
    for n in blanks[:most]:
        faces[n] = DICE[names[n]].opposite(faces[n])
    turned = tuple(faces)
    if side == ATTACK:
        fight.attack, fight.attack_faces = side_result(names, turned), in_order(names, turned)
    else:
        fight.defense, fight.defense_faces = side_result(names, turned), in_order(names, turned)
