"""Upgrades: the tables of the database are brought to this version, all of them or none."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from menagerie.kernel.errors import BadRequest
from menagerie.server.storage.engines import FAULTS, cannot_be_used, is_embedded

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parent / "migrations"


def bring_up_to_date(engine: Engine) -> None:
    """Upgrade a database after backing it up, or raise if that cannot be done."""
    with engine.connect() as connection:
        before = version_of(connection)
    if before == newest():
        return
    if before is not None and not is_known(before):
        raise BadRequest("server.error.newer_database", found=before, known=newest())
    try:
        if before is not None and is_embedded(engine):
            log.warning("the database is upgraded; as it was it is kept in %s", back_up(engine, before))
        with engine.execution_options(writes=True).begin() as connection:
            migrate(connection)
    except FAULTS as fault:
        raise cannot_be_used(fault) from None


def version_of(connection: Connection) -> str | None:
    """Return the version of the tables; None if there are none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def newest() -> str:
    """Return the version that this server works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


def is_known(version: str) -> bool:
    """Return whether this server can upgrade from a version."""
    return version in {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def migrate(connection: Connection, version: str = "head") -> None:
    """Take the steps up to a version, in the transaction that the connection is in."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def back_up(engine: Engine, version: str) -> Path:
    """Copy an embedded database to a file beside it that names its version."""
    assert engine.url.database is not None
    original = Path(engine.url.database)
    copy = original.with_name(f"{original.stem}.before-upgrade-from-{version}{original.suffix}")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(original)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)
    return copy


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
