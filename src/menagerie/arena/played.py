"""The record of a game that was played: one line of a results file."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from menagerie.arena.match import Job

# Fields that tell about the machine rather than about the game.
OF_THE_MACHINE = ("thinking", "seconds", "cpu_seconds", "worker")


class Fault(NamedTuple):
    """Why a game was not played to its end, and whose fault it was."""

    seat: int | None  # None if it is nobody's at the table
    kind: str  # raised, illegal, hung, died; broken: the game itself
    text: str
    trace: str = ""


@dataclass(frozen=True)
class Played:
    """A game that was played; lists go by seat."""

    game: str
    rules: int
    options: Mapping[str, Any]
    seed: int  # of the tournament
    deal: int
    deal_seed: int
    bots: tuple[str, ...]
    versions: tuple[str, ...]
    weights: tuple[str, ...]
    first: int = 0  # the seat that began
    scores: tuple[int, ...] = ()  # empty if the game was not played to its end
    parts: tuple[Mapping[str, int], ...] = ()
    ranks: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    decisions: int = 0
    figures: tuple[Mapping[str, int], ...] = ()
    table: Mapping[str, Any] = field(default_factory=dict)  # figures of the whole table
    fault: Fault | None = None
    thinking: tuple[Mapping[str, float], ...] = ()  # decisions, seconds, cpu_seconds, longest
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    worker: str = ""

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.bots)

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        """What tells a game from the others of its tournament."""
        return self.deal, self.bots

    @property
    def counts(self) -> bool:
        """Whether somebody has won or lost; a game that broke by itself counts for nobody."""
        return self.fault is None or self.fault.seat is not None

    def share(self, seat: int) -> float:
        """Return a seat's share of the victory."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, Any]:
        """Return the record as plain JSON values."""
        fault = self.fault._asdict() if self.fault is not None else None
        return {**asdict(self), "options": dict(self.options), "fault": fault}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Played:
        """Read a record; raise a KeyError, TypeError or ValueError if it is none."""
        known = {entry.name for entry in fields(Played)}
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items() if name in known
        }
        fault = given.pop("fault")
        played = Played(**given, fault=Fault(**fault) if fault else None)
        if not isinstance(played.deal, int) or len(played.versions) != len(played.bots):
            raise ValueError("no record")
        return played

    def outcome(self) -> dict[str, Any]:
        """Return what is the same on every machine."""
        return {name: value for name, value in self.to_json().items() if name not in OF_THE_MACHINE}


def lost(job: Job, fault: Fault) -> Played:
    """Record a game that one bot has lost by its own fault: the others share the victory."""
    seats = range(len(job.bots))
    others = [seat for seat in seats if seat != fault.seat]
    ranks = () if fault.seat is None else tuple(len(seats) if seat == fault.seat else 1 for seat in seats)
    return Played(**job.about(), ranks=ranks, winners=() if fault.seat is None else tuple(others), fault=fault)
