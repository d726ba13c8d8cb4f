"""DrugMechDB questions over gold paths: along a curated mechanism, and from a drug to the disease it treats.

python -m training.retriever.data.drugmechdb FOLDER LEXICON.json --out drugmechdb.jsonl
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import numpy as np

from .candidates import Field, Path as Steps
from .candidates import STEPS, candidate_set, open_field, reachable
from .drugmech_files import Mechanism, mechanisms
from .graph import Walks, build_graph
from .lexicon import read_lexicon
from .lines import counts, settled, write_lines
from .sampling import Naming, namings, renamed, sensible
from .speech import Speech, speech_of, spoken
from .wording import worded
from .worlds import drugmechdb

SEED = 41
# Questions along a mechanism, and of a drug against its disease, per file.
ALONG, AGAINST = 3, 2
AGAINST_FORMS = (
    "how does [X] work against [Y]", "how does [X] treat [Y]", "why does [X] help with [Y]", "what is the mechanism of [X] in [Y]",
    "by what mechanism does [X] act on [Y]", "explain how [X] relieves [Y]", "how is [X] able to treat [Y]", "why is [X] given for [Y]",
    "through what does [X] affect [Y]", "what links [X] to [Y]", "mechanism of action of [X] for [Y]", "how do [X] and [Y] hang together",
    "what makes [X] effective against [Y]", "in what way does [X] improve [Y]", "how come [X] is used in [Y]", "[X] against [Y], how does it work",
)  # fmt: skip
BACK_FORMS = (
    "how is [X] treated by [Y]", "why does [X] respond to [Y]", "how is [X] relieved by [Y]", "what connects [X] with the drug [Y]",
    "by what route is [X] reached by [Y]", "how does one treat [X] with [Y]", "why do patients with [X] get [Y]",
)  # fmt: skip
ENDS = ("", "?", " ?", ".")


def gold_paths(each: Mechanism, ground: Field, longest: int = 7) -> list[tuple[list[int], Steps]]:
    """Directed walks of the file from its drug to its disease, as node handles and signed relations, none longer than so many steps."""
    graph = ground.graph
    relation = {name: place for place, name in enumerate(graph.relations)}
    leaving = defaultdict(list)
    for head, key, tail in dict.fromkeys(each.links):
        if head in each.names and tail in each.names:
            leaving[head].append((2 * relation[key], tail))
    found, open_walks = [], [([each.drug], ())]
    while open_walks:
        nodes, signs = open_walks.pop()
        if nodes[-1] == each.disease:
            found.append(([graph.node_of[each.names[node]] for node in nodes], signs))
        elif len(signs) < longest:
            open_walks += [([*nodes, tail], (*signs, sign)) for sign, tail in leaving[nodes[-1]] if tail not in nodes]
    return found


def reversed_path(nodes: list[int], signs: Steps) -> tuple[list[int], Steps]:
    """The same walk from its other end."""
    return nodes[::-1], tuple(sign ^ 1 for sign in signs[::-1])


class Around:
    """Walks and reachable paths of the topics met last: files of one drug follow each other."""

    def __init__(self, ground: Field, kept: int = 200):
        self.ground = ground
        self.of = lru_cache(maxsize=kept)(self._of)

    def _of(self, topic: int) -> tuple[Walks, list[Steps]]:
        walks = Walks(self.ground.graph, topic)
        return walks, reachable(walks, np.random.default_rng([SEED, topic]))


def along(around: Around, speech: Speech, walked: list, draw: np.random.Generator) -> Iterator[dict]:
    """Worded questions about a part of a gold path: from drug or disease towards the other, one to three steps."""
    for _ in range(ALONG if walked else 0):
        nodes, signs = walked[int(draw.integers(len(walked)))]
        nodes, signs = reversed_path(nodes, signs) if draw.random() < 0.4 else (nodes, signs)
        start = int(draw.integers(len(signs))) if draw.random() < 0.4 else 0
        path = signs[start : start + int(draw.integers(1, min(STEPS, len(signs) - start) + 1))]
        topic = nodes[start]
        walks, paths = around.of(topic)
        if not sensible(speech, path) or not walks.count(path):
            continue
        question, used = worded(spoken(speech, path), draw)
        line = candidate_set(around.ground, walks, paths, path, draw, [speech.saying.get(words, set()) for words in used])
        name = around.ground.graph.names[topic]
        yield {"set": "drugmechdb", "group": name, "question": question, "name": name} | line


def against(around: Around, walked: list, draw: np.random.Generator) -> Iterator[dict]:
    """Questions that name both ends: candidates are the paths that truly end at [Y], all curated ones short enough are right."""
    walked = [walk for walk in walked if len(walk[1]) <= STEPS]
    for turn in range(AGAINST if walked else 0):
        forms, both = (BACK_FORMS, [reversed_path(*walk) for walk in walked]) if turn % 2 else (AGAINST_FORMS, walked)
        topic, target = both[0][0][0], both[0][0][-1]
        walks, reached = around.of(topic)
        paths = [path for path in reached if target in walks.ends(path)]
        gold = list(dict.fromkeys(signs for _, signs in both))
        line = candidate_set(around.ground, walks, [*paths, *gold], gold[0], draw, keep=gold)
        if len(line["paths"]) > len(line["gold"]):
            names = [around.ground.graph.names[node] for node in (topic, target)]
            question = forms[int(draw.integers(len(forms)))] + ENDS[int(draw.integers(len(ENDS)))]
            head = {"set": "drugmechdb-target", "group": names[0], "question": question, "name": names[0], "target_name": names[1]}
            yield head | line | {"target": True}


def lines(folder: Path, lexicon: Path) -> Iterator[dict]:
    """Lines of all mechanisms over their union graph, in changing namings."""
    world = drugmechdb(folder)
    ground = open_field(build_graph(world.triples, world.labels))
    speech = speech_of(ground, read_lexicon(lexicon))
    draw, around = np.random.default_rng(SEED), Around(ground)
    written = namings(ground, speech, "drugmechdb", np.random.default_rng(SEED + 1))
    for place, each in enumerate(mechanisms(folder / "drugmechdb/paths-shared.tar.gz")):
        naming: Naming = next(written) if place % 20 == 0 else naming
        walked = gold_paths(each, ground)
        for line in (*along(around, speech, walked, draw), *against(around, walked, draw)):
            named = renamed(line, ground, naming)
            if len(named["paths"]) > len(named["gold"]) + len(named["near"]):
                yield settled(line | named)


def main() -> None:
    """Writes the lines and prints how many there are by length of the right path."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("lexicon", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    options = asked.parse_args()
    print(write_lines(options.out, lines(options.folder, options.lexicon)), dict(counts(options.out)))


if __name__ == "__main__":
    main()
