"""What an option shows before it is taken: the field it would leave a character on, the card it is about."""

from __future__ import annotations

import msgspec

from undercroft.board.tiles import openings, turned
from undercroft.crawl.things import parse_item
from undercroft.kernel.requests import Ask, Option
from undercroft.kernel.scene import Number
from undercroft.systems.doria.actions.choices import cost
from undercroft.systems.doria.actions.move import cost_of
from undercroft.systems.doria.actions.needs import Standpoint
from undercroft.systems.doria.cards.kit import KINDS, guard_against
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.attack import declared, margin
from undercroft.systems.doria.combat.outcome import criticals, damage_of
from undercroft.systems.doria.combat.sides import Count, character_attack, guard_count
from undercroft.systems.doria.effects.using import pair_of, tn_terms
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.maps.tiles import tiles
from undercroft.systems.doria.rolls import needed_for
from undercroft.systems.doria.scene.cards import effects_words, face
from undercroft.systems.doria.scene.view import INITIATIVE
from undercroft.systems.doria.state import Attack, Character


def preview(game: Doria, ask: Ask, option: Option) -> tuple[Number, ...]:
    """The field of the Initiative Board on which the action would leave the character.  DO-0118, DO-0153"""
    if ask.prompt == "move" and option.act != "stop":
        return (Number(INITIATIVE, max(0, int(ask.about) - cost_of(game.character(ask.who), option))),)
    if ask.prompt.startswith("defend-") and game.state.attack is not None:
        count = guard_count(game, game.character(ask.who), game.state.attack, option)
        return _counted(count, guard_against(game.state.attack.kind))
    if ask.prompt != "act":
        return ()
    character = game.character(ask.who)
    price = cost(Standpoint(game, character), option)
    return (Number(INITIATIVE, max(0, character.ap - price)), *_rolled(game, character, option))


def _rolled(game: Doria, character: Character, option: Option) -> tuple[Number, ...]:
    """What an attack would roll, or what a spell with a TN would need: the tallies that the log will tell.

    DO-0033, DO-0383
    """
    kind = next((kind for kind in KINDS if kind == option.act), None)
    if kind is not None:
        attack = declared(game, character.id, option.who, kind, parse_item(option.what), option.at)
        return _counted(character_attack(game, character, attack), "attack")
    card = item_cards().get(parse_item(option.what).card) if option.act == "use" else None
    if card is None or not card.tn:
        return ()
    needed = needed_for(character, pair_of(card), card.tn, tn_terms(game, character))
    return (Number("needed", needed.total, needed.frozen()),)


def _counted(count: Count, what: str) -> tuple[Number, ...]:
    """Dice, and what is added to them."""
    dice = Number(f"{what}-dice", count.dice.total, count.dice.frozen())
    return (dice, Number(f"{what}-bonus", count.bonus.total, count.bonus.frozen())) if count.bonus.terms else (dice,)


def explain(game: Doria, ask: Ask, option: Option) -> str:
    """What the card says that an option is about; of a tile, where its doors and open sides would be; of PP for psi
    resistance, what they buy."""
    if ask.prompt == "raise-resistance" and game.state.attack is not None:
        return what_is_left(game, game.state.attack, option.n)
    if not option.what:
        return ""
    if option.act == "lay":
        return as_it_lies(option.what, option.n - 1)
    if option.act == "power":
        id, _, number = option.what.partition("/")
        return effects_words(item_cards()[id].powers[int(number)].do)
    card = face(parse_item(option.what).card)
    return "" if card is None else " ; ".join(" : ".join(filter(None, fact)) for fact in card.facts)


def what_is_left(game: Doria, attack: Attack, spent: int) -> str:
    """What a magic attack does, before armor, if so many PP are spent on resisting it.  DO-0421, DO-0422"""
    above, fumbled = margin(attack) - spent, attack.defence.fumbled
    if above < 0 and not fumbled:
        return "resisted"
    left = msgspec.structs.replace(attack, hit=True, criticals=criticals(above, fumbled))
    return f"fact-damage : {damage_of(game, left).total}"


def as_it_lies(tile: str, turns: int) -> str:
    """The sides of a tile on which it has doors, and on which it is open, after so many quarter turns.  DO-0274"""
    gaps = openings(turned(tiles().tiles[tile], turns))
    doors = " + ".join(f"facing-{gap.side:d}" for gap in gaps if gap.width == 1)
    sides = " + ".join(f"facing-{gap.side:d}" for gap in gaps if gap.width > 1)
    return " ; ".join(part for part in (doors and f"lies-doors : {doors}", sides and f"lies-open : {sides}") if part)
