"""Quests that teach: which idea is told when, what has been learnt, and that every lesson leads to the end."""

from __future__ import annotations

import random

import msgspec
import pytest

from undercroft.bots import Chair, find_bot, usual_bot
from undercroft.content.library import load
from undercroft.content.problems import PackError
from undercroft.crawl.lessons import LESSONS, Idea, Teaching, learnt, lesson_now
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.system import AnySystem, find
from undercroft.kernel.table import Table
from undercroft.proofs.catalogue import find_rule
from undercroft.systems.darkness.cards.library import library as darkness
from undercroft.systems.darkness.quests.examining import EXAMINED
from undercroft.systems.doria.cards.library import library as doria
from undercroft.systems.league.cards.library import library as league
from undercroft.systems.universalis.cards.library import library as universalis
from undercroft.text.messages import LANGUAGES, messages

WALK = Idea(id="walk", acts=("step",), only=True, rules=("XX-1",))
STRIKE = Idea(id="strike", acts=("melee", "ranged"), rules=("XX-2",))
SHADE = Idea(id="shade", acts=("step",), unless=("open",), rules=("XX-3",))
END = Idea(id="end", acts=("end",), unless=("melee",), rules=("XX-4",))
LESSON = Teaching(id="quest", ideas=(WALK, STRIKE, SHADE, END))
STEP, MELEE, OPEN, LEAVE = Option("step", at=3), Option("melee", what="axe"), Option("open"), Option("end")

TEACHING = [
    ("darkness", darkness()[LESSONS]),
    ("doria", doria()[LESSONS]),
    ("league", league()[LESSONS]),
    ("universalis", universalis()[LESSONS]),
]
QUESTS = [(system, quest) for system, lessons in TEACHING for quest in lessons]


def told(done: list[str], *offered: Option) -> str:
    """The idea that is told to somebody who has done this and may do that."""
    lesson = lesson_now("game", LESSON, done, offered)
    return lesson.id.removeprefix("game-lesson-quest-") if lesson is not None else ""


def test_an_idea_is_told_when_the_board_first_offers_what_it_is_about():
    assert told([], MELEE, LEAVE) == "strike"
    assert told([], STEP, MELEE) == "walk"


def test_an_idea_is_learnt_by_doing_it_and_not_told_again():
    assert told(["ranged"], MELEE, LEAVE) == "lesson-between"
    assert learnt(LESSON.ideas, ["ranged"]) == {"strike"}


def test_one_deed_teaches_one_idea_the_first_it_is_about():
    assert learnt(LESSON.ideas, ["step"]) == {"walk"}
    assert told(["step"], STEP) == "shade"
    assert learnt(LESSON.ideas, ["step", "step"]) == {"walk", "shade"}


def test_an_idea_waits_while_something_better_is_offered():
    assert told(["step", "melee"], MELEE, LEAVE) == "lesson-between"
    assert told(["step", "melee"], LEAVE) == "end"
    assert told(["step"], STEP, OPEN) == "lesson-between"


def test_a_lesson_points_at_every_option_its_idea_is_about_and_says_what_waits():
    lesson = lesson_now("game", LESSON, [], (LEAVE, STEP, Option("step", at=4)))
    assert lesson is not None
    assert (lesson.points, lesson.only, lesson.step, lesson.steps, lesson.rules) == ((1, 2), True, 1, 4, ("XX-1",))


def test_between_ideas_and_after_the_last_it_points_at_nothing_and_a_hint_takes_over():
    everything = ["step", "melee", "step", "end"]
    after = lesson_now("game", LESSON, everything, (MELEE, LEAVE))
    assert after is not None
    assert (after.id, after.points, after.only) == ("lesson-over", (), False)


def test_a_seat_that_is_not_asked_is_told_nothing():
    assert lesson_now("game", LESSON, [], ()) is None


def test_every_game_has_a_quest_that_teaches():
    assert [system for system, _ in QUESTS] == ["darkness", "doria", "league", "league", "universalis"]


@pytest.mark.parametrize(("system", "quest"), QUESTS)
def test_every_idea_has_its_words_in_both_languages_and_rules_that_exist(system, quest):
    lessons = dict(TEACHING)[system]
    for idea in lessons[quest].ideas:
        for language in LANGUAGES:
            said = messages(language, system)
            name = f"{system}-lesson-{quest}-{idea.id}"
            assert said.has(name)
            assert said.has(name, "say")
            assert said.has(name, "why")
        for rule in idea.rules:
            assert find_rule(rule) is not None


@pytest.mark.parametrize("name", ["darkness", "doria", "league", "universalis"])
def test_every_word_of_the_lessons_is_known(name):
    layout = find(name).layout
    assert layout.home is not None
    load(layout, layout.home)


def walk_through(system: AnySystem, quest: str, seed: str) -> tuple[Table[object, object], set[str]]:
    """Play a quest by doing nothing but what its lesson points at; the table at its end, and what was told."""
    table = Table(system, system.default_setup(quest, 2, seed))
    adviser = find_bot(system, usual_bot(system), 0)
    seen: set[str] = set()
    while not table.over:
        ask = table.ask
        assert type(ask) is Ask
        seat = SeatId(ask.seats()[0])
        scene = table.scene(seat)
        advised = adviser.answer(Chair(table, seat))
        if table.setup.seats[seat].role == "dark":
            table.answer(advised, seat)
            continue
        assert scene.lesson is not None
        assert scene.ask is not None
        seen.add(scene.lesson.id)
        meant = [scene.ask.options[n] for n in scene.lesson.points]
        table.answer(advised if advised in meant or not meant else meant[0], seat)
    return table, seen


@pytest.mark.parametrize(("system", "quest"), QUESTS)
def test_doing_only_what_the_lesson_points_at_leads_to_the_end_and_nearly_everything_is_told(system, quest):
    found = find(system)
    ended = [walk_through(found, quest, f"lesson {n}") for n in range(3)]
    told = set().union(*(seen for _, seen in ended))
    ideas = {f"{system}-lesson-{quest}-{idea.id}" for idea in dict(TEACHING)[system][quest].ideas}
    assert all(table.over for table, _ in ended)
    assert len(told & ideas) >= 0.8 * len(ideas), sorted(ideas - told)


def test_a_quest_that_does_not_teach_has_no_lesson():
    system = find("darkness")
    table = Table(system, system.default_setup("black-widow", 2, "none"))
    assert table.scene(SeatId(0)).lesson is None


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("{id: move, acts: [mov], rules: [DA-0192]}", 'no option does "mov"'),
        ("{id: move, acts: [move], unless: [mele], rules: [DA-0192]}", 'no option does "mele"'),
        ("{id: move, acts: [move], rules: [DA-9192]}", "unknown rule"),
        ("{id: moov, acts: [move], rules: [DA-0192]}", "there is no message"),
    ],
)
def test_a_misspelt_word_of_a_lesson_is_refused(tmp_path, line, fault):
    (tmp_path / "lessons").mkdir()
    (tmp_path / "pack.yaml").write_text(
        'id: slip\nversion: "1"\nsystem: darkness\ntitle: Slip\nreplaces: {lessons: [walking-in-the-dark]}\n'
    )
    (tmp_path / "lessons" / "walking-in-the-dark.yaml").write_text(f"ideas:\n  - {line}\n")
    with pytest.raises(PackError, match=fault):
        load(EXAMINED, tmp_path)


def test_the_dark_player_is_taught_nothing_by_the_heroes_lesson():
    system = find("universalis")
    setup = system.default_setup("the-broken-tusk", 2, "dark")
    table = Table(system, msgspec.structs.replace(setup, seats=(*setup.seats, SeatPlan("dark", "dark"))))
    luck = random.Random(1)
    asked: set[bool] = set()
    for _ in range(60):
        ask = table.ask
        if ask is None:
            break
        seat = ask.seats()[0]
        asked.add(seat == 2)
        assert (table.scene(seat).lesson is None) is (seat == 2)
        table.choose(luck.choice(ask.options), seat)
    assert asked == {True, False}
