"""A person with their own browser: what they are sent, what they see, what they click."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Response, WebSocket

PATIENCE = 20.0  # seconds; a loaded machine is slow, a broken page never comes
NOTHING = "(?!)"  # matches no complaint
SETTINGS = {"sound": False, "speed": 0}

# A legal choice that a pointer can reach now, or else what puts the thing in front of it away.
# An Evolution where there is one, so that games end; otherwise any.
FIND = """(luck) => {
  const reach = (one) => {
    one.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = one.getBoundingClientRect();
    for (const [across, down] of [[0.5, 0.5], [0.3, 0.3], [0.5, 0.85], [0.7, 0.15]]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (box.width && hit && one.contains(hit)) return { x, y, opens: "open" in one.dataset };
    }
    return null;
  };
  const root = document.querySelector("dialog[open]") ?? document;
  const some = (query) => [...root.querySelectorAll(query)].filter((one) => !one.disabled);
  const legal = some("[data-choice], [data-open]");
  const point = legal.findIndex((one) => one.dataset.choice?.startsWith("realise:"));
  const start = point >= 0 ? point : Math.floor(luck * legal.length);
  for (const one of [...legal.slice(start), ...legal.slice(0, start)]) {
    const spot = reach(one);
    if (spot) return spot;
  }
  if (root !== document) return { escape: true };
  const aside = some(".reveal button, button.plate, .question > button.go").map(reach);
  const [spot] = aside.filter((one) => one);
  return spot ? { ...spot, opens: true } : null;
}"""

# What was heard is in the page with its next frame: before that, the choices of an old question are.
DRAWN = """async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}"""
FOCUS = "({ text: document.activeElement.innerText, ...document.activeElement.dataset })"


def key(choice: dict[str, Any]) -> str:
    """The name of a choice, as the page writes it beside what one clicks."""
    return ":".join(str(part) for part in (choice["verb"], *choice["parts"]))


class Person:
    """One browser context with one page; `wrong` is what must stay empty."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.luck = random.Random(5)
        self.wrong: list[str] = []
        self.forgiven = NOTHING  # complaints that do not fail this test
        self.frames: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        self.unanswered: set[str] = set()  # the keys of commands that are on their way
        self.acknowledged = 0
        self.state: dict[str, Any] = {}
        context.add_init_script(
            f"localStorage['lascaux-settings'] ??= {json.dumps(json.dumps(SETTINGS))}"
        )
        self.page = self.open()

    def open(self) -> Page:
        """A new page in the same browser."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", self.complain)
        page.on("response", self.keep)
        page.on("websocket", self.listen)
        return page

    def turn_page(self) -> None:
        """Put the page away for a new one; what the browser has loaded it keeps."""
        self.page.close()
        self.page = self.open()

    def keep(self, answer: Response) -> None:
        self.answers.append(answer)

    def complain(self, message: ConsoleMessage) -> None:
        said = f"{message.text} ({message.location.get('url')})"
        if message.type == "error" and not re.search(self.forgiven, said):
            self.wrong.append(said)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.hear(json.loads(frame)))
        socket.on("framesent", lambda frame: self.speak(json.loads(frame)))

    def speak(self, message: dict[str, Any]) -> None:
        if message["type"] == "answer":
            self.unanswered.add(message["key"])

    def hear(self, message: dict[str, Any]) -> None:
        self.frames.append(message)
        self.unanswered.discard(message.get("key", ""))
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "ack":
            self.acknowledged = message["seq"]
        elif message["type"] == "refused":
            self.wrong.append(f"refused: {message}")

    def wait(self, true: Callable[[], object], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while not true():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(15)
        return True

    def go(self, path: str) -> None:
        self.page.goto(path if "://" in path else self.address + path)

    def call(self, method: str, path: str, body: object = None) -> Any:
        """Ask the server as this person, beside the page."""
        if not self.context.cookies():
            self.context.request.get(f"{self.address}/api/me")
        token = next(c["value"] for c in self.context.cookies() if c["name"] == "csrftoken")
        answer = self.context.request.fetch(
            self.address + path, method=method, data=body, headers={"x-csrftoken": token}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, *seats: str, start: bool = True, game: str = "krom") -> dict[str, Any]:
        """A new table with bots that answer at once; the page goes there."""
        body = {"game": game, "players": len(seats), "seats": seats}
        quick = {"fast_bots": True, "takeover": True}
        made: dict[str, Any] = self.call("POST", "/api/tables", {**body, **quick})
        table = made["table"]["id"]
        if start:
            self.call("POST", f"/api/tables/{table}/start")
        self.go(f"/table/{table}")
        return made

    @property
    def id(self) -> str:
        return str(self.state["table"]["id"])

    @property
    def round(self) -> int:
        return int((self.state.get("table") or {}).get("round") or 0)

    @property
    def over(self) -> bool:
        return bool(self.state) and self.state["table"]["state"] == "over"

    @property
    def must(self) -> bool:
        asked = self.state.get("asked") or {"waiting": [], "choices": []}
        return self.state.get("seat") in asked["waiting"] and bool(asked["choices"])

    @property
    def prompt(self) -> str:
        return self.page.locator(".status [role=status]").first.inner_text()

    def turn(self) -> bool:
        """Wait for a question or the end; whether there is a question."""
        assert self.wait(lambda: self.must or self.over), self.state
        return not self.over

    def drawn(self) -> None:
        """Wait until the page shows what it has heard."""
        self.page.evaluate(DRAWN)

    def taken(self, before: int) -> None:
        """Wait for what follows an answer, however slow; not long where none was sent."""
        self.wait(lambda: self.unanswered or self.state["seq"] != before, 1)
        assert self.wait(lambda: not self.unanswered), "an answer without an answer"
        # Nothing more comes where the answer changes nothing that can be seen.
        self.wait(lambda: self.state["seq"] >= self.acknowledged, 5)

    def act(self) -> None:
        """Click any legal choice in sight, in dialogs too, until one is taken."""
        before = self.state["seq"]
        end = time.monotonic() + PATIENCE
        while self.state["seq"] == before:
            assert time.monotonic() < end, f"no legal choice in reach: {self.state['asked']}"
            self.drawn()
            spot = self.page.evaluate(FIND, self.luck.random())
            if spot is None:
                self.page.wait_for_timeout(30)
            elif spot.get("escape"):
                self.page.keyboard.press("Escape")
            else:
                self.page.mouse.click(spot["x"], spot["y"])
                if not spot["opens"]:
                    self.taken(before)

    def tab_to(self, wanted: Callable[[dict[str, str]], bool]) -> dict[str, str]:
        """Press Tab until the focus is on what is wanted, drawn late or not; what that is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.page.keyboard.press("Tab")
            focus: dict[str, str] = self.page.evaluate(FOCUS)
            if wanted(focus):
                return focus
        raise AssertionError(f"not to be reached by keyboard: {self.state.get('asked')}")

    def tempted(self, focus: dict[str, str]) -> bool:
        """An Evolution is always taken, other choices more often than not."""
        evolution = focus.get("choice", "").startswith("realise:")
        return evolution or (("choice" in focus or "open" in focus) and self.luck.random() < 0.6)

    def act_by_keys(self) -> None:
        """Move the focus to any legal choice and press Enter there, until one is taken."""
        before = self.state["seq"]
        end = time.monotonic() + PATIENCE
        while self.state["seq"] == before:
            assert time.monotonic() < end, f"Enter does nothing: {self.state['asked']}"
            self.drawn()
            focus = self.tab_to(self.tempted)
            self.page.keyboard.press("Enter")
            if "choice" in focus:
                self.taken(before)
