"""What every game stands on: agenda, options, chance, cards, views. Knows no game."""
