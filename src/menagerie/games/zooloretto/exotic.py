"""The expansion Exotic: jungle boards, visitors and their bonus tokens, wherever they are."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar

from menagerie.games.zooloretto.expansion import Expansion
from menagerie.games.zooloretto.jungle import species_in_jungle
from menagerie.games.zooloretto.printed_exotic import PATH
from menagerie.kernel.save import keys
from menagerie.kernel.shapes import one_of, record, several, whole

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.games.zooloretto.jungle import Jungle
    from menagerie.games.zooloretto.table import ZoolorettoTable
    from menagerie.games.zooloretto.tiles import ZooTiles
    from menagerie.games.zooloretto.zoo import Zoo
    from menagerie.kernel.shapes import Shape

POINTS_A_COLOUR = 2
POINTS_OF_A_TOKEN = 2  # for each visitor of its colour


class Exotic(Expansion):
    """Jungle animals in the zoos, visitors on their paths, the reserve and the tokens in the middle."""

    __slots__ = ("jungle", "removed", "tiles")
    figures: ClassVar[dict[str, str]] = {
        "zooloretto.event.entered": "visitor_moves",
        "zooloretto.event.walked": "visitor_moves",
        "zooloretto.event.left": "visitor_moves",
        "zooloretto.event.backed": "steps_back",
        "zooloretto.event.backed_out": "steps_back",
        "zooloretto.event.bonus_token": "bonus_tokens",
    }

    def __init__(self, tiles: ZooTiles, jungle: Jungle, removed: int) -> None:
        self.tiles = tiles
        self.jungle = jungle
        self.removed = removed  # how many jungle species are not in play

    def set_up(self, table: ZoolorettoTable) -> None:
        """Give every zoo a visitor of each colour on the second point (R-E-002, R-E-004)."""
        colours = self.tiles.colours
        for zoo in table.zoos:
            zoo.visitors = ((PATH.start,),) * len(colours)
        table.reserve = (PATH.visitors - len(table.zoos),) * len(colours)
        table.bonus_tokens = colours

    def points(self, zoo: Zoo) -> dict[str, int]:
        """Count the colours of the visitors, and those whose token the zoo has (R-E-040, R-E-041, R-E-045)."""
        return {
            "visitors": POINTS_A_COLOUR * sum(1 for points in zoo.visitors if points),
            "visitor_bonus": POINTS_OF_A_TOKEN * sum(len(zoo.visitors[token.rank]) for token in zoo.bonus_tokens),
        }

    def soundness(self, table: ZoolorettoTable) -> dict[str, bool]:
        """Check that every visitor and token exists once, and that the jungle boards hold what they may."""
        zoos, colours = table.zoos, self.tiles.colours
        everywhere = [
            reserve + sum(len(zoo.visitors[colour.rank]) for zoo in zoos)
            for colour, reserve in zip(colours, table.reserve, strict=True)
        ]
        tokens = Counter(table.bonus_tokens) + Counter(token for zoo in zoos for token in zoo.bonus_tokens)
        return {
            "jungle_species": len(table.jungle_species) == len(self.tiles.jungle) - self.removed,
            "reserve": everywhere == [PATH.visitors] * len(colours),
            "visitors": all(list(points) == sorted(points) for zoo in zoos for points in zoo.visitors),
            "bonus_tokens": tokens == Counter(colours),
            "jungle": all(
                len(zoo.jungle) <= self.jungle.spaces and species_in_jungle(zoo) <= self.jungle.most_species
                for zoo in zoos
            ),
        }

    def dump(self, table: ZoolorettoTable) -> dict[str, Any]:
        """Write what lies in the middle."""
        return {
            "jungle_species": keys(table.jungle_species),
            "reserve": {colour.key: table.reserve[colour.rank] for colour in self.tiles.colours},
            "bonus_tokens": keys(table.bonus_tokens),
        }

    def dump_zoo(self, zoo: Zoo) -> dict[str, Any]:
        """Write what is in a zoo."""
        return {
            "jungle": keys(zoo.jungle),
            "visitors": {colour.key: list(zoo.visitors[colour.rank]) for colour in self.tiles.colours},
            "bonus_tokens": keys(zoo.bonus_tokens),
        }

    def view(self, table: ZoolorettoTable) -> dict[str, Any]:
        """Show the middle, what a jungle board can hold, the path, and the colours of the stalls."""
        stalls = {key: stall.colour.key for key, stall in self.tiles.stalls.items() if stall.colour is not None}
        board = {"spaces": self.jungle.spaces, "most_species": self.jungle.most_species}
        path = {"points": PATH.points, "jungle_from": PATH.jungle_from, "token": POINTS_OF_A_TOKEN}
        return {**self.dump(table), "jungle_board": board, "path": path, "stall_colours": stalls}

    def view_zoo(self, zoo: Zoo) -> dict[str, Any]:
        """Show a zoo, with how many species its jungle board holds."""
        return {**self.dump_zoo(zoo), "species_in_jungle": species_in_jungle(zoo)}

    def shape(self) -> dict[str, Shape]:
        """Return the shapes of what is written of the middle."""
        colours = [colour.key for colour in self.tiles.colours]
        return {
            "jungle_species": several(one_of(list(self.tiles.jungle))),
            "reserve": record(dict.fromkeys(colours, whole(0, PATH.visitors))),
            "bonus_tokens": several(one_of(colours), most=len(colours)),
        }

    def zoo_shape(self) -> dict[str, Shape]:
        """Return the shapes of what is written of a zoo."""
        colours = [colour.key for colour in self.tiles.colours]
        path = several(whole(1, PATH.points), most=PATH.visitors)
        return {
            "jungle": several(one_of(list(self.tiles.jungle)), most=self.jungle.spaces),
            "visitors": record(dict.fromkeys(colours, path)),
            "bonus_tokens": several(one_of(colours), most=len(colours)),
        }

    def restore(self, table: ZoolorettoTable, data: Mapping[str, Any]) -> None:
        """Lay out in the middle what was written."""
        tiles = self.tiles
        table.jungle_species = tuple(tile for key, tile in tiles.jungle.items() if key in data["jungle_species"])
        table.reserve = tuple(data["reserve"][colour.key] for colour in tiles.colours)
        table.bonus_tokens = tuple(colour for colour in tiles.colours if colour.key in data["bonus_tokens"])

    def restore_zoo(self, zoo: Zoo, data: Mapping[str, Any]) -> None:
        """Lay out in a zoo what was written."""
        colours = {colour.key: colour for colour in self.tiles.colours}
        zoo.jungle = tuple(self.tiles.jungle[key] for key in data["jungle"])
        zoo.visitors = tuple(tuple(data["visitors"][name]) for name in colours)
        zoo.bonus_tokens = tuple(colours[key] for key in data["bonus_tokens"])
