"""How a turn may go on: it is taken on a copy of the table where everything its player cannot know is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.games.ark_nova.cards import Animal, Project, Sponsor
from menagerie.games.ark_nova.tokens import VENOM_PRICE
from menagerie.games.ark_nova.turn import Turn
from menagerie.games.ark_nova.unseen import UNKNOWN, hide_unseen
from menagerie.games.ark_nova.zoo_map import GRID
from menagerie.kernel.decision import answered, key_of

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Sequence

    from menagerie.games.ark_nova.table import Table
    from menagerie.games.ark_nova.zoo import Zoo
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.rules import Rule

CARDS: Any = (Animal, Sponsor, Project)
PATIENCE = 20_000  # looks at one question; a few hundred are many, the most ever seen is 6,000
FAR = 3  # steps from a building to what another one may cover


class Attempt:
    """A turn taken on a copy of the table."""

    __slots__ = ("asked", "rule", "turn")

    def __init__(self, start: Table, act: Callable[[Turn], Rule]) -> None:
        table = start.clone()
        self.turn = Turn(table, table.changing(table.current))
        self.turn.pending = []
        self.rule = act(self.turn)
        self.asked = answered(self.rule, None)

    def take(self, pick: int) -> None:
        """Take an option, and go on to the next question."""
        self.asked = answered(self.rule, pick)

    @property
    def is_settled(self) -> bool:
        """Whether a venom token is removed, or its price can be paid at the end of the turn (R-A-393, R-A-394)."""
        return self.turn.venom_removed or (self.asked is None and self.turn.me.money >= VENOM_PRICE)


class Foresight:
    """Looks for a way to play the turn, from one of its questions on, that settles the venom."""

    __slots__ = ("act", "known", "patience", "start", "taken", "turned_back", "under_way")

    def __init__(self, start: Table, act: Callable[[Turn], Rule], taken: Sequence[int]) -> None:
        self.start = start
        self.act = act
        self.taken = taken  # the options up to the question
        self.known: dict[Hashable, bool] = {}  # by situation
        self.under_way: set[Hashable] = set()  # situations that are being looked at
        self.turned_back = False  # a way led back to one of them: whoever thinks better of a tile is where they were
        self.patience = PATIENCE

    def after(self, picks: Sequence[int]) -> Attempt:
        """Return the turn as it will be once these options are taken."""
        self.patience -= 1
        attempt = Attempt(self.start, self.act)
        for pick in self.taken:
            attempt.take(pick)
        hide_unseen(attempt.turn.table, attempt.turn.me.seat, attempt.asked.options if attempt.asked else ())
        for pick in picks:
            attempt.take(pick)
        return attempt

    def settles(self, picks: tuple[int, ...], wanted: tuple[Any, ...] = (), attempt: Attempt | None = None) -> bool:
        """Whether some course that begins with these options settles the venom, whatever others choose.

        `wanted` are options to take as soon as they are offered.
        """
        if attempt is None:
            if not self.patience:
                return False
            attempt = self.after(picks)
        asked = attempt.asked
        if asked is None or attempt.is_settled:
            return attempt.is_settled
        situation = (wanted, situation_of(attempt.turn, asked))
        if situation in self.under_way:
            self.turned_back = True
            return False
        found = self.known.get(situation)
        if found is None:
            self.under_way.add(situation)
            found = self.leads_on(picks, wanted, attempt, asked)
            self.under_way.remove(situation)
            if found or not self.turned_back:
                self.known[situation] = found
            self.turned_back = self.turned_back and bool(self.under_way)
        return found

    def leads_on(self, picks: tuple[int, ...], wanted: tuple[Any, ...], attempt: Attempt, asked: Decision[Any]) -> bool:
        """Try the options of a question one after the other; what another player chooses must not matter."""
        is_mine = asked.seat == self.start.current
        ways = different_picks(attempt.turn, asked)
        if is_mine and wanted and wanted[0] in asked.options:
            ways, wanted = [asked.options.index(wanted[0])], wanted[1:]
        at_hand: Attempt | None = attempt
        for pick in ways:
            if at_hand is not None:
                at_hand.take(pick)
            if self.settles((*picks, pick), wanted, at_hand) is is_mine:
                return is_mine
            at_hand = None
        return not is_mine


# --- what makes a difference to a player who is short of money ---


def different_picks(turn: Turn, asked: Decision[Any]) -> list[int]:
    """List one option of each sort that may lead to a different end; a player short of money tries declining last."""
    kinds, marks = playable_kinds(turn), turn.table.marks
    different = {(name_of(option, kinds), marks.get(option)): pick for pick, option in enumerate(asked.options)}
    picks = list(different.values())
    return picks if turn.me.money >= VENOM_PRICE else picks[::-1]


def playable_kinds(turn: Turn) -> Any:
    """Return the kinds of cards that may still be played in a turn."""
    return CARDS if turn.after or turn.doing is None else turn.doing.card.may_play


def name_of(option: Any, kinds: Any) -> str:
    """Name an option; a card that will not be played is as good as any other such card."""
    is_any = option is UNKNOWN or (isinstance(option, CARDS) and not isinstance(option, kinds))
    return "card" if is_any else key_of(option)


def situation_of(turn: Turn, asked: Decision[Any]) -> Hashable:
    """Gather everything that the rest of a turn may depend on."""
    me, table, kinds = turn.me, turn.table, playable_kinds(turn)
    return (
        (asked.seat, asked.prompt.key, tuple(name_of(option, kinds) for option in asked.options)),
        (turn.asides is None, turn.made_stronger, turn.hypnotised is None, turn.waived, me.tiles, me.donations),
        tuple(tuple(due.key for due in dues) for dues in [*(turn.pending or ()), turn.after]),
        (turn.doing.card, turn.doing.strength) if turn.doing is not None else None,
        (me.money, me.appeal, me.conservation, me.reputation, me.x_tokens, me.concealed, me.stronger),
        (me.workers, me.reserve_workers, me.workers_on, me.left_edge, me.partner_zoos, me.universities, me.areas),
        (tuple(me.row), me.action_cards, me.multipliers, tuple(me.animals), tuple(me.sponsors), len(me.stored)),
        tuple(sorted(card.key if isinstance(card, kinds) else "" for card in me.hand)),
        tuple(sorted((home.kind.key, home.size, home.cubes, home.rock, home.water) for home in me.open)),
        ground_of(me),
        (tuple(card if isinstance(card, kinds) else None for card in table.display), table.display.count(None)),
        (tuple(table.marks.values()), len(table.revealed), table.partner_zoos, table.universities, table.donations),
        (table.generic_university, table.specialised),
        tuple(table.bonus_tiles.values()),
        tuple((laid_out.project, laid_out.cubes) for laid_out in (*table.base_projects, *table.projects)),
    )


def ground_of(zoo: Zoo) -> Hashable:
    """Gather which printed places of the map lie under buildings, and which are near enough for more."""
    printed = zoo.map.bonus_mask
    for feature in zoo.map.features.values():
        printed |= feature
    near = zoo.covered
    rings = [near & printed]
    for _ in range(FAR):
        near |= GRID.around(near)
        rings.append(near & printed)
    return (zoo.is_full, *rings)
