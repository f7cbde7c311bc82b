"""Sizes of characters, which are their heights too.  UN-0068, UN-0069"""

from __future__ import annotations

SMALL, AVERAGE, LARGE, HUGE = 1, 2, 3, 4
