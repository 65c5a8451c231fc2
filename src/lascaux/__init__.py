"""Board games of the cave age: complete, faithful, rules enforced."""

__version__ = "0.1.0"
