"""Build the rule pages: one page per chapter of each catalogue, every rule with its code and its tests.

A section of the navigation that names a folder (`authoring/`) gets the pages of that folder, and is left out
while there are none.

MkDocs calls `on_files` before it lays out the site and `on_page_markdown` for each page. The catalogues in
`docs/rules` stay as they are; the pages are made from them at every build.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))

from undercroft.proofs.catalogue import Listing, catalogue_folder, listed  # noqa: E402
from undercroft.proofs.checklist import Survey, survey  # noqa: E402
from undercroft.proofs.evidence import Evidence, Place, scan  # noqa: E402

LISTED = listed(catalogue_folder(ROOT))

RULE = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+)\*\*((?: \[[a-z]+\])*) (.*)$")
NAMED = re.compile(r"\b(?:" + "|".join(one.prefix for one in LISTED.values()) + r")-(?:\d{4}|[XCGD]\d{2,3})\b")
SHOWN = 6


@dataclass
class Chapter:
    """One page to be: where it goes, what it is called, the lines of the catalogue it shows."""

    uri: str
    title: str
    part: str
    lines: list[str] = field(default_factory=list)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Replace each catalogue by its chapters and hang them into the navigation."""
    evidence = scan(ROOT)
    chapters = {system: list(_chapters(system, family)) for system, family in LISTED.items()}
    home = {
        found[1]: chapter.uri
        for pages in chapters.values()
        for chapter in pages
        for line in chapter.lines
        if (found := RULE.match(line))
    }
    entries: list[Any] = ["rules/README.md"]
    for system, family in LISTED.items():
        for name in family.files:
            files.remove(files.get_file_from_path(f"rules/{name}"))
        result = survey(system, ROOT, evidence)
        index = f"rules/{system}/index.md"
        files.append(File.generated(config, index, content=_index(family, chapters[system], result)))
        for chapter in chapters[system]:
            content = "\n".join(_page(chapter, home, evidence))
            files.append(File.generated(config, chapter.uri, content=content))
        entries.append({family.title: [index, *_menu(chapters[system])]})
    config.nav = list(_nav(config.nav or [], files, entries))
    config.extra["surveys"] = [survey(system, ROOT, evidence) for system in LISTED]
    return files


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Add to the entrance of the rules how far each game is."""
    if page.file.src_uri != "rules/README.md":
        return markdown
    lines = [
        "",
        "## How far each game is",
        "",
        "| game | rules | proved | untestable | later | missing | worked examples proved |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for result in config.extra["surveys"]:
        system = result.catalogue.system
        lines.append(
            f"| [{result.catalogue.title}]({system}/index.md) | {result.total} | {len(result.proved)} "
            f"| {len(result.untestable)} | {len(result.later)} | {len(result.missing)} "
            f"| {len(result.examples_proved)} of {len(result.examples)} |"
        )
    return markdown + "\n".join(lines) + "\n"


def _nav(nav: list[Any], files: Files, rules: list[Any]) -> Iterator[Any]:
    """The navigation of mkdocs.yml with its folders opened and the rules hung in."""
    named = str(nav)
    for section in nav:
        (title, pages), *_ = section.items()
        if pages == "rules/":
            yield {title: rules}
        elif isinstance(pages, str):
            yield section
        else:
            opened: list[Any] = []
            for page in pages:
                if isinstance(page, str) and page.endswith("/"):
                    found = sorted(f.src_uri for f in files.documentation_pages() if f.src_uri.startswith(page))
                    opened += [uri for uri in found if f"'{uri}'" not in named]
                else:
                    opened.append(page)
            if opened:
                yield {title: opened}


def _chapters(system: str, family: Listing) -> Iterator[Chapter]:
    """Cut the files of a catalogue at the headings of their chapters; parts without chapters stay whole."""
    for name in family.files:
        stem = name.removesuffix(".md")
        title, *rest = (catalogue_folder(ROOT) / name).read_text(encoding="utf-8").splitlines()
        label = "Words and sources" if len(family.files) == 1 else title.lstrip("# ").split(": ", 1)[1]
        chapter = Chapter(f"rules/{system}/{stem}.md", label[0].upper() + label[1:], "")
        part = ""
        for line in rest:
            if line.startswith("# "):
                part = re.sub(r"^[\d.]+ ", "", line[2:])
            whole = part in ("Worked examples", "Content", "Gaps")
            if line.startswith("# ") or (line.startswith("## ") and not whole):
                if any(text.strip() for text in chapter.lines):
                    yield chapter
                heading = re.sub(r"^#+ ", "", line)
                slug = re.sub(r"[^a-z0-9]+", "-", heading.lower()).strip("-")
                chapter = Chapter(f"rules/{system}/{stem}-{slug}.md", heading, part)
            else:
                chapter.lines.append(line)
        yield chapter


def _menu(chapters: list[Chapter]) -> list[dict[str, str]]:
    return [{chapter.title: chapter.uri} for chapter in chapters]


def _index(family: Listing, chapters: list[Chapter], result: Survey) -> str:
    """The first page of a game's rules: the sums and the chapters."""
    lines = [
        f"# {family.title}: the rules",
        "",
        f"{result.total} rules, {len(result.proved)} proved by tests, {len(result.untestable)} untestable, "
        f"{len(result.missing)} still without a proof. Of {len(result.examples)} worked examples "
        f"{len(result.examples_proved)} run as tests.",
        "",
    ]
    lines += [f"- [{chapter.title}]({Path(chapter.uri).name})" for chapter in chapters]
    return "\n".join(lines)


def _page(chapter: Chapter, home: dict[str, str], evidence: Evidence) -> Iterator[str]:
    yield f"# {chapter.title}"
    yield ""
    for line in chapter.lines:
        found = RULE.match(line)
        if not found:
            yield line[1:] if line.startswith("##") else line
            continue
        identifier, tags, text = found.groups()
        yield (
            f'- <span id="{identifier}" class="rule-id">{identifier}</span>'
            f'<span class="rule-tags">{tags.replace("[", "").replace("]", "")}</span> '
            f"{_linked(text, chapter.uri, home)}{_where(identifier, evidence)}"
        )


def _linked(text: str, uri: str, home: dict[str, str]) -> str:
    """Make every identifier in a text a link to its line."""

    def link(found: re.Match[str]) -> str:
        target = home.get(found[0])
        if target is None:
            return found[0]
        return f"[{found[0]}]({'' if target == uri else Path(target).name}#{found[0]})"

    return NAMED.sub(link, text)


def _where(identifier: str, evidence: Evidence) -> str:
    lines = []
    for word, places in (
        ("Done in", evidence.citations.get(identifier, [])),
        ("Proved by", evidence.proofs.get(identifier, [])),
    ):
        if places:
            more = f" and {len(places) - SHOWN} more" if len(places) > SHOWN else ""
            shown = ", ".join(f"`{_short(place)}`" for place in places[:SHOWN])
            lines.append(f'<span class="rule-where">{word} {shown}{more}</span>')
    return "".join(lines)


def _short(place: Place) -> str:
    return str(place).removeprefix("src/undercroft/").removeprefix("tests/").replace("`", "")
