"""Things that look right at first sight: records, campaigns and heroes with something in them that does not belong."""

from __future__ import annotations

import copy
import gzip
import json
import random
from functools import cache
from typing import Any

import msgspec

from undercroft.kernel.ledger import Campaign
from undercroft.kernel.record import record
from undercroft.kernel.system import find
from undercroft.proofs.contract import begin, steps
from undercroft.systems.universalis.cards.definitions import HEROES
from undercroft.systems.universalis.cards.library import library

NASTY: tuple[Any, ...] = (
    *(0, 1, -1, 7, 100, 999, 1000, 1001, 65_535, 2**31, -(2**31), 2**53, 2**63, -(2**63), 10**30, 1.5, 1e300),
    *("", "x", "x" * 150, "x" * 5000, "{", '{"id":', "goblin-archers", "../../etc/passwd", "-1", "\U0001f409"),
    *(None, True, False, [], {}, [[]], ["a"] * 3000, [0] * 3000, {"a": {"a": {"a": {}}}}),
)
"""Values for fields that expect others."""


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything in some data."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in list(inner)[:60]:
        found += leaves(one, (*path, key))
    return found


def twisted(value: Any, luck: random.Random, times: int = 2) -> Any:
    """A copy of some data with a few things in it replaced, doubled or missing."""
    value = json.loads(json.dumps(value))
    for _ in range(luck.randint(1, times)):
        ways = leaves(value)
        if not ways:
            return value
        *way, last = luck.choice(ways)
        at = value
        for step in way:
            at = at[step]
        how = luck.random()
        if how < 0.7:
            at[last] = copy.deepcopy(luck.choice(NASTY))
        elif how < 0.85 and isinstance(at, list):
            at.insert(last, at[last])
        else:
            del at[last]
    return value


@cache
def played(system: str, quest: str, seed: int) -> dict[str, Any]:
    """The record of some random answers, as plain data."""
    table, luck = begin(find(system), quest, 2, f"hostile {seed}")
    for _ in steps(table, luck, 25):
        pass
    return dict(json.loads(msgspec.json.encode(record(table, events=False))))


def a_record(luck: random.Random) -> bytes:
    """A record, true or not, packed or not, or not even that."""
    system = luck.choice(("proving", "darkness", "doria", "universalis"))
    quest = luck.choice([card.id for card in find(system).quests()][:3])
    found = played(system, quest, luck.randrange(2))
    if luck.random() < 0.8:
        found = twisted(found, luck)
    data = json.dumps(found).encode()
    how = luck.random()
    if how < 0.1:
        return gzip.compress(b"[" * 60_000_000, 9)
    if how < 0.15:
        return data[: luck.randrange(len(data))]
    return gzip.compress(data) if how < 0.5 else data


@cache
def heroes() -> list[dict[str, Any]]:
    """Heroes as people write them out."""
    return [dict(json.loads(msgspec.json.encode(hero))) for hero in library()[HEROES].values()]


def a_hero(luck: random.Random) -> str:
    """A hero written out, with something wrong about them now and then."""
    hero = luck.choice(heroes())
    return json.dumps(twisted(hero, luck) if luck.random() < 0.8 else hero)


def a_campaign(luck: random.Random) -> bytes:
    """A campaign file whose ledger was tampered with."""
    name = luck.choice(("proving", "darkness", "universalis"))
    system = find(name)
    ledger = msgspec.msgpack.decode(system.new_ledger() or b"\x80")
    if name == "universalis" and isinstance(ledger, dict):
        ledger["heroes"] = {hero["id"]: hero for hero in heroes()[: luck.randint(0, 6)]}
    ledger = twisted(ledger, luck)
    try:
        data = msgspec.msgpack.encode(ledger)
    except (OverflowError, ValueError):
        data = luck.randbytes(50)
    whole = Campaign(system=name, version=system.version, title="twisted", ledger=data)
    found = json.loads(whole.export())
    return json.dumps(twisted(found, luck) if luck.random() < 0.3 else found).encode()
