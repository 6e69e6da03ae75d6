# The sentences of Skerries. COUNT puts a number and its thing together by the messages count-….

## Numbers

count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
count-shells = { $n ->
    [one] { $n } shell
   *[other] { $n } shells
 }

## Names: of options and their values, of sources of points, of what a preview compares

name-option-rounds = Rounds
name-option-rounds-3 = 3
name-option-rounds-4 = 4
name-skerries = skerries
name-pairs = neighbouring lanterns
name-shells = shells

stock-points = points
stock-shells = shells

## The verbs of the notation

verb-bid = choose a card
verb-light = light a lantern
verb-greet = greet
verb-decline = decline

## What is owed: the prompt of each step, a line of help, and the same told to the others

step-choose-card = Choose an oil card
step-light-lantern = Light a lantern on a dark skerry
step-answer-greeting = A lantern was lit beside yours: greet, or decline
help-choose-card = The highest card lights first; it then leaves the game. Nobody sees your card before all have chosen.
help-light-lantern = It scores the value of its skerry, and { COUNT($pair, "points") } for each neighbouring lantern of yours.
help-answer-greeting = You take a shell and go to the end of the order of arrival. The others play on meanwhile.
owed-choose-card = { $list } { $count ->
    [one] chooses an oil card
   *[other] choose oil cards
 }
owed-light-lantern = { $list } lights a lantern
owed-answer-greeting = { $list } may greet
owed-won = { $list } { $count ->
    [one] wins
   *[other] share the victory
 } with { COUNT($points, "points") }
progress = Round { $round } of { $rounds }
progress-over = The game is over

## What happened

event-round-started = Round { $round } begins.
event-turned-over = { $player } had chosen the card { $card }.
event-lit = { $player } lit a lantern on { $skerry }, worth { COUNT($points, "points") }.
event-greeted = { $player } greeted, took a shell and went to the end of the order of arrival.
event-declined = { $player } did not greet.
event-game-ended = The last lantern is lit. The game is over.

## Why a move is refused

refusal-notation = “{ $text }” is no move of Skerries. Write bid 3, light B2, greet or decline.
refusal-card-gone = Your card { $card } has left the game.
refusal-lit-already = { $skerry } carries a lantern of { $owner } already.

## What is wrong outside the rules

problem-skerries-rounds = With { $seats } seats the game lasts 3 rounds: 13 skerries are too few for 4 rounds.

## A move in words

move-bid = choose the card { $card }
move-light = light a lantern on { $skerry } ({ COUNT($points, "points") })
move-greet = greet: take a shell, go to the end of the order of arrival
move-decline = do not greet
label-greet = Greet
label-decline = Do not greet

## The table in letters, and in drawings

show-arrival = Order of arrival: { $list }.
show-legend = A number is the value of a skerry; a letter stands for a lantern: { $list }.
show-seat = { $player }{ $state ->
    [turn] {" "}(to decide)
   *[waits] {""}
 }
show-seat-line = { COUNT($points, "points") }, { COUNT($shells, "shells") }, cards { $list }
show-chosen = has chosen a card
draw-sea = The sea
draw-hand = Your cards
draw-arrival = Order of arrival
draw-skerry = Skerry { $skerry }, worth { COUNT($points, "points") }
draw-lantern = Skerry { $skerry }, worth { COUNT($points, "points") }: lantern of { $owner }
draw-card = Oil card { $card }
draw-card-chosen = Oil card { $card }, chosen
draw-seat = { $player }: { COUNT($points, "points") }, { COUNT($shells, "shells") }

## What a thing is

explain-dark = No lantern yet. Whoever lights one here scores { COUNT($points, "points") }.
explain-lit = A lantern of { $owner } stands here and scores { COUNT($points, "points") }.
explain-pair = Neighbouring lanterns of one player score { COUNT($points, "points") } a pair.
explain-card = The highest card lights first. It leaves the game when it is turned over.
explain-seat = { COUNT($points, "points") } so far, { COUNT($shells, "shells") } among them. Cards in hand: { $list }.
explain-arrival = Among equal cards, whoever stands nearer to the front lights first. Who greets goes to the end.
