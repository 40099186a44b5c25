"""Packs correct every value of the box Seth, and every mistake names its file and line."""

from pathlib import Path

import pytest

from kemet.content import Content, ContentError, load_content


def with_pack(folder: Path, text: str, members: int = 3) -> Content:
    (folder / "pack.toml").write_text(text)
    return load_content([folder], ["black", "cards"], members)


CHANGES = [
    ('[[tile]]\nid = "vulture"\nlevel = 3', lambda box: next(t.level for t in box.tiles if t.id == "vulture") == 3),
    (
        '[[creature]]\nid = "cobra"\nbite = 2',
        lambda box: next(each.bite for each in box.creatures if each.id == "cobra") == 2,
    ),
    (
        '[[card]]\nid = "ally_glory"\neffect = { win_prayer = 3 }',
        lambda box: next(card.amount for card in box.cards if card.id == "ally_glory") == 3,
    ),
    (
        '[[creature_card]]\nid = "mummy"\nstrength = 3\ndraws = 0',
        lambda box: next((c.strength, c.draws) for c in box.seth.creature_cards if c.id == "mummy") == (3, 0),
    ),
    ('[[number]]\nid = "seth_pray"\nvalue = 2', lambda box: box.seth.number("seth_pray") == 2),
    (
        '[[track]]\nid = "day3"\nsteps = ["S1", "A", "S1", "A", "S2", "A", "E", "S2", "A", "S1"]',
        lambda box: box.seth.track.steps[6] == "E",
    ),
    ('[[seth_space]]\nid = "invoke2"\nremove = true', lambda box: len(box.seth.spaces) == 14),
    ('[[prayer_token]]\nid = "prayer1"\nfront = 4', lambda box: box.seth.prayer_tokens[0].front == 4),
    (
        '[[power_token]]\nid = "veil_of_isis"\nmodifiers = { protection = 2 }',
        lambda box: {"protection": 2} in [token.modifiers for token in box.seth.power_tokens],
    ),
    (
        '[[seth_option]]\nid = "sethTarget"\nvalues = ["9", "8"]',
        lambda box: next(option.values for option in box.seth.options if option.id == "sethTarget") == ("9", "8"),
    ),
]


@pytest.mark.parametrize(("text", "changed"), CHANGES, ids=[text.split('"')[1] for text, _ in CHANGES])
def test_a_pack_corrects_a_value(tmp_path: Path, text: str, changed) -> None:
    plain = load_content(modules=["black", "cards"], members=3)
    assert not changed(plain)
    corrected = with_pack(tmp_path, text)
    assert changed(corrected)
    assert corrected.digest != plain.digest
    assert load_content([tmp_path]).digest == load_content().digest  # nothing changes without Seth


def test_a_value_for_one_number_of_members(tmp_path: Path) -> None:
    text = '[[by_members]]\nid = "a"\nmembers = 4\nkind = "tile"\nrecord = "cobra"\nvalues = { level = 3 }'
    levels = [
        next(tile.level for tile in with_pack(tmp_path, text, members).tiles if tile.id == "cobra")
        for members in (2, 3, 4, 5)
    ]
    assert levels == [4, 4, 3, 4]


MISTAKES = [
    ('[[tile]]\nid = "priest"\ncolour = "violet"', 3, "'violet' needs the box Seth"),
    ('[[tile]]\nid = "priest"\nmodifiers = { capture = 1 }', 3, "'capture' needs the box Seth"),
    ('[[tile]]\nid = "priest"\nabilities = ["swap_cards"]', 3, "'swap_cards' needs the box Seth"),
    ('[[tile]]\nid = "priest"\ngrants = { clear_token = true }', 3, "'clear_token' needs the box Seth"),
    ('[[card]]\nid = "prayer"\neffect = { give_prayer = 2 }', 3, "'give_prayer' needs the box Seth"),
    ('[[card]]\nid = "prayer"\ndeck = "seth"', 3, "'deck' needs the box Seth"),
    ('[[card]]\nid = "prayer"\nbox = "seth"', 1, "names its deck"),
    ('[[tile]]\nid = "vulture"\ntunable = ["claws"]', 3, "names 'claws', which this record does not have"),
    ('[[tile]]\nid = "vulture"\ncertainties = { level = "maybe" }', 3, "certainties level must be one of sure"),
    ('[[tile]]\nid = "vulture"\nside = "osiris"', 3, "side must be one of seth, alliance"),
    ('[[tile]]\nid = "new_legion"\nreplaces = ["leggion"]', 3, "there is no tile 'leggion' to replace"),
    ('[[creature]]\nid = "cobra"\nbite = 9', 3, "bite must be a whole number from 0 to 3, not 9"),
    ('[[creature_card]]\nid = "mummy"\ntile = "priest"', 3, "there is no tile 'priest' with a creature"),
    ('[[creature_card]]\nid = "mummy"\nabilities = ["roar"]', 3, "abilities knows only silence_creature"),
    ('[[number]]\nid = "seth_cats"\nrule = "S-1"\nvalue = 9\ncertainty = "sure"', 2, "unknown number"),
    ('[[track]]\nid = "day3"\nsteps = ["S1", "X"]', 3, "steps must be a list of steps"),
    ('[[track]]\nid = "day2"\nsteps = ["S2", "A", "S1", "A", "S1", "A", "S1", "A", "S1"]', 3, "5 tokens a day"),
    ('[[track]]\nid = "day3"\nsteps = ["S1", "A", "S2", "A", "S1", "A", "S2", "A", "S1"]', 3, "one eclipse"),
    (
        '[[track]]\nid = "day3"\nsteps = ["S1", "A", "S2", "E", "A", "S1", "A", "S2", "A", "S1"]',
        3,
        "eclipse comes right",
    ),
    ('[[track]]\nid = "day3"\nsteps = ["S1", "A", "S2", "A", "S1", "A", "S2", "A", "E", "S1"]', 3, "or third turn of"),
    ('[[track]]\nid = "day3"\nsteps = ["S3", "S4", "A", "E"]', 3, "five turns of Seth"),
    ('[[seth_board]]\nid = "seth-3"\nwithout = ["TD6"]', 3, "the board 3p has no space 'TD6'"),
    ('[[seth_board]]\nid = "seth-3"\nboard = "7p"', 3, "there is no board '7p'"),
    ('[[seth_board]]\nid = "seth-3"\nboard = "5p"', 1, "the board 5p is one for 5"),
    ('[[seth_city]]\nid = "seth"\nportal = ["SEG", "RQ"]', 3, "has no space 'RQ'"),
    ('[[seth_city]]\nid = "seth"\nspaces = [{ id = "SE1" }]', 3, "space SE1 lacks 'kind'"),
    (
        '[[by_members]]\nid = "a"\nmembers = 3\nkind = "tile"\nrecord = "dog"\nvalues = { level = 1 }',
        5,
        "no tile 'dog'",
    ),
    (
        '[[by_members]]\nid = "a"\nmembers = 3\nkind = "tile"\nrecord = "cobra"\nvalues = { level = 7 }',
        1,
        "level must be",
    ),
    ('[[knob]]\nid = "red_land"\nfields = ["colour"]', 3, "no tile of this knob marks 'colour' as tunable"),
]


@pytest.mark.parametrize(("text", "line", "reason"), MISTAKES, ids=[reason[:40] for _, _, reason in MISTAKES])
def test_mistakes_name_file_and_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    with pytest.raises(ContentError) as caught:
        with_pack(tmp_path, text)
    assert str(caught.value).startswith(f"pack.toml, line {line}, ")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[[number]]\nid = "temples"\nremove = true', "Seth needs the number 'temples'"),
        ('[[track]]\nid = "day4"\nremove = true', "one track and a board for 4 members"),
        ('[[seth_board]]\nid = "seth-2"\nremove = true', "one track and a board for 2 members"),
        ('[[battle_card]]\nid = "s410"\nremove = true', "even number of starting battle cards"),
        ('[[seth_city]]\nid = "seth"\nremove = true', "exactly one city of Seth"),
        (
            "".join(
                f'[[seth_space]]\nid = "{id}"\nremove = true\n'
                for id in ("sethMove1", "sethMove2", "sethPray1", "sethPray2", "invoke1")
            ),
            "a violet space for every violet token",
        ),
        (
            "".join(
                f'[[power_token]]\nid = "{id}"\nremove = true\n'
                for id in ("act_of_osiris", "will_of_osiris", "breath_of_hapi")
            ),
            "a prayer and a power token",
        ),
    ],
)
def test_what_is_missing_is_named(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        with_pack(tmp_path, text)
    load_content([tmp_path])  # a game without Seth does not mind
