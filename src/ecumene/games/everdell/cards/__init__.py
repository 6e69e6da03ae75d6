"""The cards, one module per box and colour."""
