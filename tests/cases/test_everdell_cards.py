"""How answers find the questions of tan and green cards, and what these refuse."""

from __future__ import annotations

from tests.cases.everdell_turns import (
    STATION,
    Turn,
    choose,
    discard,
    four,
    gain,
    give,
    in_city,
    location,
    opponent,
    option,
    play,
    player,
    table,
    without,
    worker,
)

# Tan cards


def test_bard() -> None:
    setup = table(player(hand="bard farm mine inn", resources={"berry": 3}))
    bard = play("bard", "3-berry")
    Turn(setup, bard, discard("bard", "farm inn")).leads_to(
        player(hand="mine", resources={}, city="bard", vp_tokens=2), discard=["farm", "inn"]
    )
    Turn(setup, bard, discard("bard")).leads_to(player(hand="farm mine inn", resources={}, city="bard"))
    Turn(setup, bard, discard("bard", "king")).is_refused()
    many = table(player(hand="bard farm farm farm farm farm farm", resources={"berry": 3}))
    Turn(many, bard, discard("bard", "farm farm farm farm farm farm")).is_refused()


def test_ranger() -> None:
    ranger = play("ranger", "2-berry")
    setup = table(player(hand="ranger", resources={"berry": 2}, city="lookout inn", workers="basic_3twig basic_1berry"))
    lift = worker("ranger", "basic_3twig")
    Turn(setup, ranger, lift, worker("ranger", "basic_1pebble")).leads_to(
        player(hand="", resources={"pebble": 1}, city="lookout inn ranger", workers="basic_1pebble basic_1berry")
    )
    Turn(setup, ranger, lift, worker("ranger", "lookout@P1"), location("lookout", "basic_2resin")).leads_to(
        player(hand="", resources={"resin": 2}, city="lookout:P1 inn ranger", workers="lookout@P1 basic_1berry")
    )
    Turn(setup, ranger, lift, worker("ranger", "inn@P1"), choose("inn", "farm")).leads_to(
        player(hand="", resources={"berry": 1}, city="lookout inn:P1 ranger farm", workers="inn@P1 basic_1berry"),
        meadow=without("farm"),
    )
    Turn(setup, ranger, worker("ranger", "basic_2resin")).is_refused()
    Turn(setup, ranger, lift, worker("ranger", "basic_3twig")).is_refused()


def test_ranger_moves_to_an_event() -> None:
    first = {"hand": "ranger", "resources": {"berry": 2}, "events": {"grand_tour": {}}}
    setup = table(player(**first, city="farm farm farm mine", workers="basic_3twig grand_tour!"))
    steps = [worker("ranger", "grand_tour!"), worker("ranger", "harvest_festival!")]
    Turn(setup, play("ranger", "2-berry"), *steps).leads_to(
        player(
            hand="",
            resources={},
            city="farm farm farm mine ranger",
            workers="basic_3twig harvest_festival!",
            events={"grand_tour": {}, "harvest_festival": {}},
        )
    )


def test_air_balloon() -> None:
    balloon = play("air_balloon", "3-twig")
    setup = table(player(hand="air_balloon", resources={"twig": 3}), player(city="wanderer fool main_road"))
    after = player(hand="wanderer peddler mine", resources={}, city="air_balloon")
    Turn(setup, balloon, choose("air_balloon", "wanderer")).leads_to(after)
    Turn(setup, balloon).leads_to(after)
    Turn(setup, balloon, choose("air_balloon", "fool")).is_refused()


def test_fool_shepherd() -> None:
    setup = table(player(hand="fool shepherd", resources={"berry": 3}), player(), player(city="fool"), player())
    fool, shepherd = play("fool", "3-berry"), play("shepherd", "3-berry")
    after = player(hand="shepherd", resources={})
    Turn(setup, fool, opponent("fool", "P4")).leads_to(after, player(), player(), player(city="fool"))
    Turn(setup, fool, opponent("fool", "P3")).is_refused()
    Turn(setup, fool, opponent("fool", "P1")).is_refused()
    paid = player(hand="fool", resources={"berry": 3}, city="shepherd")
    Turn(setup, shepherd, opponent("shepherd", "P3")).leads_to(paid, player(), player(resources={"berry": 3}))
    Turn(setup, shepherd, opponent("shepherd", "P1")).is_refused()


def test_undertaker_pigeon_ruins() -> None:
    setup = table(player(hand="undertaker postal_pigeon ruins", resources={"berry": 2}, city="farm mine"))
    undertaker, pigeon = play("undertaker", "2-berry"), play("postal_pigeon", "2-berry")
    Turn(setup, undertaker, choose("undertaker", "king", "queen")).is_refused()
    Turn(setup, undertaker, choose("undertaker", "king", "queen", "farm", "monk")).is_refused()
    Turn(setup, undertaker, choose("undertaker", "king", "queen", "farm"), choose("undertaker", "king")).is_refused()
    hand = {"hand": "undertaker ruins", "resources": {}}
    Turn(setup, pigeon, choose("postal_pigeon")).leads_to(
        player(**hand, city="farm mine postal_pigeon"), discard=["peddler", "wanderer"]
    )
    Turn(setup, pigeon, choose("postal_pigeon", "peddler")).leads_to(
        player(**hand, city="farm mine postal_pigeon peddler"), discard=["wanderer"]
    )
    Turn(setup, pigeon, choose("postal_pigeon", "mine")).is_refused()
    Turn(setup, play("ruins"), in_city("ruins", "inn@P1")).is_refused()
    Turn(setup, play("ruins"), in_city("ruins", "mine@P2")).is_refused()


def test_gardener_activates_two_cards_whose_answers_come_in_any_order() -> None:
    setup = table(player(hand="gardener", resources={"berry": 3}, city="storehouse husband wife farm"))
    steps = [option("husband", "resin"), option("storehouse", "2_berry")]
    gardener = [play("gardener", "3-berry"), in_city("gardener", "storehouse@P1", "husband@P1")]
    after = player(hand="", resources={"resin": 1}, city="storehouse:2-berry husband wife farm gardener")
    Turn(setup, *gardener, *steps).leads_to(after)
    Turn(setup, *gardener, *steps[::-1]).leads_to(after)


# Green cards


def test_miller_monk() -> None:
    miller = play("miller", "3-berry")
    setup = table(player(hand="miller", resources={"berry": 3, "pebble": 1}))
    Turn(setup, miller, give("miller", "1-pebble")).leads_to(player(hand="", resources={}, city="miller", vp_tokens=3))
    Turn(setup, miller, give("miller")).leads_to(player(hand="", resources={"pebble": 1}, city="miller"))
    Turn(setup, miller, give("miller", "2-pebble")).is_refused()
    monk = play("monk", "1-berry")
    for others in (1, 3):
        setup = table(player(hand="monk", resources={"berry": 4}), *[player()] * others)
        after = player(hand="", resources={"berry": 1}, city="monk", vp_tokens=4)
        Turn(setup, monk, give("monk", "2-berry"), opponent("monk", "P2")).leads_to(
            after, player(resources={"berry": 2})
        )
        Turn(setup, monk, give("monk")).leads_to(player(hand="", resources={"berry": 3}, city="monk"))
        Turn(setup, monk, give("monk", "3-berry")).is_refused()
        Turn(setup, monk, give("monk", "2-berry"), opponent("monk", "P1")).is_refused()
        Turn(setup, monk, give("monk", "1-twig")).is_refused()


def test_teacher() -> None:
    teacher = play("teacher", "2-berry")
    setup = four(hand="teacher", resources={"berry": 2})
    keep = choose("teacher", "peddler")
    after = {"resources": {}, "city": "teacher"}
    Turn(setup, teacher, keep, opponent("teacher", "P3")).leads_to(
        player(**after, hand="peddler"), player(), player(hand="wanderer")
    )
    Turn(setup, teacher, keep, opponent("teacher", "P1")).is_refused()
    Turn(setup, teacher, choose("teacher", "king")).is_refused()
    Turn(setup, teacher, keep).stops("teacher", "select_player", player(**after, hand=""))


def test_reactions_and_effects_are_answered_in_any_order() -> None:
    goods = {"twig": 1, "resin": 1, "pebble": 1}
    setup = four(hand="storehouse farm", resources=goods, city="courthouse city_hall")
    storehouse = play("storehouse", "1-twig 1-resin 1-pebble")
    stored, resin = option("storehouse", "1_pebble"), option("courthouse", "resin")
    given = [choose("city_hall", "farm"), opponent("city_hall", "P4")]
    after = {"resources": {"resin": 1}, "city": "courthouse city_hall storehouse:1-pebble"}
    for steps in ([stored, resin, *given], [resin, *given, stored], [*given, stored, resin]):
        Turn(setup, storehouse, *steps).leads_to(
            player(**after, hand="wanderer", vp_tokens=1), player(), player(), player(hand="farm")
        )
    Turn(setup, storehouse, stored, resin, choose("city_hall")).leads_to(player(**after, hand="farm"))
    Turn(setup, storehouse, stored, resin, given[0]).stops("city_hall", "select_player", player(**after, hand="farm"))
    Turn(setup, storehouse, stored, option("courthouse", "berry")).is_refused()
    Turn(setup, storehouse, option("storehouse", "4_twig")).is_refused()
    Turn(setup, storehouse, stored, resin, given[0], opponent("city_hall", "P1")).is_refused()


def test_chip_sweep_and_miner_mole() -> None:
    sweep, mole = play("chip_sweep", "3-berry"), play("miner_mole", "3-berry")
    setup = table(player(hand="chip_sweep", resources={"berry": 3}, city="farm husband"))
    Turn(setup, sweep).leads_to(player(hand="", resources={"berry": 1}, city="farm husband chip_sweep"))
    setup = table(
        player(hand="chip_sweep miner_mole", resources={"berry": 3}, city="farm miner_mole"),
        player(city="storehouse mine freight_car:2-twig:1-resin"),
    )
    after = {"hand": "miner_mole", "city": "farm miner_mole chip_sweep"}
    steps = [in_city("chip_sweep", "miner_mole@P1"), in_city("miner_mole", "mine@P2")]
    Turn(setup, sweep, *steps).leads_to(player(**after, resources={"pebble": 1}))
    Turn(setup, sweep, in_city("chip_sweep", "chip_sweep@P1")).is_refused()
    Turn(setup, mole, in_city("miner_mole", "freight_car@P2"), gain("freight_car", "1-twig 1-resin")).leads_to(
        player(hand="chip_sweep", resources={"twig": 1, "resin": 1}, city="farm miner_mole miner_mole"),
        player(city="storehouse mine freight_car:1-twig"),
    )
    Turn(setup, mole, in_city("miner_mole", "storehouse@P2")).is_refused()


def test_magician_tea_house_freight_car() -> None:
    setup = table(player(hand="magician", resources={"berry": 3}, city="farm inn"))
    magician, inn = play("magician", "3-berry"), in_city("magician", "inn@P1")
    Turn(setup, magician, inn, option("magician", "pebble")).leads_to(
        player(hand="", resources={"pebble": 1}, vp_tokens=1, city="farm magician"), discard=["inn"]
    )
    held_back = player(hand="", resources={}, city="farm inn magician")
    Turn(setup, magician, inn).stops("magician", "select_option_generic", held_back)
    Turn(setup, magician, in_city("magician", "magician@P1")).is_refused()
    setup = four(hand="tea_house king", resources={"twig": 2, "resin": 2})
    tea = play("tea_house", "2-twig 2-resin")
    Turn(setup, tea, choose("tea_house")).leads_to(player(hand="king", resources={}, city="tea_house"))
    Turn(setup, tea, choose("tea_house", "king"), opponent("tea_house", "P3"), option("tea_house", "resin")).leads_to(
        player(hand="wanderer", resources={"resin": 1}, city="tea_house"), player(), player(hand="king")
    )
    setup = table(player(hand="freight_car", resources={"twig": 1, "resin": 2, "pebble": 2}))
    Turn(setup, play("freight_car", "1-twig 2-resin 2-pebble"), gain("freight_car", "2-twig")).leads_to(
        player(hand="", resources={"twig": 2}, city="freight_car:2-resin:2-pebble:2-berry")
    )


def test_lamplighter_draws_from_everywhere() -> None:
    setup = table(player(hand="lamplighter", resources={"berry": 1}), **STATION)
    after = {"resources": {}, "city": "lamplighter"}
    from_station = {"card": "king", "from": "station", "index": 1}
    from_meadow = {"card": "queen", "from": "meadow", "index": 1}
    lamplighter = play("lamplighter", "1-berry")
    for steps in ([choose("lamplighter", from_station), choose("lamplighter", from_meadow)],):
        Turn(setup, lamplighter, *steps).leads_to(
            player(**after, hand="king queen"), meadow=without("queen"), station=["farm", "peddler", "queen"]
        )
    Turn(setup, lamplighter, choose("lamplighter", "from_deck", from_meadow)).leads_to(
        player(**after, hand="wanderer queen"), meadow=[*without("queen")[:-1], "peddler"]
    )
