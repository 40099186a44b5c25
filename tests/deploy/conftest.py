"""PostgreSQL for the tests of what hosts do."""

from databases import postgres_server, postgres_url, sqlite_url

__all__ = ["postgres_server", "postgres_url", "sqlite_url"]
