"""What `docs/adding-a-card.md` promises: a card that differs is one more object, and nothing else names it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from ark_nova import scenario as tables
from ark_nova.base_box import BOX
from ark_nova.scenario import row_with, scenario
from menagerie.games.ark_nova.actions.cards import CardsCard
from menagerie.games.ark_nova.cards import Sponsor
from menagerie.games.ark_nova.homes import Home
from menagerie.games.ark_nova.housing import occupy, remove_cubes
from menagerie.games.ark_nova.map_powers.aside import Aside
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.printed.cards import SponsorEntry
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.sponsors.own_text import OwnText
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.games.ark_nova.zoo_map import ZooMap
from menagerie.kernel.messages import Message, Phrasebook, read_phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.turn import Turn


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Play with a box in which some things are others."""

    def packed(**things: Any) -> None:
        monkeypatch.setattr(tables, "BOX", replace(BOX, **things))

    return packed


# --- action cards ---


class PaidCards(CardsCard):
    """A Cards card that also brings 1 money for each strength."""

    __slots__ = ()

    async def do(self, turn: Turn, strength: int) -> None:
        """Gain the money, then do what every Cards card does."""
        gain_money(turn.table, turn.me, strength)
        await super().do(turn, strength)


def paid_cards() -> CardsCard:
    """Draw two cards at any strength, never discard; on side II three."""
    return PaidCards(2, (2,) * 5, (0,) * 5, 9, upgrade=PaidCards(2, (3,) * 5, (0,) * 5, 9))


@pytest.mark.parametrize(("side_2", "drawn"), [("", 2), ("cards", 3)])
def test_an_alternative_action_card_has_figures_and_rules_of_its_own(
    play_with: Callable[..., None], side_2: str, drawn: int
) -> None:
    play_with(action_cards=BOX.action_cards.with_card(paid_cards()))
    game = scenario().seat(0, row=row_with("cards", 3), money=5, side_2=side_2).turn(0).play("cards")
    assert (game[0]["hand_size"], game[0]["money"], game.row(0)[0]) == (drawn, 8, "cards")
    assert game.card(0, "cards")["side"] == (2 if side_2 else 1)


def test_an_alternative_action_card_works_twice_with_a_multiplier(play_with: Callable[..., None]) -> None:
    play_with(action_cards=BOX.action_cards.with_card(paid_cards()))
    table = scenario().seat(0, row=row_with("cards", 3), money=0, multipliers="cards")
    game = table.turn(0).play("cards", "cards")
    assert (game[0]["hand_size"], game[0]["money"]) == (4, 6)


# --- sponsors ---


class Patron(OwnText):
    """Birds cost 2 less."""

    __slots__ = ()

    def discount(self, animal: Animal) -> int:
        """Return 2 for birds."""
        return 2 if "bird" in [icon.key for icon in animal.icons] else 0


def test_a_sponsor_with_a_text_of_its_own_answers_only_what_it_changes(play_with: Callable[..., None]) -> None:
    patron = Sponsor(SponsorEntry("patron", set="made_up", number=299, level=1), Patron)
    play_with(
        sponsors={**BOX.sponsors, "patron": patron},
        zoo_cards={**BOX.zoo_cards, "patron": patron},
        deck=(*BOX.deck, patron),
    )
    table = scenario().seat(0, hand="patron barn_owl", money=20, row=row_with("sponsors", 5), buildings="size_1@a3")
    game = table.turn(0).play("sponsors", "patron", "x-build", "animals")
    assert (game[0]["sponsors"], game[0]["animals"]) == (["patron"], ["barn_owl"])
    assert game[0]["money"] == 20 - (BOX.animals["barn_owl"].cost - 2)


# --- maps ---


class Tip(Aside):
    """Show a card to a visitor, for money."""

    __slots__ = ("money",)

    def __init__(self, card: Any, word: str, money: int) -> None:
        super().__init__(card, word, Message("ark_nova.choice.harbor", card=card))
        self.money = money

    def leaves_choice(self, turn: Turn, options: Callable[[Turn], Sequence[object]]) -> bool:
        """It takes nothing away."""
        return True

    def take(self, turn: Turn) -> None:
        """Gain the money, once in a turn."""
        gain_money(turn.table, turn.me, self.money)
        turn.asides = tuple(offers for offers in turn.asides if self not in offers(turn))


SMALL, LARGE = (Tip(BOX.animals["lion"], word, money) for word, money in (("small_tip", 1), ("large_tip", 3)))


class Visitors(Power):
    """Visitors who give tips beside any choice, and make low slots stronger."""

    key = "visitors"
    asides = (lambda turn: [SMALL], lambda turn: [LARGE])

    def strengths(self, zoo: Any) -> tuple[int, ...]:
        """Slot 1 counts as much as slot 2."""
        return (2, 2, 3, 4, 5)


def test_a_map_with_a_power_answers_for_it_alone(play_with: Callable[..., None]) -> None:
    play_with(maps={**BOX.maps, "0": ZooMap(MAPS["0"], Visitors())})
    game = scenario().seat(0, row=row_with("sponsors", 1), money=0).turn(0)
    assert {"small_tip-lion", "large_tip-lion"} <= {*game.options}
    game.play("large_tip-lion")
    assert ("small_tip-lion" in game.options, "large_tip-lion" in game.options) == (True, False)
    game.play("sponsors", "break")
    assert (game[0]["money"], game.asked) == (3 + 2, 1)


# --- homes ---


def test_a_home_may_span_several_buildings() -> None:
    animal = BOX.animals["common_european_adder"]
    there = "reptile_house@g4-h3-h4-h5-i3 large_bird_aviary@c6-d5-d6-e5-e6:1"
    seen: list[list[int]] = []

    async def come_and_go(turn: Turn) -> None:
        house, aviary = turn.me.buildings
        home = Home((house, 2), (aviary, 1))
        occupy(turn, home, animal)
        seen.append([building.cubes for building in turn.me.buildings])
        remove_cubes(turn, Home(*((building, 1) for building in turn.me.buildings)))
        seen.append([building.cubes for building in turn.me.buildings])

    scenario().seat(0, buildings=there).run(come_and_go)
    assert seen == [[2, 2], [1, 1]]


def test_homes_are_told_apart_by_how_an_animal_is_spread_over_them() -> None:
    game = scenario().seat(0, buildings="reptile_house@g4-h3-h4-h5-i3 large_bird_aviary@c6-d5-d6-e5-e6").turn(0)
    house, aviary = game.game.table.zoos[0].buildings  # type: ignore[attr-defined]  # a table of this game
    one, shared, other = Home((house, 3)), Home((house, 2), (aviary, 1)), Home((house, 1), (aviary, 2))
    assert (one.key, Home().key) == ("reptile_house@g4-h3-h4-h5-i3", "herd")
    assert shared == Home((house, 2), (aviary, 1))
    assert len({one.key, shared.key, other.key}) == 3
    assert shared != other
    assert shared.mask == house.spot.mask | aviary.spot.mask
    told = Phrasebook("en", read_phrases("en")).say(shared.message)
    assert told == "shared: reptile house (g4-h3-h4-h5-i3): 2, large bird aviary (c6-d5-d6-e5-e6): 1"
