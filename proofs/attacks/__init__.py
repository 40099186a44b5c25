"""Attacks on a server of our own, on loopback, bounded in time and count. One file per kind; each has a list `ATTACKS`.

`proofs/attack_wire.py` finds the files by itself, runs what they list and measures what bystanders feel meanwhile.
"""
