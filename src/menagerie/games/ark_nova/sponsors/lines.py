"""The lines of a sponsor's text, as the data file writes them.

A line is what is gained, and perhaps for what: "money 3", "appeal 1 per primate", "appeal 3 per 2 rock",
"conservation 1/2 from 3/6 science", "appeal 5 if full-map", "appeal 2 per rock-and-water, at most 6". A line that waits
for icons begins with one: "bird: appeal 2".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from menagerie.games.ark_nova import effects
from menagerie.games.ark_nova.counts import COUNTS, Count
from menagerie.games.ark_nova.icons import ICONS, Icon
from menagerie.kernel.errors import BadCatalogue
from menagerie.kernel.messages import Message

if TYPE_CHECKING:
    from menagerie.games.ark_nova.buildings import BuildingKind
    from menagerie.games.ark_nova.cards import Sponsor
    from menagerie.games.ark_nova.zoo import Zoo

LINE = re.compile(
    r"(?:(?P<icon>[a-z_]+): )?(?P<kind>[a-z_0-9]+?)(?: (?P<amounts>[\d/]+))?"
    r"(?: (?P<how>per|from|if)(?: (?P<numbers>[\d/]+))? (?P<counted>[a-z0-9-]+))?(?:, at most (?P<most>\d+))?"
)
GAINS = ("money", "x_token", "appeal", "conservation", "reputation")
KINDS = (  # special_lines.py says what the others do
    *GAINS,
    *("card", "worker", "kiosk", "pavilion", "size_1", "size_5", "pouch", "clever", "perception", "sunbathing"),
    *("hunter", "sponsor_for_cube", "shared_conservation", "special_assignment"),
    *("franchise", "mark", "enlarge", "expedition", "size_3", "donation", "find_petting", "rebuild"),
)
ALLOWED = "money 3, appeal 1 per primate, conservation 1/2 from 3/6 science, bird: appeal 2"
MOMENTS = ("now", "own_zoo", "any_zoo", "income", "end")
NO_LIMIT = 1 << 30


class Line:
    """A line of the text: what is gained, for what, and which icon it waits for."""

    __slots__ = (
        "amounts",
        "count",
        "icon",
        "key",
        "kind",
        "message",
        "most",
        "per",
        "reads",
        "source",
        "steps",
        "words",
    )

    def __init__(self, source: Sponsor, moment: str, text: str) -> None:
        found = LINE.fullmatch(text)
        if found is None or not _is_sensible(found, moment):
            problem = {"entry": source.key, "field": moment, "value": text, "allowed": ALLOWED}
            raise BadCatalogue("kernel.error.catalogue_value", file="sponsors.toml", **problem)
        icon, counted, numbers = found["icon"], found["counted"], _numbers(found["numbers"])
        self.source = source
        self.icon: Icon | None = ICONS[icon] if icon else None
        self.kind = found["kind"]
        self.key = f"{source.key}-{moment}"
        self.amounts = _numbers(found["amounts"]) or (1,)
        self.count: Count | None = COUNTS[counted] if counted else None
        self.steps = numbers if found["how"] == "from" else ()  # the amount of the highest one reached (R-A-018)
        self.per = numbers[0] if found["how"] == "per" and numbers else 1
        self.most = int(found["most"] or NO_LIMIT)
        self.reads = _reads(counted)
        self.words = _words(found, moment, self.icon)
        self.message = Message("ark_nova_sponsors.due", sponsor=source, line=self.words)

    @property
    def is_last(self) -> bool:
        """Whether it is scored after everything else (R-A-673)."""
        return self.count is COUNTS["zoo-ahead"]

    def amount_in(self, zoo: Zoo) -> int:
        """Return how much is gained in a zoo as it is now."""
        if self.count is None:
            return self.amounts[0]
        counted = self.count(zoo)
        if self.steps:
            reached = [amount for amount, step in zip(self.amounts, self.steps, strict=True) if counted >= step]
            return reached[-1] if reached else 0
        return min(self.most, self.amounts[0] * (counted // self.per))

    def __repr__(self) -> str:
        return self.key


def _is_sensible(found: re.Match[str], moment: str) -> bool:
    """Whether the words of a line are known, and an icon stands where one is expected."""
    waits = moment in ("own_zoo", "any_zoo")
    return (
        found["kind"] in KINDS
        and (found["counted"] is None or found["counted"] in COUNTS)
        and (found["icon"] in ICONS if waits else found["icon"] is None)
    )


def _reads(counted: str | None) -> int:
    if counted is None:
        return 0
    return effects.MAP if counted.startswith(("connected", "beside", "kiosk", "pavilion")) else effects.ICONS


def _numbers(text: str | None) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split("/")) if text else ()


# --- the same in words ---


def building_text(kind: BuildingKind) -> Message:
    """Name the building of a sponsor, and where it must stand."""
    if kind.places:
        return Message("ark_nova_sponsors.at.building", building=kind, places=kind.places)
    return Message("ark_nova_sponsors.building", building=kind)


def text_of(sponsor: Sponsor) -> tuple[Message, ...]:
    """List everything that a sponsor does, sentence by sentence."""
    kinds = ("appeal", "conservation", "reputation")
    printed = [_gain(kind, str(amount)) for kind in kinds if (amount := getattr(sponsor, kind))]
    moments = {
        "now": (*printed, *(line.words for line in sponsor.now)),
        **{moment: tuple(line.words for line in getattr(sponsor, moment)) for moment in MOMENTS[1:]},
    }
    text = [building_text(sponsor.building)] if sponsor.building else []
    if sponsor.cubes:
        text.append(Message("ark_nova_sponsors.cubes", number=sponsor.cubes))
    for moment, words in moments.items():
        if moment == "income" and sponsor.lasting:
            text.append(Message(f"ark_nova_sponsors.lasting.{sponsor.same_text}"))
        if words:
            text.append(Message(f"ark_nova_sponsors.when.{moment}", line=words))
    return tuple(text) or (Message("ark_nova_sponsors.nothing"),)


def _words(found: re.Match[str], moment: str, icon: Icon | None) -> Message:
    """Put a line into words, from the words for its parts."""
    line = _gain(found["kind"], found["amounts"])
    how, name, number = found["how"], found["counted"], found["numbers"]
    if how == "per" and number is None:
        line = Message("ark_nova_sponsors.how.per", gain=line, counted=_counted("each", name))
    elif how == "if":
        line = Message("ark_nova_sponsors.how.if", gain=line, counted=_counted("if", name))
    elif how is not None:
        word = "per_several" if how == "per" else "from"
        line = Message(f"ark_nova_sponsors.how.{word}", gain=line, number=number, counted=_counted("several", name))
    if found["most"]:
        line = Message("ark_nova_sponsors.how.at_most", gain=line, most=found["most"])
    if icon is not None:
        line = Message(f"ark_nova_sponsors.how.{moment}", icon=icon, gain=line)
    return line


def _gain(kind: str, amounts: str | None) -> Message:
    if amounts is not None and not amounts.isdecimal():
        return Message(f"ark_nova_sponsors.gain.{kind}_steps", amount=amounts)
    return Message(f"ark_nova_sponsors.gain.{kind}", amount=int(amounts or 1))


def _counted(number: str, name: str) -> Message:
    if name in ICONS:
        return Message(f"ark_nova_sponsors.{number}.icon", icon=ICONS[name])
    return Message(f"ark_nova_sponsors.{number}.{name.replace('-', '_')}")
