"""The table: content and options of one game, turned into lists of integers. It never changes during play."""

from __future__ import annotations

from typing import Final, final

from kemet.content.records import (
    ACTIONS,
    ALL_ABILITIES,
    ALL_COLOURS,
    ALL_EFFECTS,
    ROWS,
    SLOTS,
    SPACE_KINDS,
    USES,
    Board,
    Content,
    Tile,
)
from kemet.engine.native import i64, vec
from kemet.engine.options import Options, token_copies
from kemet.engine.reasons import OptionError, Reason
from kemet.engine.seth.ruleset import SethRuleset
from kemet.engine.state.bits import lowest_bit, lowest_tile
from kemet.engine.state.choices import BATTLE, PAIR, PAIR_REMOVE, PAIR_WIDTH, REMOVE, TOKEN, Choices
from kemet.engine.state.codes import (
    E_DESTROY,
    E_ESCAPE,
    E_REMEMBER,
    E_VETO,
    MAX_BATTLE_CARDS,
    NIGHT_CARDS,
    NIGHT_DAWN,
    NIGHT_ENDS,
    NIGHT_POWERS,
    NIGHT_PRAYER,
    NIGHT_REFILL,
    NIGHT_SEALS,
    NIGHT_TOKENS,
    NIGHT_TURN_ORDER,
    NOWHERE,
    SANCTUARY,
    SETH,
    TEMPLE,
)
from kemet.engine.state.path import Path
from kemet.engine.state.powers import NO_POWERS, Powers, powers_of
from kemet.engine.state.roads import Roads, nested

MAX_TOKENS: Final = 8  # regular tokens are fewer
VIOLET: Final = 4  # its place in ALL_COLOURS
MAX_OBJECTS: Final = 15  # four bits of count each in one number


@final
class Ruleset:
    """Everything that is fixed before the first choice."""

    def __init__(self, options: Options, content: Content):
        self.options = options
        self.digest = content.digest
        self.players: i64 = options.players
        self.target: i64 = options.target
        self._sides()
        self._house_rules(options)
        self._board(board_for(options, content))
        self._tiles(content)
        self._creatures(content)
        self._cards(content)
        self._battle_cards(content)
        self._actions(content)
        self._taseti(options, content)
        self._seth(options, content)

    def _sides(self) -> None:
        """Who stands against whom: every seat is a side of its own, or Seth stands against all others."""
        players = range(self.options.players)
        self.with_seth: bool = self.options.seth
        self.seth_seat: i64 = NOWHERE
        last = self.options.players - 1
        if self.with_seth:
            self.seth_seat = SETH
            last = 1  # one side for all members
        self.side: vec[i64] = vec[i64]([min(seat, last) for seat in players])
        #: [seat]: the packed units of its own side
        self.friend_mask: vec[i64] = vec[i64](
            [sum(15 << 4 * other for other in players if self.side[other] == self.side[seat]) for seat in players]
        )
        #: [seat]: the packed units of all other sides
        self.enemy_mask: vec[i64] = vec[i64](
            [sum(15 << 4 * other for other in players if self.side[other] != self.side[seat]) for seat in players]
        )

    def _house_rules(self, options: Options) -> None:
        default = options.is_default
        self.beginner: bool = options.beginner
        self.top_level: i64 = 2 if options.beginner else 4  # B-BEGINNER-03
        self.day_limit: i64 = options.day_limit()
        self.all_creatures_return: bool = not default("creatureReturnsPerRecruit")
        self.recalled_creature_goes_home: bool = not default("creatureAfterRecall")
        self.left_creature_goes_home: bool = not default("creatureLeftBehind")
        self.retreat_into_enemy_city: bool = not default("retreatIntoEnemyCity")
        self.retreat_to_own_units: bool = not default("retreatSpace")
        self.delta_point_kept: bool = not default("deltaVpAfterSacrifice")
        self.owner_raises_held: bool = not default("ownerRaisesHeldPyramid")
        self.discard_face_up: bool = not default("battleDiscardFaceUp")
        self.mummy_needs_board: bool = not default("mummyCardFromReserve")
        self.initiative_wipe_ends_move: bool = not default("initiativeWipeContinues")
        self.bonus_token_waits: bool = not default("sameTurnBonusToken")
        self.prayer_card_with_priest: bool = not default("prayerCardWithPriest")
        self.veto_on_veto: bool = default("vetoOnVeto")
        self.pass_over_limit: bool = not default("passOverLimit")
        self.scribe_with_enlistment: bool = not default("scribeWithEnlistment")
        self.cities_dealt: bool = not default("cityChoice")
        self.payment_help_once_per_move: bool = not default("raPerTeleport")
        #: the first version of the rules counted all teleports for B-TELE-10, not only free ones
        self.paid_teleports_count: bool = options.defaults == 1

    def _board(self, board: Board) -> None:
        self.space_ids: list[str] = [space.id for space in board.spaces]
        self.city_ids: list[str] = []
        for space in board.spaces:
            if space.city and space.city not in self.city_ids:
                self.city_ids.append(space.city)
        index = {name: number for number, name in enumerate(self.space_ids)}
        self.spaces: i64 = len(self.space_ids)
        self.kind: vec[i64] = vec[i64]([SPACE_KINDS.index(space.kind) for space in board.spaces])
        self.city: vec[i64] = vec[i64](
            [self.city_ids.index(space.city) if space.city else NOWHERE for space in board.spaces]
        )
        self.obelisk: vec[bool] = vec[bool]([space.obelisk for space in board.spaces])
        self.income: vec[i64] = vec[i64]([space.income for space in board.spaces])
        self.sacrifice: vec[i64] = vec[i64]([space.sacrifice for space in board.spaces])
        self.delta: vec[bool] = vec[bool]([space.bank == "delta" for space in board.spaces])
        self.east: vec[bool] = vec[bool]([space.bank == "east" for space in board.spaces])
        districts: list[int] = []
        for city in self.city_ids:
            districts += [index[space.id] for space in board.spaces if space.city == city]
        self.districts: vec[i64] = vec[i64](districts)
        self.city_spaces: vec[i64] = vec[i64](
            [sum(1 << index[space.id] for space in board.spaces if space.city == city) for city in self.city_ids]
        )
        self.obelisks: vec[i64] = vec[i64]([number for number, there in enumerate(self.obelisk) if there])
        self.temples: vec[i64] = vec[i64]([number for number, kind in enumerate(self.kind) if kind == TEMPLE])
        self.sanctuaries: vec[i64] = vec[i64]([number for number, kind in enumerate(self.kind) if kind == SANCTUARY])
        neighbours: list[list[int]] = [[] for _ in board.spaces]  # by land or harbour (B-MOVE-17)
        ferries: list[list[int]] = [[] for _ in board.spaces]
        for first, second in board.land + board.harbour:
            neighbours[index[first]].append(index[second])
            neighbours[index[second]].append(index[first])
        for first, second in board.harbour:
            ferries[index[first]].append(index[second])
            ferries[index[second]].append(index[first])
        for links in neighbours:
            links.sort()
        self.neighbours: vec[vec[i64]] = nested(neighbours)
        self.ferries: vec[vec[i64]] = nested(ferries)

    def _tiles(self, content: Content) -> None:
        tiles = content.tiles
        self.tile_ids: list[str] = [tile.id for tile in tiles]
        self.tile_colour: vec[i64] = vec[i64]([ALL_COLOURS.index(tile.colour) for tile in tiles])
        self.tile_level: vec[i64] = vec[i64]([tile.level for tile in tiles])
        self.tile_copies: vec[i64] = vec[i64]([tile.copies for tile in tiles])
        self.tile_points: vec[i64] = vec[i64]([tile.victory_points for tile in tiles])
        self.tile_units: vec[i64] = vec[i64]([tile.units for tile in tiles])
        self.tile_silver: vec[bool] = vec[bool]([tile.silver_token for tile in tiles])
        self.gold_actions: tuple[str, ...] = ACTIONS
        self.silver_tiles: int = sum(1 << i for i, tile in enumerate(tiles) if tile.silver_token)
        self.tile_gold: vec[i64] = vec[i64]([_bits(tile.gold_actions, ACTIONS) for tile in tiles])
        creatures = [creature.id for creature in content.creatures]
        self.tile_creature: vec[i64] = vec[i64](
            [creatures.index(tile.creature) if tile.creature else NOWHERE for tile in tiles]
        )
        cards = [card.id for card in content.battle_cards]
        self.tile_battle_card: vec[i64] = vec[i64](
            [cards.index(tile.battle_card) if tile.battle_card else NOWHERE for tile in tiles]
        )
        # sets of tiles may grow beyond 63, so they are plain integers
        # one name is one tile in all colours; the two Mercenaries share theirs (T1-BUY-01, T1-BUY-02)
        self.tile_same_name: list[int] = [
            sum(1 << other for other, twin in enumerate(tiles) if twin.name == tile.name) for tile in tiles
        ]
        #: [colour * 5 + level]: bit set of the tiles of this colour up to this level
        self.tiles_up_to: list[int] = [
            sum(1 << i for i, tile in enumerate(tiles) if tile.colour == colour and tile.level <= level)
            for colour in ALL_COLOURS
            for level in range(5)
        ]
        # the colours of pyramids that players build; Seth's stands from the beginning
        self.colours: vec[i64] = vec[i64](sorted(set(self.tile_colour) - {VIOLET}))
        self.creature_tiles: vec[i64] = vec[i64]([i for i, tile in enumerate(tiles) if tile.creature])
        self.special_tiles: vec[i64] = vec[i64]([i for i, tile in enumerate(tiles) if tile.battle_card])
        self.unit_tiles: vec[i64] = vec[i64]([i for i, tile in enumerate(tiles) if tile.units])
        #: [copies]: bit set of the tiles with this number of copies
        self.tiles_by_copies: list[int] = [
            sum(1 << i for i, tile in enumerate(tiles) if tile.copies == copies) for copies in range(6)
        ]
        self.no_copies: int = sum(1 << i for i, tile in enumerate(tiles) if tile.copies == 0)

    def powers_of(self, tiles: int) -> Powers:
        """What these tiles add up to."""
        total = NO_POWERS
        while tiles:
            total = total.plus(self.tile_powers[lowest_tile(tiles)])
            tiles &= tiles - 1
        return total

    def _creatures(self, content: Content) -> None:
        creatures = content.creatures
        self.creature_ids: list[str] = [creature.id for creature in creatures]
        self.creature_move: vec[i64] = vec[i64]([creature.modifiers.get("move", 0) for creature in creatures])
        self.creature_strength: vec[i64] = vec[i64]([creature.modifiers.get("strength", 0) for creature in creatures])
        self.creature_damage: vec[i64] = vec[i64]([creature.modifiers.get("damage", 0) for creature in creatures])
        self.creature_protection: vec[i64] = vec[i64](
            [creature.modifiers.get("protection", 0) for creature in creatures]
        )
        self.creature_abilities: vec[i64] = vec[i64](
            [_bits(creature.abilities, ALL_ABILITIES) for creature in creatures]
        )
        self.creature_points: vec[i64] = vec[i64]([creature.victory_points for creature in creatures])
        self.creature_fee: vec[i64] = vec[i64]([creature.entry_fee for creature in creatures])
        self.creature_night_cards: vec[i64] = vec[i64]([creature.night_cards for creature in creatures])
        self.tile_powers: vec[Powers] = vec[Powers]([self._powers_of_tile(tile) for tile in content.tiles])

    def _powers_of_tile(self, tile: Tile) -> Powers:
        """A creature's night cards count as its tile's, wherever it stands (house rule mummyCardFromReserve)."""
        modifiers = dict(tile.modifiers)
        if tile.creature and not self.mummy_needs_board:
            cards = self.creature_night_cards[self.creature_ids.index(tile.creature)]
            modifiers["night_cards"] = modifiers.get("night_cards", 0) + cards
        return powers_of(modifiers, _bits(tile.abilities, ALL_ABILITIES), _bits(tile.gold_actions, ACTIONS))

    def _cards(self, content: Content) -> None:
        cards = content.cards
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_cost: vec[i64] = vec[i64]([card.cost for card in cards])
        self.card_effect: vec[i64] = vec[i64]([ALL_EFFECTS.index(card.effect) for card in cards])
        self.card_amount: vec[i64] = vec[i64]([card.amount for card in cards])
        self.card_copies: vec[i64] = vec[i64]([card.copies for card in cards])
        #: the kind of each single card; a hand is a bit set over this list
        self.card_of_bit: vec[i64] = vec[i64]([kind for kind, card in enumerate(cards) for _ in range(card.copies)])
        cards_in_all = sum(card.copies for card in cards)  # 35, with module "cards" 47 (T5-DI-01)
        self.all_cards: i64 = (1 << cards_in_all) - 1
        self.card_mask: vec[i64] = vec[i64](
            [
                sum(1 << bit for bit, kind in enumerate(self.card_of_bit) if kind == number)
                for number in range(len(cards))
            ]
        )
        # by symbol: in battle, in one's own turn, and those only in a Move (B-DI-05)
        self.battle_kinds: vec[i64] = vec[i64]([i for i, card in enumerate(cards) if card.symbol == "battle"])
        self.turn_kinds: vec[i64] = vec[i64](
            [i for i, card in enumerate(cards) if card.symbol == "day" and not card.only_in_move]
        )
        self.move_kinds: vec[i64] = vec[i64]([i for i, card in enumerate(cards) if card.symbol == "day"])
        self.only_move_kinds: vec[i64] = vec[i64]([i for i, card in enumerate(cards) if card.only_in_move])
        self.battle_mask: i64 = sum(self.card_mask[kind] for kind in self.battle_kinds)
        self.turn_mask: i64 = sum(self.card_mask[kind] for kind in self.turn_kinds)
        self.move_mask: i64 = sum(self.card_mask[kind] for kind in self.move_kinds)
        self.veto_mask: i64 = self._effect_mask(E_VETO)
        self.escape_mask: i64 = self._effect_mask(E_ESCAPE)
        self.memory_mask: i64 = self._effect_mask(E_REMEMBER)

    def _effect_mask(self, effect: int) -> int:
        return sum(mask for mask, kind in zip(self.card_mask, self.card_effect, strict=True) if kind == effect)

    def _battle_cards(self, content: Content) -> None:
        cards = content.battle_cards
        self.battle_ids: list[str] = [card.id for card in cards]
        self.battle_cards: i64 = len(cards)
        self.battle_strength: vec[i64] = vec[i64]([card.strength for card in cards])
        self.battle_damage: vec[i64] = vec[i64]([card.damage for card in cards])
        self.battle_protection: vec[i64] = vec[i64]([card.protection for card in cards])
        self.battle_own_losses: vec[i64] = vec[i64]([card.own_losses for card in cards])
        # six cards, with module "cards" eight (T5-BCARD-01)
        self.starting_set: i64 = sum(1 << i for i, card in enumerate(cards) if card.starting and not card.side)
        seths = sum(1 << i for i, card in enumerate(cards) if card.starting and card.side)
        #: [seat]: the battle cards it begins with
        self.starting_sets: vec[i64] = vec[i64](
            [seths if seat == self.seth_seat else self.starting_set for seat in range(self.players)]
        )
        self.battle_mirror: vec[bool] = vec[bool]([card.mirror for card in cards])
        #: how a choice names a pair of battle cards: two sets of them need wider numbers
        self.pair_base: i64 = BATTLE
        self.pair_width: i64 = MAX_BATTLE_CARDS
        self.remove_base: i64 = REMOVE
        hands = 1 << len(cards)
        if self.with_seth:
            self.pair_base = PAIR
            self.pair_width = PAIR_WIDTH
            self.remove_base = PAIR_REMOVE
            hands = 0
        #: [hand]: the choices of such a hand, once somebody has held it
        self._pairs: vec[vec[i64]] = nested([[] for _ in range(hands)])
        self._wide_pairs: dict[int, vec[i64]] = {}  # the same for two sets of cards, too many for a row

    def pairs(self, hand: i64, found: Choices) -> None:
        """All ways to play one battle card of this hand and discard another."""
        if len(self._pairs) == 0:
            if hand not in self._wide_pairs:
                self._wide_pairs[hand] = vec[i64](self._pairs_of(hand))
            found.add_all(self._wide_pairs[hand])
            return
        row = self._pairs[hand]
        if len(row) == 0:
            row = vec[i64](self._pairs_of(hand))
            self._pairs[hand] = row
        found.add_all(row)

    def _pairs_of(self, hand: int) -> list[int]:
        held = [card for card in range(self.battle_cards) if hand >> card & 1]
        base, width = self.pair_base, self.pair_width
        return [base + played * width + other for played in held for other in held if other != played]

    def _actions(self, content: Content) -> None:
        spaces = content.actions
        self.action_ids: list[str] = [space.id for space in spaces]
        self.actions: i64 = len(spaces)
        self.all_actions: i64 = (1 << len(spaces)) - 1
        #: [spaces that hold a token, tokens left]: where the next may go, once somebody has asked
        self._token_choices: vec[vec[i64]] = nested([[] for _ in range(MAX_TOKENS << len(spaces))])
        self.action_kind: vec[i64] = vec[i64]([ACTIONS.index(space.action) for space in spaces])
        self.action_colour: vec[i64] = vec[i64](
            [ALL_COLOURS.index(space.colour) if space.colour else NOWHERE for space in spaces]
        )
        self.row_masks: vec[i64] = vec[i64](
            [sum(1 << i for i, space in enumerate(spaces) if space.row == row) for row in ROWS]
        )

    def token_choices(self, placed: i64, left: i64, found: Choices) -> None:
        """Where a regular token may go so that every row can still be filled (B-DAY-03 to B-DAY-07).

        Members of the alliance have the same duty with their four (S-BASE-05, S-DAY-09).
        """
        key = placed * MAX_TOKENS + left
        row = self._token_choices[key]
        if len(row) == 0:
            row = vec[i64](self._tokens_of(placed, left))
            self._token_choices[key] = row
        found.add_all(row)

    def _tokens_of(self, placed: int, left: int) -> list[int]:
        rest = self.all_actions & ~placed
        if self.empty_rows(placed) >= left:  # each token left has to fill a row of its own
            rest &= self.spaces_in_empty_rows(placed)
        return [TOKEN + space for space in range(self.actions) if rest >> space & 1]

    def _taseti(self, options: Options, content: Content) -> None:
        modules = options.modules  # any set of them (T-GEN-01)
        self.modules: tuple[str, ...] = modules
        self.has_path: bool = "path" in modules
        self.has_dawn: bool = "dawn" in modules
        self.day_victory: bool = "victory" in modules
        self.expanded: bool = len(modules) > 0 or self.with_seth
        self.night_next: vec[i64] = vec[i64]([0] * (NIGHT_DAWN + 1))
        order = self._night_order()
        for place in range(len(order) - 1):
            self.night_next[order[place]] = order[place + 1]
        self._taseti_house_rules(options)
        self.roads = Roads(content)
        self._no_path = Path(vec[i64](), vec[i64](), vec[i64]())
        tokens = content.path_tokens
        self.token_ids: list[str] = [token.id for token in tokens]
        self.tokens: i64 = len(tokens)
        if any(number >= MAX_OBJECTS for number, token in enumerate(tokens) if token.slot != "SK"):
            raise OptionError(f"the path has at most {MAX_OBJECTS} kinds of objects, and skills come after them")
        copies = {token.id: token.copies for token in tokens}
        if not options.is_default("tokenCopies"):
            for name, count in token_copies(options.house["tokenCopies"]).items():
                if name not in copies:
                    raise OptionError(Reason("option-no-token", {"house": "tokenCopies", "given": name}))
                copies[name] = count
            if sum(copies.values()) != sum(token.copies for token in tokens):
                raise OptionError(Reason("option-copies-sum", {"house": "tokenCopies"}))
        self.token_copies: vec[i64] = vec[i64]([copies[token.id] for token in tokens])
        self.token_slot: vec[i64] = vec[i64]([SLOTS.index(token.slot) for token in tokens])
        self.token_draws: vec[i64] = vec[i64]([token.draws for token in tokens])
        self.token_use: vec[i64] = vec[i64]([USES.index(token.use) for token in tokens])
        self.token_powers: vec[Powers] = vec[Powers](
            [powers_of(token.modifiers, _bits(token.abilities, ALL_ABILITIES), 0) for token in tokens]
        )
        self.token_battle: vec[bool] = vec[bool](
            [
                token.slot != "SK"
                and (bool({"strength", "protection", "damage"} & set(token.modifiers)) or use in (2, 3))
                for token, use in zip(tokens, self.token_use, strict=True)
            ]
        )
        self.token_move: vec[bool] = vec[bool]([token.slot != "SK" and "move" in token.modifiers for token in tokens])

    def _seth(self, options: Options, content: Content) -> None:
        """What only a game with Seth has; without him nobody asks for it."""
        decks = [card.deck for card in content.cards]
        by_bit = [decks[kind] for kind in self.card_of_bit]
        seths = sum(1 << bit for bit, deck in enumerate(by_bit) if deck == "seth")
        self.decks: vec[i64] = vec[i64]([seths, self.all_cards & ~seths] if self.with_seth else [self.all_cards])
        #: [seat]: which deck it draws from: one for all, or one for each side
        self.deck_number: vec[i64] = vec[i64]([min(side, len(self.decks) - 1) for side in self.side])
        #: [seat]: the cards of that deck
        self.deck_of: vec[i64] = vec[i64]([self.decks[number] for number in self.deck_number])
        self.strike_kinds: list[int] = [kind for kind, effect in enumerate(self.card_effect) if effect == E_DESTROY]
        self.seth: SethRuleset | None = None
        if self.with_seth:
            self.seth = SethRuleset(options, content, board_for(options, content), list(self.kind), list(self.obelisk))

    def skill_powers(self, skills: i64) -> Powers:
        """What these skills add up to."""
        total = NO_POWERS
        while skills:
            total = total.plus(self.token_powers[lowest_bit(skills)])
            skills &= skills - 1
        return total

    def object_powers(self, packed: i64) -> Powers:
        """What these objects add up to, four bits of count each."""
        total = NO_POWERS
        token: i64 = 0
        while packed:
            for _ in range(packed & 15):
                total = total.plus(self.token_powers[token])
            packed >>= 4
            token += 1
        return total

    def empty_path(self) -> Path:
        roads = self.roads
        if not self.has_path:
            return self._no_path
        return Path(
            vec[i64]([0] * len(roads.slot_stop)), vec[i64]([0] * self.tokens), vec[i64]([0] * len(roads.stop_ids))
        )

    def _night_order(self) -> list[int]:
        """The steps of the Night: base.md 19.2, with what modules put in or replace (taseti.md 7.2)."""
        order = [NIGHT_TOKENS, NIGHT_PRAYER, NIGHT_CARDS]
        if self.has_path:
            order.append(NIGHT_SEALS)
        order.append(NIGHT_POWERS)
        if self.has_path:
            order.append(NIGHT_REFILL)
        order.append(NIGHT_DAWN if self.has_dawn else NIGHT_TURN_ORDER)
        order.append(NIGHT_ENDS)
        return order

    def _taseti_house_rules(self, options: Options) -> None:
        default = options.is_default
        self.silver_activates: bool = default("silverActivatesPriest")
        self.take_part: bool = default("takePartOfLocation")
        self.in_place_ta_seti: bool = default("activateInPlaceTaSeti")
        self.in_place_anywhere: bool = not default("activateInPlaceAnywhere")
        self.objects_return: bool = not default("usedObjects")
        self.reserve_counts_as_board: bool = not default("priestRecallCountsReserve")
        self.priests_return_any_time: bool = not default("priestReturnMoment")
        self.dagger_needs_survivor: bool = default("daggerNeedsSurvivor")
        self.dagger_floor: bool = not default("daggerFloor")
        self.devourer_defends: bool = default("devourerDefence")
        self.snake_cancels_fee: bool = not default("khnumSnake")
        self.no_extra_at_end_of_day: bool = not default("divineStrengthTemples")
        self.creature_with_troops: bool = not default("enforcedCreature")
        self.dedication_once: bool = not default("dedicationPerEntry")
        self.sacrifice_after_points: bool = not default("sacrificeBeforeVp")
        self.dawn_hidden: bool = not default("dawnTokensHidden")
        self.recheck_victory: bool = default("module4Recheck")
        self.check_every_token: bool = self.day_victory and options.value("module4EveryToken") == "yes"
        #: the first version of the rules forgot the regular token, and cards between two tokens
        self.check_regular_token: bool = self.check_every_token and options.defaults > 1
        self.memory_chain: bool = not default("divineMemoryChain")
        if not default("secondNewBattleCard") and "113" in self.battle_ids:
            card = self.battle_ids.index("113")
            printed = options.house["secondNewBattleCard"]
            self.battle_strength[card] = int(printed[0])
            self.battle_damage[card] = int(printed[1])
            self.battle_protection[card] = int(printed[2])

    def spaces_in_empty_rows(self, placed: i64) -> i64:
        spaces: i64 = 0
        for mask in self.row_masks:
            if not placed & mask:
                spaces |= mask
        return spaces

    def empty_rows(self, placed: i64) -> i64:
        empty: i64 = 0
        for mask in self.row_masks:
            if mask and not placed & mask:
                empty += 1
        return empty


def board_for(options: Options, content: Content) -> Board:
    """One side for 3 and 5 players, the other for 2 and 4; what is closed to 2 or 3 is not on theirs (B-SETUP-02)."""
    variant = ""
    if not options.is_default("fourPlayerEast"):  # it needs four cities beside Seth's
        variant = options.house["fourPlayerEast"]
    for board in content.boards:
        if board.players == options.players and board.variant == variant:
            return board
    raise OptionError(f"the content has no board for {options.players} players with variant {variant!r}")


def _bits(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)
