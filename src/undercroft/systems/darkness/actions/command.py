"""The skill Command: another Hero at once performs an Action for free.  DA-C46, DA-G59"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.darkness.actions.needs import Family, Standpoint, all_families, in_kit, upright
from undercroft.systems.darkness.agenda import FreeAction
from undercroft.systems.darkness.cards.kit import Kit
from undercroft.systems.darkness.game import Darkness

END = Option("end")


@in_kit
def can_command(kit: Kit) -> bool:
    """It has the skill."""
    return kit.command


FAMILY = Family("command", after="safe-shot", by=upright & can_command)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Once in an Activation a Hero may command any other.  DA-C46"""
    if here.hero.commanded:
        return []
    return [Option("command", other.id) for other in here.game.living() if other.id != here.hero.id]


@FAMILY.deed("command")
def command(game: Darkness, here: Standpoint, option: Option) -> None:
    """The other Hero acts now.  DA-C46"""
    here.hero.commanded = True
    game.push(FreeAction(option.who))


@step(FreeAction)
def free_action(game: Darkness, entry: FreeAction) -> Script[None]:
    """A commanded Hero at once performs one Action of its player's choice, and its attack draws no Counter-Attack.

    DA-C46, DA-G59
    """
    hero = game.hero(entry.who)
    here = Standpoint(game, hero, commanded=True)
    option: Option = yield Ask("commanded", hero.seat, (*all_families().listed(here), END), who=hero.id)
    if option.act == "end":
        return
    done = all_families().do(game, here, option)
    if done is not None:
        yield from done
