"""Cards of the box that anybody may look at, as they are shown when they are turned."""

from __future__ import annotations

import pytest

from server.serving import Serving
from undercroft.kernel.system import find
from undercroft.systems.darkness.cards.definitions import DOORS, EVENTS
from undercroft.systems.darkness.cards.library import library
from undercroft.text.messages import LANGUAGES, messages

DARKNESS = find("darkness")
UNIVERSALIS = find("universalis")


@pytest.mark.parametrize("card", [*library()[DOORS], *library()[EVENTS]])
def test_every_door_and_event_says_what_it_does_in_both_languages(card):
    face = DARKNESS.face(card)
    assert face is not None
    assert face.facts
    for language in LANGUAGES:
        said = messages(language, "darkness")
        assert said.has(face.name)
        for _, phrase in face.facts:
            assert all(said.has(f"darkness-{word.partition(':')[0]}") for word in phrase.split())


def test_an_ambush_says_that_it_is_one_and_an_empty_zone_that_nothing_is_there():
    face = DARKNESS.face("knives-in-the-dark")
    assert face is not None
    assert face.facts == (
        ("", "behind-ambush"),
        ("behind-zone:1", "behind-spawn"),
        ("behind-zone:2", "behind-nothing"),
        ("behind-zone:3", "behind-treasure:1"),
    )


@pytest.mark.parametrize(
    ("system", "card", "name"),
    [
        (DARKNESS, "short-bow", "darkness-gear-short-bow"),
        (DARKNESS, "orc-flayers-1a", "darkness-foe-orc-flayers"),
        (UNIVERSALIS, "axe", "universalis-weapon-axe"),
        (UNIVERSALIS, "no-such-card", None),
        (DARKNESS, "no-such-card", None),
    ],
)
def test_cards_are_found_by_what_they_are(system, card, name):
    face = system.face(card)
    assert (face.name if face is not None else None) == name


def test_a_card_is_to_be_had_over_http_and_what_is_none_is_missing(server: Serving) -> None:
    assert server.get("/api/systems/darkness/cards/short-bow")["name"] == "darkness-gear-short-bow"
    nothing = server.request("GET", "/api/systems/darkness/cards/no-such-card")
    assert (nothing.status_code, nothing.json()["error"]["code"]) == (404, "missing")
