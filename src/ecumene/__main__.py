"""`python -m ecumene` is the same as `ecumene`."""

from ecumene_command import main

main()
