"""Which cards in hand and display could be played now, and what stands in the way of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from menagerie.games.ark_nova.action_cards import ANIMALS, ASSOCIATION, SPONSORS, too_weak
from menagerie.games.ark_nova.actions.association import PROJECT, obstacles_to_sending
from menagerie.games.ark_nova.animals import considered_animals
from menagerie.games.ark_nova.perform import own_strength, use_of
from menagerie.games.ark_nova.projects import considered_supports
from menagerie.games.ark_nova.sponsoring import considered_sponsors
from menagerie.games.ark_nova.taking_turns import course_ahead
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.venom import obstacles_of_venom

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.venom import Course
    from menagerie.kernel.decision import Obstacles


def card_outlook(table: Table, seat: int) -> dict[str, Obstacles]:
    """Return for each card in hand and display what stands in the way of playing it, as the action cards lie now."""
    turn, course = Turn(table, table.zoos[seat]), course_ahead(table, seat)
    thoughts = [*animals(turn, course), *sponsors(turn, course), *projects(turn, course)]
    return {card.key: obstacles for card, obstacles in thoughts}


def animals(turn: Turn, course: Course | None) -> Iterator[tuple[Card, Obstacles]]:
    """Go through the animals."""
    card, strength = turn.me.action_cards.animals, own_strength(turn.me, ANIMALS)
    least = card.weakest
    weak = (too_weak(ANIMALS, least, strength),) if strength < least else ()
    for animal, obstacles in considered_animals(turn, card.card_for_first(strength)):
        yield animal, (*weak, *obstacles) or obstacles_of_venom(course, use_of(ANIMALS), animal)


def sponsors(turn: Turn, course: Course | None) -> Iterator[tuple[Card, Obstacles]]:
    """Go through the sponsors."""
    card = turn.me.action_cards.sponsors
    for sponsor, obstacles in considered_sponsors(turn, card.room(own_strength(turn.me, SPONSORS)), card):
        yield sponsor, obstacles or obstacles_of_venom(course, use_of(SPONSORS), sponsor)


def projects(turn: Turn, course: Course | None) -> Iterator[tuple[Card, Obstacles]]:
    """Go through the projects that are not in play yet: the level with the fewest obstacles counts."""
    easiest: dict[Card, Obstacles] = {}
    laid_out = {each.project for each in [*turn.table.base_projects, *turn.table.projects]}
    used = turn.me.action_cards.association
    strength, value = own_strength(turn.me, ASSOCIATION), used.value_here(turn.me, PROJECT)
    sending = obstacles_to_sending(turn.me, PROJECT, strength, value)
    for support, obstacles in considered_supports(turn, used):
        card = support.project
        if card not in laid_out:
            reasons = (*sending, *obstacles) or obstacles_of_venom(course, use_of(ASSOCIATION), PROJECT, support)
            if card not in easiest or len(reasons) <= len(easiest[card]):
                easiest[card] = reasons
    yield from easiest.items()
