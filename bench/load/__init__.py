"""The load of `bench.server`: servers to be measured, and the players that keep them busy."""
