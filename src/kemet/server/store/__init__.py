"""The database: SQLite in a file, or PostgreSQL. Nothing here knows the game."""
