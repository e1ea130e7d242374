"""`python -m menagerie` is the program `menagerie`."""

from menagerie.cli.start import main

main()
