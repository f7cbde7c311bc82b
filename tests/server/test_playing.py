"""A game from its creation over HTTP to its events over the socket."""

from __future__ import annotations

from .conftest import Table
from .serving import Serving


def test_a_new_game_gives_each_seat_of_mine_a_token_of_32_characters(server: Serving) -> None:
    made = server.create(seats=[{"who": "me", "role": "heroes"}, {"who": "me", "role": "dark"}])
    assert [len(seat["token"]) for seat in made["seats"]] == [32, 32]


def test_a_seat_is_welcomed_with_its_scene(table: Table) -> None:
    welcome = table.sitters[0].welcome
    assert welcome["scene"]["system"] == "proving"


def test_an_answer_is_acknowledged_with_the_version_it_made(table: Table) -> None:
    sitter = table.asked()
    assert sitter.answer(sitter.options()[0])["version"] == 1


def test_everybody_hears_of_a_move(table: Table) -> None:
    table.play(5)
    assert {sitter.version for sitter in table.sitters if sitter.catch_up(5) is None} == {5}


def test_changes_lead_to_the_scene_a_newcomer_is_shown(table: Table) -> None:
    table.play(25)
    for seat, sitter in enumerate(table.sitters):
        sitter.catch_up(max(one.version for one in table.sitters))
        with table.sit(seat) as fresh:
            assert fresh.scene == sitter.scene
