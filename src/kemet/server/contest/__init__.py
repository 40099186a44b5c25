"""Tournaments for people as a pure thing: who plays whom, who sits where, who stands where. No database, no sockets."""
