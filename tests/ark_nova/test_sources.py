"""Where appeal and conservation points came from: by scenes, and over whole games."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, cast

import pytest

import menagerie
from ark_nova.scenario import Play, scenario
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games.ark_nova.sources import sources
from menagerie.kernel.chance import Chance
from menagerie.kernel.messages import Player

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.game import Game

IN_SLOT_5 = "animals cards build sponsors association"


def sources_of(game: Game | Play, seat: int = 0) -> dict[str, dict[str, int]]:
    """Return the sources that brought something."""
    played = game.game if isinstance(game, Play) else game
    tracks = sources(cast("Table", played.table), played.journal)[seat]
    return {track: {name: amount for name, amount in found.items() if amount} for track, found in tracks.items()}


def test_an_animal_counts_as_printed_and_its_ability_as_an_effect() -> None:
    table = scenario().seat(
        0, hand="wolf", buildings="size_4@e2-e3-f3-f4", row="cards animals build association sponsors"
    )
    game = table.turn(0).play("animals")  # four printed, and one for its own pack
    assert game[0]["appeal"] == 5
    assert sources_of(game)["appeal"] == {"animals": 4, "effects": 1}


def test_a_pavilion_is_a_building_and_a_kiosk_brings_nothing() -> None:
    game = scenario().seat(0, side_2="build", row="animals cards sponsors association build", money=20).turn(0)
    game.play("build", "pavilion", "e1", "kiosk", "e2", "none")
    assert sources_of(game)["appeal"] == {"buildings": 1}


def test_a_donation_is_named() -> None:
    table = scenario(3).seat(0, row=IN_SLOT_5, side_2="association", money=25)
    game = table.turn(0).play("association", "reputation", "donation")
    assert sources_of(game)["conservation"] == {"donations": 1}


def test_a_release_costs_appeal_and_its_project_brings_conservation() -> None:
    zoo = {"left_edge": [1, 2, 3, 4, 5, 6], "animals": "lion", "appeal": 20, "conservation": 11}
    table = scenario().seat(0, row=IN_SLOT_5, **zoo)
    game = table.base_projects("birds", "asia").projects("savanna").turn(0).play("association", "project")
    found = sources_of(game)
    assert found["appeal"]["released"] == game[0]["appeal"] - 20 < 0
    assert found["conservation"]["projects"] == game[0]["conservation"] - 11 == 5


@pytest.fixture(scope="module", params=[1, 2, 4])
def finished(request: pytest.FixtureRequest) -> Game:
    """Let greedy bots play a game to its end."""
    game = menagerie.new_game("ark_nova", seats=request.param, seed=3, options={"maps": "random"})
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(request.param)]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(bots[seat].pick(Glimpse(game, seat)), seat=seat)
    return game


def test_the_sources_of_a_whole_game_add_up_to_its_tracks(finished: Game) -> None:
    for seat, zoo in enumerate(finished.view(None)["zoos"]):
        for track, found in sources_of(finished, seat).items():
            assert sum(found.values()) == zoo[track]


def test_effects_are_what_was_gained_beside_what_is_named(finished: Game) -> None:
    gained: Counter[tuple[int, str]] = Counter()
    for _, key, args, _ in finished.journal.events:
        match key.rpartition("gains_")[2], args:
            case ("appeal" | "conservation") as of, {"player": Player() as who, "amount": int(amount)}:
                gained[who.seat, of] += amount
    for seat in range(finished.setting.seats):
        for track, found in sources_of(finished, seat).items():
            during = Counter(found)
            for other in ("start", "effects", "released", "final_cards", "in_the_end"):
                del during[other]
            assert found.get("effects", 0) == gained[seat, track] - during.total() >= 0
