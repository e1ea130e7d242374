"""Looking ahead: whole turns are tried out in worlds that the seat could be in, and judged some turns later."""
