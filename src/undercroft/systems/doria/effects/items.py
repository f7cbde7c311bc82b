"""What the words of items do: to a target that was wounded, to whoever a spell or potion is used on.

DO-0064, DO-0107, DO-0108, DO-0128, DO-0129, DO-0141, DO-0167, DO-0255
"""

from __future__ import annotations

from undercroft.board.bits import squares
from undercroft.crawl.effects import Deeds
from undercroft.crawl.game import is_hero, numbered
from undercroft.kernel.events import Changed, Moved
from undercroft.kernel.requests import FigureId
from undercroft.systems.doria import status
from undercroft.systems.doria.cards import item_words as words
from undercroft.systems.doria.cards.definitions import ItemCard
from undercroft.systems.doria.cards.kit import DAMAGED
from undercroft.systems.doria.combat.outcome import WHEN_HIT
from undercroft.systems.doria.game import Doria
from undercroft.systems.doria.ground.occupied import free_squares
from undercroft.systems.doria.state import Attack, Character, Monster

ON_FRIEND: Deeds[Doria, Character, [Character, ItemCard], None] = Deeds("when used on a character")
"""What each word does to the character a card is used on; it is given who uses it."""

ON_FOE: Deeds[Doria, Monster, [Character, ItemCard], None] = Deeds("when used on a monster")
"""What each word does to a monster a card is used on; it is given who uses it."""


def victim(game: Doria, who: FigureId) -> Character | Monster | None:
    """The target of an attack, if it is still there."""
    return game.character(who) if is_hero(who) else numbered(game.state.monsters, who)


# a target that was wounded


@WHEN_HIT.does(words.POISON)
def poison(game: Doria, attack: Attack, n: int) -> None:
    """Poison Markers.  DO-0108, DO-0161"""
    if (one := victim(game, attack.defence.who)) is not None:
        status.poison(game, one, n)


@WHEN_HIT.does(words.DISARM)
def disarm(game: Doria, attack: Attack, _: None) -> None:
    """Disarmed, by a weapon or by ice.  DO-0129, DO-0130, DO-C87"""
    if (one := victim(game, attack.defence.who)) is not None:
        status.disarm(game, one)


@WHEN_HIT.does(words.HOLD)
def hold(game: Doria, attack: Attack, _: None) -> None:
    """Immobilized until the end of the round.  DO-0128"""
    if (one := victim(game, attack.defence.who)) is not None:
        status.hold(game, one)


@WHEN_HIT.does(words.STUN)
def stun(game: Doria, attack: Attack, _: None) -> None:
    """A monster that has yet to act in this round does not."""
    daze(game, numbered(game.state.monsters, attack.defence.who))


def daze(game: Doria, monster: Monster | None) -> None:
    """A monster that has yet to act in this round does not."""
    if monster is not None and not monster.acted:
        monster.acted = True
        game.tell(Changed, "stunned", monster.id, now=1)


@WHEN_HIT.does(words.DRAIN)
def drain(game: Doria, attack: Attack, n: int) -> None:
    """The attacker regains as many HP as were lost, at most so many.  DO-0064"""
    status.heal(game, game.character(attack.attack.who), min(n, attack.dealt), "drain")


@WHEN_HIT.does(words.SIPHON)
def siphon(game: Doria, attack: Attack, n: int) -> None:
    """The attacker regains PP.  DO-0064"""
    status.regain_pp(game, game.character(attack.attack.who), n, "siphon")


@WHEN_HIT.does(words.PUSH)
def push(game: Doria, attack: Attack, n: int) -> None:
    """The target is pushed straight away from the attacker, as far as the squares behind it are free."""
    target = victim(game, attack.defence.who)
    if target is not None:
        shove(game, target, game.character(attack.attack.who).at, n)


def shove(game: Doria, target: Character | Monster, origin: int, n: int) -> None:
    """A figure goes so many squares straight away from a square, each farther from it than the last, while they are
    free; of two that would do the one straight behind."""
    free = free_squares(game)
    path: list[int] = []
    at = target.at
    came = at - origin
    for _ in range(n):
        away = [one for one in squares(game.ground.near[at] & free) if _far(game, origin, one) > _far(game, origin, at)]
        if not away:
            break
        at = min(away, key=lambda one: (one - at != came, one))
        path.append(at)
    if path:
        target.at = at
        game.tell(Moved, target.id, tuple(path), "pushed")


def _far(game: Doria, a: int, b: int) -> int:
    far = game.ground.walk(a, b)
    return far if far is not None else 0


# on a character


@ON_FRIEND.does(words.HEAL)
def heal(game: Doria, who: Character, n: int, user: Character, card: ItemCard) -> None:
    """HP, up to the maximum; a healing spell heals more in some hands.  DO-0064, DO-C77, DO-G62"""
    more = game.kit(user).healing if card.kind == "spell" else 0
    status.heal(game, who, n + more, card.id, ("DO-0064",))


@ON_FRIEND.does(words.PSI)
def psi(game: Doria, who: Character, n: int, user: Character, card: ItemCard) -> None:
    """PP, up to the maximum.  DO-0064, DO-C78, DO-G62"""
    status.regain_pp(game, who, n, card.id, ("DO-0064",))


@ON_FRIEND.does(words.ANTIDOTE)
def antidote(game: Doria, who: Character, n: int, user: Character, card: ItemCard) -> None:
    """Poison Markers are removed.  DO-0167, DO-C86"""
    status.detoxify(game, who, n)


@ON_FRIEND.does(words.LASTS)
def lasts(game: Doria, who: Character, _: None, user: Character, card: ItemCard) -> None:
    """What the card gives is given until the end of the round."""
    status.put_in_force(game, who, card.id)


@ON_FRIEND.does(words.HASTE)
def haste(game: Doria, who: Character, n: int, user: Character, card: ItemCard) -> None:
    """More AP for somebody who is awake.  DO-0141"""
    if who.awake:
        status.hasten(game, who, n)


@ON_FRIEND.does(words.FREE)
def free(game: Doria, who: Character, _: None, user: Character, card: ItemCard) -> None:
    """Held by no effect and Disarmed no longer; a Trap holds on.  DO-0128, DO-0129"""
    status.release(game, who)
    status.rearm(game, who)


@ON_FRIEND.does(words.MEND)
def mend(game: Doria, who: Character, n: int, user: Character, card: ItemCard) -> None:
    """So many damaged cards on the Body are repaired, those with the most AR first.  DO-0255"""
    damaged = [one for one in game.kit(who).worn if DAMAGED in one.item.marks]
    for one in sorted(damaged, key=lambda one: (-one.card.ar, one.card.id))[:n]:
        status.repair_item(game, who, one.item)


# on a monster


@ON_FOE.does(words.HARM)
def harm(game: Doria, monster: Monster, n: int, user: Character, card: ItemCard) -> None:
    """Damage less its AR, unless its armor is vulnerable to the element.  DO-0098, DO-0102"""
    stats = game.stats(monster)
    stopped = 0 if card.piercing or (card.element and card.element == stats.vulnerable) else stats.ar
    status.wound_monster(game, monster, max(0, n - stopped), user.id, card.id, ("DO-0098",))


@ON_FOE.does(words.POISON)
def poison_foe(game: Doria, monster: Monster, n: int, user: Character, card: ItemCard) -> None:
    """Poison Markers.  DO-0161"""
    status.poison(game, monster, n)


@ON_FOE.does(words.HOLD)
def hold_foe(game: Doria, monster: Monster, _: None, user: Character, card: ItemCard) -> None:
    """Immobilized until the end of the round.  DO-0128"""
    status.hold(game, monster)


@ON_FOE.does(words.DISARM)
def disarm_foe(game: Doria, monster: Monster, _: None, user: Character, card: ItemCard) -> None:
    """Disarmed.  DO-0129"""
    status.disarm(game, monster)


@ON_FOE.does(words.STUN)
def stun_foe(game: Doria, monster: Monster, _: None, user: Character, card: ItemCard) -> None:
    """A monster that has yet to act in this round does not."""
    daze(game, monster)


@ON_FOE.does(words.PUSH)
def push_foe(game: Doria, monster: Monster, n: int, user: Character, card: ItemCard) -> None:
    """Pushed straight away from the user."""
    shove(game, monster, user.at, n)
