"""Actions: numbers without gaps for every choice of a table, by name and back, counted from the seat that chooses."""

import random

import pytest

from kemet.content.records import MODULES
from kemet.engine import flow
from kemet.engine.state.choices import SEAL
from kemet.engine.state.codes import MAX_SEATS, OVER
from kemet.rl.actions import MAX_CHOICES, ActionSpace
from kemet.rl.settings import Settings

LARGEST = (
    Settings(players=5, modules=MODULES, house_rules={"enforcedCreature": "troop"}),
    Settings(players=6, seth=True, modules=("black", "cards"), house_rules={"enforcedCreature": "troop"}),
)


def test_no_table_has_more_actions_than_a_policy_can_hold() -> None:
    for settings in LARGEST:
        assert ActionSpace(settings.setup().table).size <= MAX_CHOICES


@pytest.mark.parametrize("settings", [Settings(), *LARGEST], ids=["two", "five", "six"])
def test_every_choice_is_an_action_and_every_action_one_choice(settings: Settings) -> None:
    for seed in range(3):
        s = settings.game(seed).state
        space = ActionSpace(s.table)
        chance = random.Random(seed)
        while s.phase != OVER:
            seat = chance.choice([seat for seat in range(s.table.players) if s.waiting >> seat & 1])
            codes = flow.legal(s, seat)
            actions = [space.action(code, seat) for code in codes]
            assert len(set(actions)) == len(codes)
            assert [space.code(action, seat) for action in actions] == codes
            flow.play(s, seat, chance.choice(codes))


def test_names_lead_there_and_back() -> None:
    for settings in (Settings(), *LARGEST):
        space = ActionSpace(settings.setup().table)
        assert len(set(space.names)) == space.size
        assert all(space.number(name) == number for number, name in enumerate(space.names))
    with pytest.raises(ValueError, match="no action 'jump'"):
        space.number("jump")
    with pytest.raises(ValueError, match="no action 9999"):
        space.code(9999, 0)


def test_the_same_action_means_the_next_seat_wherever_one_sits() -> None:
    table = LARGEST[0].setup().table
    space = ActionSpace(table)
    action = space.number(f"seal {table.tile_ids[2]} seat+1")
    assert [space.code(action, seat) for seat in range(5)] == [
        SEAL + 2 * MAX_SEATS + owner for owner in (1, 2, 3, 4, 0)
    ]
