"""Coworkers: four jobs with their posts, and the one that a basin earns."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from menagerie.games.aquaretto.basins import obstacles_to_using
from menagerie.games.aquaretto.spaces import spaces_in
from menagerie.kernel.decision import NONE, Decision
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from collections.abc import Iterator

    from menagerie.games.aquaretto.printed import BoardEntry
    from menagerie.games.aquaretto.spaces import Space
    from menagerie.games.aquaretto.table import AquarettoTable
    from menagerie.games.aquaretto.water_park import WaterPark
    from menagerie.kernel.decision import Obstacles

WHICH_JOB = Message("aquaretto.prompt.coworker")


class Post:
    """A booth, a feeding station or the manager's place beside the depot: equal ones are not told apart."""

    __slots__ = ("job", "key", "message", "of")

    def __init__(self, job: str, of: str) -> None:
        self.job = job
        self.key = job
        self.of = of  # what a park calls the number of them
        self.message = Message(f"aquaretto.job.{job}")

    def __repr__(self) -> str:
        return self.key

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "job", "job": self.job}

    def filled(self, park: WaterPark) -> int:
        """Count the coworkers who have this job."""
        count: int = getattr(park, self.of)
        return count

    def fill(self, park: WaterPark, by: int) -> None:
        """Let a coworker come (1) or go (-1)."""
        setattr(park, self.of, self.filled(park) + by)

    def obstacles(self, park: WaterPark, board: BoardEntry) -> Obstacles:
        """There are two booths, two feeding stations and one manager (R-Q-070, R-Q-071, R-Q-073)."""
        most: int = getattr(board, self.of)
        return NONE if self.filled(park) < most else (no_post(self, most),)


class TrainerPost:
    """A trainer on a space of the park (R-Q-072)."""

    __slots__ = ("job", "key", "message", "space")

    def __init__(self, space: Space) -> None:
        self.job = "trainer"
        self.space = space
        self.key = f"trainer@{space.key}"
        self.message = Message("aquaretto.job.trainer_on", place=space)

    def __repr__(self) -> str:
        return self.key

    def about(self) -> dict[str, Any]:
        """Describe the option for clients."""
        return {"kind": "job", "job": self.job, "place": self.space.key}

    def filled(self, park: WaterPark) -> int:
        """Count the trainers on this space."""
        return int(bool(park.trainers & self.space.bit))

    def fill(self, park: WaterPark, by: int) -> None:
        """Let a trainer come or go."""
        park.trainers ^= self.space.bit

    def obstacles(self, park: WaterPark, board: BoardEntry) -> Obstacles:
        """A trainer needs an empty space, and there may be any number of them."""
        return obstacles_to_using(park, self.space)


AnyPost = Post | TrainerPost
POSTS = Post("cashier", "cashiers"), Post("keeper", "keepers"), Post("manager", "managers")
trainer_on = cache(TrainerPost)


@cache
def no_post(post: Post, most: int) -> Message:
    """Return that every post of a job is filled."""
    return Message(f"aquaretto.obstacle.no_{post.job}", posts=most)


def free_posts(park: WaterPark, board: BoardEntry) -> list[AnyPost]:
    """List the posts that a coworker can take."""
    posts: list[AnyPost] = [post for post in POSTS if not post.obstacles(park, board)]
    posts += [trainer_on(space) for space in spaces_in(park.empty_spaces())]
    return posts


def considered_posts(park: WaterPark, board: BoardEntry) -> Iterator[tuple[AnyPost, Obstacles]]:
    """Go through every post of the park, with what stands in the way."""
    posts: list[AnyPost] = [*POSTS, *(trainer_on(space) for space in spaces_in(park.spaces))]
    for post in posts:
        yield post, post.obstacles(park, board)


def filled_posts(park: WaterPark) -> list[AnyPost]:
    """List the posts where a coworker is."""
    return [*(post for post in POSTS if post.filled(park)), *(trainer_on(s) for s in spaces_in(park.trainers))]


async def hire(table: AquarettoTable, park: WaterPark) -> None:
    """Give the player a coworker, who takes a job at once, if there is a coworker and a job (R-Q-063, R-Q-065)."""
    if table.coworkers == 0:
        table.journal.tell("aquaretto.event.no_coworker", player=park.player)
        return
    board = table.box.board
    posts = free_posts(park, board)
    if not posts:
        table.journal.tell("aquaretto.event.no_job", player=park.player)
        return
    post = await Decision(park.seat, WHICH_JOB, posts, considered_posts, park, board)
    post.fill(park, 1)
    table.journal.tell("aquaretto.event.hired", player=park.player, job=post)
