"""Who is asking, and in which house."""

from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from menagerie.server.addresses import household
from menagerie.server.guard import scheme_of
from menagerie.server.house import House
from menagerie.server.live_table import LiveTable
from menagerie.server.people import Person
from menagerie.server.refusals import Stranger
from menagerie.server.sessions import Session

COOKIE = "menagerie"
TLS_COOKIE = "__Host-menagerie"  # browsers take a cookie of this name only from this very host, over TLS


def house_of(connection: HTTPConnection) -> House:
    """Return the house that is asked."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def is_secure(connection: HTTPConnection) -> bool:
    """Return whether nobody can listen between the browser and us, or the proxy in front."""
    return scheme_of(connection.scope) == "https"


def secret_of(connection: HTTPConnection) -> str | None:
    """Return the secret of a browser; one that came here before there was TLS has it in the other cookie."""
    safe = connection.cookies.get(TLS_COOKIE) if is_secure(connection) else None
    return safe or connection.cookies.get(COOKIE)


def session_of(connection: HTTPConnection) -> Session | None:
    """Return the session of a browser; None for a stranger."""
    return house_of(connection).people.sessions.of(secret_of(connection))


def somebody(connection: HTTPConnection) -> Person | None:
    """Return who asks; None for a stranger."""
    return house_of(connection).people.of_session(session_of(connection))


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request comes from."""
    return household(connection.client.host) if connection.client else ""


async def counted(request: Request) -> None:
    """Charge somebody for a request."""
    session = session_of(request)
    house = house_of(request)
    house.rates.count("request", session.person if session else address_of(request))
    if session is not None:
        await house.people.sessions.settle(session)


async def the_house(request: Request) -> House:
    """Return the house that a request asks."""
    return house_of(request)


async def who_asks(request: Request) -> Person | None:
    """Return who a request is from; None for a stranger."""
    return somebody(request)


async def guest(request: Request) -> Person:
    """Return who asks; refuse strangers."""
    person = somebody(request)
    if person is None:
        raise Stranger("server.error.name_first")
    return person


async def own_session(request: Request) -> Session:
    """Return the session of the person who asks; refuse strangers."""
    session = session_of(request)
    if session is None:
        raise Stranger("server.error.name_first")
    return session


async def table_of(request: Request, table: str) -> LiveTable:
    """Return the table of an address."""
    return await house_of(request).table(table)


AHouse = Annotated[House, Depends(the_house)]
Somebody = Annotated[Person | None, Depends(who_asks)]
Guest = Annotated[Person, Depends(guest)]
ASession = Annotated[Session, Depends(own_session)]
ATable = Annotated[LiveTable, Depends(table_of)]
