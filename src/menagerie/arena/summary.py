"""The results of a tournament, in numbers with their intervals."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import isinf
from statistics import fmean
from typing import TYPE_CHECKING, Any

from menagerie.arena.figures import figures_of
from menagerie.arena.intervals import Estimate, mean, share
from menagerie.arena.meetings import Pairing, meetings_of, pairings_of
from menagerie.arena.ratings import Rating, ratings_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from menagerie.arena.entrants import Entrant
    from menagerie.arena.played import Played
    from menagerie.arena.tournament import Tournament


@dataclass(frozen=True)
class BotSummary:
    """How one bot has done; two copies at one table count twice."""

    label: str
    version: str
    weights: str
    games: int
    wins: Estimate | None
    rating: Rating | None
    rank: float | None
    points: Estimate | None
    winning_points: Estimate | None
    all_points: tuple[int, ...]
    places: tuple[Estimate | None, ...]  # the share of victories by place in turn order
    figures: Mapping[str, Estimate]
    decisions: int
    seconds_a_decision: float
    longest: float
    faults: int


@dataclass(frozen=True)
class Summary:
    """The results of a tournament; the best bot comes first."""

    tournament: Tournament
    games: tuple[Played, ...]
    bots: tuple[BotSummary, ...]
    pairings: tuple[Pairing, ...]
    places: tuple[Estimate | None, ...]
    table: Mapping[str, Estimate]
    usual: Mapping[str, tuple[int, int]]
    usual_winner: tuple[int, int] | None

    @property
    def faults(self) -> list[Played]:
        """The games that were not played to their end."""
        return [game for game in self.games if game.fault is not None]

    @property
    def has_copies(self) -> bool:
        """Whether bots played alone against copies of others."""
        return self.tournament.seats > 2 and any(len(set(game.bots)) == 2 for game in self.games)

    @property
    def margins(self) -> list[Pairing]:
        """The pairings, each once, the better bot first; against copies it matters who is alone."""
        order = [bot.label for bot in self.bots]
        return [pair for pair in self.pairings if self.has_copies or order.index(pair.one) < order.index(pair.other)]

    def pairing(self, one: str, other: str) -> Pairing | None:
        """Return how one bot did against another; None if they never met."""
        return next((pair for pair in self.pairings if (pair.one, pair.other) == (one, other)), None)

    def to_json(self) -> dict[str, Any]:
        """Return the summary as plain JSON values."""
        bots = [{name: value for name, value in asdict(bot).items() if name != "all_points"} for bot in self.bots]
        result: dict[str, Any] = plain(
            {
                "game": self.tournament.game,
                "seats": self.tournament.seats,
                "seed": self.tournament.seed,
                "options": dict(self.tournament.options),
                "games": len(self.games),
                "bots": bots,
                "pairings": [pair._asdict() for pair in self.pairings if pair.better is not None],
                "places": self.places,
                "table": dict(self.table),
                "faults": [
                    {"deal": game.deal, "bots": game.bots, **game.fault._asdict()}
                    for game in self.games
                    if game.fault is not None
                ],
            }
        )
        return result


def summary_of(tournament: Tournament, games: Sequence[Played]) -> Summary:
    """Compute everything."""
    meetings = meetings_of(games)
    ratings = ratings_of(tournament.labels, meetings) if len(tournament.entrants) > 1 else {}
    bots = [bot_summary(entrant, games, ratings.get(entrant.label)) for entrant in tournament.entrants]
    bots.sort(key=lambda bot: (-(bot.rating.value if bot.rating else 0.0), -(bot.wins.value if bot.wins else 0.0)))
    labels = [bot.label for bot in bots]
    figures = figures_of(tournament.game)
    return Summary(
        tournament,
        tuple(games),
        tuple(bots),
        tuple(pairings_of(labels, meetings)),
        places_of(games, tournament.seats, None),
        means([game.table for game in games if game.scores]),
        figures.USUAL if figures is not None and tournament.seats > 1 else {},
        figures.USUAL_WINNER if figures is not None and tournament.seats > 1 else None,
    )


def bot_summary(entrant: Entrant, games: Sequence[Played], rating: Rating | None) -> BotSummary:
    """Compute the summary of one bot."""
    label = entrant.label
    seats = [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == label and game.counts]
    ended = [(game, seat) for game, seat in seats if game.scores]
    thoughts = [game.thinking[seat] for game, seat in seats if game.thinking]
    decisions = sum(int(thought["decisions"]) for thought in thoughts)
    seconds = sum(thought["seconds"] for thought in thoughts)
    return BotSummary(
        label=label,
        version=entrant.identity.version,
        weights=entrant.identity.weights,
        games=len(seats),
        wins=share(sum(game.share(seat) for game, seat in seats), len(seats)),
        rating=rating,
        rank=fmean(game.ranks[seat] for game, seat in seats) if seats else None,
        points=mean([game.scores[seat] for game, seat in ended]),
        winning_points=mean([game.scores[seat] for game, seat in ended if seat in game.winners]),
        all_points=tuple(game.scores[seat] for game, seat in ended),
        places=places_of(games, len(games[0].bots), label) if games else (),
        figures=means([game.figures[seat] for game, seat in ended if game.figures]),
        decisions=decisions,
        seconds_a_decision=seconds / decisions if decisions else 0.0,
        longest=max((thought["longest"] for thought in thoughts), default=0.0),
        faults=sum(game.fault is not None and game.fault.seat == seat for game, seat in seats),
    )


def places_of(games: Sequence[Played], seats: int, label: str | None) -> tuple[Estimate | None, ...]:
    """Estimate the share of victories by place in turn order, of one bot or of all."""
    wins, played = [0.0] * seats, [0] * seats
    for game in games:
        if not game.scores:
            continue
        for seat, bot in enumerate(game.bots):
            if label in (None, bot):
                place = (seat - game.first) % seats
                played[place] += 1
                wins[place] += game.share(seat)
    return tuple(share(won, number) for won, number in zip(wins, played, strict=True))


def means(figures: Sequence[Mapping[str, Any]]) -> dict[str, Estimate]:
    """Estimate the mean of every figure that is a number of something."""
    found: dict[str, Estimate] = {}
    for name in dict.fromkeys(name for entry in figures for name in entry):
        values = [entry[name] for entry in figures if isinstance(entry.get(name), int)]
        if name not in NOT_AMOUNTS and (estimate := mean(values)) is not None:
            found[name] = estimate
    return found


NOT_AMOUNTS = ("ended_by", "maps")


def plain(value: Any) -> Any:
    """Turn a summary into JSON values; an infinite bound becomes none."""
    if isinstance(value, Estimate):
        return plain(asdict(value))
    if isinstance(value, float):
        return None if isinf(value) else round(value, 4)
    if isinstance(value, dict):
        return {name: plain(entry) for name, entry in value.items()}
    if isinstance(value, tuple) and hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    return value
