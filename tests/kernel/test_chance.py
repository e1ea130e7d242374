"""Chance: one integer, the same luck everywhere."""

from __future__ import annotations

import itertools
from collections import Counter
from hashlib import blake2b, sha256, shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.kernel.chance import DRAW, WORD, Chance, _order

KEYED = 0x1_00112233_44556677_8899AABB_CCDDEEFF
QUICK = 7
DECK = range(212)
both_generators = pytest.mark.parametrize("seed", [QUICK, KEYED], ids=["quick", "keyed"])


def test_the_luck_of_a_seed_never_changes() -> None:
    """Saves rely on these numbers: a change here breaks every game that replays from its seed."""
    chance = Chance(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [chance.word() for _ in range(4)] == published
    chance = Chance(7)
    assert [chance.below(100) for _ in range(5)] == [38, 1, 90, 58, 45]
    assert chance.shuffled("abcdefgh") == ["e", "h", "f", "c", "b", "a", "g", "d"]


@pytest.mark.parametrize(
    ("seed", "numbers", "deck", "state"),
    [
        (0, [883, 431, 26], "46838d7d396a", 0x78DDE6E5FD29F054),
        (-3, [966, 923, 995], "6c8aa6857c55", 0x78DDE6E5FD29F051),
        (1 << 61, [811, 761, 845], "aedc13ef8111", 0x98DDE6E5FD29F054),
        (WORD, [893, 912, 219], "48b749c57a69", 0x78DDE6E5FD29F053),
    ],
)
def test_a_short_seed_deals_as_it_always_has(seed: int, numbers: list[int], deck: str, state: int) -> None:
    """Written down before there was a keyed generator: older games go on as they began."""
    chance = Chance(seed)
    assert [chance.below(1000) for _ in range(3)] == numbers
    assert sha256(bytes(chance.shuffled(DECK))).hexdigest().startswith(deck)
    assert chance.state == state


def test_the_luck_of_a_key_never_changes() -> None:
    chance = Chance(KEYED)
    assert [chance.word() for _ in range(3)] == [0xE1E5D093A13D6E62, 0xB511DEB4F3AC6702, 0x258008113B091DAF]
    assert [chance.below(100) for _ in range(5)] == [81, 7, 42, 74, 48]
    assert "".join(chance.shuffled("abcdefgh")) == "dgefhcab"
    assert chance.shuffled(DECK)[:8] == [0, 119, 174, 51, 112, 124, 47, 54]
    assert chance.state == KEYED + 10 * DRAW


def test_luck_with_a_key_is_what_the_format_says() -> None:
    """A draw hashes the key and its own number (docs/fair-deals.md)."""
    first, second = ((KEYED + draw * DRAW).to_bytes(24, "little") for draw in (1, 2))
    chance = Chance(KEYED)
    assert chance.word() == int.from_bytes(blake2b(first, digest_size=8).digest(), "little")
    stream = shake_128(second).digest(8 * len(DECK))
    assert chance.shuffled(DECK) == sorted(DECK, key=lambda place: stream[8 * place : 8 * place + 8][::-1])


def test_every_bit_of_the_key_counts() -> None:
    keys = [KEYED, *(KEYED ^ (1 << bit) for bit in range(128))]
    assert len({Chance(key).word() for key in keys}) == len(keys)
    assert len({tuple(Chance(key).shuffled(DECK)) for key in keys}) == len(keys)


def test_a_key_is_not_used_up() -> None:
    chance = Chance(KEYED)
    assert len({chance.word() for _ in range(5000)}) == 5000
    assert chance.state % DRAW == KEYED


def test_a_deck_that_is_shuffled_with_a_key_is_remembered_nowhere() -> None:
    before = _order.cache_info()
    Chance(KEYED).shuffled(DECK)
    assert _order.cache_info() == before


def test_a_shuffle_is_no_part_of_what_is_drawn_after_it() -> None:
    shuffling, drawing = Chance(KEYED), Chance(KEYED)
    shuffling.shuffled(DECK)
    skipped = drawing.word()
    after = [shuffling.word() for _ in range(4)]
    assert after == [drawing.word() for _ in range(4)]
    assert skipped not in after


@given(st.integers(), st.lists(st.integers(), max_size=40))
def test_a_shuffle_loses_nothing(seed: int, things: list[int]) -> None:
    assert Counter(Chance(seed).shuffled(things)) == Counter(things)


@given(st.integers(), st.integers(min_value=1, max_value=1000))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    assert 0 <= Chance(seed).below(limit) < limit


@both_generators
def test_no_number_is_favoured(seed: int) -> None:
    """A word is scaled down; so many words lead to each number, give or take one."""
    for limit in (*range(1, 300), 10**9, WORD):
        chance = Chance(seed)
        assert chance.below(limit) == Chance(seed).word() * limit >> 64
        bounds = [-(-number * (WORD + 1) // limit) for number in range(min(limit, 300) + 1)]
        words = {after - before for before, after in itertools.pairwise(bounds)}
        assert max(words) - min(words) <= 1


@both_generators
def test_all_orders_are_about_equally_likely(seed: int) -> None:
    chance = Chance(seed)
    orders = Counter("".join(chance.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_drawing_takes_things_out_of_their_list() -> None:
    things = list(range(10))
    drawn = Chance(3).draw(things, 4)
    assert sorted(drawn + things) == list(range(10))
    assert len(drawn) == 4


def test_picking_leaves_things_where_they_are() -> None:
    things = [1, 2, 3]
    assert Chance(3).pick(things) in things
    assert things == [1, 2, 3]


@both_generators
def test_a_clone_gives_the_same_luck(seed: int) -> None:
    chance = Chance(seed)
    chance.word()
    clone, written = chance.clone(), Chance(chance.state)  # as a save does
    assert chance.word() == clone.word() == written.word()
    assert chance.shuffled(DECK) == clone.shuffled(DECK) == written.shuffled(DECK)
    assert chance.state == clone.state == written.state


@pytest.mark.parametrize("state", [DRAW - 1, 1 << 191, (1 << 192) - 1, 1 << 300, -(1 << 300)])
def test_any_number_is_a_state(state: int) -> None:
    chance = Chance(state)
    assert sorted(chance.shuffled(DECK)) == list(DECK)
    assert 0 <= chance.word() <= WORD
