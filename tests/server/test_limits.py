"""Whose address is whose."""

from __future__ import annotations

import pytest

from undercroft.server.limits import Limiter, household


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a name: with a colon", "a name: with a colon"),
    ],
)
def test_a_household_is_one_address_or_one_network(address: str, whose: str) -> None:
    assert household(address) == whose


def test_whoever_has_a_network_has_no_more_than_whoever_has_an_address() -> None:
    limiter = Limiter("proof", (2, 1000))
    taken = [limiter.take(f"2001:db8::{n}") for n in range(4)]
    assert taken[:2] == [0, 0]
    assert all(taken[2:])
