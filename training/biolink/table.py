"""Writes the table of Biolink that the product reads, from the installed package biolink-model."""

import json
from importlib import resources
from importlib.metadata import version
from pathlib import Path

import yaml

OUT = Path(__file__).parents[2] / "src/main/engine/biolink/biolink.json"
# Slots of KGX that the model does not call lists, though KGX's own files hold them so.
KGX_LISTS = ["category", "publications", "provided_by", "xref", "synonym", "aggregator_knowledge_source"]
# Lists of the model that files of nodes and edges hold as plain texts.
KGX_TEXTS = {"type", "nodes", "edges", "sources"}


def snake(name: str) -> str:
    return name.replace(" ", "_").replace(",", "")


def camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in name.split(" "))


def above(entry: dict, spelt) -> list[str]:
    """Parent first, then mixins."""
    parents = [entry["is_a"]] if "is_a" in entry else []
    return [spelt(name) for name in [*parents, *entry.get("mixins", [])]]


def categories(classes: dict) -> dict:
    roots = ("association", "attribute")
    return {
        camel(name): above(entry, camel)
        for name, entry in sorted(classes.items())
        if not any(root in ancestors(name, classes) for root in roots)
    }


def ancestors(name: str, entries: dict) -> set[str]:
    found: set[str] = set()
    open_ = [name]
    while open_:
        one = open_.pop()
        if one in found or one not in entries:
            continue
        found.add(one)
        entry = entries[one] or {}
        open_ += [entry["is_a"]] if "is_a" in entry else []
        open_ += entry.get("mixins", [])
    return found


def predicate(name: str, slots: dict, known: set[str]) -> dict:
    entry = slots[name]
    line = [name]
    while "is_a" in slots[line[-1]]:
        line.append(slots[line[-1]]["is_a"])

    def inherited(key: str) -> str:
        return next((camel(slots[one][key]) for one in line if key in slots[one]), "NamedThing")

    found = {
        "above": [one for one in above(entry, snake) if one in known],
        "domain": inherited("domain"),
        "range": inherited("range"),
    }
    if "inverse" in entry:
        found["inverse"] = snake(entry["inverse"])
    if entry.get("symmetric"):
        found["symmetric"] = True
    return found


def main() -> None:
    source = resources.files("biolink_model") / "schema" / "biolink_model.yaml"
    model = yaml.safe_load(source.read_text("utf8"))
    classes = {name: entry or {} for name, entry in model["classes"].items()}
    slots = {name: entry or {} for name, entry in model["slots"].items()}
    names = sorted(name for name in slots if "related to" in ancestors(name, slots))
    known = {snake(name) for name in names}
    lists = {snake(name) for name, entry in slots.items() if entry.get("multivalued") and snake(name) not in known}
    table = {
        "version": version("biolink-model"),
        "categories": categories(classes),
        "predicates": {snake(name): predicate(name, slots, known) for name in names},
        "prefixes": sorted(set(model["prefixes"]).union(*(entry.get("id_prefixes", []) for entry in classes.values()))),
        "lists": sorted((lists | set(KGX_LISTS)) - KGX_TEXTS),
    }
    lines = [f"{json.dumps(key)}:{lined(value)}" for key, value in table.items()]
    OUT.write_text("{" + ",\n".join(lines) + "}\n", "utf8")


def lined(value: object) -> str:
    """One entry a line: a new version shows as what changed."""
    if isinstance(value, dict):
        rows = (f"{json.dumps(key)}:{json.dumps(one, separators=(',', ':'))}" for key, one in value.items())
        return "{\n" + ",\n".join(rows) + "}"
    return json.dumps(value, separators=(",", ":"))


if __name__ == "__main__":
    main()
