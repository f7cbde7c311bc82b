"""Quest 1: Scorched Earth."""

from __future__ import annotations

import pytest

from systems.darkness.build import (
    DarknessTable,
    Figure,
    end_turn,
    finish,
    first,
    foe,
    hero,
    offered,
    pick_up,
    position,
    take,
    tokens,
    won,
    zone,
)
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Trade
from undercroft.systems.darkness.game import Darkness

QUEST = "scorched-earth"
CACHES = ("8r:6", "4r:7", "2r:3")
LIBRARY = "9v:2"


def laid(*kinds: str, do: str = "turn") -> DarknessTable:
    """A Hero at the first cache; what lies in the caches is known to the test."""

    def under(game: Darkness) -> None:
        hidden = [token for token in game.state.tokens if token.kind == "facedown"]
        for token, kind in zip(hidden, kinds):
            token.under = kind

    return position(QUEST, heroes=[hero("bjorn", CACHES[0]), "sibyl"], before=under, do=do)


def at_the_altar(*heroes: Figure, foes: tuple[Figure, ...] = ()) -> DarknessTable:
    return position(QUEST, heroes=heroes, foes=foes, do="end")


@rule("DA-0366")
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_two_artifacts_and_a_lair_lie_facedown_in_the_three_caches(seed: str) -> None:
    table = position(QUEST, seed=seed)
    facedown = tokens(table, "facedown")
    assert sorted(token.under for token in facedown) == ["artifact", "artifact", "lair"]
    assert sorted(token.at for token in facedown) == sorted(zone(table, cache) for cache in CACHES)


@rule("DA-0366")
def test_the_facedown_tokens_are_shuffled() -> None:
    orders = {tuple(token.under for token in tokens(position(QUEST, seed=str(n)), "facedown")) for n in range(12)}
    assert len(orders) == 3


@rule("DA-0366")
def test_nobody_sees_what_a_facedown_token_is() -> None:
    one, other = laid("artifact", "artifact", "lair"), laid("lair", "artifact", "artifact")
    assert one.scene(first(one).seat) == other.scene(first(other).seat)


@rule("DA-0364", "DA-0366", "DA-0368")
def test_an_artifact_picked_up_is_revealed_and_kept() -> None:
    table = pick_up(laid("artifact", "artifact", "lair"))
    assert first(table).tokens == ("artifact",)
    assert table.state.quest["artifacts"] == 1


@rule("DA-0367")
def test_a_lair_picked_up_gives_that_hero_5_xp_and_is_gone() -> None:
    table = pick_up(laid("lair", "artifact", "artifact"))
    assert [one.xp for one in table.state.heroes] == [5, 0]
    assert not first(table).tokens
    assert len(tokens(table, "facedown")) == 2


@rule("DA-0368")
def test_an_artifact_token_may_be_traded() -> None:
    heroes = [hero("bjorn", "8r:8", tokens=("artifact",)), hero("sibyl", "8r:8")]
    table = take(take(position(QUEST, heroes=heroes), "trade"), "hand-token", who=2)
    assert [one.tokens for one in table.state.heroes] == [(), ("artifact",)]


@rule("DA-0368")
def test_two_artifact_tokens_may_be_handed_over_in_one_trade() -> None:
    heroes = [hero("bjorn", "8r:8", tokens=("artifact", "artifact")), hero("sibyl", "8r:8")]
    table = take(position(QUEST, heroes=heroes), "trade")
    take(take(table, "hand-token", who=2, n=1), "hand-token", who=2, n=1)
    assert table.state.heroes[1].tokens == ("artifact", "artifact")
    assert {option.n for option in offered(table, "hand-token")} == {2}


@rule("DA-0368", "DA-0103")
def test_an_artifact_can_be_taken_from_a_hero_killed_beside() -> None:
    heroes = [hero("bjorn", "8r:8"), hero("sibyl", "8r:8", dead=True, health=0, tokens=("artifact",))]
    table = position(QUEST, heroes=heroes, do=(Trade(FigureId(1)),))
    assert first(take(table, "hand-token", who=1)).tokens == ("artifact",)


@rule("DA-0011", "DA-0365")
def test_both_artifacts_in_the_library_zone_at_the_end_of_a_round_win() -> None:
    table = at_the_altar(hero("bjorn", LIBRARY, tokens=("artifact",)), hero("sibyl", LIBRARY, tokens=("artifact",)))
    assert won(table) is True


@rule("DA-0365")
def test_one_hero_may_hold_both_artifacts() -> None:
    assert won(at_the_altar(hero("bjorn", LIBRARY, tokens=("artifact", "artifact")), hero("sibyl"))) is True


@rule("DA-0365", "DA-0304")
def test_one_artifact_is_not_enough() -> None:
    assert won(at_the_altar(hero("bjorn", LIBRARY, tokens=("artifact",)))) is None


@rule("DA-0365")
def test_an_artifact_elsewhere_does_not_count() -> None:
    table = at_the_altar(hero("bjorn", LIBRARY, tokens=("artifact",)), hero("sibyl", "9v:5", tokens=("artifact",)))
    assert won(table) is None


@rule("DA-0365", "DA-G110")
@pytest.mark.parametrize("stunned", [True, False])
def test_an_enemy_in_the_library_zone_prevents_it_even_when_stunned(stunned: bool) -> None:
    bearer = hero("bjorn", LIBRARY, tokens=("artifact", "artifact"))
    table = at_the_altar(bearer, foes=(foe("goblin-warriors-1a", LIBRARY, stunned=stunned),))
    assert won(table) is None


@rule("DA-G110")
def test_an_enemy_in_the_next_room_of_the_chamber_does_not_matter() -> None:
    bearer = hero("bjorn", LIBRARY, tokens=("artifact", "artifact"))
    assert won(at_the_altar(bearer, foes=(foe("goblin-warriors-1a", "9v:5"),))) is True


@rule("DA-0365", "DA-G110")
def test_nothing_is_checked_before_the_end_of_the_round() -> None:
    table = position(QUEST, heroes=[hero("bjorn", LIBRARY, tokens=("artifact", "artifact"))])
    assert won(end_turn(table)) is None


@rule("DA-0365", "DA-0302")
def test_the_library_token_cannot_be_picked_up() -> None:
    assert not offered(take(position(QUEST, heroes=[hero("bjorn", LIBRARY)]), "move"), "pick-up")


@rule("DA-0369")
def test_opening_the_final_room_resolves_the_door_card_and_calls_one_guard_to_the_library() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "9v:4")], decks={"door": ["reliquary"]})
    finish(take(take(table, "move"), "open", at="9v:5"))
    assert [one.at for one in table.state.foes] == [zone(table, LIBRARY)]
    assert [token.at for token in tokens(table, "special")] == [zone(table, "9v:5")]


@rule("DA-0369")
def test_other_chambers_call_no_guard_of_their_own() -> None:
    table = position(QUEST, heroes=[hero("bjorn", "8r:2")], decks={"door": ["cold-ashes"]})
    assert not finish(take(take(table, "move"), "open")).state.foes
