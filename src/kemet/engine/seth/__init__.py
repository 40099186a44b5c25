"""What only a game with Seth does: his turns, the yellow actions, the alliance as a team."""
