"""Bad input and strangers: a clear error or a closed socket, and nothing has changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, get_args

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from menagerie.server.messages.from_client import FromClient
from server.running import FIRST, GREEDY, ME, OPEN, Browser, Page

if TYPE_CHECKING:
    from menagerie.server.settings import Settings

ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
KINDS = ("hello", "pick", "picks", "undo", "redo", "restart", "end_turn", "why_not", "plan", "hint", "say")
FIELDS = {
    "number": st.integers(-1, 3) | ANY_JSON,
    "seat": st.integers(-1, 3) | ANY_JSON,
    "key": st.sampled_from(["load-9", "", "x" * 101]) | ANY_JSON,
    "keys": st.lists(st.sampled_from(["load-9", "draw"]), max_size=21) | ANY_JSON,
    "wishes": st.lists(st.sampled_from(["panda@E5", ""]), max_size=21) | ANY_JSON,
    "events": st.integers(-1, 10**30) | ANY_JSON,
    "text": ANY_JSON,
    "request": st.sampled_from(["a", "", "x" * 41, "\0"]) | ANY_JSON,
}
NEARLY = st.fixed_dictionaries({"type": st.sampled_from([*KINDS, "position", ""])}, optional=FIELDS)
REFUSED = (
    "POST tables",
    "POST import",
    "POST me/recover",
    "POST first-games/{game}",
    "POST tables/{table}/join",
    "POST tables/{table}/leave",
    "POST tables/{table}/start",
    "POST tables/{table}/hints",
    "POST tables/{table}/rematch",
    "POST tables/{table}/fork",
    "POST tables/{table}/analysis",
    "DELETE tables/{table}/analysis",
)
# A body without anything in it is right, or nobody looks at it.
FOR_EVERYBODY = ("PUT me", "POST me/link", "POST me/log-out", "POST me/log-out-others")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables", "/api/tables/x/y", "/api/words/xx"])
def test_unknown_addresses(address: str, path: str) -> None:
    response = Browser(address).http.get(path)
    assert response.status_code in (404, 405)
    assert response.json()["message"]["key"] == "server.error.no_such_address"


def test_every_answer_is_guarded(address: str) -> None:
    for path in ("/", "/api/me", "/api/nothing"):
        headers = Browser(address).http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_client_is_served(address: str, settings: Settings) -> None:
    browser = Browser(address).http
    settings.client.mkdir(exist_ok=True)
    index = settings.client / "index.html"
    index.unlink(missing_ok=True)
    french = browser.get("/", headers={"Accept-Language": "fr"})
    assert "make" in french.text
    assert 'lang="fr"' in french.text
    index.write_text("<p>client", encoding="utf-8")
    (settings.client / "assets").mkdir(exist_ok=True)
    (settings.client / "assets" / "a.js").write_text("1", encoding="utf-8")
    assert browser.get("/").text == browser.get("/table/x").text == "<p>client"
    assert "immutable" in browser.get("/assets/a.js").headers["cache-control"]
    assert browser.get("/assets/b.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/..%2fhouse.sqlite", "/%2e%2e/house.sqlite", "/%00", "//etc/passwd", "/" + "x" * 5000]
)
def test_no_file_outside_the_client_is_served(address: str, path: str) -> None:
    response = Browser(address).http.get(path)
    assert response.status_code in (200, 404)
    assert b"SQLite" not in response.content
    assert b"root:" not in response.content


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"name": "\\ud800"}', b"null", b"NaN"])
def test_malformed_bodies(address: str, body: bytes) -> None:
    response = Browser(address).http.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code in (400, 401, 422)
    assert response.json()["message"]["key"] in ("server.error.malformed", "server.error.name_first")


def test_a_body_that_is_too_large(address: str, settings: Settings) -> None:
    response = Browser(address).http.put("/api/me", content=b"x" * (settings.largest_body + 1))
    assert response.status_code == 413
    assert response.json()["message"]["key"] == "server.error.too_large"


def test_a_page_of_another_site_can_do_nothing(address: str) -> None:
    ada = Browser(address, "Ada")
    response = ada.http.post("/api/me/link", headers={"Origin": "https://elsewhere.example"})
    assert response.status_code == 403
    table = ada.new_table(ME, GREEDY)
    with pytest.raises(InvalidStatus):
        ada.socket(table, Origin="https://elsewhere.example")
    ada.socket(table, Origin=address).close()


def test_a_table_that_is_not_there(address: str) -> None:
    page = Page(Browser(address).socket("nothing"))
    assert page.trouble() == "server.error.no_such_table"
    assert page.closed() == 1008


@pytest.mark.parametrize("size", [20_000, 200_000])
def test_an_oversized_message_closes_the_socket(address: str, size: int) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    table = ada.new_table(ME, GREEDY, **FIRST)
    with ada.at(table) as page:
        page.position(0)
        page.say("say", text="x" * size)
        assert page.closed() == 1009
    with ada.at(table) as page:
        assert page.position(0)["decisions"]


@pytest.mark.parametrize(
    ("said", "field"),
    [
        ("", "{}"),
        ("{", "{}"),
        ("[]", "{}"),
        ("null", "{}"),
        ('"pick"', "{}"),
        ("\u0000", "{}"),
        ("{}", "type"),
        ('{"type": "nothing"}', "type"),
        ('{"type": 7}', "type"),
        ('{"type": "pick"}', "pick.number"),
        ('{"type": "pick", "number": "x", "seat": 0, "key": "draw"}', "pick.number"),
        ('{"type": "pick", "number": 0, "seat": -1, "key": "draw"}', "pick.seat"),
        ('{"type": "pick", "number": 0, "seat": 0, "key": "dr\u00e4w"}', "pick.key"),
        ('{"type": "hello", "events": NaN}', "hello.events"),
        ('{"type": "hello", "much": 1}', "hello.much"),
        ('{"type": "say", "text": 7}', "say.text"),
        ('{"type": "say", "text": "\\u200b"}', "say.text"),
    ],
)
def test_malformed_messages_name_the_field(address: str, said: str, field: str) -> None:
    ada = Browser(address, "Ada")
    with ada.at(ada.new_table(ME, GREEDY, **FIRST)) as page:
        page.position(0)
        for form in (said, said.encode()):
            page.socket.send(form)
            told = page.wait("trouble")["message"]
            assert told["key"] in ("server.error.malformed", "server.error.unknown_kind")
            assert told["args"]["field"] == field
            assert told["args"].get("kinds", list(KINDS)) == list(KINDS)
        page.say("hello")
        assert page.position(0)["decisions"]


def test_what_is_said_and_named_is_plain_text(address: str) -> None:
    ada = Browser(address, "A\u202eda\u0000")
    assert ada.get("me")["name"] == "Ada"
    with ada.at(ada.new_table(ME, {"kind": "hot_seat", "name": "B\u200bob"}, **FIRST)) as page:
        seats = page.wait("table")["table"]["seats"]
        assert [seat["name"] for seat in seats] == ["Ada", "Bob"]
        page.say("say", text="a\u0000b\u202e\r\nc \U0001f469\u200d\U0001f33e")
        assert page.wait("chat")["lines"][0]["text"] == "ab c \U0001f469\u200d\U0001f33e"


@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", '"\\ud800"', '"\\u0000"', "1e999", "[" * 900 + "]" * 900, "9" * 5000]
)
def test_values_that_no_database_takes(address: str, text: str) -> None:
    ada = Browser(address, "Ada")
    save = json.dumps(ada.get(f"tables/{ada.new_table(ME, {'kind': 'hot_seat'}, **FIRST)}/save"))
    forged = save.replace('"barrier"', f'"extra": {text}, "barrier"')
    bodies = {
        "import": f'{{"save": {forged}, "seats": [{{"kind": "me"}}, {{"kind": "hot_seat"}}]}}',
        "tables": f'{{"game": "zooloretto", "seats": [{{"kind": "me"}}], "options": {{"first_player": {text}}}}}',
    }
    for path, body in bodies.items():
        response = ada.http.post(f"/api/{path}", content=body, headers={"Content-Type": "application/json"})
        assert 400 <= response.status_code < 500
        assert response.json()["message"]["key"]


def test_no_message_is_forgotten_here() -> None:
    messages = get_args(FromClient.model_fields["said"].annotation)
    assert {get_args(message.model_fields["type"].annotation)[0] for message in messages} == set(KINDS)
    assert {name for message in messages for name in message.model_fields} == {"type", *FIELDS}


def test_any_message_leaves_the_game_as_it_was(address: str) -> None:
    ada = Browser(address, "Ada", end_turn="always")
    table = ada.new_table(ME, OPEN, **FIRST)
    Browser(address, "Bob").join(table)
    with ada.at(table) as page:
        before = page.position(0)

        @effort(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
        @given(ANY_JSON | NEARLY)
        def say(message: Any) -> None:
            page.told.clear()
            page.socket.send(json.dumps(message))
            page.say("undo", number=99)
            page.wait("trouble", lambda said: said["message"]["args"].get("number") == 99)
            page.say("hello")
            assert page.wait("position") == before
            assert not any("server.error.unexpected" in said for said in page.told)

        say()


def test_no_request_is_forgotten_here(address: str) -> None:
    paths = Browser(address).get("openapi.json")["paths"]
    asked = {f"{how.upper()} {path.removeprefix('/api/')}" for path, ways in paths.items() for how in ways}
    assert {ask for ask in asked if not ask.startswith(("GET", "HEAD"))} == {*REFUSED, *FOR_EVERYBODY}


@pytest.mark.parametrize("request_line", REFUSED)
def test_any_request_is_answered_without_a_fault(address: str, request_line: str) -> None:
    ada, bob = Browser(address, "Ada"), Browser(address, "Bob")
    table = ada.new_table(ME, {"kind": "hot_seat"}, **FIRST)
    before = ada.get(f"tables/{table}")
    how, path = request_line.split()

    @effort(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(ANY_JSON)
    def ask(body: Any) -> None:
        content = json.dumps(body).encode()
        address = f"/api/{path.format(table=table, game='chess')}"
        response = bob.http.request(how, address, content=content, headers={"Content-Type": "application/json"})
        assert 400 <= response.status_code < 500
        assert response.json()["message"]["key"]

    ask()
    assert ada.get(f"tables/{table}") == before
