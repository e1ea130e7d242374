"""The options of a decision as a numbered list."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from menagerie.bots.preview import Trials
from menagerie.cli.preview import outlooks

if TYPE_CHECKING:
    from typing import Any

    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.preview import Outlook
    from menagerie.cli.tables.drawing import Drawing
    from menagerie.cli.voice import Voice
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.messages import Message

LOCK = "🔒"
STAR = "*"
MARGIN = " " * 7  # room for a number and a lock
NARROWEST = 20
QUIET = "italic dim"
SAME = "cli.play.same"
MANY = 12  # short options beyond this number stand in several columns
GAP = 2  # columns between columns


def option_text(option: Any, voice: Voice) -> str:
    """Put an option into words; declining is the option that is nothing."""
    if option is None:
        return voice.say("cli.play.decline")
    message: Message | None = getattr(option, "message", None)
    return str(option) if message is None else voice.word(message)


def show_menu(game: Game, decision: Decision[Any], drawing: Drawing, players: Players, voice: Voice) -> None:
    """Show the question and its answers, with what each of them changes."""
    voice.show(players.coloured(f"{players.marks[decision.seat]}  {voice.word(decision.prompt)}", "bold"))
    trials = Trials(game, decision.seat)
    expected = telling(outlooks(trials, drawing))
    locked = trials.locks()
    texts = [option_text(option, voice) for option in decision.options]
    notes = [outlook_text(outlook, voice) for outlook in expected]
    title = voice.say(drawing.outlook_title) if any(notes) else ""
    widest_note = max(map(len, [title, *notes]))
    room = min(max(map(len, texts)), max(voice.console.width - len(MARGIN) - widest_note - 1, NARROWEST))
    headings = [drawing.heading(option) for option in decision.options]
    columns = (voice.console.width + GAP) // (len(MARGIN) + room + 1 + widest_note + GAP)
    if len(texts) > MANY and columns > 1 and not any(headings) and max(map(len, texts)) <= room:
        if title:
            voice.show(Text(f"{MARGIN}{'':{room}} {title}", style=QUIET))
        voice.show(in_columns(locked, texts, notes, columns, players))
        notes_below = footnotes(locked, expected, drawing, voice)
        if notes_below.strip():
            voice.show(Text(notes_below, style="dim"))
        return
    menu = Text(no_wrap=True)
    if headings[0] is None and title:
        menu.append(f"{MARGIN}{'':{room}} {title}\n", style=QUIET)
    for place, text in enumerate(texts):
        heading = headings[place]
        if heading is not None and (place == 0 or heading != headings[place - 1]):
            menu.append(f"{MARGIN}{voice.word(heading):{room}} {'' if place else title}\n", style=QUIET)
        first, *rest = wrap(text, room)
        menu.append(f"{place + 1:>3} ", style="bold")
        menu.append(f"{LOCK} " if locked[place] else "   ")
        menu.append_text(players.coloured(first.ljust(room)))
        menu.append(f" {notes[place]}\n", style="green")
        for line in rest:
            menu.append_text(players.coloured(f"{MARGIN}{line}\n"))
    menu.append(footnotes(locked, expected, drawing, voice), style="dim")
    menu.rstrip()
    voice.show(menu)


def in_columns(
    locked: list[bool], texts: list[str], notes: list[str], columns: int, players: Players
) -> RenderableType:
    """Lay out many short options in columns, the numbers running down."""
    rows = -(-len(texts) // columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    entries = []
    for place, text in enumerate(texts):
        entry = Text.assemble((f"{place + 1:>3} ", "bold"), f"{LOCK} " if locked[place] else "   ")
        entry.append_text(players.coloured(text.ljust(max(map(len, texts)))))
        entries.append(entry.append(f" {notes[place]}", style="green"))
    for row in range(rows):
        grid.add_row(*entries[row::rows])
    return grid


def footnotes(locked: list[bool], expected: list[Outlook | None], drawing: Drawing, voice: Voice) -> str:
    """Explain the signs of a menu."""
    notes = [voice.say("cli.play.lock", lock=LOCK)] if any(locked) else []
    if any(outlook is not None and outlook.at_best and outlook.changes for outlook in expected):
        notes.append(voice.say(drawing.at_best, star=STAR))
    return "    " + "   ".join(notes)


def telling(expected: list[Outlook | None]) -> list[Outlook | None]:
    """Drop the outlooks if no option changes anything."""
    changes = [change.key for outlook in expected if outlook is not None for change in outlook.changes]
    return expected if any(key != SAME for key in changes) else [None] * len(expected)


def outlook_text(outlook: Outlook | None, voice: Voice) -> str:
    """Return in brief what an option changes."""
    if outlook is None or not outlook.changes:
        return ""
    return ", ".join(voice.word(change) for change in outlook.changes) + (STAR if outlook.at_best else "")


def pick_of(answer: str, decision: Decision[Any]) -> int | None:
    """Read an answer as a number of the list or as the key of an option."""
    if answer.isdecimal() and 1 <= int(answer) <= len(decision.options):
        return int(answer) - 1
    return decision.keys.index(answer) if answer in decision.keys else None
