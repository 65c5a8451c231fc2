"""Many games: simulation, statistics and benchmarks."""
