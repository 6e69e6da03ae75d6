"""Documentation is run and kept true."""
