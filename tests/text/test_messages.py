"""The texts are whole: both languages, every id the code can ask for, nothing that it never asks for."""

from __future__ import annotations

import itertools

import pytest

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.text import Phrases, Words, _entries
from tests.text.messages import TABLE, defined, ids_of, is_written, known, packages, reading, step_ids, whole_reading

#: Values tried for a variable that is a number, and for one that is a word.
NUMBERS: list[int | str] = [0, 1, 2, 5]
WORD = "C4"


def demanded() -> set[tuple[str, str]]:
    """Every (package, id) that must be there."""
    found = step_ids()
    for family in ("refusal", "problem", "event"):
        found |= ids_of(family)
    for box in ecumene.games().values():
        for option in box.options.values():
            found.add((box.package, f"name-option-{option.name}"))
            found |= {(box.package, f"name-option-{option.name}-{choice}") for choice in option.choices}
            # A word of a list may have a name of its own there.
            words = {f"name-option-{option.name}-{word}" for word in option.words} & set(defined(box.package, "en"))
            found |= {(box.package, word) for word in words}
    return found


def test_the_scan_sees_all_kinds() -> None:
    """A scan that found nothing would make the tests below say nothing."""
    families = {id.split("-")[0] for _, id in demanded()}
    assert families == {"refusal", "problem", "event", "step", "name"}
    assert len(demanded()) > 100


@pytest.mark.parametrize("package", packages())
def test_both_languages_define_the_same_ids(package: str) -> None:
    english, polish = [set(defined(package, language)) for language in LANGUAGES]
    assert english == polish


@pytest.mark.parametrize("package", packages())
def test_no_game_redefines_a_message_of_the_house(package: str) -> None:
    for house in ("", TABLE):
        if package not in ("", house):
            assert not set(defined(package, "en")) & set(defined(house, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_the_code_can_produce_has_a_message(language: str) -> None:
    assert [id for package, id in sorted(demanded()) if id not in known(package, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_no_message_is_unused(package: str, language: str) -> None:
    texts = defined(package, language)
    wanted = {id for _, id in demanded()}
    everywhere = [message for place in packages() for message in known(place, language).values()]
    whole = reading(*everywhere)
    counted = {f"count-{thing}" for thing, _ in whole.counted}
    idle = []
    for id in texts:
        family, _, rest = id.partition("-")
        if family in ("refusal", "problem", "event", "step"):
            used = id in wanted
        elif family == "name":
            used = id in wanted or is_written(rest, package)
        else:
            used = id in whole.references or id in counted or is_written(id)
        if not used:
            idle.append(id)
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_no_form_of_a_name_is_unused(package: str, language: str) -> None:
    """Cases and signs are there because a sentence or the code asks for them."""
    whole = reading(*known(package, language).values())
    forms = {variable.rpartition("_")[2] for variable in whole.variables} | {case for _, case in whole.counted}
    for id, message in defined(package, language).items():
        for attribute in message.attributes:
            form = attribute.id.name
            assert form in forms or is_written(form), f"{id}.{form}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_every_message_renders(package: str, language: str) -> None:
    """With every number and every word that it chooses by."""
    phrases = Phrases(language, ("ecumene", package) if package else ("ecumene",))
    for id in defined(package, language):
        reader = whole_reading(package, language, id)
        tried: dict[str, list[int | str]] = {}
        for name in sorted(reader.variables):
            words: list[int | str] = [*sorted(reader.choices.get(name, set()))]
            numbers = NUMBERS if name in reader.numbers else []
            tried[name] = [*words, *numbers] or [WORD]
        for values in itertools.islice(itertools.product(*tried.values()), 400):
            text = phrases.say(id, "", dict(zip(tried, values, strict=True)))
            assert "  " not in text, id
            assert "{" not in text, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_a_message_that_is_said_first_brings_those_it_refers_to(package: str, language: str) -> None:
    referring = [id for id, message in defined(package, language).items() if reading(message).references]
    for id in referring:
        reader = whole_reading(package, language, id)
        args = {name: 1 if name in reader.numbers else WORD for name in reader.variables}
        alone = Phrases(language, ("ecumene", package) if package else ("ecumene",))
        assert alone.say(id, "", args)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_texts_are_cut_where_the_parser_sees_an_entry(package: str, language: str) -> None:
    assert set(_entries(language, package or "ecumene")) == set(defined(package, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_end_and_prompts_do_not(language: str) -> None:
    for package in packages():
        words = Words(language, package)
        for id, message in defined(package, language).items():
            reader = whole_reading(package, language, id)
            args = {name: 1 if name in reader.numbers else WORD for name in reader.variables}
            assert message.value is not None
            text = words(id, **args)
            if id.startswith(("refusal-", "problem-", "event-")):
                assert text.endswith("."), text
                assert text[0].isupper() or text[0] in "“„1", text
                assert "!" not in text, text
            elif id.startswith(("step-", "name-", "move-")):
                assert not text.endswith("."), text
