"""The checklist: catalogues read, proofs found, sums right."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.proofs import catalogue, checklist
from undercroft.proofs.catalogue import (
    Catalogue,
    ChecklistError,
    catalogue_folder,
    cited,
    complaint,
    known_ids,
    listed,
    nearest,
)
from undercroft.proofs.checklist import as_json, as_text, rule, survey
from undercroft.proofs.evidence import Evidence, Place, scan

pytest_plugins = ["pytester"]

CATALOGUE = """# Massive Darkness: the rule catalogue

# 1. Rules

## 1.1 The game

- **DA-0001** [core] Players win or lose together.
- **DA-0002** [core] [solo] Each player plays one Hero. → DA-G01

### Ends

- **DA-0003** [option] The box may be shaken.
- **DA-0004** [author] Quests may be written.

# 2. Worked examples

- **DA-X01** Given: two Heroes. Outcome: two players.
- **DA-X02** Given: nobody. Outcome: no game.

# 4. Gaps

- **DA-G01** Seven players. Ruling: no.
"""


class Tree:
    """A small repository on disk, written file by file."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.write("docs/rules/catalogues.yaml", (catalogue_folder() / "catalogues.yaml").read_text(encoding="utf-8"))
        for listing in listed().values():
            for file in listing.files:
                self.write(f"docs/rules/{file}", f"# {listing.title}\n")
        self.write("docs/rules/darkness.md", CATALOGUE)

    def write(self, path: str, text: str) -> None:
        """Put a file into the repository."""
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def survey(self) -> checklist.Survey:
        """Survey the one game this repository has rules for."""
        return survey("darkness", self.root)

    def proved(self, test: str) -> set[str]:
        """What one test module proves."""
        self.write("tests/test_it.py", test)
        return set(scan(self.root).proofs)


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


def test_a_line_becomes_a_rule_with_its_tags_and_place(tree: Tree) -> None:
    found = Catalogue.load("darkness", tree.root / "docs/rules").rules["DA-0002"]
    assert (found.tags, found.text) == (("core", "solo"), "Each player plays one Hero. → DA-G01")
    assert (found.chapter, found.file, found.line) == ("1.1 The game", "darkness.md", 8)


def test_a_chapter_is_the_path_of_headings_below_the_part(tree: Tree) -> None:
    rules = Catalogue.load("darkness", tree.root / "docs/rules").rules
    assert (rules["DA-0003"].chapter, rules["DA-X01"].chapter) == (
        "1.1 The game / Ends",
        "2. Worked examples",
    )


def test_the_letter_of_an_identifier_is_its_kind(tree: Tree) -> None:
    rules = Catalogue.load("darkness", tree.root / "docs/rules").rules.values()
    assert "".join(entry.kind or "." for entry in rules) == "....XXG"


@pytest.mark.parametrize(
    ("system", "rules"), [("darkness", 486), ("doria", 526), ("league", 831), ("universalis", 1249)]
)
def test_every_rule_of_the_four_games_is_read(system: str, rules: int) -> None:
    assert len(Catalogue.load(system).numbered()) == rules


def test_universalis_spans_its_three_files() -> None:
    files = {entry.file for entry in Catalogue.load("universalis").rules.values()}
    assert files == set(listed()["universalis"].files)


def test_an_unknown_system_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ChecklistError, match=r'unknown system "chess"; one of darkness, doria'):
        Catalogue.load("chess")


def test_a_rule_is_told_in_another_language_where_it_is_written_in_it(tree: Tree) -> None:
    folder = tree.root / "docs/rules"
    tree.write("docs/rules/it/darkness.md", "# Regole\n\n## Capitolo\n\n- **DA-0001** Si vince insieme.\n")
    told = Catalogue.load("darkness", folder, "it").rules
    assert (told["DA-0001"].text, told["DA-0001"].chapter) == ("Si vince insieme.", "Capitolo")
    assert (told["DA-0001"].language, told["DA-0002"].language) == ("it", "en")
    assert Catalogue.load("darkness", folder).rules["DA-0001"].language == "en"
    assert list(told) == list(Catalogue.load("darkness", folder).rules)


def test_other_words_for_a_rule_that_there_is_not_are_refused(tree: Tree) -> None:
    tree.write("docs/rules/it/darkness.md", "# Regole\n- **DA-0999** Nessuno lo sa.\n")
    with pytest.raises(ChecklistError, match=r"it/darkness\.md:2: there is no rule DA-0999"):
        Catalogue.load("darkness", tree.root / "docs/rules", "it")


def test_a_language_nobody_writes_is_english(tree: Tree) -> None:
    assert Catalogue.load("darkness", tree.root / "docs/rules", "../..").rules["DA-0001"].language == "en"


def test_a_missing_catalogue_is_named(tree: Tree) -> None:
    (tree.root / "docs/rules/darkness.md").unlink()
    with pytest.raises(ChecklistError, match=r"darkness\.md: not found; expected the catalogue of darkness"):
        Catalogue.load("darkness", tree.root / "docs/rules")


def test_a_missing_list_of_catalogues_is_named(tmp_path: Path) -> None:
    with pytest.raises(ChecklistError, match=r"catalogues\.yaml: not found; expected the list"):
        Catalogue.load("darkness", tmp_path)


def test_a_list_of_catalogues_that_cannot_be_read_says_how_one_is_written(tree: Tree) -> None:
    tree.write("docs/rules/catalogues.yaml", "darkness: {prefix: DA}\n")
    with pytest.raises(ChecklistError, match=r"catalogues\.yaml: .*missing required field `title`.*expected lines"):
        Catalogue.load("darkness", tree.root / "docs/rules")


def test_a_game_with_a_catalogue_is_known_by_being_listed(tree: Tree) -> None:
    tree.write("docs/rules/catalogues.yaml", "chess: {prefix: CH, title: Chess, files: [chess.md]}\n")
    tree.write("docs/rules/chess.md", "# Chess\n- **CH-0001** [core] White begins.\n")
    assert survey("chess", tree.root).missing == ("CH-0001",)


def test_a_malformed_line_is_refused_with_its_place(tree: Tree) -> None:
    tree.write("docs/rules/darkness.md", "# T\n\n- **DA-1** no bracket closes** here\n- **DA-12x** odd\n")
    with pytest.raises(ChecklistError, match=r"darkness\.md:4: found .*expected"):
        tree.survey()


def test_an_identifier_given_twice_is_refused_with_both_places(tree: Tree) -> None:
    tree.write("docs/rules/darkness.md", "# T\n- **DA-0001** [core] One.\n- **DA-0001** [core] Two.\n")
    with pytest.raises(ChecklistError, match=r"darkness\.md:3: DA-0001 is already in darkness\.md:2"):
        tree.survey()


def test_the_catalogue_inside_the_package_serves_where_there_is_no_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = tmp_path / "lib" / "undercroft" / "proofs" / "catalogue.py"
    monkeypatch.setattr(catalogue, "__file__", str(module))
    assert catalogue_folder() == tmp_path / "lib" / "undercroft" / "_rules"


@pytest.fixture
def packaged(tree: Tree, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The rules inside a package, where there is no checkout."""
    folder = tree.root / "lib" / "undercroft" / "_rules"
    folder.parent.mkdir(parents=True)
    (tree.root / "docs" / "rules").rename(folder)
    monkeypatch.setattr(catalogue, "__file__", str(folder.parent / "proofs" / "catalogue.py"))
    return folder


def test_without_a_checkout_the_package_says_what_its_tests_have_proved(packaged: Path) -> None:
    known = Evidence({"DA-0001": [Place("tests/test_a.py", 1, "test_a")]}, {})
    (packaged / "evidence.json").write_bytes(msgspec.json.encode(known))
    found = survey("darkness")
    assert (found.proved, len(found.missing)) == (("DA-0001",), 3)


def test_a_package_that_does_not_say_what_was_proved_is_told_so_and_claims_nothing(packaged: Path) -> None:
    with pytest.raises(ChecklistError, match=r"evidence\.json: not found"):
        survey("darkness")


def test_a_decorator_on_a_test_proves_its_rules(tree: Tree) -> None:
    assert tree.proved('@rule("DA-0001", "DA-0002")\ndef test_a(): pass\n') == {"DA-0001", "DA-0002"}


def test_a_decorator_on_a_coroutine_proves_its_rule(tree: Tree) -> None:
    assert tree.proved('@rule("DA-0001")\nasync def test_a(): pass\n') == {"DA-0001"}


def test_the_plain_pytest_mark_counts_like_the_decorator(tree: Tree) -> None:
    assert tree.proved('@pytest.mark.rule("DA-0001")\ndef test_a(): pass\n') == {"DA-0001"}


def test_a_class_and_the_tests_in_it_prove_their_rules(tree: Tree) -> None:
    text = '@rule("DA-0001")\nclass TestIt:\n    @rule("DA-0002")\n    def test_a(self): pass\n'
    tree.write("tests/test_it.py", text)
    proofs = scan(tree.root).proofs
    assert str(proofs["DA-0001"][0]) == "tests/test_it.py::TestIt"
    assert str(proofs["DA-0002"][0]) == "tests/test_it.py::TestIt::test_a"


def test_nested_classes_are_searched(tree: Tree) -> None:
    text = 'class TestIt:\n    class TestInside:\n        @rule("DA-0002")\n        def test_a(self): pass\n'
    assert tree.proved(text) == {"DA-0002"}


@pytest.mark.parametrize("target", ["pytestmark", "pytestmark: object"])
def test_the_mark_of_a_module_proves_its_rules(tree: Tree, target: str) -> None:
    tree.write("tests/test_it.py", f'{target} = [rule("DA-0001"), slow]\n')
    assert [str(place) for place in scan(tree.root).proofs["DA-0001"]] == ["tests/test_it.py"]


def test_the_marks_of_single_parameters_count(tree: Tree) -> None:
    text = '@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("DA-0003"))])\ndef test_a(n): pass\n'
    assert tree.proved(text) == {"DA-0003"}


def test_only_literal_identifiers_on_tests_count(tree: Tree) -> None:
    text = 'x = rule("DA-0001")\n@rule(NAME, 7)\ndef test_a(): pass\n@rule("DA-0002")\ndef helper(): pass\n'
    assert tree.proved(text + '@rule("DA-0003")\nclass Helper: pass\n@other("DA-0004")\ndef test_b(): pass\n') == set()


def test_a_vignette_proves_what_it_lists_once(tree: Tree) -> None:
    tree.write("tests/vignettes/darkness/a.yaml", "title: A\nrules: [DA-0001]\nproves: DA-X01, DA-0001\n")
    proofs = scan(tree.root).proofs
    assert {i: [str(p) for p in places] for i, places in proofs.items()} == {
        "DA-0001": ["tests/vignettes/darkness/a.yaml::A"],
        "DA-X01": ["tests/vignettes/darkness/a.yaml::A"],
    }


def test_a_file_of_several_vignettes_is_read_entry_by_entry(tree: Tree) -> None:
    tree.write("tests/board/vignettes/b.yaml", "- {rules: [DA-0001]}\n- {proves: [DA-0002]}\n- a remark\n")
    assert set(scan(tree.root).proofs) == {"DA-0001", "DA-0002"}


def test_a_broken_vignette_is_named(tree: Tree) -> None:
    tree.write("tests/vignettes/a.yaml", "rules: [")
    with pytest.raises(ChecklistError, match=r"(?s)tests/vignettes/a\.yaml: .*expected one YAML document"):
        scan(tree.root)


def test_code_is_found_where_a_docstring_or_a_tally_names_a_rule(tree: Tree) -> None:
    tree.write(
        "src/a.py",
        'class A:\n    def f(self):\n        """Ends.  DA-0001 to DA-0003"""\n        t(rule="DA-G01")\n',
    )
    found = scan(tree.root).citations
    assert list(found) == ["DA-0001", "DA-0002", "DA-0003", "DA-G01"]
    assert [str(place) for place in found["DA-G01"]] == ["src/a.py::A.f"]


def test_a_place_that_names_a_rule_twice_is_listed_once(tree: Tree) -> None:
    tree.write("src/a.py", '"""DA-0001 and DA-0001"""\nX = "DA-0001"\n')
    assert len(scan(tree.root).citations["DA-0001"]) == 1


def test_data_files_of_the_code_count_as_places(tree: Tree) -> None:
    tree.write("src/content/a.yaml", "# DA-G01\nsword: {cost: 1}\n")
    assert [place.line for place in scan(tree.root).citations["DA-G01"]] == [1]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("DA-0001 to DA-0003", ["DA-0001", "DA-0002", "DA-0003"]),
        ("DA-0001..0003", ["DA-0001", "DA-0002", "DA-0003"]),
        ("DA-0003–DA-0004.", ["DA-0003", "DA-0004"]),
        ("DA-X01..X02", ["DA-X01", "DA-X02"]),
        ("DA-X01..02", ["DA-X01", "DA-X02"]),
        ("DA-0001, DA-0004", ["DA-0001", "DA-0004"]),
        ("DA-0001 to 12 people", ["DA-0001"]),
        ("DA-0003 to DA-0001", ["DA-0003"]),
        ("UTF-0008, RFC-0001, XX-0001", []),
    ],
)
def test_ranges_of_identifiers_are_written_out(tree: Tree, text: str, ids: list[str]) -> None:
    assert list(cited(text, [Catalogue.load("darkness", tree.root / "docs/rules")])) == ids


def test_rules_are_proved_untestable_later_or_missing(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0001", "DA-X01")\ndef test_a(): pass\n')
    tree.write("docs/rules/untestable.yaml", "DA-0003: nothing to see in a program\n")
    tree.write("docs/rules/later.yaml", "DA-0004: the editor, issue 12\n")
    assert as_json(tree.survey()) == {
        "system": "darkness",
        "total": 3,
        "proved": 1,
        "untestable": 1,
        "missing": ["DA-0002"],
        "examples": 2,
        "examples_proved": 1,
        "later": 1,
    }


def test_a_rule_with_a_test_is_proved_whatever_the_lists_say(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0001", "DA-0002")\ndef test_a(): pass\n')
    tree.write("docs/rules/untestable.yaml", "DA-0001: hard\n")
    tree.write("docs/rules/later.yaml", "DA-0002: later\n")
    result = tree.survey()
    assert (result.total, len(result.proved), result.untestable, result.later) == (4, 2, {}, {})


def test_a_range_may_be_left_for_later(tree: Tree) -> None:
    tree.write("docs/rules/later.yaml", "DA-0002..DA-0004: issue 3\n")
    assert tree.survey().later == dict.fromkeys(("DA-0002", "DA-0003", "DA-0004"), "issue 3")


def shown_by(tree: Tree, rules: str, example: str) -> None:
    """Two rules that may point to an example, which may name rules."""
    first, second = rules.split("|")
    lines = ("# D", f"- **DA-0001** One.{first}", f"- **DA-0002** Two.{second}", f"- **DA-X01** Given: it.{example}")
    tree.write("docs/rules/darkness.md", "\n\n".join(lines) + "\n")
    tree.write("docs/rules/later.yaml", "DA-0002: issue 3\n")


@pytest.mark.parametrize(("rules", "example"), [("| → DA-X01", ""), ("|", " Proves DA-0002.")])
def test_an_example_of_later_rules_alone_is_left_for_later_with_them(tree: Tree, rules: str, example: str) -> None:
    shown_by(tree, rules, example)
    assert tree.survey().later == {"DA-0002": "issue 3", "DA-X01": "issue 3"}
    assert tree.survey().examples == ()


@pytest.mark.parametrize(
    ("rules", "example"), [(" → DA-X01| → DA-X01", ""), ("|", " Proves DA-0001 DA-0002."), ("|", "")]
)
def test_an_example_that_shows_a_rule_of_today_is_due(tree: Tree, rules: str, example: str) -> None:
    shown_by(tree, rules, example)
    assert tree.survey().examples == ("DA-X01",)


def test_an_example_of_a_later_rule_counts_once_it_is_proved(tree: Tree) -> None:
    shown_by(tree, "| → DA-X01", "")
    tree.write("tests/test_it.py", '@rule("DA-X01")\ndef test_a(): pass\n')
    assert tree.survey().examples_proved == tree.survey().examples == ("DA-X01",)


def test_the_text_names_the_examples_left_for_later(tree: Tree) -> None:
    shown_by(tree, "| → DA-X01", "")
    assert "DA-X01  later (issue 3)  Given: it." in as_text(tree.survey()).splitlines()


def test_the_lists_of_another_game_do_not_matter(tree: Tree) -> None:
    tree.write("docs/rules/later.yaml", "DO-0001: issue 3\n")
    assert tree.survey().later == {}


def test_an_empty_list_is_no_list(tree: Tree) -> None:
    tree.write("docs/rules/later.yaml", "# nothing yet\n")
    assert tree.survey().later == {}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("DA-0009: why\n", r'untestable\.yaml: unknown rule "DA-0009"; the nearest is DA-0004'),
        ("DA-0001: ' '\n", r"untestable\.yaml: DA-0001 has no reason"),
        ("DA-0001:\n", r"untestable\.yaml: DA-0001 has no reason"),
        ("nonsense: why\n", r'"nonsense" is no rule identifier'),
        ("- DA-0001\n", r"untestable\.yaml: .*expected lines"),
    ],
)
def test_a_wrong_list_is_refused(tree: Tree, text: str, said: str) -> None:
    tree.write("docs/rules/untestable.yaml", text)
    with pytest.raises(ChecklistError, match=said):
        tree.survey()


def test_a_rule_cannot_be_untestable_and_later(tree: Tree) -> None:
    tree.write("docs/rules/untestable.yaml", "DA-0001: why\n")
    tree.write("docs/rules/later.yaml", "DA-0001: why\n")
    with pytest.raises(ChecklistError, match=r"later\.yaml: DA-0001 is also in untestable\.yaml"):
        tree.survey()


def test_names_of_rules_that_do_not_exist_are_reported(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0099", "DO-0001")\ndef test_a(): pass\n')
    tree.write("src/a.py", '"""DA-0098"""\n')
    assert [wrong for wrong, _ in tree.survey().unknown] == ["DA-0099", "DA-0098"]


def test_a_game_without_rules_to_prove_is_wholly_proved(tree: Tree) -> None:
    assert survey("doria", tree.root).share == 1.0


def test_the_share_leaves_out_what_cannot_be_proved(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0001")\ndef test_a(): pass\n')
    tree.write("docs/rules/untestable.yaml", "DA-0003: why\nDA-0004: why\n")
    assert tree.survey().share == 0.5


def test_the_text_lists_every_rule_with_its_standing_and_tests(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0001", "DA-0099")\ndef test_a(): pass\n')
    tree.write("docs/rules/untestable.yaml", "DA-0003: a box\n")
    tree.write("docs/rules/later.yaml", "DA-0004: issue 12\n")
    assert as_text(tree.survey()).splitlines() == [
        "DA-0001  proved  Players win or lose together.",
        "    tests/test_it.py::test_a",
        "DA-0002  missing  Each player plays one Hero. → DA-G01",
        "DA-0003  untestable (a box)  The box may be shaken.",
        "DA-0004  later (issue 12)  Quests may be written.",
        "DA-X01  missing  Given: two Heroes. Outcome: two players.",
        "DA-X02  missing  Given: nobody. Outcome: no game.",
        'unknown rule "DA-0099" in tests/test_it.py::test_a',
        "Massive Darkness: 1 of 3 rules proved (50.0% of what can be), 1 untestable, 1 missing, 1 later; "
        "0 of 2 worked examples",
    ]


def test_the_text_can_be_kept_to_what_is_missing(tree: Tree) -> None:
    tree.write("tests/test_it.py", '@rule("DA-0001", "DA-0002", "DA-0003")\ndef test_a(): pass\n')
    assert as_text(tree.survey(), missing=True).splitlines()[0] == "DA-0004  missing  Quests may be written."


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("DA-0999", "DA-0486"),
        ("DA-251", "DA-0251"),
        ("DA-X99", "DA-X38"),
        ("DA_0251", "DA-0251"),
        ("?", None),
    ],
)
def test_the_nearest_identifier_is_offered(wrong: str, meant: str | None) -> None:
    assert nearest(wrong, known_ids()) == meant


def test_a_series_nobody_has_is_answered_by_the_likest_word() -> None:
    assert nearest("DB-0251", {"DA-0251", "LE-0001"}) == "DA-0251"


def test_known_rules_give_no_complaint() -> None:
    assert complaint(["DA-0001"], known_ids()) is None


def test_a_complaint_without_a_near_rule_only_names_the_wrong_one() -> None:
    assert complaint(["?"], known_ids()) == 'unknown rule "?"\nThe rules are listed in docs/rules.'


def test_the_decorator_marks_the_test_with_its_rules() -> None:
    assert rule("DA-0001", "DA-0002").mark.args == ("DA-0001", "DA-0002")


@pytest.mark.parametrize("system", sorted(listed()))
def test_nothing_in_this_repository_names_a_rule_that_does_not_exist(system: str) -> None:
    assert survey(system).unknown == ()


def test_a_test_that_names_an_unknown_rule_fails_and_the_others_run(pytester: pytest.Pytester) -> None:
    here = Path(__file__).parents[1] / "conftest.py"
    pytester.makeconftest(here.read_text(encoding="utf-8"))
    pytester.makeini("[pytest]\nmarkers = rule(*ids): rules\n")
    pytester.makepyfile(
        "import pytest\n"
        "@pytest.mark.rule('DA-0999')\ndef test_wrong(): pass\n"
        "@pytest.mark.rule('DA-0001')\ndef test_right(): pass\n"
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-p", "no:xdist")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(['*unknown rule "DA-0999"; the nearest is DA-0486*'])
