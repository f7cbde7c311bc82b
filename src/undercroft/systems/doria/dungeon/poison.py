"""Phase E: poison.  DO-0161 to DO-0168"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import Script
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import PoisonCheck
from undercroft.systems.doria.cards import item_words as words
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.rolls import target_number

POISON_TN = 28
POISON_FACTOR = 2
"""The TN of a poison check is 28 + 2 x ML.  DO-0162"""


@step(PoisonCheck)
def poison_check(game: Doria, entry: PoisonCheck) -> Script[None]:
    """CON + WIS + 2D: a success removes 1 Poison Marker and 1 for each critical, each critical failure adds 1 and a
    fumble 1 more; then the character loses as many HP as it has markers left.

    DO-0162 to DO-0166, DO-G28
    """
    who = game.character(entry.who)
    bonus = game.kit(who).terms(words.ANTITOXIN)
    tn = POISON_TN + POISON_FACTOR * game.state.ml
    check = yield from target_number(game, who, ("con", "wis"), tn, bonus, "poison")
    if check.success:
        status.detoxify(game, who, 1 + check.criticals)
    else:
        status.poison(game, who, check.failures + int(check.fumble))
    status.lose_hp(game, who, who.poison, "poison", ("DO-0166",))
