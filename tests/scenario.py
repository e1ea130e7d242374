"""The language of the tests: one line lays a table of Zooloretto, one makes a move, one states a fact.

    game = scenario(seats=3).seat(0, E4="3 elephant", barn="2 elephant", money=1).turn(0)
    game.play("move-elephant@barn>E4")
    assert game.zoo(0).animals("E4") == tiles("4 elephant")

Seats count from 0 and trucks from 1, as in the keys of the options. Tiles are written by their keys, a number before a
tile repeats it. A table is laid out by editing the save of a new game and looked at through its view, so that nothing
here knows how the game keeps its things.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import menagerie
from menagerie.bots.preview import Trials
from menagerie.games.zooloretto.save import lay_out
from menagerie.kernel.checkpoint import Checkpoint, Setting
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal
from menagerie.kernel.messages import Player
from menagerie.kernel.save import save
from menagerie.server.plans import plan
from playing import Playing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from menagerie import Message
    from menagerie.kernel.rules import Rules

RULES = menagerie.rules_of("zooloretto")

SPECIES = ("flamingo", "camel", "leopard", "elephant", "panda", "chimpanzee", "zebra", "kangaroo")
STALLS = ("stall_a", "stall_b", "stall_c", "stall_d", "stall_e")  # the last of them of the expansion XXL
JUNGLE = ("dwarf_anteater", "macaw", "bat", "koala", "orangutan", "baboon", "smooth_snake", "emerald_monitor")
KINDS = ("", "-male", "-male-bred", "-female", "-female-bred", "-offspring")
BARN_ORDER = [species + kind for species in SPECIES for kind in KINDS] + list(STALLS + JUNGLE)
ENCLOSURES = ("E5", "E4", "E6")
EXTENSIONS = ("X1", "X2")
END_PILE = 15


def tiles(text: str) -> list[str]:
    """List the tiles of a text such as "3 panda panda-male stall_a", in the order of the alphabet."""
    return sorted(_spelled_out(text))


def scenario(seats: int = 3, **options: Any) -> Scenario:
    """Begin a table with empty zoos, empty trucks, all eight species in play and the money of the set-up."""
    return Scenario(seats, options)


def laid_out(seats: int = 3, seed: int = 0, **options: Any) -> dict[str, Any]:
    """Show the table as the set-up leaves it, before anybody has drawn."""
    new = _new_save(seats, seed, options)
    return RULES.view(lay_out(new["checkpoint"]["table"], seats, new["options"]), None)


def order_of_the_piles(seats: int = 3, seed: int = 0) -> list[str]:
    """List the tiles of both piles as the set-up shuffles them, the next one first."""
    pile: list[str] = _new_save(seats, seed, {})["checkpoint"]["table"]["pile"]
    return pile


class Scenario:
    """A table being laid out; `turn` lets play begin."""

    rules: Rules[Any] = RULES
    species: tuple[str, ...] = SPECIES
    kinds: tuple[str, ...] = (*BARN_ORDER, "coin")  # of tiles

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self._save = _new_save(seats, 0, options, self.rules)
        self._table = self._save["checkpoint"]["table"]
        self._table["species"] = list(self.species)
        self._table["offspring"] = [max(self._table["offspring"])] * len(self.species)
        self._main_pile = [self.species[0]] * 30  # what lies in the piles where a test does not care
        self._end_pile = [self.species[0]] * END_PILE
        self._reserve: dict[str, int] = {}

    def _spelled(self, text: str) -> list[str]:
        return _spelled_out(text, self.kinds)

    def _lay_out(self) -> Any:
        return lay_out(self._table, self._save["seats"], self._save["options"])

    def seat(
        self,
        seat: int,
        *,
        barn: str = "",
        money: int | None = None,
        donated: str = "",
        jungle: str = "",
        visitors: str | None = None,
        tokens: str = "",
        **enclosures: str,
    ) -> Self:
        """Fill a zoo: enclosures by name with their animals and stalls, the barn, the money, and what expansions add.

        Donation tokens are written by their values ("6 5"), visitors by colour and point ("red2 red4 blue1"; as the
        set-up has them if not said), bonus tokens by their colours.
        """
        zoo = self._table["zoos"][seat]
        places = [*ENCLOSURES, *(place for place in EXTENSIONS if place in enclosures)]
        assert set(enclosures) <= set(places), f"no such enclosure: {enclosures}"
        zoo["extensions"] -= len(places) - len(ENCLOSURES)
        zoo["enclosures"] = [_enclosure(enclosures.get(place, "")) for place in places]
        zoo["barn"] = sorted(_spelled_out(barn), key=BARN_ORDER.index)
        if money is not None:
            zoo["money"] = money
        for token in map(int, donated.split()):
            self._table["donation_tokens"].remove(token)
            zoo["donated"].append(token)
        if "visitors" in zoo:
            self._guests(zoo, jungle, visitors, tokens)
        return self

    def _guests(self, zoo: dict[str, Any], jungle: str, visitors: str | None, tokens: str) -> None:
        zoo["jungle"] = sorted(self._spelled(jungle), key=JUNGLE.index)
        if visitors is not None:
            standing = [(name[:-1], int(name[-1])) for name in visitors.split()]
            zoo["visitors"] = {
                colour: sorted(point for name, point in standing if name == colour) for colour in zoo["visitors"]
            }
        for token in tokens.split():
            self._table["bonus_tokens"].remove(token)
            zoo["bonus_tokens"].append(token)

    def reserve(self, **visitors: int) -> Self:
        """Set how many visitors of some colours are in no zoo; of the others, all the rest of them."""
        self._reserve = visitors
        return self

    def trucks(self, *loads: str) -> Self:
        """Load the trucks; "taken by 2" stands for a truck that seat 2 has taken and unloaded."""
        for truck, load in zip(self._table["trucks"], loads, strict=False):
            if load.startswith("taken by "):
                truck["taken_by"] = int(load.removeprefix("taken by "))
                self._table["takers"].append(truck["taken_by"])
            else:
                truck["tiles"] = self._spelled(load)
                assert len(truck["tiles"]) <= truck["places"], f"a truck cannot carry {load}"
        return self

    def pile(self, text: str) -> Self:
        """Stack the main pile, the next tile first; "..." at the end stands for many more."""
        next_tiles, more, _ = text.partition("...")
        self._main_pile = self._spelled(next_tiles) + [self.species[0]] * (30 if more else 0)
        return self

    def end_pile(self, text: str) -> Self:
        """Set which tiles of the end pile come first."""
        first = self._spelled(text)
        self._end_pile = first + [self.species[0]] * (END_PILE - len(first))
        return self

    def last_round(self) -> Self:
        """Let the first tile of the end pile have been drawn."""
        self._main_pile = []
        self._table["last_round"] = True
        self._table["drawn"] = 1
        return self

    def bank(self, coins: int) -> Self:
        """Set how much the bank has."""
        self._table["bank"] = coins
        return self

    def turn(self, seat: int) -> Play:
        """Let play begin with this seat."""
        self._table["current"] = seat
        self._table["pile"] = self._main_pile + self._end_pile
        for colour in self._table.get("reserve", ()):
            there = sum(len(zoo["visitors"][colour]) for zoo in self._table["zoos"])
            self._table["reserve"][colour] = self._reserve.get(colour, 8 - there)
        return Play(self._game())

    def _game(self) -> Game:
        setting = Setting(self._save["seats"], self._save["options"], self._save["seed"])
        return Game(self.rules, setting, Checkpoint(self._lay_out()), Journal())


class Play(Playing):
    """A game of Zooloretto being played from a scenario."""

    # --- what is asked ---

    def offers(self, key: str) -> bool:
        """Return whether an option can be taken now."""
        return key in self.options

    @property
    def final_options(self) -> list[str]:
        """The keys of the options that cannot be taken back."""
        decision = self.game.decision
        if decision is None:
            return []
        return [
            key for key, final in zip(decision.keys, Trials(self.game, decision.seat).locks(), strict=True) if final
        ]

    def obstacles(self, key: str) -> list[str]:
        """List what stands in the way of an option, with its figures: "too_little_money price=3 money=2"."""
        return [_told(message) for message in self.game.obstacles(key)]

    def why_not(self, key: str) -> list[str]:
        """List the names of the obstacles in the way of an option."""
        return [obstacle.split()[0] for obstacle in self.obstacles(key)]

    # --- what lies on the table ---

    def slips(self, key: str, *wishes: str) -> list[str]:
        """Name what is told of an option before it is taken; with wishes, of a truck that is laid out like that."""
        decision = self.game.decision
        assert decision is not None
        if wishes:
            told = [slip.key for slip in plan(self.game, decision, key, wishes).slips]
        else:
            preview = Trials(self.game, decision.seat).previews(None)[decision.keys.index(key)]
            told = [] if preview is None else [slip.key for slip in preview.slips]
        return [slip.rpartition(".")[2] for slip in told]

    def zoo(self, seat: int) -> ZooFacts:
        """Look at a zoo."""
        return ZooFacts(self.view["zoos"][seat])

    def truck(self, number: int) -> list[str]:
        """List the load of a truck, in the order of the alphabet."""
        return sorted(self.view["trucks"][number - 1]["tiles"])

    def truck_of(self, seat: int) -> int | None:
        """Return the number of the truck that a seat has taken this round."""
        return next((truck["number"] for truck in self.view["trucks"] if truck["taken_by"] == seat), None)

    @property
    def bank(self) -> int:
        """What the bank has."""
        return int(self.view["bank"])

    @property
    def tile_in_hand(self) -> str | None:
        """The tile that was drawn or bought and has no place yet."""
        tile: str | None = self.view["in_hand"]
        return tile

    @property
    def out_of_game(self) -> list[str]:
        """The tiles that have left the game, in the order of the alphabet."""
        return sorted(self.view["out_of_game"])

    def reserve(self, colour: str) -> int:
        """Count the visitors of a colour that are in no zoo."""
        return int(self.view["reserve"][colour])

    def supply(self, species: str) -> int:
        """Count the offspring of a species that can still be born."""
        return int(self.view["offspring"][species])

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator may know."""
        return self.game.view(None)

    # --- how it stands ---

    def points(self, seat: int) -> int:
        """Count the points of a seat as they are now."""
        return self.game.scores()[seat]

    def points_for(self, seat: int, part: str) -> int:
        """Count the points that a seat has from one source, such as E4, stalls or barn_species."""
        return self.game.standing().parts[seat][part]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.decision is None

    @property
    def winners(self) -> list[int]:
        """The seats that have won."""
        return self.game.winners()

    # --- what was told ---

    @property
    def events(self) -> list[str]:
        """Everything that the journal tells, one text an event: "drawn player=0 tile=panda"."""
        return [_told(event.message) for event in self.game.journal.seen_by(None)]


class ZooFacts:
    """What anybody can see of a zoo."""

    def __init__(self, view: dict[str, Any]) -> None:
        self._enclosures = {enclosure["name"]: enclosure for enclosure in view["enclosures"]}
        self.money: int = view["money"]
        self.barn: list[str] = sorted(view["barn"])
        self.jungle: list[str] = sorted(view.get("jungle", ()))
        self.visitors: dict[str, list[int]] = {
            colour: points for colour, points in view.get("visitors", {}).items() if points
        }
        self.tokens: list[str] = view.get("bonus_tokens", [])
        self.face_down_extensions: int = view["unbuilt_extensions"]

    @property
    def enclosures(self) -> list[str]:
        """The names of the enclosures that are open."""
        return list(self._enclosures)

    def animals(self, enclosure: str) -> list[str]:
        """List the animals of an enclosure, in the order of the alphabet."""
        return sorted(self._enclosures[enclosure]["animals"])

    def stalls(self, enclosure: str) -> list[str]:
        """List the stalls beside an enclosure, in the order of the alphabet."""
        return sorted(self._enclosures[enclosure]["stalls"])


def _new_save(seats: int, seed: int, options: dict[str, Any], rules: Rules[Any] = RULES) -> dict[str, Any]:
    """Save a game that was just set up: its checkpoint is the table before anybody has drawn."""
    return save(new_game(rules, seats, seed, options))


def _spelled_out(text: str, kinds: tuple[str, ...] = (*BARN_ORDER, "coin")) -> list[str]:
    """List the tiles of a text in its own order."""
    spelled = [tile for count, tile in re.findall(r"(?:(\d+) )?([a-z][\w-]*)", text) for _ in range(int(count or 1))]
    unknown = [tile for tile in spelled if tile not in kinds]
    assert not unknown, f"no such tile: {unknown}"
    return spelled


def _enclosure(text: str) -> dict[str, list[str]]:
    """Sort what lies in and beside an enclosure."""
    spelled = _spelled_out(text)
    return {
        "animals": [tile for tile in spelled if tile not in STALLS],
        "stalls": [tile for tile in spelled if tile in STALLS],
    }


def _told(message: Message) -> str:
    """Write a message as its name and its figures."""
    name = message.key.rpartition(".")[2]
    return " ".join([name, *(f"{argument}={_plain(value)}" for argument, value in message.args.items())])


def _plain(value: Any) -> str:
    """Write an argument of a message: a player as the seat, a thing by its key."""
    if isinstance(value, Player):
        return str(value.seat)
    if isinstance(value, tuple):
        return _joined(_plain(part) for part in value)
    return str(getattr(value, "key", value))


def _joined(parts: Iterable[str]) -> str:
    return "+".join(parts)
