"""Your own bot at somebody's table: python docs/bot_client.py http://localhost:8000/join/…"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

from lascaux.client import play


def choose(view: dict[str, Any], choices: Sequence[int], asked: dict[str, Any]) -> int:
    """Play safe and take the first choice when hit points are low; otherwise any will do."""
    cautious = view["hit_points"][view["seat"]] <= 2 or asked["kind"] == "counter-window"
    return choices[0] if cautious else random.choice(choices)


if __name__ == "__main__":
    end = play(sys.argv[1], choose, name="My bot")
    print("points:", end["view"]["points"], "winners:", end["view"]["winners"])
