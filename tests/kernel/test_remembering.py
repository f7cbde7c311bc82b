"""What is remembered has a limit, can be forgotten all at once, and is the same when it is worked out anew."""

from __future__ import annotations

from undercroft.kernel.remembering import Answers, Kept, clear_all, remembered, worked_out


def test_an_answer_is_worked_out_once() -> None:
    worked: list[int] = []

    @remembered(4)
    def twice(n: int) -> int:
        worked.append(n)
        return 2 * n

    assert [twice(3), twice(3), twice(4)] == [6, 6, 8]
    assert worked == [3, 4]


def test_no_more_answers_are_kept_than_was_said() -> None:
    worked: list[int] = []

    @remembered(2)
    def twice(n: int) -> int:
        worked.append(n)
        return 2 * n

    for n in (1, 2, 3, 1):
        twice(n)
    assert worked == [1, 2, 3, 1]


def test_everything_can_be_forgotten_at_once() -> None:
    worked: list[int] = []

    @remembered(4)
    def twice(n: int) -> int:
        worked.append(n)
        return 2 * n

    twice(3)
    clear_all()
    assert twice(3) == 6
    assert worked == [3, 3]


def test_an_object_finds_out_about_itself_when_it_is_asked_and_only_once() -> None:
    class Chest:
        looks = 0

        @worked_out
        def coins(self) -> int:
            self.looks += 1
            return 7

    chest = Chest()
    assert chest.looks == 0
    assert (chest.coins, chest.coins, chest.looks) == (7, 7, 1)
    assert Chest().looks == 0


def test_answers_are_worked_out_when_they_are_first_asked_for_and_forgotten_when_there_are_too_many() -> None:
    worked: list[int] = []

    def twice(n: int) -> int:
        worked.append(n)
        return 2 * n

    known = Answers(twice, most=2)
    assert [known[n] for n in (1, 1, 2, 3, 1)] == [2, 2, 4, 6, 2]
    assert worked == [1, 2, 3, 1]


def test_no_more_is_kept_than_was_said() -> None:
    known: Kept[str, int] = Kept(2)
    for n, name in enumerate("abc"):
        assert known.keep(name, n) == n
    assert known == {"c": 2}
