"""A game can pause where a stretch ends, and be copied with its journal and its undo."""

from __future__ import annotations

import json

import pytest

from every_game.games import Subject, every_game, everything, play_out, random_game, some_positions, take_any
from menagerie.bots.preview import Trials
from menagerie.bots.random_bot import RandomBot
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import IllegalPick
from menagerie.kernel.save import load


@every_game
def test_pausing_after_every_stretch_changes_nothing(subject: Subject) -> None:
    game, chance = subject.new(61), Chance(61)
    straight = subject.new(61)
    each = subject.sparing
    paused = 0
    while game.decision is not None:
        decision = chance.pick(game.decisions)
        pick = chance.below(len(decision.options))
        game.apply(pick, seat=decision.seat, pause=True)
        straight.apply(pick, seat=decision.seat)
        if game.pausing:
            assert game.decision is None
            assert game.winners() == []
            game.go_on()
            if paused % each == 0:
                assert everything(game) == everything(straight)
            paused += 1
            assert len(game.journal.events) == len(straight.journal.events)
    assert everything(game) == everything(straight)
    assert game.journal.events == straight.journal.events
    assert game.winners() == straight.winners()


@every_game
def test_nothing_of_the_next_stretch_happens_in_a_pause(subject: Subject) -> None:
    each = subject.sparing
    paused = 0
    for game in random_game(subject, 62):
        if game.decision is None or game.number % each:  # the checks take longer than the game
            continue
        probe = game.copy()
        probe.apply(0, seat=game.decision.seat, pause=True)
        if probe.pausing:
            paused += 1
            with pytest.raises(IllegalPick, match="This turn is over"):
                probe.apply(0)
            assert everything(probe.fork()) == everything(probe)
            assert probe.copy().pausing
            loaded = load(json.dumps(probe.save()), subject.find_rules)
            assert loaded.pausing
            assert everything(loaded) == everything(probe)
            if probe.can_undo:
                assert everything(probe.undo()) == everything(game)
    assert paused


@every_game
def test_a_copy_is_the_same_game_and_goes_its_own_way(subject: Subject) -> None:
    for game in some_positions(subject, 63):
        copy = game.copy()
        assert everything(copy) == everything(game)
        assert copy.journal.events == game.journal.events
        assert copy.can_undo == game.can_undo
        before = everything(game), game.journal.events[:]
        if copy.decision is not None:
            take_any(copy, Chance(1))
        assert (everything(game), game.journal.events) == before
        play_out(copy, Chance(1))


@every_game
def test_a_preview_tells_what_is_certain_and_changes_nothing(subject: Subject) -> None:
    for game in some_positions(subject, 64):
        for decision in game.decisions:
            before = everything(game)
            found = Trials(game, decision.seat).previews(RandomBot(Chance(1)))
            locked = Trials(game, decision.seat).locks()
            assert all(lock for preview, lock in zip(found, locked, strict=True) if preview is None)
            assert everything(game) == before
            gauges = subject.rules.gauges(game.table, decision.seat)
            assert all(preview.before.items() <= gauges.items() for preview in found if preview is not None)


@every_game
def test_every_option_is_described(subject: Subject) -> None:
    for game in random_game(subject, 65):
        for decision in game.decisions:
            assert all(subject.rules.describe(option) for option in decision.options)
