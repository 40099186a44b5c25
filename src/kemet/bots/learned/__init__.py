"""The judge that learned by playing itself: what it reads off a position, the net over it, and the nets as files.

`reading.py` and `net.py` are compiled; docs/training.md tells how a net is made.
"""
