"""What a stat or skill is worth now: what is on the sheet or card, and everything that adds to it.

LE-0067, LE-0073, LE-0106, LE-0118, LE-0436, LE-0529, LE-0740
"""

from __future__ import annotations

from undercroft.crawl.effects import Deeds
from undercroft.kernel.tally import Tally
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.kit import Kit
from undercroft.systems.league.cards.values import Value
from undercroft.systems.league.game import League
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.burden import OVERLOAD, is_overloaded
from undercroft.systems.league.status.circumstances import WHEN
from undercroft.systems.league.status.morale import LOW, is_low

FRIGHT = -10
"""What fear does to attacks and magic against whoever caused it.  LE-0740"""

AGAINST_FOES: tuple[Value, ...] = ("combat-skill", "ranged-skill", "arcane-arts")

OF_OTHERS: Deeds[League, Enemy, [Hero | Enemy, Value, Tally], None] = Deeds("while it is on the board")
"""What a special rule of an enemy does to the values of others; bound in `skills`.  LE-0775, LE-0800"""


def value_of(
    game: League,
    model: Hero | Enemy,
    value: Value,
    when: tuple[When, ...] = (),
    other: Hero | Enemy | None = None,
    kit: Kit | None = None,
) -> Tally:
    """A stat or skill of a model as it is now, a term for each reason; `kit` is what is in force on it with a weapon
    that it uses.  LE-0067, LE-0073, LE-0106, LE-0118, LE-0436"""
    if isinstance(model, Hero):
        tally = _of_hero(game, model, value, other)
    else:
        tally = Tally(game.card(model).values.of(value), f"value-{value}", "LE-G27")
        if value == "combat-skill":
            tally.add(model.bonus, "threat", "LE-0239")
    for source, bonus in (kit or game.kit(model)).bonuses(value):
        if WHEN.hold(bonus.when, game, model, when, other):
            tally.add(bonus.n, source.name, "LE-0073")
    for enemy in game.state.enemies:
        for effect in game.kit(enemy).effects:
            if effect.name in OF_OTHERS:
                OF_OTHERS.do(game, enemy, effect, model, value, tally)
    return tally


def _of_hero(game: League, hero: Hero, value: Value, other: Hero | Enemy | None) -> Tally:
    """What is on its sheet, halved by disease, less what burdens and frightens it.

    LE-0106, LE-0118, LE-0529, LE-0740
    """
    tally = Tally(hero.values.of(value), f"value-{value}", "LE-0067")
    if hero.diseased and not hero.incubating and value in ("strength", "constitution"):
        tally.add(tally.total // 2 - tally.total, "disease", "LE-0529")
    if hero.weakened and value == "constitution":
        tally.add(tally.total // 2 - tally.total, "weakened", "LE-0647")
    if is_overloaded(game, hero):
        tally.add(OVERLOAD, "overloaded", "LE-0118")
    if value == "resolve" and is_low(game):
        tally.add(LOW, "low-morale", "LE-0106")
    if value in AGAINST_FOES and isinstance(other, Enemy) and other.card in hero.afraid:
        tally.add(FRIGHT, "afraid", "LE-0740")
    return tally
