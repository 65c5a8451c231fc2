"""Every page can be found from the README, and every link leads somewhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)[^)]*\)")


def links(page: Path) -> set[Path]:
    text = page.read_text(encoding="utf-8")
    return {(page.parent / name).resolve() for name in LINK.findall(text)}


def test_every_page_is_reached_from_the_readme_and_no_link_leads_nowhere() -> None:
    reached, todo = set(), {ROOT / "README.md"}
    while todo:
        page = todo.pop()
        reached.add(page)
        missing = {name for name in links(page) if not name.exists()}
        assert not missing, f"{page.name} links to what is not there"
        todo |= {name for name in links(page) if name.suffix == ".md"} - reached
    assert {ROOT / "ARCHITECTURE.md", ROOT / "docs" / "lab.md"} <= reached
    assert set((ROOT / "docs").rglob("*.md")) - reached == set()


def test_a_package_describes_itself_as_the_readme_does() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    _, first, *_ = (ROOT / "README.md").read_text(encoding="utf-8").split("\n\n")
    assert project["description"] == first.removesuffix(".")
