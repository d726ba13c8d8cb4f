"""Lexicon files: how people ask for each relation, forward and backward."""

import json
import re
from dataclasses import dataclass
from pathlib import Path

PERSON = "person"
# Codes such as P27 or CbG say nothing to a reader of words.
CODE = re.compile(r"P\d+|[A-Z]{1,2}[a-z]>?[A-Z]{1,2}")


@dataclass(frozen=True)
class Said:
    """Wordings of one step: nouns for its end, whole questions, relative clauses, nouns and question word of the end's type."""

    nouns: tuple[str, ...]
    asks: tuple[str, ...]
    thats: tuple[str, ...]
    kinds: tuple[str, ...]
    who: str


@dataclass(frozen=True)
class Relation:
    """A relation of a lexicon with the wordings of both directions."""

    name: str
    start: str
    end: str
    aliases: tuple[str, ...]
    inverse: tuple[str, ...]
    symmetric: bool
    forward: Said
    backward: Said


@dataclass(frozen=True)
class Lexicon:
    """One domain's relations and the nouns of its types; persons share what is said of any person."""

    domain: str
    relations: tuple[Relation, ...]
    kinds: dict[str, tuple[str, ...]]
    persons: frozenset[str]


def read_lexicon(path: Path) -> Lexicon:
    """Reads one lexicon file (its format is in lexicon/README.md)."""
    raw = json.loads(path.read_text(encoding="utf-8"))
    kinds = {kind: tuple(nouns) for kind, nouns in raw["types"].items()}
    relations = tuple(_relation(entry, raw, kinds) for entry in raw["relations"])
    return Lexicon(raw["domain"], relations, kinds, frozenset(raw.get("persons", ())))


def read_lexicons(folder: Path, pattern: str = "*.json") -> list[Lexicon]:
    """All lexicon files of a folder and of those in it, in the order of their names."""
    return [read_lexicon(path) for path in sorted(folder.rglob(pattern), key=lambda path: path.name)]


def _relation(entry: dict, raw: dict, kinds: dict) -> Relation:
    return Relation(
        entry["name"],
        entry["from"],
        entry["to"],
        tuple(alias for alias in entry.get("aliases", ()) if not CODE.fullmatch(alias)),
        tuple(entry.get("inverse", ())),
        bool(entry.get("symmetric")),
        _said(entry["forward"], entry["to"], raw, kinds),
        _said(entry["backward"], entry["from"], raw, kinds),
    )


def _said(side: dict, end: str, raw: dict, kinds: dict) -> Said:
    return Said(tuple(side["noun"]), tuple(side["ask"]), tuple(side["that"]), kinds[end], _question_word(end, raw))


def _question_word(kind: str, raw: dict) -> str:
    for key, word in (("persons", "who"), ("places", "where"), ("dates", "when")):
        if kind in raw.get(key, ()):
            return word
    return "what"
