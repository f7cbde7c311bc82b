"""Who may cast what, the casting, what takes effect; prayers; alchemy; enchanting and scribing."""
