"""The real graphs that synthetic questions are asked of, as triples with names and labels."""

import csv
import gzip
import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from .drugmech_files import mechanisms
from .graph import read_triples

Triples = list[tuple[str, str, str]]


@dataclass
class World:
    """A graph with the labels of its nodes; `lexicon` is the stem of the file that words its relations; `named`: nodes have real names."""

    triples: Triples
    lexicon: str
    labels: dict[str, str] = field(default_factory=dict)
    named: bool = True


def fb15k_237(folder: Path) -> World:
    """FB15k-237, all parts, with names where known; it has no labels."""
    home = folder / "kgc/fb15k-237"
    nodes, relations = (_ids(home / f"{kind}2id.txt.gz") for kind in ("entity", "relation"))
    names = dict(row.split("\t") for row in _rows(home / "FB15k_mid2name.txt.gz"))
    named = {ident: names.get(mid, mid).replace("_", " ") for ident, mid in nodes.items()}
    parts = [row.split() for part in ("train", "valid", "test") for row in _rows(home / f"{part}2id.txt.gz")]
    return World([(named[row[0]], relations[row[2]], named[row[1]]) for row in parts if len(row) == 3], "graph-fb15k-237")


def codex_m(folder: Path) -> World:
    """CoDEx-M with English relation names and, for every node, its most usual type; nodes keep their ids, names are not there."""
    home = folder / "kgc/codex"
    names = {key: value["label"] for key, value in json.loads((home / "relations-en.json").read_text(encoding="utf-8")).items()}
    types, kinds = (json.loads(gzip.decompress((home / f"{name}.json.gz").read_bytes())) for name in ("types-en", "entity2types"))
    usual = Counter(kind for each in kinds.values() for kind in each)
    labels = {node: types[max(each, key=lambda kind: usual[kind])]["label"] for node, each in kinds.items() if each and all(kind in types for kind in each)}
    triples = [row for part in ("train", "valid", "test") for row in read_triples(home / f"codex-m/{part}.txt.gz")]
    return World([(head, names[relation], tail) for head, relation, tail in triples], "graph-codex-wikidata", labels, named=False)


def hetionet(folder: Path) -> World:
    """The Hetionet edges at hand under their spelled-out names ("Compound - binds - Gene"), nodes by name with their kind as label."""
    home = folder / "hetionet"
    nodes = [row.split("\t") for row in _rows(home / "hetionet-v1.0-nodes.tsv.gz")[1:]]
    named = {ident: name for ident, name, _ in nodes}
    codes = [row.split("\t")[:2] for row in (home / "metaedges.tsv").read_text(encoding="utf-8").splitlines()[1:]]
    spelled = {code: text for text, code in codes}
    edges = [row.split("\t") for row in _rows(home / "edges-5k.sif.gz")[1:]]
    triples = [(named[head], spelled[code], named[tail]) for head, code, tail in edges if head in named and tail in named and code in spelled]
    return World(triples, "graph-hetionet", {name: kind for _, name, kind in nodes})


def wn18rr(folder: Path) -> World:
    """WN18RR, all parts, with synset names."""
    home = folder / "kgc/wn18rr-text"
    return World([row for part in ("train", "valid", "test") for row in read_triples(home / f"{part}.txt.gz")], "graph-wn18rr")


def umls(folder: Path) -> World:
    """The UMLS semantic network."""
    home = folder / "kgc/umls"
    return World([row for part in ("train", "valid", "test") for row in read_triples(home / f"{part}.txt")], "graph-umls")


def drugmechdb(folder: Path) -> World:
    """The union of all mechanisms, nodes by name."""
    every = mechanisms(folder / "drugmechdb/paths-shared.tar.gz")
    names = {ident: name for each in every for ident, name in each.names.items()}
    labels = {names[ident]: label for each in every for ident, label in each.labels.items()}
    links = dict.fromkeys(link for each in every for link in each.links)
    return World([(names[head], key, names[tail]) for head, key, tail in links if head in names and tail in names], "graph-drugmechdb", labels)


def pancancer(folder: Path) -> World:
    """The pan-cancer graph, nodes by id."""
    home = folder / "pancancer-kgt"
    labels = {row[0]: row[1] for row in csv.reader(_rows(home / "entity.csv.gz")) if len(row) > 1}
    triples = [tuple(row[:3]) for row in csv.reader(_rows(home / "relationships.csv.gz")) if len(row) >= 3 and all(row[:3])]
    return World(triples, "graph-pancancer", labels, named=False)


WORLDS = {
    "fb15k-237": fb15k_237,
    "codex-m": codex_m,
    "hetionet": hetionet,
    "wn18rr": wn18rr,
    "drugmechdb": drugmechdb,
    "umls": umls,
    "pancancer": pancancer,
}


def _rows(path: Path) -> list[str]:
    with gzip.open(path, "rt", encoding="utf-8") as text:
        return [row.rstrip("\r\n") for row in text]


def _ids(path: Path) -> dict[str, str]:
    pairs = [row.split() for row in _rows(path)]
    return {pair[1]: pair[0] for pair in pairs if len(pair) == 2}
