"""Places and distances: square grids, zone graphs, sight, paths, areas, footprints, tiles.

`bits` sets of squares · `grid` boards · `text` boards as drawings · `steps` single steps and corner rules ·
`reach` floods, costs, zones of control that stop or slow · `paths` cheapest ways · `facing` arcs ·
`footprint` figures of several squares · `control` zones of control by size · `features` what stands on a board ·
`lines`, `sight` from centre to centre, heights and cover · `sight_any` from any point to any point ·
`zones`, `zone_sight` zone graphs and sight along rows and columns · `tiles` laying tiles.
"""
