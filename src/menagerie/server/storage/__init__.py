"""Where people, tables and their games are kept."""
