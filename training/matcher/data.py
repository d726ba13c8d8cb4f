"""Blocks of questions put to small schemas (blocks/*.txt, format in README.md) as lines: words, candidate steps, which are right."""

import random
import re
from dataclasses import dataclass
from pathlib import Path

from training.retriever.model.wording import label_words, relation_words

VALUES = {"number", "date", "text", "yes/no"}
"""Kinds of ends that are values: nobody names one as a topic."""
NO_KIND = "-"


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
    steps: tuple
    """Steps away from what is named; all steps where nothing is."""
    gold: tuple
    """Rows of `steps` that the question asks for; none where it asks for nothing of the schema."""


def read_blocks(folder: Path) -> list[Line]:
    lines = []
    for path in sorted(folder.glob("*.txt")):
        for text in path.read_text(encoding="utf-8").split("\n## ")[0:]:
            lines += lines_of(path.stem, text.removeprefix("## ").splitlines())
    return lines


def lines_of(file: str, rows: list[str]) -> list[Line]:
    block = f"{file}/{rows[0]}"
    relations = {}
    lines = []
    for row in rows[1:]:
        mark, _, rest = row.partition(" ")
        if mark == "r":
            name, ends = rest.split(" ", 1)
            relations[name] = tuple(part.strip() for part in ends.split(" | "))
        elif mark == "q":
            name, way, question = re.match(r"(\w+)([<>=*]) (.+)", rest).groups()
            lines.append(line_of(block, relations, question, name, way))
        elif mark == "n":
            lines.append(line_of(block, relations, rest))
    return [line for line in lines if line]


def steps_of(relations: dict, kind: str | None) -> list[tuple]:
    """(relation's name, step) of all steps away from a thing of `kind`; of all things where it is undefined."""
    steps = []
    for name, (source, label, target) in relations.items():
        words = relation_words(label)
        if kind is None or source == kind:
            steps.append((name, Step(words, 0, words_of(target))))
        if target not in VALUES and (kind is None or target == kind):
            steps.append((name, Step(words, 1, words_of(source))))
    return steps


def words_of(kind: str) -> str:
    return "" if kind in (NO_KIND, "text") else "yes or no" if kind == "yes/no" else label_words(kind)


def line_of(block: str, relations: dict, question: str, name: str | None = None, way: str = "") -> Line | None:
    named = re.findall(r"\{([^}]*)\}", question)
    topic = named[0] if named else None
    steps = steps_of(relations, topic)
    gold = []
    for row, (relation, step) in enumerate(steps):
        if relation != name:
            continue
        source, _, target = relations[relation]
        asked = {">": 0, "<": 1}.get(way)
        if way == "=":
            asked = None if source == target or not named else int(topic != source)
        if asked is None or step.backward == asked:
            gold.append(row)
    if name and not gold:
        return None
    text = re.sub(r"\{[^}]*\}", "[MASK]", question, count=1)
    text = re.sub(r"\{[^}]*\}", "something", text)
    return Line(block, re.sub(r"\s+", " ", text).strip(), tuple(step for _, step in steps), tuple(gold))


def fold_of(block: str, folds: int) -> int:
    return random.Random(block).randrange(folds)
