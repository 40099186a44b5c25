"""The words that the box Seth adds to the vocabulary of the data files."""

from __future__ import annotations

BOX = "seth"
#: The two sides of the table: Seth, and the members of the alliance.
SIDES = ("seth", "alliance")
#: The colour of Seth's tiles and of his one pyramid.
VIOLET = "violet"
#: The modules of Ta-Seti that can be played with Seth, both or one of them (S-TS-01, S-TS-02, S-CLAR-02).
#: Their rulings hold, read with the two sides (S-TS-23).
SETH_MODULES = ("black", "cards")
MEMBERS = (2, 3, 4, 5)
#: Whom a change of a value may help.
OWNERS = (*SIDES, "owner")

#: Further numbers that a tile or a power token may add up.
SETH_MODIFIERS = (
    "strength_corrupting",
    "troop_limit",
    "capture",
    "drain",
    "night_theft",
    "night_pick",
)

#: Further things that a tile or a creature allows.
SETH_ABILITIES = ("swap_cards", "incorruptible", "common")

#: What a creature card can do in its battle.
CARD_POWERS = ("silence_creature", "silence_cards", "pierce", "strike_cities", "strike_anyone")

#: Further things that a divine card does.
SETH_EFFECTS = ("give_prayer",)

SPACE_COLOURS = ("violet", "yellow", "gold")
SETH_ACTIONS = (
    "move",
    "invasion",
    "recruit",
    "raise",
    "pray",
    "invoke",
    "buy",
    "corrupt_pyramid",
    "corrupt_creature",
    "corrupt_troop",
    "destroy_two",
    "gold",
)

#: The figures that the rules ask for by name.
NUMBERS = (
    "alliance_target",
    "seth_units",
    "seth_units_placed",
    "member_units",
    "member_units_placed",
    "seth_limit",
    "alliance_limit",
    "creature_limit",
    "seth_prayer",
    "member_prayer",
    "most_prayer",
    "violet_tokens_beyond_members",
    "member_tokens",
    "tokens_given_to_seth",
    "violet_pyramid",
    "seth_night_prayer_per_member",
    "member_night_prayer",
    "night_cards",
    "eclipse_vision",
    "seth_pray",
    "seth_invoke",
    "corrupt_pyramid_surcharge",
    "destroyed_units",
    "creature_battle_points",
    "invasion_groups",
    "recall_less",
    "temples",
    "temple_cost_1",
    "temple_cost_2",
    "temple_cost_3",
    "ceremony_per_member",
    "ceremony_less_per_point",
    "proposals_per_member",
)
