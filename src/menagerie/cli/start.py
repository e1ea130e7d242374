"""The start of the program `menagerie`; it needs nothing but Python itself to name what is not installed."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from menagerie.cli.language import language_of
from menagerie.cli.plain_signs import never_fail_on_signs
from menagerie.kernel.messages import Message, phrasebook

NEEDED = ("click", "rich")  # the extra `cli`
NOT_INSTALLED = 2


def main() -> None:
    """Run the program, or say in one line what to install first."""
    missing = tuple(name for name in NEEDED if find_spec(name) is None)
    if missing:
        never_fail_on_signs()
        words = phrasebook(language_of(sys.argv[1:], os.environ))
        sys.stderr.write(f"menagerie: {words.say(Message('cli.error.no_cli', missing=missing))}\n")
        sys.exit(NOT_INSTALLED)
    from menagerie.cli.main import main as run

    run()
