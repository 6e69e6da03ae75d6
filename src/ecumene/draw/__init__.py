"""What the drawings of all games are made of: SVG, themes, symbols, words that fit, cards, hexes. It knows no game."""
