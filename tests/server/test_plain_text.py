"""What people write: nothing that nobody sees, and emoji stay whole."""

from __future__ import annotations

import pytest

from menagerie.server.plain_text import plain

FARMER = "\U0001f469\u200d\U0001f33e"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
HEART_ON_FIRE = "\u2764\ufe0f\u200d\U0001f525"
DARK_PILOT = "\U0001f469\U0001f3ff\u200d\u2708\ufe0f"
RAINBOW_FLAG = "\U0001f3f3\ufe0f\u200d\U0001f308"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
KEYCAP = "1\ufe0f\u20e3"
GERMANY = "\U0001f1e9\U0001f1ea"


EMOJI = (FARMER, FAMILY, HEART_ON_FIRE, DARK_PILOT, RAINBOW_FLAG, SCOTLAND, KEYCAP, GERMANY, f"hi {FARMER}!")
WORDS = ("Ada", "Zoë", "Müller-Lüdenscheidt", "日本語", "שלום", "مرحبا", "ไทย", "नमस्ते", "Tiếng Việt", "a & b <c>")


@pytest.mark.parametrize("text", [*WORDS, *EMOJI])
def test_what_can_be_seen_stays(text: str) -> None:
    assert plain(text) == text


@pytest.mark.parametrize("sign", [chr(code) for code in (*range(9), *range(14, 28), 0x7F, 0x80, 0x9F, 0xAD)])
def test_controls_go(sign: str) -> None:
    assert plain(f"a{sign}b") == "ab"


TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C)
WITHOUT_WIDTH = (0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0x034F, 0x115F, 0x3164, 0x2800, 0xFE00, 0xE0100)
NO_SIGNS = (0xD800, 0xDFFF, 0xE000, 0xFFF9, 0xE0001, 0xE0061)


@pytest.mark.parametrize("code", [*TURNING, *WITHOUT_WIDTH, *NO_SIGNS])
def test_signs_that_nobody_sees_go(code: int) -> None:
    assert plain(f"a{chr(code)}b") == "ab"
    assert plain(chr(code)) == ""


@pytest.mark.parametrize("gap", ["\n", "\r\n", "\u2028", "\u2029", "\x85", "\t", "\xa0", "\u3000", " \n\n ", "\x1c"])
def test_everything_stands_on_one_line(gap: str) -> None:
    assert plain(f" a{gap}b ") == "a b"


@pytest.mark.parametrize("text", ["a\u200db", "\u200d", f"a\u200d{FARMER}"])
def test_joiners_join_nothing_but_emoji(text: str) -> None:
    assert plain(text) == text.replace("\u200d", "", 1)


def test_marks_need_a_sign_below_them_and_do_not_pile_up() -> None:
    assert plain("\u0301\u0301") == ""
    assert plain("\ufe0f") == ""
    assert plain("a \u0336b") == "a b"
    assert plain("q" + "\u0336" * 50) == "q" + "\u0336" * 4
    assert plain("e\u0301") == "é"
