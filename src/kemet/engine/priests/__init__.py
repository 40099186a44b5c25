"""The path to Ta-Seti (docs/rules/taseti.md, section 3): priests, trips and stops, objects, Divine Seals."""
