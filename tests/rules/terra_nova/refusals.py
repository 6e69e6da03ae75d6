"""What a refusal must say: its rule, its reason, and the numbers and names that matter here."""

from __future__ import annotations

from ecumene.core.argument import Arguments
from ecumene.core.refusal import ILLEGAL, MALFORMED, NOT_YOUR_TURN, Refusal

#: Every other reason is an illegal move.
KINDS = {"notation": MALFORMED, "off-map": MALFORMED, "not-your-turn": NOT_YOUR_TURN}


def told(
    refusal: Refusal | None,
    rule: str,
    reason: str,
    needs: Arguments | None = None,
    **more: int | str,
) -> bool:
    """True, or an assertion that shows the difference. The refusal may know more than the test asks for."""
    assert refusal is not None
    wanted = {**(needs if needs is not None else {}), **more}
    said = {name: refusal.needs.get(name) for name in wanted}
    assert (refusal.rule, refusal.reason, refusal.kind, said) == (rule, reason, KINDS.get(reason, ILLEGAL), wanted)
    return True
