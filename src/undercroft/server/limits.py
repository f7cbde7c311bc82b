"""How often a client may do something."""

from __future__ import annotations

import ipaddress
import time
from functools import lru_cache

from undercroft.server.metrics import LIMITED


class Bucket:
    """A bucket that gives so many at once, and as many again in so many seconds."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, most: int, seconds: int) -> None:
        self.most = float(most)
        self.rate = most / seconds
        self._left = float(most)
        self._at = time.monotonic()

    def take(self, amount: int = 1) -> bool:
        """Take one, or more at once; False when there are not so many left."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def wait(self, amount: int = 1) -> int:
        """Seconds until there is one again, or as many as wanted; never less than one second."""
        self._fill()
        return max(1, round((amount - self._left) / self.rate + 0.5))

    @property
    def full(self) -> bool:
        """Has nobody taken any for a while?"""
        self._fill()
        return self._left >= self.most

    def _fill(self) -> None:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """The network an address belongs to: with IPv6 everybody has a whole one, told by its first 64 bits."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))


class Limiter:
    """A bucket for each network address, or for anything else that is to be held back."""

    def __init__(self, name: str, limit: tuple[int, int], addresses: int = 20_000) -> None:
        self.name = name
        self._limit = limit
        self._most = addresses
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str, amount: int = 1) -> int:
        """Take one, or more at once: 0 when there were so many, else the seconds to wait."""
        who = household(who)
        bucket = self._buckets.get(who)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
            bucket = self._buckets[who] = Bucket(*self._limit)
        if bucket.take(amount):
            return 0
        LIMITED.labels(self.name).inc()
        return bucket.wait(amount)
