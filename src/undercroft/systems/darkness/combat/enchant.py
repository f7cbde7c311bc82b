"""Spending Bams and Diamonds on enchantments.  DA-0280 to DA-0287, DA-0356, DA-0357"""

from __future__ import annotations

from undercroft.content.vocabulary import Effect
from undercroft.crawl.game import FIRST_FOE
from undercroft.crawl.steps import step
from undercroft.crawl.things import without
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.darkness.agenda import Enchant
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.combat.outcome import change, skills_work, work
from undercroft.systems.darkness.combat.powers import LOOKS, Watch, arms, in_force, spells
from undercroft.systems.darkness.combat.stakes import stakes_of
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.rolls import (
    COLOURS,
    DICE_WORDS,
    SHOWN,
    SIDES,
    TAKING,
    Colour,
    minus,
    number,
    worth,
)
from undercroft.systems.darkness.state import ATTACK, DEFENSE, Fight, Result, Side


@step(Enchant, attack=True)
def enchant(game: Darkness, entry: Enchant) -> Script[None]:
    """First skills add what they add, the Defender's before the Attacker's.  Then each side spends its Bams and
    Diamonds, the Defender first: a Hero chooses, an Enemy triggers all it can, natural enchantments first.

    DA-0280 to DA-0287, DA-0351, DA-0354, DA-0357
    """
    fight = game.state.fight
    assert fight is not None
    if not fight.worked:
        skills_work(fight, in_force(game, fight))
    side = fight.attack if entry.side == ATTACK else fight.defense
    symbols = side.shown.bams or side.shown.diamonds
    enchantments = arms(game, fight, side).enchantments if symbols else ()
    while found := spells(side, enchantments):
        one = found[0]
        if side.who < FIRST_FOE:
            options = [Option("enchant", what=one.key) for one in found]
            seat, stakes = game.hero(side.who).seat, stakes_of(fight, side)
            option: Option = yield Ask(f"enchant-{side.name}", seat, (*options, DONE), who=side.who, stakes=stakes)
            if option.act == "done":
                break
            one = next(one for one in found if one.key == option.what)
        change(side, bams=-one.power.pay.count("B"), diamonds=-one.power.pay.count("D"))
        side.enchanted += (one.key,)
        game.tell(Changed, "enchantment", side.who, detail=one.key, rules=("DA-0283",))
        work(fight, side, one)
        for effect in one.power.do:
            yield from _take_dice(game, fight, side, effect)
    if side.name == ATTACK:
        for done in (fight.attack, fight.defense):
            done.better_faces = done.plainer_faces = ()


def _shields_alone(watch: Watch, user: Side, effect: Effect[object]) -> None:
    watch[DEFENSE].apart = True


LOOKS[words.DEFENDER_NO_DICE.name] = _shields_alone


def _take_dice(game: Darkness, fight: Fight, side: Side, effect: Effect[object]) -> Script[None]:
    """An enchantment that subtracts dice takes rolled ones of its user's choice; an Enemy takes the best.

    DA-0357, DA-G76
    """
    if words.DEFENDER_NO_DICE.names(effect):
        fight.defense.shown = Result(0, fight.defense.shown.bams, fight.defense.shown.diamonds)
    elif effect.name in TAKING:
        colours = DICE_WORDS[effect.name]
        losing = fight.attack if SIDES[colours[0]] == ATTACK else fight.defense
        for _ in range(-number(effect)):
            dice = _in_order(losing, colours)
            if not dice:
                return
            colour, face = dice[0]
            if side.who < FIRST_FOE:
                shown = sorted(dict.fromkeys(reversed(dice)), key=lambda die: -worth(*die))
                options = [Option("remove", what=colour, n=face) for colour, face in shown]
                seat, stakes = game.hero(side.who).seat, stakes_of(fight, side)
                option: Option = yield Ask("remove-die", seat, options, who=side.who, stakes=stakes)
                colour, face = next(die for die in shown if die == (option.what, option.n))
            _take_die(losing, colour, face)


def _in_order(side: Side, colours: tuple[Colour, ...]) -> list[tuple[Colour, int]]:
    """The dice of these colours that somebody looks at, the best first."""
    better, plainer = COLOURS[side.name]
    dice = [(better, face) for face in side.better_faces] + [(plainer, face) for face in side.plainer_faces]
    return sorted((die for die in dice if die[0] in colours), key=lambda die: -worth(*die))


def _take_die(side: Side, colour: Colour, face: int) -> None:
    """A rolled die is taken away with all it showed; symbols already spent stay spent.  DA-0357, DA-G76"""
    side.shown = minus(side.shown, SHOWN[colour][face - 1])
    if colour == COLOURS[side.name][0]:
        side.better -= 1
        side.better_faces = without(side.better_faces, face)
    else:
        side.plainer -= 1
        side.plainer_faces = without(side.plainer_faces, face)
