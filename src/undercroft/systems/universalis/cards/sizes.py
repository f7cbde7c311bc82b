"""Sizes of characters, which also serve as their heights.  UN-0068, UN-0069"""

from __future__ import annotations

SMALL, AVERAGE, LARGE, HUGE = 1, 2, 3, 4
