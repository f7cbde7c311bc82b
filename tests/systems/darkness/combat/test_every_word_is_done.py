"""Every word that cards may use is done by somebody, and every combat word says what it looks at."""

from __future__ import annotations

import pytest

from undercroft.crawl.effects import idle
from undercroft.systems.darkness.cards import words
from undercroft.systems.darkness.cards.kit import LASTING
from undercroft.systems.darkness.combat.outcome import AFTER_THE_ROLL, PROMISED
from undercroft.systems.darkness.combat.powers import LOOKS
from undercroft.systems.darkness.combat.rerolls import REROLLS, SEEN_TO
from undercroft.systems.darkness.dungeon.events import HAPPENINGS
from undercroft.systems.darkness.effects import WHEN_USED
from undercroft.systems.darkness.rolls import COUNTED

IN_COMBAT = (COUNTED, AFTER_THE_ROLL.words, PROMISED, REROLLS.words, SEEN_TO.words)


def test_no_word_does_nothing() -> None:
    assert idle(words.WORDS, *IN_COMBAT, LASTING, WHEN_USED.words, HAPPENINGS.words) == ()


@pytest.mark.parametrize("word", sorted(words.COMBAT))
def test_a_combat_word_is_done_at_one_stage_of_a_fight(word: str) -> None:
    assert sum(word in stage for stage in IN_COMBAT) == 1


def test_words_of_combat_do_nothing_elsewhere() -> None:
    assert {word for stage in IN_COMBAT for word in stage} == set(words.COMBAT)


def test_every_combat_word_says_what_it_looks_at() -> None:
    assert set(LOOKS) == set(words.COMBAT)
