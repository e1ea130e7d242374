"""Who goes first: effects in the order their owner likes, seats in turn order, seats all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from menagerie.kernel.decision import Decision, Together

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from menagerie.kernel.messages import Message


class Effect(Protocol):
    """Something due to happen, with a key, so that its owner can choose when."""

    @property
    def key(self) -> str:
        """What saves and clients call the effect."""
        ...

    async def resolve(self) -> None:
        """Let it happen."""
        ...


E = TypeVar("E", bound=Effect)


async def in_any_order(seat: int, prompt: Message, due: list[E]) -> None:
    """Resolve simultaneous effects in the order their owner likes."""
    while due:
        effect = await Decision(seat, prompt, due[:])
        due.remove(effect)
        await effect.resolve()


def turn_order(first: int, seats: int) -> list[int]:
    """List all seats clockwise, starting with the first."""
    return [(first + step) % seats for step in range(seats)]


async def in_turn_order(first: int, seats: int, share: Callable[[int], Awaitable[Any]]) -> None:
    """Let each seat do its share, one after the other, clockwise."""
    for seat in turn_order(first, seats):
        await share(seat)


async def all_at_once(shares: Sequence[Awaitable[Any]]) -> list[Any]:
    """Let seats answer independently and in whatever order they come; early answers wait unseen.

    It is the first thing its stretch does, and a share changes only what its own seat sees: a world for one seat starts
    the stretch again with the others' answers still to come.
    """
    return await Together(shares)
