"""The table: content and options of one game, turned into lists of integers. It never changes during play."""

from __future__ import annotations

from kemet.content.records import (
    ABILITIES,
    ACTIONS,
    COLOURS,
    EFFECTS,
    MODIFIERS,
    ROWS,
    SLOTS,
    SPACE_KINDS,
    USES,
    Board,
    Content,
)
from kemet.engine.names import (
    BATTLE,
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
    PATH_BLOCKS,
    SANCTUARY,
    TEMPLE,
    TOKEN,
)
from kemet.engine.options import OptionError, Options, token_copies
from kemet.engine.roads import Roads


class Table:
    """Everything that is fixed before the first choice."""

    def __init__(self, options: Options, content: Content):
        self.options = options
        self.digest = content.digest
        self.players: int = options.players
        self.target: int = options.target
        #: [seat]: the packed units of all other sides; here every seat is a side of its own
        self.enemy_mask: list[int] = [
            sum(15 << 4 * other for other in range(self.players) if other != seat) for seat in range(self.players)
        ]
        self._house_rules(options)
        self._board(board_for(options, content))
        self._tiles(content)
        self._creatures(content)
        self._cards(content)
        self._battle_cards(content)
        self._actions(content)
        self._taseti(options, content)

    def _house_rules(self, options: Options) -> None:
        default = options.is_default
        self.beginner: bool = options.beginner
        self.top_level: int = 2 if options.beginner else 4
        self.day_limit: int = options.day_limit()
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

    def _board(self, board: Board) -> None:
        self.space_ids: list[str] = [space.id for space in board.spaces]
        self.city_ids: list[str] = []
        for space in board.spaces:
            if space.city and space.city not in self.city_ids:
                self.city_ids.append(space.city)
        index = {name: number for number, name in enumerate(self.space_ids)}
        self.spaces: int = len(self.space_ids)
        self.kind: list[int] = [SPACE_KINDS.index(space.kind) for space in board.spaces]
        self.city: list[int] = [self.city_ids.index(space.city) if space.city else NOWHERE for space in board.spaces]
        self.obelisk: list[bool] = [space.obelisk for space in board.spaces]
        self.income: list[int] = [space.income for space in board.spaces]
        self.sacrifice: list[int] = [space.sacrifice for space in board.spaces]
        self.delta: list[bool] = [space.bank == "delta" for space in board.spaces]
        self.east: list[bool] = [space.bank == "east" for space in board.spaces]
        self.districts: list[int] = []
        for city in self.city_ids:
            self.districts += [index[space.id] for space in board.spaces if space.city == city]
        self.obelisks: list[int] = [number for number, there in enumerate(self.obelisk) if there]
        self.temples: list[int] = [number for number, kind in enumerate(self.kind) if kind == TEMPLE]
        self.sanctuaries: list[int] = [number for number, kind in enumerate(self.kind) if kind == SANCTUARY]
        self.neighbours: list[list[int]] = [[] for _ in board.spaces]
        self.ferries: list[list[int]] = [[] for _ in board.spaces]
        for first, second in board.land + board.harbour:
            self.neighbours[index[first]].append(index[second])
            self.neighbours[index[second]].append(index[first])
        for first, second in board.harbour:
            self.ferries[index[first]].append(index[second])
            self.ferries[index[second]].append(index[first])
        for links in self.neighbours:
            links.sort()

    def _tiles(self, content: Content) -> None:
        tiles = content.tiles
        self.tile_ids: list[str] = [tile.id for tile in tiles]
        self.tile_colour: list[int] = [COLOURS.index(tile.colour) for tile in tiles]
        self.tile_level: list[int] = [tile.level for tile in tiles]
        self.tile_copies: list[int] = [tile.copies for tile in tiles]
        self.tile_points: list[int] = [tile.victory_points for tile in tiles]
        self.tile_units: list[int] = [tile.units for tile in tiles]
        self.tile_silver: list[bool] = [tile.silver_token for tile in tiles]
        self.gold_actions: tuple[str, ...] = ACTIONS
        self.silver_tiles: int = sum(1 << i for i, tile in enumerate(tiles) if tile.silver_token)
        self.tile_gold: list[int] = [_bits(tile.gold_actions, ACTIONS) for tile in tiles]
        self.tile_abilities: list[int] = [_bits(tile.abilities, ABILITIES) for tile in tiles]
        self.tile_modifiers: list[list[int]] = [[tile.modifiers.get(name, 0) for name in MODIFIERS] for tile in tiles]
        #: the modifiers that a tile changes at all
        self.tile_changes: list[list[int]] = [
            [number for number, amount in enumerate(modifiers) if amount] for modifiers in self.tile_modifiers
        ]
        creatures = [creature.id for creature in content.creatures]
        self.tile_creature: list[int] = [creatures.index(tile.creature) if tile.creature else NOWHERE for tile in tiles]
        cards = [card.id for card in content.battle_cards]
        self.tile_battle_card: list[int] = [
            cards.index(tile.battle_card) if tile.battle_card else NOWHERE for tile in tiles
        ]
        self.tile_same_name: list[int] = [
            sum(1 << other for other, twin in enumerate(tiles) if twin.name == tile.name) for tile in tiles
        ]
        #: [colour * 5 + level]: bit set of the tiles of this colour up to this level
        self.tiles_up_to: list[int] = [
            sum(1 << i for i, tile in enumerate(tiles) if tile.colour == colour and tile.level <= level)
            for colour in COLOURS
            for level in range(5)
        ]
        self.colours: list[int] = sorted(set(self.tile_colour))
        self.creature_tiles: list[int] = [i for i, tile in enumerate(tiles) if tile.creature]
        self.special_tiles: list[int] = [i for i, tile in enumerate(tiles) if tile.battle_card]
        self.unit_tiles: list[int] = [i for i, tile in enumerate(tiles) if tile.units]
        #: [copies]: bit set of the tiles that exist so many times
        self.tiles_by_copies: list[int] = [
            sum(1 << i for i, tile in enumerate(tiles) if tile.copies == copies) for copies in range(6)
        ]
        self.no_copies: int = sum(1 << i for i, tile in enumerate(tiles) if tile.copies == 0)

    def _creatures(self, content: Content) -> None:
        creatures = content.creatures
        self.creature_ids: list[str] = [creature.id for creature in creatures]
        self.creature_move: list[int] = [creature.modifiers.get("move", 0) for creature in creatures]
        self.creature_strength: list[int] = [creature.modifiers.get("strength", 0) for creature in creatures]
        self.creature_damage: list[int] = [creature.modifiers.get("damage", 0) for creature in creatures]
        self.creature_protection: list[int] = [creature.modifiers.get("protection", 0) for creature in creatures]
        self.creature_abilities: list[int] = [_bits(creature.abilities, ABILITIES) for creature in creatures]
        self.creature_points: list[int] = [creature.victory_points for creature in creatures]
        self.creature_fee: list[int] = [creature.entry_fee for creature in creatures]
        self.creature_night_cards: list[int] = [creature.night_cards for creature in creatures]

    def _cards(self, content: Content) -> None:
        cards = content.cards
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_cost: list[int] = [card.cost for card in cards]
        self.card_effect: list[int] = [EFFECTS.index(card.effect) for card in cards]
        self.card_amount: list[int] = [card.amount for card in cards]
        self.card_copies: list[int] = [card.copies for card in cards]
        #: the kind of each single card; a hand is a bit set over this list
        self.card_of_bit: list[int] = [kind for kind, card in enumerate(cards) for _ in range(card.copies)]
        self.all_cards: int = (1 << len(self.card_of_bit)) - 1
        self.card_mask: list[int] = [
            sum(1 << bit for bit, kind in enumerate(self.card_of_bit) if kind == number) for number in range(len(cards))
        ]
        self.battle_kinds: list[int] = [i for i, card in enumerate(cards) if card.symbol == "battle"]
        self.turn_kinds: list[int] = [
            i for i, card in enumerate(cards) if card.symbol == "day" and not card.only_in_move
        ]
        self.move_kinds: list[int] = [i for i, card in enumerate(cards) if card.symbol == "day"]
        self.battle_mask: int = sum(self.card_mask[kind] for kind in self.battle_kinds)
        self.turn_mask: int = sum(self.card_mask[kind] for kind in self.turn_kinds)
        self.move_mask: int = sum(self.card_mask[kind] for kind in self.move_kinds)
        self.veto_mask: int = self._effect_mask(E_VETO)
        self.escape_mask: int = self._effect_mask(E_ESCAPE)
        self.memory_mask: int = self._effect_mask(E_REMEMBER)

    def _effect_mask(self, effect: int) -> int:
        return sum(mask for mask, kind in zip(self.card_mask, self.card_effect, strict=True) if kind == effect)

    def _battle_cards(self, content: Content) -> None:
        cards = content.battle_cards
        self.battle_ids: list[str] = [card.id for card in cards]
        self.battle_strength: list[int] = [card.strength for card in cards]
        self.battle_damage: list[int] = [card.damage for card in cards]
        self.battle_protection: list[int] = [card.protection for card in cards]
        self.battle_own_losses: list[int] = [card.own_losses for card in cards]
        self.starting_set: int = sum(1 << i for i, card in enumerate(cards) if card.starting)
        self._pairs: dict[int, list[int]] = {}

    def pairs(self, hand: int) -> list[int]:
        """All ways to play one battle card of this hand and discard another, as choices."""
        found = self._pairs.get(hand)
        if found is None:
            held = [i for i in range(len(self.battle_ids)) if hand >> i & 1]
            found = [BATTLE + i * MAX_BATTLE_CARDS + j for i in held for j in held if i != j]
            self._pairs[hand] = found
        return found

    def _actions(self, content: Content) -> None:
        spaces = content.actions
        self.action_ids: list[str] = [space.id for space in spaces]
        self.action_kind: list[int] = [ACTIONS.index(space.action) for space in spaces]
        self.action_colour: list[int] = [COLOURS.index(space.colour) if space.colour else NOWHERE for space in spaces]
        self.row_of_action: list[int] = [ROWS.index(space.row) for space in spaces]
        self.row_masks: list[int] = [sum(1 << i for i, space in enumerate(spaces) if space.row == row) for row in ROWS]
        self._tokens: dict[int, list[int]] = {}

    def token_choices(self, placed: int, left: int) -> list[int]:
        """Where a regular token may go so that every row can still be filled (B-DAY-03 to B-DAY-07)."""
        key = placed * 8 + left
        found = self._tokens.get(key)
        if found is None:
            found = []
            for space in range(len(self.action_ids)):
                if not placed >> space & 1 and self.empty_rows(placed | 1 << space) < left:
                    found.append(TOKEN + space)
            self._tokens[key] = found
        return found

    def _taseti(self, options: Options, content: Content) -> None:
        modules = options.modules
        self.modules: tuple[str, ...] = modules
        self.has_path: bool = "path" in modules
        self.has_dawn: bool = "dawn" in modules
        self.day_victory: bool = "victory" in modules
        self.expanded: bool = len(modules) > 0
        self.night_order: list[int] = self._night_order()
        self._taseti_house_rules(options)
        self.roads = Roads(content)
        tokens = content.path_tokens
        self.token_ids: list[str] = [token.id for token in tokens]
        copies = {token.id: token.copies for token in tokens}
        if not options.is_default("tokenCopies"):
            for name, count in token_copies(options.house["tokenCopies"]).items():
                if name not in copies:
                    raise OptionError(f"tokenCopies: there is no path token {name!r}")
                copies[name] = count
            if sum(copies.values()) != sum(token.copies for token in tokens):
                raise OptionError("tokenCopies must add up to the number of printed tokens (33)")
        self.token_copies: list[int] = [copies[token.id] for token in tokens]
        self.token_slot: list[int] = [SLOTS.index(token.slot) for token in tokens]
        self.token_draws: list[int] = [token.draws for token in tokens]
        self.token_use: list[int] = [USES.index(token.use) for token in tokens]
        self.token_abilities: list[int] = [_bits(token.abilities, ABILITIES) for token in tokens]
        self.token_modifiers: list[list[int]] = [
            [token.modifiers.get(name, 0) for name in MODIFIERS] for token in tokens
        ]
        self.token_battle: list[bool] = [
            token.slot != "SK" and (bool({"strength", "protection", "damage"} & set(token.modifiers)) or use in (2, 3))
            for token, use in zip(tokens, self.token_use, strict=True)
        ]
        self.token_move: list[bool] = [token.slot != "SK" and "move" in token.modifiers for token in tokens]
        self.path_slots: int = PATH_BLOCKS
        self.path_reserve: int = self.path_slots + len(self.roads.slot_stop)
        self.path_priests: int = self.path_reserve + len(tokens)
        self.path_size: int = self.path_priests + len(self.roads.stop_ids)

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
        self.check_every_token: bool = not default("module4EveryToken")
        self.memory_chain: bool = not default("divineMemoryChain")
        if not default("secondNewBattleCard") and "113" in self.battle_ids:
            card = self.battle_ids.index("113")
            printed = options.house["secondNewBattleCard"]
            self.battle_strength[card] = int(printed[0])
            self.battle_damage[card] = int(printed[1])
            self.battle_protection[card] = int(printed[2])

    def empty_rows(self, placed: int) -> int:
        empty = 0
        for mask in self.row_masks:
            if mask and not placed & mask:
                empty += 1
        return empty


def board_for(options: Options, content: Content) -> Board:
    variant = ""
    if options.players == 4 and not options.is_default("fourPlayerEast"):
        variant = options.house["fourPlayerEast"]
    for board in content.boards:
        if board.players == options.players and board.variant == variant:
            return board
    raise OptionError(f"the content has no board for {options.players} players with variant {variant!r}")


def _bits(names: tuple[str, ...], order: tuple[str, ...]) -> int:
    return sum(1 << order.index(name) for name in names)
