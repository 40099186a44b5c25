"""The Day (sections 4 to 9, 14 and 15): turns and tokens, the five actions, the end of the Day, victory."""
