"""Making a hero, as a game of its own: race, class, development points, skills, spells, equipment, a name.

The hero in the making is the only figure of the game; its card is written anew after every choice.  UN-0012, UN-1092
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Set
from hashlib import blake2b

import msgspec

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, FigureId, Option, Script, SeatId
from undercroft.systems.universalis.agenda import MakeHero
from undercroft.systems.universalis.cards.definitions import (
    ARMORS,
    COMPANIONS,
    HEROES,
    NAMES,
    RACES,
    SHIELDS,
    THINGS,
    WEAPONS,
    Hero,
)
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes import creation
from undercroft.systems.universalis.heroes.creation import PROFESSIONAL, RAISABLE
from undercroft.systems.universalis.heroes.ledger import open_ledger, to_avenge
from undercroft.systems.universalis.party.companions import may_join
from undercroft.systems.universalis.state import Character
from undercroft.systems.universalis.things.burdens import burden
from undercroft.systems.universalis.things.slots import put_away

MAKER = SeatId(0)
POINTS = "points"
"""The counter of development points left."""

COUNTERS = ("melee", "ranged", "armors", "shields", "things", "companions")
"""Where a new hero may buy."""


def sheet(who: Character) -> Hero:
    """The hero as its card says now."""
    return hero_card(who.card)


def write(who: Character, hero: Hero) -> None:
    """Write the hero's card anew."""
    who.turn_into(_written(hero))


def _written(hero: Hero) -> str:
    """A hero encoded as its own card."""
    return msgspec.json.encode(hero).decode()


@step(MakeHero)
def make_hero(game: Universalis, entry: MakeHero) -> Script[None]:
    """One stage of making a hero.  UN-1092"""
    yield from STAGES[entry.stage](game, entry)


def _alone(game: Universalis) -> bool:
    """Is the hero made to play alone?"""
    return game.setup.option(creation.ALONE) == "yes"


def _origin(game: Universalis, entry: MakeHero) -> Script[None]:
    """A relative who has sworn revenge may come in place of a dead hero, or a stranger may.  UN-0532"""
    dead = to_avenge(open_ledger(game.setup.ledger))
    known = library()[HEROES]
    options = [Option("relative", what=f"hero-{one.id}" if one.id in known else one.name) for one in dead]
    option: Option = yield Ask("make-origin", MAKER, [*options, Option("stranger")], default=len(options))
    if option.act == "stranger":
        game.push(MakeHero())
        return
    hero = creation.relative(dead[options.index(option)])
    own = bool(hero.body or hero.hands or hero.pack)
    if _alone(game) and not own:
        hero = msgspec.structs.replace(hero, coins=creation.SOLO_COINS)
    who = Character(
        id=FigureId(1), card=_written(hero), seat=MAKER, fortune=hero.fortune, mana=hero.stats.mana, coins=hero.coins
    )
    who.body, who.hands, who.pack = hero.body, hero.hands, hero.pack
    game.state.heroes = [who]
    game.state.quest[POINTS] = 0
    game.push(MakeHero(stage="name" if own else "equipment"))


def _race(game: Universalis, entry: MakeHero) -> Script[None]:
    """The player chooses the race first.  UN-0079, UN-1092, UN-1093"""
    options = [Option("choose", what=f"race-{race}") for race in library()[RACES]]
    option: Option = yield Ask("make-race", MAKER, options)
    game.push(MakeHero(stage="class", what=option.what.removeprefix("race-")))


def _class(game: Universalis, entry: MakeHero) -> Script[None]:
    """The player chooses the class after the race: one usual for the race, or any where the players allow it.

    UN-1105, UN-1109, UN-1101, UN-1108, UN-1114
    """
    usual = game.ruling("combinations") == "usual"
    options = [Option("choose", what=f"class-{klass}") for klass in creation.classes_for(entry.what, usual)]
    option: Option = yield Ask("make-class", MAKER, options, about=f"race-{entry.what}")
    hero = creation.newcomer("new-hero", entry.what, option.what.removeprefix("class-"))
    if _alone(game):
        hero = msgspec.structs.replace(hero, coins=creation.SOLO_COINS)
    who = Character(id=FigureId(1), card=_written(hero), seat=MAKER, fortune=hero.fortune, coins=hero.coins)
    game.state.heroes = [who]
    game.state.quest[POINTS] = creation.POINTS
    game.push(MakeHero(stage="points"))


def _points(game: Universalis, entry: MakeHero) -> Script[None]:
    """8 development points raise attributes, or a spellcaster's Mana; what is left is lost.

    UN-1098 to UN-1104, UN-G92
    """
    who = game.state.heroes[0]
    hero, left = sheet(who), game.state.quest[POINTS]
    options = [
        Option("raise", what=name, n=cost)
        for name in RAISABLE
        if (cost := creation.step_cost(hero, name)) is not None and cost <= left
    ]
    if left and creation.mana_room(hero) > 0:
        options.append(Option("raise", what="mana", n=1))
    option: Option = DONE
    if options:
        option = yield Ask("make-points", MAKER, [*options, DONE], who=who.id, about=str(left))
    if option.act == "done":
        game.state.quest[POINTS] = 0
        game.push(MakeHero(stage="skill"))
        return
    game.state.quest[POINTS] -= option.n
    write(who, _raised(hero, option.what))
    game.tell(Changed, "attribute", who.id, now=getattr(sheet(who).stats, option.what), detail=option.what)
    game.push(MakeHero(stage="points"))


def _raised(hero: Hero, what: str) -> Hero:
    if what == "mana":
        return creation.with_mana(hero, creation.bought_mana(hero) + 1)
    return creation.raised(hero, next(name for name in RAISABLE if name == what))


def _skill(game: Universalis, entry: MakeHero) -> Script[None]:
    """With some races a hero begins with one more professional skill, of those open to its class.  UN-1114, UN-1116"""
    who = game.state.heroes[0]
    hero = sheet(who)
    game.push(MakeHero(stage="spells"))
    if creation.race_of(hero).extra_skill:
        found = [skill for deck in PROFESSIONAL for skill in creation.learnable(hero, deck)]
        option: Option = yield Ask(
            "make-skill", MAKER, [Option("learn", what=f"skill-{id}") for id in found], who=who.id
        )
        skill = option.what.removeprefix("skill-")
        write(who, creation.with_skill(hero, skill))
        game.tell(Changed, "learned", who.id, detail=option.what)


def _spells(game: Universalis, entry: MakeHero) -> Script[None]:
    """A spellcaster begins with the spells of its class, 2 Mana each.  UN-1106, UN-0422, UN-C472"""
    who = game.state.heroes[0]
    hero = sheet(who)
    found = creation.spells_to_learn(hero)
    if len(creation.own_spells(hero)) >= creation.class_of(hero).spells or not found:
        who.mana = hero.stats.mana
        game.push(MakeHero(stage="gift"))
        return
    options = [Option("learn", what=f"spell-{id}") for id in found]
    option: Option = yield Ask("make-spell", MAKER, options, who=who.id)
    write(who, creation.with_spell(hero, option.what.removeprefix("spell-")))
    game.tell(Changed, "learned", who.id, detail=option.what)
    game.push(MakeHero(stage="spells"))


def _gift(game: Universalis, entry: MakeHero) -> Script[None]:
    """A champion of the gods begins with one of the spells they grant.  UN-C471, UN-C472"""
    who = game.state.heroes[0]
    game.push(MakeHero(stage="equipment"))
    if not creation.gifts(sheet(who)) and creation.gifts_to_learn(sheet(who)):
        yield from receive_gift(game, who)


def receive_gift(game: Universalis, who: Character, barred: Set[str] = frozenset()) -> Script[None]:
    """The gods grant a spell that the champion chooses; none that another of the group knows.  UN-0021, UN-C471"""
    found = [spell for spell in creation.gifts_to_learn(sheet(who)) if spell not in barred]
    if found:
        options = [Option("learn", what=f"spell-{spell}") for spell in found]
        option: Option = yield Ask("make-spell", who.seat, options, who=who.id)
        write(who, creation.with_gift(sheet(who), option.what.removeprefix("spell-")))
        game.tell(Changed, "learned", who.id, detail=option.what, rules=("UN-C471",))


# equipment


def goods(who: Character, counter: str, *, alone: bool = False) -> list[Option]:
    """What a hero may buy at a counter without exceeding a limit.  UN-0023, UN-0761, UN-1117, UN-1120 to UN-1125"""
    hero, box = sheet(who), library()
    if counter == "companions":
        hired = [card for card in creation.companions_for(hero, who.coins) if may_join(hero, card, alone=alone)]
        return [Option("hire", what=card.id, n=creation.companion_price(hero, card)) for card in hired]
    sections = {"armors": ARMORS, "shields": SHIELDS, "things": THINGS}
    shelf = set(box[sections[counter]]) if counter in sections else _weapons(counter == "ranged")
    held = (*who.body, *who.hands, *who.pack)
    return [
        Option("buy", what=item, n=creation.price(hero, item) or 0)
        for item in creation.for_sale(hero, who.coins)
        if item in shelf and not burden(who.card, (*held, item), 0)
    ]


def _weapons(ranged: bool) -> set[str]:
    return {id for id, card in library()[WEAPONS].items() if (card.kind in ("projectile", "throwing")) == ranged}


def _equipment(game: Universalis, entry: MakeHero) -> Script[None]:
    """The hero buys equipment with 20 coins; what is left is kept.  UN-1117, UN-1119, UN-1120"""
    who = game.state.heroes[0]
    offered = [counter for counter in COUNTERS if goods(who, counter, alone=_alone(game))]
    option: Option = DONE
    if offered:
        options = [*(Option("counter", what=counter) for counter in offered), DONE]
        option = yield Ask("make-shop", MAKER, options, who=who.id, about=str(who.coins), default=len(offered))
    game.push(MakeHero(stage="name") if option.act == "done" else MakeHero(stage="counter", what=option.what))


def _counter(game: Universalis, entry: MakeHero) -> Script[None]:
    """At a counter the hero buys one thing, or takes on a companion.  UN-1117, UN-1118, UN-1067"""
    who = game.state.heroes[0]
    options = [*goods(who, entry.what, alone=_alone(game)), Option("back")]
    option: Option = yield Ask("make-buy", MAKER, options, who=who.id, about=str(who.coins), default=len(options) - 1)
    game.push(MakeHero(stage="equipment"))
    if option.act == "buy":
        who.coins -= option.n
        put_away(who, option.what)
        game.tell(Changed, "bought", who.id, now=who.coins, detail=option.what)
    elif option.act == "hire":
        yield from take_on(game, who, option.what, option.n)


def take_on(game: Universalis, who: Character, companion: str, cost: int) -> Script[None]:
    """The hero pays a companion, and picks its equipment for good where the card offers several sets.

    UN-0761, UN-1071, UN-1072, UN-1084, UN-1067
    """
    sets = library()[COMPANIONS][companion].sets
    chosen = 0
    if len(sets) > 1:
        options = [Option("set", what="+".join((*one.hands, *one.pack)), n=n) for n, one in enumerate(sets)]
        option: Option = yield Ask("companion-set", who.seat, options, who=who.id, about=companion)
        chosen = option.n
    who.coins -= cost
    hero = sheet(who)
    if hero.companion:
        write(who, msgspec.structs.replace(hero, second=companion, second_set=chosen))
    else:
        write(who, msgspec.structs.replace(hero, companion=companion, companion_set=chosen))
    game.tell(Changed, "hired", who.id, now=who.coins, detail=companion)


# the end


def _name(game: Universalis, entry: MakeHero) -> Script[None]:
    """The hero is named and ready to be kept.  UN-0013"""
    who = game.state.heroes[0]
    hero = sheet(who)
    options = [Option("name", what=name) for name in library()[NAMES][hero.race].names]
    option: Option = yield Ask("make-name", MAKER, options, who=who.id)
    mark = blake2b(game.setup.seed.encode(), digest_size=5).hexdigest()
    write(who, msgspec.structs.replace(hero, id=f"{option.what.lower()}-{mark}", name=option.what))
    game.end(True, "universalis-hero-made")


Stage = Callable[[Universalis, MakeHero], Script[None]]

STAGES: Mapping[str, Stage] = {
    "origin": _origin,
    "race": _race,
    "class": _class,
    "points": _points,
    "skill": _skill,
    "spells": _spells,
    "gift": _gift,
    "equipment": _equipment,
    "counter": _counter,
    "name": _name,
}
"""The stages of making a hero, in order.  UN-1092"""
