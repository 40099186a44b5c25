"""What many games of one good bot say about the game: `kemet findings` (docs/findings.md)."""
