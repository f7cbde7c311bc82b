"""The terminal says who acts when, and what an action would leave."""

from __future__ import annotations

import msgspec

from proving import SYSTEM
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.scene import Bar, Card, Number, Order, Place, Scene, Sheet, Spot, Track
from undercroft.kernel.table import Table
from undercroft.terminal import screen
from undercroft.text.messages import messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice


def on_the_table(quest: str) -> tuple[Scene, Voice]:
    scene = Table(SYSTEM, SYSTEM.default_setup(quest, 2, "order")).scene(SeatId(0))
    return scene, Voice(messages("en"), Names(scene))


def test_figures_stand_on_a_track_with_their_fields() -> None:
    _, voice = on_the_table("cellar")
    places = (Place(FigureId(2), n=7), Place(FigureId(1), n=4, acted=True))
    said = screen.order(Order("initiative", "track", places, 20), voice)
    assert said == "Proving archer A 7 › Proving knight K 4 (has acted)"


def test_in_a_row_figures_have_no_numbers() -> None:
    _, voice = on_the_table("cellar")
    said = screen.order(Order("initiative", "row", (Place(FigureId(2), n=7), Place(FigureId(1)))), voice)
    assert said == "Proving archer A › Proving knight K"


def test_of_a_bag_one_reads_what_is_in_it() -> None:
    scene, voice = on_the_table("warren")
    assert "Order: hero ×1" in [line.plain for line in screen.head(scene, voice)]
    said = screen.order(Order("order", "bag", (Place(token="foe", n=3), Place(token="hero", n=2))), voice)
    assert said == "foe ×3, hero ×2"


def test_a_scene_without_an_order_has_no_line_for_it() -> None:
    scene, voice = on_the_table("cellar")
    without = msgspec.structs.replace(scene, order=None)
    assert len(screen.head(scene, voice)) == len(screen.head(without, voice)) + 1


def test_each_action_says_where_it_leaves_the_figure() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("cellar", 1, "order"))
    scene = table.scene(SeatId(0))
    voice = Voice(messages("en"), Names(scene))
    assert table.ask is not None
    left = {option.act: screen.leaves(scene, option, voice) for option in table.ask.options}
    assert (left["end"], left["move"]) == ("leaves 0", "leaves 2")
    assert screen.leaves(msgspec.structs.replace(scene, order=None), table.ask.options[0], voice) == ""


def test_sheets_tell_wear_where_blows_land_and_what_a_track_may_bring() -> None:
    _, voice = on_the_table("vigil")
    sword = Card("sword", "sword", wear=Bar("durability", 2, 6))
    sheet = Sheet(who=FigureId(1), name="hero", worn=(sword,), spots=(Spot("head", 17, Number("stops", 3)),))
    track = Track("threat", "skull", 4, facts=(("1–12", "monster"),))
    told = "\n".join(line.plain for line in screen.sheets(Scene(system="x", sheets=(sheet,), tracks=(track,)), voice))
    assert "sword (durability: 2/6)" in told
    assert "head 17% (stops 3)" in told
    assert "1–12: monster" in told
