"""What people think while they play: a copy of their game, on which a bot says what each of them wants next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.bots.preview import Trials
from menagerie.kernel.chance import Chance

if TYPE_CHECKING:
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game

TOGETHER = ("starting_hand", "hand_limit")  # cards that are marked one by one and sent together


class Wish(NamedTuple):
    """What somebody wants to answer: the option, what it is on the table, and whether it is final."""

    number: int  # of the position in which it is asked
    seat: int
    prompt: str
    key: str
    about: dict[str, Any]
    irreversible: bool
    after: int  # the number of the position that it leads to
    more: tuple[str, ...] = ()  # cards that are sent together with it

    @property
    def kind(self) -> str:
        """What kind of thing it is on the table."""
        kind: str = self.about["kind"]
        return kind


class Thoughts:
    """A game that goes on beside the one on the pages; both are the same as long as every wish comes true."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.bots = [bot_of("greedy", game.rules.name, Chance(seat)) for seat in range(len(game.scores()))]

    def wish(self) -> Wish | None:
        """Return what whoever is asked wants, and count it as done; None if the game is over."""
        if not self.game.decisions:
            return None
        decision = self.game.decisions[0]
        first = self._think(decision)
        if first.prompt not in TOGETHER:
            return first
        more: list[str] = []
        while (again := self._asked(first.seat)) is not None and again.prompt.key == decision.prompt.key:
            more.append(self._think(again).key)
        return first._replace(after=self.game.number, more=tuple(more))

    def _asked(self, seat: int) -> Decision[Any] | None:
        return next((decision for decision in self.game.decisions if decision.seat == seat), None)

    def _think(self, decision: Decision[Any]) -> Wish:
        seat = decision.seat
        pick = self.bots[seat].pick(Glimpse(self.game, seat))
        about = self.game.rules.describe(decision.options[pick])
        prompt = decision.prompt.key.rpartition(".")[2]
        number, key, final = self.game.number, decision.keys[pick], Trials(self.game, seat).locks()[pick]
        self.game.apply(pick, seat=seat)
        return Wish(number, seat, prompt, key, about, final, self.game.number)
