"""Training lines (JSONL: question, candidate paths, gold) as compact arrays, and batches of them."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
import orjson
import torch

from .lower import Lower, pad
from .network import MOST_STEPS
from .wording import label_words, question_words, relation_words

VALIDATION_BELOW = 51
"""A group belongs to validation iff the first byte of its SHA-256 is below this: about one in five."""


def is_validation(group: str) -> bool:
    return hashlib.sha256(group.encode("utf-8")).digest()[0] < VALIDATION_BELOW


@dataclass
class Vocabulary:
    """Every step met so far; a step is (text of the relation, against its direction, text of the end's label)."""

    texts: dict = field(default_factory=lambda: {"": 0})
    steps: dict = field(default_factory=lambda: {("", 0, ""): 0})
    met: dict = field(default_factory=dict)

    def text(self, words: str) -> int:
        return self.texts.setdefault(words, len(self.texts))

    def step(self, name: str, backward: int, label: str) -> int:
        raw = (name, backward, label)
        if raw not in self.met:
            self.met[raw] = self.new_step(name, backward, label)
        return self.met[raw]

    def new_step(self, name: str, backward: int, label: str) -> int:
        # A relation stored with its own inverse says the same twice: kept as one, as the product does.
        for ending in ("_inverse", "_reverse"):
            if name.endswith(ending):
                name, backward = name[: -len(ending)], 1 - backward
        key = (relation_words(name), int(backward), label_words(label) if label else "")
        self.text(key[0]), self.text(key[2])
        return self.steps.setdefault(key, len(self.steps))

    def tables(self):
        """Per step: row of its relation's text, direction, row of its label's text (0 = none)."""
        rows = [(self.texts[words], backward, self.texts[label]) for words, backward, label in self.steps]
        return np.array(rows, dtype=np.int64)


@dataclass
class Line:
    set: str
    validation: bool
    tokens: list
    paths: np.ndarray  # [P, MOST_STEPS] steps, 0 = none
    gold: np.ndarray  # [P] bool


def read_lines(path: Path, vocabulary: Vocabulary, lower: Lower, most: int | None = None) -> list[Line]:
    lines = []
    with open(path, "rb") as file:
        for text in file:
            line = to_line(orjson.loads(text), vocabulary, lower)
            if line is not None:
                lines.append(line)
            if most is not None and len(lines) >= most:
                break
    return lines


def to_line(record: dict, vocabulary: Vocabulary, lower: Lower) -> Line | None:
    gold, near = set(record["gold"]), set(record.get("near", ()))
    found: dict[tuple, bool] = {}
    for at, path in enumerate(record["paths"]):
        # A path that may say the same is neither right nor wrong.
        if not 0 < len(path) <= MOST_STEPS or at in near:
            continue
        key = tuple(vocabulary.step(*step) for step in path)
        found[key] = found.get(key, False) or at in gold
    if len(found) < 2 or not any(found.values()):
        return None
    paths = np.zeros((len(found), MOST_STEPS), dtype=np.int32)
    for row, key in enumerate(found):
        paths[row, : len(key)] = key
    tokens = np.array(lower.tokens(question_words(record["question"])), dtype=np.int32)
    return Line(record["set"], is_validation(record["group"]), tokens, paths, np.array(list(found.values())))


def batch_of(lines: list[Line], tables: np.ndarray, random: np.random.Generator, most_paths: int | None):
    """Tensors for `Retriever`; with `most_paths`, the gold paths and a random choice of the others."""
    ids, mask = pad([line.tokens.tolist() for line in lines])
    paths, gold, question_of = [], [], []
    for at, line in enumerate(lines):
        rows = choose(line, random, most_paths)
        paths.append(line.paths[rows])
        gold.append(line.gold[rows])
        question_of.append(np.full(len(rows), at))
    joined = np.concatenate(paths)
    used, places = np.unique(joined, return_inverse=True)
    return {
        "ids": ids,
        "word_mask": mask,
        "step_rows": torch.from_numpy(tables[used]),
        "path_steps": torch.from_numpy(places.reshape(joined.shape)),
        "path_mask": torch.from_numpy((joined > 0).astype(np.float32)),
        "question_of": torch.from_numpy(np.concatenate(question_of)),
        "gold": torch.from_numpy(np.concatenate(gold)),
    }


def choose(line: Line, random: np.random.Generator, most: int | None) -> np.ndarray:
    count = len(line.gold)
    if most is None or count <= most:
        return np.arange(count)
    gold = np.flatnonzero(line.gold)[: most // 2]
    others = random.permutation(np.flatnonzero(~line.gold))[: most - len(gold)]
    return np.concatenate([gold, others])
