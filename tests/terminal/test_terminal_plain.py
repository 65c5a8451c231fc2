"""A game without a drawing of its own, part by part."""

from __future__ import annotations

from pathlib import Path

from lascaux.kernel.texts import Texts
from lascaux.terminal.plain import label
from lascaux.terminal.words import Words


def test_a_field_is_called_by_its_text_in_hyphens_or_else_by_its_own_name(tmp_path: Path) -> None:
    file = tmp_path / "texts" / "en" / "bones.ftl"
    file.parent.mkdir(parents=True)
    file.write_text("view-kept-bones = Bones in reserve\n", encoding="utf-8")
    words = Words(Texts(tmp_path, "en"), None)
    assert label(words, "kept_bones") == "Bones in reserve"
    assert label(words, "burnt_logs") == "burnt logs"
