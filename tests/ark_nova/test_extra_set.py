"""A box with one more set: what it adds is in the game, and what it replaces is not."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

import menagerie
from ark_nova.base_box import BOX
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games.ark_nova.packing import everything, pack
from menagerie.games.ark_nova.printed import board, cards
from menagerie.games.ark_nova.printed.sets import MAP_SETS
from menagerie.games.ark_nova.rules import ArkNova
from menagerie.games.ark_nova.soundness import soundness
from menagerie.kernel import save
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import Game, new_game

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from menagerie.games.ark_nova.box import Box

EXTRA = "extra"


class WithExtra(ArkNova):
    """The game with an expansion that was made up."""

    def box_of(self, options: Mapping[str, Any]) -> Box:
        return pack((*MAP_SETS, EXTRA))


RULES = WithExtra()


@pytest.fixture(autouse=True, scope="module")
def extra_set() -> Iterator[None]:
    """Print the set: a cheaper lion, a large zoo for everybody, one more sponsor, tile and university."""
    patch = pytest.MonkeyPatch()
    lion = replace(cards.ANIMALS["lion"], name="lion_2", set=EXTRA, replaces="lion", cost=1, requires=())
    large = cards.FINAL_SCORING["large_animal_zoo"]
    patch.setitem(cards.ANIMALS, "lion_2", lion)
    patch.setitem(
        cards.FINAL_SCORING,
        "large_animal_zoo_2",
        replace(large, name="large_animal_zoo_2", set=EXTRA, replaces=large.name, thresholds=(1, 2, 3, 4)),
    )
    sponsor = replace(cards.SPONSORS["spokesperson"], name="speaker", set=EXTRA, number=299)
    patch.setitem(cards.SPONSORS, "speaker", sponsor)
    engineer = replace(cards.SPONSORS["engineer"], name="engineer_2", set=EXTRA, replaces="engineer", level=1)
    patch.setitem(cards.SPONSORS, "engineer_2", engineer)
    project = replace(cards.PROJECTS["africa"], name="antarctica", set=EXTRA, number=199)
    patch.setitem(cards.PROJECTS, "antarctica", project)
    tile = replace(board.BONUS_TILES["money-10"], name="money-20", set=EXTRA, bonus="money 20")
    patch.setitem(board.BONUS_TILES, "money-20", tile)
    university = replace(board.UNIVERSITIES["hand_limit"], name="bird", set=EXTRA, icons=("bird",))
    patch.setitem(board.UNIVERSITIES, "bird", university)
    yield
    patch.undo()


def play_to_the_end(game: Game, chance: Chance) -> Game:
    while (decision := game.decision) is not None:
        if game.number % 50 == 0:
            game.sample_world(decision.seat, chance).apply(0)
        game.apply(chance.below(len(decision.options)))
    return game


def test_a_replaced_card_lies_where_the_base_card_lay() -> None:
    box = RULES.box_of({})
    assert "lion" not in box.zoo_cards
    assert list(box.animals).index("lion_2") == list(BOX.animals).index("lion")
    assert [card.number for card in box.deck if card.number == 402] == [402]
    assert next(iter(box.final_scoring)) == "large_animal_zoo_2"
    assert len(box.final_scoring) == len(BOX.final_scoring)


def test_what_is_added_comes_beside_the_base_things() -> None:
    box = RULES.box_of({})
    assert len(box.deck) == len(BOX.deck) + 1
    assert len(box.base_projects) == len(BOX.base_projects) + 1
    assert (len(box.bonus_tiles), len(box.universities)) == (10, 4)


def test_boxes_share_the_things_that_both_have() -> None:
    box = RULES.box_of({})
    assert box is RULES.box_of({})
    assert all(box.animals[key] is animal for key, animal in BOX.animals.items() if key != "lion")
    assert box.sponsors["explorer"] is BOX.sponsors["explorer"]


def test_what_replaces_a_sponsor_may_have_its_text() -> None:
    mine, old = RULES.box_of({}).sponsors["engineer_2"], BOX.sponsors["engineer"]
    assert (mine.level, old.level) == (1, cards.SPONSORS["engineer"].level)
    assert type(mine.lasting) is type(old.lasting)


@pytest.mark.parametrize("bot", ["greedy", "planner:budget=6"])
def test_bots_play_with_the_set(bot: str) -> None:
    game, player = new_game(RULES, 2, 6, {}), bot_of(bot, "ark_nova", Chance(1))
    for _ in range(30):
        assert game.decision is not None
        game.apply(player.pick(Glimpse(game, game.decision.seat)))


def test_a_box_with_everything_has_both_cards() -> None:
    everything.cache_clear()
    both = everything()
    everything.cache_clear()
    assert {"lion", "lion_2"} <= set(both.animals)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_are_played_with_the_set(seats: int) -> None:
    game = play_to_the_end(new_game(RULES, seats, 3, {"maps": "random"}), Chance(seats))
    table: Any = game.table
    assert [field for field, is_sound in soundness(table, seats).items() if not is_sound] == []
    assert len(game.scores()) == seats


def test_forks_and_worlds_share_the_box() -> None:
    game = new_game(RULES, 2, 5, {})
    table: Any = game.table
    assert game.decision is not None
    for other in (game.fork(), game.sample_world(game.decision.seat, Chance(1))):
        copied: Any = other.table
        assert copied.box is table.box is RULES.box_of({})


def test_a_save_is_read_with_the_box_of_its_options() -> None:
    game = new_game(RULES, 2, 4, {})
    for _ in range(40):
        assert game.decision is not None
        game.apply(0)
    again = save.load(game.save(), lambda name: RULES)
    assert again.view(0) == game.view(0)
    assert again.save() == game.save()
    with pytest.raises(menagerie.BadSave):
        menagerie.load(game.save())  # the base game has no such cards


def test_a_replaced_card_is_played_with_its_own_figures() -> None:
    assert RULES.box_of({}).animals["lion_2"].cost == 1
    assert BOX.animals["lion"].cost == 16
