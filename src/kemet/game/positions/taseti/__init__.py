"""What Ta-Seti adds to the text of a position."""
