"""Ways in which graphs write the names of their relations and labels."""

import re
from collections.abc import Callable

import numpy as np

Style = Callable[[str], str]
MARKS = ("{}_inverse", "inverse_{}", "{}_reverse", "inverse of {}", "is_{}_of", "{}^-1", "{}_of", "inv_{}")


def split_words(name: str) -> list[str]:
    """Lower-case words of an identifier: "currentClub", "current_club" and "sports/current club" end in current, club."""
    parted = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return [word.lower() for word in re.split(r"[^\w']+|_", parted) if word]


def last_part(name: str) -> str:
    """The name without its namespaces: /film/actor/film and film.actor.film give film."""
    parts = [part for part in re.split(r"[/#:]|(?<=\w)\.+(?=\w)", name) if part.strip()]
    return parts[-1] if parts else name


def _joined(mark: str, form: Callable[[str], str] = str) -> Style:
    return lambda name: mark.join(form(word) for word in split_words(last_part(name)))


def _camel(name: str) -> str:
    first, *rest = split_words(last_part(name)) or [""]
    return first + "".join(word.capitalize() for word in rest)


def styles(domain: str, draw: np.random.Generator) -> Style:
    """One way of writing, drawn for a whole graph."""
    space = "_".join(split_words(domain)[:2])
    snake = _joined("_")
    choices: list[tuple[float, Style]] = [
        (4, lambda name: name),
        (4, snake),
        (3, _camel),
        (2, _joined(" ")),
        (1, _joined("_", str.upper)),
        (1, _joined("-")),
        (1, _joined("", str.capitalize)),
        (1, _joined(" ", str.capitalize)),
        (1, lambda name: f"{space}:{_camel(name)}"),
        (1, lambda name: f"/{space}/{snake(name)}"),
        (1, lambda name: f"{space}.{snake(name)}"),
        (1, lambda name: f"http://example.org/{space}#{_camel(name)}"),
    ]
    weights = np.array([weight for weight, _ in choices])
    return choices[draw.choice(len(choices), p=weights / weights.sum())][1]


def label_styles(draw: np.random.Generator) -> Style:
    """How a graph writes its labels; two in five graphs have none."""
    choices = [lambda kind: "", lambda kind: "", _joined("", str.capitalize), _joined(" "), _joined("_", str.upper)]
    return choices[draw.integers(len(choices))]


def marked_inverse(name: str, draw: np.random.Generator) -> str:
    """A name for the opposite relation where the lexicon has none."""
    return str(draw.choice(MARKS)).format(name)
