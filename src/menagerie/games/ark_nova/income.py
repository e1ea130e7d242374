"""Income in a break: by appeal, by kiosks, and everything marked with the income hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import bonuses, effects
from menagerie.games.ark_nova.box import APPEAL
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.effects import Due
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.caves import caves_income
from menagerie.games.ark_nova.map_powers.drawing_board import area_income_dues, area_money, areas_at_work
from menagerie.games.ark_nova.map_powers.ice_cream import parlor_income
from menagerie.games.ark_nova.map_powers.restaurant import restaurant_income
from menagerie.games.ark_nova.standing_effects import income_dues
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


def appeal_income(zoo: Zoo) -> int:
    """Give the money printed beside the appeal (R-A-318)."""
    return INCOME[zoo.appeal]


def _income_at(appeal: int) -> int:
    return next(band.money for band in reversed(APPEAL.income) if appeal >= band.from_appeal)


INCOME = tuple(_income_at(appeal) for appeal in range(APPEAL.highest + 1))


def kiosk_income(zoo: Zoo) -> int:
    """Each kiosk earns 1 money for each building beside it that pays, once however they touch (R-A-319 to R-A-322)."""
    kiosks = [building.spot.around for building in zoo.buildings if building.kind is KIOSK]
    paying = [building.spot.mask for building in zoo.buildings if building.pays_kiosk]
    return sum(1 for around in kiosks for mask in paying if around & mask)


SOURCES: tuple[tuple[str, int, Callable[[Zoo], int]], ...] = (
    ("appeal", effects.APPEAL, appeal_income),
    ("kiosks", effects.MAP, kiosk_income),
    ("restaurant", effects.MAP, restaurant_income),  # R-A-325
    ("parlors", effects.MAP, parlor_income),
    ("caves", effects.HAND, caves_income),  # R-A-724
)


POWERS = {
    "restaurant": "restaurant",
    "parlors": "ice_cream",
    "caves": "caves",
}  # sources that only the map with the power has


def earn(turn: Turn, name: str, source: Callable[[Zoo], int]) -> None:
    """Gain the money of a source, as much as it pays now."""
    money = source(turn.me)
    if money and name in POWERS:
        use_power(turn, name)
    gain_money(turn.table, turn.me, money)


def income_of(turn: Turn) -> list[Due]:
    """Gather the income of a player, to be taken in any order (R-A-317, R-A-323)."""
    me = turn.me
    dues = [
        Due(f"income-{name}", Message(f"ark_nova.effect.income_{name}"), reads, effects.MONEY, earn, turn, name, source)
        for name, reads, source in SOURCES
        if POWERS.get(name, me.map.power) == me.map.power
    ]
    for cube, bonus in zip(me.left_edge, me.map.left_edge, strict=True):
        if bonus.income and not cube:
            dues += bonuses.printed_dues(turn, bonus)
    return dues + area_income_dues(turn) + income_dues(turn)


def next_income(zoo: Zoo) -> dict[str, int]:
    """Give the money of the next break by its sources, as things stand now."""
    sources = {name: source(zoo) for name, _, source in SOURCES if POWERS.get(name, zoo.map.power) == zoo.map.power}
    uncovered = [
        bonus for cube, bonus in zip(zoo.left_edge, zoo.map.left_edge, strict=True) if bonus.income and not cube
    ]
    sources["left_edge"] = sum(bonus.amount for bonus in uncovered if bonus.kind == "money")
    if zoo.map.area_bonuses:
        sources["areas"] = area_money(zoo, areas_at_work(zoo))
    lines = [line for sponsor in zoo.sponsors for line in sponsor.income if line.kind == "money"]
    sources["sponsors"] = sum(line.amount_in(zoo) for line in lines)
    return sources
