"""What becomes of heroes who were Knocked Out: the chart at the end of a quest, and injuries.  UN-0527 to UN-0555

The group answers (a healer, a ransom) before the injuries are rolled.  What becomes of a hero stands in its `fate` and
its `injuries`, where the ledger finds it.
"""

from __future__ import annotations

from undercroft.kernel.dice import TOTAL
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import Ask, Option, Roll, Script, confirm
from undercroft.systems.universalis.campaign.entrusting import bearers_of, reach_for
from undercroft.systems.universalis.cards.definitions import CLASSES
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.people import hero_card
from undercroft.systems.universalis.cards.rounding import half
from undercroft.systems.universalis.cards.words import Attribute
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.creation import RAISABLE
from undercroft.systems.universalis.heroes.ledger import open_ledger
from undercroft.systems.universalis.heroes.making import sheet
from undercroft.systems.universalis.party.companions import desert
from undercroft.systems.universalis.rolls.at_random import pick
from undercroft.systems.universalis.rolls.dice import ONE, TWO
from undercroft.systems.universalis.state import Character

RANSOM = 10
"""What captors ask for a prisoner.  UN-0533"""

RESURRECTION = 30
"""What a healer asks to call back the dead (ruling `price-of-resurrection`).  UN-0528"""

LOST = 2
"""How many objects a hero loses on being left behind or hurt.  UN-0530, UN-0539, UN-0540"""

KEPT = ("dead", "avenged", "prisoner", "fallen")
"""The fates that keep a hero from going on.  UN-0528, UN-0531 to UN-0533"""

INJURIES = {
    2: "one-armed",
    3: "agility",
    4: "movement",
    5: "strength",
    9: "courage",
    10: "one-eyed",
    11: "vitality",
    12: "intelligence",
}
"""Injuries by 2D6; the player chooses on a 6 or 7, and 8 is amnesia.  UN-0545 to UN-0554"""

CHOICES: tuple[Attribute, ...] = (*RAISABLE, "dexterity", "perception")
"""The attributes an unspecified injury may weaken.  UN-0549"""


def consequences(game: Universalis, *, carried: bool) -> Script[None]:
    """Every hero who was Knocked Out rolls on the chart; `carried`: the heroes left at once and took all bodies along.

    On the way, no hero is ever left behind, except in an Epic Event.

    UN-0103, UN-0510, UN-0527, UN-0528, UN-0533, UN-0537, UN-0538, UN-0541, UN-0542 to UN-0544, UN-1079
    """
    carried = carried or game.plan.quest.travel
    fallen = [hero for hero in game.state.heroes if hero.suffers("knocked-out") and not hero.owner]
    for hero in fallen:
        face: int = yield Roll((ONE,), TOTAL, hero.seat, hero.id, "fate", stream="loot")
        hero.fate = fate_of(face, recovered=carried or hero.recovered)
    _no_prisoners(game, fallen)
    for hero in fallen:
        yield from _decide(game, hero)
        game.tell(Changed, f"fate-{hero.fate}", hero.id, now=1, rules=("UN-0527",))
    for hero in fallen:
        yield from _return(game, hero)
    desert(game)


def fate_of(face: int, *, recovered: bool) -> str:
    """A line of the chart.  UN-0528, UN-0530, UN-0531 to UN-0533, UN-0539, UN-0540"""
    if recovered:
        return "fallen" if face == 1 else "injured"
    return {1: "dead", 2: "avenged", 3: "prisoner", 6: "escaped"}.get(face, "maimed")


def _no_prisoners(game: Universalis, fallen: list[Character]) -> None:
    """No prisoners are kept where all heroes would be, in an Epic Event, or where the whole scenario is outdoors.

    UN-0537, UN-0538
    """
    outdoors = all(section.plan.outdoor for section in game.plan.sections) or game.plan.quest.kind == "epic"
    heroes = [hero for hero in game.state.heroes if not hero.owner]
    if outdoors or all(hero.fate == "prisoner" for hero in heroes):
        for hero in fallen:
            if hero.fate == "prisoner":
                hero.fate = "maimed"


def _decide(game: Universalis, hero: Character) -> Script[None]:
    """If the group pays, a healer calls back the dead whose body was recovered, and a ransom frees a prisoner.

    An independent quest that is on no map has a healer at hand; otherwise the body is brought to the next settlement.

    UN-0528, UN-0529, UN-0533, UN-0544
    """
    if hero.fate == "fallen":
        mapped = open_ledger(game.setup.ledger).world is not None or game.state.world is not None
        if not mapped and (game.plan.quest.kind == "independent" or not game.setup.ledger):
            yield from call_back(game, hero)
    elif hero.fate == "prisoner":
        paid = yield from _pay(game, hero, RANSOM, "ransom")
        hero.fate = "ransomed" if paid else "prisoner"


def call_back(game: Universalis, hero: Character, *, in_town: bool = False) -> Script[None]:
    """A healer calls a hero back from the dead, if the group pays.  UN-0528"""
    paid = yield from _pay(game, hero, RESURRECTION, "resurrect", in_town=in_town)
    hero.fate = "resurrected" if paid else "dead"


def at_the_healer(game: Universalis, hero: Character) -> Script[None]:
    """In a settlement the body of a hero is brought to a healer.  UN-0528, UN-0544"""
    yield from call_back(game, hero, in_town=True)
    game.tell(Changed, f"fate-{hero.fate}", hero.id, now=1, rules=("UN-0528",))
    if hero.fate == "resurrected":
        hero.conditions = ()
    yield from _return(game, hero)


def _pay(game: Universalis, hero: Character, price: int, why: str, *, in_town: bool = False) -> Script[bool]:
    """The group pays together, if it can and will: first out of the heroes' purses, then out of the coins that
    companions carry for them, in a settlement as noted on the heroes' sheets.  UN-0528, UN-0533, UN-1127"""
    heroes = game.heroes()
    purses = [*heroes, *(one for one in game.state.heroes if one.owner)]
    entrusted = sum(bearer.coins for one in heroes for bearer in bearers_of(sheet(one))) if in_town else 0
    if sum(one.coins for one in purses) + entrusted < price:
        return False
    if not (yield from confirm(game.party_seat(), why, who=hero.id)):
        return False
    for one in purses:
        price -= _spend(one, price)
    for one in heroes if in_town else ():
        reach_for(one, price)
        price -= _spend(one, price)
    return True


def _spend(who: Character, price: int) -> int:
    """Pay as much of a price as a purse holds."""
    share = min(price, who.coins)
    who.coins -= share
    return share


def _return(game: Universalis, hero: Character) -> Script[None]:
    """A hero who survives is Wounded until it recovers, has lost things, and may be injured for good.

    UN-0535, UN-0541, UN-0544
    """
    if hero.fate in KEPT:
        return
    hero.wounds = game.vitality(hero) - 1
    if hero.fate == "ransomed":
        yield from lose_half(game, hero)
        hero.wounds, hero.mana = 0, 0
        hero.fortune = max(hero.fortune, hero_card(hero.card).fortune)
    elif hero.fate != "resurrected":
        yield from lose_things(game, hero, LOST)
    if hero.fate != "escaped":
        yield from injure(game, hero, incurable=hero.fate in ("resurrected", "maimed"))


def lose_half(game: Universalis, hero: Character) -> Script[None]:
    """Captors keep half of what a prisoner had, rounded down to one at least, magic or not.  UN-0040, UN-0535"""
    yield from lose_things(game, hero, half(len((*hero.hands, *hero.body, *hero.pack))))


def lose_things(game: Universalis, hero: Character, n: int) -> Script[None]:
    """A hero loses things at random.  UN-0530, UN-0535, UN-0539, UN-0540"""
    for _ in range(n):
        things = [(part, at) for part in ("hands", "body", "pack") for at in range(len(getattr(hero, part)))]
        if not things:
            return
        part, at = yield from pick(game, things, "lost")
        held: tuple[str, ...] = getattr(hero, part)
        game.tell(Changed, "lost", hero.id, detail=held[at])
        setattr(hero, part, held[:at] + held[at + 1 :])


def injure(game: Universalis, hero: Character, *, incurable: bool) -> Script[None]:
    """Roll 2D6 on the injury chart; an injury that no healer cures also costs 2 Value Points.  UN-0544 to UN-0555"""
    total: int = yield Roll((TWO,), TOTAL, hero.seat, hero.id, "injury", stream="loot")
    if total in (6, 7):
        options = [Option("injury", what=name) for name in CHOICES]
        option: Option = yield Ask("injury", hero.seat, options, who=hero.id)
        injury = option.what
    elif total == 8:
        injury = yield from _forget(game, hero)
    else:
        injury = INJURIES[total]
    if injury:
        hero.injuries = (*hero.injuries, f"{'incurable ' if incurable else ''}{injury}")
        game.tell(Changed, "injured", hero.id, detail=injury.partition(" ")[0], rules=("UN-0544",))


def _forget(game: Universalis, hero: Character) -> Script[str]:
    """Amnesia takes a skill that the hero had from its class.  UN-0550"""
    sheet = hero_card(hero.card)
    known = [skill for skill in sheet.skills if skill in library()[CLASSES][sheet.klass].skills]
    if not known:
        return ""
    skill = yield from pick(game, known, "amnesia")
    return f"amnesia {skill}"
