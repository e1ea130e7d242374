"""The pages of the client, as they were built."""

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse, HTMLResponse

from menagerie.kernel.messages import LANGUAGES, Message, phrasebook
from menagerie.server.refusals import NotFound
from menagerie.server.routes.asking import house_of

routes = APIRouter(include_in_schema=False)
FOREVER = "public, max-age=31536000, immutable"


@routes.get("/{path:path}")
@routes.head("/{path:path}")
def page(path: str, request: Request) -> Response:
    """Return a file of the client; any other address is a page that the client itself knows."""
    if path == "api" or path.startswith("api/"):
        raise NotFound("server.error.no_such_address")
    folder = house_of(request).settings.client.resolve()
    try:
        file = (folder / path).resolve()
        if path and file.is_relative_to(folder) and file.is_file():
            # Files under assets are named after their content, so that they never change.
            caching = FOREVER if path.startswith("assets/") else "no-cache"
            return FileResponse(file, headers={"cache-control": caching})
    except (OSError, ValueError):  # an address that is no path
        raise NotFound("server.error.no_such_address") from None
    if path.startswith("assets/"):
        raise NotFound("server.error.no_such_address")
    index = folder / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return not_built(request)


def not_built(request: Request) -> Response:
    """Return a plain page that says the client has not been built."""
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    language = wanted if wanted in LANGUAGES else "en"
    words = phrasebook(language).say(Message("server.not_built"))
    content = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Menagerie</title><p>{words}</p>'
    return HTMLResponse(content, headers={"cache-control": "no-cache"})
