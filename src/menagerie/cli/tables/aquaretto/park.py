"""A water park in the terminal: its grid, a letter for each basin, and what stands beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.panel import Panel
from rich.text import Text

from menagerie.cli.players import STYLES
from menagerie.cli.tables.loretto import FREE
from menagerie.games.aquaretto.printed import SEATS, SETS
from menagerie.games.aquaretto.tiles import tiles_of
from menagerie.games.loretto.tiles import Sex

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.cli.players import Players
    from menagerie.cli.voice import Voice
    from menagerie.games.loretto.tiles import Animal

TILES = tiles_of(SETS, max(SEATS))  # a view may name any of them
LETTERS = "ABCDEFGH"  # of the basins
TRAINER = "T"
SIGNS = {"fish": "f", "flash": "!", "offspring": "◦"}


def draw_park(
    park: dict[str, Any], posts: dict[str, int], players: Players, voice: Voice, width: int
) -> RenderableType:
    """Draw a park: the grid, then basins, coworkers and depot; its frame shows points and money."""
    points = sum(park["points"].values())
    facts = voice.say("aquaretto_cli.facts", points=points, coins=park["money"])
    lines = [*grid_lines(park), *basin_lines(park, voice), *side_lines(park, posts, voice)]
    return Panel(
        Text("\n".join(lines)),
        title=Text.assemble(players.title(park["seat"], voice), " · ", (facts, "bold")),
        title_align="left",
        subtitle=Text(expansions_left(park, voice)),
        subtitle_align="right",
        border_style=STYLES[park["seat"]].removeprefix("bold "),
        width=width,
    )


def grid_lines(park: dict[str, Any]) -> list[str]:
    """Draw the grid row by row from the top, with the names of columns and rows as messages say them."""
    names = {space["key"]: space["name"] for space in park["spaces"]}
    cells = {tuple(map(int, key.split(","))): key for key in names}
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    letters = {species: LETTERS[place] for place, species in enumerate(park["basins"])}
    lines = []
    for y in rows:
        drawn = [cell(park, cells[x, y], letters) if (x, y) in cells else "" for x in columns]
        lines.append(f"{y + 1:>3}  " + "".join(sign.ljust(4) for sign in drawn).rstrip())
    heads = [next(name[0] for key, name in names.items() if int(key.split(",")[0]) == x) for x in columns]
    return [*lines, " " * 5 + "".join(head.ljust(4) for head in heads).rstrip()]


def cell(park: dict[str, Any], space: str, letters: dict[str, str]) -> str:
    """Draw a space: the letter of its basin with a sign for the animal, a trainer, or nothing."""
    key = park["animals"].get(space)
    if key is not None:
        animal = TILES.animals[key]
        return letters[animal.species.key] + sign(animal)
    return TRAINER if space in park["trainers"] else FREE


def sign(animal: Animal) -> str:
    """Draw what an animal tile shows, with a tick mark when it has bred."""
    if animal.sex is not None:
        return ("♂" if animal.sex is Sex.MALE else "♀") + ("'" if animal.bred else "")
    return SIGNS.get(animal.kind, "•")


def basin_lines(park: dict[str, Any], voice: Voice) -> list[str]:
    """Name the basins by their letters, with their sizes and next marks, and how many there may be."""
    basins = [
        f"{LETTERS[place]} {voice.say(f'aquaretto.species.{species}')} {basin['size']}{next_mark(basin, voice)}"
        for place, (species, basin) in enumerate(park["growth"].items())
    ]
    some = ", ".join(basins) or voice.say("aquaretto_cli.none")
    return ["", voice.say("aquaretto_cli.basins", basins=some, limit=park["basin_limit"])]


def next_mark(basin: dict[str, Any], voice: Voice) -> str:
    """Tell which tile of a basin earns something next, and what."""
    mark = basin["next"]
    if mark is None:
        return ""
    key = f"aquaretto_cli.next_{mark['earns']}"
    return f" ({voice.say(key, at=mark['at'])})"


def very_large_lines(view: dict[str, Any], voice: Voice) -> list[Text]:
    """Tell whether the very large expansion still lies in the middle."""
    left = view["expansions"].get("very_large", {"left": 0})["left"]
    return [Text(voice.say("aquaretto_cli.very_large"))] if left else []


def side_lines(park: dict[str, Any], posts: dict[str, int], voice: Voice) -> list[str]:
    """Write the coworkers and the depot, its top first, and the food where there is any."""
    depot = [voice.word(TILES.animals[key].message) for key in reversed(park["depot"])]
    trainers = park["trainers"]
    jobs = voice.say(
        "aquaretto_cli.jobs",
        cashiers=f"{park['cashiers']}/{posts['cashiers']}",
        keepers=f"{park['keepers']}/{posts['keepers']}",
        managers=f"{park['managers']}/{posts['managers']}",
        trainers=len(trainers),
        shows=sum(trainers.values()),
        fish=park["fish"],
    )
    lines = [jobs, voice.say("aquaretto_cli.depot", tiles=", ".join(depot) or voice.say("aquaretto_cli.none"))]
    if "food_basins" in park["points"]:
        lines.append(voice.say("aquaretto_cli.food", food=park["food"]))
    return lines


def expansions_left(park: dict[str, Any], voice: Voice) -> str:
    """Count the expansions that are not laid yet."""
    left = park["expansions_left"]
    return voice.say("aquaretto_cli.unlaid", small=left["small"], large=left["large"])


def legend(voice: Voice) -> RenderableType:
    """Explain the signs."""
    return Text(voice.say("aquaretto_cli.legend"), style="dim")
