"""An analysis in the terminal: how the chances went, the biggest swings, and what was given away where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from menagerie.arena.report.writing import Writer
from menagerie.cli.players import STYLES
from menagerie.kernel.messages import from_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.bots.analysis import Analysis
    from menagerie.bots.analysis.analysis import TurnAnalysis
    from menagerie.bots.analysis.verdict import Line, Verdict
    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice

BLOCKS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # signs of a curve
BESIDE = 36  # signs of what stands beside it
COSTLY = 12  # moves that are listed
NOTABLE = 0.5  # points that a listed move gave away


class Report:
    """What is said about an analysis, in one language."""

    def __init__(self, analysis: Analysis, players: Players, voice: Voice) -> None:
        self.analysis = analysis
        self.players = players
        self.voice = voice.with_names(players.marks)
        self.write = Writer(voice.language)

    def heading(self) -> str:
        """Return the heading that names the game."""
        found = self.analysis
        game = self.voice.say(f"{found.game}.name")
        picks = found.turns[-1].last if found.turns else 0
        return self.voice.say("cli.analyse.summary", game=game, turns=len(found.turns), picks=picks, tries=found.tries)

    def curves(self) -> Table:
        """Draw how the chances of each player went."""
        found = self.analysis
        table = Table(title=self.voice.say("cli.analyse.chances"), title_justify="left", show_header=False)
        for seat in range(found.seats):
            course = [found.start[seat], *(turn.chances[seat] for turn in found.turns)]
            ends = f"{self.write.percent(course[0])} → {self.write.percent(course[-1])}"
            curve = sparkline(course, min(WIDEST, max(1, self.voice.console.width - BESIDE)))
            table.add_row(self.players.title(seat, self.voice), Text(curve, STYLES[seat]), ends)
        return table

    def sums(self) -> Table:
        """Return how much each player gave away, and how often the bot would have done the same."""
        table = Table(title=self.voice.say("cli.analyse.sums"), title_justify="left")
        table.add_column("")
        for column in ("decisions", "same", "given_away", "a_turn"):
            table.add_column(self.voice.say(f"cli.analyse.{column}"), justify="right")
        for seat, *cells in self.sums_of_seats():
            table.add_row(self.players.title(seat, self.voice), *cells)
        return table

    def sums_of_seats(self) -> Iterator[tuple[int, str, str, str, str]]:
        """Go through the players who are analysed, with their figures."""
        verdicts = [verdict for turn in self.analysis.turns for verdict in turn.verdicts]
        for seat in range(self.analysis.seats):
            mine = [verdict for verdict in verdicts if verdict.seat == seat]
            if mine:
                given = sum(verdict.given_away for verdict in mine)
                same = self.write.percent(sum(verdict.given_away == 0 for verdict in mine) / len(mine))
                yield seat, str(len(mine)), same, self.write.number(given), self.write.number(given / len(mine))

    def swings(self) -> Table:
        """List the turns that changed most."""
        table = Table(title=self.voice.say("cli.analyse.swings"), title_justify="left")
        table.add_column(self.voice.say("cli.analyse.turn"), justify="right")
        table.add_column(self.voice.say("cli.analyse.player"))
        table.add_column(self.voice.say("cli.analyse.chance"), justify="right")
        table.add_column(self.voice.say("cli.analyse.played"))
        for number, seat, course, done in self.swinging_turns():
            table.add_row(str(number), self.mark(seat), course, done)
        return table

    def swinging_turns(self) -> Iterator[tuple[int, int, str, str]]:
        """Go through the biggest swings: turn, player, chances before and after, what was played."""
        for number in self.analysis.swings:
            turn = self.analysis.turns[number - 1]
            assert turn.seat is not None
            after = turn.chances[turn.seat]
            course = f"{self.write.percent(after - turn.swing)} → {self.write.percent(after)}"
            done = "; ".join(self.said(verdict.played) for verdict in turn.verdicts if verdict.seat == turn.seat)
            yield number, turn.seat, course, done

    def costly(self) -> Table:
        """List what the bot would have done differently, where that mattered most."""
        table = Table(title=self.voice.say("cli.analyse.costly"), title_justify="left")
        table.add_column(self.voice.say("cli.analyse.turn"), justify="right")
        table.add_column(self.voice.say("cli.analyse.player"))
        for column in ("played", "preferred", "why"):
            table.add_column(self.voice.say(f"cli.analyse.{column}"), ratio=1)
        table.add_column(self.voice.say("cli.analyse.points"), justify="right")
        for number, seat, words, points in self.costly_turns():
            table.add_row(str(number), self.mark(seat), *words, points)
        return table

    def costly_turns(self) -> Iterator[tuple[int, int, tuple[str, str, str], str]]:
        """Go through what gave most away: turn, player, what was played, what was better and why, the points."""
        for turn, verdict in costliest(self.analysis.turns):
            words = (self.said(verdict.played), self.said(verdict.preferred[0]), self.reasons(verdict.played))
            yield turn.number, verdict.seat, words, self.signed(-verdict.given_away)

    def title(self, seat: int) -> str:
        """Name a player in full, without colours."""
        return self.players.title(seat, self.voice).plain

    def mark(self, seat: int) -> Text:
        """Name a player briefly."""
        return Text(self.players.marks[seat], STYLES[seat])

    def said(self, line: Line) -> str:
        """Return what is picked."""
        return ", ".join(self.voice.word(from_json(step.label)) for step in line.steps)

    def reasons(self, line: Line) -> str:
        """Return why the played line comes to less."""
        game = self.analysis.game
        return ", ".join(
            f"{self.voice.say(f'{game}_bots.reason.{name}')} {self.signed(points)}"
            for name, points in line.reasons.items()
        )

    def signed(self, points: float) -> str:
        """Write points with their sign."""
        return ("+" if points > 0 else "") + self.write.number(points)


def show_analysis(report: Report) -> None:
    """Show an analysis."""
    analysis, voice = report.analysis, report.voice
    voice.show(report.heading())
    if not analysis.turns:
        return
    if not analysis.finished:
        voice.tell("cli.analyse.unfinished")
    voice.show(report.curves())
    if any(turn.verdicts for turn in analysis.turns):
        voice.show(report.sums())
    if analysis.swings:
        voice.show(report.swings())
    if costliest(analysis.turns):
        voice.show(report.costly())


def costliest(turns: Sequence[TurnAnalysis]) -> list[tuple[TurnAnalysis, Verdict]]:
    """List the decisions that gave most away, in the order of the game."""
    found = [(turn, verdict) for turn in turns for verdict in turn.verdicts if verdict.given_away >= NOTABLE]
    worst = sorted(found, key=lambda one: -one[1].given_away)[:COSTLY]
    return sorted(worst, key=lambda one: one[1].number)


def sparkline(course: Sequence[float], widest: int) -> str:
    """Draw chances as blocks, one sign for one turn or for a few."""
    step = max(1.0, len(course) / widest)
    places = [int(number * step) for number in range(min(widest, len(course)))]
    places[-1] = len(course) - 1  # how it ended always shows
    return "".join(BLOCKS[min(len(BLOCKS) - 1, int(course[place] * len(BLOCKS)))] for place in places)
