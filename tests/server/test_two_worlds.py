"""Nobody can tell two worlds apart that differ in what they cannot know: not by anything a server sends."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import proving
from undercroft.kernel.requests import NOBODY, Option, SeatId
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import AnySystem, find
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.maps.plans import Sketch

from .two_worlds import Game, PublicPart, run

DRAWING = Sketch(
    board="+-+-+-+-+-+-+-+-+\n|. . .=. . . . .|\n+ + + + + + + + +\n|. . .|. . . . .|\n+-+-+-+-+-+-+-+-+",
    start=("a1", "a2"),
    faction="kingdom-of-the-followers-of-the-claw",
)
"""A quest whose sheet names no Leader, so that the Dark Player chooses one in secret and may give it something."""

MODES = ("cards", "classic", "rpg", "none")
"""How the dark side of Dungeon Universalis is played; by nobody, in the last."""


def worth(system: AnySystem, option: Option) -> object:
    """What everybody sees of the choice of a Leader: its price."""
    return library()[CREATURES][option.what].vp


def spent(system: AnySystem, option: Option) -> object:
    """What everybody sees of a gift: that there is one, and its price."""
    return gear_cards()[option.what].vp if option.act == "gift" else None


def thrown_away(system: AnySystem, option: Option) -> object:
    """A card above the limit is discarded openly."""
    return option.what


def whom(system: AnySystem, option: Option) -> object:
    """Everybody sees at once who gets a Power."""
    return option.who, option.what


PUBLIC: dict[str, PublicPart] = {
    "choose-leader": worth,
    "leader-gift": spent,
    "hand-limit": thrown_away,
    "power-target": whom,
}
"""The questions that are asked in secret and answered, in part, before everybody."""


def universalis(quest: str, n: int, mode: str, luck: random.Random, **more: object) -> Game:
    """A game of Dungeon Universalis."""
    system = find("universalis")
    card = next((one for one in system.quests() if one.id == quest), system.quests()[0])
    setup = system.default_setup(card.id, max(card.least, 1 + n % min(4, card.most)), f"worlds {n}")
    if quest == "drawing":
        setup = msgspec.structs.replace(setup, quest=msgspec.json.encode(DRAWING).decode())
    options = dict(setup.options)
    seats = setup.seats
    if mode != "none":
        options |= {"dark-mode": mode, "dark-objects": luck.choice(("no", "yes"))}
        seats = (*(plan for plan in seats if plan.role != "dark"), SeatPlan("dark", "dark"))
    return arranged(system, msgspec.structs.replace(setup, options=options, seats=seats), n, luck, **more)


def arranged(system: AnySystem, setup: Setup, n: int, luck: random.Random, **more: object) -> Game:
    """A game whose dice, cards and undo are as luck has it, and whose viewer may be anybody."""
    setup = msgspec.structs.replace(
        setup,
        dice=luck.choice(("seeded", "seeded", "typed", "typed-all")),
        cards=luck.choice(("shuffled", "shuffled", "named")),
        undo=luck.choice(("free", "any")),
        seats=tuple(msgspec.structs.replace(plan, controller="person") for plan in setup.seats),
    )
    heroes = [SeatId(at) for at, plan in enumerate(setup.seats) if plan.role == "heroes"]
    seats = [*heroes, *heroes, NOBODY, SeatId(len(setup.seats) - 1)]
    fields = {"warm": luck.choice((0, 0, 20, 120)), "public": PUBLIC, **more}
    viewer = luck.choice(seats)
    return Game(system, setup, n, viewer, luck.choice([viewer, SeatId(0)]), **fields)  # type: ignore[arg-type]


def one_game(n: int, **more: object) -> Game:
    """The n-th game of a long series over both systems, all their quests and modes, and the proving game."""
    luck = random.Random(f"game {n}")
    quests = [quest.id for quest in find("universalis").quests()]
    if n % 5 < 3:
        mode = MODES[n // 5 % 4]
        quest = "drawing" if n % 7 == 3 and mode != "none" else quests[n % len(quests)]
        return universalis(quest, n, mode, luck, **more)
    system = find("darkness") if n % 5 == 3 else proving.SYSTEM
    card = system.quests()[n // 5 % len(system.quests())]
    setup = system.default_setup(card.id, max(card.least, 1 + n % card.most), f"worlds {n}")
    return arranged(system, setup, n, luck, **more)


KINDS = ("welcome", "update", "rewound", "done", "refused", "room", "chat", "odds", "hint", "undo", "log", "beat")
"""Everything that a server says to a client that stays."""

REFUSALS = ("cards", "dice", "faces", "host", "illegal", "late", "malformed", "redo", "seat", "stale", "undo", "vote")
SECRETS = ("choose-leader", "leader-gift", "plan", "plan-section", "plan-square", "plan-bring", "plan-post")


@pytest.mark.parametrize("n", [0, 2, 5, 7, 10, 15, 3, 4])
def test_a_game_tells_nobody_what_they_cannot_know(tmp_path: Path, n: int) -> None:
    seen = run(tmp_path, [one_game(n, moves=6, nuisances=2)])
    assert seen["games"] == 1
    assert seen["messages"] > 10


@pytest.mark.slow
def test_two_hundred_games_tell_nobody_what_they_cannot_know(tmp_path: Path) -> None:
    seen = run(tmp_path, [one_game(n) for n in range(200)])
    assert seen["games"] == 200
    assert not [kind for kind in KINDS if not seen[f"is {kind}"]]
    assert not [code for code in REFUSALS if not seen[f"refused {code}"]]
    assert not [prompt for prompt in SECRETS if not seen[f"secretly {prompt}"]]
