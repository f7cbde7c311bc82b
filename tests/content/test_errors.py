"""Every kind of mistake in the data of a pack, with the words its author reads."""

from collections.abc import Callable

import pytest

from content.example import FILES

Complain = Callable[[dict[str, str | bytes]], list[str]]

WEAPONS = FILES["items/weapons.yaml"]

MISTAKES = {
    "a word outside the list is answered with the list": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: belly, cost: 1}\n",
        'items/weapons.yaml:4: unknown zone "belly"; one of head, torso, arms, legs, feet, accessory, hand, body',
    ),
    "a word nearly right is answered with the right one": (
        "items/weapons.yaml",
        WEAPONS + "club:\n  cost: 1\n  zone: hands\n",
        'items/weapons.yaml:6: unknown zone "hands";'
        " one of head, torso, arms, legs, feet, accessory, hand, body (did you mean hand?)",
    ),
    "an unknown key is answered with the known ones": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, skils: []}\n",
        'items/weapons.yaml:4: unknown key "skils"; one of zone, cost, skills, effects (did you mean skills?)',
    ),
    "a missing key says what belongs there": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand}\n",
        'items/weapons.yaml:4: missing key "cost": expected a whole number from 0 to 99',
    ),
    "text for a number says what was found": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: two}\n",
        'items/weapons.yaml:4: cost: expected a whole number from 0 to 99, found "two"',
    ),
    "a number out of bounds says the bounds": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 100}\n",
        "items/weapons.yaml:4: cost: expected a whole number from 0 to 99, found 100",
    ),
    "truth is no number": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: true}\n",
        "items/weapons.yaml:4: cost: expected a whole number from 0 to 99, found true",
    ),
    "a key without a value is nothing": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: }\n",
        "items/weapons.yaml:4: cost: expected a whole number from 0 to 99, found nothing",
    ),
    "a word for a list says so": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, skills: riding}\n",
        'items/weapons.yaml:4: skills: expected a list, found "riding"',
    ),
    "an item of a list has its own line": (
        "items/weapons.yaml",
        WEAPONS + "club:\n  zone: hand\n  cost: 1\n  skills:\n    - riding\n    - [riding]\n",
        "items/weapons.yaml:9: skill: expected text, found a list",
    ),
    "an entry that is no mapping says what belongs there": (
        "items/weapons.yaml",
        WEAPONS + "club: 3\n",
        "items/weapons.yaml:4: expected a mapping with zone, cost, skills, effects, found 3",
    ),
    "an unknown effect is answered with the vocabulary": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: [poisson]}\n",
        'items/weapons.yaml:4: unknown effect "poisson";'
        " one of poison, extra_dice, grant, on_hit, stealthy (did you mean poison?)",
    ),
    "an effect without its arguments says what they are": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: [poison]}\n",
        "items/weapons.yaml:4: poison: expected a whole number of at least 1, found nothing",
    ),
    "an effect with wrong arguments says what they are": (
        "items/weapons.yaml",
        WEAPONS + "club:\n  zone: hand\n  cost: 1\n  effects:\n  - stealthy\n  - poison: 0\n",
        "items/weapons.yaml:9: poison: expected a whole number of at least 1, found 0",
    ),
    "an effect with an unknown argument names the known": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: {extra_dice: {atack: 1}}}\n",
        'items/weapons.yaml:4: unknown key "atack"; one of attack, defence (did you mean attack?)',
    ),
    "an effect without arguments takes none": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: {stealthy: 3}}\n",
        "items/weapons.yaml:4: stealthy: takes no arguments, found 3",
    ),
    "an effect inside an effect is checked alike": (
        "items/weapons.yaml",
        WEAPONS + "club:\n  zone: hand\n  cost: 1\n  effects:\n    on_hit:\n      - poison: 0\n",
        "items/weapons.yaml:9: poison: expected a whole number of at least 1, found 0",
    ),
    "an effect is a word or a word with arguments": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: [3]}\n",
        "items/weapons.yaml:4: expected an effect (a word, or word: arguments), found 3",
    ),
    "effects are a list or mapping": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, effects: stealthy}\n",
        'items/weapons.yaml:4: expected a list or mapping of effects, found "stealthy"',
    ),
    "an id of no entry is answered with the ids there are": (
        "items/weapons.yaml",
        WEAPONS + "club: {zone: hand, cost: 1, skills: [rideing]}\n",
        'items/weapons.yaml:4: unknown skill "rideing"; one of any, lockpicking, riding (did you mean riding?)',
    ),
    "an id inside an effect is checked": (
        "items/weapons.yaml",
        WEAPONS + "club:\n  zone: hand\n  cost: 1\n  effects:\n  - on_hit: [{grant: flying}]\n",
        'items/weapons.yaml:8: unknown skill "flying"; one of lockpicking, riding',
    ),
    "a card of no item is refused": (
        "decks.yaml",
        "loot:\n  cards:\n    sword: 2\n    swrod: 1\n",
        'decks.yaml:4: unknown item "swrod"; one of helmet, dagger, sword (did you mean sword?)',
    ),
    "a card has at least one copy": (
        "decks.yaml",
        "loot: {cards: {sword: 0}}\n",
        "decks.yaml:1: sword: expected a whole number from 1 to 200, found 0",
    ),
    "cards for a deck that is not there are refused": (
        "decks.yaml",
        "loot: {cards: {sword: 1}}\nmore: {cards: {sword: 1}, adds_to: lot}\n",
        'decks.yaml:2: unknown deck "lot"; one of loot, more (did you mean loot?)',
    ),
    "a table with a gap names what is missing": (
        "tables.yaml",
        "search:\n  die: d6\n  rows:\n    1: {item: dagger}\n    6: {item: sword}\n",
        "tables.yaml:3: no row for 2-5 of d6",
    ),
    "a table whose rows overlap names both": (
        "tables.yaml",
        "search:\n  die: d6\n  rows:\n    1-4: {item: dagger}\n    3-6: {item: sword}\n",
        'tables.yaml:5: row "3-6": 3-4 is also in row "1-4"',
    ),
    "a row no die shows is refused": (
        "tables.yaml",
        "search:\n  die: 2d6\n  rows:\n    1: {item: dagger}\n    2-12: {item: sword}\n",
        'tables.yaml:4: row "1": 2d6 never shows this (2 to 12)',
    ),
    "a row that is no range is refused": (
        "tables.yaml",
        "search:\n  die: d6\n  rows:\n    1-6: {item: dagger}\n    six: {item: sword}\n",
        'tables.yaml:5: row "six": expected a number or range such as 3, 2-5, 6+ or <=1',
    ),
    "a die that does not exist is refused": (
        "tables.yaml",
        "search: {die: d1, rows: {1: {item: dagger}}}\n",
        'tables.yaml:1: die: expected a die such as d6, 2d6, d66 or d100, found "d1"',
    ),
    "a result of a table is checked in its row": (
        "tables.yaml",
        "search:\n  die: d6\n  rows:\n    1-3: {item: dagger}\n    4-6: {itm: sword, item: axe}\n",
        'tables.yaml:5: unknown key "itm"; one of item, count (did you mean item?)',
    ),
    "a table inside a quest is checked alike": (
        "quests/second.yaml",
        "map: x\nfinds:\n  die: d6\n  rows:\n    1-5: {item: dagger}\n",
        "quests/second.yaml:4: no row for 6 of d6",
    ),
    "a quest that is no mapping is refused": (
        "quests/second.yaml",
        "[1, 2]\n",
        "quests/second.yaml:1: expected a mapping with map, finds, found a list",
    ),
    "an empty quest lacks its keys": (
        "quests/second.yaml",
        "",
        'quests/second.yaml:1: missing key "map": expected text',
    ),
    "a section is a mapping by id": (
        "skills.yaml",
        "- lockpicking\n- riding\n",
        "skills.yaml:1: expected a mapping of skills by id, found a list",
    ),
    "an id is lower-case": (
        "skills.yaml",
        FILES["skills.yaml"] + "Big Leap: {}\n",
        'skills.yaml:3: "Big Leap" is no id; expected lower-case words and numbers joined by - or _',
    ),
    "an id written inside the entry is refused": (
        "skills.yaml",
        FILES["skills.yaml"] + "leap:\n  id: jump\n",
        "skills.yaml:4: the id is the key or file name of the entry; leave out id",
    ),
    "the default of a switch is one of its values": (
        "rulings.yaml",
        FILES["rulings.yaml"].replace("default: clear", "default: claer"),
        'rulings.yaml:6: unknown value "claer"; one of clear, blocked (did you mean clear?)',
    ),
    "a ruling names rules by their ids": (
        "rulings.yaml",
        FILES["rulings.yaml"].replace("[DA-0251]", "[p. 12]"),
        'rulings.yaml:2: rule: expected a rule id such as UN-0517 or DA-G12, found "p. 12"',
    ),
    "a ruling names at least one rule": (
        "rulings.yaml",
        FILES["rulings.yaml"].replace("[DA-0251]", "[]"),
        "rulings.yaml:2: rules: expected a list of length at least 1, found an empty list",
    ),
    "a file no section claims is answered with those there are": (
        "skils.yaml",
        "a: {}\n",
        'skils.yaml:1: unknown file "skils.yaml"; one of pack.yaml, skills.yaml, items/*.yaml, decks.yaml,'
        " tables.yaml, quests/*.yaml, rulings.yaml (did you mean skills.yaml?)",
    ),
    "a version is quoted": (
        "pack.yaml",
        FILES["pack.yaml"].replace('"1.2"', "1.2"),
        'pack.yaml:2: version: expected a quoted version such as "1.2", found 1.2',
    ),
    "a pack of another system is refused": (
        "pack.yaml",
        FILES["pack.yaml"].replace("cellar", "attic"),
        'pack.yaml:3: the pack is for the system "attic", expected cellar',
    ),
    "a title is text or text by language": (
        "pack.yaml",
        FILES["pack.yaml"].replace("La cantina", "[La, cantina]"),
        "pack.yaml:4: it: expected text, found a list",
    ),
    "a title of another kind is refused": (
        "pack.yaml",
        FILES["pack.yaml"].replace("{en: The Cellar, it: La cantina}", "3"),
        "pack.yaml:4: title: expected text or a mapping, found 3",
    ),
    "a title is not a list": (
        "pack.yaml",
        FILES["pack.yaml"].replace("{en: The Cellar, it: La cantina}", "[The, Cellar]"),
        "pack.yaml:4: title: expected text or a mapping, found a list",
    ),
    "a table with open rows names what lies between": (
        "tables.yaml",
        "search:\n  die: d6\n  rows:\n    <=1: {item: dagger}\n    6+: {item: sword}\n",
        "tables.yaml:3: no row for 2-5 of d6",
    ),
    "a required pack is named by its id": (
        "pack.yaml",
        FILES["pack.yaml"] + "requires: {A b: '1'}\n",
        'pack.yaml:5: require: expected an id such as cold-cellars, found "A b"',
    ),
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_a_mistake_is_told_with_file_line_and_what_was_expected(sentence: str, complaints: Complain) -> None:
    file, content, message = MISTAKES[sentence]
    assert complaints({file: content}) == [message]


def test_mistakes_of_all_files_are_told_together(complaints: Complain) -> None:
    found = complaints({"skills.yaml": "a: {x: 1, y: 2}\n", "decks.yaml": "loot: {}\n", "pack.yaml": "id: core\n"})
    assert [problem.split(": ", 1)[0] for problem in found] == [
        "decks.yaml:1",
        "pack.yaml:1",
        "pack.yaml:1",
        "pack.yaml:1",
        "skills.yaml:1",
        "skills.yaml:1",
    ]


def test_an_entry_defined_in_two_files_names_both(complaints: Complain) -> None:
    (found,) = complaints({"items/rings.yaml": "sword: {zone: hand, cost: 1}\n"})
    assert found.startswith('items/weapons.yaml:3: the item "sword" is already defined at ')
    assert found.endswith("/items/rings.yaml:1")


def test_a_long_list_of_legal_words_is_shortened(complaints: Complain) -> None:
    skills = "".join(f"skill-{number}: {{}}\n" for number in range(20)) + FILES["skills.yaml"]
    item = WEAPONS + "club: {zone: hand, cost: 1, effects: {grant: flying}}\n"
    first = ", ".join(f"skill-{number}" for number in range(16))
    assert complaints({"skills.yaml": skills, "items/weapons.yaml": item}) == [
        f'items/weapons.yaml:4: unknown skill "flying"; one of {first} … (22 in all)'
    ]


def test_a_word_where_none_is_legal_says_so(complaints: Complain) -> None:
    found = complaints({"skills.yaml": "", "items/armour.yaml": "", "items/weapons.yaml": "", "decks.yaml": ""})
    assert found[0] == 'tables.yaml:4: unknown item "dagger"; there are none'


def test_endless_problems_are_cut(complaints: Complain) -> None:
    found = complaints({"skills.yaml": "".join(f"s{number}: 1\n" for number in range(250))})
    assert len(found) == 201
    assert found[-1] == "skills.yaml:200: and at least 50 more problems"


def test_endless_wrong_ids_are_cut(complaints: Complain) -> None:
    item = "club: {zone: hand, cost: 1, skills: [" + "x, " * 250 + "]}\n"
    assert complaints({"items/weapons.yaml": WEAPONS + item})[-1].endswith("and at least 50 more problems")


def test_found_text_is_shown_short_and_on_one_line(complaints: Complain) -> None:
    text = "x\\n\\u202e" + "y" * 100
    (found,) = complaints({"items/armour.yaml": 'helmet: {zone: "' + text + '", cost: 3}\n'})
    assert found.startswith('items/armour.yaml:1: unknown zone "x\\n\\u202e' + "y" * 60 + '\\u2026"; one of')
