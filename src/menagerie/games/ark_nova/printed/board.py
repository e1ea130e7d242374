"""What is printed on the boards and tiles: tracks, association board, set-up."""

from pathlib import Path

from menagerie.kernel.catalogue import DataFile
from menagerie.kernel.record import Record

BOARD = Path(__file__).parent.parent / "board"


class IncomeBand(Record):
    """The money that a break pays from some appeal on."""

    from_appeal: int
    money: int


class AppealTrack(Record):
    """The appeal track."""

    highest: int
    attacked_from: int
    income: tuple[IncomeBand, ...]


class ConservationTrack(Record):
    """The conservation track, and what happens along it."""

    highest: int
    upgrade_or_worker_at: int
    bonus_tiles_at: tuple[int, ...]
    money_instead_of_tile: int
    discard_at: int


class TrackBonus(Record):
    """A bonus on a space of a track."""

    at: int
    bonus: str


class ReputationTrack(Record):
    """The reputation track."""

    highest: int
    gate: int
    range_starts: tuple[int, ...]
    bonuses: tuple[TrackBonus, ...]


class Tasks(Record):
    """The values of the tasks of the association board."""

    reputation: int
    partner_zoo: int
    university: int
    project: int


class Association(Record):
    """The other figures of the association board."""

    supply: int
    reputation: int
    partner_zoo_discount: int
    workers: int
    workers_in_supply: int


class Donations(Record):
    """What donations cost and give."""

    costs: tuple[int, ...]
    afterwards: int
    blocked_with_two: tuple[int, ...]
    conservation: int


class UniversityEntry(Record):
    """A kind of university; hand_limit is 0 if it does not change the limit."""

    name: str
    set: str
    icons: tuple[str, ...] = ()
    reputation: int = 0
    hand_limit: int = 0
    category: str = ""
    replaces: str = ""


class BonusTileEntry(Record):
    """A bonus tile of the conservation track."""

    name: str
    set: str
    bonus: str
    keep: bool = False
    hand_limit: int = 0
    replaces: str = ""


class SetUp(Record):
    """What every player begins with, and the game for one."""

    money: int
    cards_dealt: int
    cards_kept: int
    final_scoring_cards: int
    appeal: tuple[int, ...]
    reputation: int
    hand_limit: int
    x_tokens_highest: int
    solo_turns: tuple[int, ...]
    solo_appeal: tuple[int, ...]


class SeatsEntry(Record):
    """What depends on the number of players."""

    name: str
    break_steps: int
    base_projects: int
    projects_above: int


_TRACKS = DataFile(BOARD / "tracks.toml")
_ASSOCIATION = DataFile(BOARD / "association.toml")
_SET_UP = DataFile(BOARD / "set_up.toml")

APPEAL = _TRACKS.entry("appeal", AppealTrack)
CONSERVATION = _TRACKS.entry("conservation", ConservationTrack)
REPUTATION = _TRACKS.entry("reputation", ReputationTrack)
BONUS_TILES = _TRACKS.entries("bonus_tiles", BonusTileEntry)
TASKS = _ASSOCIATION.entry("tasks", Tasks)
ASSOCIATION = _ASSOCIATION.entry("association", Association)
DONATIONS = _ASSOCIATION.entry("donations", Donations)
UNIVERSITIES = _ASSOCIATION.entries("universities", UniversityEntry)
START = _SET_UP.entry("set_up", SetUp)
SEATS = {int(name): entry for name, entry in _SET_UP.entries("seats", SeatsEntry).items()}
