"""The command line in the reader's language: help, mistakes and exit codes."""

from __future__ import annotations

import atexit
import contextlib
import gc
import io
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

import click

from ecumene.core.refusal import BadInput
from ecumene.games import boxes
from ecumene.text import Words

#: What the shell is told: all is well, a check failed, the command could not be carried out, stopped by Ctrl-C.
FAILED: Final = 1
REFUSED: Final = 2
STOPPED: Final = 130


def chosen_language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """By --lang, else ECUMENE_LANG, else a Polish locale; English otherwise."""
    language = environment.get("ECUMENE_LANG", "")
    for number, word in enumerate(args):
        if word == "--lang" and number + 1 < len(args):
            language = args[number + 1]
        elif word.startswith("--lang="):
            language = word.removeprefix("--lang=")
    return language or home_language(environment)


def home_language(environment: Mapping[str, str]) -> str:
    """The language of the locale, as far as we speak it."""
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "pl" if locale.startswith("pl") else "en"


def explain(problem: BadInput, language: str) -> str:
    """What is wrong, in a sentence; some problems are known only to one game."""
    words = Words(language)
    if words.has(f"problem-{problem.reason}"):
        return words.problem(problem)
    for box in boxes().values():
        words = Words(language, box.package)
        if words.has(f"problem-{problem.reason}"):
            return words.problem(problem)
    return str(problem)


def explain_usage(error: click.UsageError, words: Words) -> str:
    """What was typed wrongly, and where to look it up."""
    path = error.ctx.command_path if error.ctx is not None else "ecumene"
    match error:
        case click.NoSuchCommand():
            sentence = words("cli-no-such-command", command=error.command_name)
        case click.NoSuchOption():
            sentence = words("cli-no-such-option", option=error.option_name)
        case click.BadOptionUsage():
            sentence = words("cli-needs-value", option=error.option_name)
        case click.MissingParameter():
            sentence = words("cli-missing", what=_called(error.param))
        case click.BadParameter():
            sentence = words("cli-needs-number", what=_called(error.param))
        case _:
            sentence = words("cli-too-much")
    return f"{sentence} {words('cli-see-help', command=f'{path} --help')}"


def _called(param: click.Parameter | None) -> str:
    """How the reader knows a parameter: --seats, RECORD."""
    if param is None:
        return ""
    return param.opts[0] if isinstance(param, click.Option) else (param.metavar or str(param.name)).strip("[].…")


class TranslatedCommand(click.Command):
    """A command whose help texts are message ids; `ctx.obj` holds the words."""

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        words: Words = ctx.obj
        ours = {"[OPTIONS]": words("cli-usage-options"), "[COMMAND] [ARGS]...": words("cli-usage-command")}
        return [ours.get(piece, piece) for piece in super().collect_usage_pieces(ctx)]

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{ctx.obj('cli-usage')} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(ctx.obj(self.help))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words: Words = ctx.obj
        rows: list[tuple[str, str]] = []
        for param in self.get_params(ctx):
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx)) is not None:
                known = param.help is not None and words.has(param.help)
                rows.append((record[0], words(str(param.help) if known else "cli-option-help")))
        with formatter.section(words("cli-usage-heading")):
            formatter.write_dl(rows)


class TranslatedGroup(TranslatedCommand, click.Group):
    """All commands. Whatever goes wrong ends in one sentence on stderr and an exit code, never in a traceback."""

    command_class = TranslatedCommand

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, ctx.obj(f"cli-short-{name}")) for name in self.list_commands(ctx)]
        with formatter.section(ctx.obj("cli-usage-commands")):
            formatter.write_dl(rows)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order they are written, the first ones first."""
        return list(self.commands)

    def main(self, *given: Any, **extra: Any) -> Any:
        args = given[0] if given else extra.get("args")
        args = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        # At the end Python would look through all that is remembered for what to free: a tenth of a second for nothing.
        atexit.register(gc.freeze)
        language = chosen_language(args, os.environ)
        try:
            words = Words(language)
        except BadInput as problem:
            click.echo(explain(problem, home_language(os.environ)), err=True)
            sys.exit(REFUSED)
        sys.exit(self._answer(args, words))

    def _answer(self, args: list[str], words: Words) -> int:
        """Carry out the command; the exit code."""
        try:
            code = super().main(args, "ecumene", standalone_mode=False, obj=words)
            sys.stdout.flush()
            return int(code or 0)
        except BadInput as problem:
            click.echo(explain(problem, words.language), err=True)
        except click.UsageError as error:
            click.echo(explain_usage(error, words), err=True)
        except click.Abort:
            return STOPPED
        except OSError as error:
            # The reader has gone, or the disk behind a redirected output is full.
            with contextlib.suppress(OSError):
                click.echo(words("cli-output-failed", cause=error.strerror or str(error)), err=True)
            sys.stdout = io.StringIO()
        return REFUSED
