"""Everything that lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.kernel.journal import SILENCE, Journal

if TYPE_CHECKING:
    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.box import Box
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.chance import Chance

STEPS = TAKE, ACTION, BUILDING, OBJECTIVE, UPGRADE, REFILL = (
    "take",
    "action",
    "building",
    "objective",
    "upgrade",
    "refill",
)
OPTIONAL_STEPS = (BUILDING, OBJECTIVE, UPGRADE)  # a player may always skip them (R-S-070)


class SanctuaryTable:
    """The zones of the table; zoos are shared by clones until `changing` copies them."""

    __slots__ = (
        "acting",
        "box",
        "chance",
        "current",
        "discard",
        "display",
        "first",
        "journal",
        "last_turns",
        "lost",
        "objectives",
        "pile",
        "revealed",
        "solo_markers",
        "solo_turned",
        "stage",
        "step",
        "turn",
        "zoos",
    )

    box: Box
    zoos: list[Zoo]
    pile: list[Tile]  # the top tile last
    display: list[Tile | None]
    discard: list[Tile]
    revealed: tuple[Tile, ...]  # turned up by a hunt, seen by all
    objectives: tuple[str, ...]  # icons
    first: int
    current: int
    turn: int  # how many turns have begun
    stage: str  # "turn", "administration", "over"
    step: str  # of the turn; it is set when a turn begins, and means something only while it lasts
    acting: ActionCard | None  # the card in use, while its action lasts
    last_turns: int | None  # how many players still have their last turn; None: the end is not yet in sight
    solo_markers: tuple[int, ...]  # of the solo game, in the order they will be turned up
    solo_turned: int  # how many of them have been
    lost: bool  # the solo game
    chance: Chance
    journal: Journal

    def clone(self) -> SanctuaryTable:
        """Copy the table without its journal."""
        table = SanctuaryTable.__new__(SanctuaryTable)
        table.box = self.box
        table.zoos = self.zoos[:]
        table.pile, table.display, table.discard = self.pile[:], self.display[:], self.discard[:]
        table.revealed, table.objectives = self.revealed, self.objectives
        table.first, table.current, table.turn = self.first, self.current, self.turn
        table.stage, table.step, table.acting = self.stage, self.step, self.acting
        table.last_turns, table.lost = self.last_turns, self.lost
        table.solo_markers, table.solo_turned = self.solo_markers, self.solo_turned
        table.chance = self.chance.clone()
        table.journal = SILENCE
        return table

    def changing(self, seat: int) -> Zoo:
        """Return a zoo as a copy that may change: clones of this table share the old one."""
        self.zoos[seat] = zoo = self.zoos[seat].clone()
        return zoo

    @property
    def can_draw(self) -> bool:
        """Whether there is a tile to draw."""
        return bool(self.pile) or (self.last_turns is not None and bool(self.discard))

    def draw(self) -> Tile | None:
        """Take the top tile of the pile; once the end is in sight, an empty pile is made of the discard (R-S-193)."""
        if not self.pile and self.last_turns is not None and self.discard:
            self.pile = self.chance.shuffled(self.discard)
            self.discard = []
            self.journal.tell("sanctuary.event.reshuffled")
        return self.pile.pop() if self.pile else None

    def shown(self) -> list[Tile]:
        """List the tiles of the display."""
        return [tile for tile in self.display if tile is not None]

    def take_from_display(self, tile: Tile) -> None:
        """Take a tile out of the display; the gap stays until the end of the turn (R-S-073)."""
        self.display[self.display.index(tile)] = None
