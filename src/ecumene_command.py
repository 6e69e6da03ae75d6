"""The command `ecumene`. It lies outside the package: Ctrl-C must end it quietly even while the package is imported."""

from __future__ import annotations

import os
import signal

# Nothing else is imported here, not even `typing`: until `main` runs, Ctrl-C is answered with a traceback.

#: What a shell is told by a command that Ctrl-C has ended.
STOPPED = 130


def main() -> None:
    """Run the command line. Its commands hear of Ctrl-C by KeyboardInterrupt; before and after them it just ends."""
    signal.signal(signal.SIGINT, _end)
    # `make play` holds Ctrl-C back until Python itself has started.
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    from ecumene.cli import main as command_line

    try:
        command_line()
    except KeyboardInterrupt:
        os._exit(STOPPED)
    finally:
        signal.signal(signal.SIGINT, _end)


def _end(number: int, frame: object) -> None:
    os._exit(STOPPED)
