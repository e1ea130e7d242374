"""Map 6, Research Institute."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.map_powers.at_work import all_covered
from menagerie.games.ark_nova.map_powers.power import Power

if TYPE_CHECKING:
    from menagerie.games.ark_nova.zoo import Zoo


class Institute(Power):
    """An institute that makes conditions easier."""

    key = "institute"

    def conditions_ignored(self, zoo: Zoo) -> int:
        """Count the condition symbols each animal may ignore: one, once the institute is reached (R-A-535, R-A-536)."""
        return 1 if all_covered(zoo, "institute") else 0
