"""Passwords that everybody tries first, refused; hashing is in `http/passwords.py`."""

from __future__ import annotations

import re
import unicodedata

#: Words that passwords are made of most often, without the digits and signs people add to them.
WORDS = """
password passwort passwd pass passw haslo hasło senha motdepasse mdp geheim secret sekret segredo
qwerty qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
abcdef abcdefgh abcdefghij iloveyou ilove ilovegod jetaime kochamcie teamo teamomuito loveyou lovely
letmein welcome bienvenue witaj bemvindo admin administrator administrador root superuser master
monkey dragon football soccer baseball basketball hockey superman batman spiderman pokemon naruto starwars
sunshine princess princesa princesse charlie jordan michael jennifer daniel matthew joshua andrew
shadow killer hunter ranger phoenix tiger eagle flower butterfly chocolate cookie banana cheese pepper
computer internet samsung google facebook linkedin whatever trustno trustnoone changeme default guest
summer winter spring autumn january december monday freedom america london paris warszawa polska brasil
portugal france deutschland barcelona realmadrid liverpool arsenal chelsea manchester juventus
kemet egypt pharaoh anubis horus sobek sebek bastet thoth osiris isis seth taseti pyramid nile
"""
COMMON = frozenset(WORDS.split())
ROWS = ("01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiopasdfghjklzxcvbnm", "azertyuiopqsdfghjklmwxcvbn")
LEET = str.maketrans("@4830157$!€", "aabeoistsie")


def weakness(password: str, name: str) -> str | None:
    """Why this password is no protection, or None."""
    plain = unicodedata.normalize("NFKC", password).casefold()
    owner = unicodedata.normalize("NFKC", name).casefold()
    if len(set(plain)) < 4:
        return "this password repeats the same few characters"
    if _is_a_row(plain):
        return "this password is a row of the keyboard or of the alphabet"
    if owner and owner in plain and len(plain) - len(owner) < 6:
        return "this password is little more than the name"
    if any(word in COMMON for word in _bare(plain)):
        return "this is one of the passwords that everybody tries first"
    return None


def _bare(plain: str) -> set[str]:
    """The word inside: without what people put before and after it, and with their spelling undone."""
    trimmed = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", plain)
    spelled = plain.translate(LEET)
    half = plain[: len(plain) // 2]
    doubled = {half} if half * 2 == plain else set()
    return {trimmed, spelled, re.sub(r"^[\W\d_]+|[\W\d_]+$", "", spelled), trimmed.translate(LEET), *doubled}


def _is_a_row(plain: str) -> bool:
    """Long pieces of a row, forwards or backwards, once or again and again."""
    steps = [any(pair in row or pair[::-1] in row for row in ROWS) for pair in _pairs(plain)]
    return sum(steps) >= 0.8 * len(steps)


def _pairs(text: str) -> list[str]:
    return [text[place : place + 2] for place in range(len(text) - 1)]
