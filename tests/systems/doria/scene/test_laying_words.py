"""What is said and shown of the ways in which a tile may lie."""

from __future__ import annotations

from systems.doria.build import hero, position
from undercroft.board.layouts import Laid
from undercroft.kernel.scene import Scene
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.scene.board import drawn
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


@rule("DO-0273", "DO-0274")
def test_each_way_is_shown_where_the_tile_would_lie_and_how_one_would_come_in():
    play = position(quest="first-steps", turn="actions", W=hero(at="e3", ap=20), decks={"tiles": ("c-7",)})
    play.take("W opens the door to f3")
    scene: Scene = play.table.scene(play.who("W").seat)
    assert scene.ask is not None
    assert len(scene.ask.drafts) == len(scene.ask.options) > 1
    for option, draft in zip(scene.ask.options, scene.ask.drafts):
        x, y = play.table.game.ground.board.place(option.at)
        laid = drawn(play.state.plan.with_tile(Laid(option.what, x, y, option.n - 1)))
        for row in range(1, 6):
            there = (draft.y + row) * laid.width + draft.x + 1
            here = row * draft.board.width + 1
            assert laid.floor[there : there + 5] == draft.board.floor[here : here + 5]
        assert draft.joined == ((play.at("e3"), play.at("f3")),)


def test_nothing_is_drafted_for_those_who_are_not_spoken_to_and_in_other_questions():
    play = position(quest="first-steps", turn="actions", W=hero(at="e3", ap=20), decks={"tiles": ("c-7",)})
    assert play.table.scene(play.who("W").seat).ask.drafts == ()
    play.take("W opens the door to f3")
    assert play.table.scene(play.who("W").seat, spoken=False).ask.drafts == ()
