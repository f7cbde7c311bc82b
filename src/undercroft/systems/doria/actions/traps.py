"""Disarming a Trap that lasts, getting free of one, clearing Rubble.  DO-0128, DO-0292, DO-0343, DO-0345, DO-0467"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.families import need
from undercroft.crawl.game import numbered
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Option, Script
from undercroft.systems.doria.actions.needs import Family, Standpoint, pay
from undercroft.systems.doria.cards import trap_words as words
from undercroft.systems.doria.dungeon.markers import unmark
from undercroft.systems.doria.dungeon.trap_effects import BURIED
from undercroft.systems.doria.dungeon.traps import check_against, end, set_free, trap_card, within
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.state import RUBBLE, Trap
from undercroft.systems.doria.status import release

CLEARING = 10
"""What clearing Rubble costs.  DO-0345"""


@need
def traps_in_play(here: Standpoint) -> bool:
    """A Trap lasts."""
    return bool(here.game.state.traps)


@need
def rubble_about(here: Standpoint) -> bool:
    """Rubble lies somewhere."""
    return bool(here.game.ground.rubble)


TRAPS = Family("traps", after="search", needs=traps_in_play)
RUBBLES = Family("rubble", after="traps", needs=rubble_about)


@TRAPS.offers
def offers(here: Standpoint) -> list[Option]:
    """Disarm a Trap of the room, or get free of what holds it.  DO-0128, DO-0292"""
    found: list[Option] = []
    for trap in here.game.state.traps:
        holds = trap_card(trap.card).holds
        if here.character in within(here.game, trap):
            if words.DISARMED_FOR.of(holds):
                found.append(Option("disarm", trap.id, what=trap.card))
            if words.FREED_FOR.of(holds) and here.character.id in trap.held:
                found.append(Option("get-free", trap.id, what=trap.card))
    return found


def _trap(here: Standpoint, option: Option) -> Trap:
    trap = numbered(here.game.state.traps, option.who)
    assert trap is not None
    return trap


@TRAPS.costs
def cost(here: Standpoint, option: Option) -> int:
    """As the Trap says; Quickness does not help.  DO-0467"""
    word = words.DISARMED_FOR if option.act == "disarm" else words.FREED_FOR
    return sum(word.of(trap_card(_trap(here, option).card).holds))


@TRAPS.deed("disarm", "get-free")
def try_to_escape(game: Doria, here: Standpoint, option: Option) -> Script[None]:
    """A check against the Trap: whoever disarms it ends it, whoever gets free may move again.  DO-0291 to DO-0293"""
    who, trap = here.character, _trap(here, option)
    pay(game, who, cost(here, option))
    check = yield from check_against(game, who, trap_card(trap.card))
    game.tell(Changed, "trap-escaped" if check.success else "trap-caught", who.id, detail=f"doria-trap-{trap.card}")
    if not check.success:
        return
    if option.act == "disarm":
        end(game, trap, who)
    else:
        set_free(game, trap, who)


@RUBBLES.offers
def rubbles(here: Standpoint) -> list[Option]:
    """Clear Rubble on an adjacent square, or on its own.  DO-0343, DO-0345"""
    ground, at = here.game.ground, here.character.at
    return [Option("clear-rubble", at=square) for square in squares(ground.rubble & (ground.near[at] | 1 << at))]


@RUBBLES.costs
def clearing(here: Standpoint, option: Option) -> int:
    """10 AP.  DO-0345"""
    return CLEARING


@RUBBLES.deed("clear-rubble")
def clear_rubble(game: Doria, here: Standpoint, option: Option) -> None:
    """The Rubble is gone, and whoever lay under it may move again.  DO-0343, DO-0345"""
    pay(game, here.character, CLEARING)
    unmark(game, RUBBLE, option.at, here.character.id, "cleared")
    for one in game.state.party:
        if one.at == option.at:
            release(game, one, BURIED)
