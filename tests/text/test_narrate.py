import inspect
import re
from pathlib import Path

import pytest

from terminal.toy import SYSTEM
from undercroft.kernel import events as e
from undercroft.kernel.odds import Odds, Result, odds
from undercroft.kernel.requests import FigureId, Option, SeatId
from undercroft.kernel.scene import AskView, Barred, Figure, GridBoard, Scene, SeatView, Zone, ZoneBoard
from undercroft.kernel.system import Fact, register
from undercroft.kernel.table import Table
from undercroft.kernel.tally import Term
from undercroft.text.explain import explain, odds_lines, odds_short
from undercroft.text.messages import LANGUAGES, Messages, messages
from undercroft.text.names import Names, square
from undercroft.text.narrate import Voice, story, tell, voice

BJORN, ASTRID, RAT, RATS = map(FigureId, (1, 2, 11, 12))


@pytest.fixture
def names() -> Names:
    register(SYSTEM)
    known = Names(figures={BJORN: "toy-bjorn", ASTRID: "toy-astrid", RAT: "toy-rat", RATS: "toy-rats"})
    known.system = "toy"
    known.board = GridBoard(4, 3, "." * 12)
    known.seats = (SeatView(SeatId(0), "Anna", "heroes"),)
    return known


EVENTS = [
    (e.Began("round", 2), "Round 2 begins.", "Comincia il round 2."),
    (e.Began("activation", who=RATS), "Now the giant rats act.", "Ora agiscono i ratti giganti."),
    (e.Chose(SeatId(0), "attack", RAT), "Anna: Attack the rat", "Anna: Attacca il ratto"),
    (e.Moved(RATS, (0, 1, 6)), "The giant rats move to c2.", "I ratti giganti si spostano in c2."),
    (e.Moved(ASTRID, (6,), "push"), "Astrid is pushed to c2.", "Astrid è spinta in c2."),
    (e.Turned(BJORN, 3), "Bjorn turns south-east.", "Bjorn si volta verso sud-est."),
    (
        e.Rolled(BJORN, SeatId(0), "attack", (("d6", "d6"),), ((3, 4),), "7"),
        "Bjorn rolls 2d6 (attack): 3, 4 → 7.",
        "Bjorn tira 2d6 (attacco): 3, 4 → 7.",
    ),
    (
        e.Summed("toy-needed", BJORN, 1, (Term(2, "base"), Term(-1, "cover"))),
        "Bjorn: needed to hit 1 (+2 base value, −1 cover).",
        "Bjorn: serve per colpire 1 (+2 valore di base, −1 copertura).",
    ),
    (
        e.Harmed(RATS, 3, 1, BJORN),
        "Bjorn hits the giant rats for 3 wounds.",
        "Bjorn colpisce i ratti giganti: 3 ferite.",
    ),
    (e.Harmed(RATS, 1, 1), "The giant rats suffer 1 wound.", "I ratti giganti subiscono 1 ferita."),
    (e.Healed(ASTRID, 2, 5), "Astrid recovers 2 wounds.", "Astrid recupera 2 ferite."),
    (e.Changed("toy-doom", now=3, was=2), "Doom: 2 → 3.", "Destino: 2 → 3."),
    (
        e.Drawn("toy-loot", 2, ("toy-coin", "toy-torch"), SeatId(0)),
        "Anna draws from the treasure: gold coin and torch.",
        "Anna pesca (il tesoro): moneta d’oro e torcia.",
    ),
    (
        e.Drawn("toy-loot", 1, (), SeatId(0)),
        "Anna draws a card from the treasure.",
        "Anna pesca una carta (il tesoro).",
    ),
    (e.Revealed("toy-chest", 5), "Chest comes to light at b2.", "In b2 si scopre: forziere."),
    (e.Placed("toy-rat", 5, RAT), "The rat appears at b2.", "Il ratto compare in b2."),
    (e.Removed("toy-rats", RATS, why="killed"), "The giant rats are slain.", "I ratti giganti sono uccisi."),
    (e.Removed("toy-astrid", ASTRID, why="killed"), "Astrid is slain.", "Astrid è uccisa."),
    (e.Said("toy-hall"), "Great hall", "Sala grande"),
    (e.Undone(SeatId(0)), "Anna takes the last choice back.", "Anna ritira l’ultima scelta."),
    (e.Corrected("a rat moved"), "The table was set right: a rat moved.", "Il tavolo è stato corretto: a rat moved."),
    (e.Ended(True, "won"), "Victory: the quest is done.", "Vittoria: la missione è compiuta."),
    (e.Ended(False, "time"), "Defeat: time has run out.", "Sconfitta: il tempo è scaduto."),
]


@pytest.mark.parametrize(("event", "english", "italian"), EVENTS, ids=lambda value: type(value).__name__)
def test_an_event_is_one_readable_sentence(names: Names, event: e.AnyEvent, english: str, italian: str) -> None:
    assert tell(event, names, "en") == english
    assert tell(event, names, "it") == italian


@pytest.mark.parametrize("language", ["en", "it"])
def test_telling_leaves_nothing_unwritten_and_nothing_unfilled(names: Names, language: str) -> None:
    said = messages(language, "toy")
    said.missing.clear()
    for event, *_ in EVENTS:
        tell(event, names, language)
    assert not said.missing
    assert not said.faults


def test_every_kind_of_event_is_told_above() -> None:
    kinds = {kind.__name__ for kind in e.Event.__subclasses__()}
    assert kinds == {type(event).__name__ for event, *_ in EVENTS}


def test_figures_that_share_a_name_are_told_apart_by_their_labels(names: Names) -> None:
    alike = [Figure(id=FigureId(n), name="toy-rat", icon="rat", side="foe", at=n) for n in (21, 22)]
    known = Names(Scene(system="toy", figures=tuple(alike)))
    assert tell(e.Harmed(FigureId(22), 1, 1), known) == "The rat rB suffers 1 wound."


def test_a_figure_that_has_left_the_board_keeps_its_name_and_label() -> None:
    rat = Figure(id=RAT, name="toy-rat", icon="rat", side="foe", at=1)
    known = Names(Scene(system="toy", figures=(rat,)))
    known.learn(Scene(system="toy"))
    assert known.label(RAT) == "rA"


def test_a_figure_nobody_has_seen_is_somebody(names: Names) -> None:
    assert tell(e.Harmed(FigureId(99), 1, 0), names) == "Somebody suffers 1 wound."


def test_squares_are_named_as_on_a_chess_board() -> None:
    board = GridBoard(30, 3, "." * 90)
    assert [square(board, at) for at in (0, 25, 26, 60)] == ["a1", "z1", "aa1", "a3"]


def test_the_first_square_within_the_rim_is_a1() -> None:
    assert [square(GridBoard(4, 3, " " * 12, rim=1), at) for at in (5, 10)] == ["a1", "b2"]


def test_a_zone_has_its_name_or_its_number(names: Names) -> None:
    names.board = ZoneBoard(2, 1, (Zone(0, 0, 0, name="toy-hall"), Zone(1, 1, 0)))
    said = messages("en", "toy")
    assert [names.place(at, said) for at in (0, 1)] == ["Great hall", "zone 1"]


def test_an_option_without_a_message_is_still_readable_and_missed(names: Names) -> None:
    said = Messages("en", [])
    text = Voice(said, names).option(Option("pick-lock", what="Door", n=2))
    assert text == "Pick lock Door 2"
    assert "act-pick-lock" in said.missing


def test_a_question_names_the_figure(names: Names) -> None:
    ask = AskView(kind="ask", prompt="act", seats=(SeatId(0),), who=RATS)
    assert voice(names, "en").prompt(ask) == "What do the giant rats do?"
    assert voice(names, "it").prompt(ask) == "Che cosa fanno i ratti giganti?"


def test_dice_to_be_thrown_are_asked_for_by_name_and_purpose(names: Names) -> None:
    ask = AskView(kind="roll", prompt="attack", seats=(SeatId(0),), who=BJORN, about="2d6")
    assert voice(names, "en").prompt(ask) == "Bjorn throws 2d6 (attack). What do the dice show?"


def test_what_cannot_be_done_says_why(names: Names) -> None:
    assert voice(names, "it").barred(Barred("rest", "enemies")) == "Riposa – non si può: ci sono nemici vicini"


def test_every_refusal_of_the_table_has_words() -> None:
    source = Path(inspect.getfile(Table)).read_text("utf-8")
    codes = set(re.findall(r'Refused\("(\w+)"', source))
    assert codes
    assert [
        code for code in sorted(codes) for said in map(messages, LANGUAGES) if not said.has(f"refused-{code}")
    ] == []


def test_a_tally_is_told_term_by_term_with_rule_and_total() -> None:
    register(SYSTEM)
    terms = (Term(8, "toy-rat-hide", "TO-0001"), Term(-1, "base"))
    assert explain(terms, "it", "toy") == ["+8 pelle dura (TO-0001)", "−1 valore di base", "= 7"]


def test_odds_are_told_with_their_spread_and_how_sure_they_are() -> None:
    register(SYSTEM)
    table = Table(SYSTEM, SYSTEM.default_setup("toy-cellar", 1, "x"))
    found = odds(table, Option("attack", RAT))
    assert odds_lines(found, "en", "toy") == [
        "killed 58%",
        "wounds: 0: 42%  2: 58%  (average 1.17)",
        "These figures are exact.",
    ]
    assert odds_short(found, "it", "toy") == "ucciso 58%, ferite 1,2 in media"


def test_sampled_odds_say_so_and_name_what_they_assume() -> None:
    sampled = Odds((Result((("hit", 1),), 1.0),), False, 0.01, 2000, (("reroll", "no"),), (Fact("hit", "hit"),))
    assert odds_lines(sampled, "en") == [
        "hit 100%",
        "Sampled; each figure may be off by 1% or so.",
        "Assuming “reroll” is answered “No”.",
    ]
    assert odds_short(sampled, "en") == "about hit 100%"


def test_a_throw_of_both_sides_shows_the_dice_of_each(names: Names) -> None:
    thrown = e.Rolled(BJORN, SeatId(0), "attack", (("d6", "d6"), ("d10!",)), ((2, 5), (11,)), "1")
    assert tell(thrown, names) == "Bjorn rolls 2d6 / d10 (attack): 2, 5 / 11 → 1."


def test_dice_that_mean_different_things_say_what_each_is_for(names: Names) -> None:
    labels = (("hit", "location"),)
    thrown = e.Rolled(BJORN, SeatId(0), "attack", (("d100", "d6"),), ((37, 4),), "('success', 4)", labels=labels)
    assert tell(thrown, names) == "Bjorn rolls d100 + d6 (attack): hit 37, location 4."


def test_steps_of_one_figure_are_told_as_one_walk(names: Names) -> None:
    steps = [e.Moved(BJORN, (0, 1)), e.Moved(BJORN, (1, 2)), e.Moved(RAT, (5, 6))]
    assert [tell(event, names) for event in story(steps)] == ["Bjorn moves to c1.", "The rat moves to c2."]


def test_a_choice_without_a_place_has_words_of_its_own(names: Names) -> None:
    assert voice(names, "it").option(Option("move")) == "Muoviti"
    assert voice(names, "it").option(Option("move", at=0)) == "Vai in a1"


def test_the_dark_seat_is_called_by_its_side(names: Names) -> None:
    names.seats = (SeatView(SeatId(0), "dark", "dark"),)
    assert names.seat(SeatId(0), messages("it", "toy")) == "il signore oscuro"
