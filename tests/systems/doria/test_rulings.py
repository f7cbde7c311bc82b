"""The rulings on what the rulebook leaves open."""

from __future__ import annotations

from undercroft.content.rulings import RULINGS
from undercroft.proofs.catalogue import Catalogue
from undercroft.systems.doria.cards.library import library


def test_every_ruling_stands_on_rules_of_the_catalogue_first_of_all_its_own_gap() -> None:
    known = Catalogue.load("doria").rules
    for id, ruling in library()[RULINGS].items():
        assert ruling.rules[0] == "DO-" + id.upper(), id
        assert set(ruling.rules) <= set(known), id


def test_every_ruling_is_written_in_both_languages() -> None:
    for id, ruling in library()[RULINGS].items():
        texts = [ruling.question, ruling.choice, *ruling.alternatives]
        texts += ruling.switch.values.values() if ruling.switch else ()
        assert all(isinstance(text, dict) and set(text) == {"en", "it"} for text in texts), id


def test_every_ambiguity_of_the_catalogue_has_its_ruling() -> None:
    gaps = {id for id in Catalogue.load("doria").rules if id.startswith("DO-G") and int(id[4:]) >= 24}
    assert gaps == {f"DO-{id.upper()}" for id in library()[RULINGS] if int(id[1:]) >= 24}
