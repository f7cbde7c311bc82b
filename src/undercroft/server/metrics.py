"""What the server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"undercroft_{name}", text, labels, registry=REGISTRY)


def _seconds(name: str, text: str) -> Histogram:
    return Histogram(f"undercroft_{name}_seconds", text, buckets=_BUCKETS, registry=REGISTRY)


MOVES = _counter("moves", "Moves committed, by who made them", "by")
REFUSED = _counter("refused", "Commands that were refused, by reason", "code")
REPEATS = _counter("repeats", "Commands that came again and got the same answer")
RESUMES = _counter("resumes", "Sockets that went on where they had stopped, or had to start anew", "how")
CONFLICTS = _counter("conflicts", "Moves that another server process was quicker with")
LIMITED = _counter("limited", "Requests and messages turned away, by limit", "limit")
MISMATCHES = _counter("mismatches", "Games whose log did not replay to the digests it carries")
SLOW = _counter("slow", "Moves and scenes that took too long for the event loop and were done aside", "what")
REQUESTS = _counter("requests", "HTTP requests, by status class", "status")
COMMITS = _counter("commits", "Transactions")
THOUGHTS = _counter("thoughts", "Jobs of the worker processes, by kind and how they ended", "kind", "end")
APPLY_SECONDS = _seconds("apply", "Applying a move to the table")
COMMIT_SECONDS = _seconds("commit", "Committing a batch of moves")
FANOUT_SECONDS = _seconds("fanout", "Telling everybody at the table")
MOVE_SECONDS = _seconds("move", "From the arrival of a move to its message to all")
THOUGHT_SECONDS = _seconds("thought", "A job of a worker process")
LOAD_SECONDS = _seconds("load", "Bringing a game back from its log")
LAG_SECONDS = _seconds("lag", "How late the event loop is")
HELD_SECONDS = _seconds(
    "held", "Processor time the event loop spent between two looks, which come every quarter second"
)
GAMES = Gauge("undercroft_games", "Games in memory", registry=REGISTRY)
SOCKETS = Gauge("undercroft_sockets", "Open sockets", registry=REGISTRY)


def report() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
