"""A real server in a process of its own, and real browsers in front of it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect, sync_playwright

import menagerie
from browser.person import DOOR

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

STATIC = Path(menagerie.__file__).parent / "server" / "static" / "index.html"
SCREENS = Path(__file__).parent.parent.parent / "build" / "screenshots"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
# The guests of all tests come from one address, faster than strangers may.
WELCOMING = """
from menagerie.cli.start import main
from menagerie.server.settings import PRICES
PRICES["guest"] = 0.0
main()
"""
PATIENCE = 30_000  # milliseconds: a busy machine is late, not wrong
expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """Find the browser; without one the tests of this folder cannot run."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None or not STATIC.exists():
        reason = "no Chromium on this machine" if found is None else "the client is not built: run `make web`"
        if os.environ.get("CI"):
            pytest.fail(f"BROWSER TESTS CANNOT RUN: {reason}")
        pytest.skip(f"BROWSER TESTS SKIPPED: {reason}")
    return found


class Server:
    """A server process that can be killed and started again on the same data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until it answers."""
        command = [sys.executable, "-c", WELCOMING, "serve", "--no-open", "--port", str(self.port)]
        environment = {**os.environ, "MENAGERIE_DATA": str(self.data)}
        self.process = subprocess.Popen(command, env=environment, cwd=self.data)
        for _ in range(600):  # a busy machine is slow to start anything
            try:
                urlopen(f"{self.url}/api/catalogue", timeout=1).close()
                return
            except (URLError, ConnectionError, TimeoutError):
                assert self.process.poll() is None, "the server has stopped"
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End the server as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker."""
    chromium()
    running = Server(tmp_path_factory.mktemp("menagerie"))
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser for all tests of a worker."""
    path = chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


def of_something(look_at: Callable[..., Any]) -> Callable[..., Any]:
    """Let a test that looks at all of some things fail where there is none: it would find nothing wrong."""

    def looked(things: Locator, *args: Any) -> Any:
        assert things.count(), f"there is nothing to look at: {things}"
        return look_at(things, *args)

    return looked


@pytest.fixture(scope="session", autouse=True)
def nothing_is_proved_by_nothing() -> Iterator[None]:
    """Some things may not be there yet, or not be called so any more."""
    with pytest.MonkeyPatch.context() as patched:
        for name in ("all", "evaluate_all"):
            patched.setattr(Locator, name, of_something(getattr(Locator, name)))
        yield


class Wardrobe:
    """Windows of the browser, kept for whoever comes next: opening one takes longer than loading a page in it."""

    def __init__(self, browser: Browser, origin: str) -> None:
        self.browser = browser
        self.origin = origin
        self.kept: dict[tuple[str, bool], list[BrowserContext]] = {}

    @contextmanager
    def borrow(self, language: str, phone: bool) -> Iterator[BrowserContext]:
        """Lend a window in which nobody has been, and clear it afterwards."""
        kept = self.kept.setdefault((language, phone), [])
        context = kept.pop() if kept else self._open(language, phone)
        try:
            yield context
        finally:
            self._clear(context)
            kept.append(context)

    def _open(self, language: str, phone: bool) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.origin,
            viewport=PHONE if phone else DESKTOP,
            locale=language,
            has_touch=phone,
            reduced_motion="reduce",
        )
        context.new_page()  # it keeps the window open
        return context

    def _clear(self, context: BrowserContext) -> None:
        first, *others = context.pages
        for page in others:
            page.close()
        context.unroute_all()
        context.clear_cookies()
        context.clear_permissions()
        everything = {"origin": self.origin, "storageTypes": "all"}
        context.new_cdp_session(first).send("Storage.clearDataForOrigin", everything)


@pytest.fixture(scope="session")
def wardrobe(browser: Browser, server: Server) -> Wardrobe:
    """The windows of a worker."""
    return Wardrobe(browser, server.url)


@pytest.fixture
def arriving(wardrobe: Wardrobe) -> Iterator[Callable[..., Page]]:
    """Let somebody with a fresh browser come to an address; all problems on their pages fail the test."""
    problems: list[str] = []
    with ExitStack() as windows:

        def come(address: str, language: str = "en-GB", *, phone: bool = False) -> Page:
            page = windows.enter_context(wardrobe.borrow(language, phone)).new_page()
            page.set_default_timeout(PATIENCE)
            page.on("pageerror", lambda error: problems.append(str(error)))
            page.goto(address)
            return page

        yield come
    assert problems == []


@pytest.fixture
def visitor(arriving: Callable[..., Page]) -> Callable[..., Page]:
    """Let somebody come to the lobby."""
    return partial(arriving, "/")


@pytest.fixture
def guest(arriving: Callable[..., Page]) -> Callable[..., Page]:
    """Let somebody come who will go straight to a page of theirs: the lobby takes its time."""
    return partial(arriving, DOOR)


def look(page: Page, name: str) -> None:
    """Keep a screenshot for people to look at."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENS / f"{name}.png")


def serious(page: Page, *rules: str) -> list[str]:
    """List what a checker of accessibility finds serious, by all its rules or by some."""
    options: dict[str, object] = {"resultTypes": ["violations"], "preload": False}  # what is right is not of interest
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{fault['id']}: {fault['nodes'][0]['html']}" for fault in found if fault["impact"] in ("serious", "critical")
    ]


def without_errors(page: Page) -> list[str]:
    """Collect what the console calls an error from now on."""
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    return errors
