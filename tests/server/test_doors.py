"""Who is let in: names of the server, origins of pages, and the word of proxies."""

from __future__ import annotations

import asyncio
import socket
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from menagerie.cli.serve import configuration, names_for
from menagerie.kernel.errors import BadRequest
from menagerie.server.addresses import household
from menagerie.server.app import create_app
from menagerie.server.guard import foreign
from menagerie.server.proxies import Proxies
from menagerie.server.settings import Settings
from server.asking import FAR, browser, opened
from server.running import FIRST, GREEDY, ME, Browser, Page, running

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

PROXY = "10.0.0.1"
THROUGH = {"X-Forwarded-For": FAR, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "zoo.example"}


def asked(
    folder: Path, path: str = "/api/me", base: str = "http://localhost", address: str = FAR, **how: Any
) -> httpx.Response:
    """Ask a house for something, with settings and headers."""
    headers = how.pop("headers", {})
    method = how.pop("method", "GET")

    async def story() -> httpx.Response:
        async with opened(folder, **how) as app, browser(app, base, address) as client:
            return await client.request(method, path, headers=headers, json={"name": "Ada"})

    return asyncio.run(story())


# --- names ---


@pytest.mark.parametrize(
    "name", ["localhost", "localhost:8000", "zoo.localhost", "127.0.0.1:8000", "[::1]:8000", "[::1]"]
)
def test_loopback_names_are_its_own(tmp_path: Path, name: str) -> None:
    assert asked(tmp_path, headers={"Host": name}).status_code == 200


@pytest.mark.parametrize(
    "name", ["zoo.example", "zoo.example:8000", "localhost.zoo.example", "192.0.2.1", "", "[", "x" * 999]
)
def test_another_name_is_refused_and_the_refusal_says_how_to_allow_it(tmp_path: Path, name: str) -> None:
    for path in ("/", "/api/me"):
        response = asked(tmp_path, path, headers={"Host": name})
        assert response.status_code == 421
        assert response.headers["content-type"].startswith("text/plain")
        assert "--allow-host" in response.text
        assert len(response.text) < 700


def test_the_refusal_of_a_name_speaks_the_language_of_the_browser(tmp_path: Path) -> None:
    response = asked(tmp_path, "/", headers={"Host": "zoo.example", "Accept-Language": "de-DE,de"})
    assert "heißt nicht zoo.example" in response.text


def test_a_name_can_be_allowed(tmp_path: Path) -> None:
    assert asked(tmp_path, headers={"Host": "Zoo.example:443"}, hosts=("zoo.example",)).status_code == 200


def test_the_address_that_is_reached_is_a_name(tmp_path: Path) -> None:
    assert asked(tmp_path, base="http://192.0.2.1").status_code == 200
    assert asked(tmp_path, base="http://192.0.2.1", headers={"Host": "192.0.2.2"}).status_code == 421


def test_a_socket_under_another_name_is_refused(address: str) -> None:
    table = Browser(address, "Ada").new_table(ME, GREEDY)
    here = socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2])))
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://zoo.example/api/tables/{table}/socket", sock=here)
    assert refused.value.response.status_code == 421


def test_who_listens_for_others_goes_by_the_names_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "ark")
    monkeypatch.setattr("socket.getfqdn", lambda: "ark.example")
    assert names_for("127.0.0.1") == names_for("::1") == ()
    assert names_for("0.0.0.0") == ("0.0.0.0", "ark", "ark.local", "ark.example")
    assert "zoo.lan" in names_for("zoo.lan")


# --- origins ---


@pytest.mark.parametrize(
    ("origin", "scheme", "host", "refused"),
    [
        (None, "http", "localhost:8000", None),
        ("http://localhost:8000", "http", "localhost:8000", None),
        ("http://LOCALHOST:8000", "http", "localhost:8000", None),
        ("https://zoo.example", "https", "zoo.example:443", None),
        ("http://zoo.example:80", "http", "zoo.example", None),
        ("https://localhost:8000", "http", "localhost:8000", "foreign_scheme"),
        ("http://localhost:8000", "https", "localhost:8000", "foreign_scheme"),
        ("https://zoo.example", "http", "zoo.example", "foreign_scheme"),
        ("http://localhost:9000", "http", "localhost:8000", "foreign_page"),
        ("http://elsewhere.example", "http", "localhost:8000", "foreign_page"),
        ("null", "http", "localhost:8000", "foreign_page"),
        ("", "http", "localhost:8000", "foreign_page"),
        ("http://localhost:x", "http", "localhost:8000", "foreign_page"),
        ("http://[", "http", "localhost:8000", "foreign_page"),
    ],
)
def test_pages_of_the_same_scheme_name_and_port_are_its_own(
    origin: str | None, scheme: str, host: str, refused: str | None
) -> None:
    fault = foreign(origin, scheme, host)
    assert (fault and fault.message.key) == (refused and f"server.error.{refused}")


def test_a_page_over_tls_is_foreign_to_a_server_without(tmp_path: Path) -> None:
    page = {"Origin": "https://localhost"}
    assert asked(tmp_path, method="PUT", headers=page).status_code == 403
    assert asked(tmp_path, method="PUT", headers=page, base="https://localhost").status_code == 200
    assert asked(tmp_path, method="GET", headers=page).status_code == 200


def test_a_socket_of_a_page_over_tls_is_refused(address: str) -> None:
    ada = Browser(address, "Ada")
    table = ada.new_table(ME, GREEDY)
    with pytest.raises(InvalidStatus) as refused:
        ada.socket(table, Origin=address.replace("http", "https"))
    assert refused.value.response.status_code == 403


# --- proxies ---


def test_nobody_is_believed_who_is_no_named_proxy(tmp_path: Path) -> None:
    response = asked(tmp_path, method="PUT", headers={**THROUGH, "Origin": "https://zoo.example"})
    assert response.status_code == 403
    response = asked(tmp_path, method="PUT", headers=THROUGH, address=PROXY, proxies=("10.0.0.2",))
    assert "strict-transport-security" not in response.headers


@pytest.mark.parametrize("named", [PROXY, "10.0.0.0/8", f" {PROXY}/32 "])
def test_a_named_proxy_is_believed(tmp_path: Path, named: str) -> None:
    headers = {**THROUGH, "Origin": "https://zoo.example"}
    how: dict[str, Any] = {"address": PROXY, "proxies": (named,), "hosts": ("zoo.example",)}
    response = asked(tmp_path, method="PUT", headers=headers, **how)
    assert response.status_code == 200
    assert "max-age" in response.headers["strict-transport-security"]
    assert response.headers["set-cookie"].startswith("__Host-menagerie=")
    assert asked(tmp_path, headers={**THROUGH, "X-Forwarded-Host": "other.example"}, **how).status_code == 421


def test_a_table_behind_a_proxy_with_tls(settings: Settings, tmp_path: Path) -> None:
    behind = replace(
        settings, database=f"sqlite:///{tmp_path / 'x.sqlite'}", hosts=("zoo.example",), proxies=("127.0.0.1",)
    )
    with running(behind) as address:
        ada = Browser(address)
        ada.http.headers.update({**THROUGH, "Origin": "https://zoo.example"})
        secret = ada.http.put("/api/me", json={"name": "Ada"}).cookies["__Host-menagerie"]
        ada.http.headers["Cookie"] = f"__Host-menagerie={secret}"  # the proxy is reached without TLS here
        table = ada.new_table(ME, GREEDY, **FIRST)
        headers = {**THROUGH, "Origin": "https://zoo.example", "Cookie": f"__Host-menagerie={secret}"}
        page = Page(ada.socket(table, **headers))
        page.say("hello")
        assert page.position()["decisions"]
        page.socket.close()
        with pytest.raises(InvalidStatus):
            ada.socket(table, **{**headers, "Origin": "http://zoo.example"})


@pytest.mark.parametrize(
    ("told", "client"),
    [
        (FAR, FAR),
        (f"{FAR}:4711", FAR),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        (f"198.51.100.1, {FAR}", FAR),  # what stands before it anybody may have written
        (f"198.51.100.1, {FAR}, 10.0.0.7", FAR),
        (f"{FAR}, nonsense", PROXY),
        ("10.0.0.7", PROXY),
        ("", PROXY),
    ],
)
def test_who_asks_is_the_last_that_is_no_proxy(told: str, client: str) -> None:
    headers = [(b"x-forwarded-for", told.encode())]
    scope = {"type": "http", "client": (PROXY, 1), "scheme": "http", "headers": headers}
    assert Proxies(["10.0.0.0/8"]).seen_through(scope)["client"][0] == client
    assert Proxies([]).seen_through(scope) == scope


def test_what_a_proxy_says_of_a_socket() -> None:
    headers = [(b"x-forwarded-proto", b"https"), (b"host", b"inside:8000"), (b"x-forwarded-host", b"zoo.example")]
    scope = {"type": "websocket", "client": ("::ffff:10.0.0.1", 1), "scheme": "ws", "headers": headers}
    seen = Proxies([PROXY]).seen_through(scope)
    assert seen["scheme"] == "wss"
    assert dict(seen["headers"])[b"host"] == b"zoo.example"


@pytest.mark.parametrize("name", ["proxy.example", "", "10.0.0.0/99"])
def test_a_proxy_is_an_address_or_a_network(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="proxy"):
        create_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}", proxies=(name,)))


def test_the_server_below_believes_nobody(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path / 'x.sqlite'}"))
    assert configuration(app).proxy_headers is False
    app.state.house.database.close()


def test_a_household_is_one() -> None:
    assert household("2001:db8:1:2::7") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::7") != household("2001:db8:1:3::7")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"


# --- addresses ---


@pytest.mark.parametrize(
    "path", ["/api/tables/%00", "/api/tables/x%00/socket", "/%00", "/?x=%00", "/api/me?%0d%0a", "/%7f"]
)
def test_no_address_has_controls_in_it(tmp_path: Path, path: str) -> None:
    assert asked(tmp_path, path).status_code == 404
