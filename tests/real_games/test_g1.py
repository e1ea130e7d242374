"""A real game of two, from its set-up to its last move: every move legal, every figure equal, every offer compared."""

from __future__ import annotations

from functools import cache

import pytest

from real_games.explained import EXPLAINED
from real_games.oracle import EXPLAINED_BY_RULE, UNEXPLAINED
from real_games.replay import Report, replay
from real_games.transcript import G1, needs_real_games, oracle_records

pytestmark = needs_real_games


@cache
def report_of(every_order: bool) -> Report:
    return replay(G1, every_order)


@pytest.mark.parametrize("every_order", [True, False])
def test_every_real_move_is_among_the_options(every_order: bool) -> None:
    report = report_of(every_order)
    assert not report.faults
    assert (report.legal, report.decisions, report.turns) == (212, 212, 88)


@pytest.mark.parametrize("every_order", [True, False])
def test_every_figure_hand_and_building_is_as_it_was(every_order: bool) -> None:
    report = report_of(every_order)
    assert report.figures > 6000
    assert not report.wrong


def test_every_turn_can_follow_the_log_effect_by_effect() -> None:
    report = report_of(True)
    assert report.closely == report.turns


def test_what_was_offered_is_what_we_offer() -> None:
    oracle = report_of(True).oracle
    assert oracle is not None
    assert len(oracle.records) == len(oracle_records(G1)) == 370
    assert [(record.step, record.kind, record.difference) for record in oracle.by_outcome(UNEXPLAINED)] == []


def test_every_explanation_is_needed() -> None:
    oracle = report_of(True).oracle
    assert oracle is not None
    differing = {(record.step, record.kind, record.entry["p"]) for record in oracle.by_outcome(EXPLAINED_BY_RULE)}
    assert differing == {*EXPLAINED}
