"""What the table agrees on before play: the target and the house rules of docs/rules/base.md, section 23."""

from __future__ import annotations

from typing import Final

from kemet.content.records import MODULES

#: Per house rule the values it may take; the first is the default.
HOUSE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "creatureReturnsPerRecruit": ("one", "all"),
    "creatureAfterRecall": ("reserve", "home"),
    "creatureLeftBehind": ("reserve", "home"),
    "retreatIntoEnemyCity": ("no", "yes"),
    "retreatSpace": ("empty", "no-enemy"),
    "deltaVpAfterSacrifice": ("lost", "kept"),
    "ownerRaisesHeldPyramid": ("no", "yes"),
    "battleDiscardFaceUp": ("no", "yes"),
    "mummyCardFromReserve": ("yes", "no"),
    "initiativeWipeContinues": ("yes", "no"),
    "sameTurnBonusToken": ("yes", "no"),
    "prayerCardWithPriest": ("no", "yes"),
    "vetoOnVeto": ("yes", "no"),
    "passOverLimit": ("no", "yes"),
    "scribeWithEnlistment": ("no", "yes"),
    "fourPlayerEast": ("sanctuary", "temple"),
    "cityChoice": ("pick", "dealt"),
    "raPerTeleport": ("each", "once"),
    "dayLimit": ("off",),
    # Ta-Seti (docs/rules/taseti.md, section 12)
    "tokenCopies": ("printed",),
    "silverActivatesPriest": ("yes", "no"),
    "takePartOfLocation": ("yes", "no"),
    "activateInPlaceTaSeti": ("yes", "no"),
    "activateInPlaceAnywhere": ("no", "yes"),
    "usedObjects": ("out", "reserve"),
    "priestRecallCountsReserve": ("no", "yes"),
    "priestReturnMoment": ("own-turn", "any"),
    "daggerNeedsSurvivor": ("yes", "no"),
    "daggerFloor": ("none", "zero"),
    "devourerDefence": ("yes", "no"),
    "khnumSnake": ("fee", "no-fee"),
    "divineStrengthTemples": ("each", "none"),
    "enforcedCreature": ("city", "troop"),
    "dedicationPerEntry": ("entry", "action"),
    "sacrificeBeforeVp": ("before", "after"),
    "dawnTokensHidden": ("no", "yes"),
    "module4Recheck": ("yes", "no"),
    "module4EveryToken": ("yes", "no"),
    "divineMemoryChain": ("no", "yes"),
    "secondNewBattleCard": ("113",),
}

#: Raised when a default changes. A stored game keeps the defaults it began with.
DEFAULTS_VERSION: Final = 2
#: What the defaults of earlier versions were where they are others now.
EARLIER_DEFAULTS: Final[dict[int, dict[str, str]]] = {1: {"module4EveryToken": "no"}}

#: The module of Ta-Seti that a house rule speaks of; without it the house rule would do nothing.
MODULE_OF: Final[dict[str, str]] = {
    "tokenCopies": "path",
    "silverActivatesPriest": "path",
    "takePartOfLocation": "path",
    "activateInPlaceTaSeti": "path",
    "activateInPlaceAnywhere": "path",
    "usedObjects": "path",
    "priestRecallCountsReserve": "path",
    "priestReturnMoment": "path",
    "daggerNeedsSurvivor": "path",
    "daggerFloor": "path",
    "devourerDefence": "black",
    "khnumSnake": "black",
    "divineStrengthTemples": "black",
    "enforcedCreature": "black",
    "dedicationPerEntry": "black",
    "sacrificeBeforeVp": "cards",
    "dawnTokensHidden": "dawn",
    "module4Recheck": "victory",
    "module4EveryToken": "victory",
    "divineMemoryChain": "cards",
    "secondNewBattleCard": "cards",
}
BEGINNER_TARGET: Final = 4  # B-BEGINNER-04, T-GEN-03
TARGETS: Final = (8, 10)  # also with victory in the Day (T4-WIN-01)


class OptionError(ValueError):
    """An option the game does not know, or a value it cannot take."""


class Options:
    """The agreed options, checked. `house` holds only what differs from the defaults."""

    def __init__(
        self,
        players: int,
        target: int,
        beginner: bool,
        house: dict[str, str],
        modules: tuple[str, ...] = (),
        defaults: int = DEFAULTS_VERSION,
    ):
        if not 1 <= defaults <= DEFAULTS_VERSION:
            raise OptionError(f"there are no defaults of version {defaults}; the newest is {DEFAULTS_VERSION}")
        for name in modules:
            if name not in MODULES:
                raise OptionError(f"there is no module {name!r}; known are {', '.join(MODULES)}")
        if not 2 <= players <= 5:
            raise OptionError(f"players must be from 2 to 5, not {players} (B-LIMIT-01)")
        if beginner:
            target = BEGINNER_TARGET
        elif target not in TARGETS:
            raise OptionError(f"victory_points must be 8 or 10, not {target} (B-SETUP-01)")
        self.players = players
        self.target = target
        self.beginner = beginner
        self.modules: tuple[str, ...] = tuple(name for name in MODULES if name in modules)
        self.defaults = defaults
        self.house: dict[str, str] = {}
        for key in sorted(house):
            value = house[key]
            _check(key, value, players, self.modules)
            if value != self._default(key):
                self.house[key] = value

    def is_default(self, key: str) -> bool:
        return key not in self.house

    def value(self, key: str) -> str:
        """What this house rule says at this table."""
        return self.house.get(key, self._default(key))

    def _default(self, key: str) -> str:
        return EARLIER_DEFAULTS.get(self.defaults, {}).get(key, HOUSE_RULES[key][0])

    def day_limit(self) -> int:
        value = self.house.get("dayLimit", "off")
        return 0 if value == "off" else int(value)


def _check(key: str, value: str, players: int, modules: tuple[str, ...]) -> None:
    if key not in HOUSE_RULES:
        raise OptionError(f"there is no house rule {key!r}; known are {', '.join(HOUSE_RULES)}")
    if value == HOUSE_RULES[key][0]:
        return
    if key in MODULE_OF and MODULE_OF[key] not in modules:
        raise OptionError(f"the house rule {key} needs the module {MODULE_OF[key]!r} of Ta-Seti")
    if key == "tokenCopies":
        token_copies(value)
        return
    if key == "secondNewBattleCard":
        if len(value) == 3 and value.isascii() and value.isdigit():
            return
        raise OptionError("secondNewBattleCard is three digits: strength, damage, protection")
    if key == "dayLimit":
        if value == "off" or number_in(value, 1, 999) > 0:
            return
        raise OptionError(f"dayLimit must be 'off' or a number of Days from 1 to 999, not {value!r}")
    if value not in HOUSE_RULES[key]:
        raise OptionError(f"{key} must be one of {', '.join(HOUSE_RULES[key])}, not {value!r}")
    if key == "fourPlayerEast" and value != "sanctuary" and players != 4:
        raise OptionError("fourPlayerEast changes the board for 4 players only (B-CLAR-08)")


def token_copies(value: str) -> dict[str, int]:
    """The split of path tokens written as 'ibis:4+hare:2'; kinds not named keep their number."""
    copies: dict[str, int] = {}
    for part in value.split("+"):
        name, _, count = part.partition(":")
        if not name or number_in(count, 0, 12) < 0:
            raise OptionError(f"tokenCopies is written as 'ibis:4+hare:2', not {value!r}")
        copies[name] = number_in(count, 0, 12)
    return copies


def number_in(text: str, low: int, high: int) -> int:
    """The whole number a text says if it lies in this range, otherwise -1. Endless digits are no number."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        return -1
    value = int(text)
    return value if low <= value <= high else -1
