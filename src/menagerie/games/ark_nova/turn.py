"""What a player is in the middle of: a turn, or their share of a break."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from menagerie.games.ark_nova.effects import RESOLVE_NEXT
from menagerie.games.ark_nova.map_powers.aside import Aside, Asides
from menagerie.games.ark_nova.tile_asides import is_useful, tile_uses, use_tile
from menagerie.kernel.decision import Decision
from menagerie.kernel.journal import SILENCE
from menagerie.kernel.order import Due, in_any_order

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from menagerie.games.ark_nova.action_cards import Action, ActionCard
    from menagerie.games.ark_nova.actions.all import ActionCards
    from menagerie.games.ark_nova.bonus_tiles import BonusTile
    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.venom import Course
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Obstacles
    from menagerie.kernel.messages import Argument, Message

T = TypeVar("T")


class Doing:
    """An action in progress: with which card, how strong."""

    __slots__ = ("card", "strength")

    def __init__(self, card: ActionCard, strength: int) -> None:
        self.card = card  # on the side that it showed when the action began (R-A-088)
        self.strength = strength


FIGURES = (
    *("after", "asides", "course", "doing", "hypnotised", "in_break", "made_stronger", "me", "must_keep"),
    *("pending", "rewarded", "table", "venom_removed", "waived"),
)


class Turn:
    """A turn, or a share of a break, of the player `me`."""

    __slots__ = FIGURES

    def __init__(self, table: Table, me: Zoo, in_break: bool = False) -> None:
        self.table = table
        self.me = me
        self.in_break = in_break
        self.after: list[Due] = []  # effects that wait until the action is finished (R-A-100)
        self.hypnotised: tuple[Action, Zoo] | None = None  # the card of another player that is in use
        self.course: Course | None = None  # of a player who carries venom
        self.doing: Doing | None = None  # the action in progress
        self.venom_removed = False  # or will be, when the action in progress is over
        self.must_keep = 0  # while only options that leave this much money are looked for
        self.pending: list[list[Due]] | None = None  # what is still to be resolved, if somebody wants to know
        self.asides = () if in_break else me.map.power.asides  # R-A-532, R-A-823: never in a break
        if me.tiles and not in_break:
            self.asides += (tile_uses,)  # R-A-621
        self.waived = 0  # conditions that animals may ignore for the rest of the turn (R-A-650)
        self.rewarded: object = None  # the action in which a pavilion brought its X-token (R-A-675)
        self.made_stronger = False  # by a card that was discarded (R-A-835)

    def tell(self, key: str, **args: Argument) -> None:
        """Write down what this player did."""
        journal = self.table.journal
        if journal is not SILENCE:
            args["player"] = self.me.player
            journal.write(key, args)

    def can_pay(self, cost: int) -> bool:
        """Whether the player can pay and keep what must be kept (R-A-035)."""
        return cost + self.must_keep <= self.me.money

    @property
    def action_cards(self) -> ActionCards:
        """The cards that count: the player's own, or a hypnotised one while it is in use (R-A-412)."""
        if self.hypnotised is None:
            return self.me.action_cards
        action, owner = self.hypnotised
        return self.me.action_cards.with_card(owner.action_cards[action.index])

    async def keep_tile(self, tile: BonusTile) -> None:
        """Keep a tile that was taken, for any choice of the own turns, or use it right away (R-A-621)."""
        if not self.in_break and tile_uses not in self.asides:
            self.asides += (tile_uses,)
        if is_useful(self, tile):
            await use_tile(self, tile)

    def wait(self, due: Due) -> list[Due]:
        """Let an effect wait until the action is finished; in a break it is due at once (R-A-100, R-A-324)."""
        if self.in_break:
            return [due]
        self.after.append(due)
        return []

    def resolve(self, dues: list[Due]) -> Awaitable[None]:
        """Resolve effects of this player in any order."""
        return (
            in_any_order(self.me.seat, RESOLVE_NEXT, dues)
            if self.pending is None
            else self.resolve_noted(self.pending, dues)
        )

    async def resolve_noted(self, pending: list[list[Due]], dues: list[Due]) -> None:
        """Resolve effects, and keep note of those that are left."""
        pending.append(dues)
        await in_any_order(self.me.seat, RESOLVE_NEXT, dues)
        pending.pop()

    def supposing(self, must_keep: int | None = None, **figures: Any) -> Turn:
        """Return a copy of the turn with other figures of the zoo, to ask what could be chosen then."""
        turn = Turn.__new__(Turn)
        for name in FIGURES:
            setattr(turn, name, getattr(self, name))
        if must_keep is not None:
            turn.must_keep = must_keep
        if figures:
            turn.me = self.me.clone()
            for name, figure in figures.items():
                setattr(turn.me, name, figure)
        return turn

    def choose(
        self,
        prompt: Message,
        options: Callable[[Turn], Sequence[T]],
        think: Callable[..., Iterable[tuple[Any, Obstacles]]] | None = None,
        *about: Any,
    ) -> Awaitable[T]:
        """Let the player choose during their turn; what the map allows may come first (R-A-532, R-A-823)."""
        if not self.asides and self.course is None:
            decision = Decision(self.me.seat, prompt, options(self), think)
            decision.about = about
            return decision
        return self.choose_after((), prompt, options, think, *about)

    async def choose_after(
        self,
        more: tuple[Asides, ...],
        prompt: Message,
        options: Callable[[Turn], Sequence[T]],
        think: Callable[..., Iterable[tuple[Any, Obstacles]]] | None,
        *about: Any,
    ) -> T:
        """Let the player choose; an aside may come first, including one that belongs to this choice alone."""

        def either(turn: Turn) -> list[T | Aside]:
            offered = [aside for offers in self.asides + more for aside in offers(turn)]
            return [*options(turn), *(aside for aside in offered if aside.leaves_choice(turn, options))]

        while True:
            decision = Decision(self.me.seat, prompt, either(self), think, *about)
            if self.course is not None and not self.venom_removed:
                self.course.look_out(decision, either)
            chosen = await decision
            if not isinstance(chosen, Aside):
                return chosen
            taking = chosen.take(self)
            if taking is not None:
                await taking
