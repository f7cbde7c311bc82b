"""The active character chooses one action.  DO-0149 to DO-0156"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria.actions.choices import do, offers
from undercroft.systems.doria.actions.needs import Standpoint
from undercroft.systems.doria.agenda import Act
from undercroft.systems.doria.game import Doria


@step(Act)
def act(game: Doria, entry: Act) -> Script[None]:
    """The active player names an action, which is carried out completely at once; doing nothing is waiting.

    DO-0150, DO-0153, DO-0156
    """
    character = game.character(entry.who)
    here = Standpoint(game, character)
    options = offers(here)
    option: Option = yield Ask("act", character.seat, options, len(options) - 1, character.id, about=str(character.ap))
    done = do(here, option)
    if done is not None:
        yield from done
