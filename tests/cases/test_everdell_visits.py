"""How answers find the questions of red and blue cards, and what these refuse."""

from __future__ import annotations

from tests.cases.everdell_turns import (
    STATION,
    Turn,
    choose,
    four,
    give,
    in_city,
    location,
    opponent,
    option,
    play,
    player,
    price,
    table,
    visit,
    without,
)

# Red cards


def test_monastery() -> None:
    visited = {"city": "monastery:P1", "workers": "monastery@P1"}
    setup = four(city="monastery", resources={"twig": 2, "berry": 1})
    Turn(setup, visit("monastery"), give("monastery", "1-twig 1-berry"), opponent("monastery", "P4")).leads_to(
        player(**visited, resources={"twig": 1}, vp_tokens=4),
        *[player()] * 2,
        player(resources={"twig": 1, "berry": 1}),
    )
    for goods in ("1-twig", "2-twig 1-berry", "2-pebble"):
        Turn(setup, visit("monastery"), give("monastery", goods)).is_refused()
    Turn(setup, visit("monastery"), give("monastery", "2-twig"), opponent("monastery", "P1")).is_refused()
    setup = table(player(city="monastery", resources={"twig": 2}))
    after = player(**visited, resources={}, vp_tokens=4), player(resources={"twig": 2})
    Turn(setup, visit("monastery")).leads_to(*after)
    Turn(setup, visit("monastery"), give("monastery", "2-twig"), opponent("monastery", "P2")).leads_to(*after)
    Turn(setup, visit("monastery")).stops("monastery", "select_resources", player(**visited))


def test_cemetery() -> None:
    setup = table(player(city="cemetery"), discard=["king", "farm", "farm", "mine"])
    visited = {"workers": "cemetery@P1"}
    deck, pile = option("cemetery", "deck"), option("cemetery", "discard_pile")
    Turn(setup, visit("cemetery"), deck, choose("cemetery", "mine")).leads_to(
        player(**visited, city="cemetery:P1 mine", resources={"pebble": 1}),
        discard=["king", "farm", "farm", "mine", "wanderer", "peddler", "inn"],
    )
    Turn(setup, visit("cemetery"), pile, choose("cemetery", "farm")).leads_to(
        player(**visited, city="cemetery:P1 farm", resources={"berry": 1}), discard=["king", "farm", "mine"]
    )
    Turn(setup, visit("cemetery"), deck, choose("cemetery", "castle")).is_refused()
    there = player(**visited, city="cemetery:P1")
    Turn(setup, visit("cemetery")).stops("cemetery", "select_option_generic", there)
    Turn(setup, visit("cemetery"), deck).stops("cemetery", "select_cards", there)


def test_post_office_university() -> None:
    setup = table(player(city="post_office", hand="farm mine inn"), player(), player(), player(hand="king"))
    post, to_last = visit("post_office"), opponent("post_office", "P4")
    there = {"city": "post_office:P1", "workers": "post_office@P1"}
    taken = player(), player(), player(hand="king farm inn")
    sent = choose("post_office", "farm", "inn")
    Turn(setup, post, to_last, sent, choose("post_office", "mine")).leads_to(
        player(**there, hand="wanderer peddler mine inn crane bard castle judge"), *taken, discard=["mine"]
    )
    Turn(setup, post, to_last, sent, choose("post_office")).leads_to(
        player(**there, hand="mine wanderer peddler mine inn crane bard castle"), *taken
    )
    Turn(setup, post, to_last, choose("post_office", "farm", "inn", "mine")).is_refused()
    Turn(setup, post, to_last, choose("post_office", "farm")).is_refused()
    Turn(setup, post, opponent("post_office", "P1")).is_refused()
    Turn(setup, post, to_last).stops("post_office", "select_cards", player(**there))
    setup = table(player(city="post_office", hand="farm mine inn"))
    Turn(setup, post, opponent("post_office", "P2")).stops("post_office", "select_cards", player(**there))
    Turn(setup, post, opponent("post_office", "P1")).is_refused()
    setup = table(player(city="university farm chapel:2-vp"))
    university, chapel = visit("university"), in_city("university", "chapel@P1")
    goods = {"twig": 2, "resin": 1, "pebble": 1, "berry": 1}
    Turn(setup, university, chapel, option("university", "berry")).leads_to(
        player(city="university:P1 farm", workers="university@P1", resources=goods, vp_tokens=1), discard=["chapel"]
    )
    held_back = player(city="university:P1 farm chapel:2-vp", workers="university@P1")
    Turn(setup, university, chapel).stops("university", "select_option_generic", held_back)
    Turn(setup, university, in_city("university", "university@P1")).is_refused()


def test_lookout_conductor_chipsmith() -> None:
    setup = table(player(city="lookout"), forest=["forest_discard_draw_double"])
    there = player(city="lookout:P1", workers="lookout@P1")
    Turn(setup, visit("lookout")).stops("lookout", "select_location", there)
    for place in ("haven", "forest_discard_draw_double", "forest_2any"):
        Turn(setup, visit("lookout"), location("lookout", place)).is_refused()
    setup = table(player(city="conductor"), player(city="lookout:P2", workers="lookout@P2"))
    copied = player(city="conductor:P1", workers="conductor@P1", resources={"twig": 3})
    twigs = location("lookout", "basic_3twig")
    Turn(setup, visit("conductor"), in_city("conductor", "lookout@P2"), twigs).leads_to(copied)
    Turn(setup, visit("conductor"), twigs).leads_to(copied)
    setup = table(player(city="conductor inn"), player(city="conductor"))
    copied = player(city="conductor:P1 inn farm", workers="conductor@P1", resources={"berry": 1})
    inn = [in_city("conductor", "inn@P1"), choose("inn", "farm")]
    Turn(setup, visit("conductor"), in_city("conductor", "conductor@P2"), *inn).leads_to(copied, meadow=without("farm"))
    Turn(setup, visit("conductor"), *inn).leads_to(copied, meadow=without("farm"))
    setup = table(player(city="chipsmith storehouse husband wife farm"))
    both = [
        in_city("chipsmith", "husband@P1", "storehouse@P1"),
        option("storehouse", "3_twig"),
        option("husband", "pebble"),
    ]
    Turn(setup, visit("chipsmith"), *both).leads_to(
        player(city="chipsmith:P1 storehouse:3-twig husband wife farm", workers="chipsmith@P1", resources={"pebble": 1})
    )
    for chosen in (["farm@P1", "farm@P1"], [], ["chipsmith@P1"]):
        Turn(setup, visit("chipsmith"), in_city("chipsmith", *chosen)).is_refused()


def test_cards_played_through_others() -> None:
    setup = table(player(city="queen locomotive", hand="king", resources={"berry": 5}), **STATION)
    renewed = {"station": ["wanderer", "king", "queen"], "train_tiles": ["two_twig", "one_vp", "one_any"]}
    farm = {"card": "farm", "from": "station", "index": 0}
    Turn(setup, visit("queen"), choose("queen", farm)).leads_to(
        player(city="queen:P1 locomotive farm", workers="queen@P1", resources={"berry": 7}), **renewed
    )
    king = {"card": "king", "from": "station", "index": 1}
    paid = price("locomotive", "king", "3-berry")
    Turn(setup, visit("locomotive"), choose("locomotive", king), paid).leads_to(
        player(city="queen locomotive:P1 king", workers="locomotive@P1", resources={"berry": 2}, vp_tokens=1),
        station=["farm", "wanderer", "queen"],
        train_tiles=["one_berry", "two_twig", "one_any"],
    )
    reserved = table(player(city="queen", reservation={"card": "mine"}), modules=["newleaf_reserving"])
    Turn(reserved, visit("queen"), choose("queen", {"card": "mine", "from": "reserved"})).leads_to(
        player(city="queen:P1 mine", workers="queen@P1", resources={"pebble": 1}, reservation="used")
    )
    setup = table(player(city="inn", resources={"berry": 5, "twig": 2, "resin": 2}))
    queen, chapel = choose("inn", "queen"), choose("inn", "chapel")
    Turn(setup, visit("inn"), chapel, price("inn", "chapel", "1-twig")).leads_to(
        player(city="inn:P1 chapel", workers="inn@P1", resources={"berry": 5, "twig": 1, "resin": 2}),
        meadow=without("chapel"),
    )
    Turn(setup, visit("inn"), queen, price("inn", "queen", "3-berry")).is_refused()
    Turn(setup, visit("inn"), chapel, price("inn", "chapel", "1-berry")).is_refused()
    there = player(city="inn:P1", workers="inn@P1")
    Turn(setup, visit("inn"), queen).stops("inn", "select_payment_for_card", there)


# Blue cards


def test_museum_draws_unasked_and_others_ask() -> None:
    setup = table(player(city="museum", hand="farm", resources={"twig": 2, "resin": 1}))
    Turn(setup, play("farm", "2-twig 1-resin")).leads_to(
        player(city="museum farm", hand="wanderer peddler", resources={"berry": 1})
    )
    setup = table(player(hand="wanderer poet", resources={"berry": 3}, city="diplomat historian shopkeeper"))
    steps = [option("poet", "blue"), choose("diplomat", "wanderer"), opponent("diplomat", "P2")]
    Turn(setup, play("poet", "3-berry"), *steps).leads_to(
        player(hand="wanderer peddler", resources={"berry": 1}, vp_tokens=1, city="diplomat historian shopkeeper poet"),
        player(hand="wanderer"),
    )


def test_prices() -> None:
    setup = table(player(city="judge", hand="farm", resources={"twig": 1, "resin": 1, "berry": 1}))
    Turn(setup, play("farm", "1-twig 1-resin 1-berry")).leads_to(
        player(city="judge farm", hand="", resources={"berry": 1})
    )
    goods = {"twig": 2, "resin": 3, "pebble": 3}
    setup = table(player(city="crane inventor", hand="castle", resources=goods))
    left = {"hand": "", "resources": {"resin": 1, "pebble": 2}}
    Turn(setup, play("castle", "2-twig 2-resin 1-pebble", via="crane")).leads_to(
        player(city="inventor castle", **left), discard=["crane"]
    )
    Turn(setup, play("castle", "2-twig 2-resin 1-pebble", via="inventor")).leads_to(
        player(city="crane castle", **left), discard=["inventor"]
    )
    Turn(setup, play("castle", "2-twig 3-resin 1-pebble", via="crane")).is_refused()
    Turn(setup, play("castle", "2-twig 2-resin 1-pebble")).is_refused()
    cheap = table(player(city="crane", hand="farm", resources=goods))
    Turn(cheap, play("farm", "1-twig", via="crane")).is_refused()
