"""What people type: numbers, words, places, commands, dice."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from undercroft.kernel.dice import Faces, Pool
from undercroft.text.messages import Messages

COMMANDS = {
    "help": "h",
    "undo": "u",
    "redo": "r",
    "why": "w",
    "odds": "?",
    "advice": "d",
    "board": "b",
    "plain": "p",
    "cards": "c",
    "log": "g",
    "fix": "f",
    "routine": "a",
    "lesson": "t",
    "save": "s",
    "language": "l",
    "quit": "q",
}
"""Every command and its letter; each language also has a word for it: `command-<name>`."""


def plain(text: str) -> str:
    """Text as it is compared: small letters, no accents, no punctuation, single spaces."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(re.findall(r"[\w?]+", bare))


def command(line: str, said: Messages) -> tuple[str, list[int]] | None:
    """The command a line means, with the numbers after it; None if it is something else."""
    match = re.fullmatch(r"\s*(\?|[^\W\d]+(?=\s|$))\s*((?:\d{1,4}\s*)*)", line)
    if match is None:
        return None
    word = plain(match[1])
    for name, letter in COMMANDS.items():
        if word in (letter, plain(said.text(f"command-{name}"))):
            return name, [int(number) for number in match[2].split()]
    return None


def matching(line: str, texts: Sequence[str], places: Sequence[str] = ()) -> list[int]:
    """Which of these texts are meant by a number (from 1), a place, their words, or the beginnings of these."""
    typed = plain(line)
    if not typed:
        return []
    if typed.isdecimal() and typed.isascii():
        return [int(typed) - 1] if 1 <= int(typed) <= len(texts) else []
    for wanted in (places, texts):
        exact = [n for n, text in enumerate(wanted) if text and plain(text) == typed]
        if exact:
            return exact
    return [n for n, text in enumerate(texts) if _begins(typed.split(), plain(text).split())]


def _begins(typed: list[str], words: list[str]) -> bool:
    """Does every word typed begin a word of the text, in the same order?"""
    at = 0
    for begun in typed:
        while at < len(words) and not words[at].startswith(begun):
            at += 1
        if at == len(words):
            return False
        at += 1
    return True


class WrongFaces(ValueError):
    """Dice that cannot lie so, or cards that are not there; `message` with what is `given` tells people."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.given = args


def read_numbers(line: str) -> list[int]:
    """The numbers in a line; throws of one die joined by + are added up."""
    words = re.findall(r"[^\s,;/|]+", line)
    wrong = next((word for word in words if not re.fullmatch(r"\d{1,6}(\+\d{1,6})*", word, re.ASCII)), None)
    if wrong is not None:
        raise WrongFaces("dice-not-a-number", typed=wrong)
    return [sum(int(part) for part in word.split("+")) for word in words]


def read_faces(line: str, dice: tuple[Pool, ...]) -> Faces:
    """The faces that were typed, in order; a die that is rolled on is typed as 10+10+4 or as its sum."""
    faces = read_numbers(line)
    wanted = [die for pool in dice for die in pool]
    if len(faces) != len(wanted):
        raise WrongFaces("dice-count", wanted=len(wanted), given=len(faces))
    for die, face in zip(wanted, faces):
        if not die.legal(face):
            kind = "dice-face-on" if die.explodes else "dice-face"
            raise WrongFaces(kind, die=die.name.rstrip("!"), face=face, sides=die.sides)
    sides, start = [], 0
    for pool in dice:
        sides.append(tuple(faces[start : start + len(pool)]))
        start += len(pool)
    return tuple(sides)
