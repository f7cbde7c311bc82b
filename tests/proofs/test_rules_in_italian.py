"""The catalogues that are told in Italian too: line by line the same rules as in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.proofs.catalogue import Rule, _entries, catalogue_folder, listed

FOLDER = catalogue_folder()
TOLD = sorted((FOLDER / "it").glob("*.md"))
PREFIX = {file: one.prefix for one in listed().values() for file in one.files}
REFERENCE = re.compile(r"[A-Z]{2}-[A-Z]?\d+")


def lines(path: Path) -> list[Rule]:
    return list(_entries(path, PREFIX[path.name]))


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_every_line_is_told_in_the_same_place_with_the_same_tags(path):
    told, written = lines(path), lines(FOLDER / path.name)
    assert [(one.id, one.tags) for one in told] == [(one.id, one.tags) for one in written]


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_a_line_points_to_the_same_other_lines(path):
    written = {one.id: sorted(REFERENCE.findall(one.text)) for one in lines(FOLDER / path.name)}
    assert [one.id for one in lines(path) if sorted(REFERENCE.findall(one.text)) != written[one.id]] == []


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_no_line_was_left_in_english(path):
    written = {one.id: one.text for one in lines(FOLDER / path.name)}
    assert [one.id for one in lines(path) if one.text == written[one.id]] == []


@pytest.mark.parametrize("path", TOLD, ids=lambda path: path.stem)
def test_chapters_are_as_many_as_in_english(path):
    told, written = lines(path), lines(FOLDER / path.name)
    assert len({one.chapter for one in told}) == len({one.chapter for one in written})


def test_universalis_is_told_from_the_first_rule_to_the_last():
    assert {path.name for path in TOLD} >= set(listed()["universalis"].files)
