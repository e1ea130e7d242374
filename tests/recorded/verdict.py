"""Whether the recorded games still go as they went, and what to do where they do not.

The rules of a game may be rewritten at will while its recorded games go the same way: nothing is to be done. Where they
go another way, the version of the rules must be raised, because old picks come out differently; where only what is
saved or told has changed, it is enough to record that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from menagerie.kernel.errors import IllegalPick
from recorded.collection import RECORD, fingerprint, played_again

if TYPE_CHECKING:
    from menagerie.kernel.rules import Rules
    from recorded.collection import Collection, Recorded


def difference(rules: Rules[Any], recorded: Recorded) -> str | None:
    """Return how a recorded game differs when it is played again: "course", "told" or nothing."""
    try:
        again = played_again(rules, recorded)
    except (IllegalPick, AssertionError):
        return "course"
    if (again.scores, again.course) != (recorded.trace.scores, recorded.trace.course):
        return "course"
    return None if again == recorded.trace else "told"


def verdict(rules: Rules[Any], collection: Collection) -> str | None:
    """Return in one sentence what must be done about the recorded games; None if nothing."""
    name = rules.name
    if rules.version < collection.version:
        return f"{name} is at version {rules.version}, but games of version {collection.version} were recorded."
    if rules.version > collection.version:
        return f"The recorded games of {name} are of version {collection.version}: `{RECORD}` records them again."
    differ = {"course": 0, "told": 0}
    first = ""
    for recorded in collection.games:
        what = difference(rules, recorded)
        if what is not None:
            differ[what] += 1
            first = first or recorded.title
    if differ["course"]:
        found = f"{differ['course']} recorded games of {name} go another way ({first})"
        if collection.fingerprint == fingerprint(name):
            return f"{found}, though none of its rules has changed: they hang on something outside of them."
        return f"{found}: undo that, or raise `version` in games/{name}/rules.py and run `{RECORD}`."
    if differ["told"]:
        return (
            f"{differ['told']} recorded games of {name} are saved or told otherwise ({first}), "
            f"by the same rules: undo that, or run `{RECORD}`."
        )
    return None
