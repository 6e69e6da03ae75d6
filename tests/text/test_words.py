"""Words: names, cases, players, numbers; and the errors that speak for themselves."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import ecumene
from ecumene.core.argument import Arguments, Name, Seat, StepName
from ecumene.core.event import Event
from ecumene.core.refusal import BadInput, IllegalMove, Refusal
from ecumene.text import Words

NOVA = ecumene.box("terra-nova").package


@pytest.fixture
def polish() -> Words:
    return Words("pl", NOVA, ["Olek", "Marta"])


@pytest.fixture
def english() -> Words:
    return Words("en", NOVA, ["Olek", "Marta"])


def scored(words: Words, points: int) -> str:
    return words.event(Event("scored", 0, "TN-281", {"points": points, "source": Name("area")}))


@pytest.mark.parametrize(
    ("number", "coins", "power", "points", "spades"),
    [
        (0, "0 monet", "0 mocy", "0 punktów", "0 łopat"),
        (1, "1 moneta", "1 moc", "1 punkt", "1 łopata"),
        (2, "2 monety", "2 mocy", "2 punkty", "2 łopaty"),
        (5, "5 monet", "5 mocy", "5 punktów", "5 łopat"),
        (12, "12 monet", "12 mocy", "12 punktów", "12 łopat"),
        (22, "22 monety", "22 mocy", "22 punkty", "22 łopaty"),
    ],
)
def test_polish_plurals(polish: Words, number: int, coins: str, power: str, points: str, spades: str) -> None:
    counted = [polish(f"count-{thing}", n=number) for thing in ("coins", "power", "points", "spades")]
    assert counted == [coins, power, points, spades]
    # The same forms inside sentences.
    income = polish.event(Event("income", 0, "TN-050", {"coins": number, "power": number}))
    assert income == f"Olek otrzymuje dochód: {coins}, {power}."
    assert scored(polish, number) == f"Olek zdobywa {points} (największy obszar)."


@pytest.mark.parametrize(("number", "coins"), [(1, "1 monetę"), (2, "2 monety"), (5, "5 monet"), (21, "21 monet")])
def test_polish_numbers_have_cases(polish: Words, number: int, coins: str) -> None:
    assert polish("move-exchange", power=1, coins=number) == f"Wymień 1 moc na {coins}"


@pytest.mark.parametrize(
    ("number", "coins", "points"), [(0, "0 coins", "0 points"), (1, "1 coin", "1 point"), (12, "12 coins", "12 points")]
)
def test_english_plurals(english: Words, number: int, coins: str, points: str) -> None:
    assert [english("count-coins", n=number), english("count-points", n=number)] == [coins, points]


def test_a_price_too_high_names_the_thing_the_number_and_the_way_out(english: Words, polish: Words) -> None:
    needs: Arguments = {"deed": "transform", "cell": "F5", "spades": 2, "free": 0, "need": 12, "have": 11}
    refusal = Refusal("TN-132", "coins", {**needs, "exchange": 1})
    assert english.refusal(refusal) == "F5: two spades, 12 coins. You have 11. Or first exchange 1 power."
    assert polish.refusal(refusal) == "F5: dwie łopaty, 12 monet. Masz 11. Albo najpierw wymień 1 moc."
    stuck = Refusal("TN-132", "coins", {**needs, "exchange": 0})
    assert english.refusal(stuck) == "F5: two spades, 12 coins. You have 11."
    assert polish.refusal(stuck) == "F5: dwie łopaty, 12 monet. Masz 11."


def test_names_come_in_the_case_of_the_sentence(english: Words, polish: Words) -> None:
    upgraded = Event("upgraded", 1, "TN-145", {"cell": "C4", "building": Name("palace-left")})
    assert english.event(upgraded) == "Marta upgraded C4 to the left palace."
    assert polish.event(upgraded) == "Marta ulepsza C4 do lewego pałacu."
    transformed = Event("transformed", 0, "TN-124", {"cell": "G10", "terrain": Name("desert"), "spades": 1})
    assert polish.event(transformed) == "Olek zmienia G10 w pustynię (1 łopata)."
    assert polish.event(Event("faction-chosen", 0, "TN-027", {"faction": Name("druids")})) == "Olek gra Druidami."


def test_seats_are_shown_as_players(english: Words) -> None:
    taken: Arguments = {"cell": "C4", "building": Name("house"), "owner": Seat(1)}
    assert english.refusal(Refusal("TN-121", "occupied", taken)) == "C4: a house stands there (Marta)."
    assert Words("en", NOVA).player(3) == "Seat 4"
    assert Words("pl", NOVA).player(-1) == "nikt"


def test_a_neutral_house_has_no_owner(english: Words) -> None:
    taken: Arguments = {"cell": "C4", "building": Name("neutral"), "owner": Seat(-1)}
    assert english.refusal(Refusal("TN-121", "occupied", taken)) == "C4: a neutral house stands there."


def test_people_keep_their_own_words() -> None:
    """Somebody may be called like a thing of the game, and may type what they like."""
    words = Words("pl", NOVA, ["lake", "house"])
    assert (
        words.event(Event("built", 0, "TN-122", {"cell": "C4", "building": Name("house")})) == "lake buduje dom na C4."
    )
    assert "„lake”" in words.refusal(Refusal("TN-112", "notation", {"text": "lake"}))
    unknown = BadInput("player-unknown", {"player": "lake", "allowed": "greedy"})
    assert words.problem(unknown) == "Nie ma bota „lake”. Do wyboru: greedy."


def test_a_move_out_of_place_is_answered_with_what_is_owed(english: Words, polish: Words) -> None:
    refusal = Refusal("TN-262", "not-now", {"owed": StepName("choose-town-tile")})
    assert english.refusal(refusal) == "That is not asked now. Choose a town tile and the building it goes under."
    assert polish.refusal(refusal) == "Nie o to teraz chodzi. Wybierz żeton miasta i budynek, pod którym będzie leżał."


def test_options_and_their_values_have_titles(polish: Words) -> None:
    assert polish.option("turn_order") == "Kolejność tur"
    assert polish.option("turn_order", "pass-order") == "w kolejności pasowania"
    assert [polish.option("first_game", value) for value in (True, False)] == ["tak", "nie"]


def test_what_has_no_name_is_shown_as_it_is(english: Words) -> None:
    assert english.name("C4") == "C4"


@pytest.mark.parametrize("id", ["no-such-message", "count-nothing"])
def test_a_missing_message_is_an_error(english: Words, id: str) -> None:
    with pytest.raises(LookupError):
        english(id)


def test_a_missing_argument_is_an_error(english: Words) -> None:
    with pytest.raises(ValueError, match="event-built"):
        english("event-built", player="Olek", building=Name("house"))


def test_an_unknown_language_is_bad_input() -> None:
    with pytest.raises(BadInput) as caught:
        Words("de")
    assert Words("en").problem(caught.value) == "There is no language “de”. Choose from: en, pl."


# The front door


def test_bad_input_at_the_front_door_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as caught:
        ecumene.new("chess", seats=2)
    assert str(caught.value).startswith("There is no game “chess”. In the box: ")
    with pytest.raises(BadInput) as caught:
        ecumene.new("terra-nova", seats=7)
    assert str(caught.value) == "Terra Nova: 2 to 4 seats, not 7."
    with pytest.raises(BadInput) as caught:
        ecumene.new("terra-nova", seats=3, options={"two_player_variant": "planner"})
    assert str(caught.value) == "The Planner is for 2 seats, not 3."
    assert (caught.value.reason, caught.value.needs["seats"]) == ("terra-nova-variant-seats", 3)
    with pytest.raises(BadInput) as caught:
        ecumene.load(str(tmp_path / "none"))
    assert str(caught.value).endswith("cannot be read: No such file or directory.")


def test_a_changed_record_names_the_move(tmp_path: Path) -> None:
    game = ecumene.new("terra-nova", seats=2, seed=5)
    for _ in range(8):
        game.play(game.to_move[0], game.moves(game.to_move[0])[0])
    line = game.record().dumps()
    path = tmp_path / "game"
    path.write_text(line.replace("place ", "place  ", 1), encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        ecumene.load(str(path))
    assert str(caught.value).startswith("The record was changed: from move 3, “place  ")
    path.write_text(line[:-9], encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        ecumene.load(str(path))
    assert str(caught.value).startswith("This is not a whole game record")


def test_an_illegal_move_is_a_sentence_with_its_rule() -> None:
    game = ecumene.new("terra-nova", seats=2, seed=5)
    seat = game.to_move[0]
    with pytest.raises(IllegalMove) as caught:
        game.play(seat, game.parse(seat, "end"))
    assert str(caught.value) == "That is not asked now. Choose a faction. (TN-027)"
    for error in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):
        assert (str(error), error.refusal) == (str(caught.value), caught.value.refusal)
    with pytest.raises(IllegalMove) as caught:
        game.parse(seat, "bild C4")
    assert str(caught.value).startswith("“bild C4” is not a move.")


def test_an_illegal_move_without_a_game_shows_its_refusal() -> None:
    refusal = Refusal("XX-001", "because")
    assert str(IllegalMove(refusal)) == repr(refusal)
