"""Secrets: passwords, tokens, the second factor."""
