"""Balance: how often a bot wins each quest."""

import msgspec
import pytest

from undercroft.kernel.system import Measured, find
from undercroft.lab import LabError
from undercroft.lab.balance import MATCHES, Verdict, balance, together


def measure(**how):
    return balance("cellar", **{"games": 6, "heroes": (1, 2), "bot": "random", "workers": 1, **how})


def verdict(won, games=100):
    return Verdict(quest="q", heroes=2, games=games, won=won, errors=0, rounds=1.0, deaths=0.0)


def test_every_quest_is_played_so_often_with_each_number_of_heroes():
    played = [(one.quest, one.heroes, one.games) for one in measure().verdicts]
    asked = [(card.id, n, 6) for n in (1, 2) for card in find("cellar").quests() if card.least <= n <= card.most]
    assert played == asked


def test_the_same_seed_gives_the_same_page():
    assert measure().as_page() == measure().as_page()


def test_the_page_names_every_quest():
    found = measure()
    assert all(f"`{quest}`" in found.as_page() for quest in found.quests)


def test_the_figures_say_who_played_and_how_often():
    found = measure()
    everything = [one for measured in found.figures().values() for one in measured]
    assert {(one.games, one.bot) for one in everything} == {(6, "random")}


def test_the_figures_hold_the_rate_within_its_interval():
    for measured in measure().figures().values():
        assert all(one.low <= one.rate <= one.high for one in measured)


def test_the_figures_can_be_written_down():
    assert msgspec.json.decode(msgspec.json.encode(measure().figures()))


@pytest.mark.parametrize(("won", "fair"), [(9, False), (10, True), (90, True), (91, False)])
def test_a_quest_is_balanced_between_ten_and_ninety_in_a_hundred(won, fair):
    assert verdict(won).balanced is fair


def test_what_is_measured_anew_takes_its_place_among_the_figures_and_the_rest_stays():
    def figure(heroes: int, rate: float) -> Measured:
        return Measured(heroes=heroes, rate=rate, games=1, bot="random")

    before = {"duel": [figure(1, 0.1), figure(4, 0.4)], "brawl": [figure(2, 0.2)]}
    found = together(before, {"duel": [figure(2, 0.9), figure(4, 0.8)]})
    assert [(one.heroes, one.rate) for one in found["duel"]] == [(1, 0.1), (2, 0.9), (4, 0.8)]
    assert found["brawl"] == before["brawl"]


def test_no_games_at_all_are_refused():
    with pytest.raises(LabError):
        measure(games=0)


def test_matches_are_played_against_every_opponent_instead_of_the_quests():
    played = [(one.quest, one.heroes, one.games) for one in measure(matches=True).verdicts]
    assert played == [("rats", 1, 6), ("rats", 2, 6), ("bats", 2, 6)]


def test_a_match_is_the_game_the_system_makes_of_it():
    found = measure(matches=True, heroes=(2,), games=20)
    rats, bats = (found.of(opponent, 2) for opponent in ("rats", "bats"))
    assert rats.rounds > bats.rounds


def test_the_page_of_matches_tells_their_terms_and_how_it_was_written():
    page = measure(matches=True).as_page()
    assert "As many hearts on either side." in page
    assert "--matches" in page


def test_the_page_of_matches_says_who_played_the_other_side():
    alone = measure(matches=True)
    assert "the game played the rest" in alone.as_page()
    assert "it played the dark seat too" in msgspec.structs.replace(alone, roles=("dark",)).as_page()


@pytest.mark.parametrize(("won", "fair"), [(19, False), (20, True), (80, True), (81, False)])
def test_a_match_is_balanced_between_twenty_and_eighty_in_a_hundred(won, fair):
    assert msgspec.structs.replace(verdict(won), fair=MATCHES).balanced is fair


def test_an_opponent_nobody_knows_is_refused():
    with pytest.raises(LabError, match="opponent"):
        measure(matches=True, quest="duel")
