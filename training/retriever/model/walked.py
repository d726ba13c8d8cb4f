"""Questions with the walks of their candidate paths as arrays, and batches of them in which a draw of edges can be walked."""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import orjson
import torch

from .dataset import Line, Vocabulary, batch_of, to_line
from .lower import Lower
from .network import MOST_STEPS


@dataclass
class WalkedLine:
    """A place is a node at one moment of one candidate path; a step leads from place to place over an edge."""

    line: Line
    hops: list[np.ndarray]  # MOST_STEPS × [A, 3]: from place, to place, edge
    starts: np.ndarray  # places of the topic, one a path as the graph writes it
    ends: np.ndarray  # [E, 3]: place, row of its path in `line.paths`, node
    uses: np.ndarray  # [U, 2]: row of a path, edge; each pair once
    answers: np.ndarray  # [N] bool by node
    places: int
    edges: int


def read_walked(file: Path, vocabulary: Vocabulary, lower: Lower) -> list[WalkedLine]:
    """All lines of a file made by `training.retriever.data.walked`, but those with nothing to tell apart."""
    with open(file, "rb") as texts:
        lines = (to_walked(orjson.loads(text), vocabulary, lower) for text in texts)
        return [line for line in lines if line is not None]


def to_walked(record: dict, vocabulary: Vocabulary, lower: Lower) -> WalkedLine | None:
    line = to_line(record, vocabulary, lower)
    if line is None:
        return None
    row_of = {tuple(path[path > 0].tolist()): row for row, path in enumerate(line.paths)}
    nodes, edges = Numbers(), Numbers()
    places = Numbers()
    hops: list[list] = [[] for _ in range(MOST_STEPS)]
    starts, ends, uses = set(), set(), set()
    for at, (path, walks) in enumerate(zip(record["paths"], record["walks"])):
        row = row_of[tuple(vocabulary.step(*step) for step in path)]
        for hop, steps in enumerate(walks):
            for start, end, edge in steps:
                places_of = places.of((at, hop, start)), places.of((at, hop + 1, end))
                hops[hop].append((*places_of, edges.of(edge)))
                uses.add((row, edges.of(edge)))
                if hop == 0:
                    starts.add(places_of[0])
                if hop == len(walks) - 1:
                    ends.add((places_of[1], row, nodes.of(end)))
    answers = np.zeros(len(nodes.known), dtype=bool)
    answers[[nodes.of(node) for node in record["answers"] if node in nodes.known]] = True
    if not answers.any():
        return None
    taken = (rows_of(hops[hop], 3) for hop in range(MOST_STEPS))
    counts = {"places": len(places.known), "edges": len(edges.known)}
    return WalkedLine(line, list(taken), np.array(sorted(starts)), rows_of(ends, 3), rows_of(uses, 2), answers, **counts)


class Numbers:
    """Numbers things in the order they are met."""

    def __init__(self):
        self.known: dict = {}

    def of(self, thing) -> int:
        return self.known.setdefault(thing, len(self.known))


def rows_of(rows, width: int) -> np.ndarray:
    return np.array(sorted(rows), dtype=np.int64).reshape(-1, width)


def walked_batch(lines: list[WalkedLine], tables: np.ndarray, random: np.random.Generator) -> dict:
    """What `batch_of` gives, of all candidate paths, and the walks with numbers that run through the whole batch."""
    batch = batch_of([line.line for line in lines], tables, random, None)
    places, edges, nodes, paths = (
        np.cumsum([0] + [count(line) for line in lines])
        for count in (lambda line: line.places, lambda line: line.edges, lambda line: len(line.answers), lambda line: len(line.line.gold))
    )
    shifts = list(zip(places.tolist(), edges.tolist(), nodes.tolist(), paths.tolist()))

    def joined(part, columns):
        return torch.from_numpy(np.concatenate([part(line) + np.array(columns(*shift)) for line, shift in zip(lines, shifts)]))

    walks = {
        "hops": [joined(lambda line, hop=hop: line.hops[hop], lambda place, edge, *_: (place, place, edge)) for hop in range(MOST_STEPS)],
        "starts": joined(lambda line: line.starts, lambda place, *_: place),
        "ends": joined(lambda line: line.ends, lambda place, _, node, path: (place, path, node)),
        "uses": joined(lambda line: line.uses, lambda _, edge, __, path: (path, edge)),
        "answers": torch.from_numpy(np.concatenate([line.answers for line in lines])),
        "edge_question": torch.from_numpy(np.repeat(np.arange(len(lines)), [line.edges for line in lines])),
        "node_question": torch.from_numpy(np.repeat(np.arange(len(lines)), [len(line.answers) for line in lines])),
    }
    return batch | walks | {"places": int(places[-1]), "edges": int(edges[-1])}
