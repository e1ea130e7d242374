"""Everything that client and server say to each other; the client's types are generated from here."""
