nobody = nobody
seat = Seat { $number }
yes = yes
no = no

## Why a move is refused, in every game

refusal-game-over = The game is over.
refusal-not-your-turn = Not your turn. { $turn } is to move.
refusal-not-now = That is not asked now. { $owed }.

## What is wrong outside the rules

problem-tables-json = { $path } is not JSON. Write the figures as the documentation of the tables shows.
problem-tables-shape = { $name } should be a JSON object: names in braces, each with what belongs to it.
problem-tables-cost = { $name }: this is not a price. A price may name: { $allowed }.
problem-tables-start = { $name }: this is not a start. A start may name a resource ({ $allowed }) and coins from 0 to { $most }.
problem-tables-board = { $name } should hold “start” or “stages” or both, and nothing else.
problem-tables-stages = { $name } has { $count } stages: the file must give a list with a price for each.
problem-tables-stage-number = { $name } may have from 1 to { $most } stages.
problem-tables-copied = { $name } copies the stages of its neighbours with their prices: the file cannot give any.
problem-tables-name = The tables know no { $name }. Boards are written as giza-A, cards by their ids.
problem-tables-game = The file of tables names a game “{ $game }”, which is not here: { $allowed }.
problem-tables-words = { $name } should hold only: { $allowed }.
problem-tables-missing = { $name } lacks: { $missing }.
problem-tables-list = { $name } should be a list of texts{ $count ->
    [0] {""}
   *[other] , { $count } of them
 }.
problem-tables-map-row = “{ $name }” is not a row of a map: use L, F, W, D, S for terrains, ~ for river and a space for a gap.
problem-tables-map-size = The map has too much land: { $most } cells of land are the most.
problem-tables-site = { $name } is not a bridge site: name two land cells that lie opposite each other over two river cells, such as B3-C5.
problem-tables-mark = { $name } cannot be marked: there is no such cell of land.
problem-tables-house = An initial house cannot stand on { $name }: it is not home terrain of { $faction }.
problem-tables-choice = { $name } does not fit here. Use these, each as often as it is in the box: { $allowed }.
problem-tables-coins = { $name } should be a number from 0 to { $most }.
problem-tables-number = { $name } should be a whole number from { $low } to { $high }.
problem-tables-overlap = { $name }: two tiles of the core lie on one another. Move one of them.
problem-tables-core = { $name } should have two lists, for sides A and B, each with { $count } tiles as [-2, -1, 3]: steps east and south-east, at most { $most } each, and sixths of a turn from 0 to 5.
problem-tables-place = { $name }: “{ $value }” is not an income. Write 3c for 3 coins, 2p for 2 power, 2c1p for both, - for nothing.
problem-view-record = Only the real game has a record and can be taken back; this is a view of it, or an imagined one.
problem-game-unknown = There is no game “{ $game }”. In the box: { $allowed }.
problem-game-not-compiled = The game { $game } is plain source, but Ecumene runs compiled here, and compiled code cannot be extended by source. Compile both together (make fast, with ECUMENE_GAMES set), or go back to the source (make setup).
problem-seats = { $game }: { $low } to { $high } seats, not { $seats }.
problem-seed = A seed is a whole number from 0 on, of at most { $digits } digits.
problem-option-unknown = { $game } has no option “{ $option }”. It has: { $allowed }.
problem-option-value = Option { $option }: “{ $value }” is not one of its values. Choose from: { $allowed }.
problem-rules-version = Rules version { $version } of { $game } is unknown here. Known: 1 to { $newest }. A newer Ecumene may know it.
problem-rule-unknown = { $game } has no rule “{ $rule }”.
problem-language = There is no language “{ $language }”. Choose from: { $allowed }.
problem-theme = There is no theme “{ $theme }”. Choose from: { $allowed }.
problem-player-unknown = There is no bot “{ $player }”. Choose from: { $allowed }.
problem-player-no-budget = { $player } has no budget: it answers at once.
problem-player-budget = A budget is a number of iterations (200) or of seconds (2s, 0.5s), more than zero, not “{ $budget }”.
problem-player-budget-idle = The budget { $budget } would change nothing: no { $player } without a budget of its own plays here.
problem-file-unreadable = { $path } cannot be read: { $cause }.
problem-save-failed = { $path } could not be saved: { $cause }. The old file, if there was one, is unchanged.
problem-record-empty = { $path } is empty: it holds no game record.
problem-record-json = This is not a whole game record: it is cut off, or the file is something else.
problem-record-foreign = This file is not a game record of Ecumene.
problem-record-version = The record has format { $version }; this Ecumene reads format { $known }.
problem-record-field = The record is damaged: “{ $field }” is missing or wrong.
problem-record-options = The record does not name all options of the game, so it cannot be replayed.
problem-record-move = The record is damaged: move { $ply } cannot be read.
problem-record-illegal = The record was changed: move { $ply }, “{ $move }”, breaks rule { $rule }.
problem-record-hash = The record was changed: from move { $ply }, “{ $move }”, on it is not the game that was saved.
problem-import-format = No game reads the format “{ $format }”. Choose from: { $allowed }.
problem-import-foreign = This file is no record of a game in that format.
problem-import-setup = The set-up in this file is none that the game can be played with: seats, tiles or options do not fit together.
problem-import-line = Line { NUMBER($line, useGrouping: 0) } cannot be read: “{ $text }”.
problem-import-illegal = Line { NUMBER($line, useGrouping: 0) }, “{ $text }”, breaks rule { $rule }.
problem-store-folder = The folder { $path } cannot be made: { $cause }. Name another database with --database.
problem-port-taken = Port { $port } of { $host } cannot be used: something else listens there, or it is not yours to use. Choose another with --port.
problem-scripts-missing = The scripts of the web table are missing: they come from npm when Ecumene is built. Install Node.js and build again (make setup), or play at the terminal (ecumene play).
problem-store-url = The store needs a SQLite file or a PostgreSQL database, for example sqlite:///tables.db. This cannot be used: { $cause }.
problem-store-foreign = { $path } is not a store of tables of Ecumene. It was left as it is; choose another file.
problem-store-newer = { $path } was written by a newer Ecumene. It was left as it is; update Ecumene to go on with these tables.
problem-store-full = There is no room left on the disk of { $path }. Nothing was stored; free some space and try again.
problem-store-busy = { $path } is busy and was not free in time. Nothing was stored; try again.
problem-store-unreachable = The store { $path } cannot be used: { $cause }.
problem-store-ahead = The table has no entry before number { NUMBER($number, useGrouping: 0) }. Load the page again.
problem-table-unknown = There is no such table. The link may be cut off: ask for it again.
problem-seat-not-held = This device does not hold that seat.

## Laboratory

lab-help = Let bots play many games against each other and report win rates and points with 95 % intervals.
lab-help-games = How many games (100).
lab-help-seats = Seats at the table; as many as players are named, otherwise the fewest.
lab-help-players = Bots by name, separated by commas: one for each seat, or one for all (greedy).
lab-help-budget = How long each search without a budget of its own may think about a decision: iterations (200) or seconds (2s). Only iterations give the same games again.
lab-help-rotate = Whether everybody moves on by one seat after each game, so that seat and player can be told apart (yes).
lab-help-option = An option of the game; may be given several times.
lab-help-seed = The seed of the whole series: the same seed gives the same games, however many jobs (0).
lab-help-jobs = How many processes play at the same time (1).
lab-help-out = Where to write the records of all games, one a line.
lab-help-lang = The language of the report.
lab-title = { $game }, seats: { $seats }, games: { $games }, seed { $seed }
lab-playing = Playing
lab-playing-on = Playing, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}
lab-by-player = By player
lab-by-seat = By seat
lab-games = games
lab-wins = wins
lab-points = points
lab-interval = 95 % interval
lab-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
lab-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-speed = { NUMBER($games, maximumFractionDigits: 1) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
lab-reading = Wins are per seat; a shared victory counts in shares. The dotted mark is a fair share of wins. Intervals: Wilson for wins, Student for points.
lab-saved = Records of { $games } games are in { $path }.
lab-stopped = Stopped after { $games } of { $planned } games.
lab-check-excluded = not run: { $text }
lab-check-more = { $count ->
    [one] and one more difference
   *[other] and { $count } more differences
 }
lab-check-difference = { $text }: expected { $value }, got { $cause }
problem-lab-count = At least 1 game must be played, not { $games }.
problem-lab-jobs = Jobs: 1 to { $most }, not { $jobs }.
problem-lab-players = There are { $seats } seats, but { $players } players are named. Name one for each seat, or one for all.
problem-lab-option = Options are written name=value; “{ $option }” is not.
problem-lab-worker = A process of the simulation was ended from outside, perhaps for lack of memory. Try fewer jobs.
problem-cases-no-checker = { $game } has no way to read cases yet.
problem-cases-none = { $path } holds no cases.
problem-cases-foreign = { $path } is not a file of cases that this game reads.
problem-cases-entry = { $path }: entry { $number } is not a case; a case has an “id”, a “given” and a “then” that is not empty.
problem-case-field = The field { $field } is unknown here.
problem-case-value = The field { $field } cannot be “{ $value }” here.
problem-case-broken = The case could not be played through: { $cause }.

## Command line

cli-usage = Usage:
cli-usage-options = [OPTIONS]
cli-usage-command = [COMMAND …]
cli-usage-heading = Options
cli-usage-commands = Commands
cli-about = Civilisation-building board games at one table. Without a command the table opens in the browser; every command explains itself with --help.
cli-short-play = play at this terminal, against people and bots
cli-short-table = open the table in the browser
cli-short-games = the games in the box and their options
cli-short-rules = the rule book, by number or by word
cli-short-replay = replay a recorded game move by move
cli-short-verify = check that records are whole and were played by the rules
cli-short-check = check a game against cases from files
cli-short-import = make a record of a game that another program recorded
cli-short-draw = draw the board of a recorded game
cli-short-simulate = let bots play many games against each other
cli-help-table = Open the table in the browser: play against bots, at one screen or by link. Ends with Ctrl+C; every table is kept.
cli-option-host = The address to listen on (127.0.0.1: only this machine; 0.0.0.0: the whole network).
cli-option-port = The port (the first free one from 8642).
cli-option-database = Where tables are kept: a SQLite or PostgreSQL URL (a file in your own folder).
cli-option-browser = Whether to open the browser (yes).
cli-serving = The table is open at { $path } (Ctrl+C ends)
cli-help-play = Play a game at this terminal. Alone, you meet bots; every move is saved at once, and --resume goes on with the game.
cli-help-games = The games in the box: seats, length, and the options that --option sets.
cli-help-rules = The rule book of a game, or only the rules with the given numbers.
cli-help-replay = Replay a recorded game move by move, then show the position and the points.
cli-help-verify = Play records again and compare every move. Exit code 1 if any of them is damaged or was changed.
cli-help-check = Check the rules of a game against cases from files: positions, and what must follow from them. Exit code 1 if any case fails.
cli-help-import = Make a record of a game that another program recorded, to be replayed, watched and continued. FORMAT is the name of its format; one that no game reads is answered with a list of those that can be read.
cli-help-draw = Draw the board of a recorded game as an SVG picture.
cli-option-help = Show this page.
cli-option-version = Show the version.
cli-option-lang = Language: en or pl.
cli-option-seats = How many seats; as few as possible unless you say.
cli-option-players = Who plays, seat by seat: names of people, of bots (random, greedy, search) or of their levels (beginner, easy, medium, hard, expert). “me” is you.
cli-option-budget = How long search may think about a decision: iterations (200) or seconds (2s). “search:500” gives one player its own.
cli-option-seed = The number that decides all chance; a new one each time unless you say.
cli-option-option = An option of the game, as “ecumene games” lists them; may be repeated.
cli-option-first = Deal a first game: the easiest set-up in the box; --option still counts.
cli-option-save = The file to save the game in, instead of your own folder of games.
cli-option-resume = Go on with a saved game; without a file, the last one that is not over.
cli-option-find = Only rules that contain this text.
cli-option-coverage = Count the rules that have tests, and list those that do not.
cli-option-tests = The folder of tests (tests).
cli-option-ply = After this many moves, instead of all.
cli-option-game = Which game of the file (1).
cli-option-seat = Through the eyes of this seat, counted from 1.
cli-option-theme = Colours of the drawing (light).
cli-option-output = Where to put the picture; written to the screen otherwise.
cli-option-record = The file to put the record in; one that is there already is replaced, once the new record is whole.
# Mistakes on the command line
cli-no-such-command = There is no command “{ $command }”.
cli-no-such-option = There is no option { $option }.
cli-needs-value = { $option } needs a value.
cli-needs-number = { $what } needs a whole number.
cli-missing = { $what } is missing.
cli-too-much = There is a word too many.
cli-see-help = See { $command }.
cli-output-failed = The output could not be written: { $cause }.
problem-cli-players = { $players } players are named, but there are { $seats } seats.
problem-cli-player-name = Players’ names are separated by commas; each has 1 to { $longest } visible characters.
problem-cli-player-slip = There is no bot “{ $player }”; did you mean { $bot }? Bots: { $allowed }. A person’s name begins with a capital letter.
problem-cli-resume-alone = A saved game has its own table: use --resume without GAME, --seats, --players, --budget, --seed and --option.
problem-cli-save-exists = { $path } is already there. Go on with it by --resume, or save under another name.
problem-cli-many-records = { $path } holds { $count } games; only a file with one game can be resumed.
problem-cli-nothing-saved = There is no unfinished game in { $path }.
problem-cli-no-tests = There is no folder of tests at { $path }. Name it with --tests.
problem-cli-bad-test = { $path } is not a Python file that can be read.
problem-cli-rules-none = No rule contains “{ $text }”.
problem-cli-no-such-game = { $path } has games 1 to { $count }, no game { $number }.
problem-cli-no-such-ply = The record has { $count } moves: --ply is 0 to { $count }, not { $ply }.
problem-cli-no-such-seat = There are seats 1 to { $count }, no seat { $number }.
problem-cli-write-failed = { $path } could not be written: { $cause }.
# Lists
cli-game-size = { $low }–{ $high } players, about { $minutes } minutes
cli-default = default
cli-words = none ({ cli-default }) or, in order, any of: { $words }
cli-which-game = Which game?
cli-mark-public = from public sources
cli-mark-house = house rule
cli-coverage = { $game }: { $all } rules, { $rule } with a test of the rule at work, { $breach } with a test of its breach.
cli-coverage-no-rule = no test of the rule
cli-coverage-no-breach = no test of its breach
cli-coverage-unknown = { $rule } is named in a test, but is in no rule book.
cli-imported = { $path }: { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-verified = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-verified-unfinished = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, not over yet
cli-verify-sum = Good: { $good }. Bad: { $bad }.
cli-drawn = Drawn: { $path }
# At the table
cli-player = Player
cli-thinking = { $player } is thinking
cli-opening = { $game } · { $player }
cli-opening-seed = { $game } · { $player } · seed { $seed }
cli-opening-help = Type a number or a move. “help” lists what else you can type; “quit” leaves, and the game is kept.
cli-go-on = Going on after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-news-more = … and { $count } more before; “log” shows all
cli-hint-verbs = Type a number, a move, or its first word (such as “{ $move }”) to see what each move means.
cli-hint-why = “why { $move }” shows the rule.
cli-hint-help = “moves” lists what you can do, “help” what you can type.
cli-no-such-number = There is no choice { $number }; they run from 1 to { $count }.
cli-why-what = Which move? For example: why { $move }
cli-why-legal = “{ $move }” is legal now.
cli-undo-nothing = There is nothing to take back.
cli-undone = Taken back: { $move }
cli-undone-secret = Taken back: what { $player } chose
cli-hand-over = Pass the keyboard to { $player }. Press Enter when nobody else is looking.
cli-rules-what = Which rule? Type its number, or a word to look for.
cli-rules-none = No rule contains “{ $text }”.
cli-saved = Saved in { $path }. Every move is saved there.
cli-points = Points
cli-total = Total
cli-and = and
cli-winners = { $count ->
    [one] { $player } wins with { $points } points.
   *[other] { $player } win together with { $points } points each.
}
cli-recorded = The record of the game: { $path }
cli-unfinished = The game is not over. To move: { $player }.
cli-farewell = Saved in { $path }. Go on with: { $command }
cli-word-help = help
cli-word-why = why
cli-word-undo = undo
cli-word-rules = rules
cli-word-moves = moves
cli-word-board = board
cli-word-log = log
cli-word-score = score
cli-word-save = save
cli-word-lang = lang
cli-word-quit = quit
cli-form-help = help
cli-form-why = why MOVE
cli-form-undo = undo
cli-form-rules = rules NUMBER or WORD
cli-form-moves = moves
cli-form-board = board
cli-form-log = log
cli-form-score = score
cli-form-save = save [FILE]
cli-form-lang = lang en|pl
cli-form-quit = quit
cli-does-help = this list
cli-does-why = why a move is not legal, with the rule
cli-does-undo = take back your last decision and what followed
cli-does-rules = look something up in the rule book
cli-does-moves = all legal moves, with their meaning
cli-does-board = the board with its legend, the tiles and everybody’s belongings
cli-does-log = everything that happened
cli-does-score = the points so far, and what they are for
cli-does-save = where the game is saved, or save it in another file
cli-does-lang = change the language
cli-does-quit = leave; the game is kept
