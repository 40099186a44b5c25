"""What training does differently for games with Seth."""
