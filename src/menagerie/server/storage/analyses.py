"""Analyses in the database: the newest, one a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from menagerie.server.messages.analysis import AnalysisInfo
from menagerie.server.storage.schema import analyses

if TYPE_CHECKING:
    from sqlalchemy import Connection

KEPT = 500  # of up to 250 kB each


def keep_analysis(connection: Connection, table: str, analysis: AnalysisInfo, at: float) -> None:
    """Keep the analysis of a game in place of an older one, and drop the oldest of all if there are too many."""
    connection.execute(delete(analyses).where(analyses.c.table_id == table))
    row = {
        "table_id": table,
        "rules_version": analysis.rules_version,
        "analysis": analysis.model_dump(mode="json"),
        "at": at,
    }
    connection.execute(insert(analyses), row)
    newest = select(analyses.c.table_id).order_by(analyses.c.at.desc(), analyses.c.table_id).limit(KEPT)
    connection.execute(delete(analyses).where(analyses.c.table_id.not_in(newest)))


def find_analysis(connection: Connection, table: str, rules_version: int) -> AnalysisInfo | None:
    """Read the analysis of a game; one made under other rules is ignored, because its moments differ."""
    query = select(analyses.c.analysis).where(analyses.c.table_id == table, analyses.c.rules_version == rules_version)
    kept = connection.execute(query).scalar()
    return None if kept is None else AnalysisInfo.model_validate(kept)
