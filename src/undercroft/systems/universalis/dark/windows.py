"""When a Dark Player with a hand may answer what the heroes are about to do.  UN-0575, UN-0592 to UN-0597, UN-0314"""

from __future__ import annotations

from undercroft.kernel.requests import PASS, Ask, Option, Script
from undercroft.systems.universalis.agenda import ObstacleWindow
from undercroft.systems.universalis.dark.ambushes import ambushes, reinforce
from undercroft.systems.universalis.dungeon.dark_hand import different, held, take_out, throw_away, to_discard
from undercroft.systems.universalis.dungeon.obstacles import affords, card_of, fits, price
from undercroft.systems.universalis.game import Universalis


def offered_obstacle(game: Universalis, entry: ObstacleWindow) -> Script[str]:
    """The Dark Player may answer a character's deed with an Obstacle, an Ambush! or a Thief!; gives the Obstacle
    chosen.

    The window opens whatever the Dark Player holds, so that its absence tells nothing.
    """
    while True:
        cards = different(held(game))
        playable = [card for card in cards if fits(game, card, entry) and affords(game, price(game, card))]
        playable += ambushes(game)
        options = [PASS, *(Option("play", what=card) for card in playable), *to_discard(game)]
        option: Option = yield Ask("obstacle", game.dark, options, who=entry.who, window=True, about=entry.deed)
        if option.act == "discard":
            throw_away(game, option.what)
            continue
        if option.act == "pass":
            return ""
        take_out(game, option.what)
        if card_of(option.what).kind == "obstacle":
            return option.what
        yield from reinforce(game, option.what)
        return ""
