"""What a package of its own brings besides rules: words, a catalogue, data that are checked, a lesson."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from crawl.test_lessons import walk_through
from proving import SYSTEM
from proving.cards.definitions import QUEST_SHEETS
from proving.cards.library import HERE, LAYOUT, TEACHING
from systems.listening import Listener
from text.parity import complaints
from undercroft.content.library import load
from undercroft.content.problems import PackError
from undercroft.crawl.lessons import lesson_faults
from undercroft.crawl.steps import bound_to
from undercroft.kernel.table import Table
from undercroft.proofs.catalogue import Catalogue, find_rule, listed
from undercroft.text.messages import LANGUAGES, messages

EXAMINED = LAYOUT.examined(lessons=lesson_faults(QUEST_SHEETS))


def test_both_languages_say_the_same():
    assert complaints(HERE / "text") == []


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("quest", [quest.id for quest in SYSTEM.quests()])
def test_a_game_read_out_has_words_for_everything(quest, seed):
    setup = SYSTEM.default_setup(quest, 1 + seed % 4, f"read out {seed}")
    table = Table(SYSTEM, msgspec.structs.replace(setup, options={"armed": seed % 2 == 1}))
    listener, luck = Listener(table), random.Random(seed)
    for n in range(300):
        if table.ask is None:
            break
        if n % 3 == 0:
            listener.read_out()
        deeds = [option for option in table.ask.options if option.act != "end"]
        table.choose(luck.choice(deeds or list(table.ask.options)))
    listener.read_out()
    assert listener.missed() == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_the_quests_and_the_options_have_words(language):
    said = messages(language, "proving")
    assert said.has("system-proving")
    assert said.has("system-proving-pitch")
    assert said.has("option-armed", "help")
    for quest in SYSTEM.quests():
        assert all(said.has(f"proving-quest-{quest.id}", part) for part in ("", "story", "goal"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_of_an_item_is_called_like_its_card_with_what_is_true_of_it(language):
    from undercroft.text.names import Names
    from undercroft.text.narrate import Voice

    voice = Voice(messages(language, "proving"), Names())
    card, damaged = (messages(language, "proving").text(id) for id in ("proving-axe", "mark-damaged"))
    assert voice.thing("what", "axe~1")["what"] == card
    assert voice.thing("what", "axe~1+damaged")["what"] == f"{card} ({damaged})"
    assert voice.thing("what", "axe+blade")["what-number"] == "many"


def test_every_entry_of_the_agenda_has_a_step():
    from proving import agenda
    from undercroft.crawl.steps import entries

    assert set(bound_to(agenda)) == set(entries(agenda))


def test_the_rules_of_the_package_are_found_by_their_ids():
    assert "proving" in listed()
    assert Catalogue.load("proving").title == "The Proving Game"
    found = find_rule("PR-0003")
    assert found is not None
    assert found.chapter == "Rounds and turns"


def test_the_data_are_checked_word_by_word(tmp_path: Path):
    load(EXAMINED, HERE / "content")
    (tmp_path / "pack.yaml").write_text('id: slip\nversion: "1"\nsystem: proving\ntitle: Slip\n')
    (tmp_path / "broods.yaml").write_text("cats: {kinds: [cat]}\n")
    with pytest.raises(PackError, match='unknown kind "cat"'):
        load(EXAMINED, tmp_path)


def test_doing_only_what_the_lesson_points_at_leads_to_the_end_and_nearly_everything_is_told():
    ended = [walk_through(SYSTEM, "gatehouse", f"lesson {n}") for n in range(4)]
    told = set().union(*(seen for _, seen in ended))
    ideas = {f"proving-lesson-gatehouse-{idea.id}" for idea in TEACHING["gatehouse"].ideas}
    assert all(table.over for table, _ in ended)
    assert any(table.state.outcome.won for table, _ in ended)
    assert len(told & ideas) >= 0.8 * len(ideas), sorted(ideas - told)


def test_the_gatehouse_is_safe_when_both_rooms_are_seen_and_nobody_is_left(stage):
    board = "+-+-+-+-+\n|K .=a b|\n+-+-+-+-+"
    scene = stage(board, "K", {"K": {"kind": "knight", "facing": 2, "shield": False}}, quest="gatehouse")
    scene.table.game.state.opened = 1
    scene.does("end")
    assert not scene.of("table")["over"]
    scene.table.game.state.opened = 3
    scene.does("end")
    assert scene.of("table")["over"]
