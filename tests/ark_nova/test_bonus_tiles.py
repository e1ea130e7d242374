"""The nine bonus tiles beside the conservation track."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from ark_nova.scenario import Play, scenario
from menagerie.games.ark_nova.tracks import gain_conservation


def taking(tile: str, *keys: str, display: str = "", deck: str = "", **things: Any) -> Play:
    """Reach conservation 5 and take a tile."""
    table = scenario().seat(0, conservation=4, **things).display(display).deck(deck)
    game = table.set(bonus_tiles={"5": [tile], "8": []}).run(partial(gain_conservation, points=1))
    return game.play(tile, *keys)


@pytest.mark.rule("R-A-295")
def test_ten_money() -> None:
    assert taking("money-10", money=1)[0]["money"] == 11


@pytest.mark.rule("R-A-295")
def test_three_x_tokens() -> None:
    assert taking("x-token-3", x_tokens=1)[0]["x_tokens"] == 4


@pytest.mark.rule("R-A-295")
def test_x_tokens_beyond_five_are_lost() -> None:
    assert taking("x-token-3", x_tokens=4)[0]["x_tokens"] == 5


@pytest.mark.rule("R-A-295")
def test_two_reputation() -> None:
    assert taking("reputation-2", reputation=1)[0]["reputation"] == 3


@pytest.mark.rule("R-A-295")
def test_two_reputation_give_the_bonuses_on_the_way() -> None:
    assert taking("reputation-2", reputation=4).prompt == "upgrade"


@pytest.mark.rule("R-A-296")
def test_three_cards_each_from_the_deck_or_within_range() -> None:
    game = taking("card-3", display="wolf jaguar emu", deck="sheep horse", reputation=2)
    assert game.options == ["deck", "wolf", "jaguar"]
    game.play("deck", "jaguar", "deck")
    assert game[0]["hand"] == ["sheep", "jaguar", "horse"]


@pytest.mark.rule("R-A-297")
def test_an_enclosure_of_three_spaces_is_built_free_and_empty() -> None:
    game = taking("size-3-enclosure", "size_3", "e5-e6-f6", money=0)
    assert [(building["kind"], building["cubes"]) for building in game[0]["buildings"]] == [("size_3", 0)]


@pytest.mark.rule("R-A-297")
def test_the_rules_of_placing_hold_for_the_enclosure() -> None:
    game = taking("size-3-enclosure", "size_3", buildings="size_1@e1")
    assert game.why_not("e5-e6-f6") == ["not_adjacent"]


@pytest.mark.rule("R-A-298")
def test_a_partner_zoo_needs_no_task_and_no_worker() -> None:
    game = taking("partner-zoo", "asia", workers=0)
    assert (game[0]["partner_zoos"], game[0]["workers_on"]) == (["asia"], [0, 0, 0, 0])


@pytest.mark.rule("R-A-298")
def test_a_partner_zoo_gives_the_bonus_of_the_space_it_covers() -> None:
    assert taking("partner-zoo", "asia", partner_zoos="europe").prompt == "upgrade"


@pytest.mark.rule("R-A-298")
def test_a_third_partner_zoo_needs_the_own_association_card_on_side_two() -> None:
    game = taking("partner-zoo", partner_zoos="europe asia")
    assert (game.asked, game[0]["partner_zoos"]) == (None, ["europe", "asia"])


@pytest.mark.rule("R-A-298")
def test_with_the_own_association_card_on_side_two_a_third_partner_zoo_is_taken() -> None:
    game = taking("partner-zoo", "africa", partner_zoos="europe asia", side_2="association")
    assert game[0]["partner_zoos"] == ["europe", "asia", "africa"]


@pytest.mark.rule("R-A-298")
def test_a_partner_zoo_must_lie_on_the_board() -> None:
    table = scenario().seat(0, conservation=4, partner_zoos="africa")
    table.set(bonus_tiles={"5": ["partner-zoo"], "8": []}, partner_zoos=["africa", "asia", "europe"])
    game = table.run(partial(gain_conservation, points=1)).play("partner-zoo")
    assert game.options == ["asia", "europe"]


@pytest.mark.rule("R-A-299")
def test_a_university_needs_no_task_and_no_worker() -> None:
    game = taking("university", "research_reputation", workers=0, reputation=1)
    zoo = game[0]
    assert (zoo["universities"], zoo["workers_on"], zoo["reputation"]) == (["research_reputation"], [0, 0, 0, 0], 3)


@pytest.mark.rule("R-A-299")
def test_a_university_is_of_a_kind_not_owned_yet() -> None:
    assert taking("university", universities="hand_limit").options == ["double_research", "research_reputation"]


@pytest.mark.rule("R-A-300")
@pytest.mark.parametrize("card", ["animals", "cards", "build", "association", "sponsors"])
def test_a_multiplier_goes_on_any_action_card(card: str) -> None:
    assert taking("multiplier", card).card(0, card)["multipliers"] == 1


@pytest.mark.rule("R-A-301")
def test_a_sponsor_of_the_hand_is_played_for_its_level() -> None:
    game = taking("sponsor-for-money", hand="engineer foreign_institute", money=5, display="veterinarian")
    assert game.options == ["none", "engineer"]
    assert game.play("engineer")[0]["money"] == 1
