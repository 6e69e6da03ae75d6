"""The recorded cases: what follows from their steps is what was recorded."""

import copy

import pytest

from tests.second.everdell.cases import Case, read
from tests.second.everdell.comparing import differences

CASES = read()
KEPT = [case for case in CASES if case["trust"] != "exclude"]
EXCLUDED = {
    "cards_base-175": "P1 resources",  # the Fool sets off the Shopkeeper (EV-083)
    "cards_newleaf-079": "over",  # a Greenhouse without a Farm of its own (EV-296)
    "cards_newleaf-082": "refused",  # the Conductor copies a Cemetery (EV-291)
    "cards_newleaf-084": "refused",  # the Conductor copies a Monastery (EV-291)
    "locations-021": "refused",  # draws Meadow cards with a full hand (EV-329)
    "locations-023": "not refused",  # the play is optional (EV-045)
    "locations-024": "not refused",
    "locations-032": "points",  # 2 points of a piece that is not there
    "locations-052": "discard",  # draws past the hand limit (EV-090)
    "scoring_other-041": "cards",  # a pair counted as two spaces (EV-407)
    "scoring_visitors-087": "visitors",  # resources on cards counted as left over (EV-334)
}


@pytest.mark.parametrize("case", KEPT, ids=[case["id"] for case in KEPT])
def test_a_case_is_passed(case: Case) -> None:
    assert differences(case) == []


@pytest.mark.parametrize("case", [case for case in CASES if case["trust"] == "exclude"], ids=lambda case: case["id"])
def test_an_excluded_case_differs_where_it_breaks_a_rule(case: Case) -> None:
    found = differences(case)
    assert found
    assert found[0].startswith(EXCLUDED[case["id"]])


def test_a_wrong_number_is_noticed() -> None:
    case = copy.deepcopy(next(case for case in KEPT if "state" in case["expect"]))
    case["expect"]["state"]["players"][0]["vp_tokens"] += 1
    case["expect"]["state"]["meadow"] = ["king"] * 8
    assert len(differences(case)) == 2


def test_a_step_that_is_not_legal_is_noticed() -> None:
    case = copy.deepcopy(next(case for case in KEPT if case["steps"] and "pay" in case["steps"][0]))
    case["setup"]["players"][0]["resources"] = dict.fromkeys(("twig", "resin", "pebble", "berry"), 0)
    assert differences(case)[0].startswith("refused")
