"""One server for most tests: every test opens tables of its own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from menagerie.server.settings import Settings
from server.running import find_rules, running

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    folder = tmp_path_factory.mktemp("house")
    return Settings(
        # MENAGERIE_TEST_DATABASE=postgresql://... tests the same on a database server.
        database=os.environ.get("MENAGERIE_TEST_DATABASE") or f"sqlite:///{folder / 'house.sqlite'}",
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
