"""What a character may do: one chapter per family of Actions."""
