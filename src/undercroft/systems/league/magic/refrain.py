"""A miscast that the Shield of the Gods takes upon the priest.  LE-0638"""

from __future__ import annotations

from undercroft.kernel.dice import STANDARD, TOTAL
from undercroft.kernel.requests import NO_ONE, Script, confirm
from undercroft.systems.league.cards import magic_words
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.checks import check
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Hero
from undercroft.systems.league.status.points import lose_hp

D4 = (STANDARD["d4"],)


def disregarded(game: League, caster: Hero) -> Script[bool]:
    """While a priest prays so, a miscast may be disregarded; the priest then passes RES or takes 1d4 damage that
    neither armour nor natural armour reduces.  LE-0638"""
    priest = game.hero(game.state.praying) if game.state.praying != NO_ONE else None
    if priest is None or not game.kit(priest).says(magic_words.CLEAN_CASTING):
        return False
    if not (yield from confirm(priest.seat, "disregard-miscast", who=priest.id, default=priest.hp > D4[0].sides)):
        return False
    passed = yield from check(game, priest, "resolve", "shield-of-the-gods", rules=("LE-0638",))
    if not passed.success:
        hurt: int = yield from thrown(game, D4, TOTAL, "shield-of-the-gods", priest, content=lambda n: n == 1)
        lose_hp(game, priest, hurt, "prayer", ("LE-0638",))
    return True
