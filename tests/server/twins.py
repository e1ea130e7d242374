"""Games that somebody cannot tell apart: dealt alike, but for what that somebody may not know."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, cast

from kernel.toy_game import CARDS, SECRETS
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.server.people_turns import asks_before_the_end
from menagerie.server.play import Move, Play

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence

    from menagerie.kernel.decision import Decision
    from menagerie.kernel.rules import Rules

SEED = 9
FIRST_TWIN = 1_000_000  # seeds from here on are twins
GAMES: dict[str, dict[str, Any]] = {
    "secrets": {"rounds": 3},
    "zooloretto": {"first_player": 0},
    "ark_nova": {"first_player": 0, "maps": "random"},
}
Viewer: TypeAlias = "int | None"  # a seat, or a spectator
VIEWERS: tuple[Viewer, ...] = (0, 1, None)


class Act(NamedTuple):
    """Something that a seat does; options are known by their places, since twins call hidden cards otherwise."""

    kind: str
    seat: int
    option: int = 0

    def move(self, play: Play) -> Move:
        """Return it as the server's log has it."""
        if self.kind == "pick":
            decision = next(decision for decision in play.current.decisions if decision.seat == self.seat)
            return Move("pick", self.seat, decision.keys[self.option], held=len(play.current.decisions) == 1)
        if self.kind == "redo":
            return Move("pick", *play.redo[-1], held=True)
        return Move(self.kind, self.seat)

    def after(self, play: Play) -> Play:
        """Do it as the server does: a turn that cannot be taken back any more ends by itself."""
        play = play.after(self.move(play))
        ends = play.current.pausing and not asks_before_the_end("always", play, (self.seat,))
        return play.after(Move("end_turn", self.seat)) if ends else play


class Dealer:
    """The rules of a game, but for the deal: some seeds are dealt like SEED, and then changed where nobody looks."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.changes: dict[int, Callable[[Any], None]] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def set_up(self, seats: int, options: dict[str, Any], chance: Chance) -> Any:
        """Lay out the table."""
        change = self.changes.get(chance.state)
        if change is None:
            return self.rules.set_up(seats, options, chance)
        table = self.rules.set_up(seats, options, Chance(SEED))
        table.chance = Chance(chance.state)  # what chance will bring is hidden too
        change(table)
        return table

    def begin(self, seed: int) -> Play:
        """Begin a game of two as the server does."""
        return Play.of(new_game(cast("Rules[Any]", self), 2, seed, GAMES[self.rules.name]))

    def twin(self, change: Callable[[Any], None]) -> int:
        """Return the seed of a twin."""
        seed = FIRST_TWIN + len(self.changes)
        self.changes[seed] = change
        return seed


DEALERS = {"secrets": Dealer(SECRETS), "zooloretto": Dealer(rules_of("zooloretto"))}


def find_rules(name: str) -> Rules[Any]:
    """Find the rules for a server."""
    return cast("Rules[Any]", DEALERS[name]) if name in DEALERS else rules_of(name)


def any_game(dealer: Dealer, luck: int) -> list[Act]:
    """Play a whole game at random, with a step taken back now and then; say what was done."""
    chance = Chance(luck)
    return acts_from(dealer.begin(SEED), chance, lambda _, decision: chance.below(len(decision.options)), seldom=4)


def acts_from(
    play: Play, chance: Chance, choose: Callable[[Play, Decision[Any]], int], *, seldom: int, most: int = sys.maxsize
) -> list[Act]:
    """Play on, asked seats in any order, one step of `seldom` taken back and made again; say what was done."""
    acts = list[Act]()
    while not play.over and len(acts) < most:
        before = play
        if play.current.pausing:
            assert play.holder is not None
            acts.append(Act("end_turn", play.holder))
        else:
            decision = chance.pick(play.current.decisions)
            acts.append(Act("pick", decision.seat, choose(play, decision)))
        play = acts[-1].after(play)
        if play.provisional and before.current.number < play.current.number and chance.below(seldom) == 0:
            acts += [Act("undo", acts[-1].seat), Act("redo", acts[-1].seat)]
            for act in acts[-2:]:
                play = act.after(play)
    return acts


def plays(dealer: Dealer, seed: int, acts: Sequence[Act]) -> Iterator[Play]:
    """Yield the game of a seed before the first act, and after each."""
    play = dealer.begin(seed)
    yield play
    for act in acts:
        play = act.after(play)
        yield play


class Hidden:
    """What a viewer may not know as the game goes on, and how it could as well have been."""

    def __init__(self, dealer: Dealer, viewer: Viewer) -> None:
        self.dealer = dealer
        self.viewer = viewer
        self.seen: set[str] = set()  # cards of the toy game
        self.picked: set[str] = set()
        self.drawn = 0  # tiles of Zooloretto

    def look(self, play: Play) -> Hashable:
        """Look at the next moment; the answer stays the same as long as a twin stays one."""
        if self.dealer.rules.name == "zooloretto":
            self.drawn = play.current.table.drawn  # type: ignore[attr-defined]
            return self.drawn
        game = play.seen_by(() if self.viewer is None else (self.viewer,))
        table: Any = game.table
        self.seen |= {card for pile in table.piles for card in pile}
        self.seen |= set(table.hands[self.viewer]) if self.viewer is not None else set()
        self.picked |= {key for _, key in play.picks}
        return frozenset(self.seen), frozenset(self.picked)

    def redealt(self, luck: int) -> int:
        """Deal everything anew that the viewer may not know; give the seed."""
        return self.dealer.twin(self._other_pile(luck) if self.dealer.rules.name == "zooloretto" else self._other(luck))

    def _other_pile(self, luck: int) -> Callable[[Any], None]:
        drawn = self.drawn

        def change(table: Any) -> None:
            table.pile = (*table.pile[:drawn], *Chance(luck).shuffled(table.pile[drawn:]))

        return change

    def _other(self, luck: int) -> Callable[[Any], None]:
        """Let cards change their places; one that was chosen does so within its suit, since suits have effects."""
        chance = Chance(luck)
        names: dict[str, str] = {}
        unseen = [card for card in CARDS if card not in self.seen]
        for group in ("A", "X", ""):
            cards = [card for card in unseen if (card[0] if card in self.picked else "") == group]
            names.update(zip(cards, chance.shuffled(cards), strict=True))

        def change(table: Any) -> None:
            for zone in (table.deck, *table.hands):
                zone[:] = [names.get(card, card) for card in zone]

        return change


def with_twins(dealer: Dealer, viewer: Viewer, acts: Sequence[Act]) -> Iterator[tuple[Play, Play]]:
    """Yield the game at each moment, each time with another one that the viewer cannot tell from it."""
    hidden = Hidden(dealer, viewer)
    like: Hashable = None
    twin: Play | None = None
    for number, real in enumerate(plays(dealer, SEED, acts)):
        before, like = like, hidden.look(real)
        if twin is not None and like == before:
            twin = twin.after(acts[number - 1].move(twin))
        else:
            *_, twin = plays(dealer, hidden.redealt(luck=number), acts[:number])
        yield real, twin
