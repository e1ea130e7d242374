"""The donation tokens of the expansion XXL: what animals are worth that leave for a zoo elsewhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.zooloretto.expansion import Expansion
from menagerie.kernel.shapes import several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.shapes import Shape


class Donations(Expansion):
    """A pile of tokens, sixes on top, and those that the players have earned (R-X-005, R-X-033)."""

    __slots__ = ("most", "tokens")
    figures: ClassVar[dict[str, str]] = {"zooloretto.event.donated": "donations"}
    turns: ClassVar[tuple[str, ...]] = ("donations",)

    def __init__(self, tokens: tuple[int, ...], most: int) -> None:
        self.tokens = tokens  # from the top
        self.most = most  # of them for each player

    def set_up(self, table: ZoolorettoTable) -> None:
        """Stack the tokens."""
        table.donation_tokens = self.tokens

    def points(self, zoo: Zoo) -> dict[str, int]:
        """Count what the tokens say (R-X-030)."""
        return {"donations": sum(zoo.donated)}

    def soundness(self, table: ZoolorettoTable) -> dict[str, bool]:
        """Check that every token lies on the pile or in front of a player, and nobody has too many."""
        taken = len(self.tokens) - len(table.donation_tokens)
        earned = Counter(token for zoo in table.zoos for token in zoo.donated)
        return {
            "donation_tokens": taken >= 0 and table.donation_tokens == self.tokens[taken:],
            "donated": earned == Counter(self.tokens[:taken]) and all(len(z.donated) <= self.most for z in table.zoos),
        }

    def dump(self, table: ZoolorettoTable) -> dict[str, Any]:
        """Write the pile."""
        return {"donation_tokens": list(table.donation_tokens)}

    def dump_zoo(self, zoo: Zoo) -> dict[str, Any]:
        """Write what a zoo has earned."""
        return {"donated": list(zoo.donated)}

    def shape(self) -> dict[str, Shape]:
        """Return the shape of the pile."""
        return {"donation_tokens": several(whole(min(self.tokens), max(self.tokens)), most=len(self.tokens))}

    def zoo_shape(self) -> dict[str, Shape]:
        """Return the shape of what a zoo has earned."""
        return {"donated": several(whole(min(self.tokens), max(self.tokens)), most=self.most)}

    def restore(self, table: ZoolorettoTable, data: Mapping[str, Any]) -> None:
        """Stack the tokens that were left."""
        table.donation_tokens = tuple(data["donation_tokens"])

    def restore_zoo(self, zoo: Zoo, data: Mapping[str, Any]) -> None:
        """Hand out what was earned."""
        zoo.donated = tuple(data["donated"])
