"""Measurements of every game in the box, side by side in one run: `python -m bench`."""
