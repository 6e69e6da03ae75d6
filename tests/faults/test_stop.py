"""The server is told to end while pages are open and bots think: it ends at once, and without a complaint."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from ecumene.table.names import levels

pytestmark = pytest.mark.skipif(os.name == "nt", reason="signals are sent")

#: Seconds within which anything must happen, on however busy a machine.
PATIENCE = 60.0
#: Three bots that think for long, so that they are not done when the server ends.
FORM = {"seats": "4", "kind-0": "me"} | {
    f"{word}-{seat}": value for seat in (1, 2, 3) for word, value in (("kind", "bot"), ("level", list(levels())[-1]))
}


def test_streams_and_bots_end_with_the_server(tmp_path: Path) -> None:
    assert stopped(tmp_path, signal.SIGTERM) == (0, "")


def test_so_they_do_by_ctrl_c(tmp_path: Path) -> None:
    code, told = stopped(tmp_path, signal.SIGINT)
    assert (code, told.strip()) == (130, "")


def stopped(folder: Path, number: signal.Signals) -> tuple[int, str]:
    """The exit code of a server with an open page, and all it says on stderr."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    place = ["--no-browser", "--port", port, "--database", f"sqlite:///{folder / 'tables.db'}"]
    server = subprocess.Popen(
        [sys.executable, "-m", "ecumene", "table", *place],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as browser:
            wait_for(browser)
            table = browser.post("/new/seven-wonders", data=FORM).headers["location"]
            browser.get(table)
            with browser.stream("GET", f"{table}/updates") as stream:
                lines = stream.iter_lines()
                # The first news is the number of the view; a bot that thinks tells how far it is.
                while not next(lines).startswith("event: thinking"):
                    pass
                # As a terminal does it: to the bots' processes too.
                os.killpg(server.pid, number) if number == signal.SIGINT else server.send_signal(number)
                # The stream ends as streams do, it does not break.
                for _ in lines:
                    pass
        _, told = server.communicate(timeout=PATIENCE)
        return server.returncode, told
    finally:
        server.kill()
        server.wait()


def wait_for(browser: httpx.Client) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            browser.get("/").raise_for_status()
            return
        except httpx.ConnectError:
            assert time.monotonic() < end, "no server"
            time.sleep(0.02)


@pytest.mark.parametrize("seconds", [0.0, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0])
def test_ctrl_c_is_quiet_at_any_moment(tmp_path: Path, seconds: float) -> None:
    """While the package is imported, while the store is opened, while it serves."""
    place = ["--no-browser", "--port", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    # Before the first line of ours runs, Python itself would answer: like `make play`, hold the signal back until then.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        server = subprocess.Popen(
            [sys.executable, "-c", "from ecumene_command import main; main()", "table", *place],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    time.sleep(seconds)
    server.send_signal(signal.SIGINT)
    _, told = server.communicate(timeout=PATIENCE)
    assert (server.returncode, told.strip()) == (130, "")


def test_other_failures_are_still_told() -> None:
    command = [sys.executable, "-c", "from ecumene_command import main; main()", "no-such-command"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 2
    assert "no-such-command" in result.stderr
