"""Checks of stats and skills with a d100, and what a perfect roll brings.  LE-0067 to LE-0073, LE-G50, LE-G51"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel.dice import Pool, Reading, bands, pool
from undercroft.kernel.events import Changed, Summed
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import Ask, Option, Script
from undercroft.kernel.tally import Tally, Terms
from undercroft.systems.league.cards import combat_words
from undercroft.systems.league.cards.circumstances import When
from undercroft.systems.league.cards.heroes import SPECIES
from undercroft.systems.league.cards.values import STATS, Value
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.luck import thrown
from undercroft.systems.league.rolls.values import value_of
from undercroft.systems.league.state import Enemy, Hero
from undercroft.systems.league.status.points import regain_energy

D100: Pool = pool("d100")
PERFECT = 5
"""Up to this a roll is perfect and succeeds, whatever the value.  LE-0068, LE-G51"""
TEN = 10
"""Up to this some things go especially well.  LE-0597, LE-0600, LE-0629"""
WORST = 100
"""This always fails.  LE-G51"""
SKILL_LIMIT = 80
"""No skill is raised above this for good.  LE-0301, LE-G80"""


class Checked(NamedTuple):
    """How a check came out, as the band into which the roll fell."""

    band: str

    @property
    def success(self) -> bool:
        """Equal to the value or lower.  LE-0067"""
        return self.band in ("perfect", "fine", "success")

    @property
    def perfect(self) -> bool:
        """01 to 05.  LE-0068"""
        return self.band == "perfect"

    @property
    def ten(self) -> bool:
        """01 to 10; known only where somebody looks for it."""
        return self.band in ("perfect", "fine", "poor")

    @property
    def disaster(self) -> bool:
        """From the threshold for disasters on, 95 for weapon parries and casting.  LE-0494, LE-0560"""
        return self.band in ("disaster", "fumble")

    @property
    def fumble(self) -> bool:
        """100.  LE-0350, LE-0423"""
        return self.band == "fumble"


@remembered(4096)
def check_reading(value: int, disaster: int = WORST, ten: bool = False) -> Reading[Checked]:
    """Reads a d100 under a value in bands.  01 to 05 succeed and 100 fails whatever the value; from `disaster` on it
    fails, too; with `ten` 01 to 10 are told from the others.  LE-0067, LE-0068, LE-0494, LE-0560, LE-G51, LE-G101"""
    top = max(PERFECT, min(disaster, WORST) - 1)
    under = max(PERFECT, min(value, top))
    fine = min(TEN, under) if ten else PERFECT
    low = min(TEN, top) if ten else PERFECT
    read = bands(
        "fumble",
        perfect=PERFECT,
        fine=fine,
        poor=low,
        success=max(low, under),
        failure=top,
        disaster=WORST - 1,
    )
    return read.then(f"check-{value}-{disaster}-{ten}", Checked)


def needed_for(
    game: League,
    model: Hero | Enemy,
    value: Value,
    terms: Terms = (),
    when: tuple[When, ...] = (),
    other: Hero | Enemy | None = None,
) -> Tally:
    """What a check is rolled against, a term for each reason; what is shown before the roll.  LE-0067, LE-0436"""
    tally = value_of(game, model, value, when, other)
    for term in terms:
        tally.add(term.value, term.source, term.rule)
    return tally


def check(
    game: League,
    model: Hero | Enemy,
    value: Value,
    why: str,
    *,
    terms: Terms = (),
    when: tuple[When, ...] = (),
    other: Hero | Enemy | None = None,
    disaster: int = WORST,
    ten: bool = False,
    rules: tuple[str, ...] = ("LE-0067",),
) -> Script[Checked]:
    """A check of a stat or skill: a d100 equal to the value or lower succeeds.  `why` names the roll, `terms` are what
    the occasion adds, `when` says what it is about, `other` whom it is against.  LE-0067, LE-0068, LE-0659"""
    needed = needed_for(game, model, value, terms, when, other)
    return (yield from check_against(game, model, value, needed, why, disaster=disaster, ten=ten, rules=rules))


def check_against(
    game: League,
    model: Hero | Enemy,
    value: Value,
    needed: Tally,
    why: str,
    *,
    disaster: int = WORST,
    ten: bool = False,
    rules: tuple[str, ...] = ("LE-0067",),
) -> Script[Checked]:
    """A check against a value that has been worked out.  LE-0067 to LE-0071"""
    game.tell(Summed, "needed", model.id, needed.total, needed.frozen(), rules=rules)
    gives_back = isinstance(model, Hero) and value not in STATS and _gives_back(game, model)
    reads = check_reading(needed.total, disaster, ten or gives_back)
    checked: Checked = yield from thrown(game, D100, reads, why, model, content=lambda found: found.success)
    if isinstance(model, Hero):
        yield from perfect_roll(game, model, value, checked)
    return checked


def _gives_back(game: League, hero: Hero) -> bool:
    return game.kit(hero).says(combat_words.GIVES_BACK_ENERGY)


def perfect_roll(game: League, hero: Hero, value: Value, checked: Checked) -> Script[None]:
    """What a hero's perfect roll brings: a point of ENERGY, or the stat or skill is raised for good.  Charus gives back
    ENERGY for a skill roll of 01 to 10 besides.  LE-0068 to LE-0071, LE-0629, LE-G50"""
    if value not in STATS and checked.ten and _gives_back(game, hero):
        regain_energy(game, hero, why="prayer", rules=("LE-0629",))
    if not checked.perfect:
        return
    options = list(benefits(game, hero, value))
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask("perfect-roll", hero.seat, options, who=hero.id, about=f"value-{value}")
    if option.act == "regain-energy":
        regain_energy(game, hero, why="perfect-roll", rules=("LE-0069",))
    else:
        improve(game, hero, value)


def benefits(game: League, hero: Hero, value: Value) -> tuple[Option, ...]:
    """What a perfect roll may bring: ENERGY that was lost; or 1 more of what was rolled, once between settlements, and
    no more than there can be.  LE-0069 to LE-0071, LE-0300, LE-0301, LE-G50, LE-G80"""
    energy = (Option("regain-energy"),) if hero.energy < hero.max_energy else ()
    most = game.box[SPECIES][hero.species].most[value] if value in STATS else SKILL_LIMIT
    may = value not in hero.raised and hero.values.of(value) < most and not hero.hired
    return (*energy, Option("raise-value", what=f"value-{value}")) if may else energy


def improve(game: League, hero: Hero, value: Value) -> None:
    """A stat or skill rises by 1 for good; skills under a stat stay as they are.  LE-0070 to LE-0072"""
    was = hero.values.of(value)
    hero.values = hero.values.raised(value)
    hero.raised = (*hero.raised, value)
    rule = "LE-0071" if value in STATS else "LE-0070"
    game.tell(Changed, "raised", hero.id, now=was + 1, was=was, detail=f"value-{value}", rules=(rule,))


def opposed(game: League, enemy: Enemy, value: Value, why: str, *, terms: Terms = ()) -> Script[bool]:
    """An enemy tests a stat against what would befall it.  LE-0618"""
    return (yield from check(game, enemy, value, why, terms=terms)).success
