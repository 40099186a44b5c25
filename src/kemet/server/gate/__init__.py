"""Who may knock, and how often."""
