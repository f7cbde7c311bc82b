"""League of Dungeoneers: percentile dice, a bag of tokens, threat, morale and wear."""
