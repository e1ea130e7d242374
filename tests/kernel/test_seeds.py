"""Seeds: strong where nobody has chosen one, refused where chance cannot begin, vouched for by a sum."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import menagerie
from kernel.toy_game import SECRETS
from menagerie.kernel.chance import DRAW, WORD, Chance
from menagerie.kernel.errors import BadRequest, BadSave
from menagerie.kernel.game import new_game
from menagerie.kernel.save import checksum, load
from menagerie.kernel.seeds import STRONG, commitment, fresh_seed, next_seed, seed_text

DOCUMENT = Path(__file__).parents[2] / "docs" / "fair-deals.md"
SEED = 0x1_00112233_44556677_8899AABB_CCDDEEFF


def test_a_drawn_seed_is_strong() -> None:
    seeds = [fresh_seed() for _ in range(40)]
    assert len(set(seeds)) == len(seeds)
    assert all(STRONG <= seed < 2 * STRONG for seed in seeds)
    assert {seed >> bit & 1 for seed in seeds for bit in (0, 127)} == {0, 1}


def test_every_bit_of_a_drawn_seed_comes_from_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def all_ones(bits: int) -> int:
        asked.append(bits)
        return (1 << bits) - 1

    monkeypatch.setattr("secrets.randbits", all_ones)
    assert fresh_seed() == 2 * STRONG - 1
    assert asked == [128]


def test_a_game_without_a_seed_is_dealt_at_full_strength() -> None:
    one, other = (menagerie.new_game("zooloretto", seats=3) for _ in range(2))
    assert one.setting.seed != other.setting.seed
    for game in (one, other):
        assert game.setting.seed >= STRONG
        assert game.table.chance.state % DRAW == game.setting.seed


def test_one_seed_gives_several_of_full_strength() -> None:
    chance = Chance(SEED)
    seeds = [next_seed(chance) for _ in range(3)]
    assert all(STRONG <= seed < 2 * STRONG for seed in seeds)
    assert len({half for seed in seeds for half in (seed & WORD, seed >> 64 & WORD)}) == 6


@pytest.mark.parametrize("seed", [DRAW, 1 << 300, -WORD - 1])
def test_a_seed_that_is_too_large_is_refused(seed: int) -> None:
    with pytest.raises(BadRequest, match="129 bits"):
        new_game(SECRETS, 2, seed, {})
    save = {**new_game(SECRETS, 2, 1, {}).save(), "seed": seed}
    with pytest.raises(BadSave, match="seed"):
        load({**save, "checksum": checksum(save)}, lambda _: SECRETS)


@pytest.mark.parametrize("seed", [-WORD, -1, 0, WORD, WORD + 1, STRONG, DRAW - 1])
def test_other_seeds_are_taken(seed: int) -> None:
    save = json.dumps(new_game(SECRETS, 2, seed, {}).save())
    assert load(save, lambda _: SECRETS).save() == json.loads(save)


def test_a_long_seed_is_written_in_hexadecimal() -> None:
    assert [seed_text(seed) for seed in (7, -3, WORD, SEED)] == ["7", "-3", str(WORD), hex(SEED)]


def test_a_commitment_is_the_sum_of_the_seed_as_it_is_written() -> None:
    """Anybody can check it: printf 0x100112233445566778899aabbccddeeff | sha256sum."""
    known = "edc89a15fdf2178b335a06bee2e8085a1d338e990a5ffa625196d87f442c7ed1"
    assert commitment(SEED) == known == hashlib.sha256(b"0x100112233445566778899aabbccddeeff").hexdigest()


@pytest.mark.parametrize("seed", [-3, 0, 7, WORD, WORD + 1, STRONG - 1])
def test_a_seed_that_can_be_guessed_has_none(seed: int) -> None:
    assert commitment(seed) is None


def test_the_commands_that_the_documents_give_check_a_deal(tmp_path: Path) -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    example = re.search(r"printf (0x[0-9a-f]+) \| sha256sum\n *([0-9a-f]{64})", text)
    assert example is not None
    assert commitment(int(example[1], 16)) == example[2]
    code = re.search(r'python3 -c "(.*)" FILE', text)
    assert code is not None
    save = tmp_path / "game.json"
    save.write_text(json.dumps(new_game(SECRETS, 2, SEED, {}).save()))
    command = [sys.executable, "-c", code[1], str(save)]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() == commitment(SEED)
