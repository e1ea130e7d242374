"""Analyses of finished games: to wish for one, to see how far it is and what it says, to give it up."""

from fastapi import APIRouter

from menagerie.server.messages.analysis import AnalysisState
from menagerie.server.routes.asking import AHouse, ATable, Guest, Somebody

routes = APIRouter()


@routes.get("/tables/{table}/analysis")
async def analysis(house: AHouse, table: ATable, person: Somebody) -> AnalysisState:
    """Say how far the analysis of a game is, and what it says."""
    return await house.analyses.state(table, person)


@routes.post("/tables/{table}/analysis")
async def analyse(house: AHouse, table: ATable, person: Guest) -> AnalysisState:
    """Wish for the analysis of a game."""
    house.rates.count("analysis", person.id)
    return await house.analyses.ask(table, person)


@routes.delete("/tables/{table}/analysis")
async def give_up(house: AHouse, table: ATable, person: Guest) -> AnalysisState:
    """Give up the analysis that I wished for."""
    return await house.analyses.cancel(table, person)
