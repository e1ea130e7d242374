"""Shorthand for the tests of sponsors: play one, play an animal beside them, take their income, count at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ark_nova.scenario import Play, Scenario, scenario
from menagerie.games.ark_nova.animals import play_animal
from menagerie.games.ark_nova.sponsoring import play_sponsor
from menagerie.games.ark_nova.standing_effects import income_dues

if TYPE_CHECKING:
    from menagerie.games.ark_nova.turn import Turn

HOME = "size_5@c5-c6-d5-d6-e5"  # on map 0, beside two rocks and two water spaces
FAR = 10  # conservation points beyond all thresholds: further ones ask nothing


class Gained(NamedTuple):
    """What somebody has gained."""

    appeal: int
    conservation: int


def table_with(seats: int = 2, map: str = "0", **things: Any) -> Scenario:  # noqa: A002  # the game's own word
    """Lay a table where seat 0 has these things."""
    return scenario(seats, map).seat(0, **things)


def play_card(table: Scenario, key: str, seat: int = 0) -> Play:
    """Let a player play an animal or a sponsor out of the hand, whatever it needs but a home."""
    zoo = table.table["zoos"][seat]
    zoo["hand"] = [key, *zoo["hand"]]

    async def rule(turn: Turn) -> None:
        if key in table.box.animals:
            await play_animal(turn, table.box.animals[key], turn.action_cards.animals)
        else:
            await play_sponsor(turn, table.box.sponsors[key], 0)

    return table.run(rule, seat)


def playing(key: str, **things: Any) -> Play:
    """Let seat 0, who has these things, play a sponsor."""
    return play_card(table_with(**things), key)


def housing(animal: str, sponsors: str, home: str = HOME, **things: Any) -> Play:
    """Let seat 0, who has these sponsors, play an animal, with plenty of money."""
    return play_card(table_with(sponsors=sponsors, buildings=home, **{"money": 50, **things}), animal)


def income(sponsors: str, **things: Any) -> Play:
    """Let seat 0 take the income of these sponsors, and nothing else."""

    async def rule(turn: Turn) -> None:
        await turn.resolve(income_dues(turn))

    return table_with(sponsors=sponsors, **things).run(rule, in_break=True)


def at_the_end(table: Scenario) -> Play:
    """Count all points, where everybody has discarded a final scoring card before."""
    return table.stage("final", discarded_final_card=True)


def ending(**things: Any) -> Gained:
    """Return what seat 0, who has these things, gains in final scoring."""
    game = at_the_end(table_with(**{"appeal": 20, "conservation": FAR, **things}))
    return Gained(game[0]["appeal"] - 20, game[0]["conservation"] - things.get("conservation", FAR))
