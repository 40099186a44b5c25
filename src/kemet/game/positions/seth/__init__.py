"""What Seth adds to the text of a position."""
