"""The words of a pack as messages: the texts its author wrote under `words`, as Fluent that every client reads.

Authors write plain text; it is never taken for Fluent, so a pack can name no message but its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.content.entries import Entry, Layout, Section, in_language
from undercroft.content.library import BroughtPack
from undercroft.content.pack import Words
from undercroft.kernel.packs import marked
from undercroft.kernel.remembering import remembered

NAME = "name"


@remembered(1024)
def fluent(layout: Layout, pack: BroughtPack, language: str) -> str:
    """The messages of a pack in a language; if it has none in that language, in another of its own."""
    return "".join(line for section in layout.sections for line in _of_section(layout, section, pack, language))


def _of_section(layout: Layout, section: Section[Entry], pack: BroughtPack, language: str) -> Iterator[str]:
    for id in pack.pack.entries[section.name]:
        words = pack.pack.words.get((section.name, id), {})
        for kind in section.kind.split():
            yield from _message(f"{layout.system}-{kind}-{marked(id, pack.plan.mark)}", id, words, language)
        for key, text in words.items():
            kind, _, rest = key.partition("-")
            if rest:
                own = f"{layout.system}-{kind}-{marked(id, pack.plan.mark)}-{rest}"
                yield f"{own} = {_escaped(in_language(text, language))}\n"


def _message(name: str, id: str, words: Words, language: str) -> Iterator[str]:
    """The name of an entry, read off its id if its author gave none, and whatever else is said of it."""
    called = in_language(words[NAME], language) if NAME in words else id.replace("-", " ").replace("_", " ")
    yield f"{name} = {_escaped(called)}\n"
    for key, text in words.items():
        if key != NAME and "-" not in key:
            yield f"    .{key} = {_escaped(in_language(text, language))}\n"


def _escaped(text: str) -> str:
    """Plain text as the value of a message: one line, with braces that mean braces."""
    line = " ".join(text.split())
    return "".join({"{": '{"{"}', "}": '{"}"}'}.get(sign, sign) for sign in line) or '{""}'
