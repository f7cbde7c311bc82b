"""Special rules, talents and perks that no word describes, bound to moments."""
