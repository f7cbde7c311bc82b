from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from terminal.conftest import Play
from terminal.toy import SYSTEM
from undercroft.kernel.record import load
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.verify import verify
from undercroft.text.messages import messages

Seats = Callable[..., Setup]


def test_a_newcomer_chooses_quest_and_heroes_and_is_told_how_long_it_takes(play: Play) -> None:
    shown = play("2", "2", "q", "no", quest="", heroes=0)
    assert "1  The cellar – 1 to 2 heroes, about 5 minutes (a good first one)" in shown
    assert "The crypt · Round 1" in shown
    assert "A  Astrid" in shown


def test_the_signs_of_a_quest_tell_how_hard_it_is(play: Play) -> None:
    shown = play("2", "2", "q", "no", quest="", heroes=0)
    assert "2  The crypt – 1 to 2 heroes, about 10 minutes, difficulty ◆◆◆ (3 of 5)" in shown


def test_a_number_of_heroes_that_cannot_play_is_asked_for_again(play: Play) -> None:
    shown = play("9", "1", "q", "no", heroes=0)
    assert "Please type a number from 1 to 2." in shown


def test_more_heroes_than_a_quest_takes_are_refused_with_the_right_number(play: Play) -> None:
    assert "7 heroes cannot play this quest; it is for 1 to 2." in play("1", "q", "no", heroes=7)


def test_an_unknown_quest_is_said_and_another_is_chosen(play: Play) -> None:
    shown = play("", "q", "no", quest="toy-attic")
    assert "There is no quest “toy-attic” here" in shown


def test_leaving_is_possible_before_the_game(play: Play) -> None:
    assert play("q", quest="").endswith("Goodbye.\n")


def test_the_screen_says_what_can_be_done_what_cannot_and_why(play: Play) -> None:
    shown = play("q", "no")
    assert "What does Bjorn do?" in shown
    assert "   1  Attack the rat rA  – killed 58%, wounds 1.2 on average" in shown
    assert "   ×  Rest – not possible: enemies are near" in shown
    assert "Goal: Rats driven out (0/2)" in shown
    assert "B  Bjorn  health ■■■■■ 5/5  a1  [wet]" in shown


def test_a_choice_by_words_is_taken_and_told(play: Play) -> None:
    shown = play("move b1", "q", "no")
    assert "Bjorn moves to b1." in shown


def test_a_choice_by_place_alone_is_taken(play: Play) -> None:
    assert "Bjorn moves to b1." in play("b1", "q", "no")


def test_words_that_fit_several_choices_are_asked_about(play: Play) -> None:
    shown = play("move b1", "move", "q", "no")
    assert "That could mean several things; which one?" in shown
    assert "Move to a1" in shown


def test_what_is_not_a_choice_is_answered_kindly(play: Play) -> None:
    shown = play("dance", "", "q", "no")
    assert "“dance” is not one of the choices. Type a number from 1 to 4" in shown
    assert "Type a number from 1 to 4, or h for help." in shown


def test_the_odds_of_a_choice_are_shown_in_full(play: Play) -> None:
    shown = play("? 1", "?", "? 3", "q", "no")
    assert "wounds: 0: 42%  2: 58%  (average 1.17)" in shown
    assert "Odds of which choice?" in shown
    assert "Nothing about this choice is left to the dice" in shown


def test_advice_shows_the_best_choices_with_what_comes_of_each(play: Play) -> None:
    shown = play("d", "q", "no")
    advised = shown[shown.index("Thinking …") :].splitlines()[1:3]
    assert advised[0].split()[0] in ("1", "2", "3", "4")
    assert any(word in advised[1] for word in ("round", "life", "falls", "won", "lost", "time", "%"))


def test_while_dice_are_typed_there_is_nothing_to_advise(play: Play) -> None:
    shown = play("1", "d", "6 6", "q", "no", dice="typed")
    assert "There is nothing to choose just now." in shown


def test_why_gives_the_terms_of_the_newest_number(play: Play) -> None:
    shown = play("w", "1", "w", "q", "no")
    assert "No number has been worked out yet." in shown
    assert "  +8 tough hide (TO-0001)\n  −1 base value\n  = 7" in shown


def test_a_move_is_taken_back_and_done_again(play: Play) -> None:
    shown = play("b1", "u", "r", "q", "no")
    assert shown.index("Taken back.") < shown.index("Done again.")
    assert shown.count("B  Bjorn  health ■■■■■ 5/5  b1") == 2


def test_what_followed_dice_is_not_taken_back_and_the_reason_is_said(play: Play) -> None:
    assert "This cannot be taken back: dice, cards" in play("1", "u", "r", "q", "no")


def test_help_lists_every_command(play: Play) -> None:
    shown = play("h", "q", "no")
    assert "  u  undo      takes the last choice back" in shown


def test_the_language_changes_in_mid_game(play: Play) -> None:
    shown = play("l", "vai b1", "esci", "no")
    assert "Ora il tavolo parla italiano." in shown
    assert "Bjorn si sposta in b1." in shown
    assert shown.endswith("Arrivederci.\n")


def test_the_board_is_told_in_words_for_those_who_cannot_see_it(play: Play) -> None:
    shown = play("p", "b", "p", "q", "no")
    assert shown.count("closed door between b2 and c2") == 2


def test_sheets_and_the_whole_log_can_be_read(play: Play) -> None:
    shown = play("c", "b1", "g", "q", "no")
    assert "Needed to hit: 7" in shown
    assert "Carried: gold coin" in shown
    assert "  Anna: Move to b1" in shown


def test_quitting_offers_to_save_and_the_record_is_sound(play: Play, tmp_path: Path) -> None:
    shown = play("b1", "q", "yes")
    (path,) = tmp_path.glob("*.json.gz")
    assert f"Savedas{path}" in "".join(shown.split())
    assert verify(load(path)).ok


def test_a_saved_game_goes_on_where_it_stood(play: Play, tmp_path: Path) -> None:
    play("b1", "s", "q", "no")
    (path,) = tmp_path.glob("*.json.gz")
    shown = play("q", "no", record=path)
    assert "The game goes on where it stood." in shown
    assert "B  Bjorn  health ■■■■■ 5/5  b1" in shown


def test_a_record_that_cannot_be_read_is_said(play: Play, tmp_path: Path) -> None:
    assert "This record cannot be used:" in play(record=tmp_path / "nothing.json")


def test_the_end_of_input_ends_politely_and_keeps_the_game(play: Play, tmp_path: Path) -> None:
    shown = play("b1")
    assert "There is no more input." in shown
    assert shown.endswith("Goodbye.\n")
    assert len(list(tmp_path.iterdir())) == 1


def test_the_end_of_input_before_the_game_ends_politely(play: Play) -> None:
    assert play(quest="").endswith("Goodbye.\n")


def test_many_places_to_go_stand_in_one_line(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.terminal.screen.TOGETHER", 2)
    shown = play("b1", "q", "no")
    assert "Move to …: 1=a1  2=c1  3=b2" in shown


def test_typed_dice_are_asked_for_checked_and_used(play: Play) -> None:
    shown = play("1", "6", "6 7", "six", "h", "6 6", "q", "no", dice="typed")
    assert "Bjorn throws 2d6 (attack). What do the dice show?" in shown
    assert "2 dice are thrown, you typed one face." in shown
    assert "A d6 cannot show 7; it shows 1 to 6." in shown
    assert "“six” is not a number." in shown
    assert "Bjorn rolls 2d6 (attack): 6, 6 → 12." in shown


def test_typed_dice_can_be_corrected_until_the_next_choice(play: Play) -> None:
    shown = play("1", "1 1", "f", "6 6", "1", "f", "1 1", "q", "no", dice="typed")
    assert "The rat rA is slain." in shown


def test_a_slip_while_correcting_dice_does_not_leave_them(play: Play) -> None:
    shown = play("1", "1 1", "f", "6", "six six", "9 9", "6 6", "1", "f", "1 1", "q", "no", dice="typed")
    assert "“six” is not a number." in shown
    assert "The rat rA is slain." in shown


def test_dice_of_the_program_cannot_be_corrected(play: Play) -> None:
    assert "Something else is expected now." in play("1", "f", "1 1", "q", "no")


def test_cards_are_named_by_those_who_draw_them(play: Play, seats: Seats) -> None:
    setup = msgspec.structs.replace(seats(SeatPlan("Anna")), cards="named")
    shown = play("search", "king", "torch", "q", "no", setup=setup)
    assert "Draw a card from the treasure. Which?" in shown
    assert "“king” is not one of the choices" in shown
    assert "Anna draws from the treasure: torch." in shown


def test_at_a_shared_terminal_the_screen_says_whose_answer_is_wanted(play: Play) -> None:
    shown = play("end", "q", "no", heroes=2)
    assert "Anna, it is for you to say: What does Bjorn do?" in shown
    assert "Bruno, it is for you to say: What does Astrid do?" in shown
    assert "pass the keyboard" not in shown


def test_the_dark_side_is_handed_the_keyboard_before_it_sees_its_choices(play: Play, seats: Seats) -> None:
    setup = seats(SeatPlan("Anna"), SeatPlan("Dora", "dark"))
    shown = play("end", "", "bite", "pass", "", "q", "no", setup=setup)
    hidden = shown.index("The next answer is for Dora. Please pass the keyboard")
    assert hidden < shown.index("Whom does the rat rA bite?")
    assert "The next answer is for Anna." in shown


def test_routine_questions_may_be_left_to_the_game(play: Play, seats: Seats, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SYSTEM, "routine", frozenset(("toy-bite",)), raising=False)
    setup = seats(SeatPlan("Anna"), SeatPlan("Dora", "dark"))
    shown = play("end", "", "a", "q", "no", setup=setup)
    assert "a leaves such questions to the game from now on" in shown
    asked = shown.index("The game now settles for itself")
    assert "bite?" not in shown[asked:]
    assert "What does Bjorn do?" in shown[asked:]


def test_the_story_of_a_quest_is_told_before_it_begins(play: Play) -> None:
    shown = play("q", "no")
    assert shown.index("THE CELLAR") < shown.index("What does Bjorn do?")


def test_what_the_dark_side_chose_in_secret_is_not_told_to_the_heroes(play: Play, seats: Seats) -> None:
    setup = seats(SeatPlan("Anna"), SeatPlan("Dora", "dark"))
    shown = play("end", "", "pass", "pass", "", "g", "q", "no", setup=setup)
    assert "Dora: Pass" not in shown[shown.rindex("The next answer is for Anna.") :]


def test_bots_fill_the_seats_nobody_sits_in(play: Play, seats: Seats) -> None:
    setup = seats(SeatPlan("Anna"), SeatPlan("Robo", controller="bot", bot="random"))
    shown = play("end", "q", "no", setup=setup)
    assert "Robo: " in shown
    assert "What does Bjorn do?" in shown[shown.index("Robo: ") :]


def test_a_table_of_bots_plays_itself_to_the_end(play: Play, seats: Seats) -> None:
    shown = play(setup=seats(SeatPlan("Robo", controller="bot", bot="random")))
    assert "throws of the dice." in shown


def test_the_end_says_the_outcome_the_sums_and_where_the_record_is(play: Play, tmp_path: Path) -> None:
    shown = play("1", "6 6", "b1", "b2", "attack", "6 6", dice="typed", seed="4")
    assert "Victory: the quest is done." in shown
    assert "2 rounds, 4 choices, " in shown
    assert "Heroes fallen: 0" in shown
    (path,) = tmp_path.glob("*.json.gz")
    assert load(path).outcome is not None


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("quest", ["toy-cellar", "toy-crypt"])
def test_a_whole_game_leaves_nothing_unwritten(play: Play, language: str, quest: str) -> None:
    said = messages(language, "toy")
    said.missing.clear()
    play(*["1", "h", "c", "g", "w", "? 1", "p", "b"] * 3, language=language, quest=quest, heroes=2)
    assert not said.missing
    assert not said.faults
