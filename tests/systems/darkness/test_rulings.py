"""The rulings on what the rulebook leaves open."""

from __future__ import annotations

from undercroft.content.rulings import RULINGS
from undercroft.proofs.catalogue import Catalogue
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.library import library


def test_every_ruling_stands_on_rules_of_the_catalogue_first_of_all_its_own_gap() -> None:
    known = Catalogue.load("darkness").rules
    for id, ruling in library()[RULINGS].items():
        assert ruling.rules[0] == "DA-" + id.upper(), id
        assert set(ruling.rules) <= set(known), id


def test_every_ruling_is_written_in_both_languages() -> None:
    for id, ruling in library()[RULINGS].items():
        texts = [ruling.question, ruling.choice, *ruling.alternatives]
        texts += ruling.switch.values.values() if ruling.switch else ()
        assert all(isinstance(text, dict) and set(text) == {"en", "it"} for text in texts), id


@rule("DA-G25")
def test_players_may_lift_the_limit_on_miniatures() -> None:
    switch = library()[RULINGS]["g25"].switch
    assert switch is not None
    assert (switch.default, list(switch.values)) == ("limited", ["limited", "unlimited"])
