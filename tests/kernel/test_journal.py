"""The journal: who may know what, and the line that undo does not cross."""

from __future__ import annotations

from menagerie.kernel.journal import SILENCE, Journal
from menagerie.kernel.messages import Message


def test_private_events_reach_only_their_seats() -> None:
    journal = Journal()
    journal.tell("toy.played", card="A1")
    journal.tell_only((1, 2), "toy.drew", card="X3")
    assert [event.key for event in journal.seen_by(0)] == ["toy.played"]
    assert [event.key for event in journal.seen_by(None)] == ["toy.played"]
    assert [event.key for event in journal.seen_by(2)] == ["toy.played", "toy.drew"]
    assert [event.key for event in journal.seen_by(2, since=1)] == ["toy.drew"]


def test_an_event_is_a_message_with_the_number_of_picks_before_it() -> None:
    journal = Journal()
    journal.pick = 4
    journal.tell("toy.played", card="A1")
    (event,) = journal.seen_by(0)
    assert event.message == Message("toy.played", card="A1")
    assert event.to_json() == {"pick": 4, "key": "toy.played", "args": {"card": "A1"}}


def test_a_revealed_secret_moves_the_line() -> None:
    journal = Journal()
    journal.pick = 4
    journal.reveal()
    assert journal.barrier == 4


def test_silence_writes_nothing() -> None:
    SILENCE.tell("toy.played", card="A1")
    SILENCE.tell_only((1,), "toy.drew", card="A1")
    SILENCE.reveal()
    assert SILENCE.events == []


def test_writing_a_dictionary_tells_the_same_as_telling_arguments() -> None:
    told, written = Journal(), Journal()
    told.tell("game.event", money=3)
    written.write("game.event", {"money": 3})
    SILENCE.write("game.event", {"money": 3})
    assert written.events == told.events
    assert SILENCE.events == []
