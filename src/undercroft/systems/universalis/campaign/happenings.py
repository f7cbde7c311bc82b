"""What the words of the road and of places do: coins, things, luck, weeks lost, boats, tidings.

UN-1138, UN-1218, UN-1232, UN-1242, UN-1251, UN-1297, UN-1309
"""

from __future__ import annotations

import msgspec

from undercroft.kernel.events import Changed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import Script
from undercroft.systems.universalis.campaign import boats
from undercroft.systems.universalis.campaign.aftermath import lose_things
from undercroft.systems.universalis.campaign.dangers import place
from undercroft.systems.universalis.campaign.quests_on_the_map import unlock, unlockable
from undercroft.systems.universalis.campaign.separated import apart
from undercroft.systems.universalis.campaign.world import id_of, world_of
from undercroft.systems.universalis.cards import travel_words as words
from undercroft.systems.universalis.cards.definitions import COMPANIONS
from undercroft.systems.universalis.cards.library import library
from undercroft.systems.universalis.effects import HAPPENS, Cause
from undercroft.systems.universalis.game import Universalis
from undercroft.systems.universalis.heroes.making import sheet, write
from undercroft.systems.universalis.party.companions import without_companion
from undercroft.systems.universalis.state import Character, Group
from undercroft.systems.universalis.things.slots import put_away

INCURABLE = "incurable "


def group_of(game: Universalis, who: Character) -> tuple[int, Group] | None:
    """The group a hero travels with; none where there is no map."""
    if game.state.world is None:
        return None
    groups = enumerate(world_of(game).groups)
    return next(((n, group) for n, group in groups if id_of(who) in group.members), None)


@HAPPENS.does(words.LOSE_COINS)
def _lose_coins(game: Universalis, who: Character, dice: str, cause: Cause) -> Script[None]:
    """As many coins as the dice say, at most what the hero has."""
    thrown, _, more = dice.partition("+")
    asked = int(thrown) if thrown.isdigit() else (yield from roll(thrown, seat=who.seat, who=who.id, why="coins-lost"))
    was, lost = who.coins, min(who.coins, asked + int(more or 0))
    if lost:
        who.coins -= lost
        game.tell(Changed, "coins", who.id, now=who.coins, was=was)


@HAPPENS.does(words.LOSE_THINGS)
def _lose_things(game: Universalis, who: Character, n: int, cause: Cause) -> Script[None]:
    yield from lose_things(game, who, n)


@HAPPENS.does(words.BRINGS)
def _brings(game: Universalis, who: Character, thing: str, cause: Cause) -> None:
    """The hero comes by a thing and puts it away."""
    put_away(who, thing)
    game.tell(Changed, "come-by", who.id, detail=thing)


@HAPPENS.does(words.LUCK_BACK)
def _luck_back(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """Fortune comes back, up to what the hero has.  UN-1232"""
    was, who.fortune = who.fortune, max(who.fortune, min(sheet(who).fortune, who.fortune + n))
    if who.fortune != was:
        game.tell(Changed, "fortune", who.id, now=who.fortune, was=was)


@HAPPENS.does(words.UNLUCKY)
def _unlucky(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    was, who.fortune = who.fortune, max(0, who.fortune - n)
    if who.fortune != was:
        game.tell(Changed, "fortune", who.id, now=who.fortune, was=was)


@HAPPENS.does(words.DRAINED)
def _drained(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    was, who.mana = who.mana, max(0, who.mana - n)
    if who.mana != was:
        game.tell(Changed, "mana", who.id, now=who.mana, was=was)


@HAPPENS.does(words.INSIGHT)
def _insight(game: Universalis, who: Character, n: int, cause: Cause) -> None:
    """Experience outside quests is noted on the sheet at once.  UN-1138, UN-1241"""
    write(who, msgspec.structs.replace(sheet(who), xp=sheet(who).xp + n))
    game.tell(Changed, "experience", who.id, now=sheet(who).xp, rules=("UN-1138",))


@HAPPENS.does(words.DETAINED)
def _detained(game: Universalis, who: Character, weeks: int, cause: Cause) -> None:
    """The hero is held back and must travel alone to rejoin the others, unless they wait.  UN-1297"""
    found = group_of(game, who)
    if found is not None:
        apart(game, found[0], who, weeks)
        game.tell(Changed, "detained", who.id, now=weeks, rules=("UN-1297",))


@HAPPENS.does(words.NO_FARTHER)
def _no_farther(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    found = group_of(game, who)
    if found is not None:
        found[1].stopped = True


@HAPPENS.does(words.LEAK)
def _leak(game: Universalis, who: Character, points: int, cause: Cause) -> Script[None]:
    found = group_of(game, who)
    if found is not None:
        yield from boats.leak(game, found[1], points)


@HAPPENS.does(words.CAULKED)
def _caulked(game: Universalis, who: Character, points: int, cause: Cause) -> None:
    """The boat is as sound as it was, or nearly."""
    found = group_of(game, who)
    boat = found[1].boat if found is not None else None
    if found is not None and boat is not None:
        sound = min(boats.vessel(boat).structure, boat.structure + points)
        found[1].boat = msgspec.structs.replace(boat, structure=sound)
        game.tell(Changed, "structure", now=sound, was=boat.structure)


@HAPPENS.does(words.TIDINGS)
def _tidings(game: Universalis, who: Character, nothing: None, cause: Cause) -> Script[None]:
    """Somebody tells of a quest: an independent quest is unlocked.  UN-1218"""
    if game.state.world is not None:
        yield from unlock(game, unlockable(game))


@HAPPENS.does(words.SHADOWED)
def _shadowed(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    if game.state.world is not None:
        place(game, 1)


@HAPPENS.does(words.MENDED)
def _mended(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    """The first injury that can be cured is.  UN-1232"""
    kept = sheet(who).injuries
    curable = next((one for one in kept if not one.startswith(INCURABLE)), None)
    if curable is not None:
        at = kept.index(curable)
        write(who, msgspec.structs.replace(sheet(who), injuries=kept[:at] + kept[at + 1 :]))
        game.tell(Changed, "mended", who.id, detail=curable.partition(" ")[0])


@HAPPENS.does(words.STRAYS)
def _strays(game: Universalis, who: Character, nothing: None, cause: Cause) -> None:
    """A companion is gone for good."""
    hero = sheet(who)
    card = library()[COMPANIONS][hero.companion] if hero.companion else None
    if card is not None and not boats.flies(card):
        write(who, without_companion(hero, hero.companion))
        game.tell(Changed, "companion-left", who.id, detail=card.id)
