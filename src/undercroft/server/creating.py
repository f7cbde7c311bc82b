"""From a wish to a game: the setup, the seats, the keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from undercroft.bots import bot_names
from undercroft.kernel.chance import commitment, new_seed
from undercroft.kernel.ledger import LedgerError
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.record import Record, RecordError
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import AnySystem, QuestCard, SetupError, UnknownSystem, find
from undercroft.server.problems import Problem
from undercroft.server.rows import GameRow, SeatRow
from undercroft.server.shapes import Branching, NewGame, SeatWish
from undercroft.server.sitting import Origin, Sitting
from undercroft.server.tokens import new_id


def system_named(name: str) -> AnySystem:
    """A system by name."""
    try:
        return find(name)
    except UnknownSystem as error:
        raise Problem("missing", str(error)) from error


def quest_named(system: AnySystem, id: str, ledger: bytes = b"", packs: Sequence[PackPlan] = ()) -> QuestCard:
    """A quest or workshop by id; the first quest when none is named."""
    brought = system.bring(packs).quests
    try:
        quests = list(system.chapters(ledger) if ledger else (*system.quests(), *brought, *system.workshops()))
    except LedgerError as error:
        raise Problem("setup", str(error)) from error
    for quest in quests:
        if quest.id == id or not id:
            return quest
    raise Problem("setup", f'quest "{id}" is unknown; one of {", ".join(quest.id for quest in quests)}')


def setup_of(system: AnySystem, wish: NewGame, ledger: bytes = b"", packs: tuple[PackPlan, ...] = ()) -> Setup:
    """The setup a player wishes for; what the wish leaves open is as a newcomer would have it."""
    if ledger and packs:
        raise Problem("setup", "a campaign is played with the box alone, without packs")
    quest = quest_named(system, wish.quest, ledger, packs)
    hands = sum(seat.role in ("", "heroes") for seat in wish.seats)
    heroes = wish.heroes or len(wish.party) or hands or quest.least
    seed = wish.seed or new_seed()
    try:
        setup = system.default_setup(quest.id, max(quest.least, min(quest.most, heroes)), seed)
    except (SetupError, LookupError, ValueError) as error:
        raise Problem("setup", str(error)) from error
    seats = tuple(plans(wish.seats, setup.seats, system)) if wish.seats else setup.seats
    if all(seat.controller == "bot" for seat in seats):
        setup = system.unwatched(setup)
    return msgspec.structs.replace(
        setup,
        version=system.version,
        party=wish.party or setup.party,
        seats=seats,
        options=setup.options | checked_options(system, wish.options),
        dice=wish.dice,
        cards=wish.cards,
        undo=wish.undo,
        seed=seed,
        ledger=ledger or setup.ledger,
        packs=packs,
    )


def brings_heroes(system: AnySystem, wish: NewGame, packs: Sequence[PackPlan] = ()) -> bool:
    """Does the party hold a hero who comes neither with the system nor with the packs of the game?"""
    printed = system.heroes({choice.name: choice.default for choice in system.choices})
    known = {hero.id for hero in (*printed, *system.bring(packs).heroes)}
    return any(member not in known for member in wish.party)


def checked_options(system: AnySystem, options: dict[str, str | int | bool]) -> dict[str, str | int | bool]:
    """The options a player chose, once each is known to exist and to allow its value."""
    choices = {choice.name: choice for choice in system.choices}
    for name, value in options.items():
        if name not in choices:
            raise Problem("setup", f'option "{name}" is unknown; one of {", ".join(choices) or "none"}')
        if not any(value == one and type(value) is type(one) for one in choices[name].values):
            allowed = ", ".join(map(str, choices[name].values))
            raise Problem("setup", f'option "{name}" cannot be "{value}"; one of {allowed}')
    return options


def plans(wishes: tuple[SeatWish, ...], usual: tuple[SeatPlan, ...], system: AnySystem) -> list[SeatPlan]:
    """The seats a player wishes for; roles that the wish does not name are filled as usual."""
    found = []
    for n, wish in enumerate(wishes):
        default = usual[n] if n < len(usual) else SeatPlan(f"seat-{n + 1}")
        role = wish.role or default.role
        if role not in system.roles:
            raise Problem("setup", f'role "{role}" is unknown; one of {", ".join(system.roles)}')
        bot = wish.bot if wish.who == "bot" else ""
        if bot and bot not in bot_names(system):
            raise Problem("setup", f'bot "{bot}" is unknown; one of {", ".join(bot_names(system))}')
        found.append(SeatPlan(wish.name or default.name, role, "bot" if wish.who == "bot" else "person", bot))
    named = {plan.role for plan in found}
    return found + [plan for plan in usual if plan.role not in named]


def begun(setup: Setup, origin: Origin | None = None) -> Sitting:
    """The first position; raises a problem where the system cannot start in this way."""
    try:
        return Sitting(find(setup.system), setup, origin)
    except SetupError as error:
        raise Problem("record" if origin else "setup", str(error), said=error.said, names=error.names) from error
    except (RecordError, LookupError, ValueError) as error:
        raise Problem("record" if origin else "setup", str(error)) from error


def branched(record: Record, wish: Branching) -> tuple[Setup, Origin]:
    """The setup and beginning of a game that leaves a record at some place; dice and cards stay as they were."""
    system = system_named(record.system)
    usual = record.setup.seats
    if wish.seats and len(wish.seats) != len(usual):
        raise Problem("setup", f"the record has {len(usual)} seats, {len(wish.seats)} were given")
    if not wish.at <= len(record.journal):
        raise Problem("record", f"the record has {len(record.journal)} items; {wish.at} is not among them")
    seats = tuple(plans(wish.seats, usual, system)) if wish.seats else usual
    setup = msgspec.structs.replace(record.setup, seats=seats, undo=wish.undo)
    short = msgspec.structs.replace(
        record, journal=record.journal[: wish.at], events=[], digests={}, checkpoint=b"", setup=setup
    )
    return setup, Origin(short, wish.at, new_seed())


def row_of(setup: Setup, wish: NewGame | Branching, origin: Origin | None, campaign: str = "") -> GameRow:
    """The game as it will be kept."""
    who = [seat.who for seat in wish.seats]
    return GameRow(
        id=new_id(),
        system=setup.system,
        rules=find(setup.system).version,
        quest=setup.quest,
        title=wish.title,
        status="running",
        version=0,
        commitment=commitment(origin.seed if origin else setup.seed),
        setup=setup,
        origin=origin,
        absent=wish.absent,
        given_seed=bool(isinstance(wish, NewGame) and wish.seed),
        vote=None,
        outcome=None,
        notice="",
        replay="",
        campaign=campaign,
        created=0,
        seats=[
            SeatRow(n, plan.name, plan.role, _who(plan, who[n] if n < len(who) else "me"), plan.bot)
            for n, plan in enumerate(setup.seats)
        ],
    )


def _who(plan: SeatPlan, wish: str) -> Literal["person", "open", "bot"]:
    if plan.controller == "bot":
        return "bot"
    return "open" if wish == "friend" else "person"
