"""Who I am, and how I come back."""

from fastapi import APIRouter, Request, Response

from menagerie.server.messages.people import Me, NewMe, SeatLink
from menagerie.server.people import NOBODY
from menagerie.server.routes.asking import COOKIE, AHouse, Guest, Somebody, address_of

routes = APIRouter()
A_YEAR = 365 * 24 * 3600


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Give somebody the secret by which they are known; no script can read it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=A_YEAR, path="/", httponly=True, samesite="lax", secure=secure)


@routes.get("/me")
async def me(person: Somebody) -> Me:
    """Tell somebody who they are."""
    return person.me() if person else NOBODY


@routes.put("/me")
async def change_me(new: NewMe, person: Somebody, house: AHouse, request: Request, response: Response) -> Me:
    """Take a name, or change something about me."""
    if person is not None:
        changed = await house.people.change(person, new)
        for table in house.tables_with(person):
            table.tell(table=True)
        return changed.me()
    house.rates.count("new_guests", address_of(request))
    welcomed, token = await house.people.welcome(new)
    set_cookie(request, response, token)
    return welcomed.me()


@routes.post("/me/link")
async def link(person: Guest, house: AHouse) -> SeatLink:
    """Make a link that brings my seats to another device, once."""
    return SeatLink(token=await house.people.link(person))


@routes.post("/me/recover")
async def recover(wanted: SeatLink, house: AHouse, request: Request, response: Response) -> Me:
    """Be on this device who made the link on another."""
    house.rates.count("new_guests", address_of(request))
    person, token = await house.people.recover(wanted.token)
    set_cookie(request, response, token)
    return person.me()
