"""What stands below the systems knows no game by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import undercroft
from undercroft.proofs.catalogue import listed

BELOW = ("kernel", "proofs", "board", "content", "text", "crawl")


def strings_that_are_no_docstrings(tree: ast.Module) -> list[str]:
    """Every text the code works with; docstrings may tell of games."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
    ]


@pytest.mark.parametrize("layer", BELOW)
def test_no_code_below_the_systems_works_with_the_name_of_a_game(layer):
    named = [
        (path.name, text)
        for path in sorted((Path(undercroft.__file__).parent / layer).glob("**/*.py"))
        for text in strings_that_are_no_docstrings(ast.parse(path.read_text(encoding="utf-8")))
        if text in listed()
    ]
    assert named == []
