"""One package per game. Games never import each other."""
