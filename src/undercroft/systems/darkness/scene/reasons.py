"""Why something a Hero might want to do cannot be done now."""

from __future__ import annotations

from undercroft.kernel.requests import SeatId
from undercroft.kernel.scene import Barred
from undercroft.systems.darkness.actions.attack import targets
from undercroft.systems.darkness.actions.move import pinned, tokens_at
from undercroft.systems.darkness.actions.needs import enough_to_transmute
from undercroft.systems.darkness.agenda import HeroTurn
from undercroft.systems.darkness.combat.attack import can_sign
from undercroft.systems.darkness.game import Darkness
from undercroft.systems.darkness.state import Hero


def barred(game: Darkness, seat: SeatId) -> tuple[Barred, ...]:
    """What the active Hero of this seat cannot do, each with the reason as a message."""
    state = game.state
    if state.phase != "heroes" or not state.active or (state.fight is not None and not state.fight.over):
        return ()
    hero = game.hero(state.active)
    if hero.seat != seat or not hero.here:
        return ()
    if hero.stunned:
        return (Barred("move", "darkness-why-stunned"),)
    if any(type(entry) is HeroTurn and entry.who == hero.id for entry in state.agenda):
        return tuple(_in_the_zone(game, hero))
    if not hero.actions and not hero.bonus:
        return (Barred("move", "darkness-why-no-actions"), *_for_free(game, hero))
    return (*_in_the_zone(game, hero), *_attacks(game, hero), *_for_free(game, hero))


def _in_the_zone(game: Darkness, hero: Hero) -> list[Barred]:
    """What Enemies beside a Hero keep it from doing.  DA-0068, DA-0211"""
    found: list[Barred] = []
    if pinned(game, hero) and not game.kit(hero).slippery:
        found.append(Barred("step", "darkness-why-pinned"))
    lying = any(token.at == hero.at for token in game.state.tokens)
    if lying and game.foes_at(hero.at) and not tokens_at(game, hero):
        found.append(Barred("pick-up", "darkness-why-guarded"))
    return found


def _attacks(game: Darkness, hero: Hero) -> list[Barred]:
    """The kinds of attack a Hero cannot make."""
    kit, found = game.kit(hero), []
    for kind in ("melee", "ranged", "magic"):
        if kit.dice[kind] == (0, 0):
            found.append(Barred(kind, f"darkness-why-no-{kind}-weapon"))
        elif not targets(game, hero, kit, kind):
            found.append(Barred(kind, f"darkness-why-no-{kind}-target"))
    return found


def _for_free(game: Darkness, hero: Hero) -> list[Barred]:
    """What costs no Action and still cannot be done."""
    found: list[Barred] = []
    if not enough_to_transmute(hero):
        found.append(Barred("transmute", "darkness-why-three-cards"))
    if game.kit(hero).signature is not None and not can_sign(game, hero):
        found.append(Barred("sign", "darkness-why-signed" if hero.signed else "darkness-why-no-xp"))
    return found
