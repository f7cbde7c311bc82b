"""How a sensible group travels: to the quest it knows of, or to where people talk; it rests before it goes on, shops a
little, and lets no chance of healing pass."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from undercroft.crawl.bot import Judge, by_act
from undercroft.kernel.requests import Ask, FigureId, Option
from undercroft.kernel.scene import Figure, MapBoard
from undercroft.systems.universalis.bot.sight import Look
from undercroft.systems.universalis.maps.realm import country

FIT = 0.6
"""With less of its Vitality than this a group rests before it looks for a fight."""
SPARE = 4
"""Coins kept for the next bed."""
TALK = ("oracle", "governor", "chartmaker")
"""Places where one hears of quests."""
NEWS = ("deal-vision", "deal-audience", "deal-old-chart")
CURES = ("deal-laying-on-of-hands", "deal-dressing", "deal-steam-and-oils", "deal-bitter-tea", "deal-hot-bath")
POTION = "healing-potion"


def bar(figure: Figure, name: str) -> tuple[int, int]:
    """A measure of a figure, now and at most."""
    return next(((one.now, one.most) for one in figure.bars if one.name == name), (0, 0))


def together(look: Look) -> list[Figure]:
    """The heroes who are where the one that is asked is."""
    me = look.me
    heroes = [one for one in look.scene.figures if one.side == "hero" and not one.down]
    return [one for one in heroes if me is None or one.at == me.at]


def share(those: Iterable[Figure], name: str) -> float:
    """What is left of a measure of some figures together."""
    found = [bar(one, name) for one in those]
    most = sum(most for _, most in found)
    return sum(now for now, _ in found) / most if most else 1.0


def worn(look: Look) -> bool:
    """Does the group need rest before the next quest?  Fortune comes back in beds only, which must be paid."""
    group = together(look)
    weakest = min((bar(one, "vitality")[0] / max(1, bar(one, "vitality")[1]) for one in group), default=1.0)
    unlucky = share(group, "fortune") < FIT / 2 and rich(look)
    return share(group, "vitality") < FIT or weakest < FIT / 2 or unlucky


def rich(look: Look) -> bool:
    """Can everybody pay for a bed?"""
    return all(bar(one, "universalis-coins")[0] >= SPARE for one in together(look))


def flags(look: Look) -> list[int]:
    """Where quests lie of which the group knows."""
    board = look.scene.board
    return [one.at for one in board.tokens if one.kind.startswith("flag")] if isinstance(board, MapBoard) else []


def talkative(look: Look) -> list[int]:
    """The settlements in which one hears of quests."""
    board = look.scene.board
    towns = board.settlements if isinstance(board, MapBoard) else ()
    return [one.at for one in towns if any(card.id in TALK for card in one.offers)]


def towns(look: Look) -> list[int]:
    """All settlements."""
    board = look.scene.board
    return [one.at for one in board.settlements] if isinstance(board, MapBoard) else []


def week(ask: Ask, look: Look) -> Option:
    """The next deed of a campaign turn: heal, begin a quest in good shape, rest when worn, else go where the next quest
    is, or where somebody may know of one."""
    healing = [one for one in by_act(ask, "heal-on-the-way", "use-on-the-way") if _hurt(look, one.who)]
    if healing:
        return healing[0]
    tired = worn(look)
    quests = by_act(ask, "begin-quest")
    if quests and not tired:
        return quests[0]
    enter, out, camp = by_act(ask, "enter-settlement"), by_act(ask, "leave-settlement"), by_act(ask, "camp")
    known = flags(look)
    me = look.me
    if enter and ((tired and rich(look)) or (not known and me is not None and me.at in talkative(look))):
        return enter[0]
    if by_act(ask, "end-of-week") and not by_act(ask, "travel"):
        return by_act(ask, "end-of-week")[0]
    if out:
        stays = by_act(ask, "stay-here")
        return stays[0] if stays and tired and rich(look) else out[0]
    if camp and tired:
        near = me is not None and min(_steps(me.at, towns(look)), default=9) <= 1
        return _onward(ask, look, towns(look)) or camp[0] if near and rich(look) else camp[0]
    return _onward(ask, look, known or talkative(look)) or ask.options[ask.default]


def _hurt(look: Look, who: FigureId) -> bool:
    figure = look.figures.get(who)
    return figure is not None and bar(figure, "vitality")[0] <= bar(figure, "vitality")[1] // 2


def _steps(start: int, goals: list[int]) -> list[int]:
    """How far it is to each of some territories over land."""
    return [country().far(start, goal) for goal in goals]


def _onward(ask: Ask, look: Look, goals: list[int]) -> Option | None:
    """The step that leads nearest to one of these; none if the group is there."""
    ways = by_act(ask, "travel")
    me = look.me
    if not ways or not goals or (me is not None and me.at in goals):
        return None
    return min(ways, key=lambda one: (min(_steps(one.at, goals)), one.at))


def town(ask: Ask, look: Look) -> Option:
    """Experience is spent; a bed if it is needed and can be paid; a cure; then news, and a potion."""
    train = by_act(ask, "train")
    if train:
        return train[0]
    me = look.me
    visits = {one.what: one for one in by_act(ask, "visit")}
    done = by_act(ask, "done")[0]
    if me is None:
        return done
    coins = bar(me, "universalis-coins")[0]
    tired = bar(me, "vitality")[0] < bar(me, "vitality")[1] or share([me], "fortune") < 1 or share([me], "mana") < 1
    wanted = [place for place in ("home", "inn") if tired and coins >= 1]
    wanted += [place for place in ("temple", "healer", "bathhouse") if _hurt(look, me.id) and coins > SPARE]
    wanted += [place for place in TALK if not flags(look) and isinstance(look.scene.board, MapBoard) and coins > SPARE]
    wanted += ["market"] if coins > 2 * SPARE and not _has(look, POTION) else []
    return next((visits[place] for place in wanted if place in visits), done)


def _has(look: Look, item: str) -> bool:
    sheet = look.sheet()
    return sheet is not None and any(card.id == item for card in sheet.carried)


def at_place(ask: Ask, look: Look) -> Option:
    """News while no quest is known, a cure for the hurt, one healing potion; else it leaves."""
    me, done = look.me, by_act(ask, "done")[0]
    deals = {one.what: one for one in by_act(ask, "deal")}
    news = [deals[id] for id in NEWS if id in deals and not flags(look)]
    cures = [deals[id] for id in CURES if id in deals and me is not None and _hurt(look, me.id)]
    potions = [one for one in by_act(ask, "buy") if one.what == POTION and not _has(look, POTION)]
    return next(iter((*cures, *news, *potions)), done)


def road_deck(ask: Ask, look: Look) -> Option:
    """The road is the safer deck."""
    return ask.options[-1]


def offer(ask: Ask, look: Look) -> Option:
    """What the road offers is taken up by those who keep the price of a bed."""
    take = by_act(ask, "take-up")[0]
    spare = sum(bar(one, "universalis-coins")[0] for one in together(look)) >= take.n + SPARE
    return take if spare else by_act(ask, "let-pass")[0]


JOURNEY_JUDGES: Mapping[str, Judge[Look]] = {
    "journey": week,
    "town": town,
    "at-place": at_place,
    "deck": road_deck,
    "offer": offer,
}
JOURNEY_BY_DEFAULT = frozenset(
    ("start-month", "start-week", "epic-event", "shore", "lair", "danger", "at-home", "start-mounted")
)
"""Questions of the map whose stated default is common sense."""
