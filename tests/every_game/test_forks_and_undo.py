"""Forks and undo: a position is a checkpoint plus the picks made since."""

from __future__ import annotations

from typing import Any

import pytest

from every_game.games import (
    PLAYED_ON,
    THOROUGH,
    Subject,
    every_game,
    everything,
    play_out,
    random_game,
    some_positions,
    take_any,
)
from menagerie.bots.preview import Trials
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import CannotUndo
from menagerie.kernel.game import new_game


@every_game
def test_a_fork_is_the_same_position_and_leaves_the_original_alone(subject: Subject) -> None:
    for game in some_positions(subject, 31):
        before = everything(game)
        fork = game.fork()
        assert everything(fork) == before
        play_out(fork, Chance(game.number))
        assert everything(game) == before


@every_game
def test_the_same_picks_on_two_forks_end_the_same(subject: Subject) -> None:
    for game in some_positions(subject, 32):
        one, other = game.fork(), game.fork().fork()
        play_out(one, Chance(5))
        play_out(other, Chance(5))
        assert everything(one) == everything(other)


@every_game
def test_a_game_without_a_journal_forks_and_saves_like_one_that_was_forked_at_every_pick(subject: Subject) -> None:
    """It keeps few checkpoints until somebody asks, so it is asked for the first time at many different moments."""
    told, watched = subject.new(36), subject.new(36).fork()
    luck = Chance(36)
    each = subject.stride(PLAYED_ON)
    moments = 0
    while watched.decision is not None:
        watched.checkpoint()
        decision = luck.pick(watched.decisions)
        pick = luck.below(len(decision.options))
        for game in (told, watched):
            game.apply(pick, seat=decision.seat)
        if watched.number % each == 0:
            quiet = new_game(subject.rules, subject.seats, 36, subject.options, told=False)
            for seat, key in watched.picks():
                quiet.apply_key(key, seat=seat)
            assert quiet.stretch_start == watched.stretch_start == told.stretch_start
            assert everything(quiet.fork()) == everything(watched) == everything(told)
            assert quiet.save() == watched.save()
            assert quiet.can_undo == watched.can_undo
            moments += 1
    assert moments


RUN = 10  # decisions in a row that are taken back


@every_game
def test_undo_gives_back_the_identical_position_and_journal(subject: Subject) -> None:
    past: list[tuple[dict[str, Any], list[Any]]] = []
    undone = 0
    each = subject.sparing
    for game in random_game(subject, 33):
        if game.number // RUN % each:
            past.clear()
            continue
        past.append((everything(game), game.journal.events[:]))
        all_the_way = THOROUGH or game.number % RUN == RUN - 1  # one step elsewhere
        for position, events in past[-2::-1] if all_the_way else past[-2:-1]:
            if not game.can_undo:
                break
            game_then = game.undo()
            undone += 1
            assert everything(game_then) == position
            assert game_then.journal.events == events
            game = game_then
    assert undone > 0


@every_game
def test_undo_stops_where_a_secret_was_revealed_or_another_seat_decided(subject: Subject) -> None:
    for game in random_game(subject, 34):
        seats = [seat for seat, _ in game.picks()]
        if len(seats) >= 2 and seats[-1] != seats[-2] and game.can_undo:
            assert not game.undo().can_undo
        if not game.can_undo:
            with pytest.raises(CannotUndo):
                game.undo()


@every_game
def test_play_goes_on_after_undo_as_if_nothing_had_been(subject: Subject) -> None:
    for game in some_positions(subject, 35):
        if game.can_undo:
            straight, detour = game.fork(), game.undo()
            detour.apply_key(game.picks()[-1][1], seat=game.picks()[-1][0])
            play_out(straight, Chance(1))
            play_out(detour, Chance(1))
            assert everything(straight) == everything(detour)


@every_game
def test_an_option_that_shows_something_hidden_says_so_beforehand(subject: Subject) -> None:
    for game in random_game(subject, 36):
        for decision in game.decisions:
            alone = len(game.sample_world(decision.seat, Chance(1)).decisions) == 1  # else it hangs on other answers
            for pick, locked in enumerate(Trials(game, decision.seat).locks()):
                probe = game.copy()
                probe.apply(pick, seat=decision.seat, pause=True)
                if locked:
                    assert not probe.can_undo
                elif alone:
                    assert not probe.journal.last_pick_revealed
        if game.number > 40:
            break


@every_game
def test_a_fork_keeps_no_journal(subject: Subject) -> None:
    game = subject.new(37)
    fork = game.fork()
    chance = Chance(1)
    for _ in range(5):
        take_any(fork, chance)
    assert fork.journal.seen_by(0) == []
