"""Packs of data: loading, checking, looking up."""

from undercroft.content.entries import Entry, Layout, Section, Text, in_language
from undercroft.content.library import Library, load, load_pack
from undercroft.content.pack import Manifest, Pack
from undercroft.content.problems import Faults, PackError, Problem
from undercroft.content.report import Report, check
from undercroft.content.rulings import RULINGS, Ruling, Switch
from undercroft.content.shapes import Ref
from undercroft.content.tables import RollTable
from undercroft.content.vocabulary import Effect, Effects, Vocabulary, Word

__all__ = [
    "RULINGS",
    "Effect",
    "Effects",
    "Entry",
    "Faults",
    "Layout",
    "Library",
    "Manifest",
    "Pack",
    "PackError",
    "Problem",
    "Ref",
    "Report",
    "RollTable",
    "Ruling",
    "Section",
    "Switch",
    "Text",
    "Vocabulary",
    "Word",
    "check",
    "in_language",
    "load",
    "load_pack",
]
