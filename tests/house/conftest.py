"""A house with guests: games that it does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cli.conftest import terminal
from house.packages import GUEST, forget, install

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["terminal"]


@pytest.fixture(autouse=True)
def _only_here() -> Iterator[None]:
    yield
    forget()


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> str:
    """Install the toy game; give its name."""
    install(monkeypatch, GUEST)
    return "secrets"
