"""The net for games with Seth."""
