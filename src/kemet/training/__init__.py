"""How the judge learns: bots play themselves, a net is fitted to the results, and a gate lets only better nets in.

`make train` runs it all; docs/training.md tells what was done and what it gave. Nothing here is needed to play.
"""
