"""`python -m tests.docs`: write the generated lists into the documentation."""

from __future__ import annotations

from tests.docs.lists import DOCUMENTS, filled

for path in DOCUMENTS:
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
