"""What there is to play, the words for it, and the tables."""

import hashlib
import json
from functools import cache

from fastapi import APIRouter, Request, Response

from menagerie.kernel.messages import LANGUAGES, read_phrases
from menagerie.server.messages.offer import Catalogue
from menagerie.server.messages.tables import AllowHints, Fork, Import, Join, Lobby, NewTable, TableInfo
from menagerie.server.offer import offer
from menagerie.server.refusals import NotFound
from menagerie.server.routes.asking import AHouse, ATable, Guest, Somebody

routes = APIRouter()


@routes.get("/catalogue")
async def catalogue(house: AHouse) -> Catalogue:
    """List the games and the bots."""
    return offer(house.settings)


@cache
def phrases(language: str) -> tuple[bytes, str]:
    """Read all phrases of a language, and sum them up."""
    content = json.dumps(read_phrases(language), ensure_ascii=False).encode()
    return content, f'"{hashlib.sha256(content).hexdigest()[:20]}"'


@routes.get("/words/{language}", response_model=dict[str, str])
async def words(language: str, request: Request) -> Response:
    """Return all phrases of a language, or tell the client that it has them already."""
    if language not in LANGUAGES:
        raise NotFound("server.error.no_such_address")
    content, etag = phrases(language)
    headers = {"etag": etag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    return Response(content, media_type="application/json", headers=headers)


@routes.get("/lobby", response_model=Lobby)
async def lobby(house: AHouse, person: Somebody) -> Response:
    """List the tables that concern the person, those that wait for them first."""
    return Response(house.tables.lobby(person).model_dump_json(), media_type="application/json")


@routes.post("/tables")
async def new_table(wanted: NewTable, house: AHouse, person: Guest) -> TableInfo:
    """Open a table."""
    house.rates.count("table", person.id)
    return (await house.new_table(person, wanted)).sign.info(person)


@routes.post("/first-games/{game}")
async def new_first_game(game: str, house: AHouse, person: Guest) -> TableInfo:
    """Open the table at which the person learns a game by playing it."""
    house.rates.count("table", person.id)
    return (await house.new_first_game(person, game)).sign.info(person)


@routes.post("/import")
async def take_in(wanted: Import, house: AHouse, person: Guest) -> TableInfo:
    """Put a saved game on a table."""
    house.rates.count("import", person.id)
    return (await house.take_in(person, wanted)).sign.info(person)


@routes.get("/tables/{table}")
async def table_info(table: ATable, person: Somebody) -> TableInfo:
    """Describe a table."""
    return table.sign.info(person)


@routes.post("/tables/{table}/join")
async def join(table: ATable, wanted: Join, house: AHouse, person: Guest) -> TableInfo:
    """Sit down."""
    await house.join(table, person, wanted)
    return table.sign.info(person)


@routes.post("/tables/{table}/leave")
async def leave(table: ATable, house: AHouse, person: Guest) -> TableInfo:
    """Get up."""
    await house.leave(table, person)
    return table.sign.info(person)


@routes.post("/tables/{table}/start")
async def start(table: ATable, house: AHouse, person: Guest) -> TableInfo:
    """Begin, with bots for those who are missing."""
    await house.start(table, person)
    return table.sign.info(person)


@routes.post("/tables/{table}/hints")
async def allow_hints(table: ATable, wanted: AllowHints, house: AHouse, person: Guest) -> TableInfo:
    """Allow hints or stop allowing them; only whoever opened the table may decide."""
    await house.allow_hints(table, person, wanted.allowed)
    return table.sign.info(person)


@routes.post("/tables/{table}/rematch")
async def rematch(table: ATable, house: AHouse, person: Guest) -> TableInfo:
    """Play again in the same seats."""
    house.rates.count("table", person.id)
    return (await house.rematch(table, person)).sign.info(person)


@routes.post("/tables/{table}/fork")
async def fork(table: ATable, wanted: Fork, house: AHouse, person: Guest) -> TableInfo:
    """Play on from a moment of this game, against bots."""
    house.rates.count("fork", person.id)
    return (await house.fork(table, person, wanted)).sign.info(person)
