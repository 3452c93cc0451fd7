"""Checks on data from outside. Each raises the error class it is given, naming the field that is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from .core import BadField, Json

__all__ = ["at_most", "integer", "items", "keys", "one_of", "truth"]

T = TypeVar("T")
Kind = type[BadField]


def keys(data: Json, known: Iterable[str], required: Iterable[str], error: Kind, whole: str) -> dict[str, Json]:
    """The data, an object with only known keys and all required ones; ``whole`` names it in an error."""
    if not isinstance(data, dict):
        raise error(whole, "must be an object")
    for key in data:
        if key not in set(known):
            raise error(str(key)[:40], "there is no such key")
    for key in required:
        if key not in data:
            raise error(key, "is missing")
    return data


def integer(value: Json, field: str, low: int, high: int, error: Kind) -> int:
    """A whole number from ``low`` to ``high``; a truth value is none."""
    if type(value) is not int or not low <= value <= high:
        raise error(field, f"must be a whole number from {low} to {high}")
    return value


def truth(value: Json, field: str, error: Kind) -> bool:
    """True or false, nothing that merely counts as one."""
    if type(value) is not bool:
        raise error(field, "must be true or false")
    return value


def items(value: Json, field: str, low: int, high: int, error: Kind) -> list[Json]:
    """A list of ``low`` to ``high`` things."""
    if not isinstance(value, list) or not low <= len(value) <= high:
        count = str(low) if low == high else f"{low} to {high}"
        raise error(field, f"must be a list of {count}")
    return value


def one_of(value: Json, field: str, choices: Iterable[T], error: Kind) -> T:
    """One of the choices."""
    for one in choices:
        if type(value) is type(one) and value == one:
            return one
    raise error(field, "must be one of " + ", ".join(map(repr, choices)))


def at_most(text: Json, field: str, length: int, error: Kind) -> str:
    """A text no longer than ``length`` characters."""
    if not isinstance(text, str):
        raise error(field, "must be a text")
    if len(text) > length:
        raise error(field, f"is too long: at most {length} characters")
    return text
