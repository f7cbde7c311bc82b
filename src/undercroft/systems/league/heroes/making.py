"""Making a hero, as a game of its own: species, rolls, points, profession, talent, skills, magic, background, gear.

LE-0003 to LE-0029, LE-G01 to LE-G05, LE-G43 to LE-G45
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.crawl.steps import step
from undercroft.crawl.things import Item
from undercroft.kernel.dice import TOTAL, TOTALS, pool
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Roll, Script, SeatId
from undercroft.systems.league.agenda import MakeHero
from undercroft.systems.league.cards.heroes import BACKGROUNDS, PROFESSIONS, SPECIES
from undercroft.systems.league.cards.library import things
from undercroft.systems.league.cards.values import STATS, Values, damage_bonus, measure, natural_armour
from undercroft.systems.league.game import League
from undercroft.systems.league.heroes import creation
from undercroft.systems.league.heroes.fresh import refresh
from undercroft.systems.league.state import Hero
from undercroft.systems.league.things.slots import in_order

MAKER = SeatId(0)
ROLLED = "rolled-"
"""What the dice showed for each stat, so that no more than 10 points go into one.  LE-0008"""


@step(MakeHero)
def make_hero(game: League, entry: MakeHero) -> Script[None]:
    """One stage of making a hero.  LE-0004"""
    yield from STAGES[entry.stage](game, entry)


def _next(game: League, stage: str, what: str = "") -> None:
    game.push(MakeHero(stage=stage, what=what))


# species and dice


def _species(game: League, entry: MakeHero) -> Script[None]:
    """The player chooses a species; the newcomer has 150 coins.  LE-0005, LE-0023, LE-0027 to LE-0029"""
    options = [Option("choose", what=f"species-{species}") for species in game.box[SPECIES]]
    option: Option = yield Ask("make-species", MAKER, options)
    species = option.what.removeprefix("species-")
    hero = Hero(
        id=FigureId(1),
        seat=MAKER,
        card="new-hero",
        species=species,
        profession=creation.UNDECIDED,
        values=creation.nobody({}),
    )
    hero.coins = creation.COINS
    game.state.party = [hero]
    _next(game, "stats")


def _stats(game: League, entry: MakeHero) -> Script[None]:
    """Each stat is rolled twice, as the species says, and the greater roll is kept.  LE-0005, LE-0006"""
    hero = game.state.party[0]
    rolls = game.box[SPECIES][hero.species].rolls
    rolled: dict[str, int] = {}
    for stat in STATS:
        rolled[stat] = yield from _twice(hero, rolls[stat], f"make-{stat}")
        game.tell(Changed, "made-stat", hero.id, now=rolled[stat], detail=f"value-{stat}", rules=("LE-0006",))
    hero.values = Values(*(rolled[stat] for stat in STATS))
    game.state.noted = {f"{ROLLED}{stat}": rolled[stat] for stat in STATS}
    game.state.quest = {"points": creation.POINTS}
    _next(game, "points")


def _twice(hero: Hero, amount: str, why: str) -> Script[int]:
    """Two rolls at once, of which the greater counts.  LE-0006, LE-0007"""
    dice, plus = measure(amount)
    both: tuple[int, ...] = yield Roll((dice, dice), TOTALS, MAKER, hero.id, why, "loot")
    return max(both) + plus


def _points(game: League, entry: MakeHero) -> Script[None]:
    """15 points are distributed, at most 10 of them into one stat.  LE-0008, LE-G43"""
    hero, left = game.state.party[0], game.state.quest["points"]
    rolled = Values(*(game.state.noted[f"{ROLLED}{stat}"] for stat in STATS))
    found = creation.raises(rolled, hero.values, hero.species, left)
    if not left or not found:
        game.state.quest = {}
        game.tell(Changed, "made-bonus", hero.id, now=damage_bonus(hero.values.strength), rules=("LE-0010",))
        game.tell(Changed, "made-armour", hero.id, now=natural_armour(hero.values.constitution), rules=("LE-0011",))
        _next(game, "hp")
        return
    options = [Option("raise", what=f"value-{stat}", n=n) for stat, n in found]
    option: Option = yield Ask("make-points", MAKER, options, who=hero.id, about=str(left))
    stat = next(stat for stat in STATS if f"value-{stat}" == option.what)
    hero.values = hero.values.raised(stat, option.n)
    game.state.quest = {"points": left - option.n}
    game.tell(Changed, "made-stat", hero.id, now=hero.values.of(stat), detail=f"value-{stat}", rules=("LE-0008",))
    _next(game, "points")


def _hp(game: League, entry: MakeHero) -> Script[None]:
    """Starting HP are rolled twice, too.  LE-0007, LE-0012"""
    hero = game.state.party[0]
    hero.max_hp = yield from _twice(hero, game.box[SPECIES][hero.species].hp, "make-hp")
    hero.hp = hero.max_hp
    game.tell(Changed, "made-hp", hero.id, now=hero.max_hp, rules=("LE-0012",))
    _next(game, "profession")


# profession


def _profession(game: League, entry: MakeHero) -> Script[None]:
    """The player chooses a profession; it changes HP and gives every skill its start.  LE-0015, LE-0016, LE-G44"""
    hero = game.state.party[0]
    options = [Option("choose", what=f"profession-{one}") for one in game.box[PROFESSIONS]]
    option: Option = yield Ask("make-profession", MAKER, options, who=hero.id)
    hero.profession = option.what.removeprefix("profession-")
    profession = creation.profession_of(hero)
    hero.max_hp += profession.hp
    hero.hp = hero.max_hp
    hero.values = creation.with_skills(hero.values, profession)
    _next(game, "talent")


def _talent(game: League, entry: MakeHero) -> Script[None]:
    """One of the talents that the profession offers.  LE-0015"""
    hero = game.state.party[0]
    options = [Option("learn", what=f"talent-{talent}") for talent in creation.profession_of(hero).talents]
    option: Option = yield Ask("make-talent", MAKER, options, who=hero.id)
    hero.talents = (option.what.removeprefix("talent-"),)
    _next(game, "skill")


def _skill(game: League, entry: MakeHero) -> Script[None]:
    """One skill that the profession lowers is raised by 10 instead.  LE-0017, LE-G45"""
    hero = game.state.party[0]
    profession = creation.profession_of(hero)
    options = [Option("train", what=f"value-{skill}") for skill in creation.lowered(profession)]
    option: Option = yield Ask("make-skill", MAKER, options, who=hero.id)
    hero.values = creation.with_skills(hero.values, profession, option.what.removeprefix("value-"))
    _next(game, "magic")


def _magic(game: League, entry: MakeHero) -> Script[None]:
    """A wizard chooses its first spells, a warrior priest its first prayers.  LE-0018, LE-G04"""
    hero = game.state.party[0]
    profession = creation.profession_of(hero)
    if len(hero.spells) < profession.spells:
        options = [Option("learn", what=f"spell-{spell}") for spell in creation.spells_to_learn(hero)]
        option: Option = yield Ask("make-spell", MAKER, options, who=hero.id)
        hero.spells = (*hero.spells, option.what.removeprefix("spell-"))
        _next(game, "magic")
    elif len(hero.prayers) < profession.prayers:
        options = [Option("learn", what=f"prayer-{prayer}") for prayer in creation.prayers_to_learn(hero)]
        option = yield Ask("make-prayer", MAKER, options, who=hero.id)
        hero.prayers = (*hero.prayers, option.what.removeprefix("prayer-"))
        _next(game, "magic")
    else:
        _next(game, "background")


def _background(game: League, entry: MakeHero) -> Script[None]:
    """Whoever wishes rolls for a background, and has it then.  LE-0019, LE-G05"""
    hero = game.state.party[0]
    options = (Option("roll-background"), Option("no-background"))
    option: Option = yield Ask("make-background", MAKER, options, who=hero.id)
    brought: tuple[str, ...] = ()
    if option.act == "roll-background":
        roll: int = yield Roll((pool("d20"),), TOTAL, MAKER, hero.id, "make-background", "loot")
        card = next(one for one in game.box[BACKGROUNDS].values() if roll <= one.to)
        hero.background, brought = card.id, card.things
        hero.coins += card.coins
        game.tell(Changed, "made-background", hero.id, detail=f"league-background-{card.id}", rules=("LE-0019",))
    yield from _starting_gear(game, hero, (*creation.profession_of(hero).gear, *brought))
    _next(game, "shop")


# equipment


def _starting_gear(game: League, hero: Hero, cards: tuple[str, ...]) -> Script[None]:
    """What the profession gives, each thing with d4 points of wear; it is where it is most useful.

    LE-0020 to LE-0022
    """
    items: tuple[Item, ...] = ()
    for card in cards:
        items += ((yield from _used(hero, Item(card))),)
    hero.outfit = in_order(game, hero, items)


def _used(hero: Hero, item: Item) -> Script[Item]:
    """A thing that has been used before.  LE-0021, LE-0022, LE-0025"""
    if not creation.wears(item):
        return item
    worn: int = yield Roll((pool(creation.WEAR),), TOTAL, MAKER, hero.id, "wear", "loot")
    return creation.worn_by(item, worn)


def _shop(game: League, entry: MakeHero) -> Script[None]:
    """The coins buy further equipment; nobody asks whether a shop has it.  LE-0023, LE-0024"""
    hero = game.state.party[0]
    shelves = [shelf for shelf in creation.SHELVES if creation.on_the_shelf(game, hero, shelf)]
    options = [*(Option("counter", what=f"shelf-{shelf}") for shelf in shelves), DONE]
    option: Option = yield Ask("make-shop", MAKER, options, len(options) - 1, hero.id, about=str(hero.coins))
    if option == DONE:
        _next(game, "name")
    else:
        _next(game, "counter", option.what.removeprefix("shelf-"))


def _counter(game: League, entry: MakeHero) -> Script[None]:
    """A thing is bought, as worn as everything else.  LE-0024, LE-0025"""
    hero = game.state.party[0]
    goods = creation.on_the_shelf(game, hero, entry.what)
    options = [*(Option("buy", what=card, n=things()[card].price) for card in goods), Option("back")]
    option: Option = yield Ask("make-buy", MAKER, options, len(options) - 1, hero.id, about=str(hero.coins))
    _next(game, "shop")
    if option.act == "buy":
        hero.coins -= option.n
        item = yield from _used(hero, Item(option.what))
        hero.outfit = in_order(game, hero, (*hero.outfit.items(), item))
        game.tell(Changed, "bought", hero.id, now=hero.coins, detail=str(item), rules=("LE-0024",))


def _name(game: League, entry: MakeHero) -> Script[None]:
    """The hero gets a name and is ready: level 1 without experience, all its points.

    LE-0013, LE-0014, LE-0027 to LE-0029
    """
    hero = game.state.party[0]
    options = [Option("name", what=name) for name in game.box[SPECIES][hero.species].names]
    option: Option = yield Ask("make-name", MAKER, options, who=hero.id)
    hero.card = option.what
    refresh(hero)
    game.end(True, "league-hero-made")


Stage = Callable[[League, MakeHero], Script[None]]

STAGES: Mapping[str, Stage] = {
    "species": _species,
    "stats": _stats,
    "points": _points,
    "hp": _hp,
    "profession": _profession,
    "talent": _talent,
    "skill": _skill,
    "magic": _magic,
    "background": _background,
    "shop": _shop,
    "counter": _counter,
    "name": _name,
}
"""The stages of making a hero, in order.  LE-0004"""
