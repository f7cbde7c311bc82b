"""The loot of defeated monsters."""

from __future__ import annotations

import pytest

from systems.doria.build import Play, hero, position
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import ResolveLoot

LOOT = ("dagger", "log-trap", "dagger")


def followed(*, stop: bool, why: str = "defeated", cards: tuple[str, ...] = LOOT) -> Play:
    """A warrior has drawn these cards, and follows them until somebody has to say whether to go on."""
    do = [ResolveLoot(1, cards, why)]
    play = position(
        "W..", do=do, W=hero(attributes={"str": 20, "agi": 20}), options={"stop-after-trap": stop}, dice=[9, 9] * 3
    )
    while (ask := play.table.ask) is not None and ask.prompt != "more-loot":
        play.table.choose(ask.options[ask.default])
    return play


def items(play: Play) -> list[str]:
    return [item.card for item in play.who("W").outfit.items()]


@rule("DO-0287", "DO-0407")
def test_cards_are_followed_in_the_order_drawn_and_traps_are_triggered_at_once():
    play = followed(stop=False)
    story = [event.what for event in play.events("changed") if event.what in ("received", "trap-sprung", "group-xp")]
    assert story == ["received", "trap-sprung", "group-xp", "received", "received"]
    assert items(play) == ["dagger", "dagger", "log-trap"]


@rule("DO-0408")
def test_with_the_option_the_rest_may_be_declined_after_a_trap():
    play = followed(stop=True)
    assert play.asks() == "more-loot"
    play.choose("no")
    assert items(play).count("dagger") == 1
    assert play.asks() == ""


@rule("DO-0408")
def test_whoever_goes_on_gets_the_rest():
    play = followed(stop=True)
    play.choose("yes").finish()
    assert items(play).count("dagger") == 2


@rule("DO-0408")
@pytest.mark.parametrize(("why", "cards"), [("search", LOOT), ("defeated", ("dagger", "dagger"))])
def test_nothing_is_declined_without_a_trap_or_in_a_search(why, cards):
    assert followed(stop=True, why=why, cards=cards).asks() == ""
