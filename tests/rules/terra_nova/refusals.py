"""What a refusal must say: its rule, its reason, and the numbers and names that matter here."""

from __future__ import annotations

from ecumene.core.refusal import ILLEGAL, Refusal


def told(refusal: Refusal | None, rule: str, reason: str, needs: dict[str, int | str] | None = None) -> bool:
    """True, or an assertion that shows the difference. The refusal may know more than the test asks for."""
    assert refusal is not None
    wanted = needs if needs is not None else {}
    said = {name: refusal.needs.get(name) for name in wanted}
    assert (refusal.rule, refusal.reason, refusal.kind, said) == (rule, reason, ILLEGAL, wanted)
    return True
