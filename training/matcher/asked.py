"""What a line of a block asks for: `q PARTS text`, parts joined by `&` (README.md)."""

import re
from dataclasses import dataclass

PART = re.compile(r"(\w+?)(>2|0[<>]|\*#|[<>]-?|=[^*&]+\*?|=|[*^_:+~])$")
NO_KIND = "-"


@dataclass(frozen=True)
class Part:
    """One relation asked for: `way` as in README.md, "" of a walk; `walk`: (relation, backward) of each step of it."""

    name: str
    way: str
    walk: tuple = ()

    @property
    def value(self) -> str | None:
        """The value that is told in other words."""
        return self.way[1:].rstrip("*") if self.way.startswith("=") and self.way != "=" else None


@dataclass(frozen=True)
class Asked:
    """A line of a block: without parts where no relation answers."""

    parts: tuple
    text: str
    """Without the brackets round nouns."""
    nouns: tuple
    named: tuple
    """Kinds of what is named, in order."""


def asked_of(mark: str, rest: str, relations: dict) -> Asked:
    parts, text = parts_of(rest, relations) if mark == "q" else ((), rest)
    text, _, behind = text.partition("\t")
    nouns = tuple(noun.lower() for noun in re.findall(r"\[([^\]]*)\]", text) + [noun for noun in behind.split(";") if noun])
    plain = re.sub(r"\[([^\]]*)\]", r"\1", text)
    kinds = {kind for source, _, target in relations.values() for kind in (source, target)}
    if any(part.value for part in parts):
        plain = re.sub(r"\{([^}]*)\}", lambda found: found[0] if found[1] in kinds else found[1], plain)
    return Asked(parts, plain, nouns, tuple(re.findall(r"\{([^}]*)\}", plain)))


def parts_of(rest: str, relations: dict) -> tuple[tuple, str]:
    """The parts and the question; values have spaces, so that parts end where they can be read."""
    for space in re.finditer(" ", rest):
        parts = [part_of(part, relations) for part in rest[: space.start()].split("&")]
        if all(parts):
            return tuple(parts), rest[space.end() :]
    raise ValueError(f"no such parts: {rest}")


def part_of(text: str, relations: dict) -> Part | None:
    steps = text.split("/")
    walk = tuple((step[:-1], int(step[-1] == "<")) for step in steps if step[-1:] in ("<", ">") and step[:-1] in relations)
    if len(steps) > 1 and len(walk) == len(steps):
        return Part(walk[-1][0], "", walk)
    found = PART.match(text)
    if not found or found[1] not in relations:
        return None
    part = Part(found[1], found[2])
    return part if part.value is None or part.value in values_of(relations[part.name][2]) else None


def is_value(kind: str) -> bool:
    return kind in ("number", "date", "yes/no") or kind.startswith("text")


def values_of(target: str) -> list[str]:
    if target == "yes/no":
        return ["yes", "no"]
    return [part.strip() for part in target.partition(":")[2].split("/") if part.strip()] if target.startswith("text") else []


def start_of(part: Part, relations: dict) -> str | None:
    """Of what kind the thing is that a part starts from; None where nothing is named."""
    source, _, target = relations[part.walk[0][0] if part.walk else part.name]
    backward = part.walk[0][1] if part.walk else {"<": 1, ">": 0}.get(part.way[:1])
    return None if backward is None or part.way == ">2" else target if backward else source


def end_of(part: Part, relations: dict) -> list[str]:
    """Of what kind the things are that a part asks for; none where it asks for a value."""
    source, _, target = relations[part.name]
    if part.walk:
        found = [source if part.walk[-1][1] else target]
    else:
        found = {"<": [source], "*#": [source, target], ">": [target], "0<": [target]}.get(
            part.way if part.way in ("*#", ">2", "0<") else part.way[:1], [source]
        )
    return [kind for kind in found if kind != NO_KIND and not is_value(kind)]
