"""What a player observes, as OpenSpiel asks for it: the view now, or all they remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from lascaux.kernel.codec import canonical
from lascaux.kernel.errors import BadInput

if TYPE_CHECKING:
    from lascaux.adapters.bout import Bout
    from lascaux.adapters.openspiel.state import LascauxState
    from lascaux.kernel.game import View


class Observer:
    """`tensor` and `dict` hold the numbers of the layout; with perfect recall there is a text only."""

    def __init__(self, bout: Bout, kind: Any, params: Any) -> None:
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("only what one player or everybody may see can be observed")
        self.bout = bout
        self.recall = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self.recall else np.zeros(bout.layout.size, np.float32)
        self.dict = (
            {}
            if self.tensor is None
            else {name: self.tensor[part] for name, part in bout.layout.slices.items()}
        )

    def view(self, state: LascauxState, player: int) -> View:
        return self.bout.game.view(state.moment.position, None if self.public else player)

    def set_from(self, state: LascauxState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.bout.layout.encode(self.view(state, player), player)

    def string_from(self, state: LascauxState, player: int) -> str:
        if self.recall and not self.public:
            return state.moment.memory(player)[0]
        return canonical(self.view(state, player))
