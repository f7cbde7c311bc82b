"""1.2 Setup: from the chosen Quest to the first Round."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from systems.darkness.box import BOX, FOES, GEAR
from systems.darkness.build import SYSTEM, DarknessTable, first, hero, offered, position, prompt, take
from undercroft.kernel.setup import SeatPlan, Setup
from undercroft.kernel.system import SetupError
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.cards.definitions import CLASSES, DOORS, EVENTS, HEROES, QUESTS
from undercroft.systems.darkness.heroes.experience import sheet_of
from undercroft.systems.darkness.heroes.ledger import Ledger, Traveller
from undercroft.systems.darkness.maps.charts import chart
from undercroft.systems.darkness.setup import OBJECTIVES, ready_setup
from undercroft.systems.darkness.state import START_HEALTH, State

TUTORIAL = "walking-in-the-dark"
PEOPLE = list(BOX[HEROES])


def beginning(*party: str, quest: str = TUTORIAL, seed: str = "setup", ledger: bytes = b"") -> State:
    seats = tuple(SeatPlan(name) for name in party)
    return SYSTEM.start(Setup(system="darkness", quest=quest, party=party, seats=seats, seed=seed, ledger=ledger))


def new_game(heroes: int = 2, quest: str = TUTORIAL, seed: str = "setup") -> DarknessTable:
    return Table(SYSTEM, ready_setup(quest, heroes, seed))


@rule("DA-0012")
def test_the_map_the_decks_and_the_heroes_are_ready_before_weapons_are_dealt_and_the_first_round_begins() -> None:
    table = new_game()
    state = table.state
    assert prompt(table) == "starting-weapon"
    assert state.tokens
    assert state.piles["event"].cards != tuple(BOX[EVENTS])
    assert [one.at for one in state.heroes] == [table.game.chart.start] * 2
    assert (state.lifebringer, state.round) == (2, 0)


@rule("DA-0012")
def test_after_the_last_weapon_the_first_round_begins() -> None:
    table = new_game()
    take(take(table, "take", what="mace"), "take", what="short-bow")
    assert (prompt(table), table.state.round) == ("hero-action", 1)


@rule("DA-0014")
@pytest.mark.parametrize("quest", list(BOX[QUESTS]))
def test_all_tokens_of_the_map_are_placed(quest: str) -> None:
    plan = chart(quest)
    shown = Counter((kind, zone) for kind, zone, _ in plan.tokens if kind in OBJECTIVES)
    state = beginning("bjorn", quest=quest)
    assert Counter((token.kind, token.at) for token in state.tokens) == shown
    assert (state.closed, state.levels) == (plan.closed, plan.levels)


@rule("DA-0015")
def test_every_deck_is_shuffled() -> None:
    one, other = new_game(seed="one").state.piles, new_game(seed="other").state.piles
    for name in ("door", "event", "lesser", "treasure-1", "treasure-5", "guard-3"):
        assert sorted(one[name].cards) == sorted(other[name].cards)
        assert one[name].cards != other[name].cards


@rule("DA-0015", "DA-0019")
def test_treasure_cards_form_one_deck_for_each_level() -> None:
    piles = beginning("bjorn").piles
    for level in (1, 2, 3, 4, 5):
        assert {GEAR[card].level for card in piles[f"treasure-{level}"].cards} == {level}


@rule("DA-0018")
def test_guard_cards_form_one_deck_for_each_level() -> None:
    state = beginning("bjorn")
    for level in (1, 2, 3, 4, 5):
        cards = state.piles[f"guard-{level}"].cards
        assert len(cards) == 10
        assert {FOES[card].level for card in cards} == {level}
    assert "guard-6" not in state.piles


@rule("DA-0016")
def test_starting_equipment_is_in_no_deck_that_is_drawn_from() -> None:
    piles = beginning("bjorn").piles
    kinds = {GEAR[card].kind for name, pile in piles.items() if name.startswith("treasure") for card in pile.cards}
    assert kinds == {"treasure"}


@rule("DA-0017")
def test_artifacts_are_set_aside_on_their_own() -> None:
    piles = beginning("bjorn").piles
    assert len(piles["artifact"].cards) == 10
    holding = [name for name, pile in piles.items() if any(card in piles["artifact"].cards for card in pile.cards)]
    assert holding == ["artifact"]


@rule("DA-0017")
def test_which_artifact_a_quest_gives_is_random() -> None:
    tops = {new_game(seed=seed).state.piles["artifact"].cards[-1] for seed in ("a", "b", "c", "d", "e", "f")}
    assert len(tops) > 1


@rule("DA-0020")
def test_roaming_monsters_form_a_lesser_and_a_greater_deck() -> None:
    piles = beginning("bjorn").piles
    assert {card.rpartition("-")[2] for card in piles["lesser"].cards} == {"lesser"}
    assert {card.rpartition("-")[2] for card in piles["greater"].cards} == {"greater"}


@rule("DA-0021")
def test_door_cards_form_one_deck_and_event_cards_another() -> None:
    piles = beginning("bjorn").piles
    assert set(piles["door"].cards) == set(BOX[DOORS])
    assert set(piles["event"].cards) == set(BOX[EVENTS])


@rule("DA-0022")
def test_each_player_has_a_hero_of_its_own_with_two_hero_skills() -> None:
    state = beginning("owen", "elias")
    assert [(one.card, one.seat) for one in state.heroes] == [("owen", 0), ("elias", 1)]
    for one in state.heroes:
        card = BOX[HEROES][one.card]
        assert card.shadow.powers
        assert card.special.powers or card.special.gives


@rule("DA-0023")
@pytest.mark.parametrize("klass", list(BOX[CLASSES]))
@pytest.mark.parametrize("person", PEOPLE)
def test_any_hero_may_take_any_class(person: str, klass: str) -> None:
    assert beginning(f"{person}:{klass}").heroes[0].klass == klass


@rule("DA-0023")
@pytest.mark.parametrize("person", PEOPLE)
def test_the_class_of_the_hero_card_is_only_the_recommended_one(person: str) -> None:
    assert beginning(person).heroes[0].klass == BOX[HEROES][person].best


@rule("DA-0024")
def test_a_hero_keeps_its_class_through_a_campaign() -> None:
    before = Ledger(heroes={"bjorn": Traveller(klass="pit-fighter-berserker")})
    state = beginning("bjorn:battle-wizard", ledger=msgspec.msgpack.encode(before))
    assert state.heroes[0].klass == "pit-fighter-berserker"


@rule("DA-0025", "DA-0027")
def test_a_hero_starts_with_leather_armor_worn_and_one_chosen_weapon_in_hand() -> None:
    table = take(new_game(1), "take", what="hatchet")
    one = first(table)
    assert (one.body, one.hands, one.pack) == ("leather-armor", ("hatchet",), ())


@rule("DA-0025", "DA-0026")
def test_unless_told_otherwise_a_hero_takes_the_weapon_of_its_class_and_without_it_the_first() -> None:
    table = new_game(1)
    assert table.ask is not None
    assert table.ask.options[table.ask.default].what == sheet_of(first(table)).weapon
    weapon = sheet_of(table.state.heroes[0]).weapon
    state = beginning(PEOPLE[0])
    state.piles["start"].cards = tuple(card for card in state.piles["start"].cards if card != weapon)
    without = Table(SYSTEM, ready_setup(TUTORIAL, 1, "setup"), state=state)
    assert without.ask is not None
    assert without.ask.default == 0


@rule("DA-0026")
def test_players_share_the_starting_weapons_so_that_a_kind_can_run_out() -> None:
    table = new_game(3)
    take(take(table, "take", what="staff"), "take", what="staff")
    assert "staff" not in [option.what for option in offered(table, "take")]
    assert "mace" in [option.what for option in offered(table, "take")]


@rule("DA-0028", "DA-0029")
def test_a_hero_starts_with_health_5_and_no_xp() -> None:
    one = beginning("bjorn").heroes[0]
    assert (one.health, START_HEALTH, one.xp) == (5, 5, 0)


@rule("DA-0030")
def test_a_new_hero_of_a_campaign_starts_without_micro_xp() -> None:
    before = Ledger(heroes={"sibyl": Traveller(klass="nightshade-ranger", micro=4)})
    state = beginning("bjorn", "sibyl", ledger=msgspec.msgpack.encode(before))
    assert [one.micro for one in state.heroes] == [0, 4]


@rule("DA-0031")
def test_the_lifebringer_starts_with_two_tokens() -> None:
    assert beginning("bjorn").lifebringer == 2


@rule("DA-0032")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_players_may_start_the_lifebringer_with_more_or_fewer_tokens(tokens: int) -> None:
    assert position(options={"lifebringer": tokens}).state.lifebringer == tokens


@rule("DA-0032", "DA-0007", "DA-0008")
def test_players_are_offered_none_to_five_tokens_and_both_modes() -> None:
    offers = {choice.name: (choice.values, choice.default) for choice in SYSTEM.choices}
    assert offers["lifebringer"] == ((2, 0, 1, 3, 4, 5), 2)
    assert offers["mode"] == (("standard", "story"), "standard")


@rule("DA-0022", "DA-0023", "DA-G45")
def test_one_to_six_different_heroes_play() -> None:
    assert len(beginning(*PEOPLE[:6]).heroes) == 6
    with pytest.raises(SetupError, match="1 to 6 heroes"):
        beginning()
    with pytest.raises(SetupError, match="1 to 6 heroes"):
        beginning(*PEOPLE[:6], PEOPLE[0])
    with pytest.raises(SetupError, match="only once"):
        beginning("bjorn", "bjorn:battle-wizard")


@rule("DA-0022", "DA-G45")
@pytest.mark.parametrize(("seats", "who"), [(0, [0, 0, 0]), (1, [0, 0, 0]), (2, [0, 1, 0]), (3, [0, 1, 2])])
def test_heroes_are_dealt_out_to_the_seats_in_turn(seats: int, who: list[int]) -> None:
    plans = tuple(SeatPlan(str(n)) for n in range(seats))
    setup = Setup(system="darkness", quest=TUTORIAL, party=("bjorn", "sibyl", "owen"), seats=plans, seed="seats")
    assert [one.seat for one in SYSTEM.start(setup).heroes] == who


@rule("DA-0033")
@pytest.mark.parametrize("quest", list(BOX[QUESTS]))
def test_all_heroes_start_in_the_starting_zone(quest: str) -> None:
    state = beginning("bjorn", "sibyl", "owen", quest=quest)
    assert {one.at for one in state.heroes} == {chart(quest).start}


@rule("DA-0034")
def test_players_decide_who_comes_first_by_the_order_of_the_party() -> None:
    table = position(heroes=["whisper", "bjorn"])
    assert table.game.in_turn_order()[0].card == "whisper"


@rule("DA-0035", "DA-0073")
def test_every_game_begins_at_level_1() -> None:
    assert {beginning("bjorn", quest=quest).level for quest in BOX[QUESTS]} == {1}


@rule("DA-0035")
def test_skills_of_a_standard_game_do_not_raise_its_first_level() -> None:
    assert position(heroes=[hero("bjorn", skills=("charge", "charge", "charge"))]).state.level == 1
