"""1.24 The human Dark Player: set-up."""

from __future__ import annotations

import msgspec
import pytest

from systems.universalis.box import BOX, SYSTEM
from systems.universalis.build import HALL, hero, orc, position
from systems.universalis.dark.seated import acts, hand, on, pick, sat_down
from undercroft.kernel.requests import SeatId
from undercroft.kernel.setup import SeatPlan
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.actions.move import attacks_of
from undercroft.systems.universalis.cards.definitions import CREATURES
from undercroft.systems.universalis.cards.people import gear_cards
from undercroft.systems.universalis.dark.set_up import champions, improvements
from undercroft.systems.universalis.dungeon.obstacles import card_of
from undercroft.systems.universalis.seats import dark_seat, hero_seats
from undercroft.systems.universalis.status.improved_creatures import price
from undercroft.systems.universalis.things.decks import LOOT


def test_a_person_on_the_dark_seat_holds_cards_and_a_bot_there_plays_by_the_rules_unless_told_otherwise():
    setup = SYSTEM.default_setup("the-broken-tusk", 2, "seats")
    seats = {kind: SeatPlan("dark", "dark", kind) for kind in ("person", "bot")}
    with_person = msgspec.structs.replace(setup, seats=(*setup.seats, seats["person"]))
    with_bot = msgspec.structs.replace(setup, seats=(*setup.seats, seats["bot"]))
    assert (dark_seat(with_person), dark_seat(with_bot)) == (2, -1)
    assert dark_seat(msgspec.structs.replace(with_bot, options={"dark-bot": "cards"})) == 2
    assert hero_seats(with_person) == [SeatId(0), SeatId(1)]


@rule("UN-0562", "UN-0563", "UN-0564", "UN-0565")
def test_he_begins_with_two_decks_and_a_card_of_each_kind_one_of_them_a_special_creature():
    table = on(sat_down(heroes=3), "next-hero")
    piles, dark = table.state.piles, hand(table)
    assert len(dark.hand) == 2
    assert card_of(dark.hand[0]).kind in ("obstacle", "power")
    assert dark.hand[1] == "special-creature"
    assert (len(piles["plots"].cards), len(piles["encounters"].cards)) == (5 * 3 - 1, 2 * 3)
    assert all(card_of(card).kind == "encounter" for card in piles["encounters"].cards)
    assert all(card_of(card).kind != "encounter" for card in piles["plots"].cards)


@rule("UN-0565")
def test_the_cards_in_no_deck_and_no_hand_are_out_of_the_game():
    table = on(sat_down(heroes=1), "enter")
    piles = table.state.piles
    his = [name for name in piles if name not in LOOT]
    every = [card for name in his for card in piles[name].cards] + list(hand(table).hand)
    assert len(every) == 85
    assert len(piles["plots-box"].cards) + len(piles["encounters-box"].cards) == 85 - 5 - 2 - 1


@rule("UN-0557", "UN-0560")
def test_without_a_leader_on_the_sheet_he_chooses_a_champion_in_secret_and_pays_its_value():
    table = sat_down("drawing")
    assert table.ask.prompt == "choose-leader"
    assert table.ask.secret
    before, chosen = table.state.reserve, table.ask.options[0].what
    assert all(BOX[CREATURES][option.what].level == "champion" for option in table.ask.options)
    pick(table, "leader", what=chosen)
    assert table.state.reserve == before - BOX[CREATURES][chosen].vp
    assert hand(table).leader == chosen
    assert chosen in champions(table.game)


@rule("UN-0557")
def test_a_leader_the_sheet_names_is_not_chosen():
    assert sat_down().ask.prompt == "leader-gift"


@rule("UN-0558")
def test_the_reserve_is_the_value_of_the_group():
    table = sat_down("drawing")
    assert table.state.reserve == table.state.group > 0


@rule("UN-0559")
def test_a_group_that_has_been_here_faces_2_more_points_for_each_hero():
    assert sat_down("drawing", **{"entered-before": "yes"}).state.reserve == sat_down("drawing").state.reserve + 4


@rule("UN-0561")
def test_a_magic_object_for_the_leader_costs_its_value_and_only_its_owner_knows_which():
    table = sat_down("drawing", 3)
    pick(table, "leader")
    before = table.state.reserve
    gift = next(option for option in table.ask.options if option.act == "gift")
    events = list(table.answer(gift))
    assert table.state.reserve == before - gear_cards()[gift.what].vp
    assert hand(table).gift == gift.what
    heard = [event for told in events if (event := told.seen_by(SeatId(0))) is not None]
    assert not any(gift.what in str(event) for event in heard)
    assert any(getattr(event, "what", "") == "leader-gift" for event in heard)


@rule("UN-0561")
def test_the_gift_comes_out_when_the_leader_is_attacked():
    play = position(S=hero(), k=orc(leader=True), turn="S", dice=[1, 2, 6, 5, *[1] * 20], hand=[])
    play.state.player.gift = "amulet-of-life"
    play.take("S attacks k")
    assert "amulet-of-life" in play.who("k").body
    assert play.state.player.gift == ""


@rule("UN-0561")
def test_the_gift_is_of_no_use_to_others():
    play = position(S=hero(), k=orc(), turn="S", dice=[1, 2, 6, 5, *[1] * 20], hand=[])
    play.state.player.gift = "amulet-of-life"
    play.take("S attacks k")
    assert "amulet-of-life" not in play.who("k").body


@rule("UN-0560", "UN-0627", "UN-G94")
def test_a_leader_dearer_than_the_reserve_leaves_a_debt_that_discards_pay_off_before_anything_is_activated():
    people = {"S": hero(at="b2"), "k": orc(at="j9")}
    play = position(HALL, **people, turn="dark", hand=["onrush", "stone-skin", "fortune", "pit"], reserve=-1)
    play.take("the dark player passes")
    assert not play.offers("the dark player plays fortune")
    play.take("the dark player discards onrush")
    while play.see("table")["reserve"] < card_of("fortune").cost:
        assert not play.offers("the dark player plays fortune")
        play.take("the dark player discards stone-skin")
    assert play.offers("the dark player plays fortune")


@rule("UN-0560", "UN-0627")
def test_the_leader_he_chose_is_paid_even_with_points_he_does_not_have():
    table = sat_down("drawing", 1)
    dear = max((option.what for option in table.ask.options), key=lambda card: BOX[CREATURES][card].vp)
    before = table.state.reserve = 1
    pick(table, "leader", what=dear)
    assert table.state.reserve == before - BOX[CREATURES][dear].vp < 0


# the challenge


@rule("UN-0566")
@pytest.mark.parametrize(("group", "allowed"), [(100, 0), (124, 0), (125, 1), (150, 2), (260, 6)])
def test_one_improvement_for_every_25_value_points_above_100(group, allowed):
    play = position(S=hero(), k=orc(), turn="S", hand=[])
    play.state.group = group
    assert improvements(play.game) == allowed


def challenged(*chosen: str, **more):
    """A strong group's game in which these improvements were announced."""
    play = position(S=hero(), k=orc(**more), turn="S", hand=[], challenge=list(chosen))
    play.state.group = 150
    again = Table(SYSTEM, play.table.setup, state=play.state)
    play.table = again
    return play


@rule("UN-0567", "UN-0571")
def test_improved_elites_have_1_more_in_rolls_and_an_action_more_and_cost_twice():
    play = challenged("elites", creature="black-orc", hands=["broadsword"])
    plain = challenged(creature="black-orc", hands=["broadsword"])
    assert play.see("k attacking S")["attack"] == plain.see("k attacking S")["attack"] + 1
    assert attacks_of(play.game, play.who("k")) == attacks_of(plain.game, plain.who("k")) + 1
    cost = price(plain.game, ("black-orc", 0))
    assert price(play.game, ("black-orc", 0)) == 2 * cost


@rule("UN-0568")
def test_an_improved_leader_has_1_more_in_rolls_and_an_action_more():
    play, plain = challenged("leader", leader=True), challenged(leader=True)
    assert play.see("k attacking S")["attack"] == plain.see("k attacking S")["attack"] + 1
    assert attacks_of(play.game, play.who("k")) == attacks_of(plain.game, plain.who("k")) + 1


@rule("UN-0567")
def test_an_improved_elite_acts_once_more_after_an_action_that_is_no_attack():
    def actions(*chosen):
        k = {"creature": "black-orc", "hands": ["crossbow"], "at": "h6"}
        play = position(
            HALL, S=hero(at="b2"), k=k, turn="k", hand=[], challenge=list(chosen), group=150,
            prepare=lambda state: setattr(state.creatures[0], "shot", ("crossbow",)),
        )  # fmt: skip
        return play.take("k reloads crossbow").see("k")["action"]

    assert actions("elites")
    assert not actions()


@rule("UN-0567", "UN-0570")
@pytest.mark.parametrize(("chosen", "blocked"), [(["grunts"], True), ([], False)])
def test_improved_creatures_block_and_recover_better(chosen, blocked):
    k = orc(hands=["broadsword", "shield"])
    play = position(S=hero(), k=k, turn="S", hand=[], challenge=chosen, group=150, dice=[5, 4, 2, 1, 4, *[1] * 6]).take(
        "S attacks k", "k blocks"
    )
    assert play.see("hit")["blocked"] is blocked
    dazed = orc(conditions=["stunned"], at="d3")
    play = position(S=hero(), k=dazed, turn="k", hand=[], challenge=chosen, group=150, dice=[3])
    assert ("stunned" not in play.see("k")["conditions"]) is blocked


@rule("UN-0571", "UN-0568")
def test_an_improved_leader_costs_its_value_again():
    table = sat_down("drawing", 5)
    table.state.group = 130
    pick(table, "leader")
    on(table, "challenge")
    before, leader = table.state.reserve, hand(table).leader
    pick(table, "improve", what="leader")
    assert table.state.reserve == before - min(25, BOX[CREATURES][leader].vp)


@rule("UN-0567")
def test_improved_elites_do_not_improve_the_leader():
    play, plain = challenged("elites", leader=True), challenged(leader=True)
    assert play.see("k attacking S")["attack"] == plain.see("k attacking S")["attack"]


@rule("UN-0570", "UN-0571")
def test_improved_grunts_have_1_more_in_rolls_but_not_in_damage_dice():
    play, plain = challenged("grunts"), challenged()
    assert play.see("k attacking S")["attack"] == plain.see("k attacking S")["attack"] + 1
    assert play.see("k attacking S")["dice"] == plain.see("k attacking S")["dice"]
    assert attacks_of(play.game, play.who("k")) == 1


@rule("UN-0571")
def test_an_improved_creature_costs_at_most_25_more():
    play = challenged("elites")
    dear = max(BOX[CREATURES].values(), key=lambda card: card.vp)
    assert price(play.game, (dear.id, 0)) <= dear.vp + dear.sets[0].vp + 25


@rule("UN-0566")
def test_he_announces_improvements_openly():
    table = sat_down(heroes=5)
    table.state.group = 130
    on(table, "challenge")
    assert table.ask is not None
    assert sorted(act for act in acts(table)) == sorted(
        ["pass", "improve =elites", "improve =grunts", "improve =leader", "improve =traps"]
    )
    assert not table.ask.secret
    pick(table, "improve", what="traps")
    assert table.state.challenge == ("traps",)


@rule("UN-1396")
@pytest.mark.parametrize(
    ("chosen", "share"), [("much-easier", 50), ("easier", 75), ("harder", 125), ("much-harder", 150)]
)
def test_the_difficulty_changes_the_reserve_in_steps_of_a_quarter(chosen, share):
    plain = sat_down("drawing").state.reserve
    assert sat_down("drawing", difficulty=chosen).state.reserve == plain * share // 100
