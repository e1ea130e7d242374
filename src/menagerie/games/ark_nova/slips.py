"""Moves that people regret: what a choice would waste or set off, told in advance, and never forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.action_cards import CARDS
from menagerie.games.ark_nova.breaks import over_limit
from menagerie.games.ark_nova.buildings import BuildingKind
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import in_range
from menagerie.games.ark_nova.final_scoring import ends_game, victory_points
from menagerie.games.ark_nova.housing import can_house
from menagerie.games.ark_nova.perform import UseCard, UseXToken, own_strength
from menagerie.games.ark_nova.solo import turns_to_come
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.journal import Event

LOST = {
    "ark_nova.event.x_tokens_lost": "ark_nova.slip.x_tokens_lost",
    "ark_nova.event.reputation_lost": "ark_nova.slip.reputation_lost",
}


def slips(before: Table, after: Table, seat: int, option: Any, told: Sequence[Event]) -> list[Message]:
    """Return what a choice would waste, given the table before and after, and what is told on the way."""
    zoo, then = before.zoos[seat], after.zoos[seat]
    found = [*lost(told, zoo)]
    if isinstance(option, UseCard) and option.x_tokens:
        found += idle_x_tokens(zoo, option)
    if is_last_turn(before):
        found += useless_now(option)
    found += empty_forever(before, zoo, then, option)
    if after.break_called_by is not None and before.break_called_by is None:
        found += before_break(zoo, then.workers)  # the cards as they are now: some may be discarded on the way
    if ends_game(after, then) and not ends_game(before, zoo) and before.turns_left is None:
        found += ending(after, then)
    return found


def parting_slips(table: Table, seat: int) -> list[Message]:
    """Return what ending the turn sets off, once everything else is done."""
    zoo = table.zoos[seat]
    found: list[Message] = []
    if table.break_called_by is not None and table.stage == "hand_limit":
        found += before_break(zoo, zoo.workers)
    if table.turns_left is not None and table.turns_left == table.seats - 1 > 0:
        found += ending(table, zoo)
    return found


# --- one by one ---


def lost(told: Sequence[Event], zoo: Zoo) -> Iterator[Message]:
    """List what is lost: X-tokens beyond five, and reputation beyond 9 without Cards II (R-A-047, R-A-304)."""
    for event in told:
        if event.key in LOST and event.args["player"] == zoo.player:
            yield Message(LOST[event.key], amount=event.args["amount"])


def idle_x_tokens(zoo: Zoo, use: UseCard) -> Iterator[Message]:
    """List idle tokens: the action is as strong with fewer (R-A-086, R-A-169)."""
    card = zoo.action_cards[use.action.index]
    strength = own_strength(zoo, use.action)
    idle = 0
    while idle < use.x_tokens and card.does_the_same(strength + use.x_tokens - idle):
        idle += 1
    if idle:
        yield Message("ark_nova.slip.x_tokens_idle", amount=idle)


def is_last_turn(table: Table) -> bool:
    """Whether this is the player's last turn (R-A-333, R-A-557)."""
    return turns_to_come(table) == 1 if table.is_solo else table.turns_left is not None


def useless_now(option: Any) -> Iterator[Message]:
    """List what no longer helps: cards and tokens count nothing in the end."""
    if isinstance(option, UseXToken):
        yield Message("ark_nova.slip.last_turn_x_token")
    elif isinstance(option, UseCard) and option.action is CARDS:
        yield Message("ark_nova.slip.last_turn_cards")


def empty_forever(table: Table, zoo: Zoo, then: Zoo, option: Any) -> Iterator[Message]:
    """Warn of an enclosure in which no animal that the player can see would live (R-A-184)."""
    animals = [card for card in [*zoo.hand, *in_range(table, zoo)] if isinstance(card, Animal)]
    if isinstance(option, BuildingKind):
        if option.is_standard and not any(animal.standard and animal.size <= option.size for animal in animals):
            yield Message("ark_nova.slip.nobody_for_size", building=option)
        elif option.is_aquarium and not any(lives_in(option, animal) for animal in [*animals, *zoo.animals]):
            yield Message("ark_nova.slip.nobody_for_aquarium")
        return
    known = [building.spot for building in zoo.buildings]
    for building in then.open:
        is_new = building.kind.is_standard and building.spot not in known
        if is_new and not any(can_house(then, building, animal) for animal in animals):
            yield Message("ark_nova.slip.nobody_there", building=building.kind)


def lives_in(kind: BuildingKind, animal: Animal) -> bool:
    """Whether an animal may live in a special enclosure at all."""
    return any(special is kind for special, _ in animal.special)


def before_break(zoo: Zoo, idle: int) -> Iterator[Message]:
    """Warn of cards beyond the hand limit and of workers that did nothing before a break (R-A-310)."""
    over = over_limit(zoo)
    if over > 0:
        yield Message("ark_nova.slip.hand_limit", cards=over)
    if idle:
        yield Message("ark_nova.slip.idle_workers", workers=idle)


def ending(table: Table, zoo: Zoo) -> Iterator[Message]:
    """Warn that the markers meet: everybody else has one more turn (R-A-329, R-A-333)."""
    others = table.others(zoo.seat)
    yield Message("ark_nova.slip.ends_game")
    if any(victory_points(other) > victory_points(zoo) for other in others):
        yield Message("ark_nova.slip.ends_game_behind")
