"""What only a game with Seth fixes before the first choice: figures, Seth's action board, creature cards, tokens."""

from __future__ import annotations

from typing import Final, final

from kemet.content.records import ACTIONS, Board, Content
from kemet.content.seth.records import SethBox
from kemet.content.seth.words import CARD_POWERS, SETH_ACTIONS
from kemet.engine.native import i64, vec
from kemet.engine.options import Options
from kemet.engine.state.codes import DESERT, NOWHERE
from kemet.engine.state.powers import Powers, powers_of

# Powers of creature cards, bits in the order of content.seth_records.CARD_POWERS.
CARD_SILENCES: Final = 1
CARD_MUTES: Final = 2  # the defender plays no divine cards
CARD_PIERCES: Final = 4
CARD_STRIKES_CITIES: Final = 8
CARD_STRIKES_ANYONE: Final = 16

# Kinds of track steps.
SETH_STEP: Final = 0  # + 8 * tokens
ALLIANCE_STEP: Final = 1
ECLIPSE_STEP: Final = 2

# Actions of Seth's board, in the order of content.seth_records.SETH_ACTIONS.
SETH_MOVE: Final = 0
INVASION: Final = 1
SETH_RECRUIT: Final = 2
SETH_RAISE: Final = 3
SETH_PRAY: Final = 4
INVOKE: Final = 5
SETH_BUY: Final = 6
CORRUPT_PYRAMID: Final = 7
CORRUPT_CREATURE: Final = 8
CORRUPT_TROOP: Final = 9
DESTROY_TWO: Final = 10


@final
class SethRuleset:
    """Content and options of Seth's box as numbers."""

    def __init__(self, options: Options, content: Content, board: Board, kind: list[int], obelisk: list[bool]):
        box = content.seth
        assert box is not None
        self.members: i64 = options.members
        self.all_members: i64 = (1 << options.players) - 2  # bit set of the members' seats
        self._numbers(box)
        self._rules(options)
        self._day(box)
        self._spaces(box)
        self._cards(box, content)
        self._tokens(box)
        self._land(board, kind, obelisk)
        self.alliance_tiles: int = sum(1 << i for i, tile in enumerate(content.tiles) if tile.side == "alliance")
        self.seths_tiles: int = sum(1 << i for i, tile in enumerate(content.tiles) if tile.side == "seth")
        self.violet_tiles: int = sum(1 << i for i, tile in enumerate(content.tiles) if tile.colour == "violet")
        self.level_one: int = sum(1 << i for i, tile in enumerate(content.tiles) if tile.level == 1)
        self.clear_tiles: int = sum(1 << i for i, tile in enumerate(content.tiles) if tile.clear_token)
        self.osiris: i64 = next((i for i, each in enumerate(content.creatures) if "common" in each.abilities), NOWHERE)
        self.legion_limit: i64 = max(tile.modifiers.get("troop_limit", 0) for tile in content.tiles)
        self.carrion: vec[i64] = vec[i64]([creature.carrion for creature in content.creatures])
        self.bite: vec[i64] = vec[i64]([creature.bite for creature in content.creatures])

    def _numbers(self, box: SethBox) -> None:
        number = box.number
        self.alliance_target: i64 = number("alliance_target")
        self.placed_units: i64 = number("seth_units_placed")
        self.seth_limit: i64 = number("seth_limit")
        self.alliance_limit: i64 = number("alliance_limit")
        self.violet_tokens: i64 = self.members + number("violet_tokens_beyond_members")
        self.member_tokens: i64 = number("member_tokens")
        self.first_level: i64 = number("violet_pyramid")
        self.seth_night: i64 = self.members * number("seth_night_prayer_per_member")
        self.member_night: i64 = number("member_night_prayer")
        self.night_cards: i64 = number("night_cards")
        self.eclipse_vision: i64 = number("eclipse_vision")
        self.pray: i64 = number("seth_pray")
        self.invoke: i64 = number("seth_invoke")
        self.surcharge: i64 = number("corrupt_pyramid_surcharge")
        self.destroyed: i64 = number("destroyed_units")
        self.creature_points: i64 = number("creature_battle_points")
        self.recall_less: i64 = number("recall_less")
        self.most_temples: i64 = number("temples")
        self.temple_cost: vec[i64] = vec[i64](
            [0, number("temple_cost_1"), number("temple_cost_2"), number("temple_cost_3")]
        )
        self.ceremony_cost: i64 = self.members * number("ceremony_per_member")
        self.ceremony_less: i64 = number("ceremony_less_per_point")
        self.proposals: i64 = number("proposals_per_member")
        seats = range(self.members + 1)
        self.starting_units: vec[i64] = vec[i64](
            [number("member_units") if seat else number("seth_units") for seat in seats]
        )
        self.starting_prayer: vec[i64] = vec[i64](
            [number("member_prayer") if seat else number("seth_prayer") for seat in seats]
        )

    def _rules(self, options: Options) -> None:
        def yes(key: str) -> bool:
            return options.value(key) == "yes"

        self.allied_walls: bool = yes("alliedWallsHinderAllies")
        self.portal_for_retreat: bool = yes("portalForRetreat")
        self.temple_on_portal: bool = yes("templeOnPortalSpaces")
        self.buys_held: bool = yes("sethMayBuyHeldColour")
        self.raises_held: bool = yes("sethMayRaiseHeldPyramid")
        self.violet_capturable: bool = yes("violetPyramidCapturable")
        self.silver_on_yellow: bool = yes("sethSilverOnYellow")
        self.tokens_at_eclipse: bool = yes("powerTokensActAtEclipse")
        self.allied_pyramids: bool = yes("alliedPyramidsCountForViolet")
        self.corrupted_defence: bool = yes("corruptedDefensiveVictoryScores")
        self.silver_and_grey: bool = yes("silverAndGreySameTurn")
        self.check_before_building: bool = options.value("districtWinCheck") == "beforeBuilding"
        self.sanctuary_scores: bool = yes("sanctuaryScores")

    def _day(self, box: SethBox) -> None:
        """The track for this number of members takes the place of the turn order (S-SETUP-20)."""
        kinds = {"S": SETH_STEP, "A": ALLIANCE_STEP, "E": ECLIPSE_STEP}
        self.track: vec[i64] = vec[i64]([kinds[step[0]] + 8 * int(step[1:] or 0) for step in box.track.steps])
        self.temples_for_point: i64 = box.track.temples_for_point

    def _spaces(self, box: SethBox) -> None:
        spaces = [space for space in box.spaces if space.colour != "gold"]
        self.space_ids: list[str] = [space.id for space in spaces]
        self.spaces: i64 = len(spaces)
        self.action: vec[i64] = vec[i64]([SETH_ACTIONS.index(space.action) for space in spaces])
        self.violet_spaces: i64 = sum(1 << i for i, space in enumerate(spaces) if space.colour == "violet")
        self.yellow_spaces: i64 = sum(1 << i for i, space in enumerate(spaces) if space.colour == "yellow")

    def _cards(self, box: SethBox, content: Content) -> None:
        tiles = [tile.id for tile in content.tiles]
        cards = box.creature_cards
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_tile: vec[i64] = vec[i64]([tiles.index(card.tile) for card in cards])
        self.card_strength: vec[i64] = vec[i64]([card.strength for card in cards])
        self.card_damage: vec[i64] = vec[i64]([card.damage for card in cards])
        self.card_powers: vec[i64] = vec[i64](
            [sum(1 << CARD_POWERS.index(name) for name in card.abilities) for card in cards]
        )
        self.card_prayer: vec[i64] = vec[i64]([card.win_prayer for card in cards])
        self.card_draws: vec[i64] = vec[i64]([card.draws for card in cards])

    def _tokens(self, box: SethBox) -> None:
        self.power_ids: list[str] = [token.id for token in box.power_tokens]
        self.powers: vec[Powers] = vec[Powers](
            [
                powers_of(token.modifiers, 0, sum(1 << ACTIONS.index(name) for name in token.gold_actions))
                for token in box.power_tokens
            ]
        )
        self.grey_tokens: vec[i64] = vec[i64]([token.grey_tokens for token in box.power_tokens])
        self.all_powers: i64 = (1 << len(box.power_tokens)) - 1
        self.prayer_back: vec[i64] = vec[i64]([token.back for token in box.prayer_tokens])
        self.prayer_front: vec[i64] = vec[i64]([token.front for token in box.prayer_tokens])
        self.all_prayers: i64 = (1 << len(box.prayer_tokens)) - 1

    def _land(self, board: Board, kind: list[int], obelisk: list[bool]) -> None:
        ids = [space.id for space in board.spaces]
        self.portal: vec[i64] = vec[i64]([NOWHERE] * len(ids))  # [space]: the space behind the portal, -1: none
        for first, second in board.portal:
            self.portal[ids.index(first)] = ids.index(second)
            self.portal[ids.index(second)] = ids.index(first)
        self.sites: i64 = 0  # bit set: where a sacred temple may stand (S-TEMPLE-04)
        self.altars: i64 = 0  # bit set: where those stand who pay for the ceremony (S-CEREMONY-02)
        for space in range(len(ids)):
            if kind[space] == DESERT and obelisk[space]:
                self.altars |= 1 << space
            elif kind[space] == DESERT and (self.temple_on_portal or self.portal[space] < 0):
                self.sites |= 1 << space
        #: all spaces in the order of their names: so temples pay (5.10)
        self.by_name: vec[i64] = vec[i64](sorted(range(len(ids)), key=lambda space: ids[space]))
        self.home: vec[i64] = vec[i64]([i for i, space in enumerate(board.spaces) if space.city == "SE"])
