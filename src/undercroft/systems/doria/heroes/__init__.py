"""Characters made and improved: starting cards, attribute points, hero bonuses."""
