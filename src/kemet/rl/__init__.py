"""The game for people who study and train: rows of numbers, masks, environments of the usual kinds."""
