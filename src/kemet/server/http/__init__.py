"""The requests. Each file is one group of them; `guard.py` decides who may."""
