system-cellar-terms = As many hearts on either side.
