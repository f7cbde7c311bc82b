"""Packs and quests of authors on the command line: checked, drawn, played by bots, measured."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from packs.strangers import PACKS, bound, layout_of, setup_with
from undercroft.cli.app import run
from undercroft.kernel.packs import PackPlan
from undercroft.kernel.record import record, save
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.terminal.app import run as terminal

SYSTEMS = sorted(PACKS)
QUESTS = {"darkness": "below-the-inn", "doria": "the-millers-lamp", "universalis": "the-lost-cart"}
DRAWN = {"darkness": {"Library", "Exit"}, "doria": {"Miller’s Lamp", "Well"}, "universalis": {"Salt Orc", "Throne"}}


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_sample_pack_passes_the_check(system: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["packs", "check", str(PACKS[system])]) == 0
    assert "1 heroes" in capsys.readouterr().out


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_quest_of_a_pack_is_measured_by_balance(system: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["balance", system, "--pack", str(PACKS[system]), "--games", "2", "--heroes", "2", "--workers", "1"]
    assert run([*command, "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["quests"]
    assert (found["quest"], found["games"], found["errors"]) == (QUESTS[system], 2, 0)


def test_a_quest_in_a_file_of_its_own_is_simulated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my-quest.yaml"
    file.write_bytes((PACKS["darkness"] / "quests/below-the-inn.yaml").read_bytes())
    command = ["simulate", "darkness", "--quest", str(file), "--games", "2", "--heroes", "2", "--workers", "1"]
    assert run([*command, "--check", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["quests"]
    assert (found["quest"], found["finished"]) == ("my-quest", 2)


@pytest.mark.parametrize(("system", "file"), [("darkness", "quests/black-widow"), ("doria", "scenarios/three-cages")])
def test_a_quest_in_a_file_of_its_own_is_checked_wherever_its_system_keeps_quests(
    system: str, file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = layout_of(find(system)).home
    assert home is not None
    mine = tmp_path / "my-quest.yaml"
    mine.write_bytes((home / f"{file}.yaml").read_bytes())
    assert run(["quest", "check", str(mine), "--system", system]) == 0
    assert capsys.readouterr().out == f"{mine}: can be played\n"


def test_a_quest_of_the_box_is_played_with_the_items_of_a_pack(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "darkness", "--pack", str(PACKS["darkness"]), "--quest", "black-widow", "--heroes", "2"]
    assert run([*command, "--games", "1", "--workers", "1", "--check", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["quests"][0]["quest"] == "black-widow"


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_map_of_a_quest_is_drawn_as_a_picture(system: str, tmp_path: Path) -> None:
    target = tmp_path / "map.svg"
    section = layout_of(find(system)).quests
    assert section is not None
    file = PACKS[system] / section.folder / f"{QUESTS[system]}.yaml"
    assert run(["quest", "show", str(file), "--pack", str(PACKS[system]), "--svg", "--write", str(target)]) == 0
    root = ET.fromstring(target.read_text(encoding="utf-8"))
    titles = {title.text for title in root.iter("{http://www.w3.org/2000/svg}title")}
    assert titles >= DRAWN[system]


@pytest.mark.parametrize(("system", "quest"), [("darkness", "black-widow"), ("universalis", "the-broken-tusk")])
def test_the_map_of_a_quest_of_the_box_is_drawn_in_letters(
    system: str, quest: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["quest", "show", quest, "--system", system]) == 0
    assert "closed door" in capsys.readouterr().out


def test_a_quest_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["quest", "show", "nowhere", "--system", "darkness"]) == 1
    assert 'darkness has no quest "nowhere"; one of walking-in-the-dark' in capsys.readouterr().err


def test_a_vignette_calls_the_cards_of_a_pack_as_their_author_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "rime.yaml"
    file.write_text(
        "title: A rime-blade in a hand\nsystem: darkness\nrules: [DA-0118]\nboard: |\n  #####\n  #l l#\n  #####\n"
        "figures:\n  I: {hero: ingrid, at: a1, hands: [rime-blade]}\n  c: {foe: cellar-goblins, at: b1}\n"
        "turn: heroes\nexpect:\n  I: {hands: [rime-blade]}\n",
        encoding="utf-8",
    )
    code = run(["vignette", str(file), "--pack", str(PACKS["darkness"])])
    assert (code, capsys.readouterr().out) == (0, "1 vignettes, 0 failed\n")


def test_a_broken_pack_stops_the_command_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pack.yaml").write_text('id: half\nversion: "1"\nsystem: darkness\n', encoding="utf-8")
    assert run(["simulate", "darkness", "--pack", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f'{tmp_path}/pack.yaml:1: missing key "title": expected text or a mapping\n'


def test_a_record_whose_pack_is_not_here_says_so_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = Table(find("darkness"), setup_with("darkness", bound("darkness")))
    written = record(table, events=False)
    lost = PackPlan("lost-mines", "0" * 32, "2.1")
    save(
        msgspec.structs.replace(written, setup=msgspec.structs.replace(written.setup, packs=(lost,))), tmp_path / "game"
    )
    assert run(["replay", str(tmp_path / "game")]) == 1
    sentence = 'the game is played with the pack "lost-mines" 2.1 (0000000000), which is not here; give its folder with'
    assert capsys.readouterr().err == f"the record cannot be played: {sentence} --pack\n"


@pytest.mark.parametrize(("language", "title"), [("en", "BELOW THE INN"), ("it", "SOTTO LA LOCANDA")])
def test_the_quest_and_the_hero_of_a_pack_are_chosen_in_the_terminal(
    language: str, title: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["1", "1", "q", "no"])
    terminal(
        "darkness", language=language, packs=bound("darkness"), read=lambda _: next(typed), saves=tmp_path / "records"
    )
    shown = capsys.readouterr().out
    assert title in shown
    assert "Ingrid" in shown
    assert bound("darkness")[0].mark not in shown
