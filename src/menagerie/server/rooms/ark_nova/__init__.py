"""The room of Ark Nova."""
