"""Measure the engine beside the raw limits of the same machine: `make bench`.

Every figure is CPU time, best of several runs. Figures of two machines compare by their ratio to the raw limits (an
empty function call, a coroutine send), which are measured in the same run. Results go to results.json beside this file.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Column, Table

import menagerie
from menagerie.arena.simulate import collecting_seldom, play_out
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.parameters import Budget
from menagerie.bots.planner.planning import planning_of
from menagerie.bots.planner_bot import PlannerBot
from menagerie.games.ark_nova.action_cards import BUILD
from menagerie.games.ark_nova.building import open_spots, spots_for
from menagerie.games.ark_nova.packing import everything
from menagerie.games.sanctuary.placing import spaces_for
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.kernel.seeds import STRONG

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.sanctuary.table import SanctuaryTable

RESULTS = Path(__file__).parent / "results.json"
RUNS = 15
POSITIONS = 4  # where the planner thinks
BETWEEN = {"zooloretto": 25, "ark_nova": 60, "sanctuary": 40}  # decisions between two of them
TITLES = ("µs", "a second", "empty calls", "last record", "change")


def best(work: Callable[[], int], runs: int = RUNS) -> float:
    """Return the least CPU time in microseconds for one piece of work; `work` says how many pieces it did."""
    times = []
    for _ in range(runs):
        start = time.process_time()
        pieces = work()
        times.append((time.process_time() - start) / pieces * 1e6)
    return min(times)


def empty_calls() -> int:
    """Call an empty function."""

    def empty() -> None:
        pass

    for _ in range(200_000):
        empty()
    return 200_000


class Question:
    """The least that can be awaited."""

    def __await__(self) -> Any:
        yield self


def coroutine_sends() -> int:
    """Send to a coroutine that awaits."""

    async def rule() -> None:
        while True:
            await Question()

    run: Coroutine[Any, Any, None] = rule()
    run.send(None)
    for _ in range(100_000):
        run.send(None)
    run.close()
    return 100_000


def random_decisions(seats: int, name: str = "zooloretto", games: int = 15, first: int = 0) -> Callable[[], int]:
    """Play random games from set-up to end, with the seeds from the first one on, and count their decisions."""

    def work() -> int:
        decisions = 0
        luck = Random(seats).random  # not the games' own chance: choosing at random is no work of the engine
        with collecting_seldom():  # as the arena plays
            for seed in range(first, first + games):
                game = new_game(menagerie.rules_of(name), seats, seed, {}, told=False)
                while (decision := game.decision) is not None:
                    game.apply(int(luck() * len(decision.options)))
                decisions += game.number
        return decisions

    return work


def random_games(seats: int) -> Callable[[], int]:
    """Play random games from set-up to end, and count them."""
    play = random_decisions(seats)

    def work() -> int:
        play()
        return 15

    return work


def positions_of_greedy_bots(name: str) -> list[menagerie.Game]:
    """Return positions of a game for two where a turn begins, early to late."""
    game = new_game(menagerie.rules_of(name), 2, 1, {}, told=False)
    bots = [bot_of("greedy", name, Chance(seat)) for seat in range(2)]
    positions: list[menagerie.Game] = []
    while (decision := game.decision) is not None and len(positions) < POSITIONS:
        if game.number >= BETWEEN[name] * (len(positions) + 1) and game.number == game.stretch_start:
            positions.append(game.fork())
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
    return positions


def planner_tries(positions: list[menagerie.Game]) -> Callable[[], int]:
    """Let the planner compare turns with sixty tries in each position, and count the tries it made."""

    def work() -> int:
        tries = 0
        with collecting_seldom():
            for game in positions:
                assert game.decision is not None
                bot = PlannerBot(planning_of(game.rules.name, "planner"), Budget(rounds=60), Chance(1))
                tries += sum(len(turn.results) for turn in bot.consider(Glimpse(game, game.decision.seat)))
        return tries

    return work


def greedy_decisions(name: str) -> Callable[[], int]:
    """Let two greedy bots play a game, and count their decisions."""

    def work() -> int:
        game = new_game(menagerie.rules_of(name), 2, 1, {}, told=False)
        with collecting_seldom():
            play_out(game, [bot_of("greedy", name, Chance(seat)) for seat in range(2)])
        return game.number

    return work


def thinking_figures() -> dict[str, float]:
    """Measure the bots, in microseconds."""
    figures = {}
    for name in BETWEEN:
        figures[f"{name.replace('_', ' ')}: try of planner, 2 seats"] = best(
            planner_tries(positions_of_greedy_bots(name)), 5
        )
        figures[f"{name.replace('_', ' ')}: decision of greedy, 2 seats"] = best(greedy_decisions(name), 5)
    return figures


def mid_turn_position() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn: a truck of three is being unloaded."""
    game = menagerie.new_game("zooloretto", seats=3, seed=1)
    chance = Chance(1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
        inside = game.decision is not None and game.decision.prompt.key == "zooloretto.prompt.unload"
        if inside and game.number > 100 and game.number - game.stretch_start >= 2:
            return game
    raise AssertionError("a random game unloads trucks")


def mid_turn_of_ark_nova() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn of Ark Nova: several picks into an action."""
    game = menagerie.new_game("ark_nova", seats=2, seed=1)
    chance = Chance(1)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.options)), seat=game.decision.seat)
        if game.number > 250 and game.number - game.stretch_start >= 3:
            return game
    raise AssertionError("a random game has long turns")


def listed_afresh(zoo: Zoo, kind: BuildingKind) -> None:
    """List the spots of a building as if nobody had asked before."""
    open_spots.cache_clear()
    spots_for(zoo, kind, everything().action_cards.turned_over(BUILD).build)


def slowest_placements() -> float:
    """List the spots of every building on every map for the zoos of a game in progress; return the slowest time."""
    zoos = mid_turn_of_ark_nova().table.zoos  # type: ignore[attr-defined]  # a table of Ark Nova
    slowest = 0.0
    for zoo_map in everything().maps.values():
        for zoo in [zoo.clone() for zoo in zoos]:
            zoo.map = zoo_map
            for kind in everything().buildings.values():
                listing = repeat(100, partial(listed_afresh, zoo, kind))
                listing()
                slowest = max(slowest, min(best(listing, 3), best(listing, 3)))
    return slowest


def chance_figures() -> dict[str, float]:
    """Measure chance without and with a key, in microseconds."""
    figures = {}
    deck = list(range(212))  # as many cards as Ark Nova has
    for title, seed in (("", 0), (" with a key", STRONG)):
        chance = Chance(seed)
        figures[f"word of chance{title}"] = best(repeat(50_000, chance.word))
        figures[f"shuffle of 212{title}"] = best(repeat(500, partial(chance.shuffled, deck)))
    for name in BETWEEN:
        title = f"{name.replace('_', ' ')}: random decision with a key"
        figures[title] = best(random_decisions(2, name, 8, STRONG))
    return figures


def ark_nova_figures(chance: Chance) -> dict[str, float]:
    """Measure Ark Nova, in microseconds."""
    game = mid_turn_of_ark_nova()
    save = game.save()
    return {
        **{
            f"ark nova: random decision, {seats} seats": best(random_decisions(seats, "ark_nova", 8))
            for seats in (2, 3, 4)
        },
        "ark nova: slowest list of spots": slowest_placements(),
        "ark nova: fork in mid-turn": best(repeat(500, game.fork)),
        "ark nova: world in mid-turn": best(repeat(200, lambda: game.sample_world(game.decision.seat, chance))),  # type: ignore[union-attr]
        "ark nova: clone of the table": best(repeat(5000, game.table.clone)),
        "ark nova: save": best(repeat(50, game.save)),
        "ark nova: load": best(repeat(50, lambda: menagerie.load(save))),
        "ark nova: view": best(repeat(200, lambda: game.view(0))),
    }


def sanctuary_figures(chance: Chance) -> dict[str, float]:
    """Measure Sanctuary, in microseconds."""
    game = mid_turn_of_sanctuary()
    return {
        **{
            f"sanctuary: random decision, {seats} seats": best(random_decisions(seats, "sanctuary", 8))
            for seats in (1, 2, 3, 4, 5)
        },
        "sanctuary: slowest list of spaces": slowest_spaces(game),
        "sanctuary: fork in mid-turn": best(repeat(500, game.fork)),
        "sanctuary: world in mid-turn": best(repeat(200, lambda: game.sample_world(game.decision.seat, chance))),  # type: ignore[union-attr]
        "sanctuary: clone of the table": best(repeat(5000, game.table.clone)),
        "sanctuary: view": best(repeat(200, lambda: game.view(0))),
    }


def mid_turn_of_sanctuary() -> menagerie.Game:
    """Return a position in the middle of a game and of a turn of Sanctuary: several picks into a turn."""
    game = menagerie.new_game("sanctuary", seats=3, seed=1)
    bots = [bot_of("greedy", "sanctuary", Chance(seat)) for seat in range(3)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].pick(Glimpse(game, decision.seat)), seat=decision.seat)
        if game.number > 150 and game.number - game.stretch_start >= 4:
            return game
    raise AssertionError("a game of greedy bots has long turns")


def slowest_spaces(game: menagerie.Game) -> float:
    """List the spaces of every tile for the zoos of a game in progress; return the slowest time."""
    table: SanctuaryTable = game.table  # type: ignore[assignment]  # a table of Sanctuary
    listings = [repeat(100, partial(spaces_for, zoo, tile)) for zoo in table.zoos for tile in table.box.tiles.values()]
    return max(min(best(listing, 3), best(listing, 3)) for listing in listings)


def repeat(times: int, work: Callable[[], Any]) -> Callable[[], int]:
    """Do the same work several times."""

    def all_of_it() -> int:
        for _ in range(times):
            work()
        return times

    return all_of_it


def measure() -> dict[str, float]:
    """Measure everything, in microseconds."""
    game = mid_turn_position()
    save = game.save()
    chance = Chance(2)
    raw = best(empty_calls)
    figures = {
        "empty call": raw,
        "coroutine send": best(coroutine_sends),
        **{f"random decision, {seats} seats": best(random_decisions(seats)) for seats in (2, 3, 4, 5)},
        "random game, 3 seats": best(random_games(3)),
        "fork in mid-turn": best(repeat(2000, game.fork)),
        "world in mid-turn": best(repeat(500, lambda: game.sample_world(game.decision.seat, chance))),  # type: ignore[union-attr]
        "clone of the table": best(repeat(5000, game.table.clone)),
        "save": best(repeat(100, game.save)),
        "load": best(repeat(100, lambda: menagerie.load(save))),
        "view": best(repeat(200, lambda: game.view(0))),
        **chance_figures(),
        **ark_nova_figures(chance),
        **sanctuary_figures(chance),
        **thinking_figures(),
    }
    # Measured again at the end: on a busy machine the first try may have met a bad moment.
    return {**figures, "empty call": min(raw, best(empty_calls))}


def main() -> None:
    """Measure, compare with the last record, and record."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--dry", action="store_true", help="do not record the figures")
    dry = arguments.parse_args().dry
    records: list[dict[str, Any]] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    last = records[-1]["in_empty_calls"] if records else {}
    console = Console()
    with console.status("Measuring ..."):
        figures = measure()
    raw = figures["empty call"]
    table = Table(Column(no_wrap=True), *(Column(title, justify="right") for title in TITLES))
    for name, figure in figures.items():
        ratio, before = figure / raw, last.get(name)
        change = f"{(ratio / before - 1) * 100:+.0f} %" if before else ""
        cells = (f"{figure:,.2f}", f"{1e6 / figure:,.0f}", f"{ratio:,.0f}", f"{before:,.0f}" if before else "", change)
        table.add_row(name, *cells)
    console.print(table)
    if not dry:
        record = {
            "date": time.strftime("%Y-%m-%d"),
            "version": menagerie.__version__,
            "python": f"{platform.python_implementation()} {platform.python_version()} {sys.platform}",
            "microseconds": {name: round(figure, 3) for name, figure in figures.items()},
            "in_empty_calls": {name: round(figure / raw, 2) for name, figure in figures.items()},
        }
        RESULTS.write_text(json.dumps([*records, record], indent=1) + "\n", encoding="utf-8")
        console.print(f"Recorded in {RESULTS.name}.")


if __name__ == "__main__":
    main()
