"""What the words of Traps do to those who were caught.  DO-0294, DO-0305, DO-0318, DO-0339 to DO-0345"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.board.reach import rings
from undercroft.crawl.things import Item, lose, parse_item
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.doria import status
from undercroft.systems.doria.agenda import DoomStep, ExtraActivation, PlaceIcon
from undercroft.systems.doria.cards import item_words
from undercroft.systems.doria.cards import trap_words as words
from undercroft.systems.doria.cards.definitions import TrapCard
from undercroft.systems.doria.dungeon.markers import mark
from undercroft.systems.doria.dungeon.monsters import entrances
from undercroft.systems.doria.dungeon.traps import WHEN_CAUGHT, WHEN_SPRUNG, hurt_by
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.state import BELT, DAMAGED, HOLE, RUBBLE, Character
from undercroft.systems.doria.things.decks import discard
from undercroft.systems.doria.things.slots import dress

BURIED = "buried"
"""What holds whoever lies under Rubble.  DO-0343"""


@WHEN_CAUGHT.does(words.DAMAGE)
def damage(game: Doria, who: Character, hurt: words.Hurt, card: TrapCard) -> Script[None]:
    """Damage, of which one armor card may stop a part.  DO-0294, DO-G38"""
    yield from hurt_by(game, who, hurt, card)


@WHEN_CAUGHT.does(item_words.POISON)
def poison(game: Doria, who: Character, n: int, card: TrapCard) -> Script[None]:
    """Poison Markers.  DO-0161"""
    status.poison(game, who, n)
    yield from ()


@WHEN_CAUGHT.does(words.LOSE_AP)
def lose_ap(game: Doria, who: Character, n: int, card: TrapCard) -> Script[None]:
    """AP are lost, never more than there are."""
    was, who.ap = who.ap, max(0, who.ap - n)
    if was != who.ap:
        game.tell(Changed, "ap", who.id, now=who.ap, was=was, detail=f"doria-trap-{card.id}")
    yield from ()


@WHEN_CAUGHT.does(words.LOSE_PP)
def lose_pp(game: Doria, who: Character, n: int, card: TrapCard) -> Script[None]:
    """PP are lost; they may become negative.  DO-0063"""
    status.lose_pp(game, who, n, f"doria-trap-{card.id}", ("DO-0294",))
    yield from ()


@WHEN_CAUGHT.does(words.HOLE)
def hole(game: Doria, who: Character, _: None, card: TrapCard) -> Script[None]:
    """A Hole opens under it; it stays there until its next movement.  DO-0339, DO-0340"""
    mark(game, HOLE, who.at)
    yield from ()


@WHEN_CAUGHT.does(words.RUBBLE)
def rubble(game: Doria, who: Character, _: None, card: TrapCard) -> Script[None]:
    """Rubble buries it: it stays on its square until the Rubble is cleared.  DO-0342 to DO-0345"""
    mark(game, RUBBLE, who.at)
    status.hold(game, who, BURIED)
    yield from ()


@WHEN_CAUGHT.does(words.FREEZE)
def freeze(game: Doria, who: Character, _: None, card: TrapCard) -> Script[None]:
    """It cannot move until the round ends, and is Disarmed.  DO-0128 to DO-0130, DO-C87"""
    status.hold(game, who)
    status.disarm(game, who)
    yield from ()


@WHEN_CAUGHT.does(words.BREAK)
def break_cards(game: Doria, who: Character, n: int, card: TrapCard) -> Script[None]:
    """Undamaged cards on its Body become damaged, as it chooses.  DO-0097, DO-G33"""
    for _ in range(n):
        whole = [one.item for one in who.outfit.on if one.slot != BELT and DAMAGED not in one.item.marks]
        if not whole:
            return
        item = yield from _chosen(who, "break-card", "break", whole)
        status.damage_item(game, who, item, "DO-0294")


@WHEN_CAUGHT.does(words.SPILL)
def spill(game: Doria, who: Character, n: int, card: TrapCard) -> Script[None]:
    """Cards of its Belt go to the discard pile, as it chooses."""
    for _ in range(n):
        belt = list(who.outfit.at(BELT))
        if not belt:
            return
        item = yield from _chosen(who, "spill-card", "spill", belt)
        dress(game, who, lose(who.outfit, item))
        discard(game, item.card)
        game.tell(Changed, "spilled", who.id, detail=str(item))


def _chosen(who: Character, prompt: str, act: str, items: list[Item]) -> Script[Item]:
    """One of several cards, of its owner's choice."""
    options = [Option(act, what=str(item)) for item in dict.fromkeys(items)]
    if len(options) == 1:
        return items[0]
    option: Option = yield Ask(prompt, who.seat, options, who=who.id)
    return parse_item(option.what)


@WHEN_CAUGHT.does(words.SWEEP_BACK)
def sweep_back(game: Doria, who: Character, _: None, card: TrapCard) -> Script[None]:
    """It is put on the free square nearest to the entrance."""
    free = free_squares(game, who.id)
    for ring in rings(game.ground.steps, entrances(game), game.ground.passable):
        if ring & free:
            was, who.at = who.at, squares(ring & free)[0]
            game.tell(Moved, who.id, (was, who.at), "swept-back")
            break
    yield from ()


@WHEN_CAUGHT.does(words.UNBIND)
def unbind(game: Doria, who: Character, _: None, card: TrapCard) -> Script[None]:
    """Spells and potions in force on it end."""
    if who.lasting:
        before = game.kit(who)
        who.lasting = ()
        game.tell(Changed, "in-force", who.id)
        status.resettle(game, who, before)
    yield from ()


# once


@WHEN_SPRUNG.does(words.ALARM)
def alarm(game: Doria, drawer: Character, _: None) -> None:
    """All monsters on the board are activated once.  DO-0183, DO-0322"""
    game.push(ExtraActivation(refill=False, left=tuple(one.id for one in game.state.monsters)))


@WHEN_SPRUNG.does(words.AMBUSH)
def ambush(game: Doria, drawer: Character, n: int) -> None:
    """Monsters are drawn and placed as near as possible to whoever drew the card.  DO-0315 to DO-0317"""
    game.push(*[PlaceIcon(at=drawer.at)] * n)


@WHEN_SPRUNG.does(words.DOOM)
def doom(game: Doria, drawer: Character, n: int) -> None:
    """The Doom Counter moves.  DO-0177"""
    game.push(DoomStep(fields=n))
