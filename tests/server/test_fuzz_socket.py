"""Whatever is said over sockets, in whatever order: no foreign seat's move is accepted, no secret gets out."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from .conftest import Table
from .serving import Json, Serving, Sitter

KINDS = (
    *("answer", "faces", "cards", "retype", "undo", "vote", "redo", "correct", "stand-in", "standing", "name"),
    *("odds", "hint", "log", "hello", "dance"),
)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
SAYINGS = st.text(st.characters(exclude_characters="\x00", exclude_categories=["Cs"]), min_size=1, max_size=500)
FIELDS = ("version", "option", "faces", "cards", "agree", "what", "set", "seat", "on", "prompt", "name", "from", "to")


class Talk(RuleBasedStateMachine):
    """Two heroes' seats, the dark seat and a watcher, all talking."""

    server: Serving

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(self.server, "me", "me", "me")
        self.sitters = self.table.sitters
        self.watcher = self.table.watch()
        self.made = 0
        self.done: list[tuple[Sitter, Json, int]] = []
        self.numbers = 0

    def teardown(self) -> None:
        self.watcher.socket.close()
        self.table.close()

    def everybody(self) -> list[Sitter]:
        return [*self.sitters, self.watcher]

    def heard_by_all(self) -> None:
        for sitter in self.everybody():
            sitter.catch_up(self.made)

    def message(self, do: str, **fields: Any) -> Json:
        self.numbers += 1
        return {"do": do, "id": f"t{self.numbers}", **fields}

    @rule(pick=st.integers(0, 1000))
    def a_legal_move_is_made(self, pick: int) -> None:
        self.heard_by_all()
        if self.table.over:
            return
        sitter = next(one for one in self.sitters if one.asked)
        options = sitter.options()
        message = self.message("answer", version=self.made, option=options[pick % len(options)])
        answer = sitter.ask(**message)
        assert answer["is"] == "done", answer
        self.made += 1
        self.done.append((sitter, message, self.made))

    @rule(pick=st.integers(0, 1000), who=st.integers(0, 3))
    def a_foreign_seats_move_is_refused(self, pick: int, who: int) -> None:
        self.heard_by_all()
        if self.table.over:
            return
        asked = next(one for one in self.sitters if one.asked)
        other = self.everybody()[who]
        if other.asked:
            return
        options = asked.options()
        answer = other.ask(**self.message("answer", version=self.made, option=options[pick % len(options)]))
        assert answer["code"] == "seat", answer

    @precondition(lambda self: self.done)
    @rule(pick=st.integers(0, 1000))
    def a_repeat_gets_the_same_answer(self, pick: int) -> None:
        sitter, message, version = self.done[pick % len(self.done)]
        assert sitter.ask(**message) == {"is": "done", "id": message["id"], "version": version}

    @precondition(lambda self: self.done)
    @rule(pick=st.integers(0, 1000))
    def another_seat_cannot_use_the_id_of_a_move(self, pick: int) -> None:
        sitter, message, _ = self.done[pick % len(self.done)]
        other = next(one for one in self.sitters if one is not sitter)
        assert other.ask(**message)["is"] == "refused"

    @rule(who=st.integers(0, 3), do=st.sampled_from(KINDS), fields=st.dictionaries(st.sampled_from(FIELDS), VALUES))
    def nonsense_changes_nothing(self, who: int, do: str, fields: Json) -> None:
        if do in ("undo", "redo", "vote", "stand-in", "standing", "name"):
            fields = {"agree": 3, "seat": "x", "prompt": 5, "name": [], **fields, "id": 7}
            self.everybody()[who].say({"do": do, **fields})
            assert self.everybody()[who].until("refused")["code"] == "malformed"
            return
        answer = self.everybody()[who].ask(**self.message(do, **fields))
        assert answer["is"] in ("refused", "log"), answer
        assert answer.get("code") != "internal"

    @rule(who=st.integers(0, 3), text=st.text(max_size=60))
    def noise_is_refused(self, who: int, text: str) -> None:
        self.everybody()[who].socket.send(text)
        assert self.everybody()[who].until("refused")["code"] == "malformed"

    @rule(who=st.integers(0, 3))
    def somebody_comes_back(self, who: int) -> None:
        sitter = self.everybody()[who]
        sitter.reconnect()
        assert sorted(sitter.log) == list(range(sitter.next))

    @rule(who=st.integers(0, 3), text=SAYINGS)
    def everybody_may_speak(self, who: int, text: str) -> None:
        assert self.everybody()[who].ask(**self.message("chat", text=text))["is"] == "done"

    @invariant()
    def the_game_is_where_its_moves_led(self) -> None:
        room = self.server.get(f"/api/games/{self.table.game}", self.table.token(0))
        assert room["version"] == self.made

    @invariant()
    def no_secret_is_out(self) -> None:
        dark = self.sitters[-1].welcome["seat"]
        for sitter in self.everybody():
            if sitter is not self.sitters[-1]:
                assert all("cards" not in hand for hand in sitter.scene.get("hands", []) if hand["seat"] == dark)
                assert not any('"proof"' in text for text in sitter.heard[-5:])

    @invariant()
    def nothing_has_failed(self) -> None:
        assert not [line for line in self.server.said if "Traceback" in line or "ERROR" in line]


def test_nothing_that_is_said_over_sockets_breaks_the_table() -> None:
    with tempfile.TemporaryDirectory() as folder, Serving(Path(folder), "--workers", "0", limits=10_000) as serving:
        talk = type("Talk", (Talk,), {"server": serving})
        run_state_machine_as_test(
            talk,
            settings=settings(
                max_examples=12,
                stateful_step_count=25,
                deadline=None,
                derandomize=True,
                phases=(Phase.generate,),
                suppress_health_check=list(HealthCheck),
            ),
        )
    assert json.dumps(serving.said).count("Traceback") == 0
