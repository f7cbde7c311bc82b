"""Quests that teach: ideas as data, each told when the board first asks for it.

A lesson is a list of ideas.  An idea is about one kind of choice, and is told beside the board the first time such a
choice is offered; it is learnt when the seat has made one.  There is nothing to click away: whoever does on the board
what an idea is about has learnt it, even before it was told.  Between two ideas, and after the last, the lesson goes on
pointing at what a sensible player would do, so that nobody is left alone before the quest ends.

The words are messages: `SYSTEM-lesson-QUEST-IDEA` with `.say` and `.why`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from undercroft.content.entries import Entry, Section
from undercroft.content.library import Library
from undercroft.content.problems import Fault, quoted, unknown
from undercroft.content.rulings import not_in_catalogue
from undercroft.kernel.requests import Option
from undercroft.kernel.scene import Lesson
from undercroft.text.messages import messages

Word = Annotated[str, Meta(pattern="^[a-z]+(-[a-z]+)*$", max_length=64)]
RuleId = Annotated[str, Meta(pattern="^[A-Z]{2}-[A-Z]?[0-9]+$", max_length=16)]


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to learn."""

    id: Word
    """Its name in the lesson's messages."""
    acts: Annotated[tuple[Word, ...], Meta(min_length=1, max_length=16)]
    """It is told when an option of one of these kinds is offered, and learnt when one is taken."""
    unless: Annotated[tuple[Word, ...], Meta(max_length=32)] = ()
    """It waits while any of these is offered too."""
    only: bool = False
    """Until it is learnt, other options wait: there is nothing else to do yet."""
    rules: Annotated[tuple[RuleId, ...], Meta(min_length=1, max_length=8)]
    """The rules it teaches."""


class Teaching(Entry, frozen=True, kw_only=True):
    """The lesson of the quest of the same id."""

    ideas: Annotated[tuple[Idea, ...], Meta(min_length=1, max_length=40)]


LESSONS = Section("lessons", Teaching, folder="lessons")


def lesson_faults(quests: Section[Any]) -> Callable[[Library, str], Iterator[Fault]]:
    """What is wrong with a lesson: the quest, the rules, the deeds and the messages it names are all there."""

    def look(box: Library, id: str) -> Iterator[Fault]:
        if id not in box[quests]:
            yield Fault((), unknown("quest", id, box[quests]))
        system = box.layout.system
        said = messages("en", system)
        for n, idea in enumerate(box[LESSONS][id].ideas):
            yield from not_in_catalogue(box, idea.rules, "ideas", n, "rules")
            for field, acts in (("acts", idea.acts), ("unless", idea.unless)):
                for m, act in enumerate(acts):
                    if not said.has(f"act-{act}"):
                        yield Fault(("ideas", n, field, m), f"no option does {quoted(act)}")
            name = f"{system}-lesson-{id}-{idea.id}"
            if not said.has(name):
                yield Fault(("ideas", n, "id"), f"there is no message {quoted(name)}")

    return look


def learnt(ideas: Sequence[Idea], acts: Iterable[str]) -> frozenset[str]:
    """Which ideas somebody who has done all this has learnt: every deed teaches one, the first it is about."""
    left = list(ideas)
    for act in acts:
        for idea in left:
            if act in idea.acts:
                left.remove(idea)
                break
    return frozenset(idea.id for idea in ideas if idea not in left)


def lesson_now(system: str, teaching: Teaching, done: Iterable[str], offered: Sequence[Option]) -> Lesson | None:
    """What the lesson says to a seat that has done all this and is offered these options; nothing to one not asked."""
    if not offered:
        return None
    ideas = teaching.ideas
    known = learnt(ideas, done)
    acts = {option.act for option in offered}
    step, steps = min(len(known) + 1, len(ideas)), len(ideas)
    for idea in ideas:
        if idea.id not in known and acts & set(idea.acts) and not acts & set(idea.unless):
            points = tuple(n for n, option in enumerate(offered) if option.act in idea.acts)
            name = f"{system}-lesson-{teaching.id}-{idea.id}"
            return Lesson(id=name, step=step, steps=steps, points=points, only=idea.only, rules=idea.rules)
    return Lesson(id="lesson-over" if len(known) == steps else "lesson-between", step=step, steps=steps)
