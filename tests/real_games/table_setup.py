"""Laying out the table of a real game for our engine."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar
from unittest.mock import patch

from ark_nova.base_box import BOX
from menagerie.games.ark_nova import taking_turns
from menagerie.games.ark_nova.display import replenish
from menagerie.games.ark_nova.rules import RULES
from menagerie.games.ark_nova.save import dump, lay_out
from menagerie.games.ark_nova.table import NEUTRAL, Table
from menagerie.kernel import order
from menagerie.kernel.chance import Chance
from menagerie.kernel.checkpoint import Checkpoint, Setting
from menagerie.kernel.decision import Decision
from menagerie.kernel.game import Game, new_game
from menagerie.kernel.journal import Journal
from real_games.claims import BONUS_TILES, UNSEEN_TILE
from real_games.transcript import card, cards

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator

    from real_games.ledger import Ledger
    from real_games.transcript import Transcript

T = TypeVar("T")


class RecordedLuck(Chance):
    """Chance that lets happen what the log tells where no order of the deck can: cards drawn from the discard pile."""

    __slots__ = ("drawn",)

    def __init__(self, state: int, drawn: tuple[tuple[str, ...], ...]) -> None:
        super().__init__(state)
        self.drawn = drawn  # by each shuffle of the discard pile, what is drawn from it afterwards

    def shuffle(self, things: list[T]) -> None:
        """Bring the cards to the top that were drawn."""
        wanted, *later = self.drawn
        self.drawn = tuple(later)
        things.sort(key=lambda thing: wanted.index(_key(thing)) + 1 if _key(thing) in wanted else 0)

    def clone(self) -> RecordedLuck:
        """Copy the generator with what is still to happen."""
        return RecordedLuck(self.state, self.drawn)


def _key(thing: Any) -> str:
    key: str = thing.key
    return key


@contextmanager
def asking_everything(every_order: bool) -> Iterator[None]:
    """Let the engine ask even where only one option is left, and, if wished, for the order of effects in every case.

    So every choice of the log meets its question, and effects can follow in the order of the log.
    """
    if every_order:
        with patch.object(Decision, "__await__", _ask), patch.object(order, "quiet_one", lambda dues: None):
            yield
    else:
        with patch.object(Decision, "__await__", _ask):
            yield


def _ask(decision: Decision[Any]) -> Generator[Decision[Any], int, Any]:
    """Ask as a decision does, without leaving out what is forced."""
    return decision.options[(yield decision)]


@contextmanager
def before_replenishing(look: Callable[[Table], None]) -> Iterator[None]:
    """Let somebody look at the table when an action is over and the display not yet replenished."""

    def look_and_replenish(table: Table) -> None:
        look(table)
        replenish(table)

    with patch.object(taking_turns, "replenish", look_and_replenish):
        yield


def first_game(transcript: Transcript) -> Game:
    """Set up a game as it was: cards dealt, the deck in its order, projects, tiles and action cards."""
    setup = transcript.setup
    seats = len(transcript.players)
    options = {"maps": transcript.maps, "first_player": 0}
    fresh = new_game(RULES, seats, 0, options)
    data = dump(_table(fresh))
    order = cards(setup["deck_exits"])
    dealt = [cards(setup["dealt"][player]) for player in transcript.players]
    order = order[sum(len(hand) for hand in dealt) :]
    rest = [each.key for each in BOX.deck if each.key not in {*order, *(name for hand in dealt for name in hand)}]
    data["deck"] = rest + order[::-1]  # the top card is the last
    data["base_projects"] = _base_projects(setup)
    laid_out = {entry["project"] for entry in data["base_projects"]}
    data["base_pile"] = [each.key for each in BOX.base_projects if each.key not in laid_out]
    tiles = setup["conservation_bonuses_seen"]
    data["bonus_tiles"] = {space: _tiles(tiles[space]) for space in ("5", "8")}
    held = {player: cards(setup["final_scoring_cards"][player]) for player in transcript.players}
    data["final_pile"] = [key for key in BOX.final_scoring if not any(key in cards for cards in held.values())]
    for player, zoo, hand in zip(transcript.players, data["zoos"], dealt, strict=True):
        zoo.update(looking_at=hand, final_cards=held[player], row=setup["action_order"][player])
    drawn = tuple(
        tuple(cards(step["cards"])) for step in transcript.steps if step["k"] == "draw" and step["src"] == "discard"
    )
    return _game(data, fresh.setting, RecordedLuck(0, drawn))


def _table(game: Game) -> Table:
    table = game.table
    assert isinstance(table, Table)
    return table


def _game(data: dict[str, Any], setting: Setting, luck: RecordedLuck) -> Game:
    table = lay_out(BOX, data, setting.options)
    table.chance = luck
    return Game(RULES, setting, Checkpoint(table), Journal())


def _base_projects(setup: dict[str, Any]) -> list[dict[str, Any]]:
    """Lay out the base projects in their places; with two players a neutral cube lies on another level of each."""
    places: dict[str, str] = setup["base_project_places"]
    others = [text for text in setup["base_projects_seen"] if text not in places.values()]
    laid_out = []
    for level in range(3):
        cubes: list[int | None] = [None, None, None]
        cubes[level] = NEUTRAL
        text = places.get(f"base_{level}") or others.pop(0)
        laid_out.append({"project": card(text), "cubes": cubes})
    return laid_out


def _tiles(seen: list[str]) -> list[str]:
    """Return the two tiles beside a space; one that was taken before the log lists them is known by what it gave."""
    tiles = [tile for name, tile in BONUS_TILES.items() if f"{name}:1" in seen]
    return tiles if len(tiles) == 2 else [*tiles, UNSEEN_TILE]


def laid_out_again(game: Game, ledger: Ledger, players: list[str], current: int) -> Game:
    """Return the game at the start of a turn with everything as the ledger has it, if a turn could not be replayed."""
    table = _table(game)
    data = dump(table)
    wanted = {name for mine in ledger.players.values() for name in (*mine.hand, *mine.animals, *mine.sponsors)}
    wanted |= set(ledger.display)
    for zone in ("deck", "discard", "revealed"):
        data[zone] = [name for name in data[zone] if name not in wanted]
    gone = [name for name in data["display"] if name and name not in wanted]
    for player, zoo in zip(players, data["zoos"], strict=True):
        mine = ledger.players[player]
        gone += [name for name in (*zoo["hand"], *zoo["animals"], *zoo["sponsors"]) if name not in wanted]
        money, appeal, conservation, reputation, x_tokens = mine.totals
        zoo.update(money=money, appeal=appeal, conservation=conservation, reputation=reputation, x_tokens=x_tokens)
        zoo.update(row=mine.row, hand=sorted(mine.hand), known={}, looking_at=[], sponsors=mine.sponsors)
        zoo.update(animals=sorted(mine.animals), partner_zoos=mine.partner_zoos, universities=mine.universities)
        zoo["side_2"] = [name in mine.side_2 for name in sorted(mine.row)]
        zoo["left_edge"] = [i not in mine.uncovered for i in range(7)]
        zoo["buildings"] = [
            {"kind": kind, "spot": spot, "size": len(spot.split("-")), "cubes": cubes}
            for kind, spot, cubes in mine.buildings.values()
        ]
        zoo["thresholds"] = sum(conservation >= threshold for threshold in (2, 5, 8, 10))
    data["discard"] += gone
    data.update(display=ledger.display, steps=ledger.steps, stage="turn", revealed=[], current=current)
    luck = table.chance
    assert isinstance(luck, RecordedLuck)
    return _game(data, game.setting, luck.clone())
