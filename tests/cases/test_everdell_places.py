"""How answers find the questions of events, places, the seasons and the pieces of Newleaf."""

from __future__ import annotations

from typing import Any

from tests.cases.everdell_turns import (
    MEADOW,
    STATION,
    Turn,
    asked,
    choose,
    claim,
    discard,
    gain,
    give,
    go,
    in_city,
    location,
    opponent,
    option,
    player,
    spot,
    table,
    worker,
)

PREPARE: dict[str, Any] = {"do": "prepare_for_season"}
ALL_FARMS = " ".join(["farm"] * 10)


def claimed(event: str, **held: Any) -> dict[str, Any]:
    """The worker on it, and what lies on it."""
    return {"workers": f"{event}!", "events": {event: held}}


# Events


def test_capture_of_the_acorn_thieves() -> None:
    event = "capture_of_the_acorn_thieves"
    setup = table(player(city="courthouse ranger wife wife"), special_events=[event])

    def capture(*names: str) -> Turn:
        return Turn(setup, claim(event), in_city(f"{event}@for_event", *names))

    capture("ranger@P1", "wife@P1").leads_to(
        player(city="courthouse wife", **claimed(event, beneath=["ranger", "wife"]))
    )
    capture("wife@P1").leads_to(player(city="courthouse ranger wife", **claimed(event, beneath=["wife"])))
    capture().leads_to(player(**claimed(event)))
    capture("courthouse@P1").is_refused()
    capture("ranger@P1", "wife@P1", "wife@P1").is_refused()


def test_what_is_laid_on_events() -> None:
    event = "an_evening_of_fireworks"
    setup = table(player(city="lookout miner_mole", resources={"twig": 4}), special_events=[event])
    Turn(setup, claim(event), give(f"{event}@for_event", "3-twig")).leads_to(
        player(resources={"twig": 1}, **claimed(event, tokens={"twig": 3}))
    )
    Turn(setup, claim(event), give(f"{event}@for_event", "4-twig")).is_refused()
    event = "pristine_chapel_ceiling"
    for tokens, hand, answer in (
        (2, "wanderer peddler", gain(f"{event}@for_event", "1-twig 1-berry")),
        (1, "wanderer", option(f"{event}@for_event", "twig")),
    ):
        setup = table(player(city=f"woodcarver chapel:{tokens}-vp"), special_events=[event])
        goods = {"twig": 1, "berry": tokens - 1}
        Turn(setup, claim(event), answer).leads_to(player(hand=hand, resources=goods, **claimed(event)))


def test_production_of_a_whole_city_in_the_order_that_fits() -> None:
    city = "judge queen storehouse husband wife farm teacher fairgrounds"
    setup = table(player(city=city), special_events=["tax_relief"])
    after = {"resources": {"twig": 1, "berry": 1}, **claimed("tax_relief")}
    stored = player(city=city.replace("storehouse", "storehouse:2-resin"), hand="wanderer mine inn", **after)
    goods = [option("husband", "twig"), option("storehouse", "2_resin")]
    Turn(setup, claim("tax_relief"), *goods, choose("teacher", "wanderer"), opponent("teacher", "P2")).leads_to(
        stored, player(hand="peddler")
    )
    stored = {**stored, "hand": ["wanderer", "peddler", "inn"]}
    Turn(setup, claim("tax_relief"), choose("teacher", "inn"), *goods).leads_to(stored, player(hand="mine"))


def test_other_events() -> None:
    setup = table(player(city=ALL_FARMS, events={"grand_tour": {}}), special_events=["city_jubilee"])
    Turn(setup, claim("city_jubilee")).leads_to(
        player(vp_tokens=3, workers="city_jubilee!", events={"grand_tour": {}, "city_jubilee": {}})
    )
    event = "ancient_scrolls_discovered"
    setup = table(player(city="historian ruins"), special_events=[event])
    Turn(setup, claim(event), choose(f"{event}@for_event", "mine", "inn")).leads_to(
        player(hand="mine inn", **claimed(event, beneath=["wanderer", "peddler", "crane"]))
    )
    Turn(setup, claim(event), choose(f"{event}@for_event", "king")).is_refused()
    event = "a_well_run_city"
    city = "chip_sweep clock_tower:3-vp"
    setup = table(player(city=f"{city} inn:P1", workers="inn@P1"), special_events=[event])
    Turn(setup, claim(event), worker(f"{event}@for_event", "inn@P1")).leads_to(
        player(city=f"{city} inn", **claimed(event))
    )
    event = "croak_wart_cure"
    setup = table(player(city="undertaker barge_toad", resources={"berry": 2}), special_events=[event])
    Turn(setup, claim(event)).leads_to(
        player(city="", resources={}, **claimed(event)), discard=["barge_toad", "undertaker"]
    )
    Turn(setup, claim(event), in_city(f"{event}@for_event", "undertaker@P1")).is_refused()


def test_marketing_plan() -> None:
    event = "a_brilliant_marketing_plan"
    asker = f"{event}@for_event"
    first = player(city="shopkeeper post_office", resources={"twig": 4})
    setup = table(first, player(), player(), special_events=[event])
    to_second, to_third = opponent(asker, "P2"), opponent(asker, "P3")
    steps = [to_second, give(asker, "2-twig"), to_third, give(asker, "1-twig")]
    Turn(setup, claim(event), *steps).leads_to(
        player(resources={"twig": 1}, **claimed(event, tokens={"vp": 6})),
        player(resources={"twig": 2}),
        player(resources={"twig": 1}),
    )
    Turn(setup, claim(event), opponent(asker, None)).leads_to(player(**claimed(event)))
    Turn(setup, claim(event), to_second, give(asker, "4-twig")).is_refused()
    Turn(setup, claim(event), opponent(asker, "P1")).is_refused()
    Turn(setup, claim(event), to_second).stops(asker, "select_resources", player(**claimed(event)))


# Places


def test_forest_locations() -> None:
    names = ["forest_discard_draw_double", "forest_copy_basic_1card", "forest_2any", "forest_2card_1any"]
    setup = table(player(hand="farm mine"), forest=names)
    double, copier, two, one = [f"{name}@for_location" for name in names]
    Turn(setup, go(names[0]), discard(double, "farm")).leads_to(
        player(hand="mine wanderer peddler", workers=names[0]), discard=["farm"]
    )
    Turn(setup, go(names[0]), discard(double)).is_refused()
    Turn(setup, go(names[1]), location(copier, "basic_2resin")).leads_to(
        player(hand="farm mine wanderer", resources={"resin": 2}, workers=names[1])
    )
    Turn(setup, go(names[1]), location(copier, "forest_2any")).is_refused()
    Turn(setup, go(names[3]), option(one, "resin")).leads_to(
        player(hand="farm mine wanderer peddler", resources={"resin": 1}, workers=names[3])
    )
    Turn(setup, go(names[2]), gain(two, "3-twig")).is_refused()
    Turn(setup, go(names[2]), gain(two, "1-twig")).is_refused()
    Turn(setup, go(names[2])).stops("forest_2any@for_location", "select_resources", player(workers=names[2]))
    Turn(setup, go("forest_3berry")).is_refused()


def test_a_copied_location_asks_under_its_own_name() -> None:
    setup = table(player(), forest=["forest_copy_forest", "forest_2any", "forest_4twig"])
    steps = [
        location("forest_copy_forest@for_location", "forest_2any"),
        gain("forest_2any@for_location", "2-twig"),
    ]
    Turn(setup, go("forest_copy_forest"), *steps).leads_to(player(resources={"twig": 2}, workers="forest_copy_forest"))


def test_more_forest_locations_than_a_table_has() -> None:
    forest = ["forest_2any", "forest_4twig", "forest_3berry", "forest_2twig_1resin", "forest_2resin_1twig"]
    Turn(table(player(), forest=forest), go("forest_2resin_1twig")).leads_to(
        player(resources={"twig": 1, "resin": 2}, workers="forest_2resin_1twig")
    )


def test_haven_and_journey() -> None:
    haven = "haven@for_location"
    setup = table(player(hand="farm mine"))
    Turn(setup, go("haven"), discard(haven, "farm")).leads_to(player(hand="mine", workers="haven"), discard=["farm"])
    Turn(setup, go("haven"), discard(haven, "farm mine"), option(haven, "pebble")).leads_to(
        player(hand="", resources={"pebble": 1}, workers="haven"), discard=["farm", "mine"]
    )
    setup = table(player(hand="farm mine inn king", season="autumn", workers_total=6))
    Turn(setup, go("journey_3"), discard("journey_3@for_location", "farm mine king")).leads_to(
        player(hand="inn", workers="journey_3"), discard=["farm", "king", "mine"]
    )
    Turn(setup, go("journey_3"), discard("journey_3@for_location", "farm mine")).is_refused()
    Turn(setup, go("journey_4")).leads_to(player(hand="", workers="journey_4"), discard=["farm", "inn", "king", "mine"])


def test_station_and_its_visitors() -> None:
    visitors = {
        "visitors_face_up": ["ruby_dew", "bim_little"],
        "visitors_next": ["dip_dubble", "orin_nimblepaw"],
        "modules": ["newleaf_station", "newleaf_visitors"],
    }
    setup = table(player(), player(workers="station"), **{**STATION, **visitors})

    def guest(name: str) -> dict[str, Any]:
        return asked("station@for_location", choose="visitor", visitor=name)

    tile = asked("station@for_location", choose="train_tile", index=2)
    Turn(
        setup, go("station"), guest("ruby_dew"), guest("bim_little"), tile, option("one_any@for_tile", "pebble")
    ).leads_to(
        player(visitors=["bim_little"], workers="station", resources={"pebble": 1}),
        train_tiles=["one_berry", "one_vp", "two_twig"],
        visitors_face_up=["dip_dubble", "orin_nimblepaw"],
    )
    Turn(setup, go("station"), guest("dip_dubble")).is_refused()
    Turn({**setup, "active": "P2"}, go("station")).is_refused()


# Seasons, tickets, reservations


def test_seasons() -> None:
    setup = table(player(city="clock_tower:3-vp farm", workers="forest_2any basic_1berry"), forest=["forest_2any"])
    spring = {"season": "spring", "workers_total": 3, "workers": ""}
    goods = gain("forest_2any@for_location", "1-pebble 1-twig")
    Turn(setup, PREPARE, worker("clock_tower", "forest_2any"), goods).leads_to(
        player(**spring, city="clock_tower:2-vp farm", resources={"pebble": 1, "twig": 1, "berry": 1})
    )
    Turn(setup, PREPARE, worker("clock_tower", None)).leads_to(player(**spring, resources={"berry": 1}))
    Turn(setup, PREPARE, worker("clock_tower", "basic_3twig")).is_refused()
    setup = table(player(season="spring", workers_total=3, workers="basic_1berry basic_1berry basic_1berry"))
    summer = {"season": "summer", "workers_total": 4, "workers": ""}
    Turn(setup, PREPARE, choose("", "king", "monk")).leads_to(
        player(**summer, hand="king monk"), meadow=[*MEADOW[1:7], "wanderer", "peddler"]
    )
    Turn(setup, PREPARE, choose("", "king", "mine")).is_refused()
    Turn(setup, PREPARE, choose("", "king", "queen", "monk")).is_refused()
    early = table(player(workers="basic_1berry"))
    Turn(early, PREPARE).is_refused()
    Turn(early, {"do": "pass"}).is_refused()
    late = table(player(season="autumn", workers_total=1, workers="basic_1berry"))
    Turn(late, PREPARE).is_refused()
    Turn(late, {"do": "pass"}).leads_to(player(passed=True))


def test_tickets() -> None:
    ticket = {"do": "use_ticket", "move_from": spot("basic_1berry")}
    setup = table(player(workers="basic_1berry", city="inn", train_ticket="outbound"))
    Turn(setup, ticket, worker("", "inn@P1"), choose("inn", "farm")).leads_to(
        player(workers="inn@P1", city="inn:P1 farm", resources={"berry": 1}, train_ticket="return"),
        meadow=[card for card in [*MEADOW, "wanderer"] if card != "farm"],
    )
    Turn(setup, {"do": "use_ticket", "move_from": spot("basic_3twig")}).is_refused()
    summer = table(player(season="summer", workers="basic_1berry", train_ticket="return"))
    Turn(summer, ticket, worker("", "basic_2resin")).leads_to(
        player(workers="basic_2resin", resources={"resin": 2}, train_ticket="used")
    )
    Turn(table(player(workers="basic_1berry", train_ticket="return")), ticket).is_refused()
    Turn(table(player(workers="basic_1berry")), ticket).is_refused()


def test_reservations() -> None:
    setup = table(player(), **{**STATION, "modules": ["newleaf_station", "newleaf_reserving"]})
    king = {"do": "reserve_card", "card": "king", "from": "station", "index": 1}
    Turn(setup, king).leads_to(player(reservation={"card": "king"}), station=["farm", "queen", "wanderer"])
    Turn(setup, {**king, "card": "castle"}).is_refused()
    Turn({**setup, "modules": []}, king).is_refused()
