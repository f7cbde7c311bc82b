"""Places and distances: square grids, zone graphs, sight, paths, areas, footprints, tiles."""
