"""HTTP answers that are not plain messages: errors, without a word about what happens inside."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from menagerie.kernel.errors import BadPart, BadRequest, MenagerieError
from menagerie.server.messages.from_client import KINDS
from menagerie.server.refusals import NotFound, Refusal, status_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fastapi import FastAPI, Request

log = logging.getLogger(__name__)


class Unexpected(Refusal):
    """Something went wrong that should not."""

    status = 500


def refusal(error: MenagerieError, status: int | None = None) -> Response:
    """Return the answer that says what cannot be done."""
    # Whatever a stranger wrote may be quoted here, so signs that cannot be sent are escaped.
    content = json.dumps({"message": error.message.to_json()}, ensure_ascii=True)
    return Response(content, status or status_of(error), media_type="application/json")


def malformed(errors: Sequence[Any]) -> BadRequest:
    """Name the first field that is wrong; for a message of an unknown kind, its kind."""
    error: dict[str, Any] = errors[0] if errors else {"loc": (), "type": ""}
    if error["type"].startswith("union_tag"):
        return BadRequest("server.error.unknown_kind", field="type", kinds=KINDS)
    path = [str(part) for part in error["loc"] if part not in ("body", "path", "query")]
    return BadRequest("server.error.malformed", field=".".join(path) or "{}")


def answer_errors(app: FastAPI) -> None:
    """Teach an app to answer every error as a message."""

    async def ours(request: Request, error: Exception) -> Response:
        assert isinstance(error, MenagerieError)
        return await our_fault(request, error) if isinstance(error, BadPart) else refusal(error)

    async def bad_form(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return refusal(malformed(error.errors()), 422)

    async def bad_address(_: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == Refusal.status:  # a body that is no JSON at all
            return refusal(malformed(()))
        return refusal(NotFound("server.error.no_such_address"), error.status_code)

    async def our_fault(request: Request, error: Exception) -> Response:
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return refusal(Unexpected("server.error.unexpected"))

    app.add_exception_handler(MenagerieError, ours)
    app.add_exception_handler(RequestValidationError, bad_form)
    app.add_exception_handler(HTTPException, bad_address)
    app.add_exception_handler(Exception, our_fault)
