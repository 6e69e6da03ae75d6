## Każda strona

page-skip = Przejdź do treści
page-menu = Menu
page-theme = Jasno lub ciemno
page-language = Język
page-problem = To się nie udało
page-home = Na stronę główną
page-not-found = Pod tym adresem nic nie ma.
page-not-allowed = Tego nie można tu zrobić.
page-trouble = Coś zepsuło się po naszej stronie. Każdy potwierdzony ruch jest zapisany. Otwórz stół jeszcze raz i graj dalej.

problem-set-unattended = Miejscem { $number } gra sama gra: wybierz tam bota albo zmień miejsce w opcjach.
problem-seat-unknown = Ten link nie prowadzi do żadnego miejsca. Może być ucięty: poproś o niego jeszcze raz.
problem-seat-not-yours = Na tym urządzeniu nie zajmujesz tego miejsca. Otwórz tu link do miejsca i spróbuj ponownie.
problem-request-shape = Ten adres lub formularz jest niepełny: { $cause }. Otwórz stół jeszcze raz i wybierz tam.
problem-record-running = Zapis można pobrać po zakończeniu gry: wcześniej zdradziłby, co mają inni.
problem-foreign-form = Ten formularz przyszedł z innej strony. Otwórz stronę tutaj i spróbuj ponownie.

## Przy stole

page-rules = Zasady
page-text-view = Widok tekstowy
page-share = Udostępnij
page-shared = Link skopiowany
page-lost = Brak połączenia. Próbujemy ponownie.
page-lost-safe = Każdy ruch, który widzisz, jest zapisany.
page-lost-kept = Twój ruch nie został jeszcze wysłany. Czeka tutaj i wyjdzie, gdy wróci połączenie.
page-lost-try = Spróbuj teraz
page-returned = { $count ->
    [0] Znów połączono. W tym czasie nic nie zagrano.
    [one] Znów połączono. W tym czasie zagrano { $count } ruch.
    [few] Znów połączono. W tym czasie zagrano { $count } ruchy.
   *[many] Znów połączono. W tym czasie zagrano { $count } ruchów.
}
page-past = Ruch { $ply } z { $last }: to, co było ci wtedy wiadomo
page-past-help = Oglądasz przeszłość. Tu nie można grać.
page-whole = Cała plansza
page-close-up = Zbliżenie
page-now = Wróć do bieżącej pozycji
page-dropped = W trakcie wybierania pozycja się zmieniła. Wybierz jeszcze raz.
page-thinking = Bot się zastanawia
page-ask-undo = { $player } prosi o cofnięcie ruchu. Wyszło na jaw coś nowego, więc decydują inni.
page-agree = Zgadzam się
page-refuse = Nie zgadzam się
page-ask-drop = Wycofaj prośbę
page-kinds = Co możesz zrobić
page-chosen = Wybór gotowy: { $count } z { $all }
page-undo = Cofnij
page-why-not = teraz niemożliwe: dlaczego?
page-undo-ask = Poproś o cofnięcie
page-links = Wolne miejsca: wyślij te linki
page-log = Dziennik
page-log-empty = Jeszcze nic się nie wydarzyło.
page-log-more = Pokaż cały dziennik
page-move-number = Do pozycji po ruchu { $ply }
page-move-of = Ruch { $ply } z { $last }
page-earlier = Ruch wcześniej
page-later = Ruch później
page-scrub = Wróć do wybranego ruchu
page-preview = Podgląd, jeszcze nie zagrano
page-preview-secret = Podgląd, wciąż w tajemnicy
page-ways = Kilka możliwości: wybierz jedną
page-back = Wróć
page-confirm = Zagraj
page-then-end = Potem gra się kończy.
page-then-you = Dalej: { $owed }.
page-then-others = { $count ->
    [one] Potem gra { $player }.
   *[other] Potem grają: { $player }.
}
page-uncertain = Wynik nie jest jeszcze pewny.
page-hand-over = Podaj urządzenie: { $player }
page-hand-over-help = Na ekranie nie ma teraz niczyich kart. Przycisk naciska osoba, która będzie teraz patrzeć.
page-i-am = To ja, { $player }
page-or-first = Albo najpierw:
page-about-nothing = Nic więcej nie da się o tym powiedzieć.
page-position = Pozycja
page-moves = Twoje ruchy
page-board-view = Widok planszy
page-stale = Pozycja się zmieniła, więc twój ruch nie został zagrany. Oto obecna pozycja.

## Strona główna

page-hello = Światy do zbudowania. Jeden stół.
page-hello-how = Ze znajomymi przez link, przy jednym ekranie albo z botami. Bez konta.
page-go-on = Wróć do gry { $title }: twoja tura
page-players = Gracze
page-length = Czas gry
page-minutes = { $count } min
page-play-now = Zagraj teraz
page-play-now-game = Zagraj teraz: { $title }
page-set-table = Przygotuj stół
page-set-table-game = Przygotuj stół: { $title }
page-my-tables = Twoje stoły
page-no-tables = Nie masz jeszcze stołów. Wybierz grę i naciśnij Zagraj teraz.
page-watch = Oglądaj
page-watch-table = Obejrzyj stół
page-nothing-to-watch = Teraz nikt inny nie gra przy otwartym stole.
page-state-turn = twoja tura
page-state-waiting = czekasz
page-state-over = koniec gry
page-choosing = { $count ->
    [one] Wybiera { $list }
   *[other] Jeszcze wybierają: { $list }
}
page-since-now = przed chwilą
page-since-minutes = { $count } min temu
page-since-hours = { $count } godz. temu
page-since-days = { $count ->
    [one] { $count } dzień temu
   *[other] { $count } dni temu
}
page-other-ways = Imię, linki i zapisy
page-my-name = Twoje imię
page-my-name-help = Tak widzą cię inni.
page-keep = Zapisz
page-join-link = Dołącz przez link
page-join-link-help = Wklej link od znajomego.
page-link-strange = Ten link nie prowadzi tu do żadnego stołu ani miejsca. Skopiuj go w całości i wklej jeszcze raz.
page-go = Przejdź
page-load = Wczytaj zapis
page-load-help = Odtwórz grę albo dokończ przerwaną. Może to być też lista poleceń z terra.snellman.net.
page-open = Otwórz
page-guest = Gość

problem-name-signs = Imię może mieć tylko widoczne znaki. Wpisz je jeszcze raz.
problem-name-long = Imię ma najwyżej { $longest } znaków. Wybierz krótsze.
problem-name-twice = Imię „{ $player }” występuje dwa razy. Każdy musi mieć własne.
problem-load-nothing = Nie wybrano pliku. Wybierz zapis, który chcesz wczytać.
problem-load-large = Ten plik jest za duży na zapis gry: można wczytać najwyżej { $most } MB.
problem-load-many = Liczba zapisów w tym pliku: { $count }. Wczytaj plik z jednym.

## Przygotuj stół

page-who-sits = Kto gdzie siedzi
page-how-many = Miejsca
page-name-of = Imię na miejscu { $number }
page-level-of = Poziom bota na miejscu { $number }
page-kind-of = Kto zajmie miejsce { $number }
page-order-help = Tak siedzicie wokół stołu. Przeciągnij miejsce albo użyj strzałek.
page-order-of = Kolejność miejsca { $number }
page-seat-up = Miejsce { $number } w górę
page-seat-down = Miejsce { $number } w dół
page-kind-me = ja
page-kind-here = ktoś obok
page-kind-link = przez link
page-kind-bot = bot
page-level-beginner = początkujący: gra losowo
page-level-easy = łatwy: patrzy o ruch naprzód
page-level-medium = średni: planuje naprzód
page-level-hard = trudny: myśli dłużej
page-level-expert = mistrz: myśli najdłużej
page-shuffle = Losuj kolejność
page-shuffle-help = Miejsca zostaną rozlosowane przy otwarciu stołu.
page-options = Zasady tego stołu
page-presets = Gotowe zestawy
page-preset-first = Pierwsza gra
page-preset-standard = Standard
page-preset-everything = Wszystko
page-preset-last = Jak ostatnio
page-changed = zmienione
page-no-words = brak
page-words = Dowolne z tych słów, po kolei, oddzielone spacjami:
page-set-more = Więcej
page-seed = Ziarno
page-seed-help = Liczba, od której zależy cały los: ta sama rozda jeszcze raz tę samą grę.
page-seed-drawn = losowe
page-listed = Pokaż stół na stronie głównej
page-listed-help = Inni mogą go znaleźć i oglądać. Widzą tylko to, co wolno widzieć każdemu.
page-about-minutes = z ludźmi około { $count ->
    [one] { $count } minuty
   *[other] { $count } minut
}
page-sum-seats = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
page-sum-here = { $count } tutaj
page-sum-link = { $count } przez link
page-sum-bot = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
page-sum-links = Linki do wysłania znajdziesz przy stole.
page-sum-hand-over = Karty są tajne: między turami podajesz urządzenie dalej.
page-open-table = Otwórz stół

problem-set-seed = Ziarno to liczba całkowita, najwyżej { $digits } cyfr. Zostaw puste, żeby ją wylosować.
problem-set-seat = Wybierz, kto zajmie miejsce { $number }: ty, ktoś obok, ktoś przez link albo bot na jednym z poziomów.
problem-set-two-me = Możesz zająć tylko jedno miejsce. Pozostałe oddaj komuś obok, przez link albo botom.

## Zaproszenie

page-invitation = Zaproszenie
page-invites = { $player } zaprasza cię do gry { $title }
page-invited = Masz zaproszenie do gry { $title }
page-your-seat = twoje miejsce
page-seat-here = przy stole
page-seat-awaited = jeszcze nie przy stole
page-seat-held = Ktoś już zajmuje to miejsce. Jeśli to ty na innym urządzeniu, usiądź także tutaj.
page-choose-name = Wybierz imię
page-sit-down = Usiądź

## Księga zasad

page-find-rule = Słowo albo numer zasady
page-find = Szukaj
page-close = Zamknij
page-rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów.
    [one] Znaleziono { $count } zasadę.
    [few] Znaleziono { $count } zasady.
   *[other] Znaleziono { $count } zasad.
}
page-rules-all = { $count ->
    [one] { $count } zasada.
    [few] { $count } zasady.
   *[other] { $count } zasad.
}
page-rules-show-all = Pokaż wszystkie
page-contents = Spis treści
page-mark-book = instrukcja
page-mark-book-means = Tak mówi instrukcja. Zasady bez oznaczenia pochodzą z instrukcji.
page-mark-public = źródła publiczne
page-mark-public-means = Z publicznych odpowiedzi i innych źródeł, gdy instrukcja tego nie rozstrzyga.
page-mark-house = zasada domowa
page-mark-house-means = Ustalona tutaj, gdy żadne inne źródło tego nie rozstrzyga.
page-read-on = Czytaj dalej w księdze zasad

## Punktacja

page-end-size = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
page-end-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
page-winner = { $count ->
    [one] Wygrywa { $list }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[other] Wygrywają wspólnie { $list }
}
page-ahead = Przewaga: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}; następne miejsce: { $player }.
page-ahead-tie = Tyle samo punktów ma { $player }; remis rozstrzygnęło dodatkowe kryterium.
page-rematch = Rewanż
page-to-rematch = Do rewanżu
page-replay = Odtwórz
page-record = Pobierz zapis
page-score-sheet = Punktacja
page-points = Punkty
page-together = Razem z partnerem
page-place = Miejsce
page-plot = Punkty w czasie
page-plot-help = Kliknij wykres, żeby zobaczyć tę pozycję.
page-plot-name = Punkty na koniec: { $list }. Wcześniejsze pozycje pokaże suwak.
page-plot-moves = ruchy
page-decided = Co przesądziło
page-decided-help = Tury, które najbardziej zmieniły przewagę zwycięzcy.
page-turning-point-end = Na koniec
page-turning-point-gains = { $list } { $count ->
    [one] zyskuje
   *[other] zyskują
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-turning-point-loses = { $list } { $count ->
    [one] traci
   *[other] tracą
} { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
page-turning-point-leads = { $list } { $count ->
    [one] prowadzi
   *[other] prowadzą
}, przewaga: { $points }.
page-turning-point-takes = { $list } { $count ->
    [one] wychodzi
   *[other] wychodzą
} na prowadzenie, przewaga: { $points }.
page-turning-point-level = Na czele remis.

problem-rematch-running = Gra jeszcze trwa. Dograj ją do końca, potem poproś o rewanż.
