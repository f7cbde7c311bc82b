"""The rules of the Quests, one file for each, bound to the moments of the game.  DA-0360 to DA-0480"""

from undercroft.systems.darkness.quests import (
    big_game_hunting,
    black_widow,
    goblin_war_drums,
    maze_of_darkness,
    scorched_earth,
    sparks_in_the_dark,
    the_chosen_one,
    the_fiends_treasure,
    the_heart_of_darkness,
    the_immortals_downfall,
    walking_in_the_dark,
)

__all__ = [
    "big_game_hunting",
    "black_widow",
    "goblin_war_drums",
    "maze_of_darkness",
    "scorched_earth",
    "sparks_in_the_dark",
    "the_chosen_one",
    "the_fiends_treasure",
    "the_heart_of_darkness",
    "the_immortals_downfall",
    "walking_in_the_dark",
]
