"""Results of simulations and tournaments, aligned for eyes or as sentences."""
