"""Lines of scripts/reader-data.mjs as graphs, parts of them, and several of them as one batch."""

import base64
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

STEP_COLUMNS, NUMBER_COLUMNS, MESSAGE_COLUMNS = 11, 8, 4
KEPT_COLUMN = 5
# Widest neighbour list of each degree class but the last, as in src/main/engine/models/reader-graph.ts.
WIDTHS = (4, 16, 64)
# First bytes of the hash of a drug's id: validation is the product's split, choices are made on the next ones.
VALIDATION_BYTES, CHOICE_BYTES = 51, 77


@dataclass
class Graph:
    """One question's subgraph: n nodes, m messages ascending by target; `right` 1 for gold nodes, `gold` how many there are in all."""

    topics: list[str]
    gold: int
    question: np.ndarray
    label_of: np.ndarray
    steps: np.ndarray
    numbers: np.ndarray
    relation_of: np.ndarray
    sources: np.ndarray
    targets: np.ndarray
    message_numbers: np.ndarray
    right: np.ndarray
    named: np.ndarray


def read(path: Path, limit: int | None = None) -> tuple[dict[str, np.ndarray], list[Graph]]:
    """The graph's label and relation vectors, and its questions."""
    with path.open(encoding="utf-8") as lines:
        head = json.loads(next(lines))
        words = {name: _column(head[name], np.float32).reshape(-1, head["width"]) for name in ("labels", "relations")}
        graphs = [_graph(json.loads(line)) for _, line in zip(range(limit or 1 << 30), lines, strict=False)]
    return words, graphs


def _column(text: str, kind: type) -> np.ndarray:
    return np.frombuffer(base64.b64decode(text), dtype=kind)


def _graph(line: dict) -> Graph:
    bytes_of = {name: _column(line[name], np.uint8) for name in ("steps", "right", "named")}
    ints = {name: _column(line[name], np.int32) for name in ("labelOf", "relationOf", "sources", "targets")}
    floats = {name: _column(line[name], np.float32) for name in ("question", "numbers", "messageNumbers")}
    return Graph(
        line["topics"], line["gold"], floats["question"], ints["labelOf"], bytes_of["steps"].reshape(-1, STEP_COLUMNS),
        floats["numbers"].reshape(-1, NUMBER_COLUMNS), ints["relationOf"], ints["sources"], ints["targets"],
        floats["messageNumbers"].reshape(-1, MESSAGE_COLUMNS), bytes_of["right"], bytes_of["named"],
    )  # fmt: skip


def first_byte(graph: Graph) -> int:
    """Of the hash of the drug's id: what decides which part a question belongs to."""
    return hashlib.sha256(graph.topics[0].encode()).digest()[0]


def kept(graph: Graph) -> Graph:
    """The same question over the nodes that pruning kept, with all edges between them."""
    nodes = graph.numbers[:, KEPT_COLUMN] == 1
    place = np.cumsum(nodes) - 1
    messages = nodes[graph.sources] & nodes[graph.targets]
    own = {name: getattr(graph, name)[nodes] for name in ("label_of", "steps", "numbers", "right", "named")}
    sent = {name: getattr(graph, name)[messages] for name in ("relation_of", "message_numbers")}
    ends = {name: place[getattr(graph, name)[messages]].astype(np.int32) for name in ("sources", "targets")}
    return replace(graph, **own, **sent, **ends)


def neighbour_lists(nodes: int, targets: np.ndarray) -> tuple[list[np.ndarray], np.ndarray]:
    """Every node's incoming messages padded with −1 in classes of degree, and the place of each node's list among them all."""
    degree = np.bincount(targets, minlength=nodes)
    starts = np.concatenate([[0], np.cumsum(degree)])
    kind = np.searchsorted(WIDTHS, degree)
    lists, places, place = [], np.zeros(nodes, np.int64), 0
    for each in range(len(WIDTHS) + 1):
        own = np.flatnonzero(kind == each)
        width = max(1, int(degree[own].max(initial=0)))
        rows = np.full((max(1, len(own)), width), -1, np.int64)
        column = np.arange(width)
        has = column < degree[own][:, None]
        rows[: len(own)][has] = (starts[own][:, None] + column)[has]
        places[own] = place + np.arange(len(own))
        place += len(rows)
        lists.append(rows)
    return lists, places


def joined(graphs: list[Graph]) -> dict[str, np.ndarray | list[np.ndarray]]:
    """Several questions as one graph without edges between them."""
    sizes = np.array([len(graph.right) for graph in graphs])
    first = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    ends = {
        name: np.concatenate([getattr(graph, name) + at for graph, at in zip(graphs, first, strict=True)]).astype(np.int64)
        for name in ("sources", "targets")
    }
    columns = {
        name: np.concatenate([getattr(graph, name) for graph in graphs])
        for name in ("label_of", "steps", "numbers", "relation_of", "message_numbers", "right", "named")
    }
    lists, places = neighbour_lists(int(sizes.sum()), ends["targets"])
    return columns | ends | {
        "questions": np.stack([graph.question for graph in graphs]), "question_of": np.repeat(np.arange(len(graphs)), sizes),
        "sizes": sizes, "lists": lists, "places": places,
    }  # fmt: skip


def batches(graphs: list[Graph], size: int, draw: np.random.Generator) -> Iterator[list[Graph]]:
    """Without an end: the graphs shuffled, `size` at a time."""
    while True:
        order = draw.permutation(len(graphs))
        for at in range(0, len(order) - size + 1, size):
            yield [graphs[place] for place in order[at : at + size]]
