"""A real server on a loopback port, and people with a browser of their own."""

from __future__ import annotations

import json
import socket
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kernel.toy_game import SECRETS
from menagerie.cli.serve import configuration, listen
from menagerie.games import rules_of
from menagerie.server.app import create_app

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from menagerie.kernel.rules import Rules
    from menagerie.server.settings import Settings

PATIENCE = 90.0  # seconds until a message that does not come is given up
ME = {"kind": "me"}
OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
GREEDY = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
SEED = 9  # the first tile is an animal, so that there is a choice where it goes
FIRST: dict[str, Any] = {"first_player": 0}


def find_rules(name: str) -> Rules[Any]:
    """Find a game, the toy game among them; bots in other processes find this function by its name."""
    return SECRETS if name == SECRETS.name else rules_of(name)


@contextmanager
def running(settings: Settings, send_buffer: int | None = None) -> Iterator[str]:
    """Run a server in a thread; give its address."""
    listening = listen("127.0.0.1", 0)
    if send_buffer is not None:  # bytes: what is not read stays with the server
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = uvicorn.Server(configuration(create_app(settings)))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


class Browser:
    """Somebody's browser: it keeps a cookie, and opens pages."""

    def __init__(self, address: str, name: str | None = None, **preferences: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        if name is not None:
            wishes = {"end_turn": "irreversible", "bot_pace": "instant", **preferences}
            assert self.http.put("/api/me", json={"name": name, "preferences": wishes}).status_code == 200

    def get(self, path: str) -> Any:
        return self._json(self.http.get(f"/api/{path}"))

    def post(self, path: str, body: Any = None) -> Any:
        return self._json(self.http.post(f"/api/{path}", json=body))

    def refused(self, path: str, body: Any = None, status: int | None = None) -> str:
        """Ask for something that cannot be done; give the key of the reason."""
        response = self.http.get(f"/api/{path}") if body is None else self.http.post(f"/api/{path}", json=body)
        assert 400 <= response.status_code < 500
        assert status in (None, response.status_code)
        key = response.json()["message"]["key"]
        assert isinstance(key, str)
        return key

    def new_table(self, *seats: dict[str, Any], game: str = "zooloretto", **options: Any) -> str:
        table = self.post("tables", {"game": game, "seats": seats, "seed": SEED, "options": options})
        return str(table["id"])

    def join(self, table: str, **how: Any) -> Any:
        return self.post(f"tables/{table}/join", how)

    def wish(self, **preferences: str) -> None:
        wishes = {"end_turn": "irreversible", "bot_pace": "instant", **preferences}
        assert self.http.put("/api/me", json={"preferences": wishes}).status_code == 200

    def socket(self, table: str, **headers: str) -> ClientConnection:
        cookie = self.http.cookies.get("menagerie")
        if cookie is not None:
            headers["Cookie"] = f"menagerie={cookie}"
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        return connect(  # a busy machine is late, not wrong
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            ping_interval=None,
            legacy=True,  # type: ignore[call-arg,unused-ignore]
        )

    @contextmanager
    def at(self, table: str, events: int = 0) -> Iterator[Page]:
        page = Page(self.socket(table))
        try:
            page.say("hello", events=events)
            yield page
        finally:
            page.socket.close()

    @staticmethod
    def _json(response: httpx.Response) -> Any:
        assert response.status_code == 200, response.text
        return response.json()


class Page:
    """The open page of a table: what it says, and all it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: list[str] = []
        self.last: dict[str, Any] = {}  # position

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def hear(self) -> dict[str, Any]:
        said = self.socket.recv(timeout=PATIENCE)
        assert isinstance(said, str)
        self.told.append(said)
        message: dict[str, Any] = json.loads(said)
        if message["type"] == "position":
            self.last = message
        return message

    def wait(self, kind: str, until: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Listen until a message of a kind says what it is waited for."""
        while True:
            message = self.hear()
            if message["type"] == kind and until(message):
                return message

    def position(self, number: int | None = None, **facts: Any) -> dict[str, Any]:
        """Listen until a position has a number and shows some facts."""
        wanted = facts if number is None else {"number": number, **facts}
        return self.wait("position", lambda said: all(said[name] == value for name, value in wanted.items()))

    def pick(self, key: str | None = None) -> None:
        """Take an option of my first decision, the first one unless told otherwise."""
        decision = self.last["decisions"][0]
        key = decision["options"][0]["key"] if key is None else key
        self.say("pick", number=self.last["number"], seat=decision["seat"], key=key)

    def trouble(self) -> str:
        """Listen for trouble, and give the key of its reason."""
        key = self.wait("trouble")["message"]["key"]
        assert isinstance(key, str)
        return key

    def closed(self) -> int:
        """Listen until the socket is closed, and say why."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 0

    def play_out(self) -> dict[str, Any]:
        """Play to the end, taking any first option."""
        while not self.last.get("over"):
            if self.last.get("can_end_turn"):
                self.say("end_turn", number=self.last["number"])
            elif self.last.get("decisions"):
                self.pick()
            self.wait("position")
        return self.last


def play_out_together(*pages: Page) -> None:
    """Let several people play to the end, each at their own speed."""
    threads = [threading.Thread(target=page.play_out) for page in pages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(page.last["over"] for page in pages)
