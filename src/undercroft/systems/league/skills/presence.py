"""What monsters do by being there: to the values of others, and as a battle turn begins.

LE-0750, LE-0775, LE-0800 to LE-0802, LE-G42
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import NO_ONE, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import MonstersStir
from undercroft.systems.league.cards import monster_words as words
from undercroft.systems.league.cards.values import Value, measure
from undercroft.systems.league.game import League
from undercroft.systems.league.ground.control import beside
from undercroft.systems.league.rolls.ailments import risk_disease
from undercroft.systems.league.rolls.amounts import throw_amount
from undercroft.systems.league.rolls.values import OF_OTHERS
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.points import heal

PSYCHIC = -20
"""LE-0800"""
GUST = -15
"""LE-0775"""
REGENERATION = measure("d6")
"""LE-0802"""


@OF_OTHERS.does(words.PSYCHIC)
def psychic(game: League, enemy: Enemy, _: None, model: Hero | Enemy, value: Value, tally: Tally) -> None:
    """While one is there all heroes have -20 RES; several do not add up.  LE-0800, LE-0801"""
    if isinstance(model, Hero) and value == "resolve" and not _counted(tally, "psychic"):
        tally.add(PSYCHIC, "psychic", "LE-0800")


@OF_OTHERS.does(words.GUST)
def gust(game: League, enemy: Enemy, _: None, model: Hero | Enemy, value: Value, tally: Tally) -> None:
    """Everybody in its room or corridor has -15 RS.  LE-0775"""
    if value == "ranged-skill" and not _counted(tally, "gust") and _same_tile(game, enemy, model):
        tally.add(GUST, "gust", "LE-0775")


def _counted(tally: Tally, source: str) -> bool:
    return any(term.source == source for term in tally.terms)


def _same_tile(game: League, one: Hero | Enemy, other: Hero | Enemy) -> bool:
    return bool(game.cover(one) and game.cover(other)) and game.ground.tile(one.at) == game.ground.tile(other.at)


@moments.TURN_STARTS.on(moments.ALWAYS, rank=0)
def turn_starts(game: League) -> None:
    """In a battle turn monsters choose their targets anew, and what they do as a turn begins comes first.  LE-0482"""
    if game.state.battle:
        for enemy in game.state.enemies:
            enemy.target = NO_ONE
        game.push(MonstersStir())


@step(MonstersStir)
def monsters_stir(game: League, entry: MonstersStir) -> Script[None]:
    """At the start of every turn wounds close by themselves, and heroes beside what is ridden with disease test CON.

    LE-0750, LE-0802, LE-G42
    """
    for enemy in tuple(game.state.enemies):
        if game.has(enemy, words.REGENERATION) and enemy.hp < game.most_hp(enemy):
            rolled = yield from throw_amount(game, enemy, REGENERATION, "regeneration")
            heal(game, enemy, rolled, "regeneration", ("LE-0802",))
    for enemy in tuple(game.state.enemies):
        if game.has(enemy, words.DISEASE_RIDDEN):
            modifier = game.degree(enemy, words.DISEASE_RIDDEN)
            for hero in game.standing():
                if beside(game, enemy, hero):
                    source = f"league-monster-{enemy.card}"
                    yield from risk_disease(game, hero, modifier, source, ("LE-0528", "LE-0750"))
