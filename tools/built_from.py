"""What a compiled build was made of: `make fast` puts this file into the compiled package."""

from __future__ import annotations

import os
import warnings
from hashlib import sha256
from pathlib import Path

CLIENT = "static"  # the folder of the built web client, which is not part of the sources


def mark_of(package: Path) -> str:
    """Return a mark that changes with every source of the package: code, figures, cards and words."""
    mark = sha256()
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(name for name in folders if name not in (CLIENT, "__pycache__"))
        for path in (Path(folder, name) for name in sorted(files) if name.endswith((".py", ".toml"))):
            content = path.read_bytes()
            mark.update(f"{path.relative_to(package).as_posix()} {len(content)}\n".encode() + content)
    return mark.hexdigest()


def warn_of_other_sources() -> None:
    """Warn if the sources are no longer those that were compiled; without sources beside it a build just works.

    It is a warning and no error, because the processes of a running tournament go on while somebody edits.
    """
    here = Path(__file__).parent
    sources = here.parents[2] / "src" / "menagerie"
    if sources.is_dir() and mark_of(sources) != (here / "built_from.txt").read_text(encoding="utf-8"):
        warnings.warn(
            "the sources of Menagerie have changed since they were compiled, and this is the compiled build: "
            "`make fast` compiles them again, `make pure` removes the build",
            RuntimeWarning,
            stacklevel=3,
        )
