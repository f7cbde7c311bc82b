"""Models on the map: zones of control, walking, sight."""
