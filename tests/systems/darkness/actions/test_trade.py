"""1.17 Reorganize/Trade, Signature, Transmute."""

from __future__ import annotations

from systems.darkness.build import (
    DarknessTable,
    Figure,
    end_turn,
    first,
    foe,
    hero,
    offered,
    position,
    prompt,
    take,
    until,
)
from systems.darkness.duel import acts, declare, duel, duellist, effects, made, monster, power, strike
from undercroft.kernel.requests import FigureId
from undercroft.proofs.checklist import rule
from undercroft.systems.darkness.agenda import Trade


def traders(*others: str | Figure) -> DarknessTable:
    """Elias with a Mace and a Short Bow beside others, trading."""
    return take(position(heroes=[duellist("mace", pack=("short-bow",)), *others]), "trade")


@rule("DA-0217")
def test_reorganizing_costs_an_action_and_changes_what_is_equipped_at_will() -> None:
    table = traders()
    assert first(table).actions == 2
    take(table, "wear", what="short-bow")
    assert (first(table).hands, first(table).pack) == (("short-bow",), ("mace",))
    take(table, "done")
    assert prompt(table) == "hero-action"


@rule("DA-0217")
def test_a_card_may_be_put_away_without_another_in_its_place() -> None:
    table = traders()
    take(table, "stow", what="mace")
    assert (first(table).hands, first(table).pack) == ((), ("short-bow", "mace"))


@rule("DA-0218")
def test_everybody_in_the_zone_may_hand_cards_to_everybody_else() -> None:
    table = traders("bjorn", "sibyl")
    take(table, "hand", what="mace", who=2)
    take(table, "hand", what="boar-spear", n=2, who=3)
    assert [one.pack for one in table.state.heroes] == [("short-bow",), ("mace",), ("boar-spear",)]


@rule("DA-0218")
def test_each_hero_of_the_trade_rearranges_for_free() -> None:
    table = traders(hero("bjorn", pack=("hatchet",)))
    take(table, "wear", what="hatchet", who=2)
    assert table.state.heroes[1].hands == ("hatchet",)
    assert table.state.heroes[1].actions == 3


@rule("DA-0217")
def test_a_card_may_be_put_on_and_off_again_until_the_reorganising_is_closed() -> None:
    table = traders()
    for _ in range(2):
        take(table, "wear", what="short-bow")
        take(table, "stow", what="short-bow")
        take(table, "wear", what="mace")
        take(table, "stow", what="mace")
    take(table, "wear", what="short-bow")
    assert (first(table).hands, first(table).pack) == (("short-bow",), ("mace",))
    assert first(table).actions == 2


@rule("DA-0218")
def test_a_card_may_be_handed_on_and_back_without_limit() -> None:
    table = traders("bjorn", "sibyl")
    for giver, taker in ((1, 2), (2, 3), (3, 1), (1, 3), (3, 2), (2, 1)):
        take(table, "hand", what="mace", n=giver, who=taker)
    assert "mace" in first(table).pack
    take(table, "wear", what="mace")
    assert first(table).hands == ("mace",)


@rule("DA-0173", "DA-0214")
def test_rearranging_for_free_after_a_find_is_as_free() -> None:
    table = position(heroes=[duellist("mace", pack=("short-bow",))], do=(Trade(FigureId(1), 0, True),))
    take(take(table, "wear", what="short-bow"), "wear", what="mace")
    take(table, "wear", what="short-bow")
    assert (prompt(table), first(table).hands) == ("reorganise", ("short-bow",))


@rule("DA-0218", "DA-0219")
def test_heroes_of_other_zones_take_no_part() -> None:
    table = traders(hero("bjorn", "b1"))
    assert not offered(table, "hand")
    assert all(option.who in (0, 1) for option in offered(table, "wear") + offered(table, "stow"))


@rule("DA-0219")
def test_killed_heroes_in_the_zone_give_and_take() -> None:
    table = traders(hero("bjorn", dead=True, health=0, pack=("hatchet",)))
    take(table, "hand", what="hatchet", n=2, who=1)
    take(table, "hand", what="mace", n=1, who=2)
    assert "hatchet" in first(table).pack
    assert "mace" in table.state.heroes[1].pack


@rule("DA-0220")
def test_a_gift_needs_no_return() -> None:
    table = traders("bjorn")
    take(table, "hand", what="mace")
    take(table, "done")
    assert first(table).cards() == ("short-bow",)


@rule("DA-0220")
def test_one_token_is_handed_over_and_the_others_stay() -> None:
    table = take(position(heroes=[duellist(tokens=("artifact", "key", "firework")), "bjorn"]), "trade")
    take(table, "hand-token", what="key")
    assert [one.tokens for one in table.state.heroes] == [("artifact", "firework"), ("key",)]


@rule("DA-0220")
def test_a_card_is_handed_over_by_its_owners_seat_alone() -> None:
    table = traders("bjorn")
    assert {(option.n, option.seats) for option in offered(table, "hand")} == {(1, (0,)), (2, (1,))}


@rule("DA-0221")
def test_trading_is_allowed_beside_an_enemy() -> None:
    assert "trade" in acts(duel())


# signatures


def with_signature(xp: int) -> DarknessTable:
    """Bjorn, whose Signature is a walk, about to act."""
    return position(heroes=[hero("bjorn", xp=xp)])


@rule("DA-0222")
def test_a_signature_costs_one_xp_and_no_action() -> None:
    table = with_signature(xp=2)
    take(table, "sign")
    assert prompt(table) == "walk"
    assert first(table).xp == 1
    assert first(table).actions == 3


@rule("DA-0222", "DA-0224")
def test_a_signature_for_fights_alone_is_no_action() -> None:
    assert not offered(position(heroes=[hero("elias", xp=5)]), "sign")


@rule("DA-0222")
def test_a_hero_without_xp_has_no_signature() -> None:
    assert not offered(with_signature(xp=0), "sign")


@rule("DA-0223")
def test_a_signature_is_used_once_per_activation() -> None:
    table = take(with_signature(xp=2), "sign")
    assert not offered(until(table, "hero-action"), "sign")


@rule("DA-0223", "DA-G54")
def test_with_the_next_activation_the_signature_is_back() -> None:
    table = position(heroes=[hero("bjorn", xp=2, signed=True)], do="round")
    assert offered(until(table, "hero-action"), "sign")


@rule("DA-0223", "DA-G54")
def test_a_signature_for_defense_is_used_once_between_two_own_activations() -> None:
    attackers = [foe(monster(melee="r"), "a1"), foe(monster(melee="r"), "a1")]
    table = position(heroes=[hero("owen", xp=5)], foes=attackers, do="turn, enemies")
    end_turn(table)
    take(until(table, "before-defense"), "sign")
    while table.ask is not None:
        assert not offered(table, "sign")
        table.answer(table.ask.default)
    assert first(table).xp == 4


@rule("DA-0223", "DA-C46")
def test_with_the_next_activation_a_command_may_be_given_again() -> None:
    gift = made(slot="body", gives=effects(command=None))
    commander = hero("elias", body=gift, commanded=True)
    assert offered(until(position(heroes=[commander, "bjorn"], do="round"), "hero-action"), "command")


@rule("DA-0224")
def test_a_signature_works_from_level_one_on_and_does_what_it_says() -> None:
    table = take(with_signature(xp=1), "sign")
    assert table.state.level == 1
    take(take(table, "step", at="b1"), "step", at="c1")
    assert first(table).actions == 3


@rule("DA-0224")
def test_a_signature_is_offered_only_where_its_condition_is_met() -> None:
    table = duel(made(melee="r", magic="r"), xp=1)
    declare(table)
    assert prompt(table) == "hero-action"
    table = duel(made(melee="r", magic="r"), at="b1", xp=1)
    assert offered(declare(table, kind="magic"), "sign")


# transmuting


def transmuted(*cards: str, decks: dict[str, list[str]]) -> DarknessTable:
    """Elias throws three cards in, one after the other."""
    table = position(heroes=[duellist(pack=cards)], decks=decks)
    take(table, "transmute")
    for card in cards[:3]:
        if prompt(table) == "transmute":
            take(table, "throw-in", what=card)
    return table


@rule("DA-0225")
def test_three_cards_become_one_a_level_above_the_lowest_of_them() -> None:
    decks = {"treasure-3": ["storm-bow"]}
    table = transmuted("long-sword", "ice-mace", "sun-sword", decks=decks)
    assert first(table).cards() == ("storm-bow",)
    assert first(table).actions == 3
    piles = table.state.piles
    assert piles["treasure-2"].discards == ("long-sword",)
    assert piles["treasure-3"].discards == ("ice-mace",)


@rule("DA-0225", "DA-G60")
def test_three_cards_of_level_five_become_another_of_level_five() -> None:
    decks = {"treasure-5": ["soul-sword"]}
    table = transmuted("star-spear", "venom-fang", "aegis-shield", decks=decks)
    assert first(table).cards() == ("soul-sword",)


@rule("DA-0225")
def test_the_cards_are_thrown_in_one_by_one_and_how_many_are_missing_is_told() -> None:
    table = take(position(heroes=[duellist("mace", pack=("hammer", "hatchet", "staff"))]), "transmute")
    told = []
    for card in ("mace", "hammer", "hatchet"):
        assert table.ask is not None
        told.append(table.ask.about)
        take(table, "throw-in", what=card)
    assert told == ["3", "2", "1"]


@rule("DA-C46", "DA-0225")
def test_a_commanded_hero_may_transmute() -> None:
    gift, decks = made(slot="body", gives=effects(command=None)), {"treasure-2": ["long-sword"]}
    other = duellist(pack=("mace", "hammer", "hatchet"))
    table = position(heroes=[hero("bjorn", body=gift), other], decks=decks)
    take(take(table, "command", who=2), "transmute")
    for card in ("mace", "hammer"):
        take(table, "throw-in", what=card)
    assert table.state.heroes[1].cards() == ("long-sword",)


@rule("DA-G61")
def test_an_artifact_counts_as_level_four() -> None:
    decks = {"treasure-5": ["soul-sword"]}
    table = transmuted("sword-of-dawn", "venom-fang", "aegis-shield", decks=decks)
    assert first(table).cards() == ("soul-sword",)


@rule("DA-0226")
def test_transmuting_needs_three_cards_equipped_ones_included() -> None:
    assert not offered(position(heroes=[duellist("mace", pack=("hammer",))]), "transmute")
    assert offered(position(heroes=[duellist("mace", pack=("hammer",), body="leather-armor")]), "transmute")


@rule("DA-0226")
def test_transmuting_may_be_repeated_while_there_are_three_cards() -> None:
    decks = {"treasure-2": ["long-sword", "ice-sword"]}
    table = transmuted("mace", "hammer", "hatchet", "mace", "hatchet", decks=decks)
    until(table, "hero-action")
    assert offered(table, "transmute")
    take(table, "transmute")
    assert prompt(until(table, "hero-action")) == "hero-action"
    assert not offered(table, "transmute")


@rule("DA-0227")
def test_after_transmuting_the_new_card_may_be_worn_for_free_and_used_at_once() -> None:
    decks = {"treasure-2": ["long-sword"]}
    table = position(heroes=[duellist(pack=("mace", "hammer", "hatchet"))], foes=[foe(monster(), "a1")], decks=decks)
    take(table, "transmute")
    for card in ("mace", "hammer"):
        take(table, "throw-in", what=card)
    assert prompt(table) == "reorganise"
    take(take(table, "wear", what="long-sword"), "done")
    assert first(table).actions == 3
    assert strike(table, "h h").dealt == 2


@rule("DA-0228")
def test_a_trade_goes_on_after_transmuting_in_it() -> None:
    decks = {"treasure-2": ["long-sword"]}
    table = take(position(heroes=[duellist(pack=("mace", "hammer", "hatchet")), "bjorn"], decks=decks), "trade")
    take(table, "transmute")
    for card in ("mace", "hammer"):
        take(table, "throw-in", what=card)
    until(table, "trade")
    take(table, "hand", what="long-sword", who=2)
    assert "long-sword" in table.state.heroes[1].pack
    assert first(table).actions == 2


@rule("DA-0226", "DA-0228")
def test_in_a_trade_too_three_cards_are_needed_to_transmute() -> None:
    two, three = duellist("mace", pack=("hammer",)), duellist("mace", pack=("hammer", "hatchet"))
    assert not offered(take(position(heroes=[two, "bjorn"]), "trade"), "transmute")
    assert offered(take(position(heroes=[three, "bjorn"]), "trade"), "transmute")


@rule("DA-0229")
def test_starting_equipment_counts_as_level_one() -> None:
    table = transmuted("mace", "short-bow", "staff", decks={"treasure-2": ["ice-sword"]})
    assert first(table).cards() == ("ice-sword",)
    assert set(table.state.piles["start"].discards) >= {"mace", "short-bow", "staff"}


@rule("DA-G61")
def test_tokens_carried_are_not_transmuted() -> None:
    table = position(heroes=[duellist(pack=("mace", "hammer"), tokens=("key", "key"))])
    assert not offered(table, "transmute")


@rule("DA-0131")
def test_a_consumable_for_combat_is_taken_up_before_the_dice_and_discarded() -> None:
    draught = made(power("melee", red=2), slot="none", consumable=True)
    table = duel(made(melee="y"), pack=(draught,))
    take(declare(table, "hh hh"), "use", what=draught)
    assert table.state.foes[0].boss_hurt == 4
    assert first(table).pack == ()
