"""What happens to those who come near: an aura, a lethal gaze, a trap.  UN-C517, UN-C520, UN-C540"""

from __future__ import annotations

from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards.words import AURA, Blast
from undercroft.systems.universalis.combat.shields import screen
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.ground.distances import close_by
from undercroft.systems.universalis.ground.engagement import adjacent
from undercroft.systems.universalis.ground.sight import line_of
from undercroft.systems.universalis.rolls.tests import trial
from undercroft.systems.universalis.skills.reach import in_front, strike_with
from undercroft.systems.universalis.state import Character, Hit
from undercroft.systems.universalis.status.counted_uses import may_use, note_use

GAZE_FAR, GAZE_DICE = 6, 10
TRAP_FAR, TRAP_DICE, TRAP_TEST = 3, 4, 8
SPRING, HOLD = Option("spring"), Option("stay")


@moments.NEAR.on("aura")
def burn(game: Universalis, bearer: Character, who: Character) -> Script[None]:
    """A character that enters a square beside the bearer or begins there takes a die, one less behind a shield.

    UN-0522, UN-C520
    """
    if adjacent(game, bearer, who):
        dice = sum(n for source in game.kit(bearer).sources for n in AURA.of(source.effects))
        dice -= screen(game, who, Hit(attacker=bearer.id, target=who.id, kind="blast"))
        yield from strike_with(game, bearer, who, Blast(), dice, "aura")


@moments.NEAR.on("lethal-gaze")
def petrify(game: Universalis, bearer: Character, who: Character) -> Script[None]:
    """A character within 6 squares before the bearer and in sight passes an Intelligence test or takes 10 dice against
    Intelligence.

    A shield and cover help; the Undead are immune.  UN-C540
    """
    if bearer.down or not close_by(game, bearer, who, GAZE_FAR) or not in_front(game, bearer, who):
        return
    line = line_of(game, bearer, who)
    if line is None or "undead" in game.kit(who).names:
        return
    helps = []
    if game.kit(who).shield is not None:
        helps.append((1, "shield", "UN-C540"))
    if line[0]:
        helps.append((1, "cover", "UN-C540"))
    result = yield from trial(game, who, "intelligence", "lethal-gaze", extra=tuple(helps))
    if not result.passed:
        yield from strike_with(game, bearer, who, Blast(against="intelligence"), GAZE_DICE, "lethal-gaze")


@moments.NEAR.on("trapper")
def ensnare(game: Universalis, bearer: Character, who: Character) -> Script[None]:
    """An enemy within 3 squares must score 8 in a Perception test, or it stops, takes 4 dice and loses its turn.

    The trap works twice in a quest, once for each enemy, never against Leaders.  UN-C517
    """
    spared = who.leader or who.id in bearer.trapped or not may_use(bearer, "trapper")
    if spared or not close_by(game, bearer, who, TRAP_FAR):
        return
    if bearer.hero:
        option: Option = yield Ask("trapper", bearer.seat, (SPRING, HOLD), who=bearer.id, about=str(who.id))
        if option.act == "stay":
            return
    note_use(bearer, "trapper")
    bearer.trapped = (*bearer.trapped, who.id)
    result = yield from trial(game, who, "perception", "trapper", target=TRAP_TEST)
    if result.passed:
        return
    active = game.state.active
    if active is not None and active.who == who.id:
        active.halted = active.over = True
        active.points = 0
    game.tell(Changed, "ensnared", who.id, now=1, rules=("UN-C517",))
    yield from strike_with(game, bearer, who, Blast(), TRAP_DICE, "trapper")
