"""What is said of the ways in which a tile may lie."""

from __future__ import annotations

from systems.doria.build import hero, position
from undercroft.kernel.scene import Scene
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.scene.wording import as_it_lies
from undercroft.text.messages import messages


@rule("DO-0274")
def test_each_way_to_lay_a_tile_says_where_its_doors_and_open_sides_would_be():
    assert as_it_lies("b-7", 0) == "lies-doors : facing-4 ; lies-open : facing-0 + facing-2"
    assert as_it_lies("b-7", 1) == "lies-doors : facing-6 ; lies-open : facing-2 + facing-4"
    assert messages("en", "doria").phrase(as_it_lies("b-7", 0)) == "doors: south; open: north + east"
    assert messages("it", "doria").phrase(as_it_lies("a-3", 1)) == "porte: ovest"


def test_the_scene_tells_it_with_every_option():
    play = position(quest="first-steps", turn="actions", W=hero(at="e3", ap=20), decks={"tiles": ("c-7",)})
    play.take("W opens the door to f3")
    scene: Scene = play.table.scene(play.who("W").seat)
    assert scene.ask is not None
    assert list(scene.ask.texts) == [as_it_lies("c-7", option.n - 1) for option in play.table.ask.options]
