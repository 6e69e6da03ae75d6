# Zdania gry Szkiery. COUNT łączy liczbę z rzeczą według komunikatów count-….

## Liczby

count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
    .acc = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
 }
count-shells = { $n ->
    [one] { $n } muszla
    [few] { $n } muszle
   *[many] { $n } muszli
 }
    .acc = { $n ->
    [one] { $n } muszlę
    [few] { $n } muszle
   *[many] { $n } muszli
 }

## Nazwy: opcji i ich wartości, źródeł punktów, liczb porównywanych w podglądzie

name-option-rounds = Rundy
name-option-rounds-3 = 3
name-option-rounds-4 = 4
name-skerries = szkiery
name-pairs = sąsiednie latarnie
name-shells = muszle

stock-points = punkty
stock-shells = muszle

## Czasowniki notacji

verb-bid = wybierz kartę
verb-light = zapal latarnię
verb-greet = powitaj
verb-decline = odmów

## Co jest do zrobienia: pytanie każdego kroku, podpowiedź i to samo dla pozostałych

step-choose-card = Wybierz kartę oliwy
step-light-lantern = Zapal latarnię na ciemnym szkierze
step-answer-greeting = Obok twojej latarni zapalono nową: powitaj albo odmów
help-choose-card = Najwyższa karta zapala pierwsza, a potem wypada z gry. Nikt nie zobaczy twojej karty, zanim wszyscy nie wybiorą.
help-light-lantern = Daje punkty za wartość szkieru i { COUNT($pair, "points", "acc") } za każdą twoją sąsiednią latarnię.
help-answer-greeting = Bierzesz muszlę i przechodzisz na koniec kolejności przybycia. Pozostali grają tymczasem dalej.
owed-choose-card = { $list }: { $count ->
    [one] wybór karty oliwy
   *[other] wybór kart oliwy
 }
owed-light-lantern = Latarnię zapala { $list }
owed-answer-greeting = { $list } może powitać
owed-won = { $count ->
    [one] Wygrywa { $list }
   *[other] Zwycięstwem dzielą się { $list }
 }, { COUNT($points, "points") }
progress = Runda { $round } z { $rounds }
progress-over = Koniec gry

## Co się stało

event-round-started = Zaczyna się runda { $round }.
event-turned-over = { $player }: odkryta karta { $card }.
event-lit = { $player } zapala latarnię na { $skerry }, wartość: { COUNT($points, "points") }.
event-greeted = { $player } wita, bierze muszlę i przechodzi na koniec kolejności przybycia.
event-declined = { $player } nie wita.
event-game-ended = Zapalono ostatnią latarnię. Koniec gry.

## Dlaczego ruch jest odrzucony

refusal-notation = „{ $text }” nie jest ruchem gry Szkiery. Napisz bid 3, light B2, greet albo decline.
refusal-card-gone = Twoja karta { $card } wypadła już z gry.
refusal-lit-already = Na { $skerry } stoi już latarnia: { $owner }.

## Co jest nie tak poza zasadami

problem-skerries-rounds = Przy { $seats } osobach gra trwa 3 rundy: na 4 rundy brakuje szkierów, bo jest ich 13.

## Ruch słowami

move-bid = wybierz kartę { $card }
move-light = zapal latarnię na { $skerry } ({ COUNT($points, "points") })
move-greet = powitaj: weź muszlę i przejdź na koniec kolejności przybycia
move-decline = nie witaj
label-greet = Powitaj
label-decline = Nie witaj

## Stół literami i na rysunkach

show-arrival = Kolejność przybycia: { $list }.
show-legend = Liczba to wartość szkieru, litera to latarnia: { $list }.
show-seat = { $player }{ $state ->
    [turn] {" "}(decyduje)
   *[waits] {""}
 }
show-seat-line = { COUNT($points, "points") }, { COUNT($shells, "shells") }, karty { $list }
show-chosen = karta wybrana
draw-sea = Morze
draw-hand = Twoje karty
draw-arrival = Kolejność przybycia
draw-skerry = Szkier { $skerry }, wartość: { COUNT($points, "points") }
draw-lantern = Szkier { $skerry }, wartość: { COUNT($points, "points") }. Latarnia: { $owner }
draw-card = Karta oliwy { $card }
draw-card-chosen = Karta oliwy { $card }, wybrana
draw-seat = { $player }: { COUNT($points, "points") }, { COUNT($shells, "shells") }

## Czym jest rzecz

explain-dark = Nie ma tu jeszcze latarni. Kto ją tu zapali, zyska { COUNT($points, "points", "acc") }.
explain-lit = Stoi tu latarnia, która daje { COUNT($points, "points", "acc") }. Należy do: { $owner }.
explain-pair = Para sąsiednich latarni jednego gracza daje { COUNT($points, "points", "acc") }.
explain-card = Najwyższa karta zapala pierwsza. Po odkryciu wypada z gry.
explain-seat = Dotąd { COUNT($points, "points") }, w tym { COUNT($shells, "shells") }. Karty na ręce: { $list }.
explain-arrival = Przy równych kartach pierwszy zapala ten, kto stoi bliżej początku. Kto wita, przechodzi na koniec.
