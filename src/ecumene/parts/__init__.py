"""Board-game parts that no single game owns."""
