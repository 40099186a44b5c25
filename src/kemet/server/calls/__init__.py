"""Calling people when it is their turn: by push, mail, or a webhook of their own.

A call is a row of the queue `calls` (`store/calls.py`), written in the same transaction as the choice after which
somebody is asked. `caller.py` sends what is due: one process for each recipient at a time. What is said holds the
name of the table and a link, never anything of the game that is not public, never a secret.
"""
