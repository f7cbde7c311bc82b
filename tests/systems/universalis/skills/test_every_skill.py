"""With any skill one can act, and everything skills show or ask has words in both languages.

That every skill is in force is proved by `test_proofs`.
"""

from __future__ import annotations

import re

import pytest

from systems.universalis.box import BOX
from systems.universalis.build import HALL, orc, position
from systems.universalis.skills.comparing import fighter
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.cards.definitions import SKILLS
from undercroft.systems.universalis.cards.library import HERE
from undercroft.text.messages import LANGUAGES, Messages

ALL = BOX[SKILLS]


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
