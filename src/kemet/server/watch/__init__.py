"""What hosts watch: numbers, logs, the health of the process."""
