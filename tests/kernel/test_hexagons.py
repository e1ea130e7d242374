"""Hexagons: neighbours, rotation, groups, and where a shape can lie, on a flower of seven spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.hexagons import DIRECTIONS, Hexagons, rotated, spaces_in

if TYPE_CHECKING:
    from menagerie.kernel.hexagons import Place

FLOWER = Hexagons([(0, 0), *DIRECTIONS])  # space 0 in the middle, 1 to 6 around it


def test_the_middle_touches_every_other_space_and_a_petal_three() -> None:
    assert spaces_in(FLOWER.neighbours[0]) == (1, 2, 3, 4, 5, 6)
    assert spaces_in(FLOWER.neighbours[1]) == (0, 2, 6)
    assert spaces_in(FLOWER.edge) == (1, 2, 3, 4, 5, 6)


def test_what_lies_around_spaces_shares_an_edge_with_one_of_them() -> None:
    assert spaces_in(FLOWER.around(FLOWER.bits[1] | FLOWER.bits[2])) == (0, 1, 2, 3, 6)


def test_six_rotations_turn_a_shape_once_around() -> None:
    turned: list[tuple[Place, ...]] = [((0, 0), (1, 0), (2, -1))]
    for _ in range(6):
        turned.append(rotated(turned[-1]))
    assert len(set(turned)) == 6
    assert turned[6] == turned[0]


def test_spaces_that_hang_together_are_one_group() -> None:
    petals = FLOWER.bits[1] | FLOWER.bits[2] | FLOWER.bits[4]
    assert [spaces_in(group) for group in FLOWER.groups(petals)] == [(1, 2), (4,)]
    assert list(FLOWER.groups(petals | FLOWER.bits[0])) == [petals | FLOWER.bits[0]]


def test_a_shape_lies_wherever_all_its_cells_meet_spaces() -> None:
    assert sorted(FLOWER.placements([(0, 0)])) == list(FLOWER.bits)
    assert len(FLOWER.placements([(0, 0), (1, 0)])) == 12  # one for each pair of neighbours
    assert sorted(map(spaces_in, FLOWER.placements([(0, 0), (1, 0), (2, 0)]))) == [(0, 1, 4), (0, 2, 5), (0, 3, 6)]


def test_a_shape_is_never_turned_over() -> None:
    hook = [(0, 0), (1, 0), (2, 0), (2, 1)]
    board = Hexagons([(q, r) for q in range(6) for r in range(6)])
    assert not set(board.placements(hook)) & set(board.placements([(r, q) for q, r in hook]))
