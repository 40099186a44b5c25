"""Tables in memory: one writer each, their sockets, bots and clocks."""
