"""What a seat sees: the Initiative Board, the tracks, the board, sheets, the shop."""

from __future__ import annotations

import random

from systems.doria.build import SYSTEM, Play, goblin, hero, position
from undercroft.kernel.requests import FigureId, SeatId
from undercroft.kernel.scene import GridBoard, Place, Scene
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import PhaseG
from undercroft.systems.doria.scene.wording import preview


def seen(play: Play, seat: int = 0) -> Scene:
    return play.table.scene(SeatId(seat))


@rule("DO-0149", "DO-0157", "DO-C11")
def test_the_initiative_board_is_the_order_of_turns():
    people = {
        "W": hero(ap=9),
        "M": hero("mage", at="a1", ap=12),
        "g": goblin(at="e5"),
        "h": goblin(at="e4", acted=True),
    }
    play = position(**people, turn="actions")
    order = seen(play).order
    assert order is not None
    field = play.see("g")["initiative"]
    mine = [Place(FigureId(2), n=12), Place(FigureId(1), n=9)]
    theirs = [Place(play.names["g"], n=field), Place(play.names["h"], n=field, acted=True)]
    assert sorted(order.places, key=lambda place: place.who) == sorted([*mine, *theirs], key=lambda place: place.who)
    assert [place.n for place in order.places] == sorted((place.n for place in order.places), reverse=True)
    assert (order.kind, order.most) == ("track", 40)


def test_outside_the_action_phase_there_is_no_order():
    assert seen(position(W=hero(), turn="doom", xp=1)).order is None


@rule("DO-0118")
def test_an_option_shows_the_field_on_which_it_leaves_the_character():
    play = position(W=hero(ap=9), turn="actions")
    ask = play.table.ask
    assert ask is not None
    fields = {option.n: preview(play.game, ask, option)[0].value for option in ask.options if option.act == "wait"}
    assert fields == {1: 8, 9: 0}


@rule("DO-0176", "DO-G21")
def test_the_doom_track_bites_where_monsters_act_and_where_they_rise():
    track = next(track for track in seen(position(W=hero(), doom=36)).tracks if track.name == "doria-doom")
    assert (track.now, track.most, track.bites) == (5, 11, (2, 5, 8, 11))


@rule("DO-0065", "DO-C23")
def test_a_sheet_has_body_belt_and_backpack_apart():
    play = position(W=hero(hand=["combat-hammer"], belt=["small-healing-potion"], pack=["dagger"]))
    sheet = next(sheet for sheet in seen(play).sheets if sheet.who == 1)
    assert [(card.id, card.slot) for card in sheet.worn] == [("combat-hammer", "hand")]
    assert [(card.id, card.slot) for card in sheet.carried] == [
        ("small-healing-potion", "belt"),
        ("dagger", "backpack"),
    ]


def test_a_damaged_card_is_shown_as_damaged():
    play = position(W=hero(torso=["tri-anon-armor+damaged"]))
    assert seen(play).sheets[0].worn[0].tags == ("damaged",)


@rule("DO-0055", "DO-G19")
def test_dodge_and_psi_resistance_are_on_the_sheet_of_those_who_can():
    able = seen(position(W=hero(attributes={"agi": 5, "wis": 4}))).sheets[0]
    assert [card.id for card in able.skills] == ["dodge"]


def test_the_shop_lies_open_for_everybody():
    hands = seen(position(W=hero(), shop=("dagger", "", "hypno-hat"))).hands
    assert [card.id for card in hands[0].cards] == ["dagger", "hypno-hat"]


def test_the_board_shows_only_what_lies():
    play = position(W=hero(), tokens={"loot": ["a1"], "hole": ["b1"], "rubble": ["c1"]})
    board = seen(play).board
    assert isinstance(board, GridBoard)
    assert board.floor.count(".") == 25
    assert [(token.kind, token.at) for token in board.tokens] == [("loot", play.at("a1"))]
    assert {feature.kind for feature in board.features} == {"hole", "rubble"}


def test_doors_are_closed_open_or_blocked():
    board = """
    +-+-+-+-+-+
    |. . . . .|
    + + + + + +
    |. . . . .|
    + + + + + +
    =. . W . .=
    + + + + + +
    |. . . . .|
    + + + + + +
    |. . . . .|
    +-+-+=+-+-+
    """

    def blocked(state: object) -> None:
        state.barred, state.opened = (0,), (1,)  # type: ignore[attr-defined]

    play = position(board, W=hero(), prepare=blocked)
    shown = seen(play).board
    assert isinstance(shown, GridBoard)
    assert [door.state for door in shown.doors] == ["locked", "open", "closed"]


def test_who_is_not_on_the_board_yet_has_a_name_all_the_same():
    play = position(W=hero(), M=hero("mage"), turn="initiative", dice={"W initiative": [3, 4], "M initiative": [1, 1]})
    assert [figure.name for figure in seen(play).figures] == ["doria-hero-warrior", "doria-hero-mage"]


def test_nothing_but_the_order_of_decks_is_hidden():
    play = position(W=hero(), do=[PhaseG()], xp=1)
    twin = play.table.imagine(SeatId(0), random.Random(1))
    assert twin.scene(SeatId(0)) == play.table.scene(SeatId(0))


def test_figures_of_one_kind_have_letters_and_a_single_one_has_none():
    two = position(W=hero(), g=goblin(at="e5"), h=goblin(at="e4"), prepare=coloured)
    assert [figure.letter for figure in seen(two).figures if figure.side == "foe"] == ["A", "B"]
    one = position(W=hero(), g=goblin(at="e5"), prepare=coloured)
    assert [figure.letter for figure in seen(one).figures if figure.side == "foe"] == [""]


def coloured(state: object) -> None:
    for monster, colour in zip(state.monsters, ("black", "blue")):  # type: ignore[attr-defined]
        monster.letter = colour


def test_every_seat_sees_the_same_table():
    play = position(W=hero(), M=hero("mage", at="a1"), turn="W")
    mine, other = seen(play, 0), seen(play, 1)
    assert (mine.figures, mine.sheets, mine.board, mine.tracks) == (
        other.figures,
        other.sheets,
        other.board,
        other.tracks,
    )
    assert SYSTEM.scene(play.game, SeatId(0)).figures == mine.figures
