"""Mass simulation and statistics. Lives here: playing many games and counting. Never here: rules, or talk to people."""
