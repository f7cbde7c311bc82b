"""The terminal says what a question about dice is about, and what each answer is worth."""

from __future__ import annotations

from types import SimpleNamespace

from systems.universalis.build import DUEL, hero, orc, position
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.requests import Roll, SeatId
from undercroft.terminal import screen
from undercroft.terminal.by_hand import _legend
from undercroft.text.messages import messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice


def test_a_question_about_a_blow_is_put_with_both_sides_dice_and_sums() -> None:
    play = position(DUEL, S=hero(fortune=2), k=orc(), turn="S", dice=[2, 1, 5, 4]).take("S attacks k")
    scene = play.table.scene(SeatId(0))
    assert scene.ask is not None
    assert scene.ask.stakes is not None
    said = messages("en", "universalis")
    lines = [line.plain for line in screen.stakes(scene.ask.stakes, Voice(said, Names(scene)))]
    assert [line.split(", ", 1)[1] for line in lines] == [
        f"{roll}: {dice} → {side.total}"
        for roll, dice, side in zip(("attack", "defense"), ("2, 1", "5, 4"), scene.ask.stakes.sides)
    ]


def test_dice_that_mean_different_things_are_typed_in_a_stated_order() -> None:
    lines: list[str] = []
    session = SimpleNamespace(say=lines.append, said=messages("en"))
    _legend(session, Roll((pool("d100:hit+d6:location"),), TOTAL, SeatId(0)))  # type: ignore[arg-type]
    assert lines == ["  d100 hit, d6 location"]
