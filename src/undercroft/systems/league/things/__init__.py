"""Equipment: hands, quick slots, the backpack, what is worn out, what is identified."""
