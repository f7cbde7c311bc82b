"""Who belongs to whom: companions, riders, bodies that are carried."""
