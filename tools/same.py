"""Play the same games by two checkouts, and say where they differ: question by question.

Games are named by a quest, a number of heroes and a seed.  Each checkout plays them in a process of its own, with its
own environment, and writes down for every question what was told since the last one and what is asked, with all its
options; every so often also what can be seen of the table.  What only one of the two can say, a field that the other
does not have, is left out.

Random players draw an option by its words, not by its place in the list, so that a game in which one more is offered
goes on alike until that one is taken.  From the first question that is not put in the same words, from the first other
thing told or seen, or the first other choice, a game has parted, and is compared no further.

Usage: python tools/same.py OLD_TREE SYSTEM [--games 240] [--bot random|sensible] [--seat dark] [--first 0]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, TextIO

HERE = Path(__file__).resolve().parents[1]
BATCH = 60
"""So many games are played by one checkout before it is the other's turn."""

EVERY = 4
"""At every fourth question, and at the end, it is compared what can be seen of the table."""

LONGEST = 360
"""So much is shown of a difference."""

Said = dict[str, Any]
"""What was told, seen and asked at one question."""


# playing: by either checkout


def tell(system: str, first: int, games: int, bot: str, roles: Sequence[str], into: TextIO) -> None:
    """Play some games and write down every question, one a line; first the fields that this checkout knows."""
    import msgspec

    from undercroft.kernel import events, requests
    from undercroft.kernel.scene import Figure
    from undercroft.kernel.system import find
    from undercroft.kernel.table import Table
    from undercroft.lab.simulate import seated, tables_of

    kinds: list[type[msgspec.Struct]] = [requests.Ask, Figure]
    kinds += [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)]
    fields = {kind.__name__.lower(): list(kind.__struct_fields__) for kind in kinds}
    into.write(json.dumps(fields) + "\n")
    rules = find(system)
    tables = tables_of(rules)
    unwatched = getattr(rules, "unwatched", lambda setup: setup)
    for n in range(first, first + games):
        quest, heroes = tables[n % len(tables)]
        name = f"{quest} for {heroes}, seed same.{n}"
        setup = unwatched(seated(rules.default_setup(quest, heroes, f"same.{n}"), roles))
        table: Table[Any, Any] = Table(rules, setup, keep=bot != "random", listen=True, digests=False)
        choose = _at_random(table) if bot == "random" else _by_bots(table, bot)
        heard, at = 0, 0
        while True:
            told = [_heard(msgspec.to_builtins(one.event)) for one in table.told[heard:]]
            heard = len(table.told)
            ask, option = table.ask, None
            line: Said = {"game": name, "at": at, "told": told}
            if ask is None or at % EVERY == 0:
                line["seen"] = _seen(table)
            if ask is not None:
                option = choose()
                line["ask"] = {"prompt": ask.prompt, "seat": ask.seat, "who": ask.who, "about": ask.about}
                line["options"] = [_words(one) for one in ask.options]
                line["default"] = _words(ask.options[ask.default])
                line["chosen"] = _words(option)
            else:
                line["outcome"] = msgspec.to_builtins(table.state.outcome)
            into.write(json.dumps(line) + "\n")
            if option is None:
                break
            table.choose(option)
            at += 1


def _heard(event: dict[str, Any]) -> dict[str, Any]:
    """An event as people hear it: what a rule made of dice only where it is a number, and not the faces once more."""
    result = str(event.get("result", ""))
    faces = " ".join(str(face) for side in event.get("faces", ()) for face in side)
    if not result.lstrip("-").isdecimal() or result == faces:
        event.pop("result", None)
    return event


def _words(option: Any) -> str:
    return f"{option} for {','.join(map(str, option.seats))}" if option.seats else str(option)


def _at_random(table: Any) -> Any:
    """Of all options the one whose words come first when they are shuffled by the seed and the number of the answer."""
    seed, n = table.setup.seed, 0

    def lot(option: Any) -> bytes:
        return hashlib.blake2b(f"{seed} {n} {_words(option)}".encode(), digest_size=8).digest()

    def choose() -> Any:
        nonlocal n
        n += 1
        return min(table.ask.options, key=lot)

    return choose


def _by_bots(table: Any, name: str) -> Any:
    """A bot on every chair; where several may answer the first of them does."""
    from undercroft.bots import Chair, find_bot

    luck = random.Random(f"{table.setup.seed} bots")
    bots = [find_bot(table.system, name, luck.getrandbits(64)) for _ in range(max(1, len(table.setup.seats)))]

    def choose() -> Any:
        seat = table.ask.seats()[0]
        return bots[seat].answer(Chair(table, seat))

    return choose


def _seen(table: Any) -> dict[str, Any]:
    """What the first seat sees of the table: figures with their bars, heroes with what they carry, doors, tokens, piles
    and tracks."""
    scene = table.scene(0)
    found: dict[str, Any] = {"round": scene.round}
    for figure in scene.figures:
        bars = {bar.name: (bar.now, bar.most) for bar in figure.bars}
        found[f"figure {figure.id}"] = {
            "name": figure.name,
            "at": figure.at,
            "facing": figure.facing,
            "bars": bars,
            "marks": list(figure.marks),
            "members": figure.members,
            "down": figure.down,
            "acted": figure.acted,
        }
    for sheet in scene.sheets:
        cards = {part: [card.id for card in getattr(sheet, part)] for part in ("worn", "carried", "skills")}
        numbers = {number.name: number.value for number in sheet.numbers}
        found[f"sheet {sheet.who}"] = {**cards, "numbers": numbers, "ailments": list(sheet.ailments)}
    board = scene.board
    found["doors"] = sorted(f"{door.at}-{door.to} {door.state}" for door in board.doors)
    found["tokens"] = sorted(f"{token.kind} {token.at} {token.n} {token.spent}" for token in board.tokens)
    found["tracks"] = {track.name: track.now for track in scene.tracks}
    found["piles"] = {pile.name: (pile.count, pile.discards, pile.top) for pile in scene.piles}
    return found


# comparing


class Differences:
    """The kinds of differences that were met, how often, and the first of each."""

    def __init__(self) -> None:
        self.offered: Counter[str] = Counter()
        self.parted: Counter[str] = Counter()
        self.first: dict[str, str] = {}
        self.games = self.equal = self.questions = 0

    def game(self, name: str, mine: Sequence[Said], theirs: Sequence[Said], fields: dict[str, list[str]]) -> None:
        """Compare one game up to where it parts, if it does; options more or less part it only if they are taken."""
        self.games += 1
        alike = True
        for one, other in zip_longest(mine, theirs):
            if not (one and other):
                self.note(self.parted, name, one or other, "ends at another question", "")
                return
            found = list(_differences(one, other, fields))
            apart = next((found for found in found if not found[0].startswith("offers")), None)
            if apart is not None:
                self.note(self.parted, name, one, *apart)
                return
            for kind, what in found:
                self.note(self.offered, name, one, kind, what)
            if one.get("chosen") != other.get("chosen"):
                self.note(self.parted, name, one, f"takes another option at {_prompt(one)}", f"{found}")
                return
            alike = alike and not found
            self.questions += 1
        self.equal += alike

    def note(self, among: Counter[str], name: str, said: Said, kind: str, what: str) -> None:
        """Count a difference, and keep the first of its kind."""
        among[kind] += 1
        self.first.setdefault(kind, f"{name}, question {said['at']}: {what}"[:LONGEST])

    def report(self) -> Iterator[str]:
        """The sums, and the first difference of each kind."""
        yield f"{self.games} games, {self.equal} the same from end to end, {sum(self.parted.values())} part"
        yield f"{self.questions} questions alike"
        for title, counted in (("where games part", self.parted), ("offered otherwise", self.offered)):
            if counted:
                yield f"{title}:"
            for kind, n in counted.most_common():
                yield f"{n:>6}  {kind}"
                yield f"        {self.first[kind]}"


def _differences(one: Said, other: Said, fields: dict[str, list[str]]) -> Iterator[tuple[str, str]]:
    """The kinds of differences between what two checkouts said at a question, each with the two things."""
    for mine, theirs in zip_longest(one["told"], other["told"]):
        if mine is None or theirs is None or mine["kind"] != theirs["kind"]:
            yield f"tells {_about(mine)} where it was {_about(theirs)}", f"{mine} was {theirs}"
            break
        for field in fields[mine["kind"]]:
            if mine.get(field) != theirs.get(field):
                yield f"tells another {field} of {_about(mine)}", f"{mine} was {theirs}"
                return
    yield from _others("sees", one.get("seen", {}), other.get("seen", {}))
    for part in ("ask", "outcome"):
        if one.get(part) != other.get(part):
            yield f"{part}: {_prompt(one)} where it was {_prompt(other)}", f"{one.get(part)} was {other.get(part)}"
            return
    if one.get("options") != other.get("options"):
        for word, had, has in (("no longer", other, one), ("also", one, other)):
            lacking = sorted(set(had["options"]) - set(has["options"]))
            for act in dict.fromkeys(words.split()[0] for words in lacking):
                yield f"offers {word} {act} at {_prompt(one)}", ", ".join(lacking)
        if sorted(one["options"]) == sorted(other["options"]):
            yield f"offers in another order at {_prompt(one)}", f"{one['options']} was {other['options']}"
    if one.get("default") != other.get("default"):
        yield f"default at {_prompt(one)}", f"{one['default']} was {other['default']}"


def _others(word: str, mine: dict[str, Any], theirs: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for key in sorted({*mine, *theirs}):
        one, other = mine.get(key), theirs.get(key)
        if one == other:
            continue
        name = key.partition(" ")[0]
        if isinstance(one, dict) and isinstance(other, dict):
            for part in sorted({*one, *other}):
                if one.get(part) != other.get(part):
                    yield f"{word} another {part} of {name}", f"{key} {one.get(part)} was {other.get(part)}"
        else:
            yield f"{word} another {name}", f"{one} was {other}"


def _about(event: dict[str, Any] | None) -> str:
    if event is None:
        return "nothing"
    more = next((str(event[field]) for field in ("what", "why", "message", "act", "pile") if event.get(field)), "")
    return f"{event['kind']} {more}".strip()


def _prompt(said: Said) -> str:
    return str(said["ask"]["prompt"]) if said.get("ask") else "the end"


# both


def played(
    tree: Path, told: argparse.Namespace, first: int, games: int
) -> tuple[dict[str, list[str]], list[list[Said]]]:
    """What a checkout said in some games, and the fields it knows."""
    with tempfile.TemporaryDirectory() as folder:
        into = Path(folder) / "told"
        command = [str(tree / ".venv/bin/python"), __file__, str(tree), told.system, "--tell", str(into)]
        command += ["--first", str(first), "--games", str(games), "--bot", told.bot]
        for role in told.seat:
            command += ["--seat", role]
        subprocess.run(command, check=True)
        with into.open() as lines:
            fields = json.loads(next(lines))
            found: dict[str, list[Said]] = {}
            for line in lines:
                said = json.loads(line)
                found.setdefault(said["game"], []).append(said)
    return fields, list(found.values())


def main() -> None:
    """Play by both and print the differences."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("tree", type=Path, help="the other checkout, with an environment of its own in .venv")
    parser.add_argument("system")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seat", action="append", default=[], help="a seat besides the heroes', played by the bot")
    parser.add_argument("--tell", type=Path, help=argparse.SUPPRESS)
    told = parser.parse_args()
    if told.tell is not None:
        with told.tell.open("w") as into:
            tell(told.system, told.first, told.games, told.bot, told.seat, into)
        return
    differences = Differences()
    for first in range(told.first, told.first + told.games, BATCH):
        games = min(BATCH, told.first + told.games - first)
        known, mine = played(HERE, told, first, games)
        knew, theirs = played(told.tree.resolve(), told, first, games)
        fields = {kind: [field for field in names if field in knew.get(kind, ())] for kind, names in known.items()}
        for one, other in zip(mine, theirs, strict=True):
            differences.game(one[0]["game"], one, other, fields)
    for line in differences.report():
        sys.stdout.write(line + "\n")
    sys.exit(0 if differences.equal == differences.games else 1)


if __name__ == "__main__":
    main()
