"""What only a game with Seth does: his turns, the yellow actions, the alliance as a team.

Everything else is done where it is done without him (S-BASE-01).
"""
