"""Hidden information: what a seat cannot know does not reach it, by any road."""

from __future__ import annotations

import json
from typing import Any

from every_game.games import Subject, every_game, everything, play_out, random_game, some_positions
from menagerie.kernel.chance import Chance
from menagerie.kernel.checkpoint import Checkpoint
from menagerie.kernel.game import Game
from menagerie.kernel.journal import Journal


@every_game
def test_every_world_can_be_played_out(subject: Subject) -> None:
    for game in some_positions(subject, 41):
        before = everything(game)
        for decision in game.decisions:
            world = game.sample_world(decision.seat, Chance(game.number))
            play_out(world, Chance(2))
            assert world.winners() or subject.seats == 1
        assert everything(game) == before


@every_game
def test_a_seat_cannot_tell_its_worlds_apart(subject: Subject) -> None:
    each = subject.sparing
    for game in random_game(subject, 42):
        if game.number % each:
            continue
        for decision in game.decisions:
            seat = decision.seat
            seen = game.view(seat)
            for luck in range(2):
                world = game.sample_world(seat, Chance(luck))
                assert world.view(seat) == seen
                assert next(d.keys for d in world.decisions if d.seat == seat) == decision.keys


@every_game
def test_worlds_differ_in_what_is_hidden_and_lose_nothing(subject: Subject) -> None:
    game = subject.new(43)
    assert game.decision is not None
    worlds = [game.sample_world(game.decision.seat, Chance(luck)) for luck in range(8)]
    tables = [str(subject.rules.dump(world.table)) for world in worlds]
    assert len(set(tables)) > 1
    assert all(subject.census(world.table) == subject.census(game.table) for world in worlds)


@every_game
def test_a_fork_of_a_world_is_that_world(subject: Subject) -> None:
    for game in some_positions(subject, 44):
        if game.decision is None:
            break
        world = game.sample_world(game.decision.seat, Chance(game.number))
        fork = world.fork()
        assert everything(fork) == everything(world)
        play_out(world, Chance(3))
        play_out(fork, Chance(3))
        assert everything(fork) == everything(world)


@every_game
def test_the_journal_tells_a_seat_no_more_than_its_views(subject: Subject) -> None:
    """Two games that have looked the same to a seat so far have also told it the same."""
    for seed in range(5):
        start = subject.new(seed)
        tables = [start.table.clone() for _ in range(2)]
        for luck, table in enumerate(tables):
            subject.rules.reshuffle_unseen(table, 0, Chance(luck))
        one, other = (Game(subject.rules, start.setting, Checkpoint(table), Journal()) for table in tables)
        chance = Chance(seed)
        while one.view(0) == other.view(0) and one.decision is not None:
            assert told(one) == told(other)
            decision = chance.pick(one.decisions)
            key = chance.pick(decision.keys)
            if other.decision is None or key not in other.decision.keys:
                break
            one.apply_key(key, seat=decision.seat)
            other.apply_key(key, seat=decision.seat)


def told(game: Game) -> list[dict[str, Any]]:
    """List what the journal has told seat 0."""
    return [event.to_json() for event in game.journal.seen_by(0)]


@every_game
def test_a_view_is_plain_json(subject: Subject) -> None:
    each = subject.sparing
    for game in random_game(subject, 46):
        if game.number % each:
            continue
        for seat in [None, *range(subject.seats)]:
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
