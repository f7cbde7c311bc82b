"""Why something a Hero might want to do cannot be done now."""

from __future__ import annotations

from undercroft.kernel.requests import SeatId
from undercroft.kernel.scene import Barred
from undercroft.systems.darkness.actions.fight import targets
from undercroft.systems.darkness.actions.items import TRANSMUTED
from undercroft.systems.darkness.actions.move import pinned, tokens_at
from undercroft.systems.darkness.combat import can_sign
from undercroft.systems.darkness.game import Darkness


def barred(game: Darkness, seat: SeatId) -> tuple[Barred, ...]:
    """What the active Hero of this seat cannot do, each with the reason as a message."""
    state = game.state
    if state.phase != "heroes" or not state.active or (state.fight is not None and not state.fight.over):
        return ()
    hero = game.hero(state.active)
    if hero.seat != seat or not hero.here:
        return ()
    found: list[Barred] = []
    if hero.stunned:
        found.append(Barred("move", "darkness-why-stunned"))
        return tuple(found)
    kit = game.kit(hero)
    if not hero.actions and not hero.bonus:
        found.append(Barred("move", "darkness-why-no-actions"))
    elif pinned(game, hero) and not kit.slippery:
        found.append(Barred("step", "darkness-why-pinned"))
    for kind in ("melee", "ranged", "magic"):
        if kit.dice[kind] == (0, 0):
            found.append(Barred(kind, f"darkness-why-no-{kind}-weapon"))
        elif not targets(game, hero, kit, kind):
            found.append(Barred(kind, f"darkness-why-no-{kind}-target"))
    if game.foes_at(hero.at) and any(token.at == hero.at for token in state.tokens) and not tokens_at(game, hero):
        found.append(Barred("pick-up", "darkness-why-guarded"))
    if len(hero.cards()) < TRANSMUTED:
        found.append(Barred("transmute", "darkness-why-three-cards"))
    if kit.signature is not None and not can_sign(game, hero):
        found.append(Barred("sign", "darkness-why-signed" if hero.signed else "darkness-why-no-xp"))
    return tuple(found)
