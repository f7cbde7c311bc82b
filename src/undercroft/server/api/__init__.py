"""The HTTP side: what happens once.  See docs/host/protocol.md."""
