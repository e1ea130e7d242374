"""Commands, options and values of the command line whose help and errors are messages."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Any

import click

from menagerie.cli.voice import voice_of
from menagerie.kernel.errors import BadRequest
from menagerie.kernel.messages import LANGUAGES, Message

if TYPE_CHECKING:
    from collections.abc import Callable


class SpokenCommand(click.Command):
    """A command whose help is the key of a message."""

    allow_extra_args = True  # so that the error about them is ours

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse arguments that no command asks for."""
        super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            raise BadRequest("cli.error.extra_argument", argument=ctx.args[0])
        return ctx.args

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the command does."""
        write_help(self, ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """Return what the command does, in one line."""
        return voice_of(click.get_current_context()).say(self.help or "")


class SpokenGroup(click.Group):
    """The command of all commands."""

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write what the program does."""
        write_help(self, ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Find a command; the error for an unknown one lists the known ones."""
        command = super().get_command(ctx, cmd_name)
        if command is None and not ctx.resilient_parsing:
            raise BadRequest("cli.error.no_such_command", command=cmd_name, allowed=tuple(self.commands))
        return command


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the help of a command in the language of the program."""
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(voice_of(ctx).say(command.help or ""))


class SpokenOption(click.Option):
    """An option whose help is the key of a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return what the option is for."""
        record = super().get_help_record(ctx)
        if record is None or not self.help:
            return record
        return record[0], record[1].replace(self.help, voice_of(ctx).say(self.help))


class WholeNumber(click.ParamType):  # type: ignore[type-arg,unused-ignore]  # only newer ones are generic
    """A whole number, perhaps with a smallest value; long ones may be written in hexadecimal."""

    name = "number"

    def __init__(self, lowest: int | None = None) -> None:
        self.lowest = lowest

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Read the number."""
        try:
            number = int(str(value), 16 if str(value).startswith("0x") else 10)
        except ValueError:
            raise BadRequest("kernel.error.not_a_whole_number", value=str(value)) from None
        if self.lowest is not None and number < self.lowest:
            name = param.opts[0] if param is not None else ""
            raise BadRequest("cli.error.too_small", option=name, lowest=self.lowest, value=number)
        return number


class Seconds(click.ParamType):  # type: ignore[type-arg,unused-ignore]  # only newer ones are generic
    """A time in seconds, above 0."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read the time."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < inf:
            raise BadRequest("cli.error.not_a_time", value=str(value))
        return seconds


def _known_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None and value not in LANGUAGES:
        raise BadRequest("cli.error.unknown_language", language=value, allowed=LANGUAGES)


def language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the option `--language`; it has been read by then, and is only checked here."""
    option = click.option(
        "--language",
        cls=SpokenOption,
        metavar="|".join(LANGUAGES),
        expose_value=False,
        is_eager=True,
        callback=_known_language,
        help="cli.option.language",
    )
    return option(command)


def complaint(error: click.UsageError) -> Message | None:
    """Find our own words for an error of the parser."""
    if isinstance(error, click.NoSuchOption):
        return Message("cli.error.no_such_option", option=error.option_name)
    if isinstance(error, click.BadOptionUsage):
        return Message("cli.error.option_usage", option=error.option_name)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        param = error.param
        name = param.opts[0] if isinstance(param, click.Option) else param.human_readable_name
        return Message("cli.error.missing", parameter=name)
    return None
