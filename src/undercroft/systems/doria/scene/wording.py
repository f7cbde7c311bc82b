"""What an option shows before it is taken: the field it would leave a character on, the card it is about."""

from __future__ import annotations

from undercroft.board.tiles import openings, turned
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Number
from undercroft.systems.doria.actions.choices import cost
from undercroft.systems.doria.actions.move import cost_of
from undercroft.systems.doria.actions.needs import Standpoint
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import tiles
from undercroft.systems.doria.scene.cards import face
from undercroft.systems.doria.scene.view import INITIATIVE


def preview(game: Doria, ask: Ask, option: Option) -> tuple[Number, ...]:
    """The field of the Initiative Board on which the action would leave the character.  DO-0118, DO-0153"""
    if ask.prompt == "move" and option.act != "stop":
        return (Number(INITIATIVE, max(0, int(ask.about) - cost_of(game.character(ask.who), option))),)
    if ask.prompt != "act":
        return ()
    character = game.character(ask.who)
    price = cost(Standpoint(game, character), option)
    return (Number(INITIATIVE, max(0, character.ap - price)),)


def explain(game: Doria, ask: Ask, option: Option) -> str:
    """What the card says that an option is about; of a tile, where its doors and open sides would be."""
    if not option.what:
        return ""
    if option.act == "lay":
        return as_it_lies(option.what, option.n - 1)
    card = face(parse_item(option.what).card)
    return "" if card is None else " ; ".join(" : ".join(filter(None, fact)) for fact in card.facts)


def as_it_lies(tile: str, turns: int) -> str:
    """The sides of a tile on which it has doors, and on which it is open, after so many quarter turns.  DO-0274"""
    gaps = openings(turned(tiles().tiles[tile], turns))
    doors = " + ".join(f"facing-{gap.side:d}" for gap in gaps if gap.width == 1)
    sides = " + ".join(f"facing-{gap.side:d}" for gap in gaps if gap.width > 1)
    return " ; ".join(part for part in (doors and f"lies-doors : {doors}", sides and f"lies-open : {sides}") if part)
