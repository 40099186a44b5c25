#!/usr/bin/env python3
"""An example bot over standard input and output; docs/outside-bots.md is the protocol. Needs nothing but Python.

    kemet tournament --bots "stdio:python3 examples/bots/builder.py,random" --games 20

It likes building, buying and fighting, and leaves the rest to chance.
"""

import json
import random
import sys

#: The first word of a choice, the best liked first; what is not named comes last.
LIKED = ("buy", "raise", "fight", "step", "teleport", "play", "token", "gold", "silver", "place", "yes")


def liking(choice):
    verb = choice["text"].split()[0]
    return LIKED.index(verb) if verb in LIKED else len(LIKED)


def pick(choices, chance):
    """The best liked, mostly; now and then anything, so that no plan goes in circles."""
    if chance.random() < 0.2:
        return chance.choice(choices)
    best = min(map(liking, choices))
    return chance.choice([choice for choice in choices if liking(choice) == best])


def main():
    chance = random.Random()
    for line in sys.stdin:  # ends when the game does
        message = json.loads(line)
        if message["type"] == "start":
            chance.seed(message["seed"])
            answer = {"type": "ready", "name": "builder"}
        elif message["type"] == "choose":
            choice = pick(message["choices"], chance)
            answer = {"type": "choice", "number": message["number"], "choice": choice["text"], "why": "I like it"}
        else:
            break
        print(json.dumps(answer), flush=True)


main()
