"""DrugMechDB's curated mechanisms: one small directed graph per file, from a drug to a disease."""

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Mechanism:
    """One file: the ids of drug and disease, the links (source, relation, target) and the nodes' names and labels."""

    drug: str = ""
    disease: str = ""
    links: list[tuple[str, str, str]] = field(default_factory=list)
    names: dict[str, str] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)


def mechanisms(archive: Path) -> list[Mechanism]:
    """All mechanisms of the archive in its order, a node named alike in all of them."""
    every = list(_read(archive))
    names = {ident: name for each in every for ident, name in each.names.items()}
    for each in every:
        each.names = {ident: names[ident] for ident in each.names}
    return every


def _read(archive: Path) -> Iterator[Mechanism]:
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member) if member.name.endswith(".yaml") else None
            if content:
                yield parsed(content.read().decode("utf-8"))


def parsed(text: str) -> Mechanism:
    """Reads the plain YAML of these files: blocks of entries, each with keys and scalar values."""
    blocks = _blocks(text)
    head = blocks.get("graph", [{}])[0]
    nodes = [node for node in blocks.get("nodes", []) if "id" in node]
    links = [(link["source"], link["key"], link["target"]) for link in blocks.get("links", []) if {"source", "key", "target"} <= set(link)]
    names = {node["id"]: node.get("name", node["id"]) for node in nodes}
    return Mechanism(head.get("drug_mesh", ""), head.get("disease_mesh", ""), links, names, {node["id"]: node.get("label", "") for node in nodes})


def _blocks(text: str) -> dict[str, list[dict[str, str]]]:
    blocks: dict[str, list[dict[str, str]]] = {}
    entries: list[dict[str, str]] = []
    for row in text.splitlines():
        if row[:1].strip() and row.rstrip().endswith(":"):
            entries = blocks.setdefault(row.strip()[:-1], [{}])
            continue
        body = row.strip()
        if body.startswith("- "):
            entries.append({})
            body = body[2:]
        key, mark, value = body.partition(": ")
        if mark and row[:1].isspace():
            entries[-1][key] = value.strip().strip("'\"")
    return {name: [entry for entry in entries if entry] for name, entries in blocks.items()}
