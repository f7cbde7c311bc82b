"""Visits to Places and Services in a campaign: whose turn it is, which places there are, what they ask and give.

UN-1267 to UN-1276, UN-1282 to UN-1285, UN-1293 to UN-1295, UN-0528
"""

from __future__ import annotations

from undercroft.crawl.steps import step
from undercroft.kernel.events import Changed
from undercroft.kernel.requests import DONE, Ask, Option, Script
from undercroft.systems.universalis.agenda import AtHome, TownTurn, Visits
from undercroft.systems.universalis.campaign import boats
from undercroft.systems.universalis.campaign.aftermath import at_the_healer
from undercroft.systems.universalis.campaign.entrusting import hand_over
from undercroft.systems.universalis.campaign.happenings import group_of
from undercroft.systems.universalis.campaign.world import group_at, here, hostile, id_of, surcharge, world_of
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.cards.world import SERVICES, Deal, ServiceCard
from undercroft.systems.universalis.effects import apply_all
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.maps.realm import settlement_at
from undercroft.systems.universalis.state import Character, Group
from undercroft.systems.universalis.things.slots import put_away

INN, HOME, PIER = "inn", "home", "pier"
APART = (INN, HOME, PIER, "bridge")
"""Places that a settlement between quests in a row does not have: the inn comes before the visits, the others need a
map."""
HOUSE = 30
"""What a house costs, authored.  UN-1293"""
MOST_MOVES = 12


@step(Visits)
def visits(game: Universalis, entry: Visits) -> Script[None]:
    """All visits of one hero come before another's; bodies are brought to the healer first.

    UN-0528, UN-1267, UN-1271, UN-1289
    """
    group = group_at(game, entry.group)
    there = here(group)
    if there is None or not entry.left:
        return
    game.state.side = there.kind
    for fallen in [one for one in game.heroes() if one.fate == "fallen" and "healer" in there.places]:
        yield from at_the_healer(game, fallen)
        join(group, fallen)
    who = next((one for one in game.heroes() if id_of(one) == entry.left[0]), None)
    game.push(Visits(group=entry.group, left=entry.left[1:]))
    found = group_of(game, who) if who is not None else None
    if who is not None and not who.fate and found is not None and not found[1].held:
        game.push(TownTurn(who.id, visits=group.visited.get(entry.left[0], 0)))


def join(group: Group, who: Character) -> None:
    """A hero who is called back goes with those who brought the body."""
    if not who.fate and id_of(who) not in group.members:
        group.members = (*group.members, id_of(who))


def places(game: Universalis, who: Character) -> list[str]:
    """The places there are for a hero: those of the settlement, the house there; between quests in a row every one that
    needs no map.  Some turn strangers away.  UN-1200, UN-1267, UN-1269, UN-1285, UN-1294"""
    found = group_of(game, who)
    if found is None:
        return [id for id in library()[SERVICES] if id not in APART]
    group = found[1]
    there = here(group)
    if there is None:
        return []
    mine = (HOME,) if world_of(game).home == there.id else ()
    strangers = hostile(game, group, there)
    return [id for id in (*there.places, *mine) if not (strangers and _card(id).strangers == "refused")]


def _card(place: str) -> ServiceCard:
    return library()[SERVICES][place]


def kept_away(game: Universalis, who: Character) -> bool:
    """Is a hero held back, or unable to go on?  UN-1297"""
    found = group_of(game, who)
    return bool(who.fate) or (found is not None and bool(found[1].held))


def count_visit(game: Universalis, who: Character, visits: int) -> None:
    """So many places the hero has visited in this campaign turn.  UN-1267"""
    found = group_of(game, who)
    if found is not None:
        found[1].visited[id_of(who)] = visits


def extra(game: Universalis, who: Character) -> int:
    """The extra coin of strangers for everything bought or hired.  UN-1282 to UN-1284"""
    found = group_of(game, who)
    return surcharge(game, found[1]) if found is not None else 0


def asks(game: Universalis, who: Character, place: str, price: int) -> int:
    """What a place asks for a service: of strangers a coin more, some places twice the price.  UN-1282, UN-1285"""
    more = extra(game, who)
    return (price * 2 if more and _card(place).strangers == "dear" else price) + more


# what is to be had


def deals(game: Universalis, who: Character, place: str) -> list[Option]:
    """The services of a place that a hero can pay for.  UN-1267, UN-1269"""
    prices = [(deal, asks(game, who, place, deal.price)) for deal in _card(place).deals]
    return [Option("deal", what=f"deal-{deal.id}", n=price) for deal, price in prices if price <= who.coins]


def deal_of(place: str, what: str) -> Deal:
    """A service by its name."""
    return next(deal for deal in _card(place).deals if f"deal-{deal.id}" == what)


def strike_deal(game: Universalis, who: Character, place: str, option: Option) -> Script[None]:
    """The hero pays, and the card takes effect; Fortune changes nothing about it.  What is for the whole group counts
    as a visit of all.  UN-1272, UN-1273"""
    who.coins -= option.n
    deal = deal_of(place, option.what)
    game.tell(Changed, "dealt", who.id, now=who.coins, detail=option.what)
    game.state.no_fortune = True
    yield from apply_all(game, who, deal.effects)
    game.state.no_fortune = False
    found = group_of(game, who)
    if deal.group and found is not None:
        for id in found[1].members:
            if id != id_of(who):
                found[1].visited[id] = found[1].visited.get(id, 0) + 1


def vessels(game: Universalis, who: Character) -> list[Option]:
    """The boats at a pier that a hero can pay for.  UN-1247"""
    found = group_of(game, who)
    if found is None:
        return []
    prices = [(id, asks(game, who, PIER, price)) for id, price in boats.boats_at(game, found[1])]
    return [Option("take-boat", what=f"vessel-{id}", n=price) for id, price in prices if price <= who.coins]


def take_boat(game: Universalis, who: Character, option: Option) -> None:
    """A hero pays for the group's boat.  UN-1247"""
    found = group_of(game, who)
    assert found is not None
    who.coins -= option.n
    boats.take(game, found[1], option.what.removeprefix("vessel-"))


# a house


def houses(game: Universalis, who: Character) -> list[Option]:
    """A house may be bought in the settlement, once in a campaign.  UN-1293"""
    found = group_of(game, who)
    if found is None or world_of(game).home or here(found[1]) is None:
        return []
    price = HOUSE + extra(game, who)
    return [Option("buy-house", n=price)] if price <= who.coins else []


def buy_house(game: Universalis, who: Character, option: Option) -> None:
    """The house is the heroes' Home from now on.  UN-1293"""
    found = group_of(game, who)
    there = settlement_at(found[1].at) if found is not None else None
    assert there is not None
    who.coins -= option.n
    world_of(game).home = str(there.id)
    game.tell(Changed, "house-bought", who.id, now=who.coins, rules=("UN-1293",))


@step(AtHome)
def at_home(game: Universalis, entry: AtHome) -> Script[None]:
    """Whenever the heroes return to their Home, things may be stored there or taken along.  UN-1294, UN-1295"""
    who, world = game.character(entry.who), world_of(game)
    if entry.moves >= MOST_MOVES:
        return
    options = [Option("store", what=item) for item in dict.fromkeys(who.pack)]
    options += [Option("fetch", what=item) for item in dict.fromkeys(world.store)]
    if not options:
        return
    option: Option = yield Ask("at-home", who.seat, [*options, DONE], who=who.id, default=len(options))
    if option.act == "done":
        return
    game.push(AtHome(who.id, moves=entry.moves + 1))
    if option.act == "store":
        hand_over(who, option.what)
        world.store = (*world.store, option.what)
        game.tell(Changed, "stored", who.id, detail=option.what, rules=("UN-1294",))
    else:
        at = world.store.index(option.what)
        world.store = world.store[:at] + world.store[at + 1 :]
        put_away(who, option.what)
        game.tell(Changed, "fetched", who.id, detail=option.what, rules=("UN-1294",))
