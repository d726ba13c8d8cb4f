"""Checks every lexicon file against README.md; prints each fault and exits 1 if there is one."""

import json
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
LIMITS = {"noun": (1, 4), "ask": (3, 7), "that": (1, 3)}


def side_faults(label, side):
    """Faults of one direction: list sizes, repeats, and {X} where it must and must not stand."""
    for key, (least, most) in LIMITS.items():
        texts = side[key]
        if not least <= len(texts) <= most:
            yield f"{label}.{key}: {len(texts)} entries"
        if len(set(texts)) != len(texts):
            yield f"{label}.{key}: repeated entry"
        for text in texts:
            if text.count("{X}") != (0 if key == "noun" else 1):
                yield f"{label}.{key}: {{X}} in {text!r}"
            if text != text.strip() or text.endswith("?") or not text:
                yield f"{label}.{key}: untidy {text!r}"


def relation_faults(relation, types):
    """Faults of one relation: unknown types, few names, shared wordings of the two directions."""
    name = relation["name"]
    for end in ("from", "to"):
        if relation[end] not in types:
            yield f"{name}: unknown type {relation[end]!r}"
    names = [name, *relation["aliases"], *relation["inverse"]]
    if len(set(names)) != len(names):
        yield f"{name}: repeated identifier"
    if not 2 <= len(relation["aliases"]) <= 4 or len(relation["inverse"]) > 2:
        yield f"{name}: number of aliases or inverses"
    yield from side_faults(f"{name}.forward", relation["forward"])
    yield from side_faults(f"{name}.backward", relation["backward"])
    shared = set(relation["forward"]["ask"]) & set(relation["backward"]["ask"])
    if shared and not relation.get("symmetric"):
        yield f"{name}: asked alike both ways {sorted(shared)}"


def file_faults(path):
    """Faults of one file."""
    lexicon = json.loads(path.read_text(encoding="utf-8"))
    types = lexicon["types"]
    for key in ("persons", "places", "dates"):
        for type_id in lexicon[key]:
            if type_id not in types:
                yield f"{key}: unknown type {type_id!r}"
    for type_id, nouns in types.items():
        if not 1 <= len(nouns) <= 4:
            yield f"type {type_id}: {len(nouns)} nouns"
    names = [relation["name"] for relation in lexicon["relations"]]
    if len(set(names)) != len(names):
        yield "two relations of one name"
    owners = {}
    for relation in lexicon["relations"]:
        yield from relation_faults(relation, types)
        for way in ("forward", "backward"):
            for ask in relation[way]["ask"]:
                if owners.setdefault(ask, relation["name"]) != relation["name"]:
                    yield f"{relation['name']}: {ask!r} is also asked of {owners[ask]}"


def main():
    """Checks the files named on the command line, or all domain files."""
    paths = [pathlib.Path(name) for name in sys.argv[1:]] or sorted(FOLDER.glob("domains/*.json"))
    faults = [f"{path.name}: {fault}" for path in paths for fault in file_faults(path)]
    print("\n".join(faults) or f"{len(paths)} files, no faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
