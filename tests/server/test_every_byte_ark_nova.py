"""No secret of Ark Nova in any byte: hands, the deck, final scoring cards, and what lies face down.

The opening of a game and the end of one are played over the wire by two people, with somebody watching, and all that
each of them is sent is recorded.
Then, at every moment, all that a viewer may not know is dealt anew, and the same bytes must come out: the position with
its locks, what the options do, why others cannot be chosen, who could live where, and what could be built where. What
has happened is no longer open to another deal, so there every card that is named must be one the viewer has seen.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

import pytest

from ark_nova.base_box import BOX
from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games import rules_of
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.kernel.save import replay
from menagerie.server.play import Play
from menagerie.server.reasons import why_not
from server.plainly import position, previews_of, trials_of
from server.test_every_byte import Sitting, house, kind_of  # noqa: F401  # house is a fixture
from server.test_every_byte import why_not as reasons_at
from server.twins import GAMES, SEED, VIEWERS, Viewer, acts_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event
    from menagerie.server.messages.position import Position

    Choose = Callable[[Game, Decision[Any]], int]

OPENING = 90  # acts
LATE = 70  # turns that bots play before people come in for the end
# Cards whose names are no words for anything else.
CARDS = {card.key for card in (*BOX.deck, *BOX.final_scoring.values())}
COURSE = {"number", "events", "events_from", "waiting_for", "can_undo", "can_redo", "can_end_turn", "provisional"}
NAMED = re.compile(r'"(?:ark_nova_cards\.\w+\.)?(\w+)(?:-\d)?"')


def a_game() -> Game:
    """Begin a game of two."""
    return new_game(rules_of("ark_nova"), 2, SEED, GAMES["ark_nova"])


def bots_of(chance: Chance) -> Choose:
    """Let bots choose, and chance now and then."""
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(2)]

    def choose(game: Game, decision: Decision[Any]) -> int:
        if chance.below(5) == 0:
            return chance.below(len(decision.options))
        return bots[decision.seat].pick(Glimpse(game, decision.seat))

    return choose


def late() -> dict[str, Any]:
    """Save a game that bots have played until soon before its end."""
    game = a_game()
    choose = bots_of(Chance(SEED))
    while game.view(None)["turn"] < LATE:
        assert game.decision is not None
        game.apply(choose(game, game.decision), seat=game.decision.seat)
    return game.save()


class Part:
    """A part of a game, and all that was sent while it was played."""

    def __init__(self, house: str, save: dict[str, Any] | None) -> None:  # noqa: F811
        self.save = save
        chance = Chance(SEED)
        choose = bots_of(chance)
        most = OPENING if save is None else sys.maxsize
        self.acts = acts_from(
            self.begin(), chance, lambda play, decision: choose(play.current, decision), seldom=6, most=most
        )
        self.sent = Sitting(house, "ark_nova", SEED, save).play(self.acts)

    def begin(self) -> Play:
        """Begin as the server does."""
        return Play.of(a_game() if self.save is None else replay(self.save, rules_of))

    def past(self) -> Iterator[Game]:
        """Yield the game at all moments before the part begins."""
        game = a_game()
        for seat, key in () if self.save is None else self.save["picks"]:
            yield game
            game.apply_key(key, seat=seat)

    def plays(self) -> list[Play]:
        """List the game before the first act, and after each."""
        found = [self.begin()]
        for act in self.acts:
            found.append(act.after(found[-1]))
        return found


@pytest.fixture(scope="module", params=["opening", "end"])
def part(request: pytest.FixtureRequest, house: str) -> Part:  # noqa: F811
    """The opening of a game, or the end of one."""
    return Part(house, None if request.param == "opening" else late())


# --- what could as well be so ---


def with_early_answers_open(games: Iterable[Game]) -> Iterator[Game]:
    """Yield games as a spectator knows them: while several seats are asked, what one has answered is unknown."""
    asked: Game | None = None
    for game in games:
        if len(game.decisions) > 1 and game.number == game.stretch_start:
            asked = game
        yield asked if asked is not None and asked.stretch_start == game.stretch_start else game


def otherwise(game: Game, viewer: Viewer, luck: int) -> Game:
    """Deal anew what a viewer may not know."""
    if viewer is not None and any(decision.seat == viewer for decision in game.decisions):
        return game.sample_world(viewer, Chance(luck))
    twin = game.fork()
    for seat in (0, 1) if viewer is None else (viewer,):  # who only watches knows what both of them know
        twin.rules.reshuffle_unseen(twin.table, seat, Chance(luck))
    return twin


def said_of(play: Play, game: Game, viewer: Viewer) -> list[str]:
    """Put a moment into words as the server does, except for the course of the game."""
    mine = () if viewer is None else (viewer,)
    other = Play(game, game, play.picks, play.redo)
    trials = trials_of(other, mine)
    shown = position(other, mine, [], trials)[0]
    said = [plain(shown)]
    for decision in game.decisions:
        if decision.seat == viewer:
            previews = previews_of(trials[decision.seat])
            said.append(previews.model_dump_json(exclude={"number"}))
    reasons = why_not(game, viewer) if viewer is not None else None
    return [*said, reasons.model_dump_json(exclude={"number"}) if reasons else ""]


def plain(shown: Position) -> str:
    """Leave out what follows from the picks that were made, and not from the cards."""
    return shown.model_dump_json(exclude=COURSE)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_moment_is_said_alike_however_the_rest_is_dealt(part: Part, viewer: Viewer) -> None:
    differs = 0
    moments = part.plays()
    games = [play.seen_by(() if viewer is None else (viewer,)) for play in moments]
    known = with_early_answers_open(games) if viewer is None else games
    for number, (play, game, like) in enumerate(zip(moments, games, known, strict=True)):
        if game.decision is None:
            continue
        twin = otherwise(like, viewer, luck=number)
        assert said_of(play, twin, viewer) == said_of(play, game, viewer), f"a secret after act {number}"
        rules: Any = game.rules
        differs += rules.dump(twin.table) != rules.dump(game.table)
    assert differs > len(part.acts) / 2, "there was something to hide"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_sent_is_what_the_server_means_to_say(part: Part, viewer: Viewer) -> None:
    acts, sat = part.acts, part.sent
    known: list[Event] = []
    mine = () if viewer is None else (viewer,)
    moments = part.plays()
    for number, play in enumerate(moments):
        frames = sat.frames[viewer][number]
        trials = trials_of(play, mine)
        shown, known = position(play, mine, known, trials)
        assert [frame for frame in frames if kind_of(frame) == "position"] == [shown.model_dump_json()]
        if shown.decisions:
            previews = previews_of(trials[shown.decisions[0].seat])
            assert [frame for frame in frames if kind_of(frame) == "previews"] == [previews.model_dump_json()]
        reasons = [frame for frame in frames if kind_of(frame) == "why_not"]
        assert reasons == (reasons_at(moments[number - 1], acts[number - 1], viewer) if number else [])


# --- what has happened ---


def in_sight(table: Table, viewer: Viewer) -> set[str]:
    """Name the cards that lie open, or that a viewer may look at."""
    cards: list[Any] = [*table.display, *table.discard, *table.revealed]
    cards += [laid_out.project for laid_out in (*table.projects, *table.base_projects)]
    for zoo in table.zoos:
        cards += [*zoo.animals, *zoo.sponsors, *zoo.rescued]
        cards += zoo.final_cards if table.stage == "over" else []  # they are turned up to be counted
        if zoo.seat == viewer:
            cards += [*zoo.hand, *zoo.looking_at, *zoo.stored, *zoo.final_cards, *zoo.final_choice]
            cards += [card for _, card in zoo.pouches]
        elif viewer is not None:
            cards += [card for card in zoo.hand if zoo.known.get(card, 0) >> viewer & 1]
    return {card.key for card in cards if card is not None}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_card_that_is_named_has_been_in_sight(part: Part, viewer: Viewer) -> None:
    sat = part.sent
    mine = () if viewer is None else (viewer,)
    seen, hidden = set[str](), set[str]()
    for game in part.past():
        before: Any = game.table
        seen |= in_sight(before, viewer)
    for number, play in enumerate(part.plays()):
        table: Any = play.seen_by(mine).table
        seen |= in_sight(table, viewer)
        told = [*sat.frames[viewer][number], *(answer for at, answer in sat.answers[viewer] if at == number)]
        named = {name for frame in told for name in NAMED.findall(frame) if name in CARDS}
        assert named <= seen, f"named but never seen after act {number}: {named - seen}"
        others = [zoo for zoo in table.zoos if zoo.seat != viewer]
        hidden |= {card.key for zoo in others for card in (*zoo.hand, *zoo.final_cards)} - seen
    assert hidden, "there was something to hide"
