"""The past of a game: its moments, its result, its file."""

from typing import Any

from fastapi import APIRouter, Request, Response

from menagerie.server.messages.replay import Moment, ResultInfo
from menagerie.server.routes.asking import AHouse, ATable, Somebody, address_of

routes = APIRouter()


@routes.get("/tables/{table}/moments/{number}")
async def moment(table: ATable, number: int, person: Somebody, house: AHouse, request: Request) -> Moment:
    """Show the game as it was after a number of picks."""
    house.rates.count("moment", person.id if person else address_of(request))
    return await table.moment(number, person)


@routes.get("/tables/{table}/result")
async def result(table: ATable) -> ResultInfo:
    """Return how the game ended."""
    return await table.result()


@routes.get("/tables/{table}/save")
async def save(table: ATable, person: Somebody, response: Response) -> dict[str, Any]:
    """Return the game as a file."""
    record = table.record
    name = f"{record.game}-{record.id}.menagerie.json"
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    return table.save(person)
