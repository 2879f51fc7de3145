"""What every game is tested with."""
