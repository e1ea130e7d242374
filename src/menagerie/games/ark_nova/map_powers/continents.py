"""Map 9, Geographical Zoo: a marker on each of five continents, to be removed for a reward."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from menagerie.games.ark_nova import building, effects
from menagerie.games.ark_nova.bonus_dues import bonus_dues
from menagerie.games.ark_nova.buildings import KIOSK, PAVILION
from menagerie.games.ark_nova.icons import CONTINENTS
from menagerie.games.ark_nova.map_powers.at_work import use_power
from menagerie.games.ark_nova.map_powers.power import Power
from menagerie.games.ark_nova.printed_bonus import bonus
from menagerie.games.ark_nova.tracks import conservation_due
from menagerie.kernel.decision import NONE
from menagerie.kernel.messages import Message
from menagerie.kernel.order import Due

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.ark_nova.cards import Animal
    from menagerie.games.ark_nova.homes import Home
    from menagerie.games.ark_nova.icons import Icon
    from menagerie.games.ark_nova.printed_bonus import Bonus
    from menagerie.games.ark_nova.turn import Turn
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles

LAST_MARKER_CONSERVATION = 1
BUILDING = bonus("kiosk_or_pavilion", 1, False)
REWARDS = (
    bonus("reputation", 1, False),
    bonus("money", 4, False),
    bonus("clever", 1, False),
    bonus("appeal", 2, False),
    BUILDING,
)
WHICH_MARKER = Message("ark_nova.prompt.marker")


class Marker:
    """The marker on a continent, to be removed."""

    __slots__ = ("continent", "key", "message")

    def __init__(self, continent: Icon) -> None:
        self.continent = continent
        self.key = f"marker-{continent.key}"
        self.message = Message("ark_nova.choice.marker", continent=continent)


marker_on = cache(Marker)


def markers(zoo: Zoo) -> list[Icon]:
    """List the continents that still carry their marker."""
    return [icon for icon in CONTINENTS if icon.key not in zoo.areas]


class Continents(Power):
    """Continents with markers."""

    key = "continents"
    has_areas = True

    def housing_dues(self, turn: Turn, home: Home, animal: Animal) -> list[Due]:
        """Let the player remove the marker when an animal moves into an enclosure on its own continent."""
        me, covered, continents = turn.me, home.mask, animal.continents
        here = [icon for icon in markers(me) if icon in continents and me.map.features[icon.key] & covered]
        return [
            Due(f"marker-{icon.key}", marker_message(icon), effects.ALL, effects.ALL, may_remove_marker, turn, icon)
            for icon in here
        ]


@cache
def marker_message(continent: Icon) -> Message:
    """Name the marker on a continent as an effect."""
    return Message("ark_nova.effect.marker", continent=continent)


@cache
def which_reward(continent: Icon) -> Message:
    """Ask what the marker on a continent should give."""
    return Message("ark_nova.prompt.marker_bonus", continent=continent)


def can_place_building(turn: Turn) -> bool:
    """Whether a kiosk or a pavilion has room."""
    card = turn.action_cards.build.elsewhere
    return building.fits(turn.me, PAVILION, card) or building.fits(turn.me, KIOSK, card)


def rewards(turn: Turn) -> list[Bonus]:
    """List what a marker can give; one reward may be taken several times."""
    return [reward for reward in REWARDS if reward is not BUILDING or can_place_building(turn)]


def considered_rewards(turn: Turn) -> Iterator[tuple[Bonus, Obstacles]]:
    """Go through every reward, with what stands in the way."""
    for reward in REWARDS:
        yield reward, NONE if reward is not BUILDING or can_place_building(turn) else building.NO_ROOM


async def may_remove_marker(turn: Turn, continent: Icon) -> None:
    """Remove the marker of a continent for a reward, or leave it there."""
    if continent.key in turn.me.areas:  # another effect has removed it meanwhile
        return
    ask = which_reward(continent)
    reward = await turn.choose(ask, lambda turn: [None, *rewards(turn)], considered_rewards, turn)
    if reward is not None:
        await remove_marker(turn, continent, reward)


async def remove_any_marker(turn: Turn) -> None:
    """Remove the marker of any continent for a reward."""
    if not markers(turn.me):
        return
    marker = await turn.choose(WHICH_MARKER, lambda turn: [marker_on(icon) for icon in markers(turn.me)])
    ask = which_reward(marker.continent)
    reward = await turn.choose(ask, rewards, considered_rewards, turn)
    await remove_marker(turn, marker.continent, reward)


async def remove_marker(turn: Turn, continent: Icon, reward: Bonus) -> None:
    """Take a marker off the map and gain the reward; the fifth one also gives a conservation point."""
    me = turn.me
    me.areas = (*me.areas, continent.key)
    use_power(turn, "continents")
    turn.tell("ark_nova.event.removes_marker", continent=continent, bonus=reward)
    dues = bonus_dues(turn, reward)
    if not markers(me):
        dues.append(conservation_due(turn, LAST_MARKER_CONSERVATION))
    if dues:
        await turn.resolve(dues)
