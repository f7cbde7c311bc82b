import textwrap

from terminal.toy import SYSTEM
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.scene import Door, Feature, Figure, GridBoard, Scene, Token, Zone, ZoneBoard
from undercroft.kernel.system import register
from undercroft.kernel.table import Table
from undercroft.systems.universalis.system import UniversalisSystem
from undercroft.terminal.draw import describe, draw
from undercroft.terminal.screen import figures
from undercroft.text.messages import messages
from undercroft.text.names import Names
from undercroft.text.narrate import voice

register(SYSTEM)


def picture(scene: Scene, width: int = 60) -> str:
    return "\n".join(draw(scene, Names(scene), messages("en", "toy"), width))


def drawn(text: str) -> str:
    return textwrap.dedent(text).strip("\n")


def figure(n: int, name: str, at: int, **more: object) -> Figure:
    return Figure(id=FigureId(n), name=name, icon="", side="hero" if n < 10 else "foe", at=at, **more)


def test_a_grid_shows_walls_doors_figures_and_things() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("toy-cellar", 2, "1"))
    assert picture(table.scene(SeatId(0))) == drawn(
        """
           a  b  c  d
          ┌─────┬─────┐
        1 │B  A │·  · │
        2 │rA · +rB · │
        3 │   ·  *c   │
             ╶─────╴
          *c chest   + closed door
        """
    ).replace("3 │   ·  *c   │", "3     ·  *c")


def test_walls_between_rows_and_doors_between_them_have_a_row_of_their_own() -> None:
    board = GridBoard(2, 2, "....", walls=((0, 2),), doors=(Door(1, 3, "locked"),))
    assert picture(Scene(system="toy", board=board)) == drawn(
        """
           a  b
          ┌─────┐
        1 │·  · │
          ├──XX─┤
        2 │·  · │
          └─────┘
          X locked door
        """
    ).replace("├──XX─┤", "├───XX┤")


def test_a_large_figure_fills_all_its_squares() -> None:
    board = GridBoard(3, 2, "......")
    scene = Scene(system="toy", board=board, figures=(figure(11, "troll", 0, size=(2, 2)),))
    rows = picture(scene).splitlines()
    assert [row.count("tA") for row in rows] == [0, 0, 2, 2, 0]


def test_two_kinds_of_things_have_two_signs() -> None:
    board = GridBoard(3, 1, "...", features=(Feature("table", (0,)),), tokens=(Token("torch", 1), Token("torch", 2)))
    assert picture(Scene(system="toy", board=board)).splitlines()[-1] == "  *t table   *o torch"


def test_zones_are_boxes_open_where_one_may_pass() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("toy-crypt", 1, "1"))
    assert picture(table.scene(SeatId(0)), 40) == drawn(
        """
        ┌──────────────────┬──────────────────┐
        │ Great hall       ╵ zone 1           │
        │ B                  ra               │
        │                  ╷                  │
        └──────────────────┼────────/─────────┤
                           │ zone 2 ░░░░░░░░░ │
                           │ ra2 ░░░░░░░░░░░░ │
                           │ ░░░░░░░░░░░░░░░░ │
                           └──────────────────┘
          ░ dark   / open door
        """
    )


def test_the_board_in_words_says_who_is_where_and_which_way_leads_on() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("toy-crypt", 1, "1"))
    scene = table.scene(SeatId(0))
    assert describe(scene, Names(scene), messages("en", "toy")) == [
        "Great hall: Bjorn. Leads to: zone 1.",
        "zone 1: the rat ra. Leads to: Great hall, zone 2 (open door).",
        "zone 2 (dark): the rat ra2. Leads to: zone 1 (open door).",
    ]


def test_a_grid_in_words_names_squares_and_doors() -> None:
    table = Table(SYSTEM, SYSTEM.default_setup("toy-cellar", 1, "1"))
    scene = table.scene(SeatId(0))
    assert describe(scene, Names(scene), messages("it", "toy")) == [
        "a1: Bjorn",
        "a2: il ratto rA",
        "c2: il ratto rB",
        "c3: forziere",
        "porta chiusa tra b2 e c2",
        "muro sul lato est di b1",
        "muro sul lato ovest di c1",
    ]


def test_zones_that_do_not_touch_are_drawn_without_a_gap() -> None:
    board = ZoneBoard(3, 1, (Zone(0, 0, 0), Zone(1, 2, 0)), open=((0, 1),))
    assert picture(Scene(system="toy", board=board), 40).splitlines()[2].count("│") == 4


def test_a_scene_without_a_board_draws_nothing() -> None:
    assert picture(Scene(system="toy")) == ""


def test_rows_and_columns_are_counted_from_within_the_rim() -> None:
    board = GridBoard(3, 3, "    ..   ", rim=1)
    assert picture(Scene(system="toy", board=board)).splitlines()[0].split() == ["a", "b"]
    assert picture(Scene(system="toy", board=board)).splitlines()[1].split()[0] == "1"


def test_empty_rows_and_columns_at_the_edge_are_left_out_and_the_names_stay() -> None:
    board = GridBoard(4, 3, "     ..     ", walls=((5, 0),))
    assert picture(Scene(system="toy", board=board)) == drawn(
        """
           b  c
          ╶──╴
        2  ·  ·
        """
    )


HILL = GridBoard(4, 1, ".,==", heights=(0, 0, 1, 2), features=(Feature("table", (3,)),))
"""A plain square, a difficult one, and a stair with a table at its upper end."""


def test_a_raised_square_has_its_height_beside_its_sign() -> None:
    rows = picture(Scene(system="toy", board=HILL)).splitlines()
    assert rows[2] == "1 │·  ,  =1 *t│"


def test_the_ground_is_explained_and_only_what_there_is_of_it() -> None:
    rows = picture(Scene(system="toy", board=HILL), 99).splitlines()
    assert rows[-1] == "  , difficult ground   = stairs   ·1 height 1   ·2 height 2, also under *t"
    assert picture(Scene(system="toy", board=GridBoard(2, 1, ".."))).splitlines()[-1] == "  └─────┘"


def test_a_height_says_who_stands_on_its_number() -> None:
    scene = Scene(system="toy", board=HILL, figures=(figure(11, "troll", 2), figure(1, "bjorn", 3)))
    troll, bjorn = (Names(scene).label(FigureId(n)) for n in (11, 1))
    assert f"·1 height 1, also under {troll}   ·2 height 2, also under {bjorn}" in picture(scene, 120)


def test_a_legend_that_is_too_long_goes_on_in_the_next_line() -> None:
    board = GridBoard(3, 1, "w~o", heights=(0, 0, 0))
    assert picture(Scene(system="toy", board=board), 30).splitlines()[-2:] == [
        "  ~ shallow water",
        "  w deep water   o pit",
    ]


def test_a_grid_in_words_says_on_what_ground_and_how_high_somebody_stands() -> None:
    scene = Scene(system="toy", board=HILL, figures=(figure(1, "bjorn", 1), figure(11, "troll", 2)))
    said = describe(scene, Names(scene), messages("it", "toy"))
    assert [line.partition(":")[0] for line in said] == [
        "b1 (terreno difficile)",
        "c1 (scala, altezza 1)",
        "d1 (scala, altezza 2)",
    ]


def test_the_stairs_of_a_quest_of_dungeon_universalis_are_drawn_with_their_heights() -> None:
    system = UniversalisSystem()
    table = Table(system, system.default_setup("the-seventh-candle", 2, "1"))
    table.state.revealed = (1 << len(table.game.plan.sections)) - 1
    scene = table.scene(SeatId(0))
    rows = draw(scene, Names(scene), messages("en", "universalis"))
    assert ["=1 =1" in row for row in rows].count(True) == ["=2 =2" in row for row in rows].count(True) == 1
    assert "= stairs   ·1 height 1   ·2 height 2" in rows[-1]


def test_a_grid_in_words_says_where_walls_run_and_where_somebody_looks() -> None:
    board = GridBoard(3, 2, "......", walls=((0, 2), (1, 2), (2, 1)))
    scene = Scene(system="toy", board=board, figures=(figure(1, "Astrid", 1, facing=4),))
    assert describe(scene, Names(scene), messages("en", "toy")) == [
        "b1: Astrid (facing south)",
        "wall on the east side of c1",
        "wall on the south side, from a1 to b1",
    ]


def test_walls_of_two_rows_are_two_walls() -> None:
    board = GridBoard(2, 2, "....", walls=((1, 0), (2, 0)))
    said = describe(Scene(system="toy", board=board), Names(Scene(system="toy", board=board)), messages("en", "toy"))
    assert said == ["wall on the north side of b1", "wall on the north side of a2"]


def test_the_list_of_figures_shows_where_each_looks() -> None:
    scene = Scene(system="toy", board=GridBoard(3, 2, "......"), figures=(figure(1, "Astrid", 1, facing=2),))
    [_, line] = figures(scene, voice(Names(scene), "en"))
    assert line.plain.endswith("b1 → east")


def test_of_equal_foes_the_one_that_acts_is_marked_and_named() -> None:
    rats = (figure(11, "toy-rat", 0), figure(12, "toy-rat", 1, active=True))
    scene = Scene(system="toy", board=GridBoard(3, 2, "......"), figures=rats)
    names = Names(scene)
    [_, first, second] = [line.plain for line in figures(scene, voice(names, "en"))]
    assert ("◀" in first, "◀" in second) == (False, True)
    assert names.figure(FigureId(12), messages("en", "toy")).endswith(names.label(FigureId(12)))
