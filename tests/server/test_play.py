"""Final and provisional positions, and the log that brings them back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from every_game.games import Subject, everything, subjects
from menagerie.kernel.chance import Chance
from menagerie.server.play import Move, Play

if TYPE_CHECKING:
    from collections.abc import Iterator

SOME = [subject for subject in subjects() if not subject.options and subject.seats in (2, 3)]


def moves_of_people(play: Play, chance: Chance) -> Iterator[Play]:
    """Let people pick, take back, take again and end turns as they like."""
    while not play.over:
        kinds = ["pick"] * (4 * len(play.current.decisions)) + ["end_turn"] * (4 * play.current.pausing)
        if play.picks and play.can_undo([play.picks[-1][0]]):
            kinds += ["undo"]
        kind = chance.pick(kinds)
        if kind == "pick":
            decision = chance.pick(play.current.decisions)
            held = len(play.current.decisions) == 1 and chance.below(4) > 0
            play = play.after(Move("pick", decision.seat, chance.pick(decision.keys), held))
        else:
            play = play.after(Move(kind, play.picks[-1][0]))
        yield play


@pytest.mark.parametrize("subject", SOME, ids=str)
def test_what_is_provisional_belongs_to_one_seat_and_can_be_taken_back(subject: Subject) -> None:
    for play in moves_of_people(Play.of(subject.new(5)), Chance(5)):
        assert list(play.picks) == play.current.picks()
        assert list(play.picks[: play.final.number]) == play.final.picks()
        if play.provisional:
            provisional = play.picks[play.final.number :]
            assert {seat for seat, _ in provisional} == {play.holder}
            back = play
            for _ in provisional:
                assert back.can_undo([play.holder or 0])
                back = back.after(Move("undo", play.holder or 0))
            assert back.current is play.final


@pytest.mark.parametrize("subject", SOME, ids=str)
def test_a_move_leaves_the_position_before_as_it_was(subject: Subject) -> None:
    earlier = Play.of(subject.new(6))
    before = everything(earlier.current), everything(earlier.final)
    for number, play in enumerate(moves_of_people(earlier, Chance(6))):
        if number % 7 == 0:
            assert (everything(earlier.current), everything(earlier.final)) == before
            earlier, before = play, (everything(play.current), everything(play.final))


@pytest.mark.parametrize("subject", SOME, ids=str)
def test_undo_and_redo_give_back_the_same(subject: Subject) -> None:
    for play in moves_of_people(Play.of(subject.new(7)), Chance(7)):
        if play.provisional and not play.current.pausing:
            seat = play.holder or 0
            back = play.after(Move("undo", seat))
            assert back.redo[-1] == play.picks[-1]
            assert back.can_redo([seat])
            again = back.after(Move("pick", *back.redo[-1], held=True))
            assert everything(again.current) == everything(play.current)
            assert again.redo == play.redo
