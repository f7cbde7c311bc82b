"""The rules of the quests, one file for each that has rules of its own, bound to the moments of the game.  UN-1181"""

from undercroft.systems.universalis.quests import (
    resting_places,
    the_kings_eye,
    the_pits_of_black_anvil,
    the_seventh_candle,
    the_toll_house,
    the_winter_road,
    the_worm_of_the_dunes,
)

__all__ = [
    "resting_places",
    "the_kings_eye",
    "the_pits_of_black_anvil",
    "the_seventh_candle",
    "the_toll_house",
    "the_winter_road",
    "the_worm_of_the_dunes",
]
