"""The box of the base game, with all maps."""

from __future__ import annotations

from menagerie.games.ark_nova.packing import pack
from menagerie.games.ark_nova.printed.sets import MAP_SETS

BOX = pack(MAP_SETS)
