"""A state as plain numbers and back, and its hash: what files, records and other processes keep of a game.

Hidden things are in it: never show it to a player.
"""
