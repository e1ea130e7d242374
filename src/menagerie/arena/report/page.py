"""The page of a report, from top to bottom."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from statistics import quantiles
from typing import TYPE_CHECKING

from menagerie.arena.report import tables
from menagerie.arena.report.plots import Bar, Box, box_plot, interval_plot, range_plot
from menagerie.arena.report.writing import Writer
from menagerie.kernel.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.arena.intervals import Estimate
    from menagerie.arena.played import Played
    from menagerie.arena.summary import BotSummary, Summary

STYLE = Path(__file__).with_name("style.css")
FAULTS_SHOWN = 50


def write_report(summary: Summary, path: Path, language: str) -> None:
    """Write the report of a tournament into a file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report(summary, Writer(language)), encoding="utf-8")
    except OSError as error:
        raise BadRequest("arena.error.cannot_write", file=str(path), fault=error.strerror or str(error)) from error


def report(summary: Summary, write: Writer) -> str:
    """Put the page together; sections with nothing to say are left out."""
    title = escape(heading(summary, write))
    sections = [
        strength(summary, write),
        matrix(summary, write),
        margins(summary, write),
        points(summary, write),
        places(summary, write),
        figures(summary, write),
        times(summary, write),
        faults(summary, write),
        how_it_was_made(summary, write),
    ]
    return (
        f'<!doctype html>\n<html lang="{write.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{title}</h1>\n<p>{write.text('tournament.intervals')}</p>\n"
        + "\n".join(section for section in sections if section)
        + "\n</main>\n</body>\n</html>\n"
    )


def heading(summary: Summary, write: Writer) -> str:
    """Name the tournament."""
    game = write.say(f"{summary.tournament.game}.name")
    return write.say("tournament.title", game=game, seats=summary.tournament.seats, games=len(summary.games))


def section(write: Writer, name: str, *content: str, about: bool = True) -> str:
    """Write a section, with a note on how to read it."""
    explained = f"<p>{write.text(f'tournament.about.{name}')}</p>" if about else ""
    return f"<section><h2>{write.text(f'tournament.section.{name}')}</h2>{explained}{''.join(content)}</section>"


def strength(summary: Summary, write: Writer) -> str:
    """Write how strong each bot is."""
    bars = [
        Bar(bot.label, bot.rating.value, bot.rating.low, bot.rating.high, f"{bot.label}: {write.estimate(bot.rating)}")
        for bot in summary.bots
        if bot.rating is not None
    ]
    name = "strength" if bars else "alone"
    plot = interval_plot(write.say("tournament.section.strength"), bars, write.tick) if bars else ""
    return section(write, name, tables.rating_table(summary, write), plot)


def matrix(summary: Summary, write: Writer) -> str:
    """Write how often each bot came out ahead of each other."""
    return section(write, "matrix", tables.win_matrix(summary, write)) if len(summary.bots) > 1 else ""


def margins(summary: Summary, write: Writer) -> str:
    """Write by how many points each bot was ahead."""
    bars = [
        bar(f"{pair.one} \u2013 {pair.other}", pair.margin, write)
        for pair in summary.margins
        if pair.margin is not None
    ]
    if not bars:
        return ""
    plot = interval_plot(write.say("tournament.section.margins"), bars, write.tick, 0.0)
    return section(write, "margins", tables.margin_table(summary, write), plot)


def bar(label: str, estimate: Estimate, write: Writer) -> Bar:
    """Make a row of a plot from an estimate."""
    return Bar(label, estimate.value, estimate.low, estimate.high, f"{label}: {write.estimate(estimate)}")


def points(summary: Summary, write: Writer) -> str:
    """Draw how the points of the bots are spread."""
    boxes = [box(bot, write) for bot in summary.bots if bot.all_points]
    if not boxes:
        return ""
    plot = box_plot(write.say("tournament.section.points"), boxes, write.tick)
    return section(write, "points", plot)


def box(bot: BotSummary, write: Writer) -> Box:
    """Make a row of the plot of points."""
    values = bot.all_points if len(bot.all_points) > 1 else bot.all_points * 2
    cuts = quantiles(values, n=20, method="inclusive")
    said = " / ".join(write.number(cuts[place], 0) for place in (0, 4, 9, 14, 18))
    return Box(bot.label, cuts[0], cuts[4], cuts[9], cuts[14], cuts[18], f"{bot.label}: {said}")


def places(summary: Summary, write: Writer) -> str:
    """Write how much it matters who begins."""
    if summary.tournament.seats == 1:
        return ""
    bars = [
        bar(write.say("tournament.column.place", place=number + 1), place, write)._replace(text=write.share(place))
        for number, place in enumerate(summary.places)
        if place is not None
    ]
    if not bars:
        return ""
    even = 1 / summary.tournament.seats
    plot = interval_plot(write.say("tournament.section.places"), bars, write.percent, even)
    return section(write, "places", tables.place_table(summary, write), plot)


def figures(summary: Summary, write: Writer) -> str:
    """Write what the bots did in a game, beside what people do."""
    content = tables.figure_table(summary, write)
    if not content:
        return ""
    whole = [
        f"{write.text(f'{summary.tournament.game}.figure.{name}')}: {write.estimate(estimate)}"
        for name, estimate in summary.table.items()
    ]
    mark = f"<p>{write.text('tournament.about.people')}</p>" if summary.usual else ""
    return section(write, "figures", mark, f"<p>{'; '.join(whole)}</p>", content, people(summary, write))


def people(summary: Summary, write: Writer) -> str:
    """Draw the bots beside the games of people."""
    shown: list[tuple[str, tuple[int, int], Sequence[tuple[str, Estimate | None]]]] = [
        (
            f"{summary.tournament.game}.figure.{name}",
            usual,
            [(bot.label, bot.figures.get(name)) for bot in summary.bots],
        )
        for name, usual in summary.usual.items()
    ]
    if summary.usual_winner is not None:
        winners = [(bot.label, bot.winning_points) for bot in summary.bots]
        shown.append(("tournament.column.winning_points", summary.usual_winner, winners))
    plots = []
    for key, usual, found in shown:
        bars = [bar(label, estimate, write) for label, estimate in found if estimate is not None]
        title = write.say(key)
        band = write.say("tournament.people", low=usual[0], high=usual[1])
        if bars:
            plot = range_plot(f"{title}. {band}", band, usual, bars, write.tick)
            plots.append(f"<h3>{escape(title)}</h3><p>{escape(band)}</p>{plot}")
    return "".join(plots)


def times(summary: Summary, write: Writer) -> str:
    """Write how long the bots thought, and what the tournament took."""
    seconds = sum(game.seconds for game in summary.games)
    cpu = sum(game.cpu_seconds for game in summary.games)
    text = write.text("tournament.took", seconds=write.seconds(seconds), cpu=write.seconds(cpu))
    return section(write, "times", f"<p>{text}</p>", tables.time_table(summary, write), about=False)


def faults(summary: Summary, write: Writer) -> str:
    """Write which games were not played to their end, and why."""
    if not summary.faults:
        return ""
    heads = [write.text(f"tournament.column.{column}") for column in ("game", "seated", "what_happened")]
    rows = []
    for game in summary.faults[:FAULTS_SHOWN]:
        trace = game.fault.trace if game.fault is not None else ""
        shown = f"<details><summary>…</summary><pre>{escape(trace)}</pre></details>" if trace else ""
        rows.append(
            [
                write.text("tournament.deal", deal=game.deal + 1),
                f'<td class="words">{escape(", ".join(game.bots))}</td>',
                f'<td class="words">{escape(fault_line(game, write))}{shown}</td>',
            ]
        )
    more = len(summary.faults) - len(rows)
    rest = f"<p>{write.text('tournament.more_faults', games=more)}</p>" if more else ""
    return section(write, "faults", tables.table(heads, rows), rest)


def fault_line(game: Played, write: Writer) -> str:
    """Return in one line why a game was not played to its end."""
    fault = game.fault
    assert fault is not None
    bot = game.bots[fault.seat] if fault.seat is not None else ""
    return write.say(f"tournament.fault.{fault.kind}", bot=bot, text=fault.text)


def how_it_was_made(summary: Summary, write: Writer) -> str:
    """Write what it takes to play the same games again."""
    tournament = summary.tournament
    facts = {
        "game": f"{tournament.game} ({write.say('tournament.rules', version=summary.games[0].rules)})",
        "options": json.dumps(dict(tournament.options), ensure_ascii=False),
        "seed": str(tournament.seed),
        "deals": str(len({game.deal for game in summary.games})),
        "workers": ", ".join(sorted({game.worker.rpartition(":")[0] for game in summary.games if game.worker})),
    }
    listed = "".join(
        f"<dt>{write.text(f'tournament.fact.{name}')}</dt><dd><code>{escape(value)}</code></dd>"
        for name, value in facts.items()
    )
    return section(write, "made", f"<dl>{listed}</dl>", tables.bot_table(summary, write))
