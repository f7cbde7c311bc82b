"""What every game shares: requests, agenda, moments, dice, table, record, events, scene, tally, odds."""
