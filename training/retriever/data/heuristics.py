"""Triples around a question, each labelled 1 where it lies on the way to the answer and 0 where not.

python -m training.retriever.data.heuristics FOLDER --set metaqa --out labelled.jsonl [--limit_triples 50] [--most 2000]
"""

import argparse
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from .candidates import Path as Steps
from .candidates import signed
from .graph import Graph, Walks
from .lines import write_lines
from .questionsets import SETS, THROUGH

SEED = 53
HOPS = 4
# Entities of the question and answers looked at, paths kept, edges taken where no path is found.
ENTITIES, PATHS, FALLBACK = 3, 8, 4
# At least this share of the triples is left for those that are not on the way.
NEGATIVE_SHARE = 0.2

Edge = tuple[int, int, int]


def edges_at(graph: Graph, node: int) -> list[Edge]:
    """All edges at a node as (head, relation, tail)."""
    low, high = np.searchsorted(graph.keys, [node * graph.signs, (node + 1) * graph.signs])
    found = []
    for place in range(low, high):
        sign = int(graph.keys[place] % graph.signs)
        ends = graph.targets[graph.starts[place] : graph.starts[place + 1]].tolist()
        found += [(end, sign >> 1, node) if sign & 1 else (node, sign >> 1, end) for end in ends]
    return found


def neighbours(graph: Graph, node: int) -> list[int]:
    """Nodes one edge away in either direction, without repeats, sorted."""
    return sorted({head if tail == node else tail for head, _, tail in edges_at(graph, node)})


def shortest_path(graph: Graph, start: int, end: int, hops: int = HOPS) -> list[int]:
    """Nodes of one shortest undirected path of at most so many edges, empty where there is none."""
    came = {start: start}
    layer = [start]
    for _ in range(hops):
        if end in came:
            break
        following = []
        for node in layer:
            for other in neighbours(graph, node):
                if other not in came:
                    came[other] = node
                    following.append(other)
        layer = following
    return _traced(came, start, end)


def _traced(came: dict[int, int], start: int, end: int) -> list[int]:
    if end not in came:
        return []
    path = [end]
    while path[-1] != start:
        path.append(came[path[-1]])
    return path[::-1]


def edges_between(graph: Graph, path: list[int]) -> set[Edge]:
    """Every edge between consecutive nodes of a path, whatever its relation and direction."""
    pairs = {frozenset(pair) for pair in zip(path, path[1:])}
    return {edge for node in path for edge in edges_at(graph, node) if frozenset((edge[0], edge[2])) in pairs}


def edges_of_gold(walks: Walks, path: Steps, answers: set[int]) -> set[Edge]:
    """The edges of a given relation path that truly lead from the topic to an answer: relations parallel to them are not among these."""
    alive = set(walks.ends(path).tolist()) & answers
    found: set[Edge] = set()
    for length in range(len(path), 0, -1):
        before = set(walks.frontier(path[: length - 1]).tolist())
        step = {(edge, _other(edge, node)) for node in alive for edge in edges_at(walks.graph, node) if _walked(edge, node, path[length - 1])}
        found |= {edge for edge, other in step if other in before}
        alive = {other for _, other in step if other in before}
    return found


def _other(edge: Edge, node: int) -> int:
    return edge[0] if edge[2] == node else edge[2]


def _walked(edge: Edge, reached: int, sign: int) -> bool:
    return edge[1] == sign >> 1 and edge[0 if sign & 1 else 2] == reached


def positives(graph: Graph, topics: list[int], answers: list[int], gold: Steps | None, through: bool) -> tuple[set[Edge], list[list[int]]]:
    """Edges on the way and the paths that show it: the given relation path, else shortest paths, else single edges at both ends."""
    pairs = [(topic, answer) for topic in topics[:ENTITIES] for answer in answers[:ENTITIES] if topic != answer]
    if gold:
        on_way = set().union(*(edges_of_gold(Walks(graph, topic, through), gold, set(answers)) for topic in topics[:ENTITIES]))
        paths = [_within(on_way, topic, answer) for topic, answer in pairs]
    else:
        paths = [shortest_path(graph, topic, answer) for topic, answer in pairs]
        on_way = set().union(*(edges_between(graph, path) for path in paths[:PATHS]))
    paths = [path for path in paths if path][:PATHS]
    return (on_way, paths) if on_way else (set(_beside(graph, [*answers, *topics])), [])


def _within(edges: set[Edge], start: int, end: int) -> list[int]:
    came, layer = {start: start}, [start]
    while layer and end not in came:
        node = layer.pop(0)
        for other in sorted({_other(edge, node) for edge in edges if node in (edge[0], edge[2])}):
            if other not in came:
                came[other] = node
                layer.append(other)
    return _traced(came, start, end)


def _beside(graph: Graph, nodes: list[int]) -> list[Edge]:
    return list(dict.fromkeys(edge for node in nodes for edge in edges_at(graph, node)))[:FALLBACK]


def nearest_edges(graph: Graph, topics: list[int], limit: int, draw: np.random.Generator) -> list[Edge]:
    """Edges by their distance from the question's entities, drawn among equally near ones: the file's order plays no part."""
    seen, layer = set(topics), list(topics)
    chosen: dict[Edge, None] = {}
    while layer and len(chosen) < limit:
        ring = list(dict.fromkeys(edge for node in layer for edge in edges_at(graph, node) if edge not in chosen))
        for place in draw.permutation(len(ring)).tolist():
            chosen[ring[place]] = None
        layer = sorted({node for edge in ring for node in (edge[0], edge[2])} - seen)
        seen |= set(layer)
        layer = [layer[place] for place in draw.permutation(len(layer))[:limit].tolist()]
    return list(chosen)[:limit]


def labelled(
    graph: Graph, question: str, topics: list[int], answers: list[int], gold: Steps | None, limit_triples: int = 50, through: bool = False
) -> dict:
    """Fields question, triples [head, relation, tail], labels 0 or 1 per triple, paths, answer and graph_size (triples of the whole graph)."""
    draw = np.random.default_rng([SEED, *topics])
    on_way, paths = positives(graph, topics, answers, gold, through)
    right = sorted(on_way)
    most = max(1, int(limit_triples * (1 - NEGATIVE_SHARE)))
    kept = [right[place] for place in draw.permutation(len(right))[:most].tolist()]
    near = [edge for edge in nearest_edges(graph, topics, limit_triples + len(right), draw) if edge not in on_way]
    edges = kept + near[: limit_triples - len(kept)]
    edges = [edges[place] for place in draw.permutation(len(edges)).tolist()]
    return {
        "question": question,
        "triples": [[graph.names[head], graph.relations[relation], graph.names[tail]] for head, relation, tail in edges],
        "labels": [int(edge in on_way) for edge in edges],
        "paths": [[graph.names[node] for node in path] for path in paths],
        "answer": [graph.names[node] for node in answers],
        "graph_size": len(graph.targets) // 2,
    }


def lines(folder: Path, name: str, limit_triples: int, most: int) -> Iterator[dict]:
    """Labelled triples for at most so many questions of a set, drawn with a fixed seed."""
    for ground, questions in SETS[name](folder):
        asked = list(questions)
        for place in np.random.default_rng(SEED).permutation(len(asked))[:most].tolist():
            _, question, topic, steps = asked[place]
            node, gold = ground.graph.node_of.get(topic), signed(ground.graph, steps)
            if node is not None:
                answers = Walks(ground.graph, node, name in THROUGH).ends(gold).tolist()
                asking = question.replace("[X]", topic)
                yield labelled(ground.graph, asking, [node], answers, gold, limit_triples, name in THROUGH) | {"topic": topic}


def main() -> None:
    """Writes the labelled triples of one set."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--set", choices=sorted(SETS), required=True)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--limit_triples", type=int, default=50)
    asked.add_argument("--most", type=int, default=2000, help="questions per graph")
    options = asked.parse_args()
    print(write_lines(options.out, lines(options.folder, options.set, options.limit_triples, options.most)))


if __name__ == "__main__":
    main()
