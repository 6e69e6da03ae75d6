"""Section 21: bats, who keep an archive of Meadow cards."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.newleaf import archive, archived, deck, station, tiles
from tests.rules.everdell.table import Table, why


def bats(seats: int = 2, **options: object) -> Table:
    return Table(seats, **options).ability(0, "bats")


@pytest.mark.rule("EV-266")
def test_after_a_play_a_meadow_card_goes_into_the_archive_and_is_played_on_a_later_turn() -> None:
    table = bats().hand(0, "farm").rich(0).meadow("wanderer", "mine", "king")
    table.play("play farm")
    assert table.legal() == {"done"} | {f"archive meadow-{place}" for place in range(1, 9)}
    table.play("archive meadow-2")
    assert (archived(table), table.seat) == (["mine"], 1)
    table.turn(0).play("play mine archive", "done")
    assert (table.cities[0], archived(table), table.goods()) == (["farm", "mine"], [], (17, 18, 20, 21))


@pytest.mark.rule("EV-266")
def test_the_card_played_is_resolved_first_with_all_that_reacts_to_it() -> None:
    """The Historian has drawn before the bats are asked."""
    table = bats().city(0, "historian").hand(0, "wanderer").rich(0)
    table.play("play wanderer")
    assert (table.asked, table.hands[0]) == ("archive-card", ["farm"] * 4)


@pytest.mark.rule("EV-266")
def test_a_card_played_from_the_archive_lets_the_bats_take_another() -> None:
    table = archive(bats().rich(0).meadow("king"), 0, "farm", "mine")
    table.play("play farm archive", "archive meadow-1")
    assert (table.cities[0], archived(table)) == (["farm"], ["king", "mine"])


@pytest.mark.breach("EV-266")
def test_bats_may_decline_and_take_only_one_card_of_the_meadow() -> None:
    table = bats(newleaf="station").hand(0, "farm", "farm").rich(0)
    table.play("play farm")
    assert why(table, "archive station-1") == ("EV-266", "only-meadow")
    table.play("done")
    assert (archived(table), table.seat) == ([], 1)
    table.turn(0).play("play farm", "archive meadow-4")
    assert (archived(table), table.seat, table.asked) == (["wanderer"], 1, "take-turn")


@pytest.mark.breach("EV-266")
def test_others_than_bats_have_no_archive() -> None:
    for ability in ("cats", "bees", "snails"):
        table = Table(2).ability(0, ability).hand(0, "farm").rich(0)
        table.play("play farm")
        assert (table.seat, table.asked, archived(table)) == (1, "take-turn", [])


@pytest.mark.breach("EV-266")
def test_a_visit_or_a_reservation_is_no_play_for_the_bats() -> None:
    table = bats(reservations=True)
    table.play("visit basic-1")
    assert table.seat == 1
    table.turn(0).play("reserve meadow-1")
    assert table.seat == 1


@pytest.mark.rule("EV-267")
@pytest.mark.parametrize(
    ("helper", "card", "gained"),
    [
        ("crane", "inn", (0, 0, 0, 0)),
        ("innkeeper", "wife", (0, 0, 0, 0)),
        ("inventor", "mine", (0, 0, 1, 0)),
        ("dungeon", "farm", (0, 0, 0, 1)),
    ],
)
def test_what_makes_hand_or_meadow_cards_cheaper_serves_archive_cards(
    helper: str, card: str, gained: tuple[int, int, int, int]
) -> None:
    """Three resources less: nothing is paid for any of them."""
    table = archive(bats().city(0, helper, "postal-pigeon"), 0, card)
    way = "prison=postal-pigeon" if helper == "dungeon" else f"with={helper}"
    table.play(f"play {card} archive {way}", "done")
    assert (card in table.cities[0], archived(table), table.goods()) == (True, [], gained)


@pytest.mark.rule("EV-267")
def test_an_archive_card_may_be_played_by_occupying_a_construction() -> None:
    table = archive(bats().city(0, "farm"), 0, "wife")
    table.play("play wife archive free=farm", "done")
    assert table.cities[0] == ["farm", "wife"]


@pytest.mark.rule("EV-267")
def test_the_bats_look_at_their_archive_whenever_they_like() -> None:
    table = archive(bats(), 0, "king", "mine").turn(1)
    view = table.game.view(0)
    assert isinstance(view, Everdell)
    assert view.players[0].archive == table.players[0].archive


@pytest.mark.breach("EV-267")
def test_archive_cards_cannot_be_discarded() -> None:
    """Neither at the Haven nor for the Bard."""
    table = archive(bats().hand(0, "bard"), 0, "king", "mine")
    table.play("visit haven")
    assert table.legal() == {"discard bard"}
    table = archive(bats().hand(0, "bard").rich(0), 0, "king")
    table.play("play bard", "done")
    assert (archived(table), table.points()) == (["king"], 0)
    table = archive(bats(), 0, "king", "mine")
    assert why(table, "visit haven") == ("EV-031", "no-hand-cards")


@pytest.mark.breach("EV-267")
def test_nobody_else_sees_the_archive_or_plays_from_it() -> None:
    table = archive(bats().rich(1), 0, "mine").turn(1)
    for seat in (1, None):
        view = table.game.view(seat)
        assert isinstance(view, Everdell)
        assert view.players[0].archive == [-1]
    assert why(table, "play mine archive") == ("EV-074", "card-not-there")


@pytest.mark.rule("EV-394")
def test_the_archive_grows_without_limit_beside_a_full_hand() -> None:
    table = archive(bats().hand(0, *["king"] * 7, "farm").rich(0), 0, *["castle"] * 12)
    table.play("play farm", "archive meadow-1")
    assert (len(archived(table)), len(table.hands[0])) == (13, 7)


@pytest.mark.rule("EV-394")
def test_the_meadow_place_is_refilled_at_once() -> None:
    table = bats().hand(0, "farm").rich(0).meadow("king", "mine", "wife").deck("castle", "palace")
    table.play("play farm", "archive meadow-2")
    assert (table.rows()[:3], deck(table, 1)) == (["king", "castle", "wife"], ["palace"])


@pytest.mark.breach("EV-394")
def test_archived_cards_take_no_room_in_the_hand() -> None:
    table = archive(bats().hand(0, *["king"] * 6), 0, *["castle"] * 5)
    table.play("visit basic-5")
    assert len(table.hands[0]) == 8


@pytest.mark.rule("EV-395")
def test_bats_and_bees_act_after_the_triggers_and_before_the_tile() -> None:
    for ability, question in (("bats", "archive-card"), ("bees", "feed-bees")):
        table = Table(2, newleaf="station").ability(0, ability).city(0, "museum", "farm").hand(0, "wife").rich(0)
        table.station("inn").tiles("one-vp").play("play inn station-1")
        assert (table.asked, table.points()) == ("draw-or-not", 0)
        table.play("done")
        assert (table.asked, table.points(), station(table)[0]) == (question, 0, "")
        table.play("done")
        assert (table.seat, table.points(), station(table)[0]) == (1, 1, "farm")


@pytest.mark.breach("EV-395")
def test_the_tile_is_not_taken_or_replaced_before_the_bats_are_done() -> None:
    """So the deck card that fills the Meadow place comes before the one that fills the Station place."""
    table = bats(newleaf="station").rich(0).station("inn").tiles("one-any").deck("king", "castle")
    table.play("play inn station-1")
    assert (table.asked, tiles(table)[0]) == ("archive-card", "one-any")
    assert table.refusal("gain twig").rule == "EV-266"
    table.play("archive meadow-5")
    assert (table.rows()[4], table.asked) == ("king", "gain-any")
    table.play("gain twig")
    assert station(table)[0] == "castle"


@pytest.mark.rule("EV-438")
@pytest.mark.parametrize(
    "through",
    ["inn", "hotel", "locomotive", "queen"],
)
def test_archive_cards_are_played_through_destinations(through: str) -> None:
    """Three resources less, or free: nothing is paid for a Mine, which brings a pebble."""
    table = bats(newleaf="station").city(0, through).stock(0, twig=1, resin=1).meadow(*["king"] * 8)
    table = archive(table.station("king", "king", "king").tiles("one-vp", "one-vp", "one-vp"), 0, "mine")
    table.play(f"visit {through}")
    assert table.legal("play") == {"play mine archive"}
    table.play("play mine archive", "done")
    assert (table.cities[0], archived(table)) == ([through, "mine"], [])
    assert table.goods() == (1, 1, 1, 0)


@pytest.mark.breach("EV-438")
def test_no_tile_follows_an_archive_card_played_through_the_locomotive() -> None:
    table = bats(newleaf="station").city(0, "locomotive").station("king", "king", "king")
    table = archive(table.tiles("one-vp", "one-vp", "one-vp"), 0, "mine")
    bag = table.game.bag[:]
    table.play("visit locomotive", "play mine archive", "done")
    assert (table.points(), table.game.bag, station(table)) == (0, bag, ["king"] * 3)


@pytest.mark.breach("EV-438")
def test_a_destination_keeps_its_terms_for_archive_cards() -> None:
    """The Queen plays nothing worth more than three, the Hotel nothing that costs too much after three less."""
    table = archive(bats(newleaf="station").city(0, "queen", "hotel").meadow(*["king"] * 8), 0, "king", "castle")
    table.station("king", "king", "king")
    assert why(table, "visit queen") == ("EV-326", "visit-without-effect")
    assert why(table, "visit hotel") == ("EV-326", "visit-without-effect")
    table.stock(0, berry=3).play("visit hotel")
    assert table.legal("play") == {"play king archive"}
    assert table.refusal("play castle archive").rule == "EV-297"


@pytest.mark.rule("EV-439")
def test_bats_act_once_for_every_card_also_for_one_brought_in_and_for_a_fool() -> None:
    table = bats().hand(0, "postal-pigeon").rich(0).deck("farm", "king")
    table.play("play postal-pigeon", "play farm revealed", "archive meadow-1")
    assert table.asked == "archive-card"
    table.play("archive meadow-2")
    assert (len(archived(table)), table.seat) == (2, 1)
    table = bats(3).hand(0, "fool").rich(0)
    table.play("play fool", "opponent @3", "archive meadow-1")
    assert (table.cities[2], archived(table)) == (["fool"], ["wanderer"])


@pytest.mark.breach("EV-439")
def test_bats_do_not_act_for_the_plays_of_others() -> None:
    table = bats().turn(1).hand(1, "farm").rich(1)
    table.play("play farm")
    assert (table.seat, table.asked, archived(table)) == (0, "take-turn", [])
