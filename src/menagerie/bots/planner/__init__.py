"""Looking ahead: whole turns are tried in worlds that the seat could be in, and judged a few turns later."""
