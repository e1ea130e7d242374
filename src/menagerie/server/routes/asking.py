"""Who is asking, and in which house."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from menagerie.server.house import House
from menagerie.server.people import Person
from menagerie.server.refusals import Stranger
from menagerie.server.table import Table

COOKIE = "menagerie"


def house_of(connection: HTTPConnection) -> House:
    """Find the house that is asked."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def somebody(connection: HTTPConnection) -> Person | None:
    """Find who asks; None: a stranger."""
    return house_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


def address_of(connection: HTTPConnection) -> str:
    """Find where a request comes from."""
    return connection.client.host if connection.client else ""


async def counted(request: Request) -> None:
    """Count a request of somebody."""
    person = somebody(request)
    house_of(request).rates.count("requests", person.id if person else address_of(request))


async def the_house(request: Request) -> House:
    """Find the house that a request asks."""
    return house_of(request)


async def who_asks(request: Request) -> Person | None:
    """Find who a request is from; None: a stranger."""
    return somebody(request)


async def guest(request: Request) -> Person:
    """Find who asks; it takes a name to do this."""
    person = somebody(request)
    if person is None:
        raise Stranger("server.error.name_first")
    return person


async def table_of(request: Request, table: str) -> Table:
    """Find the table of an address."""
    return await house_of(request).table(table)


AHouse = Annotated[House, Depends(the_house)]
Somebody = Annotated[Person | None, Depends(who_asks)]
Guest = Annotated[Person, Depends(guest)]
ATable = Annotated[Table, Depends(table_of)]
