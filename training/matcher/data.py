"""Blocks of questions put to small schemas (blocks/*.txt, format in README.md) as lines: words, candidates, which are right."""

import random
import re
from dataclasses import dataclass
from pathlib import Path

from training.retriever.model.wording import label_words, relation_words

from .asked import NO_KIND, Asked, Part, asked_of, end_of, is_value, start_of, values_of

ENDS = {
    "number": (("highest number", "^"), ("lowest number", "_"), ("total number", "+"), ("average number", "~")),
    "date": (("latest date", "^"), ("earliest date", "_")),
}
"""What can be asked of a measure over many: its words, and the way of a part that asks for it."""
EITHER_END = (">2", ":")
MOST_WALKS = 16
"""Of walks of two steps that are not asked for, more are not read beside."""


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
    candidates: tuple
    """Walks of one or two steps away from what is named; all steps where nothing is. Kinds, ends of measures and values are written as walks of one step too."""
    gold: tuple
    """Rows of `candidates` that the question asks for; none where it asks for nothing of the schema."""


def read_blocks(folder: Path) -> list[Line]:
    lines = []
    for path in sorted(folder.glob("*.txt")):
        for text in path.read_text(encoding="utf-8").strip().split("\n## "):
            lines += lines_of(path.stem, text.removeprefix("## ").splitlines())
    return lines


def lines_of(file: str, rows: list[str]) -> list[Line]:
    block = f"{file}/{rows[0]}"
    relations, asked = {}, []
    for row in rows[1:]:
        mark, _, rest = row.partition(" ")
        if mark == "r":
            name, ends = rest.split(" ", 1)
            relations[name] = tuple(part.strip() for part in ends.split(" | "))
        elif mark in ("q", "n"):
            asked.append(asked_of(mark, rest, relations))
    rng = random.Random(block)
    kinds = nouns_of(asked, relations)
    # Only blocks that join parts tell of all that they ask of everything.
    is_told = any(len(one.parts) > 1 for one in asked)
    lines = []
    for one in asked:
        lines += [*step_lines(block, relations, one, rng), kind_line(block, relations, one, kinds, rng)]
        lines += [measure_line(block, relations, one, rng, is_told), value_line(block, relations, one, rng, is_told)]
    return [line for line in lines if line and line.candidates]


def words_of(kind: str) -> str:
    return "" if kind == NO_KIND or kind.startswith("text") else "yes or no" if kind == "yes/no" else label_words(kind)


def steps_of(relations: dict, kind: str | None) -> list[tuple]:
    """((relation, backward), step, kind at its end) of all steps away from a thing of `kind`; of all things where it is None."""
    steps = []
    for name, (source, label, target) in relations.items():
        words = relation_words(label)
        if kind is None or source == kind:
            steps.append(((name, 0), Step(words, 0, words_of(target)), target))
        if not is_value(target) and (kind is None or target == kind):
            steps.append(((name, 1), Step(words, 1, words_of(source)), source))
    return steps


def walks_of(relations: dict, kind: str) -> list[tuple]:
    """(walk, its steps) of all walks of two steps from a thing of `kind`."""
    first = [(key, step, end) for key, step, end in steps_of(relations, kind) if not is_value(end)]
    return [((key, after), (step, then)) for key, step, end in first for after, then, _ in steps_of(relations, end)]


def line_of(block: str, text: str, group: str, candidates: list, gold: list[int]) -> Line:
    text = re.sub(r"\{[^}]*\}", "something", text)
    return Line(block, re.sub(r"\s+", " ", text).strip(), group, tuple(candidates), tuple(gold))


def step_lines(block: str, relations: dict, one: Asked, rng: random.Random) -> list[Line]:
    """A line for each thing named that a part starts from."""
    if not one.parts:
        return [step_line(block, relations, one, None, 0, rng)]
    lines, used = [], {}
    for part in one.parts:
        kind = start_of(part, relations) or (one.named[0] if one.named and part.way == "=" else None)
        if kind is None and len(one.parts) > 1 and part.way[:1] != "0":
            continue
        at = used.get(kind, 0)
        used[kind] = at + 1
        lines.append(step_line(block, relations, one, part, at, rng))
    return lines


def step_line(block: str, relations: dict, one: Asked, part: Part | None, at: int, rng: random.Random) -> Line | None:
    """Which step the thing of its kind that is named `at` is asked for."""
    topic = (part and start_of(part, relations)) or (one.named[0] if one.named else None)
    own = steps_of(relations, topic)
    walks = walks_of(relations, topic) if topic else []
    asked = part.walk if part else ()
    if len(walks) > MOST_WALKS:
        walks = [pair for pair in walks if pair[0] == asked or rng.random() < MOST_WALKS / len(walks)]
    candidates = [(step,) for _, step, _ in own] + [steps for _, steps in walks]
    gold = [row for row, (key, _, _) in enumerate(own) if part and not asked and is_asked(part, key, topic, one, relations)]
    gold += [len(own) + row for row, (walk, _) in enumerate(walks) if asked and walk == asked]
    if part and not gold:
        return None
    places = [found.start() for found in re.finditer(r"\{[^}]*\}", one.text) if found[0][1:-1] == topic]
    text = one.text
    if places:
        start = places[min(at, len(places) - 1)]
        text = text[:start] + re.sub(r"\{[^}]*\}", "[MASK]", text[start:], count=1)
    return line_of(block, text, "step", candidates, gold)


def is_asked(part: Part, key: tuple, topic: str | None, one: Asked, relations: dict) -> bool:
    name, backward = key
    if name != part.name:
        return False
    source, _, target = relations[name]
    asked = {">": 0, "<": 1}.get(part.way[-1:] if part.way[:1] == "0" else part.way[:1])
    if part.way == "=":
        asked = None if source == target or not one.named else int(topic != source)
    return asked is None or backward == asked


MOST_TOLD = 8
"""Of what a kind has and does, so much is read with it."""


def kind_step(kind: str, relations: dict, rng: random.Random) -> tuple:
    """A kind with what it has and does: "typewriter: weight, made in, manufactured by" tells that it is a machine."""
    own = [relation_words(label) for source, label, target in relations.values() if kind in (source, target)]
    rng.shuffle(own)
    return (Step(words_of(kind), 0, ", ".join(own[:MOST_TOLD])),)


def asked_kinds(relations: dict, one: Asked) -> list[str]:
    """Of what kind the things are that a question asks for; none where it asks for a value."""
    for part in one.parts:
        if kinds := end_of(part, relations):
            return kinds
    return []


def nouns_of(asked: list[Asked], relations: dict) -> dict:
    """Which nouns stand for a kind somewhere in the block."""
    return {noun: kind for one in asked for kind in asked_kinds(relations, one)[:1] for noun in one.nouns}


def kind_line(block: str, relations: dict, one: Asked, known: dict, rng: random.Random) -> Line | None:
    """Which kind the noun of a question stands for."""
    kinds = sorted({part for source, _, target in relations.values() for part in (source, target) if part != NO_KIND and not is_value(part)})
    if not one.nouns or len(kinds) == 0 or any(part.way == "=" for part in one.parts):
        return None
    gold = asked_kinds(relations, one) if one.parts else [known[noun] for noun in one.nouns if noun in known]
    if one.parts and not gold:
        return None
    return line_of(block, one.text, "kind", [kind_step(kind, relations, rng) for kind in kinds], [kinds.index(kind) for kind in gold])


def is_left(one: Asked, is_told: bool, rng: random.Random) -> bool:
    """Of questions that ask for nothing of a list, some are enough."""
    return rng.random() > (0.5 if not one.parts else 0.3 if is_told else 0.12)


def measure_line(block: str, relations: dict, one: Asked, rng: random.Random, is_told: bool) -> Line | None:
    """Which end of which measure is asked for."""
    measured = [part for part in one.parts if part.way in ("^", "_", "+", "~", *EITHER_END)]
    # Of what is asked of all, older blocks do not tell whether an end of it is.
    if not is_told and any(part.way == "*" for part in one.parts):
        return None
    if not measured and is_left(one, is_told, rng):
        return None
    ends = [
        (name, way, Step(relation_words(label), 0, words))
        for name, (_, label, target) in relations.items()
        for words, way in ENDS.get(target, ())
    ]
    gold = [
        row
        for row, (name, way, _) in enumerate(ends)
        for part in measured
        if name == part.name and (way == part.way or (part.way in EITHER_END and way in "^_"))
    ]
    if measured and not gold:
        return None
    return line_of(block, one.text, "measure", [(step,) for _, _, step in ends], gold)


def value_line(block: str, relations: dict, one: Asked, rng: random.Random, is_told: bool) -> Line | None:
    """Which value of which property is told in other words."""
    told = [(part.name, part.value) for part in one.parts if part.value]
    if not told and is_left(one, is_told, rng):
        return None
    values = [(name, own, value_step(label, own)) for name, (_, label, target) in relations.items() for own in values_of(target)]
    gold = [row for row, (name, own, _) in enumerate(values) if (name, own) in told]
    if told and not gold:
        return None
    return line_of(block, one.text, "value", [(step,) for _, _, step in values], gold)


def value_step(label: str, value: str) -> Step:
    words = relation_words(label)
    # That it is not so is told as a relation walked the other way is.
    return Step(words, int(value == "no"), value) if value in ("yes", "no") else Step(f"{words} {value}", 0, value)


def fold_of(block: str, folds: int) -> int:
    return random.Random(block).randrange(folds)
