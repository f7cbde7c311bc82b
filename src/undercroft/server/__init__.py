"""Rooms, seats, storage, sockets."""
