from __future__ import annotations

from undercroft.kernel.moments import BOOK, CARD, QUEST, Moment, bound_sources


def form(said: list[str]) -> None: ...


def said(moment, *sources):
    heard = []
    for deed in moment.deeds(sources):
        deed(heard)
    return heard


def moment_with(*bindings):
    moment = Moment("hit", form)
    for source, rank, word in bindings:
        moment.on(source, rank=rank)(lambda heard, word=word: heard.append(word))
    return moment


def test_book_comes_before_card_before_quest():
    moment = moment_with(("q", QUEST, "quest"), ("c", CARD, "card"), ("b", BOOK, "book"))
    assert said(moment, "q", "c", "b") == ["book", "card", "quest"]


def test_among_equals_the_order_of_the_bearer_counts():
    moment = moment_with(("one", CARD, "1"), ("two", CARD, "2"))
    assert said(moment, "two", "one") == ["2", "1"]


def test_one_source_may_do_several_things_in_the_order_they_were_bound():
    moment = moment_with(("one", CARD, "first"), ("one", CARD, "second"))
    assert said(moment, "one") == ["first", "second"]


def test_one_deed_may_be_bound_for_several_sources():
    moment = Moment("hit", form)
    moment.on("a", "b")(lambda heard: heard.append("x"))
    assert said(moment, "a", "b") == ["x", "x"]


def test_sources_that_are_bound_elsewhere_do_nothing():
    assert said(moment_with(("one", CARD, "1")), "other") == []


def test_what_is_bound_later_counts_too():
    moment = moment_with(("one", CARD, "1"))
    assert said(moment, "one", "two") == ["1"]
    moment.on("two")(lambda heard: heard.append("2"))
    assert said(moment, "one", "two") == ["1", "2"]


def test_the_index_names_for_each_source_its_moments():
    hit, miss = moment_with(("a", CARD, "1"), ("b", CARD, "2")), Moment("miss", form)
    miss.on("a")(lambda heard: None)
    assert bound_sources([hit, miss]) == {"a": ("hit", "miss"), "b": ("hit",)}


class Bearer:
    """Somebody with sources, who knows at which moments they come in."""

    def __init__(self, *names: str, bound: frozenset[str] = frozenset({"struck"})) -> None:
        self.names = names
        self.bound = bound


def test_a_moment_tells_what_its_bearers_do_there_but_for_some():
    moment = Moment("struck", lambda: None)
    done = {name: moment.on(name)(lambda name=name: name) for name in ("axe", "rage", "quest")}
    mine, quest = Bearer("axe", "rage"), Bearer("quest")
    assert moment.at(mine, quest) == (done["axe"], done["rage"], done["quest"])
    assert moment.at(mine, quest, but=("rage",)) == (done["axe"], done["quest"])


def test_where_nothing_of_a_bearer_is_bound_nothing_is_looked_for():
    moment = Moment("struck", lambda: None)
    moment.on("axe")(lambda: None)
    assert moment.at(Bearer("axe", bound=frozenset())) == ()
