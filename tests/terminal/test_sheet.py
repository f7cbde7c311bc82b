"""A map of territories in the terminal."""

from __future__ import annotations

from undercroft.board.territories import Seed, territories
from undercroft.kernel.requests import FigureId
from undercroft.kernel.scene import Figure, MapBoard, Region, Scene, Settlement, Token
from undercroft.terminal.draw import describe, draw
from undercroft.terminal.maps import as_svg
from undercroft.text.messages import messages
from undercroft.text.names import Names

POINTS = (Seed(1, 100, 100), Seed(2, 300, 100), Seed(3, 100, 300), Seed(4, 300, 320))
LANDS = {1: "forest", 2: "plain", 3: "swamp", 4: "sea"}


def country() -> Scene:
    land = territories(POINTS, 400, 400)
    board = MapBoard(
        400,
        400,
        land.corners,
        tuple(Region(one.n, int(one.x), int(one.y), LANDS[one.n], land.outlines[one.n]) for one in POINTS),  # type: ignore[arg-type]
        settlements=(Settlement(2, "Harrowmere", align="dark"),),
        roads=((1, 2),),
        bridges=((1, 3),),
        tokens=(Token("quest", 3),),
    )
    rider = Figure(id=FigureId(1), name="Shara", icon="", side="hero", at=1)
    return Scene(system="toy", board=board, figures=(rider,))


def test_territories_stand_where_they_lie_with_ground_settlement_and_travellers():
    scene, said = country(), messages("en", "toy")
    lines = draw(scene, Names(scene), said, 60)
    top = next(line for line in lines if "1♣" in line)
    assert "1♣[S]" in top
    assert "2.#" in top
    assert top.index("1♣") < top.index("2.#")
    below = next(line for line in lines if "3%!" in line)
    assert lines.index(below) > lines.index(top)
    assert any("#2 Harrowmere" in line for line in lines)


def test_in_words_a_territory_says_its_ground_its_neighbours_and_who_is_there():
    scene, said = country(), messages("en", "toy")
    names = Names().learn(scene, said)
    first, second, *_ = describe(scene, names, said)
    assert first == (
        "territory 1 (1, forest): Shara. "
        "Borders on: Harrowmere, territory 3, road to Harrowmere, bridge to territory 3."
    )
    assert second.startswith("Harrowmere (2, plain, town, holds with the dark): nobody.")


def test_in_italian_too():
    scene, said = country(), messages("it", "toy")
    first, *_ = describe(scene, Names().learn(scene, said), said)
    assert first.startswith("territorio 1 (1, foresta): Shara. Confina con: Harrowmere, territorio 3")


def test_a_country_is_drawn_for_its_author():
    drawing = as_svg(country(), "en")
    assert drawing.count("<polygon") == 4
    assert "Harrowmere" in drawing
