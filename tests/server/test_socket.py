"""What a client may say, and what comes of it."""

from __future__ import annotations

import json

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import proving
from undercroft.kernel.record import parse, replay
from undercroft.kernel.requests import SeatId

from .conftest import Table
from .serving import Serving, Sitter


def first_move(table: Table) -> tuple[Sitter, dict[str, object]]:
    """Whoever is asked first, and something harmless to do: look another way."""
    sitter = table.asked()
    return sitter, next(option for option in sitter.options() if option["act"] == "face")


# repeats, races, foreign seats


def test_the_same_move_sent_twice_is_done_once_and_answered_alike(table: Table) -> None:
    sitter, option = first_move(table)
    once = sitter.ask("answer", id="m1", version=0, option=option)
    again = sitter.ask("answer", id="m1", version=0, option=option)
    assert once == again == {"is": "done", "id": "m1", "version": 1}


def test_a_repeat_is_harmless_after_the_game_has_moved_on(table: Table) -> None:
    sitter, option = first_move(table)
    sitter.ask("answer", id="m1", version=0, option=option)
    sitter.catch_up(1)
    table.play(4)
    assert sitter.ask("answer", id="m1", version=0, option=option)["version"] == 1


def test_a_move_for_a_version_that_is_past_is_refused(table: Table) -> None:
    sitter, option = first_move(table)
    table.play(1)
    assert sitter.ask("answer", version=0, option=option)["code"] == "stale"


def test_a_foreign_seats_move_is_refused(table: Table) -> None:
    sitter, option = first_move(table)
    other = next(one for one in table.sitters if one is not sitter)
    assert other.ask("answer", version=0, option=option)["code"] == "seat"


def test_a_foreign_seats_move_changes_nothing(table: Table) -> None:
    sitter, option = first_move(table)
    other = next(one for one in table.sitters if one is not sitter)
    other.ask("answer", version=0, option=option)
    assert table.server.get(f"/api/games/{table.game}", table.token(0))["version"] == 0


def test_an_option_that_is_not_offered_is_refused(table: Table) -> None:
    sitter, _ = first_move(table)
    assert sitter.ask("answer", version=0, option={"act": "win"})["code"] == "illegal"


def test_those_who_watch_cannot_play(table: Table) -> None:
    _, option = first_move(table)
    with table.watch() as watcher:
        assert watcher.ask("answer", version=0, option=option)["code"] == "seat"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        '{"do": "dance", "id": "x"}',
        '{"do": "answer", "id": "x"}',
        '{"do": "answer", "id": "x", "version": -1, "option": {"act": "a"}}',
        '{"do": "faces", "id": "x", "version": 0, "faces": [[0]]}',
        "[" * 5000,
    ],
)
def test_what_cannot_be_understood_is_refused_as_malformed(table: Table, text: str) -> None:
    sitter = table.sitters[0]
    sitter.socket.send(text)
    assert sitter.until("refused")["code"] == "malformed"


def test_a_frame_above_16_kb_closes_the_socket(table: Table) -> None:
    sitter = table.sitters[0]
    sitter.socket.send("x" * 17_000)
    with pytest.raises(ConnectionClosed):
        sitter.until("never")


def test_an_unknown_token_is_turned_away(server: Serving, table: Table) -> None:
    with pytest.raises(ConnectionClosed) as closed:
        server.sit(table.game, "x" * 32)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def test_a_token_of_another_game_is_turned_away(server: Serving, table: Table) -> None:
    other = server.create()
    with pytest.raises(ConnectionClosed):
        server.sit(table.game, other["seats"][0]["token"])


def test_a_foreign_origin_is_turned_away(server: Serving, table: Table) -> None:
    address = f"{server.url.replace('http', 'ws')}/api/games/{table.game}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin="https://elsewhere.example"):
        pass


def test_too_many_messages_are_refused(folder: object, tmp_path_factory: pytest.TempPathFactory) -> None:
    with Serving(tmp_path_factory.mktemp("limits"), limits=1) as strict:
        made = strict.create()
        with strict.sit(made["game"], made["seats"][0]["token"]) as sitter:
            codes = [sitter.ask("log", **{"from": 0, "to": 1}).get("code") for _ in range(62)]
    assert codes[:60] == [None] * 60
    assert codes[-1] == "often"


def test_a_beat_comes_back(table: Table) -> None:
    table.sitters[0].say({"do": "beat", "t": 7})
    assert table.sitters[0].until("beat")["t"] == 7


# coming back


def test_whoever_comes_back_hears_exactly_what_they_missed(table: Table) -> None:
    table.play(6)
    away = table.sitters[1]
    away.catch_up(table.sitters[0].version)
    before = away.next
    away.socket.close()
    other = [one for one in table.sitters if one is not away]
    while table.sitters[0].version < 12 and other[0].asked:
        assert other[0].answer(other[0].options()[-1])["is"] == "done"
    away.reconnect()
    assert away.welcome["first"] == before
    assert sorted(away.log) == list(range(away.next))


def test_after_an_undo_whoever_comes_back_gets_a_new_log(table: Table) -> None:
    sitter, option = first_move(table)
    sitter.answer(option)
    away = next(one for one in table.sitters if one is not sitter)
    away.catch_up(1)
    away.socket.close()
    assert sitter.ask("undo")["is"] == "done"
    away.reconnect()
    assert away.line == 1


def test_two_devices_of_one_seat_both_hear_everything(table: Table) -> None:
    sitter, option = first_move(table)
    seat = sitter.welcome["seat"]
    with table.sit(seat) as second:
        sitter.answer(option)
        second.catch_up(1)
        assert second.scene == sitter.scene


def test_older_events_can_be_asked_for(table: Table) -> None:
    table.play(8)
    sitter = table.asked()
    assert sitter.ask("log", **{"from": 0, "to": 3})["events"] == [sitter.log[n] for n in range(3)]


# going back


def test_an_undo_shows_everybody_the_position_before(table: Table) -> None:
    sitter, option = first_move(table)
    before = dict(sitter.scene)
    sitter.answer(option)
    sitter.ask("undo")
    sitter.until("rewound")
    assert {**sitter.scene, "version": 0, "shared": 0} == {**before, "version": 0, "shared": 0}


def test_an_undo_can_be_looked_at_first(table: Table) -> None:
    sitter, option = first_move(table)
    sitter.answer(option)
    preview = sitter.ask("undo", preview=True)
    assert (preview["possible"], preview["free"]) == (True, True)


def test_redo_does_the_same_again(table: Table) -> None:
    sitter, option = first_move(table)
    sitter.answer(option)
    after = dict(sitter.scene)
    sitter.ask("undo")
    done = sitter.ask("redo")
    sitter.catch_up(done["version"])
    assert {**sitter.scene, "version": 1, "shared": 1} == after


def past_a_roll(table: Table) -> tuple[Sitter, Sitter]:
    """Play until dice have fallen; who moved last, and the other."""
    for _ in range(20):
        sitter = table.asked()
        before = sitter.next
        sitter.answer(sitter.options()[0])
        if any(sitter.log[n]["kind"] == "rolled" for n in range(before, sitter.next)):
            other = next(one for one in table.sitters if one is not sitter)
            other.catch_up(sitter.version)
            return sitter, other
    raise AssertionError("no dice fell")


def test_beyond_a_roll_an_undo_needs_the_others(table: Table) -> None:
    mover, other = past_a_roll(table)
    assert mover.ask("undo")["vote"] is True
    assert other.until("room")["room"]["vote"]["needs"] == [other.welcome["seat"]]


def test_when_all_agree_the_undo_is_done(table: Table) -> None:
    mover, other = past_a_roll(table)
    before = mover.version
    mover.ask("undo")
    other.until("room")
    assert other.ask("vote", agree=True)["version"] == before + 1
    assert mover.until("rewound")["why"] == "undo"


def test_when_somebody_disagrees_nothing_is_undone(table: Table) -> None:
    mover, other = past_a_roll(table)
    mover.ask("undo")
    other.until("room")
    other.ask("vote", agree=False)
    room = table.server.get(f"/api/games/{table.game}", table.token(0))
    assert (room["version"], room.get("vote")) == (mover.version, None)


def test_who_is_not_asked_has_no_vote(table: Table) -> None:
    assert table.sitters[0].ask("vote", agree=True)["code"] == "vote"


# the room


def test_everybody_hears_what_is_said(table: Table) -> None:
    table.sitters[0].ask("chat", text="Torches out!")
    assert table.sitters[1].until("chat")["text"] == "Torches out!"


def test_a_newcomer_reads_what_was_said_before(table: Table) -> None:
    table.sitters[0].ask("chat", text="Torches out!")
    with table.watch() as watcher:
        assert [said["text"] for said in watcher.welcome["chat"]] == ["Torches out!"]


def test_everybody_sees_who_is_here(table: Table) -> None:
    table.sitters[1].socket.close()
    while table.sitters[0].room["seats"][1].get("here"):
        table.sitters[0].until("room")
    assert table.sitters[0].room["seats"][0]["here"] is True


def test_a_seat_can_be_renamed(table: Table) -> None:
    table.sitters[0].ask("name", name="Anna")
    room = table.sitters[1].until("room")
    while room["room"]["seats"][0]["name"] != "Anna":
        room = table.sitters[1].until("room")


def test_a_bot_plays_for_a_seat_and_gives_it_back(table: Table) -> None:
    sitter, _ = first_move(table)
    seat = sitter.welcome["seat"]
    assert sitter.ask("stand-in", seat=seat, on=True)["is"] == "done"
    sitter.until("update", seat=seat)
    assert sitter.ask("stand-in", seat=seat, on=False)["is"] == "done"
    room = table.server.get(f"/api/games/{table.game}", table.token(0))
    assert "stand_in" not in room["seats"][seat]


def test_nobody_gives_away_the_seat_of_somebody_who_is_here(table: Table) -> None:
    sitter, other = table.sitters
    assert sitter.ask("stand-in", seat=other.welcome["seat"], on=True)["code"] == "seat"


def test_whoever_comes_back_has_their_seat_again(table: Table) -> None:
    sitter, _ = first_move(table)
    seat = sitter.welcome["seat"]
    with table.watch() as watcher:
        sitter.ask("stand-in", seat=seat, on=True)
        watcher.until("update", seat=seat)
        sitter.socket.close()
        sitter.reconnect()
        while sitter.room["seats"][seat].get("stand_in"):
            sitter.until("room")


def test_an_absent_seat_is_played_by_a_bot_after_the_stated_time(server: Serving) -> None:
    table = Table(server, absent=1)
    sitter, _ = first_move(table)
    seat = sitter.welcome["seat"]
    other = next(one for one in table.sitters if one is not sitter)
    sitter.socket.close()
    assert other.until("update", seat=seat)["version"] >= 1
    table.close()


def test_bots_play_their_seats_by_themselves(server: Serving) -> None:
    table = Table(server, "bot", "bot")
    with table.watch() as watcher:
        watcher.catch_up(5)
        assert [event["kind"] for event in watcher.log.values()].count("chose") >= 3


def test_a_standing_answer_is_given_by_itself(table: Table) -> None:
    sitter, option = first_move(table)
    prompt = sitter.scene["ask"]["prompt"]
    assert sitter.ask("standing", prompt=prompt, option=option)["is"] == "done"
    assert sitter.until("update")["version"] == 1


# thinking


def attack_of(table: Table) -> tuple[Sitter, dict[str, object]]:
    """Wait until a foe stands next to a hero; who may strike, and how."""
    for _ in range(40):
        sitter = table.asked()
        for option in sitter.options():
            if option["act"] == "melee":
                return sitter, option
        sitter.answer(next((option for option in sitter.options() if option["act"] == "no"), sitter.options()[0]))
    raise AssertionError("nobody came near anybody")


def test_a_hint_is_one_of_the_options(table: Table) -> None:
    sitter, _ = first_move(table)
    assert sitter.ask("hint", version=0)["option"] in sitter.options()


def test_advice_is_the_best_options_with_what_comes_of_each(table: Table) -> None:
    sitter, _ = first_move(table)
    told = sitter.ask("hint", version=0, why=True)
    assert told["option"] == told["advised"][0]["option"]
    assert all(one["option"] in sitter.options() for one in told["advised"])
    assert all(one["untold"] or one["playouts"] > 1 for one in told["advised"])


def test_advice_that_is_called_off_is_said_to_be_cancelled(table: Table) -> None:
    sitter, _ = first_move(table)
    sitter.say({"do": "hint", "id": "h", "version": 0, "why": True})
    sitter.say({"do": "cancel", "id": "h"})
    answer = sitter.hear()
    while answer.get("id") != "h":
        answer = sitter.hear()
    assert answer.get("code") == "cancelled" or answer["is"] == "hint"


def test_odds_sum_to_one(table: Table) -> None:
    sitter, option = attack_of(table)
    odds = sitter.ask("odds", version=sitter.version, option=option)["odds"]
    assert sum(result["chance"] for result in odds["results"]) == pytest.approx(1)


def test_odds_are_for_whom_it_is_to_choose(table: Table) -> None:
    sitter, option = first_move(table)
    other = next(one for one in table.sitters if one is not sitter)
    assert other.ask("odds", version=0, option=option)["code"] == "seat"


def test_odds_of_a_position_that_is_past_are_refused(table: Table) -> None:
    sitter, option = first_move(table)
    sitter.answer(option)
    assert sitter.ask("odds", version=0, option=option)["code"] == "stale"


def test_what_is_called_off_is_said_to_be_cancelled(table: Table) -> None:
    sitter, _ = first_move(table)
    sitter.say({"do": "hint", "id": "h", "version": 0})
    sitter.say({"do": "cancel", "id": "h"})
    answer = sitter.hear()
    while answer.get("id") != "h":
        answer = sitter.hear()
    assert answer.get("code") == "cancelled" or answer["is"] == "hint"


# the real table


def test_typed_dice_are_waited_for(server: Serving) -> None:
    table = Table(server, dice="typed-all")
    roller = until_dice(table)
    assert roller.scene["ask"]["kind"] == "roll"
    table.close()


def until_dice(table: Table) -> Sitter:
    for n in range(80):
        latest = max(sitter.version for sitter in table.sitters)
        for sitter in table.sitters:
            sitter.catch_up(latest)
        if table.sitters[0].scene["ask"]["kind"] == "roll":
            seats = table.sitters[0].scene["ask"]["seats"]
            return next((one for one in table.sitters if one.welcome["seat"] in seats), table.sitters[0])
        sitter = table.asked()
        sitter.answer(sitter.options()[n % len(sitter.options())])
    raise AssertionError("no dice were thrown")


def ones(sitter: Sitter) -> list[list[int]]:
    return [[1 for _ in pool] for pool in sitter.scene["ask"]["dice"]]


def test_typed_dice_are_shown_as_typed(server: Serving) -> None:
    table = Table(server, dice="typed-all")
    roller = until_dice(table)
    done = roller.ask("faces", version=roller.version, faces=ones(roller))
    roller.catch_up(done["version"])
    rolled = [event for event in roller.log.values() if event["kind"] == "rolled"]
    assert rolled[-1]["typed"] is True
    table.close()


def test_faces_a_die_does_not_have_are_refused(server: Serving) -> None:
    table = Table(server, dice="typed-all")
    roller = until_dice(table)
    faces = [[99 for _ in pool] for pool in roller.scene["ask"]["dice"]]
    assert roller.ask("faces", version=roller.version, faces=faces)["code"] == "faces"
    table.close()


def test_wrongly_typed_dice_can_be_corrected_at_once(server: Serving) -> None:
    table = Table(server, dice="typed-all")
    roller = until_dice(table)
    done = roller.ask("faces", version=roller.version, faces=ones(roller))
    twos = [[2 for _ in pool] for pool in ones(roller)]
    roller.catch_up(done["version"])
    assert roller.ask("retype", version=roller.version, faces=twos)["is"] == "done"
    table.close()


def test_the_host_may_correct_the_state(table: Table) -> None:
    fields = table.server.get(f"/api/games/{table.game}/correctable", table.keys["host"])["fields"]
    path = next(field["path"] for field in fields if field["path"].endswith("wounds"))
    with table.sit(0, host=table.keys["host"]) as host:
        done = host.ask("correct", version=0, what="hit before we started", set=[{"path": path, "to": 1}])
        assert done["is"] == "done", done
    fields = table.server.get(f"/api/games/{table.game}/correctable", table.keys["host"])["fields"]
    assert {field["path"]: field["now"] for field in fields}[path] == 1


def test_nobody_else_may_correct_the_state(table: Table) -> None:
    wish = [{"path": "figures/0/wounds", "to": 1}]
    assert table.sitters[0].ask("correct", version=0, what="no", set=wish)["code"] == "host"


def test_what_is_hidden_cannot_be_corrected(table: Table) -> None:
    fields = table.server.get(f"/api/games/{table.game}/correctable", table.keys["host"])["fields"]
    assert not [field for field in fields if field["path"].startswith(("pits", "hand/cards", "piles/loot/cards"))]


# secrets


def test_the_seed_and_the_hand_never_reach_another_seat_while_the_game_runs(server: Serving) -> None:
    table = Table(server)
    with table.watch() as watcher:
        dark = table.sitters[-1]
        while not table.over:
            sitter = table.asked()
            hand = next(hand for hand in dark.scene["hands"] if hand["seat"] == dark.welcome["seat"])
            watcher.catch_up(sitter.version)
            for other in (table.sitters[0], watcher):
                shown = [one for one in other.scene.get("hands", []) if one["seat"] == hand["seat"]]
                assert all("cards" not in one for one in shown)
            sitter.answer(sitter.options()[0])
        heard = "".join(table.sitters[0].heard + watcher.heard)
    assert "proof" not in heard
    table.close()


def test_a_hero_is_told_exactly_what_the_rules_let_a_hero_know(server: Serving) -> None:
    table = Table(server)
    table.play(400)
    assert table.over
    for sitter in table.sitters:
        sitter.catch_up(max(one.version for one in table.sitters))
    record = server.request("GET", f"/api/games/{table.game}/record", token=table.token(0))
    assert proving.SYSTEM.name == "proving"
    again = replay(parse(record.content))
    for seat, sitter in enumerate(table.sitters):
        events = json.loads(msgspec.json.encode(again.events(SeatId(seat))))
        assert [sitter.log[n] for n in sorted(sitter.log)] == events
    table.close()
