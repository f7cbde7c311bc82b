"""What monsters do at the end of a round.  DO-0169, DO-0170, DO-0321"""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.crawl.effects import Deeds
from undercroft.crawl.steps import step
from undercroft.kernel.requests import Script
from undercroft.systems.doria.agenda import Activate, SpecialAction
from undercroft.systems.doria.cards import monster_words as words
from undercroft.systems.doria.cards.definitions import MODIFIERS
from undercroft.systems.doria.cards.library import library
from undercroft.systems.doria.cards.stats import stats_of
from undercroft.systems.doria.dungeon.monsters import activate_instead, place
from undercroft.systems.doria.dungeon.order import rank
from undercroft.systems.doria.effects.monsters import AROUND, mend
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.state import Monster
from undercroft.systems.doria.status import lose_pp

IN_PHASE_F: Deeds[Doria, Monster, [], Script[None]] = Deeds("in Phase F")


def own_words(game: Doria, monster: Monster) -> Effects:
    """The words of a monster's own cards, without its modifiers'."""
    return stats_of(monster.card, game.state.ml, ()).effects


def in_order(game: Doria) -> list[Monster]:
    """The monsters on the board, by the monster order."""
    return sorted(game.state.monsters, key=lambda one: rank(game, one))


def of_modifiers(game: Doria) -> list[SpecialAction]:
    """What modifiers do at the end of a round, which comes first.  DO-0169, DO-C126"""
    return [
        SpecialAction(monster.id, effect.name, modifier)
        for monster in in_order(game)
        for modifier in monster.modifiers
        for effect in library()[MODIFIERS][modifier].gives
        if effect.name in IN_PHASE_F
    ]


def multiplying(game: Doria) -> list[SpecialAction]:
    """Zombies multiply after modifiers and Traps.  DO-0169, DO-C100"""
    name = words.MULTIPLIES.name
    able = [one for one in in_order(game) if words.MULTIPLIES.of(own_words(game, one))]
    return [SpecialAction(one.id, name) for one in able]


def of_others(game: Doria) -> list[SpecialAction]:
    """What other monsters do at the end of a round.  DO-0169, DO-0170"""
    return [
        SpecialAction(monster.id, effect.name)
        for monster in in_order(game)
        for effect in own_words(game, monster)
        if effect.name in IN_PHASE_F and effect.name != words.MULTIPLIES.name
    ]


@step(SpecialAction, after=True)
def special_action(game: Doria, entry: SpecialAction) -> Script[None]:
    """One word of one card of one monster.  DO-0170"""
    monster = game.monster(entry.who)
    said = library()[MODIFIERS][entry.modifier].gives if entry.modifier else own_words(game, monster)
    for effect in said:
        if effect.name == entry.word:
            yield from IN_PHASE_F.do(game, monster, effect)


@IN_PHASE_F.does(words.MULTIPLIES)
def multiplies(game: Doria, monster: Monster, _: None) -> Script[None]:
    """One more beside it; without a figure for it, it acts itself.  DO-0321, DO-C100, DO-G09"""
    yield from ()
    if place(game, monster.card, monster.at) is None:
        game.push(Activate(monster.id, extra=True))


@IN_PHASE_F.does(words.SUMMONS)
def summons(game: Doria, monster: Monster, card: str) -> Script[None]:
    """One more of a kind beside it, or one of that kind acts.  DO-0319, DO-C126"""
    if place(game, card, monster.at) is None:
        yield from activate_instead(game, card, ())


@IN_PHASE_F.does(words.REGENERATES)
def regenerates(game: Doria, monster: Monster, n: int) -> Script[None]:
    """It regains HP.  DO-G09"""
    yield from ()
    mend(game, monster, n)


@IN_PHASE_F.does(words.HAUNTS)
def haunts(game: Doria, monster: Monster, n: int) -> Script[None]:
    """Characters near it lose PP.  DO-G09"""
    yield from ()
    for one in game.awake():
        if in_range(game, monster.at, one.at, AROUND):
            lose_pp(game, one, n, words.HAUNTS.name)
