"""What the start tile shows is placed on it."""

from __future__ import annotations

from systems.doria.build import hero, position
from undercroft.board.layouts import Laid, Layout
from undercroft.kernel.requests import NOWHERE
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import FillTiles
from undercroft.systems.doria.state import State

OUT = 15


def start_on(tile: str):
    """The start tile is another, and nobody stands on it yet."""

    def prepare(state: State) -> None:
        state.plan = Layout(2 * OUT + 5, 2 * OUT + 5, (Laid(tile, OUT, OUT),))
        for one in state.party:
            one.at = NOWHERE

    return prepare


@rule("DO-0286", "DO-0310")
def test_loot_markers_and_monsters_lie_and_stand_on_a_start_tile_that_shows_them():
    decks = {"monsters": ("orc",), "tiles": ("a-2",)}
    play = position(W=hero(), do=[FillTiles()], prepare=start_on("a-3"), decks=decks)
    assert [token.kind for token in play.state.tokens] == ["loot"]
    assert [one.card for one in play.state.monsters] == ["orc"]


@rule("DO-0277")
def test_open_sides_of_the_start_tile_draw_tiles_at_once():
    decks = {"monsters": ("orc", "orc", "orc"), "tiles": ("a-2", "a-4", "a-3")}
    play = position(W=hero(), do=[FillTiles()], prepare=start_on("b-4"), decks=decks).finish()
    assert [laid.tile for laid in play.state.plan.laid] == ["b-4", "a-3", "a-4"]


@rule("DO-G13")
def test_the_start_tile_has_no_room_event():
    play = position(W=hero(hp=1), do=[FillTiles()], prepare=start_on("a-1"), options={"room-events": True})
    assert play.see("W")["hp"] == 1
