"""Mass simulation, tournaments and statistics. Lives here: playing many games, counting, the page about it.

Never here: rules, or talk to people at the keyboard.
"""
