"""No secret of Ark Nova in any byte: hands, the deck, final scoring cards, and what lies face down.

A game is played over the wire by two people, with somebody watching, and all that each of them is sent is recorded.
Then, at every moment, all that a viewer may not know is dealt anew, and the same bytes must come out: the position with
its locks, what the options do, why others cannot be chosen, who could live where, and what could be built where. What
has happened is no longer open to another deal, so there every card that is named must be one the viewer has seen.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from menagerie.bots import bot_of
from menagerie.bots.bot import Glimpse
from menagerie.games import rules_of
from menagerie.games.ark_nova.cards import FINAL_SCORING_CARDS, ZOO_DECK
from menagerie.kernel.chance import Chance
from menagerie.kernel.game import new_game
from menagerie.server.ahead import lodgings, sites
from menagerie.server.foresight import foresee
from menagerie.server.messages import Position, WhyNot
from menagerie.server.play import Play
from menagerie.server.position import impossible, outlook, position, trials_of
from server.test_every_byte import Sitting, house, kind_of  # noqa: F401  # house is a fixture
from server.twins import GAMES, SEED, VIEWERS, Act, Viewer, acts_from

if TYPE_CHECKING:
    from menagerie.games.ark_nova.table import Table
    from menagerie.kernel.decision import Decision
    from menagerie.kernel.game import Game
    from menagerie.kernel.journal import Event

ACTS = 130
# Cards whose names are no words for anything else.
CARDS = {card.key for card in (*ZOO_DECK, *FINAL_SCORING_CARDS.values())}
COURSE = {"number", "events", "events_from", "waiting_for", "can_undo", "can_redo", "can_end_turn", "provisional"}
NAMED = re.compile(r'"(?:ark_nova_cards\.\w+\.)?(\w+)(?:-\d)?"')


def a_game() -> list[Act]:
    """Let bots play, with any choice now and then, and a step taken back; say what was done."""
    chance = Chance(SEED)
    bots = [bot_of("greedy", "ark_nova", Chance(seat)) for seat in range(2)]

    def choose(play: Play, decision: Decision[Any]) -> int:
        if chance.below(5) == 0:
            return chance.below(len(decision.options))
        return bots[decision.seat].pick(Glimpse(play.current, decision.seat))

    start = Play.of(new_game(rules_of("ark_nova"), 2, SEED, GAMES["ark_nova"]))
    return acts_from(start, chance, choose, seldom=6, most=ACTS)


@pytest.fixture(scope="module")
def sitting(house: str) -> tuple[list[Act], Sitting]:  # noqa: F811
    """A part of a game, and all that was sent while it was played."""
    acts = a_game()
    return acts, Sitting(house, "ark_nova", SEED).play(acts)


def plays(acts: list[Act]) -> list[Play]:
    """Give the game before the first act, and after each."""
    found = [Play.of(new_game(rules_of("ark_nova"), 2, SEED, GAMES["ark_nova"]))]
    for act in acts:
        found.append(found[-1].after(act.move(found[-1])))
    return found


# --- what could as well be so ---


def otherwise(game: Game, viewer: Viewer, luck: int) -> Game:
    """Deal anew what a viewer may not know."""
    if viewer is not None and any(decision.seat == viewer for decision in game.decisions):
        return game.sample_world(viewer, Chance(luck))
    twin = game.fork()
    for seat in (0, 1) if viewer is None else (viewer,):  # who only watches knows what both of them know
        twin.rules.reshuffle_unseen(twin.table, seat, Chance(luck))
    return twin


def said_of(play: Play, game: Game, viewer: Viewer) -> list[str]:
    """Say a moment as the server does, but for the course of the game."""
    mine = () if viewer is None else (viewer,)
    other = Play(game, game, play.picks, play.redo)
    trials = trials_of(other, mine)
    shown = position(other, mine, [], trials)[0]
    said = [plain(shown)]
    for decision in game.decisions:
        if decision.seat == viewer:
            previews = foresee(trials[decision.seat])
            assert previews is not None
            said += [previews.model_dump_json(exclude={"number"}), why_not(game, decision.seat, exclude={"number"})]
    return said


def plain(shown: Position) -> str:
    """Leave out what follows from the picks that were made, and not from the cards."""
    return shown.model_dump_json(exclude=COURSE)


def why_not(game: Game, seat: int, exclude: set[str] | None = None) -> str:
    """Say what the server says to who asks why other things cannot be chosen."""
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    return WhyNot(
        number=game.number,
        seat=seat,
        things=impossible(game, decision),
        outlook=outlook(game, seat),
        lodgings=lodgings(game, decision),
        sites=sites(game, decision),
    ).model_dump_json(exclude=exclude)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_moment_is_said_alike_however_the_rest_is_dealt(
    sitting: tuple[list[Act], Sitting], viewer: Viewer
) -> None:
    acts, _ = sitting
    differs = 0
    for number, play in enumerate(plays(acts)):
        game = play.seen_by(() if viewer is None else (viewer,))
        if game.decision is None:
            continue
        twin = otherwise(game, viewer, luck=number)
        assert said_of(play, twin, viewer) == said_of(play, game, viewer), f"a secret after act {number}"
        rules: Any = game.rules
        differs += rules.dump(twin.table) != rules.dump(game.table)
    assert differs > len(acts) / 2, "there was something to hide"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_sent_is_what_the_server_means_to_say(sitting: tuple[list[Act], Sitting], viewer: Viewer) -> None:
    acts, sat = sitting
    known: list[Event] = []
    mine = () if viewer is None else (viewer,)
    moments = plays(acts)
    for number, play in enumerate(moments):
        frames = sat.frames[viewer][number]
        trials = trials_of(play, mine)
        shown, known = position(play, mine, known, trials)
        assert [frame for frame in frames if kind_of(frame) == "position"] == [shown.model_dump_json()]
        if shown.decisions:
            previews = foresee(trials[shown.decisions[0].seat])
            assert previews is not None
            assert [frame for frame in frames if kind_of(frame) == "previews"] == [previews.model_dump_json()]
        reasons = [frame for frame in frames if kind_of(frame) == "why_not"]
        asked = number and acts[number - 1].kind == "pick" and acts[number - 1].seat == viewer
        assert reasons == ([why_not(moments[number - 1].current, acts[number - 1].seat)] if asked else [])


# --- what has happened ---


def in_sight(table: Table, viewer: Viewer) -> set[str]:
    """Name the cards that lie open, or that a viewer may look at."""
    cards: list[Any] = [*table.display, *table.discard, *table.revealed]
    cards += [laid_out.project for laid_out in (*table.projects, *table.base_projects)]
    for zoo in table.zoos:
        cards += [*zoo.animals, *zoo.sponsors, *zoo.rescued]
        if zoo.seat == viewer:
            cards += [*zoo.hand, *zoo.looking_at, *zoo.stored, *zoo.final_cards, *zoo.final_choice]
            cards += [card for _, card in zoo.pouches]
        elif viewer is not None:
            cards += [card for card in zoo.hand if zoo.known.get(card, 0) >> viewer & 1]
    return {card.key for card in cards if card is not None}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_card_that_is_named_has_been_in_sight(sitting: tuple[list[Act], Sitting], viewer: Viewer) -> None:
    acts, sat = sitting
    mine = () if viewer is None else (viewer,)
    seen: set[str] = set()
    moments = plays(acts)
    for number, play in enumerate(moments):
        table: Any = play.seen_by(mine).table
        seen |= in_sight(table, viewer)
        told = [*sat.frames[viewer][number], *(answer for at, answer in sat.answers[viewer] if at == number)]
        named = {name for frame in told for name in NAMED.findall(frame) if name in CARDS}
        assert named <= seen, f"named but never seen after act {number}: {named - seen}"
    hidden = {card.key for zoo in table.zoos if zoo.seat != viewer for card in zoo.hand} - seen
    assert hidden, "there was something to hide"
