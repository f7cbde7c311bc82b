"""Families of options: found in their files, put in order, asked only where they can have something to offer."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from itertools import product
from pathlib import Path

import pytest

from undercroft.crawl.families import Families, Need, gather, need, need_of
from undercroft.crawl.families import Family as AnyFamily
from undercroft.kernel.requests import Option

Here = frozenset[str]
Deed = Callable[[str], str]


class Family(AnyFamily[Here, str, str]):
    """A family of the tests: a standpoint is the set of what is so."""


def says(name: str) -> Need[Here]:
    def so(here: Here) -> bool:
        return name in here

    so.__name__ = name
    return need(so)


def family(name: str, after: str = "", needs: Need[Here] | None = None, by: Need[Here] | None = None) -> Family:
    made = Family(name, after=after, needs=needs, by=by)

    @made.offers
    def offers(here: Here) -> Iterable[Option]:
        return [Option(name)]

    @made.deed(name)
    def does(what: str) -> str:
        return f"{name} {what}"

    return made


def names(asked: list[Callable[[Here], Iterable[Option]]]) -> list[str]:
    return [option.act for offers in asked for option in offers(frozenset())]


def test_each_family_comes_right_behind_the_one_it_names() -> None:
    known = Families([family("dig", "walk"), family("walk"), family("end", "dig"), family("cut", "walk")])
    assert [one.name for one in known.all] == ["walk", "cut", "dig", "end"]


def test_a_family_is_asked_only_where_its_needs_are_met() -> None:
    known = Families([family("open", needs=says("door") & says("time")), family("rest", needs=says("time"))])
    assert names(known.asked(frozenset(("door", "time")))) == ["open", "rest"]
    assert names(known.asked(frozenset(("time",)))) == ["rest"]
    assert names(known.asked(frozenset(("door",)))) == []


def test_one_of_two_needs_is_enough_where_either_will_do() -> None:
    known = Families([family("open", needs=says("door") | says("chest") & says("key"))])
    assert names(known.asked(frozenset(("door",)))) == ["open"]
    assert names(known.asked(frozenset(("chest",)))) == []
    assert names(known.asked(frozenset(("chest", "key")))) == ["open"]


def test_the_quick_way_asks_the_very_families_whose_needs_are_met_one_by_one() -> None:
    facts = ("a", "b", "c", "d")
    a, b, c, d = map(says, facts)
    wanted = [a & b | c, a & (b | c) & d, d, (a | b) & (c | d), a & a]
    known = Families([family(f"f{n}", needs=one, by=wanted[n - 1]) for n, one in enumerate(wanted)])
    for flags in product((False, True), repeat=len(facts)):
        here = frozenset(fact for fact, flag in zip(facts, flags, strict=True) if flag)
        plain = [one.name for one in known.all if one.by.met(here) and one.needs.met(here)]
        assert names(known.asked(here)) == plain


def test_what_depends_on_one_part_is_looked_at_once_for_that_part() -> None:
    looked: list[str] = []

    def place(here: Here) -> str:
        return min(here)

    def dark(where: str) -> bool:
        looked.append(where)
        return where == "cellar"

    known = Families([family("light", needs=need_of(place)(dark))])
    for _ in range(3):
        assert names(known.asked(frozenset(("cellar",)))) == ["light"]
        assert names(known.asked(frozenset(("hall",)))) == []
    assert looked == ["cellar", "hall"]


def test_who_may_do_it_is_a_rule_and_what_it_needs_is_not() -> None:
    known = Families([family("climb", needs=says("wall"), by=says("afoot"))])
    assert names(known.allowed(frozenset(("afoot",)))) == ["climb"]
    assert names(known.allowed(frozenset(("wall",)))) == []


def test_a_need_reads_as_it_was_written() -> None:
    assert repr(says("door") & says("time") | says("key")) == "door & time | key"
    assert repr(family("rest").needs) == "always"


def test_every_act_is_done_by_one_deed() -> None:
    known = Families([family("walk"), family("dig")])
    assert known.deeds["dig"]("deep") == "dig deep"
    twice = family("delve")
    twice.deed("dig")(lambda what: what)
    with pytest.raises(ValueError, match='both "delve" and "dig" say how "dig" is done'):
        Families([family("dig"), twice])


def test_what_may_be_done_is_listed_in_order_and_done_by_its_family_or_otherwise() -> None:
    asked: list[str] = []
    dig = Family("dig", needs=says("spade"))

    @dig.offers
    def holes(here: Here) -> Iterable[Option]:
        asked.append("dig")
        return [Option("dig", what="hole"), Option("dig", what="ditch")] if "spade" in here else []

    @dig.deed("dig")
    def digs(game: str, who: str, option: Option) -> None:
        asked.append(f"{who} digs a {option.what} in {game}")

    def otherwise(game: str, who: str, option: Option) -> None:
        asked.append(f"{who} thinks of {option.act}")

    known = Families([dig, family("rest", "dig", by=says("weary"))])
    weary = frozenset(("weary",))
    assert known.listed(weary) == known.everything(weary) == [Option("rest")]
    assert asked == ["dig"], "only `everything` asks it without a spade"
    spade = frozenset(("spade",))
    assert known.listed(spade) == known.everything(spade) == [Option("dig", what="hole"), Option("dig", what="ditch")]
    known.do("sand", "Ann", Option("dig", what="ditch"), otherwise)
    known.do("sand", "Ann", Option("sleep"), otherwise)
    assert asked[-2:] == ["Ann digs a ditch in sand", "Ann thinks of sleep"]


def test_a_family_may_do_what_no_other_does_and_is_then_the_one_that_answers_for_it() -> None:
    done: list[str] = []
    quest, dig = family("quest"), family("dig")

    @dig.deed("cut")
    def cuts(game: str, who: str, option: Option) -> None:
        done.append("cut")

    @quest.otherwise
    def does(game: str, who: str, option: Option) -> None:
        done.append(f"{who} does {option.act}")

    known = Families([quest, dig])
    known.do("sand", "Ann", Option("flip-switch"))
    known.do("sand", "Ann", Option("cut"))
    assert done == ["Ann does flip-switch", "cut"]
    assert (known.family_of(Option("flip-switch")), known.family_of(Option("cut"))) == (quest, dig)


def test_what_nobody_says_how_to_do_is_named() -> None:
    known = Families([family("dig")])
    with pytest.raises(LookupError, match='"sing"'):
        known.do("sand", "Ann", Option("sing"))
    with pytest.raises(LookupError, match='"sing"'):
        known.family_of(Option("sing"))


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ([("dig", "fly")], '"dig" comes after "fly", and there is no such family'),
        ([("dig", "cut"), ("cut", "dig")], "in a circle: cut, dig"),
        ([("dig", ""), ("dig", "")], "two families have one name"),
    ],
)
def test_an_order_that_cannot_be_is_refused(wrong: list[tuple[str, str]], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Families([family(name, after) for name, after in wrong])


def test_a_family_that_offers_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match='the family "idle" offers nothing'):
        Families([Family("idle")])


def test_a_family_lists_its_options_once_and_does_each_act_once() -> None:
    walk = family("walk")
    with pytest.raises(ValueError, match="in one function"):
        walk.offers(lambda here: [])
    with pytest.raises(ValueError, match='two deeds for "walk"'):
        walk.deed("walk")(lambda what: what)


def test_every_family_of_a_package_is_found_and_each_only_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "acts_of_a_test"
    room.mkdir()
    (room / "__init__.py").write_text("")
    (room / "walk.py").write_text("from crawl.test_families import family\nFAMILY = family('walk')\n")
    (room / "dig.py").write_text(
        "from acts_of_a_test.walk import FAMILY as WALK\nfrom crawl.test_families import family\n"
        "FAMILY = family('dig')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(sys.modules, "crawl.test_families", sys.modules[__name__])
    assert sorted(one.name for one in gather("acts_of_a_test", Family)) == ["dig", "walk"]
