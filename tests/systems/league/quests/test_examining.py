"""What is wrong with a quest beyond its types is told with its place: rules, goals, twists, tables of potions."""

from __future__ import annotations

import pytest

from undercroft.content.library import load
from undercroft.content.problems import PackError
from undercroft.systems.league.cards.library import library
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.quests.examining import EXAMINED

QUEST = """
number: 20
minutes: 10
objective: cellar
encounters: cellar
puts:
  - {tile: cellar, troop: {monster: goblin}, mark: chief}
things:
  sack: {tile: cellar}
"""


def refused(tmp_path, more: str) -> str:
    """What is said of a quest with these lines more."""
    (tmp_path / "quests").mkdir()
    (tmp_path / "pack.yaml").write_text('id: slip\nversion: "1"\nsystem: league\ntitle: Slip\n')
    (tmp_path / "quests" / "slip.yaml").write_text(QUEST + more)
    with pytest.raises(PackError) as refusal:
        load(EXAMINED, tmp_path)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ("rules: [objectve]\n", 'unknown rules "objectve"; one of as-written, objective'),
        ("goals:\n  - {kind: use, what: sak}\n", 'unknown thing "sak"; one of sack'),
        ("goals:\n  - {kind: use}\n", 'unknown thing ""'),
        ("goals:\n  - {kind: beat, what: sack}\n", 'unknown mark "sack"; one of chief'),
        ("twists:\n  - {name: surprise, used: chief}\n", 'unknown thing "chief"; one of sack'),
    ],
)
def test_a_quest_that_names_what_is_not_in_it_is_refused(tmp_path, more, fault):
    assert fault in refused(tmp_path, more)


def test_the_quests_of_the_box_name_nothing_that_is_not_there():
    assert EXAMINED.home is not None
    load(EXAMINED, EXAMINED.home)
    assert len(library()[QUESTS]) == 15
