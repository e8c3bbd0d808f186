"""What every part of the API answers when it refuses."""

from msgspec import Struct


class Problem(Struct):
    """Every refusal: a code for programs, a sentence for people."""

    code: str
    why: str
