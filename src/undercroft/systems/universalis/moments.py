"""The named moments of Dungeon Universalis, where skills, items, spells, conditions and quests come in.

Most of them speak the vocabulary of `words`, which `kit` and the procedures read.  What is odder is a function bound
here under the id of the skill, item, spell, card, or of the quest's rules.  At a moment the deeds of one bearer come in
the order book, cards (skills as learnt, then hands, body, backpack, then spells as cast), quest; the acting side comes
before the other, and within a side heroes by number, creatures by appearance.  What the quest says goes over what a
card says, and that over the general rule.  UN-0006

**A roll**, in this order (ruling `order-of-a-roll`):

1. *tally*: attribute, situation, skills, items, spells, conditions; bonuses of skills count up to +3 together, up to +5
   with magic objects and spells (UN-0051, UN-G03);
2. *declare*: active skills, at most two of each hero, the acting side first, before the dice (UN-1465, UN-1467);
3. the dice of both sides fall together;
4. *rerolls* by skills, then by items: the acting side, then the other.  Each die is thrown again at most once in this
   way, and 1s of a natural double 1 never (UN-0042, UN-0090);
5. the Dark Player's cards;
6. Fortune, the acting side first: all dice of one side's roll, once for each roll, and nothing touches that roll
   afterwards (UN-0098 to UN-0100);
7. the roll is read: blunders and criticals on the natural dice (UN-0092), then totals, then ties.

**A hit**, in this order (ruling `order-of-a-hit`):

1. *struck-at*: another character may become the target instead (UN-C434);
2. the block: shield, Shielding (UN-0517 to UN-0521);
3. *damage*: dice and Armor by weapon, criticals, skills of the attacker, skills and armor of the target (UN-0465 …);
4. the damage dice; rerolls by skills; Fortune (step 6 above);
5. what softens wounds, then Fortune against a fatal blow, which undoes everything the hit does (UN-0096, UN-0097);
6. Vitality is lost; a target with none left is Knocked Out, and the rest is left out (UN-0483, UN-0503);
7. the condition by size and criticals, then *struck*: conditions of weapons and skills, poison, disease;
8. push and fall, then taking the position (UN-0398 to UN-0404).

**A spell** is `state.casting`; its rolls `cast` and `dispel` are tallied like any other (moment *tally*).  Its damage
is a hit of kind `magic`, once for each character, that begins with *struck-at* and goes on with step 3 (ruling
`order-of-a-spell`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.board.bits import Bits
from undercroft.kernel.moments import Moment
from undercroft.kernel.remembering import remembered
from undercroft.kernel.requests import FigureId, Option, Script
from undercroft.kernel.tally import Tally

if TYPE_CHECKING:
    from undercroft.systems.universalis.agenda import QuestStep
    from undercroft.systems.universalis.cards.words import Action
    from undercroft.systems.universalis.game import Universalis
    from undercroft.systems.universalis.state import Character, Hit


def _game(game: Universalis) -> None:
    """Something happens to the table."""


def _character(game: Universalis, who: Character) -> None:
    """Something happens to a character."""


def _script(game: Universalis, who: Character) -> Script[None]:
    """Something happens to a character that may ask or roll."""
    yield from ()


def _tally(game: Universalis, who: Character, roll: str, tally: Tally) -> None:
    """A roll is being added up for a character: add terms."""


def _damage(game: Universalis, who: Character, hit: Hit, dice: Tally, armor: Tally) -> None:
    """The damage of a hit is being added up: the bearer attacks or is attacked."""


def _hit(game: Universalis, who: Character, hit: Hit) -> Script[None]:
    """A hit has reached this point, with the bearer as attacker or target."""
    yield from ()


def _aims(game: Universalis, who: Character, skill: str, action: Action) -> tuple[Option, ...]:
    """What a skill's action can be aimed at, as options `skill` with the skill under `what`; none forbids it."""
    return ()


def _wants(game: Universalis, who: Character, options: tuple[Option, ...]) -> Option | None:
    """The option of its skill that a creature of the Artificial Dark Player takes, if any."""
    return None


def _deed(game: Universalis, who: Character, option: Option) -> Script[None]:
    """A character does what it was offered."""
    yield from ()


def _also(game: Universalis, who: Character, targets: tuple[FigureId, ...]) -> Script[None]:
    """A skill goes on with its next targets."""
    yield from ()


def _narrows(game: Universalis, who: Character, options: list[Option]) -> list[Option]:
    """What is left to choose from for an active character that is not free to choose."""
    return options


def _near(game: Universalis, bearer: Character, who: Character) -> Script[None]:
    """An enemy of the bearer has entered a square or begins its activation."""
    yield from ()


def _section(game: Universalis, section: int) -> None:
    """A section has been revealed."""


def _quest(game: Universalis, entry: QuestStep) -> Script[None]:
    """A step of the quest's own rules."""
    yield from ()


def _backlash(game: Universalis, who: Character, caster: Character, wounds: int) -> Script[None]:
    """A casting blunder is about to hurt a caster, and the bearer is one of the caster's friends."""
    yield from ()


def _handled(game: Universalis, who: Character, mark: int) -> None:
    """A hero has taken, freed, broken or used a mark of the quest."""


def _errand(game: Universalis, who: Character) -> Bits:
    """The squares the quest sends a creature to; if there are none, it does as it likes."""
    return 0


def _may(game: Universalis, who: Character) -> bool:
    """May it be done?  False forbids."""
    return True


SET_UP = Moment("set-up", _game)
PREPARED = Moment("prepared", _script)
APPEARED = Moment("appeared", _script)
TURN_STARTS = Moment("turn-starts", _game)
TURN_ENDS = Moment("turn-ends", _game)
ACTIVATION_STARTS = Moment("activation-starts", _script)
ACTIVATION_ENDS = Moment("activation-ends", _character)
TALLY = Moment("tally", _tally)
AIMS = Moment("aims", _aims)
WANTS = Moment("wants", _wants)
DEED = Moment("deed", _deed)
ALSO = Moment("also", _also)
NARROWS = Moment("narrows", _narrows)
MOVED = Moment("moved", _character)
"""Only quests come in here."""

NEAR = Moment("near", _near)
BEFORE_ATTACK = Moment("before-attack", _hit)
ROLLED = Moment("rolled", _hit)
STRUCK_AT = Moment("struck-at", _hit)
DAMAGE = Moment("damage", _damage)
STRUCK = Moment("struck", _hit)
DOWNED = Moment("downed", _script)
BACKLASH = Moment("backlash", _backlash)
KNOCKED_OUT = Moment("knocked-out", _character)
COMBAT_ENDS = Moment("combat-ends", _character)
REVEALED = Moment("revealed", _section)
MAY_LEAVE = Moment("may-leave", _may)
HANDLED = Moment("handled", _handled)
ERRAND = Moment("errand", _errand)
QUEST_STEP = Moment("quest-step", _quest)

ALL = (
    SET_UP,
    PREPARED,
    APPEARED,
    TURN_STARTS,
    TURN_ENDS,
    ACTIVATION_STARTS,
    ACTIVATION_ENDS,
    TALLY,
    AIMS,
    WANTS,
    DEED,
    ALSO,
    NARROWS,
    MOVED,
    NEAR,
    BEFORE_ATTACK,
    ROLLED,
    STRUCK_AT,
    DAMAGE,
    STRUCK,
    DOWNED,
    BACKLASH,
    KNOCKED_OUT,
    COMBAT_ENDS,
    REVEALED,
    MAY_LEAVE,
    HANDLED,
    ERRAND,
    QUEST_STEP,
)


@remembered(4096)
def bound(names: tuple[str, ...]) -> frozenset[str]:
    """The moments at which anything with one of these names comes in."""
    return frozenset(moment.name for moment in ALL if moment.deeds(names))
