"""Sentences with two ends (sentences/*.txt, cut by tokens.mjs) as lines: keys of words, and which relation leads from which end to the other."""

import json
from dataclasses import dataclass, replace
from pathlib import Path

SAME = {"KIN:in-law": "RELATED_TO", "KIN:sibling": "SIBLING_OF", "KIN:spouse": "MARRIED_TO"}
"""What the product calls what the sentences call otherwise."""
TURNED = {
    "KIN:mother": "DESCENDS_FROM",
    "KIN:father": "DESCENDS_FROM",
    "KIN:grandparent": "GRANDCHILD_OF",
    "KIN:uncle-aunt": "NEPHEW_OF",
}
"""These the product tells from the younger to the older."""
EITHER_WAY = {"INTERACTS_WITH", "SIBLING_OF", "MARRIED_TO", "BETROTHED_TO", "COUSIN_OF", "RELATED_TO", "FRIEND_OF", "ENEMY_OF"}
RELATIONS = [
    "INTERACTS_WITH", "LOVES", "HATES", "KILLS", "OWNS", "LOCATED_IN", "TRAVELS_TO", "COMES_FROM", "DESCENDS_FROM", "SIBLING_OF",
    "MARRIED_TO", "BETROTHED_TO", "GRANDCHILD_OF", "NEPHEW_OF", "COUSIN_OF", "RELATED_TO", "KIN:godparent", "WORKS_FOR", "MEMBER_OF",
    "TEACHES", "FRIEND_OF", "ENEMY_OF", "GIVES_TO", "OWES", "RULES", "BORN_IN", "DIED_IN", "MADE",
]  # fmt: skip
HINTS = {
    "INTERACTS_WITH": "meet give teach", "LOVES": "love", "HATES": "hate", "KILLS": "kill", "OWNS": "own thing", "LOCATED_IN": "live master rule",
    "TRAVELS_TO": "go", "DESCENDS_FROM": "child parent", "SIBLING_OF": "sibling child", "MARRIED_TO": "spouse", "BETROTHED_TO": "betrothed",
    "GRANDCHILD_OF": "grand", "NEPHEW_OF": "uncle", "COUSIN_OF": "cousin sibling", "RELATED_TO": "inlaw", "WORKS_FOR": "servant master",
    "FRIEND_OF": "friend", "BORN_IN": "birth", "COMES_FROM": "origin birth", "TEACHES": "teach", "GIVES_TO": "give",
}  # fmt: skip
"""Words that hint at so (cues.txt) stand in most sentences that state a relation: without one it is seldom stated."""
ENDS = ("<1>", "<2>")


@dataclass(frozen=True)
class Line:
    field: str
    language: str
    relation: str
    """"" where none is stated."""
    keys: tuple
    """The end that has the relation is "<1>", the other "<2>"; oblique ones stand behind "<gen>"; other names are "<o>"."""
    looks: str = ""
    """What it looks like and is not."""


def read_lines(path: Path) -> list[Line]:
    return [line_of(json.loads(row)) for row in path.read_text(encoding="utf-8").splitlines()]


def line_of(row) -> Line:
    relation, keys = row["relation"], tuple(row["keys"])
    if relation == "KIN:child":
        relation = "DESCENDS_FROM"
    elif relation in TURNED:
        relation = TURNED[relation]
        keys = tuple({"<1>": "<2>", "<2>": "<1>"}.get(key, key) for key in keys)
    relation = SAME.get(relation, relation)
    line = Line(row["field"], row["language"], relation, keys)
    return replace(line, relation="", looks=relation) if row["denied"] else line
