"""Many games at once: simulation, balance, benchmarks."""
