"""What is always true of a state, box by box."""
