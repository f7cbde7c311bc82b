"""Every worked example under tests/vignettes comes out as written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from proving import SYSTEM
from undercroft.content.problems import PackError
from undercroft.content.vignette import read_vignettes, run, run_files
from undercroft.content.vignette_form import parse_vignettes
from undercroft.kernel.system import register
from undercroft.proofs.checklist import rule

FOLDER = Path(__file__).parent / "vignettes"
FILES = sorted(FOLDER.glob("**/*.yaml"))


def proved(path: Path) -> tuple[str, ...]:
    """The rules that the vignettes of a file name; of a file that cannot be read, none."""
    try:
        return tuple(dict.fromkeys(wanted for vignette in read_vignettes(path) for wanted in vignette.rules))
    except PackError:
        return ()


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.relative_to(FOLDER).as_posix(), marks=rule(*proved(path))) for path in FILES],
)
def test_a_worked_example_comes_out_as_written(path: Path):
    register(SYSTEM)
    failures = [str(result) for result in run_files([path]) if not result.ok]
    if failures:
        pytest.fail("\n".join(failures), pytrace=False)


MISSPELT = {
    "a condition": (
        "figures: {S: {hero: shara, conditions: [stuned]}, k: {creature: skeleton-warrior}}",
        'unknown condition "stuned"; one of stunned',
    ),
    "a skill": (
        "figures: {S: {hero: shara, skills: [elit]}, k: {creature: skeleton-warrior}}",
        'unknown skill "elit"; .*did you mean elite',
    ),
    "a spell": (
        "figures: {S: {hero: shara, spells: [lightnin]}, k: {creature: skeleton-warrior}}",
        'unknown spell "lightnin"',
    ),
    "a faction": ("position: {faction: great-ork-clans}", 'unknown faction "great-ork-clans".*great-orc-clans'),
    "a condition that must be missing": ("expect: {S: {conditions: {lacks: [stuned]}}}", 'unknown word "stuned"'),
    "an event that must not happen": ("expect: {log: {lacks: [harmd]}}", 'unknown word "harmd".*harmed'),
    "a sentence that must be refused": ("expect: {refused: S atacks k}", "is no sentence of this game"),
    "a figure in a sentence that must be refused": ("expect: {refused: S attacks l}", 'unknown figure "l"'),
}


@pytest.mark.parametrize(("text", "message"), MISSPELT.values(), ids=MISSPELT)
def test_a_misspelt_word_never_passes(text: str, message: str) -> None:
    key = text.partition(":")[0]
    parts = {
        "title": "A duel",
        "system": "universalis",
        "board": "|\n  ####\n  #Sk#\n  ####",
        "figures": "{S: {hero: shara}, k: {creature: skeleton-warrior}}",
        "turn": "S",
        "expect": "{S: {wounds: 0}}",
    }
    written = "\n".join([*(f"{name}: {value}" for name, value in parts.items() if name != key), text])
    [vignette] = parse_vignettes(written.encode(), "v.yaml")
    result = run(vignette)
    assert re.search(message, str(result)), str(result)
    assert all(problem.line > 1 for problem in result.problems)
