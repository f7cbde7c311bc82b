"""The command line: what each command says, its exit code, and that no input shows a traceback."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import undercroft
from content.example import FILES, LAYOUT, write
from lab.toy import SYSTEM, Cellar
from undercroft.cli import main
from undercroft.kernel import system as registry
from undercroft.kernel.record import record, save
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table

VIGNETTE = """
title: A blow
system: cellar
figures: {S: {hearts: 3}, k: {hearts: 2}}
play: [{S strikes k: [6, 5, 1, 3]}]
expect: {k: {hearts: HEARTS}}
"""


@pytest.fixture(autouse=True)
def _cellars(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.setattr(registry, "entry_points", lambda group: ())
    monkeypatch.setattr(Cellar, "layout", LAYOUT)
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "lab.toy:SYSTEM,lab.toy:BROKEN")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("UNDERCROFT_TRACE", raising=False)
    registry.find.cache_clear()
    yield
    registry.find.cache_clear()


@pytest.fixture
def cli(capfd: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    def run(*arguments: object) -> tuple[int, str, str]:
        capfd.readouterr()
        code = main([str(argument) for argument in arguments])
        said = capfd.readouterr()
        assert "Traceback" not in said.out + said.err
        return code, said.out, said.err

    return run


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game, written down."""
    table, luck = Table(SYSTEM, SYSTEM.default_setup("duel", 2, "told")), random.Random(4)
    while (ask := table.ask) is not None:
        table.answer(luck.choice(ask.options))
    path = tmp_path / "game.json"
    save(record(table), path)
    return path


def changed(path: Path, change: Callable[[dict], None]) -> Path:
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    return path


# in general


def test_the_version_is_told(cli):
    assert cli("--version") == (0, f"undercroft {undercroft.__version__}\n", "")


@pytest.mark.parametrize(
    "command",
    ["play", "simulate", "campaigns", "rules", "vignette", "replay", "verify", "bench", "packs", "packs check"],
)
def test_every_command_has_help(cli, command: str):
    code, out, _ = cli(*command.split(), "--help")
    assert (code, "Usage" in out) == (0, True)


@pytest.mark.parametrize(
    "command", ["simulate", "campaigns", "rules", "vignette", "replay", "verify", "bench", "packs check"]
)
def test_help_teaches_by_example(cli, command: str):
    assert f"undercroft {command} " in cli(*command.split(), "--help")[1].split("Example")[-1]


def test_an_unknown_command_is_a_matter_of_usage(cli):
    assert cli("dance")[0] == 2


def test_systems_from_the_environment_that_cannot_be_brought_in_are_told(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "no.such:SYSTEM")
    code, _, err = cli("simulate", "cellar")
    assert (code, "cannot be brought in" in err) == (2, True)


def test_systems_may_be_named_on_the_command_line(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("UNDERCROFT_SYSTEMS")
    assert cli("--systems", "lab.toy:SYSTEM", "simulate", "cellar", "--games", 1, "--workers", 1)[0] == 0


def test_systems_on_the_command_line_come_beside_those_of_the_environment(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "lab.toy:BROKEN")
    _, _, err = cli("--systems", "lab.toy:SYSTEM", "simulate", "attic")
    assert 'no system "attic"; there are broken, cellar' in err


def test_a_mistake_of_the_program_is_told_in_a_line(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Cellar, "quests", lambda self: 1 / 0)
    code, _, err = cli("simulate", "cellar")
    assert (code, err.splitlines()[0]) == (1, "undercroft failed: ZeroDivisionError: division by zero")


def test_a_mistake_of_the_program_can_be_traced(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_TRACE", "1")
    monkeypatch.setattr(Cellar, "quests", lambda self: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        main(["simulate", "cellar"])


def test_the_arguments_of_the_process_are_the_default(monkeypatch: pytest.MonkeyPatch, capfd):
    monkeypatch.setattr(sys, "argv", ["undercroft", "--version"])
    assert main() == 0


@pytest.mark.parametrize("heavy", ["typer", "rich", "yaml", "msgspec", "chess", "fluent"])
def test_importing_the_package_imports_nothing_heavy(heavy: str):
    code = f"import sys, undercroft, undercroft.cli; sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("heavy", ["yaml", "chess", "undercroft.lab", "undercroft.kernel", "undercroft.content"])
def test_help_imports_no_part_of_the_engine(heavy: str):
    code = f"import sys; from undercroft.cli import main; main(['--help']); sys.exit({heavy!r} in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, stdout=subprocess.DEVNULL).returncode == 0


# figures


def test_figures_of_quests_that_are_not_measured_now_stay_in_their_file(cli, tmp_path: Path):
    file = tmp_path / "measured.json"
    for quest in ("brawl", "duel"):
        asked = ("--quest", quest, "--heroes", 2, "--games", 1, "--bot", "random", "--workers", 1)
        assert cli("balance", "cellar", *asked, "--figures", file)[0] == 0
    assert set(json.loads(file.read_text())) == {"brawl", "duel"}


def test_a_file_that_holds_no_figures_is_refused(cli, tmp_path: Path):
    file = tmp_path / "measured.json"
    file.write_text('{"duel": 3}')
    asked = ("--quest", "duel", "--heroes", 2, "--games", 1, "--bot", "random", "--workers", 1)
    code, _, err = cli("balance", "cellar", *asked, "--figures", file)
    assert code == 2
    assert "these are no figures" in err


# simulate


def test_simulate_writes_a_row_for_every_game_and_keeps_records(cli, tmp_path):
    rows, kept = tmp_path / "games.jsonl", tmp_path / "kept"
    code, _, _ = cli("simulate", "cellar", "--games", 3, "--workers", 1, "--rows", rows, "--records", kept)
    assert code == 0
    written = [json.loads(line) for line in rows.read_text().splitlines()]
    assert sorted(row["record"] for row in written) == sorted(path.name for path in kept.iterdir())


def test_standings_rank_bots_and_draw_them(cli, tmp_path):
    chosen = ("--bot", "random", "--bot", "greedy", "--games", 8, "--workers", 1)
    code, out, _ = cli("standings", "cellar", *chosen, "--picture", tmp_path / "table.svg")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[1:]] in (["random", "greedy"], ["greedy", "random"])
    assert "greedy" in (tmp_path / "table.svg").read_text()
    shown = json.loads(cli("standings", "cellar", *chosen, "--json")[1])
    assert [one["win_rate"] for one in shown["bots"]] == sorted(one["win_rate"] for one in shown["bots"])


def test_standings_refuse_a_bot_that_is_not_there(cli):
    code, _, err = cli("standings", "cellar", "--bot", "clever")
    assert (code, 'no bot "clever"' in err) == (2, True)


def test_simulate_prints_one_object_for_programs(cli):
    code, out, err = cli("simulate", "cellar", "--games", 6, "--workers", 1, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert {"games", "finished", "won", "errors", "decisions", "decisions_per_second"} <= found.keys()
    assert {"rounds_mean", "rounds_spread", "deaths", "quests", "failures"} <= found.keys()


def test_simulate_prints_a_table_for_people(cli):
    _, out, _ = cli("simulate", "cellar", "--games", 6, "--workers", 1)
    assert [line.split()[0] for line in out.splitlines()[:4]] == ["quest", "duel", "brawl", "brawl"]
    assert "cellar: 6 of 6 games finished" in out


def test_simulate_shows_how_to_repeat_a_game_that_broke(cli):
    code, out, _ = cli("simulate", "broken", "--quest", "duel", "--games", 1, "--workers", 1)
    assert code == 1
    assert "undercroft simulate broken --quest duel --heroes 2 --bot random --game 1.0 --trace" in out


def test_simulate_traces_a_game_that_broke_only_when_asked(capfd):
    assert main(["simulate", "broken", "--quest", "duel", "--game", "1.0", "--trace", "--workers", "1"]) == 1
    assert "Traceback" in capfd.readouterr().out


def test_simulate_needs_a_system_where_there_are_several(cli):
    assert cli("simulate")[::2] == (2, "which system? there are broken, cellar\n")


def test_simulate_takes_the_only_system_there_is(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "lab.toy:SYSTEM")
    assert cli("simulate", "--games", 1, "--workers", 1)[0] == 0


@pytest.mark.parametrize(
    "wrong", [["--bot", "x"], ["--quest", "x"], ["--heroes", "9"], ["--games", "0"], ["--workers", "x"], ["--nothing"]]
)
def test_simulate_refuses_what_it_does_not_know(cli, wrong: list[str]):
    assert cli("simulate", "cellar", *wrong)[0] == 2


def test_a_bar_is_shown_to_people_who_wait(monkeypatch: pytest.MonkeyPatch, capfd):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main(["simulate", "cellar", "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capfd.readouterr().out)["games"] == 2


# rules


def test_rules_lists_every_rule_with_its_standing(cli):
    code, out, _ = cli("rules", "darkness")
    assert code == 0
    assert out.startswith("DA-0001  ")


def test_one_rule_is_shown_with_its_words_its_code_and_its_tests(cli):
    code, out, _ = cli("rules", "DA-0288")
    assert (code, "DA-0288  proved" in out, "Wounds = total Hits" in out) == (0, True, True)
    assert "src/undercroft/systems/darkness/combat/outcome.py::wound\n" in out.split("code\n")[1].split("tests\n")[0]
    assert "tests/systems/darkness/" in out.split("tests\n")[1]


def test_a_rule_that_does_not_exist_is_answered_with_the_nearest(cli):
    code, _, err = cli("rules", "DA-9999")
    assert (code, 'unknown rule "DA-9999"; the nearest is DA-' in err) == (1, True)


def test_rules_prints_the_stable_shape(cli):
    shape = json.loads(cli("rules", "darkness", "--json")[1])
    assert shape["proved"] + shape["untestable"] + len(shape["missing"]) == shape["total"]


def test_rules_shows_the_missing_alone(cli):
    assert " proved  " not in cli("rules", "darkness", "--missing")[1]


def test_rules_of_an_unknown_game_are_refused(cli):
    assert cli("rules", "chess")[::2] == (2, 'no catalogue of "chess"; one of darkness, doria, league, universalis\n')


def test_a_catalogue_that_cannot_be_read_is_told(cli, monkeypatch: pytest.MonkeyPatch):
    from undercroft.proofs import checklist

    def broken(system: str) -> None:
        raise checklist.ChecklistError("darkness.md:3: found something else")

    monkeypatch.setattr(checklist, "survey", broken)
    assert cli("rules", "darkness")[::2] == (1, "darkness.md:3: found something else\n")


# vignettes


def test_a_vignette_that_holds_is_fine(cli, tmp_path: Path):
    path = tmp_path / "v.yaml"
    path.write_text(VIGNETTE.replace("HEARTS", "1"))
    assert cli("vignette", path)[:2] == (0, "1 vignettes, 0 failed\n")


def test_a_vignette_that_fails_shows_the_difference(cli, tmp_path: Path):
    path = tmp_path / "v.yaml"
    path.write_text(VIGNETTE.replace("HEARTS", "2"))
    code, out, _ = cli("vignette", path)
    assert code == 1
    assert f"{path}:6: k hearts: expected 2, found 1" in out


def test_a_folder_of_vignettes_is_run_whole(cli, tmp_path: Path):
    (tmp_path / "deep").mkdir()
    for name in ("a.yaml", "deep/b.yaml"):
        (tmp_path / name).write_text(VIGNETTE.replace("HEARTS", "1"))
    assert json.loads(cli("vignette", tmp_path, "--json")[1])["vignettes"] == 2


def test_a_folder_without_vignettes_is_refused(cli, tmp_path: Path):
    assert cli("vignette", tmp_path)[0] == 2


def test_a_vignette_that_is_not_there_is_refused(cli, tmp_path: Path):
    assert cli("vignette", tmp_path / "none.yaml")[0] == 2


# records


def test_a_record_that_is_right_is_verified(cli, game: Path):
    code, out, _ = cli("verify", game)
    assert (code, f"{game}: right: " in out) == (0, True)


def test_a_record_with_other_dice_is_found_out(cli, game: Path):
    def cheat(data: dict) -> None:
        thrown = next(item for item in data["journal"] if item[0] == "t")
        thrown[1][0][0] = 7 - thrown[1][0][0]

    code, out, _ = cli("verify", changed(game, cheat))
    assert (code, "wrong (item " in out) == (1, True)


def test_a_record_with_another_seed_is_found_out(cli, game: Path):
    code, out, _ = cli("verify", changed(game, lambda data: data["setup"].update(seed="mine")), "--json")
    assert (code, json.loads(out)["ok"]) == (1, False)


def test_a_record_of_a_system_that_is_not_here_cannot_be_verified(cli, game: Path):
    code, _, err = cli("verify", changed(game, lambda data: data.update(system="attic")))
    assert (code, 'no system "attic"' in err) == (1, True)


def test_a_file_that_is_no_record_is_told(cli, tmp_path: Path):
    path = tmp_path / "x.json"
    path.write_text("{}")
    code, _, err = cli("verify", path)
    assert (code, f"{path}: this is not a record" in err) == (1, True)


def test_a_record_that_is_not_there_is_refused(cli, tmp_path: Path):
    assert cli("verify", tmp_path / "none.json")[0] == 2


def test_the_story_of_a_record_is_told_event_by_event(cli, game: Path):
    code, out, _ = cli("replay", game)
    stored = msgspec.json.decode(game.read_bytes())["events"]
    assert (code, len(out.splitlines())) == (0, len(stored))


def test_the_story_is_told_in_italian_too(cli, game: Path):
    assert cli("replay", game, "--language", "it")[1] != cli("replay", game, "--language", "en")[1]


def test_a_story_may_stop_after_some_answers(cli, game: Path):
    events = json.loads(cli("replay", game, "--to", 2, "--json")[1])["events"]
    assert sum(event["kind"] == "chose" for event in events) == 2


def test_a_record_without_events_is_played_again(cli, game: Path):
    told = json.loads(cli("replay", game, "--json")[1])
    changed(game, lambda data: data.update(events=[]))
    assert json.loads(cli("replay", game, "--json")[1]) == told


def test_a_record_of_other_rules_is_watched_from_its_events(cli, game: Path):
    assert cli("replay", changed(game, lambda data: data.update(version="0")))[0] == 0


def test_a_record_of_other_rules_without_events_cannot_be_told(cli, game: Path):
    code, _, err = cli("replay", changed(game, lambda data: data.update(version="0", events=[])))
    assert (code, "the record cannot be played" in err) == (1, True)


def test_without_the_texts_a_story_is_told_as_data(cli, game: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "undercroft.text.narrate", None)
    first = cli("replay", game)[1].splitlines()[0]
    assert json.loads(first)["kind"] == "began"


def test_packed_records_are_read_as_well(cli, game: Path, tmp_path: Path):
    packed = tmp_path / "game.json.gz"
    packed.write_bytes(gzip.compress(game.read_bytes()))
    assert cli("verify", packed)[0] == 0


# campaigns


@pytest.fixture
def long(monkeypatch: pytest.MonkeyPatch) -> str:
    from lab.long import SYSTEM as LONG

    monkeypatch.setitem(registry._registered, "long", LONG)
    registry.find.cache_clear()
    return "long"


def test_campaigns_print_one_object_for_programs(cli, long: str):
    found = cli("campaigns", long, "--count", 2, "--heroes", 1, "--bot", "random", "--workers", 1, "--json")
    shape = json.loads(found[1])
    assert (found[0], shape["campaigns"], shape["errors"]) == (0, 2, 0)


def test_campaigns_print_a_table_for_people(cli, long: str):
    code, out, _ = cli("campaigns", long, "--count", 2, "--heroes", 1, "--bot", "random", "--workers", 1)
    assert code == 0
    assert "long: 2 of 2 campaigns were played, 2 to their own end" in out.splitlines()[-1]


def test_a_campaign_that_breaks_off_is_told_with_its_seed(cli, long: str):
    code, out, _ = cli("campaigns", long, "--count", 1, "--bot", "random", "--workers", 1, "--seed", "bad")
    assert (code, "broke off: KeyError: 'ledger' (brawl, seed bad.0)" in out) == (1, True)


def test_a_game_without_campaigns_has_none_to_play(cli):
    assert cli("campaigns", "cellar", "--bot", "random")[::2] == (2, "cellar has no campaigns\n")


# bench, packs, play


def test_bench_prints_one_object_for_programs(cli):
    shape = json.loads(cli("bench", "cellar", "--rounds", 1, "--seconds", "0.01", "--json")[1])
    assert (list(shape), list(shape["systems"])) == (["yardstick", "systems"], ["cellar"])


def test_bench_prints_a_table_for_people(cli):
    code, out, _ = cli("bench", "cellar", "--rounds", 1, "--seconds", "0.01")
    assert (code, out.splitlines()[2].split()[0]) == (0, "cellar")


def test_bench_measures_all_systems_unless_told_otherwise(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("UNDERCROFT_SYSTEMS", "lab.toy:SYSTEM")
    assert list(json.loads(cli("bench", "--rounds", 1, "--seconds", "0.01", "--json")[1])["systems"]) == ["cellar"]


@pytest.mark.parametrize("command", ["bench", "play", "simulate"])
def test_without_any_system_one_is_asked_for(cli, monkeypatch: pytest.MonkeyPatch, command: str):
    monkeypatch.delenv("UNDERCROFT_SYSTEMS")
    code, _, err = cli(command)
    assert (code, "UNDERCROFT_SYSTEMS=module:ATTRIBUTE" in err) == (2, True)


def test_bench_without_the_yardstick_is_told(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "chess", None)
    assert cli("bench", "cellar")[::2] == (1, "the yardstick needs the chess package: install undercroft[lab]\n")


def test_a_good_pack_is_fine(cli, tmp_path: Path):
    code, out, _ = cli("packs", "check", write(tmp_path / "core", {**FILES}))
    assert (code, "core 1.2 for cellar" in out) == (0, True)


def test_a_bad_pack_is_told_with_file_and_line(cli, tmp_path: Path):
    folder = write(tmp_path / "core", {**FILES, "decks.yaml": "loot:\n  cards: {swrod: 2}\n"})
    code, out, _ = cli("packs", "check", folder)
    assert (code, f"{folder}/decks.yaml:2: " in out) == (1, True)


def test_the_check_of_packs_can_be_read_by_programs(cli, tmp_path: Path):
    shape = json.loads(cli("packs", "check", write(tmp_path / "core", {**FILES}), "--json")[1])
    assert (shape["ok"], shape["packs"][0]["id"]) == (True, "core")


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    import undercroft.terminal.app as app

    played: list[tuple[object, ...]] = []
    monkeypatch.setattr(app, "run", lambda *given, **named: played.append((*given, named["record"])))
    return played


def test_play_starts_the_terminal_game(cli, terminal):
    assert cli("play", "cellar", "--quest", "duel", "--heroes", 2, "--seed", "s", "--language", "it")[0] == 0
    assert terminal == [("cellar", "duel", 2, "s", "it", "seeded", None)]


def test_play_leaves_to_the_terminal_what_is_not_said(cli, terminal):
    cli("play", "--dice", "typed")
    assert terminal == [("", "", 0, "", "", "typed", None)]


def test_play_goes_on_with_a_saved_game(cli, terminal, game: Path):
    cli("play", "--resume", game)
    assert terminal[0][-1] == game


def test_play_of_an_unknown_system_is_refused(cli, terminal):
    assert cli("play", "attic")[0] == 2


def test_play_that_cannot_be_set_up_says_why(cli, monkeypatch: pytest.MonkeyPatch):
    import undercroft.terminal.app as app

    def refuse(*_: object, **__: object) -> None:
        raise SetupError("too many heroes")

    monkeypatch.setattr(app, "run", refuse)
    assert cli("play", "cellar")[::2] == (2, "too many heroes\n")


def test_play_without_the_terminal_says_what_to_install(cli, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "undercroft.terminal.app", None)
    code, _, err = cli("play", "cellar")
    assert (code, "install undercroft[terminal]" in err) == (1, True)


# whatever is written

COMMANDS = ["simulate", "rules", "vignette", "replay", "verify", "packs", "check", "cellar", "darkness", "duel"]
OPTIONS = ["--json", "--quest", "--heroes", "--games", "--seed", "--bot", "--to", "--help", "--missing", "--check"]
WORDS = st.sampled_from([*COMMANDS, *OPTIONS, "FILE", "2", "-1"])
QUIETLY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@given(words=st.lists(WORDS | st.text(max_size=6), max_size=6))
@QUIETLY
def test_no_command_line_shows_a_traceback(cli, tmp_path: Path, words: list[str]):
    path = tmp_path / "file"
    path.write_bytes(b"title: x\n")
    if "simulate" in words:
        words += ["--games", "1", "--workers", "1"]
    assert cli(*(path if word == "FILE" else word for word in words))[0] in (0, 1, 2)


@given(data=st.binary(max_size=60) | st.text(max_size=60).map(str.encode))
@QUIETLY
def test_no_file_shows_a_traceback(cli, tmp_path: Path, data: bytes):
    folder = tmp_path / "pack"
    folder.mkdir(exist_ok=True)
    for path in (folder / "pack.yaml", folder / "skills.yaml", tmp_path / "v.yaml"):
        path.write_bytes(data)
    for command in (["vignette", tmp_path / "v.yaml"], ["verify", tmp_path / "v.yaml"], ["packs", "check", folder]):
        assert cli(*command)[0] == 1


KEYS = ("system", "version", "setup", "journal", "outcome", "events", "digests", "checkpoint", "commitment")
VALUES = st.none() | st.integers() | st.text(max_size=5) | st.lists(st.integers(), max_size=2) | st.just({})
ITEMS = st.tuples(st.sampled_from("atdscr"), VALUES, VALUES).map(list)


@given(key=st.sampled_from(KEYS), value=VALUES, item=ITEMS, at=st.integers(0, 40))
@QUIETLY
def test_no_damaged_record_shows_a_traceback(cli, game: Path, key: str, value: object, item: list, at: int):
    whole = game.read_text()

    def damage(data: dict) -> None:
        data["journal"].insert(at, item)
        if at % 2:
            data[key] = value

    try:
        changed(game, damage)
        assert cli("verify", game)[0] == 1
        assert cli("replay", game)[0] in (0, 1)
    finally:
        game.write_text(whole)


def test_a_system_without_design_rules_says_so(cli):
    code, _, err = cli("quest", "new", "--system", "cellar")
    assert (code, "no rules by which quests are made" in err) == (2, True)


def test_a_system_without_design_rules_furnishes_nothing(cli, tmp_path):
    file = tmp_path / "bare.yaml"
    file.write_text("heroes: 2\n")
    code, _, err = cli("quest", "furnish", file, "--system", "cellar")
    assert (code, "no rules by which quests are furnished" in err) == (1, True)


def test_a_furnished_quest_is_written(cli, monkeypatch, tmp_path):
    monkeypatch.setattr(Cellar, "furnished", lambda self, text, name, **wish: f"{text}for: {name} {wish['heroes']}\n")
    bare, full = tmp_path / "bare.yaml", tmp_path / "full.yaml"
    bare.write_text("a: b\n")
    code, out, _ = cli("quest", "furnish", bare, "--system", "cellar", "--heroes", 2, "--write", full)
    assert (code, full.read_text(), f"--quest {full}" in out) == (0, "a: b\nfor: bare 2\n", True)


def test_a_wish_that_is_none_is_refused(cli):
    code, _, err = cli("quest", "new", "--system", "cellar", "--wish", "goblins")
    assert (code, "expected such as" in err) == (2, True)


def test_a_made_quest_is_written_and_can_be_checked(cli, monkeypatch, tmp_path):
    card = registry.QuestCard(id="made")
    monkeypatch.setattr(Cellar, "new_quest", lambda self, **wish: f"heroes: {wish['heroes']}\n")
    monkeypatch.setattr(Cellar, "quest_from", lambda self, text, name: card)
    file = tmp_path / "made.yaml"
    code, out, _ = cli("quest", "new", "--system", "cellar", "--heroes", 2, "--write", file)
    assert (code, file.read_text(), f"--quest {file}" in out) == (0, "heroes: 2\n", True)
    assert cli("quest", "check", file, "--system", "cellar")[0] == 0
