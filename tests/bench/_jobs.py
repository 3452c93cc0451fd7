"""The same function over many things, on as many processors as one may use."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from typing import TypeVar

__all__ = ["mapped"]

T = TypeVar("T")
R = TypeVar("R")


def mapped(function: Callable[[T], R], things: Iterable[T], jobs: int) -> list[R]:
    """The results in the order of the things."""
    if jobs == 1:
        return list(map(function, things))
    with multiprocessing.Pool(jobs) as pool:
        return pool.map(function, things, chunksize=1)
