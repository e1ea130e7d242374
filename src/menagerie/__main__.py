"""`python -m menagerie` is the program `menagerie`."""

from menagerie.cli.main import main

main()
