"""Starts servers quickly: `forge.py DATABASE PORT` imports everything once; for each line read, a fork of it serves.

It prints the process number of each server. One that is to be replaced must have been killed before.
"""

from __future__ import annotations

import os
import sys


def main() -> None:
    # Not at the top: the bots' processes import this file as well, and should be quick too.
    from ecumene.table.serve import serve

    database, port = sys.argv[1], int(sys.argv[2])
    before = 0
    for _ in sys.stdin:
        if before:
            os.waitpid(before, 0)
        before = os.fork()
        if before == 0:
            serve("127.0.0.1", port, database, False, lambda address: None)
            os._exit(0)
        sys.stdout.write(f"{before}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
