"""Special elements that work as soon as somebody enters their section.  UN-1049, UN-1051, UN-1057"""

from __future__ import annotations

from undercroft.board.features import Feature
from undercroft.crawl.steps import step
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.agenda import EnterSection
from undercroft.systems.universalis.effects import Cause, apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.fixtures import piece_id
from undercroft.systems.universalis.maps.plans import Plan
from undercroft.systems.universalis.maps.terrain import piece_card
from undercroft.systems.universalis.state import Character

ONCE = ("encounter", "darkness", "complete-darkness")
"""Effects that concern the section and not the character who enters it."""


@remembered(256)
def working(plan: Plan) -> dict[int, tuple[Feature, ...]]:
    """The pieces of each section that take effect on entry.  UN-1051"""
    found = {}
    for number, features in enumerate(plan.features):
        pieces = tuple(feature for feature in features if piece_card(feature.kind).on_entry)
        if pieces:
            found[number] = pieces
    return found


def entered(game: Universalis, who: Character) -> None:
    """A hero or companion has entered a section: elements that take effect on entry do so now, once for each of them.

    UN-1051
    """
    if not who.hero:
        return
    known = working(game.plan)
    if not known:
        return
    section = game.section(who)
    note = f"entered {section} {who.id}"
    if section in known and note not in game.state.tried:
        game.state.tried = (*game.state.tried, note)
        game.push(EnterSection(who.id, section=section))


@step(EnterSection, after=True)
def awaken(game: Universalis, entry: EnterSection) -> Script[None]:
    """The section's elements take effect; those that concern the section itself do so only the first time.

    UN-1049, UN-1051
    """
    who = game.character(entry.who)
    for feature in working(game.plan)[entry.section]:
        card = piece_card(feature.kind)
        note = f"awake {piece_id(feature)}"
        if any(effect.name in ONCE for effect in card.on_entry):
            if note in game.state.tried:
                continue
            game.state.tried = (*game.state.tried, note)
        yield from apply_all(game, who, card.on_entry, Cause(feature.kind, half=card.half_cost))
