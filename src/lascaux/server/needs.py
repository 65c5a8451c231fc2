"""What a request handler can ask for by name, and what it may refuse with."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import ResponseSpec

from lascaux.server.asking import Asking
from lascaux.server.house import House
from lascaux.server.messages import Problem
from lascaux.server.problems import KEYS
from lascaux.server.rows import Person

TheHouse = NamedDependency[House]
Somebody = NamedDependency[Person]  # 401 without a session
REFUSALS = {
    status: ResponseSpec(Problem, description=f"Refused: {key}", generate_examples=False)
    for status, key in KEYS.items()
}


def the_house(state: State) -> House:
    house: House = state["house"]
    return house


async def the_person(house: TheHouse, request: Asking) -> Person:
    return await house.somebody(request)


NEEDS = {"house": Provide(the_house, sync_to_thread=False), "me": Provide(the_person)}
