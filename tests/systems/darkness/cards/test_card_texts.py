"""Every card has its name, in both languages, and no name is without a card."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from systems.darkness.box import BOX, FOES, GEAR
from undercroft.systems.darkness.cards.definitions import ARTIFACTS, CLASSES, DOORS, EVENTS, HEROES, TREASURES
from undercroft.systems.darkness.cards.library import HERE
from undercroft.text.messages import LANGUAGES, Messages


def named() -> list[tuple[str, str]]:
    """Every message the cards need: its id and, where one is needed, its attribute."""
    needed = [(f"darkness-gear-{id}", "") for id in GEAR]
    needed += [(f"darkness-gear-{id}", "story") for id in BOX[ARTIFACTS]]
    needed += [(f"darkness-foe-{card.type}", part) for card in FOES.values() for part in ("", "the")]
    needed += [(f"darkness-door-{id}", "") for id in BOX[DOORS]]
    needed += [(f"darkness-event-{id}", part) for id in BOX[EVENTS] for part in ("", "story")]
    needed += [(f"darkness-hero-{id}", part) for id in BOX[HEROES] for part in ("", "shadow", "special", "story")]
    needed += [(f"darkness-class-{id}", part) for id in BOX[CLASSES] for part in ("", "signature", "free", "story")]
    needed += [(f"darkness-line-{id}-{line}", "") for id, sheet in BOX[CLASSES].items() for line in sheet.lines]
    return needed


@pytest.fixture(params=LANGUAGES)
def messages(request: pytest.FixtureRequest) -> Messages:
    return Messages(request.param, [HERE / "text"], "darkness")


def test_every_card_has_its_name_and_story_in_both_languages(messages: Messages) -> None:
    assert [id for id, part in named() if not messages.has(id, part)] == []


def test_a_third_of_the_treasures_have_a_story(messages: Messages) -> None:
    told = [id for id in BOX[TREASURES] if messages.has(f"darkness-gear-{id}", "story")]
    assert 3 * len(told) >= len(BOX[TREASURES])


def test_no_two_cards_of_a_deck_have_the_same_name(messages: Messages) -> None:
    names = Counter(messages.text(f"darkness-gear-{id}") for id in GEAR)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("tag", ["sword", "mace", "hammer", "shield"])
def test_conditions_can_be_read_off_the_english_name(tag: str) -> None:
    english = Messages("en", [HERE / "text"], "darkness")
    for card in GEAR.values():
        assert (tag in card.tags) == (tag in english.text(f"darkness-gear-{card.id}").lower()), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_text_is_for_a_card_that_is_not_there(language: str) -> None:
    text = (HERE / "text" / language / "cards.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(darkness-[a-z0-9-]+) =", text, re.MULTILINE))
    assert written == {id for id, _ in named()}
