"""What happens to somebody at once: words of consumables, perks, spells and potions, each bound once.

LE-0073, LE-0104, LE-0278, LE-0292, LE-0610, LE-0635, LE-G07, LE-G14, LE-G38
"""

from __future__ import annotations

from undercroft.content.vocabulary import Effects
from undercroft.crawl.effects import Deeds
from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import FigureId, Script
from undercroft.systems.league.cards import magic_words, use_words
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status import conditions
from undercroft.systems.league.status.mana import regain_mana
from undercroft.systems.league.status.morale import change_morale
from undercroft.systems.league.status.points import heal

TAKES: Deeds[League, Hero | Enemy, [FigureId, str], Script[None]] = Deeds("when it takes effect")
"""What each word does to somebody; it is given by whom, and what people call the cause."""


def take_effect(game: League, model: Hero | Enemy, do: Effects, by: FigureId, why: str) -> Script[None]:
    """Everything that some words do to somebody, in the order written, as long as it is there."""
    for effect in do:
        if not game.gone(model.id):
            yield from TAKES.do(game, model, effect, by, why)


def amount(game: League, model: Hero | Enemy, written: str, why: str) -> Script[int]:
    """An amount such as `2d6+1`, thrown if there are dice in it."""
    dice, plus = measure(written)
    if not dice:
        return plus
    found: int = yield from thrown(game, dice, TOTAL, why, model)
    return found + plus


@TAKES.does(use_words.HEALS)
def heals(game: League, model: Hero | Enemy, n: str, by: FigureId, why: str) -> Script[None]:
    """It regains HP.  LE-0534, LE-G38"""
    heal(game, model, (yield from amount(game, model, n, "heals")), why, ("LE-0534",))


@TAKES.does(use_words.MORALE)
def party_morale(game: League, model: Hero | Enemy, n: int, by: FigureId, why: str) -> Script[None]:
    """The party takes heart.  LE-0104"""
    change_morale(game, n, "cheer", "LE-0104")
    yield from ()


@TAKES.does(use_words.FORTUNE)
def fortune(game: League, model: Hero | Enemy, n: int, by: FigureId, why: str) -> Script[None]:
    """A hero has more LUCK, even more than its own.  LE-0659"""
    if isinstance(model, Hero):
        was, model.luck = model.luck, model.luck + n
        game.tell(Changed, "fortune", model.id, now=model.luck, was=was, rules=("LE-0659",))
    yield from ()


@TAKES.does(use_words.COURAGE)
def courage(game: League, model: Hero | Enemy, _: None, by: FigureId, why: str) -> Script[None]:
    """A hero is afraid of nobody any more.  LE-0635"""
    if isinstance(model, Hero):
        conditions.encourage(game, model, "LE-0635")
    yield from ()


@TAKES.does(magic_words.ROUSE)
def rouse(game: League, model: Hero | Enemy, _: None, by: FigureId, why: str) -> Script[None]:
    """It stands up, and nothing stuns, holds or frightens it any more.  LE-0426, LE-0532, LE-0635"""
    conditions.rise(game, model)
    if model.stun:
        was, model.stun = model.stun, 0
        game.tell(Changed, "stunned", model.id, was=was)
    if model.netted:
        model.netted = False
        game.tell(Changed, "netted", model.id, was=1)
    yield from courage(game, model, None, by, why)


@TAKES.does(magic_words.HASTEN)
def hasten(game: League, model: Hero | Enemy, n: int, by: FigureId, why: str) -> Script[None]:
    """It has more AP in this turn.  LE-0061"""
    was, model.ap = model.ap, model.ap + n
    game.tell(Changed, "ap", model.id, now=model.ap, was=was)
    yield from ()


@TAKES.does(magic_words.REFILL)
def refill(game: League, model: Hero | Enemy, n: str, by: FigureId, why: str) -> Script[None]:
    """A wizard regains mana, never above what it can have.  LE-0013, LE-G98"""
    if isinstance(model, Hero):
        regain_mana(game, model, (yield from amount(game, model, n, "mana")), why, "LE-G98")
