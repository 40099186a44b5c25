"""The Night (section 3): tokens back, prayer, cards, night powers, turn order; the Dawn's bids with its module."""
