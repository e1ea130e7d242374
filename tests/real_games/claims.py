"""What a transcript claims about choices: which option somebody took, for each question that our engine asks."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from real_games.transcript import UNIVERSITIES, building_kind, card, spot_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from real_games.transcript import Step, Transcript

BONUS_TILES = {"Multiplier": "multiplier", "bonus-sponsor": "sponsor-for-money", "size-3": "size-3-enclosure"}
UNSEEN_TILE = "card-3"  # taken before the log first lists the tiles; it gave three cards
NOT_ALWAYS_ASKED = {"draw_or_snap", "free_building", "threshold", "multiplier"}


@dataclass(frozen=True)
class Claim:
    """A choice that was made: by the last word of each prompt it may answer, the key of the option taken."""

    step: int
    player: str
    answers: dict[str, str]
    is_barrier: bool = False  # what comes later in the log was not chosen before it
    is_optional: bool = False  # our engine may not ask: it is a consequence, or nothing else was possible


@dataclass(frozen=True)
class Stretch:
    """The part of a transcript that one piece of play covers: a set-up, a turn, a share of a break."""

    name: str
    kind: str  # hands, turn, hand_limit, income
    steps: tuple[Step, ...]
    claims: tuple[Claim, ...]
    player: str | None = None

    @property
    def last_step(self) -> int:
        """The number of its last step."""
        return int(self.steps[-1]["n"]) if self.steps else -1


class Reader:
    """Turns the steps of a transcript into claims; buildings are called by what they are, not by their numbers."""

    def __init__(self, transcript: Transcript) -> None:
        self.transcript = transcript
        self.buildings: dict[int, str] = {}
        for step in transcript.steps:
            if step["k"] == "build":
                building = step["building"]
                self.buildings[building["id"]] = f"{building_kind(building['type'])}@{spot_of(building['hexes'])}"

    def stretches(self) -> Iterator[Stretch]:
        """Cut the transcript into pieces of play."""
        kept = [
            Claim(-1, player, {"starting_hand": card(text)})
            for player in self.transcript.players
            for text in self.transcript.setup["kept"][player]
        ]
        yield Stretch("set-up", "hands", (), tuple(kept))
        steps = self.transcript.steps
        start = 0
        while start < len(steps):
            end = start
            while end < len(steps) and steps[end]["turn"] == steps[start]["turn"]:
                end += 1
            yield from self._turn(steps[start:end])
            start = end

    def _turn(self, steps: list[Step]) -> Iterator[Stretch]:
        kinds = [step["k"] for step in steps]
        pause = kinds.index("break_start") if "break_start" in kinds else len(steps)
        yield self._stretch("turn", steps[:pause], steps[0]["p"])
        if pause == len(steps):
            return
        ready = kinds.index("workers_return")
        yield self._stretch("hand_limit", steps[pause:ready], None)
        starts = [ready]
        shares = [index for index in range(ready, len(steps)) if steps[index].get("p")]
        starts += [later for index, later in pairwise(shares) if steps[index]["p"] != steps[later]["p"]]
        for start, end in pairwise([*starts, len(steps)]):
            share = steps[start:end]
            yield self._stretch("income", share, next(step["p"] for step in share if step.get("p")))

    def _stretch(self, kind: str, steps: list[Step], player: str | None) -> Stretch:
        name = f"{kind} {steps[0]['turn']}" + (f" of {player}" if player else "")
        return Stretch(name, kind, tuple(steps), tuple(self._claims(steps)), player)

    def _claims(self, steps: list[Step]) -> Iterator[Claim]:
        released = [step for step in steps if step["k"] == "release"]
        for index, step in enumerate(steps):
            if step["k"] == "token":
                for earlier in released:  # the log tells the release after the cube was chosen, our engine asks before
                    yield Claim(step["n"], step["p"], {"release": card(earlier["card"])})
            if step["k"] != "release":
                yield from self._claims_of(step, steps[index + 1 :], steps[:index])

    def _claims_of(self, step: Step, later: list[Step], earlier: list[Step]) -> Iterator[Claim]:
        number, player = step["n"], step.get("p") or ""
        for answers in self._answers(step, later, earlier):
            barrier = step["k"] in ("action", "x_action", "play_animal", "play_sponsor", "association", "support")
            optional = not step.get("decision") or bool(NOT_ALWAYS_ASKED & {*answers})
            yield Claim(number, player, answers, barrier, optional)

    def _answers(self, step: Step, later: list[Step], earlier: list[Step]) -> Iterator[dict[str, str]]:
        """Return which option of which prompt a step is, one prompt after the other."""
        match step["k"]:
            case "action":
                x_tokens = step.get("x_spent", 0)
                key = f"{step['card']}+{x_tokens}" if x_tokens else step["card"]
                yield {"turn": key, "once_more": key, "extra_action": key}
            case "x_action":
                yield {"turn": f"x-{step['card']}"}
            case "break_token" if _action_of(earlier) == "sponsors":
                yield {"sponsor": "break"}
            case "play_sponsor":
                yield {"sponsor": card(step["card"]), "sponsor_for_money": card(step["card"])}
            case "build":
                kind, _, where = self.buildings[step["building"]["id"]].partition("@")
                yield {"build": kind, "free_building": kind}
                yield {"spot": where}
            case "play_animal":
                yield {"animal": card(step["card"])}
                yield {"home": self.buildings[step["enclosures"][0]] if step["enclosures"] else "herd"}
            case "move_animal":
                yield {"move_animal": card(step["card"])}
                for freed in step["freed"]:
                    yield {"empty_enclosure": self.buildings[freed]}
            case "gain" if step.get("src") == "max strength Animals":
                yield {"gain_reputation": "reputation"}
            case "gain" if step.get("delta") == {"money": 5} and "src" not in step:
                yield {"threshold": "money-5"}
            case _:
                yield from _card_answers(step, later, earlier)
                yield from _board_answers(step)


def _card_answers(step: Step, later: list[Step], earlier: list[Step]) -> Iterator[dict[str, str]]:
    match step["k"]:
        case "draw" if step.get("decision"):
            yield {"draw_or_snap": "draw", "take_card": "deck"}
        case "take_in_range":
            for text in step["cards"]:
                yield {"take_card": card(text)}
        case "snap":
            if _action_of(earlier) == "cards":
                yield {"draw_or_snap": "snap"}
            yield {"snap": card(step["cards"][0])}
        case "refill" if any(other.get("decision") for other in later):
            yield {"replenish": "replenish"}
        case "keep":
            for text in step["kept"]:
                yield {"keep": card(text), "take_revealed": card(text)}
        case "sell" | "pouch" | "discard":
            for text in step["cards"]:
                yield {step["k"]: card(text)}
        case "discard_break":
            for text in step["cards"]:
                yield {"hand_limit": card(text)}


def _board_answers(step: Step) -> Iterator[dict[str, str]]:
    match step["k"]:
        case "association":
            yield {"task": step["task"]}
        case "gain_partner_zoo":
            yield {"partner_zoo": step["continent"]}
        case "gain_university":
            yield {"university": UNIVERSITIES[step["university"]]}
        case "support":
            yield {"task": "project"}
            yield {"support": f"{card(step['card'])}-{step['slot'] + 1}"}
        case "token":
            yield {"cube": f"left-{int(step['token'].removeprefix('bonus_')) + 1}"}
        case "donate":
            yield {"task": "donation"}
        case "upgrade":
            yield {"threshold": "upgrade_action_card-1"}
            yield {"upgrade": step["card"]}
        case "add_token" if step["token"] == "multiplier":
            yield {"multiplier": step["on"]}
        case "bonus_tile_taken":
            yield {"threshold": _tile_taken(step)}


def _tile_taken(step: Step) -> str:
    """Return which bonus tile was taken from those that are left."""
    left: dict[str, Any] = step["left"]
    if len(left["8"]) < 3:
        return next(
            tile for name, tile in BONUS_TILES.items() if f"{name}:1" not in left["8"] and name != "bonus-sponsor"
        )
    return UNSEEN_TILE


def _action_of(earlier: list[Step]) -> str | None:
    """Return the action card in use."""
    return next((step["card"] for step in reversed(earlier) if step["k"] == "action"), None)
