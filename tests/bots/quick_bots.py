"""Bots for short tests."""

from __future__ import annotations

from kemet.bots import Bot, SearchBot, make_bot


def quick_bot(name: str, seed: str, tries: int = 30) -> Bot:
    """The bot of this strength with so few tries that a test stays short; its depth and samples are its own."""
    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):
        bot.iterations, bot.seconds = tries, 0.0
    return bot
