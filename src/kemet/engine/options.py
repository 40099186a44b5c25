"""What the table agrees on before play: the target and the house rules of docs/rules/base.md, section 23."""

from __future__ import annotations

from typing import Final

from kemet.content.records import MODULES
from kemet.content.seth.words import SETH_MODULES
from kemet.engine.reasons import OptionError, Reason

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
#: House rules that only a game with Seth knows (docs/rules/seth.md, 4.13).
SETH_RULES: Final[dict[str, tuple[str, ...]]] = {
    "sanctuaryScores": ("no", "yes"),
    "alliedWallsHinderAllies": ("no", "yes"),
    "portalForRetreat": ("no", "yes"),
    "templeOnPortalSpaces": ("yes", "no"),
    "sethMayBuyHeldColour": ("yes", "no"),
    "sethMayRaiseHeldPyramid": ("no", "yes"),
    "violetPyramidCapturable": ("no", "yes"),
    "sethSilverOnYellow": ("no", "yes"),
    "powerTokensActAtEclipse": ("no", "yes"),
    "alliedPyramidsCountForViolet": ("no", "yes"),
    "corruptedDefensiveVictoryScores": ("yes", "no"),
    "silverAndGreySameTurn": ("no", "yes"),
    "districtWinCheck": ("afterBuilding", "beforeBuilding"),
}
#: House rules of the other boxes that are offered with Seth; all others are refused (S-BASE-08).
RULES_WITH_SETH: Final = (
    "creatureReturnsPerRecruit",
    "creatureAfterRecall",
    "creatureLeftBehind",
    "retreatIntoEnemyCity",
    "retreatSpace",
    "ownerRaisesHeldPyramid",
    "battleDiscardFaceUp",
    "mummyCardFromReserve",
    "raPerTeleport",
    "sameTurnBonusToken",
    "initiativeWipeContinues",
    "prayerCardWithPriest",
    "scribeWithEnlistment",
    "fourPlayerEast",
    "cityChoice",
    "dayLimit",
    "devourerDefence",
    "khnumSnake",
    "divineStrengthTemples",
    "enforcedCreature",
    "dedicationPerEntry",
    "sacrificeBeforeVp",
    "secondNewBattleCard",
)
SETH_TARGETS: Final = (6, 7, 8, 9, 10, 11, 12)  # S-SETUP-25; 8 and 10 are printed, the others a handicap
BEGINNER_TARGET: Final = 4  # B-BEGINNER-04, T-GEN-03
TARGETS: Final = (8, 10)  # also with victory in the Day (T4-WIN-01)


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
        seth: bool = False,
    ):
        if not 1 <= defaults <= DEFAULTS_VERSION:
            raise OptionError(f"there are no defaults of version {defaults}; the newest is {DEFAULTS_VERSION}")
        for name in modules:
            if name not in MODULES:
                raise OptionError(Reason("option-module", {"given": name, "known": ", ".join(MODULES)}))
        if seth:
            _check_seth(players, target, beginner, modules)
        elif not 2 <= players <= 5:
            raise OptionError(Reason("option-players", {"given": players}, "B-LIMIT-01"))
        elif beginner:
            target = BEGINNER_TARGET
        elif target not in TARGETS:
            raise OptionError(Reason("option-points", {"given": target}, "B-SETUP-01"))
        self.seth = seth
        self.players = players
        self.target = target
        self.beginner = beginner
        self.modules: tuple[str, ...] = tuple(name for name in MODULES if name in modules)
        self.defaults = defaults
        self.house: dict[str, str] = {}
        for key in sorted(house):
            value = house[key]
            _check(key, value, players - 1 if seth else players, self.modules, seth)
            if value != self._default(key):
                self.house[key] = value

    def is_default(self, key: str) -> bool:
        return key not in self.house

    def value(self, key: str) -> str:
        """What this house rule says at this table."""
        return self.house.get(key, self._default(key))

    def _default(self, key: str) -> str:
        return EARLIER_DEFAULTS.get(self.defaults, {}).get(key, values_of(key)[0])

    @property
    def members(self) -> int:
        """How many stand against Seth; 0 without him."""
        return self.players - 1 if self.seth else 0

    def day_limit(self) -> int:
        """0 for none; who needs an end sets one (S-CLAR-73)."""
        value = self.house.get("dayLimit", "off")
        return 0 if value == "off" else int(value)


def values_of(key: str) -> tuple[str, ...]:
    """The values of a house rule of any box, the default first."""
    return SETH_RULES[key] if key in SETH_RULES else HOUSE_RULES[key]


def _check_seth(players: int, target: int, beginner: bool, modules: tuple[str, ...]) -> None:
    if not 3 <= players <= 6:
        raise OptionError(Reason("option-players-seth", {"given": players}, "S-CLAR-01"))
    if beginner:
        raise OptionError(Reason("option-beginner-seth", {}, "S-BASE-02"))
    if target not in SETH_TARGETS:
        raise OptionError(Reason("option-points-seth", {"given": target}, "S-SETUP-25"))
    for name in modules:
        if name not in SETH_MODULES:
            raise OptionError(Reason("option-module-seth", {"given": name}, "S-TS-02"))


def _check(key: str, value: str, players: int, modules: tuple[str, ...], seth: bool) -> None:
    """`players` is the number of cities beside Seth's."""
    known = (*RULES_WITH_SETH, *SETH_RULES) if seth else tuple(HOUSE_RULES)
    if key not in known:
        if key in HOUSE_RULES:
            raise OptionError(Reason("option-house-seth", {"house": key}, "S-BASE-08"))
        if key in SETH_RULES:
            raise OptionError(Reason("option-house-needs-seth", {"house": key}))
        raise OptionError(Reason("option-house", {"given": key, "known": ", ".join(known)}))
    if value == values_of(key)[0]:
        return
    if key in MODULE_OF and MODULE_OF[key] not in modules:
        raise OptionError(Reason("option-house-module", {"house": key, "given": MODULE_OF[key]}))
    if key == "tokenCopies":
        token_copies(value)
        return
    if key == "secondNewBattleCard":
        if len(value) == 3 and value.isascii() and value.isdigit():
            return
        raise OptionError(Reason("option-new-card", {"house": key}))
    if key == "dayLimit":
        if value == "off" or number_in(value, 1, 999) > 0:
            return
        raise OptionError(Reason("option-days", {"house": key, "given": value}))
    if value not in values_of(key):
        raise OptionError(Reason("option-value", {"house": key, "known": ", ".join(values_of(key)), "given": value}))
    if key == "fourPlayerEast" and value != "sanctuary" and players != 4:
        raise OptionError(Reason("option-four", {"house": key}, "B-CLAR-08"))


def token_copies(value: str) -> dict[str, int]:
    """The split of path tokens written as 'ibis:4+hare:2'; kinds not named keep their number."""
    copies: dict[str, int] = {}
    for part in value.split("+"):
        name, _, count = part.partition(":")
        if not name or number_in(count, 0, 12) < 0:
            raise OptionError(Reason("option-copies", {"house": "tokenCopies", "given": value}))
        copies[name] = number_in(count, 0, 12)
    return copies


def number_in(text: str, low: int, high: int) -> int:
    """The whole number a text says if it lies in this range, otherwise -1. Endless digits are no number."""
    if not text.isascii() or not text.isdigit() or len(text) > 6:
        return -1
    value = int(text)
    return value if low <= value <= high else -1
