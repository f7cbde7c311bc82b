"""One entry in a file of its own, checked as if it lay in a pack beside the system's own."""

from typing import TypeVar

from undercroft.content.entries import Entry, Layout, Section
from undercroft.content.library import Library, check_mentions, examine, load
from undercroft.content.pack import Sections
from undercroft.content.positions import read_document
from undercroft.content.problems import Complaints

E = TypeVar("E", bound=Entry)


def read_entry(layout: Layout, section: Section[E], text: str, id: str, file: str = "") -> E:
    """The entry that a text holds; PackError with everything wrong in it, by line."""
    complaints = Complaints()
    document = read_document(text.encode(), file or f"{id}.yaml", complaints, layout.limits)
    complaints.settle()
    assert document is not None
    own = Sections(layout, complaints)
    own.add(section, id, {} if document.data is None else document.data, document)
    complaints.settle()
    library = _with_entry(load(layout), own, section.name, id)
    check_mentions(library, own.mentions, complaints)
    complaints.settle()
    examine(library, section.name, id, complaints, document)
    complaints.settle()
    return library[section][id]


def _with_entry(box: Library, own: Sections, section: str, id: str) -> Library:
    """The system's own pack with this entry added, or in the place of one with the same id."""
    library = Library(box.layout, box.packs)
    for name, entries in box.entries.items():
        for known, entry in entries.items():
            library.entries[name].put(known, entry)
    library.entries[section].put(id, own.entries[section][id])
    library.places = {**box.places, (section, id): own.places[section, id]}
    return library
