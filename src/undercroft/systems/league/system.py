"""League of Dungeoneers as the kernel sees it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from undercroft.content.library import Library
from undercroft.crawl.cards import hero_card
from undercroft.crawl.checks import all_known, nobody_twice
from undercroft.crawl.system import CrawlSystem
from undercroft.kernel.chance import Chance
from undercroft.kernel.packs import plain
from undercroft.kernel.piles import deal_anew
from undercroft.kernel.requests import Ask, Option, SeatId
from undercroft.kernel.scene import Number, Role, Scene
from undercroft.kernel.setup import Setup
from undercroft.kernel.state import Entry
from undercroft.kernel.system import Choice, Fact, Focus, HeroCard, HeroMade, QuestCard, Turning
from undercroft.systems.league.agenda import Walk
from undercroft.systems.league.bot import SensibleBot, quick, worth
from undercroft.systems.league.campaign.closing import close_ledger
from undercroft.systems.league.cards.heroes import HEROES
from undercroft.systems.league.cards.heroes import HeroCard as HeroSheet
from undercroft.systems.league.cards.library import HERE, library, things
from undercroft.systems.league.cards.quests import QUESTS, Quest
from undercroft.systems.league.dungeon.dungeon_events import OPTION as DUNGEON_EVENTS
from undercroft.systems.league.dungeon.looting import HARDCORE
from undercroft.systems.league.dungeon.returning import leave_behind
from undercroft.systems.league.dungeon.unknown import deal_dungeon, is_of_dungeon
from undercroft.systems.league.flow import STEPS
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes.kept import icon_of, kept, key_of, read, written
from undercroft.systems.league.heroes.ledger import Ledger, chapters, open_ledger
from undercroft.systems.league.maps.games_between import BETWEEN, CREATION
from undercroft.systems.league.quests.as_written import NAME as AS_WRITTEN
from undercroft.systems.league.quests.examining import EXAMINED
from undercroft.systems.league.rolls.mind import BLEED_TO_DEATH
from undercroft.systems.league.scene import telling, view, wording
from undercroft.systems.league.scene.icons import icons
from undercroft.systems.league.setup import MERCENARIES_TOO, first_state, quest_of, ready_setup
from undercroft.systems.league.state import ACTION_POINTS, MOST_SANITY, State
from undercroft.systems.league.status.arrows import COUNT_ARROWS
from undercroft.systems.league.vignettes.sentences import SENTENCES

WORKSHOPS = (QuestCard(id=CREATION, least=0, most=0, minutes=10),)
"""Games that are no quests.  LE-0004"""

IN_THE_OPEN = tuple(QuestCard(id=name, minutes=10) for name in BETWEEN)
"""What is played between quests of a campaign.  LE-G30, LE-G31"""


MOST_HASTE = 3
"""A perk, a spell and a potion may each give an AP more in one turn.  LE-G07"""


class LeagueSystem(CrawlSystem[State, League, Quest, HeroSheet]):
    """League of Dungeoneers: percentile dice, a bag of initiative tokens, threat, morale and sanity."""

    name = "league"
    prefix = "LE"
    version = "0.1.0"
    patience = 120
    state_type = State
    steps = STEPS.of
    attack_steps: ClassVar[frozenset[type[Entry]]] = STEPS.attack
    between_steps: ClassVar[frozenset[type[Entry]]] = STEPS.between
    layout = EXAMINED
    bots: ClassVar[Mapping[str, Callable[[int], Any]]] = {"sensible": SensibleBot}
    home = HERE
    accent = "verdigris"
    icon = "swap-bag"
    quest_section = QUESTS
    hero_section = HEROES
    ledger_type = Ledger
    between = IN_THE_OPEN
    sentences = SENTENCES
    answers: ClassVar[Mapping[str, Role]] = {"end": "end"}
    turning: ClassVar[Mapping[str, Turning]] = {"killed": "fall"}
    facts = (Fact("landed", "hit"), Fact("dealt", "harm"), Fact("felled", "fall"))
    routine: ClassVar[frozenset[str]] = frozenset()

    @property
    def choices(self) -> tuple[Choice, ...]:  # type: ignore[override]
        """Mercenaries, whether arrows are counted, how corpses are looted, dungeon events, harder play, and the rulings
        on which players may differ.  LE-0002, LE-0115, LE-0168, LE-0339, LE-0542"""
        own = (MERCENARIES_TOO, COUNT_ARROWS, HARDCORE, DUNGEON_EVENTS, BLEED_TO_DEATH)
        return (*(Choice(name, (False, True), False) for name in own), *self.rulings())

    @property
    def box(self) -> Library:
        """The cards of the box."""
        return library()

    def icons(self) -> Mapping[str, str]:
        """Icons for acts, marks, bars and tokens."""
        return icons()

    def hero_card(self, id: str, hero: HeroSheet) -> HeroCard:
        """A premade hero."""
        return hero_card(self.name, id, hero.icon, f"league-role-{id}" if plain(id) == id else "")

    def default_setup(self, quest: str, heroes: int, seed: str) -> Setup:
        """This quest for so many heroes."""
        return ready_setup(quest, heroes, seed)

    def start(self, setup: Setup) -> State:
        """The first state."""
        return first_state(setup)

    def game(self, state: State, setup: Setup, chance: Chance) -> League:
        """The game around a state."""
        quest = quest_of(setup)
        return League(state, setup, chance, (AS_WRITTEN, *quest.rules) if quest.goals else quest.rules)

    def scene(self, game: League, seat: SeatId) -> Scene:
        """What a seat sees."""
        return view.scene(game, seat)

    def preview(self, game: League, ask: Ask, option: Option) -> tuple[Number, ...]:
        """What an action costs, and what its dice are thrown against."""
        return wording.preview(game, ask, option)

    def explain(self, game: League, ask: Ask, option: Option) -> str:
        """More about a choice."""
        return telling.explain(game, ask, option)

    def redeal(self, game: League, seat: SeatId, luck: random.Random) -> None:
        """Which tiles are in the dungeon and where they lie nobody knows; every other pile is dealt anew by itself."""
        deal_dungeon(game.state, seat, luck, quest_of(game.setup).adds)
        for name, pile in game.state.piles.items():
            if not is_of_dungeon(name):
                deal_anew((pile,), seat, luck)

    def value(self, game: League, seat: SeatId) -> float:
        """The party against its enemies and the threat, and how far the quest has come."""
        return worth.value(game)

    def leanings(self, game: League, ask: Ask) -> Sequence[float]:
        """What a player in a hurry leans to."""
        return quick.leanings(game, ask)

    def outcome(self, game: League, focus: Focus) -> Mapping[str, int | bool]:
        """Whether an attack lands, the HP lost, whether an enemy falls or a hero goes down."""
        hit = game.state.hit
        if hit is None:
            return {"landed": False, "dealt": 0, "felled": False}
        return {"landed": hit.landed, "dealt": hit.dealt, "felled": hit.felled}

    def check(self, game: League) -> None:
        """What must hold after every step."""
        state, floor = game.state, game.ground.board.floor
        nobody_twice([*(one.id for one in state.party), *(one.id for one in state.enemies)])
        all_known("thing", (item.card for one in state.party for item in one.outfit.items()), things())
        for one in state.party:
            assert one.hp <= game.most_hp(one) or one.lasting or state.prayer, f"{one.card} has {one.hp} HP"
            assert 0 <= one.ap <= ACTION_POINTS + MOST_HASTE, f"{one.card} has {one.ap} AP"
            assert 0 <= one.sanity <= MOST_SANITY, f"{one.card} has {one.sanity} SANITY"
            assert 0 <= one.energy <= one.max_energy, f"{one.card} has {one.energy} ENERGY"
        for enemy in state.enemies:
            assert enemy.hp > 0, f"{enemy.card} lives with {enemy.hp} HP"
        taken = 0
        for model in game.models() if state.plan.laid else ():
            cover = game.cover(model)
            assert not cover & ~floor, f"{model.card} stands in a wall"
            if not (state.agenda and isinstance(state.agenda[-1], Walk)):
                assert not cover & taken, f"{model.card} stands where somebody else does"
            taken |= cover
        assert state.threat >= 0, f"the threat level is {state.threat}"
        assert state.morale >= 0, f"party morale is {state.morale}"

    def workshops(self) -> Sequence[QuestCard]:
        """Making a hero.  LE-0004"""
        return WORKSHOPS

    def made(self, game: League) -> Sequence[HeroMade]:
        """The heroes as they leave the table, those who live; mercenaries go their own way.  LE-0003, LE-0303"""
        came = {one.name: one for entry in game.setup.party if (one := read(entry)) is not None}
        found: list[HeroMade] = []
        for hero in game.state.party:
            if hero.dead or hero.hired:
                continue
            before = came.get(hero.card)
            id = before.id if before is not None else key_of(hero.card, game.setup.seed)
            sheet = kept(hero, id, 1 + (before.quests if before is not None else 0))
            found.append(
                HeroMade(
                    key=id,
                    entry=written(sheet),
                    name=hero.card if hero.card not in library()[HEROES] else hero.card.capitalize(),
                    seat=hero.seat,
                    icon=icon_of(sheet),
                    role=f"league-profession-{hero.profession}",
                    text=f"league-species-{hero.species} kept-level:{hero.level} kept-xp:{hero.xp}",
                    age=sheet.quests,
                )
            )
        return tuple(found)

    def next_chapters(self, ledger: bytes) -> Sequence[str]:
        """What a campaign may play next."""
        return chapters(open_ledger(ledger))

    def finish(self, game: League) -> bytes:
        """The ledger after a game of a campaign; a dungeon that was left stays as it is.  LE-0049"""
        return close_ledger(game, leave_behind(game.state))

    def summary(self, game: League) -> Mapping[str, int]:
        """Deaths, tiles laid, enemies slain."""
        state = game.state
        return {
            "deaths": sum(one.dead for one in state.party),
            "tiles": len(state.plan.laid),
            "slain": len(state.rewards),
        }
