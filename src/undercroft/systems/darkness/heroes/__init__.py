"""Heroes made, improved and kept; the ledger."""
