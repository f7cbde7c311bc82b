"""League of Dungeoneers on the screen: a hero made, the road, a dungeon, the reward and a level; the bag, threat and
morale in sight; two browsers, keys alone, a phone, Italian, typed percentile dice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from server.serving import Serving
from undercroft.crawl.campaign import closed
from undercroft.kernel.ledger import Campaign
from undercroft.kernel.requests import FigureId, Roll, SeatId
from undercroft.kernel.system import find
from undercroft.kernel.table import Table
from undercroft.server.creating import setup_of
from undercroft.server.shapes import NewGame
from undercroft.systems.league.heroes.kept import Kept, kept
from undercroft.systems.league.heroes.ledger import Ledger, open_ledger
from undercroft.systems.league.heroes.premade import premade
from undercroft.systems.league.state import Trip
from undercroft.text.messages import messages

from .browsing import PHONE, Visitor
from .conftest import Visit
from .courses import Course, played
from .opening import Opening, Wish
from .playing import Player
from .test_access import complaints
from .test_italian import foreign
from .test_keyboard import tab_to
from .test_phone import too_wide
from .test_quests import begin, see_the_end
from .test_together import Pair, log_of

SYSTEM = "league"
CELLAR: dict[str, Any] = {"system": SYSTEM, "quest": "the-cellar", "heroes": 2, "seats": [{"name": "Anna"}]}
TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
PARTY = ("brunna", "sylwen")
NEARLY = 990
"""So much experience that a quest brings the next level."""
TOUGH = 60
"""Hit points with which nobody dies in a cellar."""
SEEDS = 40


@pytest.fixture(params=["dark", "light", "phone"])
def anyone(visit: Visit, request: pytest.FixtureRequest) -> Visitor:
    phone = request.param == "phone"
    return visit(color_scheme="dark" if phone else request.param, bypass_csp=True, **(TOUCH if phone else {}))


def asked(act: str) -> Any:
    """Is a hero asked for an action, such a one among those it may take?"""

    def so(table: Table[Any, Any]) -> bool:
        ask = table.ask
        return ask is not None and ask.prompt == "act" and any(one.act == act for one in ask.options)

    return so


def fighting(visitor: Visitor, server: Serving) -> Player:
    """A player in a battle who may strike."""
    return Player.led(visitor, server, asked("strike"), **CELLAR)


def at_question(visitor: Visitor, server: Serving, prompt: str) -> Player:
    """A player who is asked this."""

    def so(table: Table[Any, Any]) -> bool:
        return table.ask is not None and table.ask.prompt == prompt

    return Player.led(visitor, server, so, **CELLAR)


# from making a party over the road to the reward and a level


def veteran(card: str) -> Kept:
    """Somebody of the box who has been through a good deal."""
    hero = premade(card, FigureId(1), SeatId(0))
    hero.hp = hero.max_hp = TOUGH
    hero.xp = NEARLY
    return kept(hero)


class Campaigner:
    """Somebody who plays a campaign game by game; the ledger is kept beside it, as the server keeps it."""

    def __init__(self, visitor: Visitor, folder: Path) -> None:
        self.visitor = visitor
        self.system = find(SYSTEM)
        trip = Trip(at=11, goal=3, home="irondale", quest="the-cellar")
        heroes = {card: veteran(card) for card in PARTY}
        self.ledger = closed(Ledger(heroes=heroes, trip=trip, rations=4, next="league-road"))
        campaign = Campaign(system=SYSTEM, version=self.system.version, title="The Marches", ledger=self.ledger)
        box = folder / "shelf.json"
        box.write_bytes(msgspec.json.encode({"undercroft": "shelf", "format": 1, "campaigns": [campaign]}))
        page = visitor.go("/shelf")
        page.locator("#import").set_input_files(box)
        expect(page.get_by_role("button", name=visitor.t("next-game"), exact=True)).to_be_visible()

    @property
    def next(self) -> str:
        return open_ledger(self.ledger).next

    def open(self) -> Player:
        """The next game, from the shelf to the table, under a seed with which a bot does well."""
        page = self.visitor.go("/shelf")
        self.visitor.press("next-game")
        page.locator(".seat").first.wait_for()
        sent: list[Wish] = []

        def seeded(route: Route) -> None:
            wish = json.loads(route.request.post_data or "{}")
            sent.append({**wish, "seed": self._seed(wish)})
            route.continue_(post_data=json.dumps(sent[-1]))

        page.route("**/api/games", seeded)
        self.visitor.press("open-table")
        self.visitor.table().wait_for()
        page.unroute("**/api/games")
        return Player.of(self.visitor, self._setup(sent[-1]))

    def _setup(self, wish: Wish) -> Any:
        return setup_of(self.system, msgspec.convert({**wish, "campaign": ""}, NewGame), self.ledger)

    def _seed(self, wish: Wish) -> str:
        if self.next == "league-town":
            return "town"
        names = (f"way-{n}" for n in range(SEEDS))
        return next(name for name in names if played(self.system, self._setup({**wish, "seed": name}), "sensible").won)

    def close(self, player: Player) -> None:
        """The game is over: what it leaves goes into the ledger."""
        expect(self.visitor.page.get_by_role("dialog")).to_be_visible()
        self.ledger = self.system.finish(player.table.game)


def travel(road: Player) -> None:
    """Go where a bot would: a territory is pointed at on the map, and entered from the slip; the rest are buttons."""
    page = road.visitor.page
    while road.table.ask is not None:
        option, seat = road.advice()
        if option.act != "travel":
            road.take(option, seat)
            continue
        road.shows().wait_for()
        page.locator(f'.mk-hit[data-place="{option.at}"]').click(force=True)
        page.locator(".odds .btn-main").click()
        road.table.answer(option, seat)


def test_over_the_road_through_the_cellar_to_the_reward_and_a_level(visitor: Visitor, tmp_path: Path) -> None:
    campaigner = Campaigner(visitor, tmp_path)
    page = visitor.page
    road = campaigner.open()
    expect(page.locator(".country svg.sheet-art")).to_be_visible()
    travel(road)
    campaigner.close(road)
    assert campaigner.next == "the-cellar"
    cellar = campaigner.open()
    while cellar.table.ask is not None:
        cellar.take(*cellar.advice())
    campaigner.close(cellar)
    before = [one.coins for one in open_ledger(campaigner.ledger).heroes.values()]
    town = campaigner.open()
    assert sum(one.coins for one in town.table.state.party) > sum(before), "the reward has been paid out"
    assert town.table.ask is not None
    rise = next(one for one in town.table.ask.options if one.act == "rise")
    town.take(rise, town.table.ask.seat)
    while town.table.ask is not None and town.table.ask.prompt != "town":
        town.take(*town.advice())
    town.shows().wait_for()
    assert town.table.game.hero(rise.who).level == 2
    words = messages("en", SYSTEM)
    said = words.text("event-changed-level", who=town.table.game.hero(rise.who).card.capitalize(), now=2)
    page.locator(".long-rows button").first.focus()
    page.keyboard.press("Escape")
    expect(page.locator(".log-list")).to_contain_text(said)


def test_the_journal_on_the_shelf_tells_what_the_campaign_has_been_through(visitor: Visitor, tmp_path: Path) -> None:
    campaigner = Campaigner(visitor, tmp_path)
    road = campaigner.open()
    travel(road)
    campaigner.close(road)
    visitor.go("/shelf")
    visitor.press("journal")
    expect(visitor.page.locator(".journal li").first).to_contain_text(re.compile(r"\w+"))


def make_hero(visitor: Visitor) -> str:
    """A hero made with the keyboard alone, each time the first choice; what the end says."""
    page = visitor.go("/shelf")
    page.get_by_role("button", name=re.compile(visitor.t("make-hero-of", system=".*League"))).press("Enter")
    dialog, choices = page.get_by_role("dialog"), page.locator(".choice-list button, .act, .act-end")
    for _ in range(40):
        visitor.table().or_(dialog).first.wait_for()
        if dialog.is_visible():
            break
        before = page.locator("main[data-version]").get_attribute("data-version")
        done = page.locator(".act-end")
        (done if done.count() else choices).first.press("Enter")
        page.locator(f'main:not([data-version="{before}"])').or_(dialog).first.wait_for()
    return dialog.get_by_role("status").inner_text()


def test_a_hero_is_made_with_keys_alone_and_every_choice_says_what_it_is(visitor: Visitor) -> None:
    page = visitor.go("/shelf")
    page.get_by_role("button", name=re.compile(visitor.t("make-hero-of", system=".*League"))).press("Enter")
    visitor.table().wait_for()
    choices = page.locator(".choice-list button")
    expect(choices.first).to_be_visible()
    for choice in choices.all():
        expect(choice.locator("svg")).to_have_count(1)
        expect(choice.locator("small")).to_contain_text(re.compile(r"\w+"))
    assert make_hero(visitor)


# what is in sight


def test_the_bag_shows_its_tokens_and_whose_turn_it_is(visitor: Visitor, server: Serving) -> None:
    player = fighting(visitor, server)
    order = player.table.scene(SeatId(0)).order
    assert order is not None
    tokens = visitor.page.locator(".order-tokens")
    expect(tokens).to_have_count(len(order.places))
    for shown, place in zip(tokens.all(), order.places, strict=True):
        expect(shown).to_contain_text(f"×{place.n}")
        expect(shown.locator(".portrait")).to_have_count(min(place.n, 4))
    expect(visitor.page.locator(".order .is-now .order-name")).to_be_visible()


def test_the_threat_says_what_it_may_bring_and_morale_when_it_bites(visitor: Visitor, server: Serving) -> None:
    player = fighting(visitor, server)
    page, words = visitor.page, messages("en", SYSTEM)
    tracks = page.locator(".track-box")
    for n, said in enumerate(("league-threat-reinforcements", "league-morale-gone")):
        tracks.nth(n).get_by_role("button").click()
        expect(tracks.nth(n).locator(".track-facts")).to_contain_text(words.text(said))
        page.keyboard.press("Escape")
    assert player.table.state.battle


def test_a_slip_names_the_chance_to_hit_and_what_armour_stops(visitor: Visitor, server: Serving) -> None:
    player = fighting(visitor, server)
    assert player.table.ask is not None
    strike = next(one for one in player.table.ask.options if one.act == "strike")
    names = [number.name for number in player.table.system.preview(player.table.game, player.table.ask, strike)]
    assert names == ["ap", "to-hit", "stops"]
    tile = visitor.page.locator('.act[data-deed^="strike"]').first
    expect(tile.locator("var")).to_have_text("1")
    tile.click()
    slip = visitor.page.locator(".odds")
    if not slip.count():
        visitor.page.locator(f'[data-figure="{strike.who}"]').click()
    expect(slip.locator(".odds-big")).to_be_visible()
    words = messages("en", SYSTEM)
    for number in ("number-to-hit", "number-stops"):
        expect(slip.locator(".slip-numbers")).to_contain_text(words.text(number))


def test_an_attack_that_would_hit_names_the_dice_the_location_and_what_each_answer_leaves(
    visitor: Visitor, server: Serving
) -> None:
    player = at_question(visitor, server, "avoid")
    hit = player.table.state.hit
    words, page = messages("en", SYSTEM), visitor.page
    assert hit is not None
    expect(page.locator(".stakes")).to_contain_text(words.text("die-location"))
    expect(page.locator(".stakes")).to_contain_text(visitor.t("or-less", n=sum(term.value for term in hit.needed)))
    expect(page.locator(".ask-option").last).to_contain_text(
        re.compile(words.text(f"league-struck-{hit.location}"), re.IGNORECASE)
    )
    expect(page.locator(".ask-option .worth em").first).to_contain_text("%")


def test_a_sheet_shows_hit_locations_wear_and_sanity(visitor: Visitor, server: Serving) -> None:
    player = fighting(visitor, server)
    player.shows().wait_for()
    visitor.page.keyboard.press("s")
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet.locator(".spot")).to_have_count(4)
    expect(sheet.locator(".wear .pips").first).to_be_visible()
    expect(sheet.locator(".sheet-bars")).to_contain_text(messages("en", SYSTEM).text("sanity"))


# everybody


def test_axe_finds_nothing_serious_in_a_battle_with_the_threat_and_a_sheet_open(
    anyone: Visitor, server: Serving
) -> None:
    player = fighting(anyone, server)
    assert not complaints(anyone.page)
    anyone.hit(anyone.page.locator(".track-box button").first)
    expect(anyone.page.locator(".track-facts")).to_be_visible()
    assert not complaints(anyone.page)
    anyone.page.keyboard.press("Escape")
    player.shows().wait_for()
    anyone.page.keyboard.press("s")
    expect(anyone.page.get_by_role("dialog")).to_be_visible()
    assert not complaints(anyone.page)


def test_two_play_in_two_browsers_and_read_the_same_story(visit: Visit) -> None:
    pair = Pair(visit, SYSTEM)
    pair.play(20)
    assert log_of(pair.friend) == log_of(pair.host)


def test_from_the_front_page_to_a_blow_with_keys_alone(visitor: Visitor, server: Serving) -> None:
    page = visitor.go("/")
    page.locator("a.crawl").first.wait_for()
    tab_to(visitor, f'a.crawl[href="/new/{SYSTEM}"]')
    page.keyboard.press("Enter")
    page.locator(".seat").first.wait_for()
    tab_to(visitor, ".setup-foot .btn-main")
    page.keyboard.press("Enter")
    visitor.table().wait_for()
    player = fighting(visitor, server)
    version = player.table.version
    assert player.table.ask is not None
    strike = next(one for one in player.table.ask.options if one.act == "strike")
    page.keyboard.press(_key_of(page, "strike"))
    if page.locator('.act[aria-pressed="true"]').count() and not page.locator(".odds .btn-main").count():
        page.locator(f'[data-figure="{strike.who}"]').press("Enter")
    expect(page.locator(".odds .btn-main")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("main[data-version]")).not_to_have_attribute("data-version", str(version))


def _key_of(page: Page, act: str) -> str:
    """The key that is written on a deed."""
    return page.locator(f'.act[data-deed^="{act}"] .key').first.inner_text()


def test_a_phone_plays_on_and_no_view_is_wider_than_it(visit: Visit, server: Serving) -> None:
    visitor = visit(**TOUCH)
    player = Player.seated(visitor, server, **CELLAR)
    player.play(14)
    player.shows().wait_for()
    assert too_wide(visitor) <= 0
    visitor.page.locator(".track-box button").tap()
    opened = visitor.page.locator(".track-open").bounding_box()
    assert opened is not None
    assert opened["x"] >= 0
    assert opened["x"] + opened["width"] <= PHONE["width"]


def test_a_battle_is_italian_to_the_last_word(visit: Visit, server: Serving) -> None:
    visitor = visit(locale="it-IT")
    player = fighting(visitor, server)
    visitor.page.locator(".track-box button").first.click()
    assert not foreign(visitor)
    visitor.page.keyboard.press("Escape")
    player.shows().wait_for()
    visitor.page.keyboard.press("s")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    assert not foreign(visitor)


def test_making_a_hero_is_italian_to_the_last_word(visit: Visit) -> None:
    visitor = visit(locale="it-IT")
    page = visitor.go("/shelf")
    page.get_by_role("button", name=re.compile(visitor.t("make-hero-of", system=".*League"))).click()
    choices = page.locator(".choice-list button, .act")
    for _ in range(5):
        table = visitor.table()
        table.wait_for()
        assert not foreign(visitor)
        before = table.get_attribute("data-version")
        choices.first.click()
        expect(page.locator("main[data-version]")).not_to_have_attribute("data-version", str(before))


def test_percentile_dice_are_typed_as_one_number_and_one_beyond_a_hundred_is_refused(visitor: Visitor) -> None:
    opening = Opening(visitor, SYSTEM, heroes=2)
    visitor.choose("dice", "dice-typed", "short")
    player = Player.of(visitor, opening.open())
    while not (isinstance(player.table.pending, Roll) and _percentile(player.table.pending)):
        if isinstance(player.table.pending, Roll):
            _type(visitor, player, ["3"] * sum(map(len, player.table.pending.dice)))
        else:
            player.take(*player.advice())
    fields = visitor.page.locator(".face-typed input")
    fields.first.fill("101")
    pad = visitor.page.get_by_role("region", name=visitor.t("your-dice"), exact=True)
    expect(pad.get_by_role("alert")).to_have_text(visitor.t("refused-faces"))
    _type(visitor, player, ["37"] + ["2"] * (sum(map(len, player.table.pending.dice)) - 1))
    visitor.choose("log-shows", "log-numbers")
    expect(visitor.page.locator(".log-list .rolled", has_text=visitor.t("typed")).last).to_be_visible()


def _percentile(roll: Roll) -> bool:
    return any(die.sides == 100 for pool in roll.dice for die in pool)


def _type(visitor: Visitor, player: Player, faces: list[str]) -> None:
    """Dice typed on the pad, and supplied to the same game beside it."""
    roll = player.table.pending
    assert isinstance(roll, Roll)
    pad = visitor.page.get_by_role("region", name=visitor.t("your-dice"), exact=True)
    pad.wait_for()
    left = iter(faces)
    thrown = tuple(tuple(int(next(left)) for _ in pool) for pool in roll.dice)
    for die, face in zip(pad.locator(".faces, .face-typed").all(), faces, strict=True):
        field = die.locator("input")
        if field.count():
            field.fill(face)
        else:
            die.locator(".face").nth(int(face) - 1).click()
    pad.get_by_role("button", name=visitor.t("thats-it"), exact=True).click()
    player.table.supply(thrown)
    visitor.page.locator(f'main[data-version="{player.table.version}"]').wait_for()


# the end


def _finish(visitor: Visitor, gone: Course) -> None:
    player = Player.of(visitor, gone.setup)
    for seat, option in gone.answers:
        player.take(option, seat)


def test_a_quest_is_won(visitor: Visitor) -> None:
    won = begin(visitor, SYSTEM, won=True)
    _finish(visitor, won)
    see_the_end(visitor, "won")


def test_a_quest_is_lost(visitor: Visitor) -> None:
    lost = begin(visitor, SYSTEM, won=False)
    _finish(visitor, lost)
    see_the_end(visitor, "lost")
