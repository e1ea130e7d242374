"""What tiles, ongoing effects and bonus spaces give: one object each, all of them optional (R-S-130)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.sanctuary.icons import ANIMAL, INDEX, MARKS
from menagerie.games.sanctuary.placing import (
    considered_areas,
    considered_movables,
    considered_moves,
    movable,
    spaces,
    spaces_to_move_to,
)
from menagerie.games.sanctuary.printed import START
from menagerie.games.sanctuary.zoo import Down
from menagerie.games.sanctuary.zoo_map import NEIGHBOURS
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Awaitable, Iterator, Sequence

    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.turn import Turn
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

# What an effect may look at or change.
DISPLAY, PILE, HAND, MAP, MARKERS, CARDS = (1 << bit for bit in range(6))
ANY = (1 << 6) - 1
KNOWN = DISPLAY | PILE | HAND  # what a player would rather know before choosing a space

USE = Message("sanctuary.prompt.effect")
TAKE = Message("sanctuary.prompt.take")
POUCH = Message("sanctuary.prompt.pouch")
HUNT = Message("sanctuary.prompt.hunt")
OPEN_AREA = Message("sanctuary.prompt.open_area")
RELOCATE = Message("sanctuary.prompt.relocate")
RELOCATE_TO = Message("sanctuary.prompt.relocate_to")
PAIR = Message("sanctuary.effect.pair")


class Effect:
    """Something a player may do or gain."""

    __slots__ = ("key", "message", "reads", "writes")

    def __init__(self, key: str, message: Message, reads: int, writes: int) -> None:
        self.key = key
        self.message = message
        self.reads = reads
        self.writes = writes

    def resolve(self, turn: Turn) -> Awaitable[Any] | None:
        """Let it happen."""
        raise NotImplementedError

    def due(self, turn: Turn) -> Due:
        """Make it due."""
        return Due(self.key, self.message, self.reads, self.writes, self.resolve, turn)

    def __repr__(self) -> str:
        return self.key


def considered_tiles(shown: Sequence[Tile], mark: int | None) -> Iterator[tuple[Tile, Obstacles]]:
    """Go through tiles that lie open, with what stands in the way of those that are not of the kind."""
    for tile in shown:
        if mark is None or tile.has(mark):
            yield tile, NONE
        else:
            yield tile, (Message("sanctuary.obstacle.other_kind", what=Message(f"sanctuary.mark.{MARKS[mark]}")),)


class DrawTiles(Effect):
    """Draw tiles from the pile (R-S-131)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"draw-{number}", Message("sanctuary.effect.draw", number=number), 0, PILE | HAND)
        self.number = number

    async def resolve(self, turn: Turn) -> None:
        """Draw, if the player likes to: who has seen the tiles cannot take it back."""
        if turn.table.can_draw and await Decision(turn.me.seat, USE, [None, self]) is not None:
            turn.draw(self.number)


class TakeTile(Effect):
    """Take a tile of the display, any or one of a kind, at any position (R-S-072, R-S-136)."""

    __slots__ = ("mark",)

    def __init__(self, mark: str = "") -> None:
        told = Message("sanctuary.effect.take_any")
        if mark:
            told = Message("sanctuary.effect.take", what=Message(f"sanctuary.mark.{mark}"))
        super().__init__(f"take-{mark or 'any'}", told, DISPLAY | HAND, DISPLAY | HAND)
        self.mark = INDEX[mark] if mark else None

    async def resolve(self, turn: Turn) -> None:
        """Take one, or none."""
        fitting = [tile for tile in turn.table.shown() if self.mark is None or tile.has(self.mark)]
        if fitting:
            tile = await Decision(turn.me.seat, TAKE, [None, *fitting], considered_tiles, turn.table.shown(), self.mark)
            if tile is not None:
                turn.take(tile)


class TakeAll(Effect):
    """Take every tile of a kind out of the display, or none (R-S-137, R-S-148)."""

    __slots__ = ("mark",)

    def __init__(self, mark: str) -> None:
        what = Message(f"sanctuary.mark.{mark}")
        super().__init__(
            f"take_all-{mark}",
            Message("sanctuary.effect.take_all", what=what),
            DISPLAY | HAND,
            DISPLAY | HAND,
        )
        self.mark = INDEX[mark]

    async def resolve(self, turn: Turn) -> None:
        """Take them all, or leave them all."""
        fitting = [tile for tile in turn.table.shown() if tile.has(self.mark)]
        if fitting and await Decision(turn.me.seat, USE, [None, self]) is not None:
            for tile in fitting:
                turn.take(tile)


class Hunt(Effect):
    """Turn up tiles of the pile, keep an animal, and discard the rest (R-S-139)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("hunt", Message("sanctuary.effect.hunt", number=START.hunted), PILE | HAND, PILE | HAND)

    async def resolve(self, turn: Turn) -> None:
        """Hunt, if the player likes to: who has seen the tiles cannot take it back."""
        table = turn.table
        if not table.can_draw or await Decision(turn.me.seat, USE, [None, self]) is None:
            return
        table.revealed = tuple(tile for _ in range(START.hunted) if (tile := table.draw()) is not None)
        turn.tell("hunts", tiles=table.revealed)
        table.journal.reveal()
        animals = [tile for tile in table.revealed if tile.has(ANIMAL)]
        kept: Tile | None = None
        if animals:
            kept = await Decision(turn.me.seat, HUNT, [None, *animals], considered_tiles, table.revealed, ANIMAL)
        if kept is not None:
            turn.me.gain(kept, seen=True)
            turn.tell("keeps", tile=kept)
        table.discard += [tile for tile in table.revealed if tile is not kept]
        table.revealed = ()


class Pouch(Effect):
    """Discard tiles for pouch markers (R-S-132)."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__(f"pouch-{most}", Message("sanctuary.effect.pouch", number=most), HAND, HAND | MARKERS)
        self.most = most

    async def resolve(self, turn: Turn) -> None:
        """Discard one after the other, as many as the player likes."""
        me = turn.me
        for _ in range(self.most):
            tile = await Decision(me.seat, POUCH, [None, *me.hand])
            if tile is None:
                return
            turn.discard(tile)
            me.pouches += 1
            turn.tell("pouches", tile=tile)


class Conservation(Effect):
    """Gain conservation markers (R-S-138)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"conservation-{number}", Message("sanctuary.effect.conservation", number=number), 0, MARKERS)
        self.number = number

    def resolve(self, turn: Turn) -> None:
        """Gain them."""
        turn.me.conservation += self.number
        turn.tell("conservation", number=self.number)


class MoveCard(Effect):
    """Move an action card to slot 1, when the action is finished (R-S-133)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("move_card", Message("sanctuary.effect.move_card"), 0, CARDS)

    def resolve(self, turn: Turn) -> None:
        """Keep it in mind."""
        turn.card_moves += 1


class OpenAreas(Effect):
    """Lay tiles of the pile face down, unseen (R-S-135)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        message = Message("sanctuary.effect.open_area", number=number)
        super().__init__(f"open_area-{number}", message, MAP | KNOWN, ANY)
        self.number = number

    async def resolve(self, turn: Turn) -> None:
        """Lay them one after the other, as many as the player likes."""
        for _ in range(self.number):
            me, table = turn.me, turn.table
            allowed = spaces(me.reachable)
            if not allowed or not table.can_draw:
                return
            space = await Decision(me.seat, OPEN_AREA, [None, *allowed], considered_areas, me)
            if space is None:
                return
            tile = table.draw()
            assert tile is not None
            me.lay_down(Down(tile, from_hand=False), space.number)
            turn.tell("open_area", space=space)
            await turn.resolve(bonus_dues(turn, space.bit))


class Relocate(Effect):
    """Move a tile of the zoo to another space (R-S-160 to R-S-169)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("relocate", Message("sanctuary.effect.relocate"), MAP | KNOWN, ANY)

    async def resolve(self, turn: Turn) -> None:
        """Move one, or none; its own effects do not happen again (R-S-166)."""
        me = turn.me
        allowed = movable(me)
        if not allowed:
            return
        space = await Decision(me.seat, RELOCATE, [None, *allowed], considered_movables, me)
        if space is None:
            return
        targets = spaces(spaces_to_move_to(me, space.number))
        target = await Decision(me.seat, RELOCATE_TO, targets, considered_moves, me, space)
        me.move(space.number, target.number)
        turn.tell("relocates", space=space, target=target)
        dues = bonus_dues(turn, target.bit)
        if turn.table.box.relocated_pairs and (pair := pair_due(turn, target.number)) is not None:
            dues.append(pair)
        await turn.resolve(dues)


@cache
def effect_of(text: str) -> Effect:
    """Read an effect as the data files write it."""
    match text.split():
        case ["draw", number]:
            return DrawTiles(int(number))
        case ["take"]:
            return TakeTile()
        case ["take", mark]:
            return TakeTile(mark)
        case ["take_all", mark]:
            return TakeAll(mark)
        case ["hunt"]:
            return Hunt()
        case ["pouch", most]:
            return Pouch(int(most))
        case ["conservation", number]:
            return Conservation(int(number))
        case ["move_card"]:
            return MoveCard()
        case ["open_area", number]:
            return OpenAreas(int(number))
        case ["relocate"]:
            return Relocate()
    raise ValueError(text)


def bonus_dues(turn: Turn, covered: int) -> list[Due]:
    """Gather the bonuses of spaces that have just been covered, each of them once (R-S-049)."""
    me = turn.me
    new = me.bonuses & covered
    me.bonuses &= ~covered
    return [effect_of(me.map.bonuses[space.number]).due(turn) for space in spaces(new)]


def pair_due(turn: Turn, space: int) -> Due | None:
    """Return the marker for an animal beside its partner, face up and in the zoo; a pair has one (R-S-052, R-S-053)."""
    me = turn.me
    if is_beside_partner(me, space) and me.face[space] not in me.paired:
        return Due("pair", PAIR, 0, MARKERS, form_pair, turn, me.face[space])
    return None


def is_beside_partner(zoo: Zoo, space: int) -> bool:
    """Whether what lies face up on a space is an animal beside its partner."""
    tile = zoo.face.get(space)
    if tile is None or not tile.partner:
        return False
    beside = spaces(zoo.taken & NEIGHBOURS[space])
    return any(zoo.face[each.number].key == tile.partner for each in beside if each.number in zoo.face)


def form_pair(turn: Turn, tile: Tile) -> None:
    """Gain a conservation marker for a pair."""
    turn.me.conservation += 1
    turn.me.paired += (tile, turn.table.box.tiles[tile.partner])
    turn.tell("pair")
