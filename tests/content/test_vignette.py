"""Vignettes: every part of the form does what the author's page says, and says what is wrong with file and line."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lab.toy import BROKEN, SYSTEM
from undercroft.content import PackError
from undercroft.content.vignette import Result, parse_vignettes, read_vignettes, run, run_files
from undercroft.content.vignette_dice import Supply
from undercroft.content.vignette_form import Batch, Move
from undercroft.kernel import system as registry
from undercroft.kernel.dice import TOTAL, pool
from undercroft.kernel.requests import Roll, SeatId

HEAD = """
title: A duel
system: cellar
figures:
  S: {hearts: 3}
  k: {hearts: 2}
"""


@pytest.fixture(autouse=True)
def _cellars(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for system in (SYSTEM, BROKEN):
        monkeypatch.setitem(registry._registered, system.name, system)
    registry.find.cache_clear()
    yield
    registry.find.cache_clear()


def play(text: str, head: str = HEAD) -> Result:
    (vignette,) = parse_vignettes((head.strip() + "\n" + textwrap.dedent(text)).encode(), "v.yaml")
    return run(vignette)


def holds(text: str, head: str = HEAD) -> None:
    result = play(text, head)
    assert result.ok, str(result)


def fails(text: str, head: str = HEAD) -> str:
    result = play(text, head)
    assert not result.ok
    return str(result)


def refused(text: str) -> list[str]:
    with pytest.raises(PackError) as caught:
        parse_vignettes(textwrap.dedent(text).encode(), "v.yaml")
    return [str(problem) for problem in caught.value.problems]


# dice and cards


def test_a_flat_list_of_dice_serves_as_many_throws_as_happen():
    holds("play: [{S strikes k: {rolls: [6, 5, 1, 3]}}]\nexpect: {k: {hearts: 1}}")


def test_a_list_of_lists_gives_each_side_its_dice():
    holds("play: [{S strikes k: {rolls: [[6, 5], [1], 3]}}]\nexpect: {k: {hearts: 1}}")


def test_a_throw_of_both_sides_may_be_written_as_one():
    holds("play: [{S strikes k: {rolls: [[[6, 5], 1], [3]]}}]\nexpect: {k: {hearts: 1}}")


def test_a_bare_list_after_a_sentence_is_its_dice():
    holds("play: [{S strikes k: [6, 5, 1, 3]}]\nexpect: {k: {hearts: 1}}")


def test_dice_may_be_one_figures():
    holds("play: [{S strikes k: [6, 5, 1]}, {k parries: {k rolls: [nick]}}]\nexpect: {k: {hearts: 1}}")


def test_the_dice_of_one_figure_are_not_anothers():
    said = fails("play:\n  - S strikes k: [6, 5, 1]\n  - k parries: {S rolls: [nick]}\nexpect: {k: {hearts: 1}}")
    assert said.startswith("v.yaml:8: these dice are for S, but parry throws 1shield for k")


def test_dice_may_say_who_throws_them_and_why():
    holds("play: [{S strikes k: {rolls: {S strike: [[6, 5], [1]], k parry: nick}}}]\nexpect: {k: {hearts: 1}}")


def test_dice_by_label_may_stand_in_an_item_of_their_own():
    holds("play: [S strikes k, {rolls: {S strike: [[6, 5], 1]}}, {rolls: {k parry: nick}}]\nexpect: {k: {hearts: 1}}")


def test_dice_by_label_serve_no_other_roll():
    said = fails("play:\n  - S strikes k: {rolls: {S strike: [[6, 5], 1], S parry: [nick]}}\nexpect: {}")
    assert said.startswith("""v.yaml:7: "k parry" throws 1shield, expected is "S parry" ['nick']""")


def test_dice_by_label_that_are_left_over_are_a_failure():
    said = fails("play: [{S waits: {rolls: {S strike: [1]}}}, S waits]\nexpect: {}")
    assert 'left over after "S waits": rolls "S strike" [1]' in said


def test_a_roll_of_a_vignette_is_not_left_open():
    (said,) = refused(HEAD + "play: [{S strikes k: {rolls: {S strike?: [1]}}}]\nexpect: {}")
    assert said.endswith('"S strike?" either falls or does not: a vignette is one case')


def test_faces_by_label_are_read_like_others():
    said = fails("play: [{S strikes k: {rolls: {S strike: [[6, 5], 1], k parry: [sword]}}}]\nexpect: {}")
    assert 'no face of the shield die shows "sword"' in said


def test_dice_may_stand_in_an_item_of_their_own():
    holds("play: [S strikes k, {rolls: [6, 5, 1]}, {rolls: blank}]\nexpect: {k: {hearts: 1}}")


def test_cards_may_stand_in_an_item_of_their_own():
    holds("play: [S draws, {draws: [potion]}]\nexpect: {S: {hearts: 4}}")


@pytest.mark.parametrize("face", ["shield shield", "shield+shield", "2"])
def test_a_symbol_die_is_written_by_what_it_shows_or_by_its_face(face: str):
    holds(f"play: [{{S strikes k: [6, 5, 1, {face}]}}]\nexpect: {{k: {{hearts: 2}}}}")


@pytest.mark.parametrize("blank", ["blank", "'-'"])
def test_a_face_without_symbols_is_blank(blank: str):
    holds(f"play: [{{S strikes k: [6, 5, 1, {blank}]}}]\nexpect: {{k: {{hearts: 1}}}}")


def test_symbols_that_no_face_shows_are_refused_with_those_there_are():
    said = fails("play: [{S strikes k: [6, 5, 1, sword]}]\nexpect: {}")
    assert 'no face of the shield die shows "sword"; it shows shield, shield+shield, blank, nick' in said


def test_symbols_are_refused_on_dice_with_numbers():
    assert 'a d6 shows a number, found "sword"' in fails("play: [{S strikes k: [6, sword, 1]}]\nexpect: {}")


def test_a_face_the_die_does_not_have_is_refused():
    assert "a d6 cannot show 7" in fails("play: [{S strikes k: [6, 7, 1]}]\nexpect: {}")


def test_missing_dice_are_a_failure():
    said = fails("play:\n  - S strikes k\nexpect: {}")
    assert said.startswith('v.yaml:7: dice are missing after "S strikes k": strike throws 2d6 for S')


def test_too_few_dice_for_a_throw_are_a_failure():
    assert "strike throws 2d6 for S, the next dice given are [6]" in fails("play: [{S strikes k: [6]}]\nexpect: {}")


def test_a_group_of_dice_of_the_wrong_size_is_a_failure():
    said = fails("play: [{S strikes k: [[6, 5, 4], [1]]}]\nexpect: {}")
    assert "strike throws 2d6 for S, the next dice given are [6, 5, 4]" in said


def test_dice_left_over_are_a_failure():
    said = fails("play: [{S waits: {rolls: [1]}}, {S waits: {}}]\nexpect: {}", HEAD)
    assert 'left over after "S waits": rolls [1]' in said


def test_dice_left_over_at_the_end_are_a_failure():
    said = fails("play: [{S waits: {k rolls: [[1], [2]]}}]\nexpect: {}")
    assert 'left over after "S waits": k rolls [[1], [2]]' in said


def test_cards_left_over_are_a_failure():
    assert "left over after \"S waits\": draws ['potion']" in fails("play: [{S waits: {draws: potion}}]\nexpect: {}")


def test_cards_not_named_come_off_the_top_of_the_pile():
    holds("position: {pile: [curse, potion]}\nplay: [S draws]\nexpect: {S: {hearts: 4}}")


def test_a_pile_may_be_empty():
    holds("position: {pile: []}\nplay: [S draws]\nexpect: {S: {hearts: 3}}")


def test_cards_are_named_by_id():
    holds("play: [{S draws: {draws: [curse]}}]\nexpect: {S: {hearts: 2}}")


def test_a_card_that_is_not_in_the_pile_is_refused():
    assert '"ace" is not in the pile cellar' in fails("play: [{S draws: {draws: [ace]}}]\nexpect: {}")


def test_missing_cards_are_a_failure():
    said = fails("play: [{S draws: {draws: []}}]\nexpect: {}")
    assert 'cards are missing after "S draws": 1 of cellar are drawn' in said


def thrown(dice: str, *faces: int | str) -> tuple[tuple[int, ...], ...]:
    batch = Batch(1, flat=list(faces))
    request = Roll((pool(dice),) if dice else ((),), TOTAL, SeatId(0))
    return Supply(Move(line=1, rolls=[batch])).faces(request, {})


def test_an_exploding_die_is_written_as_its_sum():
    assert thrown("d10!", 24) == ((24,),)


def test_an_exploding_die_may_be_written_throw_by_throw():
    assert thrown("d10!", "10+10+4") == ((24,),)


def test_a_side_without_dice_needs_none():
    assert thrown("") == ((),)


# sentences and choices


def test_an_ask_that_is_not_mentioned_is_answered_by_its_default():
    holds("play: [S draws, S draws]\nposition: {pile: [curse, potion, potion]}\nexpect: {S: {hearts: 5}}")


def test_asks_answered_by_default_are_shown_when_the_vignette_fails():
    assert "turn: wait (by default)" in fails("play: [S waits, S waits]\nexpect: {k: {hearts: 9}}")


def test_a_choice_may_be_forced_by_its_text_form():
    holds("play: [{choose: 'strike #k', rolls: [1, 1, 6]}]\nexpect: {k: {hearts: 2}}")


def test_a_forced_choice_needs_the_text_form():
    assert '"strike at k" is not a choice' in fails("play: [{choose: strike at k}]\nexpect: {}")


def test_a_sentence_that_is_offered_nowhere_shows_what_was_offered():
    said = fails("play:\n  - S flies\nexpect: {}")
    assert said.startswith('v.yaml:7: no question takes "S flies"')
    assert "turn offers wait, strike #k, draw; answered by default" in said


def test_dice_missing_on_the_way_to_a_sentence_tell_that_it_was_not_offered():
    said = fails("play: [{S strikes k: [6, 5, 1]}, S flies]\nexpect: {}")
    assert 'dice are missing after "S strikes k": parry throws 1shield for k' in said
    assert '"S flies" was offered nowhere' in said


def test_a_sentence_after_the_end_of_the_game_is_a_failure():
    text = "figures: {S: {hearts: 3}, k: {hearts: 1}}\nplay: [{S strikes k: [6, 5, 1, 3]}, k waits]\nexpect: {}"
    assert 'the game is over before "k waits"' in fails(text, "title: t\nsystem: cellar")


def test_a_sentence_that_is_not_clear_is_a_failure_at_its_line():
    assert fails("play:\n  - S waits\n  - everything\nexpect: {}").startswith("v.yaml:8: everything is too much")


# expectations


def test_an_expectation_may_stand_between_sentences():
    said = fails("play:\n  - S waits\n  - expect: {k: {hearts: 1}}\n  - S flies\n")
    assert said.startswith("v.yaml:8: k hearts: expected 1, found 2")


def test_several_differences_are_all_shown():
    result = play("play: []\nexpect:\n  k: {hearts: 1}\n  S: {hearts: 1, hurt: true}")
    assert [problem.line for problem in result.problems] == [8, 9, 9]


def test_a_failure_tells_what_happened():
    said = fails("play: [{S strikes k: [6, 5, 1, 3]}]\nexpect: {k: {hearts: 2}}")
    assert said.splitlines()[1:] == [
        "    in: A duel",
        "    what happened:",
        "      S strikes k",
        "        strike: [6, 5] against [1]",
        "        parry: yes (by default)",
        "        parry: [3]",
    ]


def test_a_figure_that_has_gone_is_expected_in_one_word():
    head = "title: t\nsystem: cellar\nfigures: {S: {hearts: 3}, k: {hearts: 1}}"
    holds("play: [{S strikes k: [6, 5, 1, 3]}]\nexpect: {k: gone, over: won}", head)


def test_a_figure_that_is_there_has_not_gone():
    assert "k gone: expected true, found false" in fails("play: []\nexpect: {k: gone}")


def test_things_may_have_facts_as_well():
    holds("play: [{S draws: {draws: potion}}]\nexpect: {table: {round: 1, discards: [potion]}}")


def test_a_list_of_facts_may_be_expected_in_part():
    holds("play: [{S draws: {draws: potion}}]\nexpect: {table: {discards: {has: potion, lacks: [curse]}}}")


def test_a_list_of_facts_that_lacks_or_has_something_is_a_failure():
    said = fails("play: [{S draws: {draws: potion}}]\nexpect: {table: {discards: {has: [curse], lacks: [potion]}}}")
    assert "table discards: expected curse and expected no potion, found potion" in said


def test_an_empty_list_is_nothing():
    assert "table discards: expected potion, found nothing" in fails("expect: {table: {discards: [potion]}}")


def test_an_unknown_figure_is_named_with_those_there_are():
    said = fails("play: []\nexpect: {K: {hearts: 2}}")
    assert 'unknown figure or thing "K"; one of S, k, log, options, odds, over, refused (did you mean k?)' in said


def test_an_unknown_fact_is_named_with_those_there_are():
    assert 'k: unknown fact "heart"; one of hearts, hurt' in fails("play: []\nexpect: {k: {heart: 2}}")


def test_facts_are_a_mapping():
    assert "k: expected facts such as {hearts: …}, found 2" in fails("play: []\nexpect: {k: 2}")


def test_the_log_holds_events_in_order():
    holds(
        "play: [{S strikes k: [6, 5, 1, 3]}]\n"
        "expect: {log: [began, {chose: {act: strike}}, rolled, {harmed: {who: k}}]}"
    )


def test_the_log_may_be_expected_by_what_an_event_is_about():
    holds("play: [{S draws: {draws: potion}}]\nexpect: {log: {has: [turn, potion, turn], lacks: harmed}}")


def test_an_event_that_does_not_happen_after_another_is_a_failure():
    said = fails("play: [S waits]\nexpect: {log: [chose, {harmed: {who: k, amount: 1}}]}")
    assert "log: expected harmed {who: k, amount: 1} after chose, found began" in said


def test_an_event_with_other_fields_is_another_event():
    assert "log: expected harmed {who: S}" in fails(
        "play: [{S strikes k: [6, 5, 1, 3]}]\nexpect: {log: [{harmed: {who: S}}]}"
    )


def test_an_event_that_must_not_happen_is_a_failure():
    assert "log: chose happened, and must not" in fails("play: [S waits]\nexpect: {log: {lacks: [{chose: null}]}}")


def test_options_are_offered_or_not():
    holds("play: []\nexpect: {options: {has: [S strikes k, S waits], lacks: k waits}, refused: k strikes S}")


def test_an_option_that_is_not_offered_is_a_failure():
    said = fails("play: []\nexpect: {options: {has: [k waits]}}")
    assert '"k waits" is not offered; turn offers wait, strike #k, draw' in said


def test_an_option_that_must_not_be_offered_is_a_failure():
    assert '"S waits" is offered (wait), and must not be' in fails("play: []\nexpect: {refused: [S waits]}")


def test_options_have_and_lack():
    assert 'options: expected has and lacks, found "S waits"' in fails("play: []\nexpect: {options: S waits}")


def test_nothing_is_offered_when_the_game_is_over():
    head = "title: t\nsystem: cellar\nfigures: {S: {hearts: 1}, k: {hearts: 1}}"
    text = "play: [{S draws: {draws: curse}}]\nexpect: {over: lost, refused: S waits, options: {has: S waits}}"
    assert '"S waits" is not offered; the game is over' in fails(text, head)


def test_a_sentence_that_is_not_clear_in_an_expectation_is_a_failure_at_its_line():
    assert fails("play: []\nexpect: {refused: everything}").startswith("v.yaml:7: everything is too much")


def test_odds_are_expected_as_fractions_numbers_or_parts_of_a_hundred():
    holds("expect: {odds: {S strikes k: {falls: 0, hearts: {1: 1/3, 2: 66.7 %, mean: 1.667}}}}")


def test_odds_that_are_not_as_expected_are_a_failure():
    said = fails("expect: {odds: {S strikes k: {hearts: {1: 1/2}}}}")
    assert "odds: hearts 1: expected 1/2, found 0.3333" in said


@pytest.mark.parametrize("chance", ["often", "1/0", "true"])
def test_a_chance_is_a_number(chance: str):
    said = fails(f"expect: {{odds: {{S strikes k: {{falls: {chance}}}}}}}")
    assert "odds: falls is a chance such as 0.25, 1/6 or 25 %" in said


def test_odds_of_a_case_that_is_no_number_are_nothing():
    assert "odds: hearts many: expected 1, found 0.0000" in fails("expect: {odds: {S strikes k: {hearts: {many: 1}}}}")


def test_odds_of_an_unknown_fact_are_a_failure():
    assert 'odds: unknown fact "dies"' in fails("expect: {odds: {S strikes k: {dies: 0}}}")


def test_odds_of_something_not_offered_are_a_failure():
    assert '"k waits" is not offered' in fails("expect: {odds: {k waits: {falls: 0}}}")


def test_odds_name_sentences():
    assert "odds: expected a sentence with chances, found 1" in fails("expect: {odds: 1}")


def test_odds_name_facts():
    assert "odds: expected facts with their chances, found 1" in fails("expect: {odds: {S waits: 1}}")


def test_a_game_that_goes_on_is_not_over():
    holds("play: []\nexpect: {over: no}")


def test_false_means_not_over():
    holds("play: []\nexpect: {over: false}")


def test_an_end_that_does_not_come_is_a_failure():
    assert "over: expected won, found no" in fails("play: []\nexpect: {over: won}")


def test_an_end_is_won_or_lost():
    assert "over: expected won, lost or no, found true" in fails("play: []\nexpect: {over: true}")


def test_a_drawn_fact_is_shown_line_by_line(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(SYSTEM), "observe", lambda *_: {"drawn": "#.#\n#S#\n"})
    said = fails("expect:\n  board:\n    drawn: |\n      #S#\n      #.#\n")
    assert "board drawn: expected\n    #S#\n    #.#\nfound\n    #.#\n    #S#" in said


# the position


def test_the_position_is_handed_over_with_what_stands_at_the_top():
    holds("turn: k\nplay: [k waits]\nexpect: {}")


def test_a_position_that_cannot_be_staged_is_shown_at_its_line():
    said = fails("expect: {}", "title: t\nsystem: cellar\nfigures:\n  S: {hearts: 3}\n  k: {heart: 2}")
    assert said.startswith("v.yaml:5: a figure has hearts, a whole number")


def test_what_is_wrong_below_position_is_shown_at_its_line():
    head = "title: t\nsystem: cellar\nposition:\n  figures:\n    S: {hearts: 3}\n    k: {hearts: 3}\n    x: {hearts: 1}"
    assert fails("expect: {}", head).startswith('v.yaml:7: a duel has two figures; "x" is one more')


def test_a_fault_of_the_program_is_told_without_a_traceback():
    assert "the rules broke off: KeyError: 'nobody'" in fails("turn: nobody\nexpect: {}")


def test_rules_that_break_in_play_are_told_without_a_traceback():
    said = fails("play: [{S draws: {draws: sting}}]\nexpect: {}", HEAD.replace("cellar", "broken"))
    assert "the rules broke off: KeyError: 'sting'" in said


def test_a_setup_that_cannot_be_played_is_a_failure(monkeypatch: pytest.MonkeyPatch):
    def stage(*_: object) -> None:
        raise registry.SetupError("nobody is there")

    monkeypatch.setattr(type(SYSTEM), "stage", stage)
    assert "v.yaml:1: nobody is there" in fails("expect: {}")


def test_an_unknown_system_is_named_with_those_there_are():
    said = fails("expect: {}", "title: t\nsystem: celar")
    assert said.startswith('v.yaml:2: unknown system "celar"; one of')
    assert "(did you mean cellar?)" in said


# the form


def test_a_file_may_hold_several_vignettes(tmp_path: Path):
    path = tmp_path / "two.yaml"
    path.write_text(
        "- {title: one, system: cellar, expect: {}}\n- {title: two, system: cellar, rules: A, expect: {}}\n"
    )
    assert [(v.title, v.line, v.rules) for v in read_vignettes(path)] == [("one", 1, ()), ("two", 2, ("A",))]


def test_a_position_in_a_list_of_vignettes_keeps_its_lines():
    first = "- {title: one, system: cellar, expect: {}}\n"
    second = "- title: two\n  system: cellar\n  expect: {}\n  figures:\n    S: 1\n"
    assert str(run(parse_vignettes((first + second).encode(), "v.yaml")[1])).startswith("v.yaml:6: a figure has hearts")


def test_running_files_tells_which_file_cannot_be_read(tmp_path: Path):
    (result,) = run_files([tmp_path / "none.yaml"])
    assert str(result) == f"{tmp_path.as_posix()}/none.yaml:1: cannot be read: No such file or directory"


def test_a_path_that_is_none_cannot_be_read():
    (result,) = run_files([Path("a\0b")])
    assert "cannot be read: not a path" in str(result)


def test_running_files_runs_every_vignette(tmp_path: Path):
    path = tmp_path / "one.yaml"
    path.write_text(HEAD + "play: [S waits]\nexpect: {k: {hearts: 2}}")
    (result,) = run_files([path])
    assert str(result) == f"{path.as_posix()}: A duel"


def test_title_and_system_are_needed():
    assert refused("expect: {}") == ["v.yaml:1: system is missing", "v.yaml:1: title is missing"]


def test_a_vignette_without_expectation_proves_nothing():
    assert refused("title: t\nsystem: cellar") == ["v.yaml:1: a vignette says what must follow: expect is missing"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: 3", "v.yaml:1: title is text, found 3"),
        ("title: t\nexpects: {}", 'unknown key "expects"'),
        ("rules: [{}]", "v.yaml:1: rules lists identifiers such as DA-0142, found an empty mapping"),
        ("play: S waits", 'v.yaml:1: play is a list of sentences, found "S waits"'),
        ("play: [3]", "v.yaml:1: expected a sentence, or a sentence with its dice, found 3"),
        ("play:\n- {}", "v.yaml:2: expected a sentence, or a sentence with its dice, found an empty mapping"),
        ("play:\n- {a: null, b: null}", 'v.yaml:2: one sentence an item; found "a", "b"'),
        ("play: [{choose: 3}]", "choose names an option such as strike #k, found 3"),
        ("play: [{expect: {}, rolls: [1]}]", '"rolls" cannot stand beside expect'),
        ("play: [{a: {roll: [1]}}]", 'expected rolls, draws or a figure\'s rolls (k rolls), found "roll"'),
        ("play: [{a: {rolls: [true]}}]", "a face is a number or the symbols it shows, found true"),
        ("play: [{a: {rolls: [[1], {}]}}]", "a face is a number or the symbols it shows, found an empty mapping"),
        ("play: [{a: {draws: [[]]}}]", "draws lists cards by their ids"),
        ("play: [{a: 3}]", "expected a mapping, found 3"),
        ("expect: 3", "v.yaml:1: expected a mapping, found 3"),
        ("position: 3", "v.yaml:1: expected a mapping, found 3"),
        ("[]", "v.yaml:1: expected a vignette, found an empty list"),
        ("3", "v.yaml:1: expected a mapping, found 3"),
        ("a: ]", "v.yaml:1: not valid YAML"),
    ],
)
def test_what_is_wrong_with_the_form_is_told(text: str, said: str):
    assert any(said in problem for problem in refused(text)), refused(text)


# whatever the author writes

WORDS = st.sampled_from(
    ["S waits", "S strikes k", "k draws", "rolls", "draws", "expect", "choose", "k", "S", "log", "odds", "over", "has"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | WORDS | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS | st.text(max_size=4), inner, max_size=3),
    max_leaves=8,
)


@given(play=st.lists(VALUES, max_size=4), expect=st.dictionaries(WORDS, VALUES, max_size=3))
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_written_gives_a_result_or_problems_with_lines(play: list[object], expect: dict[str, object]):
    text = HEAD + json.dumps({"play": play})[1:-1] + "\n" + json.dumps({"expect": expect})[1:-1]
    try:
        vignettes = parse_vignettes(text.encode(), "v.yaml")
    except PackError:
        return
    assert all("broke off" not in str(run(vignette)) for vignette in vignettes)
