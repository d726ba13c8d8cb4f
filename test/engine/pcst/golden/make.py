"""Makes instances.jsonl.gz: random Steiner tree instances with the answers of the reference solver.

Run it with a Python that has the pinned packages, for instance
    python3 -m venv /tmp/golden && /tmp/golden/bin/pip install "pcst_fast==1.0.10" "numpy<2"
    /tmp/golden/bin/python test/engine/pcst/golden/make.py
The same file comes out every time. One instance per line:
    edges, prizes, costs, root, clusters, pruning, optional edgePrizes; nodes, edgesKept and objective are the answer.
"""

import gzip
import json
import random
from importlib.metadata import version
from pathlib import Path

import numpy
from pcst_fast import pcst_fast

OUTPUT = Path(__file__).with_name("instances.jsonl.gz")


def solve(edges, prizes, costs, root, clusters, pruning):
    pairs = numpy.array(edges, dtype=numpy.int64).reshape(-1, 2)
    nodes, kept = pcst_fast(pairs, numpy.array(prizes, float), numpy.array(costs, float), root, clusters, pruning, 0)
    return sorted(nodes.tolist()), sorted(kept.tolist())


def check_reference():
    """A numpy 2 makes this very wheel return garbage without a word: a case known by hand comes first."""
    assert version("pcst_fast") == "1.0.10", version("pcst_fast")
    assert int(numpy.__version__.split(".")[0]) < 2, numpy.__version__
    square = [(0, 1), (1, 3), (0, 2), (2, 3)]
    assert solve(square, [3, 0, 0, 3], [0.5] * 4, -1, 1, "gw") == ([0, 1, 3], [0, 1])
    assert solve(square[::-1], [3, 0, 0, 3], [0.5] * 4, -1, 1, "gw") == ([0, 2, 3], [0, 1])
    assert solve([(0, 1)], [5, 1], [1], -1, 1, "strong") == ([0], [])


SHAPES = ["any", "any", "path", "star", "grid", "islands", "tree"]
PRIZES = {
    "small integers": lambda r: r.choice([0, 0, 1, 2, 3, 5]),
    "halves": lambda r: r.choice([0, 0.25, 0.5, 1, 1.5]),
    "tenths": lambda r: r.choice([0, 0.1, 0.2, 0.3, 0.7, 1.1]),
    "reals": lambda r: round(3 * r.random(), 6),
    "few ranks": lambda r: r.randint(1, 10) if r.random() < 0.08 else 0,
    "few reals": lambda r: round(8 * r.random(), 6) if r.random() < 0.12 else 0,
    "extremes": lambda r: r.choice([0, 1, 100]),
}
COSTS = {
    "half": lambda r: 0.5,
    "one": lambda r: 1,
    "tenths": lambda r: r.choice([0.1, 0.2, 0.3, 0.6]),
    "thirds": lambda r: r.choice([1 / 3, 2 / 3, 1]),
    "integers": lambda r: r.randint(0, 4),
    "free or half": lambda r: r.choice([0, 0.5]),
    "reals": lambda r: round(2 * r.random(), 6),
}


def draw_edge(r, shape, n, i):
    if shape == "path":
        return (i % n, (i + 1) % n) if r.random() < 0.9 else (i % n, r.randrange(n))
    if shape == "star":
        return (0 if r.random() < 0.7 else r.randrange(n), r.randrange(n))
    if shape == "grid":
        node = r.randrange(n)
        return (node, min(n - 1, node + r.choice([1, max(1, int(n**0.5))])))
    if shape == "islands":
        size = max(1, n // 3)
        first = r.randrange(3) * size
        return (min(n - 1, first + r.randrange(size)), min(n - 1, first + r.randrange(size)))
    if shape == "tree":
        node = i % n
        return (r.randrange(node) if node else 0, node)
    return (r.randrange(n), r.randrange(n))


def draw_edges(r, n):
    shape = r.choice(SHAPES)
    edges = []
    for i in range(int(n * r.choice([0.5, 0.9, 1.2, 2, 4]))):
        u, v = draw_edge(r, shape, n, i)
        if r.random() < 0.03:
            v = u
        if edges and r.random() < 0.05:
            u, v = r.choice(edges)
        edges.append((u, v))
    return sorted(edges) if r.random() < 0.5 else edges


def draw_instance(r, n):
    edges = draw_edges(r, n)
    prize = PRIZES[r.choice(list(PRIZES))]
    cost = COSTS[r.choice(list(COSTS))]
    mode = r.random()
    return {
        "edges": edges,
        "prizes": [prize(r) for _ in range(n)],
        "costs": [cost(r) for _ in edges],
        "root": r.randrange(n) if mode < 0.15 else -1,
        "clusters": r.randint(2, 6) if 0.15 <= mode < 0.3 else 1,
        "pruning": r.choice(["gw", "gw", "gw", "strong", "strong", "strong", "simple", "none"]),
    }


def answer(instance):
    nodes, kept = solve(*(instance[key] for key in ("edges", "prizes", "costs", "root", "clusters", "pruning")))
    return nodes, kept


def answer_with_edge_prizes(instance):
    """The virtual-node reduction of G-Retriever, written down independently of the product's."""
    n = len(instance["prizes"])
    gain = [prize - cost for prize, cost in zip(instance["edgePrizes"], instance["costs"])]
    plain = [e for e, g in enumerate(gain) if g <= 0]
    virtual = [e for e, g in enumerate(gain) if g > 0]
    pairs = [instance["edges"][e] for e in plain]
    for j, e in enumerate(virtual):
        u, v = instance["edges"][e]
        pairs += [(u, n + j), (n + j, v)]
    prizes = instance["prizes"] + [gain[e] for e in virtual]
    costs = [-gain[e] for e in plain] + [0] * (2 * len(virtual))
    nodes, kept = solve(pairs, prizes, costs, instance["root"], instance["clusters"], instance["pruning"])
    chosen = sorted({plain[e] for e in kept if e < len(plain)} | {virtual[v - n] for v in nodes if v >= n})
    ends = {end for e in chosen for end in instance["edges"][e]}
    return sorted({v for v in nodes if v < n} | ends), chosen


def objective(instance, nodes, kept):
    inside = set(nodes)
    lost = sum(prize for node, prize in enumerate(instance["prizes"]) if node not in inside)
    chosen = set(kept)
    lost += sum(prize for e, prize in enumerate(instance.get("edgePrizes", [])) if e not in chosen)
    return lost + sum(instance["costs"][e] for e in kept)


def make(seed):
    r = random.Random(seed)
    n = r.randint(7, 60) if seed < 520 else r.randint(60, 600) if seed < 620 else r.randint(600, 5000)
    instance = draw_instance(r, n)
    if seed % 8 == 0:
        prize = PRIZES[r.choice(["few ranks", "halves", "few reals"])]
        instance["edgePrizes"] = [prize(r) for _ in instance["edges"]]
    with_edges = "edgePrizes" in instance
    nodes, kept = answer_with_edge_prizes(instance) if with_edges else answer(instance)
    return {**instance, "nodes": nodes, "edgesKept": kept, "objective": objective(instance, nodes, kept)}


def main():
    check_reference()
    lines = [json.dumps(make(seed), separators=(",", ":")) for seed in range(660)]
    with OUTPUT.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as packed:
        packed.write(("\n".join(lines) + "\n").encode())
    print(f"{len(lines)} instances, {OUTPUT.stat().st_size} bytes")


if __name__ == "__main__":
    main()
