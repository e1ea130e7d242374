"""Who could live where: the animals for each enclosure with room, seen from the enclosure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.games.ark_nova.action_cards import ANIMALS, too_weak
from menagerie.games.ark_nova.actions.animals import WHICH_ANIMAL
from menagerie.games.ark_nova.animals import considered_animals, price_of
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.display import folder_of, in_range
from menagerie.games.ark_nova.homes import Home
from menagerie.games.ark_nova.housing import HOME_PROMPT, obstacles_to_home, obstacles_to_housing, room_left
from menagerie.games.ark_nova.perform import UseCard, own_strength
from menagerie.games.ark_nova.prices import price_views
from menagerie.games.ark_nova.taking_turns import WHAT_TO_DO
from menagerie.games.ark_nova.venom import VENOM
from menagerie.kernel.decision import NONE, key_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from menagerie.games.ark_nova.actions.animals import AnimalsCard
    from menagerie.games.ark_nova.buildings import Building
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Decision, Obstacles


class Lodger(NamedTuple):
    """An animal as an enclosure sees it: its price, whether it would fit, and everything that keeps it out now."""

    card: str
    price: int
    fits: bool
    left: int  # the room that it would leave
    obstacles: Obstacles


def lodgings(table: Table, decision: Decision[Any]) -> dict[str, list[Lodger]]:
    """Return for each enclosure with room who could move in, those who can do so now first.

    Only where the choice of an animal is asked for, or lies one step ahead because a turn begins.
    """
    me = table.zoos[decision.seat]
    used = me.action_cards.animals
    if decision.prompt == WHAT_TO_DO:
        thoughts = list(thoughts_ahead(table, me, decision))
    elif decision.prompt == WHICH_ANIMAL:
        thoughts = list(decision.considered()) or [(option, NONE) for option in decision.options]
        used = used_for(me, decision)
    else:
        return {}
    within_reach = [*me.hand, *in_range(table, me)]
    animals = [(card, why) for card, why in thoughts if isinstance(card, Animal) and card in within_reach]
    return {key_of(building): lodgers(table, me, building, animals, used) for building in me.open}


def used_for(me: Zoo, decision: Decision[Any]) -> AnimalsCard:
    """Return what counts for the animal that is asked for: it may be another card, or the second animal."""
    used: AnimalsCard = decision.about[1] if decision.about else me.action_cards.animals.later
    return used


def prices_asked(table: Table, decision: Decision[Any]) -> dict[str, dict[str, Any]] | None:
    """Return what cards cost while an animal is asked for; None: as if an action began (R-A-627)."""
    if decision.prompt != WHICH_ANIMAL:
        return None
    me = table.zoos[decision.seat]
    return price_views(table, me, me.hand, used_for(me, decision))


def rooms_left(decision: Decision[Any]) -> dict[str, int]:
    """Return for each enclosure on offer the room that is left when the animal in question has moved in."""
    if decision.prompt.key != HOME_PROMPT or len(decision.about) < 2:
        return {}
    animal = decision.about[1]
    homes = [home for home in decision.options if isinstance(home, Home) and len(home.parts) == 1]
    return {home.key: room_left(home.buildings[0], animal) for home in homes}


def thoughts_ahead(table: Table, me: Zoo, decision: Decision[Any]) -> Iterator[tuple[Animal, Obstacles]]:
    """Go through every animal before the action is chosen; X-tokens may make it strong enough (R-A-094)."""
    (turn,) = decision.about
    strength = own_strength(me, ANIMALS) + me.x_tokens
    card = me.action_cards.animals.card_for_first(strength)
    ways = [way for way in decision.options if isinstance(way, UseCard) and way.action is ANIMALS]
    weak: Obstacles = ()
    if not ways and strength < card.weakest:
        weak = (too_weak(ANIMALS, card.weakest, strength),)
    for animal, obstacles in considered_animals(turn, card):
        if card.from_display or animal in me.hand:
            yield animal, (*weak, *obstacles) or obstacles_of_venom_to(turn, ways, animal)


def obstacles_of_venom_to(turn: Turn, ways: list[UseCard], animal: Animal) -> Obstacles:
    """Return the obstacle if venom keeps an animal out of the zoo, however the action card is used (R-A-395)."""
    course = turn.course
    return NONE if course is None or any(course.allows(way, animal) for way in ways) else VENOM


def lodgers(
    table: Table, me: Zoo, building: Building, animals: Iterable[tuple[Animal, Obstacles]], used: AnimalsCard
) -> list[Lodger]:
    """List the animals for one enclosure, with what stands in the way there."""
    found = []
    for animal, obstacles in animals:
        here = obstacles_to_home(me, building, animal)
        nowhere = obstacles_to_housing(me, animal)
        reasons = (*(reason for reason in obstacles if reason not in nowhere), *here)
        found.append(
            Lodger(
                animal.key,
                price_of(me, animal, folder_of(table, animal), used.discount),
                not here,
                room_left(building, animal),
                reasons,
            )
        )
    return sorted(found, key=lambda lodger: (bool(lodger.obstacles), not lodger.fits))
