"""The party's bonds: companions and their heroes, riders and their mounts, bodies and their carriers."""
