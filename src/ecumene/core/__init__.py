"""What every game is made of. Knows no game, no screen and no words."""
