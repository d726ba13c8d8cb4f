"""Question sets with the edges that every candidate path walks over: what the joint phase samples, and reads answers from.

python -m training.retriever.data.walked FOLDER --out OUT/walked.jsonl [--most 700]     (FOLDER holds metaqa/, pathquestion/, worldcup2014/)
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .candidates import candidate_set, reachable, signed
from .graph import Graph, Walks, arcs
from .lines import settled, write_lines
from .questionsets import SEED, SETS, THROUGH

# Candidate paths kept of a question, and steps that a wrong one and the right one may take.
MOST_PATHS = 24
MOST_WRONG, MOST_RIGHT = 400, 2000

Hops = list[list[tuple[int, int, int]]]


def walk(walks: Walks, path: tuple[int, ...]) -> Hops:
    """Per hop of a signed path, its steps [from, to, edge] that lie on a walk all the way to an end; equal edges have equal numbers."""
    alive = walks.ends(path)
    hops = []
    for hop in reversed(range(len(path))):
        start, end = arcs(walks.graph, walks.frontier(path[:hop]), path[hop])
        onward = np.isin(end, alive)
        start, end = start[onward], end[onward]
        hops.append(list(zip(start.tolist(), end.tolist(), edges_of(walks.graph, start, end, path[hop]).tolist())))
        alive = np.unique(start)
    return hops[::-1]


def edges_of(graph: Graph, start: np.ndarray, end: np.ndarray, sign: int) -> np.ndarray:
    """One number for every (head, relation, tail), whichever way the edge is walked."""
    head, tail = (end, start) if sign & 1 else (start, end)
    return (head * len(graph.relations) + (sign >> 1)) * len(graph.names) + tail


def walked(line: dict, walks: Walks, draw: np.random.Generator) -> dict | None:
    """The line with at most `MOST_PATHS` paths, its "walks" and its "answers", the ends of the right path; None where that is too wide."""
    line = settled(line)
    named = {name: at for at, name in enumerate(walks.graph.relations)}
    paths = [tuple(2 * named[name] + backward for name, backward, _ in path) for path in line["paths"]]
    right = set(line["gold"])
    tried = {at: walk(walks, paths[at]) for at in chosen(len(paths), line["gold"], draw)}
    if sum(map(len, tried[line["gold"][0]])) > MOST_RIGHT:
        return None
    kept = sorted(at for at, hops in tried.items() if all(hops) and (at in right or sum(map(len, hops)) <= MOST_WRONG))
    answers = walks.ends(paths[line["gold"][0]]).tolist()
    taken = {key: line[key] for key in ("set", "group", "question")}
    return taken | {
        "paths": [line["paths"][at] for at in kept],
        "gold": [kept.index(at) for at in line["gold"] if at in kept],
        "walks": [tried[at] for at in kept],
        "answers": answers,
    }


def chosen(count: int, gold: list[int], draw: np.random.Generator) -> list[int]:
    """The right paths and a draw of the others."""
    others = [at for at in range(count) if at not in gold]
    return [*gold, *draw.permutation(others)[: max(0, MOST_PATHS - len(gold))].astype(int).tolist()]


def lines(folder: Path, name: str, most: int) -> Iterator[dict]:
    """At most so many questions of every part of a set, drawn with a fixed seed."""
    for ground, questions in SETS[name](folder):
        parts: dict[tuple, list] = {}
        for question in questions:
            parts.setdefault((question[0], len(question[3])), []).append(question)
        for part in parts.values():
            draw = np.random.default_rng(SEED)
            for at in sorted(draw.permutation(len(part))[:most].tolist()):
                label, question, topic, steps = part[at]
                node = ground.graph.node_of.get(topic)
                if node is None:
                    continue
                walks = Walks(ground.graph, node, name in THROUGH)
                found = candidate_set(ground, walks, reachable(walks, draw), signed(ground.graph, steps), draw)
                line = walked({"set": label, "group": topic, "question": question, **found}, walks, draw)
                if line is not None:
                    yield line


def main() -> None:
    """Writes the lines of all sets and prints how many there are."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--only", nargs="*", choices=sorted(SETS), default=sorted(SETS, reverse=True))
    asked.add_argument("--most", type=int, default=700, help="questions of each length of each set")
    options = asked.parse_args()
    print(write_lines(options.out, (line for name in options.only for line in lines(options.folder, name, options.most))))


if __name__ == "__main__":
    main()
