"""Pairs of names in sentences (tokens.mjs) as lines: keys of words, what is stated from which name to which, and whether it is denied or left open."""

import json
from dataclasses import dataclass
from pathlib import Path

EFFECTS = {
    "cause": "more", "activate": "more", "up": "more",
    "treat": "less", "prevent": "less", "inhibit": "less", "down": "less",
    "assoc": "related", "diag": "related", "bind": "bound",
}  # fmt: skip
"""What the product tells of the verbs that sentences are marked with."""
COLUMNS = ["none", "more-first", "more-second", "less-first", "less-second", "related", "bound"]
"""Which of the two is the doer: the one named first or second."""
CUES = Path(__file__).parent / "cues.txt"


@dataclass(frozen=True)
class Line:
    field: str
    keys: tuple
    first: int
    second: int
    column: int
    negated: bool
    speculated: bool


def read_lines(path: Path) -> list[Line]:
    return [line_of(json.loads(row)) for row in path.read_text(encoding="utf-8").splitlines()]


def line_of(row) -> Line:
    gold = row["gold"]
    column = 0
    if gold:
        effect = EFFECTS[gold["verb"]]
        way = "" if effect in ("related", "bound") else "-second" if row["isTurned"] else "-first"
        column = COLUMNS.index(effect + way)
    cues = (bool(gold and gold["isNegated"]), bool(gold and gold["isSpeculated"]))
    return Line(row["field"], tuple(row["keys"]), row["first"], row["second"], column, *cues)
