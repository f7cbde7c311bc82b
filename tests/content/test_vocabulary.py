import pytest

from content.example import VOCABULARY
from undercroft.content import Effect, Effects, Vocabulary


def test_the_vocabulary_describes_itself_in_order() -> None:
    assert [(word.name, word.expects) for word in VOCABULARY.describe()] == [
        ("poison", "a whole number of at least 1"),
        ("extra_dice", "a mapping with attack, defence"),
        ("grant", "text"),
        ("on_hit", "a list or mapping of effects"),
        ("stealthy", "nothing"),
    ]


def test_every_word_is_documented() -> None:
    assert VOCABULARY.describe()[-1].doc == "Monsters do not hear the bearer."


def test_a_word_is_registered_once() -> None:
    with pytest.raises(ValueError, match='effect name "poison" is registered twice'):
        VOCABULARY.flag("poison", "Again.")


def test_a_words_name_is_lower_case() -> None:
    with pytest.raises(ValueError, match='effect name "Poison": expected lower-case words joined by - or _'):
        Vocabulary().flag("Poison", "Loud.")


def test_a_word_reads_only_its_own_effects() -> None:
    vocabulary = Vocabulary()
    bleed, burn = vocabulary.word("bleed", int, "Blood."), vocabulary.word("burn", int, "Fire.")
    effects = Effects((Effect("bleed", 1), Effect("burn", 2), Effect("bleed", 3)))
    assert (bleed.of(effects), burn.of(effects)) == ((1, 3), (2,))


def test_equal_effects_are_equal_by_value() -> None:
    assert Effect("bleed", 1) == Effect("bleed", 1)
