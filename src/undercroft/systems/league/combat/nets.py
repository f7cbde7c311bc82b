"""The net: it does no damage, but whom it hits is caught.  LE-0831, LE-C162, LE-G11"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.league.combat.occasions import lands
from undercroft.systems.league.game import League
from undercroft.systems.league.state import DROPPED, Hero, Hit, Token
from undercroft.systems.league.status.wear import discard

NET = "net"


@lands(NET)
def catch(game: League, hit: Hit) -> Script[None]:
    """Whoever is hit is caught, takes no stance and can only break free.  The net is with its victim.  LE-G11"""
    target, thrower = game.model(hit.target), game.model(hit.attacker)
    target.netted, target.stance = True, False
    game.tell(Changed, "netted", target.id, now=1, rules=("LE-G11",))
    if isinstance(thrower, Hero) and hit.weapon is not None:
        thrower.outfit = discard(thrower.outfit, hit.weapon)
        net = Token(kind=DROPPED, at=target.at, name=str(hit.weapon), n=thrower.id)
        game.state.tokens = (*game.state.tokens, net)
    yield from ()
