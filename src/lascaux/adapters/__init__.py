"""The games as researchers expect them: PettingZoo, Gymnasium, OpenSpiel. Each needs its extra."""
