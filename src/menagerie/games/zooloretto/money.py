"""The coin bonus of a filled enclosure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.loretto.money import pay_out

if TYPE_CHECKING:
    from menagerie.games.zooloretto.enclosures import Board
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo


def pay_coin_bonus(table: ZoolorettoTable, zoo: Zoo, board: Board) -> None:
    """Pay the bonus of a filled enclosure, as far as the bank can (R-Z-060, R-Z-062 to R-Z-065)."""
    bonus = board.coin_bonus
    if bonus > table.bank:
        bonus = table.bank if table.box.short_bank == "pays_the_rest" else 0
    if bonus == 0:
        return
    pay_out(table, zoo, bonus)
    table.journal.tell("zooloretto.event.bonus", player=zoo.player, place=board, coins=bonus)
