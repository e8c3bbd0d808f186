"""The page of the public names is what their docstrings say."""

from tests import reference


def test_the_reference_is_true() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.page(), "run `python -m tests.reference`"
