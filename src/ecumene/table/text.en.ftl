## Every page

page-skip = Skip to the content
page-menu = Menu
page-theme = Light or dark
page-language = Language
page-problem = That did not work
page-home = To the front page
page-not-found = There is nothing at this address.
page-not-allowed = This cannot be done here.
page-trouble = Something broke on our side. Every move that was acknowledged is saved. Open the table again and go on.

problem-set-unattended = Seat { $number } is one that the game plays itself: choose a bot there, or another seat in the options.
problem-seat-unknown = This link leads to no seat. It may be cut off: ask for it again.
problem-seat-not-yours = This seat is not held on this device. Open the link of the seat here, then try again.
problem-request-shape = This address or form is not complete: { $cause }. Open the table again and choose there.
problem-record-running = The record can be downloaded once the game is over: until then it would reveal what others hold.
problem-foreign-form = This form was sent from another site. Open the page here and try again.

## At the table

page-rules = Rules
page-text-view = Text view
page-share = Share
page-shared = Link copied
page-lost = Connection lost. Trying again.
page-lost-safe = Every move you see is saved.
page-lost-kept = Your move is not sent yet. It is kept here and goes out when the connection is back.
page-lost-try = Try now
page-returned = { $count ->
    [0] Back. Nothing was played meanwhile.
    [one] Back. { $count } move was played meanwhile.
   *[other] Back. { $count } moves were played meanwhile.
}
page-past = Move { $ply } of { $last }, as you knew it then
page-past-help = You are looking back. Nothing can be played here.
page-whole = Whole map
page-close-up = Close up
page-now = Back to the current position
page-dropped = The position changed while you were choosing. Choose again.
page-thinking = The bot is thinking
page-ask-undo = { $player } asks to undo a move. Something was learned since, so the others decide.
page-agree = Agree
page-refuse = Refuse
page-ask-drop = Do not ask any more
page-kinds = What you can do
page-chosen = { $count } of { $all } have chosen
page-undo = Undo
page-why-not = not possible now: why?
page-undo-ask = Ask to undo
page-links = Seats still free: send these links
page-log = Log
page-log-empty = Nothing has happened yet.
page-log-more = Show all of the log
page-move-number = To the position after move { $ply }
page-move-of = Move { $ply } of { $last }
page-earlier = One move earlier
page-later = One move later
page-scrub = Look back to a move
page-preview = Preview, not played yet
page-preview-secret = Preview, still secret
page-ways = Several ways: choose one
page-back = Back
page-confirm = Play
page-then-end = Then the game is over.
page-then-you = Next: { $owed }.
page-then-others = { $count ->
    [one] Then { $player } goes on.
   *[other] Then these go on: { $player }.
}
page-uncertain = The outcome is not certain yet.
page-hand-over = Hand the device to { $player }
page-hand-over-help = Nobody’s cards are on the screen now. Whoever looks next presses the button.
page-i-am = I am { $player }
page-or-first = Or first:
page-about-nothing = There is nothing more to say about this.
page-position = Position
page-moves = Your moves
page-board-view = Board view
page-stale = The position had changed, so your move was not played. Here is the position now.

## Front page

page-hello = Worlds to build. One table.
page-hello-how = Against friends by link, at one screen, or with bots. No account needed.
page-go-on = Go on with { $title }: your turn
page-players = Players
page-length = Length
page-minutes = { $count } min
page-play-now = Play now
page-play-now-game = Play now: { $title }
page-set-table = Set a table
page-set-table-game = Set a table of { $title }
page-my-tables = Your tables
page-no-tables = You have no tables yet. Choose a game and press Play now.
page-watch = Watch
page-watch-table = Watch a table
page-nothing-to-watch = Nobody else is playing at an open table right now.
page-state-turn = your turn
page-state-waiting = waiting
page-state-over = finished
page-choosing = { $count ->
    [one] { $list } is choosing
   *[other] Still choosing: { $list }
}
page-since-now = just now
page-since-minutes = { $count } min ago
page-since-hours = { $count } h ago
page-since-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
page-other-ways = Your name, links and records
page-my-name = Your name
page-my-name-help = This is what others see.
page-keep = Save
page-join-link = Join by link
page-join-link-help = Paste the link a friend sent you.
page-link-strange = This link leads to no table or seat here. Copy the whole of it and paste it again.
page-go = Go
page-load = Load a record
page-load-help = Replay it, or go on with an unfinished game. A command log of terra.snellman.net will do too.
page-open = Open
page-guest = Guest

problem-name-signs = A name can only have visible characters. Type it again.
problem-name-long = A name has at most { $longest } characters. Choose a shorter one.
problem-name-twice = The name “{ $player }” is there twice. Everybody needs a name of their own.
problem-load-nothing = No file was chosen. Choose the record that you want to load.
problem-load-large = This file is too large for a record: at most { $most } MB are read.
problem-load-many = This file holds { $count } records. Load a file with one.

## Set a table

page-who-sits = Who sits where
page-how-many = Seats
page-name-of = Name of seat { $number }
page-level-of = Level of the bot on seat { $number }
page-kind-of = Who takes seat { $number }
page-order-help = This is the order around the table. Drag a seat, or use the arrows.
page-order-of = Place of seat { $number }
page-seat-up = Seat { $number } up
page-seat-down = Seat { $number } down
page-kind-me = me
page-kind-here = someone here
page-kind-link = by link
page-kind-bot = bot
page-level-beginner = beginner: moves at random
page-level-easy = easy: looks one move ahead
page-level-medium = medium: thinks ahead
page-level-hard = hard: thinks longer
page-level-expert = expert: thinks longest
page-shuffle = Draw the order
page-shuffle-help = Seats are dealt at random when the table opens.
page-options = Rules of this table
page-presets = Ready-made sets
page-preset-first = First game
page-preset-standard = Standard
page-preset-everything = Everything
page-preset-last = As last time
page-changed = changed
page-no-words = none
page-words = Any of these words, in order, with spaces between:
page-set-more = More
page-seed = Seed
page-seed-help = The number that all chance comes from: the same one deals the same game again.
page-seed-drawn = drawn at random
page-listed = Show the table on the front page
page-listed-help = Others can find it and watch. They see only what everybody may see.
page-about-minutes = about { $count } minutes with people
page-sum-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-sum-here = { $count } here
page-sum-link = { $count } by link
page-sum-bot = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
page-sum-links = You find the links to send at the table.
page-sum-hand-over = Hands are secret: you pass the device on between turns.
page-open-table = Open the table

problem-set-seed = A seed is a whole number of at most { $digits } digits. Leave it empty to draw one.
problem-set-seat = Say who takes seat { $number }: you, someone here, someone by link, or a bot of one of the levels.
problem-set-two-me = You can take one seat yourself. Give the others to someone here, by link, or to bots.

## Invitation

page-invitation = Invitation
page-invites = { $player } invites you to { $title }
page-invited = You are invited to { $title }
page-your-seat = your seat
page-seat-here = at the table
page-seat-awaited = not here yet
page-seat-held = Somebody holds this seat already. If that is you on another device, sit down here as well.
page-choose-name = Choose your name
page-sit-down = Sit down

## Rule book

page-find-rule = Word or number of a rule
page-find = Find
page-close = Close
page-rules-found = { $count ->
    [0] No rule contains all of these words.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
page-rules-all = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
}
page-rules-show-all = Show all of them
page-contents = Contents
page-mark-book = rule book
page-mark-book-means = As the rule book says it. Rules without a mark are of this kind.
page-mark-public = public sources
page-mark-public-means = From public answers and other sources, where the rule book leaves it open.
page-mark-house = house rule
page-mark-house-means = Decided here, where no other source decides it.
page-read-on = Read on in the rule book

## Score sheet

page-end-size = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-end-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
page-winner = { $count ->
    [one] { $list } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $list } win together
}
page-ahead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead of { $player }.
page-ahead-tie = As many points as { $player }; the tie-breaker decided.
page-rematch = Rematch
page-to-rematch = To the rematch
page-replay = Replay
page-record = Download the record
page-score-sheet = Score sheet
page-points = Points
page-together = With the partner
page-place = Place
page-plot = Points over time
page-plot-help = Click the plot to see that position.
page-plot-name = Points at the end: { $list }. Use the look back slider to see earlier positions.
page-plot-moves = moves
page-decided = What decided it
page-decided-help = The turns that changed the winner’s lead most.
page-turning-point-end = At the end
page-turning-point-gains = { $list } { $count ->
    [one] gains
   *[other] gain
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-turning-point-loses = { $list } { $count ->
    [one] loses
   *[other] lose
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-turning-point-leads = { $list } { $count ->
    [one] leads
   *[other] lead
} by { $points }.
page-turning-point-takes = { $list } { $count ->
    [one] takes
   *[other] take
} the lead, by { $points }.
page-turning-point-level = Nobody leads now.

problem-rematch-running = The game is not over yet. Play it to the end, then ask for a rematch.
