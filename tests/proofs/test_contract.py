from __future__ import annotations

import random
from itertools import count

import msgspec
import pytest

from kernel.toy import Blow, Do, Toy, ask, asking
from proving import SYSTEM
from proving.agenda import Ambush
from proving.system import Proving
from undercroft.kernel.dice import pool
from undercroft.kernel.events import Said
from undercroft.kernel.game import draw, roll
from undercroft.kernel.odds import NONE
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.system import find, register
from undercroft.proofs import contract
from undercroft.proofs.contract import CHECKS, check_all_varied, check_secrets

GAMES = [("cellar", 4, "one"), ("cellar", 1, "two"), ("vigil", 3, "three"), ("vigil", 4, "four")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_proving_game_keeps_the_contract(check, game):
    check(SYSTEM, *game)


def test_every_hidden_field_of_the_proving_game_is_varied():
    check_all_varied(SYSTEM, frozenset().union(*(check_secrets(SYSTEM, *game) for game in GAMES)))


def test_a_hidden_field_that_is_never_varied_is_noticed():
    with pytest.raises(AssertionError, match=r"`redeal` never varied hand\.cards, pits"):
        check_all_varied(SYSTEM, frozenset({"piles.cards"}))


# the kit notices what is broken


@pytest.fixture
def broken():
    """A function that expects a check to fail on a system, with a message."""

    def notice(system, check, match, quest="main", heroes=2):
        register(system)
        with pytest.raises(AssertionError, match=match):
            check(system, quest, heroes, "broken")

    yield notice
    register(SYSTEM)


def looping(game, entry):
    game.state.log = ((yield from ask("a", "b", "c", seat=entry.n % 2)),)
    game.push(Do(n=entry.n + 1))


def test_an_impossible_state_is_noticed(broken):
    def main(game, entry):
        yield from ask("a", "b")
        game.state.score = -1

    broken(Toy(main=main), contract.check_invariants, "the score is -1")


def test_a_game_that_never_ends_is_noticed(broken):
    broken(Toy(main=looping), contract.check_ends, "main: not over after 50000 answers")


def test_a_game_that_ends_without_an_outcome_is_noticed(broken):
    broken(Toy(main=asking(3, "a", "b")), contract.check_ends, "nobody has won or lost")


def options_of(*options, default=0):
    def main(game, entry):
        yield Ask("which", SeatId(0), options, default)

    return Toy(main=main)


@pytest.mark.parametrize(
    ("system", "match"),
    [
        (options_of(), "no options"),
        (options_of(Option("a"), Option("a")), "offer(s|ed) twice"),
        (options_of(Option("a"), Option("b"), default=2), "the default is 2 of 2"),
        (options_of(Option("a"), Option("b", seats=(SeatId(9),))), r"asked of seats \[9\], there are 3"),
        (options_of(Option("a"), Option("b", what="#3")), None),
        (options_of(Option("a"), Option("a b")), "is not a choice|reads back as"),
    ],
)
def test_options_that_cannot_be_are_noticed(broken, system, match):
    if match is None:
        contract.check_options(system, "main", 2, "whole")
    else:
        with pytest.raises((AssertionError, ValueError), match=match):
            contract.check_options(system, "main", 2, "broken")


def test_a_table_that_waits_for_dice_nobody_types_is_noticed(broken):
    def main(game, entry):
        yield from roll("d6", seat=SeatId(0))

    class Typing(Toy):
        def default_setup(self, quest, heroes, seed):
            return msgspec.structs.replace(super().default_setup(quest, heroes, seed), dice="typed")

    broken(Typing(main=main), contract.check_options, "though it throws and draws itself")


def test_a_kept_state_that_changes_is_noticed(broken):
    tables = []

    def main(game, entry):
        yield from ask("a", "b")
        game.push(Do(n=entry.n + 1))
        if entry.n > 3:
            tables[-1].first.score = 5

    begin = contract.begin

    def remembering(*args, **changes):
        table, luck = begin(*args, **changes)
        tables.append(table)
        return table, luck

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(contract, "begin", remembering)
        broken(Toy(main=main), contract.check_states, "kept state 0 has changed since")


def test_a_fork_that_goes_another_way_is_noticed(broken):
    ticks = count()

    def main(game, entry):
        yield from ask("a", "b")
        game.state.score = next(ticks)
        game.push(Do())

    broken(Toy(main=main), contract.check_forks, "two forks with the same answers: the states differ")


def test_a_fork_that_differs_from_the_original_is_noticed(broken):
    ticks = count()

    def main(game, entry):
        for _ in range(20):
            game.state.score = next(ticks)
            yield from ask("a", "b")

    broken(Toy(main=main), contract.check_forks, "fork and original")


def test_a_record_that_does_not_replay_is_noticed(broken):
    ticks = count()

    def main(game, entry):
        yield from ask("a", "b")
        game.state.score = next(ticks)
        game.push(Do())

    broken(Toy(main=main), contract.check_record, "the record replayed: the states differ")


def test_an_undo_that_leads_elsewhere_is_noticed(broken):
    ticks = count()

    def main(game, entry):
        for _ in range(20):
            game.state.score = next(ticks)
            yield from ask("a", "b")

    broken(Toy(main=main), contract.check_undo, "undo leads elsewhere")


def fighting(game, entry):
    if (yield from ask("hit", "wait")) == "hit":
        game.push(Blow(), Do())
    else:
        game.push(Do())


def blow(game, entry):
    game.state.score += yield from roll("d6")


def test_odds_that_do_not_add_up_are_noticed(broken, monkeypatch):
    real = contract.odds

    def lossy(*args, **how):
        found = real(*args, **how)
        return msgspec.structs.replace(found, results=found.results[1:])

    monkeypatch.setattr(contract, "odds", lossy)
    broken(Toy(main=fighting, blow=blow), contract.check_odds, "add up to 0.")


class Silent(Toy):
    """A system that does not say what its attacks come to."""

    def outcome(self, game, focus):
        return {}


def test_attacks_without_odds_are_noticed(broken):
    broken(Silent(main=fighting, blow=blow), contract.check_odds, '"hit" is an attack and has no odds')


def test_attacks_whose_odds_are_withheld_are_noticed(broken, monkeypatch):
    monkeypatch.setattr(contract, "odds", lambda *args, **how: NONE)
    broken(Toy(main=fighting, blow=blow), contract.check_odds, '"hit" is an attack and has no odds')


def test_an_attack_behind_a_walk_needs_odds_too(broken, monkeypatch):
    def main(game, entry):
        yield from ask("charge", "wait")
        game.push(Do(what="walk"), Blow())

    system = Silent(main=main, walk=lambda game, entry: None, blow=blow)
    system.between_steps = frozenset({Do})
    broken(system, contract.check_odds, '"charge" is an attack and has no odds')


def test_what_is_no_attack_needs_no_odds():
    def main(game, entry):
        game.state.score += yield from roll("d6") if (yield from ask("a", "b")) == "a" else roll("d8")
        game.push(Do())

    assert contract.check_odds(Toy(main=main), "main", 2, "whole") == 0


def test_the_attacks_of_the_proving_game_are_met():
    assert sum(contract.check_odds(SYSTEM, *game) for game in GAMES) > 10


class Leaky(Proving):
    """A scene that lets the number of pits under the doubtful squares through."""

    def scene(self, game, seat):
        scene = super().scene(game, seat)
        scene.phase = str(game.state.pits[:1])
        return scene


def test_a_scene_that_tells_a_secret_is_noticed(broken):
    broken(Leaky(), check_secrets, "sees a difference it cannot know", "cellar", 3)


class Telling(Proving):
    """A window that is opened only when the hand holds a trap."""

    def __init__(self):
        ambush = Proving.steps
        self.steps = dict(ambush)
        self.steps[Ambush] = self.skipping
        self.honest = ambush[Ambush]

    def skipping(self, game, entry):
        return self.honest(game, entry) if "snare" in game.state.hand.cards else None


def test_a_window_that_is_skipped_for_want_of_a_card_is_noticed(broken):
    broken(Telling(), check_secrets, "hears a difference|sees a difference", "cellar", 4)


def test_an_event_that_tells_a_secret_is_noticed(broken):
    def main(game, entry):
        yield from ask("a", "b")
        game.tell(Said, f"psst-{game.state.secret}")
        game.push(Do())

    broken(Toy(main=main), check_secrets, "hears a difference")


class DarkKnows(Toy):
    """The dark seat knows the secret."""

    def redeal(self, game, seat, luck):
        if seat != 2:
            super().redeal(game, seat, luck)


def test_two_worlds_without_a_common_option_are_not_played_on():
    def main(game, entry):
        yield from ask("a", "b")
        yield Ask("which", SeatId(2), [Option(f"secret-{game.state.secret}-{n}") for n in range(2)], secret=True)

    assert check_secrets(DarkKnows(main=main), "main", 2, "apart") == {"secret"}


def test_an_answer_taken_that_should_be_refused_is_noticed(broken, monkeypatch):
    monkeypatch.setattr(contract, "NOT_AN_OPTION", Option("a"))
    broken(Toy(main=looping), contract.check_refusals, "was taken that should be refused as illegal")


def test_typed_dice_are_checked_for_exploding_dice_too():
    def main(game, entry):
        yield from ask("a", "b")
        game.state.score = yield from roll("2d10!", seat=SeatId(0))
        yield from draw(game, "deck")
        game.push(Do())

    contract.check_typed_dice(Toy(main=main), "main", 2, "exploding")


def test_faces_thrown_at_random_are_faces_the_dice_could_show():
    luck = random.Random(1)
    die = pool("d10!")[0]
    assert all(die.legal(contract.face(die, luck)) for _ in range(500))


def test_the_broken_systems_are_gone_afterwards():
    assert find("proving") is SYSTEM
