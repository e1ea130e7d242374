"""Income in a break: by appeal, by kiosks, and everything marked with the income hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.bonus_dues import printed_dues
from menagerie.games.ark_nova.buildings import KIOSK
from menagerie.games.ark_nova.income_sources import Source, kiosks_of_others
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.printed.board import APPEAL
from menagerie.games.ark_nova.standing_effects import income_dues
from menagerie.games.ark_nova.tracks import gain_money
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo


def appeal_income(zoo: Zoo) -> int:
    """Return the money printed beside the appeal (R-A-318)."""
    return INCOME[zoo.appeal]


def _income_at(appeal: int) -> int:
    return next(band.money for band in reversed(APPEAL.income) if appeal >= band.from_appeal)


INCOME = tuple(_income_at(appeal) for appeal in range(APPEAL.highest + 1))


def kiosk_income(zoo: Zoo) -> int:
    """Each kiosk earns 1 money for each building beside it that pays, once however they touch (R-A-319 to R-A-322)."""
    if not zoo.kiosks:
        return 0
    kiosks = sum([building.spot.mask for building in zoo.buildings if building.kind is KIOSK])
    return sum([(building.spot.around & kiosks).bit_count() for building in zoo.buildings if building.pays_kiosk])


SOURCES = (
    Source("appeal", effects.APPEAL, appeal_income),
    Source("kiosks", effects.MAP, kiosk_income),
)


def sources_of(zoo: Zoo) -> tuple[Source, ...]:
    """List where the money of a zoo comes from."""
    return SOURCES + zoo.map.power.income


def earn(turn: Turn, source: Source) -> None:
    """Gain the money of a source, as much as it pays now."""
    money = source.pays(turn.me)
    if money and source.of_map:
        use_power(turn, source.name)
    gain_money(turn.table, turn.me, money)


def income_of(turn: Turn) -> list[Due]:
    """Gather the income of a player, to be taken in any order (R-A-317, R-A-323)."""
    me = turn.me
    dues = [
        Due(source.key, source.message, source.reads, effects.MONEY, earn, turn, source) for source in sources_of(me)
    ]
    for cube, bonus in zip(me.left_edge, me.map.left_edge, strict=True):
        if bonus.income and not cube:
            dues += printed_dues(turn, bonus)
    return dues + me.map.power.income_dues(turn) + income_dues(turn)


def next_income(table: Table, zoo: Zoo) -> dict[str, int]:
    """Return the money of the next break by its sources, as things stand now."""
    sources = {source.name: source.pays(zoo) for source in sources_of(zoo)}
    uncovered = [
        bonus for cube, bonus in zip(zoo.left_edge, zoo.map.left_edge, strict=True) if bonus.income and not cube
    ]
    sources["left_edge"] = sum(bonus.amount for bonus in uncovered if bonus.kind == "money")
    sources |= zoo.map.power.expected_income(zoo)
    lines = [line for sponsor in zoo.sponsors for line in sponsor.income]
    franchises = [line for line in lines if line.kind == "franchise"]
    sources["sponsors"] = sum(line.amount_in(zoo) for line in lines if line.kind == "money")
    sources["sponsors"] += len(franchises) * kiosks_of_others(table, zoo)
    return sources
