"""Adapt: draw final scoring cards, then discard as many of all that one holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.scenario import Play, Scenario, scenario
from menagerie.games.ark_nova.bonus_dues import gain_bonus
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.rules import RULES
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

OWN = "large_animal_zoo small_animal_zoo"
OF_OTHERS = "research_zoo architectural_zoo conservation_zoo naturalists_zoo favorite_zoo sponsored_zoo"


async def adapt(turn: Turn) -> None:
    await gain_bonus(turn, bonus("adapt", 3, False))


def holding(**things: str) -> Scenario:
    return scenario().seat(0, final_cards=OWN, **things)


def adapted(play: Play) -> tuple[int, int]:
    """How many cards are held, and how many lie in the pile."""
    return len(play[0]["final_cards"]), play.table["final_pile"]


@pytest.mark.rule("R-A-649")
def test_the_cards_drawn_are_added_to_the_own_ones() -> None:
    play = holding().run(adapt)
    assert (adapted(play), play.prompt, len(play.options)) == ((5, 6), "discard_final", 5)


@pytest.mark.rule("R-A-649")
def test_as_many_are_discarded_as_were_drawn() -> None:
    play = holding().run(adapt).play(*OWN.split())
    assert play.prompt == "discard_final"
    play.play(play.options[0])
    assert (play.asked, adapted(play), play.faults) == (None, (2, 9), [])


@pytest.mark.rule("R-A-649")
def test_any_of_all_own_cards_may_be_discarded() -> None:
    play = holding().run(adapt)
    drawn = [card for card in play.options if card not in OWN.split()]
    assert play.play(*drawn)[0]["final_cards"] == OWN.split()


@pytest.mark.rule("R-A-649", "R-A-016")
def test_of_a_small_pile_all_are_drawn_and_as_many_discarded() -> None:
    play = holding().seat(1, final_cards=f"{OF_OTHERS} diverse_species_zoo").run(adapt)
    assert adapted(play) == (4, 0)
    assert adapted(play.play(*OWN.split())) == (2, 2)


@pytest.mark.rule("R-A-649")
def test_discarded_cards_go_under_the_pile() -> None:
    play = holding().run(adapt).play(*OWN.split())
    assert play.saved["final_pile"][:2] == OWN.split()[::-1]


@pytest.mark.rule("R-A-649", "R-A-038")
def test_nobody_else_sees_the_cards_of_adapt() -> None:
    play = holding().run(adapt)
    assert play.game.view(1)["zoos"][0]["final_cards"] == [None] * 5
    assert not play.events("drawn_final", seat=1)
    assert len(play.events("drawn_final", seat=0)[0]["cards"]) == 3


@pytest.mark.rule("R-A-649")
def test_drawing_cannot_be_taken_back_and_a_discard_can() -> None:
    play = holding().run(adapt)
    assert not play.game.can_undo
    assert play.play("large_animal_zoo").undo()[0]["final_cards"][:2] == OWN.split()


@pytest.mark.rule("R-A-649", "R-A-038")
def test_a_world_of_another_seat_holds_other_cards() -> None:
    play = holding().run(adapt)
    table: Any = play.game.table.clone()
    RULES.reshuffle_unseen(table, 1, Chance(5))
    held = [card.key for card in table.zoos[0].final_cards]
    assert (len(held), held == play[0]["final_cards"]) == (5, False)
