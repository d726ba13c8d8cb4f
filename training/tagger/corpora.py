"""RONEC's two parts as sentences: tokens with BIO tags of one class a span."""

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

SAME_CLASS = {"ORGANIZATION": "ORG", "NUMERIC_VALUE": "NUMERIC"}
NAMES = {"PERSON": "PER", "PER": "PER", "GPE": "LOC", "LOC": "LOC", "FACILITY": "LOC", "ORG": "ORG"}


@dataclass(frozen=True)
class Sentence:
    tokens: list[str]
    tags: list[str]


def read_v2(path: Path) -> list[Sentence]:
    """RONEC's JSON list: `tokens` and BIO `ner_tags`."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [Sentence(row["tokens"], row["ner_tags"]) for row in json.load(file)]


def read_v1(path: Path) -> list[Sentence]:
    """CoNLL-U Plus, entities in column 11: `n:CLASS` at the first token, `n` inside; of nested spans the outer one."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    return [found for block in blocks if (found := read_block(block)).tokens]


def read_block(block: str) -> Sentence:
    rows = [line.split("\t") for line in block.splitlines() if line and not line.startswith("#")]
    tags, classes = [], {}
    for row in rows:
        number, _, named = row[10].split(";")[0].partition(":")
        if named:
            classes[number] = SAME_CLASS.get(named, named)
        tags.append("O" if number not in classes else ("B-" if named else "I-") + classes[number])
    return Sentence([row[1] for row in rows], tags)


def spans_of(tags: list[str]) -> list[tuple[int, int, str]]:
    """(first, end, class) of BIO tags; an I- that begins a span counts as its B-."""
    spans: list[tuple[int, int, str]] = []
    for at, tag in enumerate(tags):
        if tag == "O":
            continue
        named = tag[2:]
        goes_on = tag[0] == "I" and spans and spans[-1][1] == at and spans[-1][2] == named
        if goes_on:
            spans[-1] = (spans[-1][0], at + 1, named)
        else:
            spans.append((at, at + 1, named))
    return spans


def is_small(token: str) -> bool:
    """Whether a token at a span's edge is no part of a name: a lower-case word or none at all."""
    return not any(c.isupper() for c in token)


def name_spans(sentence: Sentence) -> list[tuple[int, int, str]]:
    """Spans of names: lower-case words at the edges trimmed, empty spans left out."""
    found = []
    for first, end, named in spans_of(sentence.tags):
        if named not in NAMES:
            continue
        while first < end and is_small(sentence.tokens[first]):
            first += 1
        while end > first and is_small(sentence.tokens[end - 1]):
            end -= 1
        if first < end:
            found.append((first, end, NAMES[named]))
    return found


def class_tags(sentence: Sentence) -> list[str]:
    """BIO with RONEC's borders and fewer classes: what names are made of, the nearest neighbours of names, and nothing else."""
    kept = {**NAMES, "PERSON": "PER", "NAT_REL_POL": "NRP", "WORK_OF_ART": "MISC", "EVENT": "MISC", "PRODUCT": "MISC"}
    return [tag[:2] + kept[tag[2:]] if tag[2:] in kept else "O" for tag in sentence.tags]
