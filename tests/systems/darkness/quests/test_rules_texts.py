"""The rules of each Quest as players read them tell what its code does: every number and every word that decides."""

from __future__ import annotations

import pytest

from undercroft.systems.darkness.cards.definitions import QUESTS
from undercroft.systems.darkness.cards.library import library
from undercroft.systems.darkness.maps.charts import chart
from undercroft.systems.darkness.quests import (
    big_game_hunting,
    black_widow,
    goblin_war_drums,
    maze_of_darkness,
    scorched_earth,
    the_fiends_treasure,
    the_heart_of_darkness,
    the_immortals_downfall,
    walking_in_the_dark,
)
from undercroft.text.messages import messages

DRUMS = chart("goblin-war-drums")
EVENTS, ARTIFACT, LEAVE = ("Events", "Eventi"), ("Artifact", "Artefatto"), ("Activation", "Attivazione")
FACTS: dict[str, list[tuple[str, str]]] = {
    "walking-in-the-dark": [(f"{walking_in_the_dark.KEY_XP} XP", f"{walking_in_the_dark.KEY_XP} PE"), LEAVE],
    "scorched-earth": [
        (f"{scorched_earth.LAIR_XP} XP", f"{scorched_earth.LAIR_XP} PE"),
        ("Stunned", "Stordito"),
        ("traded", "scambia"),
        ("Guard", "Guardia"),
    ],
    "black-widow": [
        (f"{black_widow.NEST_XP} XP", f"{black_widow.NEST_XP} PE"),
        ("Counter-Attack", "Contrattacco"),
        ("nobody holds", "nessuno lo trattiene"),
        ("dragged", "trascinato"),
        EVENTS,
    ],
    "the-chosen-one": [("if that Hero dies", "se quell’Eroe muore"), EVENTS, ARTIFACT, LEAVE, ("Greater", "maggiore")],
    "goblin-war-drums": [
        *((str(tile.wounds), str(tile.wounds)) for tile in DRUMS.tiles),
        (f"Level {goblin_war_drums.SENTRY_LEVEL}", f"Livello {goblin_war_drums.SENTRY_LEVEL}"),
        ("First Player token", "segnalino Primo Giocatore"),
        ("the game is lost", "la partita è persa"),
        EVENTS,
        LEAVE,
    ],
    "the-immortals-downfall": [
        ("two Zones", "due Zone"),
        *((f"{n}", f"{n}") for n in the_immortals_downfall.FIREWORKS.values()),
        (f"Health {the_immortals_downfall.PILLAR_HEALTH}", f"Salute {the_immortals_downfall.PILLAR_HEALTH}"),
        (f"Level {the_immortals_downfall.ARCHERS_LEVEL}", f"Livello {the_immortals_downfall.ARCHERS_LEVEL}"),
        ("1 Movement Point", "1 Punto Movimento"),
        ("end of the Round", "fine del Round"),
        ("never move", "non si muovono mai"),
        ("with everybody on them", "con tutti quelli che vi stanno sopra"),
        ("without it you have lost", "se non c’è avete perso"),
        EVENTS,
    ],
    "the-fiends-treasure": [
        (f"{the_fiends_treasure.LAIR_XP} XP", f"{the_fiends_treasure.LAIR_XP} PE"),
        (f"Level {the_fiends_treasure.HELLHOUND_TREASURE}", f"Livello {the_fiends_treasure.HELLHOUND_TREASURE}"),
        ("instead of a Door card", "al posto della carta Porta"),
        ARTIFACT,
        EVENTS,
    ],
    "sparks-in-the-dark": [("start of a Round", "inizio di un Round"), ("one Lever", "una Leva"), EVENTS, LEAVE],
    "big-game-hunting": [
        (f"Health {big_game_hunting.PILLAR_HEALTH}", f"Salute {big_game_hunting.PILLAR_HEALTH}"),
        (f"Level {big_game_hunting.TREASURE}", f"Livello {big_game_hunting.TREASURE}"),
        (f"{len(big_game_hunting.REWARD)} Level 4 Treasures", f"{len(big_game_hunting.REWARD)} Tesori di Livello 4"),
        ("count as Roaming Monsters", "contano come Mostri Erranti"),
        ("or the next", "o da quella accanto"),
    ],
    "maze-of-darkness": [
        (f"Round {maze_of_darkness.LAST_WAVE}", f"Round {maze_of_darkness.LAST_WAVE}"),
        (f"Health {maze_of_darkness.PILLAR_HEALTH}", f"Salute {maze_of_darkness.PILLAR_HEALTH}"),
        (f"up to {maze_of_darkness.TREASURES}", f"torna a {maze_of_darkness.TREASURES}"),
        ("no Events", "Non ci sono Eventi"),
        ("reinforcements", "rinforzi"),
        ("do not raise the Level", "non alzano il Livello"),
        ("1 Wound", "1 Ferita"),
        ("Current Level", "Livello attuale"),
        ("cannot attack Pillars", "non possono attaccare i Pilastri"),
    ],
    "the-heart-of-darkness": [
        (f"Stage {the_heart_of_darkness.LAST_STAGE}", f"Stadio {the_heart_of_darkness.LAST_STAGE}"),
        ("twice as many", "il doppio"),
        ("both Pillars", "entrambi i Pilastri"),
        ("with an Action", "con un’Azione"),
        ("back at any time", "risalgono sempre"),
        ("no Door card", "non si pesca una carta Porta"),
        ("no Treasure", "non ha Tesoro"),
        ARTIFACT,
        EVENTS,
    ],
}


@pytest.mark.parametrize("quest", library()[QUESTS])
@pytest.mark.parametrize(("n", "language"), [(0, "en"), (1, "it")])
def test_the_rules_of_a_quest_tell_what_a_player_needs(quest: str, n: int, language: str) -> None:
    told = messages(language, "darkness").text(f"darkness-quest-{quest}", "rules")
    assert [facts[n] for facts in FACTS[quest] if facts[n] not in told] == []
