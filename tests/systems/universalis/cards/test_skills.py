"""The skills of Dungeon Universalis: how many, with which minima, named in both languages, in words that are known."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from systems.universalis.box import BOX
from undercroft.content.vocabulary import Effects
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import SKILLS, THINGS, Skill
from undercroft.systems.universalis.cards.library import HERE
from undercroft.systems.universalis.cards.words import STARTS_WITH, VARIANT, WORDS, Circumstance
from undercroft.text.messages import LANGUAGES, Messages

ALL = BOX[SKILLS]
OWN = {id: skill for id, skill in ALL.items() if not VARIANT.of(skill.effects)}
MINIMA = {
    "combat-master": {"combat": 4},
    "dance-battler": {"agility": 3},
    "elite": {"combat": 4},
    "expert-thrower": {"shooting": 4},
    "sword-master": {"combat": 4},
    "tricky-fighter": {"intelligence": 4},
    "combat-instructor": {"combat": 4},
    "powerful-mind": {"intelligence": 4},
    "acrobat": {"agility": 4},
    "cat-reflexes": {"agility": 4},
    "fast": {"agility": 4, "movement": 4},
    "flying-jump": {"agility": 4},
    "slippery": {"agility": 4},
}
PASSIVE = {
    "combat": {
        "hardened",
        "hardy",
        "hatred",
        "hatred-underworld",
        "strong",
        "swift-drawing",
        "tough",
        "used-to-armors",
    },
    "scholarly": {
        *("alchemist", "battle-wizard", "cold-blooded", "combat-instructor", "eloquence", "expert-poisoner"),
        *("herbalist", "inspiring", "iron-will", "polyglot", "powerful-mind", "taming-animals"),
    },
    "exploration": {
        *("cat-reflexes", "expert-rider", "hunter", "lucky", "lynx", "scout", "skilled-hands", "slippery"),
        *("stealth", "survival"),
    },
}


@pytest.fixture(params=LANGUAGES)
def messages(request: pytest.FixtureRequest) -> Messages:
    return Messages(request.param, [HERE / "text"], "universalis")


@pytest.mark.parametrize(("deck", "number"), [("combat", 40), ("scholarly", 25), ("exploration", 25), ("nature", 53)])
def test_a_deck_has_as_many_skills_as_the_rulebook_lists(deck: str, number: int) -> None:
    assert Counter(skill.deck for skill in OWN.values())[deck] == number


def test_the_minima_are_those_of_the_rulebook() -> None:
    assert {id: skill.minimum for id, skill in ALL.items() if skill.minimum} == MINIMA


@rule("UN-D91")
@pytest.mark.parametrize("deck", PASSIVE)
def test_all_professional_skills_are_active_but_those_without_the_mark(deck: str) -> None:
    passive = {id for id, skill in OWN.items() if skill.deck == deck and not skill.active}
    assert passive == PASSIVE[deck]


@rule("UN-1470")
def test_the_defects_are_those_that_only_hinder() -> None:
    defects = {id for id, skill in OWN.items() if skill.defect}
    assert defects == {"clumsy-hands", "coward", "lost-in-the-dark", "staggering", "stupid", "vulnerable"}


def test_skills_barred_by_armor_or_size_are_those_of_the_rulebook() -> None:
    assert {id: skill.not_in for id, skill in OWN.items() if skill.not_in} == {
        "dance-battler": ("heavy-armor",),
        "scout": ("heavy-armor",),
        "skulk": ("large", "huge"),
        "slippery": ("heavy-armor",),
        "stealth": ("heavy-armor", "large", "huge"),
        "flying": ("heavy-armor",),
    }


def test_limited_skills_state_their_uses() -> None:
    counted = {id: (skill.uses.n, skill.uses.per) for id, skill in OWN.items() if skill.uses}
    twice = ("first-aid", "tracker", "trapper", "lycanthropy")
    each_turn = ("fast-attacks", "giant-tamer", "flying-jump", "stealth")
    once = ("deafening-roar", "expert-archer", "encouraging", "experienced-wizard", "recovering-mana", "lucky")
    gods = ("champion-of-the-gods-of-good", "champion-of-the-gods-of-evil")
    assert counted == {
        **dict.fromkeys(once + gods, (1, "quest")),
        **dict.fromkeys(twice, (2, "quest")),
        **dict.fromkeys(each_turn, (1, "turn")),
        "bodyguard": (1, "activation"),
        "great-explorer": (3, "quest"),
        "ambush": (1, "combat"),
    }


@pytest.mark.parametrize("skill", ALL.values(), ids=lambda skill: skill.id)
def test_every_word_and_condition_of_a_skill_is_known_to_the_engine(skill: Skill) -> None:
    words = {word.name for word in WORDS}
    for effects in (skill.effects, skill.dark, skill.artificial):
        for effect in effects:
            assert effect.name in words
            assert set(getattr(effect.args, "when", ())) <= set(Circumstance)


def test_forms_of_a_skill_name_a_skill_and_keep_its_deck() -> None:
    for skill in ALL.values():
        for of in VARIANT.of(skill.effects):
            assert OWN[of].deck == skill.deck
            assert skill.id.startswith(f"{of}-")


def test_free_things_of_skills_are_in_the_box() -> None:
    given = [start.thing for skill in ALL.values() for start in STARTS_WITH.of(skill.effects) if start.thing]
    assert sorted(given) == ["components-for-magic", "pack-of-provisions", "poison-flask"]
    assert set(given) <= set(BOX[THINGS])


def test_every_skill_has_a_name_and_a_text_in_both_languages(messages: Messages) -> None:
    needed = [(f"universalis-skill-{id}", part) for id in ALL for part in ("", "the", "text")]
    assert [id for id, part in needed if not messages.has(id, part)] == []


def test_no_two_skills_have_the_same_name(messages: Messages) -> None:
    names = Counter(messages.text(f"universalis-skill-{id}") for id in ALL)
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_skill_text_is_for_a_skill_that_is_not_there(language: str) -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in (HERE / "text" / language).glob("*.ftl"))
    assert set(re.findall(r"^universalis-skill-([a-z0-9-]+) =", text, re.MULTILINE)) == set(ALL)


def test_the_two_languages_state_the_same_figures() -> None:
    english, italian = (Messages(language, [HERE / "text"], "universalis") for language in LANGUAGES)
    for id in ALL:
        told = [sorted(figures(said.text(f"universalis-skill-{id}", "text"))) for said in (english, italian)]
        assert told[0] == told[1], id


def figures(text: str) -> list[str]:
    """The numbers of a text with their signs."""
    return re.findall(r"[+-]?\d+\+?", text)


def test_skills_without_words_are_known_to_be_bound_elsewhere() -> None:
    silent = {id for id, skill in OWN.items() if skill.effects == Effects()}
    assert silent == {
        *("blocking", "dance-battler", "dirty-fighter", "foresight", "martial-arts", "sword-master"),
        *("combat-instructor", "trapper", "up-and-back-to-fight"),
        *("brutal", "coward", "mimetism", "pathfinder", "vulnerable"),
    }


def test_what_skills_do_in_play_has_words(messages: Messages) -> None:
    rolls = (
        "courage",
        "courage-again",
        "stupid",
        "thief",
        "thief-again",
        "random-loot",
        "regeneration",
        "poisonous",
        "plague-bearer",
    )
    needed = [
        ("ask-fortune-contest", ""),
        ("ask-short-fortune-contest", ""),
        ("number-courage", ""),
        ("number-thief", ""),
    ]
    needed += [(f"roll-{roll}", "") for roll in rolls]
    needed += [(f"event-changed-{what}", "") for what in ("dawdles", "stolen", "attack-lost")]
    needed += [(f"event-removed-{why}", "figure") for why in ("fled", "stole-away")]
    assert [id for id, part in needed if not messages.has(id, part)] == []
