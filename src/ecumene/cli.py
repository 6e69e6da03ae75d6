"""The command line: play, read the rules, look at records, simulate."""

from __future__ import annotations

import secrets
import signal
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import click

import ecumene
from ecumene.core.box import Box
from ecumene.core.chance import SEED_BITS
from ecumene.core.refusal import BadInput
from ecumene.lab.command import read_options, simulate
from ecumene.terminal.command_language import FAILED, TranslatedCommand, TranslatedGroup, explain
from ecumene.text import Words

if TYPE_CHECKING:
    from rich.console import Console

    from ecumene.core.ledger import Rule

# Each command imports for itself what it runs: none waits for what the others bring along.

#: Read before everything else, see command_language.py; here so that it is known and helped with.
language = click.option("--lang", metavar="en|pl", expose_value=False, help="cli-option-lang")


@click.group(cls=TranslatedGroup, invoke_without_command=True, help="cli-about")
@click.version_option(
    ecumene.__version__,
    message=f"%(prog)s %(version)s ({'compiled' if ecumene.COMPILED else 'pure Python'})",
    help="cli-option-version",
)
@language
@click.pass_context
def main(ctx: click.Context) -> None:
    # Ctrl-C is an exception from here on, so that a command can put away what it has open. Not for the table: what it
    # imports could swallow the exception, and nothing is lost if it ends at once, until its server listens to signals.
    serves = ctx.invoked_subcommand in (None, "table")
    if not serves and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if ctx.invoked_subcommand is None:
        ctx.invoke(table)


def console() -> Console:
    from rich.console import Console

    return Console(highlight=False)


def only_game(words: Words, given: str | None) -> Box:
    """The game of that id; the only one in the box, or the one that is pointed at, when none is given."""
    boxes = ecumene.games()
    if given is None:
        if len(boxes) == 1:
            return next(iter(boxes.values()))
        from ecumene.terminal.play import ask_game

        click.echo(words("cli-which-game"))
        try:
            given = ask_game({id: box.title[words.language] for id, box in boxes.items()})
        except EOFError:
            given = ""
    return ecumene.box(given)


@main.command(help="cli-help-play")
@click.argument("game", required=False, metavar="[GAME]")
@click.option("--seats", type=int, metavar="N", help="cli-option-seats")
@click.option("--players", metavar="me,greedy,…", help="cli-option-players")
@click.option("--budget", metavar="N|Ns", help="cli-option-budget")
@click.option("--seed", type=int, metavar="N", help="cli-option-seed")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="cli-option-option")
@click.option("--first", is_flag=True, help="cli-option-first")
@click.option("--save", "target", metavar="FILE", help="cli-option-save")
@click.option("--resume", is_flag=False, flag_value="", metavar="[FILE]", help="cli-option-resume")
@language
@click.pass_obj
def play(
    words: Words,
    game: str | None,
    seats: int | None,
    players: str | None,
    budget: str | None,
    seed: int | None,
    options: tuple[str, ...],
    first: bool,
    target: str | None,
    resume: str | None,
) -> None:
    from ecumene.players import with_budget
    from ecumene.terminal import saves
    from ecumene.terminal.play import TerminalGame
    from ecumene.terminal.seating import seat_players

    if resume is not None:
        if (game, seats, players, budget, seed, options, first) != (None, None, None, None, None, (), False):
            raise BadInput("cli-resume-alone")
        path, record, table = saves.resume(resume)
        names = (record.players + [words("cli-player")] * table.seats)[: table.seats]
        path = saves.fresh(table, target) if target is not None else path
    else:
        box = only_game(words, game)
        names = with_budget(seat_players(box, seats, players, words("cli-player")), budget)
        chosen = {**(box.first_game(len(names)) if first else {}), **read_options(options)}
        table = box.new(len(names), secrets.randbits(SEED_BITS) if seed is None else seed, chosen)
        path = saves.fresh(table, target)
    playing = TerminalGame(console(), table, names, path, words.language)
    playing.greet()
    playing.run()


@main.command(help="cli-help-table")
@click.option("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-option-host")
@click.option("--port", type=int, metavar="N", help="cli-option-port")
@click.option("--database", metavar="URL", help="cli-option-database")
@click.option("--browser/--no-browser", default=True, help="cli-option-browser")
@language
@click.pass_obj
def table(words: Words, host: str, port: int | None, database: str | None, browser: bool) -> None:
    from ecumene.table.serve import serve

    serve(host, port, database, browser, lambda address: click.echo(words("cli-serving", path=address)))


@main.command(help="cli-help-games")
@language
@click.pass_obj
def games(words: Words) -> None:
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    for box in ecumene.games().values():
        low, high = box.seats
        size = words("cli-game-size", low=low, high=high, minutes=box.minutes)
        out.print(Text.assemble((box.title[words.language], "bold"), "  ", (box.id, "cyan"), "  ", (size, "dim")))
        out.print(Padding(Text(box.about[words.language]), (0, 0, 0, 2), expand=False))
        for option in box.options.values():
            default = option.default if isinstance(option.default, str) else str(option.default).lower()
            values = [
                f"{value} ({words('cli-default')})" if value == default else value
                for value in option.allowed().split(", ")
            ]
            told = words("cli-words", words=option.allowed()) if option.type == "words" else ", ".join(values)
            line = Text.assemble((option.name, "cyan"), "  ", (told, "dim"))
            out.print(Padding(line, (0, 0, 0, 2), expand=False))
            out.print(Padding(Text(option.meaning[words.language]), (0, 0, 0, 4), expand=False))


@main.command(help="cli-help-rules")
@click.argument("wanted", nargs=-1, metavar="[GAME] [RULE]…")
@click.option("--find", "sought", metavar="TEXT", help="cli-option-find")
@click.option("--coverage", is_flag=True, help="cli-option-coverage")
@click.option("--tests", default="tests", metavar="DIR", help="cli-option-tests")
@language
@click.pass_obj
def rules(words: Words, wanted: tuple[str, ...], sought: str | None, coverage: bool, tests: str) -> int:
    from ecumene.terminal.book import Book

    boxes = ecumene.games()
    ids = list(wanted)
    chosen = [boxes[ids.pop(0)]] if ids and ids[0] in boxes else list(boxes.values())
    if coverage:
        return report_coverage(words, chosen, Path(tests))
    if len(chosen) > 1 and not ids and sought is None:
        chosen = [only_game(words, None)]
    books = [Book(console(), box.package, words) for box in chosen]
    shown_any = False
    for id in ids:
        if not any(id.upper() in book.ledger.rules for book in books):
            raise BadInput("rule-unknown", {"rule": id, "game": ", ".join(book.ledger.title for book in books)})
    for book in books:
        found: list[Rule] = list(book.ledger.rules.values())
        if ids:
            found = [book.ledger[id] for id in ids if id.upper() in book.ledger.rules]
        if sought is not None:
            matching = book.find(sought)
            found = [rule for rule in found if rule in matching]
        if found:
            shown_any = True
            if not ids and sought is None:
                book.title()
            book.rules(found)
    if not shown_any:
        raise BadInput("cli-rules-none", {"text": sought or ""})
    return 0


def report_coverage(words: Words, boxes: list[Box], tests: Path) -> int:
    """Which rules lack which kind of test; ids in tests that no rule book has are slips."""
    from ecumene.core.ledger import Ledger
    from ecumene.terminal.coverage import MARKS, Coverage, marked_rules

    out = console()
    marked = marked_rules(tests)
    failed = False
    known: set[str] = set()
    for box in boxes:
        found = Coverage(Ledger.load(box.package, words.language), marked)
        known.update(found.ids)
        counts = {mark: len(found.marked[mark]) for mark in MARKS}
        out.print(words("cli-coverage", game=box.title[words.language], all=len(found.ids), **counts), markup=False)
        for id, lacking in found.missing.items():
            failed = True
            out.print(f"  {id}  {', '.join(words(f'cli-coverage-no-{mark}') for mark in lacking)}", markup=False)
    families = {id[:3] for id in known}
    for id in sorted(set().union(*marked.values()) - known):
        if id[:3] in families or len(boxes) == len(ecumene.games()):
            failed = True
            out.print(words("cli-coverage-unknown", rule=id), markup=False)
    return FAILED if failed else 0


@main.command(help="cli-help-replay")
@click.argument("record", metavar="RECORD")
@click.option("--ply", type=int, metavar="N", help="cli-option-ply")
@click.option("--game", "number", type=int, default=1, metavar="K", help="cli-option-game")
@language
@click.pass_obj
def replay(words: Words, record: str, ply: int | None, number: int) -> None:
    from ecumene.terminal.archive import open_record
    from ecumene.terminal.pages import Pages
    from ecumene.terminal.played_moves import retrace
    from ecumene.terminal.seating import shown

    kept, game = open_record(record, number, ply)
    pages = Pages(console(), game.box, words.language, shown(kept.players))
    pages.opening(game)
    pages.log(retrace(game), game.history())
    pages.blank()
    pages.position(game.view(None))
    pages.blank()
    pages.scores(game)
    if game.is_over:
        pages.winners(game)
    else:
        pages.say("cli-unfinished", player=", ".join(pages.words.player(seat) for seat in game.to_move))


@main.command("verify", help="cli-help-verify")
@click.argument("records", nargs=-1, required=True, metavar="RECORD…")
@language
@click.pass_obj
def verify_records(words: Words, records: tuple[str, ...]) -> int:
    from rich.text import Text

    from ecumene.terminal.archive import verify

    out = console()
    good = bad = 0
    for path in records:
        for verdict in verify(path):
            place = path if verdict.count == 1 else f"{path}:{verdict.number}"
            if verdict.game is not None:
                good += 1
                state = "cli-verified" if verdict.game.is_over else "cli-verified-unfinished"
                text = words(state, game=verdict.game.box.title[words.language], moves=verdict.game.ply)
                out.print(Text.assemble(("OK ", "green"), f" {place}  ", (text, "dim")), soft_wrap=True)
            elif verdict.problem is not None:
                bad += 1
                text = explain(verdict.problem, words.language)
                out.print(Text.assemble(("✗  ", "red"), f" {place}  {text}"), soft_wrap=True)
    if good + bad > 1:
        out.print(words("cli-verify-sum", good=good, bad=bad))
    return FAILED if bad else 0


@main.command(help="cli-help-check")
@click.argument("game", metavar="GAME")
@click.argument("paths", nargs=-1, required=True, metavar="FILE_OR_FOLDER…")
@language
@click.pass_obj
def check(words: Words, game: str, paths: tuple[str, ...]) -> int:
    from ecumene.lab.cases import cases_of, check_all

    count = check_all(cases_of(ecumene.box(game)).gather(list(paths)), console(), words)
    click.echo(str(count))
    return FAILED if count.failed else 0


@main.command("import", help="cli-help-import")
@click.argument("format", metavar="FORMAT")
@click.argument("file", metavar="FILE")
@click.option("-o", "--output", required=True, metavar="RECORD", help="cli-option-record")
@language
@click.pass_obj
def import_record(words: Words, format: str, file: str, output: str) -> None:
    from ecumene.core.record import save
    from ecumene.face import readers_of

    readers = readers_of(ecumene.games().values())
    if format not in readers:
        raise BadInput("import-format", {"format": format, "allowed": ", ".join(sorted(readers))})
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("import-foreign") from error
    except OSError as error:
        raise BadInput("file-unreadable", {"path": file, "cause": error.strerror or str(error)}) from error
    record = readers[format](text, Path(file).name)
    save([record], output)
    title = ecumene.box(record.game).title[words.language]
    click.echo(words("cli-imported", path=output, game=title, moves=len(record.moves)))


@main.command(help="cli-help-draw")
@click.argument("record", metavar="RECORD")
@click.option("--ply", type=int, metavar="N", help="cli-option-ply")
@click.option("--game", "number", type=int, default=1, metavar="K", help="cli-option-game")
@click.option("--seat", type=int, metavar="N", help="cli-option-seat")
@click.option("--theme", default="light", metavar="light|dark", help="cli-option-theme")
@click.option("-o", "--output", default="-", metavar="FILE", help="cli-option-output")
@language
@click.pass_obj
def draw(words: Words, record: str, ply: int | None, number: int, seat: int | None, theme: str, output: str) -> None:
    from ecumene.face import face_of
    from ecumene.terminal.archive import open_record
    from ecumene.terminal.seating import shown

    kept, game = open_record(record, number, ply)
    if seat is not None and not 1 <= seat <= game.seats:
        raise BadInput("cli-no-such-seat", {"number": seat, "count": game.seats})
    viewer = None if seat is None else seat - 1
    spoken = Words(words.language, game.box.package, shown(kept.players))
    svg = face_of(game.box).svg(game.view(viewer), words=spoken, seat=viewer, theme=theme)
    if output == "-":
        click.echo(svg)
        return
    try:
        Path(output).write_text(svg, encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-write-failed", {"path": output, "cause": error.strerror or str(error)}) from error
    click.echo(words("cli-drawn", path=output))


main.add_command(
    TranslatedCommand(simulate.name, callback=simulate.callback, params=simulate.params, help=simulate.help)
)
