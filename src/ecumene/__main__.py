"""`python -m ecumene` is the same as `ecumene`."""

from ecumene.cli import main

main()
