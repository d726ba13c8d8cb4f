"""A typed graph in arrays: walks over relations in both directions, no copies per question."""

import gzip
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np

# Labels of a relation's ends count only when most ends agree.
AGREEMENT = 0.6


@dataclass
class Graph:
    """Edges as (node, signed relation) → nodes; a signed relation is 2 · relation + 1 where it is walked against the edge."""

    names: list[str]
    relations: list[str]
    labels: list[str]
    keys: np.ndarray
    starts: np.ndarray
    targets: np.ndarray
    node_of: dict[str, int]

    @property
    def signs(self) -> int:
        """Number of signed relations."""
        return 2 * len(self.relations)


def read_triples(path: Path) -> list[tuple[str, str, str]]:
    """Reads head TAB relation TAB tail lines (gzip where the name ends in .gz); lines of another shape are left out."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as lines:
        rows = (tuple(line.rstrip("\r\n").split("\t")) for line in lines)
        return [row for row in rows if len(row) == 3 and all(row)]


def build_graph(triples: list[tuple[str, str, str]], label_of: dict[str, str] | None = None) -> Graph:
    """Indexes the triples; nodes and relations keep the order in which they first appear."""
    nodes: dict[str, int] = {}
    relations: dict[str, int] = {}
    edges = [
        (nodes.setdefault(head, len(nodes)), relations.setdefault(relation, len(relations)), nodes.setdefault(tail, len(nodes)))
        for head, relation, tail in triples
    ]
    rows = np.unique(np.array(edges, dtype=np.int64).reshape(-1, 3), axis=0)
    keys, starts, targets = _indexed(rows, 2 * len(relations))
    known = label_of or {}
    labels = [known.get(name, "") for name in nodes]
    return Graph(list(nodes), list(relations), labels, keys, starts, targets, nodes)


def _indexed(rows: np.ndarray, signs: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    heads, relations, tails = rows.T
    keys = np.concatenate([heads * signs + 2 * relations, tails * signs + 2 * relations + 1])
    targets = np.concatenate([tails, heads])
    order = np.lexsort((targets, keys))
    unique, starts = np.unique(keys[order], return_index=True)
    return unique, np.append(starts, len(keys)), targets[order]


def arcs(graph: Graph, frontier: np.ndarray, sign: int) -> tuple[np.ndarray, np.ndarray]:
    """All steps over a signed relation from the frontier: the nodes they leave and the nodes they reach."""
    wanted = frontier.astype(np.int64) * graph.signs + sign
    places = np.searchsorted(graph.keys, wanted)
    there = (places < len(graph.keys)) & (graph.keys[np.minimum(places, len(graph.keys) - 1)] == wanted)
    places = places[there]
    sizes = graph.starts[places + 1] - graph.starts[places]
    if not sizes.sum():
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    offsets = np.repeat(graph.starts[places] - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
    return np.repeat(frontier[there], sizes), graph.targets[offsets + np.arange(sizes.sum())]


def expand(graph: Graph, frontier: np.ndarray, sign: int, topic: int = -1) -> np.ndarray:
    """Nodes one step over a signed relation from the frontier, sorted, the topic dropped."""
    _, targets = arcs(graph, frontier, sign)
    reached = _distinct(targets, len(graph.names))
    return reached[reached != topic]


def _distinct(nodes: np.ndarray, count: int) -> np.ndarray:
    # Sorting many ends costs more than marking all nodes.
    if 16 * len(nodes) < count:
        return np.unique(nodes)
    marks = np.zeros(count, dtype=bool)
    marks[nodes] = True
    return np.flatnonzero(marks)


def signs_at(graph: Graph, frontier: np.ndarray) -> np.ndarray:
    """Signed relations that leave any node of the frontier, sorted."""
    low = np.searchsorted(graph.keys, frontier * graph.signs)
    high = np.searchsorted(graph.keys, (frontier + 1) * graph.signs)
    sizes = high - low
    if not sizes.sum():
        return np.empty(0, dtype=np.int64)
    offsets = np.repeat(low - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
    return np.unique(graph.keys[offsets + np.arange(sizes.sum())] % graph.signs)


class Walks:
    """Where paths of signed relations lead from one topic; prefixes are walked once.

    The topic is dropped after every step, or, when `through`, only at the end and only where something else is left: some questions walk back
    over their topic ("the children of X's parents").
    """

    def __init__(self, graph: Graph, topic: int, through: bool = False):
        self.graph, self.topic, self.through = graph, topic, through
        self.known = {(): np.array([topic], dtype=np.int64)}

    def frontier(self, path: tuple[int, ...]) -> np.ndarray:
        """The nodes from which a further step would go on, sorted."""
        if path not in self.known:
            self.known[path] = self._step(path)
        return self.known[path]

    def ends(self, path: tuple[int, ...]) -> np.ndarray:
        """The nodes at the end of the path, sorted."""
        return self._without_topic(self.frontier(path))

    def count(self, path: tuple[int, ...]) -> int:
        """How many nodes the path leads to; the widest ends are not kept."""
        return len(self._without_topic(self.known[path] if path in self.known else self._step(path)))

    def _step(self, path: tuple[int, ...]) -> np.ndarray:
        return expand(self.graph, self.frontier(path[:-1]), path[-1], -1 if self.through else self.topic)

    def _without_topic(self, nodes: np.ndarray) -> np.ndarray:
        others = nodes[nodes != self.topic] if self.through else nodes
        return others if len(others) else nodes


def end_labels(graph: Graph) -> list[str]:
    """The label that most ends of each signed relation wear, "" where they do not agree."""
    counts = [Counter() for _ in range(graph.signs)]
    for place, key in enumerate(graph.keys):
        ends = graph.targets[graph.starts[place] : graph.starts[place + 1]]
        counts[key % graph.signs].update(graph.labels[end] for end in ends)
    return [_agreed(count) for count in counts]


def _agreed(count: Counter) -> str:
    if not count:
        return ""
    label, most = count.most_common(1)[0]
    return label if most >= AGREEMENT * count.total() else ""


def mirrors(graph: Graph) -> np.ndarray:
    """Share [signs, signs] of a signed relation's pairs (node, end) that another one also has, of the larger of both; 1 on the diagonal."""
    lengths = np.diff(graph.starts)
    nodes, signs = np.repeat(graph.keys // graph.signs, lengths), np.repeat(graph.keys % graph.signs, lengths)
    pairs = nodes * len(graph.names) + graph.targets
    order = np.lexsort((signs, pairs))
    share = np.zeros((graph.signs, graph.signs))
    bounds = np.flatnonzero(np.diff(pairs[order], prepend=-1, append=-1))
    for first, last in zip(bounds[:-1], bounds[1:]):
        if last - first > 1:
            together = signs[order[first:last]]
            share[np.ix_(together, together)] += 1
    sizes = np.bincount(signs, minlength=graph.signs)
    share /= np.maximum(1, np.maximum(sizes[:, None], sizes[None, :]))
    np.fill_diagonal(share, 1)
    return share
