"""Every page by axe-core's rules, by daylight and by firelight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest

from .person import Person
from .visits import PAGES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
  const still = document.getAnimations().filter((one) => one.effect?.getTiming().iterations < 99);
  await Promise.allSettled(still.map((one) => one.finished));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) =>
      `${id}: ${target.join(" ")} (${[...any, ...all, ...none].map((one) => one.message)})`));
}"""
# By firelight only the colours differ.
LIGHTS: dict[Literal["light", "dark"], dict[str, object]] = {
    "light": {},
    "dark": {"runOnly": ["color-contrast", "link-in-text-block"]},
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing(name: str, arrive: Callable[..., Person]) -> None:
    me = arrive()
    me.forgiven = "404"  # pages that say that there is nothing
    PAGES[name](me)
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for light, rules in LIGHTS.items():
        me.page.emulate_media(color_scheme=light)
        me.page.locator(f"html[data-theme={light}]").wait_for()
        found[light] = me.page.evaluate(RUN, rules)
    assert found == {"light": [], "dark": []}
