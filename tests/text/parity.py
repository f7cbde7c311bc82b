"""Comparing the messages of two languages: for the common files and for any system's."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft.text.functions import FUNCTIONS
from undercroft.text.messages import LANGUAGES, Variables, files

GRAMMAR = ("-the", "-form", "-number")
"""What an argument is given for the sake of agreement: every language uses what it needs of it."""


class Calls(Visitor):
    """Collects the functions that are called and the messages and terms that are referred to."""

    def __init__(self) -> None:
        self.functions: set[str] = set()
        self.references: set[str] = set()

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.add(f"-{node.id.name}")


def entries(folder: Path, language: str) -> list[ast.EntryType]:
    return [entry for file in files(folder, language) for entry in FluentResource(file.read_text("utf-8")).body]


def said(folder: Path, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(folder, language) if isinstance(entry, ast.Message)}


def variables(message: ast.Message) -> set[str]:
    patterns = [message.value, *(part.value for part in message.attributes)]
    found = set().union(*(Variables(pattern).found for pattern in patterns))
    for tail in GRAMMAR:
        found = {name.removesuffix(tail) for name in found}
    return found


def sentences(message: ast.Message) -> set[str]:
    """The attributes that are sentences; grammar (`the`, `form`) may differ from language to language."""
    return {part.id.name for part in message.attributes} - {"the", "form"}


def complaints(folder: Path) -> list[str]:
    """Everything in which the languages of a folder do not agree, or that no runtime can read."""
    found = []
    spoken = {language: said(folder, language) for language in LANGUAGES}
    for language in LANGUAGES:
        found += _reading(folder, language)
        for other in LANGUAGES:
            found += [f"{id}: in {language}, not in {other}" for id in spoken[language] if id not in spoken[other]]
    one, two = (spoken[language] for language in LANGUAGES)
    for id in sorted(one.keys() & two.keys()):
        if variables(one[id]) != variables(two[id]):
            found.append(f"{id}: variables {sorted(variables(one[id]))} and {sorted(variables(two[id]))}")
        if sentences(one[id]) != sentences(two[id]):
            found.append(f"{id}: attributes {sorted(sentences(one[id]))} and {sorted(sentences(two[id]))}")
    return found


def _reading(folder: Path, language: str) -> list[str]:
    found = []
    seen: set[str] = set()
    calls = Calls()
    for entry in entries(folder, language):
        if isinstance(entry, ast.Junk):
            found.append(f"{language}: cannot be read: {entry.content.strip()[:60]}")
        elif isinstance(entry, ast.Message | ast.Term):
            id = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if id in seen:
                found.append(f"{language}: {id} is there twice")
            seen.add(id)
            calls.visit(entry)
    found += [f"{language}: unknown function {name}" for name in sorted(calls.functions - FUNCTIONS.keys())]
    found += [f"{language}: nothing is called {name}" for name in sorted(calls.references - seen)]
    return found
