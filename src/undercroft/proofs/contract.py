"""What every system must keep, checked on random games.

Each check takes a system, a quest, a number of heroes and a seed, plays at random and raises AssertionError with a
readable message where a promise is broken.  The tests of every system run `CHECKS` over its quests.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from undercroft.kernel.dice import Die, Faces, Pool
from undercroft.kernel.events import AnyEvent, Drawn, Revealed
from undercroft.kernel.odds import odds
from undercroft.kernel.piles import as_named
from undercroft.kernel.ranges import boundless
from undercroft.kernel.record import parse, record, replay
from undercroft.kernel.requests import NOBODY, Ask, Draw, Option, Roll, Script, SeatId, parse_option
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry, copy, decode, encode, hidden_fields
from undercroft.kernel.system import AnySystem, Step
from undercroft.kernel.table import Refused, Table
from undercroft.kernel.verify import verify

AnyTable = Table[Any, Any]

Check = Callable[..., object]
"""A check: takes a system, a quest, how many heroes, a seed, and by name how many answers to play."""

NOT_AN_OPTION = Option("no-such-deed", what="at-all")


# playing at random


def face(die: Die, luck: random.Random) -> int:
    """A face this die could show."""
    shown = luck.randint(1, die.sides)
    total = shown
    while die.explodes and shown == die.sides:
        shown = luck.randint(1, die.sides)
        total += shown
    return total


def throw(dice: tuple[Pool, ...], luck: random.Random) -> Faces:
    """Faces these dice could show."""
    return tuple(tuple(face(die, luck) for die in pool) for pool in dice)


def answer(table: AnyTable, luck: random.Random) -> None:
    """Answer whatever the table waits for, at random."""
    request = table.pending
    if type(request) is Ask:
        table.choose(request.options[luck.randrange(len(request.options))])
    elif type(request) is Roll:
        table.supply(throw(request.dice, luck))
    elif type(request) is Draw:
        pile = table.state.piles[request.pile]
        named = luck.sample(pile.cards, min(request.n, len(pile.cards)))
        could = as_named(pile, tuple(named)) is not None
        table.name_cards(named if could else pile.cards[: -request.n - 1 : -1])


def steps(table: AnyTable, luck: random.Random, answers: int) -> Iterator[int]:
    """Play at random, stopping before every answer; gives the number of answers so far."""
    for n in range(answers):
        if table.over:
            return
        yield n
        answer(table, luck)


def begin(system: AnySystem, quest: str, heroes: int, seed: str, **changes: object) -> tuple[AnyTable, random.Random]:
    """A table with the ready setup of a quest, changed where told, and luck for those who sit at it."""
    setup = msgspec.structs.replace(system.unwatched(system.default_setup(quest, heroes, seed)), **changes)
    return Table(system, setup), random.Random(seed)


def seats_of(setup: Setup) -> list[SeatId]:
    """Every seat, and somebody who only watches."""
    return [*map(SeatId, range(len(setup.seats))), NOBODY]


def standing(table: AnyTable) -> tuple[object, ...]:
    """All that makes up where a table stands, version and redo aside."""
    return encode(table.state), table.pending, tuple(table.journal), table.game.chance.salt


def agree(one: AnyTable, other: AnyTable, what: str) -> None:
    """Two tables stand at the same place."""
    names = ("states", "requests", "journals", "salts")
    for name, mine, theirs in zip(names, standing(one), standing(other)):
        assert mine == theirs, f"{what}: the {name} differ after {len(one.journal)} items\n{mine!r}\n{theirs!r}"


# the checks


class _Checked(Table[Any, Any]):
    """A table that checks the invariants at every checkpoint."""

    __slots__ = ()

    def _keep(self) -> None:
        super()._keep()
        self.system.check(self.game)


def check_invariants(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 400) -> None:
    """What is impossible never happens: `system.check` holds before every step and at the end."""
    setup = system.unwatched(system.default_setup(quest, heroes, seed))
    table = _Checked(system, setup, listen=False, digests=False)
    for _ in steps(table, random.Random(seed), answers):
        pass
    if table.over:
        system.check(table.game)


def check_ends(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 50_000) -> None:
    """Random play comes to an end, and the state says how it ended."""
    setup = system.unwatched(system.default_setup(quest, heroes, seed))
    table: AnyTable = Table(system, setup, keep=False, listen=False, digests=False)
    for _ in steps(table, random.Random(seed), answers):
        pass
    assert table.over, f"{quest}: not over after {answers} answers; it asks {table.pending}"
    assert table.state.outcome is not None, f"{quest}: nothing is left to do, and nobody has won or lost"


def twins(ask: Ask) -> list[str]:
    """The choices that an ask offers more than once, as text; there must be none."""
    shown = Counter(map(str, ask.options))
    return [text for text, times in shown.items() if times > 1]


def check_options(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 400) -> None:
    """Every ask has options, no two alike, all for seats at the table, each readable from its text."""
    table, luck = begin(system, quest, heroes, seed)
    seats = range(len(table.setup.seats))
    for n in steps(table, luck, answers):
        ask = table.ask
        assert ask is not None, f"answer {n}: the table waits for {table.pending}, though it throws and draws itself"
        where = f'answer {n}, "{ask.prompt}"'
        shown = [str(option) for option in ask.options]
        assert shown, f"{where}: no options"
        assert not twins(ask), f"{where}: offered twice: {', '.join(twins(ask))}"
        assert 0 <= ask.default < len(shown), f"{where}: the default is {ask.default} of {len(shown)}"
        wrong = [seat for seat in ask.seats() if seat not in seats]
        assert not wrong, f"{where}: asked of seats {wrong}, there are {len(seats)}"
        for text, option in zip(shown, ask.options):
            assert parse_option(text).same(option), f'{where}: "{text}" reads back as "{parse_option(text)}"'


def check_states(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 200) -> None:
    """States copy and write down without loss, one that was kept never changes afterwards, and each field has a range
    that what comes from outside is held against."""
    assert not boundless(system.state_type), f"fields without a range: {', '.join(boundless(system.state_type))}"
    table, luck = begin(system, quest, heroes, seed)
    kept = [(table.first, encode(table.first))]
    for n in steps(table, luck, answers):
        state, data = table.state, encode(table.state)
        assert encode(copy(state)) == data, f"answer {n}: a copy differs from its state"
        assert copy(state) == state, f"answer {n}: a copy is not equal to its state"
        assert decode(system.state_type, data) == state, f"answer {n}: the state written down reads back differently"
        kept.append((copy(state), data))
        if table.marks:
            kept.append((table.marks[-1].state, encode(table.marks[-1].state)))
    for n, (state, data) in enumerate(kept):
        assert encode(state) == data, f"kept state {n} has changed since"


def check_forks(
    system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 120, every: int = 5, ahead: int = 10
) -> None:
    """A fork equals the original, goes on in the same way, and leaves the original as it was."""
    table, luck = begin(system, quest, heroes, seed)
    for n in steps(table, luck, answers):
        if n % every:
            continue
        before = standing(table)
        twin, third = table.fork(), table.fork()
        agree(table, twin, f"answer {n}: fork and original")
        lucks = random.Random(n), random.Random(n)
        for _ in range(ahead):
            answer(twin, lucks[0])
            answer(third, lucks[1])
            agree(twin, third, f"answer {n}: two forks with the same answers")
        assert standing(table) == before, f"answer {n}: playing on a fork changed the original"


def check_record(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 200) -> None:
    """A game written down and read back plays again to the bit, events included, and its dice can be checked."""
    table, luck = begin(system, quest, heroes, seed)
    for n in steps(table, luck, answers):
        if n % 17 == 3 and table.journal:
            table.undo(SeatId(0), agreed=True)
    written = record(table)
    again = parse(msgspec.json.encode(written))
    assert msgspec.json.encode(again) == msgspec.json.encode(written), "the record changes when it is read and written"
    twin = replay(again)
    agree(table, twin, "the record replayed")
    assert twin.told == table.told, "the record replayed tells other events"
    verdict = verify(again)
    assert verdict.ok, f"the record does not hold: {verdict.problem} at item {verdict.at}"
    odd = [str(one) for one in verdict.reservations if one.kind != "taken-back"]
    assert not odd, f"the record does not prove everything: {odd}"


def check_undo(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 120) -> None:
    """Undo goes back to the same place, redo forward to the same place, and the two together are nothing."""
    table, luck = begin(system, quest, heroes, seed)
    for n in steps(table, luck, answers):
        if table.ask is None:
            continue
        before, told = standing(table), len(table.told)
        answer(table, luck)
        after, events = standing(table), table.told[:]
        table.undo(SeatId(0), agreed=True)
        assert standing(table) == before, f"answer {n}: undo leads elsewhere"
        assert len(table.told) == told, f"answer {n}: events stay after undo"
        table.redo()
        assert standing(table) == after, f"answer {n}: undo and redo lead elsewhere"
        assert table.told == events, f"answer {n}: undo and redo tell other events"
        if table.over:
            return


def _refuses(table: AnyTable, code: str, deed: Callable[[], object]) -> str:
    """Something is refused for this reason and changes nothing; gives the text that says why."""
    before, version = standing(table), table.version
    refused: Refused | None = None
    try:
        deed()
    except Refused as error:
        refused = error
    assert refused is not None, f"an answer was taken that should be refused as {code}"
    assert refused.code == code, f"refused as {refused.code}, expected {code}: {refused}"
    assert str(refused), f"refused as {code} without saying why"
    assert standing(table) == before, f"an answer refused as {code} changed the table"
    assert table.version == version, f"an answer refused as {code} changed the version"
    return str(refused)


def check_refusals(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 60) -> None:
    """Illegal, stale and foreign answers change nothing and say why."""
    table, luck = begin(system, quest, heroes, seed)
    for _ in steps(table, luck, answers):
        ask = table.ask
        if ask is None:
            continue
        option = ask.options[-1]
        strangers = [seat for seat in seats_of(table.setup) if seat not in ask.seats_of(option)]
        asked = ask.seats()
        _refuses(table, "illegal", lambda: table.answer(NOT_AN_OPTION))
        _refuses(table, "illegal", lambda ask=ask: table.answer(len(ask.options)))  # type: ignore[misc]
        _refuses(table, "illegal", lambda: table.answer(-1))
        _refuses(table, "stale", lambda option=option: table.answer(option, version=table.version - 1))  # type: ignore[misc]
        _refuses(table, "dice", lambda: table.supply(((1,),)))
        _refuses(table, "cards", lambda: table.name_cards(["no-such-card"]))
        for stranger in strangers:
            code = "illegal" if stranger in asked else "seat"
            texts = [
                _refuses(table, code, lambda one=one, who=stranger: table.answer(one, who))  # type: ignore[misc]
                for one in (option, NOT_AN_OPTION)
            ]
            assert texts[0].replace(f'"{option}"', "") == texts[1].replace(f'"{NOT_AN_OPTION}"', ""), (
                f'seat {stranger} is told whether "{option}" is there: {texts}'
            )
    if table.over:
        _refuses(table, "over", lambda: table.answer(0))


def check_typed_dice(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 150) -> None:
    """With dice typed by people, what no die can show is refused, and what was typed can be corrected."""
    table, luck = begin(system, quest, heroes, seed, dice="typed-all")
    for n in steps(table, luck, answers):
        request = table.pending
        if type(request) is not Roll:
            continue
        good = throw(request.dice, luck)
        for bad in _bad_throws(request.dice, good):
            _refuses(table, "faces", lambda bad=bad: table.supply(bad))  # type: ignore[misc]
        _refuses(table, "dice", lambda: table.answer(0))
        table.supply(throw(request.dice, luck))
        table.retype(good)
        twin = table.fork()
        agree(table, twin, f"answer {n}: fork after typed dice")
        if table.over:
            return


def _bad_throws(dice: tuple[Pool, ...], good: Faces) -> list[Faces]:
    bad: list[Faces] = [(), (*good, (1,))]
    for n, pool in enumerate(dice):
        if pool:
            rest = good[n][1:]
            most = pool[0].sides if pool[0].explodes else pool[0].sides + 1
            bad += [(*good[:n], side, *good[n + 1 :]) for side in ((0, *rest), (most, *rest), rest)]
    return bad


def check_named_cards(system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 150) -> None:
    """With cards named from a real deck, what is not in the pile is refused, and the game goes on."""
    table, luck = begin(system, quest, heroes, seed, cards="named")
    for _ in steps(table, luck, answers):
        request = table.pending
        if type(request) is Draw:
            cards = table.state.piles[request.pile].cards
            _refuses(table, "cards", lambda: table.name_cards(["no-such-card"]))
            _refuses(table, "cards", lambda cards=cards, n=request.n: table.name_cards(cards[: n + 1] + cards[:1]))  # type: ignore[misc]
            _refuses(table, "dice", lambda: table.answer(0))


def check_odds(
    system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 60, every: int = 6, limit: int = 3_000
) -> int:
    """Every attack has odds, whatever it may come to adds up to certainty, and asking for odds changes nothing.

    Gives the number of attacks that were offered.
    """
    table, luck = begin(system, quest, heroes, seed)
    attacks = 0
    for n in steps(table, luck, answers):
        ask = table.ask
        if ask is None or n % every:
            continue
        before = standing(table)
        for option in ask.options:
            found = odds(table, option, limit=limit, samples=20)
            total = found.chance(lambda result: True)
            attack = attacks_with(table, option)
            attacks += attack
            assert found.results or not attack, f'answer {n}: "{option}" is an attack and has no odds'
            assert not found.results or abs(total - 1.0) < 1e-9, f'answer {n}: the odds of "{option}" add up to {total}'
        assert standing(table) == before, f"answer {n}: asking for odds changed the table"
    return attacks


def attacks_with(table: AnyTable, option: Option) -> bool:
    """Does a step of an attack follow an option, the steps that may come between aside?"""
    system, twin = table.system, table.fork()
    seen: list[bool] = []

    def noticing(entry: Entry) -> None:
        if type(entry) not in system.between_steps or system.attacks(entry):
            seen.append(system.attacks(entry))

    twin._steps = {kind: _noticed(step, noticing) for kind, step in system.steps.items()}
    twin.choose(option)
    return bool(seen) and seen[0]


def _noticed(step: Step, noticing: Callable[[Entry], None]) -> Step:
    """A step that is noticed when it comes up."""

    def noticed(game: Any, entry: Entry) -> Script[None] | None:
        noticing(entry)
        return step(game, entry)

    return noticed


# secrets


def hidden_values(value: object, path: list[str]) -> list[object]:
    """The values of a field, in all structs its dotted name leads to."""
    if isinstance(value, dict):
        return [found for key in value for found in hidden_values(value[key], path)]
    if isinstance(value, (list, tuple)) and path:
        return [found for item in value for found in hidden_values(item, path)]
    if not path or value is None:
        return [value]
    return hidden_values(getattr(value, path[0], None), path[1:])


def told_secrets(events: list[AnyEvent]) -> bool:
    """Has something come to light, so that two worlds may go apart from here?"""
    return any(isinstance(event, Revealed) or (isinstance(event, Drawn) and event.cards) for event in events)


def _look_alike(seat: SeatId, one: AnyTable, other: AnyTable, what: str) -> None:
    mine, theirs = (msgspec.json.encode(table.scene(seat)) for table in (one, other))
    assert mine == theirs, f"{what}: seat {seat} sees a difference it cannot know\n{mine!r}\n{theirs!r}"


def _play_together(seat: SeatId, one: AnyTable, other: AnyTable, luck: random.Random, ahead: int, what: str) -> None:
    """Play two worlds with the same answers, as long as nothing hidden comes to light."""
    for _ in range(ahead):
        mine, theirs = one.ask, other.ask
        if mine is None or theirs is None:
            break
        common = [option for option in mine.options if any(option.same(also) for also in theirs.options)]
        if not common:
            break
        option = luck.choice(common)
        seen = [
            [event for told in table.answer(option) if (event := told.seen_by(seat)) is not None]
            for table in (one, other)
        ]
        if any(map(told_secrets, seen)):
            break
        first, second = map(msgspec.json.encode, seen)
        assert first == second, f'{what}: after "{option}" seat {seat} hears a difference\n{first!r}\n{second!r}'
        _look_alike(seat, one, other, f'{what}, after "{option}"')


def check_secrets(
    system: AnySystem, quest: str, heroes: int, seed: str, *, answers: int = 120, every: int = 4, ahead: int = 8
) -> frozenset[str]:
    """Two worlds that differ only in what a seat cannot know look and sound the same to it, byte for byte.

    Gives the names of the hidden fields that did differ: over all quests of a system these must be all of
    `hidden_fields`, which `check_all_varied` says.
    """
    table, luck = begin(system, quest, heroes, seed)
    fields = {name: name.split(".") for name in hidden_fields(system.state_type)}
    varied: set[str] = set()
    for n in steps(table, luck, answers):
        if n % every:
            continue
        for seat in seats_of(table.setup):
            one, other = table.fork(listen=True), table.fork(listen=True)
            system.redeal(other.game, seat, luck)
            for name, path in fields.items():
                if hidden_values(one.state, path) != hidden_values(other.state, path):
                    varied.add(name)
            what = f"answer {n}"
            _look_alike(seat, one, other, what)
            ask = table.ask
            if ask is not None and not (ask.window or ask.secret):
                _play_together(seat, one, other, random.Random(n), ahead, what)
    return frozenset(varied)


def check_all_varied(system: AnySystem, varied: frozenset[str]) -> None:
    """Every hidden field of the state has differed in some pair of worlds."""
    left = sorted(set(hidden_fields(system.state_type)) - varied)
    assert not left, f"{system.name}: `redeal` never varied {', '.join(left)}"


CHECKS: tuple[Check, ...] = (
    check_invariants,
    check_ends,
    check_options,
    check_states,
    check_forks,
    check_record,
    check_undo,
    check_refusals,
    check_typed_dice,
    check_named_cards,
    check_odds,
    check_secrets,
)
"""All of them, for tests to run over."""
