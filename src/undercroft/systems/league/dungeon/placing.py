"""Whether enemies are on a new tile, who they are, and where they stand.  LE-0310 to LE-0318, LE-G28, LE-G81, LE-G82"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board.bits import Bits, squares
from undercroft.board.facing import Facing
from undercroft.board.footprint import gap
from undercroft.board.reach import rings
from undercroft.crawl.letters import next_letter
from undercroft.crawl.steps import step
from undercroft.kernel.events import Placed, Summed
from undercroft.kernel.game import roll
from undercroft.kernel.requests import NOWHERE, FigureId, Script
from undercroft.kernel.tally import Tally
from undercroft.systems.league import moments
from undercroft.systems.league.agenda import CheckEncounter, Encounter, PlaceEncounter, Riddle
from undercroft.systems.league.cards import monster_words
from undercroft.systems.league.cards.dungeon import TILES
from undercroft.systems.league.cards.library import library, weapon
from undercroft.systems.league.cards.monsters import ENCOUNTERS, MONSTERS, MonsterCard, Troop
from undercroft.systems.league.cards.quests import QUESTS
from undercroft.systems.league.cards.values import measure
from undercroft.systems.league.dungeon import initiative
from undercroft.systems.league.dungeon.meeting import greet, riddlers
from undercroft.systems.league.game import League
from undercroft.systems.league.rolls.at_random import pick
from undercroft.systems.league.state import Enemy, Hero

ROOM, CORRIDOR = 50, 30
"""Per cent of new rooms and corridors that have enemies.  LE-0310, LE-0311"""
QUIET_TILES, LESS_QUIET = 4, 10
"""After so many tiles in a row without an encounter the chance is so much higher.  LE-0312, LE-G81"""
MOST = 70
"""Neither threat nor quiet raises the chance above this.  LE-0234, LE-G81"""
APART = 2
"""Those who fight hand to hand are placed with at least a square between them and every hero.  LE-0041, LE-0315"""
SIMPLE = "warhammer"
"""What all simple weapons count as.  LE-0812"""
SPARE = "dagger"
"""What archers and magic users carry besides.  LE-0473"""


# is somebody there


@step(CheckEncounter)
def check_encounter(game: League, entry: CheckEncounter) -> Script[None]:
    """A d100 within the chance of an encounter: enemies are on the tile.  LE-0185, LE-0310 to LE-0314"""
    state = game.state
    chance = chance_of_encounter(game, entry.tile)
    game.tell(Summed, "encounter-chance", total=chance.total, terms=chance.frozen(), rules=("LE-0310",))
    number: int = yield from roll("d100", why="encounter", stream="monsters")
    if number > chance.total:
        state.quiet += 1
        return
    state.quiet = 0
    table = game.box[QUESTS][game.setup.quest].encounters
    game.push(PlaceEncounter(tile=entry.tile, table=table, door=entry.door, bashed=entry.bashed))


def chance_of_encounter(game: League, tile: int) -> Tally:
    """50 in a room, 30 in a corridor, what its description says; then what threat and quiet add, up to 70.

    LE-0234, LE-0310 to LE-0313, LE-G81, LE-G82
    """
    card = game.box[TILES][game.state.plan.laid[tile].tile]
    corridor = card.kind == "corridor"
    chance = Tally(CORRIDOR if corridor else ROOM, card.kind, "LE-0311" if corridor else "LE-0310")
    chance.add(card.encounter, f"league-tile-{card.id}", "LE-0313")
    room = max(0, MOST - chance.total)
    threat = min(room, game.state.more_encounters)
    chance.add(threat, "threat", "LE-0234")
    if game.state.quiet >= QUIET_TILES:
        chance.add(min(room - threat, LESS_QUIET), "quiet", "LE-0312")
    return chance


# who they are


@step(PlaceEncounter)
def place_encounter(game: League, entry: PlaceEncounter) -> Script[None]:
    """A d100 on the table, shifted as the quest says, tells who they are; they are placed, and a battle begins.

    LE-0314, LE-G28, LE-G29
    """
    rolled: int = yield from roll("d100", why="encounter-table", stream="monsters")
    quest = game.box[QUESTS].get(game.setup.quest)
    number = min(100, max(1, rolled + quest.encounter_shift)) if quest else rolled
    row = next(row for row in library()[ENCOUNTERS][entry.table].rows if number <= row.to)
    met: list[Enemy] = []
    for troop in row.troops:
        met += yield from place_troop(game, troop, entry.tile, near=entry.near)
    meet(game, met, late=entry.late, door=entry.door, bashed=entry.bashed)


def meet(game: League, met: Sequence[Enemy], *, late: bool = False, door: bool = False, bashed: bool = False) -> None:
    """Enemies have been placed: they join the battle that goes on, or one begins, unless they ask riddles; the heroes
    feel what the sight of them does.  LE-0245, LE-0739, LE-0741, LE-0804"""
    if not met:
        return
    if game.state.battle:
        for one in met:
            initiative.join(game, one, late=late)
    else:
        game.push(Riddle(door=door, bashed=bashed) if riddlers(game) else Encounter(door=door, bashed=bashed))
    greet(game, met)


def place_troop(game: League, troop: Troop, tile: int, *, near: int = NOWHERE, mark: str = "") -> Script[list[Enemy]]:
    """So many monsters of a kind are placed on a tile, or as near as possible to a square.  LE-0314 to LE-0317"""
    dice, plus = measure(troop.n)
    number = plus + ((yield from roll(dice, why="how-many", stream="monsters")) if dice else 0)
    found: list[Enemy] = []
    for _ in range(number):
        one = recruit(game, troop.monster, troop.weapons, troop.spells, mark)
        at = yield from (place_for(game, one, tile) if near == NOWHERE else place_near(game, one, near))
        if at != NOWHERE:
            put(game, one, at)
            found.append(one)
    return found


def recruit(
    game: League, card: str, weapons: tuple[str, ...] = (), spells: tuple[str, ...] = (), mark: str = ""
) -> Enemy:
    """An enemy as its card has it, with a loaded weapon, and a dagger if it shoots or casts; simple weapons count as
    warhammers.  It stands nowhere yet.  LE-0472, LE-0473, LE-0812, LE-G27, LE-G28"""
    state, definition = game.state, library()[MONSTERS][card]
    arms = weapons or definition.weapons
    if arms and monster_words.SIMPLE_WEAPONS.of(definition.special):
        arms = (SIMPLE,)
    if arms and SPARE not in arms and fights_from_afar(definition, arms):
        arms = (*arms, SPARE)
    enemy = Enemy(id=FigureId(state.next_id), card=card, hp=definition.hp, weapons=arms, mark=mark)
    enemy.spells = spells or definition.spells
    state.next_id += 1
    return enemy


def fights_from_afar(definition: MonsterCard, arms: tuple[str, ...]) -> bool:
    """Is it an archer or a magic user?  LE-0317, LE-0473"""
    if definition.behaviour == "magic-user":
        return True
    return bool(arms) and (card := weapon(arms[0])) is not None and card.ranged and not card.net


def put(game: League, enemy: Enemy, at: int) -> None:
    """An enemy comes onto the board and faces the heroes.  LE-0318"""
    enemy.at = at
    enemy.letter = next_letter(game.state.placed, enemy.card)
    game.state.enemies.append(enemy)
    face_heroes(game, enemy)
    game.tell(Placed, f"league-monster-{enemy.card}", at, enemy.id, enemy.letter, rules=("LE-0314",))
    for deed in moments.ENEMY_PLACED.deeds(game.rules):
        deed(game, enemy)


def face_heroes(game: League, enemy: Enemy) -> None:
    """It looks at the nearest hero; a base that is not square only turns as far as it fits.  LE-0318"""
    heroes = game.standing()
    if not heroes:
        return
    nearest = min(heroes, key=lambda one: (gap(game.ground.board, game.cover(enemy), game.cover(one)), one.id))
    facing = game.facing_to(enemy, nearest.at)
    base = game.base(enemy)
    if base.width != base.height and (facing - enemy.facing) % 4:
        facing = Facing(enemy.facing)
    enemy.facing = facing


# where they stand


def place_for(game: League, enemy: Enemy, tile: int) -> Script[int]:
    """A place on a tile: as far as possible but in sight of the heroes for those who shoot or cast, for the others at
    random and at least a square away; where a tile is too full, as near to that as can be.  LE-0315 to LE-0317"""
    afar = fights_from_afar(game.card(enemy), enemy.weapons)
    heroes = game.standing()
    for facing in (Facing.NORTH, Facing.EAST):
        enemy.facing = facing
        places = places_on(game, enemy, tile)
        best = farthest(game, enemy, places, heroes) if afar else apart(game, enemy, places, heroes, tile)
        if best:
            return (yield from pick(best, "square"))
    before = game.ground.covers[tile] & game.ground.open_floor
    return (yield from place_near(game, enemy, (before & -before).bit_length() - 1)) if before else NOWHERE


def places_on(game: League, enemy: Enemy, tile: int) -> Bits:
    """The squares of a tile where its base fits and nobody stands.  LE-0314, LE-0781"""
    room = game.ground.tile_squares(tile) & ~game.ground.pits & ~game.occupied()
    return game.base(enemy).fits(room, game.ground.steps)


def farthest(game: League, enemy: Enemy, places: Bits, heroes: Sequence[Hero]) -> Sequence[int]:
    """Those of some places that are farthest from every hero, but seen by one; unseen ones where there is no other.

    LE-0317
    """
    base = game.base(enemy)
    seen = [at for at in squares(places) if any(game.ground.sees(at, one.at) for one in heroes)]
    far = {at: _clearance(game, base.at(at), heroes) for at in seen or squares(places)}
    return [at for at in far if far[at] == max(far.values())]


def apart(game: League, enemy: Enemy, places: Bits, heroes: Sequence[Hero], tile: int) -> Sequence[int]:
    """Those of some places with at least a square between them and every hero, none of them directly behind a doorway
    in which heroes stand; where there is none, the ones farthest off.  LE-0315, LE-0316"""
    base = game.base(enemy)
    near = base.touching(behind_doors(game, heroes, tile))
    clear = {at: _clearance(game, base.at(at), heroes) for at in squares(places)}
    fine = [at for at, far in clear.items() if far >= APART and not near >> at & 1]
    return fine or [at for at, far in clear.items() if far == max(clear.values())]


def behind_doors(game: League, heroes: Sequence[Hero], tile: int) -> Bits:
    """The squares of a tile directly behind doorways before which heroes stand.  LE-0316"""
    found = 0
    for one in heroes:
        for door in game.ground.doors_at.get(one.at, ()):
            found |= game.ground.door_squares(door)
    return found & game.ground.covers[tile]


def _clearance(game: League, cover: Bits, heroes: Sequence[Hero]) -> int:
    return min((gap(game.ground.board, cover, 1 << one.at) for one in heroes), default=APART)


def place_near(game: League, enemy: Enemy, near: int) -> Script[int]:
    """The nearest free place to a square, at random among equals.  LE-0253"""
    taken = game.occupied()
    for facing in (Facing.NORTH, Facing.EAST):
        enemy.facing = facing
        base = game.base(enemy)
        fits = base.fits(game.ground.open_floor & ~game.ground.pits & ~taken, game.ground.steps)
        for ring in rings(game.ground.steps, 1 << near, game.ground.open_floor):
            places = base.touching(ring) & fits
            if places:
                return (yield from pick(list(squares(places)), "square"))
    return NOWHERE
