"""Players who leave or join.  DO-0444 to DO-0448, DO-G70"""

from __future__ import annotations

from systems.doria.build import SYSTEM, Play, hero, position
from undercroft.kernel.requests import FigureId
from undercroft.kernel.state import Entry
from undercroft.proofs.checklist import rule
from undercroft.systems.doria.agenda import ComeAndGo, PhaseH
from undercroft.systems.doria.party import carrier_of

STAIRS = """
.....
.....
W.M.A
.....
^^^..
"""


def between_rounds(*before: Entry, **more: object) -> Play:
    people = {"W": hero(), "M": hero("mage", bonuses=["magic"]), "A": hero("adventurer", pack=["dagger"])}
    return position(STAIRS, **people, do=[*before, ComeAndGo()], **more)


@rule("DO-0444")
def test_who_leaves_takes_its_cards_out_of_the_game_and_counts_no_longer():
    play = between_rounds().choose("leave-table", who=FigureId(3))
    assert play.see("A")["gone"]
    assert play.state.starting == 2
    assert play.see("table")["discards"] == ["dagger"]


@rule("DO-0444")
def test_whom_somebody_carries_who_leaves_lies_where_it_stood():
    play = between_rounds()
    warrior, adventurer = play.state.party[0], play.state.party[2]
    adventurer.unconscious, adventurer.at, warrior.carries = True, warrior.at, adventurer.id
    play.choose("leave-table", who=warrior.id)
    assert not warrior.carries
    assert carrier_of(play.game, adventurer) is None


@rule("DO-0444")
def test_what_belongs_to_the_scenario_stays_when_whoever_carries_it_leaves():
    people = {"W": hero(at="a1"), "S": hero("shield-maiden", at="b1")}
    play = position(quest="the-silver-bell", **people, do=[ComeAndGo()])
    warrior = play.state.party[0]
    warrior.mark = "silver-bell"
    play.choose("leave-table", who=warrior.id)
    assert not warrior.mark
    assert [token.at for token in play.state.tokens if token.name == "silver-bell"] == [warrior.at]


@rule("DO-0444")
def test_who_has_left_is_no_longer_looked_after():
    play = between_rounds()
    adventurer = play.state.party[2]
    adventurer.hp = play.game.kit(adventurer).max_hp
    play.choose("leave-table", who=adventurer.id)
    adventurer.hp += 1
    SYSTEM.check(play.game)


@rule("DO-0444")
def test_group_xp_are_redeemed_before_somebody_leaves():
    play = between_rounds(PhaseH(), xp=3)
    assert play.asks() == "redeem-xp"


@rule("DO-0444")
def test_the_last_one_cannot_leave():
    play = position(W=hero(), do=[ComeAndGo()])
    assert not [act for act in play.acts() if act.startswith("leave-table")]


@rule("DO-0445", "DO-0447")
def test_who_joins_has_its_standard_items_and_loot_cards_and_stands_at_the_entrance():
    play = between_rounds().choose("join-table", what="scoundrel")
    while play.asks() != "outfit":
        ask = play.table.ask
        assert ask is not None
        play.table.choose(ask.options[ask.default])
    newcomer = play.state.party[3]
    assert {"moon-spear", "moon-greaves"} <= {item.card for item in newcomer.outfit.items()}
    assert len(newcomer.outfit.items()) + len(newcomer.set_aside) == 6
    assert newcomer.at == play.at("a5")
    assert play.state.starting == 4


@rule("DO-0446", "DO-G70")
def test_who_joins_gets_the_points_and_bonuses_the_others_have_received():
    def grown(state: object) -> None:
        for one in state.party:  # type: ignore[attr-defined]
            one.earned = 2

    play = between_rounds(prepare=grown).choose("join-table", what="scoundrel")
    assert play.asks() == "spend-point"
    play.choose("raise", what="str").choose("raise", what="con")
    assert play.asks() == "hero-bonus"
    play.choose("bonus", what="melee")
    assert play.state.party[3].bonuses == ("melee",)
    assert (play.state.party[3].earned, play.state.party[3].points) == (2, 0)


@rule("DO-0446")
def test_nobody_joins_twice():
    play = between_rounds()
    assert [act for act in play.acts() if act in ("join-table =warrior", "join-table =mage")] == []


@rule("DO-0448")
def test_who_has_left_the_dungeon_by_the_scenario_still_counts():
    def escaped(state: object) -> None:
        state.party[2].left = True  # type: ignore[attr-defined]

    play = between_rounds(PhaseH(), prepare=escaped, xp=2)
    assert play.asks() != "redeem-xp"
    assert between_rounds(PhaseH(), prepare=escaped, xp=3).asks() == "redeem-xp"


@rule("DO-0443")
def test_a_card_made_usable_by_new_attributes_is_put_on_with_ap_in_the_next_turn():
    people = {"W": hero("adventurer", points=2, belt=["leather-shield"]), "M": hero("mage")}
    play = position(**people, turn="level-up")
    play.take("W raises str", "W raises con").finish()
    assert play.see("W")["belt"] == ["leather-shield"]
    play = position(
        W=hero("adventurer", attributes={"str": 9, "con": 10}, belt=["leather-shield"], ap=10), turn="actions"
    )
    play.choose("equip-from-belt", what="leather-shield").finish()
    assert play.see("W")["worn"] == ["leather-shield"]
