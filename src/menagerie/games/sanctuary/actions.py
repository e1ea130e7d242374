"""The action of a turn: a card is used to gain tiles, or to play them (R-S-080 to R-S-089)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.sanctuary.action_cards import CARDS, PROJECTS, is_upgraded, move_to_slot_1, strength_of
from menagerie.games.sanctuary.effects import TAKE
from menagerie.games.sanctuary.placing import can_lay, obstacles_to_laying
from menagerie.games.sanctuary.playing import helpers, play, required_strength
from menagerie.games.sanctuary.printed import START
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.sanctuary.action_cards import ActionCard
    from menagerie.games.sanctuary.tiles import Tile
    from menagerie.games.sanctuary.turn import Turn
    from menagerie.games.sanctuary.zoo import Zoo
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.messages import Argument

ACTION = Message("sanctuary.prompt.action")
MOVE_CARD = Message("sanctuary.prompt.move_card")
TWICE = 2  # what side II allows: tiles to take, or animals to play


class Use:
    """One of the two uses of an action card."""

    __slots__ = ("card", "key", "message", "plays")

    def __init__(self, card: ActionCard, *, plays: bool) -> None:
        self.card = card
        self.plays = plays
        word = "play" if plays else "gain"
        self.key = f"{word}-{card.key}"
        self.message = Message(f"sanctuary.choice.{word}_{'projects' if card is PROJECTS else 'animals'}", card=card)


GAIN = [Use(card, plays=False) for card in CARDS]
PLAY = [Use(card, plays=True) for card in CARDS]


# --- what can be played ---


def suits(card: ActionCard, tile: Tile) -> bool:
    """Whether a card plays a tile: a project, or an animal of its habitat or an undefined one (R-S-083, R-S-084)."""
    return bool(tile.cards & card.bit)


def playable(zoo: Zoo, card: ActionCard, strength: int) -> list[Tile]:
    """List the tiles of the hand that a card can play with so much strength."""
    return [
        tile
        for tile in zoo.hand
        if tile.cards & card.bit and required_strength(zoo, tile) <= strength and can_lay(zoo, tile)
    ]


def cards_to_play(zoo: Zoo) -> int:
    """Return the cards that can play some tile of the hand, as bits."""
    found = 0
    for tile in zoo.hand:
        cards = tile.cards & ~found
        if cards:
            needed = required_strength(zoo, tile)
            for card in zoo.row:
                if cards & card.bit and strength_of(zoo, card) < needed:
                    cards &= ~card.bit
            if cards and can_lay(zoo, tile):
                found |= cards
    return found


def obstacles_to_playing(zoo: Zoo, card: ActionCard, strength: int, tile: Tile) -> Obstacles:
    """List everything that keeps a card from playing a tile of the hand."""
    if not suits(card, tile):
        word = "building" if tile.is_building else "wrong_card"
        return (Message(f"sanctuary.obstacle.{word}", card=card),)
    return lacking_strength(zoo, card, strength, tile) + obstacles_to_laying(zoo, tile)


def lacking_strength(zoo: Zoo, card: ActionCard, strength: int, tile: Tile) -> Obstacles:
    """Return by how much a card is too weak."""
    return NONE if required_strength(zoo, tile) <= strength else (strength_told(zoo, card, strength, tile),)


def strength_told(zoo: Zoo, card: ActionCard, strength: int, tile: Tile) -> Message:
    """Return what a tile needs and what a card has, and where both numbers come from."""
    needed, full = required_strength(zoo, tile), strength_of(zoo, card)
    slot, side = zoo.row.index(card) + 1, "II" if is_upgraded(zoo, card) else "I"
    why = Message("sanctuary.strength.slot", strength=full, slot=slot, side=side)
    if strength < full:
        why = Message("sanctuary.strength.left", left=strength, strength=full)
    figures: dict[str, Argument] = {"what": card.short, "needed": needed, "there": strength, "why": why}
    if needed == tile.level:
        return Message("sanctuary.strength.needed", **figures)
    less, who = tile.level - needed, tuple(helpers(zoo, tile))
    return Message("sanctuary.strength.eased", **figures, level=tile.level, less=less, helpers=who)


def considered_tiles(zoo: Zoo, card: ActionCard, strength: int) -> Iterator[tuple[Tile, Obstacles]]:
    """Go through every tile of the hand, with what stands in the way."""
    for tile in zoo.hand:
        yield tile, obstacles_to_playing(zoo, card, strength, tile)


def considered_uses(turn: Turn) -> Iterator[tuple[Use, Obstacles]]:
    """Go through both uses of every card, with what stands in the way."""
    me = turn.me
    able = cards_to_play(me)
    for card in me.row:
        yield GAIN[card.index], NONE
        yield PLAY[card.index], NONE if able & card.bit else nothing_to_play(me, card, strength_of(me, card))


def nothing_to_play(zoo: Zoo, card: ActionCard, strength: int) -> Obstacles:
    """List, for every tile that a card is for, why it cannot be played with it."""
    suited = [tile for tile in zoo.hand if suits(card, tile)]
    if not suited:
        return (Message(f"sanctuary.obstacle.{'no_project' if card is PROJECTS else 'no_animal'}", card=card),)
    return tuple(
        Message("sanctuary.obstacle.of_tile", tile=tile, reason=reason)
        for tile in suited
        for reason in obstacles_to_playing(zoo, card, strength, tile)
    )


# --- doing it ---


async def take_action(turn: Turn) -> None:
    """Use one card, which then goes to slot 1 (R-S-061, R-S-080)."""
    me = turn.me
    able = cards_to_play(me)
    uses = []
    for card in me.row:
        uses.append(GAIN[card.index])
        if able & card.bit:
            uses.append(PLAY[card.index])
    use = await Decision(me.seat, ACTION, uses, considered_uses, turn)
    turn.table.acting = card = use.card
    strength = strength_of(me, card)
    turn.tell("acts", card=card, strength=strength)
    if use.plays:
        await play_tiles(turn, card, strength)
    elif card is PROJECTS:
        await take_any(turn, gained_by(me, card))
    else:
        turn.draw(gained_by(me, card))
    turn.table.acting = None
    move_to_slot_1(me, card)
    await move_cards(turn)


def gained_by(zoo: Zoo, card: ActionCard) -> int:
    """Return how many tiles a card brings where it plays none (R-S-081, R-S-082)."""
    if card is PROJECTS:
        return TWICE if is_upgraded(zoo, card) else 1
    return START.gained_by_animals


async def take_any(turn: Turn, number: int) -> None:
    """Take a tile of the display, and on side II perhaps a second one (R-S-081)."""
    for taken in range(number):
        shown = turn.table.shown()
        if not shown:
            return
        tile = await Decision(turn.me.seat, TAKE, [*([None] if taken else []), *shown])
        if tile is None:
            return
        turn.take(tile)


async def play_tiles(turn: Turn, card: ActionCard, strength: int) -> None:
    """Play a project, or an animal and on side II perhaps another one; levels add up (R-S-083 to R-S-086)."""
    me = turn.me
    most = TWICE if card.habitat is not None and is_upgraded(me, card) else 1
    for played in range(most):
        fitting = playable(me, card, strength)
        if not fitting:
            return
        prompt = Message("sanctuary.prompt.play", card=card, strength=strength)
        options = [*([None] if played else []), *fitting]
        tile = await Decision(me.seat, prompt, options, considered_tiles, me, card, strength)
        if tile is None:
            return
        strength -= required_strength(me, tile)
        await play(turn, tile)


def considered_cards(zoo: Zoo) -> Iterator[tuple[ActionCard, Obstacles]]:
    """Go through the action cards, with what stands in the way of moving one."""
    for card in zoo.row:
        yield card, (Message("sanctuary.obstacle.in_slot_1"),) if card is zoo.row[0] else NONE


async def move_cards(turn: Turn) -> None:
    """Move the action cards that effects allow to move; nothing is done with them (R-S-133, R-S-134)."""
    me = turn.me
    while turn.card_moves:
        turn.card_moves -= 1
        card = await Decision(me.seat, MOVE_CARD, [None, *me.row[1:]], considered_cards, me)
        if card is not None:
            move_to_slot_1(me, card)
            turn.tell("moves_card", card=card)
