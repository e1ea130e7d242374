"""One server for most tests: every test opens tables of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from menagerie.server.settings import Settings
from server.databases import new_database
from server.running import find_rules, running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("house")
    return Settings(
        database=new_database(folder),
        client=folder / "client",
        rates=None,
        time_to_paint=0,
        games=("zooloretto", "secrets"),
        find_rules=find_rules,
    )


@pytest.fixture(scope="session")
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as address:
        yield address
