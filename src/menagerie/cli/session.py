"""A game at the keyboard: people decide, bots play, and every turn can be taken back before it ends."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.cli import save_file
from menagerie.cli.choices import arguments_of
from menagerie.cli.explanation import explain
from menagerie.cli.menu import pick_of, show_menu
from menagerie.cli.result import show_result
from menagerie.cli.tables import drawing_of
from menagerie.cli.why_not import show_why_not
from menagerie.kernel.chance import Chance
from menagerie.kernel.errors import CannotUndo, MenagerieError
from menagerie.kernel.messages import word_faults

if TYPE_CHECKING:
    from menagerie.bots.bot import Bot
    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game


class Leave(Exception):
    """A person leaves the table."""


class Session:
    """People and bots around one table."""

    def __init__(self, game: Game, players: Players, voice: Voice, saved_in: Path | None = None) -> None:
        self.game = game
        self.players = players
        self.voice = voice.with_names(players.marks)
        for fault in word_faults(game.rules.name):
            voice.complain(voice.word(fault))
        self.drawing = drawing_of(game.rules.name, voice)
        self.saved_in = saved_in  # the file that holds the game as it was at `saved_at`
        self.saved_at = game.number
        self.turns_ended = 0  # how many picks belong to turns that have ended
        self.events_seen = {seat: events_up_to_last_pick(game, seat) for seat in range(len(players.names))}
        luck = Chance(game.setting.seed + game.number)
        self.bots: dict[int, Bot] = {
            seat: bot_of(name, game.rules.name, Chance(luck.word()), files=True)
            for seat, name in enumerate(players.names)
            if not players.is_person(seat)
        }

    # --- the course of the game ---

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._play_on()
        except Leave:
            self._say_how_to_go_on()
        except (EOFError, KeyboardInterrupt):
            self.voice.show("")
            self._say_how_to_go_on()

    def _play_on(self) -> None:
        whose_turn: int | None = None
        while True:
            if self.game.pausing:
                self._end_turn()
                whose_turn = None
                continue
            if self.game.decision is None:
                break
            decision = self._next_decision()
            if decision.seat in self.bots:
                self.game.apply(self.bots[decision.seat].pick(Glimpse(self.game, decision.seat)), seat=decision.seat)
                self.turns_ended = self.game.number
                whose_turn = None
            else:
                self._ask(decision, new_turn=whose_turn != decision.seat)
                whose_turn = decision.seat
        self._report(self.players.people[0] if self.players.people else None)
        self.voice.show(Text(self.voice.say("cli.play.over"), style="bold"))
        show_result(self.game, self.players, self.voice)

    def _next_decision(self) -> Decision[Any]:
        """Return the next decision; if several seats are asked at once, the bots answer first."""
        decisions = self.game.decisions
        return next((decision for decision in decisions if decision.seat in self.bots), decisions[0])

    def _last_seat(self) -> int | None:
        picks = self.game.picks()
        return picks[-1][0] if picks else None

    # --- asking ---

    def _ask(self, decision: Decision[Any], *, new_turn: bool) -> None:
        """Ask a person until an option is taken or a step taken back."""
        draw = self.drawing.whole_table if new_turn else self.drawing.my_corner
        self.voice.show("", *draw(self.game.view(decision.seat), decision.seat, self.players, self.voice))
        self._report(decision.seat)
        self.voice.show("")
        self._show_menu(decision)
        while True:
            answer = self.voice.ask(self.voice.say("cli.play.ask"))
            pick = pick_of(answer, decision)
            if pick is not None:
                self.game.apply(pick, seat=decision.seat, pause=True)
                return
            if answer.lower() == "u":
                if self._take_back():
                    return
            elif not answer:
                self._show_menu(decision)
            elif not self._command(answer, decision):
                self.voice.tell("cli.play.unknown_answer", answer=answer, last=len(decision.options))

    def _end_turn(self) -> None:
        """Let a person end the turn or take the last step back; not asked if nothing can be taken back."""
        if not self.game.can_undo:
            self.game.go_on()
            return
        seat = self._last_seat()
        self._report(seat)
        while True:
            answer = self.voice.ask(self.voice.say("cli.play.end_turn"))
            if answer in ("", "1"):
                self.turns_ended = self.game.number
                self.game.go_on()
                return
            if answer.lower() == "u":
                if self._take_back():
                    return
            elif not self._command(answer, None):
                self.voice.tell("cli.play.unknown_end", answer=answer)

    def _show_menu(self, decision: Decision[Any]) -> None:
        show_menu(self.game, decision, self.drawing, self.players, self.voice)

    def _report(self, seat: int | None) -> None:
        """Tell what has happened since a person last looked."""
        since = self.events_seen[seat] if seat is not None else 0
        events = self.drawing.recap(self.game.journal.seen_by(seat, since))
        if events:
            self.voice.show("")
        for event in events:
            self.voice.show(self.players.coloured(f"· {self.voice.word(event.message)}"))
        if seat is not None:
            self.events_seen[seat] = len(self.game.journal.events)

    # --- commands ---

    def _command(self, answer: str, decision: Decision[Any] | None) -> bool:
        """Do what a letter asks for; False if it is no command."""
        letter, _, rest = answer.partition(" ")
        letter, rest = letter.lower(), rest.strip()
        if letter in ("?", "h"):
            explain(self.game.rules.name, self.voice)
        elif letter == "w":
            self._why_not(decision, rest)
        elif letter == "t":
            seat = self._viewer(decision)
            self.voice.show(*self.drawing.whole_table(self.game.view(seat), seat, self.players, self.voice))
        elif letter == "l":
            self._log(self._viewer(decision))
        elif letter == "s":
            self._save(rest)
        elif letter == "q":
            self._offer_to_save()
            raise Leave
        else:
            return False
        return True

    def _viewer(self, decision: Decision[Any] | None) -> int | None:
        """Return whose eyes look at the screen: the seat asked, or the one that has just finished a turn."""
        return self._last_seat() if decision is None else decision.seat

    def _why_not(self, decision: Decision[Any] | None, wanted: str) -> None:
        if decision is None:
            self.voice.tell("cli.play.everything_possible")
        else:
            show_why_not(decision, wanted, self.players, self.voice)

    def _log(self, seat: int | None) -> None:
        for event in self.game.journal.seen_by(seat):
            self.voice.show(self.players.coloured(f"· {self.voice.word(event.message)}"))

    def _take_back(self) -> bool:
        """Take back the last step of the turn; a turn that has ended stands."""
        try:
            if self.game.number <= self.turns_ended:
                raise CannotUndo("kernel.error.cannot_undo" if self.game.number else "kernel.error.nothing_to_undo")
            self.game = self.game.undo()
        except CannotUndo as refusal:
            self.voice.show(self.voice.word(refusal.message))
            return False
        written = len(self.game.journal.events)
        self.events_seen = {seat: min(seen, written) for seat, seen in self.events_seen.items()}
        self.voice.tell("cli.play.taken_back")
        return True

    # --- saving and leaving ---

    def _save(self, name: str) -> bool:
        """Save the game in a file, the last one used if no name is given."""
        path = Path(name) if name else self.saved_in or save_file.free_name(self.game)
        if path.exists() and path != self.saved_in:
            answer = self.voice.ask(self.voice.say("cli.play.replace", file=str(path)))
            if answer.lower() not in self.voice.say("cli.play.yes").split():
                self.voice.tell("cli.play.not_saved")
                return False
        try:
            self._write(path)
        except MenagerieError as error:
            self.voice.show(self.voice.word(error.message))
            return False
        self.saved_in, self.saved_at = path, self.game.number
        self.voice.tell("cli.play.saved", file=str(path))
        return True

    def _write(self, path: Path) -> None:
        """Write the game to a file."""
        save_file.write(path, self.game, self.players.names)

    def _is_saved(self) -> bool:
        return self.saved_in is not None and self.saved_at == self.game.number

    def _offer_to_save(self) -> None:
        while not self._is_saved() and self.game.number:
            name = str(self.saved_in or save_file.free_name(self.game))
            answer = self.voice.ask(self.voice.say("cli.play.save_first", file=name))
            if answer.lower() in self.voice.say("cli.play.no").split():
                return
            yes = answer == "" or answer.lower() in self.voice.say("cli.play.yes").split()
            if self._save("" if yes else answer):
                return

    def _say_how_to_go_on(self) -> None:
        if self._is_saved():
            self.voice.tell("cli.play.go_on")
            arguments = self._arguments_to_go_on()
        else:
            self.voice.tell("cli.play.left_unsaved")
            arguments = ["play", *arguments_of(self.game, self.players)]
        self.voice.show_whole(f"  {shlex.join(['menagerie', *arguments])}")

    def _arguments_to_go_on(self) -> list[str]:
        return ["play", "--resume", str(self.saved_in)]


def events_up_to_last_pick(game: Game, seat: int) -> int:
    """Count the events before a seat's last pick: these are old news when a game is resumed."""
    picks = [number for number, (who, _) in enumerate(game.picks(), start=1) if who == seat]
    return sum(event[0] < picks[-1] for event in game.journal.events) if picks else 0
