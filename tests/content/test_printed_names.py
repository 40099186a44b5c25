"""Names that the boxes' rulebooks print in a language are the names used in it."""

import pytest

from kemet.content.texts import load_texts

PRINTED = {
    "fr": {
        "tile-dark_ritual": "Messe noire",
        "tile-twin_ceremony": "Cérémonie jumelle",
        "tile-forced_march": "Marche forcée",
        "tile-divine_will": "Volonté divine",
        "tile-crusade": "Croisade",
        "tile-deadly_mirror": "Miroir mortel",
        "tile-phoenix": "Phoenix",
        "creature-khnum": "Sphinx de Khnum",
        "creature-phoenix": "Phoenix",
        "creature-scarab": "Scarabée royal",
        "creature-elephant": "Éléphant ancestral",
        "creaturecard-phoenix": "Phoenix",
        "token-slaughter": "Carnage",
        "token-skill_charge": "Charge\u00a0!",
        "act-raise": "Faire évoluer",
        "act-invasion": "Invasion furieuse",
        "act-corrupt_troop": "Corrompre une troupe",
        "act-destroy_two": "Détruire deux unités",
    },
    "pl": {
        "tile-dark_ritual": "Mroczny rytuał",
        "tile-twin_ceremony": "Bliźniacza ceremonia",
        "tile-forced_march": "Wymuszony przemarsz",
        "tile-divine_will": "Boska wola",
        "tile-charge": "Atak!",
        "token-skill_charge": "Atak!",
        "token-slaughter": "Morze krwi",
        "token-dagger": "Miecz obosieczny",
    },
    "pt": {
        "tile-charge": "Atacar!",
        "tile-god_speed": "Velocidade de Deus",
        "tile-open_gates": "Portões Abertos",
        "tile-blades_of_neith": "Lâminas de Neith",
        "tile-divine_wound": "Ferida Divina",
        "tile-shield_of_neith": "Escudos de Neith",
        "tile-prescience": "Premonição",
        "tile-divine_will": "Vontade Divina",
        "tile-act_of_god_blue": "Ato Divino",
        "tile-hand_of_god": "Mão de Deus",
        "tile-divine_boon": "Bênção Divina",
        "tile-vision": "Visão",
        "tile-priest_of_ra": "Sacerdote de Ra",
        "creature-snake": "Serpente do Deserto Profundo",
        "creature-elephant": "Elefante Ancestral",
        "creature-scorpion": "Escorpião Gigante",
        "creature-scarab": "Escaravelho Real",
        "creature-phoenix": "Fênix",
        "creature-mummy": "Múmia",
        "creature-sphinx": "Esfinge",
        "card-bronze_wall": "Muralha de Bronze",
        "card-war_fury": "Fúria de Guerra",
        "card-escape": "Fuga",
        "space-TE3": "Templo do Nilo Oriental",
        "space-TD5": "Templo Delta",
    },
}


@pytest.mark.parametrize("language", PRINTED)
def test_names_are_those_of_the_box(language: str) -> None:
    texts = load_texts(language)
    assert {id: texts.name(id) for id in PRINTED[language]} == PRINTED[language]
