"""Blocks of questions put to small schemas (blocks/*.txt, format in README.md) as lines: words, candidates, which are right."""

import random
import re
from dataclasses import dataclass
from pathlib import Path

from training.retriever.model.wording import label_words, relation_words

NO_KIND = "-"
UTMOST = {"number": ("highest number", "lowest number"), "date": ("latest date", "earliest date")}
"""What the two ends of a measure are called."""


@dataclass(frozen=True)
class Step:
    """A relation walked one way: its words, against its direction or not, the words of the kind at its end ("" where there is none)."""

    relation: str
    backward: int
    label: str


@dataclass(frozen=True)
class Line:
    block: str
    question: str
    group: str
    """What is asked of the question: "step", "kind", "measure" or "value"."""
    steps: tuple
    """Steps away from what is named; all steps where nothing is. Kinds, ends of measures and values are written as steps too."""
    gold: tuple
    """Rows of `steps` that the question asks for; none where it asks for nothing of the schema."""


@dataclass(frozen=True)
class Asked:
    """A line of a block: `name` and `way` are empty where no relation answers."""

    name: str
    way: str
    text: str
    """Without the brackets round nouns."""
    nouns: tuple
    named: tuple


def read_blocks(folder: Path) -> list[Line]:
    lines = []
    for path in sorted(folder.glob("*.txt")):
        for text in path.read_text(encoding="utf-8").split("\n## "):
            lines += lines_of(path.stem, text.removeprefix("## ").splitlines())
    return lines


def lines_of(file: str, rows: list[str]) -> list[Line]:
    block = f"{file}/{rows[0]}"
    relations = {}
    asked = []
    for row in rows[1:]:
        mark, _, rest = row.partition(" ")
        if mark == "r":
            name, ends = rest.split(" ", 1)
            relations[name] = tuple(part.strip() for part in ends.split(" | "))
        elif mark == "q":
            asked.append(asked_of(*re.match(r"(\w+?)(<-|>-|>2|\*#|=[^*]+\*|[<>=*^_]) (.+)", rest).groups()))
        elif mark == "n":
            asked.append(asked_of("", "", rest))
    rng = random.Random(block)
    kinds = nouns_of(asked, relations)
    lines = []
    for one in asked:
        lines += [step_line(block, relations, one), kind_line(block, relations, one, kinds), measure_line(block, relations, one, rng)]
        lines += [value_line(block, relations, one, rng)]
    return [line for line in lines if line and line.steps]


def asked_of(name: str, way: str, text: str) -> Asked:
    text, _, behind = text.partition("\t")
    nouns = tuple(noun.lower() for noun in re.findall(r"\[([^\]]*)\]", text) + [noun for noun in behind.split(";") if noun])
    plain = re.sub(r"\[([^\]]*)\]", r"\1", text)
    if way.startswith("=") and way != "=":
        plain = re.sub(r"\{([^}]*)\}", r"\1", plain)
    return Asked(name, way, plain, nouns, tuple(re.findall(r"\{([^}]*)\}", plain)))


def words_of(kind: str) -> str:
    return "" if kind == NO_KIND or kind.startswith("text") else "yes or no" if kind == "yes/no" else label_words(kind)


def is_value(kind: str) -> bool:
    return kind in ("number", "date", "yes/no") or kind.startswith("text")


def steps_of(relations: dict, kind: str | None) -> list[tuple]:
    """(relation's name, step) of all steps away from a thing of `kind`; of all things where it is undefined."""
    steps = []
    for name, (source, label, target) in relations.items():
        words = relation_words(label)
        if kind is None or source == kind:
            steps.append((name, Step(words, 0, words_of(target))))
        if not is_value(target) and (kind is None or target == kind):
            steps.append((name, Step(words, 1, words_of(source))))
    return steps


def line_of(block: str, one: Asked, group: str, steps: list[Step], gold: list[int]) -> Line:
    text = re.sub(r"\{[^}]*\}", "[MASK]", one.text, count=1) if group == "step" else one.text
    text = re.sub(r"\{[^}]*\}", "something", text)
    return Line(block, re.sub(r"\s+", " ", text).strip(), group, tuple(steps), tuple(gold))


def step_line(block: str, relations: dict, one: Asked) -> Line | None:
    topic = one.named[0] if one.named else None
    steps = steps_of(relations, topic)
    gold = []
    for row, (relation, step) in enumerate(steps):
        if relation != one.name:
            continue
        source, _, target = relations[relation]
        asked = {">": 0, "<": 1}.get(one.way[:1])
        if one.way == "=":
            asked = None if source == target or not one.named else int(topic != source)
        if asked is None or step.backward == asked:
            gold.append(row)
    if one.name and not gold:
        return None
    return line_of(block, one, "step", [step for _, step in steps], gold)


def kind_step(kind: str) -> Step:
    return Step(words_of(kind), 0, words_of(kind))


def asked_kinds(relations: dict, one: Asked) -> list[str]:
    """Of what kind the things are that a question asks for; none where it asks for a value."""
    if not one.name:
        return []
    source, _, target = relations[one.name]
    found = {"<": [source], "*#": [source, target], ">": [target]}.get(one.way if one.way == "*#" else one.way[:1])
    return [kind for kind in found or [source] if kind != NO_KIND and not is_value(kind)]


def nouns_of(asked: list[Asked], relations: dict) -> dict:
    """Which nouns stand for a kind somewhere in the block."""
    return {noun: kind for one in asked if one.name for kind in asked_kinds(relations, one)[:1] for noun in one.nouns}


def kind_line(block: str, relations: dict, one: Asked, known: dict) -> Line | None:
    """Which kind the noun of a question stands for."""
    kinds = sorted({part for source, _, target in relations.values() for part in (source, target) if part != NO_KIND and not is_value(part)})
    if not one.nouns or len(kinds) == 0 or one.way == "=":
        return None
    gold = asked_kinds(relations, one) if one.name else [known[noun] for noun in one.nouns if noun in known]
    if one.name and not gold:
        return None
    return line_of(block, one, "kind", [kind_step(kind) for kind in kinds], [kinds.index(kind) for kind in gold])


def measure_line(block: str, relations: dict, one: Asked, rng: random.Random) -> Line | None:
    """Which end of which measure is asked for."""
    is_utmost = one.way in ("^", "_", ">2")
    # Of what is asked of all, older blocks do not tell whether an end of it is.
    if one.way == "*":
        return None
    if not is_utmost and rng.random() > (0.5 if not one.name else 0.12):
        return None
    ends = [
        (name, at, Step(relation_words(label), 0, words))
        for name, (_, label, target) in relations.items()
        for at, words in enumerate(UTMOST.get(target, ()))
    ]
    ways = {"^": (0,), "_": (1,), ">2": (0, 1)}.get(one.way, ())
    gold = [row for row, (name, at, _) in enumerate(ends) if name == one.name and at in ways]
    if is_utmost and not gold:
        return None
    return line_of(block, one, "measure", [step for _, _, step in ends], gold)


def value_line(block: str, relations: dict, one: Asked, rng: random.Random) -> Line | None:
    """Which value of which property is told in other words."""
    value = one.way[1:-1] if one.way.startswith("=") and one.way != "=" else None
    if value is None and rng.random() > (0.5 if not one.name else 0.12):
        return None
    values = [(name, own, value_step(label, own)) for name, (_, label, target) in relations.items() for own in values_of(target)]
    gold = [row for row, (name, own, _) in enumerate(values) if name == one.name and own == value]
    if value is not None and not gold:
        return None
    return line_of(block, one, "value", [step for _, _, step in values], gold)


def values_of(target: str) -> list[str]:
    if target == "yes/no":
        return ["yes", "no"]
    return [part.strip() for part in target.partition(":")[2].split("/") if part.strip()] if target.startswith("text") else []


def value_step(label: str, value: str) -> Step:
    words = relation_words(label)
    # That it is not so is told as a relation walked the other way is.
    return Step(words, int(value == "no"), value) if value in ("yes", "no") else Step(f"{words} {value}", 0, value)


def fold_of(block: str, folds: int) -> int:
    return random.Random(block).randrange(folds)
