"""What a log of entries means: the game, prompts, events, clocks, orders. No sockets, no database."""
