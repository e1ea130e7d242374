"""Analyses of finished games: to request one, to see how far it is and what it says, to withdraw it."""

from fastapi import APIRouter

from menagerie.server.messages.analysis import AnalysisState
from menagerie.server.routes.asking import AHouse, ATable, Guest, Somebody

routes = APIRouter()


@routes.get("/tables/{table}/analysis")
async def analysis(house: AHouse, table: ATable, person: Somebody) -> AnalysisState:
    """Return how far the analysis of a game is, and what it says."""
    return await house.analyses.state(table, person)


@routes.post("/tables/{table}/analysis")
async def analyse(house: AHouse, table: ATable, person: Guest) -> AnalysisState:
    """Ask for the analysis of a game."""
    house.rates.count("analysis", person.id)
    return await house.analyses.ask(table, person)


@routes.delete("/tables/{table}/analysis")
async def give_up(house: AHouse, table: ATable, person: Guest) -> AnalysisState:
    """Withdraw the person's request for an analysis."""
    return await house.analyses.cancel(table, person)
