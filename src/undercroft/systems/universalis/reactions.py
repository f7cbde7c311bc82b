"""Defensive Shots: who comes at somebody with a ranged weapon may be shot at on the way.  UN-0383 to UN-0389"""

from __future__ import annotations

from undercroft.kernel.requests import Ask, FigureId, Option, Script
from undercroft.kernel.state import Entry
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.agenda import Near, Stand, Walk
from undercroft.systems.universalis.cards import Weapon
from undercroft.systems.universalis.engagement import HARMLESS, adjacent, pressed
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.people import gear_cards, person
from undercroft.systems.universalis.ranged import loose, reach_with, ready, thrown
from undercroft.systems.universalis.sighting import gap, line_of
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.walking import at_back

CLOSE = 2
"""Who begins so near cannot be shot at any more.  UN-0385"""

HALT = 3
"""Where who advances is shot at.  UN-0386"""

HOLD_FIRE = Option("hold-fire")


def legs(game: Universalis, who: Character, way: tuple[int, ...], to: int) -> list[Entry]:
    """A way, with a halt for each Defensive Shot it may meet.  UN-0383, UN-0386"""
    halts = sorted((_halt(game, who, shooter, way), shooter.id) for shooter in shooters(game, who, to))
    found: list[Entry] = []
    done = 0
    if wary(game, who):
        return _step_by_step(game, who, way, to, halts)
    for at, shooter in halts:
        if at > done:
            found.append(Walk(who.id, path=way[done:at], to=way[at - 1]))
            done = at
        found.append(Stand(shooter, target=who.id))
    return [*found, Walk(who.id, path=way[done:], to=to)]


def wary(game: Universalis, who: Character) -> list[Entry]:
    """What follows a step, if any enemy has something in store for those who come near."""
    return [Near(who.id)] if any(game.kit(enemy).menaces for enemy in game.enemies(who)) else []


def _step_by_step(
    game: Universalis, who: Character, way: tuple[int, ...], to: int, halts: list[tuple[int, FigureId]]
) -> list[Entry]:
    """A way with a halt on every square where there is room, and one for each Defensive Shot.  UN-C517, UN-C520"""
    taken = game.occupied(who.id)
    small = person(who.card).base == (1, 1)
    stops = [n for n in range(1, len(way)) if small and not taken >> way[n - 1] & 1]
    found: list[Entry] = [Stand(shooter, target=who.id) for at, shooter in halts if not at]
    done = 0
    for at in [*stops, len(way)]:
        last = at == len(way)
        found += (Walk(who.id, path=way[done:at], to=to if last else way[at - 1]), Near(who.id))
        found += [Stand(shooter, target=who.id) for halt, shooter in halts if halt == at]
        done = at
    return found


def near(game: Universalis, entry: Near) -> Script[None]:
    """Whatever enemies have in store for who has come to this square or begins here."""
    who = game.find(entry.who)
    for enemy in game.enemies(who) if who is not None else []:
        if game.kit(enemy).menaces:
            for deed in moments.NEAR.deeds(game.kit(enemy).names):
                if who is not None and who.here:
                    yield from deed(game, enemy, who)


def shooters(game: Universalis, who: Character, to: int) -> list[Character]:
    """The enemies it would stand next to who can shoot at it before.  UN-0383, UN-0385, UN-0388, UN-0389"""
    able = [one for one in game.enemies(who) if one.hands and not one.reacted and defensive(game, one)]
    able = [one for one in able if gap(game, game.cover(who), game.cover(one)) > CLOSE and not pressed(game, one)]
    able = [one for one in able if not at_back(game, who, one) and line_of(game, one, who) is not None]
    if not able:
        return []
    start, who.at = who.at, to
    found = [one for one in able if adjacent(game, who, one)]
    who.at = start
    return found


def defensive(game: Universalis, who: Character) -> list[Weapon]:
    """The weapons it can make Defensive Shots with.  UN-0383, UN-0388, UN-C290, UN-C441"""
    if any(name in who.conditions for name in HARMLESS):
        return []
    found = [card for card in ready(game, who) if reach_with(game, who, card) >= HALT]
    if not who.hero:
        found = [card for card in found if card.kind in ("projectile", "throwing")]
    return [card for card in found if card.ordinary != "longbow" or game.kit(who).has("longbow-defense")]


def _halt(game: Universalis, who: Character, shooter: Character, way: tuple[int, ...]) -> int:
    """How many squares of the way it goes before it is shot at: to where it is 3 squares away and there is room.

    Larger bases are shot at where they set out.
    """
    if person(who.card).base != (1, 1):
        return 0
    mine, taken = game.cover(shooter), game.occupied(who.id)
    if not who.hero:
        taken |= game.plan.reserved
    last = 0
    for n, square in enumerate(way, 1):
        if gap(game, mine, 1 << square) < HALT:
            break
        if not taken >> square & 1:
            last = n
    return last


def stand(game: Universalis, entry: Stand) -> Script[None]:
    """The one who is advanced on may shoot, once in a turn; creatures do.  UN-0383, UN-0389"""
    who, target = game.character(entry.who), game.find(entry.target)
    active = game.state.active
    if target is None or not target.here or active is None or active.halted or line_of(game, who, target) is None:
        return
    known = [card for card in defensive(game, who) if not who.reacted]
    if not known:
        return
    weapon = known[0]
    if who.seat >= 0:
        options = (HOLD_FIRE, *(_option(card, target) for card in known))
        option: Option = yield Ask("defensive-shot", who.seat, options, who=who.id)
        if option.act == "hold-fire":
            return
        chosen = gear_cards()[option.what]
        assert isinstance(chosen, Weapon)
        weapon = chosen
    who.reacted = True
    loose(game, who, target, weapon, reaction=True)


def _option(card: Weapon, target: Character) -> Option:
    return Option("throw" if thrown(card) else "shoot", target.id, what=card.id)
