"""Fire and acid that go on, frost that stuns, and what a model suffers at the start of its turn.  LE-0512 to LE-0522"""

from __future__ import annotations

from typing import Literal

from undercroft.crawl.steps import step
from undercroft.kernel.dice import STANDARD, TOTAL, Pool, bands
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Script
from undercroft.systems.league.agenda import Burn, Suffer
from undercroft.systems.league.cards import combat_words
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.ailments import suffer_poison
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.conditions import stun
from undercroft.systems.league.status.later import later
from undercroft.systems.league.status.points import lose_hp

D6: Pool = (STANDARD["d6"],)
D10: Pool = (STANDARD["d10"],)
HALF = bands("on", out=3)
"""On 1 to 3 it is out, on 4 to 6 it goes on.  LE-0513, LE-0514, LE-0516 to LE-0518"""

ELEMENTS = ("fire", "acid", "frost")
LASTS: tuple[Literal["fire", "acid"], ...] = ("fire", "acid")
RULES = {"fire": ("LE-0513", "LE-0514"), "acid": ("LE-0516", "LE-0517")}


def set_off(game: League, model: Hero | Enemy, element: str, lost: int) -> None:
    """Damage of an element has been done; what it does besides is rolled when the attack is over.

    LE-0513, LE-0516, LE-0518
    """
    if element in ELEMENTS and not game.gone(model.id):
        later(game, Burn(model.id, element, lost))


@step(Burn, after=True)
def burn(game: League, entry: Burn) -> Script[None]:
    """On 4 to 6 fire and acid go on for half the damage in the next turn, and frost stuns.

    LE-0513, LE-0514, LE-0516 to LE-0518
    """
    model = game.model(entry.who)
    if entry.element == "fire" and isinstance(model, Hero) and game.kit(model).says(combat_words.DREADS_FIRE):
        stun(game, model, 1, "LE-G32")
    found: str = yield from thrown(game, D6, HALF, entry.element, model, content=lambda band: band == "out")
    if entry.element == "frost":
        if found == "on":
            stun(game, model, 1, "LE-0518")
        return
    left = max(1, entry.n // 2) if found == "on" else 0
    was = getattr(model, entry.element)
    setattr(model, entry.element, max(was, left))
    game.tell(Changed, entry.element, model.id, now=max(was, left), was=was, rules=RULES[entry.element])


@step(Suffer)
def suffer(game: League, entry: Suffer) -> Script[None]:
    """At the start of its turn a model loses what fire and acid still do, and they are out; then it tests against
    poison.  A listless mind may cost an AP.  LE-0514, LE-0517, LE-0520 to LE-0522, LE-G32"""
    model = game.model(entry.who)
    for element in LASTS:
        n: int = getattr(model, element)
        if n and not game.gone(model.id):
            setattr(model, element, 0)
            lose_hp(game, model, n, element, RULES[element])
    if not game.gone(model.id):
        yield from suffer_poison(game, model)
    if isinstance(model, Hero) and model.able and game.kit(model).says(combat_words.LISTLESS):
        most = game.kit(model).sum(combat_words.LISTLESS)
        face: int = yield from thrown(game, D10, TOTAL, "listless", model, content=lambda found: found > most)
        if face <= most:
            model.owed += 1
            game.tell(Changed, "listless", model.id, now=1, rules=("LE-G32",))
