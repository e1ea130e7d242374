"""The reputation track: its bonuses, its gate at 9 and its end at 15."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, row_with, scenario
from menagerie.games.ark_nova.tracks import gain_reputation

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie.games.ark_nova.turn import Turn

FOLDERS = "cheetah lion leopard caracal fennec_fox siberian_tiger"


def points(number: int) -> Callable[[Turn], Awaitable[None]]:
    return lambda turn: gain_reputation(turn, number)


def gain(number: int, **things: Any) -> Play:
    """Let seat 0 gain reputation with Cards II."""
    return scenario().seat(0, **{"side_2": "cards", **things}).display(FOLDERS).run(points(number))


@pytest.mark.rule("R-A-302")
def test_reputation_goes_up_by_what_is_gained() -> None:
    assert gain(2, reputation=1)[0]["reputation"] == 3


# --- the bonuses ---


@pytest.mark.rule("R-A-303", "R-A-302")
def test_at_5_an_action_card_is_upgraded() -> None:
    game = gain(1, reputation=4)
    assert (game.prompt, game.options) == ("upgrade", ["animals", "build", "association", "sponsors"])
    assert game.play("build").card(0, "build")["side"] == 2


@pytest.mark.rule("R-A-303", "R-A-302")
def test_at_8_a_worker_is_hired() -> None:
    assert gain(1, reputation=7)[0]["workers"] == 2


@pytest.mark.rule("R-A-303", "R-A-302")
@pytest.mark.parametrize(("reputation", "in_range"), [(9, 5), (12, 6)])
def test_at_10_and_13_a_card_comes_from_the_deck_or_the_range_just_reached(reputation: int, in_range: int) -> None:
    game = gain(1, reputation=reputation)
    assert game.options == ["deck", *FOLDERS.split()[:in_range]]


@pytest.mark.rule("R-A-303", "R-A-302")
@pytest.mark.parametrize("reputation", [10, 13])
def test_at_11_and_14_a_conservation_point_is_gained(reputation: int) -> None:
    assert gain(1, reputation=reputation)[0]["conservation"] == 1


@pytest.mark.rule("R-A-303", "R-A-302")
@pytest.mark.parametrize("reputation", [11, 14])
def test_at_12_and_15_an_x_token_is_gained(reputation: int) -> None:
    assert gain(1, reputation=reputation)[0]["x_tokens"] == 1


@pytest.mark.rule("R-A-303")
@pytest.mark.parametrize("reputation", [1, 2, 3, 5, 6, 8])
def test_the_other_spaces_give_nothing(reputation: int) -> None:
    game = gain(1, reputation=reputation)
    assert game.asked is None
    assert [game[0][name] for name in ("workers", "conservation", "x_tokens", "appeal")] == [1, 0, 0, 0]


@pytest.mark.rule("R-A-302")
def test_a_space_that_is_passed_gives_its_bonus_too() -> None:
    game = gain(2, reputation=7)
    assert (game[0]["reputation"], game[0]["workers"]) == (9, 2)


@pytest.mark.rule("R-A-302")
def test_a_bonus_is_gained_before_the_next_step() -> None:
    game = gain(3, reputation=4)
    assert (game.prompt, game[0]["reputation"]) == ("upgrade", 5)
    assert game.play("build")[0]["reputation"] == 7


@pytest.mark.rule("R-A-302")
def test_a_card_is_taken_before_further_steps_widen_the_range() -> None:
    game = gain(4, reputation=9)
    assert game.options == ["deck", *FOLDERS.split()[:5]]


@pytest.mark.rule("R-A-302")
def test_a_bonus_reached_earlier_is_not_gained_again() -> None:
    game = gain(1, reputation=8)
    assert game[0]["workers"] == 1


# --- the gate ---


@pytest.mark.rule("R-A-304")
def test_without_cards_2_reputation_stays_at_9() -> None:
    game = gain(3, reputation=9, side_2="animals build")
    assert (game[0]["reputation"], game[0]["appeal"], game[0]["x_tokens"]) == (9, 0, 0)


@pytest.mark.rule("R-A-304")
def test_what_would_pass_9_is_lost() -> None:
    # V-A-063
    assert gain(2, reputation=8, side_2="")[0]["reputation"] == 9


@pytest.mark.rule("R-A-304")
def test_the_foreign_institute_brings_nothing_at_9() -> None:
    # V-A-062
    table = scenario().seat(0, row=row_with("sponsors", 5), x_tokens=1, hand="foreign_institute", reputation=9)
    game = table.turn(0).play("sponsors+1", "foreign_institute")
    assert (game[0]["reputation"], game[0]["appeal"]) == (9, 0)


@pytest.mark.rule("R-A-304")
def test_with_cards_2_reputation_passes_9() -> None:
    assert gain(1, reputation=9)[0]["reputation"] == 10


def take_second_university() -> Play:
    """Take the university of 2 reputation on the space of an upgrade, at 9 reputation with Cards on side I."""
    table = scenario().seat(0, row=row_with("association", 4), reputation=9, universities="hand_limit")
    return table.display(FOLDERS).turn(0).play("association", "university", "research_reputation")


@pytest.mark.rule("R-A-304", "R-A-303", "R-A-089", "R-A-218")
def test_upgrading_cards_first_opens_the_way_for_reputation_gained_at_the_same_time() -> None:
    # V-A-065
    game = take_second_university().play("upgrade_action_card-1", "cards", "deck")
    assert (game[0]["reputation"], game[0]["hand_size"], game[0]["conservation"]) == (11, 1, 1)


@pytest.mark.rule("R-A-304", "R-A-089", "R-A-218")
def test_reputation_taken_before_the_upgrade_of_cards_is_lost() -> None:
    # V-A-065
    game = take_second_university().play("reputation-2", "cards")
    assert (game[0]["reputation"], game[0]["hand_size"], game[0]["conservation"]) == (9, 0, 0)


# --- the end ---


@pytest.mark.rule("R-A-305")
def test_at_15_reputation_becomes_appeal() -> None:
    game = gain(2, reputation=15, appeal=10)
    assert (game[0]["reputation"], game[0]["appeal"], game[0]["x_tokens"]) == (15, 12, 0)


@pytest.mark.rule("R-A-305")
def test_only_what_goes_beyond_15_becomes_appeal() -> None:
    game = gain(3, reputation=14, appeal=10)
    assert (game[0]["reputation"], game[0]["appeal"], game[0]["x_tokens"]) == (15, 12, 1)
