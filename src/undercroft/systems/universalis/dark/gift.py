"""The magic object a Dark Player bought for the Leader: the heroes do not know which until it is used.  UN-0561"""

from __future__ import annotations

from undercroft.kernel.events import Changed, Revealed
from undercroft.kernel.requests import Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.definitions import Thing
from undercroft.systems.universalis.cards.people import gear_cards, hands_for
from undercroft.systems.universalis.game import BY_HAND, Universalis
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.things.slots import hold


@moments.ACTIVATION_STARTS.on(BY_HAND)
def bring_out(game: Universalis, who: Character) -> Script[None]:
    """The Leader brings out its magic object when it is activated.  UN-0561"""
    put_on(game, who)
    yield from ()


@moments.BEFORE_ATTACK.on(BY_HAND)
def need_it(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """The Leader brings out its magic object when it attacks or is attacked.  UN-0561"""
    put_on(game, who)
    yield from ()


def put_on(game: Universalis, who: Character) -> None:
    """The Leader wears the object, holds it or has it at hand; from now on everybody knows which it is."""
    dark = game.state.player
    if dark is None or not dark.gift or not who.leader or who.hero:
        return
    item, dark.gift = dark.gift, ""
    card = gear_cards()[item]
    if hands_for(card):
        hold(who, item)
    elif isinstance(card, Thing) and not card.worn:
        who.pack = (*who.pack, item)
    else:
        who.body = (*who.body, item)
    game.revealed()
    game.tell(Revealed, f"universalis-{type(card).__name__.lower()}-{item}", rules=("UN-0561",))
    game.tell(Changed, "drew", who.id, detail=item, rules=("UN-0561",))
