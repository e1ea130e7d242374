"""What lies in the middle of a table of Ark Nova: the break track, the Association board, the projects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from menagerie.cli.players import MARKS
from menagerie.cli.tables.ark_nova.cards import counted_text, have, level_text
from menagerie.cli.tables.ark_nova.sight import BOX
from menagerie.cli.tables.lines import COMMA, Flow, commas, joined, labelled, narrow
from menagerie.games.ark_nova.actions.association import TASKS, value_of
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.printed.board import REPUTATION
from menagerie.games.ark_nova.projects import in_play, level_is_met, levels_open
from menagerie.games.ark_nova.standing_effects import base_project_icons
from menagerie.games.ark_nova.table import NEUTRAL
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.tables.ark_nova.sight import Sight
    from menagerie.cli.tables.drawing import View
    from menagerie.cli.voice import Voice
    from menagerie.games.ark_nova.table import InPlay

STAGES = {
    "maps": Message("ark_nova_cli.stage.maps"),
    "draft": Message("ark_nova_cli.stage.draft"),
    "hands": Message("ark_nova_cli.stage.hands"),
    "hand_limit": Message("ark_nova_cli.stage.hand_limit"),
    "income": Message("ark_nova_cli.stage.income"),
    "final": Message("ark_nova_cli.stage.final"),
    "over": Message("ark_nova_cli.stage.over"),
}
TASK_NAMES = {
    "reputation": Message("ark_nova_cli.task.reputation"),
    "partner_zoo": Message("ark_nova_cli.task.partner_zoo"),
    "university": Message("ark_nova_cli.task.university"),
    "project": Message("ark_nova_cli.task.project"),
}
GONE, LEFT = "■", "□"
TAKEN, OPEN = "×", "▸"


def headline(view: View, voice: Voice) -> RenderableType:
    """Return which turn it is, how far away the break is, and whether the last turns have begun."""
    stage = STAGES.get(view["stage"])
    parts: list[Text | str] = [Text(voice.say("ark_nova_cli.turn", turn=view["turn"]) if view["turn"] else "")]
    parts.append(voice.word(stage) if stage is not None else "")
    steps, of = min(view["break"]["steps"], view["break"]["of"]), view["break"]["of"]
    track = voice.say("ark_nova_cli.break", steps=steps, of=of)
    if view["solo"] is not None:
        track = voice.say("ark_nova_cli.solo", round=view["solo"]["round"], turns=view["solo"]["turns"])
    parts.append(f"{track} {GONE * steps}{LEFT * (of - steps)}")
    title = joined(parts)
    title.stylize("bold")
    if view["turns_left"] is not None and view["stage"] != "over":
        title.append("  ").append(
            f" {voice.say('ark_nova_cli.last_turns', turns=view['turns_left'])} ", style="reverse bold"
        )
    return narrow(Rule(title, style="dim"), voice)


def association(sight: Sight, players: Players, voice: Voice) -> Iterator[RenderableType]:
    """Draw the Association board: tasks with the workers on them, what can be taken, donations, bonus tiles."""
    view = sight.view
    yield Text(voice.say("ark_nova_cli.association"), style="bold")
    tiles = [
        voice.say(tiles_word(int(space)), space=int(space), tiles=tuple(BOX.bonus_tiles[name] for name in names))
        for space, names in view["bonus_tiles"].items()
        if names
    ]
    partner_zoos = [ICONS[name].message for name in view["partner_zoos"]]
    specialised = view["specialised"] if view["generic_university"] else []
    universities = [university_words(name, voice) for name in [*view["universities"], *specialised]]
    nothing = voice.say("ark_nova_cli.nothing")
    rows: list[tuple[str, Flow | Text | str]] = [
        (voice.say("ark_nova_cli.label.tasks"), tasks(sight, players, voice)),
        (voice.say("ark_nova_cli.label.partner_zoos"), commas(partner_zoos, voice) or nothing),
        (voice.say("ark_nova_cli.label.universities"), Flow(universities, COMMA) or nothing),
        (voice.say("ark_nova_cli.label.donation"), voice.say("ark_nova_cli.donation", cost=view["donation_cost"])),
        (voice.say("ark_nova_cli.label.bonus_tiles"), Flow(tiles)),
    ]
    yield narrow(labelled(rows), voice)


def tiles_word(space: int) -> str:
    """Return the key of where bonus tiles lie: beside the conservation track, or after the reputation track."""
    return "ark_nova_cli.tiles_after" if space == REPUTATION.highest else "ark_nova_cli.tiles_at"


def university_words(name: str, voice: Voice) -> str:
    """Return what a university gives, without repeating that it is one."""
    return voice.word(BOX.universities[name].message).partition(":")[2].strip()


def tasks(sight: Sight, players: Players, voice: Voice) -> Flow:
    """List the tasks with the strength they take and the workers on them."""
    parts: list[Text | str] = []
    for task in TASKS:
        value = task.value if sight.me is None else value_of(sight.me, task)
        text = Text(f"{value} {voice.word(TASK_NAMES[task.key])}")
        there = [(zoo.seat, zoo.workers_on[task.index]) for zoo in sight.table.zoos if zoo.workers_on[task.index]]
        if there:
            marks = COMMA.join(MARKS[seat] + (f" ×{workers}" if workers > 1 else "") for seat, workers in there)
            text.append_text(players.coloured(f" ({marks})"))
        parts.append(text)
    return Flow(parts)


def projects(sight: Sight, players: Players, voice: Voice) -> RenderableType:
    """Draw the projects in play: what they ask for, their levels with the cubes on them, what the player's zoo has."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(Text(voice.say("ark_nova_cli.projects"), style="bold not dim"))
    table.add_column(voice.say("ark_nova_cli.label.asked"))
    for level in (1, 2, 3):
        table.add_column(voice.say("ark_nova_cli.label.level", level=level), no_wrap=True)
    table.add_column(voice.say("ark_nova_cli.label.yours") if sight.me else "", justify="right", no_wrap=True)
    for laid_out in in_play(sight.table):
        project = laid_out.project
        table.add_row(
            voice.word(project.message),
            Text(counted_text(project, voice), style="dim"),
            *(level_cell(laid_out, level, sight, players, voice) for level in range(3)),
            str(have(sight.me, project)) if sight.me else "",
        )
    return narrow(table, voice)


def level_cell(laid_out: InPlay, level: int, sight: Sight, players: Players, voice: Voice) -> Text:
    """Draw a level: the cube on it, or what it needs and gives, with a mark if the player's zoo could support it."""
    cube = laid_out.cubes[level]
    if cube is not None:
        return Text(TAKEN, style="dim") if cube == NEUTRAL else players.coloured(MARKS[cube])
    text = Text(level_text(laid_out.project, laid_out.project.levels[level], voice))
    if sight.me is None:
        return text
    joker = base_project_icons(sight.me) if laid_out in sight.table.base_projects else 0
    if any(way.level == level for way in levels_open(sight.me, laid_out, joker)):
        return Text.assemble((f"{OPEN} ", "bold green"), text)
    if not level_is_met(sight.me, laid_out.project, level, joker):
        text.stylize("dim")
    return text
