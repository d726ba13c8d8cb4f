"""Training lines as files, and what is in them."""

import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path


def write_lines(path: Path, lines: Iterable[dict]) -> int:
    """Writes one JSON object a line beside the place and moves it there whole; gives the number of lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    count = 0
    with part.open("w", encoding="utf-8") as out:
        for line in lines:
            out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    part.replace(path)
    return count


def read_lines(path: Path) -> Iterable[dict]:
    """The lines of a file, one at a time."""
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def counts(path: Path) -> Counter:
    """Lines by set and by number of steps of the first right path."""
    return Counter((line["set"], len(line["paths"][line["gold"][0]])) for line in read_lines(path))


def settled(line: dict) -> dict:
    """The line without its "near" paths, which may say the same as the right ones: a trainer would take them for wrong."""
    near = set(line["near"])
    kept = [place for place in range(len(line["paths"])) if place not in near]
    now = {old: new for new, old in enumerate(kept)}
    cut = {key: [line[key][place] for place in kept] for key in ("paths", "ends") if key in line}
    return {key: value for key, value in line.items() if key != "near"} | cut | {"gold": [now[place] for place in line["gold"]]}
