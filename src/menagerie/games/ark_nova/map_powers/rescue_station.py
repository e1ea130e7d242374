"""Map 10, Rescue Station: animals that are discarded may find a place above the map."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from menagerie.games.ark_nova.abilities.hand import WHAT_TO_DIG, dig
from menagerie.games.ark_nova.cards import Animal
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.cards import Card
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo

PLACES = 3
WHAT_TO_RESCUE = Message("ark_nova.prompt.dig_to_rescue")


class Rescue:
    """Rescue the animal that was discarded."""

    __slots__ = ()
    key: ClassVar[str] = "rescue"
    message: ClassVar[Message] = Message("ark_nova.choice.rescue")


RESCUE = Rescue()


class RescueStation(Power):
    """Places above the map for animals that were discarded."""

    key = "rescue_station"
    most_rescued = PLACES


def has_place(zoo: Zoo) -> bool:
    """Whether one of the three places is free."""
    return len(zoo.rescued) < zoo.map.power.most_rescued


@cache
def whether_to_rescue(animal: Animal) -> Message:
    """Ask whether to rescue an animal."""
    return Message("ark_nova.prompt.rescue", animal=animal)


async def rescue_station(turn: Turn) -> None:
    """Dig once; if an animal is discarded, it may be rescued before a new card comes up."""
    use_power(turn, "rescue_station")
    await dig(turn, WHAT_TO_RESCUE if has_place(turn.me) else WHAT_TO_DIG, may_rescue)


async def may_rescue(turn: Turn, card: Card) -> None:
    """Let an animal on the discard pile count with its icons in the zoo, or not; petting zoo animals never do."""
    table, me = turn.table, turn.me
    if not isinstance(card, Animal) or card.is_petting or not has_place(me) or table.discard[-1:] != [card]:
        return
    if await turn.choose(whether_to_rescue(card), lambda _: [None, RESCUE]) is not None:
        table.discard.remove(card)
        me.animals.append(card)
        me.rescued = (*me.rescued, card)
        me.add_icons(card.icons)
        turn.tell("ark_nova.event.rescues", animal=card)
