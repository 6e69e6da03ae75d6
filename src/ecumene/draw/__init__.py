"""The SVG kit: themes, lettering, pieces, tiles, hex maps. It knows no game."""
