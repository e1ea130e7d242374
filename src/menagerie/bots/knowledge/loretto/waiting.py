"""What the trucks will bring to everybody if the player takes one now or waits."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from menagerie.games.loretto.park import Park
from menagerie.games.loretto.trucks import Draw, TakeTruck
from menagerie.kernel.order import turn_order

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.games.loretto.table import AnyTable
    from menagerie.games.loretto.tiles import Tile
    from menagerie.games.loretto.trucks import Load

P = TypeVar("P", bound=Park)

NOTHING = float("-inf")


class Offer:
    """A truck in the middle as the players see it: its free places, and what its tiles bring to each seat."""

    __slots__ = ("gains", "number", "room", "tiles")

    def __init__(self, number: int, tiles: tuple[Tile, ...], room: int, gains: list[float]) -> None:
        self.number = number
        self.tiles = tiles
        self.room = room
        self.gains = gains

    def plus(self, tile: Tile, gains: list[float]) -> Offer:
        """Return the truck with one more tile."""
        return Offer(self.number, (*self.tiles, tile), self.room - 1, gains)


class TruckWeights(Protocol):
    """What a bot believes of the trucks and of its rivals, in points unless said otherwise."""

    @property
    def patience(self) -> float:
        """A rival takes a truck that brings at least this much."""
        ...

    @property
    def risk(self) -> float:
        """The chance that a rival who should wait takes the truck I want."""
        ...

    @property
    def growth(self) -> float:
        """What a free place on a truck will bring."""
        ...

    @property
    def keeping(self) -> float:
        """The share of a load's gain that is left after the others have added their tiles."""
        ...

    @property
    def delay(self) -> float:
        """What it costs to wait for another turn."""
        ...

    @property
    def denial(self) -> float:
        """What a rival's point costs me."""
        ...


class Single(Protocol):
    """What single tiles bring to one player."""

    def gain(self, tile: Tile) -> float:
        """Return what a tile brings."""
        ...


class Middle(ABC, Generic[P]):
    """The trucks in the middle and the rivals who will still take one, seen from a player's seat."""

    def __init__(self, table: AnyTable, seat: int, weights: TruckWeights, single: Sequence[Single]) -> None:
        self.seat = seat
        self.table = table
        self.weights = weights
        self.single = single  # by seat
        done = [truck.taken_by for truck in table.trucks]
        self.rivals = [other for other in turn_order(seat + 1, len(table.parks))[:-1] if other not in done]
        self.offers = [
            Offer(truck.number, truck.tiles, truck.places - len(truck.tiles), self.gains(truck.tiles))
            for truck in table.trucks
            if truck.taken_by is None
        ]

    @abstractmethod
    def own_gain(self, park: P, tiles: tuple[Tile, ...]) -> float:
        """Return what a load of several tiles brings to the player, who has this."""

    @abstractmethod
    def draws(self, option: Draw[Any]) -> list[tuple[Tile, float]]:
        """List every tile that may be drawn next, with its chance."""

    def gains(self, tiles: tuple[Tile, ...]) -> list[float]:
        """Return what a load brings to each seat: exactly for the player, roughly for the rivals."""
        gains = [0.0] * len(self.single)
        if tiles:
            if len(tiles) == 1:
                gains[self.seat] = self.single[self.seat].gain(tiles[0])
            else:
                gains[self.seat] = self.own_gain(self.table.parks[self.seat], tiles)
            for rival in self.rivals:
                gains[rival] = sum([self.single[rival].gain(tile) for tile in tiles])
        return gains

    def with_park(self, park: P) -> list[Offer]:
        """Return the offers as they would look if the player had something else."""
        offers = []
        for offer in self.offers:
            gains = offer.gains[:]
            gains[self.seat] = self.own_gain(park, offer.tiles) if offer.tiles else 0.0
            offers.append(Offer(offer.number, offer.tiles, offer.room, gains))
        return offers

    def weigh_loads(self, tile: Tile, options: Sequence[Load]) -> list[float]:
        """Return what comes of putting a drawn tile on each truck."""
        places = {offer.number: place for place, offer in enumerate(self.offers)}
        values = []
        for option in options:
            offers = self.offers[:]
            offer = offers[places[option.truck]]
            offers[places[option.truck]] = offer.plus(tile, self.gains((*offer.tiles, tile)))
            values.append(self.after_waiting(offers))
        return values

    def weigh_turn(self, options: Sequence[Any], spent: Mapping[Any, float]) -> list[float]:
        """Return what comes of everything a player can do in a turn, once it is known what money brings."""
        values = []
        for option in options:
            if isinstance(option, Draw):
                values.append(self.after_draw(option))
            elif isinstance(option, TakeTruck):
                values.append(self.after_taking(option.truck))
            else:
                values.append(spent[option])
        return values

    def after_taking(self, number: int) -> float:
        """Return what it brings to take a truck now and leave the others to the rivals."""
        taken = next(offer for offer in self.offers if offer.number == number)
        return taken.gains[self.seat] - self._spite(self._shared_out(self.rivals, self.offers, taken))

    def after_waiting(self, offers: list[Offer]) -> float:
        """Return what it brings to leave these offers: rivals who like one take it, then the player chooses."""
        left, patient, theirs = self._after_rivals(offers)
        return self._left_to_me(left, left, patient, theirs)

    def after_draw(self, option: Draw[Any]) -> float:
        """Return the mean of what waiting brings over all tiles the player may draw, each put where it serves best."""
        numbers = [load.truck for load in option.open_loads(self.table)]
        places = {
            (offer.tiles, offer.room): place for place, offer in enumerate(self.offers) if offer.number in numbers
        }
        bets = [self._bet(place) for place in places.values()]
        return sum(
            chance * max([bet.worth(self.single[self.seat].gain(tile)) for bet in bets])
            for tile, chance in self.draws(option)
        )

    def _bet(self, place: int) -> Bet:
        """Return what waiting brings if a still unknown tile is put on this truck."""
        old = self.offers[place]
        # Any tile stands for the unknown one: what it brings is added by the bet.
        new = old.plus(self.table.box.tiles.coin, old.gains)
        left, patient, theirs = self._after_rivals([*self.offers[:place], new, *self.offers[place + 1 :]])
        others = [offer for offer in left if offer is not new]
        bet = Bet(old.gains[self.seat], new.room, self.weights)
        if others:
            bet.fallback = max(self._prospects(self.seat, others))
            bet.without_it = self._left_to_me(left, others, patient, theirs)
            bet.loss = self._loss(patient)
        if new in left:
            bet.with_it = -self._spite(theirs + self._shared_out(patient, left, new)) - self.weights.delay
        return bet

    def _left_to_me(self, left: list[Offer], mine: list[Offer], patient: list[int], theirs: float) -> float:
        """Return what it brings to choose one of the player's trucks, if nobody who seemed to wait takes it first."""
        prospects = self._prospects(self.seat, mine)
        place = prospects.index(max(prospects))
        most = prospects.pop(place)
        if prospects:
            most -= self._loss(patient) * (most - max(prospects))
        rest = self._shared_out(patient, left, mine[place])
        return most - self._spite(theirs + rest) - self.weights.delay

    def _loss(self, patient: list[int]) -> float:
        """Return how likely one of the rivals who seem to wait is to take the truck the player wants."""
        return 1.0 - (1.0 - self.weights.risk) ** len(patient)

    def _prospects(self, seat: int, offers: list[Offer]) -> list[float]:
        """List what the trucks promise to a seat that waits a little longer."""
        weights = self.weights
        return [prospect(offer.gains[seat], offer.room, weights) for offer in offers]

    def _after_rivals(self, offers: list[Offer]) -> tuple[list[Offer], list[int], float]:
        """Let every rival take a truck that is good enough; return what is left, who waits, and what the others got."""
        left = offers[:]
        patient = []
        theirs = 0.0
        for rival in self.rivals:
            best, most = None, self.weights.patience
            for offer in left:
                if offer.tiles and offer.gains[rival] >= most:
                    best, most = offer, offer.gains[rival]
            if best is None:
                patient.append(rival)
            else:
                theirs += most
                left.remove(best)
        return left, patient, theirs

    def _shared_out(self, seats: list[int], offers: list[Offer], mine: Offer) -> float:
        """Let seats choose one after the other from what the player leaves, and add up what they get."""
        total = 0.0
        left = [offer for offer in offers if offer is not mine]
        for seat in seats:
            prospects = self._prospects(seat, left)
            most = max(prospects)
            total += most
            del left[prospects.index(most)]
        return total

    def _spite(self, gains: float) -> float:
        """Return what it costs that the rivals of this round gain this much together."""
        return self.weights.denial * gains / max(1, len(self.rivals))


class Bet:
    """A truck that will get a tile nobody knows yet."""

    __slots__ = ("fallback", "gain", "loss", "room", "weights", "with_it", "without_it")

    def __init__(self, gain: float, room: int, weights: TruckWeights) -> None:
        self.weights = weights
        self.gain = gain  # what the truck brings as it is
        self.room = room  # with the tile on it
        self.loss = 0.0  # how likely a rival takes it before me
        self.fallback = NOTHING  # what the best other truck promises
        self.with_it = NOTHING  # what else counts when I take this truck
        self.without_it = NOTHING  # what it brings, all in all, to take another

    def worth(self, gain: float) -> float:
        """Return what waiting brings if the tile brings this gain."""
        hope = prospect(self.gain + gain, self.room, self.weights)
        if hope <= self.fallback or self.with_it == NOTHING:
            return self.without_it
        return hope + self.with_it - (self.loss * (hope - self.fallback) if self.loss else 0.0)


def prospect(gain: float, room: int, weights: TruckWeights) -> float:
    """Return what a truck will bring after waiting a little longer: more tiles come, not all of them welcome."""
    return max(gain, weights.keeping * gain + weights.growth * room) if room else gain
