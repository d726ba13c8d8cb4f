"""WebQuestions as training lines: real wording and Freebase relation paths, without a graph.

python -m training.retriever.data.webquestions FOLDER --relations relation2id.txt.gz --out webquestions.jsonl
"""

import argparse
import gzip
import json
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .candidates import MOST, thinned
from .lines import counts, settled, write_lines
from .mentions import marked
from .support import supported

SEED = 11
PARTS = ("trainmodel", "val", "devtest")
# Names, types and web keys say nothing of the question.
IDLE = ("/type/", "/common/topic/", "/freebase/", "/dataworld/", "/base/")
# More equally good paths than this and none of them is what the question says.
TIES = 3
# The files count hits among the first answers only.
LISTED = 10
VARIANTS = 3
# Wrong paths drawn: from the topic's own type, from anywhere in the set, and from other Freebase relations.
KIN, STRANGERS, FOREIGN = 60, 30, 24

Steps = tuple[tuple[str, int], ...]


def read_part(folder: Path, kind: str, part: str) -> dict[str, dict]:
    """One of the set's files by question id."""
    with gzip.open(folder / kind / f"{part}.json.gz", "rt", encoding="utf-8") as text:
        return {row["qId"]: row for row in json.load(text)}


def judged(paths: list, answers: int) -> tuple[list[Steps], list[Steps]]:
    """The paths that reach most answers, and the weaker ones that are neither right nor wrong; none where even the best misses half."""
    useful = [(tuple((name, 0) for name in names), hits) for names, hits in paths if not names[0].startswith(IDLE)]
    most = max((hits for _, hits in useful), default=0)
    best = [path for path, hits in useful if hits == most]
    clear = len(best) <= TIES and 2 * most >= min(answers, LISTED)
    return (best, [path for path, hits in useful if hits < most]) if clear else ([], [])


def questions(folder: Path) -> Iterator[tuple[str, str, str, list[Steps], list[Steps]]]:
    """(topic key, question with [X], the topic's words, right paths, doubtful paths) of every question that has them all."""
    for part in PARTS:
        keys, concepts = read_part(folder, "d-freebase", part), read_part(folder, "d-freebase-mids", part)
        spans, paths = read_part(folder, "d-entities", part), read_part(folder, "d-freebase-rp", part)
        for ident, row in read_part(folder, "main", part).items():
            best, doubtful = judged(paths.get(ident, {}).get("relPaths", []), len(row["answers"]))
            key = keys.get(ident, {}).get("freebaseKey", "")
            names = [entry["concept"] for entry in concepts.get(ident, {}).get("freebaseMids", [])]
            found = marked(row["qText"], key, names, spans.get(ident, {}).get("entities", []))
            if best and found:
                yield key, *found, best, doubtful


def type_of(name: str) -> str:
    """The type that a Freebase relation leaves: /people/person/children → /people/person."""
    return name.rsplit("/", 1)[0]


class Pool:
    """All relation paths of the set and how they could go on."""

    def __init__(self, asked: list, foreign: list[str]):
        self.paths = sorted({path for _, _, _, best, doubtful in asked for path in best + doubtful})
        self.by_type: dict[str, list[Steps]] = defaultdict(list)
        for path in self.paths:
            self.by_type[type_of(path[0][0])].append(path)
        for name in foreign:
            steps = tuple((step, 0) for step in name.split("."))
            self.by_type[type_of(name.split(".")[0])].append(steps)
        self.foreign = [tuple((step, 0) for step in name.split(".")) for name in foreign]

    def wrong(self, gold: Steps, draw: np.random.Generator) -> list[Steps]:
        """Prefixes, extensions, turned and swapped steps, kin of the same type and strangers."""
        turned = [gold[:at] + ((gold[at][0], 1),) + gold[at + 1 :] for at in range(len(gold))]
        turned += [gold[::-1], tuple((name, 1) for name, _ in gold[::-1])]
        prefixes = [gold[:length] for length in range(1, len(gold))]
        longer = [gold + path for path in self.some(self.paths, 12, draw) if len(gold + path) <= 3]
        back = [gold + ((gold[-1][0], 1),)] if len(gold) < 3 else []
        kin = self.some(self.by_type[type_of(gold[0][0])], KIN, draw)
        return turned + prefixes + longer + back + kin + self.some(self.paths, STRANGERS, draw) + self.some(self.foreign, FOREIGN, draw)

    @staticmethod
    def some(paths: list[Steps], most: int, draw: np.random.Generator) -> list[Steps]:
        """At most so many of the paths, drawn without replacement."""
        return [paths[at] for at in draw.choice(len(paths), min(most, len(paths)), replace=False)] if paths else []


def styled(path: Steps, style: int, joined: bool) -> Steps:
    """The path under another way of writing Freebase names: whole, dotted, type and last word, last word; two-step facts joined or not."""
    names = [_written(name, style) for name, _ in path]
    if joined and len(path) == 2 and all(direction == 0 for _, direction in path):
        return ((("." if style < 2 else "_").join(names), 0),)
    return tuple((name, direction) for name, (_, direction) in zip(names, path))


def _written(name: str, style: int) -> str:
    parts = name.strip("/").split("/")
    return [name, ".".join(parts), ".".join(parts[-2:]), parts[-1]][style]


def lines(folder: Path, foreign: list[str]) -> Iterator[dict]:
    """Training lines, each question under several ways of writing the relations."""
    asked = supported(list(questions(folder)))
    pool = Pool(asked, foreign)
    draw = np.random.default_rng(SEED)
    for key, question, name, best, doubtful in asked:
        for _ in range(VARIANTS):
            style, joined = int(draw.integers(4)), bool(draw.integers(2))
            yield {"set": "webquestions", "group": key, "question": question, "name": name} | one(pool, best, doubtful, style, joined, draw)


def one(pool: Pool, best: list[Steps], doubtful: list[Steps], style: int, joined: bool, draw: np.random.Generator) -> dict:
    """Fields paths, gold and near of one line; paths that the style makes equal count once, right before doubtful before wrong."""
    right = list(dict.fromkeys(styled(path, style, joined) for path in best))
    perhaps = [path for path in dict.fromkeys(styled(path, style, joined) for path in doubtful) if path not in right]
    others = [styled(path, style, joined) for gold in best for path in pool.wrong(gold, draw)]
    others = [path for path in dict.fromkeys(others) if path not in right and path not in perhaps]
    chosen = right + perhaps + thinned(others, right[0], draw, MOST, lambda step: step[0])
    order = draw.permutation(len(chosen))
    place = {int(old): new for new, old in enumerate(order)}
    return {
        "paths": [[[name, direction, ""] for name, direction in chosen[old]] for old in order],
        "gold": [place[at] for at in range(len(right))],
        "near": [place[at] for at in range(len(right), len(right) + len(perhaps))],
    }


def main() -> None:
    """Writes the lines and prints how many there are by length of the right path."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--relations", type=Path, required=True)
    asked.add_argument("--out", type=Path, required=True)
    options = asked.parse_args()
    with gzip.open(options.relations, "rt", encoding="utf-8") as text:
        foreign = [row.split("\t")[0] for row in text if "\t" in row]
    print(write_lines(options.out, map(settled, lines(options.folder, foreign))), dict(counts(options.out)))


if __name__ == "__main__":
    main()
