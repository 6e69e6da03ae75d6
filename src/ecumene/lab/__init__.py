"""The laboratory: many games between bots, and what they say with how much certainty."""
