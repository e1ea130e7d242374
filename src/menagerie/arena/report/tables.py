"""Tables of a report."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from menagerie.arena.report.writing import Writer
    from menagerie.arena.summary import Summary

STRONGEST = 45  # percent of colour in a cell of the win matrix


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Write a table; its content is HTML already, and the first cell of a row is its head."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>'
        + "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return (
        '<div class="scroll" tabindex="0" role="group"><table><thead><tr>'
        f"{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def rating_table(summary: Summary, write: Writer) -> str:
    """Write how strong each bot is."""
    columns = {
        "bot": [escape(bot.label) for bot in summary.bots],
        "rating": [write.estimate(bot.rating) for bot in summary.bots],
        "wins": [write.share(bot.wins) for bot in summary.bots],
        "rank": [write.number(bot.rank, 2) if bot.rank is not None else "\u2013" for bot in summary.bots],
        "points": [write.estimate(bot.points) for bot in summary.bots],
        "winning_points": [write.estimate(bot.winning_points) for bot in summary.bots],
        "games": [str(bot.games) for bot in summary.bots],
        "faults": [f'<td class="out">{bot.faults}</td>' if bot.faults else "0" for bot in summary.bots],
    }
    if len(summary.bots) == 1:  # a bot that plays only itself has no rating
        del columns["rating"], columns["rank"]
    if not summary.faults:
        del columns["faults"]
    return table(
        [write.text(f"tournament.column.{column}") for column in columns], list(zip(*columns.values(), strict=True))
    )


def win_matrix(summary: Summary, write: Writer) -> str:
    """Write how often each bot came out ahead of each other; colours only repeat what the numbers say."""
    labels = [bot.label for bot in summary.bots]
    even = 1 / summary.tournament.seats if summary.has_copies else 0.5
    rows = []
    for one in labels:
        row = [escape(one)]
        for other in labels:
            pairing = summary.pairing(one, other)
            if pairing is None or pairing.better is None:
                row.append("")
                continue
            value = pairing.better.value
            away = (value - even) / (1 - even) if value > even else (even - value) / even
            tint = "--better" if value > even else "--worse"
            style = f"--tint: var({tint}); --strength: {round(STRONGEST * away)}"
            row.append(f'<td class="cell" style="{style}">{write.share(pairing.better)}</td>')
        rows.append(row)
    return table([write.text("tournament.column.bot"), *map(escape, labels)], rows)


def margin_table(summary: Summary, write: Writer) -> str:
    """Write by how many points each bot was ahead, over deals that were played from every seat."""
    heads = [write.text(f"tournament.column.{column}") for column in ("pairing", "margin", "deals")]
    rows = [
        [escape(f"{pair.one} \u2013 {pair.other}"), write.estimate(pair.margin, signed=True), str(pair.margin.number)]
        for pair in summary.margins
        if pair.margin is not None
    ]
    return table(heads, rows)


def place_table(summary: Summary, write: Writer) -> str:
    """Write how often the player who sat first, second and so on won."""
    heads = [write.text("tournament.column.bot")]
    heads += [write.text("tournament.column.place", place=place + 1) for place in range(summary.tournament.seats)]
    rows = [[escape(bot.label), *(write.share(place) for place in bot.places)] for bot in summary.bots]
    if len(rows) > 1:
        rows.append([write.text("tournament.all_bots"), *(write.share(place) for place in summary.places)])
    return table(heads, rows)


def figure_table(summary: Summary, write: Writer) -> str:
    """Write what the bots did in a game, beside what people do."""
    names = list(dict.fromkeys(name for bot in summary.bots for name in bot.figures))
    heads = [write.text("tournament.column.figure"), *(escape(bot.label) for bot in summary.bots)]
    if summary.usual:
        heads.append(write.text("tournament.column.people"))
    rows = []
    for name in names:
        usual = summary.usual.get(name)
        row = [write.text(f"{summary.tournament.game}.figure.{name}")]
        for bot in summary.bots:
            estimate = bot.figures.get(name)
            out = usual is not None and estimate is not None and not usual[0] <= estimate.value <= usual[1]
            row.append(f'<td class="out">{write.estimate(estimate)} ✗</td>' if out else write.estimate(estimate))
        if summary.usual:
            row.append(f"{usual[0]}\u2013{usual[1]}" if usual is not None else "")
        rows.append(row)
    return table(heads, rows) if rows else ""


def time_table(summary: Summary, write: Writer) -> str:
    """Write how long the bots thought."""
    columns = ("bot", "decisions", "a_decision", "longest")
    rows = [
        [escape(bot.label), str(bot.decisions), write.seconds(bot.seconds_a_decision), write.seconds(bot.longest)]
        for bot in summary.bots
    ]
    return table([write.text(f"tournament.column.{column}") for column in columns], rows)


def bot_table(summary: Summary, write: Writer) -> str:
    """Write which state of each bot played."""
    rows = [
        [escape(bot.label), f"<code>{escape(bot.version) or '–'}</code>", f"<code>{bot.weights or '–'}</code>"]
        for bot in summary.bots
    ]
    return table([write.text(f"tournament.column.{column}") for column in ("bot", "version", "weights")], rows)
