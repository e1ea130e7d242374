"""Lasting effects, derived from the sponsors that lie in zoos, never stored.

Each question that a rule asks about lasting effects is one function here, and the texts of the sponsors answer it.
Rules ask at every decision: a zoo without such sponsors costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.bonus_tiles import PROJECT_ICON, BonusTile, give_back, kept
from menagerie.games.ark_nova.sponsors.dues import line_dues, tell_rule, thanks_to
from menagerie.games.ark_nova.tracks import gain_appeal, gain_money, money_due
from menagerie.kernel.decision import Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Sequence

    from menagerie.games.ark_nova.buildings import Building, BuildingKind
    from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.sponsors.lines import Line
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.games.ark_nova.zoo_map import Spot
    from menagerie.kernel.order import Due

WHICH_CUBE = Message("ark_nova_sponsors.prompt.cube_of")


# --- icons ---


def icon_dues(turn: Turn, icons: Sequence[Icon]) -> list[Due]:
    """Gather what the player's sponsors give for icons that have just come into the zoo (R-A-019, R-A-020)."""
    me = turn.me
    dues: list[Due] = []
    if me.watching:
        for icon in icons:
            for sponsor in me.watching:
                if not sponsor.cubes or me.sponsor_cubes.get(sponsor):
                    for line in sponsor.own_zoo + sponsor.any_zoo:
                        if line.icon is icon:
                            dues += line_dues(turn, line)
    for text in me.lasting:
        dues += text.icon_dues(turn, icons)
    return dues


def others_gain(turn: Turn, icons: Sequence[Icon]) -> None:
    """Let the others gain, clockwise after the player, for icons that came into the player's zoo (R-A-014, R-A-020)."""
    table = turn.table
    for zoo, line in gains_of_others(table, turn.me.seat, icons):
        table.journal.tell("ark_nova.event.sponsor_effect", player=zoo.player, sponsor=line.source, line=line)
        gain = gain_money if line.kind == "money" else gain_appeal
        gain(table, table.zoos[zoo.seat], line.amounts[0])


def gains_of_others(table: Table, seat: int, icons: Sequence[Icon]) -> Iterator[tuple[Zoo, Line]]:
    """Go through the lines of the sponsors of others that give something for icons in any zoo, once for each icon."""
    for zoo in table.others(seat):
        if zoo.watching:
            lines = [line for sponsor in zoo.watching for line in sponsor.any_zoo]
            for line in [line for icon in icons for line in lines if line.icon is icon]:
                yield zoo, line


# --- the moments of a sponsor ---


def sponsor_dues(turn: Turn, sponsor: Sponsor) -> list[Due]:
    """Gather what the text of a sponsor gives when it is played."""
    return [due for line in sponsor.now for due in line_dues(turn, line)]


def income_dues(turn: Turn) -> list[Due]:
    """Gather the income of sponsors in a break (R-A-323)."""
    return [due for sponsor in turn.me.sponsors for line in sponsor.income for due in line_dues(turn, line)]


# --- building ---


def tell_of_terrain(turn: Turn) -> None:
    """Tell which sponsors let terrain be covered, or needs for it be ignored."""
    for text in turn.me.lasting:
        if text.covers_terrain:
            tell_rule(turn, text.sponsor)


def building_dues(turn: Turn, building: Building, covered_before: int) -> list[Due]:
    """Gather what lasting effects give for a new building (R-A-490, R-A-675)."""
    me = turn.me
    if not me.lasting:
        return []
    dues = [due for text in me.lasting for due in text.building_dues(turn, building)]
    return dues + terrain_dues(turn, building.spot.mask, covered_before)


def terrain_dues(turn: Turn, new: int, covered_before: int) -> list[Due]:
    """Gather what lasting effects give for the terrain beside spaces that were covered (R-A-490)."""
    me = turn.me
    money = {text.sponsor: text.terrain_money(me, new & ~covered_before, covered_before) for text in me.lasting}
    paying = [sponsor for sponsor, amount in money.items() if amount]
    return [thanks_to(turn, paying, money_due(turn, sum(money.values())))] if paying else []


def housing_size(zoo: Zoo, kind: BuildingKind, spot: Spot) -> int:
    """Return what a building on a spot counts for housing: the map and sponsors may raise it (R-A-528, R-A-671)."""
    size = zoo.map.housing_size(kind, spot)
    for text in zoo.lasting:
        size += text.more_housing(zoo, kind, spot)
    return size


def tell_of_housing(turn: Turn, kind: BuildingKind, spot: Spot) -> None:
    """Tell which sponsors make an enclosure count as a larger one."""
    for text in turn.me.lasting:
        if text.more_housing(turn.me, kind, spot):
            tell_rule(turn, text.sponsor)


def gains_no_placement_bonus(zoo: Zoo) -> bool:
    """Whether the spaces that the player covers no longer give anything (R-A-679)."""
    return bool(zoo.lasting) and any(text.no_placement_bonuses for text in zoo.lasting)


def tell_of_lost_bonuses(turn: Turn) -> None:
    """Tell which sponsors keep the spaces from giving anything."""
    for text in turn.me.lasting:
        if text.no_placement_bonuses:
            tell_rule(turn, text.sponsor)


def copied_bonuses(turn: Turn, space: int) -> list[Due]:
    """Gather what lasting effects add to the placement bonus of a space (R-A-468)."""
    return [due for text in turn.me.lasting for due in text.placement_dues(turn, space)]


def extra_building_kinds(zoo: Zoo, built: list[BuildingKind]) -> list[BuildingKind]:
    """List the kinds of which one more may be built in a Build action (R-A-458, R-A-459)."""
    return [kind for text in zoo.lasting for kind in text.extra_building_kinds(built)]


def tell_of_extra(turn: Turn, kind: BuildingKind, built: list[BuildingKind]) -> None:
    """Tell which sponsors let one more of a kind be built."""
    for text in turn.me.lasting:
        if kind in text.extra_building_kinds(built):
            tell_rule(turn, text.sponsor)


# --- animals ---


def animal_discount(zoo: Zoo, animal: Animal) -> int:
    """Return the discount of lasting effects on an animal (R-A-484, R-A-485)."""
    discount = 0
    for text in zoo.lasting:
        discount += text.discount(animal)
    return discount


def conditions_waived(zoo: Zoo, animal: Animal) -> int:
    """Count the condition symbols of an animal that lasting effects let the player ignore (R-A-513)."""
    waived = 0
    for text in zoo.lasting:
        waived += text.conditions_waived(animal)
    return waived


def tell_helpers(turn: Turn, animal: Animal, waived: bool) -> None:
    """Tell which sponsors made an animal cheaper, or stood for a condition that was not met."""
    texts = turn.me.lasting
    helping = [text for text in texts if text.discount(animal)]
    if waived:
        helping += [text for text in texts if text.conditions_waived(animal)]
    for text in helping:
        tell_rule(turn, text.sponsor)


def is_forbidden(zoo: Zoo, animal: Animal) -> bool:
    """Whether a choice made earlier keeps the player from playing an animal (R-A-479)."""
    return zoo.assignment != "" and any(text.forbids(zoo, animal) for text in zoo.lasting)


def played_animal_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Gather what lasting effects give for an animal, beyond what they give for its icons (R-A-480)."""
    return [due for text in turn.me.lasting for due in text.animal_dues(turn, animal)]


async def after_animals(
    turn: Turn, played: list[Animal], play_one: Callable[[Callable[[Animal], bool]], Awaitable[None]]
) -> None:
    """Continue an Animals action if lasting effects say so (R-A-482)."""
    for text in turn.me.lasting:
        await text.after_animals(turn, played, play_one)


def protectors(zoo: Zoo) -> list[Sponsor]:
    """List the sponsors that keep interactive abilities off the zoo (R-A-476)."""
    return [text.sponsor for text in zoo.lasting if text.protects]


# --- donations ---


def donation_discount(zoo: Zoo) -> int:
    """Return what lasting effects take off the price of a donation (R-A-672)."""
    return sum([text.donation_discount(zoo) for text in zoo.lasting])


def tell_of_donation(turn: Turn) -> None:
    """Tell which sponsors make a donation cheaper."""
    for text in turn.me.lasting:
        if text.donation_discount(turn.me):
            tell_rule(turn, text.sponsor)


# --- projects ---


def project_task_value(zoo: Zoo, value: int) -> int:
    """Return the value of the project task for this zoo (R-A-440)."""
    for text in zoo.lasting:
        value = text.project_task_value(value)
    return value


def tell_of_task_value(turn: Turn, value: int) -> None:
    """Tell which sponsors make the project task easier."""
    for text in turn.me.lasting:
        if text.project_task_value(value) < value:
            tell_rule(turn, text.sponsor)


def base_project_icons(zoo: Zoo) -> int:
    """Count the icons that may be added when a base project below the board is supported (R-A-454)."""
    icons = sum(text.base_project_icons(zoo) for text in zoo.lasting) if zoo.sponsor_cubes else 0
    return icons + 1 if zoo.tiles and kept(zoo.tiles, PROJECT_ICON) is not None else icons  # R-A-622


async def return_cubes(turn: Turn, missing: int) -> None:
    """Return a cube or a tile for each icon that a base project lacks, never two from one card (R-A-454, R-A-455)."""
    if missing <= 0:
        return
    me = turn.me
    sources: list[Any] = [text.sponsor for text in me.lasting if text.base_project_icons(me)]
    tile = kept(me.tiles, PROJECT_ICON)
    if tile is not None:
        sources.append(tile)
    for left in range(missing, 0, -1):
        source = sources[0] if left == len(sources) else await Decision(me.seat, WHICH_CUBE, sources[:])
        sources.remove(source)
        if isinstance(source, BonusTile):
            give_back(turn, source)
            turn.tell("ark_nova.event.uses_tile", tile=source)
        else:
            me.sponsor_cubes[source] -= 1
            turn.tell("ark_nova_sponsors.event.returns_cube", sponsor=source)


def may_support_again(zoo: Zoo, project: Project) -> bool:
    """Whether a project that carries the player's cube may be supported once more (R-A-475)."""
    return any(text.may_support_again(project) for text in zoo.lasting)


def support_dues(turn: Turn, project: Project) -> list[Due]:
    """Gather what lasting effects give when a project is supported (R-A-474)."""
    return [due for text in turn.me.lasting for due in text.support_dues(turn, project)]
