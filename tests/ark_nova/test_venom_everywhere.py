"""Venom laid on action cards all over random games: every turn can be taken, and settles the venom."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import pytest

from ark_nova.base_box import BOX
from menagerie.games.ark_nova import foresight
from menagerie.games.ark_nova.foresight import Foresight
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.save import dump, lay_out
from menagerie.games.ark_nova.table import Table
from menagerie.games.ark_nova.unseen import reshuffle_unseen
from menagerie.kernel.chance import Chance
from menagerie.kernel.checkpoint import Checkpoint
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [(2, seed) for seed in range(6)] + [(4, 7), (3, 8)]
ACTIONS = ("animals", "sponsors", "association")
POOR = (0, 0, 1, 1, 2, 3, 4, 5, 7, 9)
EVERY = 12  # turns of a game: so often one of them is poisoned
TOO_MANY = 3000  # ways for a turn to go on, where all of them are to be looked at


def table_of(game: Game) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table


def begins_turn(game: Game) -> bool:
    return table_of(game).stage == "turn" and game.number == game.stretch_start


def starts(seats: int, seed: int) -> Iterator[tuple[Game, dict[str, Any]]]:
    """Yield turns all over a random game as they begin, with venom on cards of a player who has little money."""
    luck = Random(seed)
    game = new_game(RULES, seats, seed, {"maps": "random"}, told=False)
    while game.decision is not None:
        if begins_turn(game) and luck.randrange(EVERY) == 0:
            yield game, poisoned(table_of(game), luck)
        game.apply(luck.randrange(len(game.decision.options)))


def poisoned(table: Table, luck: Random) -> dict[str, Any]:
    data = dump(table)
    zoo = data["zoos"][table.current]
    cards = luck.sample(range(5), luck.choice([1, 1, 2, 3]))
    zoo.update(venom=[card in cards for card in range(5)], money=luck.choice(POOR))
    zoo["multipliers"] = [luck.randrange(8) == 0 for _ in range(5)]
    zoo["side_2"] = [side_2 or luck.randrange(3) == 0 for side_2 in zoo["side_2"]]
    data["turn_number"] -= 1  # it has just begun
    return data


def begin(game: Game, data: dict[str, Any], mix: int | None = None) -> Game:
    """Let the turn begin; `mix`: with everything mixed that its player cannot know."""
    table = lay_out(BOX, data, game.setting.options)
    if mix is not None:
        reshuffle_unseen(table, table.current, Chance(mix))
    return Game(RULES, game.setting, Checkpoint(table), Journal())


@cache
def all_starts() -> list[tuple[Game, dict[str, Any]]]:
    return [(game.fork(), data) for seats, seed in GAMES for game, data in starts(seats, seed)]


def play_on(game: Game, luck: Random) -> None:
    """Play at random until the turn is over."""
    while game.decision is not None:
        assert game.decision.options
        game.apply(luck.randrange(len(game.decision.options)), pause=True)


def was_settled(game: Game) -> bool:
    """Whether the turn has removed a token, or paid all that venom costs."""
    told = [(event.key.rpartition(".")[2], event.args) for event in game.journal.seen_by(None)]
    works = [number for number, (key, _) in enumerate(told) if key == "venom_works"]
    return not works or (told[works[0] + 1][0], told[works[0] + 1][1].get("amount")) == ("pays", 2)


@pytest.mark.rule("R-A-393", "R-A-394", "R-A-395")
def test_every_turn_under_venom_comes_to_an_end_that_settles_it() -> None:
    for number, (game, data) in enumerate(all_starts()):
        turn = begin(game, data)
        play_on(turn, Random(number))
        assert was_settled(turn), turn.picks()


@pytest.mark.rule("R-A-395")
def test_what_a_player_cannot_know_decides_nothing() -> None:
    for game, data in all_starts():
        decisions = [begin(game, data, mix).decision for mix in (1, 2)]
        assert len({tuple(decision.keys) for decision in decisions if decision is not None}) == 1


@pytest.mark.rule("R-A-395")
def test_worlds_can_be_played_on_from_every_choice_under_venom() -> None:
    for number, (game, data) in enumerate(all_starts()[::4]):
        luck, turn = Random(number), begin(game, data)
        while turn.decision is not None:
            play_on(turn.sample_world(turn.decision.seat, Chance(number)), luck)
            turn.apply(luck.randrange(len(turn.decision.options)), pause=True)


# --- what is told of cards before the action is chosen ---


def cards_played_first(game: Game, action: str) -> set[str]:
    """List the cards that can be played with an action, as the first thing in it."""
    turn, seat = game.fork(), table_of(game).current
    before = cards_at_hand(turn, seat)
    if turn.decision is None or action not in turn.decision.keys:
        return set()
    turn.apply_key(action, pause=True)
    while (asked := word(turn)) in ("gain_reputation", "task"):
        keys = turn.decision.keys
        if asked == "task" and "project" not in keys:
            return set()
        turn.apply_key("project" if asked == "task" else keys[0], pause=True)  # no reputation, if it can be declined
    played = before - cards_at_hand(turn, seat)  # where there was nothing to choose
    if not played and word(turn) in ("animal", "sponsor", "support"):
        played = {key if key in before else key.rpartition("-")[0] for key in turn.decision.keys}
    return played


def word(game: Game) -> str:
    return "" if game.decision is None else game.decision.prompt.key.rpartition(".")[2]


def cards_at_hand(game: Game, seat: int) -> set[str]:
    table = table_of(game)
    return {card.key for card in [*table.zoos[seat].hand, *table.display] if card is not None}


def without_venom(game: Game) -> dict[str, Any]:
    table = table_of(game.fork())
    zoo = table.changing(table.current)
    zoo.venom = [False] * 5
    return RULES.card_outlook(table, table.current)


@pytest.mark.rule("R-A-395")
def test_the_outlook_of_cards_agrees_with_what_can_be_played() -> None:
    refused = 0
    for game, data in all_starts():
        turn = begin(game, data)
        table = table_of(turn)
        outlook, plain = RULES.card_outlook(table, table.current), without_venom(turn)
        open_ = {card for card, obstacles in plain.items() if not obstacles}
        can = {card for action in ACTIONS for card in cards_played_first(turn, action)}
        assert {card for card, obstacles in outlook.items() if not obstacles} == can & open_
        refused += len(open_ - can)
    assert refused


# --- looking ahead leaves out only what makes no difference ---


class TooMany(Exception):
    """There are too many ways for a turn to go on."""


def all_that_can_be_chosen(game: Game, data: dict[str, Any]) -> list[str]:
    """List the options as they are when every single way for the turn to go on is examined."""
    looks, situations, after = count(), count(), Foresight.after

    def counted(ahead: Foresight, picks: Any) -> Any:
        if next(looks) > TOO_MANY:
            raise TooMany
        return after(ahead, picks)

    with (
        patch.object(foresight, "situation_of", lambda turn, asked: next(situations)),
        patch.object(foresight, "different_picks", lambda turn, asked: range(len(asked.options))[::-1]),
        patch.object(Foresight, "after", counted),
    ):
        decision = begin(game, data).decision
    return [] if decision is None else decision.keys


@pytest.mark.long
def test_looking_ahead_finds_what_looking_at_everything_finds() -> None:
    compared = 0
    for game, data in all_starts():
        decision = begin(game, data).decision
        assert decision is not None
        try:
            everything = all_that_can_be_chosen(game, data)
        except TooMany:
            continue
        compared += 1
        assert decision.keys == everything
    assert compared > 100
