"""The language of the tests of Ark Nova: lay a table, make a move, state a fact.

    zoo = scenario().seat(0, hand="lion", money=20, animals="cheetah wolf", buildings="size_4@a1-a2-b2-b3").turn(0)
    zoo.play("animals+1", "lion")
    assert zoo[0]["appeal"] == 12

Seats count from 0, slots from 1. Cards, buildings and spaces are written by their keys; a building may carry the number
of its cubes ("size_2@a1-a2:1" is occupied). A table is laid out by editing the save of a new game and looked at through
the view of each owner, so that nothing here knows how the game keeps its things. Cards that a test does not name lie in
the deck, in the order of their numbers, unless `deck` or `discard` says otherwise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from ark_nova.base_box import BOX, MARINE_BOX
from menagerie.games.ark_nova.abilities.all import ABILITIES
from menagerie.games.ark_nova.cards import Ability
from menagerie.games.ark_nova.effects import RESOLVE_NEXT
from menagerie.games.ark_nova.printed.maps import MAPS
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.save import dump, lay_out
from menagerie.games.ark_nova.soundness import soundness
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.used import NOTHING, final_cards
from menagerie.games.ark_nova.zoo_map import mask_of, spot
from menagerie.kernel.checkpoint import Checkpoint, Setting
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal
from menagerie.kernel.order import in_any_order
from playing import Playing

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from menagerie import Message
    from menagerie.games.ark_nova.box import Box

ROW = "animals cards build association sponsors"  # slots 1 to 5 where a test says nothing else
EMPTY_DISPLAY = [None] * 6
FIGURES = (
    *("money", "appeal", "conservation", "reputation", "x_tokens", "workers", "reserve_workers", "map_was_full"),
    *("assignment", "concealed", "donations"),
)
LISTS = (
    *("hand", "final_cards", "animals", "sponsors", "partner_zoos", "universities"),
    *("areas", "rescued", "spent", "stored", "supported", "tiles"),
)
THRESHOLDS = (2, 5, 8, 10)
EXTRA_MAPS = tuple(name for name, entry in MAPS.items() if entry.set not in ("base", "alternative"))  # of the map packs


def scenario(seats: int = 2, map: str = "0", **options: Any) -> Scenario:  # noqa: A002  # the game's own word
    """Begin a table: empty zoos on one map, no hand cards, an empty display, 25 money and 1 reputation each."""
    return Scenario(seats, {"maps": map, "first_player": 0, **options})


def marine(seats: int = 2, map: str = "0", **options: Any) -> Scenario:  # noqa: A002  # the game's own word
    """Begin a table with Marine Worlds, with standard action cards and no specialised university taken."""
    return scenario(seats, map, marine_worlds=True, action_cards="standard", **options)


def ability(text: str, source: str = "") -> Callable[[Turn], Any]:
    """Return an ability as a rule to run: "sprint 3", "boost build"; `source` is the animal it is printed on."""
    printed = Ability(text)
    return lambda turn: ABILITIES[printed.name].do(turn, printed, source)


def row_with(card: str, slot: int) -> str:
    """Order the action cards so that one of them lies in a slot, the others as in ROW."""
    others = [other for other in ROW.split() if other != card]
    return " ".join([*others[: slot - 1], card, *others[slot - 1 :]])


class Scenario:
    """A table being laid out; `turn` lets play begin."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.game = new_game(RULES, seats, 0, options)
        self.rest_is_in_deck = True
        self.box = MARINE_BOX if options.get("marine_worlds") else BOX
        fresh: Any = self.game.table
        self.table = dump(fresh)
        self.table.update(stage="turn", display=EMPTY_DISPLAY[:], deck=None, discard=[], base_pile=None)
        self.table["final_pile"] = None
        self.base_projects("africa", "americas", "asia")
        for zoo in self.table["zoos"]:
            zoo.update(hand=[], looking_at=[], final_cards=[], row=ROW.split(), appeal=0)
            for start in fresh.zoos[0].map.start:
                spot = "-".join(start.spaces)
                size = len(start.spaces)
                zoo["buildings"].append({"kind": start.building, "spot": spot, "size": size, "cubes": 0})

    # --- zoos ---

    def seat(self, seat: int, **things: Any) -> Self:
        """Return a player things: figures by name, lists of cards as text, and what the words below say.

        `row` and `side_2` name action cards ("build cards"), `venom`, `constriction` and `multipliers` name cards that
        carry such a token, `alternatives` names action cards ("build_3"), `buildings` are written "kind@spaces:cubes",
        `left_edge` lists the spaces (1 to 7) whose cube is gone, `workers_on` gives the workers on the four tasks,
        `known` the hand cards everybody has seen.
        """
        zoo = self.table["zoos"][seat]
        for name, value in things.items():
            self._give(zoo, name, value)
        zoo["thresholds"] = sum(zoo["conservation"] >= threshold for threshold in THRESHOLDS)
        return self

    def _give(self, zoo: dict[str, Any], name: str, value: Any) -> None:
        order = sorted(ROW.split())
        if name in FIGURES or name in ("workers_on", "sponsor_cubes", "pouches", "thresholds"):
            zoo[name] = value
        elif name in LISTS:
            zoo[name] = value.split()
        elif name == "alternatives":
            named = {card.rpartition("_")[0]: card for card in value.split()}
            zoo["action_cards"] = [named.get(action, f"{action}_0") for action in order]
        elif name == "row":
            zoo["row"] = value.split()
        elif name in ("side_2", "venom", "constriction"):
            zoo[name] = [card in value.split() for card in order]
        elif name == "multipliers":
            zoo[name] = [value.split().count(card) for card in order]
        elif name == "buildings":
            zoo["buildings"] += [_building(self.box, text, zoo["map"]) for text in value.split()]
        elif name == "left_edge":
            zoo["left_edge"] = [space + 1 not in value for space in range(7)]
        elif name == "known":
            zoo["known"] = dict.fromkeys(value.split(), 255)
        else:
            raise AssertionError(f"nothing is called {name}")

    # --- the table ---

    def display(self, text: str) -> Self:
        """Fill the folders from the first one; "-" is an empty folder."""
        cards = [None if card == "-" else card for card in text.split()]
        self.table["display"] = cards + [None] * (6 - len(cards))
        return self

    def deck(self, text: str) -> Self:
        """Put cards on top of the deck, the next one first; the others lie below."""
        self.table["deck"] = text.split()
        return self

    def only_deck(self, text: str) -> Self:
        """Let the deck be these cards, the next one first, and no others; what nobody names is out of the game."""
        self.rest_is_in_deck = False
        return self.deck(text)

    def discard(self, text: str) -> Self:
        """Put cards on the discard pile, the top one last."""
        self.table["discard"] = text.split()
        return self

    def base_projects(self, *projects: str) -> Self:
        """Lay out base projects; "africa@1:0" carries a cube of seat 0 on level 1, "africa@2:-1" a neutral one."""
        self.table["base_projects"] = [_project(text) for text in projects]
        return self

    def projects(self, *projects: str) -> Self:
        """Lay projects above the board, the newest first."""
        self.table["projects"] = [_project(text) for text in projects]
        return self

    def set(self, **figures: Any) -> Self:
        """Set figures of the table: steps, donations, turns_left, discarded_final_card, bonus_tiles ..."""
        self.table.update(figures)
        return self

    def turn(self, seat: int) -> Play:
        """Let play begin with the turn of this seat."""
        self.table["current"] = seat
        return Play(self._start())

    def stage(self, stage: str, **figures: Any) -> Play:
        """Let play begin with another stage: hand_limit, income, final."""
        self.table.update(stage=stage, **figures)
        return Play(self._start())

    def run(self, rule: Callable[[Turn], Awaitable[Any]], seat: int = 0, in_break: bool = False) -> Play:
        """Run one rule alone for a player, with everything that waits for the end of an action resolved after it."""
        self.table["stage"] = "rule"
        return Play(self._start(rule, seat, in_break))

    def _start(self, rule: Any = None, seat: int = 0, in_break: bool = False) -> Game:
        self._complete()
        table = lay_out(self.box, self.table, self.game.setting.options)
        rules = RULES if rule is None else OneRule(rule, seat, in_break)
        setting = Setting(self.game.setting.seats, self.game.setting.options, 0)
        return Game(rules, setting, Checkpoint(table), Journal())

    def _complete(self) -> None:
        """Put every card that was not named where it belongs, so that every card exists once."""
        table = self.table
        named = {card for card in [*table["display"], *table["discard"], *(table["deck"] or [])] if card}
        named |= {entry["project"] for entry in [*table["base_projects"], *table["projects"]]}
        finals = set()
        for zoo in table["zoos"]:
            named |= {
                *zoo["hand"],
                *zoo["looking_at"],
                *zoo["animals"],
                *zoo["sponsors"],
                *zoo["stored"],
                *(c for _, c in zoo["pouches"]),
            }
            finals |= {*zoo["final_cards"]}
        rest = [card.key for card in self.box.deck if card.key not in named and self.rest_is_in_deck]
        table["deck"] = rest + (table["deck"] or [])[::-1]  # the top card is the last
        table["base_pile"] = [card.key for card in self.box.base_projects if card.key not in named]
        in_game = final_cards(self.box, len(table["zoos"]) == 1, NOTHING)
        table["final_pile"] = [card.key for card in in_game if card.key not in finals]


class OneRule:
    """The game as the kernel knows it, but with one rule to run and nothing after it."""

    def __init__(self, rule: Callable[[Turn], Awaitable[Any]], seat: int, in_break: bool) -> None:
        self.rule = rule
        self.seat = seat
        self.in_break = in_break

    def next_stretch(self, table: Any) -> Any:
        return self.carry_out(table) if table.stage == "rule" else None

    async def carry_out(self, table: Any) -> None:
        turn = Turn(table, table.changing(self.seat), self.in_break)
        await self.rule(turn)
        await in_any_order(turn.me.seat, RESOLVE_NEXT, turn.after)
        table.stage = "over"

    def __getattr__(self, name: str) -> Any:
        return getattr(RULES, name)


class Play(Playing):
    """A game of Ark Nova being played from a scenario."""

    def settle(self) -> Self:
        """Resolve what is due at the same time in the order it is offered, where a test does not care."""
        while self.prompt == "resolve_next":
            self.game.apply(0)
        return self

    def __getitem__(self, seat: int) -> dict[str, Any]:
        """Show a zoo as its owner sees it."""
        zoo: dict[str, Any] = self.game.view(seat)["zoos"][seat]
        return zoo

    @property
    def table(self) -> dict[str, Any]:
        """Show the table as a spectator sees it."""
        return self.game.view(None)

    @property
    def saved(self) -> dict[str, Any]:
        """Show the whole table with its secrets, as a save has it."""
        return RULES.dump(self.game.table)  # type: ignore[arg-type]  # a table of this game

    @property
    def faults(self) -> list[str]:
        """The names of what no game can come to: a card that is lost or there twice, a figure out of its range."""
        table: Any = self.game.table
        return [field for field, is_sound in soundness(table, self.game.setting.seats).items() if not is_sound]

    # --- what is asked ---

    @property
    def prompt(self) -> str | None:
        """The last word of the key of the question."""
        return None if self.game.decision is None else self.game.decision.prompt.key.rpartition(".")[2]

    def why_not(self, key: str) -> list[str]:
        """The last words of the keys of what stands in the way of a thing."""
        return [message.key.rpartition(".")[2] for message in self.obstacles(key)]

    def obstacles(self, key: str) -> list[Message]:
        """What stands in the way of a thing."""
        return self.game.obstacles(key)

    def row(self, seat: int) -> list[str]:
        """The action cards of a player in their slots."""
        return [entry["card"] for entry in self[seat]["row"]]

    def card(self, seat: int, name: str) -> dict[str, Any]:
        """An action card of a player with its side and tokens."""
        return next(entry for entry in self[seat]["row"] if entry["card"] == name)

    def events(self, *names: str, seat: int | None = None) -> list[dict[str, Any]]:
        """What the journal has told a seat, by the last word of the keys, with their arguments."""
        told = self.game.journal.seen_by(seat)
        return [
            {"event": e.key.rpartition(".")[2], **e.to_json()["args"]}
            for e in told
            if e.key.rpartition(".")[2] in names
        ]


def _building(box: Box, text: str, zoo_map: str) -> dict[str, Any]:
    where, _, cubes = text.partition(":")
    kind, _, spaces = where.partition("@")
    size = box.maps[zoo_map].housing_size(box.buildings[kind], spot(mask_of(tuple(spaces.split("-")))))
    return {"kind": kind, "spot": spaces, "size": size, "cubes": int(cubes or 0)}


def _project(text: str) -> dict[str, Any]:
    project, *marks = text.split("@")
    cubes: list[int | None] = [None, None, None]
    for mark in marks:
        level, _, seat = mark.partition(":")
        cubes[int(level) - 1] = int(seat)
    return {"project": project, "cubes": cubes}
