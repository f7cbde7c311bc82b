"""Handling what the quest has laid out: taking a relic, freeing a prisoner, breaking a seal.  UN-0163, UN-1181"""

from __future__ import annotations

from undercroft.kernel.requests import Option, Script
from undercroft.systems.universalis.actions.needs import Family, action_left, at_hand, on_foot, on_occasion, upright
from undercroft.systems.universalis.actions.occasions import Occasion
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.dungeon.mission import handled
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.standpoint import Standpoint
from undercroft.systems.universalis.ground.surroundings import Surroundings
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.status.quest_marks import marks_at


@at_hand
def marks_at_hand(near: Surroundings) -> bool:
    """Something the quest laid out lay beside it at the start."""
    return near.marks


@at_hand
def marks_somewhere(near: Surroundings) -> bool:
    """The quest laid something out on the map."""
    return near.marked


@on_occasion
def quest_under_way(now: Occasion) -> bool:
    """The quest counts something, so that what it laid out may lie elsewhere by now."""
    return now.counted


FAMILY = Family(
    "quest-marks",
    after="clock",
    needs=action_left & (marks_at_hand | marks_somewhere & quest_under_way),
    by=on_foot & upright,
)


@FAMILY.offers
def offers(here: Standpoint) -> list[Option]:
    """Marks at hand, for a hero that has an Action left and is threatened by no enemy.  The sheet allows it in combat
    turns.  What is a hero's own is nobody else's to handle."""
    game, who, active = here.game, here.who, here.active
    if not game.plan.marks or not active.action or active.running or not who.hero:
        return []
    terrain, cover = game.terrain, here.cover
    near, seen = terrain.around[cover] | cover, game.plan.inside(game.state.revealed)
    found: list[Option] = []
    for number, at in enumerate(marks_at(game)):
        if at < 0 or not (near >> at & 1 or (terrain.holes >> at & 1 and _beside_pit(game, who, at))):
            continue
        if seen >> at & 1 and f"used {number} {who.id}" not in game.state.quest:
            mark = game.plan.quest.marks[number]
            if mark.own and hero_card(who.card).id != game.plan.quest.of:
                continue
            found.append(Option(f"mark-{mark.verb}", at=at, what=f"mark-{mark.kind}", n=number))
    return [] if found and here.pressed else found


def _beside_pit(game: Universalis, who: Character, at: int) -> bool:
    """What lies in a pit is reached from any square beside the pit."""
    terrain, cover = game.terrain, game.cover(who)
    return bool(cover & terrain.edges and terrain.open.from_(cover) & terrain.pit_of(1 << at))


@FAMILY.deed("mark-take", "mark-free", "mark-break", "mark-use")
def handle(game: Universalis, who: Character, option: Option) -> Script[None]:
    """The Action handles the mark; where the sheet asks for a test and it fails, the Action is gone.

    UN-1181, UN-0285, UN-1454
    """
    game.active.spend_action()
    attribute = game.plan.quest.marks[option.n].test
    if attribute is not None:
        result = yield from trial(game, who, attribute, "handle")
        if not result.passed:
            return
    handled(game, who, option.n)
