"""Help on anything: what there is to explain, and how it is printed."""
