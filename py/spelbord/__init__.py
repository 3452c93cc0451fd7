"""Spelbord: the rules of Kalaha, TAKI and Staka, and what a table needs to play them."""

from . import kalaha, staka, taki
from .core import BadAction, BadOption, BadPosition, BadRecord, IllegalAction, SpelbordError

__all__ = [
    "BadAction",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "SpelbordError",
    "kalaha",
    "staka",
    "taki",
]

__version__ = "0.1.0"
