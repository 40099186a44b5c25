"""The server: tables, seats and play over HTTP and WebSocket, as docs/protocol.md says.

| folder | holds |
|---|---|
| `shapes/` | what goes over the wire, as types; the schemas are made from them |
| `store/` | the database: tables, seats, accounts and one append-only log of entries per table |
| `table/` | what a log of entries means: the game, prompts, events, clocks, orders. No input or output |
| `live/` | tables in memory: one writer each, sockets, bots and clocks |
| `http/` | the requests |

No rule of the game is here, and nothing a client says is believed. What a viewer may know comes from `Game.view`,
`Game.events` and `Game.codes` of that viewer only.
"""
