"""Clocks that the tests of players put in the place of the real one."""

from __future__ import annotations

import time

import pytest

from bots.clock import Clock


@pytest.fixture
def still_clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time stands still: what a player does is bounded by its work alone."""
    clock = Clock(0)
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


@pytest.fixture
def ticking_clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A second goes by with every look."""
    clock = Clock(1)
    monkeypatch.setattr(time, "monotonic", clock)
    return clock
