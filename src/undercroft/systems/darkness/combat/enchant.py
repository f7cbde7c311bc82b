"""Spending Bams and Diamonds on enchantments.  DA-0280 to DA-0287, DA-0356, DA-0357"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.darkness.agenda import Enchant
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import Owned
from undercroft.systems.darkness.combat.powers import (
    ATTACK,
    DEEDS,
    DEFENSE,
    REMOVES,
    names_of,
    pay_for,
    skills,
    spells,
    the_fight,
    user_of,
)
from undercroft.systems.darkness.combat.stakes import stakes_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import side_result
from undercroft.systems.darkness.state import Fight


@step(Enchant, attack=True)
def enchant(game: Darkness, entry: Enchant) -> Script[None]:
    """First skills add what they add, the Defender's before the Attacker's.  Then each side spends its Bams and
    Diamonds, the Defender first: a Hero chooses, an Enemy triggers all it can, natural enchantments first.

    DA-0280 to DA-0287, DA-0351, DA-0354
    """
    fight = the_fight(game)
    side = entry.side
    who = user_of(fight, side)
    if side == DEFENSE:
        for both in (DEFENSE, ATTACK):
            for owned in skills(game, fight, both):
                yield from _work(game, fight, both, owned)
    while found := spells(game, fight, side):
        owned = found[0]
        if who < 100:
            options = [Option("enchant", what=one.key) for one in found]
            seat, stakes = game.hero(who).seat, stakes_of(fight, side)
            option: Option = yield Ask(f"enchant-{side}", seat, (*options, DONE), who=who, stakes=stakes)
            if option.act == "done":
                break
            owned = next(one for one in found if one.key == option.what)
        pay_for(fight, side, owned)
        game.tell(Changed, "enchantment", who, detail=owned.key, rules=("DA-0283",))
        yield from _work(game, fight, side, owned)
    if side == ATTACK:
        fight.attack_faces = fight.defense_faces = ()


def _work(game: Darkness, fight: Fight, side: str, owned: Owned) -> Script[None]:
    """Do what a power does to the result."""
    for effect in owned.power.do:
        deed = DEEDS.get(effect.name)
        if deed is not None:
            deed(fight, side, owned.name, effect.args)
        elif owned.power.pay:
            yield from _remove_after_roll(game, fight, side, effect.name, effect.args)


def _remove_after_roll(game: Darkness, fight: Fight, side: str, word: str, amount: object) -> Script[None]:
    """An enchantment that subtracts dice takes rolled ones of its user's choice.  DA-0357, DA-G76"""
    if word == words.NO_DEFENSE.name:
        fight.defense = (0, fight.defense[1], fight.defense[2], 0, 0)
        return
    if word not in REMOVES or not isinstance(amount, int):
        return
    whose, colours = REMOVES[word]
    who = user_of(fight, side)
    for _ in range(-amount):
        names = names_of(fight, whose)
        faces = fight.attack_faces if whose == ATTACK else fight.defense_faces
        dice = [n for n, name in enumerate(names) if name in colours]
        if not dice or not faces:
            return
        dice.sort(key=lambda n: -_worth(names[n], faces[n]))
        n = dice[0]
        if who < 100:
            shown = {(names[k], faces[k]): k for k in reversed(dice)}
            options = [Option("remove", what=name, n=face) for name, face in sorted(shown, key=lambda x: -_worth(*x))]
            seat, stakes = game.hero(who).seat, stakes_of(fight, side)
            option: Option = yield Ask("remove-die", seat, options, who=who, stakes=stakes)
            n = shown[option.what, option.n]
        _take_die(fight, whose, n)


def _worth(name: str, face: int) -> int:
    value, bams, diamonds, *_ = side_result((name,), (face,))
    return 4 * value + 2 * diamonds + bams


def _take_die(fight: Fight, side: str, n: int) -> None:
    """A rolled die is taken away with all it showed; symbols already spent stay spent."""
    name = names_of(fight, side)[n]
    result = fight.attack if side == ATTACK else fight.defense
    faces = fight.attack_faces if side == ATTACK else fight.defense_faces
    shown = side_result((name,), (faces[n],))
    left = (
        result[0] - shown[0],
        max(0, result[1] - shown[1]),
        max(0, result[2] - shown[2]),
        result[3] - shown[3],
        result[4] - shown[4],
    )
    setattr(fight, name, getattr(fight, name) - 1)
    if side == ATTACK:
        fight.attack, fight.attack_faces = left, faces[:n] + faces[n + 1 :]
    else:
        fight.defense, fight.defense_faces = left, faces[:n] + faces[n + 1 :]
