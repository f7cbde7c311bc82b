"""Every one of the 143 skills does something, and everything it shows or asks has words in both languages."""

from __future__ import annotations

import re

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, orc, position
from systems.universalis.skills.comparing import fighter
from undercroft.kernel.checklist import rule
from undercroft.kernel.moments import bound_sources
from undercroft.systems.universalis import moments
from undercroft.systems.universalis.cards import SKILLS, Skill
from undercroft.systems.universalis.sheets import HERE
from undercroft.systems.universalis.words import VARIANT
from undercroft.text.messages import LANGUAGES, Messages

ALL = BOX[SKILLS]
OWN = {id: skill for id, skill in ALL.items() if not VARIANT.of(skill.effects)}
FORMS = {base: id for id, skill in ALL.items() for base in VARIANT.of(skill.effects)}
BOUND = bound_sources(moments.ALL)
READ_BY_RULES = {"action", "variant"}
"""Words that do nothing without something bound under the skill's id."""

SOURCES = "\n".join(path.read_text() for path in sorted(HERE.rglob("*.py")) if path.name != "words.py")


def says(skill: Skill) -> set[str]:
    """The words of a skill that some rule reads."""
    effects = (*skill.effects, *skill.dark, *skill.artificial)
    return {effect.name for effect in effects if effect.name not in READ_BY_RULES and _read(effect.name)}


def _read(word: str) -> bool:
    constant = next((name for name, value in _constants().items() if value == word), "")
    return f'"{word}"' in SOURCES or (bool(constant) and re.search(rf"\b{constant}\b", SOURCES) is not None)


def _constants() -> dict[str, str]:
    text = (HERE / "words.py").read_text()
    return dict(re.findall(r'^([A-Z_]+) = (?:w|flag)\(\s*"([a-z-]+)"', text, re.M))


def test_there_are_143_skills():
    assert len(OWN) == 143


@pytest.mark.parametrize("id", sorted(OWN))
def test_every_skill_is_in_force(id):
    forms = [ALL[id], *([ALL[FORMS[id]]] if id in FORMS else [])]
    by_name = f'"{id}"' in SOURCES
    assert id in BOUND or by_name or any(says(form) for form in forms), f"{id} does nothing"


@rule("UN-1463")
@pytest.mark.parametrize("id", sorted(ALL))
def test_a_hero_with_any_skill_can_act(id):
    play = position(HALL, turn="S", dice=[6] * 4, S=fighter(id, at="d5"), k=orc(at="i7")).on()
    assert play.asks() == "act"


ASKS = re.compile(r'Ask\(\s*"([a-z-]+)"|confirm\([^,]+, "([a-z-]+)"')
ACTS = re.compile(r'Option\(\s*"([a-z-]+)"')
EVENTS = re.compile(r'tell\(Changed, "([a-z-]+)"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_skills_ask_offer_and_tell_has_words(language):
    said = Messages(language, [HERE / "text"], "universalis")
    own = "\n".join(path.read_text() for path in sorted((HERE / "skills").glob("*.py")))
    wanted = {f"ask-{one or other}" for one, other in ASKS.findall(own)}
    wanted |= {f"act-{act}" for act in ACTS.findall(own)}
    wanted |= {f"event-changed-{what}" for what in EVENTS.findall(own)}
    assert sorted(id for id in wanted if not said.has(id)) == []
