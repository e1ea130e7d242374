"""Playing animals: what one costs and needs, and what happens when it comes into the zoo."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova.abilities.all import ability_dues, reef_dues
from menagerie.games.ark_nova.bonus_tiles import IGNORES_CONDITIONS, give_back, kept
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.conditions import missing_symbols
from menagerie.games.ark_nova.display import RANGE, folder_of, leave_display, obstacles_to_reach, on_display
from menagerie.games.ark_nova.housing import has_home, move_in, obstacles_to_housing
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.printed.board import ASSOCIATION
from menagerie.games.ark_nova.standing_effects import (
    animal_discount,
    conditions_waived,
    icon_dues,
    is_forbidden,
    others_gain,
    played_animal_dues,
    tell_helpers,
)
from menagerie.games.ark_nova.tracks import appeal_due, conservation_due, pay, reputation_due
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.actions.animals import AnimalsCard
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.order import Due


WHICH_WAIVER = Message("ark_nova.prompt.waiver")


def price_of(zoo: Zoo, animal: Animal, folder: int, less: int = 0) -> int:
    """Printed cost and folder, less 3 for each icon of a partner zoo's continent, at least 0 (R-A-181, R-A-182).

    Every partner zoo of a continent counts (R-A-631); the action card may make the animal cheaper still.
    """
    price = animal.cost + folder - animal_discount(zoo, animal) - less
    if zoo.partner_zoos:
        for continent in animal.continents:
            if continent in zoo.partner_zoos:
                price -= ASSOCIATION.partner_zoo_discount * zoo.partner_zoos.count(continent)
    return price if price > 0 else 0


def ignores(zoo: Zoo, animal: Animal) -> int:
    """Count the condition symbols of an animal that the player may ignore, with a tile too (R-A-537, R-A-622)."""
    ignored = zoo.map.power.conditions_ignored(zoo)
    if zoo.lasting:
        ignored += conditions_waived(zoo, animal)
    tile = kept(zoo.tiles, IGNORES_CONDITIONS) if zoo.tiles else None
    return ignored if tile is None else ignored + tile.bonus.amount


def can_play(turn: Turn, animal: Animal, folder: int, used: AnimalsCard) -> bool:
    """Whether nothing stands in the way of an animal."""
    me = turn.me
    money = me.money - turn.must_keep
    if animal.cost + folder > money and price_of(me, animal, folder, used.discount) > money:
        return False  # discounts are looked up only if they matter
    if animal.conditions:
        missing = missing_symbols(me, animal, used)
        if missing and missing > ignores(me, animal) + turn.waived + used.waives:
            return False
    return has_home(me, animal) and not is_forbidden(me, animal)


def obstacles_to_playing(turn: Turn, animal: Animal, used: AnimalsCard) -> Obstacles:
    """List everything that keeps an animal out of the zoo."""
    me = turn.me
    folder = folder_of(turn.table, animal)
    reasons: list[Message] = []
    if folder:
        reasons += obstacles_to_reach(turn, animal)
        if not used.from_display:
            reasons.append(Message("ark_nova.obstacle.display_needs_side_2"))
    unmet = [condition for condition in animal.conditions if condition.missing(me, animal, used)]
    if missing_symbols(me, animal, used) > ignores(me, animal) + turn.waived + used.waives:
        reasons += [condition.obstacle(me, animal) for condition in unmet]
    price = price_of(me, animal, folder, used.discount)
    if not turn.can_pay(price):
        reasons.append(costs_too_much(price, me.money))
    reasons += obstacles_to_housing(me, animal)
    if is_forbidden(me, animal):
        reasons.append(Message("ark_nova.obstacle.class_not_chosen"))
    return tuple(reasons) or NONE


@cache
def costs_too_much(price: int, money: int) -> Message:
    """Return what a card costs after all discounts, and what the player can pay."""
    return Message("ark_nova.obstacle.costs", needed=price, there=money)


def playable_animals(turn: Turn, used: AnimalsCard) -> list[Animal]:
    """List the animals that can be played: from the hand, on side II also from the display within range (R-A-170)."""
    me = turn.me
    homes = me.homes
    playable = [
        card for card in me.hand if isinstance(card, Animal) and card.lives_in & homes and can_play(turn, card, 0, used)
    ]
    if used.from_display:
        playable += playable_on_display(turn, used, RANGE[me.reputation])
    return playable


def playable_on_display(turn: Turn, used: AnimalsCard, within: int, beyond: int = 0) -> list[Animal]:
    """List the animals that can be played from the display within a range, beyond so many folders (R-A-170)."""
    reached = turn.table.display[beyond:within]
    homes = turn.me.homes
    return [
        card
        for folder, card in enumerate(reached, beyond + 1)
        if isinstance(card, Animal) and card.lives_in & homes and can_play(turn, card, folder, used)
    ]


def is_any_playable(turn: Turn, used: AnimalsCard) -> bool:
    """Whether any animal can be played."""
    me = turn.me
    homes = me.homes
    for card in me.hand:
        if isinstance(card, Animal) and card.lives_in & homes and can_play(turn, card, 0, used):
            return True
    return used.from_display and is_any_on_display_playable(turn, used)


def is_any_on_display_playable(turn: Turn, used: AnimalsCard) -> bool:
    """Whether any animal of the display within range can be played (R-A-170)."""
    homes = turn.me.homes
    for folder, card in enumerate(turn.table.display[: RANGE[turn.me.reputation]], 1):
        if isinstance(card, Animal) and card.lives_in & homes and can_play(turn, card, folder, used):
            return True
    return False


def considered_animals(turn: Turn, used: AnimalsCard) -> Iterator[tuple[Animal, Obstacles]]:
    """Go through every animal in hand and display, with what stands in the way."""
    cards: list[Card] = [*turn.me.hand, *on_display(turn.table)]
    for card in cards:
        if isinstance(card, Animal):
            yield card, obstacles_to_playing(turn, card, used)


async def play_animal(turn: Turn, animal: Animal, used: AnimalsCard) -> None:
    """Pay, occupy an enclosure, place the card, then resolve its effects in any order (R-A-174, R-A-194, R-A-195)."""
    table, me = turn.table, turn.me
    folder = folder_of(table, animal)
    price = price_of(me, animal, folder, used.discount)
    turn.tell("ark_nova.event.plays_animal", animal=animal, price=price, folder=folder)
    tell_help(turn, animal, used)
    pay(table, me, price)
    own_mark = table.marks.get(animal) == me.seat
    if folder:
        leave_display(table, animal)  # R-A-197: it never enters the hand
    else:
        me.take_from_hand(animal)
    table.revealed.append(animal)  # in between, for everybody to see
    home = await move_in(turn, animal)
    table.revealed.remove(animal)
    me.animals.append(animal)
    me.add_icons(animal.icons)
    dues = played_dues(turn, animal)
    dues += me.map.power.housing_dues(turn, home, animal)
    dues += used.animal_dues(turn, own_mark)
    await turn.resolve(dues)
    others_gain(turn, animal.icons)


def tell_help(turn: Turn, animal: Animal, used: AnimalsCard) -> None:
    """Tell what made an animal cheaper, or stood for a condition that was not met; a tile is used up for that."""
    me = turn.me
    missing = missing_symbols(me, animal, used) if animal.conditions else 0
    ignored = min(missing, me.map.power.conditions_ignored(me))
    if ignored:
        use_power(turn, "institute")
    if me.sponsors:
        tell_helpers(turn, animal, missing > ignored)
    missing -= ignored + (conditions_waived(me, animal) if missing > ignored else 0)
    if missing > 0 and (turn.waived or used.waives):
        turn.tell("ark_nova.event.ignores_conditions", animal=animal)
    if missing > turn.waived + used.waives:
        tile = kept(me.tiles, IGNORES_CONDITIONS)
        if tile is not None:
            give_back(turn, tile)
            turn.tell("ark_nova.event.uses_tile", tile=tile)


async def uses_waiver(turn: Turn, animal: Animal, used: AnimalsCard) -> bool:
    """Whether an animal ignores a condition thanks to the action card; a tile may do instead (R-A-625, R-A-706)."""
    me = turn.me
    free = me.map.power.conditions_ignored(me) + conditions_waived(me, animal) + turn.waived
    over = missing_symbols(me, animal, used) - free
    if over <= 0:
        return False
    tile = kept(me.tiles, IGNORES_CONDITIONS)
    if tile is None or over > tile.bonus.amount:
        return True
    if over > used.waives:
        return False
    return await Decision(me.seat, WHICH_WAIVER, [used, tile]) is used


def played_dues(turn: Turn, animal: Animal) -> list[Due]:
    """Gather what an animal brings: printed points, its abilities, and what lasting effects add."""
    dues = []
    if animal.appeal:
        dues.append(appeal_due(turn, animal.appeal))
    if animal.conservation:
        dues.append(conservation_due(turn, animal.conservation))
    if animal.reputation:
        dues.append(reputation_due(turn, animal.reputation))
    dues += ability_dues(turn, animal)
    if animal.reef:
        dues += reef_dues(turn)  # R-A-602, R-A-605
    dues += icon_dues(turn, animal.icons)
    dues += played_animal_dues(turn, animal)
    return dues
