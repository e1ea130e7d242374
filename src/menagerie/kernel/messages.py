"""Messages without a language, and the phrasebooks that say them in English, French or German."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, runtime_checkable

from menagerie.kernel.decision import key_of
from menagerie.kernel.installed import folder_of, installed, package_of
from menagerie.kernel.toml_text import read_toml

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LANGUAGES = ("en", "fr", "de")
WORDS = Path(__file__).parent.parent / "words"


@runtime_checkable
class Named(Protocol):
    """A thing of a game that has a name in every language."""

    @property
    def message(self) -> Message:
        """The message that names the thing."""
        ...


class Player:
    """A player in a message: said by name where the names are known, else by the letter of the seat."""

    __slots__ = ("key", "message", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.key = f"player-{seat}"  # as an option
        self.message = Message("kernel.player", letter="ABCDE"[seat], seat=seat)


@cache
def player(seat: int) -> Player:
    """Name the player of a seat in a message."""
    return Player(seat)


Argument: TypeAlias = "int | str | Message | Named | tuple[Argument, ...]"


class Message:
    """Something to tell a person, as a key and arguments; a phrasebook finds the words."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, **args: Argument) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message) or self.key != other.key:
            return False
        return self.args == other.args or self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return (
            "Message(" + ", ".join([repr(self.key), *(f"{name}={value!r}" for name, value in self.args.items())]) + ")"
        )

    def to_json(self) -> dict[str, Any]:
        """Return the message as plain JSON values, for a client that has the phrasebook itself."""
        return {"key": self.key, "args": {name: plain(value) for name, value in self.args.items()}}


def plain(value: Argument) -> Any:
    """Turn an argument of a message into plain JSON values."""
    if isinstance(value, int | str):  # first: asking whether something is Named is slow
        return value
    if isinstance(value, Message):
        return value.to_json()
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    return value.message.to_json()


def from_json(data: Mapping[str, Any]) -> Message:
    """Read a message from plain JSON values; players are told by their names again."""
    return Message(data["key"], **{name: _argument(value) for name, value in data["args"].items()})


def _argument(value: Any) -> Argument:
    if isinstance(value, dict):
        return player(value["args"]["seat"]) if value["key"] == "kernel.player" else from_json(value)
    return tuple(_argument(part) for part in value) if isinstance(value, list) else value


def label(option: Any) -> Message:
    """Name an option; declining is the option that is nothing."""
    if option is None:
        return Message("kernel.decline")
    message = getattr(option, "message", None)
    return message if isinstance(message, Message) else Message("kernel.plain", text=key_of(option))


# {name} is an argument; {name#one|many} is a number with the word that goes with it ("3 coins").
# French "de" and "que" before it lose their vowel where its word begins with one.
SLOT = re.compile(r"(\b(?:[Dd]|[Qq]u)e )?\{(\w+)(?:#([^|}]*)\|([^}]*))?\}")
VOWEL = re.compile("[aeiouàâäéèêëîïôöûüœæ]", re.IGNORECASE)
SEX = re.compile(r" (?=[♀♂])")
BEFORE, AFTER = re.compile(r" (?=[:;?!»])"), re.compile(r"(?<=«) ")  # spaces that French keeps together


class Phrasebook:
    """All phrases of one language."""

    def __init__(self, language: str, phrases: dict[str, str], names: tuple[str, ...] = ()) -> None:
        self.language = language
        self.phrases = phrases
        self.names = names

    def with_names(self, names: tuple[str, ...]) -> Phrasebook:
        """Return the same phrasebook for a table where the players have names."""
        return Phrasebook(self.language, self.phrases, names)

    def say(self, message: Message) -> str:
        """Put a message into words."""
        phrase = self.phrases.get(message.key)
        if phrase is None:
            return f"[{message.key}]"
        return SLOT.sub(lambda slot: self._fill(slot, message.args), phrase)

    def _fill(self, slot: re.Match[str], args: dict[str, Argument]) -> str:
        little, name, one, many = slot.groups("")
        value = args[name]
        if many:
            assert isinstance(value, int)
            return f"{little}{value} {one if self._is_singular(value) else many}"
        word = self._word(value)
        return f"{little[:-2]}'{word}" if little and self.language == "fr" and VOWEL.match(word) else little + word

    def _word(self, value: Argument) -> str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(self._word(part) for part in value)
        if isinstance(value, Player) and self.names:
            return self.names[value.seat]
        if isinstance(value, Named):
            return self.say(value.message)
        return str(value)

    def _is_singular(self, number: int) -> bool:
        # In French zero is singular too.
        return abs(number) < 2 if self.language == "fr" else abs(number) == 1


def read_phrases(language: str) -> dict[str, str]:
    """Read the word files of a language; a phrase's key is its file, table and name joined by dots.

    Games that other packages bring have words of their own; a file that cannot be read is left out.
    """
    phrases: dict[str, str] = {}

    def gather(prefix: str, entries: dict[str, Any]) -> None:
        for name, entry in entries.items():
            if isinstance(entry, dict):
                gather(f"{prefix}.{name}", entry)
            else:
                phrases.setdefault(f"{prefix}.{name}", typeset(language, str(entry)))

    for folder in (WORDS, *filter(None, map(words_of, installed()))):
        for path in sorted((folder / language).glob("*.toml")):
            with suppress(OSError, ValueError):  # `word_faults` tells
                gather(path.stem, read_toml(path.read_text(encoding="utf-8")))
    return phrases


def typeset(language: str, phrase: str) -> str:
    """Set a phrase as its language wants it: no line begins with the sign of a sex, in French none with a colon."""
    phrase = SEX.sub("\xa0", phrase)
    return phrase if language != "fr" else BEFORE.sub("\xa0", AFTER.sub("\xa0", phrase))


def words_of(game: str) -> Path | None:
    """Find the folder with the words of a game."""
    package = package_of(game)
    folder = folder_of(package) if package is not None else None
    return WORDS if package is None else folder and folder / "words"


def word_faults(game: str) -> Iterator[Message]:
    """Yield which words of a game are missing or cannot be read."""
    folder = words_of(game)
    for language in LANGUAGES:
        path = (folder or Path("words")) / language / f"{game}.toml"
        if not path.is_file():
            yield Message("kernel.error.no_words", game=game, file=str(path))
        for each in sorted(path.parent.glob(f"{game}*.toml")):
            try:
                read_toml(each.read_text(encoding="utf-8"))
            except (OSError, ValueError) as fault:
                yield Message("kernel.error.bad_words", file=str(each), fault=" ".join(str(fault).split()))


@cache
def phrasebook(language: str) -> Phrasebook:
    """Open the phrasebook of a language."""
    return Phrasebook(language, read_phrases(language))
