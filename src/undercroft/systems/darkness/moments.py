"""The named moments of Massive Darkness, where the Quest's own rules come in.

Skills, enchantments and equipment speak the vocabulary of `words` and come in where combat asks for it (`powers`).
A Quest's rules are bound here, by the name the quest file gives in `rules`; Quest rules go over skills and cards, and
those over the general rules.  DA-0011, DA-G47
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.kernel.moments import Moment
from undercroft.kernel.requests import FigureId, Option, Script

if TYPE_CHECKING:
    from undercroft.systems.darkness.agenda import QuestStep
    from undercroft.systems.darkness.game import Darkness
    from undercroft.systems.darkness.state import Foe, Hero, Pillar, Token


def _game(game: Darkness) -> None:
    """Something happens to the table."""


def _allowed(game: Darkness) -> bool:
    """Is it done at all?  False forbids."""
    return True


def _door(game: Darkness, door: int) -> bool:
    """May Heroes open this locked door now?  True allows."""
    return False


def _chamber(game: Darkness, zone: int) -> bool:
    """A Chamber is opened at this Zone; True when the Quest has done all there is to do."""
    return False


def _step(game: Darkness, hero: Hero, at: int, to: int) -> bool:
    """May this Hero step from one Zone to a neighbouring one?  False forbids."""
    return True


def _target(game: Darkness, hero: Hero, who: FigureId, at: int) -> bool:
    """May this Hero attack that Enemy or Pillar in that Zone?  False forbids."""
    return True


def _may(game: Darkness, hero: Hero) -> bool:
    """May this Hero do it?  False forbids."""
    return True


def _vulnerable(game: Darkness, foe: Foe) -> bool:
    """Can this Enemy be Wounded at all?  False forbids."""
    return True


def _held(game: Darkness, foe: Foe, held: bool) -> bool:
    """Is an Enemy held in its Zone, when the general rules say so or not?"""
    return held


def _moved(game: Darkness, hero: Hero, came_from: int) -> None:
    """A Hero has moved."""


def _token(game: Darkness, hero: Hero, token: Token) -> None:
    """A Hero picks a token up."""


def _foe(game: Darkness, foe: Foe) -> bool:
    """An Enemy would do something; True when the Quest has dealt with it."""
    return False


def _counter(game: Darkness, foe: Foe, hero: Hero) -> bool:
    """An Enemy would Counter-Attack a Hero; True when the Quest has dealt with it."""
    return False


def _goal(game: Darkness, foe: Foe) -> int | None:
    """The Zone an Enemy moves to instead, if the Quest has a wish."""
    return None


def _killed(game: Darkness, foe: Foe, killer: Hero | None) -> None:
    """An Enemy has been killed."""


def _pillar(game: Darkness, pillar: Pillar) -> None:
    """A Pillar has been destroyed."""


def _hero(game: Darkness, hero: Hero) -> None:
    """Something happens to a Hero."""


def _offers(game: Darkness, hero: Hero) -> tuple[Option, ...]:
    """What else a Hero may do."""
    return ()


def _deed(game: Darkness, hero: Hero, option: Option) -> None:
    """A Hero does what the Quest offers."""


def _script(game: Darkness, entry: QuestStep) -> Script[None]:
    """A step of the Quest's own."""
    yield from ()


SET_UP = Moment("set-up", _game)
ROUND_STARTS = Moment("round-starts", _game)
ENEMIES_START = Moment("enemies-start", _game)
ROUND_ENDS = Moment("round-ends", _game)
TOKEN_PASSED = Moment("token-passed", _game)
EVENTS_DRAWN = Moment("events-drawn", _allowed)
REINFORCED = Moment("reinforced", _allowed)
LEVEL_RISES = Moment("level-rises", _allowed)
MAY_OPEN = Moment("may-open", _door)
CHAMBER_OPENED = Moment("chamber-opened", _chamber)
MAY_STEP = Moment("may-step", _step)
MAY_ATTACK = Moment("may-attack", _target)
MAY_WOUND = Moment("may-wound", _vulnerable)
MAY_LEAVE = Moment("may-leave", _may)
HERO_MOVED = Moment("hero-moved", _moved)
PICKED_UP = Moment("picked-up", _token)
FOE_ACTS = Moment("foe-acts", _foe)
FOE_ATTACKS = Moment("foe-attacks", _foe)
FOE_HELD = Moment("foe-held", _held)
COUNTERS = Moment("counters", _counter)
FOE_GOAL = Moment("foe-goal", _goal)
FOE_KILLED = Moment("foe-killed", _killed)
HERO_KILLED = Moment("hero-killed", _hero)
HERO_LEFT = Moment("hero-left", _hero)
PILLAR_FELL = Moment("pillar-fell", _pillar)
HERO_OFFERS = Moment("hero-offers", _offers)
HERO_DEED = Moment("hero-deed", _deed)
WALK_OFFERS = Moment("walk-offers", _offers)
WALK_DEED = Moment("walk-deed", _deed)
QUEST_STEP = Moment("quest-step", _script)

ALL = (
    SET_UP,
    ROUND_STARTS,
    ENEMIES_START,
    ROUND_ENDS,
    TOKEN_PASSED,
    EVENTS_DRAWN,
    REINFORCED,
    LEVEL_RISES,
    MAY_OPEN,
    CHAMBER_OPENED,
    MAY_STEP,
    MAY_ATTACK,
    MAY_WOUND,
    MAY_LEAVE,
    HERO_MOVED,
    PICKED_UP,
    FOE_ACTS,
    FOE_ATTACKS,
    FOE_HELD,
    COUNTERS,
    FOE_GOAL,
    FOE_KILLED,
    HERO_KILLED,
    HERO_LEFT,
    PILLAR_FELL,
    HERO_OFFERS,
    HERO_DEED,
    WALK_OFFERS,
    WALK_DEED,
    QUEST_STEP,
)
