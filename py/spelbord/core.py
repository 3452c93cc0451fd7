"""The contract every game fulfils: options, actions, states, events, chance and errors.

A game is a module (or package) that has the names of :class:`Game`. A state is immutable; playing gives a new one.
Nothing here knows any game, a browser or a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableSequence
from dataclasses import Field, dataclass, field, fields
from enum import StrEnum
from typing import Any, ClassVar, Protocol, Self, TypeVar, runtime_checkable

__all__ = [
    "BadAction",
    "BadField",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadRequest",
    "Event",
    "Game",
    "IllegalAction",
    "Json",
    "Observation",
    "Options",
    "Refusal",
    "Rng",
    "Rule",
    "SpelbordError",
    "State",
    "Tell",
    "check_seed",
    "choice",
]

Json = Any
"""What the json module reads and writes: dict with str keys, list, str, int, float, bool, None."""

Rule = StrEnum
"""Each game has a ``Rule(StrEnum)`` whose values are the ids of its rules file, in the order of that file."""

T = TypeVar("T")


# -- errors ------------------------------------------------------------------------------------------------------------


class SpelbordError(ValueError):
    """Every error that a caller's input can cause. ``details()`` is what a program may act on."""

    def details(self) -> dict[str, Json]:
        """JSON: ``kind`` is the class, ``message`` a plain sentence, the rest depends on the kind."""
        return {"kind": type(self).__name__, "message": str(self)}


class BadField(SpelbordError):
    """Data of which one field is wrong."""

    what: ClassVar[str] = "data"

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{self.what}: {field}: {problem}")
        self.field = field
        self.problem = problem

    def details(self) -> dict[str, Json]:
        return {**super().details(), "field": self.field, "problem": self.problem}


class BadOption(BadField):
    """An option, a number of seats or a seed that the game does not have."""

    what = "option"


class BadPosition(BadField):
    """A position that is malformed or impossible; ``field`` names the key."""

    what = "position"


class BadRecord(BadField):
    """A record or link text that cannot be read or replayed; ``field`` names the key.

    An action that cannot be replayed also has its ``ply`` (from 1) and, when a rule forbids it, the ``rule``.
    """

    what = "record"

    def __init__(self, field: str, problem: str, ply: int | None = None, rule: StrEnum | None = None) -> None:
        super().__init__(field, problem)
        self.ply = ply
        self.rule = rule

    def details(self) -> dict[str, Json]:
        found = {"ply": self.ply, "rule": self.rule.value if self.rule else None}
        return {**super().details(), **{key: value for key, value in found.items() if value is not None}}


class BadRequest(BadField):
    """A request to the bridge, or a wish of a table, that cannot be met; ``field`` names the key."""

    what = "request"


class BadAction(SpelbordError):
    """Text (or a value) that is no action of this game at all."""

    def __init__(self, text: object) -> None:
        shown = text if isinstance(text, str) else type(text).__name__
        super().__init__(f"not an action: {shown[:60]!r}")
        self.text = shown[:60]

    def details(self) -> dict[str, Json]:
        return {**super().details(), "text": self.text}


class IllegalAction(SpelbordError):
    """A well-formed action that a rule forbids now."""

    def __init__(self, rule: StrEnum, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(f"forbidden by {rule.value}")
        self.rule = rule
        self.facts = dict(facts or {})

    def details(self) -> dict[str, Json]:
        return {**super().details(), "rule": self.rule.value, "facts": self.facts}


@dataclass(frozen=True, slots=True)
class Refusal:
    """A rule that says no, with the numbers and names that its sentence quotes (``{"pit": 3}``)."""

    rule: StrEnum
    facts: Mapping[str, int | str] = field(default_factory=dict)


# -- options -----------------------------------------------------------------------------------------------------------


def choice(default: T, choices: Iterable[T]) -> T:
    """A field of an :class:`Options` class: its default and every value it may have, in the order to show them."""
    made: T = field(default=default, metadata={"choices": tuple(choices)})
    return made


class Options:
    """Base of each game's ``Options``, a frozen dataclass whose fields are made by :func:`choice`.

    Unknown names, wrong types and values outside the choices raise :class:`BadOption`.
    """

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]
    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {}
    """Named sets of options, for a set-up screen: ``{"closed": {"share_stone": False}}``."""

    def __new__(cls, *_values: object, **named: object) -> Self:
        known = {option.name for option in fields(cls)}
        for name in named:
            if name not in known:
                raise BadOption(name, f"there is no such option; there are: {', '.join(sorted(known)) or 'none'}")
        return super().__new__(cls)

    def __post_init__(self) -> None:
        for option in fields(self):
            value = getattr(self, option.name)
            choices = option.metadata["choices"]
            if not any(type(value) is type(one) and value == one for one in choices):
                shown = ", ".join(map(repr, choices))
                raise BadOption(option.name, f"must be one of {shown}")

    @classmethod
    def read(cls, given: Json) -> Self:
        """Options from JSON: an object with some of the names, or None for the defaults."""
        if given is None:
            return cls()
        if not isinstance(given, Mapping):
            raise BadOption("options", "must be an object")
        return cls(**{str(name): value for name, value in given.items()})

    def json(self) -> dict[str, Json]:
        """Every option with its value."""
        return {option.name: getattr(self, option.name) for option in fields(self)}

    @classmethod
    def facts(cls) -> list[dict[str, Json]]:
        """What a set-up screen needs: ``[{"name", "default", "choices"}, …]``."""
        return [
            {"name": one.name, "default": one.default, "choices": list(one.metadata["choices"])} for one in fields(cls)
        ]


# -- chance ------------------------------------------------------------------------------------------------------------


def check_seed(seed: int) -> None:
    """Raises :class:`BadOption` unless it is a whole number ≥ 0."""
    if type(seed) is not int or seed < 0:
        raise BadOption("seed", "must be a whole number, 0 or more")


class Rng:
    """A small seeded generator: a 48-bit congruential step, its bits stirred before use.

    Written out here so that the same seed gives the same game on every Python, in a browser too, and so that the whole
    of its state is one integer below 2**48, which JSON and JavaScript keep exactly. It is for fair shuffles, not for
    secrets.
    """

    _MASK = (1 << 48) - 1

    def __init__(self, state: int = 0) -> None:
        self.state = state & self._MASK

    @classmethod
    def seeded(cls, seed: int) -> Rng:
        """A generator for a seed of any size. Raises as :func:`check_seed`."""
        check_seed(seed)
        rng = cls(0x5DEECE66D)
        while True:
            rng.state ^= seed & cls._MASK
            rng.bits()
            rng.bits()
            seed >>= 48
            if not seed:
                return rng

    def bits(self) -> int:
        """The next 32 random bits."""
        return self.below(0x100000000)

    def below(self, count: int) -> int:
        """A whole number from 0 up to, not including, ``count``, each as likely (``count`` from 1 to 2**32)."""
        while True:
            word = self.state = self.state * 0x5DEECE66D + 0xB & 0xFFFFFFFFFFFF
            word = (word ^ word >> 27) * 0x2545F4914F6CDD1D >> 32 & 0xFFFFFFFF
            word ^= word >> 29
            found = word % count
            # Words of the last round, which is not whole, are passed over.
            if word - found <= 0x100000000 - count:
                return found

    def pick(self, things: tuple[T, ...] | list[T]) -> T:
        """One of the things, each as likely."""
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put the things in a random order, in place; every order is as likely as the generator allows."""
        below = self.below
        for last in range(len(things) - 1, 0, -1):
            other = below(last + 1)
            things[last], things[other] = things[other], things[last]


# -- events ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, for a screen to show and say.

    ``facts`` everybody may know. ``secret`` only the seat ``owner`` may know: it is merged into its facts.
    """

    kind: str
    facts: Mapping[str, Json] = field(default_factory=dict)
    owner: int | None = None
    secret: Mapping[str, Json] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """JSON for one seat, or for an onlooker (None)."""
        known = {"event": self.kind, **self.facts}
        if seat is not None and seat == self.owner:
            known.update(self.secret)
        return known


Tell = Callable[[Event], None]


# -- the contract ------------------------------------------------------------------------------------------------------


@runtime_checkable
class Observation(Protocol):
    """What one seat may know of a state. Equal for states that differ only in what is hidden from that seat.

    Where nothing is hidden a state is its own observation. An action is any hashable value whose ``str`` is its text.
    """

    @property
    def turn(self) -> int | None:
        """The seat that must act; None when the game is over."""

    @property
    def options(self) -> Any:
        """The game's ``Options`` it is played with."""

    def legal(self) -> tuple[Any, ...]:
        """Every action allowed now, in a stable order, without duplicates; () when it is not this seat's to act."""

    def universe(self) -> tuple[Any, ...]:
        """Every action that can be written down for a game of this size, legal or not, without duplicates."""

    def why_not(self, action: Any) -> StrEnum | None:
        """The first rule that the action breaks, in the order of the rules file; None iff it is in ``legal()``."""

    def refusal(self, action: Any) -> Refusal | None:
        """``why_not`` with the facts that the rule's sentence quotes."""

    def refusal_at(self, at: str) -> Refusal | None:
        """Why the thing at a place (``at`` as in :meth:`preview`) cannot be used now; None if a legal action uses it.

        Raises :class:`BadAction` when there is no such place or thing.
        """

    def preview(self, action: Any) -> dict[str, Json]:
        """For a legal action: ``at``, the thing one presses to choose it, and what is sure to happen. JSON."""

    def scores(self) -> tuple[int, ...]:
        """A number per seat, as it stands; more is better."""

    def winners(self) -> tuple[int, ...]:
        """The winning seats, several when shared; () before the end."""

    def json(self) -> dict[str, Json]:
        """The position as plain dicts and lists."""

    def imagine(self, rng: Rng) -> State:
        """A whole state that this observation could come from, what is hidden filled in at random."""


@runtime_checkable
class State(Observation, Protocol):
    """A position in full, immutable and hashable. ``str(state)`` is a board one can read in a terminal."""

    def play(self, action: Any, tell: Tell | None = None) -> State:
        """The state after the action; ``tell`` receives what happened, step by step.

        Raises :class:`IllegalAction` with the rule, :class:`BadAction` for what is no action; this state stays.
        """

    def seen_by(self, seat: int | None) -> Observation:
        """What the seat may know; for an onlooker, None."""


class Game(Protocol):
    """A module with these names is a game."""

    @property
    def name(self) -> str:
        """The short name in records and links, also the first part of each rule id."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def hidden(self) -> bool:
        """True when a seat may not see everything."""

    @property
    def Options(self) -> type[Any]:
        """The frozen dataclass of its options."""

    @property
    def Rule(self) -> type[StrEnum]:
        """Its rule ids, in the order of the rules file."""

    def start(self, seats: int = 2, options: Any = None, seed: int = 0, tell: Tell | None = None) -> State:
        """A new game: the same arguments give the same state on every Python. Raises :class:`BadOption`."""

    def parse(self, text: str) -> Any:
        """The action that a text stands for; ``str(parse(text)) == text``. Raises :class:`BadAction`."""

    def position(self, data: Json, options: Any = None) -> State:
        """The state that JSON describes. Raises :class:`BadPosition` naming the field."""

    def observation(self, data: Json, options: Any = None) -> Observation:
        """The observation that JSON (of ``Observation.json()``) describes. Raises :class:`BadPosition`."""
