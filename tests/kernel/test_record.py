"""Records are dataclasses in everything but how they are made."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, asdict, field, fields, is_dataclass, replace

import pytest

from menagerie.kernel.record import Record


class Point(Record):
    """A record with and without defaults."""

    x: int
    y: int = 0
    names: list[str] = field(default_factory=list)


class Place(Point):
    """A record with one field more, and another default."""

    y: int = 7
    height: int = 1


def test_a_record_takes_its_values_in_order_or_by_name() -> None:
    assert Point(1, 2) == Point(y=2, x=1)
    assert (Point(1).y, Place(1).y, Place(1, 2).height) == (0, 7, 1)


def test_the_values_of_a_record_are_in_the_order_of_its_fields() -> None:
    assert list(vars(Point(names=[], x=1))) == ["x", "y", "names"]


def test_records_do_not_share_what_is_made_for_each() -> None:
    assert Point(1).names is not Point(1).names


def test_records_are_compared_by_kind_and_values() -> None:
    assert Point(1) != Point(2)
    assert Point(1, 7) != Place(1)
    assert Point(1) != (1, 0, [])


def test_equal_records_are_one_in_a_set() -> None:
    class Pair(Record):
        """A record of values that can be put into sets."""

        first: int
        second: int = 0

    assert len({Pair(1), Pair(1, 0), Pair(2)}) == 2


@pytest.mark.parametrize(
    ("values", "named", "fault"),
    [
        ((), {}, "Point needs x"),
        ((1,), {"z": 1}, "Point takes"),
        ((1, 2, [], 4), {}, "Point takes"),
        ((1,), {"x": 1}, "Point takes"),
    ],
)
def test_a_record_says_what_is_wrong_with_its_values(
    values: tuple[int, ...], named: dict[str, int], fault: str
) -> None:
    with pytest.raises(TypeError, match=fault):
        Point(*values, **named)  # type: ignore[arg-type]  # that is the point


def test_a_record_never_changes() -> None:
    point = Point(1)
    with pytest.raises(FrozenInstanceError):
        point.x = 2  # type: ignore[misc]  # that is the point
    with pytest.raises(FrozenInstanceError):
        del point.x
    assert point == Point(1)


def test_a_record_is_a_dataclass_for_everybody_who_asks() -> None:
    assert all(map(is_dataclass, (Point, Place)))
    assert [each.name for each in fields(Place)] == ["x", "y", "names", "height"]
    assert asdict(Place(1)) == {"x": 1, "y": 7, "names": [], "height": 1}
    assert replace(Point(1), y=3) == Point(1, 3)
    assert repr(Point(1)) == "Point(x=1, y=0, names=[])"
