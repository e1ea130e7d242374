"""The web table: people meet in a browser, fill seats with friends or bots, and play."""
