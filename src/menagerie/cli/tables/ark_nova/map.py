"""A zoo map of Ark Nova in the terminal: hexagons in nine columns, every other one half a space higher."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from menagerie.cli.tables.canvas import Canvas
from menagerie.cli.tables.lines import Flow
from menagerie.games.ark_nova.buildings import AQUARIUMS, KIOSK, LARGE_BIRD_AVIARY, PAVILION, PETTING_ZOO, REPTILE_HOUSE
from menagerie.games.ark_nova.icons import ICONS
from menagerie.games.ark_nova.zoo_map import COLUMNS, GRID, NAMES
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from rich.console import RenderableType

    from menagerie.cli.voice import Voice
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.zoo_map import ZooMap

ROOM = 7  # columns inside a hexagon
STEP = ROOM + 1
LINES = 15
EDGE = "dim"
ROCK, WATER, FEATURE, EMPTY, OCCUPIED = "^", "~", "★", "◦", "•"
LETTERS = {
    KIOSK: "K",
    PAVILION: "P",
    PETTING_ZOO: "Z",
    REPTILE_HOUSE: "H",
    LARGE_BIRD_AVIARY: "V",
    **dict(zip(AQUARIUMS, "aAT", strict=True)),  # the small one, the large one, the tunnel
}
UNIQUE = "U"
GAP = "   "
# What is printed on a space, in brief; the legend says it in words.
CODES = {
    "money": "${amount}",
    "x_token": "X{amount}",
    "reputation": "R{amount}",
    "card": "C{amount}",
    "clever": "→1",
    "sponsor_for_money": "S$",
    "kiosk": "K+",
    "partner_zoo": "PZ",
    "university": "Un",
    "multiplier": "×2",
    "worker": "W+",
    "return_worker": "W<",
    "store_card": "St",
    "conceal_strength": "Hi",
    "wave": "Wv",
    "shark_attack": "Sh{amount}",
    "scavenging": "Sc{amount}",
    "appeal": "A{amount}",
    "mark": "Mk",
    "adapt": "Ad{amount}",
    "rescue_station": "Rs",
}
POWERS = {
    "observation_tower": Message("ark_nova_cli.power.observation_tower"),
    "outdoor_area": Message("ark_nova_cli.power.outdoor_area"),
    "harbor": Message("ark_nova_cli.power.harbor"),
    "restaurant": Message("ark_nova_cli.power.restaurant"),
    "institute": Message("ark_nova_cli.power.institute"),
    "ice_cream": Message("ark_nova_cli.power.ice_cream"),
    "hollywood": Message("ark_nova_cli.power.hollywood"),
    "continents": Message("ark_nova_cli.power.continents"),
    "rescue_station": Message("ark_nova_cli.power.rescue_station"),
    "drawing_board": Message("ark_nova_cli.power.drawing_board"),
    "caves": Message("ark_nova_cli.power.caves"),
    "concealed_strength": Message("ark_nova_cli.power.concealed_strength"),
    "lagoon": Message("ark_nova_cli.power.lagoon"),
    "discard_for_strength": Message("ark_nova_cli.power.discard_for_strength"),
}

# Areas that a power is about, in brief.
AREA_SIGNS = {
    "africa": "Af",
    "americas": "Am",
    "asia": "As",
    "australia": "Au",
    "europe": "Eu",
    "north": "N",
    "east": "E",
    "south": "S",
    "west": "W",
}


def code_of(bonus: Bonus) -> str:
    """Write a bonus in a few signs."""
    return CODES.get(bonus.kind, "+").format(amount=bonus.amount)


def sign_of(building: Building) -> str:
    """Write a building in a few signs: a size and whether it is occupied, or a letter and the cubes on it."""
    kind = building.kind
    if kind.is_standard:
        return f"{building.size}{OCCUPIED if building.cubes else EMPTY}"
    if kind.capacity:
        return f"{LETTERS[kind]}{building.cubes}/{kind.capacity}"
    return LETTERS.get(kind, UNIQUE)


def style_of(building: Building) -> str:
    """Colour a building: a finished one is filled, an enclosure that waits for animals is not."""
    if building.kind.is_standard:
        return "black on green" if building.cubes else "bold green"
    if building.kind.capacity:
        return "black on cyan" if building.cubes else "bold cyan"
    return "black on yellow" if building.kind in LETTERS else "black on magenta"


def draw_map(zoo_map: ZooMap, buildings: list[Building]) -> Text:
    """Draw a map with what stands on it; no edge divides the spaces of one building."""
    canvas = Canvas(LINES, COLUMNS * STEP + 1)
    standing = {space: building for building in buildings for space in building.spot.spaces}
    for space, (q, r) in enumerate(GRID.places):
        left, right = q * STEP, (q + 1) * STEP
        top = 2 * (r + (q + 1) // 2) + (q + 1) % 2
        building = standing.get(space)
        text, style = space_text(zoo_map, space, building)
        canvas.write(top + 1, left + 1, text.ljust(ROOM), style)
        if building is not None:
            canvas.write(top + 2, left + 1, " " * ROOM, style)
        sides = (
            ((0, -1), top, left + 1, "_" * ROOM),
            ((0, 1), top + 2, left + 1, "_" * ROOM),
            ((-1, 0), top + 1, left, "/"),
            ((-1, 1), top + 2, left, "\\"),
            ((1, -1), top + 1, right, "\\"),
            ((1, 0), top + 2, right, "/"),
        )
        for (to_q, to_r), line, column, edge in sides:
            beside = GRID.at.get((q + to_q, r + to_r))
            if building is None or beside is None or standing.get(beside) is not building:
                inside = building is not None and (to_q, to_r) == (0, 1)
                canvas.write(line, column, edge, style if inside else EDGE)
            elif len(edge) == 1:
                canvas.write(line, column, " ", style)
    return canvas.text()


def space_text(zoo_map: ZooMap, space: int, building: Building | None) -> tuple[str, str]:
    """Write what is on a space, and colour it."""
    name, bit = NAMES[space], GRID.bits[space]
    if building is not None:
        return f"{name} {sign_of(building)}", style_of(building)
    feature = next((sign for mask, sign in marked(zoo_map) if bit & mask), "")
    if bit & zoo_map.rock:
        return f"{name} {ROCK * (3 - len(feature))}{feature}", "yellow"
    if bit & zoo_map.water:
        return f"{name} {WATER * (3 - len(feature))}{feature}", "blue"
    bonus = zoo_map.bonuses.get(space)
    printed = ["II" if bit & zoo_map.build_2 else "", code_of(bonus) if bonus is not None else ""]
    if feature != FEATURE or bonus is None:
        printed.append(feature)
    text = " ".join(part for part in printed if part)[: ROOM - 3]
    style = "bold magenta" if bonus is not None else "magenta" if text else ""
    return f"{name} {text}", style


def marked(zoo_map: ZooMap) -> list[tuple[int, str]]:
    """List the spaces that the power of a map is about, with the sign they get."""
    if zoo_map.power.key not in POWERS:
        return []
    return [(mask, AREA_SIGNS.get(name, FEATURE)) for name, mask in zoo_map.features.items()]


def area_legend(zoo_map: ZooMap, voice: Voice) -> list[tuple[str, str]]:
    """Explain the areas of a map: the continent, or what covering all of it gives."""
    continents = [(AREA_SIGNS[name], voice.word(ICONS[name].message)) for name in zoo_map.features if name in ICONS]
    return continents + [(AREA_SIGNS[area], voice.word(bonus.message)) for area, bonus in zoo_map.area_bonuses.items()]


def legend(zoo_map: ZooMap, buildings: list[Building], voice: Voice) -> RenderableType:
    """Explain the signs that are on a map now."""
    covered = {space for building in buildings for space in building.spot.spaces}
    signs = [
        (ROCK * 3, voice.say("ark_nova_cards.icons.rock")),
        (WATER * 3, voice.say("ark_nova_cards.icons.water")),
        ("II", voice.say("ark_nova_cli.legend.build_2")),
    ]
    if any(building.kind.is_standard for building in buildings):
        signs.append((f"1{EMPTY} 1{OCCUPIED}", voice.say("ark_nova_cli.legend.enclosures")))
    for kind in dict.fromkeys(building.kind for building in buildings):
        if kind in LETTERS:
            signs.append((LETTERS[kind] + (f"0/{kind.capacity}" if kind.capacity else ""), voice.word(kind.message)))
        elif kind.is_unique:
            signs.append((UNIQUE, voice.word(kind.message)))
    left = {code_of(bonus): bonus for space, bonus in zoo_map.bonuses.items() if space not in covered}
    signs += [(code, voice.word(left[code].message)) for code in sorted(left)]
    signs += area_legend(zoo_map, voice)
    lines: list[RenderableType] = [
        Flow([Text.assemble((sign, "bold"), f" = {words}", style="dim") for sign, words in signs], GAP)
    ]
    if zoo_map.power.key in POWERS:
        power = voice.word(POWERS[zoo_map.power.key])
        lines.append(Flow([Text.assemble((f"{FEATURE} ", "bold"), power, style="dim")], indent=2))
    return Group(*lines)
