"""Using a potion or casting a spell with a Target Number.  DO-0109, DO-0110, DO-0116, DO-0262, DO-0411 to DO-0417"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.crawl.game import is_hero, numbered
from undercroft.crawl.steps import step
from undercroft.crawl.things import parse_item
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import NO_ONE, NOWHERE, FigureId, Script
from undercroft.kernel.tally import Term, Terms
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import TargetNumber, UseItem
from undercroft.systems.doria.cards import item_words as words
from undercroft.systems.doria.cards.definitions import Attribute, ItemCard
from undercroft.systems.doria.cards.kit import Kit
from undercroft.systems.doria.cards.library import item_cards
from undercroft.systems.doria.combat.targets import can_be_used, range_with
from undercroft.systems.doria.effects.items import ON_FOE, ON_FRIEND
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.ground.sight import in_range
from undercroft.systems.doria.rolls import target_number
from undercroft.systems.doria.state import Character, Monster
from undercroft.systems.doria.things.decks import discard
from undercroft.systems.doria.things.slots import take_away

Aim = tuple[FigureId, int]
"""A figure and its square, or a square alone."""


def aims(game: Doria, who: Character, kit: Kit, card: ItemCard) -> list[Aim]:
    """At whom or what a card can be used: range and sight as for attacks, range 0 is oneself.

    DO-0114, DO-0262, DO-0470, DO-G66
    """
    far = range_with(kit, card)
    if card.aim in ("self", "friends"):
        return [(who.id, who.at)]
    if card.aim == "friend":
        others = [one for one in game.state.party if one.here and one is not who and one.at != NOWHERE]
        return [(who.id, who.at), *((one.id, one.at) for one in others if far and in_range(game, who.at, one.at, far))]
    if card.aim == "square":
        free = free_squares(game)
        seen = [at for at in range(free.bit_length()) if free >> at & 1 and in_range(game, who.at, at, far)]
        return [(NO_ONE, at) for at in seen]
    foes = [one for one in game.state.monsters if not one.outside and can_be_used(game, card, one)]
    return [(one.id, one.at) for one in foes if in_range(game, who.at, one.at, far)]


def use(game: Doria, who: Character, item: str, target: FigureId, at: int, owner: FigureId = NO_ONE) -> None:
    """A potion is drunk up and works; a spell is paid for at once and, where it has a TN, is checked first.

    DO-0109, DO-0116, DO-0263, DO-0411, DO-0412
    """
    one = parse_item(item)
    card = item_cards()[one.card]
    game.tell(Changed, "uses", who.id, detail=card.id)
    if card.kind == "potion":
        take_away(game, game.character(owner or who.id), one)
        discard(game, card.id)
    status.lose_pp(game, who, card.pp, card.id, ("DO-0411",))
    entry = TargetNumber if card.tn else UseItem
    game.push(entry(who.id, item, target, at))


def pair_of(card: ItemCard) -> tuple[Attribute, Attribute]:
    """The two attributes of a card's requirements.  DO-0034, DO-0109"""
    one, other = card.needs
    return one, other


def tn_terms(game: Doria, who: Character) -> Terms:
    """What lowers the TN of a character's spells and items.  DO-0110"""
    return tuple(Term(-term.value, term.source, "DO-0110") for term in game.kit(who).terms(words.TN))


@step(TargetNumber, after=True)
def cast(game: Doria, entry: TargetNumber) -> Script[None]:
    """2D and the card's two attributes against its TN; below it the spell fails, each critical success gives back 1 PP,
    at most all.  DO-0034, DO-0109, DO-0110, DO-0416, DO-0417, DO-G32, DO-G73"""
    who = game.character(entry.who)
    card = item_cards()[parse_item(entry.item).card]
    check = yield from target_number(game, who, pair_of(card), card.tn, tn_terms(game, who), "spell")
    if not check.success:
        game.tell(Changed, "spell-failed", who.id, detail=card.id, rules=("DO-0416",))
        return
    back = min(check.criticals, card.pp)
    if back:
        was, who.pp = who.pp, who.pp + back
        game.tell(Changed, "pp", who.id, now=who.pp, was=was, detail=card.id, rules=("DO-0417",))
    game.push(UseItem(entry.who, entry.item, entry.target, entry.at))


@step(UseItem, after=True)
def take_effect(game: Doria, entry: UseItem) -> None:
    """What the card does, word by word in reading order, to each of those concerned.  DO-0150"""
    user = game.character(entry.who)
    card = item_cards()[parse_item(entry.item).card]
    if words.BLINK.of(card.use):
        user.at = entry.at
        game.tell(Moved, user.id, (entry.at,), "blink")
    for who in concerned(game, user, card, entry):
        for effect in card.use:
            if isinstance(who, Character) and effect.name in ON_FRIEND:
                ON_FRIEND.do(game, who, effect, user, card)
            elif isinstance(who, Monster) and effect.name in ON_FOE and who in game.state.monsters:
                ON_FOE.do(game, who, effect, user, card)


def concerned(game: Doria, user: Character, card: ItemCard, entry: UseItem) -> Iterator[Character | Monster]:
    """Whom a card concerns: the one it is aimed at, all monsters around where it spreads, all friends in range.

    DO-0414, DO-G66
    """
    if card.aim == "friends":
        far = range_with(game.kit(user), card)
        yield from (
            one for one in game.state.party if one.here and (one is user or in_range(game, user.at, one.at, far))
        )
    elif is_hero(entry.target):
        yield game.character(entry.target)
    elif entry.at != NOWHERE and card.aim == "foe":
        first = numbered(game.state.monsters, entry.target)
        others = [one for one in game.state.monsters if one is not first and not one.outside]
        yield from ([first] if first is not None else [])
        if card.spread:
            yield from (one for one in others if in_range(game, entry.at, one.at, card.area))
