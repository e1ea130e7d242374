"""No secret in any byte: whole games are compared with twins in which all that somebody may not know is otherwise.

All that is sent to a seat or a spectator is recorded as it comes out of the socket or the answer. Then every moment of
the game is dealt anew, as far as that viewer may not know it, and the same bytes must come out.
"""

from __future__ import annotations

import json
import re
import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest

from kernel.toy_game import SECRETS
from menagerie.games import rules_of
from menagerie.kernel.chance import DRAW, Chance
from menagerie.kernel.seeds import STRONG, commitment
from menagerie.server import reasons
from menagerie.server.settings import Settings
from server.databases import new_database
from server.plainly import position, previews_of, trials_of
from server.running import ME, OPEN, Browser, Page, running
from server.twins import (
    DEALERS,
    GAMES,
    SEED,
    VIEWERS,
    Act,
    Dealer,
    Hidden,
    Viewer,
    acts_from,
    any_game,
    find_rules,
    plays,
    with_twins,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from menagerie.kernel.journal import Event
    from menagerie.server.play import Play

BETWEEN_REQUESTS = 12  # acts
LONG_SEED = 0x1_00112233_44556677_8899AABB_CCDDEEFF
TIMES = re.compile(r'"(changed|at)":\d+\.\d+')


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("twins")
    settings = Settings(
        database=new_database(folder),
        client=folder / "client",
        rates=None,
        time_to_paint=0,
        games=tuple(GAMES),
        find_rules=find_rules,
    )
    with running(settings) as address:
        yield address


class Sitting:
    """A game that two people play and somebody watches, with all that each of them is sent."""

    def __init__(self, address: str, game: str, seed: int | str, save: dict[str, Any] | None = None) -> None:
        self.browsers: dict[Viewer, Browser] = {
            0: Browser(address, "Ada", end_turn="always"),
            1: Browser(address, "Bob", end_turn="always"),
            None: Browser(address),
        }
        new = {"game": game, "seats": [ME, OPEN], "seed": seed, "options": GAMES[game]}
        going_on = {"save": save, "seats": [ME, OPEN]}
        route, wanted = ("tables", new) if save is None else ("import", going_on)
        self.table = str(self.browsers[0].post(route, wanted)["id"])
        self.browsers[1].join(self.table)
        self.code = str(self.browsers[0].get(f"tables/{self.table}")["code"])
        self.foreseen = game != "secrets"
        self.pages: dict[Viewer, Page] = {}
        self.frames: dict[Viewer, list[list[str]]] = {viewer: [] for viewer in VIEWERS}  # by the number of the act
        self.answers: dict[Viewer, list[tuple[int, str]]] = {viewer: [] for viewer in VIEWERS}

    def play(self, acts: Sequence[Act]) -> Sitting:
        """Let everybody come, and do all that is to be done."""
        with ExitStack() as stack:
            for viewer, browser in self.browsers.items():
                page = stack.enter_context(browser.at(self.table))
                for other in self.pages.values():
                    other.wait("table")  # somebody has come
                self.pages[viewer] = page
                self._hear(page)
            self._chat()
            self._cut()
            for number, act in enumerate(acts, 1):
                self._do(act)
                for page in self.pages.values():
                    self._hear(page)
                self._cut()
                if number % BETWEEN_REQUESTS == 0 and not self.pages[None].last["over"]:
                    self._ask(number)
        return self

    def _hear(self, page: Page) -> None:
        page.wait("position")
        if page.last["decisions"] and self.foreseen:
            page.wait("previews")

    def _chat(self) -> None:
        self.pages[0].say("say", text="Good luck!")
        for page in self.pages.values():
            page.wait("chat")

    def _do(self, act: Act) -> None:
        page = self.pages[act.seat]
        number = page.last["number"]
        if act.kind != "pick":
            page.say(act.kind, number=number)
            return
        decision = next(decision for decision in page.last["decisions"] if decision["seat"] == act.seat)
        key = decision["options"][act.option]["key"]
        for viewer, other in self.pages.items():  # who is not asked is told nothing of the other by asking either
            if viewer != act.seat:
                if viewer is not None:
                    other.say("why_not", number=other.last["number"], seat=viewer)
                other.say("pick", number=other.last["number"], seat=act.seat, key=key)
                other.say("why_not", number=other.last["number"], seat=act.seat)
                other.trouble()
                other.trouble()
        page.say("pick", number=number, seat=act.seat, key="no such thing")
        page.say("why_not", number=number, seat=act.seat)
        page.trouble()
        page.wait("why_not")
        page.say("plan", number=number, seat=act.seat, key=key, wishes=[])
        page.wait("plan" if key.startswith("take-") else "trouble")
        page.say("pick", number=number, seat=act.seat, key=key)

    def _cut(self) -> None:
        for viewer, page in self.pages.items():
            self.frames[viewer].append([self._plain(told) for told in page.told])
            page.told.clear()

    def _ask(self, number: int) -> None:
        """Ask for everything that there is to ask for while a game runs."""
        for viewer, browser in self.browsers.items():
            table = f"/api/tables/{self.table}"
            last = browser.http.get(f"{table}/moments/0").json()["last"]
            moments = [f"moments/{moment}" for moment in (0, last // 2, last, last + 1)]
            answers = [browser.http.get(table)]
            answers += [browser.http.get(f"{table}/{about}") for about in (*moments, "result", "save", "analysis")]
            answers += [browser.http.post(f"{table}/fork", json={"number": 0, "seat": 0})]
            answers += [browser.http.post(f"{table}/{deed}", json={}) for deed in ("rematch", "start", "join")]
            for answer in answers:
                headers = {
                    name: value for name, value in answer.headers.items() if name not in ("date", "content-length")
                }
                self.answers[viewer].append((number, self._plain(f"{answer.status_code} {headers} {answer.text}")))
            lobby = browser.get("lobby")
            mine = [entry for name in ("mine", "open", "running") for entry in lobby[name] if entry["id"] == self.table]
            self.answers[viewer].append((number, self._plain(json.dumps(mine, separators=(",", ":")))))

    def _plain(self, told: str) -> str:
        """Leave out what differs from table to table: its name, the code of its invitation, and the time."""
        return TIMES.sub(r'"\1":0', told.replace(self.table, "TABLE").replace(self.code, "CODE"))


@pytest.fixture(
    scope="module", params=[("secrets", 3), ("secrets", 4), ("zooloretto", 3)], ids=lambda it: f"{it[0]}-{it[1]}"
)
def whole(request: pytest.FixtureRequest, house: str) -> tuple[str, list[Act], Sitting]:
    """A whole game, and all that was sent while it was played."""
    game, luck = request.param
    acts = any_game(DEALERS[game], luck)
    return game, acts, Sitting(house, game, SEED).play(acts)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_frame_could_have_come_from_every_twin(whole: tuple[str, list[Act], Sitting], viewer: Viewer) -> None:
    """At each moment all is dealt anew that the viewer may not know, and said in the server's own words."""
    game, acts, sitting = whole
    known: list[Event] = []
    twins: list[Play] = []
    for number, (real, twin) in enumerate(with_twins(DEALERS[game], viewer, acts)):
        frames = sitting.frames[viewer][number]
        shown = [frame for frame in frames if kind_of(frame) in ("position", "previews")]
        words, news = in_words(real, viewer, known, foreseen=sitting.foreseen)
        assert shown == words, f"what is sent after act {number} is not what the server means to say"
        assert shown == in_words(twin, viewer, known, foreseen=sitting.foreseen)[0], f"a secret after act {number}"
        if twins:
            said = [frame for frame in frames if kind_of(frame) == "why_not"]
            assert said == why_not(twins[-1], acts[number - 1], viewer), f"a secret in the reasons at act {number}"
        known = news
        twins.append(twin)


def in_words(play: Play, viewer: Viewer, known: list[Event], *, foreseen: bool) -> tuple[list[str], list[Event]]:
    """Put a moment into words as the server does: position and effects of the options; return the events known."""
    mine = () if viewer is None else (viewer,)
    trials = trials_of(play, mine)
    shown, news = position(play, mine, known, trials)
    said = [shown.model_dump_json()]
    if trials and foreseen:
        previews = previews_of(trials[shown.decisions[0].seat])
        said.append(previews.model_dump_json())
    return said, news


def why_not(play: Play, act: Act, viewer: Viewer) -> list[str]:
    """Return what the server says when asked why other things cannot be chosen."""
    said = None if act.kind != "pick" or viewer is None else reasons.why_not(play.seen_by((viewer,)), viewer)
    return [] if said is None else [said.model_dump_json()]


def kind_of(frame: str) -> str:
    return frame.split('"', 4)[3]  # {"type":"position", ...


@pytest.mark.parametrize("part", [0.3, pytest.param(0.7, marks=pytest.mark.long), 1.0])
def test_a_twin_on_the_server_sends_the_same_bytes(
    whole: tuple[str, list[Act], Sitting], house: str, part: float
) -> None:
    """The twin is played over the wire up to a moment; until then nobody's frames and answers tell it from the game."""
    game, acts, sitting = whole
    until = int(part * len(acts))
    differs = False
    # In Zooloretto all know the same, so that one twin serves everybody.
    for viewer in VIEWERS if game == "secrets" else (None,):
        hidden = Hidden(DEALERS[game], viewer)
        for play in plays(DEALERS[game], SEED, acts[:until]):
            hidden.look(play)
        twin = Sitting(house, game, hidden.redealt(luck=until)).play(acts[:until])
        for who in (viewer,) if game == "secrets" else VIEWERS:
            assert twin.frames[who] == sitting.frames[who][: until + 1]
            assert twin.answers[who] == [answer for answer in sitting.answers[who] if answer[0] <= until]
        differs = differs or any(twin.frames[who] != sitting.frames[who][: until + 1] for who in VIEWERS)
    assert differs is (game == "secrets"), "there was something to hide"


def test_everything_was_recorded(whole: tuple[str, list[Act], Sitting]) -> None:
    game, acts, sitting = whole
    kinds = {kind_of(frame) for frames in sitting.frames.values() for told in frames for frame in told}
    assert kinds >= {"table", "chat", "position", "why_not", "trouble"}
    assert (kinds >= {"previews", "plan"}) is (game == "zooloretto")
    assert {act.kind for act in acts} >= {"pick", "undo", "redo", "end_turn"}
    assert all(sitting.answers.values())
    assert all(page.last["over"] for page in sitting.pages.values())


# --- the seed, from which everything could be worked out ---


def writings(seed: int) -> list[str]:
    """List how somebody might write a seed, or the state of chance after some draws, or either without its top bit."""
    states = [seed, *(seed + draws * DRAW for draws in range(1, 300))]
    return [f"{seed - STRONG:032x}", str(seed - STRONG), *map(str, states)]


@pytest.mark.parametrize(("game", "most"), [("secrets", sys.maxsize), ("zooloretto", 40), ("ark_nova", 26)])
def test_the_seed_is_in_no_byte_before_the_end(house: str, game: str, most: int) -> None:
    chance = Chance(1)
    begin = Dealer(rules_of(game) if game != "secrets" else SECRETS).begin(LONG_SEED)
    acts = acts_from(begin, chance, lambda _, decision: chance.below(len(decision.options)), seldom=4, most=most)
    sitting = Sitting(house, game, hex(LONG_SEED)).play(acts[:-1])
    for viewer in VIEWERS:
        frames = (frame for frames in sitting.frames[viewer] for frame in frames)
        told = "\n".join([*frames, *(answer for _, answer in sitting.answers[viewer])]).lower()
        assert str(commitment(LONG_SEED)) in told
        assert not [written for written in writings(LONG_SEED) if written in told]
