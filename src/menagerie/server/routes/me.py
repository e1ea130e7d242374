"""Who somebody is, how they come back, and how they leave."""

from fastapi import APIRouter, Request, Response

from menagerie.server.messages.people import Me, NewMe, SeatLink
from menagerie.server.people import NOBODY
from menagerie.server.routes.asking import (
    COOKIE,
    TLS_COOKIE,
    AHouse,
    ASession,
    Guest,
    Somebody,
    address_of,
    house_of,
    is_secure,
    secret_of,
    session_of,
)

routes = APIRouter()


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Give somebody the secret by which they are known; no script can read it."""
    lasts = int(house_of(request).settings.session_lasts)
    if is_secure(request):
        response.set_cookie(TLS_COOKIE, token, max_age=lasts, path="/", httponly=True, samesite="lax", secure=True)
        if COOKIE in request.cookies:
            response.delete_cookie(COOKIE, path="/")
    else:
        response.set_cookie(COOKIE, token, max_age=lasts, path="/", httponly=True, samesite="lax")


@routes.get("/me")
async def me(person: Somebody, house: AHouse, request: Request, response: Response) -> Me:
    """Return who somebody is; an ageing cookie is set again, so that it lasts."""
    session, secret = session_of(request), secret_of(request)
    if person is None or session is None or secret is None:
        return NOBODY
    renewed = await house.people.sessions.renew(session)
    if renewed or (is_secure(request) and TLS_COOKIE not in request.cookies):
        set_cookie(request, response, secret)
    return house.people.me(person)


@routes.put("/me")
async def change_me(new: NewMe, person: Somebody, house: AHouse, request: Request, response: Response) -> Me:
    """Take a name, or change something about the person."""
    if person is not None:
        changed = await house.people.change(person, new)
        for table in house.tables.of(person):
            table.tell(table=True)
        return house.people.me(changed)
    house.rates.count("guest", address_of(request))
    welcomed, token = await house.people.welcome(new)
    set_cookie(request, response, token)
    return house.people.me(welcomed)


@routes.post("/me/link")
async def link(person: Guest, house: AHouse) -> SeatLink:
    """Make a link that brings the person's seats to another device, once."""
    return SeatLink(token=await house.people.link(person))


@routes.post("/me/recover")
async def recover(wanted: SeatLink, house: AHouse, request: Request, response: Response) -> Me:
    """Become on this device the person who made the link on another."""
    house.rates.count("guest", address_of(request))
    person, token = await house.people.recover(wanted.token, session_of(request))
    set_cookie(request, response, token)
    return house.people.me(person)


@routes.post("/me/log-out")
async def log_out(session: ASession, house: AHouse, response: Response) -> Me:
    """Log out in this browser."""
    await house.people.sessions.end([session])
    for name, secure in ((COOKIE, False), (TLS_COOKIE, True)):
        response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)
    return NOBODY


@routes.post("/me/log-out-others")
async def log_out_others(session: ASession, house: AHouse, request: Request, response: Response) -> Me:
    """Log out all other browsers; the secret of this one changes."""
    set_cookie(request, response, await house.people.log_out_others(session))
    return house.people.me(house.people.by_id[session.person])
