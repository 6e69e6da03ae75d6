"""A bar while a bot thinks, gone when it has decided."""

from __future__ import annotations

from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn


class Thinking:
    """Nothing is drawn before the bot tells of its progress, nor where nobody watches (a pipe, a file)."""

    def __init__(self, console: Console, text: str) -> None:
        self.progress = Progress(
            TextColumn("{task.description}", markup=False),
            BarColumn(),
            TaskProgressColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task(text, total=None)
        self.started = False

    def show(self, done: int, of: int) -> None:
        """So much of so much is thought."""
        if not self.started:
            self.started = True
            self.progress.start()
        self.progress.update(self.task, completed=done, total=of)

    def __enter__(self) -> Thinking:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.started:
            self.progress.stop()
