"""Games on many machines, through dask: the same rows as on one.

A game that was lost with its worker is played again by another, for nothing but its seed decides it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.kernel.outside import bring_in
from undercroft.lab.rows import Many, Played, play_row
from undercroft.lab.simulate import Job, LabError, Manner

TIMEOUT = "10s"

LOST = 5
"""How many workers may be lost under one game before that is told as an error."""


def on(address: str) -> Many:
    """Play on the workers of the scheduler at this address; Undercroft and the bots must be installed there."""
    try:
        from distributed import Client
    except ImportError as error:
        raise LabError("games on many machines need dask: install undercroft[machines]") from error

    def many(system: str, jobs: Sequence[Job], how: Manner, records: str, workers: int) -> Iterator[Played]:
        try:
            client = Client(address, timeout=TIMEOUT, set_as_default=False)
        except (OSError, TimeoutError) as error:
            raise LabError(f"no scheduler answers at {address}: {error}") from error
        with client:
            running = [client.submit(_there, system, job, how, records, pure=False, retries=LOST) for job in jobs]
            try:
                for one in running:
                    yield one.result()
                    one.release()
            finally:
                client.cancel(running)

    return many


def _there(system: str, job: Job, how: Manner, records: str) -> Played:
    """One game, on a worker."""
    bring_in()
    return play_row(system, job, how, records)
