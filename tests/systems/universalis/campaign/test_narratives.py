"""Narrative cards: who is dealt one, what aims ask for at the end of quests, what the prizes are.  UN-C029"""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from systems import listening
from systems.staging import Told
from systems.universalis.box import BOX, SYSTEM
from systems.universalis.workshop import like
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import SeatId
from undercroft.kernel.table import Table
from undercroft.proofs.checklist import rule
from undercroft.systems.universalis.agenda import EndQuest
from undercroft.systems.universalis.campaign.narratives import fulfilled, reached
from undercroft.systems.universalis.cards.definitions import HEROES, Hero
from undercroft.systems.universalis.cards.library import HERE
from undercroft.systems.universalis.cards.narratives import NARRATIVES
from undercroft.systems.universalis.cards.quest_files import as_setup
from undercroft.systems.universalis.cards.quests import QUESTS
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.ledger import Ledger, open_ledger
from undercroft.systems.universalis.heroes.making import sheet
from undercroft.systems.universalis.scene.sheets import sheet_of
from undercroft.systems.universalis.setup.narratives import RULING
from undercroft.systems.universalis.state import Character, State
from undercroft.text.messages import LANGUAGES, Messages
from undercroft.text.names import Names
from undercroft.text.narrate import Voice

CARD = BOX[NARRATIVES]
TUSK = "the-broken-tusk"
NEW = SYSTEM.new_ledger()


def quest(*party: str, ledger: bytes = NEW, seed: str = "stories", faction: str = "", **options: str) -> Universalis:
    """The beginning of a quest for these heroes."""
    setup = SYSTEM.default_setup(TUSK, len(party), seed)
    sheet = BOX[QUESTS][TUSK]
    played = as_setup(msgspec.structs.replace(sheet, faction=faction)) if faction else TUSK
    chosen = {"group-composition": "free", **options}
    setup = msgspec.structs.replace(setup, quest=played, party=party, options=chosen, ledger=ledger)
    return SYSTEM.game(SYSTEM.start(setup), setup, Told([]))


def has(card: str, hero: str = "shara", **more: Any) -> str:
    """A hero with this card."""
    return like(hero, narrative=card, **more)


def ending(game: Universalis, *, won: bool = True, dice: list[int] | None = None) -> Table[State, Universalis]:
    """The quest ends."""
    game.state.agenda = [EndQuest(won=won, why="accomplished" if won else "fled")]
    table: Table[State, Universalis] = Table(SYSTEM, game.setup, state=game.state, chance=Told(dice or []))
    while table.ask is not None:
        table.choose(table.ask.options[table.ask.default])
    return table


def ended(game: Universalis, *, won: bool = True, dice: list[int] | None = None) -> Universalis:
    """The game after the end of the quest."""
    return ending(game, won=won, dice=dice).game


def story(game: Universalis) -> Hero:
    """The sheet of the first hero."""
    return sheet(game.heroes()[0])


# dealing


@rule("UN-C029", "UN-C201")
def test_there_are_fifteen_cards_of_eleven_kinds() -> None:
    assert len(CARD) == 15
    assert len({card.aim for card in CARD.values()}) == 11


@rule("UN-0013", "UN-C029")
def test_in_a_campaign_every_hero_is_dealt_another_card_before_the_first_quest() -> None:
    cards = [sheet(one).narrative for one in quest("shara", "taeral", like("borgron", id="made", name="Bor")).heroes()]
    assert set(cards) <= set(CARD)
    assert len(set(cards)) == 3


@rule("UN-C029")
@pytest.mark.parametrize(("ledger", "options"), [(b"", {}), (NEW, {RULING: "none"})])
def test_nobody_has_one_in_a_single_quest_or_where_one_plays_without(ledger: bytes, options: dict[str, str]) -> None:
    assert story(quest("shara", ledger=ledger, **options)).narrative == ""


@rule("UN-C029")
def test_the_same_game_deals_the_same_cards_and_another_others() -> None:
    dealt = {seed: story(quest("shara", seed=seed)).narrative for seed in "abcdefgh"}
    assert dealt == {seed: story(quest("shara", seed=seed)).narrative for seed in "abcdefgh"}
    assert len(set(dealt.values())) > 1


@rule("UN-C029")
def test_whoever_joins_later_is_dealt_one_and_whoever_began_without_stays_without() -> None:
    shara = msgspec.structs.replace(BOX[HEROES]["shara"], age=1)
    ledger = msgspec.msgpack.encode(Ledger(heroes={"shara": shara}, tried={"the-silent-bell": 1}))
    assert [bool(sheet(one).narrative) for one in quest("shara", "taeral", ledger=ledger).heroes()] == [False, True]


@rule("UN-C029")
def test_the_card_lies_beside_the_heros_sheet_with_how_far_the_story_has_come() -> None:
    game = quest(has("a-name-to-clear", chapters=1))
    shown = sheet_of(game, game.heroes()[0]).skills[-1]
    assert (shown.id, shown.facts) == ("a-name-to-clear", (("fact-chapters", "1/3"),))
    plain = quest("shara", ledger=b"")
    assert sheet_of(plain, plain.heroes()[0]).skills[-1].id not in CARD


# aims


def lie(*who: Character) -> None:
    """They are Knocked Out."""
    for one in who:
        one.conditions = (*one.conditions, "knocked-out")


def aim(card: str, *, won: bool = True, faction: str = "great-orc-clans", **more: Any) -> bool:
    """Is the aim of a card reached at the end of a quest?  `down`: who is Knocked Out; the rest changes Shara."""
    down, pet = more.pop("down", ()), more.pop("companion", "")
    game = quest(has(card, companion=pet), "taeral", faction=faction)
    heroes = game.heroes()
    lie(*(heroes[n] for n in down))
    for name, value in more.items():
        setattr(heroes[0], name, value)
    return reached(game, heroes[0], CARD[card], won=won)


@pytest.mark.parametrize(
    ("card", "yes", "no"),
    [
        ("a-name-to-clear", {}, {"won": False}),
        ("a-name-to-clear", {"wounds": 2}, {"down": (0,)}),
        ("a-master-hard-to-please", {"wounds": 0}, {"wounds": 1}),
        ("a-wager-with-fate", {"fortune": 4}, {"fortune": 3}),
        ("the-seven-who-swore", {}, {"down": (1,)}),
        ("the-drunken-prophecy", {"down": (1,)}, {}),
        ("the-drunken-prophecy", {"down": (1,)}, {"down": (0, 1)}),
        ("a-promise-at-the-gallows", {"faction": "forgotten-pharaohs"}, {"faction": "empire-of-pulse"}),
        ("a-promise-at-the-gallows", {}, {"won": False}),
        ("a-beast-that-stayed", {"companion": "wolf"}, {}),
        ("the-flight-at-the-bridge", {"won": False}, {}),
        ("the-flight-at-the-bridge", {"won": False}, {"won": False, "down": (0,)}),
        ("a-grave-already-dug", {"down": (0,)}, {}),
        ("an-heirloom-stolen", {"pack": ("ring-of-warding",)}, {"pack": ("rope",)}),
        ("an-heirloom-stolen", {"pack": ("unidentified-broadsword",)}, {"pack": ("unidentified-potion",)}),
        ("the-guild-fee", {"coins": 40}, {"coins": 39}),
        ("the-guild-fee", {"coins": 40, "won": False}, {"coins": 40, "down": (0,)}),
    ],
)
def test_an_aim_is_reached_if_it_is_seen_at_the_end_and_only_then(
    card: str, yes: dict[str, Any], no: dict[str, Any]
) -> None:
    assert aim(card, **yes)
    assert not aim(card, **no)


def test_alone_nobody_is_together_with_anybody_or_the_last_to_stand() -> None:
    for card in ("the-seven-who-swore", "the-drunken-prophecy"):
        game = quest(has(card))
        assert not reached(game, game.heroes()[0], CARD[card], won=True)


# the story goes on


@rule("UN-C029")
@pytest.mark.parametrize(("won", "chapters"), [(True, 1), (False, 0)])
def test_a_story_goes_on_in_quests_in_which_its_aim_is_reached(won: bool, chapters: int) -> None:
    assert story(ended(quest(has("a-name-to-clear")), won=won)).chapters == chapters


def test_a_story_that_is_over_gives_nothing_again() -> None:
    over = has("a-name-to-clear", chapters=3)
    plain = ended(quest("shara", **{RULING: "none"}))
    assert fulfilled(story(quest(over)))
    game = ended(quest(over))
    assert (story(game).chapters, game.heroes()[0].xp) == (3, plain.heroes()[0].xp)


@rule("UN-C029", "UN-0531")
@pytest.mark.parametrize(("face", "chapters"), [(5, 1), (1, 0)])
def test_whoever_was_left_for_dead_must_live_to_tell_it(face: int, chapters: int) -> None:
    game = quest(has("a-grave-already-dug"), "taeral")
    lie(game.heroes()[0])
    game = ended(game, dice=[face, *[1] * 9])
    assert (story(game).chapters, "tough" in story(game).skills) == (chapters, bool(chapters))


@rule("UN-C029")
def test_the_ledger_keeps_card_and_story_from_quest_to_quest() -> None:
    game = ended(quest("shara", has("a-name-to-clear", "taeral")))
    kept = open_ledger(SYSTEM.finish(game)).heroes
    assert kept["shara"].narrative == story(game).narrative != ""
    assert (kept["taeral"].narrative, kept["taeral"].chapters) == ("a-name-to-clear", 1)


@rule("UN-C029", "UN-1131")
def test_the_last_chapter_pays_experience_coins_and_things() -> None:
    without = ended(quest(like("shara"), **{RULING: "none"})).heroes()[0]
    name = ended(quest(has("a-name-to-clear", chapters=2))).heroes()[0]
    assert name.xp == without.xp + 4
    map_ = ended(quest(has("a-map-in-four-pieces", chapters=3))).heroes()[0]
    assert (map_.coins, "spyglass" in map_.pack) == (without.coins + 30, True)
    early = ended(quest(has("a-map-in-four-pieces", chapters=2))).heroes()[0]
    assert (early.coins, "spyglass" in early.pack) == (without.coins, False)


@rule("UN-C029", "UN-1160")
def test_a_point_of_fortune_is_for_good_and_makes_a_hero_worth_more() -> None:
    before = BOX[HEROES]["shara"]
    game = ended(quest(has("a-wager-with-fate", chapters=1)))
    kept = open_ledger(SYSTEM.finish(game)).heroes["shara"]
    assert (kept.fortune, kept.vp, kept.unlucky) == (before.fortune + 1, before.vp + 2, 0)


@rule("UN-0014", "UN-C029", "UN-1160")
def test_a_skill_is_learnt_by_the_story_unless_the_group_knows_it() -> None:
    before = BOX[HEROES]["shara"]
    game = ended(quest(has("a-list-of-the-burnt", chapters=2), faction="forgotten-pharaohs"))
    kept = open_ledger(SYSTEM.finish(game)).heroes["shara"]
    assert (kept.skills, kept.vp) == ((*before.skills, "cold-blooded"), before.vp + 2)
    both = ended(quest(has("a-list-of-the-burnt", chapters=2), "aki", faction="forgotten-pharaohs"))
    paid = open_ledger(SYSTEM.finish(both)).heroes["shara"]
    assert (paid.skills, paid.vp, paid.xp) == (before.skills, before.vp, kept.xp + 3)


# texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_and_a_text_and_no_text_is_left_over(language: str) -> None:
    messages = Messages(language, [HERE / "text"], "universalis")
    needed = [f"universalis-narrative-{id}" for id in CARD]
    assert [id for id in needed for part in ("", "the", "text") if not messages.has(id, part)] == []
    text = (HERE / "text" / language / "narratives.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^(universalis-narrative-[a-z0-9-]+) =", text, re.MULTILINE)) == set(needed)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "has come to the end of “A Name to Clear”."),
        ("it", "è alla fine di «Un nome da riabilitare»."),
    ],
)
def test_the_end_of_a_story_is_told(language: str, text: str) -> None:
    said = listening.spoken("universalis", language)
    said.missing.clear()
    table = ending(quest(has("a-name-to-clear", chapters=2)))
    lines = [Voice(said, Names()).tell(event) for event in table.events(SeatId(0)) if isinstance(event, Changed)]
    assert any(line.endswith(text) for line in lines)
    assert [id for id in said.missing if "narrative" in id] == []
